"""What the research tests play: every title at every number of players, and options that change the numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import branchline as bl
from branchline.research import Ruleset
from branchline.research.table import Table
from snowdonia.own_scenarios import TRAMWAY

MAPS = Path(__file__).parents[1] / "tickets" / "maps"


def tables() -> list[tuple[str, int]]:
    """Every title with every player count."""
    return [(id, players) for id, title in bl.titles().items() for players in title.player_counts]


def odd_tables() -> list[tuple[str, dict[str, Any]]]:
    """Tables beside the usual ones: maps and scenarios of one's own, one who plays alone, options."""
    return [
        ("tickets", {"map": str(MAPS / "tiny.toml")}),
        ("tickets", {"map": str(MAPS / "extremes.toml"), "players": 3}),
        ("switzerland", {"draw_row_when_deck_empty": True, "may_stop_after_one": True}),
        ("germany", {"players": 4, "passengers": "off", "first_player": 3}),
        ("snowdonia", {"players": 1, "scenario": "blaenau-ffestiniog", "solo_train": 4}),
        ("snowdonia", {"players": 5, "edition": "deluxe", "optional_tracks": True, "light_fog": True}),
        ("snowdonia", {"players": 2, "scenario": TRAMWAY, "works_min": 0, "yard_take": "exact"}),
    ]


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
