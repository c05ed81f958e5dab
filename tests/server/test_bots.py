"""Bots in worker processes: deadlines, crashes, memory, hints; a table goes on whatever happens to them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

import branchline as bl
from branchline.bots import make_bot
from branchline.core import record as record_module
from branchline.server.bots import worker_pool
from branchline.server.bots.fair_queue import Errand
from branchline.server.bots.worker import Memory
from branchline.server.bots.worker_pool import GameSoFar, WorkerPool
from branchline.server.bots.worker_protocol import Choose, Chosen, Reply
from branchline.tables import Place, Question, Refused, Table, bots
from room import play_out, run, serving

HERE = str(Path(__file__).parent)


def so_far(game: bl.Game, line: str = "a table") -> GameSoFar:
    """A game as the server tells it to workers."""
    record = game.record()
    return GameSoFar(line, record, record.moves, len(record.moves))


def asked(game: bl.Game, bot: str, seed: int = 1) -> Question:
    """A question to a bot at the seat to move."""
    assert game.to_move is not None
    return Question(game.to_move, bot, seed)


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables and worker processes use the bots of bad_bots.py."""
    monkeypatch.setenv("PYTHONPATH", HERE, prepend=":")
    monkeypatch.setattr(worker_pool, "LATE", 0.5)
    kinds = ["random", "bad_bots.Crashing", "bad_bots.Stuck", "bad_bots.Chatty"]
    monkeypatch.setattr(bots, "kinds_of_bots", lambda title: kinds)


def test_a_crashing_or_stuck_bot_is_replaced(bad_bots: None) -> None:
    async def scenario() -> None:
        pool = WorkerPool(1, 1.5)
        game = bl.new_game("usa", players=2, seed=1)
        for bot in ("bad_bots.Crashing", "bad_bots.Stuck"):
            with pytest.raises(Refused, match="bot-silent"):
                await pool.choose(so_far(game), asked(game, bot))
        assert pool.replaced == 4
        pool.seconds = 60.0  # a process that starts on a busy machine is not stuck
        chosen = await pool.choose(so_far(game), asked(game, "bad_bots.Chatty"))
        assert chosen.move in game.legal_moves()
        await pool.stop()

    run(scenario())


def test_a_worker_is_told_only_new_moves_and_asks_when_it_forgot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        told: list[int] = []
        ask = worker_pool.Worker.ask

        async def listening(worker: worker_pool.Worker, job: Choose) -> Reply:
            told.append(len(job.tail.moves))
            return await ask(worker, job)

        monkeypatch.setattr(worker_pool.Worker, "ask", listening)
        pool = WorkerPool(1, 10.0)
        game = bl.new_game("snowdonia", players=2, seed=1)
        for _ in range(4):
            chosen = await pool.choose(so_far(game), asked(game, "random"))
            game.play(chosen.move)
        assert told == [0, 1, 1, 1]
        (worker,) = pool.workers
        worker.known["another"] = 3  # it never heard of it
        await pool.choose(so_far(game, "another"), asked(game, "random"))
        assert told[4:] == [1, 4]
        await pool.stop()

    run(scenario())


def test_a_worker_never_learns_the_secret() -> None:
    game = bl.new_game("usa", players=2, secret=bytes(range(32)))
    heard = Memory().hear(so_far(game).tail(0))
    assert heard is not None
    assert heard._secret is None and heard.seed is None
    assert heard.view(0) == game.view(0)


@pytest.mark.parametrize("bot", ["bad_bots.Crashing", "bad_bots.Stuck"])
def test_a_table_goes_on_when_its_bot_fails(tmp_path: Path, bad_bots: None, bot: str) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db", bot_seconds=0.5) as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", f"me {bot}")
            async with ola.at(id) as one:
                await one.until("table")
                await one.move()
                assert (await one.until("thinking"))["seat"] == 1
                assert (await one.until("moved"))["move"]["seat"] == 1
            assert room.registry.workers.replaced == 2

    run(scenario())


