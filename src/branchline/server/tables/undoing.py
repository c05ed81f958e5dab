"""Taking back: one's own last step freely while it revealed nothing, else with the consent of the others."""

from __future__ import annotations

import msgspec

from branchline.core.errors import IllegalMove
from branchline.server.errors import Refused
from branchline.server.store import queries
from branchline.server.store.models import Entry, UndoRequest
from branchline.server.tables import playing
from branchline.server.tables.live_table import Table
from branchline.server.tables.seating import talk_line
from branchline.server.tables.table_registry import TableRegistry


async def ask(registry: TableRegistry, table: Table, seat: int) -> None:
    """A seat wants its last move back. Done at once if it may be, else the other people are asked."""
    async with table.lock:
        registry.touch(table)
        if table.game.is_over:
            raise Refused("game-over")
        keep = before_last_move(table, seat)
        if is_free(table, seat) or not others(table, seat):
            await take_back(registry, table, UndoRequest(seat, keep, []))
        else:
            line = talk_line(registry, "undo-asked", table.seats[seat])
            await queries.add_talk(registry.store, table.id, line, undo=UndoRequest(seat, keep, []))
            await registry.catch_up(table)


async def answer(registry: TableRegistry, table: Table, seat: int, agree: bool) -> None:
    """A person at the table agrees or does not."""
    async with table.lock:
        registry.touch(table)
        request = table.row.undo
        if request is None or seat not in others(table, request.seat):
            raise Refused("no-undo-asked")
        agreed = sorted({*request.agreed, *table.seats_of(table.seats[seat].guest)})
        going_on = msgspec.structs.replace(request, agreed=agreed) if agree else None
        line = talk_line(registry, "undo-agreed" if agree else "undo-refused", table.seats[seat])
        await queries.add_talk(registry.store, table.id, line, undo=going_on)
        await registry.catch_up(table)
        if going_on is not None and set(others(table, request.seat)) <= set(agreed):
            await take_back(registry, table, going_on)


def before_last_move(table: Table, seat: int) -> int:
    """How many moves are left if a seat's last one is taken back."""
    for number in range(table.move_count, 0, -1):
        if table.game.move_told(number, seat)[0] == seat:
            return number - 1
    raise Refused("no-undo")


def is_free(table: Table, seat: int) -> bool:
    """Whether the last step is the seat's own, within its turn, and revealed nothing."""
    if table.game.to_move != seat or table.game.move_told(table.move_count, seat)[0] != seat:
        return False
    try:
        table.game.undo()
    except IllegalMove:
        return False
    return True


def others(table: Table, seat: int) -> list[int]:
    """The seats of other people who play themselves now: they must consent."""
    mine = table.seats[seat].guest
    return [each.number for each in table.seats if each.kind == "person" and each.guest != mine and not each.stand_in]


async def take_back(registry: TableRegistry, table: Table, request: UndoRequest) -> None:
    """Write the undo, and leave a trace for all to see. The table's lock is held."""
    gone = table.move_count - request.keep
    table.go_back(request.keep)
    now = registry.now()
    entry = Entry(table.id, table.version + 1, "undo", request.seat, str(request.keep), [], None, now, 0.0, "")
    if not await playing.commit(registry, table, entry):
        raise Refused("stale")
    table.note(entry)
    table.row.undo = None
    await queries.add_talk(
        registry.store, table.id, talk_line(registry, "undone", table.seats[request.seat], str(gone))
    )
    await registry.catch_up(table)
    await registry.tell_anew(table)
