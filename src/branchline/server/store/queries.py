"""Reading and writing the rows of tables: their seats, entries and talk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Integer,
    RowMapping,
    Select,
    String,
    and_,
    bindparam,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from branchline.server.store.models import TableRow, TalkRow
from branchline.server.store.schema import entries, files, seats, tables, talk
from branchline.server.store.store import Store
from branchline.tables import Clock, Entry, Place, UndoRequest

RECENT_TALK = 100
"""Lines of talk a client gets when it opens a table."""


def table_of(row: RowMapping) -> TableRow:
    """A table from its row."""
    values = dict(row)
    values["text"] = values.get("text") or ""
    values["options"] = msgspec.json.decode(values["options"])
    values["deal"] = values["deal"].split()
    values["clock"] = msgspec.json.decode(values["clock"], type=Clock)
    values["undo"] = msgspec.json.decode(values["undo"], type=UndoRequest) if values["undo"] else None
    return TableRow(**values)


def table_values(table: TableRow) -> dict[str, Any]:
    """A table as values of its row."""
    values = {name: value for name, value in msgspec.structs.asdict(table).items() if name != "text"}
    return values | {
        "options": msgspec.json.encode(table.options).decode(),
        "deal": " ".join(table.deal),
        "clock": msgspec.json.encode(table.clock).decode(),
        "undo": undo_text(table.undo),
    }


def undo_text(request: UndoRequest | None) -> str:
    """A request to take back as it stands in the table's row."""
    return msgspec.json.encode(request).decode() if request is not None else ""


def seat_of(row: RowMapping) -> Place:
    """A seat from its row."""
    return Place(**{name: row[name] for name in Place.__struct_fields__})


def entry_of(row: RowMapping) -> Entry:
    """An entry from its row."""
    return Entry(**(dict(row) | {"answers": row["answers"].split()}))


def talk_of(row: RowMapping) -> TalkRow:
    """A line of talk from its row."""
    return TalkRow(**{name: row[name] for name in TalkRow.__struct_fields__})


# -- reading ----------------------------------------------------------------------------------------
# What every move or second asks is put together once: that takes longer than to ask it.

OF_TABLE = bindparam("of_table", type_=String)
AFTER = bindparam("after", type_=Integer)
SEATS = select(seats).where(seats.c.table == OF_TABLE).order_by(seats.c.number)
WITH_FILE = select(tables, files.c.text).outerjoin(files, files.c.id == tables.c.file).where(tables.c.id == OF_TABLE)
ENTRIES = select(entries).where(entries.c.table == OF_TABLE, entries.c.version > AFTER).order_by(entries.c.version)
TALK = select(talk).where(talk.c.table == OF_TABLE, talk.c.id > AFTER).order_by(talk.c.id.desc()).limit(RECENT_TALK)
OVERDUE = select(tables.c.id).where(tables.c.deadline <= bindparam("now")).order_by(tables.c.deadline)
OVERDUE = OVERDUE.limit(bindparam("most"))


async def load_table(store: Store, id: str) -> tuple[TableRow, list[Place]] | None:
    """A table and its seats, or None if there is no such table."""
    return await store.read(lambda connection: read_table(connection, id))


def read_table(connection: Connection, id: str) -> tuple[TableRow, list[Place]] | None:
    """Synchronous version, for use inside a transaction.

    On PostgreSQL every statement sees what is there by then. The row is read last, and entries before all this:
    whoever sees the last seat taken, or a first move, sees the cards that were dealt then.
    """
    asked = {"of_table": id}
    found = connection.execute(SEATS, asked).mappings().all()
    row = connection.execute(WITH_FILE, asked).mappings().one_or_none()
    return (table_of(row), [seat_of(each) for each in found]) if row is not None else None


def read_entries(connection: Connection, id: str, version: int) -> list[Entry]:
    """Synchronous version of `entries_since`."""
    asked = {"of_table": id, "after": version}
    return [entry_of(row) for row in connection.execute(ENTRIES, asked).mappings()]


async def entries_since(store: Store, id: str, version: int) -> list[Entry]:
    """The entries of a table after a version, in order."""
    return await store.read(lambda connection: read_entries(connection, id, version))


async def load_game(store: Store, id: str) -> tuple[TableRow, list[Place], list[Entry]] | None:
    """A table, its seats and its whole log, or None if there is no such table."""

    def read(connection: Connection) -> tuple[TableRow, list[Place], list[Entry]] | None:
        log = read_entries(connection, id, 0)
        found = read_table(connection, id)
        return (*found, log) if found is not None else None

    return await store.read(read)


