"""What the arena costs: the same bots on the same deals in a bare loop, and in the arena."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from branchline.arena.plan import Plan, make_plan
from branchline.arena.play import deal, seat_bots
from branchline.arena.run import run_arena
from branchline.arena.schedule import Fixture, fixtures_of
from branchline.core.family import families
from branchline.core.seat import Seat

ROUNDS = 40


def play_bare(plan: Plan, fixtures: list[Fixture]) -> None:
    """The games of a plan, and who won them, with nothing around."""
    for fixture in fixtures:
        game = deal(plan, fixture)
        bots = seat_bots(plan, fixture)
        while not game.is_over:
            seat = game.to_move or 0
            game.play(bots[seat].choose(Seat(game, seat)).move)
        game.outcome()


def overhead(
    title: str, players: int, bots: tuple[str, ...], games: int = 100, rounds: int = ROUNDS
) -> dict[str, float]:
    """Games a second bare and in an arena with its folder, in one process, and the share the arena takes on top.

    The two take turns and the best round of each counts, so that a busy machine disturbs both alike.
    """
    plan = make_plan(title, bots, players=players, games=games, seed=1)
    fixtures = list(fixtures_of(plan))
    bare, arena = [], []
    for _ in range(rounds):
        began = process_time()
        play_bare(plan, fixtures)
        between = process_time()
        with TemporaryDirectory() as folder:
            run_arena(plan, Path(folder, "arena"))
        arena.append(process_time() - between)
        bare.append(between - began)
    found = {
        "bare_games_per_second": len(fixtures) / min(bare),
        "arena_games_per_second": len(fixtures) / min(arena),
    }
    return {**found, "overhead": found["bare_games_per_second"] / found["arena_games_per_second"] - 1}


def measure() -> dict[str, Any]:
    """The overhead at some tables."""
    return {
        f"{title} {players} {','.join(bots)}": overhead(title, players, bots, games)
        for family in families().values()
        for title, players, bots, games in family.bench.arena
    }
