"""Pages and pictures that the program makes itself.

    python tests/docs/pages.py        writes them anew

A test says when one of them is stale.
"""

import argparse
import sys
from pathlib import Path

import brasier
from brasier.cli import make_parser
from brasier.core.game import REFEREE

ROOT = Path(__file__).parents[2]
PICTURE_STEP = 57


def generated() -> dict[Path, str]:
    """Every generated file and what must be in it."""
    return {
        ROOT / "docs/reference/commands.md": _commands(),
        ROOT / "docs/pictures/feurio.svg": _picture(),
    }


def _commands() -> str:
    parser = make_parser()
    (subparsers,) = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    parts = ["# The command line\n\n`./play` passes its arguments on: `./play bench` is `brasier bench`."]
    for name, sub in subparsers.choices.items():
        lines = [f"## brasier {name}", "", str(sub.description), "", "| argument | meaning |", "|---|---|"]
        lines += [f"| {_argument(action)} | {_meaning(action)} |" for action in sub._actions if action.dest != "help"]
        parts.append("\n".join(lines))
    parts.append(
        "Exit codes: 0 done; 1 refused, with one sentence on standard error; 2 the command line could not be read."
    )
    return "\n\n".join(parts) + "\n"


def _argument(action: argparse.Action) -> str:
    """As one types it, whatever the version of Python makes of its help."""
    value = action.metavar or action.dest.upper()
    if action.choices:
        value = "\\|".join(map(str, action.choices))
    if action.nargs == "?":
        value = f"[{value}]"
    if not action.option_strings:
        return f"`{value}`" + (" …" if action.nargs == "*" else "")
    return f"`{action.option_strings[0]}`" if action.nargs == 0 else f"`{action.option_strings[0]} {value}`"


def _meaning(action: argparse.Action) -> str:
    return str(action.help)


def _picture() -> str:
    match = brasier.load((ROOT / "docs/matches/feurio.brasier").read_text(encoding="utf-8"))
    return match.game.draw_svg(match.game.view(match.at(PICTURE_STEP), REFEREE))


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")
