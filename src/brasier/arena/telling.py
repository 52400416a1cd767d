"""Results on the screen and as a table for other programs; and how far a run is."""

import csv
import io
import os
import sys
import time
from typing import Any, Final

from brasier.texts import Texts

BAR: Final = 24
SHORTEST_BAR: Final = 4  # a shorter one says nothing
USUAL_COLUMNS: Final = 80  # of a terminal that does not say
OFTEN: Final = 0.2  # seconds between two drawings of the bar
SELDOM: Final = 30.0  # and where nobody sees a bar: between two lines


class Progress:
    """A bar on standard error with the time that is left; a line now and then where it is not a terminal."""

    def __init__(self, texts: Texts, total: int, done: int, *, quiet: bool = False) -> None:
        self._texts = texts
        self._total = total
        self._before = done
        self._done = done
        self._began = self._shown = time.monotonic()
        self._live = sys.stderr.isatty()
        self._quiet = quiet and not self._live
        self._width = 0
        if self._live:
            self._draw()

    def add(self) -> None:
        self._done += 1
        if time.monotonic() - self._shown > (OFTEN if self._live else SELDOM):
            self._draw()

    def _draw(self) -> None:
        self._shown = time.monotonic()
        if self._quiet:
            return
        done = f"{self._done}/{self._total}  {100 * self._done // self._total} %"
        line = f"{done}  {self._left()}".rstrip()
        if not self._live:
            print(line, file=sys.stderr, flush=True)
            return
        room = _columns() - 1  # a line that fills the last column may be broken there
        bar = min(BAR, room - len(line) - 2)
        if bar >= SHORTEST_BAR:
            full = bar * self._done // self._total
            line = f"{'█' * full}{'░' * (bar - full)}  {line}"
        if len(line) > room:
            line = done[:room]
        print(f"\r{line:<{min(self._width, room)}}", end="", file=sys.stderr, flush=True)
        self._width = len(line)

    def _left(self) -> str:
        fresh = self._done - self._before
        if not fresh:
            return ""
        seconds = (self._total - self._done) * (time.monotonic() - self._began) / fresh
        return self._texts.say("arena-time-left", time=duration(seconds))

    def end(self) -> None:
        if self._live:
            print(f"\r{'':<{min(self._width, _columns() - 1)}}\r", end="", file=sys.stderr, flush=True)


def _columns() -> int:
    """Of the terminal as it is now."""
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns or USUAL_COLUMNS
    except OSError:
        return USUAL_COLUMNS


def duration(seconds: float) -> str:
    """`45 s`, `12 min`, `3 h 05 min`: the same in both languages."""
    if seconds < 90:
        return f"{round(seconds)} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60:02} min"


