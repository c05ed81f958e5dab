"""The door: what every request passes before anything else, and the headers every answer leaves with."""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from uvicorn.protocols.utils import ClientDisconnected

from branchline.core.text import LANGUAGES
from branchline.server.errors import status_of
from branchline.server.http.rate_limit import Budgets, Kind, network_of
from branchline.server.logs import asking
from branchline.server.meter import Meter, Metered, Work, meter
from branchline.server.metrics import Metrics
from branchline.server.settings import Settings
from branchline.tables import Refused

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Any, Any, Any], Coroutine[Any, Any, None]]
"""An ASGI application: scope, receive, send."""

log = logging.getLogger("branchline.server")
SAFE = ("GET", "HEAD", "OPTIONS")
COST_OF_CHANGE = 5.0
"""What a request that changes something costs, in requests that only read."""
LOOKING_BACK = re.compile(r"^/api/tables/[^/]+/(past|story|scores)\b")
ERRANDS = re.compile(r"^/api/(tables/[^/]+/(past|story|scores|map)|reviews|maps|guides|me/calls)\b")
"""What waits for other processes or other servers: it takes no places from what is answered at once."""
COST_OF_HANDSHAKE = 10.0
"""What a WebSocket costs, in milliseconds: the guest is looked up, and the whole table is told."""
COST_OF_ASSET = 0.1
"""What a part of the browser client costs: a page needs a few dozen at once, and they lie ready in memory."""
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
)
FRAMED = POLICY + "form-action 'none'; frame-ancestors *"
"""The policy of a page that others may show in a frame; an answer that brings it is sent without `NOT_FRAMED`."""
NOT_FRAMED = [
    (b"content-security-policy", (POLICY + "form-action 'self'; frame-ancestors 'none'").encode()),
    (b"x-frame-options", b"DENY"),
]
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

PREFLIGHT = [
    (b"access-control-allow-methods", b"GET, POST, PUT, DELETE"),
    (b"access-control-allow-headers", b"authorization, content-type, accept-language"),
    (b"access-control-max-age", b"86400"),
]
"""What a page of a named origin may ask."""


