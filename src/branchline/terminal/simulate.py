"""`branchline simulate`: many random games, counted."""

from __future__ import annotations

import os
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from branchline import is_compiled
from branchline.arena.jobs import interrupts_held, leave_interrupts_alone
from branchline.arena.play import LIMIT
from branchline.core.game import seed_words
from branchline.core.position import playout
from branchline.core.text import say, seat_name
from branchline.core.title import Title
from branchline.shelf import same_title, with_files
from branchline.terminal.arguments import (
    DataFile,
    Language,
    MapFile,
    NoColor,
    Options,
    ScenarioFile,
    examples,
    title_argument,
)
from branchline.terminal.console import make_console
from branchline.terminal.numbers import JsonFile, check_file, hand_over
from branchline.terminal.setup_dialog import named_title, read_options
from branchline.terminal.texts import Words, own_language

EXAMPLES = examples(
    "simulate",
    ("TITLE --games 100 --seed 7", "always the same hundred"),
)
MOST_GAMES = 10_000_000
"""More would fill the memory with work that waits."""
CHUNK = 50
"""Games played between two steps of the progress bar."""


@dataclass(frozen=True)
class Plan:
    """What to play, in a form that other processes can take."""

    title: str
    file: str
    players: int
    options: dict[str, Any]
    seed: int


@dataclass
class Tally:
    """Whole numbers only, so that adding up tallies gives the same whatever the order."""

    games: int = 0
    moves: int = 0
    moves_squared: int = 0
    shortest: int = LIMIT
    longest: int = 0
    unfinished: int = 0
    totals: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: Counter[tuple[int, ...]] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add another tally."""
        self.games += other.games
        self.moves += other.moves
        self.moves_squared += other.moves_squared
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.unfinished += other.unfinished
        self.totals = [a + b for a, b in zip(self.totals or [0] * len(other.totals), other.totals, strict=True)]
        self.squares = [a + b for a, b in zip(self.squares or [0] * len(other.squares), other.squares, strict=True)]
        self.wins += other.wins
        self.reasons += other.reasons


def play_games(plan: Plan, first: int, count: int) -> Tally:
    """Games number `first` and on; game n has the chance of the seed plus n."""
    title = same_title(plan.title, plan.file)
    tally = Tally(totals=[0] * plan.players, squares=[0] * plan.players)
    for number in range(first, first + count):
        play_one(title, plan, number, tally)
    return tally


def play_one(title: Title, plan: Plan, number: int, tally: Tally) -> None:
    """One random game."""
    position = title.position(plan.players, plan.options)
    position.seed_chance(*seed_words(plan.seed + number))
    position.deal()
    moves = int(playout(position, LIMIT))
    tally.games += 1
    tally.moves += moves
    tally.moves_squared += moves * moves
    tally.shortest = min(tally.shortest, moves)
    tally.longest = max(tally.longest, moves)
    if not position.over:
        tally.unfinished += 1
        return
    outcome = position.outcome()
    for seat, score in enumerate(outcome.scores):
        tally.totals[seat] += score
        tally.squares[seat] += score * score
    tally.wins[tuple(outcome.winners)] += 1
    tally.reasons[outcome.reason] += 1


def play_all(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """Tallies of chunks as they come in, from this process or from several."""
    chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        for first, count in chunks:
            yield play_games(plan, first, count)
        return
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), initializer=leave_interrupts_alone)
    try:
        with interrupts_held():
            tasks = [pool.submit(play_games, plan, first, count) for first, count in chunks]
        for task in tasks:
            yield task.result()
    finally:
        pool.shutdown(cancel_futures=True)


def simulate(
    title: Annotated[str | None, title_argument("What to play; a map alone is enough.")] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play; by default as few as can.", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 10_000,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="How many processes; by default all cores.", show_default=False)
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Fixes all games.", show_default=False)] = None,
    option: Options = None,
    map: MapFile = None,
    data: DataFile = None,
    scenario: ScenarioFile = None,
    json_file: JsonFile = None,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Play many random games and count: speed, scores, wins by seat, ends, lengths.

    The same seed gives the same statistics, however many processes play.
    """
    words = Words(language or own_language())
    console = make_console(no_color)
    title = named_title(title, map)
    found, given = with_files(title, read_options(option or [], scenario), map, data)
    options = found.check_options(given)
    count = found.check_players(found.least_players if players is None else players)
    found.check_effects(count, options)
    plan = Plan(title, found.attachment(), count, options, secrets.randbits(32) if seed is None else seed)
    check_file(json_file)
    tally = Tally()
    began = time.perf_counter()
    with progress_bar(no_color) as bar:
        task = bar.add_task(found.name(words.language), total=games)
        for part in play_all(plan, games, jobs or os.cpu_count() or 1):
            tally.add(part)
            bar.advance(task, part.games)
    seconds = time.perf_counter() - began
    report = summary(plan, tally, seconds)
    hand_over(report, json_file, lambda: show(report, found, console, words))


