"""Ids of things, and the server's own keys: made by the first process that asks, then the same for ever."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select, text

from branchline.server.store.schema import keys
from branchline.server.store.store import Store

FIRST_KEY = text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


def new_id(size: int = 16) -> str:
    """An id that nobody can guess, of so many random bytes. No dash in front: operators give it to commands."""
    while (id := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return id


async def lasting_key(store: Store, name: str, fresh: bytes) -> bytes:
    """The key of this name; `fresh` if there was none."""

    def first(connection: Connection) -> bytes:
        wanted = select(keys.c.value).where(keys.c.name == name)
        kept: bytes | None = connection.execute(wanted).scalar_one_or_none()
        if kept is None:
            connection.execute(FIRST_KEY, {"name": name, "value": fresh})
            kept = connection.execute(wanted).scalar_one()
        return kept

    return await store.write(first)
