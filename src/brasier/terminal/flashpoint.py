"""Flash Point in the terminal: its sentences, its lists of choices, its dice."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from brasier.core.game import REFEREE, CellTarget, Choice
from brasier.core.match import Match
from brasier.games.flashpoint import events
from brasier.games.flashpoint.codes import WAYS
from brasier.games.flashpoint.data import COLUMNS, SPECIALISTS, TO_WIN, VICTIMS
from brasier.games.flashpoint.drawing import draw_board, legend
from brasier.games.flashpoint.events import Event
from brasier.games.flashpoint.ground import SIDES, is_inside
from brasier.games.flashpoint.house import VEHICLES
from brasier.games.flashpoint.notation import DICE, FOUND, write_action
from brasier.games.flashpoint.picture import draw_svg
from brasier.games.flashpoint.position import Cell, Edge
from brasier.games.flashpoint.view import PHASES, RULE_OF_KIND, View, list_choices, make_world
from brasier.terminal.screen import STICKY, Screen
from brasier.terminal.speaker import Menu, Preset, Speaker
from brasier.texts import LANGUAGES, Texts

NOTATION_WORDS = (
    *(kind for kind in RULE_OF_KIND if kind != "play"), "play-on", "roll", "draw", "here",
    *DICE, *FOUND, *SIDES, *VEHICLES, *SPECIALISTS,
)  # fmt: skip
PLAY_ON = "play-on"  # one word to type, two in the notation

# What chance gives in a phase, and what it is rolled for.
ONE_DIE = {"first-explosion": "black", "third-explosion": "red", "red-again": "red", "black-again": "black"}
REVEALS = ("identify", "perish", "arrive")
PURPOSES = {
    "hazmats": "hazmat", "poi": "poi", "new-poi": "poi", "hot-spots": "hot-spot", "fire": "fire", "gun": "gun",
    "red-again": "gun", "black-again": "gun",
} | {phase: "explosion" for phase in PHASES if phase.endswith("-explosion")}  # fmt: skip

# A space alone, in a phase where there is only one thing to do with it.
VERB_OF_PHASE = {"place": "place", "fall": "fall", "ride": "ride", "explode": "explode"}

# A list of choices: these kinds share a line, one line below the other.
LINES = (
    ("end", "finish"),
    *((way,) for way in WAYS),
    ("douse", "quench"),
    ("open", "close", "chop"),
    ("drive", "gun"),
    ("treat", "dispose", "reveal"),
    ("change",),
    ("command",),
)
LINE_OF_KIND = {kind: line for line, kinds in enumerate(LINES) for kind in kinds}
LONGEST_UNBROKEN = 50

FIRST_OF_ALL = (
    events.Took, events.Placed, events.Parked, events.Began, events.Turn, events.Won, events.Collapsed, events.Ended,
)  # fmt: skip
WHAT_COMES_OF_IT = (
    events.WallDamaged, events.Splashed, events.Revealed, events.Rescued, events.SmokeCame, events.FireCame,
    events.Exploded, events.Blast, events.DoorGone, events.FlashedOver, events.HazmatPlaced, events.FlaredUp,
    events.HotSpot, events.KnockedDown, events.Recovered, events.Lost, events.BurntOut, events.PoiPlaced, events.NoPoi,
)  # fmt: skip

_SPACE = re.compile(r"\d+[,;]\d+", re.ASCII)
_SEAT = re.compile(r"@?\d+", re.ASCII)
_STEP = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}


class Group(NamedTuple):
    """Choices that stand on one line, behind a few words or none."""

    heading: str
    choices: list[Choice]


class FlashPointSpeaker(Speaker):
    presets = (
        Preset("preset-flashpoint-family-bots", {"quick": True}, 1),
        Preset("preset-flashpoint-family-alone", {"quick": True}, 1, all_seats=True),
        Preset("preset-flashpoint-two", {"firefighters": 2, "quick": True}, 2),
        Preset("preset-flashpoint-four", {"firefighters": 4, "quick": True}, 4),
        *(
            Preset(f"preset-flashpoint-{level}", {"mode": "advanced", "level": level, "quick": True}, 1, all_seats=True)
            for level in ("recruit", "veteran", "heroic")
        ),
        Preset("preset-flashpoint-box", {}, 1, manual=True, all_seats=True),
    )

    @staticmethod
    def default_name(texts: Texts, seat: int, people: int) -> str:
        """With the number that the board shows, unless there is but one person."""
        name = texts.say("you-flashpoint")
        return name if people == 1 else f"{name} {seat}"

    def opening(self, match: Match) -> str:
        options, say = match.options, self.texts.say
        board = options.board if "\n" not in options.board else "drawing"
        sentences = [
            say("opening-flashpoint", firefighters=options.firefighters),
            say(f"mode-flashpoint-{options.mode}"),
            say("opening-flashpoint-board", board=board),
        ]
        if options.mode == "advanced":
            sentences.append(say("opening-flashpoint-level", level=options.level))
        if options.quick:
            sentences.append(say("opening-flashpoint-quick"))
        return " ".join(sentences)

    # ---- the board

    def board(self, view: View, screen: Screen) -> str:
        plain = draw_board(view, width=screen.width)
        if max(len(line) for line in plain.split("\n")) > screen.width:
            lines = [self.texts.say("board-too-wide"), *self.words(view)]
            return "\n".join(screen.broken(line, indent=6) for line in lines)
        if not screen.colour:
            return "\n".join(line.rstrip() for line in plain.split("\n"))
        return draw_board(view, colour=True, palette=screen.palette, width=screen.width)

    def picture(self, view: View) -> str:
        return draw_svg(
            view, names=self.names, title=self.texts.say("game-flashpoint"), desc=" ".join(self.words(view))
        )

    def legend(self) -> list[str]:
        return [f"{sign:>6}  {self.texts.say(f'legend-flashpoint-{what}')}" for sign, what in legend()]

    def words(self, view: View) -> list[str]:
        say = self.texts.say
        lines = [
            say("told-flashpoint-firefighter", name=self._who(view, man.seat), cell=_at(man.cell))
            for man in view.firefighters
            if man.cell is not None
        ]
        spaces = {
            "fire": view.fire,
            "smoke": view.smoke,
            "poi": view.poi,
            "victims": [victim.cell for victim in view.victims if not victim.treated],
            "treated": [victim.cell for victim in view.victims if victim.treated],
            "hazmats": view.hazmats,
            "hot-spots": view.hot_spots,
        }
        for what, cells in spaces.items():
            if cells:
                lines.append(say(f"told-flashpoint-{what}", cells=_all(cells)))
        if view.options.mode == "advanced":
            lines += self._vehicles(view)
        edges = {
            "walls-damaged": [wall.edge for wall in view.walls if wall.damage == 1],
            "walls-destroyed": [wall.edge for wall in view.walls if wall.damage == 2],
            "doors-open": [door.edge for door in view.doors if door.state == "open"],
            "doors-closed": [door.edge for door in view.doors if door.state == "closed"],
            "doors-destroyed": [door.edge for door in view.doors if door.state == "destroyed"],
            "openings": view.openings,
            "walls": [
                wall.edge for wall in view.walls if not wall.damage and all(is_inside(*cell) for cell in wall.edge)
            ],
        }
        return lines + [
            say(f"told-flashpoint-{what}", edges=" ".join(map(_between, found)))
            for what, found in edges.items()
            if found
        ]

    def _vehicles(self, view: View) -> list[str]:
        lines = []
        parked = {"ambulance": (view.ambulance, view.ambulance_spots), "engine": (view.engine, view.engine_spots)}
        for vehicle, (spot, spots) in parked.items():
            if spot is not None:
                lines.append(self.texts.say(f"told-flashpoint-{vehicle}", side=spot.side))
            cells = _all(cell for place in spots for cell in place.cells)
            lines.append(self.texts.say("told-flashpoint-parking", vehicle=vehicle, cells=cells))
        return lines

    # ---- how it stands

    def _who(self, view: View, seat: int) -> str:
        """A firefighter as on the board, by name and trade."""
        told = f"@{seat} {self.names[seat]}"
        specialist = view.firefighters[seat].specialist
        if specialist is not None:
            told += f" ({self.texts.say('specialist-flashpoint', specialist=specialist)})"
        return told

    def headline(self, view: View) -> str:
        say = self.texts.say
        seat = view.player if view.turn is None else view.turn
        man = view.firefighters[seat]
        facts: dict[str, Any] = {"name": f"@{seat} {self.names[seat]}", "ap": man.ap, "special": man.special}
        if view.phase == "act":
            if man.specialist is None:
                return say("turn-flashpoint-act", **facts)
            message = "turn-flashpoint-act-special" if man.special else "turn-flashpoint-act-specialist"
            return say(message, specialist=man.specialist, **facts)
        if view.phase == "park":
            facts["vehicle"] = _to_park(view)
        if view.phase == "ride":
            facts["vehicle"] = view.vehicle
            if view.vehicle == "engine" and seat == view.player:  # P33: whoever drives it rides along
                return say("turn-flashpoint-ride-driver", **facts)
        if view.dice is not None:
            facts |= {"red": view.dice[0], "black": view.dice[1]}
        return say(f"turn-flashpoint-{view.phase}", **facts)

    def status(self, view: View) -> str:
        who = "  ".join(self._who(view, man.seat).replace(" ", STICKY) for man in view.firefighters)
        return f"{self._count(view)}\n{who}"

    def _count(self, view: View) -> str:
        say, rescued, lost, damage = self.texts.say, view.rescued, view.lost, view.damage
        if view.end is not None:
            return say("status-flashpoint-over", rescued=rescued, lost=lost, damage=damage)
        goal = VICTIMS if view.playing_on or rescued > TO_WIN else TO_WIN
        return say("status-flashpoint", rescued=rescued, goal=goal, lost=lost, damage=damage, pool=view.pool)

    def standings(self, view: View) -> list[str]:
        say = self.texts.say
        lines = [self._count(view)]
        for man in view.firefighters:
            name = f"@{man.seat} {self.names[man.seat]}"
            if man.cell is None:
                lines.append(self._who(view, man.seat))
            elif man.specialist is None:
                lines.append(say("standing-flashpoint-family", name=name, cell=_at(man.cell), ap=man.ap))
            else:
                facts = {"name": name, "specialist": man.specialist, "cell": _at(man.cell), "ap": man.ap}
                if man.special:
                    lines.append(say("standing-flashpoint-special", special=man.special, **facts))
                else:
                    lines.append(say("standing-flashpoint", **facts))
                lines.append(f"    {say(f'ability-flashpoint-{man.specialist}')}")
        lines.append(
            say(
                "poi-left-flashpoint",
                pool=view.pool,
                unseen_victims=view.unseen_victims,
                unseen_alarms=view.unseen_alarms,
            )
        )
        if view.options.mode == "advanced":
            lines.append(say("hot-flashpoint", reserve=view.reserve))
        return lines

    # ---- what a person may do

    def choices(self, view: View, choices: Sequence[Choice]) -> Menu:
        """What belongs together on one line; ending the turn comes first, so that its number is always the same."""
        first = _first_number(view)
        lines: list[str] = []
        actions: list[str] = []
        for group in self._groups(view, choices):
            numbered = enumerate(group.choices, first + len(actions))
            ways = [_numbered(f"{number:>3}", self._told(view, choice)) for number, choice in numbered]
            actions += [choice.action for choice in group.choices]
            lines.append(f"{group.heading}{' '.join(ways)}")
        return Menu(lines, actions, first)

    def _groups(self, view: View, choices: Sequence[Choice]) -> list[Group]:
        if view.phase == "place":
            sides = [[choice for choice in choices if _side(choice) == side] for side in SIDES]
            return [Group("", sorted(side, key=lambda choice: _cell(choice) or (0, 0))) for side in sides if side]
        if view.phase != "act":
            return [Group("", [choice]) for choice in choices]
        ordered = sorted(choices, key=lambda choice: (LINE_OF_KIND[choice.kind], _where(choice)))
        groups: dict[tuple[int, str], Group] = {}
        for choice in ordered:
            line, seat, heading = LINE_OF_KIND[choice.kind], "", ""
            if choice.kind == "command":
                seat = choice.action.split()[1]
                heading = f"  {self.texts.say('group-flashpoint-command', name=self._who(view, int(seat)))}"
            groups.setdefault((line, seat), Group(heading, [])).choices.append(choice)
        return list(groups.values())

    def _told(self, view: View, choice: Choice) -> str:
        say, words = self.texts.say, choice.action.split()
        if choice.kind == "command":
            words = words[2:]
        kind = words[0]
        facts: dict[str, Any] = {"cost": choice.cost, "direction": words[-1], "way": kind}
        cell = _cell(choice)
        if cell is not None:
            facts |= {"cell": _at(cell), "side": _side(choice)}
        if kind in WAYS:
            return say("choice-flashpoint-move", **facts)
        if kind in ("open", "close"):
            return say(f"choice-flashpoint-door-{kind}", **facts)
        if kind == "douse":
            return say(f"choice-flashpoint-douse-{'smoke' if cell in view.smoke else 'fire'}", **facts)
        if kind in ("drive", "park"):
            return say(f"choice-flashpoint-{kind}", vehicle=words[1], **facts | {"side": words[2]})
        if kind == "take":
            trade = say("specialist-flashpoint-heading", specialist=words[1])
            return f"{trade} · {say(f'ability-flashpoint-{words[1]}')}"
        if kind == "place":
            return str(facts["cell"])
        if kind == "begin":
            return say("choice-flashpoint-begin", name=self._who(view, int(words[1])))
        return say(f"choice-flashpoint-{'-'.join(words) if kind == 'play' else kind}", **facts | _last(words))

    def _told_alone(self, view: View, choice: Choice) -> str:
        """Without the heading of its line: a command names whom it is for."""
        if choice.kind != "command":
            return self._told(view, choice)
        _, seat, kind, direction = choice.action.split()
        deed = "move" if kind in WAYS else f"door-{kind}"
        what = self.texts.say(f"what-flashpoint-{deed}", way=kind, direction=direction)
        return self.texts.say("choice-flashpoint-command", name=self._who(view, int(seat)), what=what, cost=choice.cost)

    # ---- what a person types

    def meant(self, typed: str, view: View) -> str:
        words = self._notation(typed, view)
        if view.turn is None:
            return " ".join(_came(words, view))
        words = _completed(words, view)
        state = make_world(view)
        legal = [write_action(state, view.turn, action) for action in state.legal(view.turn)]
        fitting = [action for action in legal if _is_part(words, action.split())]
        if not fitting and len(words) == 1 and words[0] in WAYS[1:]:
            words.append(SIDES[0])  # there is nothing to take anywhere: the rules say so for any direction
        return fitting[0] if len(fitting) == 1 else " ".join(words)

    def which(self, typed: str, view: View) -> str:
        if view.turn is None:
            return ""
        words = _completed(self._notation(typed, view), view)
        choices = list_choices(make_world(view), view.turn)
        ordered = [choice for group in self._groups(view, choices) for choice in group.choices]
        fitting = [
            (number, choice)
            for number, choice in enumerate(ordered, _first_number(view))
            if _is_part(words, choice.action.split())
        ]
        if len(fitting) < 2:
            return ""
        ways = " ".join(_numbered(f"{number}", self._told_alone(view, choice)) for number, choice in fitting)
        sides = all(choice.action.split()[-1] in (*SIDES, "here") for _, choice in fitting)
        return f"{self.texts.say('which-flashpoint-way' if sides else 'which-flashpoint')} {ways}"

    def _notation(self, typed: str, view: View) -> list[str]:
        """Words of the notation for words of any language, numbers for names."""
        known = own_words()
        text = re.sub(r"\s*([,;])\s*", r"\1", " ".join(typed.lower().split()))
        verb, _, rest = text.partition(" ")
        if known.get(verb) in ("command", "begin"):
            text = f"{verb} {self._seat_for_name(rest)}"
        elif view.phase == "begin":
            text = self._seat_for_name(text)
        words = [known.get(word, word) for word in text.replace("@", "").split()]
        return ["play", "on"] if words == [PLAY_ON] else words

    def _seat_for_name(self, text: str) -> str:
        """The number of whoever is named first; a number is a seat, even where somebody bears one as a name."""
        for seat in sorted(range(len(self.names)), key=lambda seat: -len(self.names[seat])):
            name = self.names[seat].lower()
            if not _SEAT.fullmatch(name) and f"{text} ".startswith(f"{name} "):
                return f"{seat}{text[len(name) :]}"
        return text

    def ask_chance(self, view: View) -> str:
        say, phase = self.texts.say, view.phase
        if phase == "draw":
            seat = next(man.seat for man in view.firefighters if man.specialist is None)
            return say("ask-flashpoint-draw", name=f"@{seat} {self.names[seat]}")
        if phase in REVEALS:
            assert view.target is not None
            return say("ask-flashpoint-reveal", cell=_at(view.target))
        facts: dict[str, Any] = {"purpose": PURPOSES[phase]}
        if phase == "third-explosion":
            assert view.target is not None
            facts["black"] = COLUMNS + 1 - view.target[1]  # P28: the black die of the second explosion, turned over
        return say(f"ask-flashpoint-{ONE_DIE.get(phase, 'roll')}", **facts)

    # ---- what happened

    def event(self, event: Event) -> str:
        facts = {name: self._fact(name, value) for name, value in msgspec.structs.asdict(event).items()}
        facts = {{"seat": "name"}.get(name, name): fact for name, fact in facts.items() if fact is not None}
        tag = str(event.__struct_config__.tag)
        match event:
            case events.Took(drawn=True):
                tag += "-drawn"
            case events.Turn() if event.special:
                tag += "-special"
            case events.Moved() | events.DoorTurned() if event.by is not None:
                tag += "-command"
            case events.Rolled(red=None):
                tag += "-black"
            case events.Rolled(black=None):
                tag += "-red"
            case events.Blast():
                tag += f"-{event.stop}"
                facts |= {"through": len(event.path), "cell": facts.get("lit", "")}
            case events.FlashedOver():
                facts["count"] = len(event.cells)
            case events.Splashed():
                facts |= {"red": event.dice[0], "black": event.dice[1], "cleared": len(event.cleared)}
            case events.PoiPlaced():
                tag += "-cleared" if event.cleared else "-moved" if event.cell != event.rolled else ""
        return self.texts.say(f"event-flashpoint-{tag}", **facts)

    def _fact(self, name: str, value: Any) -> Any:
        """A field of an event as sentences want it: people by name, spaces and edges as they are typed."""
        if name in ("seat", "by", "chooser"):
            return None if value is None else self.names[value]
        if isinstance(value, bool):
            return "yes" if value else "no"
        if not isinstance(value, tuple):
            return value
        if name == "edge":
            return _between(value)
        return _at(value) if value and isinstance(value[0], int) else _all(value)

    def depth(self, event: Event) -> int:
        """A turn, what is done in it, and what comes of that."""
        return 0 if isinstance(event, FIRST_OF_ALL) else 2 if isinstance(event, WHAT_COMES_OF_IT) else 1

    def ending(self, match: Match) -> list[str]:
        view: View = match.view(REFEREE)
        assert view.end is not None
        outcome = self.texts.say(f"outcome-flashpoint-{view.end.reason}", rescued=view.rescued, lost=view.lost)
        return [outcome, self._count(view)]


@cache
def own_words() -> dict[str, str]:
    """Every word somebody may use for a word of the notation, in every language."""
    return {
        word: notation
        for language in LANGUAGES
        for notation in NOTATION_WORDS
        for word in Texts(language).say(f"words-flashpoint-{notation}").split()
    }


def _completed(words: list[str], view: View) -> list[str]:
    """Words that leave out what goes without saying: `n` is a move, a space outside is where one wants to stand."""
    match view.phase, words:
        case "act", [side] if side in SIDES:
            return ["move", side]
        case "act", [space] if _SPACE.fullmatch(space):
            return _towards(space, view)
        case "act", ["command", seat, side] if side in SIDES:
            return ["command", seat, "move", side]
        case "act", [vehicle, *_] if vehicle in VEHICLES:
            return ["drive", *words]
        case "begin", [seat] if _SEAT.fullmatch(seat):
            return ["begin", seat]
        case "aim", [die] if die in DICE:
            return ["reroll", die]
        case "take", [specialist] if specialist in SPECIALISTS:
            return ["take", specialist]
        case "park", [side] | ["park", side] if side in SIDES:
            return ["park", _to_park(view), side]
        case phase, [space] if phase in VERB_OF_PHASE and _SPACE.fullmatch(space):
            return [VERB_OF_PHASE[phase], space]
    return words


def _towards(space: str, view: View) -> list[str]:
    """A space beside one's own is where to go; any other is what the imaging technician looks at."""
    here = view.firefighters[view.player].cell or (0, 0)
    for side, (down, right) in _STEP.items():
        if space == _at((here[0] + down, here[1] + right)):
            return ["move", side]
    return ["reveal", space] if view.firefighters[view.player].specialist == "imaging" else [space]


