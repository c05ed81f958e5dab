"""Connections that send half a request, or are too many, do not keep others out."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
import pytest

from branchline.server.http import guard
from branchline.server.settings import Limits, Settings
from room import Room, run, serving

JSON = b"Host: x\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n"
HALVES = [
    b"",
    b"G",
    b"GET /api/health HT",
    b"GET /api/health HTTP/1.1\r\nHost: x\r\nX: ",
    b"POST /api/me HTTP/1.1\r\n" + JSON + b"{",
]


class Caller:
    """A connection that begins a request."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> Caller:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.room.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()

    async def send(self, sent: bytes) -> None:
        """Send some bytes."""
        self.writer.write(sent)
        with suppress(ConnectionError):
            await self.writer.drain()

    async def is_hung_up_on(self) -> None:
        """Wait until the server ends the connection."""
        async with asyncio.timeout(10):
            with suppress(ConnectionResetError):
                await self.reader.read()


ALIVE = b"GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n"


def test_half_a_request_is_hung_up_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=Limits(arrival=0.3)) as room:
            for sent in HALVES:
                async with Caller(room) as caller:
                    await caller.send(sent)
                    await caller.is_hung_up_on()
            async with Caller(room) as caller, asyncio.timeout(10):
                await caller.send(ALIVE)
                assert await caller.reader.readline() == b"HTTP/1.1 200 OK\r\n"
                await caller.send(ALIVE[:20])  # a second one on the same connection
                await caller.is_hung_up_on()

    run(scenario())


def test_a_websocket_is_not_hung_up_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=Limits(arrival=0.3)) as room:
            ola = await room.guest("Ola")
            async with ola.at(await ola.open("snowdonia", "me me")) as one:
                await one.until("table")
                async with Caller(room) as caller:
                    await caller.is_hung_up_on()  # longer than a request may take
                await one.send("look", seat=0)
                await one.until("table")

    run(scenario())


@pytest.mark.parametrize("limits", [Limits(connections=5), Limits(sockets=5)])
def test_there_are_so_many_connections_and_no_more(tmp_path: Path, limits: Limits) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=limits) as room:
            async with AsyncExitStack() as stack:
                for _ in range(5):
                    await (await stack.enter_async_context(Caller(room))).send(b"GET /")
                async with Caller(room) as caller:
                    await caller.send(ALIVE)
                    await caller.is_hung_up_on()
            assert (await room.client(transport=httpx.AsyncHTTPTransport(retries=5)).get("/api/health/live")).is_success

    run(scenario())


def test_connections_are_fewer_than_files() -> None:
    assert guard.most_connections(Settings(limits=Limits(sockets=7))) == 7
    assert guard.most_connections(Settings(limits=Limits(sockets=10**9))) < 10**9
