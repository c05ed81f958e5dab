"""Taking back: one's own last step freely while it revealed nothing, else with the consent of the others."""

from __future__ import annotations

from branchline.server.store import queries
from branchline.server.tables import playing
from branchline.server.tables.live_table import LiveTable
from branchline.server.tables.seating import talk_line
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Refused, UndoRequest

MOST_UNDONE = 500
"""How often something is taken back at one table: its log must not grow without end."""


async def ask(registry: TableRegistry, table: LiveTable, seat: int) -> None:
    """A seat wants its last move back. Done at once if it may be, else the other people are asked."""
    async with registry.turn(), table.lock:
        registry.touch(table)
        if table.undone >= MOST_UNDONE:
            raise Refused("too-many-undos", most=MOST_UNDONE)
        before = table.undo
        table.ask_undo(seat)
        if table.undo_granted:
            await take_back(registry, table)
        else:
            await write(registry, table, "undo-asked", seat, before)


async def answer(registry: TableRegistry, table: LiveTable, seat: int, agree: bool) -> None:
    """Record a person's answer to a request to take back, and take back once all have agreed."""
    async with registry.turn(), table.lock:
        registry.touch(table)
        before = table.undo
        table.answer_undo(seat, agree)
        await write(registry, table, "undo-agreed" if agree else "undo-refused", seat, before)
        if table.undo_granted:
            await take_back(registry, table)


async def write(registry: TableRegistry, table: LiveTable, kind: str, seat: int, before: UndoRequest | None) -> None:
    """Write what stands of a request, and tell it; if it cannot be written, it stands as before."""
    line = talk_line(registry, kind, table.seats[seat])
    try:
        await queries.add_talk(registry.store, table.id, line, undo=table.undo)
    except BaseException:
        table.undo = before
        raise
    await registry.catch_up(table)


async def take_back(registry: TableRegistry, table: LiveTable) -> None:
    """Write the undo, and leave a trace for all to see. The table's lock is held."""
    count = table.move_count
    entry = table.take_back(registry.now())
    if not await playing.commit(registry, table, entry):
        raise Refused("stale")
    line = talk_line(registry, "undone", table.seats[entry.seat], str(count - table.move_count))
    with registry.telling(table):
        await queries.add_talk(registry.store, table.id, line)
        await registry.catch_up(table)
    await registry.tell_undo(table)
