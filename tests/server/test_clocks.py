"""Clocks: per move, per game, and what happens when they run out. Time is told, not waited for."""

from __future__ import annotations

import time as wall
from pathlib import Path

import pytest

from branchline.server.tables import clocks, pauses
from branchline.tables import seating
from room import Room, at_table, run, serving

pytestmark = pytest.mark.usefixtures("by_hand")


class Time:
    """The registry's time, moved on by hand."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.now = room.registry.now()
        room.registry.now = lambda: self.now

    async def passes(self, seconds: float) -> None:
        """Some time passes, and the clocks are looked at."""
        self.now += seconds
        await clocks.tick(self.room.registry)


@pytest.fixture(autouse=True)
def quick_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody quick stands in."""
    monkeypatch.setattr(seating, "STAND_IN", "random")


def test_at_zero_a_bot_moves_and_the_person_plays_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            time = Time(room)
            clock = {"mode": "move", "seconds": 30, "zero": "bot-moves"}
            id = await ola.open("snowdonia", clock=clock)
            await time.passes(100)
            assert room.registry.tables[id].version == 0  # nobody plays yet, so no clock runs
            await jan.sit(id)
            async with ola.at(id) as one:
                await one.until("table")
                assert one.turn["left"] == [30.0, 30.0] and one.turn["elapsed"] == 0
                await time.passes(29)
                assert room.registry.tables[id].version == 0
                await time.passes(2)
                moved = await one.until("moved")
                assert moved["move"]["seat"] == 0 and not room.registry.tables[id].seats[0].stand_in

    run(scenario())


def test_a_jump_of_the_wall_clock_costs_nobody_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            clock = {"mode": "game", "seconds": 600, "zero": "bot-takes-over"}
            id = await ola.open("snowdonia", "me me", clock=clock)
            real = wall.time
            for jump in (7200.0, -7200.0):
                monkeypatch.setattr(wall, "time", lambda jump=jump: real() + jump)
                await clocks.tick(room.registry)
                async with ola.at(id, seat=room.registry.tables[id].game.to_move) as one:
                    told = await one.until("table")
                    assert not any(seat["stand_in"] for seat in told["seats"])
                    assert 0 <= told["turn"]["elapsed"] < 60
                    assert (await one.move())["type"] == "ack"
                    assert min(left for left in one.turn["left"] if left is not None) > 540

    run(scenario())


def test_time_in_which_no_server_ran_is_nobodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An update took a few minutes, and everybody whose turn it was had lost a move, or the game."""

    async def scenario() -> None:
        clocked = [{"mode": "move", "seconds": 30, "zero": "bot-moves"}, {"mode": "game", "seconds": 600}]
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            ids = [await ola.open("snowdonia", "me me", clock=clock) for clock in clocked]
        real = wall.time
        monkeypatch.setattr(wall, "time", lambda: real() + 500)
        async with serving(tmp_path / "tables.db") as room:
            headers = {"authorization": f"Bearer {ola.token}"}
            await clocks.tick(room.registry)
            for id in ids:
                async with at_table(room, id, headers) as one:
                    told = await one.until("table")
                    assert told["version"] == 0 and 0 <= told["turn"]["elapsed"] < 25
                    assert (await one.move())["type"] == "ack"
                    assert one.turn["left"][0] in (30.0, pytest.approx(600, abs=25))
                row = room.registry.tables[id]
                assert row.deadline is not None and row.deadline > room.registry.now()

    run(scenario())


def test_time_in_which_the_database_was_down_is_nobodys(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me", clock={"mode": "move", "seconds": 30, "zero": "bot-moves"})
            time = Time(room)
            time.now += 100  # nobody could write down that they are there
            await pauses.note(room.registry)
            await time.passes(28)
            assert room.registry.tables[id].version == 0
            async with ola.at(id) as one:
                await one.until("table")
                await time.passes(3)
                await one.until("moved")

    run(scenario())


def test_at_zero_a_bot_takes_over_if_so_agreed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            time = Time(room)
            clock = {"mode": "game", "seconds": 60, "zero": "bot-takes-over"}
            id = await ola.open("snowdonia", clock=clock)
            await jan.sit(id)
            async with ola.at(id) as one, jan.at(id) as two:
                await one.until("table")
                await two.until("table")
                await time.passes(25)
                await one.move()
                assert one.turn["left"][0] == 35.0
                while two.version < 1:
                    await two.hear()
                await time.passes(10)
                await two.move()
                while not one.turn["legal"]:
                    await one.hear()
                assert one.turn["left"] == [35.0, 50.0]
                await time.passes(35)
                seats = (await two.until("seats"))["seats"]
                assert seats[0]["stand_in"] and seats[0]["name"] == "Ola"
                assert (await two.until("moved"))["move"]["seat"] == 0
                assert "time-over" in [line["kind"] for message in two.heard for line in message.get("talk", [])]
            room.registry.tables.clear()
            table = await room.registry.open(id)
            assert table.seconds_left(0) == 0.0 and table.seconds_left(1) == 50.0

    run(scenario())
