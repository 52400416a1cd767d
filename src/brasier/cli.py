"""The `brasier` command: play, replay, verify, referee, bench."""

import argparse
import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from brasier import __version__
from brasier.core.record import Damaged
from brasier.core.state import Refusal
from brasier.texts import LANGUAGES, Texts, choose_language


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    _open_streams()
    parsed = _parse(given)
    texts = Texts(choose_language(parsed.lang))
    try:
        result: int = parsed.run(parsed, texts)
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
        parsed.game = "feurio" if parsed.run is _bench else None
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


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="brasier", description="One home for three fire games.", allow_abbrev=False)
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: from the environment)")
    parser.add_argument("--version", action="version", version=f"brasier {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Any, text: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
        sub.set_defaults(run=run)
        sub.add_argument(
            "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="language (default: from the environment)"
        )
        return sub

    play = command("play", _play, "Play in the terminal, against bots or with people around one screen.")
    play.add_argument("game", nargs="?", help="the game (asked for if left out)")
    play.add_argument("options", nargs="*", metavar="name=value", help="options of the game, e.g. players=3")
    play.add_argument("--board", metavar="FILE", help="a house drawn in a file (Flash Point)")
    play.add_argument(
        "--people", metavar="NAMES", help="names of the people, divided by commas; bots take the other seats"
    )
    play.add_argument("--seed", help="seed of the draw and the bots (default: fresh secret ones)")
    play.add_argument(
        "--dice", choices=("sealed", "manual"), default="sealed", help="manual: you have the real box and say what came"
    )
    play.add_argument("--save", metavar="FILE", help="keep the match in this file as it goes on")
    play.add_argument(
        "--resume", metavar="FILE", nargs="?", const="", help="go on with a saved match (without FILE: the last one)"
    )
    play.add_argument("--colour", choices=("auto", "always", "never"), default="auto", help="colours in the drawing")
    play.add_argument("--words", action="store_true", help="tell the board in sentences instead of drawing it")

    replay = command("replay", _replay, "Look at a recorded match step by step.")
    replay.add_argument("file", help="a record")
    replay.add_argument("--step", type=int, help="show the match after this many steps")
    replay.add_argument("--svg", metavar="FILE", help="write the board as a picture")
    replay.add_argument("--colour", choices=("auto", "always", "never"), default="auto", help="colours in the drawing")
    replay.add_argument("--words", action="store_true", help="tell the board in sentences instead of drawing it")

    verify = command("verify", _verify, "Prove that a recorded match is whole and that nobody touched its draw.")
    verify.add_argument("file", help="a record")

    referee = command("referee", _referee, "Referee a match for other programs: JSON lines in, JSON lines out.")
    referee.add_argument("game", nargs="?", help="the game, if requests do not name it")

    bench = command("bench", _bench, "Measure how fast the engine is.")
    bench.add_argument("game", nargs="?", default="feurio", help="the game (default: feurio)")
    bench.add_argument("options", nargs="*", metavar="name=value", help="options of the game")
    bench.add_argument("--board", metavar="FILE", help="a house drawn in a file (Flash Point)")
    bench.add_argument("--seconds", type=_seconds, default=5.0, help="how long to measure each contestant")
    bench.add_argument("--peers", action="store_true", help="measure OpenSpiel and catanatron too (extra 'bench')")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.add_argument("--uncompiled", action="store_true", help="measure the same sources without compilation")
    return parser


def _seconds(text: str) -> float:
    value = float(text)
    if not 0.01 <= value <= 600:
        raise argparse.ArgumentTypeError("between 0.01 and 600")
    return value


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


def _play(parsed: argparse.Namespace, texts: Texts) -> int:
    from brasier.terminal.begin import Wishes
    from brasier.terminal.play import play

    wishes = Wishes(
        game=parsed.game,
        options=_options(parsed),
        people=None if parsed.people is None else [name.strip() for name in parsed.people.split(",") if name.strip()],
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


def _brief(value: Any) -> str:
    """The value of an option on one line; a drawing would fill it."""
    return "(drawing)" if isinstance(value, str) and "\n" in value else json.dumps(value)
