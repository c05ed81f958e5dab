"""Many tables stepped in one call, as NumPy arrays that are written anew at every step."""

from __future__ import annotations

from typing import Any

import numpy as np

from branchline.core.errors import BadOption
from branchline.core.position import Position
from branchline.research.arrays import array_of
from branchline.research.ruleset import Ruleset, episode_seed, reward_number
from branchline.research.table import Hall


class VectorTables:
    """`tables` games of one ruleset. What a table plays depends on the seed and its own number alone.

    The arrays belong to the tables and change with every step: copy what is to be kept.

    >>> from branchline.research import ruleset
    >>> tables = VectorTables(ruleset("usa", players=2), tables=3, seed=1)
    >>> tables.step(tables.masks.argmax(axis=1))
    >>> tables.observations.shape, tables.to_move.shape
    ((3, 722), (3,))
    """

    def __init__(self, rules: Ruleset, tables: int, seed: int = 0, reward: str = "win") -> None:
        if tables < 1:
            raise BadOption(f"there must be at least one table, not {tables}")
        self.rules = rules
        self.seed = seed
        self.hall = hall = Hall(rules.tensors, self.deal, tables, reward_number(reward))
        self.observations = array_of(hall.seen, np.int16).reshape(tables, rules.width)
        """What the seat to move of each table sees."""
        self.masks = array_of(hall.masks, np.int8).reshape(tables, rules.actions)
        """A one for every action it may take."""
        self.to_move = array_of(hall.to_move, np.int64)
        """Which seat is to move."""
        self.ended = array_of(hall.ended, np.bool_)
        """Where a game has just ended; the next one is dealt already."""
        self.rewards = array_of(hall.rewards, np.float64).reshape(tables, rules.players)
        """What the game that has just ended brought every seat, else 0."""
        self.lengths = array_of(hall.lengths, np.int64)
        """How many moves the last game had that ended at each table."""

    def deal(self, table: int, episode: int) -> Position:
        """Deal a game at a table."""
        return self.rules.deal(episode_seed(self.seed, table, episode))

    def step(self, actions: np.ndarray[Any, Any]) -> None:
        """Take an action at every table."""
        self.hall.step(np.ascontiguousarray(actions, dtype="<i8").tobytes())
