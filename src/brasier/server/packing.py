"""Answers sent compressed to whoever takes them so. Only what holds no secret: files, lessons, finished matches."""

import gzip

from starlette.requests import Request
from starlette.responses import Response

QUICK = 5  # good enough for what is compressed at each request


def takes_gzip(request: Request) -> bool:
    weights: dict[str, str] = {}
    for given in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = given.partition(";")
        weights[name.strip().lower()] = weight.replace(" ", "")
    weight = weights.get("gzip", weights.get("*", "q=0"))
    return weight.rstrip("0.") != "q="


def packed(request: Request, content: bytes, media_type: str) -> Response:
    headers = {"Vary": "Accept-Encoding"}
    if takes_gzip(request):
        content = gzip.compress(content, QUICK, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers=headers, media_type=media_type)
