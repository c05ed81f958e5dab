"""Ratings: how strong all bots of a title are on one scale, and how much a doubling of a search's budget brings.

Every bot plays every other on the same deals with the seats swapped. Elo is fitted to all these games at once (the
model of Bradley and Terry; a tie is half a win, and every pair is given one tie more, so that who always wins is not
infinitely better), and its interval comes from resampling deals. openskill's rating of the same games stands beside
it. Arenas are kept in folders, so a run that is stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import branchline as bl
from branchline.arena import make_plan, run_arena
from branchline.arena.lines import GameLine
from branchline.arena.ratings import rate
from branchline.bots import policies_for
from branchline.bots.registry import best_policy

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
BEGIN, END = "<!-- ratings by tools/ratings.py -->", "<!-- end of ratings -->"
PLOT = Path(__file__).parent.parent / "docs" / "images" / "elo-per-doubling.svg"
SEED = 2027
SEARCHES = "mcts:8,mcts:32"
DOUBLINGS = ("switzerland", "snowdonia")
ROUNDS = 100
RESAMPLED = 200
MIDDLE = 1500
"""The rating of the best heuristic; only differences mean anything."""

Pairs = dict[tuple[str, str], float]


def wins_of(games: Iterable[GameLine]) -> Pairs:
    """How often each bot won against each other one, ties by halves."""
    found: Pairs = defaultdict(float)
    for game in games:
        for number, seat in enumerate(game.seats):
            (other,) = (each.bot for at, each in enumerate(game.seats) if at != number)
            if number in game.winners:
                found[seat.bot, other] += 1 / len(game.winners)
    return found


def elo(bots: Sequence[str], wins: Pairs, anchor: str) -> dict[str, float]:
    """The ratings that explain these wins best.

    >>> found = elo(["a", "b"], {("a", "b"): 30, ("b", "a"): 10}, "b")
    >>> found["b"], round(found["a"])
    (1500.0, 1684)
    """
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        new = {}
        for one in bots:
            won = sum(wins.get((one, other), 0.0) + 0.5 for other in bots if other != one)
            met = sum(
                (wins.get((one, other), 0.0) + wins.get((other, one), 0.0) + 1) / (strength[one] + strength[other])
                for other in bots
                if other != one
            )
            new[one] = won / met
        strength = new
    base = strength[anchor]
    return {bot: MIDDLE + 400 * math.log10(strength[bot] / base) for bot in bots}


def with_intervals(bots: Sequence[str], games: list[GameLine], anchor: str) -> dict[str, tuple[float, float, float]]:
    """Each bot's rating with its 95 % interval, from deals drawn again and again."""
    deals: dict[int, list[GameLine]] = defaultdict(list)
    for game in games:
        deals[game.deal].append(game)
    numbers = sorted(deals)
    chance = random.Random(SEED)
    found: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(RESAMPLED):
        drawn = [game for number in chance.choices(numbers, k=len(numbers)) for game in deals[number]]
        for bot, value in elo(bots, wins_of(drawn), anchor).items():
            found[bot].append(value)
    middle = elo(bots, wins_of(games), anchor)
    cut = RESAMPLED // 40
    return {bot: (middle[bot], sorted(found[bot])[cut], sorted(found[bot])[-cut - 1]) for bot in bots}


def rated(id: str, games: int, searches: list[str], out: Path) -> dict[str, Any]:
    """The ratings of a title's bots, best first."""
    title = bl.titles()[id]
    bots = [*policies_for(title), *searches]
    played = run_arena(make_plan(id, bots, players=2, games=games, seed=SEED), out / f"ratings-{id}").games
    skills = rate(bots, played) or {}
    found = with_intervals(bots, list(played), best_policy(title))
    rows = sorted(found.items(), key=lambda each: -each[1][0])
    return {bot: {"elo": values, "openskill": skills.get(bot)} for bot, values in rows}


def doublings(id: str, games: int, most: int, out: Path) -> dict[str, Any]:
    """What each doubling of simulations brings a search against half as many: Elo with its interval."""
    found = {}
    budget = 4
    while budget * 2 <= most:
        bots = [f"mcts:{budget}", f"mcts:{budget * 2}"]
        plan = make_plan(id, bots, players=2, games=games, seed=SEED)
        played = list(run_arena(plan, out / f"doubling-{id}-{budget}").games)
        value, low, high = with_intervals(bots, played, bots[0])[bots[1]]
        found[str(budget * 2)] = [value - MIDDLE, low - MIDDLE, high - MIDDLE]
        budget *= 2
    return found


