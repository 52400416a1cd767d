"""Flash Point: firefighters carry people out of a burning house before it falls. Rules P1–P50."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from brasier.core.game import REFEREE, Choice, Fact, Game, Looker, Path, Refusal, Rng, State, Target
from brasier.games.flashpoint.codes import ACTIONS, RULES_VERSION
from brasier.games.flashpoint.drawing import draw_board
from brasier.games.flashpoint.events import Event, make_event
from brasier.games.flashpoint.notation import read_action, write_action
from brasier.games.flashpoint.options import Options, read_options
from brasier.games.flashpoint.paths import list_paths
from brasier.games.flashpoint.picture import draw_svg
from brasier.games.flashpoint.rules import FlashPoint, unpack
from brasier.games.flashpoint.view import View, list_choices, make_view, make_world, start_state, write_position
from brasier.games.flashpoint.why import why


class FlashPointGame(Game):
    name = "flashpoint"
    rules_version = RULES_VERSION
    actions = ACTIONS
    longest = None
    most_legal = ACTIONS

    def options(self, given: Mapping[str, Any]) -> Options:
        return read_options(given)

    def option_values(self, options: Options) -> dict[str, Any]:
        return dict(msgspec.to_builtins(options))

    def variants(self) -> Sequence[Options]:
        """Both modes, sides, editions and all levels; small, middle and full teams; every way to take specialists."""
        return [
            Options(),
            Options(board="back", firefighters=6, edition="18"),
            Options(firefighters=1, quick=True),
            Options(mode="advanced"),
            Options(mode="advanced", level="veteran", board="back", firefighters=6, specialists="draw", edition="18"),
            Options(
                mode="advanced",
                level="heroic",
                firefighters=3,
                specialists=("captain", "paramedic", "cafs"),
                quick=True,
            ),
            Options(mode="advanced", level="heroic", firefighters=2, specialists=("rescue", "driver")),
        ]

    def seats(self, options: Options) -> int:
        return options.firefighters

    def has_secrets(self, options: Options) -> bool:
        return False

    def cooperative(self, options: Options) -> bool:
        return True

    def start(self, options: Options) -> FlashPoint:
        return start_state(options)

    def write(self, state: State, seat: int, action: int) -> str:
        return write_action(_own(state), seat, action)

    def read(self, state: State, seat: int, text: str) -> int:
        return read_action(_own(state), seat, text)

    def choices(self, state: State, seat: int) -> list[Choice]:
        return list_choices(_own(state), seat)

    def paths(self, state: State, seat: int) -> list[Path]:
        return list_paths(_own(state), seat)

    def why(self, state: State, seat: int, target: Target) -> Refusal | None:
        return why(_own(state), seat, target)

    def view(self, state: State, seat: Looker) -> View:
        return make_view(_own(state), seat)

    def events(self, options: Options, facts: Sequence[Fact], seat: Looker) -> list[Event]:
        return [make_event(fact) for fact in facts]

    def world(self, view: View, rng: Rng) -> FlashPoint:
        return make_world(view)

    def everything(self, state: State) -> dict[str, Any]:
        """The referee's view, with the position as one line of text."""
        view = make_view(_own(state), REFEREE)
        facts: dict[str, Any] = msgspec.to_builtins(view)
        del facts["seat"]
        return facts | {"position": write_position(view)}

    def unpack(self, numbers: tuple[int, ...]) -> FlashPoint:
        return unpack(numbers)

    def draw_text(self, view: View) -> str:
        return draw_board(view)

    def draw_svg(self, view: View) -> str:
        return draw_svg(view)


def _own(state: State) -> FlashPoint:
    assert isinstance(state, FlashPoint)
    return state


GAME = FlashPointGame()
