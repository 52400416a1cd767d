"""What every screen looks like: writes pictures of all of them, in both languages, on a desktop and a phone.

    .venv/bin/python tests/browser/shots.py FOLDER [WORD…]

Only those with one of the words in their name (`table-feurio-phone-fr-dark`), if any are given. Tables, lessons and
replays come in both themes, the other screens in the dark one and, in English, in the light one. Matches are those of
docs/matches: what is on a board is the same every time.
"""

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS.parent / "src"), str(TESTS)]

from browser.chromium import started  # noqa: E402 - found by the path above
from browser.people import Device, Language, People, Theme  # noqa: E402 - found by the path above
from browser.scenes import PAGES, TABLES, Scene, missing  # noqa: E402 - found by the path above
from server.running import running  # noqa: E402 - found by the path above

DEVICES: tuple[Device, ...] = ("desktop", "phone")
LANGUAGES: tuple[Language, ...] = ("en", "fr")
THEMES: tuple[Theme, ...] = ("dark", "light")
SCENES: dict[str, Scene] = {**PAGES, **TABLES, "missing": missing}
STILL = 400  # milliseconds until the last flame has faded in


def wanted(words: list[str]) -> list[tuple[str, Device, Language, Theme]]:
    """Which pictures there are; only those with one of these words in their name."""
    every = [
        (scene, device, language, theme)
        for scene, device, language, theme in product(SCENES, DEVICES, LANGUAGES, THEMES)
        if scene in TABLES or theme == "dark" or language == "en"
    ]
    return [each for each in every if not words or any(word in "-".join(each) for word in words)]


def main(folder: Path, words: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, running(f"sqlite:///{kept}/tables.sqlite") as server, started() as browser:
        for number, (scene, device, language, theme) in enumerate(wanted(words)):
            people = People(browser, lambda: server.url, number)  # an address of its own: nobody is asked to slow down
            [ada] = people(1, device=device, language=language, theme=theme, still=True)
            SCENES[scene](ada)
            ada.page.wait_for_timeout(STILL)
            ada.page.screenshot(path=folder / f"{scene}-{device}-{language}-{theme}.png", animations="disabled")
            people.part()
            print(f"{scene}-{device}-{language}-{theme}.png", flush=True)


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])