def _is_part(words: Sequence[str], action: Sequence[str]) -> bool:
    """Whether these are the verb and some of the other words of an action, in their order."""
    others = iter(action[1:])
    return words[:1] == list(action[:1]) and all(word in others for word in words[1:])


def _came(words: list[str], view: View) -> list[str]:
    """What somebody says who has rolled or drawn: just the numbers will do."""
    numbers = re.findall(r"\d+", " ".join(words), re.ASCII)
    if view.phase in REVEALS:
        return [word for word in words if word in FOUND] or words
    if view.phase == "draw":
        return ["draw", words[-1]] if words and words[-1] in SPECIALISTS else words
    if view.phase in ONE_DIE:
        die = ONE_DIE[view.phase]
        said_other = any(word in DICE and word != die for word in words)
        return [die, *numbers] if len(numbers) == 1 and not said_other else words
    if len(numbers) == 1 and len(numbers[0]) == 2:
        numbers = list(numbers[0])  # 35, said in one breath
    if len(numbers) != 2:
        return words
    if "black" in words and "red" not in words[: words.index("black")]:
        numbers.reverse()
    return ["roll", ",".join(numbers)]


def _first_number(view: View) -> int:
    """Firefighters are numbered from 0, as on the board; whatever else can be chosen, from 1."""
    return 0 if view.phase == "begin" else 1


