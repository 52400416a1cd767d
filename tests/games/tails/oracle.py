"""A second Tails on Fire, slow and plain, written from the rulebook alone: sets of cards, texts in and out.

It shares no code with the rules it judges: not their numbers, not their cards, not their phases. A match is told as one
story (`match`) that stops wherever somebody, or chance, has to say something.
"""

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, cycle
from typing import Any

CHANCE = -1
THIEF = None  # where others have the number of a seat
Who = int | None

VALUES = range(1, 10)  # T1
TRICKSTER = "+1"
CARDS = [*(str(value) for value in VALUES), TRICKSTER]
OUR_FLAMES = {1: 2, 2: 3, 3: 4, 4: 2, 5: 3, 6: 4, 7: 2, 8: 3, 9: 4}  # T2: start value, flames

# Who may answer, and with what texts. What chance may say is all equally likely in this game.
Question = dict[int, list[str]]
Story = Generator[Question, tuple[int, str], None]


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


@dataclass
class Fires:
    """Iguana cards by their start value, campfires by their seat."""

    iguanas: list[int] = field(default_factory=list)
    campfires: list[int] = field(default_factory=list)

    def add(self, others: "Fires") -> None:
        self.iguanas += others.iguanas
        self.campfires += others.campfires


@dataclass
class Pile:
    card: str
    fires: Fires


@dataclass
class Laid:
    player: Who
    card: str
    value: int


@dataclass
class Player:
    cards: set[str] = field(default_factory=lambda: set(CARDS))  # in the hand and under the den
    ready: bool = False
    chosen: set[str] = field(default_factory=set)  # and not yet played
    lacks: set[str] = field(default_factory=set)
    played: set[str] = field(default_factory=set)
    exhausted: set[str] = field(default_factory=set)
    piles: list[Pile] = field(default_factory=list)


