"""A bot cannot reach the true game: truths that differ only in hidden things give the same choices."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from branchline.bots import bots_for, make_bot

SMALL = {"mcts": "mcts:6", "flat": "flat:6"}
"""Searches with a small number of simulations, so that their choices are fixed by the seed."""

MOMENTS = (0, 3, 9, 21, 48, 90)
SEEDS = 3

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("switzerland", 2, {}),
    ("switzerland", 3, {}),
    ("northern-lights", 2, {}),
    ("northern-lights", 4, {}),
    ("usa", 2, {}),
    ("usa", 5, {}),
    ("europe", 3, {}),
    ("nordic-countries", 3, {}),
    ("germany", 2, {}),
    ("india", 4, {}),
    ("snowdonia", 1, {}),
    ("snowdonia", 3, {"edition": "deluxe"}),
    ("snowdonia", 2, {"scenario": "blaenau-ffestiniog", "edition": "2012"}),
]


def cases() -> list[Any]:
    return [
        pytest.param(title, players, options, SMALL.get(name, name), id=f"{title}-{players}-{name}")
        for title, players, options in TABLES
        for name in bots_for(bl.titles()[title])
    ]


def moments(title: str, players: int, options: dict[str, Any]) -> list[bl.Game]:
    """A random game at several moments, each with somebody to move."""
    game = bl.new_game(title, players=players, seed=11, **options)
    found = []
    for number in range(MOMENTS[-1] + 1):
        if game.is_over:
            break
        if number in MOMENTS:
            found.append(game.copy())
        moves = game.legal_moves()
        game.play(moves[(number * 7) % len(moves)])
    return found


def hidden_parts(game: bl.Game, seat: int) -> Any:
    """What the true game holds that the seat may not know: what the others see."""
    return [game.view(other) for other in range(game.players) if other != seat]


@pytest.mark.parametrize(("title", "players", "options", "code"), cases())
def test_bots_choose_by_what_their_seat_knows(title: str, players: int, options: dict[str, Any], code: str) -> None:
    for game in moments(title, players, options):
        seat = game.to_move
        assert seat is not None
        truths = [game, game.redeal(seat, 101), game.redeal(seat, 202)]
        for seed in range(2 if code in SMALL.values() else SEEDS):
            answers = []
            for truth in truths:
                choice = make_bot(code, game.title, seed).choose(bl.Seat(truth, seat))
                answers.append((str(choice.move), choice.explanation.as_dict()))
            assert answers[1:] == answers[:1] * (len(truths) - 1), f"seat {seat} after {len(game.moves)} moves"


@pytest.mark.parametrize(("title", "players"), [("switzerland", 2), ("northern-lights", 4), ("usa", 5), ("germany", 2)])
def test_those_truths_do_differ(title: str, players: int) -> None:
    for game in moments(title, players, {}):
        seat = game.to_move
        assert seat is not None
        views = [hidden_parts(truth, seat) for truth in (game, game.redeal(seat, 101), game.redeal(seat, 202))]
        assert views[0] != views[1]
        assert views[1] != views[2]
