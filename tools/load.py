"""The table server under load, measured from another process.

    python tools/load.py moves                 # how many moves a second are acknowledged, durably
    python tools/load.py alive --tables 500    # how long a move takes to reach the other seat
    python tools/load.py flat                  # bytes and time of a move, early and late in a game
    python tools/load.py idle                  # memory per idle table
    python tools/load.py open                  # opening a table with a long game

Without --database it starts one server on a new SQLite file; with a PostgreSQL address as many as
--processes says. --json writes the numbers to a file too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

LIMITS = ("messages=1000", "requests=100000", "tables=100000", "connections=100000")
decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process of its own."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        limits = [part for limit in LIMITS for part in ("--limit", limit)]
        command = [sys.executable, "-m", "branchline.terminal.cli", "serve", "--port", str(self.port)]
        command += ["--database", database, "--log-level", "warning", *limits]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def wait_until_ready(self) -> None:
        """Wait for its first answer."""
        for _ in range(400):
            try:
                if httpx.get(f"{self.url}/api/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise SystemExit("the server does not start")

    def memory(self) -> int:
        """Its resident memory in bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def seconds(self) -> float:
        """The processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        self.process.terminate()
        self.process.wait()


def migrated(database: str) -> str:
    """A database that is ready to be served."""
    command = [sys.executable, "-m", "branchline.terminal.cli", "migrate", "--database", database]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return database


@contextmanager
def servers(database: str, count: int) -> Iterator[list[Server]]:
    """Server processes on one database."""
    with tempfile.TemporaryDirectory() as folder:
        url = migrated(database or f"sqlite:///{folder}/tables.db")
        running = [Server(url) for _ in range(count)]
        try:
            for server in running:
                server.wait_until_ready()
            yield running
        finally:
            for server in running:
                server.stop()


class Load:
    """A table under load: what its players sent and saw. They share this process and so its clock."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.sent = 0.0
        self.acknowledged = 0
        self.refused = 0
        self.seen: list[tuple[int, float, int]] = []
        """For every move that reached another seat: its number, the seconds it took, the bytes it had."""


class Player:
    """A simulated player: any legal move, after thinking for a while."""

    def __init__(self, socket: ClientConnection, load: Load, think: float) -> None:
        self.socket = socket
        self.load = load
        self.think = think
        self.keys = 0

    async def play(self) -> None:
        """Play until the game is over or the connection is cut."""
        async for frame in self.socket:
            now = time.perf_counter()
            message = decode(frame)
            match message["type"]:
                case "moved":
                    if message["move"]["seat"] != self.seat:
                        self.load.seen.append((message["move"]["number"], now - self.load.sent, len(frame)))
                    await self.move(message)
                case "table":
                    self.seat = message["seat"]
                    if message["outcome"] is not None:
                        return
                    await self.move(message)
                case "ack":
                    self.load.acknowledged += 1
                case "no":
                    self.load.refused += 1

    async def move(self, message: dict[str, Any]) -> None:
        """Make any move, if there is one to make."""
        legal = message["turn"]["legal"]
        if not legal:
            return
        if self.think:
            await asyncio.sleep(random.expovariate(1 / self.think))
        self.keys += 1
        chosen = {"move": random.choice(legal)["text"], "version": message["version"], "key": f"{id(self)}-{self.keys}"}
        self.load.sent = time.perf_counter()
        await self.socket.send(encode({"type": "move", **chosen}).decode())


async def guest(server: Server, client: httpx.AsyncClient) -> dict[str, str]:
    """Headers of a new guest."""
    answer = await client.post(f"{server.url}/api/me", json={"name": "Load", "program": True})
    return {"authorization": f"Bearer {answer.raise_for_status().json()['token']}"}


