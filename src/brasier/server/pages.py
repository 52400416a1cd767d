"""The page a browser gets: a few plain files that lie in the package, and the texts of the house for it.

Everything is read once, when the server starts, and found by its exact name: no path of a request ever reaches the
disk.
"""

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from brasier.core.game import Refusal
from brasier.server.doors import answer
from brasier.server.guard import HEADERS
from brasier.server.wire import Fault
from brasier.texts import LANGUAGES

MEDIA_TYPES = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "ftl": "text/plain; charset=utf-8",
    "md": "text/plain; charset=utf-8",
}
FRAMES = ("index.html", "missing.html")  # sent under addresses of their own
PAGE_HEADERS = {**HEADERS, "Cache-Control": "no-cache"}  # asked for each time, sent when it has changed
REFUSALS = {404: Refusal("no-such-page", ""), 405: Refusal("other-method", "")}


class File(NamedTuple):
    content: bytes
    media_type: str
    etag: str


def page_routes() -> list[BaseRoute]:
    return [
        Route("/", _index, name="home"),
        Route("/tables/{table}", _index, name="table_page"),
        Route("/join/{code}", _index, name="invitation"),
        Route("/page/{file}", _file, name="page_file"),
    ]


async def not_here(request: Request, problem: Exception) -> Response:
    """What is asked for does not exist, or not in this way: a fault for programs, a small page for people."""
    assert isinstance(problem, HTTPException)
    if request.url.path.startswith("/api/"):
        response = answer(Fault(code=REFUSALS[problem.status_code].code), problem.status_code)
    else:
        missing = _files()["missing.html"]
        response = Response(missing.content, problem.status_code, media_type=missing.media_type)
    response.headers.update({**HEADERS, "Cache-Control": "no-store", **(problem.headers or {})})
    return response


async def _index(request: Request) -> Response:
    return _send(request, _files()["index.html"])


async def _file(request: Request) -> Response:
    name = request.path_params["file"]
    found = None if name in FRAMES else _files().get(name)
    if found is None:
        raise HTTPException(404)
    return _send(request, found)


def _send(request: Request, file: File) -> Response:
    headers = {**PAGE_HEADERS, "ETag": file.etag}
    known = request.headers.get("if-none-match", "")
    if file.etag in (etag.strip().removeprefix("W/") for etag in known.split(",")):
        return Response(status_code=304, headers=headers)
    return Response(file.content, media_type=file.media_type, headers=headers)


@cache
def _files() -> dict[str, File]:
    """Everything there is to send, by name: the page's own files, the sentences of each language, the rulebooks."""
    page, texts = files("brasier.server").joinpath("page"), files("brasier.texts")
    found = {file.name: file.read_bytes() for file in page.iterdir() if _ending(file.name) in MEDIA_TYPES}
    for language in LANGUAGES:
        parts = sorted(texts.joinpath(language).iterdir(), key=lambda part: part.name)
        sentences = [part.read_bytes() for part in parts if _ending(part.name) == "ftl"]
        found[f"texts.{language}.ftl"] = b"\n".join(sentences)
    for book in texts.joinpath("rules").iterdir():
        if _ending(book.name) == "md":
            found[f"rules.{book.name}"] = book.read_bytes()
    return {name: _described(name, content) for name, content in found.items()}


def _described(name: str, content: bytes) -> File:
    digest = blake2b(content, digest_size=16).hexdigest()
    return File(content, MEDIA_TYPES[_ending(name)], f'"{digest}"')


def _ending(name: str) -> str:
    return name.rpartition(".")[2]
