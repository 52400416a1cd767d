"""Prints what the engine does over many random steps: run by two interpreters, compiled and not, and compared."""

import sys
from hashlib import blake2b

from brasier.bench import is_compiled
from brasier.bots.playout import play_out
from brasier.core.game import Actions
from brasier.core.rng import Rng
from exam.walks import CASES, case_id, walk


def main(steps: int) -> None:
    share = steps // len(CASES)
    for case in CASES:
        game, options = case
        sys.stderr.write(f"compiled={is_compiled(game.start(options))}\n")
        digest = blake2b(digest_size=16)
        done = seed = 0
        while done < share:
            for state in walk(case, seed):
                seats = range(game.seats(options))
                told = (state.pack(), state.actors(), state.chances(), [state.legal(seat) for seat in seats])
                digest.update(repr(told).encode())
                done += 1
            digest.update(repr(state.outcome()).encode())
            seed += 1
        digest.update(str(play_out(game.start(options), Rng(1), Actions(game.most_legal))).encode())
        sys.stdout.write(f"{case_id(case)} {done} {digest.hexdigest()}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
