"""What operators do with guests and tables: look, delete, ban, mute, prune, announce; and what players report."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, update

from branchline.server.settings import Keep
from branchline.server.store.models import Report
from branchline.server.store.schema import (
    entries,
    files,
    guests,
    keys,
    reports,
    seats,
    shelves,
    tables,
    talk,
    tokens,
    ways,
)
from branchline.server.store.store import WRITE_KEY, Store
from branchline.tables import BOT_NAMES, STAND_IN, Refused

DAY = 24 * 3600.0
TOGETHER = 100
"""Tables deleted in one transaction, so that moves need not wait long."""
MOST_REPORTS = 20
"""Reports of one guest that are kept at a time."""
ANNOUNCEMENT = "announcement"


class Announcement(Struct):
    """What operators say to everybody."""

    at: float
    text: str


class GuestSeen(Struct):
    """A guest as an operator sees them."""

    id: str
    name: str
    language: str
    created: float
    banned: bool
    muted: bool
    seats: int
    opened: int


# -- looking ------------------------------------------------------------------------------------------


async def guests_seen(store: Store, most: int, wanted: str = "") -> list[GuestSeen]:
    """Guests, the newest first; those of this id or name, if one is wanted."""
    sits = select(func.count()).where(seats.c.guest == guests.c.id).scalar_subquery()
    opened = select(func.count()).where(tables.c.host == guests.c.id).scalar_subquery()
    columns = (guests.c[name] for name in ("id", "name", "language", "created", "banned", "muted"))
    found = select(*columns, sits.label("seats"), opened.label("opened"))
    if wanted:
        found = found.where(or_(guests.c.id == wanted, guests.c.name == wanted))
    found = found.order_by(guests.c.created.desc()).limit(most)
    return await store.read(lambda connection: [GuestSeen(**row) for row in connection.execute(found).mappings()])


async def tables_seen(store: Store, most: int) -> list[dict[str, Any]]:
    """Tables, the last used first, without what is secret."""
    columns = [tables.c[name] for name in ("id", "title", "players", "public", "over", "version", "updated", "aside")]
    wanted = select(*columns).order_by(tables.c.updated.desc()).limit(most)
    return await store.read(lambda connection: [dict(row) for row in connection.execute(wanted).mappings()])


async def reports_seen(store: Store, most: int) -> list[Report]:
    """What players reported, the latest first."""
    wanted = select(reports).order_by(reports.c.id.desc()).limit(most)
    fields = Report.__struct_fields__
    return await store.read(
        lambda connection: [
            Report(**{name: row[name] for name in fields}) for row in connection.execute(wanted).mappings()
        ]
    )


# -- guests -------------------------------------------------------------------------------------------


async def mark_guest(store: Store, id: str, **marks: bool) -> None:
    """Ban or mute a guest, or let them again."""
    changed = update(guests).where(guests.c.id == id).values(marks)
    if await store.write(lambda connection: connection.execute(changed).rowcount) != 1:
        raise Refused("no-guest")


async def welcome(store: Store, ids: list[str]) -> set[str]:
    """Those of these guests who are there and not banned."""

    def read(connection: Connection) -> set[str]:
        found: set[str] = set()
        for at in range(0, len(ids), 1000):
            part = select(guests.c.id).where(guests.c.id.in_(ids[at : at + 1000]), ~guests.c.banned)
            found.update(connection.execute(part).scalars())
        return found

    return await store.read(read) if ids else set()


async def delete_guest(store: Store, id: str, now: float) -> list[str]:
    """Delete a guest with everything personal; the tables they sat at, which go on without them.

    Where a game has begun a bot plays on in their seat, elsewhere it is free again. Moves stay, since the game is
    everybody's, and so does what they added to its shuffle; what they said goes. If they opened a table that others
    use, a row without a name is left in their place.
    """

    def write(connection: Connection) -> list[str]:
        if connection.execute(select(guests.c.id).where(guests.c.id == id)).one_or_none() is None:
            raise Refused("no-guest")
        mine = seats.c.guest == id
        at = list(connection.execute(select(seats.c.table).where(mine).distinct()).scalars())
        hold_tables(connection, at)
        leave_seats(connection, mine, now)
        for gone in (tokens, ways, shelves):
            connection.execute(delete(gone).where(gone.c.guest == id))
        connection.execute(update(reports).where(reports.c.guest == id).values(guest=None))
        if connection.execute(select(tables.c.id).where(tables.c.host == id).limit(1)).first() is None:
            connection.execute(delete(guests).where(guests.c.id == id))
        else:
            connection.execute(update(guests).where(guests.c.id == id).values(name="", banned=True))
        connection.execute(delete(talk).where(talk.c.guest == id))
        return at

    at = await store.write(write)
    for table in at:
        await store.write(lambda _: None, table)  # other processes look at it again
    return at


def leave_seats(connection: Connection, mine: ColumnElement[bool], now: float) -> None:
    """Take a guest out of all their seats."""
    table = and_(tables.c.id == seats.c.table)
    spoke = select(seats.c.number).where(mine, seats.c.table == talk.c.table, seats.c.number == talk.c.seat)
    connection.execute(delete(talk).where(spoke.exists()))
    nobody: dict[str, Any] = {"guest": None, "name": ""}
    over = select(tables.c.id).where(table, tables.c.over).exists()
    waiting = select(tables.c.id).where(table, tables.c.began.is_(None)).exists()
    playing = list(connection.execute(select(seats.c.table, seats.c.number, seats.c.bot).where(mine, ~over, ~waiting)))
    free = {"kind": "open", "bot": "", "stand_in": False, "entropy": ""}
    connection.execute(update(seats).where(mine, waiting).values(nobody | free))
    for row in playing:
        bot = {"kind": "bot", "bot": row.bot or STAND_IN, "stand_in": False, "name": BOT_NAMES[row.number % 5]}
        seat = and_(seats.c.table == row.table, seats.c.number == row.number)
        connection.execute(update(seats).where(seat).values(nobody | bot))
        connection.execute(update(tables).where(tables.c.id == row.table).values(deadline=now, undo=""))
    connection.execute(update(seats).where(mine).values(nobody))


# -- tables -------------------------------------------------------------------------------------------


async def delete_table(store: Store, id: str) -> None:
    """Delete a table with all that belongs to it."""

    def write(connection: Connection) -> None:
        if not delete_tables(connection, [id]):
            raise Refused("no-table")

    await store.write(write, id)


def delete_tables(connection: Connection, ids: list[str]) -> int:
    """Delete tables; how many there were."""
    hold_tables(connection, ids)
    for part in (entries, talk, reports, seats):
        connection.execute(delete(part).where(part.c.table.in_(ids)))
    connection.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
    return connection.execute(delete(tables).where(tables.c.id.in_(ids))).rowcount


def hold_tables(connection: Connection, ids: list[str]) -> None:
    """Have these tables to oneself before their seats: else two changes might wait for each other on PostgreSQL."""
    connection.execute(select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update())


# -- pruning ------------------------------------------------------------------------------------------


async def prune(store: Store, keep: Keep, now: float) -> dict[str, int]:
    """Delete what was not used for longer than it is kept; how much of each kind."""
    kinds: dict[str, ColumnElement[bool]] = {
        "waiting": and_(tables.c.began.is_(None), ~tables.c.over),
        "abandoned": and_(tables.c.began.is_not(None), ~tables.c.over),
        "finished": tables.c.over.is_(True),
    }
    gone = dict.fromkeys(Keep.__struct_fields__, 0)
    for name, kind in kinds.items():
        days = getattr(keep, name)
        old = select(tables.c.id).where(kind, tables.c.updated < now - days * DAY).limit(TOGETHER)
        while days and (deleted := await store.write(partial(prune_tables, old=old))):
            gone[name] += deleted
    said = delete(talk).where(talk.c.at < now - keep.talk * DAY)
    reported = delete(reports).where(reports.c.at < now - keep.reports * DAY)
    used = exists().where(seats.c.guest == guests.c.id) | exists().where(tables.c.host == guests.c.id)
    unused = select(guests.c.id).where(guests.c.created < now - keep.guests * DAY, ~used)
    shelved = exists().where(shelves.c.file == files.c.id) | exists().where(tables.c.file == files.c.id)
    loose = delete(files).where(files.c.created < now - keep.files * DAY, ~shelved)
    if keep.files:
        gone["files"] = await store.write(lambda connection: connection.execute(loose).rowcount)
    if keep.talk:
        gone["talk"] = await store.write(lambda connection: connection.execute(said).rowcount)
    if keep.reports:
        gone["reports"] = await store.write(lambda connection: connection.execute(reported).rowcount)
    if keep.guests:
        gone["guests"] = await store.write(lambda connection: prune_guests(connection, unused))
    return gone


def prune_tables(connection: Connection, old: Any) -> int:
    """Delete some old tables."""
    ids = list(connection.execute(old).scalars())
    return delete_tables(connection, ids) if ids else 0


def prune_guests(connection: Connection, unused: Any) -> int:
    """Delete guests nobody knows any more."""
    for part in (tokens, ways, shelves):
        connection.execute(delete(part).where(part.c.guest.in_(unused)))
    return connection.execute(delete(guests).where(guests.c.id.in_(unused))).rowcount


# -- words --------------------------------------------------------------------------------------------


async def announce(store: Store, words: str, now: float) -> None:
    """Say something to everybody at the tables; nothing takes back what was said before."""
    value = msgspec.json.encode(Announcement(now, words))
    await store.write(lambda connection: connection.execute(WRITE_KEY, {"name": ANNOUNCEMENT, "value": value}))


async def announcement(store: Store) -> Announcement | None:
    """What was announced last."""
    wanted = select(keys.c.value).where(keys.c.name == ANNOUNCEMENT)
    value = await store.read(lambda connection: connection.execute(wanted).scalar_one_or_none())
    return msgspec.json.decode(value, type=Announcement) if value is not None else None


async def add_report(store: Store, report: Report) -> None:
    """Write a report; refused if its guest has made many."""

    def write(connection: Connection) -> None:
        made = select(func.count()).select_from(reports).where(reports.c.guest == report.guest)
        if int(connection.execute(made).scalar_one()) >= MOST_REPORTS:
            raise Refused("too-many-reports")
        connection.execute(insert(reports), msgspec.structs.asdict(report))

    await store.write(write)
