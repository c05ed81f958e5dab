"""Copies and pickles: the same game, move or bot, in this process and in others, and nothing more than it tells."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.bots import Budget, make_bot, policies_for
from branchline.bots.search.mcts import Mcts
from branchline.bots.search.tuning import Tuning
from elsewhere import finished, play_on
from traces import every_table

GAMES = 1000
"""Per title."""

TICKETS = Path(__file__).parent.parent / "tickets"
MAP = TICKETS / "maps" / "tiny.toml"
BEFORE = TICKETS / "records_before" / "northern_lights_data_1.txt"
"""A game with data that have changed since."""


def travelled(thing: Any) -> Any:
    """What comes out of a pickle of it."""
    return pickle.loads(pickle.dumps(thing))


def somewhere(title: str, players: int, seed: int, **more: Any) -> bl.Game:
    """A random game at a random moment."""
    chance = random.Random(seed)
    game = bl.new_game(title, players=players, seed=None if "secret" in more else seed, **more)
    game.names = ["Ada", "Bob"]
    play_on(game, chance, chance.choice([0, 1, 2, 5, 20, 60, 120, 200, 300]))
    return game


def viewers(game: bl.Game) -> list[int | None]:
    """Everybody who looks at a game."""
    return [None, *range(game.players)]


def facing(game: bl.Game) -> list[Any]:
    """All that can be seen of a game by anybody."""
    logs = [[event.as_dict() for event in game.log(viewer)] for viewer in viewers(game)]
    views = [(game.view(viewer), game.facts(viewer)) for viewer in viewers(game)]
    return [game.title.id, game.options, game.seed, game.names, game.moves, game.legal_moves().texts(), views, logs]


def goes_on_alike(game: bl.Game, other: bl.Game, seed: int) -> None:
    """Both are equal now and after the same moves, chance included."""
    assert facing(other) == facing(game)
    for one in (game, other):
        play_on(one, random.Random(seed), 12)
    assert facing(other) == facing(game)


@pytest.mark.parametrize(("title", "players"), every_table())
def test_a_game_comes_back_as_it_was(title: str, players: int) -> None:
    game = somewhere(title, players, players)
    other = travelled(game)
    assert other.title is game.title
    assert other.record() == game.record()
    goes_on_alike(game, other, players)
    assert other.record() == game.record()
    assert other.record().verify() == []


@pytest.mark.slow
@pytest.mark.parametrize("title", bl.titles())
def test_a_thousand_games_come_back_as_they_were(title: str) -> None:
    counts = bl.titles()[title].player_counts
    for seed in range(GAMES):
        game = somewhere(title, counts[seed % len(counts)], seed)
        other = travelled(game)
        assert other.legal_moves().texts() == game.legal_moves().texts()
        for one in (game, other):
            play_on(one, random.Random(seed), 12)
        assert other.legal_moves().texts() == game.legal_moves().texts()
        assert [other.view(seat) for seat in viewers(other)] == [game.view(seat) for seat in viewers(game)]
        assert other.record() == game.record()


@pytest.mark.parametrize("title", bl.titles())
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
def test_a_copy_stands_alone(title: str, copied: Any) -> None:
    game = somewhere(title, 2, 7)
    before = facing(game)
    other = copied(game)
    other.names.append("Cy")
    play_on(other, random.Random(1), 5)
    assert facing(game) == before
    goes_on_alike(game, copied(game), 3)


def test_a_secret_goes_on_in_the_copy() -> None:
    game = somewhere("usa", 2, 11, secret=bytes(range(32)))
    goes_on_alike(game, travelled(game), 5)


def test_a_game_on_a_map_of_ones_own_brings_it_along() -> None:
    games = [somewhere("tickets", 2, seed, map=MAP) for seed in (1, 2)]
    others = [travelled(game) for game in games]
    for game, other in zip(games, others, strict=True):
        goes_on_alike(game, other, 1)
    assert others[0].title is others[1].title
    assert copy.deepcopy(games[0]).title is games[0].title


def test_a_pickled_game_is_not_watched() -> None:
    game = bl.new_game("usa", players=2, seed=4)
    game.watched = True
    game.play("keep 1 2")
    other = travelled(game)
    assert not other.watched
    with pytest.raises(bl.NotWatched):
        other.unfolded(0)


@pytest.mark.parametrize(("title", "players"), every_table())
def test_a_seat_comes_back_as_it_was(title: str, players: int) -> None:
    seat = bl.Seat(somewhere(title, players, 20 + players), 0)
    for other in (travelled(seat), copy.copy(seat), copy.deepcopy(seat)):
        assert (other.number, other.view, other.facts, other.history) == (0, seat.view, seat.facts, seat.history)
        assert facing(other.redeal(5)) == facing(seat.redeal(5))
        with pytest.raises(bl.NoRecord):
            other.redeal(5).record()


@pytest.mark.parametrize("title", bl.titles())
def test_a_pickled_seat_tells_nothing_it_does_not_know(title: str) -> None:
    """Games that differ only in what seat 0 may not know give it the same pickle, byte for byte."""
    for seed in range(8):
        game = somewhere(title, 2, seed)
        pickles = {pickle.dumps(bl.Seat(game.redeal(0, world), 0)) for world in range(4)}
        assert pickles == {pickle.dumps(bl.Seat(game, 0))}


def test_pickled_moves_and_events_leave_the_hidden_table_behind() -> None:
    game = bl.new_game("usa", players=2, seed=4, first_player=0)
    for move in ("keep 1 2", "keep 1 2", "draw deck"):
        game.play(move)
    worlds = [game, *(game.redeal(1, seed) for seed in range(4))]
    assert len({pickle.dumps(world.seen(1)) for world in worlds}) == 1
    assert len({pickle.dumps(world.legal_moves()[0]) for world in worlds}) == 1
    assert len(pickle.dumps(game.legal_moves()[0])) < 400


@pytest.mark.parametrize(("title", "players"), every_table())
def test_moves_and_events_come_back_as_they_were(title: str, players: int) -> None:
    game = bl.new_game(title, players=players, seed=3)
    moves = game.legal_moves()
    for others in (travelled(moves), copy.copy(moves), copy.deepcopy(moves)):
        assert list(others) == list(moves)
        assert [(move.group, move.params) for move in others] == [(move.group, move.params) for move in moves]
    for other in (travelled(moves[-1]), copy.copy(moves[-1]), copy.deepcopy(moves[-1])):
        assert other == moves[-1] and other in moves
    events = game.copy().play(travelled(moves[-1]))
    for others in (travelled(events), copy.copy(events), copy.deepcopy(events), travelled(list(events))):
        assert [str(event) for event in others] == [str(event) for event in events]
        assert [event.as_dict() for event in others] == [event.as_dict() for event in events]


@pytest.mark.parametrize("title", bl.titles())
def test_titles_outcomes_and_refusals_come_back_as_they_were(title: str) -> None:
    shelf = bl.titles()[title]
    assert travelled(shelf) is copy.copy(shelf) is copy.deepcopy(shelf) is shelf
    for options in (travelled(shelf.options), copy.deepcopy(shelf.options)):
        assert [all_of(option) for option in options] == [all_of(option) for option in shelf.options]
    game = bl.new_game(title, players=2, seed=3)
    sheets = game.sheets(0)
    assert repr([sheet.lines for sheet in travelled(sheets)]) == repr([sheet.lines for sheet in sheets])
    play_on(game, random.Random(1), 100_000)
    outcome = game.outcome()
    for other in (travelled(outcome), copy.copy(outcome), copy.deepcopy(outcome)):
        assert other == outcome == game.outcome() and hash(other) == hash(outcome)
        assert other.as_dict() == outcome.as_dict()
    record = game.record()
    assert travelled(record) == copy.deepcopy(record) == record
    with pytest.raises(bl.IllegalMove) as told:
        game.undo()
    assert travelled(told.value).refusal == told.value.refusal
    assert str(travelled(told.value)) == str(told.value)


def all_of(option: bl.Option) -> tuple[Any, ...]:
    """All that an option tells of itself."""
    return option.name, option.default, option.values, option.when, option.group


def test_a_game_with_the_data_of_before_keeps_them() -> None:
    game = bl.Record.load(BEFORE).replay(40)
    other = travelled(game)
    assert other.title is game.title is not bl.titles()[game.title.id]
    goes_on_alike(game, other, 1)
    assert other.record() == game.record()


def test_a_position_without_a_game_says_that_it_cannot_be_pickled() -> None:
    shelf = bl.titles()["usa"]
    with pytest.raises(TypeError, match="position of a Game"):
        pickle.dumps(shelf.position(2, shelf.check_options({})))


@pytest.mark.slow
@pytest.mark.parametrize("title", bl.titles())
def test_bots_come_back_as_they_were(title: str) -> None:
    game = somewhere(title, 2, 2)
    seat = bl.Seat(game, game.to_move or 0)
    for code in (*policies_for(game.title), "careless", "flat:4", "mcts:4"):
        bot = make_bot(code, game.title, seed=5)
        copies = [travelled(bot), copy.copy(bot), copy.deepcopy(bot)]
        chosen = bot.choose(seat).move
        assert [other.choose(seat).move for other in copies] == [chosen] * 3, code
        again = make_bot(code, game.title, seed=5).choose(seat).move
        assert travelled(bot).choose(seat).move == again  # what it learnt stays behind


def test_a_search_keeps_its_tuning() -> None:
    shelf = bl.titles()["usa"]
    policy: Any = make_bot("greedy", shelf)
    bot = Mcts(policy.policy, Budget(iterations=30), 3, None, Tuning(width=2, sight=4, winning=7))
    other = travelled(bot)
    assert (other.seed, other.budget) == (bot.seed, bot.budget)
    assert other.guide is other.policy
    assert (other.tuning.width, other.tuning.sight, other.tuning.winning) == (2, 4, 7)
    assert other.tuning.__reduce__() == bot.tuning.__reduce__()


@pytest.mark.slow
def test_a_game_is_played_on_in_another_process() -> None:
    game = somewhere("switzerland", 2, 6)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        other, outcome, number = pool.submit(finished, game, bl.Seat(game, 1)).result()
        with pytest.raises(bl.IllegalMove, match="revealed nothing"):
            pool.submit(bl.new_game("usa", players=2, seed=1).undo).result()
    here, expected, _ = finished(game, bl.Seat(game, 1))
    assert number == 1
    assert outcome == expected
    assert facing(other) == facing(here)
