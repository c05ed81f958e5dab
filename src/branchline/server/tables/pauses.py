"""Time in which nobody could play, because no server ran or the database was down: it counts on nobody's clock.

Servers write down every few seconds that they are there. Whoever finds that nobody did for longer notes a pause.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from branchline.server.store.schema import keys
from branchline.server.store.store import WRITE_KEY
from branchline.server.tables.table_registry import TableRegistry

EVERY = 5.0
"""Seconds between two signs of life."""
MISSED = 15.0
"""Seconds of silence that are a pause while other processes may run."""
MOST = 100
"""Pauses that are kept: a clock has a week at most."""
NAME = "pauses"


class Noted(Struct):
    """When a server was last there, and the pauses there were, each from one time to another."""

    alive: float = 0.0
    pauses: list[tuple[float, float]] = []


def read(connection: Connection) -> Noted | None:
    """What was noted last, which nobody else changes until the transaction ends."""
    wanted = select(keys.c.value).where(keys.c.name == NAME).with_for_update()
    kept = connection.execute(wanted).scalar_one_or_none()
    return msgspec.json.decode(kept, type=Noted) if kept is not None else None


async def note(registry: TableRegistry) -> None:
    """Say that this process is there, if it is time to, and hear of pauses. The first time is when it begins.

    On a file no other process can be there: between the last sign of life and the beginning nobody played.
    """
    now, begins = registry.now(), registry.noted is None
    if registry.noted is not None and 0.0 <= now - registry.noted < EVERY:
        return
    least = 0.0 if begins and registry.store.is_sqlite else MISSED

    def write(connection: Connection) -> Noted:
        found = read(connection) or Noted(now)
        if now - found.alive > least:
            found.pauses = [*found.pauses, (found.alive, now)][-MOST:]
        found.alive = max(found.alive, now)
        connection.execute(WRITE_KEY, {"name": NAME, "value": msgspec.json.encode(found)})
        return found

    registry.pauses[:] = (await registry.store.write(write)).pauses
    registry.noted = now
