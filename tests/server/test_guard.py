"""Connections that send half a request, or are too many, do not keep others out."""

from __future__ import annotations

import asyncio
import socket
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from branchline.server.http import guard
from branchline.server.run import GOODBYE
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


UPGRADE = (
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==\r\nSec-WebSocket-Version: 13\r\n"
)
NO_HANDSHAKES = {
    "body": b"Content-Length: 5\r\n\r\nhello",
    "chunks": b"Transfer-Encoding: chunked\r\n\r\n",
    "many": b"X: y\r\n" * 300 + b"\r\n",
    "long": b"X: " + b"y" * 20_000 + b"\r\n\r\n",
}


@pytest.mark.parametrize("rest", NO_HANDSHAKES.values(), ids=NO_HANDSHAKES)
def test_a_handshake_that_is_none_is_hung_up_on(tmp_path: Path, rest: bytes) -> None:
    """It was left open for ever, and counted for nobody: one client could have all there are."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room, Caller(room) as caller:
            await caller.send(UPGRADE + rest)
            await caller.is_hung_up_on()

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


def test_a_head_without_end_is_hung_up_on(tmp_path: Path) -> None:
    """It once went into memory, as fast as it came, for twenty seconds."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            for begun in (b"GET /" + b"x" * 50, b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\nA: b\r\n"):
                async with Caller(room) as caller:
                    await caller.send(begun)
                    more = b"A: b\r\n" * 5_000 if begun.endswith(b"\r\n") else b"x" * 30_000
                    for _ in range(20):
                        await caller.send(more)
                    await caller.is_hung_up_on()

    run(scenario())


def test_an_empty_line_keeps_no_connection_open(tmp_path: Path) -> None:
    """After an answer it ended the wait for the next request, and nothing watched the connection any more."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=Limits(arrival=0.3)) as room, Caller(room) as caller:
            async with asyncio.timeout(10):
                await caller.send(ALIVE)
                await caller.reader.readuntil(b"\r\n\r\n")
            await caller.send(b"\r\n")
            await caller.is_hung_up_on()

    run(scenario())


def test_requests_sent_ahead_are_few(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room, Caller(room) as caller:
            await caller.send(ALIVE * 2_000)
            async with asyncio.timeout(10):
                with suppress(ConnectionResetError):
                    answered = (await caller.reader.read()).count(b"HTTP/1.1")
                    assert answered < 100

    run(scenario())


def test_what_somebody_greedy_sent_ahead_is_not_looked_at(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(requests=0.001, burst=3_000.0)
        async with serving(tmp_path / "tables.db", limits=limits) as room, Caller(room) as caller:
            await caller.send(ALIVE * 20)
            async with asyncio.timeout(10):
                assert (await caller.reader.read()).count(b"HTTP/1.1") == 3

    run(scenario())


def test_who_asks_too_much_is_not_read_for_a_while(tmp_path: Path) -> None:
    """Refusals cost something too."""

    async def scenario() -> None:
        limits = Limits(requests=0.001, burst=3_000.0)
        async with serving(tmp_path / "tables.db", limits=limits) as room, Caller(room) as caller:
            async with asyncio.timeout(20):
                statuses = []
                for _ in range(4):
                    await caller.send(ALIVE)
                    statuses.append((await caller.reader.readline()).split()[1])
                    head = await caller.reader.readuntil(b"\r\n\r\n")
                    await caller.reader.readexactly(int(head.lower().partition(b"content-length: ")[2].split()[0]))
                assert statuses == [b"200", b"200", b"200", b"429"]
                (protocol,) = room.server.server_state.connections
                assert protocol.flow.read_paused  # type: ignore[union-attr]

    run(scenario())


def test_who_takes_no_answer_is_hung_up_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=Limits(arrival=0.3, requests=1e6)) as room:
            sock = socket.socket()
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            sock.connect(("127.0.0.1", room.port))
            sock.sendall(b"GET /api/texts/en HTTP/1.1\r\nHost: x\r\n\r\n" * 40)
            async with asyncio.timeout(20):
                while not room.server.server_state.connections:
                    await asyncio.sleep(0.01)
                while room.server.server_state.connections:
                    await asyncio.sleep(0.01)
            sock.close()

    run(scenario())


@pytest.mark.parametrize("frame", [b"\x89\x80", b"\x8a\x80", b"\x00\x80"], ids=["ping", "pong", "piece"])
def test_frames_that_say_nothing_end_a_websocket(tmp_path: Path, frame: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """They were not counted as messages; answers to pings piled up for clients that never read. Few are looked at."""
    looked_at: list[guard.GuardedWebSocket] = []
    count = guard.GuardedWebSocket.count_empty

    def counted(self: guard.GuardedWebSocket) -> None:
        looked_at.append(self)
        count(self)

    monkeypatch.setattr(guard.GuardedWebSocket, "count_empty", counted)

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            async with ola.at(await ola.open("snowdonia", "me me")) as one:
                await one.until("table")
                if frame[0] == 0:
                    one.socket.transport.write(b"\x01\x80" + bytes(4))
                one.socket.transport.write((frame + bytes(4)) * 20)
                await one.send("look", seat=0) if frame[0] else None
                if frame[0]:
                    await one.until("table")  # a few do no harm
                one.socket.transport.write((frame + bytes(4)) * 2_000)
                async with asyncio.timeout(20):
                    with pytest.raises(ConnectionClosed):
                        await one.until("never")
            assert guard.MOST_EMPTY[1] < len(looked_at) < guard.MOST_EMPTY[1] + 60

    run(scenario())


def test_the_address_is_the_one_the_proxy_told(tmp_path: Path) -> None:
    """Some proxies add a line of their own: the client's own lines, and what stands before a comma, are no proof."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", trust_proxy=True) as room:
            door: Any = room.server.config.app
            for lines, wanted in (
                ([b"1.2.3.4"], "1.2.3.4"),
                ([b"6.6.6.6, 1.2.3.4"], "1.2.3.4"),
                ([b"6.6.6.6", b"1.2.3.4"], "1.2.3.4"),
                ([b"6.6.6.6, 7.7.7.7", b"8.8.8.8, ::ffff:1.2.3.4"], "1.2.3.4"),
                ([], "9.9.9.9"),
            ):
                headers = [(b"x-forwarded-for", line) for line in lines]
                assert door.client({"headers": headers, "client": ("9.9.9.9", 1)}) == wanted

    run(scenario())


def test_a_server_that_goes_does_not_wait_for_those_who_talk_too_much(tmp_path: Path) -> None:
    """What they sent too fast is looked at slowly, and the goodbye must not stand in line behind it."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=Limits(messages=0.01, burst=100.0)) as room:
            ola = await room.guest("Ola")
            async with ola.at(await ola.open("snowdonia", "me me")) as one:
                await one.until("table")
                for _ in range(40):
                    await one.send("look", seat=0)
                await one.until("no")
                room.server.should_exit = True
                with pytest.raises(ConnectionClosed):
                    await one.until("never")
                async with asyncio.timeout(GOODBYE):
                    while room.server.server_state.tasks:
                        await asyncio.sleep(0.01)

    run(scenario())
