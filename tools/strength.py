"""The published strength of the bots: runs of the arena, small summaries of them, and the page written from those.

    .venv/bin/python tools/strength.py run [NAME …]    play what is not measured yet, or what these names begin
    .venv/bin/python tools/strength.py confirm [NAME …] after a change: see whether what was measured still holds
    .venv/bin/python tools/strength.py page            write docs/strength.md from docs/strength/*.json,
                                                       and what the page of the bots in the browser shows of it

`docs/strength/plan.toml` lists the runs. A run can be stopped at any time and goes on; its matches are below
arena/strength, its summary is written to docs/strength when it is complete. The page says what is not measured yet.

Whatever changes a game's rules or bots makes all its figures those of older bots, also of those that play as before. A
summary therefore remembers how its first matches ended; where they still do, `confirm` says so and the figures stand.
An old one that does not can only be given them while the code is the same.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final

import msgspec

from brasier.arena.command import Wishes, make_plan, run
from brasier.arena.contestants import code_of, known
from brasier.arena.journal import Journal, write_whole
from brasier.arena.plan import Plan
from brasier.arena.playing import Played, perform
from brasier.arena.summary import Results
from brasier.arguments import worker_count
from brasier.bots import YARDSTICKS, flashpoint, tails
from brasier.bots.feurio import hard as feurio_hard
from brasier.bots.feurio import normal as feurio_normal
from brasier.core.game import Refusal
from brasier.texts import Texts

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / "docs/strength"
PAGE: Final = ROOT / "docs/strength.md"
SHOWN: Final = ROOT / "web/src/home/strength.json"
MATCHES: Final = Path("arena/strength")  # below where one works
FIRST: Final = 40  # matches whose ends a summary remembers


class Row(msgspec.Struct, forbid_unknown_fields=True):
    seats: str
    target: float | None = None


class Setting(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    title: str
    game: str
    rows: list[Row]
    options: dict[str, Any] = {}
    note: str = ""  # what was tried, and what limits it


class Runs(msgspec.Struct, forbid_unknown_fields=True):
    seed: str
    matches: int
    setting: list[Setting]


def read_runs() -> Runs:
    return msgspec.convert(tomllib.loads((KEPT / "plan.toml").read_text(encoding="utf-8")), Runs)


def run_name(setting: Setting, row: Row) -> str:
    """`tails-4.hard-greedy-greedy-greedy`"""
    return f"{setting.name}.{row.seats.replace(',', '-')}"


def every(runs: Runs) -> Iterator[tuple[Setting, Row, str]]:
    for setting in runs.setting:
        for row in setting.rows:
            yield setting, row, run_name(setting, row)


def are_known(names: list[str], runs: Runs) -> bool:
    """Whether each begins the name of a run; complains of the first that does not."""
    for wished in names:
        if not any(name.startswith(wished) for _, _, name in every(runs)):
            print(f"No run begins with {wished}: docs/strength/plan.toml lists them.", file=sys.stderr)
            return False
    return True


def command(runs: Runs, setting: Setting, row: Row) -> str:
    """What anybody types to repeat it."""
    options = " ".join(f"{name}={value}" for name, value in setting.options.items())
    words = ["brasier arena", setting.game, options, f"--seats {row.seats}"]
    return " ".join(filter(None, [*words, f"--matches {runs.matches} --seed {runs.seed}"]))


def summary(runs: Runs, setting: Setting, row: Row) -> dict[str, Any] | None:
    """What was measured by this very command; with other options, another seed or fewer matches it is not this."""
    file = KEPT / f"{run_name(setting, row)}.json"
    if not file.exists():
        return None
    told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return told if told["command"] == command(runs, setting, row) else None


# ---- playing


def play(names: list[str], workers: int | None, *, again: bool) -> int:
    """What is not measured yet; with `again` also what was measured with other rules or bots than those of today."""
    runs = read_runs()
    if not are_known(names, runs):
        return 2
    for setting, row, name in every(runs):
        told = summary(runs, setting, row)
        is_done = told is not None and not (again and told["code"] != code_of(setting.game))
        if is_done or (names and not name.startswith(tuple(names))):
            continue
        if missing := set(row.seats.split(",")) - set(known(setting.game)):
            print(f"{name}: there is no {', '.join(sorted(missing))} yet", flush=True)
            continue
        print(f"\n== {name}", flush=True)
        plan = plan_of(runs, setting, row)
        folder = MATCHES / f"{name}.{plan.fingerprint}"
        code = run(plan, Texts("en"), folder=folder, workers=workers)
        if code:
            return code
        with Journal(folder, plan) as journal:
            results = Results(plan, journal.played).as_dict(matches=False)
            first = [end_of(journal.played[fixture]) for fixture in islice(plan.fixtures(), FIRST)]
        keep(name, {"command": command(runs, setting, row), **results, "first": first})
        write_pages()
    return 0


def plan_of(runs: Runs, setting: Setting, row: Row) -> Plan:
    return make_plan(
        Wishes(game=setting.game, options=setting.options, seats=[row.seats], matches=runs.matches, seed=runs.seed)
    )


def keep(name: str, told: dict[str, Any]) -> None:
    write_whole(KEPT / f"{name}.json", json.dumps(told, ensure_ascii=False, indent=1) + "\n")


def end_of(played: Played) -> str:
    """How a match ended, after how many steps and nodes, in a few letters: who plays otherwise hardly gets there."""
    nodes = {name: effort.nodes for name, effort in played.effort.items()}
    told = (played.reason, played.scores, played.winners, played.figures, played.steps, played.final, nodes)
    return blake2b(msgspec.json.encode(told, order="sorted"), digest_size=4).hexdigest()


def confirm(names: list[str]) -> int:
    """Play the first matches of what other code played; where all end as they did, it is also what today's plays.

    A summary that does not remember its first matches gets them as long as the code is the same.
    """
    runs = read_runs()
    if not are_known(names, runs):
        return 2
    others = 0
    for setting, row, name in every(runs):
        told = summary(runs, setting, row)
        if told is None or (names and not name.startswith(tuple(names))):
            continue
        plan = plan_of(runs, setting, row)
        is_same, before = told["code"] == plan.code, told.get("first")
        if is_same and not before:
            keep(name, {**told, "first": list(first_ends(plan, FIRST))})
            print(
                f"{name}: played by the code of today; how its first matches end is remembered from now on", flush=True
            )
        elif not before:
            print(f"{name}: cannot be confirmed, it does not remember how its first matches ended", flush=True)
            others += 1
        elif not is_same:
            ends = enumerate(zip(first_ends(plan, len(before)), before, strict=True), 1)
            other = next((number for number, (now, then) in ends if now != then), None)
            if other is not None:
                print(f"{name}: match {other} ends otherwise", flush=True)
                others += 1
                continue
            print(f"{name}: as before", flush=True)
            keep(name, {**told, "code": plan.code, "played": told.get("played", told["code"])})
            write_pages()
    return 1 if others else 0


def first_ends(plan: Plan, count: int) -> Iterator[str]:
    """How the first matches end when they are played now."""
    encoded = msgspec.json.encode(plan)
    for fixture in islice(plan.fixtures(), count):
        line, _ = perform(encoded, fixture)
        yield end_of(msgspec.json.decode(line, type=Played))


# ---- the pages


def write_pages() -> None:
    write_whole(PAGE, page())
    write_whole(SHOWN, shown())


def shown() -> str:
    """What the browser shows, a row a line: of bots people can play with, measured with the rules and bots of today."""
    runs = read_runs()
    rows = []
    for setting, row, _ in every(runs):
        told = summary(runs, setting, row)
        if told is None or told["code"] != code_of(setting.game) or row.seats.split(",")[0] in YARDSTICKS:
            continue
        rate = _rate(row, told)
        figures = {name: round(100 * rate[name], 1) for name in ("value", "low", "high")}
        who = {"game": setting.game, "setting": setting.name, "seats": row.seats.split(",")}
        rows.append({**who, "together": told["cooperative"], **figures})
    lines = ",\n".join(json.dumps(row) for row in rows)
    return f"[\n{lines}\n]\n"


def page() -> str:
    runs = read_runs()
    rows = list(every(runs))
    measured = {name: told for setting, row, name in rows if (told := summary(runs, setting, row)) is not None}
    letters = _letters(measured)
    parts = [
        "# Strength of the bots",
        "Written by `tools/strength.py` from runs of the arena; do not edit. What the figures mean and how sure they\n"
        "are: [measure a bot](how-to/measure-a-bot.md), [the arena](reference/arena.md#intervals).",
        f"{len(measured)} of {len(rows)} runs are measured. A run has {runs.matches:,} matches and the seed "
        f"`{runs.seed}`. Every level\nhas the budget it is meant to have: nodes, not seconds, so that every match can "
        "be repeated. *Wins* are those of whoever\nis named first, or of the team; a shared first place counts in "
        "parts, *outright* are victories alone. Intervals are for\n95 %; a target is *reached* when all of the "
        "interval is at or above it. Seconds of a move are those of the processor:\nthe mean, "
        f"the 95 % mark and the longest{', on the machine of that letter' if len(letters) > 1 else ''}. *Older bots*: "
        "rules or bots were changed since.",
        _budgets(),
    ]
    for setting in runs.setting:
        parts.append(f"## {setting.title}")
        parts.append(_table(runs, setting, measured, letters))
        parts += [setting.note] if setting.note else []
    parts.append(_machines(measured, letters))
    return "\n\n".join(parts) + "\n"


def _budgets() -> str:
    """What each level is meant to spend on a decision; a playout that is under way then is played to its end."""
    rivals = f"{feurio_hard.DUEL:,} with 2 players, {feurio_hard.RIVALS:,} with more"
    shared = f"{feurio_hard.PLAYOUTS:,} for this tile and each one to come, up to {feurio_hard.SHARED:,}"
    turn, judged, played = "a turn played out", "a position judged", "a round played out"
    rows = [
        ("Flash Point", f"{flashpoint.Normal.nodes:,}", f"{flashpoint.Hard.nodes:,}", judged),
        ("Feurio! against others", "—", rivals, turn),
        ("Feurio! alone or together", f"{feurio_normal.SHARED:,}", shared, turn),
        ("Tails on Fire, choosing cards", f"{tails.Normal.choice_nodes:,}", f"{tails.Hard.choice_nodes:,}", played),
        ("Tails on Fire, any other decision", f"{tails.Normal.step_nodes:,}", f"{tails.Hard.step_nodes:,}", played),
    ]
    heads = ("nodes of a decision, about", "normal", "hard", "a node is")
    lines = [f"| {' | '.join(cells)} |" for cells in (heads, *rows)]
    lines.insert(1, "|---" * len(heads) + "|")
    return "\n".join(
        [*lines, "", "Whoever is not named here has no budget: they go by rules of thumb and search nothing."]
    )


def _letters(measured: dict[str, dict[str, Any]]) -> dict[str, str]:
    """A short name for each machine: a letter, or a number once there are too many."""
    machines = sorted({machine for told in measured.values() for machine in told["machines"]})
    names = ascii_uppercase if len(machines) <= len(ascii_uppercase) else map(str, range(1, len(machines) + 1))
    return dict(zip(machines, names, strict=False))


def _table(runs: Runs, setting: Setting, measured: dict[str, dict[str, Any]], letters: dict[str, str]) -> str:
    heads = (
        "seats",
        "wins",
        "95 % interval",
        "outright",
        "target",
        "matches",
        "nodes a move",
        "seconds a move",
        "code",
    )
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for row in setting.rows:
        told = measured.get(run_name(setting, row))
        cells = [row.seats.replace(",", ", "), *(_unmeasured(row) if told is None else _measured(row, told, letters))]
        lines.append(f"| {' | '.join(cells)} |")
    options = "".join(f" {name}={value}" for name, value in setting.options.items())
    typed = f"brasier arena {setting.game}{options} --seats … --matches {runs.matches} --seed {runs.seed}"
    return "\n".join([*lines, "", f"`{typed}`"])


def _target(row: Row, rate: dict[str, float] | None = None) -> str:
    if row.target is None:
        return ""
    verdict = ""
    if rate is not None:
        verdict = " **missed**"
        if rate["value"] >= row.target:
            verdict = " reached" if rate["low"] >= row.target else " reached, not certain"
    return f"≥ {100 * row.target:.0f} %{verdict}"


def _rate(row: Row, told: dict[str, Any]) -> dict[str, Any]:
    """How often whoever is named first wins, or the team."""
    (lineup,) = told["lineups"]
    rate: dict[str, Any] = (lineup if told["cooperative"] else lineup["contestants"][row.seats.split(",")[0]])["rate"]
    return rate


def _unmeasured(row: Row) -> list[str]:
    return ["not measured yet", "", "", _target(row), "", "", "", ""]


def _measured(row: Row, told: dict[str, Any], letters: dict[str, str]) -> list[str]:
    (lineup,) = told["lineups"]
    first = row.seats.split(",")[0]
    alone = None if told["cooperative"] else lineup["contestants"][first]["outright"] / lineup["matches"]
    rate = _rate(row, told)
    thinking = told["thinking"][first]
    where = f" ({', '.join(letters[machine] for machine in told['machines'])})" if len(letters) > 1 else ""
    return [
        f"**{100 * rate['value']:.1f} %**",
        f"{100 * rate['low']:.1f}–{100 * rate['high']:.1f}",
        "" if alone is None else f"{100 * alone:.1f} %",
        _target(row, rate),
        str(rate["matches"]),
        f"{thinking['nodes']:.0f}" if thinking["nodes"] else "—",
        ", ".join(f"{thinking['cpu'][mark]:.2g}" for mark in ("mean", "p95", "max")) + where,
        _code(told),
    ]


def _code(told: dict[str, Any]) -> str:
    code = f"`{told['code']}`" + ("" if told["code"] == code_of(told["game"]) else ", older bots")
    return f"{code}, as `{told['played']}`" if "played" in told else code


def _machines(measured: dict[str, dict[str, Any]], letters: dict[str, str]) -> str:
    """Where all this was played, and for how long."""
    matches: dict[str, int] = {}
    for told in measured.values():
        for machine, count in told["machines"].items():
            matches[machine] = matches.get(machine, 0) + count
    if not matches:
        return "## Machines\n\nNothing is measured yet."
    named = {
        machine: f"**{letter}**: {machine}" if len(letters) > 1 else machine for machine, letter in letters.items()
    }
    lines = [f"- {named[machine]}: {count:,} matches" for machine, count in sorted(matches.items())]
    hours = sum(told["match_seconds"] for told in measured.values()) / 3600
    lines.append(
        f"\nPlayed one after the other, these matches took {hours:.1f} hours by the clock, some beside other work."
    )
    lines.append(
        "*Code* is the digest of the rules and bots that played; *as* another one: that one played, and with this one\n"
        "the first matches still end as they did, after as many steps and nodes. Seconds hold for the machine\n"
        "they were measured on alone."
    )
    return "\n".join(["## Machines", "", *lines])


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="The published strength of the bots.")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("run", help="play what is not measured yet, then write the page")
    playing.add_argument("names", nargs="*", help="only runs whose names begin like this")
    playing.add_argument("--workers", type=worker_count)
    playing.add_argument("--again", action="store_true", help="also what was measured with other rules or bots")
    confirming = commands.add_parser("confirm", help="whether what was measured with other code is played as it was")
    confirming.add_argument("names", nargs="*", help="only runs whose names begin like this")
    commands.add_parser("page", help="write docs/strength.md and what the browser shows")
    given = parser.parse_args(words)
    if given.command == "run":
        try:
            return play(given.names, given.workers, again=given.again)
        except Refusal as refusal:  # another one works in the same folder
            print(Texts("en").refusal(refusal), file=sys.stderr)
            return 1
    if given.command == "confirm":
        return confirm(given.names)
    write_pages()
    return 0


if __name__ == "__main__":
    sys.exit(main())