def header(scope: Scope, name: bytes) -> str:
    """A header of a request; empty if it is not there."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def best_language(accepted: str) -> str:
    """The first of our languages in an Accept-Language header.

    >>> best_language("fr, pl-PL;q=0.8, en;q=0.5"), best_language("")
    ('pl', 'en')
    """
    wished = (part.split(";")[0].strip().lower()[:2] for part in accepted.split(","))
    return next((language for language in wished if language in LANGUAGES), "en")


class Middleware:
    """Wraps the application: origins, rates, headers, and one log line per request without anything secret in it."""

    def __init__(self, app: Application, settings: Settings, metrics: Metrics, budgets: Budgets) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.budgets = budgets
        self.connections: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request and pass it on."""
        if scope["type"] != "lifespan":
            asking.set({"request": secrets.token_hex(4), "client": self.client(scope)})
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def client(self, scope: Scope) -> str:
        """Where a request comes from."""
        if self.settings.trust_proxy:
            lines = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
            last = (
                lines[-1].decode("latin-1") if lines else ""
            )  # a proxy adds a word or a line; clients wrote the others
            forwarded = last.rpartition(",")[2].strip()
            if forwarded:
                return network_of(forwarded)
        address = scope.get("client")
        return network_of(str(address[0])) if address else "local"

    def is_own_origin(self, scope: Scope) -> bool:
        """Whether the page that asks is ours; programs have no page, and send no origin."""
        origin = header(scope, b"origin")
        if not origin or self.is_named(scope):
            return True
        try:
            place = urlsplit(origin).netloc
            return bool(place) and place == header(scope, b"host")
        except ValueError:  # no address at all
            return False

    def sharing(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """What lets a page of another origin read the answer, if the operator named it; caches keep the two apart."""
        if not self.settings.origins:
            return []
        if not self.is_named(scope):
            return [(b"vary", b"origin")]
        named = [(b"access-control-allow-origin", header(scope, b"origin").encode("latin-1")), (b"vary", b"origin")]
        return [*named, (b"access-control-allow-credentials", b"true")]

    def is_named(self, scope: Scope) -> bool:
        """Whether the page that asks is of an origin that the operator named."""
        return header(scope, b"origin") in self.settings.origins

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check and answer an HTTP request."""
        began = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                framed = any(name == b"content-security-policy" for name, _ in message["headers"])
                own = HEADERS if framed else [*NOT_FRAMED, *HEADERS]
                message["headers"] = [*message["headers"], *own, *self.sharing(scope)]
            await send(message)

        try:
            refused = self.refusal(scope)
            if refused is None and scope["method"] == "OPTIONS" and self.is_named(scope):
                await send_with_headers({"type": "http.response.start", "status": 204, "headers": PREFLIGHT})
                await send_with_headers({"type": "http.response.body", "body": b"", "more_body": False})
            elif refused is None:
                kind: Kind = "errand" if ERRANDS.search(scope["path"]) else "request"
                await self.charged(partial(self.app, scope, receive, send_with_headers), self.client(scope), kind)
            else:
                await answer(refused, scope, send_with_headers)
        finally:
            seconds = time.perf_counter() - began
            self.metrics.requests.labels(f"{status // 100}xx").observe(seconds)
            facts = {"method": scope["method"], "area": area(scope["path"]), "status": status}
            log.info("request", extra={"facts": facts | {"ms": round(1000 * seconds, 1)}})

    async def charged(self, answering: Work[None], client: str, kind: Kind) -> None:
        """Answer, when there is a place for this address, and charge it what that took."""
        used = Meter()
        meter.set(used)
        try:
            async with self.budgets.place(kind, client):
                await Metered(answering)
        finally:
            self.budgets.owe(client, None, used.milliseconds)

    def refusal(self, scope: Scope) -> Refused | None:
        """Why an HTTP request is not let in."""
        if not_text(scope):
            return Refused("no-page")
        changing = scope["method"] not in SAFE
        if changing and not self.is_own_origin(scope):
            return Refused("bad-origin")
        cost = COST_OF_CHANGE if changing or LOOKING_BACK.search(scope["path"]) else 1.0
        if scope["path"].startswith("/assets/"):
            cost = COST_OF_ASSET
        client = self.client(scope)
        if not self.budgets.requests.take(client, cost, time.monotonic()) or not self.budgets.effort(client, None, 0.0):
            return Refused("too-fast")
        return None

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a WebSocket, and count it while it is open."""
        client = self.client(scope)
        refused = None
        if not_text(scope):
            refused = Refused("no-page")
        elif not self.is_own_origin(scope):
            refused = Refused("bad-origin")
        elif self.connections[client] >= self.settings.limits.connections:
            refused = Refused("too-many-connections")
        elif not self.budgets.effort(client, None, COST_OF_HANDSHAKE):
            refused = Refused("too-fast")
        if refused is not None:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refused.key})
            return
        self.connections[client] += 1
        self.metrics.connections.inc()
        line = WebSocketLine(send)
        try:
            await self.app(scope, receive, line.send)
        except Exception:
            log.exception("a connection failed")
            await line.send({"type": "websocket.close", "code": 1011, "reason": "failure"})
        finally:
            self.metrics.connections.dec()
            self.connections[client] -= 1
            if not self.connections[client]:
                del self.connections[client]


def not_text(scope: Scope) -> bool:
    """Whether an address holds what no id or text of ours does, and no database takes."""
    return "\0" in scope["path"] or b"%00" in scope.get("query_string", b"")


class WebSocketLine:
    """The sending side of a WebSocket. What is sent after its end goes nowhere, a second goodbye too."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.closed = False

    async def send(self, message: Message) -> None:
        """Send, unless it is closed or the client has left: the receiving side hears of that."""
        if not self.closed:
            self.closed = message["type"] == "websocket.close"
            try:
                await self._send(message)
            except ClientDisconnected:
                self.closed = True


def area(path: str) -> str:
    """The part of a path that is no secret: ids of tables are links."""
    parts = path.split("/")
    return "/".join(parts[:3]) if parts[1:2] == ["api"] else "/".join(parts[:2])


async def answer(refused: Refused, scope: Scope, send: Send) -> None:
    """Answer with a refusal."""
    body = msgspec.json.encode(refused.answer(best_language(header(scope, b"accept-language"))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status_of(refused), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
