"""Golden playthroughs and perft counts: regression nets that anyone can read and diff.

Run as a script to write them anew after a change that is meant to change them, then read the diff.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import branchline as bl

FOLDER = Path(__file__).parent.parent / "golden"
PERFT = FOLDER / "perft.json"
DEPTH = 3


def sample_tables() -> list[tuple[str, int]]:
    """The fewest and the most players of every title."""
    return [
        (id, players)
        for id, title in bl.titles().items()
        for players in sorted({title.least_players, title.most_players})
    ]


def file_of(title: str, players: int) -> Path:
    return FOLDER / f"{title}-{players}.txt"


def playthrough(title: str, players: int) -> str:
    """A sample game: every choice, what happened for all to see, and the table now and then."""
    game = bl.new_game(title, players=players, seed=2026)
    lines = [f"{title}, {players} players, seed 2026", ""]
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


def perft(title: str, players: int, seed: int) -> list[int]:
    """Path counts to depths 1..DEPTH from a point some way into a game."""
    game = bl.new_game(title, players=players, seed=seed)
    for count in range(10 + 7 * seed):
        moves = game.legal_moves()
        game.play(moves[(count * 31) % len(moves)])
    return [count_paths(game, depth) for depth in range(1, DEPTH + 1)]


def all_perft() -> dict[str, list[int]]:
    return {f"{t} {n} {seed}": perft(t, n, seed) for t, n in sample_tables() for seed in (1, 2)}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for title, players in sample_tables():
        file_of(title, players).write_text(playthrough(title, players), encoding="utf-8")
    PERFT.write_text(json.dumps(all_perft(), indent=1) + "\n", encoding="utf-8")
    sys.stdout.write(f"written to {FOLDER.name}\n")
