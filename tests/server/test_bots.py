"""Bots in worker processes: deadlines, crashes, memory, hints; a table goes on whatever happens to them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import branchline as bl
from branchline.server import seating, workers
from branchline.server.jobs import Choose, Chosen, Reply, Tale
from branchline.server.refusing import Refused
from branchline.server.worker import Memory
from branchline.server.workers import Workers
from room import play_out, run, serving

HERE = str(Path(__file__).parent)


def tale_of(game: bl.Game, name: str = "a table") -> Tale:
    record = game.record()
    return Tale(name, record.title, record.players, record.options, [], record.deal, 0, record.moves)


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables and worker processes use the bots of bad_bots.py."""
    monkeypatch.setenv("PYTHONPATH", HERE, prepend=":")
    monkeypatch.setattr(workers, "LATE", 0.5)
    kinds = ["random", "bad_bots.Crashing", "bad_bots.Stuck", "bad_bots.Chatty"]
    monkeypatch.setattr(seating, "kinds_of_bots", lambda title: kinds)


def test_a_crashing_or_stuck_bot_is_replaced(bad_bots: None) -> None:
    async def scenario() -> None:
        pool = Workers(1, 1.5)
        game = bl.new_game("usa", players=2, seed=1)
        seat = game.to_move
        assert seat is not None
        for bot in ("bad_bots.Crashing", "bad_bots.Stuck"):
            with pytest.raises(Refused, match="bot-silent"):
                await pool.choose(tale_of(game), seat, bot, 1)
        assert pool.replaced == 4
        chosen = await pool.choose(tale_of(game), seat, "bad_bots.Chatty", 1)
        assert chosen.move in game.legal_moves()
        await pool.stop()

    run(scenario())


def test_a_worker_is_told_only_new_moves_and_asks_when_it_forgot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        told: list[int] = []
        ask = workers.Worker.ask

        async def listening(worker: workers.Worker, job: Choose) -> Reply:
            told.append(len(job.tale.moves))
            return await ask(worker, job)

        monkeypatch.setattr(workers.Worker, "ask", listening)
        pool = Workers(1, 10.0)
        game = bl.new_game("snowdonia", players=2, seed=1)
        for _ in range(4):
            assert game.to_move is not None
            chosen = await pool.choose(tale_of(game), game.to_move, "random", 1)
            game.play(chosen.move)
        assert told == [0, 1, 1, 1]
        (worker,) = pool._all
        worker.known["another"] = 3  # it never heard of it
        assert game.to_move is not None
        await pool.choose(tale_of(game, "another"), game.to_move, "random", 1)
        assert told[4:] == [1, 4]
        await pool.stop()

    run(scenario())


def test_a_worker_never_learns_the_secret() -> None:
    game = bl.new_game("usa", players=2, secret=bytes(range(32)))
    heard = Memory().hear(tale_of(game))
    assert heard is not None
    assert heard._secret is None and heard.seed is None
    assert heard.view(0) == game.view(0)


@pytest.mark.parametrize("bot", ["bad_bots.Crashing", "bad_bots.Stuck"])
def test_a_table_goes_on_when_its_bot_fails(tmp_path: Path, bad_bots: None, bot: str) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", bot_seconds=0.5) as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", f"me {bot}", options={"first_player": 0})
            async with ola.at(id) as one:
                await one.until("table")
                await one.move()
                assert (await one.until("thinking"))["seat"] == 1
                assert (await one.until("moved"))["move"]["seat"] == 1
            assert room.house.workers.replaced == 2

    run(scenario())


def test_bots_alone_play_to_the_end_and_tell_why_then(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("switzerland", "random random")
            async with ola.at(id) as spectator:
                await play_out(spectator, 0)
            reasons = spectator.table["reasons"]
            assert len(reasons) == spectator.version
            assert {reason["key"] for reason in reasons.values()} == {"bot-random"}
            early = next(message for message in spectator.heard if message["type"] == "table")
            assert early["outcome"] is not None or early["reasons"] == {}

    run(scenario())


def test_a_hint_is_a_legal_move_with_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def choose(pool: Workers, tale: Tale, seat: int, bot: str, seed: int) -> Chosen:
        asked.append(bot)
        return await original(pool, tale, seat, "random", seed)

    original = Workers.choose
    monkeypatch.setattr(Workers, "choose", choose)

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("usa", "me me", options={"first_player": 0})
            async with ola.at(id, language="pl") as one, ola.at(id, seat=1) as two:
                await one.until("table")
                await one.send("hint")
                hint = await one.until("hint")
                assert hint["move"] in [move["text"] for move in one.turn["legal"]]
                assert hint["text"] and hint["version"] == 0 and asked == ["hard"]
                await two.send("hint")
                assert (await two.until("no"))["refusal"]["key"] == "not-your-turn"

    run(scenario())


def test_jobs_beyond_the_number_of_workers_wait_their_turn() -> None:
    async def scenario() -> None:
        pool = Workers(2, 10.0)
        games = [bl.new_game("usa", players=2, seed=seed) for seed in range(6)]
        chosen = await asyncio.gather(
            *(pool.choose(tale_of(game, str(n)), game.to_move or 0, "random", 1) for n, game in enumerate(games))
        )
        assert all(choice.move in game.legal_moves() for choice, game in zip(chosen, games, strict=True))
        assert len(pool._all) == 2
        await pool.stop()

    run(scenario())


def test_an_expert_searches_and_answers_in_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("switzerland", "me expert", options={"first_player": 1})
            async with ola.at(id) as one:
                await one.until("table")
                assert (await one.until("moved"))["move"]["seat"] == 1
            assert room.house.workers.replaced == 0
            (reason,) = room.house.tables[id].reasons.values()
            assert json.loads(reason)["estimates"]  # it has simulated

    run(scenario())
