"""Soak of explanations: searches play whole games, and what they choose must be best by what they show.

Of all moves told with a decision none may show more than the one chosen, and every explanation is spoken in
every language. Also told: how much of the time was used where there was more than one move to compare.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time

import branchline as bl
from branchline.bots import make_bot
from branchline.core.text import LANGUAGES


def decisions(title: str, code: str, wanted: int) -> tuple[int, float, list[str]]:
    """So many decisions with more than one move told: how many, seconds each, and what was wrong with them."""
    found, seconds, wrong = 0, 0.0, []
    for seed in itertools.count():
        game = bl.new_game(title, players=2, seed=seed)
        bots = [make_bot(code, game.title, seed * 2 + seat) for seat in range(2)]
        while game.to_move is not None:
            begin = time.perf_counter()
            choice = bots[game.to_move].choose(bl.Seat(game, game.to_move))
            took = time.perf_counter() - begin
            told = choice.explanation.estimates
            if len(told) > 1:
                found += 1
                seconds += took
                best = max(told, key=lambda estimate: estimate.value)
                if told[0].move != choice.move or best.value > told[0].value:
                    wrong.append(f"{title} {code}, game {seed}, move {len(game.moves)}: {choice.move}")
                for language in LANGUAGES:
                    choice.explanation.text(game.title, language)
                if found >= wanted:
                    return found, seconds / found, wrong
            game.play(choice.move)
    raise AssertionError("there is always another seed")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=10_000, help="decisions in all")
    parser.add_argument("--bot", default="mcts:50")
    args = parser.parse_args()
    titles = list(bl.titles())
    wrong: list[str] = []
    for title in titles:
        found, mean, bad = decisions(title, args.bot, args.decisions // len(titles))
        wrong += bad
        print(f"{title}: {found:,} decisions, {1000 * mean:.1f} ms each, {len(bad)} not best by what they show")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
