"""`branchline arena`: bots against each other, measured."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from branchline.arena import Arena, Interrupted, Plan, make_plan, run_arena, summarise
from branchline.arena.files import REPORT, write_results
from branchline.arena.findings import Findings
from branchline.arena.folder import Folder
from branchline.arena.plan import title_of
from branchline.arena.run import Report
from branchline.arena.schedule import matches_of
from branchline.arena.sentences import Telling, number, percent, table_name
from branchline.arena.summary import BotTiming, Summary
from branchline.core.errors import BadOption
from branchline.shelf import with_files
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
from branchline.terminal.setup_dialog import map_title, read_bots, read_options
from branchline.terminal.simulate import progress_bar
from branchline.terminal.texts import Words, own_language

EXAMPLES = examples(
    "arena",
    ("--resume FOLDER", "go on where it was stopped"),
)
INTERRUPTED = 130
"""The exit code of a command that Ctrl-C ended."""
FAILED = 1
"""The exit code of an arena in which a bot failed."""

OutFolder = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FOLDER", help="Keep everything here; an arena that is there goes on.", show_default=False
    ),
]
Jobs = Annotated[int | None, typer.Option(min=1, help="How many processes; by default all cores.", show_default=False)]
Ray = Annotated[bool, typer.Option("--ray", help="Play on the Ray cluster this machine belongs to.")]
RayAddress = Annotated[
    str | None,
    typer.Option(metavar="HOST:PORT", help="Play on another Ray cluster; 'local' starts one.", show_default=False),
]


def arena(
    title: Annotated[
        str | None,
        typer.Argument(metavar="TITLE", help="What to play.", autocompletion=titles_beginning, show_default=False),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help="Codes or levels; one alone plays against itself.", show_default=False),
    ] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="Games per match; by default 100.", show_default=False)
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play; by default two.", show_default=False)] = None,
    tables: Annotated[
        str, typer.Option(metavar="all|pairs|one-vs-rest", help="Who sits together at more than two seats.")
    ] = "all",
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
        Path | None, typer.Option(metavar="FOLDER", help="Go on with the arena in a folder.", show_default=False)
    ] = None,
    records: Annotated[bool, typer.Option("--records", help="Keep the record of every game.")] = False,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Let bots play each other: every match on the same deals with the seats swapped.

    Prints a table with 95 % intervals and writes a report, JSON and CSV. Ctrl-C loses nothing.
    Exit code 1 if a bot failed.
    """
    words = Words(language or own_language())
    if resume is not None:
        plan, folder = resumed(resume, games), resume
    else:
        title = title or map_title(map) or missing("TITLE")
        found, options = with_files(str(title), read_options(option or [], scenario), map, data)
        given: dict[str, Any] = {
            "title": title,
            "bots": read_bots(bots or missing("--bots")),
            "players": players,
            "seed": seed,
            "options": options,
            "tables": tables,
            "budget": budget,
            "records": records,
            "file": found.attachment(),
        }
        folder = out or Path(f"arena-{title}-{datetime.now():%Y%m%d-%H%M%S}")
        plan = planned(given, games, folder)
    cluster = ray_address or ("auto" if ray else "")
    tell = Telling(title_of(plan.title, plan.file), words.language)
    console = make_console(no_color)
    tell_rounding(plan, console, tell)
    try:
        with reporting(plan, tell, no_color) as report:
            played = run_arena(plan, folder, jobs=jobs, ray=cluster, report=report)
    except Interrupted as stopped:
        show(summarise(stopped.arena), console, tell)
        again = shlex.join(["branchline", "arena", "--resume", str(folder), *crew_arguments(jobs, cluster)])
        console.print(tell("interrupted", games=len(stopped.arena.games)))
        console.print(f"  {again}", soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    finish(played, folder, console, tell)
    if any(game.failure is not None for game in played.games):
        raise typer.Exit(FAILED)


def missing(what: str) -> Any:
    """Complain that something must be given."""
    raise BadOption(f"{what} is missing; only an arena that goes on (--resume FOLDER) needs none")


def resumed(folder: Path, games: int | None) -> Plan:
    """The plan of a folder, perhaps with more games."""
    plan = Folder(folder).plan
    if plan is None:
        raise BadOption(f"there is no arena in {folder}")
    return make_plan(**{**fields(plan), "games": games or plan.games})


def planned(given: dict[str, Any], games: int | None, folder: Path) -> Plan:
    """The plan as given; what is not said is as in the folder, if there is an arena in it."""
    there = Folder(folder).plan
    if there is None:
        return make_plan(**given, games=games or 100)
    if given["seed"] is None:
        given["seed"] = there.seed
    return make_plan(**given, games=games or there.games)


def fields(plan: Plan) -> dict[str, Any]:
    """A plan as the arguments of `make_plan`."""
    return {name: getattr(plan, name) for name in plan.__struct_fields__}


def crew_arguments(jobs: int | None, cluster: str) -> list[str]:
    """How the games were played, for the command that goes on."""
    return [*(["--jobs", str(jobs)] if jobs else []), *(["--ray-address", cluster] if cluster else [])]


@contextmanager
def reporting(plan: Plan, tell: Telling, no_color: bool) -> Iterator[Report]:
    """A progress bar; what it yields is told of finished games."""
    with progress_bar(no_color) as bar:
        total = sum(match.games for match in matches_of(plan))
        task = bar.add_task(tell.title.name(tell.language), total=total)
        yield lambda finished: bar.advance(task, finished)


def tell_rounding(plan: Plan, console: Console, tell: Telling) -> None:
    """Say so if matches have more games than asked for."""
    most = max(match.games for match in matches_of(plan))
    if most > plan.games:
        console.print(tell("rounded", asked=plan.games, most=most), style="dim")


def finish(played: Arena, folder: Path, console: Console, tell: Telling) -> None:
    """Show and write the results."""
    summary = summarise(played)
    notices = write_results(folder, played, summary, tell)
    show(summary, console, tell)
    for notice in notices:
        console.print(notice, style="bold")
    console.print(tell("kept", folder=str(folder), report=str(folder / REPORT)), soft_wrap=True)


# -- tables ---------------------------------------------------------------------------------------


def grid(*columns: str) -> Grid:
    """A table like those of the other commands: names at the left, numbers at the right."""
    table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for at, column in enumerate(columns):
        table.add_column(column, justify="right" if at else "left", no_wrap=True)
    return table


def show(summary: Summary, console: Console, tell: Telling) -> None:
    """The numbers as tables."""
    console.print(Text(tell.title.name(tell.language), style="bold"))
    facts = {"games": summary.games, "deals": summary.deals, "players": summary.players, "seed": str(summary.seed)}
    console.print(tell("played", **facts))
    if changed := tell.options(summary.options):
        console.print(tell("options", options=changed))
    if summary.games < summary.planned:
        console.print(tell("partial", games=summary.games, planned=summary.planned), style="bold")
    console.print()
    for table in tables_of(summary, tell):
        console.print(table)
        console.print()
    console.print(ends_table(summary, tell))
    for failure in summary.failures:
        facts = {name: failure[name] for name in ("bot", "games", "message")}
        console.print(tell("failure", **facts), style="bold", soft_wrap=True)
    if not summary.rated:
        console.print(tell("no-ratings"), style="bold")


def tables_of(summary: Summary, tell: Telling) -> list[Grid]:
    """The tables that have something to say."""
    tables = [scores_table(summary, tell), points_table(summary, tell)]
    if summary.players > 1:
        tables.append(places_table(summary, tell))
        if len(summary.matches) > 1:
            tables.insert(0, matches_table(summary, tell))
        if len(summary.bots) > 1:
            tables.insert(0, strength_table(summary, tell))
    return tables


def strength_table(summary: Summary, tell: Telling) -> Grid:
    """Who won how often."""
    several, extra = summary.players > 2, troubles(summary)
    fair = [tell("fair")] if several else []
    rating = [tell("rating")] if summary.rated else []
    table = grid(
        tell("bot"), tell("tables"), tell("win-share"), *fair, tell("wins"), tell("ties"), *map(tell, extra), *rating
    )
    for bot in summary.bots:
        row = [bot.bot, str(bot.tables), percent(bot.win_share), *([f"{bot.fair:.0%}"] if several else [])]
        row += [str(bot.wins), str(bot.ties), *(str(getattr(bot, name)) for name in extra)]
        if bot.rating is not None:
            row.append(f"{bot.rating['mu']:.1f} ± {2 * bot.rating['sigma']:.1f}")
        table.add_row(*row)
    return table


def troubles(summary: Summary) -> list[str]:
    """The columns that are there only if something went wrong."""
    return [name for name in ("failures", "unfinished") if any(getattr(bot, name) for bot in summary.bots)]


def scores_table(summary: Summary, tell: Telling) -> Grid:
    """What the bots scored, and how long they thought."""
    winning = [tell("winning-score")] if summary.players > 1 else []
    columns = (tell("score"), *winning, tell("decision"), tell("slowest"), tell("overruns"))
    table = grid(tell("bot"), *columns)
    for bot in summary.bots:
        timing = summary.timing[bot.bot]
        scores = [number(bot.score), *([number(bot.winning_score)] if winning else [])]
        table.add_row(bot.bot, *scores, *milliseconds(timing), str(timing.overruns))
    return table


def milliseconds(timing: BotTiming) -> tuple[str, str]:
    """The usual and the longest time of a decision."""
    return f"{timing.mean_ms:,.2f}", f"{timing.longest_ms:,.0f}"


def matches_table(summary: Summary, tell: Telling) -> Grid:
    """The matches one by one; of two players the first one's share says it all."""
    table = grid(tell("match"), tell("games"), tell("win-share"), tell("score"))
    for match in summary.matches:
        if summary.players == 2:
            first, second = match.shares
            score = f"{match.scores[first].mean:.1f} : {match.scores[second].mean:.1f}"
            table.add_row(f"{first} : {second}", str(match.games), percent(match.shares[first]), score)
            continue
        table.add_row(table_name(match.bots), str(match.games))
        for bot, share in match.shares.items():
            table.add_row(f"  {bot}", "", percent(share), number(match.scores[bot]))
    return table


def places_table(summary: Summary | Findings, tell: Telling) -> Grid:
    """What the places at the table are worth."""
    table = grid(tell("place"), tell("win-share"), tell("score"))
    for name, places in (("seat", summary.seats), ("turn", summary.turn_order)):
        for n, place in enumerate(places, 1):
            table.add_row(tell(name, n=n), percent(place.win_share), number(place.score))
    return table


def points_table(summary: Summary, tell: Telling) -> Grid:
    """Where the points came from."""
    table = grid(tell("source"), *(bot.bot for bot in summary.bots))
    for source in dict.fromkeys(source for bot in summary.bots for source in bot.points):
        table.add_row(tell.source(source), *(f"{bot.points.get(source, 0.0):.1f}" for bot in summary.bots))
    return table


def ends_table(summary: Summary | Findings, tell: Telling) -> Grid:
    """How long games are, and how they ended."""
    table = Grid.grid(padding=(0, 3, 0, 0))
    for name, length in (("moves", summary.moves), ("rounds", summary.rounds)):
        if length is not None:
            spread = f"{length.mean:.1f} ± {length.sd:.1f}  ({length.shortest}–{length.longest})"
            table.add_row(tell(name), spread)
    for reason, n in summary.reasons.items():
        table.add_row(tell.reason(reason), f"{n}  ({n / summary.games:.1%})")
    return table
