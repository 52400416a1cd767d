"""When somebody is to be alerted: it is their turn at a slow table, and they are not looking."""

import asyncio

from brasier.server import entries
from brasier.server.alerts import Alert, Alerts
from brasier.server.entries import AnyEntry
from brasier.server.hub import Live
from brasier.server.table import Table
from brasier.server.wire import DaysClock


class Alerting:
    def __init__(self, alerts: Alerts, site: str) -> None:
        self.alerts = alerts
        self.site = site
        self._telling: set[asyncio.Task[None]] = set()

    def stored(self, live: Live, entry: AnyEntry) -> None:
        """An entry was stored by this process: whoever the table waits for now, and is not here, hears of it."""
        if not self.alerts.enabled or not isinstance(entry, entries.Started | entries.Stepped | entries.Undone):
            return
        table = live.table
        if not isinstance(table.opened.clock, DaysClock):
            return
        here = live.presence.everywhere()
        for seat in range(len(table.chairs)) if table.phase == "over" else table.waiting_people():
            number = table.chairs[seat].person
            if table.fresh[seat] != table.number:
                continue  # it was waited for before, and alerted then: perhaps by another process
            if number is None or (person := table.people[number]).id in here or person.id == entry.by:
                continue
            self._tell(person.id, self._alert(table))

    def _alert(self, table: Table) -> Alert:
        return Alert(
            table=table.id,
            game=table.opened.game,
            code="match-over" if table.phase == "over" else "your-turn",
            link=f"{self.site}/tables/{table.id}",
            number=table.number,
        )

    def _tell(self, person: str, alert: Alert) -> None:
        task = asyncio.create_task(self.alerts.tell(person, alert))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)
