"""The arguments of the `brasier` command: what can be typed, and what cannot."""

import argparse
from collections.abc import Callable
from urllib.parse import urlsplit

from brasier import __version__
from brasier.texts import LANGUAGES

Command = Callable[[str, str], argparse.ArgumentParser]


def make_parser() -> argparse.ArgumentParser:
    """`run` of what it parses is the name of the command."""
    parser = argparse.ArgumentParser(prog="brasier", description="One home for three fire games.", allow_abbrev=False)
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: from the environment)")
    parser.add_argument("--version", action="version", version=f"brasier {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, text: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
        sub.set_defaults(run=name)
        sub.add_argument(
            "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="language (default: from the environment)"
        )
        return sub

    for describe in (_serve, _backup, _restore, _play, _replay, _verify, _referee, _arena, _dataset, _bench, _load):
        describe(command)
    return parser


def _serve(command: Command) -> None:
    serve = command("serve", "Serve tables for people and bots over the network.")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: this machine only)")
    serve.add_argument("--port", type=_port, default=8018, help="the port (default: 8018; 0: any that is free)")
    serve.add_argument(
        "--database",
        metavar="URL",
        help="where matches are kept: a file, or postgresql://… (default: $BRASIER_DATABASE, or a file of yours)",
    )
    serve.add_argument("--cluster", metavar="URL", help="a Dask scheduler whose workers think for the bots")
    serve.add_argument(
        "--workers", type=worker_count, help="processes that think for the bots (default: cores less one)"
    )
    serve.add_argument("--public-url", metavar="URL", type=_site, help="how people reach it through a proxy")
    serve.add_argument(
        "--proxy", metavar="ADDRESSES", default="127.0.0.1,::1",
        help="proxies before it, divided by commas (default: those of this machine)",
    )  # fmt: skip
    serve.add_argument("--alerts", action="store_true", help="let people be alerted by Web Push and webhooks")
    serve.add_argument("--pace", type=_pace, default=1.0, help="pauses of the bots: 1 as people, 0 none (default: 1)")
    serve.add_argument(
        "--grace", type=_grace, default=60.0, metavar="SECONDS",
        help="how long somebody may be away before others may let a bot play (default: 60)",
    )  # fmt: skip
    serve.add_argument("--log", choices=("lines", "json"), default="lines", help="logs for people or for machines")
    serve.add_argument("--open", action="store_true", help="open a browser")


def _backup(command: Command) -> None:
    backup = command("backup", "Save the matches of a server in a file, also while it runs.")
    backup.add_argument("file", help="the backup; an older one of that name is replaced")
    backup.add_argument("--database", metavar="FILE", help="the file of the server (default: as for serve)")


def _restore(command: Command) -> None:
    restore = command("restore", "Put a backup in the place of a server's matches, where there must be none.")
    restore.add_argument("file", help="a backup")
    restore.add_argument("--database", metavar="FILE", help="the file of the server (default: as for serve)")


def _play(command: Command) -> None:
    play = command("play", "Play in the terminal, against bots or with people around one screen.")
    play.add_argument("game", nargs="?", help="the game (asked for if left out)")
    play.add_argument("options", nargs="*", metavar="name=value", help="options of the game, e.g. players=3")
    play.add_argument("--board", metavar="FILE", help="a house drawn in a file (Flash Point)")
    play.add_argument(
        "--people", metavar="NAMES", help="names of the people, divided by commas; bots take the other seats"
    )
    play.add_argument("--level", default="easy", help="how the bots play: easy, normal or hard (default: easy)")
    play.add_argument("--seed", help="seed of the draw and the bots (default: fresh secret ones)")
    play.add_argument(
        "--dice", choices=("sealed", "manual"), default="sealed", help="manual: you have the real box and say what came"
    )
    play.add_argument("--save", metavar="FILE", help="keep the match in this file as it goes on")
    play.add_argument(
        "--resume", metavar="FILE", nargs="?", const="", help="go on with a saved match (without FILE: the last one)"
    )
    play.add_argument("--colour", choices=("auto", "always", "never"), default="auto", help="colours in the drawing")
    play.add_argument("--words", action="store_true", help="tell the board in sentences instead of drawing it")