def _numbered(number: str, told: str) -> str:
    """A choice that stays on one line unless it is long."""
    return f"{number}){STICKY}{told.replace(' ', STICKY) if len(told) <= LONGEST_UNBROKEN else told}"


def _to_park(view: View) -> str:
    return "ambulance" if view.ambulance is None else "engine"


def _last(words: Sequence[str]) -> dict[str, str]:
    """The last word of an action is the die or the specialist it is about."""
    return {"die": words[-1], "specialist": words[-1]}


def _cell(choice: Choice) -> Cell | None:
    return choice.target.at if isinstance(choice.target, CellTarget) else None


def _side(choice: Choice) -> str:
    """The side of the house where a space of the ring is."""
    row, column = _cell(choice) or (0, 0)
    return "north" if row == 0 else "south" if row == 7 else "west" if column == 0 else "east"


def _where(choice: Choice) -> tuple[int, ...]:
    """Here, then clockwise from the north; commands by firefighter."""
    words = choice.action.split()
    side = SIDES.index(words[-1]) if words[-1] in SIDES else -1
    return (int(words[1]) if choice.kind == "command" else 0, side)


def _at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _all(cells: Iterable[Cell]) -> str:
    return " ".join(map(_at, cells))


def _between(edge: Edge) -> str:
    return f"{_at(edge[0])}–{_at(edge[1])}"


SPEAKER = FlashPointSpeaker
