"""Whole games over real WebSockets: moves, refusals, versions, keys, and what everybody is told."""

from __future__ import annotations

import asyncio
import gc
import weakref
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.core.game import commitment
from room import Guest, Player, Room, at_table, play_out, run, serving

TITLES = [("switzerland", 2, {}), ("northern-lights", 3, {}), ("snowdonia", 2, {"edition": "deluxe"})]


@pytest.mark.parametrize(("title", "people", "options"), TITLES)
def test_a_whole_game_with_people_a_bot_and_a_spectator(
    tmp_path: Path, title: str, people: int, options: dict[str, Any]
) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            guests = [await room.guest(f"Guest {n}") for n in range(people)]
            seats = " ".join(["me"] + ["open"] * (people - 1) + (["random"] if title != "northern-lights" else []))
            id = await guests[0].open(title, seats, options=options)
            for number, guest in enumerate(guests[1:], 1):
                assert await guest.sit(id) == number
            async with at_table(room, id, {}) as spectator:
                await asyncio.gather(play_out(spectator, 0), *(sit_and_play(guest, id) for guest in guests))
            await check_end(room, guests, id, spectator)

    run(scenario())


async def sit_and_play(guest: Guest, id: str) -> None:
    """Play a guest's seat to the end, then compare all that was told with what the core tells."""
    async with guest.at(id) as player:
        await player.until("table")
        await play_out(player, player.table["seat"])
        assert player.table["outcome"] is not None


async def check_end(room: Room, guests: list[Guest], id: str, spectator: Player) -> None:
    """The record of the end is whole and confirmed, and all that was told agrees with it."""
    text = (await guests[0].get(f"/api/tables/{id}/record")).text
    record = bl.Record.loads(text)
    assert record.verify() == []
    assert record.commitment == spectator.table["commitment"] == commitment(bytes.fromhex(spectator.table["secret"]))
    end = record.replay()
    assert spectator.table["outcome"]["scores"] == end.outcome().scores
    assert spectator.view == end.view(None) and spectator.facts == end.facts(None)
    told = [event for move in spectator.table["log"] for event in move["events"]]
    assert [(event["key"], event["params"]) for event in told] == [(e.key, e.params) for e in end.log(None)]
    assert room.registry.store.commit_queue.committed == len(record.moves)


def test_every_message_tells_a_seat_exactly_what_the_core_tells_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("usa")
            await jan.sit(id)
            async with ola.at(id) as one, jan.at(id) as two:
                await asyncio.gather(one.until("table"), two.until("table"))
                await asyncio.gather(play_out(one, 1, upto=80), play_out(two, 2, upto=80))
                game = room.registry.tables[id].game
                for seat, player in enumerate((one, two)):
                    while player.version < room.registry.tables[id].version:
                        await player.hear()
                    assert player.view == game.view(seat) and player.facts == game.facts(seat)
                    moves = [message["move"] for message in player.heard if message["type"] == "moved"]
                    assert [move["move"] for move in moves] == game.redeal(seat, 0).moves
                    told = [event for move in moves for event in move["events"]]
                    known = [event for number in range(1, len(moves) + 1) for event in game.happened(number, seat)]
                    assert [(e["key"], e["params"]) for e in told] == [(e.key, e.params) for e in known]

    run(scenario())


def test_a_refused_move_names_rule_and_reason_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open(options={"first_player": 0})
            async with ola.at(id, language="de") as one:
                await one.until("table")
                assert (one.turn["to_move"], one.turn["legal"]) == (None, None)
                early = await one.move("keep 1 2")
                assert early["refusal"]["key"] == "not-begun"
                await jan.sit(id)
                await one.until("table")
                assert one.turn["to_move"] == 0
                illegal = await one.move("keep 1")
                assert illegal["type"] == "no"
                assert illegal["refusal"]["error"] == "rule" and illegal["refusal"]["rule"].startswith("TR-")
                assert illegal["refusal"]["sentence"]
                garbage = await one.move("no such move")
                assert garbage["refusal"]["key"] == "malformed-move"
                async with jan.at(id, language="pl") as two:
                    await two.until("table")
                    waiting = await two.move("keep 1 2")
                    assert waiting["refusal"] == {
                        "error": "rule",
                        "key": "not-your-turn",
                        "rule": "",
                        "sentence": "To jeszcze nie twoja kolej.",
                        "params": {},
                    }
                assert one.version == 0 and room.registry.store.commit_queue.committed == 0
                await one.send("why", move="keep 1")
                assert (await one.until("why"))["refusal"]["rule"] == illegal["refusal"]["rule"]
                await one.send("why", move="keep 1 2")
                assert (await one.until("why"))["refusal"] is None

    run(scenario())