async def keep_playing(homes: list[Server], load: Load, title: str, think: float) -> None:
    """Two people at a table, each at a server of their own if there are several; another game when one is over."""
    async with httpx.AsyncClient(timeout=60) as client:
        people = [await guest(home, client) for home in homes]
        while True:
            body = {"title": title, "seats": ["me", "open"]}
            opened = await client.post(f"{homes[0].url}/api/tables", json=body, headers=people[0])
            table = opened.raise_for_status().json()["id"]
            joined = await client.post(f"{homes[1].url}/api/tables/{table}/seats", json={}, headers=people[1])
            joined.raise_for_status()
            load.ready.set()
            async with asyncio.TaskGroup() as tasks:
                for home, headers in zip(homes, people, strict=True):
                    url = f"ws://127.0.0.1:{home.port}/api/tables/{table}/live"
                    tasks.create_task(at_seat(url, headers, load, think))


async def at_seat(url: str, headers: dict[str, str], load: Load, think: float) -> None:
    """Play one seat to the end."""
    async with connect(url, additional_headers=headers, compression=None, open_timeout=60) as socket:
        await Player(socket, load, think).play()


async def run_load(running: list[Server], tables: int, title: str, think: float, seconds: float) -> dict[str, Any]:
    """Many tables at once for a while; what was measured once all of them play."""
    loads = [Load() for _ in range(tables)]
    playing = []
    for number, load in enumerate(loads):
        homes = [running[(number + seat) % len(running)] for seat in range(2)]
        playing.append(asyncio.create_task(keep_playing(homes, load, title, think)))
        if number % 20 == 19:
            await load.ready.wait()
    await asyncio.gather(*(load.ready.wait() for load in loads))
    await asyncio.sleep(2)
    for load in loads:
        load.seen.clear()
    before = sum(load.acknowledged for load in loads), sum(server.seconds() for server in running)
    began = time.perf_counter()
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    spent = time.perf_counter() - began
    moves = sum(load.acknowledged for load in loads) - before[0]
    processor = sum(server.seconds() for server in running) - before[1]
    for task in playing:
        task.cancel()
    results = await asyncio.gather(*playing, return_exceptions=True)
    failures = [result for result in results if not isinstance(result, asyncio.CancelledError)]
    delays = sorted(delay for load in loads for _, delay, _ in load.seen)
    return {
        "tables": tables,
        "processes": len(running),
        "moves": moves,
        "seconds": round(spent, 2),
        "moves_per_second": round(moves / spent, 1),
        "refused": sum(load.refused for load in loads),
        "failed_tables": len(failures),
        "seen_by_the_other_ms": {f"p{p}": round(1000 * delays[int(len(delays) * p / 100)], 1) for p in (50, 90, 99)},
        "server_processor_per_move_ms": round(1000 * processor / max(1, moves), 3),
    }


def bare_commits(folder: Path, seconds: float = 2.0) -> float:
    """How many commits a second this disk does when nothing else happens: one row each, synced."""
    base = sqlite3.connect(folder / "bare.db", isolation_level=None)
    base.execute("PRAGMA journal_mode=WAL")
    base.execute("PRAGMA synchronous=FULL")
    base.execute("CREATE TABLE rows (text)")
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        base.execute("INSERT INTO rows VALUES ('claim bern-luzern: 3 green 1 loco')")
        count += 1
    base.close()
    return count / seconds


def moves(given: argparse.Namespace) -> dict[str, Any]:
    """Moves acknowledged a second, every one on the disk first."""
    with tempfile.TemporaryDirectory() as folder:
        bare = bare_commits(Path(folder))
    with servers(given.database, given.processes) as running:
        found = asyncio.run(run_load(running, given.tables or 100, given.title, 0.0, given.seconds))
    return found | {
        "bare_commits_per_second": round(bare, 1),
        "ratio_to_bare_commits": round(found["moves_per_second"] / bare, 2),
    }


def alive(given: argparse.Namespace) -> dict[str, Any]:
    """Many tables with people who think two seconds on average."""
    with servers(given.database, given.processes) as running:
        return asyncio.run(run_load(running, given.tables or 500, given.title, 2.0, given.seconds))


