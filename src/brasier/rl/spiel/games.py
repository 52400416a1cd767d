"""What OpenSpiel is told of a game before it is played: its parameters, its type and its bounds.

Theory of operation. A game is registered with the type of its default parameters; `load_game` makes one with given
parameters, and that one has the type of what is really played: with secrets or without, rivals or a team. Parameters
are the options of the game as numbers, words and flags. OpenSpiel writes a game as `name(key=value,…)` and reads it
back from that (states are stored so, too), so no value may contain a comma or a parenthesis, and no word may look like
a number. `options` reads parameters that are spelt so, and `spelt` writes them.
"""

from collections.abc import Mapping
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import pyspiel

from brasier.rl.spiel.bounds import most_steps
from brasier.rl.spiel.observers import SpielObserver
from brasier.rl.spiel.recall import RecallObserver
from brasier.rl.spiel.states import SpielState
from brasier.rl.spiel.terms import Terms, make_terms

Parameter = bool | int | str
Parameters = Mapping[str, Parameter]

_Information = pyspiel.GameType.Information
_Utility = pyspiel.GameType.Utility


class SpielGame(pyspiel.Game):
    """What the three games share. A subclass says what its parameters are and how they are spelt."""

    name: ClassVar[str]
    long_name: ClassVar[str]
    defaults: ClassVar[Parameters]
    fewest: ClassVar[int]
    most: ClassVar[int]
    draws: ClassVar[int]  # every outcome of chance is a number below this

    def __init__(self, params: Parameters | None = None) -> None:
        given = dict(params or {})
        self.terms = make_terms(self.name, self.options(given), self.limit(given))
        super().__init__(self.type_of(self.terms), self.info(), self.told(given))

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    # ---- parameters

    @classmethod
    def options(cls, given: Parameters) -> dict[str, Any]:
        """The options of the game that parameters mean."""
        return dict(given)

    def told(self, given: Parameters) -> Parameters:
        """The parameters as they are written: those that differ from the defaults, as they are really played."""
        played = self.terms.game.option_values(self.terms.options)
        words = dict(given) | {name: self.spelt(name, value) for name, value in played.items()}
        return {name: word for name, word in words.items() if word != self.defaults[name]}

    def spelt(self, name: str, value: Any) -> Parameter:
        """An option as a parameter."""
        assert isinstance(value, bool | int | str), name
        return value

    @classmethod
    def limit(cls, given: Parameters) -> int | None:  # noqa: ARG003 (one game has it among its parameters)
        """Decisions after which a match is cut off; None: the rules end it."""
        return None

    # ---- type and bounds

    @classmethod
    def registered(cls) -> Any:
        return cls.type_of(make_terms(cls.name, cls.options(cls.defaults), cls.limit(cls.defaults)))

    @classmethod
    def type_of(cls, terms: Terms) -> Any:
        return pyspiel.GameType(
            short_name=f"python_brasier_{cls.name}",
            long_name=cls.long_name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=_Information.IMPERFECT_INFORMATION if terms.has_secrets else _Information.PERFECT_INFORMATION,
            utility=_Utility.IDENTICAL if terms.together else _Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=cls.most,
            min_num_players=cls.fewest,
            provides_information_state_string=True,
            provides_information_state_tensor=most_steps(terms) is not None,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=dict(cls.defaults),
        )

    def info(self) -> Any:
        terms = self.terms
        return pyspiel.GameInfo(
            num_distinct_actions=terms.game.actions,
            max_chance_outcomes=self.draws,
            num_players=terms.seats,
            min_utility=-1.0 if terms.together else -1.0 / (terms.seats - 1),
            max_utility=1.0,
            utility_sum=None if terms.together else 0.0,
            max_game_length=terms.limit or terms.game.longest,
        )

    # ---- what OpenSpiel asks for

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | RecallObserver | None:
        if params:
            raise ValueError(f"observers here take no parameters, not {params}")
        if iig_obs_type is not None:
            single = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
            if not (iig_obs_type.public_info and single):
                return None
            if iig_obs_type.perfect_recall:
                return RecallObserver(self.terms)
        return SpielObserver(self.terms.setting)


class FeurioGame(SpielGame):
    name = "feurio"
    long_name = "Feurio!"
    defaults: ClassVar[Parameters] = {
        "players": 2,
        "mode": "competitive",
        "firebreaks": False,
        "cest_chaud": False,
        "eldest": 0,
    }
    fewest, most = 1, 4
    draws = 7  # tiles 1 to 6

    @classmethod
    def options(cls, given: Parameters) -> dict[str, Any]:
        """`load_game` fills in what is not given: who plays solitaire need not say that nobody else does."""
        options = {**cls.defaults, **given}
        if options["mode"] == "solitaire" and options["players"] == cls.defaults["players"]:
            options["players"] = 1
        return options


class FlashPointGame(SpielGame):
    """The rules set no limit to a match; OpenSpiel wants one: a house not saved within it is lost."""

    name = "flashpoint"
    long_name = "Flash Point"
    defaults: ClassVar[Parameters] = {
        "mode": "family",
        "board": "front",
        "level": "recruit",
        "firefighters": 4,
        "specialists": "choose",
        "edition": "sauver",
        "quick": False,
        "max_decisions": 2000,
    }
    fewest, most = 1, 6
    draws = 48  # spaces of the house

    @classmethod
    def options(cls, given: Parameters) -> dict[str, Any]:
        options: dict[str, Any] = {**cls.defaults, **given}
        del options["max_decisions"]
        options["specialists"] = str(options["specialists"]).replace(";", ",")
        options["edition"] = str(options["edition"]).removeprefix("e")
        options["board"] = unquote(str(options["board"]))
        return options

    def spelt(self, name: str, value: Any) -> Parameter:
        if name == "specialists" and not isinstance(value, str):
            return ";".join(value)
        if name == "edition" and str(value).isdigit():
            return f"e{value}"
        if name == "board":
            return quote(value)
        return super().spelt(name, value)

    @classmethod
    def limit(cls, given: Parameters) -> int:
        decisions = given.get("max_decisions", cls.defaults["max_decisions"])
        if not isinstance(decisions, int) or decisions < 1:
            raise ValueError(f"max_decisions is at least 1, not {decisions}")
        return decisions


class TailsGame(SpielGame):
    name = "tails"
    long_name = "Tails on Fire"
    defaults: ClassVar[Parameters] = {"players": 2, "eldest": 0, "deck": "ours"}
    fewest, most = 2, 6
    draws = 10  # values 1 to 9

    @classmethod
    def options(cls, given: Parameters) -> dict[str, Any]:
        options: dict[str, Any] = {**cls.defaults, **given}
        options["deck"] = str(options["deck"]).replace(";", ",")
        return options

    def spelt(self, name: str, value: Any) -> Parameter:
        if name == "deck" and not isinstance(value, str):
            return ";".join(f"{start}:{flames}" for start, flames in value)
        return super().spelt(name, value)
