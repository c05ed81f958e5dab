"""Bots that misbehave, for the tests of the worker processes."""

from __future__ import annotations

import os
import time

from branchline.bots import NO_LIMIT, Bot, Budget, Choice
from branchline.core.seat import Seat


class Crashing(Bot):
    """Takes its process with it."""

    def choose(self, seat: Seat, budget: Budget = NO_LIMIT) -> Choice:
        os._exit(7)


class Stuck(Bot):
    """Never answers."""

    def choose(self, seat: Seat, budget: Budget = NO_LIMIT) -> Choice:
        while True:
            time.sleep(1)


class Chatty(Bot):
    """Prints while it thinks."""

    def choose(self, seat: Seat, budget: Budget = NO_LIMIT) -> Choice:
        os.write(1, b"thinking...\n")
        return Choice(seat.legal_moves()[0])
