"""Honest hidden information: a seat cannot tell apart games that differ only in what it may not know."""

from __future__ import annotations

import json
import random

import pytest

import branchline as bl
from traces import every_table

pytestmark = pytest.mark.slow

GAMES = 100
"""Per title and player count: 1,000 games in all for the ticket family."""


def known(game: bl.Game, seat: int | None) -> str:
    """Everything a seat can learn from the library, as one text."""
    moves = game.legal_moves().texts() if seat is not None and game.to_move == seat else None
    log = [event.as_dict() for event in game.log(seat)]
    return json.dumps([game.view(seat), game.facts(seat), moves, log])


def somewhere(title: str, players: int, seed: int, chance: random.Random) -> bl.Game:
    """A random game stopped at a random moment, starting choices included."""
    game = bl.new_game(title, players=players, seed=seed)
    for _ in range(chance.choice([0, 1, 2, 5, 20, 60, 120, 200, 300])):
        if game.is_over:
            break
        moves = game.legal_moves()
        game.play(moves[chance.randrange(len(moves))])
    return game


def hides_something(title: str, players: int) -> bool:
    """Whether the seats of this title know different things; in Snowdonia all know the same."""
    game = bl.new_game(title, players=players, seed=1)
    views = [{**game.view(seat), "seat": None} for seat in range(players)]
    return any(view != views[0] for view in views)


@pytest.mark.parametrize(("title", "players"), every_table())
def test_what_a_redeal_draws_next_depends_on_its_seed(title: str, players: int) -> None:
    game = bl.new_game(title, players=players, seed=1)
    futures = set()
    for seed in range(20):
        world = game.redeal(0, seed)
        while not world.is_over:
            world.play(world.legal_moves()[0])
        futures.add(str(world.outcome().scores))
    assert len(futures) > 5


@pytest.mark.parametrize(("title", "players"), every_table())
def test_a_redealt_game_looks_the_same_to_its_seat(title: str, players: int) -> None:
    chance = random.Random(f"{title} {players}")
    differing = 0
    for seed in range(GAMES):
        game = somewhere(title, players, seed, chance)
        seat = chance.choice([None, *range(players)])
        world = game.redeal(seat, seed)
        assert world.audit() == []
        assert known(world, seat) == known(game, seat)
        differing += any(known(world, other) != known(game, other) for other in range(players) if other != seat)
    if hides_something(title, players):
        assert differing > GAMES // 2, "re-dealing must change what the others hold"
    else:
        assert differing == 0


@pytest.mark.parametrize(("title", "players"), every_table())
def test_a_redeal_depends_on_the_seats_knowledge_alone(title: str, players: int) -> None:
    """The true game and any world the seat takes for possible re-deal to the very same worlds."""
    chance = random.Random(f"{title} {players} again")
    for seed in range(GAMES // 4):
        game = somewhere(title, players, seed, chance)
        seat = chance.choice([None, *range(players)])
        world = game.redeal(seat, seed)
        for again in range(3):
            one, two = game.redeal(seat, again), world.redeal(seat, again)
            assert [one.view(other) for other in range(players)] == [two.view(other) for other in range(players)]
            assert one.legal_moves().texts() == two.legal_moves().texts()


@pytest.mark.parametrize(("title", "players"), every_table())
def test_redealt_games_play_on_to_the_end(title: str, players: int) -> None:
    chance = random.Random(f"{title} {players} on")
    for seed in range(GAMES // 10):
        game = somewhere(title, players, seed, chance)
        if game.is_over:
            continue
        world = game.redeal(game.to_move, seed)
        while not world.is_over:
            moves = world.legal_moves()
            world.play(moves[chance.randrange(len(moves))])
            assert world.audit() == []
        with pytest.raises(bl.NoRecord):
            world.record()


def test_a_seat_answers_like_the_game_and_holds_no_truth() -> None:
    chance = random.Random(3)
    for seed in range(30):
        game = somewhere("northern-lights", 3, seed, chance)
        if game.is_over:
            continue
        number = game.to_move
        assert number is not None
        seat = bl.Seat(game, number)
        assert seat.is_to_move
        assert seat.view == game.view(number)
        assert seat.facts == game.facts(number)
        assert seat.legal_moves().texts() == game.legal_moves().texts()
        assert [e.as_dict() for e in seat.log] == [e.as_dict() for e in game.log(number)]
        twin = bl.Seat(game.redeal(number, seed), number)
        assert [seat.redeal(5).view(n) for n in range(3)] == [twin.redeal(5).view(n) for n in range(3)]
        other = bl.Seat(game, (number + 1) % 3)
        with pytest.raises(bl.IllegalMove):
            other.legal_moves()
        with pytest.raises(bl.IllegalMove):
            other.why_not("draw deck")
