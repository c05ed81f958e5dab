"""Taking back: free steps, consent, traces, and chance that stays confirmed."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.server.store import queries
from branchline.server.tables import undoing
from branchline.server.tables.live_table import LiveTable
from branchline.tables import UndoRequest
from room import Guest, Player, play_out, run, serving


async def opened(ola: Guest, jan: Guest | None, seats: str) -> str:
    """A table of Northern Lights past the choice of tickets, seat 0 to move."""
    id = await ola.open("northern-lights", seats, options={"first_player": 0})
    if jan is not None:
        await jan.sit(id)
    return id


async def keep_all(*players: Player) -> None:
    """Everybody keeps all tickets."""
    for player in players:
        await player.until("table")
    for player in players:
        while not player.turn["legal"]:
            await player.hear()
        await player.move(player.turn["legal"][-1]["text"])
    for player in players:
        while player.version < len(players):
            await player.hear()


def test_others_must_consent_and_the_trace_stays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await opened(ola, jan, "me open")
            async with ola.at(id) as one, jan.at(id) as two:
                await keep_all(one, two)
                before, version = deepcopy(one.view), one.version
                await one.send("undo-answer", agree=True)
                assert (await one.until("no"))["refusal"]["key"] == "no-undo-asked"
                assert (await one.move("draw deck"))["type"] == "ack"
                drawn = one.heard[-2]["move"]["events"][0]
                await one.send("undo")
                asked = await two.until("said")
                assert asked["talk"][0]["kind"] == "undo-asked"
                assert (await two.until("seats"))["undo"] == {"seat": 0, "keep": 2, "agreed": []}
                await one.send("undo-answer", agree=True)  # nobody can agree with oneself
                assert (await one.until("no"))["refusal"]["key"] == "no-undo-asked"
                await two.send("undo-answer", agree=False)
                await one.until(lambda message: message["type"] == "seats" and message["undo"] is None)
                await one.send("undo")
                await two.until(lambda message: message["type"] == "seats" and message["undo"] is not None)
                await two.send("undo-answer", agree=True)
                told = await one.until("table")
                assert one.version == version + 2 and one.view == before
                assert [line["kind"] for line in told["talk"]][-2:] == ["undo-agreed", "undone"]
                assert len(told["log"]) == 3  # the deal and two choices of tickets
                assert (await one.move("draw deck"))["type"] == "ack"
                assert one.heard[-2]["move"]["events"][0] == drawn  # the deck is as it was
                await asyncio.gather(play_out(one, 1), play_out(two, 2))
            record = bl.Record.loads((await ola.get(f"/api/tables/{id}/record")).text)
            assert record.verify() == []

    run(scenario())


def stands(table: LiveTable) -> UndoRequest | None:
    """What somebody wants to take back."""
    return table.undo


def test_an_answer_that_cannot_be_written_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: Any, **__: Any) -> None:
        raise OSError("disk full")

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await opened(ola, jan, "me open")
            async with ola.at(id) as one, jan.at(id) as two:
                await keep_all(one, two)
                await one.move("draw deck")
                table = room.registry.tables[id]
                with monkeypatch.context() as patched:
                    patched.setattr(queries, "add_talk", full)
                    await one.send("undo")
                    assert (await one.until("no"))["refusal"]["key"] == "store-down"
                    assert stands(table) is None
                await one.send("undo")
                await two.until(lambda message: message["type"] == "seats" and message["undo"] is not None)
                with monkeypatch.context() as patched:
                    patched.setattr(queries, "add_talk", full)
                    await two.send("undo-answer", agree=False)
                    assert (await two.until("no"))["refusal"]["key"] == "store-down"
                    assert stands(table) == UndoRequest(0, 2, [])
                await two.send("undo-answer", agree=True)
                await one.until(lambda message: message["type"] == "table" and message["version"] == 4)

    run(scenario())


def test_something_is_taken_back_so_often_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undoing, "MOST_UNDONE", 2)

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me")
            async with ola.at(id) as one:
                await one.until("table")
                for _ in range(2):
                    await one.move()
                    await one.send("undo")
                    await one.until("table")
                await one.move()
                await one.send("undo")
                refused = (await one.until("no"))["refusal"]
                assert refused["key"] == "too-many-undos" and " 2 " in refused["sentence"]

    run(scenario())


def test_alone_with_bots_nobody_must_be_asked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await opened(ola, None, "me random")
            async with ola.at(id) as one:
                await one.until("table")
                await one.send("undo")
                assert (await one.until("no"))["refusal"]["key"] == "no-undo"
                await play_out(one, 1, upto=12)
                while not one.turn["legal"]:
                    await one.hear()
                made = [move for move in one.heard if move["type"] == "moved" and move["move"]["seat"] == 0]
                await one.send("undo")
                told = await one.until("table")
                assert told["log"][-1]["number"] == made[-1]["move"]["number"] - 1
                assert told["talk"][-1]["kind"] == "undone" and told["turn"]["legal"]
                await play_out(one, 2)

    run(scenario())


def test_own_steps_that_revealed_nothing_are_free(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("snowdonia")
            await jan.sit(id)
            async with ola.at(id) as one, jan.at(id) as two:
                await asyncio.gather(one.until("table"), two.until("table"))
                table = room.registry.tables[id]
                players, before = (one, two), None
                while True:
                    seat = table.game.to_move
                    assert seat is not None, "no step of this game was free to take back"
                    while players[seat].version < table.version:
                        await players[seat].hear()
                    before = deepcopy(players[seat].view)
                    await players[seat].move()
                    if table.is_free(seat):
                        break
                await players[seat].send("undo")
                await players[seat].until("table")
                assert players[seat].view == before
                told = await players[1 - seat].until(lambda message: message["type"] == "table")
                assert told["talk"][-1]["kind"] == "undone"

    run(scenario())


def test_what_somebody_wants_to_take_back_survives_a_restart(tmp_path: Path) -> None:
    """It stood in the database, and was forgotten with the first move that was read after it."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("snowdonia")
            await jan.sit(id)
            async with ola.at(id) as one, jan.at(id) as two:
                await asyncio.gather(one.until("table"), two.until("table"))
                await one.move()
                await one.send("undo")
                await two.until(lambda message: message["type"] == "seats" and message["undo"] is not None)
                room.registry.abandon(room.registry.tables[id])  # as after a restart
            async with jan.at(id) as two:
                assert (await two.until("table"))["undo"] == {"seat": 0, "keep": 0, "agreed": []}
                await two.send("undo-answer", agree=True)
                assert (await two.until(lambda message: message["type"] == "table"))["version"] == 2

    run(scenario())


