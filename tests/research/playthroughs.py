"""Golden playthroughs of the games of OpenSpiel: every action and answer of chance of a game, and what all saw.

Run as a script to write them anew after a change that is meant to change them, then read the diff.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

import branchline as bl
import branchline.research.openspiel

FOLDER = Path(__file__).parents[1] / "golden" / "openspiel"


def games() -> list[str]:
    """The most players of every title, and one who plays alone."""
    return [game_name(title.id, title.most_players) for title in bl.titles().values()] + [game_name("snowdonia", 1)]


def game_name(title: str, players: int) -> str:
    """A game as OpenSpiel names it."""
    return f"python_branchline_{title.replace('-', '_')}(players={players})"


def file_of(name: str) -> Path:
    """Where its playthrough is kept."""
    return FOLDER / f"{name.removeprefix('python_branchline_').replace('(players=', '-').removesuffix(')')}.txt"


def playthrough(name: str) -> str:
    """A game at random."""
    game = pyspiel.load_game(name)
    chance = random.Random(2026)
    state = game.new_initial_state()
    lines = [f"{name}: {game.num_distinct_actions()} actions, {game.observation_tensor_size()} numbers"]
    while not state.is_terminal():
        if state.is_chance_node():
            answers, odds = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(answers, odds)[0]
            lines.append(f"chance: {state.action_to_string(action)}, one of {len(answers)}")
        else:
            legal = state.legal_actions()
            action = chance.choice(legal)
            lines.append(
                f"{state.current_player()}: {state.action_to_string(action)}, one of {len(legal)}, {seen(state)}"
            )
        state.apply_action(action)
    return "\n".join([*lines, f"returns {state.returns()}, {seen(state)}", ""])


def seen(state: Any) -> str:
    """What everybody sees, as a short digest."""
    rows = [state.observation_tensor(seat) for seat in range(state.num_players())]
    return hashlib.sha256(np.array(rows, "<i2").tobytes()).hexdigest()[:8]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in games():
        file_of(each).write_text(playthrough(each), encoding="utf-8")
