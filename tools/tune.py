"""Tune: finds the weights of a heuristic by CMA-ES, on what it makes of games against a pool of opponents.

A generation has its own deals, each at one of the tables against one of the pool; every version of the generation
plays the same, on every seat in turn. The pool has all published styles, the heuristic as it was when the tuning
began, and copies of the version itself with one habit changed: who cannot be beaten by a habit need not fear it. What
counts is the share of wins, smoothed: a narrow win counts less than a clear one, so fewer games tell versions apart.
Whether it helped is told by a hold-out in real wins: other deals, other opponents, other tables.

A run is kept in a folder after every generation; started again with the same folder it goes on.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import pickle
import random
import sys
from pathlib import Path
from statistics import fmean, stdev

import cma

import branchline as bl
from branchline.arena.jobs import make_crew
from branchline.bots import Policy
from branchline.core.title import Title
from tune_pools import SUBJECTS, Subject, Table, Weighed

HOLD_OUT_SEED = 1_000_003
DIAGONAL = 30
"""With more weights than this each is given its own width, and how they go together is not learnt."""


def scores_of(title: Title, policies: list[Policy], seed: int) -> list[int]:
    """The scores of a game between policies; each sees no more than its seat may know."""
    position = title.position(len(policies), title.check_options({}))
    position.seed_chance(seed >> 32, seed)
    position.deal()
    while not position.over:
        policy = policies[position.to_move]
        policy.begin()
        position.apply(policy.choose(position))
    return [int(score) for score in position.scores()]


def share_of_win(scores: list[int], seat: int) -> float:
    """A seat's share of the win."""
    return 1 / scores.count(max(scores)) if scores[seat] == max(scores) else 0.0


def smooth_share(scores: list[int], seat: int, lead: float) -> float:
    """The same, smoothed: by how much it leads.

    >>> smooth_share([50, 50], 0, 15), round(smooth_share([65, 50], 0, 15), 2)
    (0.5, 0.73)
    """
    best = max(score for other, score in enumerate(scores) if other != seat)
    return 1 / (1 + math.exp((best - scores[seat]) / lead))


def seated(own: Policy, others: list[Policy], seat: int) -> list[Policy]:
    """All policies of a table."""
    return [*others[:seat], own, *others[seat:]]


def fair_half(share: float, players: int) -> float:
    """A share of wins on a scale where a fair one is 0.5 at any table.

    >>> fair_half(1 / 3, 3), fair_half(1, 3), fair_half(0.25, 2)
    (0.5, 1.0, 0.25)
    """
    odds = share * (players - 1)
    return odds / (odds + 1 - share)


