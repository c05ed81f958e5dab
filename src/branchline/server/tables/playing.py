"""Making moves: one path for people, bots, clocks and programs. Checked, committed, then told."""

from __future__ import annotations

import logging
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from branchline.server.store import queries
from branchline.server.store.engines import cause_of
from branchline.server.tables.live_table import LiveTable
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Entry, ForbiddenMove, Refused

log = logging.getLogger("branchline.server")


async def play(
    registry: TableRegistry,
    table: LiveTable,
    seat: int,
    move: str,
    version: int,
    key: str | None = None,
    reason: str = "",
) -> int:
    """Make a seat's move; the version of the table that has it, on the disk and told to everybody.

    A move that was made under the same key before is not made again.
    """
    with registry.metrics.moves.time():
        return await registry.finish(partial(_play, registry, table, seat, move, version, key, reason))


async def _play(
    registry: TableRegistry, table: LiveTable, seat: int, move: str, version: int, key: str | None, reason: str
) -> int:
    async with table.lock:
        registry.touch(table)
        try:
            played = table.play(seat, move, version, registry.now(), key, reason)
        except Refused as refused:
            if refused.key != "stale":
                raise
            return await earlier_try(registry, table, seat, key)
        if played.entry is not None:
            if not await commit(registry, table, played.entry):
                return await earlier_try(registry, table, seat, key)
            registry.tell_move(table)
            if table.game.is_over:
                await registry.tell_anew(table)
    return played.version


async def commit(registry: TableRegistry, table: LiveTable, entry: Entry) -> bool:
    """Write an entry that the table in memory already has. If it is not taken, the table is read from its log again."""
    try:
        written = await registry.store.append(entry, registry.standing(table, table.seats[entry.seat].guest))
        if not written:
            await registry.read_again(table)
    except (SQLAlchemyError, OSError) as error:
        registry.abandon(table)
        log.error("a move could not be written", extra={"facts": {"cause": cause_of(error)}})
        raise Refused("store-down") from None
    except BaseException:
        registry.abandon(table)
        raise
    return written


async def earlier_try(registry: TableRegistry, table: LiveTable, seat: int, key: str | None) -> int:
    """The version that a try with this key became in another process; raises Refused (`stale`) if there was none."""
    made = await queries.version_of_key(registry.store, table.id, seat, key) if key is not None else None
    if made is None:
        raise Refused("stale")
    return made


async def why_not(registry: TableRegistry, table: LiveTable, seat: int, move: str) -> ForbiddenMove | None:
    """Why a seat may not make a move; None if it may."""
    async with registry.turn(), table.lock:
        return table.why_not(seat, move)
