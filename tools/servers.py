"""Server processes for measuring: started on a database of their own, asked for memory and processor time, stopped."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import httpx

from ports import free_port
from postgres import postgres

PATIENCE = 240.0
"""Seconds for a server to start: machines may be busy."""
LIMITS = (
    "messages=1000",
    "effort=1000000",
    "bot_tables=1000000",
    "requests=1000000",
    "newcomers=1000000",
    "tables=1000000",
    "connections=1000000",
    "at_once=1000000",
)


class Server:
    """A server process of its own; what it logs goes to standard error, or into a file."""

    def __init__(
        self,
        database: str,
        limits: tuple[str, ...] = LIMITS,
        log: Path | None = None,
        *,
        behind_proxy: bool = False,
        bots: str = "here",
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "branchline.terminal.cli", "serve", "--port", str(self.port)]
        command += ["--database", database, "--log-level", "warning"]
        command += ["--bots", bots, *(["--trust-proxy"] if behind_proxy else [])]
        command += [part for limit in limits for part in ("--limit", limit)]
        with log.open("wb") if log is not None else nullcontext() as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)

    def wait_until_ready(self) -> None:
        """Wait for its first answer."""
        with httpx.Client(base_url=self.url) as client:
            late = time.monotonic() + PATIENCE
            while time.monotonic() < late and self.process.poll() is None:
                try:
                    if client.get("/api/health").status_code == 200:
                        return
                except httpx.TransportError:
                    pass
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


@contextmanager
def migrated(database: str) -> Iterator[str]:
    """A database that is ready to be served: a new SQLite file or PostgreSQL, or the one at an address."""
    with tempfile.TemporaryDirectory() as folder:
        if database == "postgresql":
            with postgres() as url:
                yield from _ready(url)
        else:
            yield from _ready(database or f"sqlite:///{folder}/tables.db")


def _ready(url: str) -> Iterator[str]:
    command = [sys.executable, "-m", "branchline.terminal.cli", "migrate", "--database", url]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    yield url


@contextmanager
def serving(url: str, count: int, limits: tuple[str, ...] = LIMITS) -> Iterator[list[Server]]:
    """Server processes on a database that is ready."""
    running = [Server(url, limits) for _ in range(count)]
    try:
        for server in running:
            server.wait_until_ready()
        yield running
    finally:
        for server in running:
            server.stop()


@contextmanager
def servers(database: str, count: int) -> Iterator[list[Server]]:
    """Server processes on a database of their own."""
    with migrated(database) as url, serving(url, count) as running:
        yield running