def test_an_undo_survives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("usa", "me me", options={"first_player": 0})
            async with ola.at(id) as one:
                await one.until("table")
                await one.move()
                await one.send("undo")
                await one.until("table")
                assert one.version == 2
                await one.move(one.turn["legal"][-1]["text"])
            room.registry.tables.clear()
            table = (await ola.get(f"/api/tables/{id}", seat=0)).json()
            assert table["version"] == 3 and len(table["log"]) == 2
            assert table["log"][-1]["move"] == "keep 1 2 3"

    run(scenario())


def test_the_move_that_ended_the_game_is_never_taken_back(tmp_path: Path) -> None:
    """Neither by asking afterwards nor by agreeing to what was asked before."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("snowdonia", "me open")
            await jan.sit(id)
            async with ola.at(id) as one, jan.at(id) as two:
                await asyncio.gather(one.until("table"), two.until("table"))
                await asyncio.gather(play_out(one, 1), play_out(two, 2))
                table = room.registry.tables[id]
                version, outcome = table.version, table.game.outcome().as_dict()
                for player in (one, two):
                    await player.send("undo")
                    assert (await player.until("no"))["refusal"]["key"] == "game-over"
                table.undo = UndoRequest(0, table.move_count - 1, [])  # as another process may still have it
                await two.send("undo-answer", agree=True)
                assert (await two.until("no"))["refusal"]["key"] == "no-undo-asked"
                assert table.version == version and table.game.outcome().as_dict() == outcome

    run(scenario())
