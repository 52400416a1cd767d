"""The language of the tests of Tails on Fire: a table is set up and played in words, and looked at in words.

    night = table(4, "4 5 8", "1 2 3", "5 6 9", "4 6 7")
    night.tell("0 play 4, 1 pass, 2 play 5, 3 pass, 0 pass, 1 pass")
    assert night.piles(2) == {"7": "c2", "5": "i4"}

A story is a line of sentences: `0 play 4` is said by seat 0, `iguana 4` or `thief 7` by chance. Everything goes through
a `Match`, so a position of a test is one that play leads to. `c2` is the campfire of seat 2, `i4` the iguana card with
start value 4.
"""

from collections.abc import Sequence
from typing import Any

from brasier.core.chance import ManualDealer
from brasier.core.game import REFEREE, Looker, Refusal
from brasier.core.match import Match
from brasier.games.tails import GAME
from brasier.games.tails.events import Event
from brasier.games.tails.view import Fires, Player, View

OURS = {1: 2, 2: 3, 3: 4, 4: 2, 5: 3, 6: 4, 7: 2, 8: 3, 9: 4}  # T2: flames by start value
ALL_CARDS = "1 2 3 4 5 6 7 8 9 +1"
BLAZES = "9 8 7 6 5 4"  # what lies on the campfires of seats 0 to 5 unless a test says otherwise


class Table:
    def __init__(self, **options: Any) -> None:
        self.match = Match(GAME, GAME.options(options), dealer=ManualDealer())

    # ---- playing

    def tell(self, story: str) -> list[Event]:
        """One sentence after the other; what a spectator hears. What is done must be listed as possible, too."""
        before = len(self.match.steps)
        for sentence in filter(None, (part.strip() for part in story.replace("\n", " ").split(","))):
            seat, words = speaker(sentence)
            if seat is None:
                assert words in dict(self.match.chances()), f"{words!r} is not among {self.match.chances()}"
                self.match.chance(words)
            else:
                state = self.match.state
                text = GAME.write(state, seat, GAME.read(state, seat, words))
                assert text in self.match.legal(seat), f"{text!r} is not among {self.match.legal(seat)}"
                self.match.play(seat, words)
        return self.heard(None, before)

    def choose(self, *hands: str) -> list[Event]:
        """One hand for each seat, in the order of the seats; an empty one is of a seat that is not asked."""
        return self.tell(", ".join(f"{seat} choose {hand}" for seat, hand in enumerate(hands) if hand))

    def round(self, start: int, *hands: str) -> list[Event]:
        """The next iguana card, and what everybody chooses."""
        return self.tell(f"iguana {start}") + self.choose(*hands)

    def pass_until(self, wanted: int) -> None:
        """Everybody passes, once at least, until this value is announced. At a table without a Thief."""
        while True:
            self.tell(f"{self.turn} pass")
            if self.look().wanted == wanted and self.turn == self.look().first:
                return

    def circuit(self, drawn: int | None = None) -> list[Event]:
        """Everybody passes once, from the first player on; the Thief draws this card, if it draws at all."""
        first, players = self.look().first, len(self.match.seats)
        story = ", ".join(f"{(first + place) % players} pass" for place in range(players))
        return self.tell(story + (f", thief {drawn}" if drawn is not None else ""))

    def refused(self, sentence: str) -> tuple[str, str, dict[str, int | str]]:
        """Code, rule and facts of the refusal. Nothing may have changed, and it must not be listed as possible."""
        seat, words = speaker(sentence)
        before = (self.match.state.pack(), list(self.match.steps), [list(facts) for facts in self.match.facts])
        listed = [text for text, _ in self.match.chances()] if seat is None else self.match.legal(seat)
        assert words not in listed, f"{words!r} is listed as possible"
        try:
            if seat is None:
                self.match.chance(words)
            else:
                self.match.play(seat, words)
        except Refusal as refusal:
            assert (self.match.state.pack(), self.match.steps, self.match.facts) == before, "it changed something"
            return refusal.code, refusal.rule, dict(refusal.facts)
        raise AssertionError(f"{sentence!r} was not refused")

    # ---- looking

    def look(self, looker: Looker = None) -> View:
        view: View = self.match.view(looker)
        return view

    def heard(self, looker: Looker, since: int = 0) -> list[Event]:
        """What somebody may know of all that happened after so many steps."""
        return list(self.match.events(looker, since))

    def player(self, seat: int) -> Player:
        return self.look().players[seat]

    @property
    def phase(self) -> str:
        return self.look().phase

    @property
    def turn(self) -> int | None:
        return self.look().turn

    @property
    def row(self) -> str:
        """The cards played in this round with who played them and what they count as, the last one last."""
        return " ".join(
            f"{'T' if laid.seat is None else laid.seat}:{laid.card}" + (f"={laid.value}" if laid.card == "+1" else "")
            for laid in self.look().row
        )

    def cards(self, seat: int) -> str:
        """Hand and den together."""
        return " ".join(self.player(seat).cards)

    def chosen(self, seat: int) -> str:
        """The secret: what the seat has chosen and not played."""
        chosen = self.look(REFEREE).players[seat].chosen
        return " ".join(chosen or ())

    def played(self, seat: int) -> str:
        return " ".join(self.player(seat).played)

    def exhausted(self, seat: int) -> str:
        return " ".join(self.player(seat).exhausted)

    def piles(self, seat: int) -> dict[str, str]:
        """Blaze piles: the card on top and what lies under it."""
        return {pile.card: fires(pile.fires) for pile in self.player(seat).piles}

    def flames(self) -> list[int]:
        return [player.flames for player in self.look().players]

    def box(self) -> str:
        return fires(self.look().box)

    def thief(self) -> tuple[str, str, str]:
        """Its pile, its reserve (the last card laid last) and what it played in this round."""
        thief = self.look().thief
        assert thief is not None, "there is no Thief at this table"
        pile, reserve, played = (" ".join(map(str, cards)) for cards in (thief.pile, thief.reserve, thief.played))
        return pile, reserve, played

    def legal(self, seat: int) -> list[str]:
        return self.match.legal(seat)

    def chances(self) -> dict[str, int]:
        return dict(self.match.chances())


def speaker(sentence: str) -> tuple[int | None, str]:
    """Who says it (None: chance), and the words."""
    first, _, rest = sentence.strip().partition(" ")
    return (int(first), rest) if first.isdigit() else (None, sentence.strip())


def fires(found: Fires) -> str:
    """Campfires and iguana cards, in rising order."""
    return " ".join([f"c{seat}" for seat in sorted(found.campfires)] + [f"i{v}" for v in sorted(found.iguanas)])


def without(*cards: str) -> str:
    """All cards of a colour but these."""
    return " ".join(card for card in ALL_CARDS.split() if card not in cards)


def kinds(events: Sequence[Event], *wanted: type) -> list[Event]:
    """The events of some kinds."""
    return [event for event in events if isinstance(event, wanted)]


def begin(players: int = 4, **options: Any) -> Table:
    """A table before its first step."""
    return Table(players=players, **options)


def table(start: int, *hands: str, players: int = 4, blazes: str = BLAZES, **options: Any) -> Table:
    """A table in its first round: the blazes lie, the iguana card with this start value is on top.

    With hands, one for each seat, everybody has chosen and the hunt begins; without, everybody is still to choose.
    """
    made = Table(players=len(hands) or players, **options)
    for seat, value in enumerate(blazes.split()[: len(made.match.seats)]):
        made.tell(f"blaze {seat} {value}")
    made.tell(f"iguana {start}")
    made.choose(*hands)
    return made
