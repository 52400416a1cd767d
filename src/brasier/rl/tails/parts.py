"""The parts of an observation of Tails on Fire, and the way back from a row to a view."""

from collections.abc import Iterable

from brasier.games.tails.cards import TRICKSTER
from brasier.games.tails.data import CARD_NAMES, CARDS, CHOSEN, MOST, MOST_FLAMES, VALUES, WITH_THIEF
from brasier.games.tails.options import Options, deck_of
from brasier.games.tails.position import PHASES
from brasier.games.tails.rules import BOX, MOST_LAID
from brasier.games.tails.view import End, Fires, Iguana, Laid, Pile, Player, Thief, View
from brasier.rl.features import Layout, Numbers, Part
from brasier.rl.tails.observer import TailsObserver

ALL_FLAMES = VALUES * MOST_FLAMES + MOST  # on the iguana cards of the hottest deck, and on the campfires
PLACE = "0 nowhere yet, 1 + 10 * seat + card under that card, 61 in the box"

LAYOUT = Layout(
    [
        Part("phase", (7,), 1, "one of " + ", ".join(PHASES)),
        Part("players", (1,), MOST, "number of players"),
        Part("present", (MOST,), 1, "whether somebody sits there; seat 0 is who looks, the others follow clockwise"),
        Part("awaited", (MOST,), 1, "seats that may act now"),
        Part("ready", (MOST,), 1, "seats that have chosen for this round, or had nothing to choose"),
        Part("to_choose", (MOST,), CHOSEN, "cards each seat has to choose now"),
        Part("holds", (MOST,), CHOSEN, "chosen cards not yet played"),
        Part("flames", (MOST,), ALL_FLAMES, "flames in all piles of a seat: its score"),
        Part("first_player", (MOST,), 1, "the seat that begins the round"),
        Part("eldest", (MOST,), 1, "the seat that began the match"),
        Part("cards_held", (MOST, CARDS), 1, "cards in hand, chosen or not: 1 to 9 and the trickster, of each seat"),
        Part("lacks", (MOST, CARDS), 1, "cards of these shown not to be chosen"),
        Part("played", (MOST, CARDS), 1, "cards played in this round"),
        Part("exhausted", (MOST, CARDS), 1, "cards that rest until the round is over"),
        Part("piled", (MOST, CARDS), 1, "cards on top of a blaze pile"),
        Part("pile_flames", (MOST, CARDS), ALL_FLAMES, "flames under each of these"),
        Part("box_flames", (1,), ALL_FLAMES, "flames in the box"),
        Part("chosen_cards", (CARDS,), 1, "one's own chosen cards not yet played"),
        Part("iguana", (VALUES,), 1, "start value of the iguana card on top"),
        Part("iguana_flames", (1,), MOST_FLAMES, "its flames"),
        Part("deck", (VALUES,), MOST_FLAMES, "flames of every iguana card of the match by start value; 0: not in it"),
        Part("unseen", (VALUES,), MOST_FLAMES, "the same of those still to come"),
        Part("iguana_places", (VALUES,), BOX, f"where each iguana card lies: {PLACE}"),
        Part("campfire_places", (MOST,), BOX, "where each seat's campfire lies, in the same numbers"),
        Part("wanted", (VALUES,), 1, "the value a number must have to be played now"),
        Part("vain", (1,), 2 * VALUES, "values offered in vain in this round"),
        Part("must_open", (1,), 1, "whether whoever holds the wanted value has to play it"),
        Part("row_who", (MOST_LAID,), MOST + 1, "who laid each card of the row: 1 + seat, 7 the Thief, 0 no card"),
        Part("row_values", (MOST_LAID,), VALUES, "what each of these counts as"),
        Part("row_tricksters", (MOST_LAID,), 1, "whether it is a trickster"),
        Part("top_owner", (MOST + 1,), 1, "who laid the last card of the row: a seat, or (last) the Thief"),
        Part("top_trickster", (1,), 1, "whether that card is a trickster"),
        Part("thief_pile", (VALUES,), 1, "values the Thief may draw"),
        Part("thief_reserve", (VALUES,), VALUES, "values of the Thief's reserve, the top card first"),
        Part("thief_played", (VALUES,), 1, "values the Thief played in this round"),
    ]
)

# A view in which seats are counted from whoever looks, who has seat 0. It can be drawn, and searched, like any other.
Seen = View


def observer() -> TailsObserver:
    return TailsObserver()


