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
import time
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
from branchline.bots.search.searcher import Searcher

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
NEWER = ("europe", "nordic-countries", "germany", "india")
MATCHES = (
    *(Match("usa", 2, ("planner", style), 1000, 0.80) for style in STYLES),
    Match("switzerland", 2, ("planner", "greedy"), 1000, 0.80),
    Match("northern-lights", 2, ("planner", "greedy"), 1000, 0.80),
    Match("northern-lights", 4, ("planner", "greedy"), 1000, 0.55),
    *(Match(title, 2, ("planner", "greedy"), 1000, 0.80) for title in NEWER),
    *(Match(title, 2, ("mcts:0.2s", "planner"), 100, 0.55) for title in NEWER),
    *(Match(title, 2, ("mcts:0.2s", "planner"), 100, 0.65) for title in TICKETS),
    *(Match(title, 4, ("mcts:0.2s", "planner"), 100, 0.45) for title in ("northern-lights", "usa")),
    Match("switzerland", 2, ("planner",), 1000, 140, "winning"),
    Match("switzerland", 2, ("mcts:0.2s",), 100, 140, "winning"),
    Match("snowdonia", 2, ("foreman", "greedy"), 1000, 0.80),
    Match("snowdonia", 4, ("foreman", "greedy"), 1000, 0.55),
    Match("snowdonia", 2, ("mcts:0.2s", "foreman"), 100, 0.85),
    Match("snowdonia", 3, ("foreman",), 1000, 115, "winning"),
    Match("snowdonia", 3, ("mcts:0.2s",), 100, 115, "winning"),
)
LADDER = ("easy", "medium", "hard", "expert", "formidable")
"""Each is measured against the one below, `easy` against `random`."""

LADDER_GAMES = {"easy": 400, "medium": 400, "hard": 400, "expert": 60, "formidable": 20}
STEP = (0.65, 0.85)
"""What a level should win of two-player games against the one below; `bar_at` says what that is at larger tables."""
SPEEDS = (("switzerland", 2, 2000), ("snowdonia", 3, 1000))


@dataclass(frozen=True)
class Tables:
    """At which tables levels are measured, and in how many games each; 0: as many as is usual for the level."""

    players: tuple[int, ...]
    games: int


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
        met = "" if result["low"] >= match.bar else " (not sure)" if result["value"] >= match.bar else " (missed)"
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


def bar_at(share: float, players: int) -> float:
    """What one who wins this share against one opponent wins alone against several like that.

    >>> round(bar_at(0.65, 3), 3), round(bar_at(0.5, 4), 3)
    (0.481, 0.25)
    """
    return share / (share + (1 - share) * (players - 1))


def ladder(
    out: Path, jobs: int, found: dict[str, Any], levels: tuple[str, ...], tables: Tables, only: str
) -> dict[str, Any]:
    """The share of wins of these levels against the one below, at these tables; others stay as they were."""
    for id, title in bl.titles().items():
        for players in tables.players:
            if only in id and players in title.player_counts:
                steps = found.setdefault(f"{title.name()}, {players}", {})
                for level, below in zip(LADDER, ("random", *LADDER), strict=False):
                    if level in levels:
                        codes = (code_of(level, title), code_of(below, title))
                        games = tables.games or LADDER_GAMES[level]
                        steps[level] = step(id, players, codes, games, out / f"ladder-{id}-{players}-{level}", jobs)
    return found


def step(id: str, players: int, codes: tuple[str, str], games: int, folder: Path, jobs: int) -> dict[str, Any]:
    """What the first bot wins alone against the other at all other seats, on every seat in turn."""
    table = "one-vs-rest" if players > 2 else "all"
    plan = make_plan(id, codes, players=players, games=games, seed=SEED, tables=table)
    summary = summarise(run_arena(plan, folder, jobs=jobs))
    lone = next(match for match in summary.matches if match.bots.count(codes[0]) == 1)
    return {**msgspec.to_builtins(lone.shares[codes[0]]), "codes": codes}


def ladder_table(found: dict[str, Any]) -> list[str]:
    """The ladder as Markdown."""
    lines = [
        "",
        "Levels: share of wins against the level below, alone against that at every other seat, with its interval and",
        "the games played. A step of 65 to 85 % between two is one of 48 to 74 % alone against two, 38 to 65 % against",
        "three and 32 to 59 % against four. (Searches by simulations, so that the machine does not matter.)",
        "",
        "| title, players | " + " | ".join(LADDER) + " |",
        "|---|" + "---|" * len(LADDER),
    ]
    for table in sorted(found):
        players = int(table.rpartition(" ")[2])
        cells = [told_step(found[table].get(level), level, players) for level in LADDER]
        lines.append(f"| {table} | {' | '.join(cells)} |")
    return lines


def told_step(step: dict[str, Any] | None, level: str, players: int) -> str:
    """A step of the ladder; one that is surely too small or too large is marked."""
    if step is None:
        return "not measured"
    least, most = (bar_at(share, players) for share in STEP)
    mark = "" if level == "easy" else " (small)" if step["high"] < least else " (large)" if step["low"] > most else ""
    return f"{100 * step['mean']:.0f} % ({100 * step['low']:.0f} to {100 * step['high']:.0f}; {step['n']}){mark}"


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
    parser.add_argument("--levels", default="", help="measure these levels against the ones below: easy,medium")
    parser.add_argument("--titles", default="", help="of levels, only titles with this in their id")
    parser.add_argument("--players", default="2", help="at which tables levels are measured: 2,3,4")
    parser.add_argument("--games", type=int, default=0, help="games for each step of the levels")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cpu", action="store_true", help="searches count the processor's time: for a busy machine")
    parser.add_argument("--out", type=Path, default=Path("strength"), help="where the arenas are kept")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page whose table is written")
    parser.add_argument("--speed", action="store_true", help="measure speeds too")
    args = parser.parse_args()
    if args.cpu:
        Searcher.timer = staticmethod(time.process_time)
    console = Console()
    args.out.mkdir(exist_ok=True)
    kept = args.out / "results.json"
    results: dict[str, Any] = json.loads(kept.read_text()) if kept.exists() else {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        for match in MATCHES:
            if args.only in match.folder and not args.levels:
                results[match.folder] = played(match, args.out, args.jobs, progress)
                kept.write_text(json.dumps(results, indent=1) + "\n")
    levels = tuple(args.levels.split(",")) if args.levels else () if args.only else LADDER
    if levels:
        tables = Tables(tuple(int(players) for players in args.players.split(",")), args.games)
        found = results.get("ladder", {})
        results["ladder"] = ladder(args.out, args.jobs, found, levels, tables, args.titles)
        kept.write_text(json.dumps(results, indent=1) + "\n")
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
