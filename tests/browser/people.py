"""People with browsers: each has a cookie, a language and a screen of their own, and everything they meet is noted."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

from brasier.texts import Texts

Device = Literal["desktop", "wide", "tablet", "phone", "small"]
Language = Literal["en", "fr"]
Theme = Literal["dark", "light"]

PATIENCE = 30_000  # milliseconds after which something is taken to be missing
expect.set_options(timeout=PATIENCE)
NAMES = ("Ada", "Bruno", "Chloé", "Dov", "Emma", "Farid")
AWAY = r"ERR_(CONNECTION|EMPTY_RESPONSE|INTERNET|NETWORK|ABORTED)|WebSocket|Failed to fetch"  # while there is no server


DEVICES: dict[Device, tuple[int, int, bool]] = {  # width, height, touch
    "desktop": (1280, 800, False),
    "wide": (1920, 1080, False),
    "tablet": (820, 1180, True),
    "phone": (390, 844, True),
    "small": (320, 568, True),
}
# The policy's own event tells what was refused; the console's line about it differs from version to version.
NOTE_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
    noteViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""


@dataclass
class Watch:
    """What a browser met: no trouble, but for what is allowed, when a test ends. `frames` is all it was told."""

    troubles: list[str] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    _allowed: list[re.Pattern[str]] = field(default_factory=list)

    def allow(self, pattern: str) -> None:
        """Such troubles are part of this test."""
        self._allowed.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        return [trouble for trouble in self.troubles if not any(allowed.search(trouble) for allowed in self._allowed)]

    def context(self, context: BrowserContext) -> None:
        context.expose_binding("noteViolation", lambda _, told: self.troubles.append(f"policy: {told}"))
        context.add_init_script(NOTE_VIOLATIONS)
        context.on("page", self.page)

    def page(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error.message}\n{error.stack}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left while it loaded
            self.troubles.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"answer: {response.status} {response.request.method} {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("socketerror", lambda error: self.troubles.append(f"socket: WebSocket {error}"))


class Person:
    """Somebody in front of a page: `page` is Playwright's, `url` the server's."""

    def __init__(
        self, context: BrowserContext, watch: Watch, url: str, name: str, language: Language, touch: bool
    ) -> None:
        self.context = context
        self.watch = watch
        self.url = url
        self.name = name
        self.language: Language = language
        self.touch = touch
        self.page = context.new_page()

    def go(self, path: str) -> Page:
        """Open an address of the server."""
        self.page.goto(f"{self.url}{path}")
        return self.page

    def says(self, message: str, /, **facts: object) -> str:
        """A sentence as it is in this person's language: what to look for on the page."""
        return Texts(self.language).say(message, **facts)

    def button(self, message: str, /, **facts: object) -> Locator:
        """The button of that name, in this person's language."""
        return self.page.get_by_role("button", name=self.says(message, **facts), exact=True)

    def link(self, message: str, /, **facts: object) -> Locator:
        return self.page.get_by_role("link", name=self.says(message, **facts), exact=True)

    def press(self, what: Locator) -> None:
        """With a finger where there is a touch screen, else with the mouse."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Speak to the server as the page would, with the same cookie; the JSON it answers with."""
        answer = self.context.request.fetch(
            f"{self.url}{path}",
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"Origin": self.url, "Content-Type": "application/json"},
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def open(self, game: str, **wish: Any) -> str:
        """Open a table without the page; its id. `options`, `seats`, `clock` … as in the protocol's NewTable."""
        table: str = self.ask("POST", "/api/tables", {"game": game, **wish})["table"]
        return table

    def join(self, code: str) -> str:
        """Come in with a code, without the page; the id of the table."""
        table: str = self.ask("POST", "/api/join", {"code": code})["table"]
        return table

    def told(self, kind: str | None = None) -> list[dict[str, Any]]:
        """Everything the page was told over its sockets, in order; `kind` is welcome, update, done, refused …"""
        frames: list[dict[str, Any]] = [json.loads(frame) for frame in self.watch.frames]
        return [frame for frame in frames if kind in (None, frame["tell"])]

    def allow(self, pattern: str) -> None:
        """Such troubles (a regular expression) are part of this test."""
        self.watch.allow(pattern)


class People:
    """Called with a number, brings that many; see the docstring of conftest.py."""

    def __init__(self, browser: Browser, url: Callable[[], str], first_address: int) -> None:
        self.browser = browser
        self.url = url
        self.all: list[Person] = []
        self._address = first_address

    def __call__(
        self,
        count: int,
        *,
        device: Device = "desktop",
        language: Language = "en",
        theme: Theme = "dark",
        still: bool = False,
        named: bool = True,
        worker: bool = False,
    ) -> list[Person]:
        return [self._come(device, language, theme, still, named, worker) for _ in range(count)]

    def _come(self, device: Device, language: Language, theme: Theme, still: bool, named: bool, worker: bool) -> Person:
        width, height, touch = DEVICES[device]
        self._address += 1
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if worker else "block",
            # Everybody has an address of their own, as in life: the server counts what comes from one.
            extra_http_headers={"X-Forwarded-For": f"10.{self._address >> 8 & 255}.{self._address & 255}.1"},
        )
        context.set_default_timeout(PATIENCE)
        watch = Watch()
        watch.context(context)
        person = Person(context, watch, self.url(), NAMES[len(self.all) % len(NAMES)], language, touch)
        person.ask("GET", "/api/me")
        if named:
            person.ask("PUT", "/api/me", {"name": person.name})
        self.all.append(person)
        return person

    def part(self) -> list[str]:
        """Everybody goes; what went wrong for whom."""
        for person in self.all:
            person.context.close()
        return [f"{person.name}: {trouble}" for person in self.all for trouble in person.watch.unexpected()]
