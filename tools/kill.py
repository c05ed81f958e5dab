"""Acknowledged moves against `kill -9`: servers are killed under load again and again, and every move that a
player was told to be made must be in the log afterwards.

    python tools/kill.py --times 100
    python tools/kill.py --times 100 --database postgresql://... --processes 2
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from branchline.server import keeping
from branchline.server.store import Store
from load import Load, Player, Server, decode, guest, migrated

TABLES = 8
FEWEST, MOST = 20, 200
"""Acknowledged moves before a server is killed."""

Acknowledged = dict[tuple[str, int], str]
"""Table and version -> the key of the move that was acknowledged there."""


class Witness(Player):
    """A player who remembers what was acknowledged."""

    def __init__(self, socket: Any, load: Load, table: str, told: Acknowledged) -> None:
        super().__init__(socket, load, 0.0)
        self.table = table
        self.told = told

    async def play(self) -> None:
        """Play, and remember."""
        async for frame in self.socket:
            message = decode(frame)
            if message["type"] == "ack":
                self.told[(self.table, message["version"])] = message["key"]
            elif message["type"] in ("table", "moved"):
                await self.move(message)


async def play_until_cut(servers: list[Server], told: Acknowledged) -> None:
    """A table whose two players sit at different servers, if there are several, until the connection is cut."""
    homes = random.sample(servers * 2, 2)
    try:
        async with httpx.AsyncClient(timeout=30) as client:
            people = [await guest(home, client) for home in homes]
            body = {"title": "usa", "seats": ["me", "open"]}
            opened = await client.post(f"{homes[0].url}/api/tables", json=body, headers=people[0])
            table = opened.raise_for_status().json()["id"]
            path = f"{homes[1].url}/api/tables/{table}/seats"
            (await client.post(path, json={}, headers=people[1])).raise_for_status()
        await asyncio.gather(
            *(watch(home, table, headers, told) for home, headers in zip(homes, people, strict=True)),
            return_exceptions=True,
        )
    except httpx.HTTPError:
        return  # killed before the table was open


async def watch(home: Server, table: str, headers: dict[str, str], told: Acknowledged) -> None:
    """One seat of the table."""
    url = f"ws://127.0.0.1:{home.port}/api/tables/{table}/live"
    try:
        async with connect(url, additional_headers=headers, compression=None) as socket:
            await Witness(socket, Load(), table, told).play()
    except (WebSocketException, OSError):
        return


async def play_and_kill(servers: list[Server], told: Acknowledged) -> None:
    """Load on all tables, then a kill after a random number of moves, of one server or of all."""
    playing = [asyncio.create_task(play_until_cut(servers, told)) for _ in range(TABLES)]
    enough = len(told) + random.randint(FEWEST, MOST)
    while len(told) < enough:
        await asyncio.sleep(0.001)
    doomed = servers if len(servers) == 1 or random.random() < 0.5 else [random.choice(servers)]
    for server in doomed:
        server.process.kill()
        server.process.wait()
    await asyncio.sleep(0.1)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def lost(database: str, told: Acknowledged) -> list[tuple[str, int]]:
    """Acknowledged moves that are not in the log."""
    store = Store(database)
    missing = []
    for table in {table for table, _ in told}:
        kept = {entry.version: entry.key for entry in await keeping.entries_since(store, table, 0)}
        missing += [place for place, key in told.items() if place[0] == table and kept.get(place[1]) != key]
    await store.stop()
    return missing


def kill_often(database: str, processes: int, times: int) -> dict[str, Any]:
    """Kill servers so many times; what was acknowledged, and what of it was lost."""
    told: Acknowledged = {}
    missing = 0
    with tempfile.TemporaryDirectory() as folder:
        url = migrated(database or f"sqlite:///{folder}/tables.db")
        for _ in range(times):
            running = [Server(url) for _ in range(processes)]
            for server in running:
                server.wait_until_ready()
            asyncio.run(play_and_kill(running, told))
            missing += len(asyncio.run(lost(url, told)))
            for server in running:
                server.stop()
    return {"kills": times, "processes": processes, "acknowledged": len(told), "lost": missing}


def main() -> None:
    """Kill, count, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--json", type=Path, help="Write the numbers here too.")
    given = parser.parse_args()
    found = kill_often(given.database, given.processes, given.times)
    print(json.dumps(found))
    if given.json:
        given.json.write_text(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
