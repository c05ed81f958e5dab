"""A real PostgreSQL server for the tests, on a unix socket in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import needs


def program(name: str) -> str:
    """The newest PostgreSQL program of this name on this machine."""
    found = needs.postgresql(name)
    assert found, needs.advice(["postgresql"], needs.system())
    return found


def as_postgres(*command: str) -> list[str]:
    """A command as the user postgres, since PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else list(command)


@contextmanager
def postgres() -> Iterator[str]:
    """A fresh server; its address. Durable as by default."""
    with tempfile.TemporaryDirectory(prefix="branchline-pg-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        data = folder / "data"
        run = {"check": True, "cwd": "/", "stdout": subprocess.DEVNULL}
        subprocess.run(as_postgres(program("initdb"), "-D", str(data), "-A", "trust", "-U", "postgres"), **run)  # type: ignore[call-overload]
        options = f"-k {folder} -c listen_addresses='' -c max_connections=200"
        control = as_postgres(program("pg_ctl"), "-D", str(data), "-w")
        log = str(folder / "log")
        subprocess.run([*control, "-l", log, "-o", options, "start"], **run)  # type: ignore[call-overload]
        try:
            yield f"postgresql+asyncpg://postgres@/postgres?host={folder}"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], **run)  # type: ignore[call-overload]
