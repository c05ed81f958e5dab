"""Bots at the tables: they think in worker processes and move by the same path as everybody."""

from __future__ import annotations

import asyncio

import msgspec

from branchline.server.bots.fair_queue import Errand
from branchline.server.bots.worker_pool import GameSoFar
from branchline.server.bots.worker_protocol import Chosen
from branchline.server.logs import client
from branchline.server.tables import playing
from branchline.server.tables.live_table import LiveTable
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Question, Refused, bot_question, hint_question


def wake(registry: TableRegistry, table: LiveTable) -> None:
    """Start a bot's turn in the background if one must move at this table; or say so where bots think elsewhere."""
    question = bot_question(table, registry.now())
    if table.thinking is not None or question is None or registry.closing:
        return
    if registry.settings.bots == "elsewhere":  # the deadline in the database calls them
        registry.tell_thinking(table, question.seat)
    else:
        table.thinking = registry.background(asyncio.create_task(think(registry, table)))


async def think(registry: TableRegistry, table: LiveTable) -> None:
    """Make moves for bots until it is a person's turn."""
    try:
        while True:
            async with table.lock:
                question = bot_question(table, registry.now())
                if question is None:
                    return
                version, game = table.version, GameSoFar.of(table)
            registry.tell_thinking(table, question.seat)
            with registry.metrics.bots.time():
                chosen = await choice(registry, table, game, question, errand_for(table))
            try:
                reason = msgspec.json.encode(chosen.reason).decode()
                await playing.play(registry, table, question.seat, chosen.move, version, None, reason)
            except Refused as refused:
                if refused.key != "stale":
                    raise
    finally:
        table.thinking = None


def errand_for(table: LiveTable) -> Errand:
    """For whom a table's bots think: the address whose move woke them. Where no person plays they can wait."""
    return Errand(client() or table.row.host, all(seat.is_played_by_bot for seat in table.seats))


async def choice(
    registry: TableRegistry, table: LiveTable, game: GameSoFar, question: Question, errand: Errand
) -> Chosen:
    """Return the bot's choice, or the first legal move if it does not answer, so that the game goes on."""
    try:
        return await registry.workers.choose(game, question, errand)
    except Refused as refused:
        if refused.key != "bot-silent":
            raise
        async with table.lock:
            return Chosen(str(table.game.legal_moves()[0]), {"key": "bot-no-reason", "params": {}, "estimates": []})


async def hint(registry: TableRegistry, table: LiveTable, seat: int, errand: Errand) -> tuple[int, Chosen]:
    """Return the version of the table that was looked at, and what a strong bot would do there."""
    async with table.lock:
        question = hint_question(table, seat)
        version, game = table.version, GameSoFar.of(table)
    return version, await registry.workers.choose(game, question, errand)
