"""Nobody's appetite costs the others: budgets by guest and address, a fair queue for bots, limits on tables of bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from branchline.core.text import LANGUAGES, bundle
from branchline.server.bots import fair_queue
from branchline.server.bots.fair_queue import Errand, FairQueue
from branchline.server.http import websocket
from branchline.server.http.rate_limit import Budgets
from branchline.server.http.title_routes import titles_told
from branchline.server.settings import Limits
from branchline.server.tables.subscriber import Subscriber
from branchline.tables import Refused
from room import Player, at_table, run, serving

SLOWLY = 0.05
"""Milliseconds a second by which budgets grow: next to nothing within a test."""


async def answers(player: Player, count: int) -> list[str]:
    """The first so many answers to what was asked."""
    found: list[str] = []
    while len(found) < count:
        message = await player.hear()
        if message["type"] in ("table", "no", "said"):
            found.append(message["refusal"]["key"] if message["type"] == "no" else message["type"])
    return found


@pytest.fixture
def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes too fast is answered at once."""
    monkeypatch.setattr(websocket, "REST", 0.0)


@pytest.mark.usefixtures("no_rest")
def test_looks_are_paid_by_the_guest_however_many_sockets_they_have(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(effort=SLOWLY, burst=4_800.0, messages=1e6)  # 240 ms for a guest, four times that for all
        async with serving(tmp_path / "tables.db", limits=limits) as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("snowdonia")
            await jan.sit(id)
            async with ola.at(id) as one, ola.at(id) as two, jan.at(id) as other:
                for player in (one, two, other):
                    await player.until("table")
                for _ in range(30):
                    await one.send("look", seat=0)
                    await two.send("look", seat=0)
                heard = await answers(one, 30) + await answers(two, 30)
                assert 1 <= heard.count("table") <= 42 and heard.count("too-fast") == 60 - heard.count("table")
                await other.send("look", seat=1)
                assert await answers(other, 1) == ["table"]

    run(scenario())


@pytest.mark.usefixtures("no_rest")
def test_talk_costs_more_than_moves(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(effort=SLOWLY, burst=4_800.0)
        async with serving(tmp_path / "tables.db", limits=limits) as room:
            ola = await room.guest("Ola")
            async with ola.at(await ola.open("snowdonia", "me me")) as one:
                await one.until("table")
                for n in range(20):
                    await one.send("say", text=f"line {n}")
                heard = await answers(one, 20)
                assert heard.count("said") <= 12 and "too-fast" in heard

    run(scenario())


def test_handshakes_are_paid_by_the_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=Limits(effort=SLOWLY, burst=4_800.0)) as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            opened = 0
            with pytest.raises(InvalidStatus):
                for _ in range(120):
                    async with at_table(room, id, {}) as player:
                        await player.until("table")
                        opened += 1
            assert 5 <= opened < 98

    run(scenario())


def test_what_a_message_takes_is_charged_even_if_it_is_more_than_its_price(tmp_path: Path) -> None:
    """Taking back replays the game, and is told to everybody who looks on: its price is that of a short game."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=Limits(effort=SLOWLY, burst=1e6)) as room:
            ola = await room.guest("Ola")
            door: Any = room.server.config.app
            before = door.budgets._effort[1].of(str(ola.me["id"]), 0.0)
            async with ola.at(await ola.open("snowdonia", "me me")) as one:
                await one.until("table")
                level = before.level
                room.registry.turn = slow_turn(room.registry.turn, 0.05)  # type: ignore[method-assign]
                await one.send("why", move="pass")
                await one.until(lambda message: message["type"] in ("why", "no"))
                assert level - before.level > 40

    run(scenario())


def slow_turn(turn: Any, seconds: float) -> Any:
    """Turns that take the processor for so long."""

    @asynccontextmanager
    async def slow() -> AsyncIterator[None]:
        async with turn():
            until = time.thread_time() + seconds
            while time.thread_time() < until:
                pass
            yield

    return slow


def test_work_that_holds_the_loop_is_done_in_turns(tmp_path: Path) -> None:
    """However many ask for a whole table at one moment: between two of them everybody else is heard."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            registry, order = room.registry, list[str]()

            async def heavy() -> None:
                async with registry.turn():
                    order.append("heavy")

            async def others() -> None:
                while len(order) < 30:
                    order.append("others")
                    await asyncio.sleep(0)

            await asyncio.gather(*(heavy() for _ in range(10)), others())
            at = [number for number, name in enumerate(order) if name == "heavy"]
            assert len(at) == 10 and all(b - a > 1 for a, b in pairwise(at)), order

    run(scenario())


def test_a_crowd_is_told_a_whole_table_one_after_another(tmp_path: Path) -> None:
    """One undo, 190 onlookers: their whole tables once were made in one go."""

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            table = await room.registry.open(id)
            crowd = [Subscriber(None, None, "", 64) for _ in range(50)]
            for subscriber in crowd:
                await room.registry.listen(table, subscriber, None)
            async with table.lock:
                await room.registry.tell_anew(table)
            assert sum(not subscriber.behind for subscriber in crowd) <= 10
            async with ola.at(id) as one:  # who fell behind is told by and by
                await one.until("table")

    run(scenario())


def test_nobody_waits_for_texts_to_be_read(tmp_path: Path) -> None:
    """The first sentence in a language once stopped everything for half a second."""

    async def scenario() -> None:
        bundle.cache_clear()
        titles_told.cache_clear()
        async with serving(tmp_path / "tables.db") as room:
            read = bundle.cache_info().misses
            assert read == len(LANGUAGES)
            for language in LANGUAGES:
                assert (await room.client().get("/api/me", params={"language": language})).status_code == 401
            assert bundle.cache_info().misses == read

    run(scenario())


def test_an_ipv6_client_is_its_network() -> None:
    budgets = Budgets(Limits(effort=1.0, burst=1.0))
    assert budgets.effort("2001:db8::/64", None, 4.0) and not budgets.effort("2001:db8::/64", None, 1.0)


def test_hints_and_reviews_are_charged_by_the_time_they_took() -> None:
    budgets = Budgets(Limits(thinking=0.01))
    for _ in range(3):
        budgets.errand("here", "ola").spent(2.5)
    with pytest.raises(Refused, match="too-fast"):
        budgets.errand("here", "ola")
    budgets.errand("here", "jan").spent(20.0)
    with pytest.raises(Refused, match="too-fast"):
        budgets.errand("here", "eva")  # too many guests at one address
    budgets.errand("elsewhere", "eva")


def test_the_next_job_is_of_the_one_who_used_least(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        queue, order = FairQueue(), list[str]()
        go = asyncio.Event()
        clock = [0.0]
        monkeypatch.setattr(fair_queue, "time", SimpleNamespace(monotonic=lambda: clock[0]))

        async def job(errand: Errand, name: str) -> None:
            async with queue.turn(errand):
                await go.wait()
                order.append(name)
                clock[0] += 1.0
                await asyncio.sleep(0)

        greedy, modest, alone = Errand("greedy"), Errand("modest"), Errand("bots", can_wait=True)
        wishes = [(alone, "b1"), (alone, "b2"), *((greedy, f"g{n}") for n in range(5)), (modest, "m1"), (modest, "m2")]
        jobs = [asyncio.create_task(job(*wish)) for wish in wishes]
        gone = asyncio.create_task(job(modest, "never"))
        await asyncio.sleep(0)
        gone.cancel()
        go.set()
        await asyncio.gather(*jobs)
        assert order[0] == "b1" and order[-1] == "b2", "where nobody plays bots wait for all others"
        assert {order.index("m1"), order.index("m2")} <= {1, 2, 3, 4, 5}, order
        assert [name for name in order if name[0] == "g"] == [f"g{n}" for n in range(5)]
        assert not queue.busy

    run(scenario())


def test_tables_of_bots_alone_are_few(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=Limits(bot_tables=2)) as room:
            ola = await room.guest("Ola")
            body = {"title": "usa", "seats": ["planner", "planner"]}
            statuses = [(await ola.post("/api/tables", body)).status_code for _ in range(3)]
            assert statuses == [201, 201, 429]
            refused = await ola.post("/api/tables", body)
            assert refused.json()["key"] == "too-many-bot-tables"
            await ola.open("usa", "me planner")

    run(scenario())
