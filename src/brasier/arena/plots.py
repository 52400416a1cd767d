"""The pictures of a run: who wins, which scores they make, how long a match is, and where houses collapse."""

from collections.abc import Sequence
from typing import Any, Final

from brasier.arena.chart import (
    COLOURS,
    EDGE,
    INK,
    MUTED,
    TITLE,
    WIDE,
    Bar,
    bars,
    binned,
    card,
    histogram,
    line,
    scale,
    text,
)
from brasier.arena.house import house
from brasier.arena.plan import Plan
from brasier.arena.summary import Results
from brasier.arena.telling import Words
from brasier.core.drawing import shortened
from brasier.games import find
from brasier.texts import Texts

MOST_PANELS: Final = 12  # of one picture
PANEL: Final = 64

Panels = list[tuple[str, list[int]]]  # a name, and its values


def pictures(plan: Plan) -> list[str]:
    """The names of all that may ever be drawn of a run."""
    of_some = {"elo": plan.league, "house": plan.game == "flashpoint"}
    return ["wins", "scores", "length", *(name for name, is_drawn in of_some.items() if is_drawn)]


def plots(results: Results, told: dict[str, Any], texts: Texts) -> dict[str, str]:
    """Each picture by its name; none before the first block is complete."""
    if not told["lineups"]:
        return {}
    words = Words(texts)
    subtitle = _subtitle(told, words)
    drawn = {
        "wins": _wins(results, told, words, subtitle),
        "scores": _scores(results, told, words, subtitle),
        "length": _histograms(
            texts.say("arena-plot-length"),
            subtitle,
            [(texts.say("arena-plot-steps"), _lengths(results))],
            results,
            words,
        ),
    }
    if told["league"] is not None:
        drawn["elo"] = _elo(told, words, subtitle)
    if told["game"] == "flashpoint" and (picture := house(results, words, subtitle)):
        drawn["house"] = picture
    return drawn


def _subtitle(told: dict[str, Any], words: Words) -> str:
    game = find(told["game"])
    usual = game.option_values(game.options({}))
    options = " ".join(
        f"{name}={'(…)' if isinstance(value, str) and len(value) > 20 else str(value).lower()}"
        for name, value in told["options"].items()
        if value != usual[name]
    )
    matches = words.texts.say("arena-plot-matches", matches=told["matches_played"], seed=told["seed"])
    return " · ".join(filter(None, [words.texts.say(f"lobby-game-{told['game']}"), matches, options]))


def _colours(results: Results) -> dict[str, str]:
    """One for each name, the same in every picture; together one for each team."""
    names = [one.name for one in results.plan.contestants]
    if results.cooperative:
        names = [results.lineup_name(number) for number in range(len(results.plan.lineups))]
    return {name: COLOURS[number % len(COLOURS)] for number, name in enumerate(names)}


def _told(rate: dict[str, float], words: Words) -> str:
    return f"{words.percent(rate['value'])}  ({words.interval(rate)})"


def _wins(results: Results, told: dict[str, Any], words: Words, subtitle: str) -> str:
    colours = _colours(results)
    inside, y = "", float(TITLE)
    if results.cooperative:
        rows = []
        for lineup in told["lineups"]:
            name, rate = lineup["name"], lineup["rate"]
            rows.append(Bar(name, rate["value"], rate["low"], rate["high"], _told(rate, words), colours[name]))
        inside, y = bars(rows, y, 0, 1)
    else:
        for lineup in told["lineups"]:
            if len(results.plan.lineups) > 1:
                inside += text(EDGE, y + 20, shortened(lineup["name"], 13, 500), 13, MUTED)
                y += 26
            rows = [
                Bar(
                    name if one["seats"] == 1 else f"{name} × {one['seats']}",
                    one["rate"]["value"], one["rate"]["low"], one["rate"]["high"],
                    _told(one["rate"], words), colours[name], one["fair"],
                )
                for name, one in lineup["contestants"].items()
            ]  # fmt: skip
            part, y = bars(rows, y, 0, 1)
            inside += part
    for percent in (0, 25, 50, 75, 100):
        x = 206 + 342 * percent / 100
        inside += line(x, y + 4, x, y + 8, MUTED) + text(x, y + 22, f"{percent} %", 11, MUTED, anchor="middle")
    note = words.texts.say("arena-plot-interval" if results.cooperative else "arena-plot-fair")
    inside += text(EDGE, y + 46, note, 12, MUTED)
    title = words.texts.say("arena-plot-wins-together" if results.cooperative else "arena-plot-wins")
    return card(title, subtitle, y + 62, inside, subtitle)