def fitness(name: str, weighed: Weighed, before: Weighed, seeds: list[int]) -> float:
    """How good a version is at the deals of a generation."""
    subject = SUBJECTS[name]
    found = []
    for seed in seeds:
        chance = random.Random(seed)
        id, players = chance.choice(subject.tables)
        title = bl.titles()[id]
        pool = subject.pool(weighed, before, title, subject.habits)
        names = [*pool, *["before"] * (len(pool) // 2)]
        make = pool[chance.choice(names)]
        own, others = subject.make(weighed), [make() for _ in range(players - 1)]
        for seat in range(players):
            found.append(smooth_share(scores_of(title, seated(own, others, seat), seed), seat, subject.lead))
    return fmean(found)


def weighed_at(point: list[float], steps: Weighed, before: Weighed) -> dict[str, int]:
    """The weights at a point of the search, which counts in steps from where the tuning began."""
    return {name: before[name] + round(x * step) for (name, step), x in zip(steps.items(), point, strict=True)}


def deals(seed: int, generation: int, count: int) -> list[int]:
    """The seeds of a generation's deals."""
    return [seed * 1_000_000 + generation * 10_000 + deal for deal in range(count)]


def tune(name: str, folder: Path, generations: int, count: int, seed: int, jobs: int) -> None:
    """Go on with a run until it has had so many generations."""
    subject = SUBJECTS[name]
    steps = subject.steps()
    folder.mkdir(parents=True, exist_ok=True)
    kept, begun = folder / "state.pickle", folder / "before.json"
    if kept.exists():
        search = pickle.loads(kept.read_bytes())
    else:
        begun.write_text(json.dumps(subject.usual(), indent=1) + "\n")
        options = {"seed": seed, "verbose": -9, "CMA_diagonal": len(steps) > DIAGONAL}
        search = cma.CMAEvolutionStrategy([0.0] * len(steps), 1.0, options)
    before = json.loads(begun.read_text())
    crew = make_crew(jobs)
    while search.countiter < generations:
        seeds = deals(seed, search.countiter, count)
        points = search.ask()
        asked = [crew.submit(fitness, name, weighed_at(point, steps, before), before, seeds) for point in points]
        found = [answer.result() for answer in asked]
        search.tell(points, [-value for value in found])
        kept.write_bytes(search.pickle_dumps())
        believed = weighed_at(search.result.xfavorite, steps, before)
        (folder / "weights.json").write_text(json.dumps(believed, indent=1) + "\n")
        print(f"generation {search.countiter}: mean {fmean(found):.4f}, best {max(found):.4f}", flush=True)
    crew.close()


def shares(table: Table, own: Policy, others: list[Policy], seeds: list[int]) -> list[float]:
    """The share of wins of one against the others at each deal, on every seat in turn; 0.5 is fair at any table."""
    id, players = table
    title = bl.titles()[id]
    found = []
    for seed in seeds:
        won = [share_of_win(scores_of(title, seated(own, others, seat), seed), seat) for seat in range(players)]
        found.append(fair_half(fmean(won), players))
    return found


def interval(values: list[float]) -> str:
    """A mean with its 95 % interval over deals."""
    spread = 1.96 * stdev(values) / math.sqrt(len(values))
    return f"{100 * fmean(values):.1f} % ({100 * (fmean(values) - spread):.1f} to {100 * (fmean(values) + spread):.1f})"


def hold_out(subject: Subject, weighed: Weighed, before: Weighed, count: int, only: str) -> None:
    """Print how a version fares on deals, against opponents and at tables it was not tuned on."""
    seeds = deals(HOLD_OUT_SEED, 0, count)
    print("| table | opponent | share of wins (fair: 50 %) |\n|---|---|---|")
    tables = dict.fromkeys((*subject.tables, *subject.other_tables))
    for table in tables:
        habits = {**subject.habits, **subject.other_habits}
        pool = subject.pool(weighed, before, bl.titles()[table[0]], habits)
        for name, make in itertools.islice(pool.items(), None):
            if only in f"{table[0]} {table[1]} {name}":
                found = shares(table, subject.make(weighed), [make() for _ in range(table[1] - 1)], seeds)
                print(f"| {table[0]}, {table[1]} players | {name} | {interval(found)} |", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("subject", choices=SUBJECTS, help="what is tuned")
    parser.add_argument("folder", type=Path, help="where the run is kept; one that is there goes on")
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--deals", type=int, default=20, help="deals of each generation")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--hold-out", type=int, default=0, metavar="DEALS", help="only measure what the run found")
    parser.add_argument("--only", default="", help="of the hold-out, only tables and opponents with this in their name")
    parser.add_argument("--as-is", action="store_true", help="measure the weights as they are in the code instead")
    args = parser.parse_args()
    subject = SUBJECTS[args.subject]
    if not args.hold_out:
        tune(args.subject, args.folder, args.generations, args.deals, args.seed, args.jobs)
        return 0
    before = json.loads((args.folder / "before.json").read_text())
    weighed = subject.usual() if args.as_is else json.loads((args.folder / "weights.json").read_text())
    hold_out(subject, weighed, before, args.hold_out, args.only)
    return 0


if __name__ == "__main__":
    sys.exit(main())
