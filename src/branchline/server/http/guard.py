"""What is watched before there is a request: how many connections are open, and that requests arrive at all."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from branchline.server.http.rate_limit import network_of
from branchline.server.settings import Settings

SPARE_FILES = 256
"""Files the server needs for itself: database, workers, calls."""


def most_connections(settings: Settings) -> int:
    """How many connections of all clients may be open: fewer than the process may have files."""
    if not hasattr(os, "sysconf"):
        return settings.limits.sockets
    return max(1, min(settings.limits.sockets, os.sysconf("SC_OPEN_MAX") - SPARE_FILES))


class GuardedProtocol(HttpToolsProtocol):
    """HTTP that hangs up on clients who are too many, or who send half a request and then nothing."""

    open: ClassVar[WeakKeyDictionary[Any, Counter[str]]] = WeakKeyDictionary()
    """Open connections by address, for each server."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.settings: Settings = config.app.settings
        self.by_address = self.open.setdefault(config, Counter())
        self.address = ""
        self._arriving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count a connection, and hang up if there are too many."""
        super().connection_made(transport)
        self.address = network_of(self.client[0]) if self.client else ""
        self.by_address[self.address] += 1
        if len(self.connections) > most_connections(self.settings) or self.is_one_too_many():
            transport.abort()
        else:
            self.expect_request()

    def is_one_too_many(self) -> bool:
        """Whether this address has too many connections; behind a proxy all have the same, and the proxy counts."""
        return not self.settings.trust_proxy and self.by_address[self.address] > self.settings.limits.connections

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        super().connection_lost(exc)
        self.release()

    def release(self) -> None:
        """Stop watching."""
        self.request_is_here()
        self.by_address[self.address] -= 1
        if not self.by_address[self.address]:
            del self.by_address[self.address]

    # -- requests that must arrive ------------------------------------------------------------------

    def expect_request(self) -> None:
        """From now on a request must arrive within its time."""
        self.request_is_here()
        self._arriving = self.loop.call_later(self.settings.limits.arrival, self.transport.abort)

    def request_is_here(self) -> None:
        """The whole request has come."""
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def on_message_begin(self) -> None:
        """The first bytes of a request."""
        super().on_message_begin()
        self.expect_request()

    def on_message_complete(self) -> None:
        """The last bytes of a request."""
        self.request_is_here()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the WebSocket, which has its own pings, and is counted for itself."""
        self.release()
        super().handle_websocket_upgrade()
