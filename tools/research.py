"""The environments under the whole suites of PettingZoo, Gymnasium and OpenSpiel, and every legal move of many games.

`--games` random games of every title, spread over its player counts: each legal move must be a path of
actions of its own. The suites run for every title and player count as their projects ask for them.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import multiprocessing
import random
import sys
import time
import warnings
from functools import partial
from itertools import pairwise

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import branchline as bl
import branchline.research.gymnasium
import branchline.research.openspiel
import branchline.research.pettingzoo
from branchline.core.tensors import path
from branchline.research import ruleset
from branchline.research.bench import together

Table = tuple[str, int]


def tables() -> list[Table]:
    """Every title with every player count."""
    return [(id, players) for id, title in bl.titles().items() for players in title.player_counts]


def round_trips(title: str, players: int, first: int, last: int) -> tuple[int, list[str]]:
    """Games of a range of seeds: how many legal moves were read, and what was wrong."""
    rules = ruleset(title, players)
    read, wrong = 0, []
    for seed in range(first, last):
        chance = random.Random(seed)
        table = rules.table(seed)
        while not table.position.over:
            if len(table.taken) == 0:
                paths = sorted(tuple(path(rules.tensors, table.position, code)) for code in table.position.legal())
                read += len(paths)
                if any(other[: len(one)] == one for one, other in pairwise(paths)) or () in paths:
                    wrong.append(f"{title} {players} seed {seed}, move {len(table.history) + 1}")
            table.step(chance.choice(list(table.choices)))
    return read, wrong


def suites(title: str, players: int, cycles: int, sims: int) -> None:
    """The suites of the three projects; they raise what they find."""
    module = importlib.import_module(f"branchline.research.pettingzoo.{title.replace('-', '_')}_v0")
    make = partial(module.env, players=players)
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation")  # that they are dictionaries, as in all card games
        api_test(make(), num_cycles=cycles)
        seed_test(make, num_cycles=cycles // 10)
        render_test(make)
        check_env(gymnasium.make(f"branchline/{title}-v0", players=players).unwrapped)
    game = pyspiel.load_game(f"python_branchline_{title.replace('-', '_')}(players={players})")
    pyspiel.random_sim_test(game, num_sims=sims, serialize=True, verbose=False, mask_test=True)


def check(job: tuple[str, int, int, int, int]) -> tuple[str, int, int, list[str], float]:
    """Everything about one table: what was read, what was wrong, and how long it took."""
    title, players, games, cycles, sims = job
    begin = time.perf_counter()
    read, wrong = round_trips(title, players, 0, games)
    suites(title, players, cycles, sims)
    return title, players, read, wrong, time.perf_counter() - begin


def main() -> None:
    """Check all tables, one line each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games per title")
    parser.add_argument("--cycles", type=int, default=1000, help="cycles of PettingZoo's api_test")
    parser.add_argument("--sims", type=int, default=100, help="games of OpenSpiel's random_sim_test")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument(
        "--scaling", action="store_true", help="only the speed of 1 to 4,096 tables of USA in one process"
    )
    given = parser.parse_args()
    if given.scaling:
        for count in (1, 4, 16, 64, 256, 1024, 4096):
            print(f"{count} tables: {together('usa', 2, 1.0, count):,.0f} steps/s", flush=True)
        return
    jobs = []
    for title, players in tables():
        counts = len(bl.titles()[title].player_counts)
        jobs.append((title, players, -(-given.games // counts), given.cycles, given.sims))
    bad = 0
    with multiprocessing.Pool(given.jobs) as pool:
        for title, players, read, wrong, seconds in pool.imap(check, jobs):
            print(f"{title} {players}: {read:,} legal moves, {len(wrong)} wrong, {seconds:.0f} s", flush=True)
            print(*wrong[:5], sep="\n", end="\n" if wrong else "")
            bad += len(wrong)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
