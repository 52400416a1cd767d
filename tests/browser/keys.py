"""Hands that never touch a mouse: Tab and arrows go there, Enter presses, letters and digits are short cuts."""

import random

from playwright.sync_api import Locator

from browser.hands import Hands
from browser.people import PATIENCE, Person
from browser.table import spot
from browser.wire import Choice, Wire

MOST_TABS = 150
MOST_STEPS = 120
IS_FOCUSED = "element => element === document.activeElement"
# In a board, and not on a button beside what it shows.
HOLDS_FOCUS = "board => board.contains(document.activeElement) && document.activeElement.hasAttribute('tabindex')"
COMES_BEFORE = """element => document.activeElement !== document.body
    && !!(element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)"""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Shift+ArrowUp", "Shift+ArrowDown")
LETTERS = {"move": "m", "carry": "c", "douse": "e", "quench": "e", "open": "d", "close": "d", "chop": "h"}


class Keys(Hands):
    """The keyboard alone. With `letters` off, as one can switch them off: Tab, arrows and Enter."""

    def __init__(self, person: Person, wire: type[Wire] = Wire, *, letters: bool = True) -> None:
        super().__init__(person, wire)
        self.letters = letters

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def press(self, what: Locator, timeout: float = PATIENCE) -> None:
        self.reach(what)
        self.until(what.is_enabled, "a button to be lit")
        self.key("Enter")

    def reach(self, what: Locator) -> None:
        """With Tab; within a board with N or with arrows."""
        what.wait_for()
        board = self.page.locator("main [role=group]").filter(has=what).first
        if what.get_attribute("tabindex") is not None and board.count():
            self._tab_to(board, HOLDS_FOCUS)
            self._steer(what)
        else:
            self._tab_to(what, IS_FOCUSED)

    def _tab_to(self, what: Locator, is_there: str) -> None:
        for _ in range(MOST_TABS):
            if what.evaluate(is_there):
                return
            self.key("Shift+Tab" if what.evaluate(COMES_BEFORE) else "Tab")
        raise AssertionError(f"Tab never comes to {what}")

    def _steer(self, what: Locator) -> None:
        been, strays = set[str](), random.Random(1)
        for _ in range(MOST_STEPS):
            if what.evaluate(IS_FOCUSED):
                return
            if self.letters:
                self.key("n")
                continue
            here = self.page.evaluate("document.activeElement.outerHTML")
            self.key(strays.choice(ARROWS) if here in been else self._arrow(what))  # nearer is not always the way
            been.add(here)
        raise AssertionError(f"the keys of the board never come to {what}")

    def _arrow(self, what: Locator) -> str:
        """The one that leads nearer; from a space to a wall or door of its own it wants Shift."""
        across, down = what.evaluate(
            """element => {
                const middle = (one) => { const { x, y, width, height } = one.getBoundingClientRect();
                    return [x + width / 2, y + height / 2]; };
                const [here, there] = [middle(document.activeElement), middle(element)];
                return [there[0] - here[0], there[1] - here[1]];
            }"""
        )
        ways = ("ArrowLeft", "ArrowRight") if abs(across) > abs(down) else ("ArrowUp", "ArrowDown")
        arrow = ways[(across if abs(across) > abs(down) else down) > 0]
        sides = (what.get_attribute("data-key") or "").split("|")
        return f"Shift+{arrow}" if self.page.evaluate("document.activeElement.dataset.key") in sides else arrow

    def get_ready(self) -> None:
        """What is being told is told quickly."""
        self.page.locator("[data-ready]").wait_for()

    def _pick_row(self, menu: Locator, row: Locator) -> None:
        """By its number, or with the arrows."""
        rows = menu.get_by_role("menuitem")
        actions = rows.evaluate_all("all => all.map(row => row.dataset.action)")
        place = actions.index(row.get_attribute("data-action"))
        self.until(lambda: rows.first.evaluate(IS_FOCUSED), "the menu to have the focus")
        if self.letters and place < 9:
            self.key(str(place + 1))
        else:
            self.key(*["ArrowDown"] * place, "Enter")

    def _feurio(self, choice: Choice) -> None:
        kind, *words = choice["action"].split(" ")
        if not self.letters or kind == "middle":
            super()._feurio(choice)
        elif kind == "pass":
            self.key("0")
        elif kind == "men":
            tile = spot(self.page, choice["target"])
            if tile.get_attribute("aria-pressed") != "true":
                self.press(tile)
            self._pick_colour("web-feurio-which-colour", words[1])
            self.key(words[2])
            self.until(lambda: self._men_shown() == int(words[2]), "as many men")
            self.key("g")
        elif kind == "firebreak":
            self._face_up()
            self.key("f")
            self._pick_colour("web-feurio-pays", words[1])
            self.press(spot(self.page, choice["target"]))
        elif len(self.wire.choices) == 1:  # the only point
            self.key("1")
        else:
            self._face_up()
            self.press(spot(self.page, choice["target"]))

    def _light_everything(self) -> None:
        self.key("Escape")

    def _on_board(self, choice: Choice) -> None:
        letter = LETTERS.get(choice["kind"])
        if self.letters and letter and self.wire.view["phase"] == "act":
            self.key(letter)
        super()._on_board(choice)

    def _press_primary(self) -> None:
        if self.letters:
            self.key("g")
        else:
            super()._press_primary()

    def _tails(self, choice: Choice) -> None:
        if not self.letters:
            super()._tails(choice)
        elif choice["kind"] == "pass":
            self.key("0")
        elif choice["kind"] == "play":
            self.key(self._key_of(choice["target"]["cards"][0]))
        else:
            self.key(*(self._key_of(card) for card in self._to_turn(choice["target"]["cards"])))
            self.until(self.primary.is_enabled, "the tray to be full")
            self.key("g")

    @staticmethod
    def _key_of(card: str) -> str:
        return "+" if card == "+1" else card
