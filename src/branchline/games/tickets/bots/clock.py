"""How long the game will last, as far as anybody can tell: wagons and hands are counted in the open."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.games.tickets.state import State


def turns_to_go(s: State, seat: i64) -> i64:
    """About how many turns a seat still has, this one included, if nobody dawdles."""
    if s.turns_left >= 0:
        return 1
    fewest = pace(s, seat)
    for other in range(s.players):
        if other != seat:
            turns = pace(s, other)
            if turns < fewest:
                fewest = turns
    return fewest + 1


def pace(s: State, seat: i64) -> i64:
    """About how many turns a seat needs to run out of wagons: two cards or some two and a half wagons a turn."""
    wagons = s.wagons[seat] - s.board.last_round_at
    if wagons <= 0:
        return 0
    cards = wagons - s.hand_size(seat)
    claims = (wagons * 2 + 4) // 5
    return claims + ((cards + 1) // 2 if cards > 0 else 0)
