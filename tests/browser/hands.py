"""Hands: whatever may be done at a table is done on the page, with a mouse or with a finger.

    hands = Hands(ada)                  # a mouse, or fingers on a phone; keys.py has keys alone
    ada.go(f"/tables/{table}")
    hands.await_turn()
    hands.act(hands.wire.choices[0])    # exactly that, or the test fails

A choice is what the server offers (`{"action": "move west", "kind": "move", "target": …}`). That the page said just
this action is asserted, so a hand that presses something else is found out.
"""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator

from browser.people import PATIENCE, Person
from browser.table import spot
from browser.wire import Choice, Wire

GLANCE = 10  # milliseconds between two looks: what arrives is only heard while the page is asked something
FAST = """
if (location.protocol.startsWith("http") && !localStorage.getItem("brasier-settings"))
    localStorage.setItem("brasier-settings", '{"speed": 4}');
"""
TRADES = ("take", "change")


class Hands:
    """A mouse, or fingers where the screen is touched."""

    def __init__(self, person: Person, wire: type[Wire] = Wire) -> None:
        self.person = person
        self.page = person.page
        person.context.add_init_script(FAST)  # stories are told, but nobody waits for them
        self.wire = wire(person.page)

    # ---- waiting

    def until(self, is_so: Callable[[], Any], what: str) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while not is_so():
            assert time.monotonic() < end, f"{self.person.name} waited in vain for {what}"
            self.page.wait_for_timeout(GLANCE)

    def come_to(self, table: str) -> None:
        """Go to a table that waits for this person."""
        self.person.go(f"/tables/{table}")
        self.until(lambda: self.wire.table.get("id") == table and self.wire.choices, "the table")

    def await_turn(self) -> bool:
        """Whether there is something to do; else the match is over."""
        wire = self.wire
        self.until(lambda: wire.settled and (wire.choices or wire.over), "a turn, or the end")
        return not wire.over

    # ---- doing

    def act(self, choice: Choice) -> None:
        """Do it, and wait until it is done."""
        before = len(self.wire.acts)
        self.get_ready()
        self._do(choice)
        self.until(lambda: len(self.wire.acts) > before, f"“{choice['action']}” to be sent")
        acts = self.wire.acts[before:]
        said = [act["action"] for act in acts]
        assert said == [choice["action"]], f"“{choice['action']}” was wished, {said} said"
        self.until(lambda: acts[0]["id"] in self.wire.answered and self.wire.settled, f"{said} to be done")

    def get_ready(self) -> None:
        """What is being told is skipped; the board waits for somebody then."""
        skip, ready = self.person.button("web-skip"), self.page.locator("[data-ready]")
        skip.or_(ready).first.wait_for()
        if skip.count():
            with suppress(PlaywrightError):  # it was told to its end meanwhile
                self.press(skip, timeout=500)
        ready.wait_for()

    def press(self, what: Locator, timeout: float = PATIENCE) -> None:
        if self.person.touch:
            what.tap(timeout=timeout)
        else:
            what.click(timeout=timeout)

    def named(self, message: str, /, **facts: object) -> Locator:
        """The button in the bar whose name begins like this."""
        name = self.person.says(message, **facts)
        return self.bar.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("group", name=self.person.says("web-actions"), exact=True)

    @property
    def primary(self) -> Locator:
        return self.bar.locator(".primary")

    def _do(self, choice: Choice) -> None:
        {"feurio": self._feurio, "flashpoint": self._flashpoint, "tails": self._tails}[self.wire.table["game"]](choice)

    def _said(self, before: int) -> bool:
        return len(self.wire.acts) > before

    # ---- Feurio!

    def _feurio(self, choice: Choice) -> None:
        kind, *words = choice["action"].split(" ")
        if kind == "middle":
            low, high = words
            self.press(self.bar.get_by_role("button", name=self.says_pair(low, high), exact=True))
            self.press(self.primary)
        elif kind == "pass":
            late = self.wire.view["phase"] == "late"
            self.press(self.named("web-feurio-do-pass-late" if late else "web-feurio-do-pass"))
        elif kind == "men":
            _, colour, men = words
            self._pick_tile(choice, colour, int(men))
            self.press(self.primary)
        else:
            if kind == "firebreak":
                self.press(self.named("web-feurio-face-down"))
                self._pick_colour("web-feurio-pays", words[1])
            else:
                self._face_up()
            self.press(spot(self.page, choice["target"]))

    def _face_up(self) -> None:
        face_down = self.named("web-feurio-face-down")
        if face_down.count() and face_down.get_attribute("aria-pressed") == "true":
            self.press(face_down)

    def says_pair(self, low: str, high: str) -> str:
        return self.person.says("web-feurio-middle-both", low=int(low), high=int(high))

    def _pick_tile(self, choice: Choice, colour: str, men: int) -> None:
        """Choose a tile, then the colour, then as many men, as the picker below the board counts them."""
        tile = spot(self.page, choice["target"])
        if tile.get_attribute("aria-pressed") != "true":
            self.press(tile)
        self._pick_colour("web-feurio-which-colour", colour)
        for _ in range(3):
            shown = self._men_shown()
            if shown == men:
                return
            step = "web-feurio-more" if shown < men else "web-feurio-fewer"
            self.press(self.bar.get_by_role("button", name=self.person.says(step), exact=True))
        assert self._men_shown() == men

    def _men_shown(self) -> int:
        counted = re.search(r"\d+", self.bar.get_by_role("status").inner_text())
        return int(counted[0]) if counted else 0

    def _pick_colour(self, group: str, colour: str) -> None:
        """Where a seat leads two colours."""
        among = self.bar.get_by_role("group", name=self.person.says(group), exact=True)
        if among.count():
            names = [self.person.says("colour-heading", colour=colour), self.person.says("web-feurio-reinforcements")]
            named = [among.get_by_role("button", name=name, exact=True) for name in names]
            self.press(next(button for button in named if button.count()))

    # ---- Flash Point

    def _flashpoint(self, choice: Choice) -> None:
        kind, target = choice["kind"], choice["target"]
        self._light_everything()
        if kind == "end":
            self._end_turn()
        elif kind in TRADES:
            if kind == "change":
                self.press(self.named("web-flashpoint-kind-change"))
            self.press(self._trade(choice))
        elif target is None and self.wire.view["phase"] == "act":
            self.press(self.named(f"web-flashpoint-kind-{kind}"))
        elif target is None:
            self.press(self._answer(choice))
        else:
            self._on_board(choice)

    def _light_everything(self) -> None:
        """What was asked for before may still be lit alone."""
        for asked_for in (self.bar.get_by_role("button").filter(has_text="‹"), self.bar.locator("[aria-pressed=true]")):
            if asked_for.count():
                self.press(asked_for.first)

    def _end_turn(self) -> None:
        """Whoever would lose points is asked once."""
        before = len(self.wire.acts)
        self._press_primary()
        asked = self.primary.get_by_text(self.person.says("web-flashpoint-end-again"))
        self.until(lambda: self._said(before) or asked.count(), "the end of the turn")
        if not self._said(before):
            self._press_primary()

    def _press_primary(self) -> None:
        self.press(self.primary)

    def _trade(self, choice: Choice) -> Locator:
        trade = self.person.says("specialist-flashpoint-heading", specialist=choice["action"].split(" ")[1])
        board = self.page.get_by_role("group", name=self.person.says("web-flashpoint-board"), exact=True)
        return board.get_by_role("button", name=re.compile(f"^{re.escape(trade)}"))

    def _answer(self, choice: Choice) -> Locator:
        kind, *words = choice["action"].split(" ")
        if kind == "begin":
            return self.named_exactly(self.wire.table["seats"][int(words[0])]["name"])
        if kind == "reroll":
            return self.named("web-flashpoint-do-reroll", die=words[0])
        return self.named(f"web-flashpoint-do-{'play-on' if kind == 'play' else kind}")

    def _on_board(self, choice: Choice) -> None:
        """Press the space or the edge; where several things can be done there, a menu asks which."""
        if choice["kind"] == "command":
            self.press(self.named("web-flashpoint-kind-command"))
            seat = int(choice["action"].split(" ")[1])
            self.press(self.named_exactly(self.wire.table["seats"][seat]["name"]))
        elif choice["kind"] == "drive":
            self.press(self.named("web-flashpoint-kind-drive"))
        before = len(self.wire.acts)
        self.press(self._place(choice))
        menu = self.page.get_by_role("menu")
        self.until(lambda: self._said(before) or menu.count(), f"“{choice['action']}” or a menu")
        if not self._said(before):
            self._pick_row(menu, menu.locator(f'[data-action="{choice["action"]}"]'))

    def _pick_row(self, menu: Locator, row: Locator) -> None:
        self.press(row)

    def named_exactly(self, name: str) -> Locator:
        return self.bar.get_by_role("button", name=re.compile(f"(^|\\W){re.escape(name)}$"))

    def _place(self, choice: Choice) -> Locator:
        """With a finger, walls and doors are chosen from the space one stands on."""
        if self.person.touch and choice["target"]["type"] == "edge" and choice["kind"] != "command":
            return spot(self.page, {"type": "cell", "at": self._home()})
        return spot(self.page, choice["target"])

    def _home(self) -> list[int]:
        view = self.wire.view
        home: list[int] = view["firefighters"][view["player"]]["cell"]
        return home

    # ---- Tails on Fire

    def _tails(self, choice: Choice) -> None:
        if choice["kind"] == "pass":
            self.press(self.bar.get_by_role("button", name=self.person.says("web-tails-pass"), exact=True))
        elif choice["kind"] == "play":
            self.press(spot(self.page, choice["target"]))
        else:
            for card in self._to_turn(choice["target"]["cards"]):
                self.press(self._card(card))
            self.press(self.primary)

    def _card(self, card: str) -> Locator:
        return spot(self.page, {"type": "card", "cards": [card]})

    def _to_turn(self, wanted: list[str]) -> Iterator[str]:
        """Cards to press so that just these lie in the tray: first those that leave it."""
        chosen = self.page.locator("[data-card].chosen").evaluate_all("all => all.map(card => card.dataset.card)")
        lying = set(map(str, chosen))
        yield from sorted(lying - set(wanted))
        yield from (card for card in wanted if card not in lying)