def test_stale_versions_are_refused_and_a_key_counts_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            async with ola.at(id) as player:
                await player.until("table")
                if player.turn["to_move"] != 0:
                    await player.send("look", seat=1)
                    await player.until("table")
                first = player.turn["legal"][0]["text"]
                made = await player.move(first, key="the-first-try")
                assert made == {"type": "ack", "key": "the-first-try", "version": 1}
                for version in (0, 1, 5):  # the answer got lost, and the client tries again
                    await player.send("move", move=first, version=version, key="the-first-try")
                    again = await player.until(lambda message: message["type"] in ("ack", "no"))
                    if version == 1:  # a new move under a used key is not made either
                        assert again["type"] in ("ack", "no")
                    else:
                        assert again == made
                assert room.registry.tables[id].version == 1
                await player.send("move", move=first, version=0, key="another-try")
                stale = await player.until("no")
                assert stale["refusal"]["key"] == "stale" and stale["key"] == "another-try"
                await player.send("look", seat=player.table["seat"], since=1)
                looked = await player.until("table")
                assert looked["version"] == 1 and looked["log"] == []

    run(scenario())


def test_moves_by_http_take_the_same_path(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("snowdonia", "me random")
            table = (await ola.get(f"/api/tables/{id}")).json()
            text = table["turn"]["legal"][0]["text"]
            body = {"seat": 0, "move": text, "version": table["version"], "key": "by-http-1"}
            assert (await jan.post(f"/api/tables/{id}/moves", body)).json()["key"] == "not-your-seat"
            assert (await ola.post(f"/api/tables/{id}/moves", body)).json() == {"version": 1}
            assert (await ola.post(f"/api/tables/{id}/moves", body)).json() == {"version": 1}
            refused = await ola.post(f"/api/tables/{id}/moves", body | {"key": "by-http-2"})
            assert refused.status_code == 409 and refused.json()["key"] == "stale"

    run(scenario())


def test_a_table_is_rebuilt_from_its_log(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("northern-lights")
            await jan.sit(id)
            async with ola.at(id) as one, jan.at(id) as two:
                await asyncio.gather(play_out(one, 5, upto=60), play_out(two, 6, upto=60))
            before = [(await guest.get(f"/api/tables/{id}")).json() for guest in (ola, jan)]
        async with serving(tmp_path / "tables.db") as room:  # the same file, another process as it were
            for guest, known in zip((ola, jan), before, strict=True):
                headers = {"authorization": f"Bearer {guest.token}"}
                now = (await room.client(headers=headers).get(f"/api/tables/{id}")).json()
                for told in (known, now):
                    told["turn"].pop("elapsed")
                assert now == known

    run(scenario())


def test_games_leave_memory_when_nobody_needs_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", live_tables=3, idle_seconds=60.0) as room:
            ola = await room.guest("Ola")
            ids = [await ola.open("snowdonia", "me me") for _ in range(5)]
            assert len(room.registry.tables) == 5  # just touched: somebody may be about to use them
            later = room.registry.now() + 10
            room.registry.now = lambda: later
            room.registry.forget_idle()
            assert list(room.registry.tables) == ids[2:]
            async with ola.at(ids[0]) as player:
                await player.until("table")
                much_later = later + 1000
                room.registry.now = lambda: much_later
                room.registry.forget_idle()
                assert list(room.registry.tables) == [ids[0]]

    run(scenario())


def test_a_game_that_leaves_memory_is_gone_at_once(tmp_path: Path) -> None:
    """The collector of garbage comes seldom: a table that refers to itself stayed, 17 kilobytes each."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            for delay in (0, 2):
                id = await ola.open("snowdonia", "me me", delay=delay)
                async with ola.at(id) as one:
                    await one.until("table")
                    await one.move(key="the-first-move")
                await ola.get(f"/api/tables/{id}")
                table = weakref.ref(room.registry.tables[id])
                gc.collect()
                gc.disable()
                later = room.registry.now() + 1000
                room.registry.now = partial(float, later)
                try:
                    while room.registry.tables:
                        await asyncio.sleep(0)  # until the connection is closed on this side too
                        room.registry.forget_idle()
                    await asyncio.sleep(0)
                    assert table() is None, gc.get_referrers(table())
                finally:
                    gc.enable()

    run(scenario())
