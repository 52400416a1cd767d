"""`brasier arena`: from what somebody typed to a folder of results."""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from brasier.arena.cluster import ClusterCrew
from brasier.arena.contestants import AT, code_of, read_bots, read_contestant
from brasier.arena.crew import Crew, LocalCrew, failures_told
from brasier.arena.journal import JOURNAL, MATCHES, Journal, write_whole
from brasier.arena.plan import Plan, pairings
from brasier.arena.plots import pictures, plots
from brasier.arena.summary import Results
from brasier.arena.telling import Progress, as_csv, tell
from brasier.bots import Budget
from brasier.core.chance import LONGEST_SEED
from brasier.core.game import Game, Refusal
from brasier.games import find
from brasier.texts import Texts

MOST_MATCHES: Final = 1_000_000  # of a line-up: more is a slip of the finger, and their names stay short
RESULTS: Final = "results.json"
TABLE: Final = "results.csv"
SEAT_OPTIONS: Final = ("players", "firefighters")  # what says how many seats there are, in one game or another


class Wishes(msgspec.Struct, kw_only=True):
    """What was asked for, as it was typed."""

    game: str
    options: Mapping[str, Any]
    seats: Sequence[str] = ()
    league: str | None = None
    matches: int = 100
    seed: str = "1"
    budget: Budget = Budget()
    bots: Sequence[str] = ()
    keep: bool = False


class Drawn(msgspec.Struct):
    """What of the results tells which pictures are ours."""

    pictures: list[str] = []


def make_plan(wishes: Wishes) -> Plan:
    """The run that was asked for; raises `Refusal` for what cannot be played."""
    game = find(wishes.game)
    if bool(wishes.seats) == bool(wishes.league):
        raise Refusal("arena-who-plays", "")
    if not 1 <= wishes.matches <= MOST_MATCHES:
        raise Refusal("arena-matches-range", "", {"most": MOST_MATCHES})
    if not 0 < len(wishes.seed) <= LONGEST_SEED or not wishes.seed.isprintable() or wishes.seed != wishes.seed.strip():
        raise Refusal("bad-seed", "", {"longest": LONGEST_SEED})
    given = [_names(text) for text in (wishes.seats or [wishes.league or ""])]
    options = game.options(_seated(game, wishes.options, [] if wishes.league else given))
    seats = game.seats(options)
    if wishes.league:
        lineups = _league(game, options, given[0])
    else:
        lineups = tuple(_fit(names, seats) for names in given)
    bots = read_bots(wishes.bots)
    every = dict.fromkeys(name for lineup in lineups for name in lineup)
    if idle := set(bots) - {name.partition(AT)[0] for name in every}:
        raise Refusal("arena-bot-idle", "", {"name": min(idle)})
    return Plan(
        game=game.name,
        rules=game.rules_version,
        options=game.option_values(options),
        contestants=tuple(read_contestant(game.name, name, bots, wishes.budget) for name in every),
        lineups=tuple(dict.fromkeys(lineups)),
        seed=wishes.seed,
        matches=wishes.matches,
        league=bool(wishes.league),
        keep=wishes.keep,
        code=code_of(game.name),
    )


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _seated(game: Game, options: Mapping[str, Any], lineups: Sequence[tuple[str, ...]]) -> Mapping[str, Any]:
    """Whoever names the seats need not say how many there are."""
    count = max((len(lineup) for lineup in lineups), default=1)
    name = next((name for name in SEAT_OPTIONS if name in game.option_values(game.options({}))), "")
    return options if count == 1 or not name or name in options else {**options, name: count}


def _fit(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """A name for each seat; one name alone takes them all."""
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise Refusal("seats-do-not-fit", "", {"given": len(names), "needed": seats})
    return names


def _league(game: Game, options: Any, names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    if game.cooperative(options):
        raise Refusal("arena-league-needs-opponents", "")
    if len(set(names)) < 2:
        raise Refusal("arena-league-needs-two", "")
    return pairings(tuple(dict.fromkeys(names)), game.seats(options))


def run(
    plan: Plan,
    texts: Texts,
    *,
    folder: Path | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    as_json: bool = False,
) -> int:
    """Play what is missing, then write and tell the results; 130 if somebody stopped it."""
    folder = folder or Path("arena") / f"{plan.game}-{plan.fingerprint}"
    _refuse_to_replace(folder, plan)
    with Journal(folder, plan) as journal:
        done = journal.done()
        stopped = False
        if done < plan.count():
            progress = Progress(texts, plan.count(), done, quiet=as_json)
            try:
                _play(journal, progress, workers, cluster)
            except KeyboardInterrupt:
                stopped = True
            finally:
                progress.end()
        results = Results(plan, journal.played)
        told = results.as_dict()
        _write(folder, results, told, plots(results, told, texts))
        if as_json:
            print(json.dumps(told, ensure_ascii=False))
        else:
            print(tell(told, texts), end="\n\n")
            print(texts.say("arena-kept", folder=str(folder)))
        if stopped:
            sys.stdout.flush()
            left = texts.say("arena-stopped", done=journal.done(), total=plan.count())
            print(left, file=sys.stderr)
            return 130
    return 0


def _play(journal: Journal, progress: Progress, workers: int | None, cluster: str | None) -> None:
    plan = journal.plan
    encoded = msgspec.json.encode(plan)
    crew: Crew
    if cluster is not None:
        crew = ClusterCrew(plan, encoded, cluster)
    else:
        missing = plan.count() - journal.done()
        crew = LocalCrew(encoded, min(missing, workers or os.cpu_count() or 1))
    try:
        with failures_told():
            for line, record in crew.play(journal.missing()):
                if journal.add(line, record) is not None:
                    progress.add()
    finally:
        crew.close()


def _refuse_to_replace(folder: Path, plan: Plan) -> None:
    """Where no run was yet, whatever bears a name of ours is somebody else's: it stays, and we go elsewhere."""
    if (folder / JOURNAL).exists():
        return
    ours = [RESULTS, TABLE, *(f"{name}.svg" for name in pictures(plan)), *([MATCHES] if plan.keep else [])]
    for name in ours:
        if (folder / name).exists():
            raise Refusal("arena-file-there", "", {"folder": str(folder), "name": name})


def _write(folder: Path, results: Results, told: dict[str, Any], drawn: dict[str, str]) -> None:
    """Results as JSON and CSV, and the pictures; what is there already is replaced whole.

    A picture that an earlier run drew goes if it is no more: whichever its results name, not what others put there.
    """
    for name in _drawn_before(folder):
        if name in pictures(results.plan) and name not in drawn:
            (folder / f"{name}.svg").unlink(missing_ok=True)
    for name, picture in drawn.items():
        write_whole(folder / f"{name}.svg", picture)
    told["pictures"] = list(drawn)
    write_whole(folder / TABLE, as_csv(told))
    write_whole(folder / RESULTS, json.dumps(told, ensure_ascii=False, indent=1) + "\n")


def _drawn_before(folder: Path) -> list[str]:
    """The pictures that the last results name; none where there are no results, or none that can be read."""
    try:
        return msgspec.json.decode((folder / RESULTS).read_bytes(), type=Drawn).pictures
    except (FileNotFoundError, msgspec.DecodeError):
        return []
