"""How long the best choice among many contracts takes."""

from __future__ import annotations

import random

import branchline as bl
from branchline.bench import microseconds, started
from branchline.games.snowdonia.board_builder import (
    mask,
)
from branchline.games.snowdonia.bonuses import best_of


def measure() -> dict[str, float]:
    """The best choice among twelve contracts with all that serves them (mean of twenty hands)."""
    position = started(bl.titles()["snowdonia"], 3, 1)
    position.surveyor[0] = position.board.stations() - 1
    chance = random.Random(12)
    hands = [mask(chance.sample(range(1, 31), 12)) for _ in range(20)]
    took = [microseconds(lambda h=hand: best_of(position, 0, h, 40, 8, 8)) for hand in hands]  # type: ignore[misc]
    return {"Best choice among twelve contracts, µs": sum(took) / len(took)}
