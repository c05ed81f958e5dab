"""`branchline study`: a designer's questions, answered from games of bots."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from branchline.arena import Interrupted, Plan
from branchline.arena.files import REPORT
from branchline.arena.findings import SIZE, Effect, Findings, find
from branchline.arena.intervals import Difference
from branchline.arena.plan import title_of
from branchline.arena.run import Report
from branchline.arena.schedule import matches_of
from branchline.arena.sentences import Telling, number, percent, signed
from branchline.arena.study import StudyPlan, make_study, plan_in, run_study
from branchline.arena.study_files import write_study
from branchline.arena.study_report import measure_name, opening_name, option_name
from branchline.core.errors import BadOption
from branchline.shelf import with_files
from branchline.terminal.arena import (
    INTERRUPTED,
    Jobs,
    OutFolder,
    Ray,
    RayAddress,
    crew_arguments,
    ends_table,
    grid,
    missing,
    places_table,
)
from branchline.terminal.arguments import (
    DataFile,
    Language,
    MapFile,
    NoColor,
    Options,
    ScenarioFile,
    examples,
    titles_beginning,
)
from branchline.terminal.console import make_console
from branchline.terminal.setup_dialog import map_title, read_options
from branchline.terminal.simulate import progress_bar
from branchline.terminal.texts import Words, own_language

EXAMPLES = examples(
    "study",
    ("TITLE --games 2000", "seats, openings, and what each thing is worth"),
)
SHOWN = 5
"""Rows shown of each end of a long table; the report has all."""


def study(
    title: Annotated[
        str | None,
        typer.Argument(metavar="TITLE", help="What to study.", autocompletion=titles_beginning, show_default=False),
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="CODE", help="Who plays; by default the title's best heuristic.")
    ] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="How many games; by default 1,000.", show_default=False)
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play; by default two.", show_default=False)] = None,
    compare: Annotated[
        list[str] | None,
        typer.Option(metavar="OPTION=A,B", help="Play the same deals with other values of an option."),
    ] = None,
    budget: Annotated[
        str, typer.Option(metavar="0.2s", help="No bot may think longer about a move.", show_default=False)
    ] = "",
    jobs: Jobs = None,
    ray: Ray = False,
    ray_address: RayAddress = None,
    seed: Annotated[int | None, typer.Option(help="Fixes all deals.", show_default=False)] = None,
    option: Options = None,
    map: MapFile = None,
    data: DataFile = None,
    scenario: ScenarioFile = None,
    out: OutFolder = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Go on with the study in a folder.", show_default=False)
    ] = None,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Study a title: seats, openings, what each ticket or contract is worth, lengths, the effect of options.

    Prints tables with 95 % intervals and writes a report, JSON and CSV. Ctrl-C loses nothing.
    """
    words = Words(language or own_language())
    if resume is not None:
        plan, folder = resumed(resume), resume
    else:
        title = title or map_title(map) or missing("TITLE")
        chosen, options = with_files(str(title), read_options(option or [], scenario), map, data)
        folder = out or Path(f"study-{title}-{datetime.now():%Y%m%d-%H%M%S}")
        there = plan_in(folder)
        settings: dict[str, Any] = {
            "games": games or (there.base.games if there is not None else 1000),
            "players": players,
            "seed": there.base.seed if seed is None and there is not None else seed,
            "options": options,
            "budget": budget,
        }
        plan = make_study(str(title), bot or [], compare or [], chosen.attachment(), **settings)
    cluster = ray_address or ("auto" if ray else "")
    tell = Telling(title_of(plan.base.title, plan.base.file), words.language)
    console = make_console(no_color)
    try:
        with reporting(tell, no_color) as report:
            played = run_study(plan, folder, jobs=jobs, ray=cluster, report=report)
    except Interrupted as stopped:
        again = shlex.join(["branchline", "study", "--resume", str(folder), *crew_arguments(jobs, cluster)])
        console.print(tell("interrupted", games=len(stopped.arena.games)))
        console.print(f"  {again}", soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    found = find(played)
    notices = write_study(folder, played, found, tell)
    show(found, console, tell)
    for notice in notices:
        console.print(notice, style="bold")
    console.print(tell("kept", folder=str(folder), report=str(folder / REPORT)), soft_wrap=True)


def resumed(folder: Path) -> StudyPlan:
    """The plan of a folder."""
    plan = plan_in(folder)
    if plan is None:
        raise BadOption(f"there is no study in {folder}")
    return plan


@contextmanager
def reporting(tell: Telling, no_color: bool) -> Iterator[Callable[[Plan], Report]]:
    """A progress bar for every arena of the study."""
    with progress_bar(no_color) as bar:

        def listener(plan: Plan) -> Report:
            total = sum(match.games for match in matches_of(plan))
            task = bar.add_task(tell.options(plan.options) or tell.title.name(tell.language), total=total)
            return lambda finished: bar.advance(task, finished)

        yield listener


# -- tables ---------------------------------------------------------------------------------------


def show(found: Findings, console: Console, tell: Telling) -> None:
    """The findings as tables."""
    console.print(Text(tell("study-title", title=tell.title.name(tell.language)), style="bold"))
    facts = {"games": found.games, "deals": found.deals, "players": found.players, "seed": str(found.seed)}
    console.print(tell("played", **facts))
    console.print(tell("study-bots", bots=", ".join(found.bots)))
    if changed := tell.options(found.options):
        console.print(tell("options", options=changed))
    for table in tables_of(found, tell):
        console.print()
        console.print(table)
    console.print()
    console.print(tell("study-marked"), style="dim")
    for failure in found.failures:
        console.print(tell("failure", **{name: failure[name] for name in ("bot", "games", "message")}), style="bold")


def tables_of(found: Findings, tell: Telling) -> Iterator[Grid]:
    """All tables, what was asked for first."""
    for effect in found.effects:
        yield effect_table(effect, tell)
    if found.players > 1:
        yield places_table(found, tell)
        if found.openings:
            yield openings_table(found, tell)
    for kind in found.values:
        yield values_table(found, kind, tell)
    for kind in found.fates:
        yield fates_table(found, kind, tell)
    yield sources_table(found, tell)
    yield ends_table(found, tell)


def mark(sure: bool) -> str:
    """What marks a row that holds."""
    return " *" if sure else "  "


def effect_table(effect: Effect, tell: Telling) -> Grid:
    """What an option does."""
    table = grid(option_name(effect), str(effect.before), str(effect.after), tell("study-difference"))
    for row in effect.rows:
        if row.measure == "first-share":
            cells = (f"{row.before.mean:.1%}", f"{row.after.mean:.1%}", shown(row.difference, row.sure, 100))
        else:
            cells = (number(row.before), number(row.after), shown(row.difference, row.sure))
        table.add_row(measure_name(row, tell), *cells)
    return table


def shown(difference: Difference, sure: bool, scale: float = 1.0) -> str:
    """A difference and whether it holds."""
    return signed(difference, 1, scale) + mark(sure)


def both_ends(rows: Sequence[Any]) -> tuple[Sequence[Any], int]:
    """The rows at both ends of a long table, and how many are left out."""
    if len(rows) <= 2 * SHOWN:
        return rows, 0
    return [*rows[:SHOWN], *rows[-SHOWN:]], len(rows) - 2 * SHOWN


def add_rows(table: Grid, rows: Sequence[Any], cells: Callable[[Any], Sequence[str]], tell: Telling) -> Grid:
    """The rows at both ends, and a line for those left out."""
    kept, left_out = both_ends(rows)
    for at, row in enumerate(kept):
        if left_out and at == SHOWN:
            table.add_row(tell("study-more", n=left_out))
        table.add_row(*cells(row))
    return table


def openings_table(found: Findings, tell: Telling) -> Grid:
    """How seats did by what they chose first."""
    kind = next((row.kind for row in found.openings if row.kind != SIZE), SIZE)
    table = grid(tell(f"study-opening-{kind}"), tell("study-seats"), tell("win-share"), tell("score"))
    return add_rows(
        table,
        found.openings,
        lambda row: (
            opening_name(row, tell),
            str(row.win_share.n),
            percent(row.win_share) + mark(row.sure),
            number(row.score),
        ),
        tell,
    )


def values_table(found: Findings, kind: str, tell: Telling) -> Grid:
    """What each thing is worth."""
    table = grid(tell(f"study-value-{kind}"), tell("study-seats"), tell("study-margin"))
    return add_rows(
        table,
        found.values[kind],
        lambda row: (tell.name(kind, row.id), str(row.seats), shown(row.margin, row.sure)),
        tell,
    )


def fates_table(found: Findings, kind: str, tell: Telling) -> Grid:
    """How often each thing came to nothing."""
    table = grid(tell(f"study-fate-{kind}"), tell("study-seats"), tell("study-missed"), tell("study-cut-off"))
    return add_rows(
        table,
        found.fates[kind],
        lambda row: (tell.name(kind, row.id), str(row.missed.n), f"{row.missed.mean:.0%}", f"{row.cut_off.mean:.0%}"),
        tell,
    )


def sources_table(found: Findings, tell: Telling) -> Grid:
    """Where points come from."""
    table = grid(tell("source"), tell("mean"), tell("study-winners"), tell("study-winners-more"))
    for row in found.sources:
        more = shown(row.difference, row.sure)
        table.add_row(tell.source(row.source), number(row.mean), number(row.winners), more)
    return table
