"""One step: one ticket at a time, and of its way the best next track."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.games.tickets.bots.base_policy import Traveller
from branchline.games.tickets.bots.paying import lacking
from branchline.games.tickets.bots.plan import Plan
from branchline.games.tickets.bots.pricing import Tariff
from branchline.games.tickets.state import State


class OneStep(Traveller):
    """Thinks of the dearest ticket it has not completed, and of nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.tariff = Tariff(1000, 500, 500, 0, 300)

    def draw_up(self, s: State, seat: i64, plan: Plan) -> None:
        """The way of one ticket: the dearest that can still be completed."""
        plan.begin(s, seat, self.tariff)
        plan.add_unfinished(s, seat)
        plan.sort()
        k: i64 = 0
        while k < len(plan.tickets) and plan.wagons == 0:
            plan.lay(s, k)
            if plan.wagons > s.wagons[seat]:
                plan.lift(k)
            k += 1
        plan.collect()
        if len(plan.wanted) == 0:
            self.go_for_points(s, seat, plan)

    def rank(self, s: State, seat: i64, plan: Plan, track: i64) -> i64:
        """The longest first."""
        return s.board.length[track] - lacking(s, seat, track)
