"""Tune: finds the weights of the `planner` by CMA-ES, on the share of wins against a pool of opponents.

Every version of a generation plays the same deals, on every seat in turn. The pool has all published styles, the
planner as it was when the tuning began, and copies of the version itself with one habit changed: who cannot be
beaten by a habit need not fear it. Whether it helped is told by a hold-out: other deals, other opponents, other maps.

A run is kept in a folder after every generation; started again with the same folder it goes on.
"""

from __future__ import annotations

import argparse
import json
import math
import pickle
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import fmean, stdev

import cma

import branchline as bl
from branchline.arena.jobs import make_crew
from branchline.bots import Policy, make_policy
from branchline.core.title import Title
from branchline.games.tickets.bots.planner import NEVER, Planner
from branchline.games.tickets.bots.weights import Weights

Weighed = Mapping[str, int]
Table = tuple[str, int]

STEPS = {
    "turn": 400,
    "haste": 1000,
    "appetite": 1000,
    "spare_spent": 150,
    "wagon_spent": 500,
    "too_dear": 500,
    "room": 60,
    "doubt": 4,
    "hope": 100,
    "rest": 80,
    "overtime": 120,
    "hand_time": 60,
    "card_time": 120,
    "card": 200,
    "wagon": 100,
    "point": 120,
    "least": 150,
    "caution": 200,
}
"""The weights that are tuned, and how far from where they are is looked first."""

TABLES: tuple[Table, ...] = (("switzerland", 2), ("switzerland", 3), ("usa", 2), ("northern-lights", 2))
STYLES = ("greedy", "hungry", "path", "one-step", "long-route")
HABITS: dict[str, Weighed] = {
    "never-draw": {"appetite": NEVER},
    "haste": {"haste": 8000},
    "patience": {"haste": 1000},
    "no blocking": {"caution": 0},
    "ticket-hunger": {"appetite": 6000},
}
"""What a copy of a version does otherwise."""

OTHER_TABLES: tuple[Table, ...] = (("usa", 3), ("northern-lights", 3), ("europe", 2), ("nordic-countries", 2))
OTHER_TABLES += (("germany", 2), ("india", 2))
OTHER_HABITS: dict[str, Weighed] = {
    "rusher": {"appetite": NEVER, "haste": 12_000, "caution": 0},
    "fearful": {"caution": 3000},
    "spendthrift": {"spare_spent": 0, "wagon_spent": 0},
    "dreamer": {"hope": 1000, "room": 700, "doubt": 5},
}
HOLD_OUT_SEED = 1_000_003


def usual() -> dict[str, int]:
    """The weights as they are."""
    weights = Weights()
    return {name: int(getattr(weights, name)) for name in STEPS}


def planner(weighed: Weighed) -> Planner:
    """A planner with these weights."""
    policy = Planner()
    for name, value in weighed.items():
        setattr(policy.weights, name, value)
    return policy


def winners_share(title: Title, policies: list[Policy], seed: int, seat: int) -> float:
    """A seat's share of the win in a game between policies; each sees no more than its seat may know."""
    position = title.position(len(policies), title.check_options({}))
    position.seed_chance(seed >> 32, seed)
    position.deal()
    while not position.over:
        policy = policies[position.to_move]
        policy.begin()
        position.apply(policy.choose(position))
    scores = list(position.scores())
    return 1 / scores.count(max(scores)) if scores[seat] == max(scores) else 0.0


def shares(table: Table, own: Policy, others: list[Policy], seeds: list[int]) -> list[float]:
    """The share of wins of one against the others at each deal, on every seat in turn; 0.5 is fair at any table."""
    id, players = table
    title = bl.titles()[id]
    found = []
    for seed in seeds:
        won = [
            winners_share(title, [*others[:seat], own, *others[seat : players - 1]], seed, seat)
            for seat in range(players)
        ]
        found.append(fair_half(fmean(won), players))
    return found


def fair_half(share: float, players: int) -> float:
    """A share of wins on a scale where a fair one is 0.5 at any table.

    >>> fair_half(1 / 3, 3), fair_half(1, 3), fair_half(0.25, 2)
    (0.5, 1.0, 0.25)
    """
    odds = share * (players - 1)
    return odds / (odds + 1 - share)


