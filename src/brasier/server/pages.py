"""The page a browser gets: the files of the web app as they were built, and the texts of the house for it.

Everything is read once, when the server starts, and has a route of its own: no path of a request ever reaches the disk.
Where the app was not built, a plain page says so; the rest of the server is the same.
"""

import gzip
from collections.abc import Iterator
from functools import cached_property, partial
from hashlib import blake2b
from html import escape
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from brasier.core.game import Refusal
from brasier.server.doors import answer
from brasier.server.guard import HEADERS
from brasier.server.packing import takes_gzip
from brasier.server.wire import Fault
from brasier.texts import LANGUAGES, Texts

# What the app itself answers to: each of these addresses gets the same page, and the app shows what belongs there.
CLIENT_PATHS = (
    "/",
    "/new/{game}",
    "/tables/{table}",
    "/join/{code}",
    "/replay/{table}",
    "/reviews",
    "/learn",
    "/learn/{game}",
    "/rules/{game}",
    "/robots",
    "/settings",
)
MEDIA_TYPES = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webmanifest": "application/manifest+json",
    "ftl": "text/plain; charset=utf-8",
    "md": "text/plain; charset=utf-8",
}
PACKED = ("image/png",)  # compressed already
INDEX = "/index.html"  # sent under the app's addresses
ASSETS = "/assets/"  # files with a digest in their name: another content is another name
FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"  # sent when it has changed
REFUSALS = {404: Refusal("no-such-page", ""), 405: Refusal("other-method", "")}


class File:
    """Something to send, as it is and compressed."""

    def __init__(self, path: str, content: bytes) -> None:
        self.content = content
        self.media_type = MEDIA_TYPES[_ending(path)]
        self.keep = FOR_EVER if path.startswith(ASSETS) else ASK_EACH_TIME
        self.digest = blake2b(content, digest_size=16).hexdigest()

    @cached_property
    def compressed(self) -> bytes | None:
        """Compressed when it is first asked for, as small as can be; None where that gains nothing."""
        if self.media_type in PACKED:
            return None
        packed = gzip.compress(self.content, 9, mtime=0)
        return packed if len(packed) < len(self.content) else None

    def sent(self, request: Request, status: int = 200) -> Response:
        packed = self.compressed if takes_gzip(request) else None
        headers = {**HEADERS, "Cache-Control": self.keep, "Vary": "Accept-Encoding"}
        headers["ETag"] = f'"{self.digest}"' if packed is None else f'"{self.digest}-gzip"'
        if packed is not None:
            headers["Content-Encoding"] = "gzip"
        if status == 200 and headers["ETag"] in _known(request):
            headers.pop("Content-Encoding", None)
            return Response(status_code=304, headers=headers)
        return Response(packed or self.content, status, headers, media_type=self.media_type)


class Pages:
    """Everything there is to send to browsers. `app` is the folder of the built app; None: there is none."""

    def __init__(self, app: Path | None) -> None:
        self.files = {path: File(path, content) for path, content in sorted([*_app(app), *_texts()])}
        self.index = self.files.pop(INDEX, None)

    def routes(self) -> list[BaseRoute]:
        """The app's addresses, then each file at its own."""
        app = [Route(path, self._index, name="page") for path in CLIENT_PATHS]
        return [*app, *(Route(path, partial(_send, file), name="file") for path, file in self.files.items())]

    async def not_here(self, request: Request, problem: Exception) -> Response:
        """What is asked for does not exist, or not in this way: a fault for programs, a page for people."""
        assert isinstance(problem, HTTPException)
        status = problem.status_code
        refusal = REFUSALS[status]
        if request.url.path.startswith("/api/"):
            response = answer(Fault(code=refusal.code), status)
        elif status == 404 and self.index is not None and "text/html" in request.headers.get("accept", ""):
            response = self.index.sent(request, status)
        else:
            response = _plain(status, f"refusal-{refusal.code}")
        response.headers.update({**HEADERS, "Cache-Control": "no-store", **(problem.headers or {})})
        return response

    async def _index(self, request: Request) -> Response:
        if self.index is not None:
            return self.index.sent(request)
        response = _plain(200, "page-not-built")
        response.headers.update({**HEADERS, "Cache-Control": "no-store"})
        return response


def built_app() -> Path | None:
    """Where the built app lies: in the package, or in the checkout whose sources run."""
    package = Path(str(files("brasier")))
    places = [package / "web"]
    if package.parent.name == "src":
        places.append(package.parents[1] / "web" / "dist")
    return next((place for place in places if (place / INDEX[1:]).is_file()), None)


async def _send(file: File, request: Request) -> Response:
    return file.sent(request)


def _plain(status: int, message: str) -> Response:
    """One sentence, in every language there is."""
    said = "".join(f'<p lang="{language}">{escape(Texts(language).say(message))}</p>' for language in LANGUAGES)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    return Response(
        f'<!doctype html><html lang="{LANGUAGES[0]}"><head>{head}<meta name="color-scheme" content="light dark">'
        f"<title>Brasier</title></head><body><h1>Brasier</h1>{said}</body></html>\n",
        status,
        media_type=MEDIA_TYPES["html"],
    )


def _known(request: Request) -> set[str]:
    return {etag.strip().removeprefix("W/") for etag in request.headers.get("if-none-match", "").split(",")}


def _app(folder: Path | None) -> Iterator[tuple[str, bytes]]:
    if folder is None:
        return
    for file in folder.rglob("*"):
        if _ending(file.name) in MEDIA_TYPES:
            yield f"/{file.relative_to(folder).as_posix()}", file.read_bytes()


def _texts() -> Iterator[tuple[str, bytes]]:
    """The sentences of each language, part by part, and its rulebooks."""
    texts = files("brasier.texts")
    for language in LANGUAGES:
        for part in texts.joinpath(language).iterdir():
            if _ending(part.name) == "ftl":
                yield f"/texts/{language}/{part.name}", part.read_bytes()
        for book in texts.joinpath("rules").iterdir():
            if book.name.endswith(ending := f".{language}.md"):
                yield f"/texts/{language}/rules/{book.name.removesuffix(ending)}.md", book.read_bytes()


def _ending(name: str) -> str:
    return name.rpartition(".")[2]
