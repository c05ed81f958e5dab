"""`branchline replay` and `branchline verify`: games that were written down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from branchline.core.events import Event
from branchline.core.game import Game
from branchline.core.record import Record
from branchline.terminal.arguments import Language, NoColor, Plain, examples
from branchline.terminal.console import make_console, marks_for, sentence
from branchline.terminal.extras import can_be_full
from branchline.terminal.screen import screen_for
from branchline.terminal.texts import Words, own_language

REPLAY_EXAMPLES = examples(
    "replay",
    ("my.record", "all of it, everything revealed"),
    ("my.record --seat 0", "as seat 0 saw it"),
    ("my.record --upto 12", "the first twelve moves"),
)
VERIFY_EXAMPLES = examples(
    "verify",
    ("my.record", "exit code 0 if all is confirmed, 1 if not"),
    ("my.record --commitment 5e9f…", "and that it is the shuffle which was promised before you sat down"),
)
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.", show_default=False)]


def replay(
    file: RecordFile,
    seat: Annotated[
        int | None, typer.Option(help="Tell only what this seat knew (from 0).", show_default=False)
    ] = None,
    upto: Annotated[int | None, typer.Option(help="Stop after this many moves.", show_default=False)] = None,
    language: Language = None,
    plain: Plain = False,
    no_color: NoColor = False,
) -> None:
    """Replay a record, move by move: on a full screen, or told in words. Without --seat everything is revealed."""
    words = Words(language or own_language())
    console = make_console(no_color)
    marks = marks_for(console)
    record = Record.load(file)
    end = record.replay(upto)
    events = as_known(end, seat)
    if not plain and can_be_full(console):
        from branchline.terminal.full.replay import ReplayApp

        ReplayApp(record, words, seat, upto).run()
        return
    console.print(Text(end.title.name(words.language), style="bold"))
    told = 0
    for number, upto_here in enumerate(event_counts(record, len(end.moves))):
        if number > 0:
            console.print(Text(f"{number:>4}. {end.moves[number - 1]}", style="bold"))
        for event in events[told:upto_here]:
            console.print(sentence(event, end, marks, words.language, indent=6))
        told = upto_here
    if end.is_over:
        console.rule(style="dim")
        console.print(screen_for(end.title, words, marks).ending(end))


def as_known(game: Game, seat: int | None) -> list[Event]:
    """What happened as a seat knows it, or, for nobody's seat, with everything revealed."""
    if seat is not None:
        return game.log(seat)
    logs = [game.log(each) for each in range(game.players)]
    return [next((event for event in same if not event.hidden), same[0]) for same in zip(*logs, strict=True)]


def event_counts(record: Record, moves: int) -> Iterator[int]:
    """How many events there are after the deal and after each move."""
    game = record.replay(0)
    yield len(game.log(None))
    for number, (text, answers) in enumerate(record.moves[:moves], 1):
        record.tell(game, number, answers, text)
        yield len(game.log(None))


def verify(
    file: RecordFile,
    commitment: Annotated[
        str, typer.Option("--commitment", help="The commitment the table showed before you sat down.")
    ] = "",
) -> None:
    """Check a record: every move by the rules, every chance answer by its seed, and the result."""
    record = Record.load(file)
    wrong = record.verify(commitment.strip().lower())
    if wrong:
        for reason in wrong:
            make_console(stderr=True).print(f"{file}: {reason}", soft_wrap=True)
        raise typer.Exit(1)
    console = make_console()
    console.print(f"{file}: confirmed: {len(record.moves)} moves and all chance answers.", soft_wrap=True)
    if record.result:
        console.print(f"Result: {record.result}", soft_wrap=True)
