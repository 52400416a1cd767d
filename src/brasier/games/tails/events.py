"""What a seat learns as things happen in a match of Tails on Fire. Everything told of a step passes this gate."""

import msgspec

from brasier.core.game import REFEREE, Looker
from brasier.core.state import Fact
from brasier.games.tails import rules
from brasier.games.tails.cards import cards_in, count
from brasier.games.tails.data import CARD_NAMES
from brasier.games.tails.position import Who, names_of, values_of, who_of


class Blazed(msgspec.Struct, frozen=True, kw_only=True, tag="blaze"):
    seat: int
    value: int


class IguanaSeen(msgspec.Struct, frozen=True, kw_only=True, tag="iguana"):
    round: int
    start: int
    flames: int
    left: int


class Chosen(msgspec.Struct, frozen=True, kw_only=True, tag="chosen"):
    seat: int
    count: int
    cards: tuple[str, ...] | None  # None: only the one who chose them knows (T18)


class HuntBegan(msgspec.Struct, frozen=True, kw_only=True, tag="hunt"):
    seat: int
    value: int


class Played(msgspec.Struct, frozen=True, kw_only=True, tag="played"):
    seat: Who
    card: str
    value: int


class Passed(msgspec.Struct, frozen=True, kw_only=True, tag="passed"):
    seat: Who


class Raised(msgspec.Struct, frozen=True, kw_only=True, tag="raised"):
    value: int
    must_open: bool


class ThiefDrew(msgspec.Struct, frozen=True, kw_only=True, tag="drawn"):
    value: int
    kept: bool


class Won(msgspec.Struct, frozen=True, kw_only=True, tag="won"):
    seat: Who
    card: str
    value: int
    start: int
    flames: int


class Stolen(msgspec.Struct, frozen=True, kw_only=True, tag="stolen"):
    seat: Who
    of: int
    value: int
    flames: int
    iguanas: tuple[int, ...]  # by start value
    campfires: tuple[int, ...]  # by seat


class Exhausted(msgspec.Struct, frozen=True, kw_only=True, tag="exhausted"):
    seat: int
    cards: tuple[str, ...]


class Recovered(msgspec.Struct, frozen=True, kw_only=True, tag="recovered"):
    seat: int
    cards: tuple[str, ...]


class Ended(msgspec.Struct, frozen=True, kw_only=True, tag="end"):
    pass


Event = (
    Blazed
    | IguanaSeen
    | Chosen
    | HuntBegan
    | Played
    | Passed
    | Raised
    | ThiefDrew
    | Won
    | Stolen
    | Recovered
    | Exhausted
    | Ended
)


def make_event(fact: Fact, seat: Looker) -> Event:
    """One fact as this seat may learn it. Only a choice is not for everybody's ears (T18)."""
    kind, *numbers = fact
    if kind == rules.BLAZED:
        return Blazed(seat=numbers[0], value=numbers[1])
    if kind == rules.SEEN:
        number, start, flames, left = numbers
        return IguanaSeen(round=number, start=start, flames=flames, left=left)
    if kind == rules.CHOSE:
        who, cards = numbers
        return Chosen(seat=who, count=count(cards), cards=names_of(cards) if seat in (who, REFEREE) else None)
    if kind == rules.HUNT:
        return HuntBegan(seat=numbers[0], value=numbers[1])
    if kind == rules.PLAYED:
        return Played(seat=who_of(numbers[0]), card=CARD_NAMES[numbers[1]], value=numbers[2])
    if kind == rules.PASSED:
        return Passed(seat=who_of(numbers[0]))
    if kind == rules.RAISED:
        return Raised(value=numbers[0], must_open=bool(numbers[1]))
    if kind == rules.DREW:
        return ThiefDrew(value=numbers[0], kept=bool(numbers[1]))
    if kind == rules.WON:
        winner, card, value, start, flames = numbers
        return Won(seat=who_of(winner), card=CARD_NAMES[card], value=value, start=start, flames=flames)
    if kind == rules.STOLEN:
        winner, robbed, value, flames, iguanas, campfires = numbers
        return Stolen(
            seat=who_of(winner),
            of=robbed,
            value=value,
            flames=flames,
            iguanas=values_of(iguanas),
            campfires=tuple(cards_in(campfires)),
        )
    if kind == rules.EXHAUSTED:
        return Exhausted(seat=numbers[0], cards=names_of(numbers[1]))
    if kind == rules.RECOVERED:
        return Recovered(seat=numbers[0], cards=names_of(numbers[1]))
    return Ended()
