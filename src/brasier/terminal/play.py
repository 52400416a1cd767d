"""A match in the terminal: people at one screen, bots on the other seats."""

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import brasier
from brasier.bots import LEVELS, level_of, seat_name, short_name
from brasier.core.chance import LONGEST_SEED, Dealer, ManualDealer, SealedDealer, SeededDealer
from brasier.core.game import CHANCE, REFEREE, Refusal
from brasier.core.match import Match
from brasier.core.rng import Rng
from brasier.games import find, names
from brasier.terminal.files import Keeper, last_unfinished, new_file, read
from brasier.terminal.screen import Screen
from brasier.terminal.speaker import Menu, Preset, speaker, speaker_class
from brasier.texts import LANGUAGES, Texts

COMMANDS = ("help", "board", "legend", "words", "score", "log", "rule", "undo", "save", "quit")
BOT_LEVEL = "uniform"


class Wishes(NamedTuple):
    """What the command line asked for."""

    game: str | None
    options: dict[str, Any]
    people: list[str] | None
    seed: str | None
    manual: bool
    save: Path | None
    resume: str | None  # a file; '' for the last match that is not over
    colour: str


class Left(Exception):
    """Nobody is at the keyboard any more."""


def play(wishes: Wishes, texts: Texts) -> int:
    screen = Screen(wishes.colour)
    try:
        while True:
            match, path = _match(wishes, texts, screen)
            Session(match, path, wishes, texts, screen).run()
            if not screen.live or (screen.ask(texts.say("ask-again")) or "").lower() not in texts.say("yes").split():
                return 0
            wishes = wishes._replace(resume=None, save=None, seed=None)
    except Left:
        return 0


# ---- which match


def _match(wishes: Wishes, texts: Texts, screen: Screen) -> tuple[Match, Path | None]:
    """The match to play, and its file if it has one already."""
    if wishes.resume is None and wishes.game is None:
        wishes = _ask_how(wishes, texts, screen)
    if wishes.resume is None:
        return _new(wishes, texts), None
    if wishes.options or wishes.people or wishes.seed or wishes.manual:
        raise Refusal("resume-as-it-is", "")
    path = Path(wishes.resume) if wishes.resume else last_unfinished()
    if path is None:
        raise Refusal("nothing-to-resume", "")
    match = brasier.load(read(path))
    if isinstance(match.dealer, SealedDealer):  # its seed stayed with whoever dealt: from here on a new one deals
        match = match.fork(len(match.steps))
    return match, path


def _new(wishes: Wishes, texts: Texts) -> Match:
    game = find(wishes.game or "")
    options = game.options(wishes.options)
    people = [texts.say("you")] if wishes.people is None else wishes.people
    if len(people) > game.seats(options):
        raise Refusal("too-many-people", "", {"people": len(people), "seats": game.seats(options)})
    for name in people:
        if people.count(name) > 1:
            raise Refusal("same-name", "", {"name": name})
        if level_of(name) is not None:
            raise Refusal("name-of-a-bot", "", {"name": name})
    if wishes.manual and game.has_secrets(options) and len(people) < game.seats(options):
        raise Refusal("bots-have-no-hands", "")
    seats = list(people)
    while len(seats) < game.seats(options):
        seats.append(seat_name(BOT_LEVEL, seats))
    return Match(game, options, dealer=_dealer(wishes), seats=seats)


def _dealer(wishes: Wishes) -> Dealer:
    if wishes.manual:
        return ManualDealer()
    try:
        return SeededDealer(wishes.seed)
    except ValueError:
        raise Refusal("bad-seed", "", {"longest": LONGEST_SEED}) from None


def _ask_how(wishes: Wishes, texts: Texts, screen: Screen) -> Wishes:
    """A few questions, each with an answer that Enter gives."""
    screen.say(texts.say("welcome"))
    games = names()
    game = games[0]
    if len(games) > 1:
        game = games[_pick([texts.say(f"game-{name}") for name in games], texts, screen)]
    screen.say(f"{texts.say(f'game-{game}')} {texts.say(f'about-{game}')}")
    presets: list[Preset | None] = [*speaker_class(game).presets]
    labels = [texts.say(preset.text) for preset in presets if preset]
    if (last := last_unfinished()) is not None:
        presets.append(None)
        labels.append(texts.say("preset-resume", who=_who(last)))
    preset = presets[_pick(labels, texts, screen)]
    if preset is None:
        return wishes._replace(resume="")
    people = wishes.people
    if people is None:
        people = []
        for number in range(1, preset.people + 1):
            default = texts.say("you") if preset.people == 1 else texts.say("player", number=number)
            people.append(_answer(screen, texts.say("ask-name", default=default)) or default)
    return wishes._replace(
        game=game, options=preset.options | wishes.options, people=people, manual=preset.manual or wishes.manual
    )


def _who(path: Path) -> str:
    """The people and bots of a saved match, from its header alone."""
    lines = path.read_text(encoding="utf-8", errors="replace").split("\n")
    return ", ".join(short_name(line.partition(": ")[2]) for line in lines if line.startswith("seat "))


