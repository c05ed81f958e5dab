"""Golden playthroughs and perft counts: regression nets that anyone can read and diff.

Run as a script to write them anew after a change that is meant to change them, then read the diff.
"""

from __future__ import annotations

import itertools
import json
import sys
from pathlib import Path
from typing import Any

import branchline as bl

FOLDER = Path(__file__).parent.parent / "golden"
PERFT = FOLDER / "perft.json"
DEPTH = 3


def sample_tables() -> list[str]:
    """The fewest and the most players of every title, in every scenario and edition: `usa 5`."""
    names = []
    for id, title in bl.titles().items():
        kinds = [option.values for option in title.options if option.name in ("scenario", "edition")]
        for values in itertools.product(*kinds):
            fitting = [n for n in title.player_counts if fits(" ".join([id, *values, str(n)]))]
            names += [" ".join([id, *values, str(n)]) for n in fitting if n in (fitting[0], fitting[-1])]
    return names


def fits(name: str) -> bool:
    """Whether this scenario and edition can be played with so many."""
    try:
        begin(name, 1)
    except bl.BadOption:
        return False
    return True


def begin(name: str, seed: int) -> bl.Game:
    """The game a table's name stands for."""
    id, *values, players = name.split()
    kinds = [option.name for option in bl.titles()[id].options if option.name in ("scenario", "edition")]
    options: dict[str, Any] = dict(zip(kinds, values, strict=True))
    return bl.new_game(id, players=int(players), seed=seed, **options)


def file_of(name: str) -> Path:
    return FOLDER / f"{name.replace(' ', '-')}.txt"


def playthrough(name: str) -> str:
    """A sample game: every choice, what happened for all to see, and the table now and then."""
    game = begin(name, 2026)
    lines = [f"{name} players, seed 2026", ""]
    lines += [told(event) for event in game.log(None)]
    count = 0
    while not game.is_over:
        if count % 25 == 0:
            lines += ["", "view " + json.dumps(game.view(None), ensure_ascii=False), ""]
        moves = game.legal_moves()
        move = moves[(count * count + 3 * count) % len(moves)]
        lines.append(f"{count + 1}. seat {game.to_move}: {move} (1 of {len(moves)})")
        lines += ["   " + told(event) for event in game.play(move)]
        count += 1
    lines += ["", json.dumps(game.outcome().as_dict(), ensure_ascii=False)]
    return "\n".join(lines) + "\n"


def told(event: Any) -> str:
    return f"{event.key} {json.dumps(event.params, ensure_ascii=False)}"


def count_paths(game: bl.Game, depth: int) -> int:
    """How many different courses the next `depth` moves can take."""
    moves = game.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = game.copy()
        after.play(str(move))
        total += count_paths(after, depth - 1) if not after.is_over else 1
    return total


def perft(name: str, seed: int) -> list[int]:
    """Path counts to depths 1..DEPTH from a point some way into a game."""
    game = begin(name, seed)
    for count in range(10 + 7 * seed):
        moves = game.legal_moves()
        game.play(moves[(count * 31) % len(moves)])
    return [count_paths(game, depth) for depth in range(1, DEPTH + 1)]


def all_perft() -> dict[str, list[int]]:
    return {f"{name}, seed {seed}": perft(name, seed) for name in sample_tables() for seed in (1, 2)}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sample_tables():
        file_of(name).write_text(playthrough(name), encoding="utf-8")
    PERFT.write_text(json.dumps(all_perft(), indent=1) + "\n", encoding="utf-8")
    sys.stdout.write(f"written to {FOLDER.name}\n")
