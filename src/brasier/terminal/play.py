"""A match in the terminal: people at one screen, bots on the other seats."""

import os
import secrets
import shlex
import signal
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from brasier.bots import AT_A_TABLE, level_of, player, short_name, strongest
from brasier.core.chance import ManualDealer
from brasier.core.game import CHANCE, REFEREE, Refusal
from brasier.core.match import Match
from brasier.core.rng import Rng
from brasier.terminal.advice import thought_lines
from brasier.terminal.begin import Left, Wishes, answer, choose_match, chosen, command_words
from brasier.terminal.files import ChangedMeanwhile, Keeper, matches, new_file, read
from brasier.terminal.screen import Screen
from brasier.terminal.speaker import LONGEST_ECHO, Menu, show_board, speaker
from brasier.texts import Texts


def play(wishes: Wishes, texts: Texts) -> int:
    screen = Screen(wishes.colour, words=wishes.words)
    for name in ("SIGTERM", "SIGHUP"):  # a closed window or a tidy system: leave as if one had said quit
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _leave)
    try:
        while True:
            match, path = choose_match(wishes, texts, screen)
            Session(match, path, wishes, texts, screen).run()
            if not screen.live or (screen.ask(texts.say("ask-again")) or "").lower() not in texts.say("yes").split():
                return 0
            wishes = wishes._replace(resume=None, save=None, seed=None)
    except (Left, KeyboardInterrupt):
        return 0


def _leave(*_: object) -> None:
    raise Left


def _bot_seed(chosen: str | None) -> int:
    """Who chooses the seed of the draw gets the same bots too: the same match again, if people do the same."""
    if chosen is None:
        return secrets.randbits(60)
    return int.from_bytes(blake2b(chosen.encode(), digest_size=7, person=b"brasier bots").digest(), "big")