def _elo(told: dict[str, Any], words: Words, subtitle: str) -> str:
    names = list(told["league"]["elo"])
    rows = []
    for name, one in sorted(told["league"]["elo"].items(), key=lambda pair: -pair[1]["value"]):
        low, high = (one["value"] if one[end] is None else one[end] for end in ("low", "high"))  # None: no line
        says = f"{words.number(one['value'], 0, sign=True)}  ({words.elo_interval(told['league'], name)})"
        rows.append(Bar(name, one["value"], low, high, says, COLOURS[names.index(name) % len(COLOURS)]))
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    room = max(20.0, (high - low) * 0.06)
    inside, y = bars(rows, TITLE, low - room, high + room, dots=True)
    inside += text(EDGE, y + 26, words.texts.say("arena-plot-elo-note", name=names[0]), 12, MUTED)
    return card("Elo", subtitle, y + 42, inside, subtitle)


def _scores(results: Results, told: dict[str, Any], words: Words, subtitle: str) -> str:
    say = words.texts.say
    if results.cooperative:
        figures = list(told["lineups"][0]["figures"])
        columns = [
            (
                words.figure(told["game"], figure),
                [(lineup["name"], results.figure(lineup["lineup"], figure)) for lineup in told["lineups"]],
            )
            for figure in figures
        ]
        return _histograms(say("arena-plot-scores-together"), subtitle, columns, results, words)
    panels: Panels = []
    for one in results.plan.contestants:
        values = [
            score
            for lineup in told["lineups"]
            if one.name in lineup["seats"]
            for score in results.scores(lineup["lineup"], one.name)
        ]
        if values:
            panels.append((one.name, values))
    return _histograms(say("arena-plot-scores"), subtitle, [(say("arena-score"), panels)], results, words)


def _lengths(results: Results) -> Panels:
    return [
        (results.lineup_name(number), results.steps(number))
        for number in range(len(results.plan.lineups))
        if results.blocks[number]
    ]


def _histograms(
    title: str, subtitle: str, columns: Sequence[tuple[str, Panels]], results: Results, words: Words
) -> str:
    """A column for each measure, a row for each name; all of a column on the same scale, the mean dashed.

    Whoever has no values has no row; of more than fit it is said how many.
    """
    columns = [(heading, [panel for panel in panels if panel[1]]) for heading, panels in columns]
    columns = [column for column in columns if column[1]]
    more = max((len(panels) for _, panels in columns), default=0) - MOST_PANELS
    columns = [(heading, panels[:MOST_PANELS]) for heading, panels in columns]
    colours = _colours(results)
    left, gap = 176, 30
    wide = (WIDE - EDGE - left - gap * (len(columns) - 1)) / max(1, len(columns))
    inside = ""
    y = float(TITLE)
    for place, (heading, panels) in enumerate(columns):
        x, y = left + place * (wide + gap), TITLE + 16.0
        inside += text(x, y - 2, heading, 13, MUTED)
        every = [value for _, values in panels for value in values]
        span = min(every), max(every)
        top = max(part for _, values in panels for part in binned(values, span))
        for name, values in panels:
            y += 18
            if place == 0:
                inside += text(left - 12, y + PANEL / 2 + 4, shortened(name, 13.5, left - EDGE - 12), 13.5, INK,
                               anchor="end", weight=600)  # fmt: skip
            inside += histogram(values, (x, y, wide, PANEL), span, colours.get(name, COLOURS[0]), top)
            mean = sum(values) / len(values)
            inside += text(x + wide, y - 4, f"⌀ {words.number(mean)}", 11, MUTED, anchor="end")
            y += PANEL
        inside += scale(x, y, wide, span)
    if more > 0:
        says = words.texts.say("arena-plot-more", count=more)
        inside += text(left - 12, y + 17, says, 12, MUTED, anchor="end")
    return card(title, subtitle, y + 40, inside, subtitle)
