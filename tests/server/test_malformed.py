"""What is no request at all is refused with a sentence, and leaves no traceback."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from branchline.server.http.middleware import WebSocketLine
from room import at_table, run, serving


def test_origins_that_are_no_addresses_are_foreign(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            for origin in ("http://[", "http://[::1", "http://x]y/", "\\", "null", "http://a:b:c"):
                nowhere = await ola.client.post("/api/tables", json={}, headers={"origin": origin, "host": ""})
                assert nowhere.status_code == 403
                answer = await ola.client.post("/api/tables", json={}, headers={"origin": origin})
                assert (answer.status_code, answer.json()["key"]) == (403, "bad-origin"), origin
                with pytest.raises(InvalidStatus):
                    async with at_table(room, id, {"origin": origin}):
                        pass

    run(scenario())


BODIES = [b'{"name": "\xff\xfe"}', b"\xff", b'{"name": "\xed\xa0\x80"}', b'{"\xc3": 1}', b"\x00", b"[" * 9000]


def test_bodies_that_are_no_text_are_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            for path in ("/api/me", "/api/tables", f"/api/tables/{id}/moves", "/api/reviews"):
                for body in BODIES:
                    answer = await ola.client.post(path, content=body, headers={"content-type": "application/json"})
                    assert (answer.status_code, answer.json()["key"]) == (400, "bad-request"), (path, body)
                    assert len(answer.json()["sentence"]) > 10

    run(scenario())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_addresses_with_zero_bytes_never_reach_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL takes no such text, and would be blamed."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            monkeypatch.setattr(room.registry, "open", forbidden)
            for path in ("/api/tables/%00", "/api/tables/a%00b/record", "/api/me/tokens/%00", "/api/titles?x=%00"):
                answer = await ola.client.request("DELETE" if "tokens" in path else "GET", path)
                assert (answer.status_code, answer.json()["key"]) == (404, "no-page"), path
            with pytest.raises(InvalidStatus):
                async with at_table(room, "%00", {}):
                    pass
            wish = {"title": "tickets", "seats": ["me", "me"], "map_id": "a\0b"}
            answer = await ola.post("/api/tables", wish)
            assert (answer.status_code, answer.json()["key"]) == (400, "bad-request")
            for token in ("\0.\0", "a\0b.c"):
                answer = await ola.post("/api/me/arrive", {"token": token})
                assert (answer.status_code, answer.json()["key"]) in [(401, "bad-token"), (400, "bad-request")]

    run(scenario())


def forbidden(_: str) -> None:
    raise AssertionError("the database was asked")


def test_a_second_goodbye_is_not_sent() -> None:
    async def scenario() -> None:
        sent: list[str] = []

        async def send(message: MutableMapping[str, Any]) -> None:
            assert "websocket.close" not in sent, "the server complains of what comes after the end"
            sent.append(message["type"])

        line = WebSocketLine(send)
        for kind in ("websocket.accept", "websocket.send", "websocket.close", "websocket.send", "websocket.close"):
            await line.send({"type": kind})
        assert sent == ["websocket.accept", "websocket.send", "websocket.close"]

    run(scenario())


def test_what_is_sent_to_somebody_who_left_goes_nowhere() -> None:
    async def scenario() -> None:
        tries = 0

        async def send(_: MutableMapping[str, Any]) -> None:
            nonlocal tries
            tries += 1
            raise ClientDisconnected

        line = WebSocketLine(send)
        for _ in range(3):
            await line.send({"type": "websocket.send"})
        assert tries == 1 and line.closed

    run(scenario())


def test_connections_that_end_from_both_sides_leave_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            async with ola.at(id) as one:
                await one.until("table")
                for _ in range(60):
                    await one.socket.send("nonsense")
                (subscriber,) = room.registry.tables[id].subscribers
                subscriber.close()
                with pytest.raises(ConnectionClosed):
                    while True:
                        await one.hear()
            async with ola.at(id) as two:
                await two.until("table")
                two.socket.protocol.send_frame(Frame(Opcode.TEXT, b"\xff\xfe"))
                for data in two.socket.protocol.data_to_send():
                    two.socket.transport.write(data)
                with pytest.raises(ConnectionClosed):
                    while True:
                        await two.hear()
            async with ola.at(id) as gone:
                await gone.until("table")
                (subscriber,) = room.registry.tables[id].subscribers
                gone.socket.transport.abort()
                for _ in range(30):
                    subscriber.tell(b"{}")
                    await asyncio.sleep(0)
            async with asyncio.timeout(10):
                while room.registry.tables[id].subscribers:
                    await asyncio.sleep(0)

    run(scenario())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
