"""Before the first draw: what the command line wished, what the person answers, and the match that comes of it."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import brasier
from brasier.bots import known_level, level_of, seat_name, short_name
from brasier.core.chance import LONGEST_SEED, Dealer, ManualDealer, SealedDealer, SeededDealer
from brasier.core.game import Refusal
from brasier.core.match import LONGEST_NAME, Match
from brasier.core.record import read_record
from brasier.games import find, names
from brasier.terminal.files import last_unfinished, read
from brasier.terminal.screen import Screen
from brasier.terminal.speaker import Preset, speaker_class
from brasier.texts import LANGUAGES, Texts

COMMANDS = ("help", "board", "legend", "words", "score", "log", "rule", "hint", "undo", "save", "quit")


class Wishes(NamedTuple):
    """What the command line asked for."""

    game: str | None
    options: dict[str, Any]
    people: list[str] | None
    level: str  # of the bots
    seed: str | None
    manual: bool
    save: Path | None
    resume: str | None  # a file; '' for the last match that is not over
    colour: str
    words: bool  # boards told, not drawn


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
    if wishes.people is None:
        people = [speaker_class(game.name).default_name(texts, 0, 1)]
    else:
        people = [" ".join(name.split()) for name in wishes.people]
    if len(people) > game.seats(options):
        raise Refusal("too-many-people", "", {"people": len(people), "seats": game.seats(options)})
    for number, name in enumerate(people):
        _check_name(name, people[:number])
    secret_draws = game.has_secrets(options) and speaker_class(game.name).secret_draws
    if wishes.manual and secret_draws and len(people) < game.seats(options):
        raise Refusal("bots-have-no-hands", "")
    known_level(game.name, wishes.level)  # whether or not a seat is left for a bot
    seats = list(people)
    while len(seats) < game.seats(options):
        seats.append(seat_name(wishes.level, seats))
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
    game = _only_game(wishes.options)
    screen.say(texts.say("welcome"))
    if game is None:
        games = names()
        labels = [f"{texts.say(f'game-{name}')} · {texts.say(f'about-{name}')}" for name in games]
        if (last := last_unfinished()) is not None:
            labels.append(texts.say("preset-resume", **_who(last, texts)))
        chosen_game = _pick(labels, texts, screen)
        if chosen_game == len(games):
            return wishes._replace(resume="")
        game = games[chosen_game]
    presets = speaker_class(game).presets
    preset = presets[_pick([texts.say(preset.text) for preset in presets], texts, screen)]
    options = preset.options | wishes.options
    find(game).options(options)  # what cannot be played is refused before anybody is asked for a name
    people = _ask_names(game, preset, texts, screen) if wishes.people is None else wishes.people
    if preset.all_seats and len(people) == 1:
        people = [f"{people[0]} {seat}" for seat in range(find(game).seats(find(game).options(options)))]
    return wishes._replace(game=game, options=options, people=people, manual=preset.manual or wishes.manual)


def _only_game(options: dict[str, Any]) -> str | None:
    """Whoever brings a board means the one game that takes it; a board that cannot be used is refused at once."""
    if "board" not in options:
        return None
    game = next(name for name in names() if "board" in find(name).option_values(find(name).options({})))
    find(game).options({"board": options["board"]})
    return game


def _ask_names(game: str, preset: Preset, texts: Texts, screen: Screen) -> list[str]:
    people: list[str] = []
    for seat in range(preset.people):
        default = speaker_class(game).default_name(texts, seat, preset.people)
        people.append(_ask_name(default, people, " 0" if preset.all_seats else "", texts, screen))
    return people


def _check_name(name: str, taken: Sequence[str]) -> None:
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refusal("bad-name", "", {"longest": LONGEST_NAME})
    if name in taken:
        raise Refusal("same-name", "", {"name": name})
    if level_of(name) is not None:
        raise Refusal("name-of-a-bot", "", {"name": name})


def _ask_name(default: str, taken: Sequence[str], suffix: str, texts: Texts, screen: Screen) -> str:
    """A name that fits, also with the suffix a seat will give it."""
    while True:
        name = " ".join((answer(screen, texts.say("ask-name", default=default)) or default).split())
        try:
            _check_name(name and name + suffix, taken)
            _check_name(name, taken)
        except Refusal as refusal:
            screen.say(texts.refusal(refusal))
        else:
            return name


def _who(path: Path, texts: Texts) -> dict[str, str]:
    """The game, the people and the bots of a saved match."""
    record = read_record(read(path))
    game = texts.say(f"game-{record.game}") if record.game in names() else record.game
    return {"game": game, "who": ", ".join(map(short_name, record.seats))}


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
