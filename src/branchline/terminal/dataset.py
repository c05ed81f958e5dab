"""`branchline dataset`: games of bots or records as a table of decisions, for programs that learn."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

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
    title_argument,
)
from branchline.terminal.console import make_console
from branchline.terminal.extras import need
from branchline.terminal.setup_dialog import named_title, read_options
from branchline.terminal.texts import Words, own_language

EXAMPLES = examples(
    "dataset",
    ("TITLE --out games.parquet --bots hard --games 1000", "a thousand games of a bot against itself"),
    ("TITLE --out mine.parquet --record a.record --record b.record", "games that were written down"),
)


def dataset(
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The Parquet file.", show_default=False)],
    title: Annotated[str | None, title_argument("What is played; a map alone is enough.")] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play; by default as few as can.", show_default=False)
    ] = None,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT", help="Who plays: one level or code, or one for each seat.")
    ] = "hard",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int | None, typer.Option(help="Fixes all games.", show_default=False)] = None,
    record: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="Take this record instead.", show_default=False)
    ] = None,
    option: Options = None,
    map: MapFile = None,
    data: DataFile = None,
    scenario: ScenarioFile = None,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Write every decision of many games: what was seen, what could be done, what was done, how it ended."""
    need("research", "a dataset")
    from branchline.research import dataset as maker
    from branchline.research.ruleset import ruleset

    found, options = with_files(named_title(title, map), read_options(option or [], scenario), map, data)
    rules = ruleset(found, players, **options)
    codes = bots.split(",")
    if len(codes) not in (1, rules.players):
        raise BadOption(f"{rules.players} seats need as many bots, or one for all of them; there are {len(codes)}")
    if record:
        played = maker.games_of_records(rules, record)
    else:
        all_codes = codes * (rules.players // len(codes))
        played = maker.games_of_bots(rules, all_codes, games, secrets.randbits(32) if seed is None else seed)
    try:
        count, rows = maker.write(rules, played, out)
    except OSError as error:
        raise BadOption(f"the games cannot be written to {out}: {error.strerror}") from None
    words = Words(language or own_language())
    make_console(no_color).print(words("dataset-written", games=count, rows=rows, file=str(out)))
