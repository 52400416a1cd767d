"""What can be said of any page: nobody is shut out, nothing runs off the side, and how much it weighs."""

import os
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

OVERFLOWING = """() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide) return [];
    const clipped = (element) => element.parentElement !== document.body && element.parentElement
        && (getComputedStyle(element.parentElement).overflowX !== "visible" || clipped(element.parentElement));
    return [...document.querySelectorAll("body *")]
        .filter((element) => !element.ownerSVGElement && element.getBoundingClientRect().right > wide + 1)
        .filter((element) => !clipped(element))
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} `
            + `ends at ${Math.round(element.getBoundingClientRect().right)} of ${wide}`)
        .concat(`the page can be scrolled sideways: ${document.documentElement.scrollWidth} of ${wide}`);
}"""
SMALL_TARGETS = """([smallest, without]) => {
    const controls = "a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=tab]";
    const isLarge = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width >= smallest && height >= smallest;
    };
    return [...document.querySelectorAll(controls)]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => !without || !element.matches(without))
        .filter((element) => !(element.tagName === "A" && getComputedStyle(element).display === "inline"))
        .filter((element) => ![element, ...(element.labels ?? [])].some(isLarge))
        .map((element) => {
            const { width, height } = (element.labels?.[0] ?? element).getBoundingClientRect();
            const name = element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent;
            const said = name.trim().replace(/\\s+/g, " ").slice(0, 40);
            return `${element.tagName.toLowerCase()} “${said}” is ${Math.round(width)} × ${Math.round(height)}`;
        });
}"""
TOUCH = 44  # pixels a finger needs


def assert_accessible(page: Page, without: str | None = None, only: str | None = None) -> None:
    """No finding of axe; `without` is a selector to leave out (say beside it why), `only` the one rule to look at."""
    context: Any = {"exclude": [[without]]} if without else None
    options: Any = {"runOnly": {"type": "rule", "values": [only]}} if only else None
    found = Axe().run(page, context=context, options=options).response["violations"]
    told = [
        f"{rule['id']} ({rule['impact']}): {rule['help']}\n    " + "\n    ".join(node["html"] for node in rule["nodes"])
        for rule in found
    ]
    assert not told, "\n".join(told)


def assert_no_sideways_scroll(page: Page) -> None:
    found = page.evaluate(OVERFLOWING)
    assert found == [], "\n".join(found)


def assert_large_targets(page: Page, without: str | None = None, smallest: int = TOUCH) -> None:
    """Every control, or its label, can be hit with a finger; links inside sentences excepted, as WCAG does."""
    found = page.evaluate(SMALL_TARGETS, [smallest, without])
    assert found == [], "\n".join(found)


def weight(page: Page, address: str) -> dict[str, int]:
    """Open an address with an empty cache; the bytes that came over the wire, by path."""
    session = page.context.new_cdp_session(page)
    paths: dict[str, str] = {}
    weights: dict[str, int] = {}

    def finished(told: dict[str, Any]) -> None:
        weights[paths.get(told["requestId"], "?")] = int(told["encodedDataLength"])

    session.on("Network.requestWillBeSent", lambda told: paths.update({told["requestId"]: told["request"]["url"]}))
    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")
    page.goto(address, wait_until="networkidle")
    session.detach()
    return weights


def shoot(page: Page, name: str) -> None:
    """A screenshot to look at: only where `BRASIER_SHOTS` names a folder."""
    if folder := os.environ.get("BRASIER_SHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=Path(folder) / f"{name}.png", animations="disabled")