ENTRIES_AFTER = text(
    """
    SELECT entries.* FROM json_to_recordset(CAST(:known AS json)) AS known ("table" text, version int)
    JOIN entries ON entries."table" = known."table" AND entries.version > known.version
    ORDER BY entries."table", entries.version
    """
)


async def entries_after(store: Store, known: dict[str, int]) -> list[Entry]:
    """The entries of many tables after the versions that are known of them. For PostgreSQL."""
    asked = msgspec.json.encode([{"table": id, "version": version} for id, version in known.items()]).decode()
    return await store.read(
        lambda connection: [entry_of(row) for row in connection.execute(ENTRIES_AFTER, {"known": asked}).mappings()]
    )


async def version_of_key(store: Store, id: str, seat: int, key: str) -> int | None:
    """Return the version of a seat's move with this key, or None."""
    wanted = select(entries.c.version).where(entries.c.table == id, entries.c.seat == seat, entries.c.key == key)
    version: int | None = await store.read(lambda connection: connection.execute(wanted).scalar_one_or_none())
    return version


async def talk_since(store: Store, id: str, last: int) -> list[TalkRow]:
    """The talk at a table after a line, in order; only the latest lines if there are many."""
    asked = {"of_table": id, "after": last}
    rows = await store.read(lambda connection: connection.execute(TALK, asked).mappings().all())
    return [talk_of(row) for row in reversed(rows)]


async def unfinished_of(store: Store, guest: str) -> int:
    """How many unfinished tables a guest has opened."""
    open_still = (tables.c.host == guest, tables.c.over.is_(False), tables.c.aside == "")
    wanted = select(func.count()).select_from(tables).where(*open_still)
    return await store.read(lambda connection: int(connection.execute(wanted).scalar_one()))


async def bot_tables_of(store: Store, guest: str) -> int:
    """How many unfinished tables without a person a guest has opened."""
    people = exists().where(seats.c.table == tables.c.id, seats.c.kind != "bot")
    open_still = (tables.c.host == guest, tables.c.over.is_(False), tables.c.aside == "", ~people)
    wanted = select(func.count()).select_from(tables).where(*open_still)
    return await store.read(lambda connection: int(connection.execute(wanted).scalar_one()))


async def overdue(store: Store, now: float, most: int) -> list[str]:
    """Tables whose clock has run out, or whose bot must long have moved."""
    asked = {"now": now, "most": most}
    return await store.read(lambda connection: list(connection.execute(OVERDUE, asked).scalars()))


CLAIM_OVERDUE = text(
    """
    UPDATE tables SET deadline = :until WHERE id IN (
        SELECT id FROM tables WHERE deadline <= :now ORDER BY deadline LIMIT :most FOR UPDATE SKIP LOCKED
    ) RETURNING id
    """
)


async def claim_overdue(store: Store, now: float, until: float, most: int) -> list[str]:
    """The same, each for one process alone until another time. For PostgreSQL."""
    asked = {"now": now, "until": until, "most": most}
    return await store.write(lambda connection: list(connection.execute(CLAIM_OVERDUE, asked).scalars()))


async def public_tables(store: Store, most: int, before: float | None) -> list[tuple[TableRow, list[Place]]]:
    """Public tables that are not over, the latest first."""
    wanted = select(tables).where(tables.c.public.is_(True), tables.c.over.is_(False), tables.c.aside == "")
    return await _listed(store, wanted, most, before)


async def tables_of(store: Store, guest: str, most: int, before: float | None) -> list[tuple[TableRow, list[Place]]]:
    """The tables a guest sits at or has opened, the latest first."""
    sits = select(seats.c.table).where(seats.c.guest == guest)
    wanted = select(tables).where((tables.c.host == guest) | tables.c.id.in_(sits))
    return await _listed(store, wanted, most, before)


async def _listed(
    store: Store, wanted: Select[Any], most: int, before: float | None
) -> list[tuple[TableRow, list[Place]]]:
    if before is not None:
        wanted = wanted.where(tables.c.updated < before)

    def read(connection: Connection) -> list[tuple[TableRow, list[Place]]]:
        rows = connection.execute(wanted.order_by(tables.c.updated.desc()).limit(most)).mappings().all()
        found = connection.execute(
            select(seats).where(seats.c.table.in_([row["id"] for row in rows])).order_by(seats.c.number)
        )
        sitting: dict[str, list[Place]] = {row["id"]: [] for row in rows}
        for row in found.mappings():
            sitting[row["table"]].append(seat_of(row))
        return [(table_of(row), sitting[row["id"]]) for row in rows]

    return await store.read(read)


# -- writing ----------------------------------------------------------------------------------------


