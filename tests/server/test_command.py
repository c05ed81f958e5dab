"""`branchline serve` as a process of its own: it starts, tells how it is, and goes away politely."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import sys
import traceback
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from branchline.server.store import engines
from branchline.server.store.keys import lasting_key
from branchline.server.store.migrate import hold_file
from branchline.server.store.store import Store, full_url
from branchline.terminal.cli import app
from ports import free_port
from room import run, serving


def test_a_server_process_starts_serves_and_stops(tmp_path: Path) -> None:
    async def scenario() -> None:
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "branchline.terminal.cli", "serve", "--port", str(port),
            "--database", f"sqlite:///{tmp_path}/tables.db", "--limit", "tables=1",
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert server.stdout is not None
        assert url in (await server.stdout.readline()).decode()
        async with httpx.AsyncClient(base_url=url, transport=httpx.AsyncHTTPTransport(retries=8)) as client:
            assert (await client.get("/api/health")).json()["ok"]
            me = (await client.post("/api/me", json={"name": "Ola", "program": True})).json()
            headers = {"authorization": f"Bearer {me['token']}"}
            body = {"title": "snowdonia", "seats": ["me", "me"]}
            id = (await client.post("/api/tables", json=body, headers=headers)).json()["id"]
            assert (await client.post("/api/tables", json=body, headers=headers)).json()["key"] == "too-many-tables"
        async with connect(f"ws://127.0.0.1:{port}/api/tables/{id}/live") as watching:
            await watching.recv()
            server.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                while True:  # who is here may be told before the goodbye
                    await watching.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        _, errors = await server.communicate()
        lines = [json.loads(line) for line in errors.decode().splitlines()]
        assert ("/api/health", 200) in [(line.get("area"), line.get("status")) for line in lines]
        assert id not in errors.decode() and me["token"] not in errors.decode()

    run(scenario())


def test_health_and_measures(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            async with ola.at(id) as one:
                await one.until("table")
                await one.move()
                await one.move("pass")
                text = (await room.client().get("/metrics")).text
            assert "branchline_moves_total 1.0\n" in text
            assert "branchline_connections 1.0\n" in text
            assert 'branchline_refused_total{key="illegal-move"} 1.0\n' in text
            room.registry.closing = True
            assert (await room.client().get("/api/health")).status_code == 503
            room.registry.closing = False

    run(scenario())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["serve", "--database", "mysql://x"], "a database is written"),
        (["serve", "--database", "sqlite://"], "tables are kept in a file"),
        (["serve", "--database", "sqlite:///t.db?mode=ro"], "may say nothing after '?', not mode"),
        (["serve", "--database", "postgresql://u@h:port/x"], "the database address cannot be used"),
        (
            ["serve", "--database", "postgresql://u@h/x?application_name=b"],
            "sslmode after '?', not app",
        ),
        (["migrate", "--database", "postgresql://u@127.0.0.1:1/x?sslmode=require"], "Connect call failed"),
        (["serve", "--database", "postgresql://u@127.0.0.1:1/x?sslmode=cats"], "the database cannot be used"),
        (["serve", "--log-level", "loud"], "the log level is"),
        (["serve", "--limit", "cats=9"], "a limit is written NAME=NUMBER"),
        (["serve", "--limit", "tables=many"], "a limit is a number"),
        (["serve", "--limit", "tables=-1"], "a limit is a number, 0 or more"),
        (["serve", "--keep", "finished=nan"], "what is kept is a number, 0 or more"),
        (["serve", "--origin", "pages.example"], "an origin is written https://HOST"),
        (["serve", "--origin", "https://pages.example/path"], "an origin is written https://HOST"),
        (["serve", "--contact", "nobody"], "a contact is written mailto:NAME@HOST"),
        (["admin", "prune", "--keep", "finished=-5"], "what is kept is a number, 0 or more"),
        (["admin", "announce", "x" * 501], "an announcement has 500 letters at most"),
        (["admin", "tables", "--database", "sqlite:////no/such/tables.db"], "there is no database /no/such/tables.db"),
        (["admin", "backup", "copy.db", "--database", "sqlite:////no/such/tables.db"], "there is no database"),
        (["serve", "--database", "sqlite:////no/such/folder/tables.db"], "the database cannot be used"),
        (["migrate", "--database", "sqlite:////no/such/folder/tables.db"], "the database cannot be used"),
        (["migrate", "--database", "postgresql://nobody@127.0.0.1:1/x"], "the database cannot be used"),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], complaint: str) -> None:
    found = CliRunner().invoke(app, arguments)
    assert found.exit_code == 2
    assert complaint in found.stderr and found.stderr.count("\n") == 1


def test_migrate_can_be_run_again(tmp_path: Path) -> None:
    for _ in range(2):
        found = CliRunner().invoke(app, ["migrate", "--database", f"sqlite:///{tmp_path}/tables.db"])
        assert (found.exit_code, found.stdout.strip()) == (0, "The database is ready.")


def test_only_its_owner_may_read_a_database(tmp_path: Path) -> None:
    """It holds the secrets of running tables; so does a copy of it."""
    url = f"sqlite:///{tmp_path}/tables.db"
    CliRunner().invoke(app, ["migrate", "--database", url])
    found = CliRunner().invoke(app, ["admin", "backup", str(tmp_path / "copy.db"), "--database", url])
    assert (found.exit_code, found.stdout.strip()) == (0, f"The database is copied to {tmp_path}/copy.db.")
    assert [(tmp_path / name).stat().st_mode & 0o777 for name in ("tables.db", "copy.db")] == [0o600, 0o600]
    for target, why in (("copy.db", "is there already"), ("no/copy.db", "No such file or directory")):
        found = CliRunner().invoke(app, ["admin", "backup", str(tmp_path / target), "--database", url])
        assert found.exit_code == 2 and why in found.stderr and found.stderr.count("\n") == 1


def test_a_database_that_takes_nothing_is_refused_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that may only be read gave a page of traceback, with a new key in it."""
    url = f"sqlite:///{tmp_path}/tables.db"
    CliRunner().invoke(app, ["migrate", "--database", url])
    monkeypatch.setattr(engines, "SQLITE", (*engines.SQLITE, "query_only=ON"))
    found = CliRunner().invoke(app, ["serve", "--port", "0", "--database", url])
    assert found.exit_code == 2 and found.stderr.count("\n") == 1
    assert found.stderr.startswith("branchline: the database cannot be used: OperationalError: attempt to write")

    async def scenario() -> None:
        store, fresh = Store(url), b"QWERTZUIOP"
        with pytest.raises(OperationalError) as error:
            await lasting_key(store, "push", fresh)
        assert fresh.decode() not in "".join(traceback.format_exception(error.value))
        await store.stop()

    run(scenario())


def test_a_database_is_not_changed_under_a_server(tmp_path: Path) -> None:
    """Operators' commands do not make a file, nor bring it to another version while one may run on it."""
    url = f"sqlite:///{tmp_path}/tables.db"
    CliRunner().invoke(app, ["migrate", "--database", url])
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '0007'")
    found = CliRunner().invoke(app, ["admin", "tables", "--database", url])
    assert found.exit_code == 2 and "run 'branchline migrate' first" in found.stderr
    held = hold_file(full_url(url))
    assert held is not None
    found = CliRunner().invoke(app, ["migrate", "--database", url])
    assert found.exit_code == 2 and "another server uses" in found.stderr
    held.close()


def test_a_file_has_one_server(tmp_path: Path) -> None:
    """Two would not hear of each other's moves."""
    url = f"sqlite:///{tmp_path}/tables.db"
    held = hold_file(full_url(url))
    assert held is not None
    found = CliRunner().invoke(app, ["serve", "--port", "0", "--database", url])
    assert found.exit_code == 2 and "another server uses" in found.stderr and found.stderr.count("\n") == 1
    held.close()
    again = hold_file(full_url(url))
    assert again is not None
    again.close()
    assert hold_file("postgresql+asyncpg://u@h/db") is None
