"""Players made of code. A bot is handed a seat, not a game, and answers with a move.

>>> import branchline as bl
>>> game = bl.new_game("usa", players=2, seed=1)
>>> bot = make_bot("random", seed=1)
>>> bot.choose(bl.Seat(game, game.to_move)) in game.legal_moves()
True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from branchline.bots.random import RandomBot
from branchline.core.errors import BadOption
from branchline.core.moves import Move
from branchline.core.seat import Seat


class Bot(Protocol):
    """A player made of code."""

    def choose(self, seat: Seat) -> Move:
        """The move to make; only asked when the seat is to move."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
"""Bots by name; each is made from a seed."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name. The same seed and the same knowledge give the same moves."""
    if name not in BOTS:
        raise BadOption(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
