"""A small fixed suite of matches: what bots win of it may not fall. As a script it writes what they win now.

Everything is fixed by seeds, so a result changes only if a bot does.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import branchline as bl
from branchline.bots import make_bot

WON = Path(__file__).parent / "match_suite.json"
"""What each match won when it was last looked at, deal by deal."""

MATCHES = (
    *(("usa", "planner", style, 20) for style in ("greedy", "hungry", "path", "one-step", "long-route")),
    ("europe", "planner", "hungry", 10),
    ("snowdonia", "foreman", "greedy", 6),
    ("switzerland", "mcts:16", "planner", 3),
    ("usa", "mcts:16", "planner", 3),
)
Match = tuple[str, str, str, int]


def name_of(match: Match) -> str:
    """`usa: planner against path`."""
    return f"{match[0]}: {match[1]} against {match[2]}"


def won(match: Match, deals: int) -> list[float]:
    """What the first bot won of each deal, played on both seats: from 0 to 2."""
    title, one, two, _ = match
    found = []
    for deal in range(deals):
        total = 0.0
        for seat in range(2):
            game = bl.new_game(title, players=2, seed=9_000 + deal)
            codes = (one, two) if seat == 0 else (two, one)
            bots = [make_bot(code, game.title, deal) for code in codes]
            while game.to_move is not None:
                game.play(bots[game.to_move].choose(bl.Seat(game, game.to_move)).move)
            winners = game.outcome().winners
            total += 1 / len(winners) if seat in winners else 0.0
        found.append(round(total, 3))
    return found


def main() -> int:
    """Write what is won now."""
    told = {name_of(match): won(match, match[3]) for match in MATCHES}
    WON.write_text(json.dumps(told, indent=1) + "\n")
    for name, values in told.items():
        sys.stdout.write(f"{name}: {sum(values):g} of {2 * len(values)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
