"""The same server on PostgreSQL, and several processes at one database."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import BadOption
from branchline.server.store import migrate
from branchline.server.store.store import Store
from branchline.server.tables import pg_notify
from postgres import postgres
from room import Guest, Room, play_out, run, serving


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        run(migrated(url))
        yield url


async def migrated(url: str) -> None:
    """Bring the database to the present schema."""
    store = Store(url)
    assert not await migrate.is_current(store)
    await migrate.migrate(store)
    assert await migrate.is_current(store)
    await store.stop()


async def same_guest(guest: Guest, room: Room) -> Guest:
    """A guest at another process of the server."""
    client = room.client(headers={"authorization": f"Bearer {guest.token}"})
    return Guest(room, client, guest.me)


def test_players_at_two_processes_play_one_game(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as here, serving(database) as there:
            ola, jan = await here.guest("Ola"), await there.guest("Jan")
            id = await ola.open("snowdonia", "me open random")
            await jan.sit(id)
            async with ola.at(id) as one, jan.at(id) as two:
                await asyncio.gather(play_out(one, 1), play_out(two, 2))
                assert one.table["outcome"] == two.table["outcome"]
                assert [move["move"] for move in one.table["log"] if move["seat"] == 0] == [
                    text for seat, text in moves_of((await ola.get(f"/api/tables/{id}/record")).text) if seat == 0
                ]
            assert here.registry.store.commit_queue.committed > 0 and there.registry.store.commit_queue.committed > 0

    run(scenario())


def moves_of(text: str) -> list[tuple[int, str]]:
    """Who made which move in a confirmed record."""
    record = bl.Record.loads(text)
    assert record.verify() == []
    game = record.replay()
    return [(seat, move) for (seat, _), move in zip(game.history, game.moves, strict=True)]


def test_two_processes_never_both_make_the_next_move(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as here, serving(database) as there:
            ola = await here.guest("Ola")
            twin = await same_guest(ola, there)
            id = await ola.open("snowdonia", "me me")
            async with ola.at(id, seat=0) as one, twin.at(id, seat=0) as two:
                await asyncio.gather(one.until("table"), two.until("table"))
                first, last = one.turn["legal"][0]["text"], one.turn["legal"][-1]["text"]
                answers = await asyncio.gather(one.move(first), two.move(last))
                assert sorted(answer["type"] for answer in answers) == ["ack", "no"]
                refused = next(answer for answer in answers if answer["type"] == "no")
                assert refused["refusal"]["key"] == "stale"
                while min(one.version, two.version) < 1:
                    await (one if one.version < 1 else two).hear()
                assert one.view == two.view

    run(scenario())


@pytest.mark.usefixtures("by_hand")
def test_moves_are_followed_whoever_hears_first_of_the_last_seat(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cards are dealt with the last seat; who only hears of the moves must not follow them with other cards."""

    async def deaf(_: str) -> None: ...

    async def scenario() -> None:
        async with serving(database) as here, serving(database) as there:
            ola, jan = await here.guest("Ola"), await here.guest("Jan")
            id = await ola.open("usa", "me open", options={"first_player": 0}, entropy="ab" * 16)
            table = await there.registry.open(id)
            monkeypatch.setattr(there.registry, "hear_notice", deaf)
            answer = await jan.post(f"/api/tables/{id}/seats", {"entropy": "cd" * 16})
            assert answer.status_code == 201 and table.row.began is None
            async with ola.at(id) as one:
                await one.until("table")
                await one.move()
            async with asyncio.timeout(20):
                while table.version < 1:
                    await asyncio.sleep(0.02)  # the notice is under way; there is nothing to await
            assert there.registry.tables[id] is table and table.row.aside == ""
            assert table.game.view(0) == here.registry.tables[id].game.view(0)

    run(scenario())


