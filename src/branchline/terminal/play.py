"""`branchline play`: sit down at a table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from branchline.bots.failure import BotFailed
from branchline.core.errors import BadOption
from branchline.core.record import Record
from branchline.shelf import titles
from branchline.terminal.arguments import (
    DataFile,
    Language,
    MapFile,
    NoColor,
    Options,
    Plain,
    ScenarioFile,
    examples,
    title_argument,
)
from branchline.terminal.console import complain, make_console
from branchline.terminal.extras import can_be_full
from branchline.terminal.full.heard import Heard, ScreenFailed
from branchline.terminal.prompt import Leave, Lines
from branchline.terminal.saves import bots_of, new_path, open_game, take_up
from branchline.terminal.setup_dialog import Setting, ask_setting, read_bots, read_options
from branchline.terminal.table import Table
from branchline.terminal.texts import Words, own_language

EXAMPLES = examples(
    "play",
    ("", "asks for everything"),
    ("--resume my.record", "goes on where you left"),
)


def play(
    title: Annotated[str | None, title_argument("What to play; at a terminal it is asked for if left out.")] = None,
    players: Annotated[int | None, typer.Option(help="How many sit at the table.", show_default=False)] = None,
    me: Annotated[
        list[int] | None,
        typer.Option(metavar="SEAT", help="A seat for a person (from 0). Several pass the device.", show_default=False),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A name for a person, in the order of the seats.", show_default=False)
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT[,BOT]",
            help="Who takes the other seats: easy, medium (default), hard, expert, or a code of 'branchline bots'.",
            show_default=False,
        ),
    ] = "",
    explain: Annotated[
        bool, typer.Option("--explain", help="Bots tell why they move, which gives their secrets away.")
    ] = False,
    option: Options = None,
    map: MapFile = None,
    data: DataFile = None,
    scenario: ScenarioFile = None,
    seed: Annotated[int | None, typer.Option(help="Fixes every chance event of the game.", show_default=False)] = None,
    language: Language = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game's record here.", show_default=False)
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with the game of a record.", show_default=False)
    ] = None,
    plain: Plain = False,
    no_color: NoColor = False,
) -> None:
    """Play in the terminal: against bots, or with friends passing the device around.

    Ctrl-C, Ctrl-D and 'quit' keep your game; how to go on is told when you leave.
    """
    words = Words(language or own_language())
    console = make_console(no_color)
    full = not plain and can_be_full(console)
    if record is not None and record.exists() and record != resume:
        raise BadOption(f"{record} exists already; go on with it by --resume, or choose another file")
    options = read_options(option or [], scenario)
    if resume is not None and any((title, players, options, map, data, seed is not None)):
        raise BadOption("a game that is resumed has its title, players, options and seed already")
    setting = Setting(title, players, sorted(set(me or [])), read_bots(bots), name or [], options, map, data, seed)
    if resume is None and title is None and map is None:
        try:
            resume, setting = ask(setting, console, words)
        except Leave:
            return
    shown = Heard() if full else console
    if resume is not None:
        table = resumed(resume, record, setting, shown, words)
    else:
        game, seats = setting.new_game(words.language)
        table = Table(game, seats, record or new_path(game.title.id), shown, words)
    table.explains = explain
    try:
        over = on_full_screen(table, shown, console) if isinstance(shown, Heard) else table.run()
    except KeyboardInterrupt:
        console.print()
        table.farewell(False, language)
        raise typer.Exit(130) from None
    except (BotFailed, ScreenFailed) as error:
        complain(str(error))
        table.farewell(False, language)
        raise typer.Exit(1) from None
    table.farewell(over, language)


def on_full_screen(table: Table, heard: Heard, console: Console) -> bool:
    """Play on a full screen; whatever is said after it is printed as usual."""
    from branchline.terminal.full.app import run_full

    try:
        return run_full(table, heard)
    finally:
        table.console = console


def ask(given: Setting, console: Console, words: Words) -> tuple[Path | None, Setting]:
    """A game to go on with, or what to play instead."""
    lines = Lines(console)
    if not lines.interactive:
        raise BadOption(f"say what to play, as in 'branchline play {next(iter(titles()))}'")
    console.print(Text(words("welcome"), style="bold"))
    left = open_game()
    if left is not None:
        record = Record.load(left)
        question = words("ask-resume", title=record.table().title.name(words.language), moves=len(record.moves))
        yes, no = words("yes"), words("no")
        if lines.choose(question, [yes, no], yes) == yes:
            return left, given
    return None, ask_setting(given, lines, console, words)


def resumed(path: Path, record: Path | None, given: Setting, console: Console, words: Words) -> Table:
    """The table of a record: who is a person stands in its names, unless said anew."""
    game = take_up(path)
    bots = bots_of(game.names)
    if given.people or given.bots or not game.names:
        people = {seat: name for seat, name in enumerate(game.names) if seat not in bots}
        bots = given.bots_by_seat(game.players, game.title)
        game.names = given.everybody(game.players, bots, words.language)
        for seat, name in people.items():
            if seat not in bots and not given.names:
                game.names[seat] = name
    return Table(game, bots, record or path, console, words)
