"""Bots for tests of the arena, named `arena_bots.Class`."""

from __future__ import annotations

import os
import sys
import threading

from branchline.bots import NO_LIMIT, Bot, Budget, Choice
from branchline.core.seat import Seat


class First(Bot):
    """Always the first legal move."""

    def choose(self, seat: Seat, budget: Budget = NO_LIMIT) -> Choice:
        """The first."""
        return Choice(seat.legal_moves()[0])


class Seeded(Bot):
    """A move that depends on its seed and on how long the game is."""

    def choose(self, seat: Seat, budget: Budget = NO_LIMIT) -> Choice:
        """Any move, but always the same."""
        moves = seat.legal_moves()
        return Choice(moves[(self.seed + 7 * len(seat.history)) % len(moves)])


class Broken(First):
    """Gives up after some moves."""

    def choose(self, seat: Seat, budget: Budget = NO_LIMIT) -> Choice:
        """An error."""
        if len(seat.history) > 8:
            raise ValueError("no idea what to do")
        return super().choose(seat, budget)


class Cheat(Seeded):
    """Makes the same move again, which is not always legal."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.last: Choice | None = None

    def choose(self, seat: Seat, budget: Budget = NO_LIMIT) -> Choice:
        """What it did before."""
        if self.last is None:
            self.last = super().choose(seat, budget)
        return self.last


class Halting(Seeded):
    """Says so and stops for ever when its seed is the one in HALT_SEED."""

    def choose(self, seat: Seat, budget: Budget = NO_LIMIT) -> Choice:
        """The same as Seeded, if it answers at all."""
        if os.environ.get("HALT_SEED") == str(self.seed):
            sys.stderr.write("halted\n")
            sys.stderr.flush()
            threading.Event().wait()
        return super().choose(seat, budget)
