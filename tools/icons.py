"""Draw the icons of the web app anew: web/public/favicon.svg and web/public/icons. Needs Chromium and playwright.

PYTHONPATH=tests .venv/bin/python tools/icons.py
"""

from pathlib import Path

from browser.chromium import started

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
FLAMES = {
    "#C72F16": "M0,0C-26,0 -33,-20 -23,-34C-21,-28 -18,-25 -13,-26C-18,-44 -5,-52 2,-64C4,-50 17,-42 18,-27"
    "C21,-29 22,-33 22,-38C33,-24 29,0 0,0Z",
    "#FF7A1A": "M0,-1C-18,-1 -22,-15 -14,-25C-13,-20 -10,-18 -7,-19C-9,-31 -2,-37 2,-44C4,-35 12,-29 12,-18"
    "C14,-20 15,-22 15,-25C22,-15 18,-1 0,-1Z",
    "#FFD766": "M0,-2C-11,-2 -12,-11 -6,-18C-4,-21 0,-24 1,-29C5,-22 10,-17 10,-10C10,-5 6,-2 0,-2Z",
}
NIGHT, GLOW = "#16111D", "#4A2440"


def icon(*, corner: float, flame: float) -> str:
    """64 units square; `flame` is the part of the height that the flame takes."""
    foot = 32 + 32 * flame
    drawn = "".join(f'<path d="{path}" fill="{colour}"/>' for colour, path in FLAMES.items())
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><radialGradient id="glow" cy=".62" r=".6">'
        f'<stop offset="0" stop-color="{GLOW}"/><stop offset="1" stop-color="{NIGHT}"/></radialGradient></defs>'
        f'<rect width="64" height="64" rx="{corner}" fill="url(#glow)"/>'
        f'<g transform="translate(32 {foot:.2f}) scale({flame})">{drawn}</g></svg>\n'
    )


# A launcher cuts a maskable icon to any shape that holds the middle four fifths; Apple rounds the corners itself.
ICONS = {
    "icon-192": (192, icon(corner=14, flame=0.78)),
    "icon-512": (512, icon(corner=14, flame=0.78)),
    "maskable-512": (512, icon(corner=0, flame=0.56)),
    "icon-180": (180, icon(corner=0, flame=0.68)),
}


def main() -> None:
    (PUBLIC / "favicon.svg").write_text(icon(corner=14, flame=0.82), encoding="utf-8")
    with started() as browser:
        for name, (size, drawing) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
