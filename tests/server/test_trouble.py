"""When something does not work an operator sees it: health, logs, and moves that are refused soon."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from branchline.server import logs
from branchline.server.bots import worker_pool
from branchline.server.store import engines, operators
from branchline.server.tables import promises
from branchline.version import __version__
from room import run, serving


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Somebody else writes to the file and does not come to an end."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_a_move_on_a_locked_file_is_refused_soon(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            table = await room.registry.open(id)
            move = str(table.game.legal_moves()[0])
            body = {"seat": 0, "move": move, "version": 0, "key": "the-first-try"}
            with locked(tmp_path / "tables.db"):
                began = time.monotonic()
                refused = await ola.post(f"/api/tables/{id}/moves", body)
                assert time.monotonic() - began < 2 * engines.BUSY + 1
                assert (refused.status_code, refused.json()["key"]) == (503, "store-down")
                assert "database is locked" in str(vars(failure(caplog, "a move could not be written"))["facts"])
                ready = await ola.get("/api/health/ready")
                assert ready.status_code == 503 and ready.json()["failing"] == ["database"]
                assert (await ola.get("/api/health/live")).status_code == 200
            made = await ola.post(f"/api/tables/{id}/moves", body)
            assert made.json() == {"version": 1}
            await asyncio.sleep(1.0)  # an answer of the database counts for a second
            assert (await ola.get("/api/health")).json() == {"ok": True, "version": __version__, "failing": []}

    run(scenario())


def test_nobody_gets_to_see_a_move_that_was_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes while a move waits for the disk, which is full, must not go on from that move: the log has it not."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, eve = await room.guest("Ola"), await room.guest("Eve")
            id = await ola.open("snowdonia", "me me")
            table = await room.registry.open(id)
            asked, coming = asyncio.Event(), asyncio.Event()

            async def full(*_: Any) -> bool:
                asked.set()
                await coming.wait()
                raise OSError("disk full")

            move = str(table.game.legal_moves()[0])
            body = {"seat": 0, "move": move, "version": 0, "key": "the-first-try"}
            with monkeypatch.context() as patched:
                patched.setattr(room.registry.store, "append", full)
                trying = asyncio.create_task(ola.post(f"/api/tables/{id}/moves", body))
                await asked.wait()
                async with eve.at(id) as one:
                    looking = asyncio.create_task(eve.get(f"/api/tables/{id}"))
                    async with asyncio.timeout(20):
                        while not table.lock._waiters:
                            await asyncio.sleep(0.01)  # the server takes it in; there is nothing to await
                    coming.set()
                    with pytest.raises(ConnectionClosed) as closed:
                        while True:
                            assert (await one.hear()).get("version", 0) == 0
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
                assert [answer.status_code for answer in (await trying, await looking)] == [503, 503]
            async with eve.at(id) as one:
                assert (await one.until("table"))["version"] == 0
                assert (await ola.post(f"/api/tables/{id}/moves", body)).json() == {"version": 1}
                await one.until("moved")

    run(scenario())


def failure(caplog: pytest.LogCaptureFixture, message: str) -> logging.LogRecord:
    """The one line that says so."""
    (record,) = (record for record in caplog.records if record.message == message)
    return record


def test_a_disk_that_is_nearly_full_is_seen_by_health(tmp_path: Path) -> None:
    """It took the few bytes that health wrote, and no move."""

    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            ola, database = await room.guest("Ola"), room.registry.store.database
            assert isinstance(database, engines.Sqlite)
            with closing(sqlite3.connect(tmp_path / "t.db", isolation_level=None)) as free:
                free.execute("DELETE FROM keys WHERE name = 'probe'")
                free.execute("VACUUM")  # what was written to see whether there is room gives none
            with database.writing.connect() as file:
                pages = file.exec_driver_sql("PRAGMA page_count").scalar_one()
                file.exec_driver_sql(f"PRAGMA max_page_count={pages + 2}")
            answer = await ola.get("/api/health/ready")
            assert (answer.status_code, answer.json()["failing"]) == (503, ["database"])
            assert (await ola.get("/api/health/live")).status_code == 200

    run(scenario())


def test_what_changed_meanwhile_is_no_fault_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody is deleted between two steps of what they asked for."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            secret_of = promises.secret_of

            async def meanwhile(registry: Any, id: str) -> bytes:
                await operators.delete_guest(registry.store, ola.me["id"], 0.0)
                return await secret_of(registry, id)

            monkeypatch.setattr(promises, "secret_of", meanwhile)
            answer = await ola.post("/api/tables", {"title": "snowdonia", "seats": ["me", "me"]})
            assert (answer.status_code, answer.json()["key"]) == (409, "stale")

    run(scenario())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_an_error_that_reaches_nobody_is_a_line_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    said = io.StringIO()
    monkeypatch.setattr(sys, "stderr", said)
    kept = logging.getLogger().handlers, sys.excepthook, sys.unraisablehook
    try:
        logs.log_to_stderr("info")
        careless = Careless()
        del careless
    finally:
        logging.getLogger().handlers, sys.excepthook, sys.unraisablehook = kept
    (line,) = said.getvalue().splitlines()
    assert "a mistake of ours" in json.loads(line)["trace"]


class Careless:
    """Fails while it is cleared away."""

    def __del__(self) -> None:
        raise ValueError("a mistake of ours")


def test_who_is_cut_off_when_the_server_goes_is_no_failure() -> None:
    """Each was a page of traceback, at every restart under load."""

    def line(error: BaseException) -> logging.LogRecord:
        told = (type(error), error, None)
        return logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Exception in ASGI application\n", (), told)

    assert not logs.is_ours(line(asyncio.CancelledError("Task cancelled, timeout graceful shutdown exceeded")))
    assert logs.is_ours(line(KeyError("seat")))


def test_a_background_task_that_fails_is_seen_by_health(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            door: Any = room.server.config.app
            door.app.state.readiness.supervisor.failing.add("clocks")
            ready = await room.client().get("/api/health")
            assert ready.status_code == 503 and ready.json()["failing"] == ["clocks"]

    run(scenario())


def test_a_crash_of_a_connection_is_logged_once_with_its_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(logs.JsonLines().format(record))

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            monkeypatch.setattr("branchline.server.http.websocket.playing.why_not", crash)
            async with ola.at(id) as one:
                await one.until("table")
                await one.send("why", move="pass")
                with pytest.raises(ConnectionClosed):
                    while True:
                        await one.hear()

    kept = Kept()
    logging.getLogger("branchline.server").addHandler(kept)
    try:
        run(scenario())
    finally:
        logging.getLogger("branchline.server").removeHandler(kept)
    failed = [json.loads(line) for line in lines if "a connection failed" in line]
    assert len(failed) == 1 and failed[0]["client"] == "127.0.0.1" and len(failed[0]["request"]) == 8
    assert "a mistake of ours" in failed[0]["trace"]
    assert [record for record in caplog.records if record.name == "uvicorn.error" and record.levelno > 30] == []


def crash(*_: Any) -> Any:
    raise ValueError("a mistake of ours")


def test_a_database_that_fails_does_not_end_a_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: Any, **__: Any) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            async with ola.at(await ola.open("snowdonia", "me me")) as one:
                await one.until("table")
                with monkeypatch.context() as patched:
                    patched.setattr("branchline.server.http.websocket.queries.add_talk", full)
                    await one.send("say", text="hello")
                    assert (await one.until("no"))["refusal"]["key"] == "store-down"
                await one.send("say", text="hello again")
                assert (await one.until("said"))["talk"][0]["text"] == "hello again"

    run(scenario())


def test_what_a_worker_prints_is_one_line_of_the_log(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", "raise ValueError('a bad bot')", stderr=asyncio.subprocess.PIPE
        )
        await worker_pool.hear_last_words(process)
        await process.wait()

    run(scenario())
    said = vars(failure(caplog, "a worker ended"))["facts"]["said"]
    assert "ValueError: a bad bot" in said and capfd.readouterr().err == ""
