"""Who is connected: here, and at the other processes of the house. Known by hearsay, forgotten by silence."""

from collections import Counter
from collections.abc import Collection

REPEAT = 15.0  # seconds after which a process says again who is with it
FORGET = 40.0  # seconds after which a process that is silent is taken to be gone


class Presence:
    """Of one table. People are known by their ids; times are seconds."""

    def __init__(self, now: float) -> None:
        self._here: Counter[str] = Counter()  # sockets of each person at this process
        self._elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        self._away_since: dict[str, float] = {}
        self._born = now

    def come(self, person: str) -> bool:
        """A socket more; whether that person was not connected here before."""
        self._here[person] += 1
        self._away_since.pop(person, None)
        return self._here[person] == 1

    def go(self, person: str, now: float) -> bool:
        """A socket less; whether it was the person's last one here."""
        self._here[person] -= 1
        if self._here[person] > 0:
            return False
        del self._here[person]
        if person not in self.everywhere():
            self._away_since[person] = now
        return True

    def hear(self, process: str, people: Collection[str], now: float) -> bool:
        """Another process says who is with it; whether that is news."""
        before = self.everywhere()
        if people:
            self._elsewhere[process] = (now, frozenset(people))
        else:
            self._elsewhere.pop(process, None)
        return self._note(before, now)

    def forget_the_silent(self, now: float) -> bool:
        before = self.everywhere()
        self._elsewhere = {process: heard for process, heard in self._elsewhere.items() if now - heard[0] < FORGET}
        return self._note(before, now)

    def _note(self, before: set[str], now: float) -> bool:
        after = self.everywhere()
        for person in after:
            self._away_since.pop(person, None)
        for person in before - after:
            self._away_since[person] = now
        return before != after

    def here(self) -> set[str]:
        """Who is connected at this process."""
        return set(self._here)

    def everywhere(self) -> set[str]:
        return set(self._here).union(*(people for _, people in self._elsewhere.values()))

    def away_since(self, person: str) -> float | None:
        """Since when somebody is not connected; None if they are. Who never came is away since we know the table."""
        return None if person in self.everywhere() else self._away_since.get(person, self._born)
