"""Strength: plays every match of docs/strength.md and writes its table anew.

Every match is an arena in a folder of its own, so a run that is stopped goes on where it was.
`--only TEXT` plays the matches whose name has the text; the others keep what was measured before.
"""

from __future__ import annotations

import argparse
import json
import platform
import shlex
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import branchline as bl
from branchline.arena import Summary, make_plan, run_arena, summarise
from branchline.arena.bench import measure as arena_overhead
from branchline.bots import code_of
from branchline.bots.search.bench import simulations_per_second

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
BEGIN, END = "<!-- measured by tools/strength.py -->", "<!-- end of what was measured -->"
SEED = 2026


@dataclass(frozen=True)
class Match:
    """Bots at tables of one title; the first is the one in question."""

    title: str
    players: int
    bots: tuple[str, ...]
    games: int
    bar: float
    measure: str = "share"

    @property
    def name(self) -> str:
        """Title, players and bots."""
        against = (
            f"`{self.bots[0]}` against `{self.bots[1]}`" if len(self.bots) > 1 else f"`{self.bots[0]}` with itself"
        )
        what = {"share": "wins", "winning": "mean winning score"}[self.measure]
        return f"{against}, {bl.titles()[self.title].name()}, {self.players} players: {what}"

    @property
    def folder(self) -> str:
        """Where its arena is kept."""
        codes = "-".join(self.bots).replace(":", "_").replace("@", "_")
        return f"{self.title}-{self.players}-{codes}"

    @property
    def command(self) -> str:
        """The same by hand."""
        parts = ["branchline", "arena", self.title, "--players", str(self.players), "--bots", ",".join(self.bots)]
        parts += ["--games", str(self.games), "--seed", str(SEED)]
        return shlex.join([*parts, "--tables", "one-vs-rest"] if self.players > 2 and len(self.bots) > 1 else parts)

    def result(self, summary: Summary) -> dict[str, Any]:
        """What was measured."""
        own = summary.bots[0]
        interval = own.win_share if self.measure == "share" else own.winning_score
        if self.players > 2 and self.measure == "share":
            lone = next(match for match in summary.matches if match.bots.count(self.bots[0]) == 1)
            interval = lone.shares[self.bots[0]]
        return {
            "value": interval.mean,
            "low": interval.low,
            "high": interval.high,
            "games": interval.n,
            "score": own.score.mean,
            "failures": sum(bot.failures for bot in summary.bots),
            "overruns": sum(timing.overruns for timing in summary.timing.values()),
            "ms": summary.timing[self.bots[0]].mean_ms,
        }


STYLES = ("hungry", "path", "one-step", "long-route")
TICKETS = ("switzerland", "northern-lights", "usa")
MATCHES = (
    *(Match("usa", 2, ("planner", style), 1000, 0.70) for style in STYLES),
    Match("switzerland", 2, ("planner", "greedy"), 1000, 0.80),
    Match("northern-lights", 2, ("planner", "greedy"), 1000, 0.80),
    Match("northern-lights", 4, ("planner", "greedy"), 1000, 0.55),
    *(Match(title, 2, ("mcts:0.2s", "planner"), 100, 0.60) for title in TICKETS),
    Match("switzerland", 2, ("planner",), 1000, 140, "winning"),
    Match("switzerland", 2, ("mcts:0.2s",), 100, 140, "winning"),
    Match("snowdonia", 2, ("foreman", "greedy"), 1000, 0.80),
    Match("snowdonia", 4, ("foreman", "greedy"), 1000, 0.55),
    Match("snowdonia", 2, ("mcts:0.2s", "foreman"), 100, 0.60),
    Match("snowdonia", 3, ("foreman",), 1000, 115, "winning"),
    Match("snowdonia", 3, ("mcts:0.2s",), 100, 115, "winning"),
)
LADDER = ("easy", "medium", "hard")
"""The levels that need no search; each is measured against the one below, `easy` against `random`."""

LADDER_GAMES = 400
SPEEDS = (("switzerland", 2, 2000), ("snowdonia", 3, 1000))


def played(match: Match, out: Path, jobs: int, progress: Progress) -> dict[str, Any]:
    """The result of a match, from its folder as far as it is there already."""
    tables = "one-vs-rest" if match.players > 2 and len(match.bots) > 1 else "all"
    plan = make_plan(match.title, match.bots, players=match.players, games=match.games, seed=SEED, tables=tables)
    task = progress.add_task(match.folder, total=None)
    arena = run_arena(plan, out / match.folder, jobs=jobs, report=lambda n: progress.advance(task, n))
    progress.update(task, total=arena.planned)
    return match.result(summarise(arena)) | {"date": f"{date.today()}"}


