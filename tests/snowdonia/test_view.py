"""What a view tells besides the pieces themselves."""

from __future__ import annotations

import random
from typing import Any

import pytest

import branchline as bl


def random_games(games: int, **options: Any) -> list[bl.Game]:
    """Random games, stopped at every decision in turn by the caller's loop."""
    return [bl.new_game("snowdonia", players=3, seed=seed, **options) for seed in range(games)]


@pytest.mark.slow
def test_a_contracts_question_names_the_contract() -> None:
    """Whoever must decide inside a contract's effect sees which contract it is."""
    asked: dict[str, int] = {}
    for seed, game in enumerate(random_games(60)):
        chance = random.Random(seed)
        while not game.is_over:
            view = game.view(None)
            if view["choice"] is not None:
                asked.setdefault(view["question"], view["choice"]["contract"])
                assert view["choice"]["contract"] in [
                    held["contract"] for held in view["seats"][view["to_move"]]["contracts"]
                ]
            moves = game.legal_moves()
            game.play(moves[chance.randrange(len(moves))])
    assert len(asked) >= 5, asked


def test_the_marker_left_at_the_start_end_is_seen() -> None:
    seen = set()
    for seed, game in enumerate(random_games(4, scenario="blaenau-ffestiniog")):
        chance = random.Random(seed)
        while not game.is_over:
            for seat in game.view(None)["seats"]:
                assert seat["marker_at_home"] == (seat["surveyor"] != seat["home"])
                seen.add(seat["marker_at_home"])
            moves = game.legal_moves()
            game.play(moves[chance.randrange(len(moves))])
    assert seen == {False, True}
