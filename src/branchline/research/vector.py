"""Many tables stepped in one call, as NumPy arrays that are written anew at every step."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from branchline.core.arguments import shown
from branchline.core.errors import BadOption, IllegalAction
from branchline.core.position import Position
from branchline.research.arrays import array_of
from branchline.research.rewards import REWARDS
from branchline.research.ruleset import Ruleset, episode_seed, reward_number
from branchline.research.spaces import whole_count, whole_seed
from branchline.research.table import Hall


class VectorTables:
    """`tables` games of one ruleset. What a table plays depends on the seed and its own number alone; numbers count
    from `first`, so several processes can share the tables of one seed.

    The arrays belong to the tables and change with every step: copy what is to be kept.

    >>> from branchline.research import ruleset
    >>> tables = VectorTables(ruleset("usa", players=2), tables=3, seed=1)
    >>> tables.step(tables.masks.argmax(axis=1))
    >>> tables.observations.shape, tables.to_move.shape
    ((3, 722), (3,))
    """

    def __init__(
        self, rules: Ruleset, tables: int, seed: int = 0, reward: str = "win", shaped: bool = False, first: int = 0
    ) -> None:
        if not isinstance(rules, Ruleset):
            raise BadOption(f"tables play by a ruleset, as branchline.research.ruleset makes it, not by {shown(rules)}")
        tables = whole_count("tables", tables, 1)
        self.rules = rules
        self.seed = whole_seed(seed)
        self.first = whole_count("first", first, 0)
        columns = rules.score_columns if shaped else []
        deal = partial(dealt, rules, self.seed, self.first)
        self.hall = hall = Hall(rules.tensors, deal, tables, reward_number(reward), columns)
        self.observations = array_of(hall.seen, np.int16).reshape(tables, rules.width)
        """What the seat to move of each table sees."""
        self.masks = array_of(hall.masks, np.int8).reshape(tables, rules.actions)
        """A one for every action it may take."""
        self.to_move = array_of(hall.to_move, np.int64)
        """Which seat is to move."""
        self.ended = array_of(hall.ended, np.bool_)
        """Where a game has just ended; the next one is dealt already."""
        self.rewards = array_of(hall.rewards, np.float64).reshape(tables, rules.players)
        """What the last step brought every seat: the end of a game, or with `shaped` points on the table too."""
        self.scores = array_of(hall.scores, np.int64).reshape(tables, rules.players)
        """The points of the last game that ended at each table."""
        self.lengths = array_of(hall.lengths, np.int64)
        """How many moves it had."""

    def __reduce__(self) -> tuple[Any, ...]:
        hall = self.hall
        made_by = (self.rules, len(self.to_move), self.seed, REWARDS[hall.reward], bool(hall.shapings), self.first)
        games = [(table.position, list(table.history), list(table.taken)) for table in hall.tables]
        told = [array.ravel().tolist() for array in (self.ended, self.rewards, self.scores, self.lengths)]
        return resumed, (made_by, games, list(hall.episodes), list(hall.shapings), told)

    def step(self, actions: Any) -> None:
        """Take an action at every table; if one may not be taken, nothing happens anywhere."""
        given = np.asarray(actions)
        if given.shape != self.to_move.shape or given.dtype.kind not in "iu":
            wanted = f"{len(self.to_move)} tables need as many whole numbers as actions"
            raise IllegalAction(f"{wanted}, not an array of {given.dtype} and shape {given.shape}")
        self.hall.step(np.ascontiguousarray(given, dtype="<i8").tobytes())


def dealt(rules: Ruleset, seed: int, first: int, table: int, episode: int) -> Position:
    """A game at a table."""
    return rules.deal(episode_seed(seed, first + table, episode))


def resumed(
    made_by: tuple[Any, ...], games: list[Any], episodes: list[int], shapings: list[Any], told: list[Any]
) -> VectorTables:
    """Tables that were copied or pickled."""
    tables = VectorTables(*made_by)
    hall = tables.hall
    hall.episodes, hall.shapings = episodes, shapings
    for number, game in enumerate(games):
        hall.resume(number, *game)
    hall.recall(*told)
    return tables
