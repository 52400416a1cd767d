"""Playthroughs: matches as OpenSpiel tells them, kept beside this file.

    python tests/rl/playthroughs/write.py        writes them anew; read the difference before you commit it

They are what `open_spiel.python.algorithms.generate_playthrough` writes, without the tensors of its states: other
tests hold them against the laboratory's observations and against what a seat has been told, and they would be most of
the text.
"""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import brasier.rl.spiel  # noqa: F401 (the games are registered by it)

FOLDER = Path(__file__).parent
MATCHES = {
    "feurio_solitaire.txt": ("python_brasier_feurio(mode=solitaire)", 1),
    "feurio_firebreaks.txt": ("python_brasier_feurio(firebreaks=True,cest_chaud=True)", 2),
    "flashpoint_quick.txt": ("python_brasier_flashpoint(firefighters=1,quick=True,max_decisions=12)", 3),
    "tails_one_round.txt": ("python_brasier_tails(deck=5:3)", 4),
}
TENSORS = ("ObservationTensor", "InformationStateTensor(", "  ")  # how their lines begin, those that go on too


def write(name: str) -> str:
    game, seed = MATCHES[name]
    lines = playthrough(game, None, seed=seed).splitlines()
    return "\n".join(line for line in lines if not line.startswith(TENSORS)) + "\n"


if __name__ == "__main__":
    for name in MATCHES:
        (FOLDER / name).write_text(write(name))
