"""Golden playthroughs: whole matches as readable text, kept beside this file.

    python tests/exam/golden.py        writes them anew; read the difference before you commit it

They say in which order things happen and what each seat hears; the exam compares them word for word.
"""

import sys
from pathlib import Path

import msgspec

from brasier.core.chance import SeededDealer
from brasier.core.game import CHANCE, REFEREE
from brasier.core.match import Match
from brasier.core.rng import Rng
from brasier.games import find, names

FOLDER = Path(__file__).parent / "golden"
MOST_LISTED = 50


def playthroughs() -> dict[str, str]:
    """File name to text, for every variant of every game."""
    texts = {}
    for name in names():
        game = find(name)
        for options in game.variants():
            label = "-".join(_word(value) for value in game.option_values(options).values())
            texts[f"{name}-{label}.txt"] = _playthrough(Match(game, options, dealer=SeededDealer(f"golden {label}")))
    return texts


def _chances(chances: list[tuple[str, int]]) -> str:
    """Each outcome with its weight; of equal ones the weight once."""
    if len({weight for _, weight in chances}) == 1:
        return f"×{chances[0][1]} each: {', '.join(text for text, _ in chances)}"
    return ", ".join(f"{text} ×{weight}" for text, weight in chances)


def _listed(legal: list[str]) -> str:
    """What a seat may do; of a choice among very many, the first and the last few."""
    if len(legal) > MOST_LISTED:
        legal = [*legal[:5], "…", *legal[-5:]]
    return ", ".join(legal)


def _word(value: object) -> str:
    """An option as part of a file's name."""
    return "+".join(map(_word, value)) if isinstance(value, list | tuple) else str(value).lower()


def _playthrough(match: Match) -> str:
    rng = Rng(2026)
    lines = [f"game {match.game.name}, rules {match.game.rules_version}"]
    lines += [f"  {name} = {value}" for name, value in match.game.option_values(match.options).items()]
    while match.actors():
        actors = match.actors()
        actor = actors[rng.below(len(actors))]
        legal = [text for text, _ in match.chances()] if actor == CHANCE else match.legal(actor)
        lines += ["", f"{len(match.steps)}: {match.game.everything(match.state)['position']}"]
        if actor == CHANCE:
            lines.append(f"  chances {_chances(match.chances())}")
            step = match.chance(str(match.dealer.deal(len(match.steps) + 1, match.chances())))
        else:
            lines.append(f"  seat {actor} has {len(legal)}: {_listed(legal)}")
            step = match.play(actor, legal[rng.below(len(legal))])
        lines.append(f"  → {step}")
        everything = match.events(REFEREE, len(match.steps) - 1)
        watched = match.events(None, len(match.steps) - 1)
        for event, seen in zip(everything, watched, strict=True):
            told = msgspec.json.encode(event).decode()
            lines.append(f"  {told}" + ("" if seen == event else f" (others: {msgspec.json.encode(seen).decode()})"))
    lines += ["", f"{len(match.steps)}: {match.game.everything(match.state)['position']}", f"  {match.outcome()}"]
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for file, text in playthroughs().items():
        (FOLDER / file).write_text(text, encoding="utf-8")
        sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
