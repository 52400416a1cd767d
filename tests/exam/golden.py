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


def playthroughs() -> dict[str, str]:
    """File name to text, for every variant of every game."""
    texts = {}
    for name in names():
        game = find(name)
        for options in game.variants():
            values = game.option_values(options)
            label = "-".join(str(value).lower() for value in values.values())
            texts[f"{name}-{label}.txt"] = _playthrough(Match(game, options, dealer=SeededDealer(f"golden {label}")))
    return texts


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
            lines.append("  chances " + ", ".join(f"{text} ×{weight}" for text, weight in match.chances()))
            step = match.chance(str(match.dealer.deal(len(match.steps) + 1, match.chances())))
        else:
            lines.append(f"  seat {actor} has {len(legal)}: {', '.join(legal)}")
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