def _replay(command: Command) -> None:
    replay = command("replay", "Look at a recorded match step by step.")
    replay.add_argument("file", help="a record")
    replay.add_argument("--step", type=int, help="show the match after this many steps")
    replay.add_argument("--svg", metavar="FILE", help="write the board as a picture")
    replay.add_argument("--colour", choices=("auto", "always", "never"), default="auto", help="colours in the drawing")
    replay.add_argument("--words", action="store_true", help="tell the board in sentences instead of drawing it")


def _verify(command: Command) -> None:
    verify = command("verify", "Prove that a recorded match is whole and that nobody touched its draw.")
    verify.add_argument("file", help="a record")


def _referee(command: Command) -> None:
    referee = command("referee", "Referee a match for other programs: JSON lines in, JSON lines out.")
    referee.add_argument("game", nargs="?", help="the game, if requests do not name it")


def _arena(command: Command) -> None:
    arena = command("arena", "Let bots play many matches against each other, and measure how strong they are.")
    arena.add_argument("game", help="the game")
    arena.add_argument("options", nargs="*", metavar="name=value", help="options of the game, e.g. players=3")
    arena.add_argument("--board", metavar="FILE", help="a house drawn in a file (Flash Point)")
    arena.add_argument(
        "--seats", metavar="NAMES", action="append", default=[],
        help="who sits where, divided by commas: a level, uniform, greedy or module:Class; @NODES behind it is a "
        "budget of its own; one name takes all seats; given several times: line-ups on the same deals",
    )  # fmt: skip
    arena.add_argument("--league", metavar="NAMES", help="all pairings of these names instead, with Elo")
    arena.add_argument("--matches", type=int, default=100, help="matches of each line-up (default: 100)")
    arena.add_argument("--seed", default="1", help="what all chance comes from (default: 1)")
    arena.add_argument("--nodes", type=_nodes, help="nodes of each decision (default: what the level is meant to have)")
    arena.add_argument(
        "--seconds", type=_seconds, help="seconds that end a decision early; such runs do not repeat exactly"
    )
    arena.add_argument(
        "--bot", metavar="NAME=module:Class", action="append", default=[],
        help="a bot of your own, a brasier.bots.Player of a module in this folder or installed, by a shorter name",
    )  # fmt: skip
    arena.add_argument("--workers", type=worker_count, help="processes that play (default: as many as cores)")
    arena.add_argument("--cluster", metavar="URL", help="a Dask scheduler whose workers play instead")
    arena.add_argument(
        "--out", metavar="FOLDER", type=_folder, help="where results go (default: a folder of its own below arena/)"
    )
    arena.add_argument("--keep", action="store_true", help="keep the record of every match")
    arena.add_argument("--json", action="store_true", help="print one JSON object")


def _dataset(command: Command) -> None:
    dataset = command("dataset", "Let bots play many matches, and keep every decision as a row for learning.")
    dataset.add_argument("game", help="the game")
    dataset.add_argument("options", nargs="*", metavar="name=value", help="options of the game, e.g. players=3")
    dataset.add_argument("--board", metavar="FILE", help="a house drawn in a file (Flash Point)")
    dataset.add_argument(
        "--seats", metavar="NAMES", action="append", required=True,
        help="who sits where, as for brasier arena; given several times: matches of each line-up",
    )  # fmt: skip
    dataset.add_argument("--matches", type=int, default=100, help="matches of each line-up (default: 100)")
    dataset.add_argument("--seed", default="1", help="what all chance comes from (default: 1)")
    dataset.add_argument(
        "--nodes", type=_nodes, help="nodes of each decision (default: what the level is meant to have)"
    )
    dataset.add_argument(
        "--bot", metavar="NAME=module:Class", action="append", default=[],
        help="a bot of your own, a brasier.bots.Player of a module in this folder or installed, by a shorter name",
    )  # fmt: skip
    dataset.add_argument(
        "--sample", type=_share, default=1.0, metavar="PART",
        help="keep each decision with this probability only, up to 1 (default: 1)",
    )  # fmt: skip
    dataset.add_argument("--part", type=_part, default=100, help="matches of a part file (default: 100)")
    dataset.add_argument("--workers", type=worker_count, help="processes that play (default: as many as cores)")
    dataset.add_argument("--cluster", metavar="URL", help="a Dask scheduler whose workers play instead")
    dataset.add_argument(
        "--out", metavar="FOLDER", type=_folder, help="where it goes (default: a folder of its own below datasets/)"
    )


