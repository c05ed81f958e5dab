"""What another process does with a game; a module, so that the process can import it."""

from __future__ import annotations

import random

import branchline as bl


def play_on(game: bl.Game, chance: random.Random, moves: int) -> None:
    """Make so many random moves, or fewer if the game ends."""
    for _ in range(moves):
        if game.is_over:
            return
        legal = game.legal_moves()
        game.play(legal[chance.randrange(len(legal))])


def finished(game: bl.Game, seat: bl.Seat) -> tuple[bl.Game, bl.Outcome, int]:
    """A game played to its end."""
    play_on(game, random.Random(9), 100_000)
    return game, game.outcome(), seat.number
