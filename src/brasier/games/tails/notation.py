"""Tails on Fire in words: the text of every action and outcome, both ways.

blaze 2 5 · iguana 4 · thief 7 · choose 1 5 +1 · play 6 · play +1 · pass
"""

import re

from brasier.core.state import CHANCE, Refusal
from brasier.games.tails.cards import CHOICES, cards_in, choice_of
from brasier.games.tails.data import CARD_NAMES, CHOSEN, VALUES
from brasier.games.tails.rules import ACTIONS, BLAZE, CHASE, FIRST, IGUANA, PASS, PICK, PLAY, THIEF_DRAWS, Tails

DRAWS = {BLAZE: "blaze", IGUANA: "iguana", THIEF_DRAWS: "thief"}  # what chance is asked for in a phase

_DRAW = re.compile(r"(?:(blaze) (\d{1,3})|(iguana|thief)) (\S{1,20})", re.ASCII)


def write_action(state: Tails, seat: int, action: int) -> str:
    if seat == CHANCE:
        draw = DRAWS.get(state.phase)
        if draw is None:
            raise Refusal("no-chance-now", "T3")
        if not 1 <= action <= VALUES:
            raise Refusal("unknown-action", "", {"action": action})
        return f"{draw} {state.turn} {action}" if draw == "blaze" else f"{draw} {action}"
    if action == PASS:
        return "pass"
    if PLAY <= action < PICK:
        return f"play {CARD_NAMES[action - PLAY]}"
    if PICK <= action < ACTIONS:
        return f"choose {' '.join(CARD_NAMES[card] for card in cards_in(CHOICES[action - PICK]))}"
    raise Refusal("unknown-action", "", {"action": action})


def read_action(state: Tails, seat: int, text: str) -> int:
    """The number of the action; a text that names none is refused with the reason."""
    words = text.lower().split()
    if seat == CHANCE:
        return _read_draw(state, " ".join(words), text)
    match words:
        case ["pass"]:
            return PASS
        case ["play", card]:
            return PLAY + _card(card)
        case ["choose", *cards]:
            try:
                return PICK + _choice(cards)
            except Refusal:
                if state.phase in (FIRST, CHASE):  # what is wrong with the cards does not matter any more
                    raise Refusal("tails-choice-is-over", "T4") from None
                raise
    raise Refusal("unreadable", "", {"text": text[:60]})


def _read_draw(state: Tails, words: str, text: str) -> int:
    found = _DRAW.fullmatch(words)
    if found is None:
        raise Refusal("unreadable", "", {"text": text[:60]})
    blaze, seat, other, value = found.groups()
    wanted = DRAWS.get(state.phase)
    if wanted is not None and (blaze or other) != wanted:
        raise Refusal("tails-other-draw", "T15" if wanted == "thief" else "T3", {"wanted": wanted})
    if blaze and wanted and int(seat) != state.turn:
        raise Refusal("tails-blaze-of-seat", "T3", {"seat": state.turn})
    card = _card(value)
    if card >= VALUES:
        raise Refusal("tails-trickster-not-drawn", "T3")
    return card + 1


def _card(word: str) -> int:
    if word not in CARD_NAMES:
        raise Refusal("tails-no-such-card", "T1", {"card": word[:20]})
    return CARD_NAMES.index(word)


def _choice(words: list[str]) -> int:
    if not 1 <= len(words) <= CHOSEN:
        raise Refusal("tails-one-to-three-cards", "T4", {"cards": len(words)})
    cards = 0
    for word in words:
        card = 1 << _card(word)
        if cards & card:
            raise Refusal("tails-card-twice", "T4", {"card": word})
        cards |= card
    return choice_of(cards)
