"""The speed of the environments: random actions, with observation and mask of every step."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np

from branchline.research.pettingzoo.aec import TableEnv, wrapped
from branchline.research.ruleset import ruleset
from branchline.research.vector import VectorTables

TABLES = 64


def measure(tables: list[tuple[str, int]], seconds: float) -> dict[str, float]:
    """Steps a second of this process: sentence -> number."""
    found: dict[str, float] = {}
    for title, players in tables:
        found[f"{title}, {players} players: {TABLES} tables stepped together, steps/s"] = together(
            title, players, seconds
        )
        for name, make in (("raw_env", TableEnv), ("env", wrapped)):
            sentence = f"{title}, {players} players: PettingZoo, {name}, step and last, steps/s"
            found[sentence] = alone(make(title, players), seconds)
    return found


def together(title: str, players: int, seconds: float, count: int = TABLES) -> float:
    """Many tables stepped in one call; choosing the actions is not counted."""
    tables = VectorTables(ruleset(title, players), count, seed=1)
    chance = np.random.default_rng(1)
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = (chance.random(tables.masks.shape, dtype=np.float32) * tables.masks).argmax(axis=1)
        begin = time.process_time()
        tables.step(actions)
        spent += time.process_time() - begin
        steps += count
    return steps / spent


def alone(env: Any, seconds: float) -> float:
    """One environment, an action at a time; choosing the actions is not counted."""
    env.reset(seed=1)
    chance = random.Random(1)
    steps, spent = 0, 0.0
    while spent < seconds:
        action = chance.choice(list(env.unwrapped.table.choices))
        begin = time.process_time()
        env.step(action)
        over = env.last()[2]
        spent += time.process_time() - begin
        steps += 1
        if over:
            env.reset()
    return steps / spent
