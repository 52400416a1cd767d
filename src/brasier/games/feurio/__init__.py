"""Feurio!: firefighters spread over a burning forest and must keep a way to the water. Rules F1–F27."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from brasier.core.game import REFEREE, Choice, Fact, Game, Looker, Refusal, Rng, State, Target
from brasier.games.feurio.data import MODES
from brasier.games.feurio.drawing import draw_board
from brasier.games.feurio.notation import read_action, write_action
from brasier.games.feurio.options import Options, read_options
from brasier.games.feurio.picture import draw_svg
from brasier.games.feurio.position import describe, write_position
from brasier.games.feurio.rules import ACTIONS, LONGEST, MOST_LEGAL, RULES_VERSION, Feurio, unpack
from brasier.games.feurio.view import Event, View, list_choices, make_event, make_view, make_world
from brasier.games.feurio.why import why


class FeurioGame(Game):
    name = "feurio"
    rules_version = RULES_VERSION
    actions = ACTIONS
    longest = LONGEST
    most_legal = MOST_LEGAL

    def options(self, given: Mapping[str, Any]) -> Options:
        return read_options(given)

    def option_values(self, options: Options) -> dict[str, Any]:
        return dict(msgspec.to_builtins(options))

    def variants(self) -> Sequence[Options]:
        competitive = [
            Options(players=players, firebreaks=firebreaks, cest_chaud=firebreaks, eldest=players - 1)
            for players in (2, 3, 4)
            for firebreaks in (False, True)
        ]
        shared = [Options(players=players, mode="cooperative") for players in (2, 3, 4)]
        return [*competitive, Options(players=1, mode="solitaire"), *shared]

    def seats(self, options: Options) -> int:
        return options.players

    def has_secrets(self, options: Options) -> bool:
        return options.firebreaks

    def cooperative(self, options: Options) -> bool:
        return options.mode != "competitive"

    def start(self, options: Options) -> Feurio:
        mode = MODES.index(options.mode)
        return Feurio(options.players, mode, options.firebreaks, options.cest_chaud, options.eldest)

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
        return [make_event(options, fact, seat) for fact in facts]

    def world(self, view: View, rng: Rng) -> Feurio:
        return make_world(view, rng)

    def everything(self, state: State) -> dict[str, Any]:
        """The referee's view, with the pile and the position as one line of text."""
        whole = _own(state)
        position = describe(whole)
        facts: dict[str, Any] = msgspec.to_builtins(make_view(whole, REFEREE))
        del facts["seat"], facts["unseen"]
        return facts | {"pile": position.pile(), "position": write_position(position)}

    def unpack(self, numbers: tuple[int, ...]) -> Feurio:
        return unpack(numbers)

    def draw_text(self, view: View) -> str:
        return draw_board(view)

    def draw_svg(self, view: View) -> str:
        return draw_svg(view)


def _own(state: State) -> Feurio:
    assert isinstance(state, Feurio)
    return state


GAME = FeurioGame()
