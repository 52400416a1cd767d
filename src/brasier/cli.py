"""The `brasier` command: serve, backup, restore, play, replay, verify, referee, arena, dataset, bench, load."""

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from brasier.arguments import make_parser
from brasier.core.record import Damaged
from brasier.core.state import Refusal
from brasier.texts import Texts, choose_language


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    _open_streams()
    parsed = _parse(given)
    texts = Texts(choose_language(parsed.lang))
    try:
        result = COMMANDS[parsed.run](parsed, texts)
    except Refusal as refusal:
        _complain(texts.refusal(refusal))
        if refusal.code == "unknown-option" and parsed.game is not None:
            _list_options(parsed.game, texts)
        return 1
    except Damaged as damaged:
        return _complain(texts.damaged(damaged))
    except UnicodeDecodeError:
        return _complain(texts.say("file-not-text"))
    except BrokenPipeError:
        # Whoever read along has left (`brasier replay … | head`): nothing more can be said, not even at exit.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123  # lives until the process ends
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as problem:
        file = str(problem.filename or texts.say("output"))
        return _complain(texts.say("file-problem", problem=problem.strerror or str(problem), file=file))
    return result


def _open_streams() -> None:
    """A stream that is closed is as silent as the void; a terminal of another alphabet shows a ?, not a traceback."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123  # until we end
        if isinstance(stream := getattr(sys, name), io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _parse(given: list[str]) -> argparse.Namespace:
    """Options of a game (`players=3`) may stand anywhere, before or after the flags, and without naming the game."""
    parser = make_parser()
    parsed, rest = parser.parse_known_args(given)
    if not hasattr(parsed, "options"):
        if rest:
            parser.error(f"unrecognized arguments: {' '.join(rest)}")
        return parsed
    strangers = [word for word in rest if word.startswith("-") or "=" not in word]
    if strangers:
        parser.error(f"unrecognized arguments: {' '.join(strangers)}")
    parsed.options += rest
    if "=" in (parsed.game or ""):
        parsed.options.insert(0, parsed.game)
        parsed.game = "feurio" if parsed.run == "bench" else None
    return parsed


def _list_options(name: str, texts: Texts) -> None:
    """What could have been meant."""
    from brasier.games import find

    game = find(name)
    for option in game.option_values(game.options({})):
        print(f"  {option}: {texts.say(f'option-{name}-{option}')}", file=sys.stderr)


def _complain(sentence: str) -> int:
    print(f"brasier: {sentence}", file=sys.stderr)
    return 1


def _options(parsed: argparse.Namespace) -> dict[str, Any]:
    """Options as typed: `players=3 mode=cooperative firebreaks=true`; and the house that a file draws."""
    options: dict[str, Any] = {}
    for word in parsed.options:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise Refusal("option-form", "", {"text": word})
        if not word.isprintable():
            raise Refusal("option-form", "", {"text": word})
        try:
            options[name] = json.loads(value)
        except (ValueError, RecursionError):
            options[name] = value
    if parsed.board is not None:
        if "board" in options:
            raise Refusal("board-twice", "")
        options["board"] = _drawing(parsed.board, parsed.game)
    return options


def _drawing(file: str, game: str | None) -> str:
    """What a file draws, as the text that an option holds."""
    from brasier.games import find
    from brasier.terminal.files import read

    if game is not None and "board" not in find(game).option_values(find(game).options({})):
        raise Refusal("no-own-board", "", {"game": game})
    return read(Path(file)).removeprefix("\ufeff").rstrip() + "\n"


def _serve(parsed: argparse.Namespace, texts: Texts) -> int:
    from brasier.server import logs
    from brasier.server.serve import run
    from brasier.server.settings import Settings
    from brasier.server.store import StoreProblem

    given = {name: getattr(parsed, name) for name in ("database", "workers") if getattr(parsed, name) is not None}
    settings = Settings(
        host=parsed.host,
        port=parsed.port,
        cluster=parsed.cluster,
        public_url=parsed.public_url,
        proxies=parsed.proxy,
        alerts=parsed.alerts,
        pace=parsed.pace,
        grace=int(parsed.grace * 1000),
        **given,
    )
    logs.set_up(as_json=parsed.log == "json")
    try:
        run(settings, lambda address: print(texts.say("serving", address=address), flush=True), browser=parsed.open)
    except StoreProblem as problem:
        return _complain(texts.say(problem.code, **problem.facts))
    except OSError as problem:
        where = f"{parsed.host}:{parsed.port}"
        return _complain(texts.say("cannot-listen", where=where, problem=problem.strerror or str(problem)))
    return 0


def _backup(parsed: argparse.Namespace, texts: Texts) -> int:
    from brasier.server.backup import backup
    from brasier.server.settings import default_database
    from brasier.server.store import StoreProblem

    try:
        backup(parsed.database or default_database(), Path(parsed.file))
    except StoreProblem as problem:
        return _complain(texts.say(problem.code, **problem.facts))
    print(texts.say("backed-up", file=parsed.file))
    return 0


def _restore(parsed: argparse.Namespace, texts: Texts) -> int:
    from brasier.server.backup import restore
    from brasier.server.settings import default_database
    from brasier.server.store import StoreProblem

    where = parsed.database or default_database()
    try:
        restore(Path(parsed.file), where)
    except StoreProblem as problem:
        return _complain(texts.say(problem.code, **problem.facts))
    print(texts.say("restored", file=parsed.file, where=where.removeprefix("sqlite:///")))
    return 0


def _play(parsed: argparse.Namespace, texts: Texts) -> int:
    from brasier.terminal.begin import Wishes
    from brasier.terminal.play import play

    wishes = Wishes(
        game=parsed.game,
        options=_options(parsed),
        people=None if parsed.people is None else [name.strip() for name in parsed.people.split(",") if name.strip()],
        level=parsed.level,
        seed=parsed.seed,
        manual=parsed.dice == "manual",
        save=parsed.save and Path(parsed.save),
        resume=None if parsed.resume is None else parsed.resume,
        colour=parsed.colour,
        words=parsed.words,
    )
    return play(wishes, texts)


def _replay(parsed: argparse.Namespace, texts: Texts) -> int:
    from brasier.terminal.files import read
    from brasier.terminal.replay import replay
    from brasier.terminal.screen import Screen

    screen = Screen(parsed.colour, words=parsed.words)
    return replay(read(Path(parsed.file)), texts, step=parsed.step, svg=parsed.svg and Path(parsed.svg), screen=screen)


def _verify(parsed: argparse.Namespace, texts: Texts) -> int:
    from brasier import game_of
    from brasier.core.match import verify
    from brasier.core.record import read_record
    from brasier.terminal.files import read

    record = read_record(read(Path(parsed.file)))
    proof = verify(game_of(record), record)
    if proof.status == "proved":
        print(texts.say("verified", count=proof.confirmed, seed=str(record.seed), commitment=str(record.commitment)))
    else:
        told_too_little = proof.status == "sealed" and record.result is not None
        status = "sealed-over" if told_too_little else proof.status
        print(texts.say(f"verified-{status}", commitment=str(record.commitment)))
    if proof.status == "proved" and record.dealt_from > 1:
        print(texts.say("verified-fork", step=record.dealt_from))
    print(texts.say("verified-result", result=record.result) if record.result else texts.say("verified-unfinished"))
    return 0


def _referee(parsed: argparse.Namespace, texts: Texts) -> int:
    from brasier.referee import serve

    serve(parsed.game, texts, sys.stdin.buffer, sys.stdout.buffer)
    return 0


def _arena(parsed: argparse.Namespace, texts: Texts) -> int:
    from brasier.arena.command import Wishes, make_plan, run
    from brasier.bots import Budget

    wishes = Wishes(
        game=parsed.game or "",  # somebody typed options alone
        options=_options(parsed),
        seats=parsed.seats,
        league=parsed.league,
        matches=parsed.matches,
        seed=parsed.seed,
        budget=Budget(parsed.nodes, parsed.seconds),
        bots=parsed.bot,
        keep=parsed.keep,
    )
    folder = None if parsed.out is None else Path(parsed.out)
    return run(make_plan(wishes), texts, folder=folder, as_json=parsed.json, **_where(parsed))


def _where(parsed: argparse.Namespace) -> dict[str, Any]:
    """Where matches are played: in processes of this machine, or elsewhere."""
    if parsed.workers is not None and parsed.cluster is not None:
        raise Refusal("arena-workers-or-cluster", "")
    return {"workers": parsed.workers, "cluster": parsed.cluster}


def _dataset(parsed: argparse.Namespace, texts: Texts) -> int:
    from brasier.arena.command import Wishes
    from brasier.bots import Budget

    try:
        from brasier.rl.dataset.command import make_order, run
    except ModuleNotFoundError as missing:
        raise Refusal("dataset-not-installed", "", {"what": missing.name or "—"}) from missing
    wishes = Wishes(
        game=parsed.game or "",  # somebody typed options alone
        options=_options(parsed),
        seats=parsed.seats,
        matches=parsed.matches,
        seed=parsed.seed,
        budget=Budget(parsed.nodes),
        bots=parsed.bot,
    )
    order = make_order(wishes, part=parsed.part, sample=parsed.sample)
    folder = None if parsed.out is None else Path(parsed.out)
    return run(order, texts, folder=folder, **_where(parsed))


def _bench(parsed: argparse.Namespace, texts: Texts) -> int:
    from brasier import bench
    from brasier.games import find

    game = find(parsed.game)
    options = game.options(_options(parsed))
    if parsed.uncompiled:
        words = [parsed.game, *parsed.options, "--seconds", str(parsed.seconds)]
        words += [] if parsed.board is None else ["--board", parsed.board]
        flags = [flag for flag, wished in (("--peers", parsed.peers), ("--json", parsed.json)) if wished]
        return bench.run_uncompiled(["bench", *words, *flags])
    try:
        result = bench.measure(game, options, seconds=parsed.seconds, peers=parsed.peers)
    except bench.PeersMissing as missing:
        return _complain(texts.say("bench-peers-missing", what=str(missing)))
    if parsed.json:
        print(json.dumps(result))
        return 0
    chosen = " ".join(f"{name}={_brief(value)}" for name, value in result["options"].items())
    print(f"{result['game']} ({chosen}), rules {'compiled' if result['compiled'] else 'uncompiled'}")
    print(f"  {result['steps_per_s']:>12,} steps/s    {result['matches_per_s']:,} matches/s")
    print(f"  {result['clone_ns']:>12,} ns/clone   {result['state_bytes']:,} bytes/state")
    for name, peer in result["peers"].items():
        print(f"  {peer['steps_per_s']:>12,} steps/s    {name}: we are {peer['ratio']} × as fast")
    return 0


def _load(parsed: argparse.Namespace, texts: Texts) -> int:
    import asyncio

    from brasier.load import Plan, measure
    from brasier.server.store import StoreProblem

    plan = Plan(parsed.tables, parsed.rate, parsed.seconds, parsed.database)
    try:
        result = asyncio.run(measure(plan))
    except StoreProblem as problem:
        return _complain(texts.say(problem.code, **problem.facts))
    if parsed.json:
        print(json.dumps(result))
        return 0
    print(
        f"{result['sockets']:,} sockets at {result['tables']:,} tables, {result['database']}, {result['cores']} cores"
    )
    for way in ("steady", "sustained"):
        told = result[way]
        waits = "   ".join(
            f"{name} {told[name]['p50']} / {told[name]['p99']} ms" for name in ("answered_ms", "told_ms")
        )
        print(f"  {way:<10} {told['moves_per_s']:>8,} moves/s   p50 / p99: {waits.replace('_ms', '')}")
    print(f"  {result['bare_commits_per_s']:,} bare commits/s; sustained is {result['ratio_to_bare_commits']} × that")
    if result["bytes_per_table"] is not None:
        print(f"  {result['bytes_per_table']:,} bytes for each table with its four sockets")
    return 0


def _brief(value: Any) -> str:
    """The value of an option on one line; a drawing would fill it."""
    return "(drawing)" if isinstance(value, str) and "\n" in value else json.dumps(value)


COMMANDS: dict[str, Callable[[argparse.Namespace, Texts], int]] = {
    "serve": _serve,
    "backup": _backup,
    "restore": _restore,
    "play": _play,
    "replay": _replay,
    "verify": _verify,
    "referee": _referee,
    "arena": _arena,
    "dataset": _dataset,
    "bench": _bench,
    "load": _load,
}
