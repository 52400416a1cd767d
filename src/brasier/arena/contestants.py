"""Who can be named: the levels of the game, the yardsticks, and bots of one's own as `module:Class`."""

import importlib
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from brasier.arena.plan import Contestant
from brasier.bots import YARDSTICKS, Budget, Player, levels, player
from brasier.core.game import Refusal

LONGEST_NAME: Final = 40
AT: Final = "@"  # hard@5000: with a budget of its own


def known(game: str) -> tuple[str, ...]:
    """Every level and yardstick of a game, the weakest first."""
    return tuple(name for name in (*YARDSTICKS, *levels(game)) if _has(game, name))


def _has(game: str, level: str) -> bool:
    try:
        player(game, level)
    except (Refusal, AttributeError):
        return False
    return True


def read_bots(given: Sequence[str]) -> dict[str, str]:
    """`NAME=module:Class`, each a bot of one's own."""
    bots: dict[str, str] = {}
    for text in given:
        name, _, source = text.partition("=")
        if (
            not name
            or ":" not in source
            or not name.isprintable()
            or set(name) & set(",:@= ")
            or len(name) > LONGEST_NAME
        ):
            raise Refusal("arena-bot-form", "", {"text": text, "form": "name=module:Class"})
        bots[name] = source
    return bots


def read_contestant(game: str, text: str, bots: Mapping[str, str], budget: Budget) -> Contestant:
    """Whom a name means; raises `Refusal` for nobody."""
    name, at, nodes = text.partition(AT)
    if at and not (nodes.isascii() and nodes.isdigit() and 0 < int(nodes) < 2**31):
        raise Refusal("arena-bad-nodes", "", {"text": text})
    spends = int(nodes) if at else budget.nodes
    source = bots.get(name, name)
    if ":" in source:
        return Contestant(name=text, source=source, nodes=spends, seconds=budget.seconds, digest=_load(source)[1])
    if name not in known(game):
        raise Refusal("unknown-level", "", {"level": name, "known": ", ".join(known(game))})
    return Contestant(name=text, source=name, nodes=spends, seconds=budget.seconds)


def make_player(game: str, contestant: Contestant) -> Player:
    if ":" in contestant.source:
        return _load(contestant.source)[0]
    return player(game, contestant.source)


@cache
def _load(source: str) -> tuple[Player, str]:
    """A bot of one's own, and the digest of its file. It is looked for where one works, then where Python looks."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    module_name, _, class_name = source.partition(":")
    try:
        module = importlib.import_module(module_name)
        made = getattr(module, class_name)()
    except Exception as wrong:  # whatever somebody's own code does wrong
        raise Refusal("arena-bot-missing", "", {"bot": source, "detail": f"{type(wrong).__name__}: {wrong}"}) from wrong
    if not isinstance(made, Player):
        raise Refusal("arena-not-a-player", "", {"bot": source})
    file = getattr(module, "__file__", None)
    content = Path(file).read_bytes() if file else b""
    return made, blake2b(content, digest_size=6).hexdigest()


def module_file(source: str) -> Path | None:
    """The file of an own bot that is a single file: what can be sent to other machines."""
    name = source.partition(":")[0]
    file = getattr(sys.modules.get(name), "__file__", None)
    return Path(file) if file and "." not in name and Path(file).name == f"{name}.py" else None


@cache
def code_of(game: str) -> str:
    """The digest of everything that decides how a match goes: core, the rules of the game, and its bots."""
    root = files("brasier")
    digest = blake2b(digest_size=6)
    for folder, deep in (
        ("core", True),
        ("games", False),
        (f"games/{game}", True),
        ("bots", False),
        (f"bots/{game}", True),
    ):
        for path, file in sorted(_sources(root.joinpath(folder), folder, deep=deep).items()):
            digest.update(f"{path}\n".encode() + file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def _sources(folder: Traversable, path: str, *, deep: bool) -> dict[str, Traversable]:
    """Sources and the data beside them, not what was compiled from them."""
    found: dict[str, Traversable] = {}
    for file in folder.iterdir():
        if file.is_dir():
            if deep and file.name != "__pycache__":
                found |= _sources(file, f"{path}/{file.name}", deep=True)
        elif not file.name.endswith((".so", ".pyd", ".pyc")):
            found[f"{path}/{file.name}"] = file
    return found
