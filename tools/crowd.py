"""Thousands of connections at once, slow readers among them, while people go on playing."""

from __future__ import annotations

import argparse
import asyncio
import resource
import socket
import time
from typing import Any

import httpx
from websockets.exceptions import InvalidStatus, WebSocketException

from players import Load, Player, guest, live, open_table
from servers import LIMITS, Server, migrated, serving

WANTED = 5_000
SPARE_FILES = 300
SLOW = 50
TOGETHER = 50
"""Connections that are being opened at a time."""


def allowed(wanted: int) -> int:
    """How many connections both processes may hold, up to a wish: one open file each on either side."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return int(min(wanted, hard - SPARE_FILES))


async def spectators(server: Server, table: str, count: int, sockets: list[Any]) -> int:
    """So many spectators of a table; how many were turned away."""
    turned_away = 0
    gate = asyncio.Semaphore(TOGETHER)

    async def one() -> None:
        nonlocal turned_away
        async with gate:
            try:
                sockets.append(await live(server, table, {}))
            except (InvalidStatus, WebSocketException, OSError):
                turned_away += 1

    await asyncio.gather(*(one() for _ in range(count)))
    return turned_away


def slow_reader(server: Server, table: str) -> socket.socket:
    """Somebody who opens a WebSocket and never reads from it, with a small buffer."""
    peer = socket.socket()
    peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    peer.connect(("127.0.0.1", server.port))
    lines = [f"GET /api/tables/{table}/live HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "", ""]
    peer.sendall("\r\n".join(lines).encode())
    return peer


async def play_before_all(server: Server, title: str, count: int) -> dict[str, Any]:
    """A whole game before a crowd; what became of the crowd."""
    async with httpx.AsyncClient(timeout=60) as client:
        headers = await guest(server, client)
        table = await open_table(server, client, headers, title, "me me")
        empty = server.memory()
        sockets: list[Any] = []
        began = time.perf_counter()
        turned_away = await spectators(server, table, count, sockets)
        opened = time.perf_counter() - began
        full = server.memory()
        slow = [slow_reader(server, table) for _ in range(SLOW)]
        load = Load()
        readers = [asyncio.create_task(last_version(each)) for each in sockets]
        began = time.perf_counter()
        async with live(server, table, headers, 0) as one, live(server, table, headers, 1) as two:
            players = [Player(one, load, 0.05), Player(two, load, 0.05)]
            await asyncio.gather(*(player.play() for player in players))
        versions = await asyncio.gather(*readers)
        spent = time.perf_counter() - began
        end = (await client.get(f"{server.url}/api/tables/{table}")).json()["version"]
        health = (await client.get(f"{server.url}/api/health")).status_code
        for peer in slow:
            peer.close()
    return {
        "connections": len(sockets),
        "turned_away": turned_away,
        "opened_per_second": round(len(sockets) / opened, 1),
        "kilobytes_per_connection": round((full - empty) / 1024 / max(1, len(sockets)), 1),
        "slow_readers": SLOW,
        "moves": end,
        "messages_per_second": round(end * len(sockets) / spent),
        "lost_connections": sum(version != end for version in versions),
        "health_afterwards": health,
    }


async def last_version(socket: Any) -> int:
    """Watch until the end; the last version that was told."""
    watching = Player(socket, Load(), 0.0)
    await watching.play()
    await socket.close()
    return watching.version


def crowd(given: argparse.Namespace) -> dict[str, Any]:
    """A crowd at one table, then a server that takes only a hundred from one address."""
    count = allowed(given.tables or WANTED)
    with migrated(given.database) as url:
        with serving(url, 1) as (server,):
            found = asyncio.run(play_before_all(server, given.title, count))
        few = (*LIMITS[:-1], "connections=100")
        with serving(url, 1, few) as (server,):
            found["turned_away_of_300_where_100_may"] = asyncio.run(turned_away(server, given.title, 300))
    return found


async def turned_away(server: Server, title: str, count: int) -> int:
    """How many of so many connections get a clear no."""
    async with httpx.AsyncClient(timeout=60) as client:
        headers = await guest(server, client)
        table = await open_table(server, client, headers, title, "me me")
    sockets: list[Any] = []
    refused = await spectators(server, table, count, sockets)
    await asyncio.gather(*(each.close() for each in sockets))
    return refused
