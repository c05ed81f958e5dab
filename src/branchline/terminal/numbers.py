"""What a command has counted, for programs: `--json FILE`, or `-` for the output and nothing else on it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from branchline.core.errors import BadOption

JsonFile = Annotated[
    Path | None,
    typer.Option(
        "--json",
        metavar="FILE",
        help="Write the numbers here too; - prints them and nothing else.",
        show_default=False,
    ),
]
STANDARD_OUTPUT = Path("-")


def check_file(file: Path | None) -> None:
    """Find out before all the work whether its numbers can be written."""
    if file is not None and file != STANDARD_OUTPUT:
        write(file, "", "a")


def hand_over(numbers: dict[str, Any], file: Path | None, show: Callable[[], None]) -> None:
    """Print the numbers for programs, or show them and write them to the file if there is one."""
    text = json.dumps(numbers, indent=2)
    if file == STANDARD_OUTPUT:
        typer.echo(text)
        return
    show()
    if file is not None:
        write(file, text + "\n", "w")


def write(file: Path, text: str, mode: str) -> None:
    """Write a file, or say why not."""
    try:
        with file.open(mode, encoding="utf-8") as opened:
            opened.write(text)
    except OSError as error:
        raise BadOption(f"the numbers cannot be written to {file}: {error.strerror}") from None