def flat(given: argparse.Namespace) -> dict[str, Any]:
    """Bytes and time of a move early and late in a game."""
    with servers(given.database, given.processes) as running:
        loads = [Load() for _ in range(4)]

        async def scenario() -> None:
            homes = [running[0], running[-1]]
            playing = [asyncio.create_task(keep_playing(homes, load, given.title, 0.0)) for load in loads]
            await asyncio.wait(playing, timeout=given.seconds)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

        asyncio.run(scenario())
    seen = [each for load in loads for each in load.seen]
    last = max(number for number, _, _ in seen)
    found: dict[str, Any] = {"longest_game": last}
    for name, low, high in (("moves_5_to_25", 5, 25), ("last_20_moves", last - 60, last - 40)):
        part = [(delay, size) for number, delay, size in seen if low <= number <= high]
        found[name] = {
            "moves": len(part),
            "median_bytes": statistics.median(size for _, size in part),
            "mean_bytes": round(statistics.mean(size for _, size in part)),
            "median_ms": round(1000 * statistics.median(delay for delay, _ in part), 2),
        }
    return found


def idle(given: argparse.Namespace) -> dict[str, Any]:
    """Memory per table that nobody touches."""
    count = given.tables or 2000
    with servers(given.database, 1) as (server,):

        async def scenario() -> tuple[int, int]:
            async with httpx.AsyncClient(timeout=60) as client:
                headers = await guest(server, client)
                body = {"title": given.title, "seats": ["me", "me"]}
                for _ in range(50):
                    await client.post(f"{server.url}/api/tables", json=body, headers=headers)
                before = server.memory()
                for _ in range(count):
                    answer = await client.post(f"{server.url}/api/tables", json=body, headers=headers)
                    answer.raise_for_status()
                return before, server.memory()

        before, after = asyncio.run(scenario())
    return {"tables": count, "bytes_per_table": round((after - before) / count)}


def open_long(given: argparse.Namespace) -> dict[str, Any]:
    """Opening a table whose game has many moves, when it is not in memory."""
    with tempfile.TemporaryDirectory() as folder:
        url = given.database or f"sqlite:///{folder}/tables.db"
        with servers(url, 1) as (server,):
            headers, table, count = asyncio.run(play_alone(server, given.title))
        times = []
        for _ in range(5):  # a new process each time, so that nothing is in memory
            with servers(url, 1) as (server,):
                httpx.get(f"{server.url}/api/titles", headers=headers)
                began = time.perf_counter()
                answer = httpx.get(f"{server.url}/api/tables/{table}", headers=headers)
                times.append(time.perf_counter() - began)
                size = len(answer.raise_for_status().content)
    return {"moves": count, "bytes": size, "ms": [round(1000 * each, 1) for each in times]}


async def play_alone(server: Server, title: str) -> tuple[dict[str, str], str, int]:
    """A whole game of one guest at all seats; headers, table, number of moves."""
    async with httpx.AsyncClient() as client:
        headers = await guest(server, client)
        body = {"title": title, "seats": ["me", "me", "me", "me"]}
        table = (await client.post(f"{server.url}/api/tables", json=body, headers=headers)).json()["id"]
        loads = Load()
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?seat="
        async with asyncio.TaskGroup() as tasks:
            for seat in range(4):
                tasks.create_task(at_seat(f"{url}{seat}", headers, loads, 0.0))
        count = len((await client.get(f"{server.url}/api/tables/{table}", headers=headers)).json()["log"]) - 1
        return headers, table, count


MEASURES = {"moves": moves, "alive": alive, "flat": flat, "idle": idle, "open": open_long}


def main() -> None:
    """Measure, print, and write down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("--database", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--title", default="usa")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    found = MEASURES[given.measure](given)
    print(json.dumps(found, indent=2))
    if given.json:
        given.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
