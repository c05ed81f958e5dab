"""Nobody's appetite costs the others: budgets by guest and address, a fair queue for bots, limits on tables of bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from branchline.server.bots.fair_queue import Errand, FairQueue
from branchline.server.http.rate_limit import Budgets
from branchline.server.settings import Limits
from branchline.tables import Refused
from room import Player, at_table, run, serving


async def answers(player: Player, count: int) -> list[str]:
    """The first so many answers to what was asked."""
    found: list[str] = []
    while len(found) < count:
        message = await player.hear()
        if message["type"] in ("table", "no", "said"):
            found.append(message["refusal"]["key"] if message["type"] == "no" else message["type"])
    return found


def test_looks_are_paid_by_the_guest_however_many_sockets_they_have(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(effort=8.0, burst=6.0, messages=1e6)
        async with serving(tmp_path / "tables.db", limits=limits) as room:
            ola, jan = await room.guest("Ola"), await room.guest("Jan")
            id = await ola.open("snowdonia")
            await jan.sit(id)
            async with ola.at(id) as one, ola.at(id) as two, jan.at(id) as other:
                for player in (one, two, other):
                    await player.until("table")
                for _ in range(10):
                    await one.send("look", seat=0)
                    await two.send("look", seat=0)
                heard = await answers(one, 10) + await answers(two, 10)
                assert 6 <= heard.count("table") <= 12 and heard.count("too-fast") == 20 - heard.count("table")
                await other.send("look", seat=1)
                assert await answers(other, 1) == ["table"]

    run(scenario())


def test_talk_costs_more_than_moves(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(effort=10.0, burst=6.0)
        async with serving(tmp_path / "tables.db", limits=limits) as room:
            ola = await room.guest("Ola")
            async with ola.at(await ola.open("snowdonia", "me me", options={"first_player": 0})) as one:
                await one.until("table")
                for n in range(6):
                    await one.send("say", text=f"line {n}")
                heard = await answers(one, 6)
                assert heard.count("said") <= 4 and "too-fast" in heard

    run(scenario())


def test_handshakes_are_paid_by_the_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", limits=Limits(effort=2.0)) as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "me me")
            opened = 0
            with pytest.raises(InvalidStatus):
                for _ in range(30):
                    async with at_table(room, id, {}) as player:
                        await player.until("table")
                        opened += 1
            assert 8 <= opened < 20

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


def test_the_next_job_is_of_the_one_who_used_least() -> None:
    async def scenario() -> None:
        queue, order = FairQueue(), list[str]()
        go = asyncio.Event()

        async def job(errand: Errand, name: str) -> None:
            async with queue.turn(errand):
                await go.wait()
                order.append(name)
                await asyncio.sleep(0.002)  # so that it took some time

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