class Speed(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        """Nothing until it is known."""
        return Text("" if task.speed is None else f"{task.speed:,.3g}/s", style="dim")


def progress_bar(no_color: bool) -> Progress:
    """A bar on the error stream, so that the numbers alone go to the output."""
    console = make_console(no_color, stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Speed(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def spread(total: int, squares: int, n: int) -> tuple[float, float]:
    """Mean and standard deviation from exact sums."""
    if n == 0:
        return 0.0, 0.0
    mean = total / n
    return mean, sqrt(max(squares * n - total * total, 0)) / n


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """All numbers, JSON-able; only `speed` differs from run to run."""
    ended = tally.games - tally.unfinished
    seats = []
    for seat in range(plan.players):
        mean, deviation = spread(tally.totals[seat], tally.squares[seat], ended)
        alone = sum(n for winners, n in tally.wins.items() if winners == (seat,))
        shared = sum(n for winners, n in tally.wins.items() if seat in winners and len(winners) > 1)
        share = sum(n / len(winners) for winners, n in sorted(tally.wins.items()) if seat in winners)
        seats.append(
            {
                "mean": mean,
                "sd": deviation,
                "wins": alone,
                "shared": shared,
                "win_share": share / ended if ended else 0.0,
            }
        )
    mean_moves, sd_moves = spread(tally.moves, tally.moves_squared, tally.games)
    return {
        "title": plan.title,
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "seats": seats,
        "reasons": dict(sorted(tally.reasons.items())),
        "moves": {"mean": mean_moves, "sd": sd_moves, "shortest": tally.shortest, "longest": tally.longest},
        "speed": {
            "seconds": seconds,
            "games_per_second": tally.games / seconds,
            "moves_per_second": tally.moves / seconds,
            "compiled": is_compiled(),
        },
    }


def show(report: dict[str, Any], title: Title, console: Console, words: Words) -> None:
    """The numbers as tables."""
    console.print(Text(title.name(words.language), style="bold"))
    console.print(words("simulated", games=report["games"], players=report["players"], seed=str(report["seed"])))
    table = Grid(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    for column in ("mean", "sd", "win-share", "shared"):
        table.add_column(words(f"column-{column}"), justify="right")
    for seat, facts in enumerate(report["seats"]):
        table.add_row(
            seat_name(seat, words.language, None),
            f"{facts['mean']:.2f}",
            f"{facts['sd']:.2f}",
            f"{facts['win_share']:.1%}",
            str(facts["shared"]),
        )
    console.print(table)
    moves = report["moves"]
    facts_table = Grid.grid(padding=(0, 3, 0, 0))
    length = f"{moves['mean']:.1f} ± {moves['sd']:.1f}  ({moves['shortest']}–{moves['longest']})"
    facts_table.add_row(words("sim-length"), length)
    for reason, n in report["reasons"].items():
        facts_table.add_row(say_reason(title, reason, words), f"{n}  ({n / report['games']:.1%})")
    if report["unfinished"]:
        facts_table.add_row(words("sim-unfinished", limit=LIMIT), str(report["unfinished"]))
    speed = report["speed"]
    facts_table.add_row(words("sim-games"), f"{speed['games_per_second']:,.0f}")
    facts_table.add_row(words("sim-moves"), f"{speed['moves_per_second']:,.0f}")
    console.print()
    console.print(facts_table)
    if not speed["compiled"]:
        console.print(words("sim-pure"), style="dim")


def say_reason(title: Title, reason: str, words: Words) -> str:
    """Why a game ended, in words."""
    return say(words.language, f"{title.family}-reason-{reason}")
