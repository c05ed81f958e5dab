"""Hungry: gathers many tickets early, then connects them all."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.games.tickets.bots.base_policy import Traveller
from branchline.games.tickets.bots.plan import Plan, tickets_of
from branchline.games.tickets.state import State

FILL: Final[i64] = 750
"""It draws tickets until its plan takes this share of its wagons, in thousandths..."""

MANY: Final[i64] = 6
"""...or until it holds so many."""


class Hungry(Traveller):
    """Draws tickets at once until it holds a good number, and no more afterwards."""

    def __init__(self) -> None:
        super().__init__()
        self.improve = 1

    def wants_tickets(self, s: State, seat: i64, plan: Plan) -> bool:
        """Before its first track, while there is room for more."""
        if s.wagons[seat] < s.wagons_at_start:
            return False
        return tickets_of(s, seat) < MANY and plan.wagons * 1000 < s.wagons[seat] * FILL

    def why_tickets(self, s: State, seat: i64, plan: Plan) -> str:
        """It is hungry."""
        return "tickets-why-hungry"
