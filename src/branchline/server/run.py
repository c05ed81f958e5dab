"""Running the server: uvicorn with our limits."""

from __future__ import annotations

import gc
import logging
import socket
from collections.abc import Callable

import uvicorn

from branchline.server.http.app import make_app
from branchline.server.http.guard import GuardedProtocol, GuardedWebSocket
from branchline.server.logs import is_ours
from branchline.server.settings import Settings

GOODBYE = 10
"""Seconds that requests get to finish when the server stops."""
GARBAGE = (20_000, 20, 50)
"""How seldom Python looks for cycles of garbage: tables are many objects that stay, and moves leave no cycles."""


def config(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Uvicorn's settings."""
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=GuardedProtocol,
        ws=GuardedWebSocket,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE,
        lifespan="on",
    )


class Announced(uvicorn.Server):
    """A server that says when it is open, and at which port."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[int], None]) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report the port."""
        await super().startup(sockets)
        if self.started:
            self.opened(int(self.servers[0].sockets[0].getsockname()[1]))


def serve(settings: Settings, host: str, port: int, opened: Callable[[int], None]) -> bool:
    """Serve until told to stop, after saying at which port; false if the server could not start."""
    server = Announced(config(settings, host, port), opened)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    server.run()
    return server.started
