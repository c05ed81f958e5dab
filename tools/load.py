"""The table server under load, measured from another process.

    python tools/load.py                       # all of it, as a table and with --json as a file
    python tools/load.py moves                 # how many moves a second are acknowledged, durably
    python tools/load.py alive --tables 500    # how long a move takes to reach the other seat
    python tools/load.py flat                  # bytes and time of a move, early and late in a game
    python tools/load.py idle                  # memory per idle table
    python tools/load.py open                  # opening a table with a long game
    python tools/load.py crowd                 # thousands of connections, and slow readers among them

Without --database it starts a server on a new SQLite file; `--database postgresql` starts a PostgreSQL
of its own with as many server processes as --processes says; an address is used as it is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg
import httpx

from branchline.server.settings import Settings
from crowd import crowd
from players import Load, guest, keep_playing, open_table, play_alone
from servers import Server, migrated, servers, serving

Found = dict[str, Any]
GAMES = 20
LONG = 400
TARGETS = {
    "moves": ("moves_per_second", ">=", 800.0),
    "moves on postgresql": ("moves_per_second", ">=", 800.0),
    "alive": ("seen_by_the_other_ms.p99", "<", 50.0),
    "flat": ("late_to_early_bytes", "<", 1.5),
    "idle": ("bytes_per_table", "<", 10_000.0),
    "open": ("ms.p90", "<", 100.0),
    "crowd": ("lost_connections", "<", 1.0),
}
"""What the server must reach: measure -> the number, and its limit."""


async def run_load(running: list[Server], tables: int, title: str, think: float, seconds: float) -> Found:
    """Many tables at once for a while; what was measured once all of them play."""
    loads = [Load() for _ in range(tables)]
    playing: list[asyncio.Task[None]] = []
    limits = httpx.Limits(max_connections=50, keepalive_expiry=1.0)
    async with httpx.AsyncClient(timeout=120, limits=limits) as client:
        for number, load in enumerate(loads):
            homes = [running[(number + seat) % len(running)] for seat in range(2)]
            playing.append(asyncio.create_task(keep_playing(client, homes, load, title, think)))
            if number % 20 == 19:
                await all_ready(loads[: number + 1], playing)
        await all_ready(loads, playing)
        await asyncio.sleep(2)
        for load in loads:
            load.seen.clear()
        before = sum(load.acknowledged for load in loads), sum(server.seconds() for server in running)
        own, began = time.process_time(), time.perf_counter()
        await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        spent, own = time.perf_counter() - began, time.process_time() - own
        moves = sum(load.acknowledged for load in loads) - before[0]
        processor = sum(server.seconds() for server in running) - before[1]
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
    failures = [result for result in results if not isinstance(result, asyncio.CancelledError)]
    return {
        "tables": tables,
        "processes": len(running),
        "moves": moves,
        "seconds": round(spent, 2),
        "moves_per_second": round(moves / spent, 1),
        "refused": sum(load.refused for load in loads),
        "failed_tables": len(failures),
        "seen_by_the_other_ms": percentiles([delay for load in loads for _, delay, _ in load.seen]),
        "mean_bytes": round(statistics.mean(size for load in loads for _, _, size in load.seen)),
        "server_processor_per_move_ms": round(1000 * processor / max(1, moves), 3),
        "clients_processor_per_move_ms": round(1000 * own / max(1, moves), 3),
    }


async def all_ready(loads: list[Load], playing: list[asyncio.Task[None]]) -> None:
    """Wait until all tables play; if one fails, so does this."""
    ready = asyncio.create_task(wait_for(loads))
    await asyncio.wait({ready, *playing}, return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        if task.done():
            task.result()
    await ready


async def wait_for(loads: list[Load]) -> None:
    """Wait until all these tables play."""
    for load in loads:
        await load.ready.wait()


def percentiles(seconds: list[float]) -> dict[str, float]:
    """The middle, the slow and the slowest, in milliseconds."""
    ordered = sorted(seconds)
    return {f"p{p}": round(1000 * ordered[int(len(ordered) * p / 100)], 1) for p in (50, 90, 99)}


def bare_sqlite(folder: Path, seconds: float = 2.0) -> float:
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


async def bare_postgres(url: str, seconds: float = 2.0) -> float:
    """The same by PostgreSQL, over one connection."""
    base = await asyncpg.connect(url.replace("postgresql+asyncpg", "postgresql", 1))
    await base.execute("CREATE TABLE bare_rows (text TEXT)")
    insert = await base.prepare("INSERT INTO bare_rows VALUES ('claim bern-luzern: 3 green 1 loco')")
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        await insert.fetch()
        count += 1
    await base.execute("DROP TABLE bare_rows")
    await base.close()
    return count / seconds


def moves(given: argparse.Namespace) -> Found:
    """Moves acknowledged a second, every one on the disk first."""
    with migrated(given.database) as url:
        if url.startswith("sqlite"):
            with tempfile.TemporaryDirectory() as folder:
                bare = bare_sqlite(Path(folder))
        else:
            bare = asyncio.run(bare_postgres(url))
        with serving(url, given.processes) as running:
            found = asyncio.run(run_load(running, given.tables or 100, given.title, 0.0, given.seconds))
    ratio = round(found["moves_per_second"] / bare, 2)
    return found | {"bare_commits_per_second": round(bare, 1), "ratio_to_bare_commits": ratio}


def alive(given: argparse.Namespace) -> Found:
    """Many tables with people who think two seconds on average."""
    with servers(given.database, given.processes) as running:
        return asyncio.run(run_load(running, given.tables or 500, given.title, 2.0, given.seconds))


def flat(given: argparse.Namespace) -> Found:
    """Bytes and time of a move early and late in long games, as all but the mover see it."""
    seen: list[tuple[int, float, int]] = []
    with servers(given.database, 1) as (server,):
        loads = [Load() for _ in range(4)]
        asyncio.run(many_alone(server, given.title, loads))
    for load in loads:
        seen += load.seen
    last = max(number for number, _, _ in seen)
    found: Found = {"longest_game": last}
    for name, low, high in (("early", 5, 30), ("late", LONG - 50, LONG)):
        part = [(delay, size) for number, delay, size in seen if low <= number <= high]
        found[name] = {
            "moves": f"{low} to {high}",
            "seen": len(part),
            "mean_bytes": round(statistics.mean(size for _, size in part)),
            "median_bytes": statistics.median(size for _, size in part),
            "median_ms": round(1000 * statistics.median(delay for delay, _ in part), 2),
        }
    found["late_to_early_bytes"] = round(found["late"]["mean_bytes"] / found["early"]["mean_bytes"], 2)
    found["late_to_early_ms"] = round(found["late"]["median_ms"] / found["early"]["median_ms"], 2)
    return found


async def many_alone(server: Server, title: str, loads: list[Load]) -> list[tuple[dict[str, str], str]]:
    """Long games at the same time; their guests' headers and their tables."""
    return await asyncio.gather(*(play_alone(server, title, 5, load) for load in loads))


