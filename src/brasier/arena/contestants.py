"""Who can be named: the levels of the game, the yardsticks, and bots of one's own as `module:Class`."""

import importlib
import importlib.util
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Final

from brasier.arena.plan import Contestant
from brasier.bots import LEVELS, YARDSTICKS, Budget, Player, levels, player
from brasier.core.game import Refusal

LONGEST_NAME: Final = 40
AT: Final = "@"  # hard@5000: with a budget of its own
MOST_DIGITS: Final = 10  # of a budget
PLAYING: Final = ("arena/plan.py", "arena/playing.py")  # what of the arena decides how a match goes
NOT_PLAYING: Final = ("__pycache__", "fits")  # folders without anything that a player uses

# By where they come from and the digest of the file: an edited bot is another one.
_loaded: dict[tuple[str, str], Player] = {}
_modules: dict[tuple[str, str], ModuleType] = {}
_loading = RLock()  # where output goes is a matter of the whole process, and a worker of a cluster has several threads


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
        if name in (*YARDSTICKS, *LEVELS, *bots):  # figures under this name would be those of somebody else
            raise Refusal("arena-bot-name", "", {"name": name})
        bots[name] = source
    return bots


def read_contestant(game: str, text: str, bots: Mapping[str, str], budget: Budget) -> Contestant:
    """Whom a name means; raises `Refusal` for nobody."""
    name, at, nodes = text.partition(AT)
    if at and not (nodes.isascii() and nodes.isdigit() and len(nodes) <= MOST_DIGITS and 0 < int(nodes) < 2**31):
        raise Refusal("arena-bad-nodes", "", {"text": text if len(text) <= 2 * LONGEST_NAME else f"{name[:40]}@…"})
    spends = int(nodes) if at else budget.nodes
    source = bots.get(name, name)
    if ":" in source:
        return Contestant(name=text, source=source, nodes=spends, seconds=budget.seconds, digest=load(source)[1])
    if name not in known(game):
        raise Refusal("unknown-level", "", {"level": name, "known": ", ".join(known(game))})
    return Contestant(name=text, source=name, nodes=spends, seconds=budget.seconds)


def make_player(game: str, contestant: Contestant) -> tuple[Player, str]:
    """Whoever is meant, and the digest it has here; that of a level is nothing, `code_of` has it."""
    if ":" in contestant.source:
        return load(contestant.source, contestant.digest)
    return player(game, contestant.source), ""


def load(source: str, digest: str = "") -> tuple[Player, str]:
    """A bot of one's own, and the digest of its file: as it was for this digest, else as it is now.

    It is looked for where one works, then where Python looks.
    """
    if (source, digest) in _loaded:
        return _loaded[source, digest], digest
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    importlib.invalidate_caches()  # it may have been written a moment ago
    module_name, _, class_name = source.partition(":")
    try:
        with _loading, _output_aside():
            module, found = _module(module_name)
            made = getattr(module, class_name)()
    except Exception as wrong:  # whatever somebody's own code does wrong
        raise Refusal("arena-bot-missing", "", {"bot": source, "detail": f"{type(wrong).__name__}: {wrong}"}) from wrong
    if not isinstance(made, Player):
        raise Refusal("arena-not-a-player", "", {"bot": source})
    return _loaded.setdefault((source, found), made), found


@contextmanager
def _output_aside() -> Iterator[None]:
    """What a bot prints is not what the run prints, nor what programs print that it starts: all goes to where people
    look for what goes wrong."""
    _flush()
    kept: int | None = None
    with suppress(OSError):  # there is none
        kept = os.dup(1)
    try:
        if kept is not None:
            with suppress(OSError):  # people look nowhere
                os.dup2(2, 1)
        with redirect_stdout(sys.stderr):
            yield
    finally:
        _flush()
        if kept is not None:
            os.dup2(kept, 1)
            os.close(kept)


def _flush() -> None:
    if sys.__stdout__ is not None:
        with suppress(OSError, ValueError):  # nobody reads it, or it is closed
            sys.__stdout__.flush()


def _module(name: str) -> tuple[ModuleType, str]:
    """A module as its file is now, and the digest of that.

    A process may live longer than a file stays the same, and others in it may load the module anew. So we execute the
    very bytes whose digest is told, once, in a module of our own that nobody else changes.
    """
    spec = importlib.util.find_spec(name)
    if spec is None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    file = Path(spec.origin) if spec.has_location and spec.origin else None
    if file is None or file.suffix != ".py" or not file.is_file():
        return _compiled(name)
    content = file.read_bytes()
    found = _digest(content)
    if (name, found) not in _modules:
        module = importlib.util.module_from_spec(spec)
        is_first = (
            sys.modules.setdefault(name, module) is module
        )  # some classes look for their module when they are made
        try:
            exec(compile(content, file, "exec", dont_inherit=True), module.__dict__)
        except BaseException:
            if is_first:
                del sys.modules[name]
            raise
        if is_first and (parent := name.rpartition(".")[0]):
            setattr(sys.modules[parent], name.rpartition(".")[2], module)
        _modules[name, found] = module
    return _modules[name, found], found


@cache
def _compiled(name: str) -> tuple[ModuleType, str]:
    """What no source can be read of cannot be loaded anew: it stays what it was first, and so does its digest."""
    module = importlib.import_module(name)
    file = getattr(module, "__file__", None)
    return module, _digest(Path(file).read_bytes() if file else b"")


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=6).hexdigest()


def module_file(source: str) -> Path | None:
    """The file of an own bot that is a single file: what can be sent to other machines."""
    name = source.partition(":")[0]
    file = getattr(sys.modules.get(name), "__file__", None)
    return Path(file) if file and "." not in name and Path(file).name == f"{name}.py" else None


@cache
def code_of(game: str) -> str:
    """The digest of everything that decides how a match goes: core, the rules of the game, its bots, and the arena's
    own part: which seeds a match has, how seats are turned, who is asked what."""
    root = files("brasier")
    digest = blake2b(digest_size=6)
    found = {path: root.joinpath(path) for path in PLAYING}
    for folder, deep in (
        ("core", True),
        ("games", False),
        (f"games/{game}", True),
        ("bots", False),
        (f"bots/{game}", True),
    ):
        found |= _sources(root.joinpath(folder), folder, deep=deep)
    for path, file in sorted(found.items()):
        digest.update(f"{path}\n".encode() + file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def _sources(folder: Traversable, path: str, *, deep: bool) -> dict[str, Traversable]:
    """Sources and the data beside them, not what was compiled from them."""
    found: dict[str, Traversable] = {}
    for file in folder.iterdir():
        if file.is_dir():
            if deep and file.name not in NOT_PLAYING:
                found |= _sources(file, f"{path}/{file.name}", deep=True)
        elif not file.name.endswith((".so", ".pyd", ".pyc")):
            found[f"{path}/{file.name}"] = file
    return found
