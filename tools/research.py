"""The environments under the whole suites of PettingZoo, Gymnasium and OpenSpiel, and every legal move of many games.

`--games` random games of every title, spread over its player counts: each legal move must be a path of
actions of its own. The suites run for every title and player count as their projects ask for them; `--cycles 0` and
`--sims 0` leave them out. `--title` and `--first` make pieces of it.
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


def round_trips(title: str, players: int, seeds: range) -> tuple[int, list[str]]:
    """Games of these seeds: how many legal moves were read, and what was wrong."""
    rules = ruleset(title, players)
    read, wrong = 0, []
    for seed in seeds:
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
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation")  # that they are dictionaries, as in all card games
        if cycles:
            api_test(make(), num_cycles=cycles)
            api_test(module.raw_env(players=players), num_cycles=cycles)
            seed_test(make, num_cycles=cycles // 10)
            render_test(make)
            check_env(gymnasium.make(f"branchline/{title}-v0", players=players).unwrapped)
    if sims:
        game = pyspiel.load_game(f"python_branchline_{title.replace('-', '_')}(players={players})")
        pyspiel.random_sim_test(game, num_sims=sims, serialize=True, verbose=False, mask_test=True)


def check(job: tuple[str, int, range, int, int]) -> tuple[str, int, int, list[str], float]:
    """Everything about one table: what was read, what was wrong, and how long it took."""
    title, players, seeds, cycles, sims = job
    begin = time.process_time()
    read, wrong = round_trips(title, players, seeds)
    suites(title, players, cycles, sims)
    return title, players, read, wrong, time.process_time() - begin


def main() -> None:
    """Check all tables, one line each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games per title")
    parser.add_argument("--first", type=int, default=0, help="the first seed at every number of players")
    parser.add_argument("--title", action="append", help="only this title; may be given again")
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
        if not given.title or title in given.title:
            count = -(-given.games // len(bl.titles()[title].player_counts))
            jobs.append((title, players, range(given.first, given.first + count), given.cycles, given.sims))
    bad = 0
    with multiprocessing.Pool(given.jobs) as pool:
        for title, players, read, wrong, seconds in pool.imap(check, jobs):
            print(f"{title} {players}: {read:,} legal moves, {len(wrong)} wrong, {seconds:.0f} s", flush=True)
            print(*wrong[:5], sep="\n", end="\n" if wrong else "")
            bad += len(wrong)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