def test_talk_seats_and_undo_reach_other_processes(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as here, serving(database) as there:
            ola, jan = await here.guest("Ola"), await there.guest("Jan")
            id = await ola.open("usa", options={"first_player": 0})
            async with ola.at(id) as one:
                await one.until("table")
                await jan.sit(id)
                begun = await one.until("table")
                assert begun["talk"][-1]["kind"] == "joined" and begun["turn"]["to_move"] == 0
                async with jan.at(id) as two:
                    await two.until("table")
                    await two.send("say", text="hello there")
                    assert (await one.until("said"))["talk"][0]["text"] == "hello there"
                    await one.move()
                    await two.until("moved")
                    await one.send("undo")
                    await two.until(lambda message: message["type"] == "seats" and message["undo"] is not None)
                    await two.send("undo-answer", agree=True)
                    assert (await one.until("table"))["version"] == 2
                    assert (await two.until("table"))["version"] == 2

    run(scenario())


def test_a_process_that_dies_is_replaced_by_another(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as here:
            async with serving(database) as there:
                ola, jan = await here.guest("Ola"), await there.guest("Jan")
                id = await ola.open("snowdonia")
                await jan.sit(id)
                async with ola.at(id) as one, jan.at(id) as two:
                    await asyncio.gather(play_out(one, 1, upto=20), play_out(two, 2, upto=20))
            jan = await same_guest(jan, here)  # the other process is gone, its players come here
            async with ola.at(id) as one, jan.at(id) as two:
                await asyncio.gather(play_out(one, 3), play_out(two, 4))
                assert one.table["outcome"] == two.table["outcome"]

    run(scenario())


def test_a_lost_connection_to_the_database_is_made_again(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as here, serving(database) as there:
            ola, jan = await here.guest("Ola"), await there.guest("Jan")
            id = await ola.open("snowdonia")
            await jan.sit(id)
            async with ola.at(id) as one, jan.at(id) as two:
                await asyncio.gather(one.until("table"), two.until("table"))
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
                await there.registry.store.read(lambda connection: connection.exec_driver_sql(cut).all())
                await one.move()
                assert (await two.until("moved"))["version"] == 1

    run(scenario())


def test_a_connection_that_was_cut_without_a_word_is_made_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A firewall that forgets, or a machine that is gone: nobody says so, and nothing was heard any more."""
    monkeypatch.setattr(pg_notify, "SILENCE", 0.5)
    monkeypatch.setattr(pg_notify, "AGAIN", 0.1)

    async def scenario() -> None:
        async with serving(database) as here, serving(database) as there:
            ola, jan = await here.guest("Ola"), await there.guest("Jan")
            id = await ola.open("snowdonia")
            await jan.sit(id)
            async with ola.at(id) as one, jan.at(id) as two:
                await asyncio.gather(one.until("table"), two.until("table"))
                listening = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'"
                async with frozen(await here.registry.store.read(lambda each: each.exec_driver_sql(listening).all())):
                    await one.move()
                    assert (await two.until("moved"))["version"] == 1

    run(scenario())


@asynccontextmanager
async def frozen(found: Sequence[Any]) -> AsyncIterator[None]:
    """Let processes of the database neither answer nor end."""
    for (pid,) in found:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for (pid,) in found:
            os.kill(pid, signal.SIGCONT)


def test_a_database_that_is_not_ready_is_refused_in_one_sentence(database: str) -> None:
    async def scenario() -> None:
        store = Store(database)
        await store.read(lambda connection: connection.exec_driver_sql("CREATE DATABASE empty"))
        await store.stop()
        with pytest.raises(BadOption, match="run 'branchline migrate' first"):
            await migrate.prepare(database.replace("/postgres?", "/empty?"))
        with pytest.raises(BadOption, match=r"the database cannot be used: .*does not exist"):
            await migrate.prepare(database.replace("/postgres?", "/nowhere?"))

    run(scenario())


def test_addresses_of_other_databases_are_refused() -> None:
    for url in ("mysql://root@localhost/x", "nonsense", "sqlite:/file", ""):
        with pytest.raises(BadOption, match="a database is written"):
            Store(url)


def test_presence_is_known_across_processes_and_forgotten_with_them(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as here, serving(database) as there:
            ola, jan = await here.guest("Ola"), await there.guest("Jan")
            id = await ola.open("usa")
            await jan.sit(id)
            async with ola.at(id) as one:
                await one.until("table")
                async with jan.at(id) as two:
                    for player in (one, two):
                        await player.until(lambda message: message.get("here") == {"seats": [0, 1], "watching": 0})
                    presence, late = here.registry.presence, here.registry.now() + 3600
                    presence.forget_silent(late)
                    assert presence.all_here(here.registry.tables[id]).seats == [0]
                    presence.hear(there.registry.store.process, id, 0, [1])
                await one.until(lambda message: message.get("here") == {"seats": [0], "watching": 0})

    run(scenario())


def test_processes_play_while_bots_think_in_a_tier_of_their_own(database: str) -> None:
    """Four of them, each really a process: `test_tiers`."""

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            rooms = [await stack.enter_async_context(serving(database, bots="elsewhere")) for _ in range(2)]
            people = [await room.guest(f"Guest {number}") for number, room in enumerate(rooms)]
            id = await people[0].open("snowdonia", "me open random")
            for guest in people[1:]:
                await guest.sit(id)
            players = [await stack.enter_async_context(guest.at(id)) for guest in people]
            by_tier = 0
            for upto in (12, 24):  # the tier may come and go
                async with serving(database, bots="only") as tier:
                    await asyncio.gather(*(play_out(player, n, upto) for n, player in enumerate(players)))
                by_tier += tier.registry.store.commit_queue.committed
            log = (await people[0].get(f"/api/tables/{id}")).json()["log"]
            assert by_tier == sum(move["seat"] == 2 for move in log) > 2
            pools = [room.registry.workers for room in rooms]
            assert all(worker.process is None for pool in pools for worker in (*pool.workers, pool.quick))

    run(scenario())
