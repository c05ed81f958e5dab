"""What every family tells in games played at random is exactly what its schema says."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

import branchline as bl
from branchline.core.family import Family, families

TABLES = [
    (family, title, players)
    for family in families().values()
    if family.schema
    for title in family.titles
    for players in bl.titles()[title].player_counts
]


def fits(told: Any, kind: Any, points: dict[str, type]) -> None:
    """What is told has the fields of the schema, of the right types, and no others."""
    plain = bare(told, points)
    known = msgspec.convert(plain, kind, strict=True)
    assert msgspec.json.encode(known, order="sorted") == msgspec.json.encode(plain, order="sorted")


def bare(told: Any, points: dict[str, type]) -> Any:
    """The lines of score sheets without the parameters of their sources, which are checked here."""
    if isinstance(told, list):
        return [bare(each, points) for each in told]
    if not isinstance(told, dict):
        return told
    if {"source", "points"} <= told.keys():
        params = {key: value for key, value in told.items() if key not in ("source", "points")}
        fits(params, points[told["source"]], points)
        return {"source": told["source"], "points": told["points"]}
    return {key: bare(value, points) for key, value in told.items()}


@pytest.mark.slow
@pytest.mark.parametrize(("family", "title", "players"), TABLES)
def test_what_is_told_is_what_the_schema_says(family: Family, title: str, players: int) -> None:
    random = Random(f"{title} {players}")
    game = bl.new_game(title, players=players, seed=random.randrange(1 << 32))
    schema = import_module(family.schema)
    viewers = [None, *range(players)]
    told: set[str] = set()
    number = 0
    while True:
        for viewer in viewers:
            fits(game.view(viewer), schema.View, schema.POINTS)
            fits(game.facts(viewer), schema.Facts, schema.POINTS)
            for event in game.happened(number, viewer):
                fits(event.params, schema.EVENTS[event.key], schema.POINTS)
                told.add(event.key)
        if game.is_over:
            break
        moves = game.legal_moves()
        for move in moves if len(moves) < 40 else random.sample(list(moves), 40):
            fits(move.params, schema.MOVES[move.group], schema.POINTS)
        game.play(random.choice(moves))
        number += 1
    fits(game.outcome().as_dict(), schema.Outcome, schema.POINTS)
    assert told <= schema.EVENTS.keys()