def shown(value: float, measure: str) -> str:
    """A share in per cent, a score with a decimal."""
    return f"{100 * value:.1f} %" if measure == "share" else f"{value:.1f}"


def table(results: dict[str, Any]) -> str:
    """All results as Markdown."""
    lines = [
        "| measure | at least | measured | 95 % interval | games | ms a decision | date |",
        "|---|---|---|---|---|---|---|",
    ]
    for match in MATCHES:
        if match.folder not in results:
            continue
        result = results[match.folder]
        value, low, high = (shown(result[key], match.measure) for key in ("value", "low", "high"))
        met = "" if result["value"] >= match.bar else " (missed)"
        bar = shown(match.bar, match.measure)
        row = (match.name, bar, f"**{value}**{met}", f"{low} to {high}", result["games"], f"{result['ms']:.2f}")
        lines.append("| " + " | ".join(str(cell) for cell in (*row, result["date"])) + " |")
    for name, result in results.get("speed", {}).items():
        lines.append(f"| {name} | {result['bar']} | **{result['value']}** | | | | {result['date']} |")
    if "ladder" in results:
        lines += ladder_table(results["ladder"])
    lines += ["", "The matches by hand:", "", "```sh"]
    lines += [match.command for match in MATCHES if match.folder in results]
    return "\n".join([*lines, "```"])


def ladder(out: Path, jobs: int) -> dict[str, Any]:
    """The share of wins of every level against the one below, for every title."""
    found: dict[str, Any] = {}
    for id, title in bl.titles().items():
        plan = make_plan(id, ["random", *LADDER], games=LADDER_GAMES, seed=SEED)
        pairs = summarise(run_arena(plan, out / f"ladder-{id}", jobs=jobs)).pairs
        steps = zip(LADDER, ("random", *LADDER), strict=False)
        found[title.name()] = [
            msgspec.to_builtins(pairs[code_of(level, title)][code_of(below, title)]) for level, below in steps
        ]
    return found


def ladder_table(found: dict[str, Any]) -> list[str]:
    """The ladder as Markdown."""
    lines = ["", f"Levels, two players, {LADDER_GAMES} games a pairing: share of wins against the level below.", ""]
    lines += ["| | easy against random | medium against easy | hard against medium |", "|---|---|---|---|"]
    for title, steps in found.items():
        cells = [f"{100 * s['mean']:.0f} % ({100 * s['low']:.0f} to {100 * s['high']:.0f})" for s in steps]
        lines.append(f"| {title} | {' | '.join(cells)} |")
    return lines


def speeds() -> dict[str, Any]:
    """Simulations a second and the overhead of the arena."""
    today = f"{date.today()}"
    found: dict[str, Any] = {}
    for title, players, bar in SPEEDS:
        value = simulations_per_second(title, players)
        name = f"full simulations of `mcts@random` a second, {bl.titles()[title].name()}, {players} players"
        found[name] = {"bar": f"{bar:,}", "value": f"{value:,.0f}", "date": today}
    for name, result in arena_overhead().items():
        found[f"overhead of the arena over bare games, {name}"] = {
            "bar": "at most 10 %",
            "value": f"{100 * result['overhead']:.1f} %",
            "date": today,
        }
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only matches whose folder name has this text")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("strength"), help="where the arenas are kept")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page whose table is written")
    parser.add_argument("--speed", action="store_true", help="measure speeds too")
    args = parser.parse_args()
    console = Console()
    args.out.mkdir(exist_ok=True)
    kept = args.out / "results.json"
    results: dict[str, Any] = json.loads(kept.read_text()) if kept.exists() else {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        for match in MATCHES:
            if args.only in match.folder:
                results[match.folder] = played(match, args.out, args.jobs, progress)
                kept.write_text(json.dumps(results, indent=1) + "\n")
    if not args.only or args.only == "ladder":
        results["ladder"] = ladder(args.out, args.jobs)
    if args.speed:
        results["speed"] = speeds()
        kept.write_text(json.dumps(results, indent=1) + "\n")
    machine = f"{platform.machine()}, Python {platform.python_version()}, {'compiled' if bl.is_compiled() else 'PURE'}"
    before, _, rest = args.page.read_text().partition(BEGIN)
    after = rest.partition(END)[2]
    args.page.write_text(f"{before}{BEGIN}\n{table(results)}\n\n({machine}.)\n{END}{after}")
    console.print(table(results), markup=False, soft_wrap=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
