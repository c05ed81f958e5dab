"""Score sheets at any moment: what a seat would score now, as far as a viewer may know."""

from __future__ import annotations

import random

import pytest

import branchline as bl
from traces import every_table


def somewhere(title: str, players: int, seed: int) -> bl.Game:
    """A random game at a random moment."""
    chance = random.Random(f"{title} {players} {seed}")
    game = bl.new_game(title, players=players, seed=seed)
    for _ in range(chance.choice([0, 5, 40, 120, 200])):
        if game.is_over:
            break
        moves = game.legal_moves()
        game.play(moves[chance.randrange(len(moves))])
    return game


def told(sheets: list[bl.Sheet]) -> list[object]:
    return [(sheet.lines, sheet.hidden) for sheet in sheets]


@pytest.mark.slow
@pytest.mark.parametrize(("title", "players"), every_table())
def test_a_sheet_tells_a_seat_nothing_hidden(title: str, players: int) -> None:
    for seed in range(12):
        game = somewhere(title, players, seed)
        for seat in [None, *range(players)]:
            expected = told(game.sheets(seat))
            assert all(told(game.redeal(seat, n).sheets(seat)) == expected for n in range(3))


@pytest.mark.parametrize(("title", "players"), every_table())
def test_the_last_sheet_is_the_outcome(title: str, players: int) -> None:
    game = bl.new_game(title, players=players, seed=5)
    chance = random.Random(5)
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[chance.randrange(len(moves))])
    outcome = game.outcome()
    for sheets in (game.sheets(None), game.sheets(0), game.sheets(None, revealed=True)):
        assert [sheet.total for sheet in sheets] == outcome.scores
        assert told(sheets) == [(lines, []) for lines in outcome.breakdown]


def test_the_owner_of_tickets_sees_what_they_cost_and_others_that_something_is_hidden() -> None:
    game = bl.new_game("northern-lights", players=3, seed=8)
    while game.view(0)["phase"] == "choosing":
        game.play(game.legal_moves()[0])
    mine, theirs = game.sheets(0)[0], game.sheets(1)[0]
    cost = [line for line in mine.lines if line.source == "ticket-failed"]
    assert cost and all(line.points < 0 for line in cost)
    assert [line for line in mine.lines if line not in cost] == theirs.lines
    assert {"ticket-done", "ticket-failed"} <= set(theirs.hidden) and "ticket-failed" not in mine.hidden


def test_a_revealed_sheet_hides_nothing() -> None:
    game = somewhere("northern-lights", 4, 3)
    assert all(not sheet.hidden for sheet in game.sheets(None, revealed=True))