def _bench(command: Command) -> None:
    bench = command("bench", "Measure how fast the engine is.")
    bench.add_argument("game", nargs="?", default="feurio", help="the game (default: feurio)")
    bench.add_argument("options", nargs="*", metavar="name=value", help="options of the game")
    bench.add_argument("--board", metavar="FILE", help="a house drawn in a file (Flash Point)")
    bench.add_argument("--seconds", type=_seconds, default=5.0, help="how long to measure each contestant")
    bench.add_argument("--peers", action="store_true", help="measure OpenSpiel and catanatron too (extra 'bench')")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.add_argument("--uncompiled", action="store_true", help="measure the same sources without compilation")


def _load(command: Command) -> None:
    load = command("load", "Measure how many tables and moves a server on this machine carries.")
    load.add_argument("--tables", type=_tables, default=250, help="tables with four people each (default: 250)")
    load.add_argument("--rate", type=_rate, default=250.0, help="moves a second over all tables (default: 250)")
    load.add_argument("--seconds", type=_seconds, default=20.0, help="how long to measure each way (default: 20)")
    load.add_argument("--database", metavar="URL", help="an empty database (default: a SQLite file that is deleted)")
    load.add_argument("--json", action="store_true", help="print one JSON object")


def _rate(text: str) -> float:
    value = float(text)
    if not 0.1 <= value <= 100_000:
        raise argparse.ArgumentTypeError("between 0.1 and 100000")
    return value


def _tables(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 2000):
        raise argparse.ArgumentTypeError("between 1 and 2000")
    return int(text)


def _seconds(text: str) -> float:
    value = float(text)
    if not 0.01 <= value <= 600:
        raise argparse.ArgumentTypeError("between 0.01 and 600")
    return value


def _nodes(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) < 2**31):
        raise argparse.ArgumentTypeError("between 1 and 2147483647")
    return int(text)


def _share(text: str) -> float:
    value = float(text)
    if not 0 < value <= 1:
        raise argparse.ArgumentTypeError("above 0, up to 1")
    return value


def _part(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 100_000):
        raise argparse.ArgumentTypeError("between 1 and 100000")
    return int(text)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) < 65_536):
        raise argparse.ArgumentTypeError("a number below 65536")
    return int(text)


def _folder(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError("the name of a folder")
    return text


def worker_count(text: str) -> int:
    """Also for tools that start processes."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 256):
        raise argparse.ArgumentTypeError("between 1 and 256")
    return int(text)


def _pace(text: str) -> float:
    value = float(text)
    if not 0 <= value <= 10:
        raise argparse.ArgumentTypeError("between 0 and 10")
    return value


def _grace(text: str) -> float:
    value = float(text)
    if not 0 <= value <= 86_400:
        raise argparse.ArgumentTypeError("between 0 and 86400")
    return value


def _site(text: str) -> str:
    """As a browser writes an origin: scheme and host, nothing after."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.path.strip("/"):
        raise argparse.ArgumentTypeError("like https://play.example.org")
    return f"{parts.scheme}://{parts.netloc}".lower()
