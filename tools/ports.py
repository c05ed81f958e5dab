"""Ports for servers that are started to be tested or measured."""

from __future__ import annotations

import random
import socket

FIRST, LAST = 20_000, 30_000
"""Below the ports that systems hand out for connections: one of those could be taken again before a server has it."""
TRIES = 100


def free_port() -> int:
    """A port nobody listens at."""
    for port in random.SystemRandom().sample(range(FIRST, LAST), TRIES):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise SystemExit(f"no port from {FIRST} to {LAST} is free")
