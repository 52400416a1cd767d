"""The hall itself: what goes wrong in a browser is noted, or no test here would mean anything."""

import pytest

from browser.looks import assert_accessible, assert_large_targets, assert_no_sideways_scroll
from browser.people import People

FRAME = """() => new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.onload = frame.onerror = () => resolve(null);
    frame.src = "https://example.invalid/";
    document.body.append(frame);
})"""
STYLE = """() => document.body.insertAdjacentHTML("beforeend", '<p style="color: red">red</p>')"""


@pytest.mark.parametrize(
    ("doing", "kind"),
    [
        ("() => console.error('oh')", "console: oh"),
        ("() => setTimeout(() => { throw new Error('oh') })", "error: oh"),
        ("() => fetch('/nowhere')", "answer: 404 GET"),
        (STYLE, "policy: style-src"),
        (FRAME, "policy: frame-src"),
        ("() => new WebSocket(`${location.origin.replace('http', 'ws')}/nowhere`)", "socket: WebSocket"),
    ],
)
def test_trouble_is_noted(people: People, doing: str, kind: str) -> None:
    [ada] = people(1)
    ada.go("/")
    ada.page.evaluate(doing)
    for _ in range(100):
        if any(trouble.startswith(kind) for trouble in ada.watch.unexpected()):
            break
        ada.page.wait_for_timeout(50)
    else:
        raise AssertionError(f"only noted: {ada.watch.troubles}")
    ada.allow(".")
    assert ada.watch.unexpected() == []


def test_everything_that_is_told_is_noted(people: People) -> None:
    [ada] = people(1)
    table = ada.open("feurio")
    ada.go(f"/tables/{table}")
    for _ in range(600):
        if ada.told("welcome"):
            break
        ada.page.wait_for_timeout(50)
    assert ada.told("welcome")


def test_people_are_strangers_to_each_other(people: People) -> None:
    ada, bruno = people(2)
    [chloe] = people(1, named=False)
    assert [each.ask("GET", "/api/me")["name"] for each in (ada, bruno, chloe)] == ["Ada", "Bruno", None]


def test_what_shuts_people_out_is_found(people: People) -> None:
    [ada] = people(1, device="small")
    ada.go("/")
    ada.page.set_content("<main><h1>A page</h1><button></button><img src='data:,' width=900></main>")
    ada.allow(".")
    for judge, finding in (
        (assert_accessible, "button-name"),
        (assert_no_sideways_scroll, "ends at"),
        (assert_large_targets, "button “” is"),
    ):
        with pytest.raises(AssertionError, match=finding):
            judge(ada.page)