def test_bots_alone_play_to_the_end_and_tell_why_then(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("snowdonia", "random random")
            async with ola.at(id) as spectator:
                await play_out(spectator, 0)
            reasons = spectator.table["reasons"]
            assert len(reasons) == spectator.version
            assert {reason["key"] for reason in reasons.values()} == {"bot-random"}
            early = next(message for message in spectator.heard if message["type"] == "table")
            assert early["outcome"] is not None or early["reasons"] == {}

    run(scenario())


def test_a_hint_is_a_legal_move_with_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots_asked: list[str] = []

    async def choose(pool: WorkerPool, game: GameSoFar, question: Question, errand: Errand) -> Chosen:
        bots_asked.append(question.bot)
        return await original(pool, game, msgspec.structs.replace(question, bot="random"), errand)

    original = WorkerPool.choose
    monkeypatch.setattr(WorkerPool, "choose", choose)

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            id = await ola.open("usa", "me me", options={"first_player": 0})
            async with ola.at(id, language="pl") as one, ola.at(id, seat=1) as two:
                await one.until("table")
                await one.send("hint")
                hint = await one.until("hint")
                assert hint["move"] in [move["text"] for move in one.turn["legal"]]
                assert hint["text"] and hint["version"] == 0 and bots_asked == ["hard"]
                await two.send("hint")
                assert (await two.until("no"))["refusal"]["key"] == "not-your-turn"

    run(scenario())


def test_jobs_beyond_the_number_of_workers_wait_their_turn() -> None:
    async def scenario() -> None:
        pool = WorkerPool(2, 10.0)
        games = [bl.new_game("usa", players=2, seed=seed) for seed in range(6)]
        chosen = await asyncio.gather(
            *(pool.choose(so_far(game, str(n)), asked(game, "random")) for n, game in enumerate(games))
        )
        assert all(choice.move in game.legal_moves() for choice, game in zip(chosen, games, strict=True))
        assert all(len(worker.known) == 3 for worker in pool.workers)
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
            assert room.registry.workers.replaced == 0
            (reason,) = room.registry.tables[id].reasons.values()
            assert json.loads(reason)["estimates"]  # it has simulated

    run(scenario())


@pytest.mark.parametrize("title", ["switzerland", "snowdonia"])
def test_a_bot_at_a_table_is_the_one_that_was_measured(title: str) -> None:
    """A search keeps its tree in the worker: it moves like a bot that lives through the whole game here."""

    async def scenario() -> None:
        pool = WorkerPool(2, 60.0)
        game = bl.new_game(title, players=2, seed=5)
        alive = {seat: make_bot("mcts:24", game.title, seed=seat) for seat in range(2)}
        for _ in range(14):
            question = asked(game, "mcts:24", seed=game.to_move or 0)
            here = alive[question.seat].choose(bl.Seat(game, question.seat))
            there = await pool.choose(so_far(game), question)
            assert there.move == str(here.move)
            assert there.reason == msgspec.json.decode(msgspec.json.encode(here.explanation.as_dict()))
            game.play(here.move)
        await pool.stop()

    run(scenario())


def test_a_worker_keeps_few_bots_and_none_across_an_undo() -> None:
    game = bl.new_game("usa", players=2, seed=1)
    kept = bots.KeptBots(2)
    first = asked(game, "random")
    kept.choose("table/0", game, first)
    one = kept.bots["table/0", first]
    kept.choose("table/0", game, first)
    assert kept.bots["table/0", first] is one
    kept.choose("table/1", game, first)
    assert kept.bots["table/1", first] is not one
    kept.choose("another/0", game, first)
    assert list(kept.bots) == [("table/1", first), ("another/0", first)]


def test_a_bot_is_told_only_the_tail_of_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written down for a bot's move does not grow with the game."""

    async def scenario() -> None:
        pool = WorkerPool(1, 60.0)
        game = bl.new_game("usa", players=2, seed=1)
        seats = [Place(number, "bot", None, "", "random", False) for number in range(2)]
        table = Table(game.record(), seats, id="long")
        sent: list[int] = []
        ask = worker_pool.Worker.ask

        async def counting(worker: worker_pool.Worker, job: Choose) -> Reply:
            sent.append(len(msgspec.msgpack.encode(job.tail.moves)))
            return await ask(worker, job)

        monkeypatch.setattr(worker_pool.Worker, "ask", counting)
        monkeypatch.setattr(record_module, "record_of", forbidden)
        for _ in range(120):
            question = bots.bot_question(table, 0.0)
            assert question is not None
            so_far = GameSoFar.of(table)
            assert so_far.moves is table.record.moves
            chosen = await pool.choose(so_far, question)
            table.play(question.seat, chosen.move, table.version, 0.0)
        assert max(sent[80:]) < 200
        await pool.stop()

    run(scenario())


def forbidden(game: bl.Game) -> bl.Record:
    raise AssertionError("the whole game was written down")


def test_a_background_task_that_fails_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:

            async def failing() -> None:
                raise ValueError("a mistake of ours")

            task = room.registry.background(asyncio.create_task(failing(), name="failing"))
            await asyncio.wait({task})
            await asyncio.sleep(0)
            assert task not in room.registry.tasks
        (logged,) = (record for record in caplog.records if record.getMessage() == "a background task failed")
        assert logged.exc_info is not None and "a mistake of ours" in str(logged.exc_info[1])

    run(scenario())


def test_a_quick_bot_does_not_wait_for_one_that_thinks(bad_bots: None) -> None:
    """With one worker an easy bot once waited until an expert at another table had thought."""

    async def scenario() -> None:
        pool = WorkerPool(1, 60.0)
        table = Table(
            bl.new_game("usa", players=2, seed=1).record(), [Place(n, "bot", "", "", "easy", False) for n in (0, 1)]
        )
        game = GameSoFar.of(table)
        thinking = asyncio.create_task(pool.choose(game, asked(table.game, "bad_bots.Stuck"), Errand("greedy")))
        async with asyncio.timeout(50):
            while not pool.workers[0].queue.busy:
                await asyncio.sleep(0)
            for level in ("easy", "medium", "hard", "planner"):
                assert (await pool.choose(game, asked(table.game, level), Errand("modest"))).move
        assert not thinking.done() and pool.jobs == 1
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        await pool.stop()

    run(scenario())


def test_quick_questions_use_whoever_has_nothing_to_do() -> None:
    table = Table(
        bl.new_game("usa", players=2, seed=1).record(), [Place(n, "bot", "", "", "easy", False) for n in (0, 1)]
    )
    pool = WorkerPool(2, 1.0)
    assert pool._worker_for(table.line, quick=True) is pool.quick
    pool.quick.jobs = 3
    assert pool._worker_for(table.line, quick=True) is pool.workers[0]
    pool.workers[0].jobs = pool.workers[1].jobs = 1
    assert pool._worker_for(table.line, quick=True) is pool.quick
    assert pool._worker_for(table.line, quick=False) is pool.workers[0]
