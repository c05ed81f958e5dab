"""How many full simulations a search makes in a second of the processor's time."""

from __future__ import annotations

import time

import branchline as bl
from branchline.bots.bot import Budget
from branchline.bots.registry import make_policy
from branchline.bots.search.mcts import Mcts
from branchline.core.family import families

THINKING = Budget(seconds=0.2)


def simulations_per_second(title: str, players: int, policy: str = "random", deals: int = 5) -> float:
    """Simulations from the first move of a game to its end in a second: the longest there are."""
    simulations = 0
    spent = 0.0
    for seed in range(deals):
        game = bl.new_game(title, players=players, seed=seed)
        bot = Mcts(make_policy(policy, game.title), THINKING, seed)
        begin = time.process_time()
        choice = bot.choose(bl.Seat(game, game.to_move or 0))
        spent += time.process_time() - begin
        expects = choice.explanation.expects
        simulations += expects.params["games"] if expects is not None else 0
    return simulations / spent


def measure(policy: str = "random") -> dict[str, float]:
    """Simulations in a second for every title, simulating by a policy all of them have."""
    tables = [table for family in families().values() for table in family.bench.searches]
    return {f"{title} {players}": simulations_per_second(title, players, policy) for title, players in tables}
