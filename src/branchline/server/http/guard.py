"""What is watched before there is a request or a message: how many connections are open, that requests arrive and
answers are taken, and that nobody sends what costs much and says nothing."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from branchline.server.http.rate_limit import Bucket, Budgets, network_of
from branchline.server.settings import Settings

SPARE_FILES = 256
"""Files the server needs for itself: database, workers, calls."""
LONGEST_HEAD = 65_536
"""Bytes of a request before its body."""
MOST_AHEAD = 50
"""Requests that may be sent without waiting for answers."""
REST = 1.0
"""Seconds for which nothing is read from a client who asks too much."""
SLOWEST = 1_000
"""Bytes a second that a reader must take, who lets an answer wait."""
PART = 256
"""Bytes of what a WebSocket sends that are looked at in one go."""
MOST_EMPTY = (5.0, 40.0)
"""Frames without a message (pings, pieces), a second and saved up, of one connection: more is no talking."""
MOST_UNREAD = 1_000_000
"""Bytes of answers to pings that may lie unread."""


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
        self.budgets: Budgets = config.app.budgets
        self.address = ""
        self.head: int | None = None
        """How many bytes of a request have come that is still without its body; None while none is on its way."""
        self._stalled: asyncio.TimerHandle | None = None
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
            self.rest_if_greedy()

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
        self.answer_is_taken()
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

    def data_received(self, data: bytes) -> None:
        """Bytes of a request, or of nothing: whoever sends any must go on to its end."""
        if self._arriving is None and (self.cycle is None or self.cycle.response_complete):
            self.expect_request()
        if self.head is not None:
            self.head += len(data)
        super().data_received(data)
        if (self.head or 0) > LONGEST_HEAD or len(self.pipeline) > MOST_AHEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """The first bytes of a request."""
        super().on_message_begin()
        self.head = 0
        self.expect_request()

    def on_headers_complete(self) -> None:
        """All but the body."""
        self.head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The last bytes of a request."""
        self.request_is_here()
        super().on_message_complete()

    # -- those who ask too much ---------------------------------------------------------------------

    def on_response_complete(self) -> None:
        """An answer is on its way. What somebody greedy has sent ahead is not looked at."""
        if self.pipeline and self.is_greedy():
            self.pipeline.clear()
            self.transport.close()
        super().on_response_complete()
        self.rest_if_greedy()

    def is_greedy(self) -> bool:
        """Whether this address has asked too much; behind a proxy all have the same, and the proxy counts."""
        return not self.settings.trust_proxy and self.budgets.is_greedy(self.address)

    def rest_if_greedy(self) -> None:
        """Read nothing for a while from an address that has asked too much: refusals cost something too."""
        if self.is_greedy():
            self.flow.pause_reading()
            self.loop.call_later(REST, self.flow.resume_reading)

    # -- answers that must be taken -----------------------------------------------------------------

    def pause_writing(self) -> None:
        """The client does not take its answer as fast as it comes."""
        super().pause_writing()
        self.expect_reader()

    def resume_writing(self) -> None:
        """Most of it is taken."""
        super().resume_writing()
        self.answer_is_taken()

    def expect_reader(self) -> None:
        """Look later how much was taken meanwhile."""
        self.answer_is_taken()
        waiting = self.transport.get_write_buffer_size()
        self._stalled = self.loop.call_later(self.settings.limits.arrival, self.look_at_reader, waiting)

    def look_at_reader(self, waiting: int) -> None:
        """Hang up on one who takes next to nothing."""
        if waiting - self.transport.get_write_buffer_size() < SLOWEST * self.settings.limits.arrival:
            self.transport.abort()
        else:
            self.expect_reader()

    def answer_is_taken(self) -> None:
        """Nothing waits any more."""
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the WebSocket, which has its own pings, and is counted for itself."""
        self.release()
        super().handle_websocket_upgrade()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that hangs up on clients whose handshake is none, or whose frames say nothing, which cost as much."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.empty = Bucket(*MOST_EMPTY, time.monotonic())

    def data_received(self, data: bytes) -> None:
        """Look at what has come, a part at a time, for as long as the connection stays."""
        for at in range(0, len(data), PART):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PART])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.hang_up()

    def hang_up(self) -> None:
        """A handshake that is none: what the library has to say to it goes out, and nobody waits for more."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def shutdown(self) -> None:
        """The server goes: what was not looked at yet is not, and the client sends it again to the next one."""
        while not self.queue.empty():
            self.queue.get_nowait()
        super().shutdown()

    def count_empty(self) -> None:
        """Count a frame that says nothing."""
        if not self.empty.take(1.0, time.monotonic()):
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message."""
        super().handle_cont(event)
        self.count_empty()

    def handle_ping(self) -> None:
        """A ping; nobody sends them and never reads what is answered."""
        super().handle_ping()
        self.count_empty()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping of ours, or to none."""
        super().handle_pong(event)
        self.count_empty()
