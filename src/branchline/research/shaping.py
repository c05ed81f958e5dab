"""Rewards along the way: points on the table count when they are made, and the end brings what is left.

What a whole game brings is the same with and without (potential-based shaping), so what is best stays best.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from branchline.core.tensors import empty_row
from branchline.research.arrays import array_of
from branchline.research.ruleset import Ruleset
from branchline.research.table import LEAD, POINTS, Table, rewards_of

WIN_PER_POINT = 0.01
"""What a point ahead on the table counts before the end, in shares of the win."""


class Shaping:
    """What the points on the table have brought every seat of one game so far."""

    def __init__(self, rules: Ruleset, reward: int) -> None:
        self.rules = rules
        self.reward = reward
        names = rules.observation_names
        self.columns = [names.index(f"seats.{seat}.score") for seat in range(rules.players)]
        self.given = np.zeros(rules.players)

    def begin(self) -> None:
        """Another game."""
        self.given[:] = 0

    def gained(self, table: Table) -> Any:
        """What every seat has gained since it was last asked."""
        if table.position.over:
            worth = np.array(list(rewards_of(table.position, self.reward)))
        else:
            worth = self.worth(self.scores(table))
        gain = worth - self.given
        self.given = worth
        return gain

    def scores(self, table: Table) -> Any:
        """The points of every seat that all can see."""
        row = empty_row(self.rules.tensors.width)
        self.rules.tensors.observe(table.position, 0, row, 0)
        return array_of(row, np.int16)[self.columns].astype(float)

    def worth(self, scores: Any) -> Any:
        """What points on the table count before the end."""
        if self.reward == POINTS or len(scores) == 1:
            return scores * (1.0 if self.reward in (LEAD, POINTS) else WIN_PER_POINT)
        best = np.array([np.delete(scores, seat).max() for seat in range(len(scores))])
        return (scores - best) * (1.0 if self.reward == LEAD else WIN_PER_POINT)
