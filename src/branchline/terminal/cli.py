"""The command line: all commands in one place, and errors as one sentence each."""

from __future__ import annotations

import errno
import os
import platform
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from typer.core import TyperGroup

from branchline import is_compiled
from branchline.core.errors import BranchlineError
from branchline.core.family import families
from branchline.terminal import (
    admin,
    arena,
    bots,
    dataset,
    join,
    maps,
    play,
    records,
    rules,
    serve,
    shelf,
    simulate,
    study,
    train,
)
from branchline.terminal.arguments import examples
from branchline.terminal.console import be_lenient, complain, make_console
from branchline.terminal.extras import command, has
from branchline.terminal.numbers import JsonFile, check_file, hand_over
from branchline.terminal.prompt import Lines
from branchline.terminal.texts import Words, own_language
from branchline.version import __version__

FULL = (errno.ENOSPC, errno.EDQUOT)
"""What the system says when there is no room left for what is printed."""


def close_output() -> None:
    """What could not be written is not tried again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class Commands(TyperGroup):
    """All commands. Bad input ends with one sentence on the error stream and exit code 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        be_lenient()
        sys.path.append("")  # bots of one's own lie in the current folder
        try:
            code = super().main(args, "branchline", complete_var, False, windows_expand_args, **extra)
            sys.stdout.flush()
        except typer.TyperException as error:
            if message := error.format_message():  # else the help was shown
                complain(message)
            code = 2
        except BranchlineError as error:
            complain(str(error))
            code = 2
        except KeyboardInterrupt:
            code = arena.INTERRUPTED
        except typer.Abort:
            code = 1
        except OSError as error:
            if error.filename is not None:
                complain(f"{error.filename}: {error.strerror}")
            elif error.errno in FULL:
                complain(f"nothing more can be written: {error.strerror}")
                close_output()
            else:
                raise
            code = 2
        sys.exit(code if isinstance(code, int) else 0)


app = typer.Typer(
    cls=Commands,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    epilog=examples(
        "",
        ("", "tables in your browser"),
        ("play", "a game in the terminal within a few keystrokes"),
        ("play -h", "everything about a command"),
        ("rules", "what the rules say"),
    ),
)


def show_version(wanted: bool) -> None:
    """Version, and whether the rules run compiled."""
    if wanted:
        console = make_console()
        kind = "compiled" if is_compiled() else "pure Python"
        console.print(f"branchline {__version__} ({kind}), Python {platform.python_version()}")
        if not is_compiled():
            console.print("Notice: the rules run as pure Python, about 20 times slower than compiled.")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Branchline: an open table for railway board games.

    Play in the browser or in the terminal, replay and verify games, simulate thousands, look up the rules.
    """
    if context.invoked_subcommand is None:
        welcome()


def welcome() -> None:
    """What this is and what to type first; at a terminal also: tables, opened in a browser."""
    words = Words(own_language())
    console = make_console()
    console.print()
    console.print(Text.assemble("  ", ("o──o──● ", "#12b5c9"), ("Branchline", "bold"), f"  {__version__}"))
    console.print(Padding(words("about"), (0, 2)))
    console.print()
    grid = Grid.grid(padding=(0, 3, 0, 2))
    for name in ("play", "titles", "rules", "replay", "simulate", "help"):
        grid.add_row(Text(words(f"start-{name}"), style="cyan"), words(f"start-{name}-about"))
    console.print(grid)
    console.print()
    if not has("server"):
        console.print(Padding(words("no-server", command=command("server")), (0, 2)))
    elif Lines(console).interactive:
        serve.serve(log_level="warning", open_browser=True)


app.command(epilog=play.EXAMPLES)(play.play)
app.command(epilog=join.EXAMPLES)(join.join)
app.command(epilog=shelf.TITLES_EXAMPLES)(shelf.titles)
app.command(epilog=bots.EXAMPLES)(bots.bots)
app.command(epilog=rules.EXAMPLES)(rules.rules)
app.command(epilog=shelf.DATA_EXAMPLES)(shelf.data)
app.command(epilog=records.REPLAY_EXAMPLES)(records.replay)
app.command(epilog=records.VERIFY_EXAMPLES)(records.verify)
app.command(epilog=simulate.EXAMPLES)(simulate.simulate)
app.command(epilog=arena.EXAMPLES)(arena.arena)
app.command(epilog=study.EXAMPLES)(study.study)
app.command(epilog=dataset.EXAMPLES)(dataset.dataset)
app.command(epilog=train.EXAMPLES)(train.train)
app.command(epilog=serve.SERVE_EXAMPLES)(serve.serve)
app.command(epilog=serve.MIGRATE_EXAMPLES)(serve.migrate)
app.add_typer(maps.app, name="map", epilog=maps.EXAMPLES)
app.add_typer(admin.app, name="admin", epilog=admin.EXAMPLES)
for family in families().values():
    for name, module in family.commands.items():
        app.command(name, epilog=family.get(f"{module}:EXAMPLES"))(family.get(f"{module}:{name}"))


@app.command(epilog=examples("bench", ("--json bench.json", "the table, and a file for machines")))
def bench(json_file: JsonFile = None) -> None:
    """Measure the speed of the rules on this machine."""
    from branchline.bench import measured, show

    check_file(json_file)
    with make_console(stderr=True).status("Measuring, about a minute…"):
        numbers = measured()
    hand_over(numbers, json_file, lambda: show(numbers))


def main() -> None:
    """The entry point `branchline`."""
    app()


if __name__ == "__main__":
    main()
