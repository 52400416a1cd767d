"""Before the first draw: what the command line wished, what the person answers, and the match that comes of it."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import brasier
from brasier.bots import level_of, seat_name, short_name
from brasier.core.chance import LONGEST_SEED, Dealer, ManualDealer, SealedDealer, SeededDealer
from brasier.core.game import Refusal
from brasier.core.match import LONGEST_NAME, Match
from brasier.games import find, names
from brasier.terminal.files import last_unfinished, read
from brasier.terminal.screen import Screen
from brasier.terminal.speaker import Preset, speaker_class
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


def choose_match(wishes: Wishes, texts: Texts, screen: Screen) -> tuple[Match, Path | None]:
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
    if isinstance(match.dealer, SealedDealer) and match.outcome() is None:
        # Its seed stayed with whoever dealt. From here on a new one deals: another match, with a file of its own.
        screen.say(texts.say("sealed-elsewhere", step=len(match.steps) + 1))
        return match.fork(len(match.steps)), None
    return match, path


def _new(wishes: Wishes, texts: Texts) -> Match:
    game = find(wishes.game or "")
    options = game.options(wishes.options)
    people = [texts.say("you")] if wishes.people is None else [" ".join(name.split()) for name in wishes.people]
    if len(people) > game.seats(options):
        raise Refusal("too-many-people", "", {"people": len(people), "seats": game.seats(options)})
    for number, name in enumerate(people):
        _check_name(name, people[:number])
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
            people.append(_ask_name(default, people, texts, screen))
    return wishes._replace(
        game=game, options=preset.options | wishes.options, people=people, manual=preset.manual or wishes.manual
    )


def _check_name(name: str, taken: Sequence[str]) -> None:
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refusal("bad-name", "", {"longest": LONGEST_NAME})
    if name in taken:
        raise Refusal("same-name", "", {"name": name})
    if level_of(name) is not None:
        raise Refusal("name-of-a-bot", "", {"name": name})


def _ask_name(default: str, taken: Sequence[str], texts: Texts, screen: Screen) -> str:
    while True:
        name = " ".join((answer(screen, texts.say("ask-name", default=default)) or default).split())
        try:
            _check_name(name, taken)
        except Refusal as refusal:
            screen.say(texts.refusal(refusal))
        else:
            return name


def _who(path: Path) -> str:
    """The people and bots of a saved match, from its header alone."""
    lines = path.read_text(encoding="utf-8", errors="replace").split("\n")
    return ", ".join(short_name(line.partition(": ")[2]) for line in lines if line.startswith("seat "))


def _pick(labels: Sequence[str], texts: Texts, screen: Screen) -> int:
    for number, label in enumerate(labels, 1):
        screen.say(f"{number:>3}) {label}", indent=5)
    while True:
        typed = answer(screen, texts.say("ask-number", last=len(labels))) or "1"
        if (choice := chosen(typed, len(labels))) is not None:
            return choice - 1
        screen.say(texts.say("no-such-number", last=len(labels)))


def chosen(typed: str, last: int) -> int | None:
    """The number somebody typed, if it is one from 1 to `last`."""
    digits = typed.lstrip("0") if typed.isascii() and typed.isdecimal() else ""
    return int(digits) if digits and len(digits) <= len(str(last)) and int(digits) <= last else None


def answer(screen: Screen, question: str) -> str:
    """What somebody types; whoever asks to quit, at whatever question, or is gone, has left."""
    typed = screen.ask(question)
    if typed is None or command_words().get(typed.lower()) == "quit":
        raise Left
    return typed


@cache
def command_words() -> dict[str, str]:
    """Every word that names a command, in every language: nobody has to switch tongues to undo."""
    return {
        word: command
        for language in LANGUAGES
        for command in COMMANDS
        for word in Texts(language).say(f"command-{command}").split()
    }
