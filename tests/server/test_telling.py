"""Telling can never break committing: a move that cannot be told was made all the same, and everybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from branchline.server.store import queries
from branchline.server.store.models import TalkRow
from branchline.server.tables.subscriber import Subscriber
from branchline.tables import Audience
from room import run, serving


def test_a_failure_while_telling_does_not_reach_the_mover(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("snowdonia")
            await jan.sit(id)
            async with ola.at(id) as one, jan.at(id) as two:
                await asyncio.gather(one.until("table"), two.until("table"))
                room.registry.tables[id].audience.facts.clear()  # as if nobody had been told anything
                assert (await one.move())["type"] == "ack"
                told = await two.until("table")
                assert told["version"] == 1
        assert "a table could not be told" in [record.message for record in caplog.records]

    with caplog.at_level(logging.ERROR):
        run(scenario())


def test_a_bot_goes_on_when_its_move_could_not_be_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Iterator[Any]:
        raise KeyError("a seat nobody looks from")

    monkeypatch.setattr(Audience, "moved", broken)

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "random random random me")
            async with ola.at(id) as one:
                await one.until(lambda message: message["type"] == "table" and message["version"] == 3)
                assert one.turn["to_move"] == 3

    run(scenario())


def test_the_last_move_counts_though_the_talk_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of a game is told with all that was said; that is read after the commit."""

    async def locked(*_: Any) -> Any:
        raise OperationalError("SELECT", {}, Exception("database is locked"))

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            table = await room.registry.open(await ola.open("snowdonia", "me me"))
            monkeypatch.setattr(queries, "talk_since", locked)
            subscriber = Subscriber(0, str(ola.me["id"]), "", 4)
            table.subscribers.add(subscriber)
            await room.registry.tell_anew(table)
            assert subscriber.behind and await subscriber.next() is None

    run(scenario())


def test_answers_outlive_a_table_told_anew() -> None:
    async def scenario() -> None:
        subscriber = Subscriber(0, None, "", 3)
        subscriber.tell(b"moved")
        subscriber.tell(b"moved")
        subscriber.answer(b"ack 1")
        subscriber.answer(b"ack 2")  # one too many
        assert subscriber.behind and await subscriber.next() is None
        subscriber.caught_up()
        subscriber.tell(b"table")
        subscriber.answer(b"ack 3")
        subscriber.caught_up()  # asked for again meanwhile
        subscriber.tell(b"table again")
        assert [await subscriber.next() for _ in range(4)] == [b"table again", b"ack 1", b"ack 2", b"ack 3"]

    run(scenario())


def test_a_line_of_talk_reaches_all_whoever_comes_meanwhile(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me")
            async with ola.at(id) as one:
                await one.until("table")
                table = room.registry.tables[id]
                line = TalkRow(0, 1.0, "chat", 0, "Ola", "Hello")
                await queries.add_talk(room.registry.store, id, line)  # on the disk, and not told yet
                async with ola.at(id) as two:
                    assert (await two.until("table"))["talk"][-1]["text"] == "Hello"
                await room.registry.hear_talk(table)
                assert (await one.until("said"))["talk"][-1]["text"] == "Hello"

    run(scenario())
