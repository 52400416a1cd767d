"""From finished matches to results: plain values that JSON, the screen, tables and plots show.

Only complete blocks from the first on are counted, so a run that was stopped favours nobody.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, Final

import msgspec

from brasier import __version__
from brasier.arena.journal import complete_blocks
from brasier.arena.plan import Fixture, Plan
from brasier.arena.playing import Effort, Played
from brasier.arena.statistics import Contest, Estimate, Interval, Rate, difference, league, mean_of, rate_of
from brasier.games import find

FORMAT: Final = 1
Blocks = list[list[Played]]


def shares(plan: Plan, played: Played) -> dict[str, float]:
    """Which part of the victory each name of a match has: a first place shared by k seats is worth 1/k to each."""
    seats = plan.seats(played.fixture)
    found = dict.fromkeys(seats, 0.0)
    for winner in played.winners:
        found[seats[winner]] += 1 / len(played.winners)
    return found


class Results:
    """What a run has shown so far."""

    def __init__(self, plan: Plan, played: Mapping[Fixture, Played]) -> None:
        self.plan = plan
        self.game = find(plan.game)
        self.cooperative = self.game.cooperative(self.game.options(plan.options))
        self.blocks: list[Blocks] = [
            [[played[Fixture(block, lineup, turn)] for turn in range(len(rotations))] for block in range(complete)]
            for lineup, (rotations, complete) in enumerate(
                zip(plan.rotations, complete_blocks(plan, played), strict=True)
            )
        ]
        self.counted = [one for lineup in self.blocks for block in lineup for one in block]

    def lineup_name(self, lineup: int) -> str:
        """`hard, normal × 3`; seat by seat where another line-up has the same names in another order."""
        seats = self.plan.lineups[lineup]
        if sum(Counter(other) == Counter(seats) for other in self.plan.lineups) > 1:
            return ", ".join(seats)
        return ", ".join(name if count == 1 else f"{name} × {count}" for name, count in Counter(seats).items())

    def victories(self, lineup: int, name: str) -> list[list[float]]:
        """For each match, block by block, which part of the victory a name has; together, whether they won."""
        if self.cooperative:
            return [[float(bool(one.winners)) for one in block] for block in self.blocks[lineup]]
        return [[shares(self.plan, one)[name] for one in block] for block in self.blocks[lineup]]

    def scores(self, lineup: int, name: str) -> list[int]:
        """Every score of a name."""
        return [
            score
            for block in self.blocks[lineup]
            for one in block
            for seat, score in zip(self.plan.seats(one.fixture), one.scores, strict=True)
            if seat == name
        ]

    def figure(self, lineup: int, name: str) -> list[int]:
        return [one.figures[name] for block in self.blocks[lineup] for one in block]

    def steps(self, lineup: int) -> list[int]:
        return [one.steps for block in self.blocks[lineup] for one in block]

    # ---- as plain values

    def as_dict(self, *, matches: bool = True) -> dict[str, Any]:
        """Everything, or without the single matches what is worth keeping for long."""
        plan = self.plan
        told: dict[str, Any] = {
            "arena": FORMAT,
            "game": plan.game,
            "rules": plan.rules,
            "options": plan.options,
            "cooperative": self.cooperative,
            "seed": plan.seed,
            "complete": len(self.counted) == plan.count(),
            "matches_played": len(self.counted),
            "budgets": {one.name: _budget(one.nodes, one.seconds) for one in plan.contestants},
            "own_bots": {one.name: f"{one.source} {one.digest}" for one in plan.contestants if ":" in one.source},
            "version": __version__,
            "code": plan.code,
            "machines": dict(Counter(one.where for one in self.counted)),
            "match_seconds": round(sum(one.seconds for one in self.counted), 3),
            "lineups": [self._lineup(number) for number in range(len(plan.lineups)) if self.blocks[number]],
            "without_block": [
                self.lineup_name(number) for number in range(len(plan.lineups)) if not self.blocks[number]
            ],
            "differences": self._differences(),
            "league": self._league(),
            "thinking": self._thinking(),
        }
        if matches:
            told["matches"] = [self._match(one) for one in self.counted]
        return told

    def _lineup(self, lineup: int) -> dict[str, Any]:
        blocks = self.blocks[lineup]
        everyone = [one for block in blocks for one in block]
        names = list(dict.fromkeys(self.plan.lineups[lineup]))
        told: dict[str, Any] = {
            "lineup": lineup,
            "name": self.lineup_name(lineup),
            "seats": self.plan.lineups[lineup],
            "blocks": len(blocks),
            "matches": len(everyone),
            "reasons": dict(Counter(one.reason for one in everyone).most_common()),
            "steps": _spread([one.steps for one in everyone]),
            "figures": {name: _spread(self.figure(lineup, name)) for name in everyone[0].figures},
        }
        if self.cooperative:
            told["won"] = sum(bool(one.winners) for one in everyone)
            told["rate"] = _rate(rate_of(self.victories(lineup, names[0])))
            return told
        told["shared"] = sum(len(one.winners) > 1 for one in everyone)
        told["contestants"] = {name: self._contestant(lineup, name, everyone) for name in names}
        told["by_seat"] = [
            round(fmean((seat in one.winners) / max(1, len(one.winners)) for one in everyone), 4)
            for seat in range(len(everyone[0].scores))
        ]
        return told

    def _contestant(self, lineup: int, name: str, everyone: Sequence[Played]) -> dict[str, Any]:
        outright = shared = 0
        for one in everyone:
            won = [self.plan.seats(one.fixture)[seat] for seat in one.winners]
            outright += won == [name]
            shared += name in won and len(won) > 1
        seats = self.plan.lineups[lineup].count(name)
        means = [
            [
                fmean(
                    score for seat, score in zip(self.plan.seats(one.fixture), one.scores, strict=True) if seat == name
                )
                for one in block
            ]
            for block in self.blocks[lineup]
        ]
        return {
            "seats": seats,
            "fair": round(seats / len(self.plan.lineups[lineup]), 4),
            "outright": outright,
            "shared": shared,
            "rate": _rate(rate_of(self.victories(lineup, name))),
            "score": _estimate(mean_of(means)),
            "scores": _spread(self.scores(lineup, name)),
        }

    def _differences(self) -> list[dict[str, Any]]:
        """Each later line-up beside the first, by whoever is named first in them, on the blocks both have played.

        Opponents are compared where they hold equally many seats and others hold some too: who has more seats wins
        more, and who has all of them always wins.
        """
        found = []
        names = [lineup[0] for lineup in self.plan.lineups]
        held = [lineup.count(lineup[0]) for lineup in self.plan.lineups]
        for number in range(1, len(names) if not self.plan.league else 0):
            common = min(len(self.blocks[0]), len(self.blocks[number]))
            comparable = self.cooperative or held[number] == held[0] < len(self.plan.lineups[0])
            if common and comparable:
                of, to = (self.victories(place, names[place])[:common] for place in (0, number))
                found.append(
                    {
                        "of": self.lineup_name(0),
                        "to": self.lineup_name(number),
                        "blocks": common,
                        "rate": _estimate(difference(of, to)),
                    }
                )
        return found

    def _league(self) -> dict[str, Any] | None:
        """Elo, the first named having 0."""
        complete = min(map(len, self.blocks))
        if not self.plan.league or not complete:
            return None
        names = list(dict.fromkeys(name for lineup in self.plan.lineups for name in lineup))
        contests = [
            [self._contest(lineup, self.blocks[lineup][block]) for lineup in range(len(self.plan.lineups))]
            for block in range(complete)
        ]
        return {"blocks": complete, "elo": {name: _estimate(elo, 1) for name, elo in league(contests, names).items()}}

    def _contest(self, lineup: int, block: Sequence[Played]) -> Contest:
        seats = Counter(self.plan.lineups[lineup])
        won = dict.fromkeys(seats, 0.0)
        for one in block:
            for name, share in shares(self.plan, one).items():
                won[name] += share
        return Contest(seats, won)

    def _thinking(self) -> dict[str, Any]:
        efforts: dict[str, Effort] = {}
        for one in self.counted:
            for name, effort in one.effort.items():
                if name in efforts:
                    efforts[name].merge(effort)
                else:
                    efforts[name] = msgspec.convert(msgspec.to_builtins(effort), Effort, strict=False)
        return {name: _effort(efforts[name]) for name in sorted(efforts)}

    def _match(self, one: Played) -> dict[str, Any]:
        return {
            "block": one.block,
            "lineup": one.lineup,
            "rotation": one.rotation,
            "seats": self.plan.seats(one.fixture),
            "reason": one.reason,
            "scores": one.scores,
            "winners": one.winners,
            "figures": one.figures,
            "steps": one.steps,
        }


def _effort(effort: Effort) -> dict[str, Any]:
    decisions = max(1, effort.wall.decisions)
    return {
        "decisions": effort.wall.decisions,
        "nodes": round(effort.nodes / decisions, 1),
        **{
            kind: {
                "mean": float(f"{clock.total / decisions:.4g}"),
                "p95": float(f"{clock.quantile(0.95):.4g}"),
                "max": float(f"{clock.longest:.4g}"),
            }
            for kind, clock in (("wall", effort.wall), ("cpu", effort.cpu))
        },
    }


def _budget(nodes: int | None, seconds: float | None) -> dict[str, Any] | None:
    """None: what the level is meant to have."""
    return None if nodes is None and seconds is None else {"nodes": nodes, "seconds": seconds}


def _rate(rate: Rate) -> dict[str, Any]:
    value, low, high = (round(figure, 4) for figure in rate[:3])
    return {"value": value, "low": low, "high": high, "matches": rate.matches, "effective": round(rate.effective, 1)}


def _estimate(estimate: Estimate | Interval, digits: int = 4) -> dict[str, float | None]:
    value, low, high = (None if figure is None else round(figure, digits) for figure in estimate)
    return {"value": value, "low": low, "high": high}


def _spread(values: Sequence[int]) -> dict[str, float]:
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "mean": round(fmean(ordered), 2),
        "p5": ordered[round(0.05 * last)],
        "p50": ordered[round(0.5 * last)],
        "p95": ordered[round(0.95 * last)],
        "max": ordered[-1],
    }
