"""Flat Monte Carlo: every legal move is tried in simulated games, without a tree. The baseline for searches."""

from __future__ import annotations

from branchline.bots.bot import Budget
from branchline.bots.policy import Policy
from branchline.bots.search.searcher import Searcher
from branchline.bots.search.tuning import ENTIRE, EVERY_MOVE, Tuning


class Flat(Searcher):
    """Leaves no move out, looks no further than it, and believes only what the simulations say."""

    def __init__(self, policy: Policy, budget: Budget, seed: int = 0, guide: Policy | None = None) -> None:
        plain = Tuning(width=EVERY_MOVE, depth=0, doubt=ENTIRE, sight=0, heed=0, style=0)
        super().__init__(policy, budget, seed, guide, plain)
