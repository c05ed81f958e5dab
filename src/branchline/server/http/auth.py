"""Who asks: the guest behind a request or WebSocket, their seat, and their language."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from branchline.core.text import LANGUAGES
from branchline.server.http.middleware import best_language
from branchline.server.store.guests import guest_of
from branchline.server.store.models import GuestRow
from branchline.server.tables.live_table import LiveTable
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Refused

COOKIE = "branchline"
Connection = ASGIConnection[Any, Any, Any, Any]


def registry_of(state: State) -> TableRegistry:
    """The registry of this process."""
    registry: TableRegistry = state.registry
    return registry


def token_of(connection: Connection) -> str:
    """The token that comes with a request: a program's header, or a browser's cookie; empty if there is none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE, "")


async def visitor_of(connection: Connection, registry: TableRegistry) -> GuestRow | None:
    """The guest who asks, or None for somebody unknown; a token that is nobody's is refused."""
    token = token_of(connection)
    return await guest_of(registry.store, token) if token else None


async def known_guest(connection: Connection, registry: TableRegistry) -> GuestRow:
    """The guest who asks; refused if unknown."""
    guest = await visitor_of(connection, registry)
    if guest is None:
        raise Refused("no-identity")
    return guest


def language_of(connection: Connection) -> str:
    """The language to answer in: `?language=`, else what the browser asks for."""
    wished = connection.query_params.get("language", "")
    return wished if wished in LANGUAGES else best_language(connection.headers.get("accept-language", ""))


def seat_of(table: LiveTable, guest: GuestRow | None, seat: int | None) -> int | None:
    """The seat somebody looks from: one of their own, or None as a spectator."""
    if seat is not None and seat not in table.seats_of(guest.id if guest is not None else None):
        raise Refused("not-your-seat")
    return seat


def usual_seat(table: LiveTable, guest: GuestRow | None) -> int | None:
    """The seat somebody looks from if they do not say: their first, else as a spectator."""
    mine = table.seats_of(guest.id if guest is not None else None)
    return mine[0] if mine else None
