"""Bots at the tables: they think in worker processes and move by the same path as everybody."""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

from branchline.server.bots.worker_protocol import Chosen, GameTail
from branchline.server.errors import Refused
from branchline.server.store.models import SeatRow
from branchline.server.tables import playing
from branchline.server.tables.live_table import Table
from branchline.server.tables.table_registry import TableRegistry

STAND_IN = "medium"
"""Who plays for a person who left, unless they say otherwise."""


def wake(registry: TableRegistry, table: Table) -> None:
    """If a bot must move at a table, let it think."""
    if table.thinking is None and awaited(registry, table) is not None and not registry.closing:
        table.thinking = registry.background(asyncio.create_task(think(registry, table)))


def awaited(registry: TableRegistry, table: Table) -> SeatRow | None:
    """The seat a bot must move for now: its own, one it stands in for, or one whose time is over."""
    mover = table.mover
    if mover is None or mover.is_played_by_bot:
        return mover
    deadline = table.deadline(table.turn_began)
    late = deadline is not None and deadline <= registry.now() and table.row.clock.zero == "bot-moves"
    return mover if late else None


async def think(registry: TableRegistry, table: Table) -> None:
    """Move for bots until it is a person's turn."""
    try:
        while True:
            async with table.lock:
                seat = awaited(registry, table)
                if seat is None:
                    return
                version = table.version
                tail = tail_of(table)
            registry.tell_thinking(table, seat.number)
            chosen = await choice(registry, table, tail, seat)
            try:
                reason = msgspec.json.encode(chosen.reason).decode()
                await playing.play(registry, table, seat.number, chosen.move, version, None, reason)
            except Refused as refused:
                if refused.key != "stale":
                    raise
    finally:
        table.thinking = None


async def choice(registry: TableRegistry, table: Table, tail: GameTail, seat: SeatRow) -> Chosen:
    """The bot's choice; if it stays silent, the first legal move, so that the table goes on."""
    try:
        return await registry.workers.choose(tail, seat.number, seat.bot or STAND_IN, seed_of(table, seat.number))
    except Refused as refused:
        if refused.key != "bot-silent":
            raise
        async with table.lock:
            return Chosen(str(table.game.legal_moves()[0]), {"key": "bot-no-reason", "params": {}, "estimates": []})


def seed_of(table: Table, seat: int) -> int:
    """A bot's own seed: it has nothing to do with the table's secret."""
    return int.from_bytes(hashlib.sha256(f"{table.id} {seat}".encode()).digest()[:6], "big")


def tail_of(table: Table) -> GameTail:
    """The game as workers are told it: no secret, no seed."""
    record = table.game.record()
    return GameTail(
        name=f"{table.id}/{table.undone}",
        title=record.title,
        players=record.players,
        options=record.options,
        names=record.names,
        deal=record.deal,
        known=0,
        moves=record.moves,
    )


async def hint(registry: TableRegistry, table: Table, seat: int) -> tuple[int, Chosen]:
    """What a strong bot would do at a person's seat, and the version of the table it thought about."""
    async with table.lock:
        playing.check_turn(table, seat)
        version, tail = table.version, tail_of(table)
    return version, await registry.workers.choose(tail, seat, "hard", seed_of(table, seat))
