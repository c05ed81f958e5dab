"""Soak of the bots: each plays very many games of every title and player count, against itself.

Nothing may fail: no illegal move, no exception, no game without an end, no decision that takes more
than its budget and 10 % and 50 ms. Every game goes through a seat, as at a real table. With `--json` a
soak that was stopped goes on with what the file has not got yet.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import branchline as bl
from branchline.arena import Summary, make_plan, run_arena, summarise
from branchline.bots import bots_for

SMALL = {"mcts": ("mcts:2@random", "mcts:1ms"), "flat": ("flat:2@random", "flat:1ms"), "careless": ("careless:0.5",)}
"""Searches at a small budget: by simulations and by time."""
TIMED = 10
"""Searches by time play one game in so many: most of it is waiting for the clock."""


def jobs_to_do(only: str) -> list[tuple[str, int, str]]:
    """Every title, player count and bot."""
    found = []
    for id, title in bl.titles().items():
        codes = itertools.chain.from_iterable(SMALL.get(name, (name,)) for name in bots_for(title))
        found += [(id, players, code) for code in codes for players in title.player_counts]
    return [job for job in found if only in " ".join(str(part) for part in job)]


def row_of(summary: Summary) -> dict[str, Any]:
    """What a soak wants to know of an arena."""
    bot, timing = summary.bots[0], next(iter(summary.timing.values()))
    return {
        "games": summary.games,
        "failures": summary.failures,
        "unfinished": bot.unfinished,
        "overruns": timing.overruns,
        "decisions": timing.decisions,
        "mean_ms": timing.mean_ms,
        "longest_ms": timing.longest_ms,
        "moves": summary.moves.mean,
        "score": bot.score.mean,
        "winning_score": bot.winning_score.mean,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games per title, player count and bot")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--only", default="", help="only soaks whose name has this text, as in 'usa 2 planner'")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 160)
    began = time.monotonic()
    results: dict[str, dict[str, Any]] = {}
    if args.json and args.json.exists():
        results = json.loads(args.json.read_text())
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as progress:
        for title, players, code in jobs_to_do(args.only):
            name = f"{title} {players} {code}"
            games = args.games // TIMED if code.endswith("ms") else args.games
            if name in results and results[name]["games"] >= games:
                continue
            task = progress.add_task(name, total=games)
            plan = make_plan(title, [code], players=players, games=games, seed=1)
            arena = run_arena(plan, jobs=args.jobs, report=partial(progress.advance, task))
            results[name] = row_of(summarise(arena))
            progress.remove_task(task)
            if args.json:
                args.json.write_text(json.dumps(results, indent=1) + "\n")
    show(console, results)
    bad = [name for name, row in results.items() if row["failures"] or row["unfinished"] or row["overruns"]]
    games = sum(row["games"] for row in results.values())
    console.print(
        f"{games:,} games in {(time.monotonic() - began) / 60:.1f} minutes; trouble: {', '.join(bad) or 'none'}"
    )
    return 1 if bad else 0


def show(console: Console, results: dict[str, dict[str, Any]]) -> None:
    """All soaks as a table."""
    table = Table(title="Soak of the bots")
    for heading in ("table", "games", "failed", "unfinished", "overruns", "mean ms", "longest ms", "moves", "score"):
        table.add_column(heading, justify="left" if heading == "table" else "right")
    for name, row in results.items():
        failed = sum(failure["games"] for failure in row["failures"])
        numbers = (row["games"], failed, row["unfinished"], row["overruns"])
        rounded = (f"{row['mean_ms']:.3f}", f"{row['longest_ms']:.1f}", f"{row['moves']:.0f}", f"{row['score']:.1f}")
        table.add_row(name, *(f"{number:,}" for number in numbers), *rounded)
    console.print(table)


if __name__ == "__main__":
    sys.exit(main())
