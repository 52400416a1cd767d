"""What a page says and is told over its sockets, read as it passes: what may be done now, and what was done."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute

Choice = dict[str, Any]
Message = dict[str, Any]

SOCKETS = "**/ws/tables/*"


class Wire:
    """Made before the page goes to a table; follows it from table to table."""

    def __init__(self, page: Page) -> None:
        self.acts: list[Message] = []  # what the page asked for on a seat
        self.now: Message = {}  # the last welcome or update
        self.told: list[Message] = []  # what each pair of eyes saw last
        self.eyes: int | None = None  # the seat of one's own that the screen was handed to
        self.answered: set[int] = set()  # by the ids of what the page asked for: done
        self.done = 0  # the number of what was done last
        self._attach(page)

    def _attach(self, page: Page) -> None:
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))
        socket.on("framesent", lambda frame: self._say(str(frame)))

    def _hear(self, frame: str) -> None:
        message: Message = json.loads(frame)
        if message["tell"] == "done":
            self.answered.add(message["id"])
            self.done = message["number"]
        if message["tell"] in ("welcome", "update"):
            if message["table"]["id"] != self.table.get("id"):
                self.answered, self.done, self.told = set(), 0, []
            self.now = message
            self.told = message["told"] or self.told

    def _say(self, frame: str) -> None:
        message: Message = json.loads(frame)
        if message["do"] == "act":
            self.acts.append(message)

    @property
    def table(self) -> Message:
        found: Message = self.now.get("table", {})
        return found

    @property
    def over(self) -> bool:
        return self.table.get("phase") == "over"

    @property
    def settled(self) -> bool:
        """Everything that was done has been told."""
        return bool(self.now) and self.now["number"] >= self.done

    @property
    def busy(self) -> Message:
        """What the seat sees that has something to do: the one the screen was handed to, as long as it has."""
        busy = [seen for seen in self.told if seen["choices"]]
        return next((seen for seen in busy if seen["seat"] == self.eyes), next(iter(busy or self.told), {}))

    @property
    def choices(self) -> list[Choice]:
        found: list[Choice] = self.busy.get("choices", [])
        return found

    @property
    def view(self) -> Message:
        found: Message = self.busy["view"]
        return found


class BarredWire(Wire):
    """Nothing that is done arrives: the page is told that it was, and the board stays as it is."""

    def _attach(self, page: Page) -> None:
        page.route_web_socket(SOCKETS, self._stand_between)

    def _stand_between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(frame: str | bytes) -> None:
            self._say(str(frame))
            message = json.loads(frame)
            if message["do"] == "act":
                self.answered.add(message["id"])
                socket.send(json.dumps({"tell": "done", "id": message["id"], "number": self.now["number"]}))
            else:
                server.send(frame)

        def heard(frame: str | bytes) -> None:
            self._hear(str(frame))
            socket.send(frame)

        socket.on_message(said)
        server.on_message(heard)