class Words:
    """Numbers as a language writes them."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def number(self, value: float, digits: int = 1, *, sign: bool = False) -> str:
        text = f"{value:{'+' if sign else ''}.{digits}f}".replace("-", "−")
        return text.replace(".", ",") if self.texts.language == "fr" else text

    def percent(self, value: float, *, sign: bool = False) -> str:
        return f"{self.number(100 * value, sign=sign)} %"

    def interval(self, rate: dict[str, float], *, sign: bool = False) -> str:
        low, high = (self.number(100 * rate[end], sign=sign) for end in ("low", "high"))
        return self.texts.say("arena-interval", low=low, high=high)

    def figure(self, game: str, figure: str) -> str:
        """What a figure of an outcome is called; by its own name where a game has no better one."""
        message = f"arena-figure-{game}-{figure}"
        return self.texts.say(message) if self.texts.has(message) else figure

    def elo_interval(self, league: dict[str, Any], name: str) -> str:
        if name == next(iter(league["elo"])):
            return "—"  # the one whom the others are measured by
        elo = league["elo"][name]
        if elo["low"] is None:
            return self.texts.say("arena-no-interval")
        low, high = (self.number(elo[end], 0, sign=True) for end in ("low", "high"))
        return self.texts.say("arena-interval", low=low, high=high)

    def seconds(self, value: float) -> str:
        return f"{self.number(1000 * value, 1 if value < 0.1 else 0)} ms"


def tell(told: dict[str, Any], texts: Texts) -> str:
    """The results as a person reads them."""
    words = Words(texts)
    lines: list[str] = []
    for lineup in told["lineups"]:
        if told["cooperative"] and lineup is told["lineups"][0]:
            lines += [texts.say("arena-together"), ""]
        if not told["cooperative"]:
            facts = {"matches": lineup["matches"], "shared": lineup["shared"]}
            lines += [", ".join(lineup["seats"]), texts.say("arena-matches", **facts), ""]
            lines += _aligned(_rows_of_contestants(lineup, told, words))
            by_seat = " · ".join(words.percent(part) for part in lineup["by_seat"])
            lines += ["", "  " + texts.say("arena-by-seat", shares=by_seat), ""]
    if told["cooperative"] and told["lineups"]:
        lines += [*_aligned(_rows_of_teams(told, words)), ""]
    if told["without_block"]:
        lines += [*(texts.say("arena-without-block", lineup=name) for name in told["without_block"]), ""]
    if told["differences"]:
        rows = [[texts.say("arena-difference"), "", texts.say("arena-95"), texts.say("arena-blocks")]]
        for one in told["differences"]:
            value = words.percent(one["rate"]["value"], sign=True)
            rows.append([f"{one['of']} / {one['to']}", value, words.interval(one["rate"], sign=True)])
            rows[-1].append(str(one["blocks"]))
        lines += [*_aligned(rows), "", *_compared_in_part(told, texts)]
    if told["league"] is not None:
        rows = [[texts.say("arena-league"), "Elo", texts.say("arena-95")]]
        for name, elo in sorted(told["league"]["elo"].items(), key=lambda pair: -pair[1]["value"]):
            rows.append([name, words.number(elo["value"], 0, sign=True), words.elo_interval(told["league"], name)])
        lines += [*_aligned(rows), ""]
    return "\n".join(lines).rstrip()


def _rows_of_contestants(lineup: dict[str, Any], told: dict[str, Any], words: Words) -> list[list[str]]:
    say = words.texts.say
    heads = ("level", "wins", "95", "outright", "shared", "fair", "score", "time")
    rows = [[say(f"arena-{head}") for head in heads]]
    for name, one in lineup["contestants"].items():
        rows.append(
            [
                name if one["seats"] == 1 else f"{name} × {one['seats']}",
                words.percent(one["rate"]["value"]),
                words.interval(one["rate"]),
                str(one["outright"]),
                str(one["shared"]),
                words.percent(one["fair"]),
                words.number(one["score"]["value"]),
                words.seconds(told["thinking"][name]["wall"]["mean"]),
            ]
        )
    return rows


def _rows_of_teams(told: dict[str, Any], words: Words) -> list[list[str]]:
    say = words.texts.say
    figures = list(told["lineups"][0]["figures"])
    heads = [say(f"arena-{head}") for head in ("team", "wins", "95", "won", "of")]
    rows = [heads + [words.figure(told["game"], figure) for figure in figures]]
    for lineup in told["lineups"]:
        rows.append(
            [
                lineup["name"],
                words.percent(lineup["rate"]["value"]),
                words.interval(lineup["rate"]),
                str(lineup["won"]),
                str(lineup["matches"]),
                *(words.number(lineup["figures"][figure]["mean"]) for figure in figures),
            ]
        )
    return rows


def _compared_in_part(told: dict[str, Any], texts: Texts) -> list[str]:
    """What differences leave out that the figures above them count: line-ups of fewer turns have more blocks."""
    blocks = {lineup["name"]: lineup["blocks"] for lineup in told["lineups"]}
    lines = []
    for one in told["differences"]:
        of, to = one["of"], one["to"]
        if one["blocks"] < max(blocks[of], blocks[to]):
            facts = {"common": one["blocks"], "of_blocks": blocks[of], "to_blocks": blocks[to]}
            lines += [texts.say("arena-compared-in-part", of=of, to=to, **facts), ""]
    return lines


def _aligned(rows: list[list[str]]) -> list[str]:
    """The first column to the left, numbers to the right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        "  "
        + "  ".join(
            cell.ljust(width) if place == 0 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def as_csv(told: dict[str, Any]) -> str:
    """One row for each seat of each match."""
    out = io.StringIO()
    figures = list(told["lineups"][0]["figures"]) if told["lineups"] else []
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["block", "lineup", "rotation", "seat", "name", "score", "won", "reason", "steps", *figures])
    for one in told["matches"]:
        part = 1.0 if told["cooperative"] else round(1 / max(1, len(one["winners"])), 4)
        where = [one["block"], one["lineup"], one["rotation"]]
        how = [one["reason"], one["steps"], *one["figures"].values()]
        for seat, name in enumerate(one["seats"]):
            won = part if seat in one["winners"] else 0.0
            writer.writerow([*where, seat, name, one["scores"][seat], won, *how])
    return out.getvalue()