async def add_table(store: Store, table: TableRow, sitting: Sequence[Place], after: str | None) -> bool:
    """Write a new table; false if its id is taken, or if it is the rematch of a table that has one already."""

    def write(connection: Connection) -> bool:
        if connection.execute(select(tables.c.id).where(tables.c.id == table.id)).one_or_none() is not None:
            return False
        if after is not None:
            first = update(tables).where(tables.c.id == after, tables.c.rematch.is_(None)).values(rematch=table.id)
            if connection.execute(first).rowcount != 1:
                return False
        connection.execute(insert(tables), table_values(table))
        connection.execute(insert(seats), [msgspec.structs.asdict(seat) | {"table": table.id} for seat in sitting])
        return True

    return await store.write(write, after or "")


OnceFull = Callable[[TableRow, list[Place]], dict[str, Any]]


async def change_seat(store: Store, id: str, old: Place, new: Place, line: TalkRow, once_full: OnceFull) -> bool:
    """Change a seat; false if it has changed meanwhile. `once_full` says what becomes of a table without free seats."""
    same = and_(
        seats.c.table == id,
        seats.c.number == old.number,
        seats.c.kind == old.kind,
        seats.c.stand_in.is_(old.stand_in),
        seats.c.guest.is_(None) if old.guest is None else seats.c.guest == old.guest,
    )

    def write(connection: Connection) -> bool:
        connection.execute(select(tables.c.id).where(tables.c.id == id).with_for_update())  # one change at a time
        if connection.execute(update(seats).where(same).values(msgspec.structs.asdict(new))).rowcount != 1:
            return False
        connection.execute(insert(talk), talk_values(id, line))
        found = read_table(connection, id)
        if found is not None and all(seat.kind != "open" for seat in found[1]):
            connection.execute(update(tables).where(tables.c.id == id).values(once_full(*found)))
        return True

    return await store.write(write, id)


async def set_times(store: Store, id: str, began: float | None, deadline: float | None, call_at: float | None) -> None:
    """When a table's game began, when it must be looked at again, and when the one to move shall be called."""
    times = {"began": func.coalesce(tables.c.began, began), "deadline": deadline, "call_at": call_at}
    changed = update(tables).where(tables.c.id == id).values(times)

    def write(connection: Connection) -> None:
        connection.execute(changed)

    await store.write(write, id)


async def set_aside(store: Store, id: str, version: str) -> None:
    """Note that this version of the program cannot replay a table: nobody is awaited there."""
    changed = update(tables).where(tables.c.id == id).values(aside=version, deadline=None, call_at=None)
    await store.write(lambda connection: connection.execute(changed))


async def take_up(store: Store, id: str, deadline: float | None) -> None:
    """Note that a table that was set aside goes on."""
    changed = update(tables).where(tables.c.id == id).values(aside="", deadline=deadline)
    await store.write(lambda connection: connection.execute(changed))


async def hurry_bots(store: Store, now: float) -> None:
    """Let every bot whose turn it is be woken now: none of them is thinking, since the server has just begun."""
    to_move = and_(seats.c.table == tables.c.id, seats.c.number == tables.c.to_move)
    by_bot = exists().where(to_move, or_(seats.c.kind == "bot", seats.c.stand_in.is_(True)))
    changed = update(tables).where(tables.c.deadline > now, by_bot).values(deadline=now)
    await store.write(lambda connection: connection.execute(changed))


async def hurry(store: Store, ids: list[str], now: float) -> None:
    """Let these tables be looked at now."""
    changed = update(tables).where(tables.c.id.in_(ids), tables.c.deadline > now).values(deadline=now)
    await store.write(lambda connection: connection.execute(changed))


async def put_off(store: Store, id: str, until: float) -> None:
    """Let a table be looked at later."""
    changed = update(tables).where(tables.c.id == id).values(deadline=until)
    await store.write(lambda connection: connection.execute(changed))


async def add_talk(store: Store, id: str, line: TalkRow, *, undo: UndoRequest | None = None) -> None:
    """Write a line of talk; lines about an undo also store the request."""

    def write(connection: Connection) -> None:
        connection.execute(insert(talk), talk_values(id, line))
        if line.kind in UNDO_TALK:
            connection.execute(update(tables).where(tables.c.id == id).values(undo=undo_text(undo)))

    await store.write(write, id)


UNDO_TALK = ("undo-asked", "undo-agreed", "undo-refused")


def talk_values(id: str, line: TalkRow) -> dict[str, Any]:
    """A line of talk as values of its row; the database numbers it."""
    return {name: value for name, value in msgspec.structs.asdict(line).items() if name != "id"} | {"table": id}
