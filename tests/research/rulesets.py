"""What the research tests play: every title at every number of players, and options that change the numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import branchline as bl
from branchline.research import Ruleset
from branchline.research.table import Table


def tables() -> list[tuple[str, int]]:
    """Every title with every player count."""
    return [(id, players) for id, title in bl.titles().items() for players in title.player_counts]


def variants() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every value of every option that a table of a title's fewest and most players takes."""
    for id, title in bl.titles().items():
        for players in sorted({title.least_players, title.most_players}):
            for option in title.options:
                for value in option.values:
                    if plays(title, players, {option.name: value}):
                        yield id, players, {option.name: value}


def plays(title: bl.Title, players: int, options: dict[str, Any]) -> bool:
    """Whether these options go together with so many players."""
    try:
        title.position(players, title.check_options(options))
    except bl.BadOption:
        return False
    return True


def wander(rules: Ruleset, seed: int) -> Iterator[Table]:
    """A random game, action by action, looked at before every action."""
    chance = random.Random(seed)
    table = rules.table(seed)
    while not table.position.over:
        yield table
        table.step(chance.choice(list(table.choices)))
    yield table
