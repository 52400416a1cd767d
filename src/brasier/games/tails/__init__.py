"""Tails on Fire: opossums snatch the fire from the iguana, and from each other. Rules T1–T18."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from brasier.core.game import REFEREE, Choice, Fact, Game, Looker, Refusal, Rng, State, Target
from brasier.games.tails.drawing import draw_board
from brasier.games.tails.events import Event, make_event
from brasier.games.tails.notation import read_action, write_action
from brasier.games.tails.options import Options, read_options
from brasier.games.tails.picture import draw_svg
from brasier.games.tails.position import start_state, write_position
from brasier.games.tails.rules import ACTIONS, LONGEST, MOST_LEGAL, RULES_VERSION, Tails, unpack
from brasier.games.tails.view import View, list_choices, make_view, make_world
from brasier.games.tails.why import why


class TailsGame(Game):
    name = "tails"
    rules_version = RULES_VERSION
    actions = ACTIONS
    longest = LONGEST
    most_legal = MOST_LEGAL

    def options(self, given: Mapping[str, Any]) -> Options:
        return read_options(given)

    def option_values(self, options: Options) -> dict[str, Any]:
        return dict(msgspec.to_builtins(options))

    def variants(self) -> Sequence[Options]:
        """Every number of players, so with the Thief and without; a deck of one's own."""
        return [
            Options(players=2),
            Options(players=3, eldest=2),
            Options(players=4),
            Options(players=5, eldest=1, deck=((2, 5), (5, 1), (9, 3))),
            Options(players=6, eldest=5),
        ]

    def seats(self, options: Options) -> int:
        return options.players

    def has_secrets(self, options: Options) -> bool:
        return True

    def cooperative(self, options: Options) -> bool:
        return False

    def start(self, options: Options) -> Tails:
        return start_state(options)

    def write(self, state: State, seat: int, action: int) -> str:
        return write_action(_own(state), seat, action)

    def read(self, state: State, seat: int, text: str) -> int:
        return read_action(_own(state), seat, text)

    def choices(self, state: State, seat: int) -> list[Choice]:
        return list_choices(_own(state), seat)

    def why(self, state: State, seat: int, target: Target) -> Refusal | None:
        return why(_own(state), seat, target)

    def view(self, state: State, seat: Looker) -> View:
        return make_view(_own(state), seat)

    def events(self, options: Options, facts: Sequence[Fact], seat: Looker) -> list[Event]:
        return [make_event(fact, seat) for fact in facts]

    def world(self, view: View, rng: Rng) -> Tails:
        return make_world(view, rng)

    def everything(self, state: State) -> dict[str, Any]:
        """The referee's view, with the position as one line of text."""
        whole = _own(state)
        facts: dict[str, Any] = msgspec.to_builtins(make_view(whole, REFEREE))
        del facts["seat"]
        return facts | {"position": write_position(whole)}

    def unpack(self, numbers: tuple[int, ...]) -> Tails:
        return unpack(numbers)

    def draw_text(self, view: View) -> str:
        return draw_board(view)

    def draw_svg(self, view: View) -> str:
        return draw_svg(view)


def _own(state: State) -> Tails:
    assert isinstance(state, Tails)
    return state


GAME = TailsGame()
