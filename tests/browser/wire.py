"""What a page says and is told over its sockets, read as it passes: whose turn it is, what may be done, what was done."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute

Choice = dict[str, Any]
Message = dict[str, Any]

SOCKETS = "**/ws/tables/*"


class Wire:
    """Made before the page goes to a table; follows it from table to table."""

    def __init__(self, page: Page) -> None:
        self.heard: list[Message] = []
        self.acts: list[Message] = []  # what the page asked for on a seat
        self.now: Message = {}  # the last welcome or update
        self.told: list[Message] = []  # what each pair of eyes saw last
        self.answers = 0  # how often the page was told that something is done
        self.done = 0  # the number of what was done last
        self._attach(page)

    def _attach(self, page: Page) -> None:
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))
        socket.on("framesent", lambda frame: self._say(str(frame)))

    def _hear(self, frame: str) -> None:
        message: Message = json.loads(frame)
        self.heard.append(message)
        if message["tell"] == "done":
            self.answers += 1
            self.done = message["number"]
        if message["tell"] in ("welcome", "update"):
            self.now = message
            self.told = message["told"] or self.told

    def _say(self, frame: str) -> Message:
        message: Message = json.loads(frame)
        if message["do"] == "act":
            self.acts.append(message)
        return message

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
    def choices(self) -> list[Choice]:
        """What may be done now, on the first seat of one's own that has something to do."""
        return next((seen["choices"] for seen in self.told if seen["choices"]), [])

    def view(self, seat: int | None = None) -> Message:
        """What the seat that has something to do sees, or another seat of one's own."""
        if seat is None:
            seen = next((one for one in self.told if one["choices"]), self.told[0])
        else:
            seen = next(one for one in self.told if one["seat"] == seat)
        view: Message = seen["view"]
        return view


class BarredWire(Wire):
    """Nothing that is done arrives: the page is told that it was, and the board stays as it is."""

    def _attach(self, page: Page) -> None:
        page.route_web_socket(SOCKETS, self._stand_between)

    def _stand_between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(frame: str | bytes) -> None:
            message = self._say(str(frame))
            if message["do"] == "act":
                self.answers += 1
                socket.send(json.dumps({"tell": "done", "id": message["id"], "number": self.now["number"]}))
            else:
                server.send(frame)

        def heard(frame: str | bytes) -> None:
            self._hear(str(frame))
            socket.send(frame)

        socket.on_message(said)
        server.on_message(heard)
