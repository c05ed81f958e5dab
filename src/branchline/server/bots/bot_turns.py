"""Bots at the tables: they think in worker processes and move by the same path as everybody."""

from __future__ import annotations

import asyncio

import msgspec

from branchline.server.bots.worker_pool import GameSoFar
from branchline.server.bots.worker_protocol import Chosen
from branchline.server.tables import playing
from branchline.server.tables.live_table import LiveTable
from branchline.server.tables.table_registry import TableRegistry
from branchline.tables import Question, Refused, bot_question, hint_question


def wake(registry: TableRegistry, table: LiveTable) -> None:
    """If a bot must move at a table, let it think."""
    if table.thinking is None and bot_question(table, registry.now()) is not None and not registry.closing:
        table.thinking = registry.background(asyncio.create_task(think(registry, table)))


async def think(registry: TableRegistry, table: LiveTable) -> None:
    """Move for bots until it is a person's turn."""
    try:
        while True:
            async with table.lock:
                question = bot_question(table, registry.now())
                if question is None:
                    return
                version, game = table.version, GameSoFar.of(table)
            registry.tell_thinking(table, question.seat)
            chosen = await choice(registry, table, game, question)
            try:
                reason = msgspec.json.encode(chosen.reason).decode()
                await playing.play(registry, table, question.seat, chosen.move, version, None, reason)
            except Refused as refused:
                if refused.key != "stale":
                    raise
    finally:
        table.thinking = None


async def choice(registry: TableRegistry, table: LiveTable, game: GameSoFar, question: Question) -> Chosen:
    """The bot's choice; if it stays silent, the first legal move, so that the table goes on."""
    try:
        return await registry.workers.choose(game, question)
    except Refused as refused:
        if refused.key != "bot-silent":
            raise
        async with table.lock:
            return Chosen(str(table.game.legal_moves()[0]), {"key": "bot-no-reason", "params": {}, "estimates": []})


async def hint(registry: TableRegistry, table: LiveTable, seat: int) -> tuple[int, Chosen]:
    """What a strong bot would do at a person's seat, and the version of the table it thought about."""
    async with table.lock:
        question = hint_question(table, seat)
        version, game = table.version, GameSoFar.of(table)
    return version, await registry.workers.choose(game, question)
