"""Tails on Fire in the terminal: its sentences, the choice of cards, the cards of the real box."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from brasier.core.chance import ManualDealer
from brasier.core.game import REFEREE, CardTarget, Choice
from brasier.core.match import Match
from brasier.games.tails import events
from brasier.games.tails.data import CARD_NAMES, CHOSEN, VALUES
from brasier.games.tails.drawing import Labels, draw_board, legend
from brasier.games.tails.events import Event, Passed, Played, ThiefDrew
from brasier.games.tails.picture import draw_svg
from brasier.games.tails.view import Fires, Laid, Pile, Player, View, next_blaze
from brasier.terminal.screen import Screen
from brasier.terminal.speaker import LONGEST_ECHO, Menu, Preset, Speaker
from brasier.texts import LANGUAGES, Texts

TRICKSTER = CARD_NAMES[-1]
NOTATION_WORDS = ("choose", "play", "pass", "blaze", "iguana", "thief", "trickster")
DRAWS = ("blaze", "iguana", "thief")  # phases in which chance is to act, and the words for what it gives
HUNT = ("first", "chase")

# What is told below something else: a round, what is done in it, what comes of that.
FIRST_OF_ALL = (events.Blazed, events.IguanaSeen, events.Ended)
WHAT_COMES_OF_IT = (events.Stolen, events.Exhausted, events.Recovered)

_CARD = re.compile(r"\+?\d+|\+", re.ASCII)
_IN_ONE_BREATH = re.compile(r"([1-9]{2,10})(\+1?)?|([1-9])(\+1?)", re.ASCII)


class TailsSpeaker(Speaker):
    presets = (
        Preset("preset-tails-bots", {"players": 4}, 1),
        Preset("preset-tails-bot-thief", {"players": 2}, 1),
        Preset("preset-tails-two", {"players": 2}, 2),
        Preset("preset-tails-three", {"players": 3}, 3),
        Preset("preset-tails-four", {"players": 4}, 4),
        Preset("preset-tails-five", {"players": 5}, 5),
        Preset("preset-tails-six", {"players": 6}, 6),
        Preset("preset-tails-box", {"players": 2}, 2, manual=True),
    )

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(texts, names)
        self.letters = texts.say("letters-tails")
        self.labels = Labels(thief=texts.say("label-tails-thief"), box=texts.say("label-tails-box"))

    @staticmethod
    def default_name(texts: Texts, seat: int, people: int) -> str:
        name = texts.say("you-tails")
        return name if people == 1 else f"{name} {seat + 1}"

    def opening(self, match: Match) -> str:
        options, say = match.options, self.texts.say
        sentences = [
            say("opening-tails", players=options.players),
            say("opening-tails-rounds", rounds=len(options.table)),
            say("opening-tails-seats", names=self._and(self.names), name=self.names[options.eldest]),
        ]
        if match.view(None).thief is not None:
            sentences.insert(1, say("opening-tails-thief"))
        if isinstance(match.dealer, ManualDealer) and options.deck == "ours":
            sentences.append(say("opening-tails-deck"))
        return " ".join(sentences)

    def _and(self, words: Iterable[str]) -> str:
        """1, 5 and +1."""
        *first, last = words
        return self.texts.say("list-and", first=", ".join(first), last=last) if first else last

    # ---- the table

    def board(self, view: View, screen: Screen) -> str:
        plain = self._drawn(view, screen, colour=False)
        if max(len(line) for line in plain.split("\n")) > screen.width:
            lines = [self.texts.say("board-too-wide"), *self.words(view)]
            return "\n".join(screen.broken(line, indent=6) for line in lines)
        return self._drawn(view, screen, colour=True) if screen.colour else plain

    def _drawn(self, view: View, screen: Screen, *, colour: bool) -> str:
        return draw_board(
            view,
            colour=colour,
            palette=screen.palette,
            width=screen.width,
            letters=self.letters,
            names=self.names,
            labels=self.labels,
        )

    def picture(self, view: View) -> str:
        return draw_svg(
            view,
            letters=self.letters,
            names=self.names,
            title=self.texts.say("game-tails"),
            desc=" ".join(line.strip() for line in self.words(view)),
            labels=self.labels,
        )

    def legend(self) -> list[str]:
        signs = [*legend(self.letters), (self.labels.box, "box")]
        return [f"{sign:>8}  {self.texts.say(f'legend-tails-{what}')}" for sign, what in signs]

    def words(self, view: View) -> list[str]:
        lines = [self._round(view)]
        if view.row:
            lines.append(self.texts.say("told-tails-row", cards=self._and(self._laid(laid) for laid in view.row)))
        if view.wanted is not None:
            lines.append(self._wanted(view))
        elif view.awaited:
            names = self._and(self.names[seat] for seat in view.awaited)
            lines.append(self.texts.say("told-tails-choosing", count=len(view.awaited), names=names))
        for player in view.players:
            lines.append(self._player(view, player))
            lines += [f"    {self._pile(pile)}" for pile in player.piles]
        return lines + self._thief(view) + self._box(view) + self._to_come(view)

    def _round(self, view: View) -> str:
        say, rounds = self.texts.say, len(view.options.table)
        if view.iguana is None:
            return say("told-tails-between", round=view.round, rounds=rounds)
        facts = {"start": view.iguana.start, "flames": view.iguana.flames, "name": self.names[view.first]}
        return say("told-tails-round", round=view.round, rounds=rounds, **facts)

    def _wanted(self, view: View) -> str:
        say = self.texts.say
        wanted = say("told-tails-wanted-must" if view.must_open else "told-tails-wanted", value=view.wanted)
        if view.turn is None:
            return f"{wanted} {say('told-tails-turn-thief')}"
        return f"{wanted} {say('told-tails-turn', name=self.names[view.turn])}"

    def _laid(self, laid: Laid) -> str:
        name = self.labels.thief if laid.seat is None else self.names[laid.seat]
        told = "told-tails-laid-trickster" if laid.card == TRICKSTER else "told-tails-laid"
        return self.texts.say(told, name=name, value=laid.value)

    def _player(self, view: View, player: Player) -> str:
        """Everything about a seat but its piles; which cards it holds only where the view tells it."""
        say = self.texts.say
        told = [say("standing-tails", name=self.names[player.seat], flames=player.flames)]
        cards = [card for card in player.cards if card not in (player.chosen or ())]
        if player.chosen:
            told.append(say("told-tails-held", cards=self._and(player.chosen)))
            if cards:
                told.append(say("told-tails-den", cards=self._and(cards)))
        elif cards:
            told.append(say("told-tails-hand", cards=self._and(cards)))
            if player.holds or view.wanted is not None:
                told.append(say("told-tails-holds", count=player.holds))
            if player.lacks:
                told.append(say("told-tails-lacks", cards=self._and(player.lacks)))
        if player.exhausted:
            told.append(self._exhausted(player))
        return " ".join(told)

    def _exhausted(self, player: Player) -> str:
        cards = player.exhausted
        return self.texts.say("told-tails-exhausted", count=len(cards), cards=self._and(cards))

    def _pile(self, pile: Pile) -> str:
        told = "pile-tails-trickster" if pile.value is None else "pile-tails"
        return self.texts.say(told, card=pile.card, flames=pile.fires.flames, fires=self._fires(pile.fires))

    def _fires(self, fires: Fires) -> str:
        say, starts = self.texts.say, fires.iguanas
        told = [say("fire-tails-campfire", name=self.names[seat]) for seat in fires.campfires]
        if starts:
            told.insert(0, say("fire-tails-iguanas", count=len(starts), cards=self._and(map(str, starts))))
        return ", ".join(told)

    def _thief(self, view: View) -> list[str]:
        say, thief = self.texts.say, view.thief
        if thief is None or view.end is not None:
            return []
        told = [say("told-tails-thief-empty")]
        if thief.pile:
            told = [say("told-tails-thief", cards=self._and(map(str, thief.pile)))]
        if thief.reserve:
            told.append(say("told-tails-reserve", cards=self._and(map(str, thief.reserve)), top=thief.reserve[-1]))
        return [" ".join(told)]

    def _box(self, view: View) -> list[str]:
        if not view.box.flames:
            return []
        return [self.texts.say("box-tails", flames=view.box.flames, fires=self._fires(view.box))]

    def _to_come(self, view: View) -> list[str]:
        if not view.unseen:
            return []
        say = self.texts.say
        cards = [say("to-come-tails-card", start=card.start, flames=card.flames) for card in view.unseen]
        return [say("to-come-tails", cards=", ".join(cards))]

    # ---- how it stands

    def headline(self, view: View) -> str:
        say = self.texts.say
        if view.iguana is None or view.phase in DRAWS:
            return say("event-tails-end") if view.end is not None else self.ask_chance(view).rstrip()
        facts: dict[str, Any] = {"start": view.iguana.start, "flames": view.iguana.flames, "wanted": view.wanted}
        if view.phase == "choose":
            seats = [view.seat] if view.seat in view.awaited else view.awaited
            facts |= {"name": self._and(self.names[seat] for seat in seats), "count": _needed(view)}
        elif view.turn is not None:
            facts["name"] = self.names[view.turn]
        special = "-must" if view.must_open else "-trickster" if view.row and view.row[-1].card == TRICKSTER else ""
        return say(f"turn-tails-{view.phase}{special}", **facts)

    def status(self, view: View) -> str:
        say = self.texts.say
        seats = [
            say("status-tails-seat", name=self.names[player.seat], flames=player.flames) for player in view.players
        ]
        return " · ".join([say("status-tails", round=view.round, rounds=len(view.options.table)), *seats])

    def standings(self, view: View) -> list[str]:
        """T13: the one with most flames first, each with the piles that make them."""
        lines = []
        for player in sorted(view.players, key=lambda player: -player.flames):
            lines.append(self.texts.say("standing-tails", name=self.names[player.seat], flames=player.flames))
            lines += [f"    {self._pile(pile)}" for pile in player.piles]
        return lines + self._box(view) + self._to_come(view)

    # ---- what a person may do

    def choices(self, view: View, choices: Sequence[Choice]) -> Menu:
        """Cards are typed as they are called, so nobody has to search 120 ways to choose three of them."""
        actions = [choice.action for choice in choices]
        lines = self._hand(view) if view.phase == "choose" else self._playable(view, choices)
        return Menu(lines, actions, first=0)

    def _hand(self, view: View) -> list[str]:
        say, player = self.texts.say, _own(view)
        lines = [say("hand-tails", cards="  ".join(player.cards))]
        if player.exhausted:
            lines.append(self._exhausted(player))
        lines.append(say("type-tails-choose", count=_needed(view), cards=_example(player.cards)))
        return [f"  {line}" for line in lines]

    def _playable(self, view: View, choices: Sequence[Choice]) -> list[str]:
        say, held = self.texts.say, _own(view).chosen or ()
        lines = [f"  {say('held-tails', cards='  '.join(held))}"] if held else []
        if held and not any(choice.kind == "play" for choice in choices):
            lines.append(f"  {say('nothing-fits-tails')}")
        for choice in sorted(choices, key=lambda choice: choice.kind == "pass"):
            if isinstance(choice.target, CardTarget):
                (card,) = choice.target.cards
                how = "-trickster" if card == TRICKSTER else "-cover" if view.row else ""
                told = say(f"choice-tails-play{how}", value=view.wanted)
                lines.append(f"{card:>4}) {' '.join([told, *self._loot(view)])}")
            else:
                lines.append(f"{0:>4}) {say('pass-tails')}")
        return lines

    def _loot(self, view: View) -> list[str]:
        """T10: what the card wanted now would steal, if it won. Anybody can see that."""
        return [
            self.texts.say("loot-tails", flames=pile.fires.flames, name=self.names[player.seat])
            for player in view.players
            for pile in player.piles
            if player.seat != view.seat and pile.value == view.wanted
        ]

    def queue(self, view: View, actors: Sequence[int]) -> Sequence[int]:
        """Clockwise, the first player last: then the screen is where the hunt begins."""
        return sorted(actors, key=lambda seat: (seat - view.first - 1) % view.options.players)

    def obvious(self, view: View, seat: int) -> str | None:
        """Whoever can hold no card that fits passes; whoever has no more than three chooses these."""
        player = view.players[seat]
        if view.phase == "choose" and seat in view.awaited and len(player.cards) <= CHOSEN:
            return f"choose {' '.join(player.cards)}"
        if view.phase not in HUNT or view.turn != seat:
            return None
        held = _perhaps_held(player)
        covers = bool(view.row) and view.row[-1].card != TRICKSTER  # T5, T6: only then a trickster can be played
        return None if str(view.wanted) in held or (covers and TRICKSTER in held) else "pass"

    # ---- what a person types

    def meant(self, typed: str, view: View) -> str:
        known = own_words()
        words = [known.get(word, word) for word in re.sub("[,;]", " ", typed.lower()).split()]
        verb = words.pop(0) if words and words[0] in NOTATION_WORDS else ""
        cards = [card for word in words for card in _cards(word, view)]
        if not all(_CARD.fullmatch(card) for card in cards):
            return typed
        if view.phase in DRAWS:
            return " ".join(_came(verb, cards, view))
        if verb in ("", "choose") and view.phase == "choose":
            return " ".join(["choose", *cards])
        if verb == "" and cards == ["0"]:
            return "pass"
        if verb == "" and len(cards) == 1:
            return f"play {cards[0]}"
        return " ".join([verb, *cards]) if verb else typed

    def which(self, typed: str, view: View) -> str:
        say, text = self.texts.say, typed[:LONGEST_ECHO]
        if view.phase == "choose":
            return say("hint-tails-choose", text=text, count=_needed(view), cards=_example(_own(view).cards))
        return say("hint-tails-drawn" if view.phase in DRAWS else "hint-tails-hunt", text=text)

    def ask_chance(self, view: View) -> str:
        say = self.texts.say
        if view.phase == "blaze":
            taken = {pile.value for player in view.players for pile in player.piles}
            free = [str(value) for value in range(1, VALUES + 1) if value not in taken]
            return say("ask-tails-blaze", name=self.names[next_blaze(view)], values=" ".join(free))
        if view.phase == "iguana":
            question = say("ask-tails-iguana", values=" ".join(str(card.start) for card in view.unseen))
            if view.thief is None or view.round == 0:
                return question
            return f"{say('shuffle-tails-thief', name=self.names[view.first])} {question}"
        return say("ask-tails-thief", values=" ".join(map(str, view.thief.pile if view.thief else ())))

    # ---- what happened

    def gather(self, events: Sequence[Event]) -> list[Sequence[Event]]:
        """People who pass one after the other, and what the Thief draws with what it does with it."""
        gathered: list[Sequence[Event]] = []
        for event in events:
            if gathered and _goes_on(gathered[-1][-1], event):
                gathered[-1] = (*gathered[-1], event)
            else:
                gathered.append((event,))
        return gathered

    def together(self, events: Sequence[Event]) -> str:
        say, first = self.texts.say, events[0]
        if isinstance(first, Passed) and len(events) > 1:
            return say("event-tails-passed-several", names=self._and(self._passers(events)))
        if isinstance(first, ThiefDrew) and isinstance(events[-1], Played):
            return say("event-tails-drawn-played", value=first.value)
        if isinstance(first, Played) and first.seat is None:  # else it would stand with the draw
            return say("event-tails-played-reserve", value=first.value)
        return self.event(first)

    def _passers(self, events: Sequence[Event]) -> list[str]:
        return [self.names[event.seat] for event in events if isinstance(event, Passed) and event.seat is not None]

    def event(self, event: Event) -> str:
        facts = {name: self._fact(name, value) for name, value in msgspec.structs.asdict(event).items()}
        facts = {{"seat": "name"}.get(name, name): fact for name, fact in facts.items() if fact is not None}
        tag = str(event.__struct_config__.tag)
        match event:
            case Played(seat=None) | Passed(seat=None) | events.Won(seat=None) | events.Stolen(seat=None):
                tag += "-thief"
            case Played(card="+1") | events.Won(card="+1"):
                tag += "-trickster"
            case events.Chosen() if event.cards is not None:
                tag += "-own"
            case events.Raised(must_open=True):
                tag += "-must"
            case ThiefDrew(kept=True):
                tag += "-kept"
            case events.Exhausted() | events.Recovered():
                facts["count"] = len(event.cards)
        return self.texts.say(f"event-tails-{tag}", **facts)

    def _fact(self, name: str, value: Any) -> Any:
        """A field of an event as sentences want it: people by name, cards in a row."""
        if name in ("seat", "of"):
            return None if value is None else self.names[value]
        if name in ("iguanas", "campfires"):  # told as flames
            return None
        return self._and(value) if isinstance(value, tuple) else value

    def depth(self, event: Event) -> int:
        """A round, what is done in it, and what comes of that."""
        return 0 if isinstance(event, FIRST_OF_ALL) else 2 if isinstance(event, WHAT_COMES_OF_IT) else 1

    def ending(self, match: Match) -> list[str]:
        view: View = match.view(REFEREE)
        end = view.end
        assert end is not None
        facts: dict[str, Any] = {"flames": end.scores[end.winners[0]]}
        winners = [self.names[seat] for seat in end.winners]
        if end.reason == "shared":
            facts["names"] = self._and(winners)
        else:
            (facts["name"],) = winners
        return [self.texts.say(f"outcome-tails-{end.reason}", **facts), *self.standings(view)]


@cache
def own_words() -> dict[str, str]:
    """Every word somebody may use for a word of the notation, in every language."""
    words = {
        word: notation
        for language in LANGUAGES
        for notation in NOTATION_WORDS
        for word in Texts(language).say(f"words-tails-{notation}").split()
    }
    return {word: TRICKSTER if notation == "trickster" else notation for word, notation in words.items()} | {
        "+": TRICKSTER
    }


def _cards(word: str, view: View) -> list[str]:
    """The cards a word names: 15+ are three, where several are asked for and a plus can only be the last of them."""
    found = _IN_ONE_BREATH.fullmatch(word) if view.phase == "choose" else None
    if found is None:
        return [word]
    digits, plus = found[1] or found[3], found[2] or found[4]
    return [*digits, TRICKSTER] if plus else list(digits)


def _came(verb: str, cards: list[str], view: View) -> list[str]:
    """What somebody says who has drawn: just the number will do, or with the seat it is for."""
    if view.phase == "blaze" and len(cards) == 1:
        cards = [str(next_blaze(view)), *cards]
    return [verb or view.phase, *cards]


def _goes_on(before: Event, event: Event) -> bool:
    """Whether the sentence of one event can go on with the next."""
    match before, event:
        case (ThiefDrew(), Played() | Passed()) | (Passed(seat=int()), Passed(seat=int())):
            return True
    return False


def _perhaps_held(player: Player) -> set[str]:
    """T18: the cards this seat holds, as far as one may know."""
    if player.chosen is not None:
        return set(player.chosen)
    return set(player.cards) - set(player.lacks) if player.holds else set()


def _own(view: View) -> Player:
    assert view.seat is not None
    return view.players[view.seat]


def _needed(view: View) -> int:
    """T4: how many cards whoever looks has to choose; whoever has not, the most that anybody has to."""
    seats = [view.seat] if view.seat in view.awaited else view.awaited
    return max(view.players[seat].to_choose for seat in seats)


def _example(cards: Sequence[str]) -> str:
    """A choice that could be typed: as good as any other."""
    return " ".join(dict.fromkeys((cards[0], cards[len(cards) // 2], cards[-1])))


SPEAKER = TailsSpeaker
