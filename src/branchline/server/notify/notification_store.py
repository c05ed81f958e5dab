"""The ways in which guests want to be called to a table, as the database keeps them."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Float, and_, bindparam, delete, exists, func, insert, select, update

from branchline.server.notify.push import new_key
from branchline.server.store.keys import lasting_key, new_id
from branchline.server.store.models import GuestRow, Way
from branchline.server.store.schema import guests, seats, tables, ways
from branchline.server.store.store import Store
from branchline.tables import Refused

MOST_WAYS = 10
MOST_FAILURES = 10
"""A way that failed so often in a row is forgotten."""
TAKEN_FOR = 60.0
"""Seconds after which a call is tried again that a process took and never finished."""
PUSH_KEY = "push"

NOW = bindparam("now", type_=Float)
DUE = tables.c.call_at <= NOW
TO_MOVE = and_(seats.c.table == tables.c.id, seats.c.number == tables.c.to_move)
ANY_DUE = select(tables.c.id).where(DUE).limit(1)
NOBODY = update(tables).where(DUE, ~exists().where(TO_MOVE, ways.c.guest == seats.c.guest)).values(call_at=None)
FIRST_DUE = select(tables.c.id).where(DUE).order_by(tables.c.call_at).limit(bindparam("most"))
TAKEN = update(tables).where(DUE, tables.c.id.in_(FIRST_DUE)).values(call_at=bindparam("until"))
TAKE_DUE = TAKEN.returning(tables.c.id, tables.c.version)
"""Asked every second, so put together once."""


async def push_key(store: Store) -> bytes:
    """The server's own key for Web Push: made by the first process that asks, then the same for ever."""
    return await lasting_key(store, PUSH_KEY, new_key())


async def ways_of(store: Store, guest: str) -> list[Way]:
    """All ways to call a guest, the oldest first."""
    wanted = select(ways).where(ways.c.guest == guest).order_by(ways.c.created)
    found = await store.read(lambda connection: connection.execute(wanted).mappings().all())
    return [Way(**row) for row in found]


async def way_of(store: Store, guest: str, id: str) -> Way:
    """One of a guest's ways; raises Refused (`no-call`) if it is not theirs."""
    for way in await ways_of(store, guest):
        if way.id == id:
            return way
    raise Refused("no-call")


async def add(store: Store, way: Way) -> None:
    """Write a way; the same address again takes the place of the old one."""

    def write(connection: Connection) -> None:
        mine = ways.c.guest == way.guest
        connection.execute(delete(ways).where(mine, ways.c.address == way.address))
        held = connection.execute(select(func.count()).select_from(ways).where(mine)).scalar_one()
        if held >= MOST_WAYS:
            raise Refused("too-many-calls", most=MOST_WAYS)
        connection.execute(insert(ways), msgspec.structs.asdict(way))

    await store.write(write)


async def remove(store: Store, way: Way) -> None:
    """Forget a way."""
    await store.write(lambda connection: connection.execute(delete(ways).where(ways.c.id == way.id)))


async def note_failures(store: Store, way: Way, failures: int) -> None:
    """Remember how often in a row a way has failed; forget it if that is too often."""
    if failures >= MOST_FAILURES:
        await remove(store, way)
        return
    changed = update(ways).where(ways.c.id == way.id).values(failures=failures)
    await store.write(lambda connection: connection.execute(changed))


async def take_due(store: Store, now: float, most: int) -> list[tuple[str, int]]:
    """Tables, with their versions, whose mover is to be called now, each for one process; others need no call.

    What is taken comes again after a while, unless `called` says that it was seen to.
    """

    def write(connection: Connection) -> list[tuple[str, int]]:
        connection.execute(NOBODY, {"now": now})
        taken = connection.execute(TAKE_DUE, {"now": now, "most": most, "until": now + TAKEN_FOR})
        return [(row.id, row.version) for row in taken]

    if await store.read(lambda connection: connection.execute(ANY_DUE, {"now": now}).one_or_none()) is None:
        return []
    return await store.write(write)


async def called(store: Store, table: str, version: int) -> None:
    """Note that the one to move at this version was called, or needs no call."""
    done = update(tables).where(tables.c.id == table, tables.c.version == version).values(call_at=None)
    await store.write(lambda connection: connection.execute(done))


async def in_page(store: Store, guest: str) -> bool:
    """Whether pages shall call a guest."""
    wanted = select(guests.c.call_in_page).where(guests.c.id == guest)
    return bool(await store.read(lambda connection: connection.execute(wanted).scalar_one()))


async def set_in_page(store: Store, guest: str, wanted: bool) -> None:
    """Choose whether pages shall call."""
    changed = update(guests).where(guests.c.id == guest).values(call_in_page=wanted)
    await store.write(lambda connection: connection.execute(changed))


async def guest_called(store: Store, id: str) -> GuestRow | None:
    """The guest to be called, as they are now."""
    wanted = select(guests.c.id, guests.c.name, guests.c.language).where(guests.c.id == id)
    row = await store.read(lambda connection: connection.execute(wanted).one_or_none())
    return GuestRow(row.id, row.name, row.language) if row is not None else None


def new_way_id() -> str:
    """An id for a way."""
    return new_id(9)
