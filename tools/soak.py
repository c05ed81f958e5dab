"""Soak: very many random games of every title and player count, with checks.

Every game must end, with sound piles at the end and at five moments on the way; every tenth game is
checked after every single move. Shown as a table: length, scores, end reasons. With `--json` a soak that
was stopped goes on behind the games that the file has.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import multiprocessing
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import branchline as bl
from branchline.core.game import seed_words

CHUNK = 500
LIMIT = 20_000
"""No game comes near this many moves (TR-INV-07)."""

Job = tuple[str, int, dict[str, Any], int, int]


def tables(only: list[str]) -> list[tuple[str, int, dict[str, Any]]]:
    """Every title with every scenario and edition it has, for every player count that fits."""
    found = []
    for id, title in bl.titles().items():
        if only and id not in only:
            continue
        kinds = [option for option in title.options if option.name in ("scenario", "edition")]
        for values in itertools.product(*(option.values for option in kinds)):
            options = {option.name: value for option, value in zip(kinds, values, strict=True)}
            found += [(id, players, options) for players in title.player_counts if fits(title, players, options)]
    return found


def fits(title: bl.Title, players: int, options: dict[str, Any]) -> bool:
    """Whether a scenario can be played with so many."""
    try:
        title.position(players, title.check_options(options))
    except bl.BadOption:
        return False
    return True


def soak(job: Job) -> dict[str, Any]:
    """Play a range of seeds; the sums of what was seen, or what went wrong."""
    id, players, options, first, last = job
    title = bl.titles()[id]
    checked = title.check_options(options)
    seen: dict[str, Any] = {"games": 0, "moves": 0, "longest": 0, "scores": 0, "rounds": 0, "wrong": []}
    seen |= {"reasons": Counter(), "sources": Counter()}
    for seed in range(first, last):
        position: Any = title.position(players, checked)
        position.seed_chance(*seed_words(seed))
        position.deal()
        moves = 0
        thorough = seed % 10 == 0
        while not position.over and moves < LIMIT:
            codes = position.legal()
            position.apply(codes[position.below(len(codes))])
            moves += 1
            if thorough or moves in (1, 13, 47, 101, 173):
                seen["wrong"] += [f"{id} {players} seed {seed} move {moves}: {law}" for law in position.audit()]
        seen["games"] += 1
        if not position.over:
            seen["wrong"].append(f"{id} {players} seed {seed}: not over after {LIMIT} moves")
            continue
        seen["wrong"] += [f"{id} {players} seed {seed} at the end: {law}" for law in position.audit()]
        seen["moves"] += moves
        seen["longest"] = max(seen["longest"], moves)
        seen["scores"] += sum(position.scores()) / players
        seen["rounds"] += getattr(position, "round", 0)
        outcome = position.outcome()
        seen["reasons"][outcome.reason] += 1
        for seat in range(players):
            seen["sources"].update(outcome.by_source(seat))
    return seen


def merge(total: dict[str, Any], part: dict[str, Any]) -> None:
    """Add what a range of seeds showed to what is known of a table."""
    for name in ("games", "moves", "scores", "rounds"):
        total[name] = total.get(name, 0) + part[name]
    total["longest"] = max(total.get("longest", 0), part["longest"])
    for name in ("reasons", "sources"):
        counts = total[name] = Counter(total.get(name, {}))
        counts.update(part[name])
    total.setdefault("wrong", []).extend(part["wrong"][:20])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="games per title and player count")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--title", action="append", default=[], help="only this title (may be repeated)")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop then; a table in work is left as it is")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    console = Console()
    if not console.is_terminal:
        console = Console(width=180)
    console.print(f"Soak: {args.games:,} games per table, {'compiled' if bl.is_compiled() else 'PURE PYTHON (slow)'}")
    started = time.monotonic()
    ends = started + 60 * args.minutes
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
    with multiprocessing.Pool(args.jobs) as pool, Progress(*columns, console=console) as progress:
        for id, players, options in tables(args.title):
            name = " ".join([id, *options.values(), str(players)])
            total = results.get(name, {"players": players, "games": 0})
            task = progress.add_task(name, total=args.games, completed=total["games"])
            while total["games"] < args.games and time.monotonic() < ends:
                first, last = total["games"], min(args.games, total["games"] + CHUNK * args.jobs)
                jobs = [(id, players, options, at, min(at + CHUNK, last)) for at in range(first, last, CHUNK)]
                for part in pool.map(soak, jobs, chunksize=1):
                    merge(total, part)
                results[name] = total
                progress.update(task, completed=total["games"])
                if args.json:
                    args.json.write_text(json.dumps(results, indent=1) + "\n")
    show(console, results)
    wrong = [line for total in results.values() for line in total["wrong"]]
    for line in wrong[:50]:
        console.print(line, style="red", markup=False)
    minutes = (time.monotonic() - started) / 60
    games = sum(total["games"] for total in results.values())
    console.print(f"{games:,} games, {len(wrong)} problems; {minutes:.1f} minutes this time")
    return 1 if wrong else 0


def show(console: Console, results: dict[str, dict[str, Any]]) -> None:
    table = Table(title="Soak")
    words = ("table", "end reasons", "points a player by source")
    for heading in ("table", "games", "moves", "longest", "rounds", "score", *words[1:], "problems"):
        table.add_column(heading, justify="left" if heading in words else "right")
    for name, total in results.items():
        games = max(1, total["games"])
        reasons = ", ".join(f"{reason} {100 * n / games:.2f} %" for reason, n in total["reasons"].most_common())
        table.add_row(
            name,
            f"{total['games']:,}",
            f"{total['moves'] / games:.1f}",
            str(total["longest"]),
            f"{total['rounds'] / games:.1f}" if total["rounds"] else "",
            f"{total['scores'] / games:.1f}",
            reasons,
            ", ".join(f"{source} {n / games / total['players']:.1f}" for source, n in total["sources"].most_common()),
            str(len(total["wrong"])),
        )
    console.print(table)


if __name__ == "__main__":
    sys.exit(main())
