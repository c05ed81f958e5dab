"""The browser client's files: built by Vite into `static`, held in memory, sent compressed."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.status_codes import HTTP_404_NOT_FOUND
from msgspec import Struct

from branchline.server.http import previews
from branchline.server.http.auth import language_of
from branchline.server.http.middleware import FRAMED
from branchline.tables import Refused

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
"""Assets carry a hash of their content in their names."""
ASK_FIRST = "no-cache"
PAGES = [
    "/",
    "/me",
    "/arrive",
    "/review",
    "/rules/{title:str}",
    "/learn/{title:str}",
    "/how/{title:str}",
    "/studio",
    "/box/{title:str}",
]
"""The paths of the client; its router knows the same (web/src/app/router.svelte.ts)."""
MAP_PAGE = "/maps/{map_id:str}"
"""The one that is about a map."""
TABLE_PAGES = ["/t/{table_id:str}", "/t/{table_id:str}/replay", "/t/{table_id:str}/embed"]
"""Those that are about a table."""
LOOSE = [
    "/early.js",
    "/icon.svg",
    "/icon-192.png",
    "/icon-512.png",
    "/manifest.webmanifest",
    "/offline.html",
    "/push.js",
]
LONGEST_NAME = 200
"""Letters in the name of a file, all of them ASCII; no system has names of more than 255."""
PACKED = {".woff2", ".png"}
"""Files that are compressed already."""
MEDIA = {
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".woff2": "font/woff2",
}
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Branchline</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { font: 16px/1.5 sans-serif; max-width: 36em; margin: 12vh auto; padding: 0 20px }</style>
</head><body>
<h1>The tables are open, the boards are not drawn yet</h1>
<p>The server runs, but its browser client has not been built. In the project's folder, this builds and opens it:</p>
<p><code>make play</code></p>
<p>It takes Node.js from the system, or fetches it into the project's own environment.
Until then, <code>branchline play</code> plays in the terminal,
and programs can use <a href="/api/titles">the API</a>.</p>
</body></html>
"""
Asker = Request[Any, Any, Any]


class File(Struct, frozen=True):
    """A file as it is sent: plain, and by the names of encodings compressed where that helps, the smallest first."""

    media: str
    plain: bytes
    packed: dict[str, bytes]


@cache
def read(path: Path, stamp: int) -> File:
    """A file of the client, read once; a new build has a new time stamp."""
    plain = path.read_bytes()
    packed: dict[str, bytes] = {}
    small = path.with_name(f"{path.name}.br")
    if small.is_file():
        packed["br"] = small.read_bytes()
    if path.suffix not in PACKED:
        packed["gzip"] = gzip.compress(plain, 9, mtime=0)
    media = MEDIA.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(media, plain, packed)


def send(request: Asker, name: str, caching: str) -> Response[bytes]:
    """A file of the client as an answer."""
    path = STATIC / name
    if len(name) > LONGEST_NAME or not name.isascii() or not path.is_file():
        raise Refused("no-page")
    file = read(path, path.stat().st_mtime_ns)
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    body = file.plain
    understood = encodings(request)
    for encoding, packed in file.packed.items():
        if encoding in understood:
            headers["content-encoding"] = encoding
            body = packed
            break
    return Response(body, media_type=file.media, headers=headers)


def encodings(request: Asker) -> set[str]:
    """The encodings that the asker reads; one with a weight of nothing is none of them."""
    told = request.headers.get("accept-encoding", "").replace(" ", "").lower().split(",")
    return {one.partition(";")[0] for one in told if not one.endswith((";q=0", ";q=0.0"))}


def is_built() -> bool:
    """Whether the client is there."""
    return (STATIC / "index.html").is_file()


@route(PAGES, http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Asker, state: State) -> Response[Any]:
    """The one page of the client, at all its paths."""
    return page_told(request, previews.tags(request, state, None, replay=False))


@route(MAP_PAGE, http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def map_page(map_id: FromPath[str], request: Asker, state: State) -> Response[Any]:
    """The same at a map that somebody keeps."""
    name = await previews.map_at(state, map_id)
    language = language_of(request)
    preview = previews.of_map(name, language) if name else previews.of_lobby(language)
    return page_told(request, previews.told(request, state, preview))


@route(TABLE_PAGES, http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def table_page(table_id: FromPath[str], request: Asker, state: State) -> Response[Any]:
    """The same at a table; pages of others may show it in a frame where the table's host allows it."""
    found = await previews.table_at(state, table_id)
    last = request.url.path.rpartition("/")[2]
    answer = page_told(request, previews.tags(request, state, found, replay=last == "replay"))
    if last == "embed" and found is not None and found[0].embed:
        answer.headers["content-security-policy"] = FRAMED
    return answer


def is_visited(request: Asker) -> bool:
    """Whether somebody came here with a browser, not a program and not for a file."""
    return (
        request.method in (HttpMethod.GET, HttpMethod.HEAD)
        and MediaType.HTML in request.headers.get("accept", "")
        and not request.url.path.startswith(("/api/", "/assets/"))
    )


def nothing_here(request: Asker) -> Response[Any]:
    """The client at an address of nothing: it says so, and leads back."""
    answer = page_told(request, "")
    answer.status_code = HTTP_404_NOT_FOUND if is_built() else answer.status_code
    return answer


def page_told(request: Asker, tags: str) -> Response[Any]:
    """The page with what its link is about."""
    if not is_built():
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503, headers={"cache-control": "no-store"})
    path = STATIC / "index.html"
    plain = read(path, path.stat().st_mtime_ns).plain.replace(b"</head>", tags.encode() + b"</head>", 1)
    headers = {"cache-control": ASK_FIRST, "vary": "accept-encoding, accept-language"}
    if "gzip" in encodings(request):
        headers["content-encoding"] = "gzip"
        plain = gzip.compress(plain, 6, mtime=0)
    return Response(plain, media_type=MediaType.HTML, headers=headers)


@route("/assets/{name:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def asset(name: FromPath[str], request: Asker) -> Response[bytes]:
    """A part of the client whose name changes with its content."""
    return send(request, f"assets/{Path(name).name}", FOR_EVER)


@route(LOOSE, http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def loose(request: Asker) -> Response[bytes]:
    """A part of the client with a name of its own."""
    return send(request, request.url.path.removeprefix("/"), ASK_FIRST)


ROUTES = [page, map_page, table_page, asset, loose]
