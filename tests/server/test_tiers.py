"""Four server processes and a tier for bots, all on one PostgreSQL: wherever somebody sits, the bots move."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, ExitStack

import httpx
import pytest

from players import Load, Message, Player, guest, live, open_table
from servers import LIMITS, Server, migrated

ENOUGH = 5
"""Moves of a person; with one bot beside them as many of the bot must have come between."""


class Visitor(Player):
    """A player who stays for a few moves."""

    enough: asyncio.Event

    def acknowledged(self, message: Message) -> None:
        """Count, and tell when it is enough."""
        super().acknowledged(message)
        if self.load.acknowledged == ENOUGH:
            self.enough.set()


async def play_for_a_while(home: Server, away: Server) -> int:
    """A table opened at one server and played at another, against a bot; how many of its moves were seen."""
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(httpx.AsyncClient(timeout=60))
        me = await guest(home, client)
        table = await open_table(home, client, me, "switzerland", "me random")
        visitor = Visitor(await stack.enter_async_context(live(away, table, me)), Load(), 0.0, dawdling=True)
        visitor.enough = asyncio.Event()
        playing = asyncio.create_task(visitor.play())
        try:
            async with asyncio.timeout(120):
                await visitor.enough.wait()
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        return len(visitor.load.seen)


@pytest.mark.slow
def test_four_processes_and_a_process_for_bots() -> None:
    async def scenario(servers: list[Server]) -> list[int]:
        pairs = zip(servers, [*servers[1:], servers[0]], strict=True)
        return await asyncio.gather(*(play_for_a_while(home, away) for home, away in pairs))

    with migrated("postgresql") as database, ExitStack() as stack:
        tiers = ["elsewhere"] * 4 + ["only"]
        servers = [Server(database, LIMITS, bots=bots) for bots in tiers]
        for server in servers:
            stack.callback(server.stop)
        for server in servers:
            server.wait_until_ready()
        seen = asyncio.run(scenario(servers[:4]))
    assert min(seen) >= 1