def idle(given: argparse.Namespace) -> Found:
    """Memory per table that nobody touches: while its game is in memory, and beyond so many, when it has left it."""
    count, kept = given.tables or 2000, Settings().live_tables

    async def scenario(server: Server) -> tuple[int, int]:
        async with httpx.AsyncClient(timeout=60) as client:
            headers = await guest(server, client)

            async def grown_by(tables: int) -> int:
                before = server.memory()
                for _ in range(tables):
                    await open_table(server, client, headers, given.title, "me me")
                return server.memory() - before

            await grown_by(50)
            return await grown_by(kept), await grown_by(count)

    with servers(given.database, 1) as (server,):
        live, gone = asyncio.run(scenario(server))
    return {"tables": count, "bytes_per_table": round(gone / count), "bytes_per_table_in_memory": round(live / kept)}


def open_long(given: argparse.Namespace) -> Found:
    """Opening tables with long games that are not in memory; the first one in a process that has just started."""
    with migrated(given.database) as url:
        with serving(url, 1) as (server,):
            games = asyncio.run(many_alone(server, given.title, [Load() for _ in range(GAMES)]))
        with serving(url, 1) as (server,), httpx.Client(base_url=server.url, timeout=60) as client:
            times, counts, size = [], [], 0
            for headers, table in games:
                began = time.perf_counter()
                answer = client.get(f"/api/tables/{table}", headers=headers)
                times.append(time.perf_counter() - began)
                counts.append(len(answer.raise_for_status().json()["log"]) - 1)
                size = max(size, len(answer.content))
    first, *others = times
    shape = {"tables": len(games), "moves": f"{min(counts)} to {max(counts)}", "most_bytes": size}
    return shape | {"first_ms": round(1000 * first, 1), "ms": percentiles(others)}


MEASURES = {"moves": moves, "alive": alive, "flat": flat, "idle": idle, "open": open_long, "crowd": crowd}


def everything(given: argparse.Namespace) -> Found:
    """All measures, one after another."""
    found = {name: measure(given) for name, measure in MEASURES.items()}
    given.database, given.processes = "postgresql", 2
    return found | {"moves on postgresql": moves(given)}


def verdict(name: str, found: Found) -> str:
    """A line: what was measured against what must be reached."""
    path, sign, limit = TARGETS[name]
    value: Any = found
    for step in path.split("."):
        value = value[step]
    good = value >= limit if sign == ">=" else value < limit
    return f"{'ok  ' if good else 'FAIL'} {name:20} {path} = {value:g}, must be {sign} {limit:g}"


def main() -> None:
    """Measure, print, and write down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measure", choices=["all", *MEASURES], nargs="?", default="all")
    parser.add_argument("--database", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--title", default="usa")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    found = everything(given) if given.measure == "all" else {given.measure: MEASURES[given.measure](given)}
    print(json.dumps(found, indent=2))
    lines = [verdict(name, each) for name, each in found.items()]
    print("\n".join(lines))
    if given.json:
        given.json.write_text(json.dumps(found, indent=2) + "\n")
    if any(line.startswith("FAIL") for line in lines):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
