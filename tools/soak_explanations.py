"""Soak of explanations: bots play whole games, and what they choose must be best by what they show.

Of all moves told with a decision none may show more than the one chosen (or stand before it where only their order is
told), the aim names only what there is, and every explanation is spoken in every language, as a reason and as a hint.
Bots that never compare moves are listened to as well; their decisions are not counted.
With a budget in seconds it is also told how much of it was used where more than one move was compared, by the
processor's time.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from dataclasses import dataclass, field

import branchline as bl
from branchline.bots import Budget, Explanation, make_bot, policies_for
from branchline.bots.registry import Code
from branchline.bots.search.searcher import Searcher
from branchline.core.text import LANGUAGES

PATIENCE = 2
"""Of so many times the decisions wanted a bot may tell one move alone before it is left."""

KINDS = {"tickets", "tracks", "contracts", "sites", "places", "trains", "stations"}


@dataclass
class Found:
    """Decisions with more than one move told."""

    decisions: int = 0
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)


def is_best(told: Explanation) -> bool:
    """Whether the move chosen, told first, is the best of those shown."""
    first = told.estimates[0]
    if first.measure == "order":
        return [estimate.value for estimate in told.estimates] == list(range(1, len(told.estimates) + 1))
    return all(estimate.value <= first.value for estimate in told.estimates)


def decisions(title: str, code: str, wanted: int) -> Found:
    """So many decisions, and what was wrong with them."""
    found = Found()
    alone = 0
    for seed in itertools.count():
        game = bl.new_game(title, players=2, seed=seed)
        bots = [make_bot(code, game.title, seed * 2 + seat) for seat in range(2)]
        while game.to_move is not None:
            begin = time.process_time()
            choice = bots[game.to_move].choose(bl.Seat(game, game.to_move))
            took = time.process_time() - begin
            told = choice.explanation
            for language in LANGUAGES:
                told.text(game.title, language)
                told.advice(game.title, language)
            if len(told.estimates) <= 1:
                alone += 1
                if alone > PATIENCE * wanted:
                    return found
            else:
                found.decisions += 1
                found.seconds += took
                if told.estimates[0].move != choice.move or not is_best(told) or not set(told.aim) <= KINDS:
                    found.wrong.append(f"{title} {code}, game {seed}, move {len(game.moves)}: {choice.move}")
                if found.decisions >= wanted:
                    return found
            game.play(choice.move)
    raise AssertionError("there is always another seed")


def budget_used(code: str, found: Found) -> str:
    """How much of a budget in seconds was used, as a sentence's end."""
    budget = Budget.read(Code.read(code).argument) if code.startswith(("mcts:", "flat:")) else Budget()
    if budget.seconds is None or not found.decisions:
        return ""
    share = found.seconds / found.decisions / (budget.average or budget.seconds)
    return f", {100 * share:.1f} % of the budget used"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=10_000, help="decisions in all")
    parser.add_argument("--bots", default="", help="codes of bots, with commas; without, all heuristics and mcts:24")
    parser.add_argument("--titles", default="", help="ids of titles, with commas; without, all")
    args = parser.parse_args()
    Searcher.timer = staticmethod(time.process_time)
    titles = args.titles.split(",") if args.titles else list(bl.titles())
    bots = {id: args.bots.split(",") if args.bots else [*policies_for(bl.titles()[id])[1:], "mcts:24"] for id in titles}
    each = args.decisions // sum(len(codes) for codes in bots.values()) + 1
    wrong: list[str] = []
    total = 0
    for id, codes in bots.items():
        for code in codes:
            found = decisions(id, code, each)
            wrong += found.wrong
            total += found.decisions
            used = budget_used(code, found)
            print(f"{id} {code}: {found.decisions:,} decisions, {len(found.wrong)} wrong{used}", flush=True)
    print(f"{total:,} decisions, {len(wrong)} wrong")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
