"""What a seat cannot know of a match of Feurio!, dealt anew: for the exam on secrets.

Written from the rules (F24) and the state alone, without a look at views: if a view tells a secret, two truths made
here look different through it.
"""

from brasier.core.rng import Rng
from brasier.core.state import State
from brasier.games.feurio.position import Laid, Position, build, describe
from brasier.games.feurio.rules import Feurio

DRAWS_LIE_OPEN = False  # F24: a drawn tile is secret where firebreaks may be laid
HANDS_ARE_SECRET = False  # what a player may do with a tile does not depend on its value


def another_truth(state: State, seat: int | None, rng: Rng) -> State:
    """The same match with other values under the firebreaks of others, on their drawn tile and in the pile."""
    assert isinstance(state, Feurio)
    position = describe(state)
    if not position.options.firebreaks:
        return state.clone()
    bag = [value for value, count in enumerate(position.pile(), 1) for _ in range(count)]
    hidden = [tile for tile in position.laid if tile.owner is not None and tile.owner != seat]
    bag += [tile.value for tile in hidden]
    drawn_is_secret = position.drawn > 0 and position.seat != seat
    bag += [position.drawn] if drawn_is_secret else []

    def deal() -> int:
        return bag.pop(rng.below(len(bag)))

    laid = tuple(
        Laid(cell=tile.cell, value=deal(), owner=tile.owner) if tile in hidden else tile for tile in position.laid
    )
    drawn = deal() if drawn_is_secret else position.drawn
    return build(
        Position(
            options=position.options,
            phase=position.phase,
            seat=position.seat,
            laid=laid,
            supplies=position.supplies,
            start=position.start,
            drawn=drawn,
            passes=position.passes,
        )
    )
