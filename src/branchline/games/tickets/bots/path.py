"""Path: works out the best path for its tickets, by points for each wagon, and follows it."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.games.tickets.bots.base_policy import Traveller
from branchline.games.tickets.bots.plan import Plan
from branchline.games.tickets.bots.pricing import Tariff
from branchline.games.tickets.state import State


class Path(Traveller):
    """Lays its tickets along the paths that bring most for their wagons, and works them off in order."""

    def __init__(self) -> None:
        super().__init__()
        self.tariff = Tariff(1000, 0, 1500, 700, 0)
        self.improve = 0

    def rank(self, s: State, seat: i64, plan: Plan, track: i64) -> i64:
        """What most of its tickets go over comes first, then the longest."""
        return plan.use[track] * 100 + s.board.length[track]
