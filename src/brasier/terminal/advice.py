"""What a player that is a program says of a decision, in words: what it would do, what it expects of it, and why."""

from collections.abc import Iterator, Sequence

from brasier.bots import Candidate, Reason, Thought
from brasier.texts import Texts


def thought_lines(texts: Texts, game: str, names: Sequence[str], thought: Thought) -> Iterator[str]:
    """The candidates, the best first, each with its reasons below it."""
    for candidate in thought.candidates:
        yield " · ".join(filter(None, (candidate.action, _expected(texts, thought, candidate))))
        for reason in candidate.reasons:
            yield f"    {reason_text(texts, game, names, reason)}"


def reason_text(texts: Texts, game: str, names: Sequence[str], reason: Reason) -> str:
    """One reason. Seats are told by name, spaces as one types them."""
    facts: dict[str, int | str] = dict(reason.facts)
    if isinstance(seat := facts.get("seat"), int):
        facts["name"] = names[seat]
    if "row" in facts:
        facts["cell"] = f"{facts['row']},{facts['column']}"
    return texts.say(f"reason-{game}-{reason.code}", **facts)


def _expected(texts: Texts, thought: Thought, candidate: Candidate) -> str:
    if thought.measure == "win":
        return texts.say("advice-win", percent=percent(candidate.value))
    if thought.measure == "points":
        return texts.say("advice-points", points=round(candidate.value, 1))
    return ""


def percent(chance: float) -> int:
    """A chance as people are told it: 0 and 100 are only for what is certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(max(round(100 * chance), 1), 99)