def read(observation: Numbers) -> Seen:
    """What a row says, in the words of the view."""
    return _Reader(observation).view()


class _Reader:
    """The parts of one row as lists of numbers, put into words."""

    def __init__(self, observation: Numbers) -> None:
        self.parts = {name: numbers.tolist() for name, numbers in LAYOUT.split(observation).items()}
        self.players = self.number("players")

    def number(self, name: str) -> int:
        return int(self.parts[name][0])

    def marked(self, name: str) -> tuple[int, ...]:
        """The numbers of all places that are not 0."""
        return tuple(place for place, number in enumerate(self.parts[name]) if number)

    def values(self, name: str) -> tuple[int, ...]:
        return tuple(place + 1 for place in self.marked(name))

    def view(self) -> Seen:
        phase = PHASES[self.marked("phase")[0]]
        awaited = self.marked("awaited")
        deck, unseen, wanted = self.parts["deck"], self.values("unseen"), self.values("wanted")
        table = tuple((start, deck[start - 1]) for start in self.values("deck"))
        return View(
            seat=0,
            options=Options(players=self.players, eldest=self.marked("eldest")[0], deck=deck_of(table)),
            phase=phase,
            turn=awaited[0] if len(awaited) == 1 else None,
            awaited=awaited,
            first=self.marked("first_player")[0],
            round=len(table) - len(unseen),
            iguana=self.iguana(),
            unseen=tuple(Iguana(start=start, flames=self.parts["unseen"][start - 1]) for start in unseen),
            wanted=wanted[0] if wanted else None,
            vain=self.number("vain"),
            must_open=bool(self.number("must_open")),
            row=self.row(),
            players=tuple(self.player(seat) for seat in self.marked("present")),
            thief=self.thief(),
            box=self.fires(BOX, self.number("box_flames")),
            end=self.end() if phase == "done" else None,
        )

    def iguana(self) -> Iguana | None:
        starts = self.values("iguana")
        return Iguana(start=starts[0], flames=self.number("iguana_flames")) if starts else None

    def row(self) -> tuple[Laid, ...]:
        laid = zip(self.parts["row_who"], self.parts["row_values"], self.parts["row_tricksters"], strict=True)
        return tuple(
            Laid(
                seat=None if who == MOST + 1 else who - 1,
                card=CARD_NAMES[TRICKSTER if is_trickster else value - 1],
                value=value,
            )
            for who, value, is_trickster in laid
            if who
        )

    def player(self, seat: int) -> Player:
        return Player(
            seat=seat,
            cards=_names(self.parts["cards_held"][seat]),
            ready=bool(self.parts["ready"][seat]),
            to_choose=self.parts["to_choose"][seat],
            holds=self.parts["holds"][seat],
            chosen=_names(self.parts["chosen_cards"]) if seat == 0 else None,
            lacks=_names(self.parts["lacks"][seat]),
            played=_names(self.parts["played"][seat]),
            exhausted=_names(self.parts["exhausted"][seat]),
            piles=tuple(self.pile(seat, card) for card in range(CARDS) if self.parts["piled"][seat][card]),
            flames=self.parts["flames"][seat],
        )

    def pile(self, seat: int, card: int) -> Pile:
        return Pile(
            card=CARD_NAMES[card],
            value=None if card == TRICKSTER else card + 1,
            fires=self.fires(1 + CARDS * seat + card, self.parts["pile_flames"][seat][card]),
        )

    def fires(self, place: int, flames: int) -> Fires:
        return Fires(
            flames=flames,
            iguanas=tuple(number + 1 for number, where in enumerate(self.parts["iguana_places"]) if where == place),
            campfires=tuple(number for number, where in enumerate(self.parts["campfire_places"]) if where == place),
        )

    def thief(self) -> Thief | None:
        if self.players > WITH_THIEF:
            return None
        reserve = tuple(value for value in reversed(self.parts["thief_reserve"]) if value)
        return Thief(pile=self.values("thief_pile"), reserve=reserve, played=self.values("thief_played"))

    def end(self) -> End:
        """T13: most flames win; a tie is shared."""
        scores = tuple(self.parts["flames"][: self.players])
        winners = tuple(seat for seat, flames in enumerate(scores) if flames == max(scores))
        return End(reason="most-flames" if len(winners) == 1 else "shared", scores=scores, winners=winners)


def _names(marks: Iterable[int]) -> tuple[str, ...]:
    return tuple(name for name, mark in zip(CARD_NAMES, marks, strict=True) if mark)
