"""Acknowledged moves against `kill -9`: servers are killed under load again and again, and every move that a
player was told to be made must be in the log afterwards.

    python tools/kill.py --times 100
    python tools/kill.py --times 100 --database postgresql --processes 2
    python tools/kill.py --survive --times 10        # two processes, one is killed, all games go on to their end

`postgresql` starts a PostgreSQL of its own; an address is used as it is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

import branchline as bl
from branchline.server.store import queries
from branchline.server.store.store import Store
from players import Load, Message, Player, guest, live, table_of_two
from servers import Server, migrated, serving

TABLES = 8
FEWEST, MOST = 20, 200
"""Acknowledged moves before a server is killed."""

Acknowledged = dict[tuple[str, int], str]
"""Table and version -> the key of the move that was acknowledged there."""


class Witness(Player):
    """A player who remembers what was acknowledged."""

    def __init__(self, socket: Any, table: str, told: Acknowledged) -> None:
        super().__init__(socket, Load(), 0.0)
        self.table = table
        self.told = told

    def acknowledged(self, message: Message) -> None:
        """Remember."""
        self.told[(self.table, message.version)] = message.key


async def play_until_cut(servers: list[Server], told: Acknowledged) -> None:
    """A table whose two players sit at different servers, if there are several, until the connection is cut."""
    homes = random.sample(servers * 2, 2)
    try:
        async with httpx.AsyncClient(timeout=30) as client:
            people = [await guest(home, client) for home in homes]
            table = await table_of_two(homes, client, people, "usa")
        await asyncio.gather(
            *(watch(home, table, headers, told) for home, headers in zip(homes, people, strict=True)),
            return_exceptions=True,
        )
    except httpx.HTTPError:
        return  # killed before the table was open


async def watch(home: Server, table: str, headers: dict[str, str], told: Acknowledged) -> bool:
    """One seat of the table; whether the game came to its end."""
    try:
        async with live(home, table, headers) as socket:
            witness = Witness(socket, table, told)
            await witness.play()
            return witness.over
    except (WebSocketException, OSError):
        return False


async def play_and_kill(servers: list[Server], told: Acknowledged) -> None:
    """Load on all tables, then a kill after a random number of moves, of one server or of all."""
    playing = [asyncio.create_task(play_until_cut(servers, told)) for _ in range(TABLES)]
    enough = len(told) + random.randint(FEWEST, MOST)
    await until_enough(told, enough, playing)
    doomed = servers if len(servers) == 1 or random.random() < 0.5 else [random.choice(servers)]
    kill(doomed)
    await asyncio.sleep(0.1)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def until_enough(told: Acknowledged, enough: int, playing: list[asyncio.Task[Any]]) -> None:
    """Wait until so many moves were acknowledged; it ends if nobody plays any more."""
    while len(told) < enough:
        if all(task.done() for task in playing):
            raise SystemExit(f"nobody plays any more after {len(told)} moves")
        await asyncio.sleep(0.001)


def kill(doomed: list[Server]) -> None:
    """As a power cut would, as far as a process is concerned."""
    for server in doomed:
        server.process.kill()
        server.process.wait()


async def missing(database: str, told: Acknowledged) -> list[tuple[str, int]]:
    """Acknowledged moves that are not in the log."""
    store = Store(database)
    lost = []
    for table in {table for table, _ in told}:
        kept = {entry.version: entry.key for entry in await queries.entries_since(store, table, 0)}
        lost += [place for place, key in told.items() if place[0] == table and kept.get(place[1]) != key]
    await store.stop()
    return lost


def kill_often(database: str, processes: int, times: int) -> dict[str, Any]:
    """Kill servers so many times; what was acknowledged, and what of it was lost."""
    acknowledged = lost = 0
    with migrated(database) as url:
        for number in range(1, times + 1):
            told: Acknowledged = {}
            with serving(url, processes) as running:
                asyncio.run(play_and_kill(running, told))
                lost += len(asyncio.run(missing(url, told)))
            acknowledged += len(told)
            if number % 10 == 0:
                print(f"{number} kills, {acknowledged} moves acknowledged, {lost} lost", file=sys.stderr)
    kind = "sqlite" if url.startswith("sqlite") else "postgresql"
    return {"database": kind, "kills": times, "processes": processes, "acknowledged": acknowledged, "lost": lost}


# -- one of two dies ----------------------------------------------------------------------------------


async def play_on(homes: list[Server], table: str, headers: dict[str, str], told: Acknowledged) -> int:
    """One seat to the end of the game, at the first server that answers; how often it had to come back."""
    returns = 0
    while not await watch(homes[0], table, headers, told):
        returns += 1
        homes.reverse()
    return returns


async def survive_once(running: list[Server], told: Acknowledged) -> tuple[int, int]:
    """Games of players at both servers, one of which is killed; how many games ended well, and the returns."""
    async with httpx.AsyncClient(timeout=30) as client:
        tables = []
        for _ in range(TABLES):
            people = [await guest(home, client) for home in running]
            tables.append((await table_of_two(running, client, people, "switzerland"), people))
        seats = [
            asyncio.create_task(play_on([running[seat], running[1 - seat]], table, people[seat], told))
            for table, people in tables
            for seat in (0, 1)
        ]
        await until_enough(told, MOST, seats)
        doomed = random.choice(running)
        kill([doomed])
        returns = await asyncio.gather(*seats)
        alive = running[1 - running.index(doomed)]
        records = [(await client.get(f"{alive.url}/api/tables/{table}/record")).text for table, _ in tables]
    return sum(bl.Record.loads(text).verify() == [] for text in records), sum(returns)


def survive(database: str, times: int) -> dict[str, Any]:
    """Two processes, one killed, so many times."""
    whole = acknowledged = lost = returns = 0
    with migrated(database or "postgresql") as url:
        for _ in range(times):
            told: Acknowledged = {}
            with serving(url, 2) as running:
                ended, came_back = asyncio.run(survive_once(running, told))
            whole, returns = whole + ended, returns + came_back
            lost += len(asyncio.run(missing(url, told)))
            acknowledged += len(told)
    games = {"games": TABLES * times, "ended_and_verified": whole, "players_who_came_back": returns}
    return {"kills": times, "processes": 2, "acknowledged": acknowledged, "lost": lost} | games


def main() -> None:
    """Kill, count, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--survive", action="store_true", help="Kill one of two processes, and let the games end.")
    parser.add_argument("--json", type=Path, help="Write the numbers here too.")
    given = parser.parse_args()
    if given.survive:
        found = survive(given.database, given.times)
    else:
        found = kill_often(given.database, given.processes, given.times)
    print(json.dumps(found))
    if given.json:
        given.json.write_text(json.dumps(found) + "\n")
    if found["lost"] or found.get("games") != found.get("ended_and_verified"):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
