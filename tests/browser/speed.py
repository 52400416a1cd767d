"""How fast the page is in a browser: what a first visit costs, how smoothly a fire burns, and what it holds.

    .venv/bin/python tests/browser/speed.py

Prints JSON. The browser measures itself: bytes and moments by its own timeline, frames by its own trace. Times are
those of this machine and are never asserted; docs/reference/web.md has some, with the machine they come from.
"""

import json
import sys
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS.parent / "src"), str(TESTS)]

from playwright.sync_api import Browser, CDPSession  # noqa: E402 - found by the path above

from browser.chromium import started  # noqa: E402 - found by the path above
from browser.looks import weight  # noqa: E402 - found by the path above
from browser.people import People, Person  # noqa: E402 - found by the path above
from browser.scenes import look_at, play_on  # noqa: E402 - found by the path above
from server.running import running  # noqa: E402 - found by the path above

VISITS = 5
BLAZE = 291  # the step of docs/matches/flashpoint.brasier with two explosions, eight arms and two flashovers
FRAME = 1000 / 60
# When the first button that begins something is drawn: from then on the page is of use.
WATCH_HOME = """
new MutationObserver((_, observer) => {
    if (!document.querySelector("main button.primary")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("usable")));
}).observe(document, { childList: true, subtree: true });
"""
MOMENTS = """() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null,
    usable: performance.getEntriesByName("usable")[0]?.startTime ?? null,
})"""


def first_load(people: People) -> dict[str, Any]:
    """Nothing kept, nothing known: bytes over the wire, and milliseconds until home is of use."""
    painted, usable, weights = [], [], {}
    for _ in range(VISITS):
        [ada] = people(1, named=False)
        ada.context.add_init_script(WATCH_HOME)
        weights = weight(ada.page, f"{ada.url}/")
        ada.page.wait_for_function("performance.getEntriesByName('usable').length")
        moments = ada.page.evaluate(MOMENTS)
        painted.append(moments["painted"])
        usable.append(moments["usable"])
        ada.context.close()
    return {
        "bytes": sum(weights.values()),
        "requests": len(weights),
        "painted_ms": round(median(painted)),
        "usable_ms": round(median(usable)),
        "visits": VISITS,
    }


def blaze(person: Person) -> dict[str, Any]:
    """Explosions and flashovers across the house, with everything moving: the frames that were drawn meanwhile."""
    look_at(person, "flashpoint", f"?step={BLAZE - 1}")
    person.page.get_by_text(person.says("web-replay-step", step=BLAZE - 1, steps=295)).first.wait_for()
    session = person.context.new_cdp_session(person.page)
    events = _traced(session, person)
    drawn = sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame")
    dropped = sum(event["name"] == "DroppedFrame" for event in events)
    gaps = sorted(later - earlier for earlier, later in pairwise(drawn))
    return {
        "frames": len(drawn),
        "seconds": round((drawn[-1] - drawn[0]) / 1000, 2),
        "per_second": round(1000 * len(gaps) / (drawn[-1] - drawn[0]), 1),
        "median_ms": round(median(gaps), 1),
        "p95_ms": round(gaps[int(0.95 * len(gaps))], 1),
        "worst_ms": round(gaps[-1], 1),
        "late": sum(gap > 1.5 * FRAME for gap in gaps),
        "dropped": dropped,
    }


def _traced(session: CDPSession, person: Person) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    over: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: over.append(True))
    categories = "disabled-by-default-devtools.timeline.frame,devtools.timeline.frame"
    session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": categories})
    person.button("web-replay-forward").click()
    person.page.wait_for_timeout(6_500)  # no story is longer than 6 seconds
    session.send("Tracing.end")
    while not over:
        person.page.wait_for_timeout(50)
    return events


def memory(person: Person) -> dict[str, Any]:
    """What the page holds at home, at a table, and after a whole match was looked at once and again."""
    session = person.context.new_cdp_session(person.page)
    session.send("Performance.enable")
    held: dict[str, Any] = {}
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    held["home"] = _held(session)
    play_on(person, "flashpoint")
    held["table"] = _held(session)
    look_at(person, "flashpoint")
    person.page.wait_for_load_state("networkidle")  # all of the match is there
    for time in ("once", "twice"):
        walk(person)
        held[time] = _held(session)
    return held


def walk(person: Person) -> None:
    """From the beginning of a replay to its end, a moment at a time."""
    person.button("web-replay-first").click()
    following = person.button("web-replay-moment-next")
    while following.is_enabled():
        following.click()
    person.button("web-replay-last").click()


def _held(session: CDPSession) -> dict[str, float]:
    session.send("HeapProfiler.collectGarbage")
    figures = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return {"megabytes": round(figures["JSHeapUsedSize"] / 1e6, 1), "nodes": int(figures["Nodes"])}


def measured(browser: Browser, url: str) -> dict[str, Any]:
    people = People(browser, lambda: url, 0)
    loading = first_load(people)
    [ada] = people(1)
    found = {"browser": browser.version, "first_load": loading, "blaze": blaze(ada), "memory": memory(ada)}
    people.all[:] = [ada]
    people.part()
    return found


if __name__ == "__main__":
    with TemporaryDirectory() as kept, running(f"sqlite:///{kept}/tables.sqlite") as server, started() as chromium:
        print(json.dumps(measured(chromium, server.url), indent=2))
