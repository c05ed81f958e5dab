"""Moves compare by their text, with each other and with texts, and are found in sets by it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import branchline as bl
from traces import every_table


@pytest.mark.parametrize(("title", "players"), every_table())
def test_a_move_equals_its_text_and_nothing_else(title: str, players: int) -> None:
    moves = bl.new_game(title, players=players, seed=4).legal_moves()
    texts = moves.texts()
    for at, move in enumerate(moves):
        assert [number for number, text in enumerate(texts) if move == text] == [at]
        assert texts[at] == move and texts[at] in moves
        assert hash(move) == hash(texts[at])
    assert set(moves) == set(texts)
    assert moves[0] != 0 and moves[0] != None  # noqa: E711


def test_legal_moves_are_a_sequence() -> None:
    game = bl.new_game("usa", players=2, seed=4)
    moves = game.legal_moves()
    anything: Any = moves  # types know no sequences but those derived from Sequence
    assert isinstance(anything, Sequence) and random.Random(1).sample(anything, 2)[0] in moves
    assert moves[:2] == ["keep 1 2", "keep 1 3"] and moves[-1:] == [moves[-1]] and moves[9:] == []
    assert list(reversed(moves)) == moves.texts()[::-1]
    assert [moves.index(move) for move in moves] == list(range(len(moves)))
    assert (moves.index("KEEP 1  3"), moves.count("keep 1 3"), moves.count("keep 9"), moves.count(None)) == (1, 1, 0, 0)
    for no_move in ("keep 9", "no move", None, 3):
        with pytest.raises(ValueError, match="is not among the legal moves"):
            moves.index(no_move)
    assert f"{moves[0]:>10}" == "  keep 1 2"
    events = game.play(moves[0])
    assert [event.key for event in events[:1]] == [event.key for event in reversed(events)][-1:] == [events[0].key]


def test_another_spelling_means_the_move_but_is_not_equal_to_it() -> None:
    moves = bl.new_game("usa", players=2, seed=4).legal_moves()
    assert "KEEP  1 2" in moves
    assert moves[0] != "KEEP  1 2"
    assert "keep 9" not in moves and moves[0] != "keep 9"
    assert "no move" not in moves and moves[0] != "no move"


def test_moves_of_other_games_compare_by_their_text() -> None:
    usa, again = (bl.new_game("usa", players=2, seed=seed).legal_moves() for seed in (4, 5))
    assert usa[0] == again[0] and usa[0] in again and len({usa[0], again[0]}) == 1
    line = bl.new_game("snowdonia", players=2, seed=4).legal_moves()
    assert all(move != other and move not in usa for move in line for other in usa)
