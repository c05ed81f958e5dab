"""Bots at the tables: they think in worker processes and move by the same path as everybody."""

from __future__ import annotations

import asyncio
import hashlib

import msgspec

from branchline.server import playing
from branchline.server.house import House
from branchline.server.jobs import Chosen, Tale
from branchline.server.refusing import Refused
from branchline.server.rows import SeatRow
from branchline.server.table import Table

STAND_IN = "medium"
"""Who plays for a person who left, unless they say otherwise."""


def wake(house: House, table: Table) -> None:
    """If a bot must move at a table, let it think."""
    if table.thinking is None and awaited(house, table) is not None and not house.closing:
        table.thinking = house.background(asyncio.create_task(think(house, table)))


def awaited(house: House, table: Table) -> SeatRow | None:
    """The seat a bot must move for now: its own, one it stands in for, or one whose time is over."""
    mover = table.mover
    if mover is None or mover.is_played_by_bot:
        return mover
    deadline = table.deadline(table.turn_began)
    late = deadline is not None and deadline <= house.now() and table.row.clock.zero == "bot-moves"
    return mover if late else None


async def think(house: House, table: Table) -> None:
    """Move for bots until it is a person's turn."""
    try:
        while True:
            async with table.lock:
                seat = awaited(house, table)
                if seat is None:
                    return
                version = table.version
                tale = tale_of(table)
            house.tell_thinking(table, seat.number)
            chosen = await choice(house, table, tale, seat)
            try:
                reason = msgspec.json.encode(chosen.reason).decode()
                await playing.play(house, table, seat.number, chosen.move, version, None, reason)
            except Refused as refused:
                if refused.key != "stale":
                    raise
    finally:
        table.thinking = None


async def choice(house: House, table: Table, tale: Tale, seat: SeatRow) -> Chosen:
    """The bot's choice; if it stays silent, the first legal move, so that the table goes on."""
    try:
        return await house.workers.choose(tale, seat.number, seat.bot or STAND_IN, seed_of(table, seat.number))
    except Refused as refused:
        if refused.key != "bot-silent":
            raise
        async with table.lock:
            return Chosen(str(table.game.legal_moves()[0]), {"key": "bot-no-reason", "params": {}, "estimates": []})


def seed_of(table: Table, seat: int) -> int:
    """A bot's own seed: it has nothing to do with the table's secret."""
    return int.from_bytes(hashlib.sha256(f"{table.id} {seat}".encode()).digest()[:6], "big")


def tale_of(table: Table) -> Tale:
    """The game as workers are told it: no secret, no seed."""
    record = table.game.record()
    return Tale(
        name=f"{table.id}/{table.undone}",
        title=record.title,
        players=record.players,
        options=record.options,
        names=record.names,
        deal=record.deal,
        known=0,
        moves=record.moves,
    )


async def hint(house: House, table: Table, seat: int) -> tuple[int, Chosen]:
    """What a strong bot would do at a person's seat, and the version of the table it thought about."""
    async with table.lock:
        playing.check_turn(table, seat)
        version, tale = table.version, tale_of(table)
    return version, await house.workers.choose(tale, seat, "hard", seed_of(table, seat))
