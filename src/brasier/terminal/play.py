"""A match in the terminal: people at one screen, bots on the other seats."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import brasier
from brasier.bots import LEVELS, level_of, seat_name, short_name
from brasier.core.chance import LONGEST_SEED, ManualDealer, SealedDealer, SeededDealer
from brasier.core.game import CHANCE, Refusal
from brasier.core.match import Match
from brasier.core.rng import Rng
from brasier.games import find, names
from brasier.terminal.files import Keeper, last_match
from brasier.terminal.screen import Screen
from brasier.terminal.speaker import speaker, speaker_class
from brasier.texts import LANGUAGES, Texts

COMMANDS = ("help", "board", "words", "score", "log", "rule", "undo", "save", "quit")
BOT_LEVEL = "uniform"


class Wishes(NamedTuple):
    """What the command line asked for."""

    game: str | None
    options: dict[str, Any]
    people: list[str] | None
    seed: str | None
    manual: bool
    save: Path | None
    resume: str | None  # a file; '' for the last match
    colour: str


class Left(Exception):
    """Nobody is at the keyboard any more."""


def play(wishes: Wishes, texts: Texts) -> int:
    screen = Screen(wishes.colour)
    try:
        match = _resumed(wishes) if wishes.resume is not None else _new(wishes, texts, screen)
    except Left:
        return 0
    return Session(match, wishes, texts, screen).run()


def _resumed(wishes: Wishes) -> Match:
    path = Path(wishes.resume) if wishes.resume else last_match()
    if not wishes.resume and not path.exists():
        raise Refusal("nothing-to-resume", "")
    match = brasier.load(path.read_text(encoding="utf-8"))
    if isinstance(match.dealer, SealedDealer):  # its seed stayed with whoever dealt: from here on a new one deals
        return match.fork(len(match.steps))
    return match


def _new(wishes: Wishes, texts: Texts, screen: Screen) -> Match:
    name, given, people = wishes.game, wishes.options, wishes.people
    if name is None:
        name, given, people = _ask_how(wishes, texts, screen)
    game = find(name)
    options = game.options(given)
    persons = [texts.say("you")] if people is None else people
    if len(persons) > game.seats(options):
        raise Refusal("too-many-people", "", {"people": len(persons), "seats": game.seats(options)})
    seats = list(persons)
    while len(seats) < game.seats(options):
        seats.append(seat_name(BOT_LEVEL, seats))
    try:
        dealer = ManualDealer() if wishes.manual else SeededDealer(wishes.seed)
    except ValueError:
        raise Refusal("bad-seed", "", {"longest": LONGEST_SEED}) from None
    return Match(game, options, dealer=dealer, seats=seats)


def _ask_how(wishes: Wishes, texts: Texts, screen: Screen) -> tuple[str, dict[str, Any], list[str]]:
    """Three questions at most, each with an answer that Enter gives."""
    screen.say(texts.say("welcome"))
    games = names()
    game = games[_pick([texts.say(f"game-{name}") for name in games], texts, screen)] if len(games) > 1 else games[0]
    screen.say(texts.say(f"about-{game}"))
    presets = speaker_class(game).presets
    preset = presets[_pick([texts.say(preset.text) for preset in presets], texts, screen)]
    people = wishes.people
    if people is None:
        people = []
        for number in range(1, preset.people + 1):
            default = texts.say("you") if preset.people == 1 else texts.say("player", number=number)
            people.append(_answer(screen, texts.say("ask-name", default=default)) or default)
    return game, preset.options | wishes.options, people


def _pick(labels: Sequence[str], texts: Texts, screen: Screen) -> int:
    for number, label in enumerate(labels, 1):
        screen.say(f"{number:>3}  {label}")
    while True:
        answer = _answer(screen, texts.say("ask-number", last=len(labels))) or "1"
        if answer.isdecimal() and 1 <= int(answer) <= len(labels):
            return int(answer) - 1
        screen.say(texts.say("no-such-number", last=len(labels)))


def _answer(screen: Screen, question: str) -> str:
    answer = screen.ask(question)
    if answer is None:
        raise Left
    return answer


class Session:
    """One sitting: from here to the end of the match, or to the end of patience."""

    def __init__(self, match: Match, wishes: Wishes, texts: Texts, screen: Screen) -> None:
        self.match = match
        self.texts = texts
        self.screen = screen
        self.speaker = speaker(match.game.name, texts, [short_name(name) for name in match.seats])
        self.people = [seat for seat, name in enumerate(match.seats) if level_of(name) is None]
        self.rng = Rng(secrets.randbits(60))
        self.told = len(match.steps)  # steps the people have heard of
        self.at_screen: int | None = None
        self.keepers = [Keeper(last_match(), ours=True)]
        if wishes.save is not None:
            self.keepers.append(Keeper(wishes.save, ours=wishes.resume == str(wishes.save)))
        elif wishes.resume:
            self.keepers.append(Keeper(Path(wishes.resume), ours=True))
        self.words = _command_words()

    def run(self) -> int:
        self.greet()
        try:
            while actors := self.match.actors():
                self.step(actors[0])
                self.keep()
        except Left:
            self.screen.say(self.texts.say("left", file=str(self.keepers[-1].path)))
            return 0
        self.tell(None)
        self.end()
        return 0

    def greet(self) -> None:
        say, screen = self.texts.say, self.screen
        screen.say(say(f"game-{self.match.game.name}"))
        for name, value in self.match.game.option_values(self.match.options).items():
            screen.say(f"  {name} = {value}")
        if isinstance(self.match.dealer, SeededDealer):
            screen.say(say("sealed", commitment=self.match.dealer.commitment))
        else:
            screen.say(say("manual"))
        screen.say(say("help-hint"))

    def step(self, actor: int) -> None:
        if actor == CHANCE:
            if not self.match.deal():
                self.ask_chance()
            return
        level = level_of(self.match.seats[actor])
        if level is not None:
            self.match.play(actor, LEVELS[level]().choose(self.match.view(actor), self.match.legal(actor), self.rng))
        else:
            self.hand_over(actor)
            self.tell(actor)
            self.ask_person(actor)

    # ---- talking to people

    def eyes(self) -> int | None:
        """Whose view the screen shows: the person at it; with no person, a spectator's."""
        if self.at_screen is None and len(self.people) == 1:
            return self.people[0]
        return self.at_screen

    def hand_over(self, actor: int) -> None:
        """Where people have secrets from each other, the screen goes from hand to hand."""
        shared = len(self.people) > 1 and self.match.game.has_secrets(self.match.options)
        if shared and self.at_screen != actor:
            self.screen.hide()
            _answer(self.screen, self.texts.say("hand-over", name=self.match.seats[actor]))
            self.told = min(self.told, self.last_turn_of(actor))
        self.at_screen = actor

    def last_turn_of(self, seat: int) -> int:
        """How many steps had been played after this seat last did something."""
        return next((n for n in range(len(self.match.steps), 0, -1) if self.match.steps[n - 1].seat == seat), 0)

    def tell(self, seat: int | None) -> None:
        for event in self.match.events(seat, self.told):
            if sentence := self.speaker.event(event):
                self.screen.say(f"  {sentence}")
        self.told = len(self.match.steps)

    def show(self, seat: int | None) -> None:
        view = self.match.view(seat)
        self.screen.say()
        self.screen.say(self.speaker.board(view, self.screen))
        self.screen.say()

    def ask_person(self, actor: int) -> None:
        """Until they do something that is allowed, or go back in time."""
        match, screen = self.match, self.screen
        self.show(actor)
        choices = match.game.choices(match.state, actor)
        view = match.view(actor)
        screen.say(self.speaker.headline(view))
        for line in self.speaker.choices(view, choices):
            screen.say(line)
        while True:
            typed = _answer(screen, "> ")
            if not typed:
                continue
            command, _, rest = typed.partition(" ")
            if (known := self.words.get(command.lower())) is not None:
                if self.command(known, rest.strip()):
                    return
                continue
            try:
                match.play(actor, self.meant(typed, [choice.action for choice in choices]))
            except Refusal as refusal:
                screen.say(self.texts.refusal(refusal))
            else:
                return

    def meant(self, typed: str, actions: Sequence[str]) -> str:
        if typed.isdecimal():
            if not 1 <= int(typed[:9]) <= len(actions):
                raise Refusal("no-such-choice", "", {"last": len(actions)})
            return actions[int(typed) - 1]
        return typed

    def ask_chance(self) -> None:
        """Manual dice: somebody says what was drawn."""
        self.tell(self.eyes())
        self.screen.say(self.speaker.headline(self.match.view(self.eyes())))
        while True:
            typed = _answer(
                self.screen, self.texts.say("ask-chance", known=", ".join(o for o, _ in self.match.chances()))
            )
            command, _, rest = typed.partition(" ")
            if (known := self.words.get(command.lower())) is not None:
                if self.command(known, rest.strip()):
                    return
                continue
            try:
                self.match.chance(self.speaker.outcome_of_chance(typed))
            except Refusal as refusal:
                self.screen.say(self.texts.refusal(refusal))
            else:
                return

    # ---- commands

    def command(self, name: str, rest: str) -> bool:
        """Do it; whether the match is another one now."""
        say, screen, match = self.texts.say, self.screen, self.match
        view = match.view(self.eyes())
        if name == "help":
            for line in say("help").splitlines():
                screen.say(line)
        elif name == "board":
            self.show(self.eyes())
        elif name == "words":
            for line in self.speaker.words(view):
                screen.say(line)
        elif name == "score":
            for line in self.speaker.standings(view):
                screen.say(line)
        elif name == "log":
            for event in match.events(self.eyes()):
                if sentence := self.speaker.event(event):
                    screen.say(f"  {sentence}")
        elif name == "rule":
            screen.say(self.texts.rule(match.game.name, rest) or say("no-such-rule", number=rest or "?"))
        elif name == "undo":
            return self.undo()
        elif name == "save":
            self.save(rest)
        else:
            raise Left
        return False

    def undo(self) -> bool:
        """Back to the last decision of a person: everybody at this screen can see it happen."""
        steps = self.match.steps
        last = next((n for n in range(len(steps) - 1, -1, -1) if steps[n].seat in self.people), None)
        if last is None:
            if isinstance(self.match.dealer, ManualDealer) and steps:
                last = len(steps) - 1
            else:
                self.screen.say(self.texts.say("nothing-to-undo"))
                return False
        self.match.undo(last)
        self.told = min(self.told, last)
        self.screen.say(self.texts.say("undone", step=last))
        return True

    def save(self, file: str) -> None:
        if not file:
            self.screen.say(self.texts.say("save-where"))
            return
        path = Path(file).expanduser()
        try:
            keeper = Keeper(path, ours=any(path == kept.path for kept in self.keepers))
            keeper.keep(self.match)
        except Refusal as refusal:
            self.screen.say(self.texts.refusal(refusal))
        except OSError as problem:
            self.screen.say(self.texts.say("file-problem", file=file, problem=problem.strerror or str(problem)))
        else:
            self.keepers = [*(kept for kept in self.keepers if kept.path != path), keeper]
            self.screen.say(self.texts.say("saved", file=file))

    def keep(self) -> None:
        """Every step is on disk before the next one; a file that cannot be written is named once and left."""
        for keeper in list(self.keepers):
            try:
                keeper.keep(self.match)
            except OSError as problem:
                self.keepers.remove(keeper)
                told = problem.strerror or str(problem)
                self.screen.say(self.texts.say("file-problem", file=str(keeper.path), problem=told))

    def end(self) -> None:
        self.show(self.eyes())
        for line in self.speaker.ending(self.match):
            self.screen.say(line)
        record = self.match.record()
        if record.seed is not None:
            self.screen.say(self.texts.say("revealed", seed=record.seed, commitment=str(record.commitment)))
        if self.keepers:
            self.screen.say(self.texts.say("kept", file=str(self.keepers[-1].path)))


def _command_words() -> dict[str, str]:
    """Every word that names a command, in every language: nobody has to switch tongues to undo."""
    return {
        word: command
        for language in LANGUAGES
        for command in COMMANDS
        for word in Texts(language).say(f"command-{command}").split()
    }