class Oracle:
    def __init__(self, *, players: int = 4, eldest: int = 0, deck: dict[int, int] | None = None) -> None:
        self.deck = OUR_FLAMES if deck is None else deck
        self.seats = range(players)
        self.players = [Player() for _ in self.seats]
        self.with_thief = players <= 3  # T14
        self.first = eldest
        self.round = 0
        self.iguana: int | None = None  # the start value of the card on top
        self.unseen = sorted(self.deck)
        self.announced = 0  # the value that may open the round
        self.vain = 0  # offers of a value that nobody took
        self.row: list[Laid] = []
        self.thief_pile: list[int] = list(VALUES)
        self.thief_reserve: list[int] = []  # the last card laid is the last
        self.thief_played: list[int] = []
        self.box = Fires()
        self.phase = "blaze"
        self.reason: str | None = None
        self.scores: list[int] = []
        self.winners: list[int] = []
        self.told: list[dict[str, Any]] = []  # what happened in the last step
        self.story = self.match()
        self.question: Question | None = next(self.story)

    # ---- for whoever compares

    def actors(self) -> tuple[int, ...]:
        return () if self.question is None else tuple(self.question)

    def legal(self, seat: int) -> set[str]:
        return set() if self.question is None else set(self.question.get(seat, []))

    def chances(self) -> dict[str, Fraction]:
        texts = self.legal(CHANCE)
        return {text: Fraction(1, len(texts)) for text in texts}

    def apply(self, seat: int, text: str) -> None:
        assert text in self.legal(seat), f"{seat} cannot say {text!r}, only {self.question}"
        self.told = []
        try:
            self.question = self.story.send((seat, text))
        except StopIteration:
            self.question = None

    def tell(self, kind: str, **facts: Any) -> None:
        self.told.append({"type": kind, **facts})

    def facts(self) -> dict[str, Any]:
        """What the view of somebody who may know everything tells."""
        over = self.reason is not None
        awaited = [seat for seat in self.actors() if seat != CHANCE]
        return {
            "phase": self.phase,
            "turn": awaited[0] if len(awaited) == 1 else None,
            "awaited": awaited,
            "first": self.first,
            "round": self.round,
            "iguana": None if self.iguana is None else self.card_facts(self.iguana),
            "unseen": [self.card_facts(start) for start in self.unseen],
            "wanted": self.wanted() if self.phase in ("first", "chase", "thief") else None,
            "vain": self.vain,
            "must_open": self.must_open(),
            "row": [{"seat": laid.player, "card": laid.card, "value": laid.value} for laid in self.row],
            "players": [self.player_facts(seat) for seat in self.seats],
            "thief": self.thief_facts() if self.with_thief else None,
            "box": self.fires_facts(self.box),
            "end": {"reason": self.reason, "scores": self.scores, "winners": self.winners} if over else None,
        }

    def card_facts(self, start: int) -> dict[str, int]:
        return {"start": start, "flames": self.deck[start]}

    def fires_facts(self, fires: Fires) -> dict[str, Any]:
        iguanas, campfires = sorted(fires.iguanas), sorted(fires.campfires)
        return {"flames": self.flames(fires), "iguanas": iguanas, "campfires": campfires}

    def pile_facts(self, pile: Pile) -> dict[str, Any]:
        value = None if pile.card == TRICKSTER else int(pile.card)
        return {"card": pile.card, "value": value, "fires": self.fires_facts(pile.fires)}

    def player_facts(self, seat: int) -> dict[str, Any]:
        player = self.players[seat]
        return {
            "seat": seat,
            "cards": in_order(player.cards),
            "ready": player.ready,
            "to_choose": 0 if player.ready or self.phase != "choose" else min(3, len(player.cards)),
            "holds": len(player.chosen),
            "chosen": in_order(player.chosen),
            "lacks": in_order(player.lacks),
            "played": in_order(player.played),
            "exhausted": in_order(player.exhausted),
            "piles": [self.pile_facts(pile) for pile in sorted(player.piles, key=lambda pile: CARDS.index(pile.card))],
            "flames": self.score(seat),
        }

    def thief_facts(self) -> dict[str, list[int]]:
        return {"pile": sorted(self.thief_pile), "reserve": self.thief_reserve, "played": sorted(self.thief_played)}

    # ---- the story of a match

    def match(self) -> Story:
        yield from self.set_up()
        while self.unseen:
            yield from self.turn_up_an_iguana()
            yield from self.choice()
            yield from self.hunt()
            self.prepare_next_round()
        self.end()

    def set_up(self) -> Story:
        """T3: campfires, and on each an opossum that is on no other. The iguana cards come one by one."""
        free = list(VALUES)
        for seat in self.seats:
            _, text = yield {CHANCE: [f"blaze {seat} {value}" for value in free]}
            card = text.split()[2]
            free.remove(int(card))
            self.players[seat].cards.remove(card)
            self.players[seat].piles.append(Pile(card, Fires(campfires=[seat])))
            self.tell("blaze", seat=seat, value=int(card))

    def turn_up_an_iguana(self) -> Story:
        self.phase = "iguana"
        _, text = yield {CHANCE: [f"iguana {start}" for start in self.unseen]}
        self.iguana = int(text.split()[1])
        self.unseen.remove(self.iguana)
        self.round += 1
        self.tell("iguana", round=self.round, left=len(self.unseen), **self.card_facts(self.iguana))

    def choice(self) -> Story:
        """T4: all at once, so in any order. Who has no card has none to choose, and is ready without a word."""
        self.phase = "choose"
        waiting = [seat for seat in self.seats if self.players[seat].cards]
        for seat in self.seats:
            self.players[seat].ready = seat not in waiting
        while waiting:
            seat, text = yield {seat: self.choices(seat) for seat in waiting}
            waiting.remove(seat)
            player = self.players[seat]
            player.chosen = set(text.split()[1:])
            player.ready = True
            self.tell("chosen", seat=seat, count=len(player.chosen), cards=in_order(player.chosen))

    def choices(self, seat: int) -> list[str]:
        """T4: three, or all when there are fewer."""
        cards = in_order(self.players[seat].cards)
        return [f"choose {' '.join(chosen)}" for chosen in combinations(cards, min(3, len(cards)))]

    # ---- the hunt

    def circuit(self) -> list[Who]:
        """T5, T14: clockwise from the first player; the Thief sits to that player's right, so it comes last."""
        clockwise: list[Who] = [*self.seats[self.first :], *self.seats[: self.first]]
        return [*clockwise, THIEF] if self.with_thief else clockwise

    def hunt(self) -> Story:
        """T5 to T8."""
        assert self.iguana is not None
        self.announced = self.iguana
        self.tell("hunt", seat=self.first, value=self.announced)
        circuit = self.circuit()
        for player in cycle(circuit):
            if self.row and self.row[-1].player == player:
                self.win(self.row[-1])
                return
            yield from self.thief_turn() if player is THIEF else self.player_turn(player)
            if not self.row and player == circuit[-1]:
                self.rise()

    def rise(self) -> None:
        """T5: all have passed."""
        self.announced = self.one_higher(self.announced)
        self.vain += 1
        self.tell("raised", value=self.announced, must_open=self.must_open())

    def one_higher(self, value: int) -> int:
        """T5, T6: after the 9 comes the 1."""
        return 1 if value == 9 else value + 1

    def must_open(self) -> bool:
        """T5, ruling: once all nine values have been offered in vain."""
        return self.iguana is not None and not self.row and self.vain >= 9

    def wanted(self) -> int:
        """The value a number must have: for the first card (T5), or to cover the last one (T6)."""
        return self.one_higher(self.row[-1].value) if self.row else self.announced

    def playable(self, card: str) -> bool:
        if card == TRICKSTER:  # T5: never first; T6: never on another
            return bool(self.row) and self.row[-1].card != TRICKSTER
        return int(card) == self.wanted()

    def player_turn(self, seat: int) -> Story:
        self.phase = "chase" if self.row else "first"
        player = self.players[seat]
        plays = [f"play {card}" for card in in_order(player.chosen) if self.playable(card)]
        forced = self.must_open() and bool(plays)
        _, text = yield {seat: plays if forced else [*plays, "pass"]}
        if text == "pass":  # T7
            self.tell("passed", seat=seat)
            if self.must_open():  # T18: who must play a card and does not has none
                player.lacks |= {str(self.announced)} & player.cards
        else:
            card = text.split()[1]
            player.cards.remove(card)
            player.chosen.remove(card)
            player.played.add(card)
            self.lay(seat, card)

    def lay(self, player: Who, card: str) -> None:
        """T6: a trickster counts as what was wanted."""
        laid = Laid(player, card, self.wanted() if card == TRICKSTER else int(card))
        self.row.append(laid)
        self.tell("played", seat=player, card=card, value=laid.value)

    def thief_turn(self) -> Story:
        """T15."""
        if self.thief_reserve and self.playable(str(self.thief_reserve[-1])):
            self.thief_plays(self.thief_reserve.pop())
            return
        if self.thief_pile:
            self.phase = "thief"
            _, text = yield {CHANCE: [f"thief {value}" for value in self.thief_pile]}
            value = int(text.split()[1])
            self.thief_pile.remove(value)
            kept = not self.playable(str(value))
            self.tell("drawn", value=value, kept=kept)
            if not kept:
                self.thief_plays(value)
                return
            self.thief_reserve.append(value)
        self.tell("passed", seat=THIEF)

    def thief_plays(self, value: int) -> None:
        self.thief_played.append(value)
        self.lay(THIEF, str(value))

    # ---- winning and stealing

    def win(self, laid: Laid) -> None:
        """T9, and T16 for the Thief."""
        assert self.iguana is not None
        self.tell("won", seat=laid.player, card=laid.card, value=laid.value, **self.card_facts(self.iguana))
        fires = Fires(iguanas=[self.iguana])
        fires.add(self.steal(laid))
        if laid.player is THIEF:
            self.box.add(fires)
            return
        winner = self.players[laid.player]
        winner.played.remove(laid.card)
        winner.piles.append(Pile(laid.card, fires))
        self.first = laid.player

    def steal(self, laid: Laid) -> Fires:
        """T10: what lies under every other player's opossum of the same value. A trickster on a pile has no value."""
        loot = Fires()
        for seat in self.seats:
            if seat == laid.player:
                continue
            player = self.players[seat]
            for pile in [pile for pile in player.piles if pile.card == str(laid.value)]:
                player.piles.remove(pile)
                player.cards.add(pile.card)  # T11
                loot.add(pile.fires)
                kept = {name: sorted(fires) for name, fires in vars(pile.fires).items()}
                fires = {"flames": self.flames(pile.fires), **kept}
                self.tell("stolen", seat=laid.player, of=seat, value=laid.value, **fires)
        return loot

    # ---- between rounds, and the end

    def prepare_next_round(self) -> None:
        """T11, T12, T17. After the last round nothing has to be exhausted: all cards go back to hand."""
        for seat in self.seats:
            player = self.players[seat]
            if not self.unseen:
                player.cards |= player.exhausted | player.played
                player.exhausted, player.played = set(), set()
            if player.exhausted:
                self.tell("recovered", seat=seat, cards=in_order(player.exhausted))
            if player.played:
                self.tell("exhausted", seat=seat, cards=in_order(player.played))
            player.cards |= player.exhausted
            player.exhausted = player.played
            player.played, player.chosen, player.lacks = set(), set(), set()
            player.ready = False
        self.thief_pile, self.thief_reserve, self.thief_played = list(VALUES), [], []
        self.row = []
        self.vain = 0
        self.iguana = None

    def flames(self, fires: Fires) -> int:
        """T2: a campfire has one."""
        return sum(self.deck[start] for start in fires.iguanas) + len(fires.campfires)

    def score(self, seat: int) -> int:
        return sum(self.flames(pile.fires) for pile in self.players[seat].piles)

    def end(self) -> None:
        """T13."""
        self.phase = "done"
        self.scores = [self.score(seat) for seat in self.seats]
        self.winners = [seat for seat in self.seats if self.scores[seat] == max(self.scores)]
        self.reason = "shared" if len(self.winners) > 1 else "most-flames"
        self.tell("end")