def table(results: dict[str, Any]) -> str:
    """All ratings as Markdown."""
    lines = []
    for id, rows in results["ratings"].items():
        lines += ["", f"**{bl.titles()[id].name()}**, 2 players, {results['games'][id]} games a pairing", ""]
        lines += ["| bot | Elo | 95 % interval | openskill μ ± 2σ |", "|---|---|---|---|"]
        for bot, row in rows.items():
            value, low, high = row["elo"]
            skill = row["openskill"]
            told = f"{skill['mu']:.1f} ± {2 * skill['sigma']:.1f}" if skill else ""
            lines.append(f"| `{bot}` | {value:.0f} | {low:.0f} to {high:.0f} | {told} |")
    if results["doublings"]:
        lines += ["", "Elo that twice the simulations bring, 95 % intervals in brackets:", ""]
        lines += ["| | games a step | " + " | ".join(steps(results)) + " |", "|---|---|" + "---|" * len(steps(results))]
        for id, found in results["doublings"].items():
            cells = [
                f"{found[n][0]:+.0f} ({found[n][1]:+.0f} to {found[n][2]:+.0f})" if n in found else ""
                for n in steps(results)
            ]
            name = bl.titles()[id].name()
            lines.append(f"| {name} | {results['games']['doubling-' + id]} | " + " | ".join(cells) + " |")
        lines += ["", f"![Elo per doubling of the simulations](images/{PLOT.name})"]
    return "\n".join(lines)


def steps(results: dict[str, Any]) -> list[str]:
    """All budgets that were measured, least first."""
    return sorted({n for found in results["doublings"].values() for n in found}, key=int)


def plot(results: dict[str, Any], path: Path) -> None:
    """Draw what doublings bring, added up."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "branchline"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3.6))
    for id, found in results["doublings"].items():
        budgets = sorted(found, key=int)
        total, values, errors = 0.0, [0.0], [0.0]
        for budget in budgets:
            total += found[budget][0]
            values.append(total)
            errors.append((found[budget][2] - found[budget][1]) / 2)
        shown = [int(budgets[0]) // 2, *map(int, budgets)]
        axes.errorbar(shown, values, yerr=errors, marker="o", capsize=3, label=bl.titles()[id].name())
    axes.set_xscale("log", base=2)
    axes.set_xlabel("simulations a move")
    axes.set_ylabel("Elo over the smallest")
    axes.grid(alpha=0.3)
    axes.legend()
    path.parent.mkdir(exist_ok=True)
    figure.savefig(path, metadata={"Date": None}, bbox_inches="tight")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only titles with this in their id; the others stay as measured")
    parser.add_argument("--games", type=int, default=100, help="games a pairing")
    parser.add_argument("--doubling-games", type=int, default=0, help="measure doublings too, so many games a step")
    parser.add_argument("--most", type=int, default=512, help="simulations of the largest search in the doublings")
    parser.add_argument("--out", type=Path, default=Path("strength"), help="where the arenas are kept")
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--plot", type=Path, default=PLOT)
    parser.add_argument("--searches", default=SEARCHES, help="searches that play along, with commas; may be empty")
    args = parser.parse_args()
    searches = [code for code in args.searches.split(",") if code]
    args.out.mkdir(parents=True, exist_ok=True)
    kept = args.out / "ratings.json"
    empty: dict[str, Any] = {"ratings": {}, "doublings": {}, "games": {}}
    results = json.loads(kept.read_text()) if kept.exists() else empty
    for id in bl.titles():
        if args.only in id and args.games:
            results["ratings"][id] = rated(id, args.games, searches, args.out)
            results["games"][id] = args.games
            kept.write_text(json.dumps(results, indent=1) + "\n")
        if args.only in id and args.doubling_games and id in DOUBLINGS:
            results["doublings"][id] = doublings(id, args.doubling_games, args.most, args.out)
            results["games"][f"doubling-{id}"] = args.doubling_games
            kept.write_text(json.dumps(results, indent=1) + "\n")
    if results["doublings"]:
        plot(results, args.plot)
    before, _, rest = args.page.read_text().partition(BEGIN)
    args.page.write_text(f"{before}{BEGIN}\n{table(results)}\n{END}{rest.partition(END)[2]}")
    print(table(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
