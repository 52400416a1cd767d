"""Screens somebody may stand before, as short ways to get there. Judged by test_access.py, photographed by shots.py.

Boards are always the same: a match is brought from docs/matches, looked at or gone on with at a fixed step, where it is
the turn of whoever looks.
"""

import re
from collections.abc import Callable
from pathlib import Path

from browser.people import Person
from browser.table import BOT, ME, OPEN, quiet, sit, spot, your_turn

MATCHES = Path(__file__).parents[2] / "docs" / "matches"
RECORDS = {path.stem: path.read_text(encoding="utf-8") for path in MATCHES.glob("*.brasier")}
STEPS = {game: int(re.findall(r"^steps: (\d+)", record, re.MULTILINE)[0]) for game, record in RECORDS.items()}
GAMES = tuple(sorted(RECORDS))
MY_TURN = {"feurio": 75, "flashpoint": 185, "tails": 122}  # steps of these matches after which seat 0 is awaited
LESSONS = {"feurio": "rescue", "flashpoint": "moving", "tails": "choice"}

Scene = Callable[[Person], None]


def bring(person: Person, game: str) -> str:
    """The match of the documentation, brought to the server; its id."""
    answer = person.context.request.post(
        f"{person.url}/api/records",
        data=RECORDS[game],
        headers={"Origin": person.url, "Content-Type": "text/plain"},
    )
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


def look_at(person: Person, game: str, where: str = "") -> None:
    """That match as a replay."""
    person.go(f"/replay/{bring(person, game)}{where}")
    person.button("web-replay-forward").wait_for()


def play_on(person: Person, game: str) -> str:
    """That match as a table of one's own, in its middle and on one's turn; its id."""
    opened = person.ask("POST", f"/api/tables/{bring(person, game)}/fork", {"step": MY_TURN[game]})
    table: str = opened["table"]
    sit(person, table)
    your_turn(person).wait_for()
    quiet(person)
    return table


def page(path: str) -> Scene:
    def stand(person: Person) -> None:
        person.go(path)
        person.page.locator("main h1, main h2").first.wait_for(state="attached")
        person.page.wait_for_load_state("networkidle")

    return stand


def table(game: str) -> Scene:
    def stand(person: Person) -> None:
        play_on(person, game)

    return stand


def waiting(person: Person) -> None:
    sit(person, person.open("flashpoint", options={"firefighters": 3}, seats=[ME, BOT, OPEN]))
    person.button("lobby-start").wait_for()


def in_words(game: str) -> Scene:
    def stand(person: Person) -> None:
        play_on(person, game)
        person.page.keyboard.press("t")
        person.page.get_by_role("region", name=person.says("web-text-view")).wait_for()

    return stand


def menu(person: Person) -> None:
    """What can be done on one's own space of Flash Point."""
    play_on(person, "flashpoint")
    [me] = [man for man in person.told("welcome")[-1]["told"][0]["view"]["firefighters"] if man["seat"] == 0]
    person.press(spot(person.page, {"type": "cell", "at": me["cell"]}))
    person.page.get_by_role("menu").wait_for()


def hint(person: Person) -> None:
    """What a good player would do, beside the board."""
    play_on(person, "flashpoint")
    person.press(person.button("web-advice"))
    person.page.locator("[role=dialog] [data-action]").first.wait_for()


def sheet(button: str, **facts: object) -> Scene:
    def stand(person: Person) -> None:
        play_on(person, "feurio")
        person.press(person.button(button, **facts).first)
        person.page.get_by_role("dialog").wait_for()

    return stand


def ending(person: Person) -> None:
    """Bots have played to the end, at once."""
    sit(person, person.open("tails", options={"players": 2}, seats=[BOT, BOT]))
    person.page.get_by_role("dialog", name=person.says("web-ending")).wait_for()


def shared_screen(person: Person) -> None:
    sit(person, person.open("tails", options={"players": 2}, seats=[ME, {"kind": "me", "name": "Léa"}]))
    person.button("web-hand-over-ready", name=person.name).wait_for()


def lesson(game: str) -> Scene:
    def stand(person: Person) -> None:
        person.go(f"/learn/{game}?lesson={LESSONS[game]}")
        person.page.get_by_role("region", name=person.says("web-learn-teacher")).wait_for()

    return stand


def replay(game: str) -> Scene:
    def stand(person: Person) -> None:
        look_at(person, game, f"?step={MY_TURN[game]}")
        told = person.says("web-replay-step", step=MY_TURN[game], steps=STEPS[game])
        person.page.get_by_text(told).first.wait_for()

    return stand


def replay_advice(person: Person) -> None:
    """What a good player would have done there."""
    replay("feurio")(person)
    person.press(person.button("web-replay-advice"))
    person.page.get_by_text(person.says("web-replay-advice-played", name="Zoé")).wait_for()


def closed(person: Person) -> None:
    person.allow(r"\b404\b")
    sit(person, "abcdefghjkmn")


def missing(person: Person) -> None:
    person.allow(r"\b404\b")
    page("/nowhere/at/all")(person)


PAGES: dict[str, Scene] = {
    "home": page("/"),
    "reviews": page("/reviews"),
    "learn": page("/learn"),
    "robots": page("/robots"),
    "settings": page("/settings"),
    **{f"{name}-{game}": page(f"/{name}/{game}") for game in GAMES for name in ("new", "learn", "rules")},
}
TABLES: dict[str, Scene] = {
    "waiting": waiting,
    **{f"table-{game}": table(game) for game in GAMES},
    **{f"words-{game}": in_words(game) for game in GAMES},
    "menu": menu,
    "hint": hint,
    "help": sheet("web-help"),
    "table-menu": sheet("web-table"),
    "ending": ending,
    "shared-screen": shared_screen,
    **{f"lesson-{game}": lesson(game) for game in GAMES},
    **{f"replay-{game}": replay(game) for game in GAMES},
    "replay-advice": replay_advice,
    "closed": closed,
}