class Session:
    """From here to the end of the match, or to the end of patience."""

    def __init__(self, match: Match, path: Path | None, wishes: Wishes, texts: Texts, screen: Screen) -> None:
        self.match = match
        self.texts = texts
        self.screen = screen
        self.speaker = speaker(match.game.name, texts, [short_name(name) for name in match.seats])
        self.people = [seat for seat, name in enumerate(match.seats) if level_of(name) is None]
        self.secrets = len(self.people) > 1 and match.game.has_secrets(match.options)
        self.rng = Rng(_bot_seed(wishes.seed))
        self.told = self.heard_by_all() if self.secrets else len(match.steps)  # steps the people have heard of
        self.notice = ""  # what the next person at the screen must hear first
        self.at_screen: int | None = None if self.secrets or len(self.people) != 1 else self.people[0]
        self.anew: int | None = None  # whose decision was just taken back
        self.keeper = self.first_keeper(path, wishes.save)
        self.words = command_words()

    def first_keeper(self, path: Path | None, wished: Path | None) -> Keeper:
        """A match has one file: where somebody wishes it, else where it comes from, else one of its own."""
        if wished is not None and (path is None or wished.absolute() != path.absolute()):
            return Keeper(wished)
        return Keeper(new_file(self.match.game.name)) if path is None else Keeper(path, known=read(path))

    def run(self) -> None:
        self.greet()
        if self.keeper.known is None:
            self.keep()
        try:
            while actors := self.match.actors():
                self.step(self.next_of(actors))
                self.keep()
        except (Left, KeyboardInterrupt):  # Ctrl-C leaves at any moment, also while bots play
            self.screen.step_back()
            self.farewell()
            raise Left from None
        finally:
            self.screen.step_back()
        if self.secrets:  # nobody has the screen alone any more: what some have heard, others have not
            self.told = min(self.told, self.heard_by_all())
        self.tell(None)
        self.end()

    def farewell(self) -> None:
        """Where the match waits, and the command that goes on with it, ready to be pasted."""
        if self.keeper.failed:
            self.screen.say(self.texts.say("not-kept"))
            return
        command = shlex.join([os.environ.get("BRASIER_COMMAND", "brasier"), "play", "--resume", str(self.keeper.path)])
        self.screen.say(self.texts.say("left"))
        self.screen.draw(f"  {command}")

    def greet(self) -> None:
        say = self.texts.say
        self.screen.say(self.speaker.opening(self.match))
        if self.match.dealer.commitment is not None:
            self.screen.say(say("sealed", commitment=self.match.dealer.commitment))
        else:
            self.screen.say(say("manual"))
        self.screen.say(f"{say(f'answer-hint-{self.match.game.name}')} {say('help-hint')}")

    def next_of(self, actors: Sequence[int]) -> int:
        """Whom to ask of those who may act at once: whose decision was taken back, then whoever has the screen.

        Bots come last. So when people take a choice back, bots choose anew too, and nobody knows more than before.
        """
        if len(actors) == 1:
            return actors[0]
        people = [seat for seat in self.speaker.queue(self.match.view(None), actors) if seat in self.people]
        return next((seat for seat in (self.anew, self.at_screen) if seat in people), [*people, *actors][0])

    def step(self, actor: int) -> None:
        if actor == CHANCE:
            if not self.match.deal():
                self.ask_chance()
            return
        level = level_of(self.match.seats[actor])
        if level is not None:
            bot = player(self.match.game.name, level)
            self.match.play(actor, bot.choose(self.match.view(actor), self.match.legal(actor), self.rng, AT_A_TABLE))
        elif (action := self.obvious(len(self.match.steps), actor)) is not None:
            self.match.play(actor, action)
        else:
            self.anew = None
            self.hand_over(actor)
            self.tell(actor)
            self.ask_person(actor)

    def obvious(self, step: int, seat: int) -> str | None:
        """What this seat could only do next, after so many steps, so that it need not be asked.

        Where people have secrets from each other it must be clear to all of them: being asked would tell something.
        """
        now = step == len(self.match.steps)
        state = self.match.state if now else self.match.at(step)
        return self.speaker.obvious(self.match.game.view(state, None if self.secrets else seat), seat)

    # ---- talking to people

    def hand_over(self, actor: int) -> None:
        """Where people have secrets from each other, the screen goes from hand to hand.

        In between it shows what lies open and what has happened, for all who look on. Whoever takes it then learns
        behind everybody's back only what is theirs.
        """
        if self.secrets and self.at_screen != actor:
            since = self.last_turn_of(actor)
            if self.at_screen is not None:  # else no secret has been shown yet: the greeting may stay
                self.screen.hide()
                self.told = min(self.told, since)
            self.tell(None)
            self.show(self.match.view(None))
            self.screen.say(self.speaker.status(self.match.view(None)))
            while answer(self.screen, self.texts.say("hand-over", name=self.match.seats[actor])):
                self.screen.say(self.texts.say("just-enter"))
            self.screen.step_aside()
            self.tell_own(actor, since)
        self.at_screen = actor

    def last_turn_of(self, seat: int) -> int:
        """How many steps had been played after this seat was last asked something."""
        steps = self.match.steps
        own = (n for n in range(len(steps) - 1, -1, -1) if steps[n].seat == seat)
        return next((n + 1 for n in own if self.obvious(n, seat) is None), 0)

    def heard_by_all(self) -> int:
        """How many steps had been played when the one who has waited longest was last asked something."""
        return min(map(self.last_turn_of, self.people))

    def tell(self, seat: int | None) -> None:
        """What was not told yet, as this seat may hear it; and first what was taken back."""
        if self.notice:
            self.screen.say(self.notice.rstrip())
            self.notice = ""
        self.tell_events(self.match.events(seat, self.told))
        self.told = len(self.match.steps)

    def tell_own(self, seat: int, since: int) -> None:
        """What happened after so many steps and only this seat may hear: what it drew, say."""
        match = self.match
        for facts in match.facts[since:]:
            public = match.game.events(match.options, facts, None)
            self.tell_events([event for event in match.game.events(match.options, facts, seat) if event not in public])

    def tell_events(self, events: Sequence[Any]) -> None:
        for sentence in self.speaker.sentences(events):
            deep = "  " * (sentence.depth + 1)
            self.screen.say(f"{deep}{sentence.text}", indent=len(deep) + 2)

    def ask_person(self, actor: int) -> None:
        """Until they do something that is allowed, or go back in time."""
        menu = self.show_turn(actor)
        while (typed := self.listen("> ")) is not None:
            if not typed:
                menu = self.show_turn(actor)
                continue
            try:
                self.match.play(actor, self.meant(typed, menu))
            except Refusal as refusal:
                self.refuse(refusal, typed, menu)
            else:
                return

    def listen(self, question: str) -> str | None:
        """What a person says that is no command ('' to see the board again); None if a command changed the match."""
        while True:
            typed = answer(self.screen, question)
            word, _, rest = typed.partition(" ")
            command = self.words.get(word.lower())
            if command is None:
                return typed
            if command == "board":
                return ""
            if self.command(command, rest.strip()):
                return None

    def show_turn(self, actor: int) -> Menu:
        """Board, standing, question and choices: everything a person needs to decide.

        Where the screen changes hands it tells how all stand for everybody to see, and the board does it again here:
        what is for one person's eyes must fit on a small screen, for there is no scrolling back.
        """
        view = self.match.view(actor)
        self.show(view)
        if not self.secrets:
            self.screen.say(self.speaker.status(view))
        self.screen.say(self.speaker.headline(view))
        menu = self.speaker.choices(view, self.match.game.choices(self.match.state, actor))
        for line in menu.lines:
            self.screen.say(line, indent=6)
        return menu

    def show(self, view: Any) -> None:
        show_board(self.speaker, view, self.screen)

    def meant(self, typed: str, menu: Menu) -> str:
        if typed.isdecimal() and menu.first == 1:
            if (number := chosen(typed, len(menu.actions))) is None:
                raise Refusal("no-such-choice", "", {"last": len(menu.actions)})
            return menu.actions[number - 1]
        return self.speaker.meant(typed, self.match.view(self.at_screen))

    def refuse(self, refusal: Refusal, typed: str, menu: Menu) -> None:
        """Why not. What fits several choices is answered with these, what fits none with what can be typed."""
        if refusal.code != "unreadable":
            self.screen.say(self.texts.refusal(refusal))
        elif which := self.speaker.which(typed, self.match.view(self.at_screen)):
            self.screen.say(which, indent=2)
        else:
            text, choices, first = typed[:LONGEST_ECHO], len(menu.actions), menu.first
            last = first + choices - 1
            self.screen.say(self.texts.say("not-understood", text=text, choices=choices, first=first, last=last))

    def ask_chance(self) -> None:
        """The real box: somebody says what was drawn; a secret tile only to the screen of whoever drew it."""
        drawer = self.speaker.drawer(self.match.view(None))
        if drawer is not None:
            self.hand_over(drawer)
        self.tell(self.at_screen)
        view = self.match.view(self.at_screen)
        while (typed := self.listen(self.speaker.ask_chance(view))) is not None:
            if not typed:
                self.show(view)
                continue
            try:
                self.match.chance(self.speaker.meant(typed, view))
            except Refusal as refusal:
                self.refuse(refusal, typed, Menu([], []))
            else:
                return

    # ---- commands

    def command(self, name: str, rest: str) -> bool:
        """Do it; whether the match is another one now."""
        say, screen, match = self.texts.say, self.screen, self.match
        view = match.view(self.at_screen)
        lines: list[str] = []
        if name == "help":
            first, *others = say("help").splitlines()
            lines = [first, say(f"help-example-{match.game.name}"), *others]
        elif name == "legend":
            lines = self.speaker.legend()
        elif name == "words":
            lines = self.speaker.words(view)
        elif name == "score":
            lines = self.speaker.standings(view)
        elif name == "log":
            self.tell_events(match.events(self.at_screen))
        elif name == "rule":
            lines = self.rule(rest)
        elif name == "hint":
            lines = self.hint()
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

    def hint(self) -> list[str]:
        """What the strongest player would do here. Not among people who play against each other."""
        match, actor = self.match, self.at_screen
        if len(self.people) > 1 and not match.game.cooperative(match.options):
            return [self.texts.refusal(Refusal("advice-among-rivals", ""))]
        if actor is None or actor not in match.actors():
            return [self.texts.refusal(Refusal("nothing-to-decide", "", {"step": len(match.steps)}))]
        best, luck = strongest(match.game.name), Rng(len(match.steps))
        thought = best.decide(match.view(actor), match.legal(actor), luck, AT_A_TABLE)
        return list(thought_lines(self.texts, match.game.name, self.speaker.names, thought))

    def undo(self) -> bool:
        """Back to the last real decision at this table: steps without a choice are taken back with what came before."""
        match = self.match
        last = next((n for n in range(len(match.steps) - 1, -1, -1) if self.was_decided(n)), None)
        if last is None:
            self.screen.say(self.texts.say("nothing-to-undo"))
            return False
        (first, *_) = match.game.events(match.options, match.facts[last], None)
        self.anew = match.steps[last].seat
        match.undo(last)
        self.told = min(self.told, last)
        self.notice += self.texts.say("undone", what=self.speaker.event(first)) + "\n"
        return True

    def was_decided(self, step: int) -> bool:
        """Whether somebody at this table had a choice. Among people with secrets that too is one: then all they did."""
        seat = self.match.steps[step].seat
        if seat == CHANCE:
            return isinstance(self.match.dealer, ManualDealer)
        if seat not in self.people or self.obvious(step, seat) is not None:
            return False
        return self.secrets or len(self.match.at(step).legal(seat)) > 1

    def save(self, file: str) -> None:
        if not file:
            self.screen.say(self.texts.say("save-where"))
            return
        old = self.keeper
        try:
            path = Path(file).expanduser().absolute()
            keeper = old if path == old.path else Keeper(path)
            keeper.keep(self.match)
        except Refusal as refusal:
            self.screen.say(self.texts.refusal(refusal))
        except (OSError, ValueError, RuntimeError) as problem:  # no such folder, a NUL in the name, nobody's home
            told = getattr(problem, "strerror", None) or str(problem)
            self.screen.say(self.texts.say("file-problem", file=file, problem=told))
        else:
            self.keeper = keeper
            if keeper is not old and old.path.parent == matches().absolute():
                old.path.unlink(missing_ok=True)  # it has moved: nobody should find half of it there later
            self.screen.say(self.texts.say("saved", file=file))

    def keep(self) -> None:
        """Every step is on disk before the next one. What cannot be written where it was gets a file of its own."""
        keeper = self.keeper
        try:
            keeper.keep(self.match)
        except ChangedMeanwhile:
            self.keep_elsewhere(self.texts.say("file-changed", file=str(keeper.path)))
        except OSError as problem:
            told = problem.strerror or str(problem)
            trouble = self.texts.say("file-problem", file=str(keeper.path), problem=told)
            if keeper.path.parent != matches().absolute():
                self.keep_elsewhere(trouble)
            elif not keeper.failed:
                keeper.failed = True
                self.notice += f"{trouble}\n{self.texts.say('not-kept')}\n"
        else:
            keeper.failed = False

    def keep_elsewhere(self, why: str) -> None:
        self.keeper = Keeper(new_file(self.match.game.name))
        self.notice += f"{why}\n{self.texts.say('saved', file=str(self.keeper.path))}\n"
        self.keep()

    def end(self) -> None:
        """Everything lies open now: the board as the referee sees it, the count, the seed."""
        self.show(self.match.view(REFEREE))
        for line in self.speaker.ending(self.match):
            self.screen.say(line, indent=8)
        record = self.match.record()
        if record.seed is not None:
            self.screen.say(self.texts.say("revealed", seed=record.seed, commitment=str(record.commitment)))
        if self.keeper.failed:
            self.screen.say(self.texts.say("not-kept"))
        else:
            self.screen.say(self.texts.say("kept", file=str(self.keeper.path)))
