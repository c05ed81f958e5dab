"""Making moves: one path for people, bots, clocks and programs. Checked, committed, then told."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from branchline.core.errors import IllegalMove, MalformedMove
from branchline.core.seat import Seat
from branchline.server.errors import ForbiddenMove, Refused
from branchline.server.store import queries
from branchline.server.store.models import Entry
from branchline.server.tables.live_table import Table
from branchline.server.tables.table_registry import TableRegistry


async def play(
    registry: TableRegistry, table: Table, seat: int, move: str, version: int, key: str | None = None, reason: str = ""
) -> int:
    """Make a seat's move; the version of the table that has it, on the disk and told to everybody.

    A move that was made under the same key before is not made again.
    """
    return await registry.finish(_play(registry, table, seat, move, version, key, reason))


async def _play(
    registry: TableRegistry, table: Table, seat: int, move: str, version: int, key: str | None, reason: str
) -> int:
    async with table.lock:
        registry.touch(table)
        if version != table.version:
            return await earlier_try(registry, table, seat, key)
        check_turn(table, seat)
        try:
            table.game.play(move)
        except MalformedMove as error:
            raise Refused("malformed-move", str(error)) from None
        except IllegalMove:
            raise ForbiddenMove(refusal_of(table, seat, move), table.game.names) from None
        now = registry.now()
        entry = Entry(
            table=table.id,
            version=table.version + 1,
            kind="move",
            seat=seat,
            text=table.game.move_told(table.move_count + 1, seat)[1],
            answers=table.game.chance_of(table.move_count + 1),
            key=key,
            at=now,
            spent=max(0.0, now - table.turn_began),
            reason=reason,
        )
        if not await commit(registry, table, entry):
            return await earlier_try(registry, table, seat, key)
        table.note(entry)
        table.row.undo = None
        registry.tell_move(table)
        registry.turn_begins(table, table.seats[seat].guest)
        if table.game.is_over:
            await registry.tell_anew(table)
    return entry.version


async def commit(registry: TableRegistry, table: Table, entry: Entry) -> bool:
    """Write an entry that the game in memory already knows. If it is not taken, the game is read from its log again."""
    try:
        written = await registry.store.append(entry, table.standing(entry.at))
        if not written:
            await registry.read_again(table)
    except (SQLAlchemyError, OSError):
        registry.abandon(table)
        raise Refused("store-down") from None
    return written


async def earlier_try(registry: TableRegistry, table: Table, seat: int, key: str | None) -> int:
    """The version of an earlier try with this key; raises Refused (`stale`) if there was none."""
    made = await queries.version_of_key(registry.store, table.id, seat, key) if key is not None else None
    if made is None:
        raise Refused("stale")
    return made


def check_turn(table: Table, seat: int) -> None:
    """Whether it is this seat's turn."""
    if table.game.is_over:
        raise Refused("game-over")
    if not table.is_full:
        raise Refused("not-begun")
    if table.game.to_move != seat:
        raise ForbiddenMove(not_your_turn(table, seat), table.game.names)


def not_your_turn(table: Table, seat: int) -> IllegalMove:
    """The core's own refusal for a seat that must wait."""
    try:
        Seat(table.game, seat).legal_moves()
    except IllegalMove as error:
        return error
    raise AssertionError("it is this seat's turn")


def refusal_of(table: Table, seat: int, move: str) -> IllegalMove:
    """Why the rules forbid a move, from what the seat knows."""
    refusal = Seat(table.game, seat).why_not(move)
    assert refusal is not None
    return IllegalMove(refusal)


async def why_not(table: Table, seat: int, move: str) -> ForbiddenMove | None:
    """Why a seat may not make a move; None if it may."""
    async with table.lock:
        check_turn(table, seat)
        try:
            refusal = Seat(table.game, seat).why_not(move)
        except MalformedMove as error:
            raise Refused("malformed-move", str(error)) from None
        return ForbiddenMove(IllegalMove(refusal), table.game.names) if refusal is not None else None