def opponents(
    weighed: Weighed, before: Weighed, habits: Mapping[str, Weighed], title: Title
) -> Iterator[tuple[str, list[Policy]]]:
    """The pool a version is measured against: styles, the planner of before, copies of it with another habit."""
    for style in STYLES:
        yield style, [make_policy(style, title) for _ in range(title.most_players)]
    yield "before", [planner(before) for _ in range(title.most_players)]
    for name, habit in habits.items():
        yield name, [planner({**weighed, **habit}) for _ in range(title.most_players)]


def fitness(weighed: Weighed, before: Weighed, seeds: list[int]) -> float:
    """How good a version is: its mean share over the pool, and as much again how it fares where it fares worst.

    Against styles all versions do well, so what counts most is the weakest spot against one's own kind.
    """
    means = []
    for table in TABLES:
        pool = opponents(weighed, before, HABITS, bl.titles()[table[0]])
        means += [fmean(shares(table, planner(weighed), others, seeds)) for _, others in pool]
    return fmean(means) + min(means)


def weighed_at(point: list[float], before: Weighed) -> dict[str, int]:
    """The weights at a point of the search, which counts in steps from where the tuning began."""
    return {name: before[name] + round(x * step) for (name, step), x in zip(STEPS.items(), point, strict=True)}


def deals(seed: int, generation: int, count: int) -> list[int]:
    """The seeds of a generation's deals."""
    return [seed * 1_000_000 + generation * 10_000 + deal for deal in range(count)]


def tune(folder: Path, generations: int, count: int, seed: int, jobs: int) -> None:
    """Go on with a run until it has had so many generations."""
    folder.mkdir(parents=True, exist_ok=True)
    kept, begun = folder / "state.pickle", folder / "before.json"
    if kept.exists():
        search = pickle.loads(kept.read_bytes())
    else:
        begun.write_text(json.dumps(usual(), indent=1) + "\n")
        search = cma.CMAEvolutionStrategy([0.0] * len(STEPS), 1.0, {"seed": seed, "verbose": -9})
    before = json.loads(begun.read_text())
    crew = make_crew(jobs)
    while search.countiter < generations:
        seeds = deals(seed, search.countiter, count)
        points = search.ask()
        asked = [crew.submit(fitness, weighed_at(point, before), before, seeds) for point in points]
        found = [answer.result() for answer in asked]
        search.tell(points, [-value for value in found])
        kept.write_bytes(search.pickle_dumps())
        believed = weighed_at(search.result.xfavorite, before)
        (folder / "weights.json").write_text(json.dumps(believed, indent=1) + "\n")
        print(f"generation {search.countiter}: mean {fmean(found):.4f}, best {max(found):.4f}", flush=True)
    crew.close()


def interval(values: list[float]) -> str:
    """A mean with its 95 % interval over deals."""
    spread = 1.96 * stdev(values) / math.sqrt(len(values))
    return f"{100 * fmean(values):.1f} % ({100 * (fmean(values) - spread):.1f} to {100 * (fmean(values) + spread):.1f})"


def hold_out(weighed: Weighed, before: Weighed, count: int) -> None:
    """Print how a version fares on deals, against opponents and on maps it was not tuned on."""
    seeds = deals(HOLD_OUT_SEED, 0, count)
    print("| table | opponent | share of wins (fair: 50 %) |\n|---|---|---|")
    for table in (*TABLES, *OTHER_TABLES):
        for name, others in opponents(weighed, before, HABITS | OTHER_HABITS, bl.titles()[table[0]]):
            found = shares(table, planner(weighed), others, seeds)
            print(f"| {table[0]}, {table[1]} players | {name} | {interval(found)} |", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the run is kept; one that is there goes on")
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--deals", type=int, default=20, help="deals a table and opponent in each generation")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--hold-out", type=int, default=0, metavar="DEALS", help="only measure what the run found")
    parser.add_argument("--as-is", action="store_true", help="measure the weights as they are in the code instead")
    args = parser.parse_args()
    if not args.hold_out:
        tune(args.folder, args.generations, args.deals, args.seed, args.jobs)
        return 0
    before = json.loads((args.folder / "before.json").read_text())
    weighed = usual() if args.as_is else json.loads((args.folder / "weights.json").read_text())
    hold_out(weighed, before, args.hold_out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
