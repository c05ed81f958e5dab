"""A move told step by step: the steps add up, nothing is told too early, and secrets stay secrets."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.core.changes import apply_changes, changes
from branchline.core.unfolding import Unfolded
from traces import every_table

pytestmark = pytest.mark.slow

GAMES = 1
SECRETS = 2


def watched(title: str, players: int, seed: int) -> Iterator[tuple[bl.Game, bl.Move]]:
    """A random game and its next move, until it ends."""
    game = bl.new_game(title, players=players, seed=seed)
    game.watched = True
    chance = random.Random(f"{title} {players} {seed}")
    while not game.is_over:
        moves = game.legal_moves()
        yield game, moves[chance.randrange(len(moves))]


def told(unfolded: Unfolded) -> str:
    """All that an unfolded move tells, as one text."""
    steps = [[event.as_dict(), changed] for event, changed in unfolded.steps]
    return json.dumps([steps, unfolded.rest, unfolded.view])


@pytest.mark.parametrize(("title", "players"), every_table())
def test_the_steps_of_a_move_add_up(title: str, players: int) -> None:
    viewers = [None, *range(players)]
    for seed in range(GAMES):
        for game, move in watched(title, players, seed):
            before = {seat: game.view(seat) for seat in viewers}
            game.play(move)
            for seat in viewers:
                unfolded = game.unfolded(seat)
                view = before[seat]
                for _, changed in unfolded.steps:
                    view = apply_changes(view, json.loads(json.dumps(changed)))
                assert apply_changes(view, unfolded.rest) == game.view(seat) == unfolded.view
                happened = game.happened(len(game.moves), seat)
                assert [event.as_dict() for event, _ in unfolded.steps] == [event.as_dict() for event in happened]
                assert json.dumps(unfolded.view) == json.dumps(game.view(seat))


@pytest.mark.parametrize(("title", "players"), every_table())
def test_what_is_told_the_same_is_unfolded_the_same(title: str, players: int) -> None:
    """Two truths that differ only in what is hidden from a seat, before the move and after it."""
    chance = random.Random(f"{title} {players} truths")
    compared = 0
    for seed in range(SECRETS):
        for game, move in watched(title, players, seed):
            seat = chance.choice([None, *range(players)])
            world = game.redeal(seat, chance.randrange(1000))
            world.watched = True
            assert world.facts(seat) == game.facts(seat)
            game.play(move)
            if not made_too(world, move, game._steps[-1].answers if chance.random() < 0.5 else None):
                continue
            if known(world, seat) == known(game, seat):
                compared += 1
                assert told(world.unfolded(seat)) == told(game.unfolded(seat))
                assert world.facts(seat) == game.facts(seat)
    assert compared > 20 * SECRETS


def made_too(world: bl.Game, move: bl.Move, answers: vec[i64] | None) -> bool:
    """Make a move in another world, chance answering the same if it can: whether that was possible."""
    if str(move) not in world.legal_moves():
        return False
    try:
        world._make(move.code, answers)
    except bl.BadRecord:
        return False
    return world.audit() == []


def known(game: bl.Game, seat: int | None) -> list[Any]:
    """What a seat is told of the last move and what it sees after it."""
    happened = game.happened(len(game.moves), seat)
    return [game.view(seat), [event.as_dict() for event in happened]]


def test_only_a_watched_move_can_be_unfolded() -> None:
    game = bl.new_game("usa", players=2, seed=4, first_player=0)
    with pytest.raises(bl.NotWatched):
        game.unfolded(0)
    game.play("keep 1 2")
    with pytest.raises(bl.NotWatched):
        game.unfolded(0)
    game = game.undo()
    game.watched = True
    game.play("keep 1 2")
    assert len(game.unfolded(0).steps) > 0
    for other in (game.copy(), game.redeal(0, 1), game.undo()):
        with pytest.raises(bl.NotWatched):
            other.unfolded(0)
    with pytest.raises(bl.NoSuchSeat):
        game.unfolded(2)
    game.watched = False
    game.play("keep 1 2")
    with pytest.raises(bl.NotWatched):
        game.unfolded(0)


def test_an_undone_game_is_watched_on() -> None:
    game = bl.new_game("usa", players=2, seed=4, first_player=0)
    game.watched = True
    game.play("keep 1 2")
    back = game.undo()
    back.play("keep 1 2")
    assert told(back.unfolded(0)) == told(game.unfolded(0))


def test_changes_leave_both_views_alone() -> None:
    old: dict[str, Any] = {"row": [{"n": 1}, {"n": 2}], "gone": {"a": 1, "b": 2}, "deck": 4}
    new: dict[str, Any] = {"row": [{"n": 1}, {"n": 3}, {"n": 4}], "gone": {"a": 1}, "deck": 4, "more": []}
    kept = json.dumps([old, new])
    found = changes(old, new)
    assert found == [(["row", 1, "n"], 3), (["row", 2], {"n": 4}), (["gone", ["b"]], None), (["more"], [])]
    view = apply_changes(apply_changes(old, found), [(["row", 2, "n"], 5)])
    assert view["row"][2] == {"n": 5}
    assert json.dumps([old, new]) == kept
    assert changes(new, new) == changes(new, json.loads(json.dumps(new))) == []
    assert changes([1], []) == [([], [])]
    assert apply_changes([1], [([], [])]) == []