def _pick(labels: Sequence[str], texts: Texts, screen: Screen) -> int:
    for number, label in enumerate(labels, 1):
        screen.say(f"{number:>3}) {label}", indent=5)
    while True:
        answer = _answer(screen, texts.say("ask-number", last=len(labels))) or "1"
        if _command_words().get(answer.lower()) == "quit":
            raise Left
        if (choice := chosen(answer, len(labels))) is not None:
            return choice - 1
        screen.say(texts.say("no-such-number", last=len(labels)))


def chosen(typed: str, last: int) -> int | None:
    """The number somebody typed, if it is one from 1 to `last`."""
    digits = typed.lstrip("0") if typed.isascii() and typed.isdecimal() else ""
    return int(digits) if digits and len(digits) <= len(str(last)) and int(digits) <= last else None


def _answer(screen: Screen, question: str) -> str:
    answer = screen.ask(question)
    if answer is None:
        raise Left
    return answer


# ---- the sitting


class Session:
    """From here to the end of the match, or to the end of patience."""

    def __init__(self, match: Match, path: Path | None, wishes: Wishes, texts: Texts, screen: Screen) -> None:
        self.match = match
        self.texts = texts
        self.screen = screen
        self.speaker = speaker(match.game.name, texts, [short_name(name) for name in match.seats])
        self.people = [seat for seat, name in enumerate(match.seats) if level_of(name) is None]
        self.secrets = len(self.people) > 1 and match.game.has_secrets(match.options)
        self.rng = Rng(secrets.randbits(60))
        self.told = len(match.steps)  # steps the people have heard of
        self.at_screen: int | None = None if self.secrets or len(self.people) != 1 else self.people[0]
        own = Keeper(path or new_file(match.game.name), ours=path is not None)
        self.keepers = [own]
        if wishes.save is not None and wishes.save.absolute() != own.path:
            self.keepers.append(Keeper(wishes.save))
        self.words = _command_words()

    def run(self) -> None:
        self.greet()
        self.keep()
        try:
            while actors := self.match.actors():
                self.step(actors[0])
                self.keep()
        except Left:
            self.screen.step_back()
            if self.keepers:
                command = os.environ.get("BRASIER_COMMAND", "brasier")
                self.screen.say(self.texts.say("left", command=f"{command} play --resume", file=str(self.path())))
            raise
        self.screen.step_back()
        self.tell(None)
        self.end()

    def path(self) -> Path:
        """Where the match is kept: where somebody wished it, else its own place."""
        return self.keepers[-1].path

    def greet(self) -> None:
        say = self.texts.say
        self.screen.say(self.speaker.opening(self.match))
        if self.match.dealer.commitment is not None:
            self.screen.say(say("sealed", commitment=self.match.dealer.commitment))
        else:
            self.screen.say(say("manual"))
        self.screen.say(say("help-hint"))

    def step(self, actor: int) -> None:
        if actor == CHANCE:
            if not self.match.deal():
                self.ask_chance()
            return
        level = level_of(self.match.seats[actor])
        if level is not None:
            bot = LEVELS[level]()
            self.match.play(actor, bot.choose(self.match.view(actor), self.match.legal(actor), self.rng))
        else:
            self.hand_over(actor)
            self.tell(actor)
            self.ask_person(actor)

    # ---- talking to people

    def hand_over(self, actor: int) -> None:
        """Where people have secrets from each other, the screen goes from hand to hand."""
        if self.secrets and self.at_screen != actor:
            self.screen.hide()
            while _answer(self.screen, self.texts.say("hand-over", name=self.match.seats[actor])):
                pass
            self.screen.step_aside()
            self.told = min(self.told, self.last_turn_of(actor))
        self.at_screen = actor

    def last_turn_of(self, seat: int) -> int:
        """How many steps had been played after this seat last did something."""
        return next((n for n in range(len(self.match.steps), 0, -1) if self.match.steps[n - 1].seat == seat), 0)

    def tell(self, seat: int | None) -> None:
        for event in self.match.events(seat, self.told):
            self.screen.say(f"  {self.speaker.event(event)}", indent=4)
        self.told = len(self.match.steps)

    def ask_person(self, actor: int) -> None:
        """Until they do something that is allowed, or go back in time."""
        menu = self.show_turn(actor)
        while True:
            typed = _answer(self.screen, "> ")
            if not typed or self.words.get(typed.lower()) == "board":
                menu = self.show_turn(actor)
                continue
            command, _, rest = typed.partition(" ")
            if (known := self.words.get(command.lower())) is not None:
                if self.command(known, rest.strip()):
                    return
                continue
            try:
                self.match.play(actor, self.meant(typed, menu.actions))
            except Refusal as refusal:
                self.refuse(refusal, len(menu.actions))
            else:
                return

    def show_turn(self, actor: int) -> Menu:
        """Board, standing, question and choices: everything a person needs to decide."""
        view = self.match.view(actor)
        self.show(view)
        self.screen.say(self.speaker.status(view))
        self.screen.say(self.speaker.headline(view))
        menu = self.speaker.choices(view, self.match.game.choices(self.match.state, actor))
        for line in menu.lines:
            self.screen.say(line, indent=6)
        return menu

    def show(self, view: Any) -> None:
        self.screen.draw(f"\n{self.speaker.board(view, self.screen)}\n")

    def meant(self, typed: str, actions: Sequence[str]) -> str:
        if typed.isdecimal():
            if (number := chosen(typed, len(actions))) is None:
                raise Refusal("no-such-choice", "", {"last": len(actions)})
            return actions[number - 1]
        return self.speaker.meant(typed, self.match.view(self.at_screen))

    def refuse(self, refusal: Refusal, choices: int) -> None:
        if refusal.code == "unreadable":
            self.screen.say(self.texts.say("not-understood", text=refusal.facts["text"], last=choices))
        else:
            self.screen.say(self.texts.refusal(refusal))

    def ask_chance(self) -> None:
        """The real box: somebody says what was drawn; a secret tile only to the screen of whoever drew it."""
        drawer = self.speaker.drawer(self.match.view(None))
        if drawer is not None:
            self.hand_over(drawer)
        self.tell(self.at_screen)
        view = self.match.view(self.at_screen)
        while True:
            typed = _answer(self.screen, self.speaker.ask_chance(view))
            if not typed:
                continue
            command, _, rest = typed.partition(" ")
            if (known := self.words.get(command.lower())) is not None:
                if self.command(known, rest.strip()):
                    return
                continue
            try:
                self.match.chance(self.speaker.meant(typed, view))
            except Refusal as refusal:
                self.refuse(refusal, len(self.match.chances()))
            else:
                return

    # ---- commands

    def command(self, name: str, rest: str) -> bool:
        """Do it; whether the match is another one now."""
        say, screen, match = self.texts.say, self.screen, self.match
        view = match.view(self.at_screen)
        lines: list[str] = []
        if name == "help":
            lines = say("help").splitlines()
        elif name == "board":
            self.show(view)
        elif name == "legend":
            lines = self.speaker.legend()
        elif name == "words":
            lines = self.speaker.words(view)
        elif name == "score":
            lines = self.speaker.standings(view)
        elif name == "log":
            lines = [f"  {self.speaker.event(event)}" for event in match.events(self.at_screen)]
        elif name == "rule":
            lines = self.rule(rest)
        elif name == "undo":
            return self.undo()
        elif name == "save":
            self.save(rest)
        else:
            raise Left
        for line in lines:
            screen.say(line, indent=6)
        return False

    def rule(self, number: str) -> list[str]:
        """One rule, or without a number the titles of all."""
        game, texts = self.match.game.name, self.texts
        titles = [line.removeprefix("### ") for line in texts.rulebook(game).splitlines() if line.startswith("### ")]
        if not number:
            return titles
        letter = titles[0][0]  # whoever says 14 means F14
        found = texts.rule(game, letter + number if number.isdecimal() else number)
        return [found] if found else [texts.say("no-such-rule", number=number)]

    def undo(self) -> bool:
        """Back to the last real decision at this table: steps without a choice are taken back with what came before."""
        match = self.match
        deciders = {*self.people, CHANCE} if isinstance(match.dealer, ManualDealer) else set(self.people)
        for last in range(len(match.steps) - 1, -1, -1):
            seat = match.steps[last].seat
            if seat in deciders and (seat == CHANCE or len(match.at(last).legal(seat)) > 1):
                break
        else:
            self.screen.say(self.texts.say("nothing-to-undo"))
            return False
        (first, *_) = match.game.events(match.options, match.facts[last], None)
        match.undo(last)
        self.told = min(self.told, last)
        self.screen.say(self.texts.say("undone", what=self.speaker.event(first)))
        return True

    def save(self, file: str) -> None:
        if not file:
            self.screen.say(self.texts.say("save-where"))
            return
        try:
            path = Path(file).expanduser().absolute()
            keeper = Keeper(path, ours=any(path == kept.path for kept in self.keepers))
            keeper.keep(self.match)
        except Refusal as refusal:
            self.screen.say(self.texts.refusal(refusal))
        except (OSError, ValueError, RuntimeError) as problem:  # no such folder, a NUL in the name, nobody's home
            told = getattr(problem, "strerror", None) or str(problem)
            self.screen.say(self.texts.say("file-problem", file=file, problem=told))
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
        """Everything lies open now: the board as the referee sees it, the count, the seed."""
        self.show(self.match.view(REFEREE))
        for line in self.speaker.ending(self.match):
            self.screen.say(line, indent=8)
        record = self.match.record()
        if record.seed is not None:
            self.screen.say(self.texts.say("revealed", seed=record.seed, commitment=str(record.commitment)))
        if self.keepers:
            self.screen.say(self.texts.say("kept", file=str(self.path())))


def _command_words() -> dict[str, str]:
    """Every word that names a command, in every language: nobody has to switch tongues to undo."""
    return {
        word: command
        for language in LANGUAGES
        for command in COMMANDS
        for word in Texts(language).say(f"command-{command}").split()
    }
