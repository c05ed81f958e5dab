"""`branchline map`: maps of one's own, checked, drawn and begun."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from branchline.core.errors import BadOption
from branchline.core.ownmaps import MapChecked, OwnMaps
from branchline.shelf import find_title, maps_of, maps_title, read_file, titles
from branchline.terminal.arguments import Language, NoColor, examples, titles_beginning
from branchline.terminal.console import make_console
from branchline.terminal.extras import command, has, need
from branchline.terminal.texts import Words, own_language

EXAMPLES = examples(
    "map",
    ("new my.toml", "a small map with remarks, to change as you like"),
    ("check my.toml", "whether it can be played, and what is odd about it; exit code 0 if it can, 1 if not"),
    ("draw my.toml", "my.svg and my.png, as the browser would lay it out"),
)
FORMS = ("svg", "png")

MapPath = Annotated[Path, typer.Argument(metavar="FILE", help="A map of your own.", show_default=False)]

app = typer.Typer(help="Make a map of your own: begin one, check it, draw it.", no_args_is_help=True)


def own_maps() -> OwnMaps:
    """What the family whose maps are drawn by anybody offers."""
    found = maps_of(maps_title())
    assert found is not None  # or it had no title
    return found


@app.command()
def check(file: MapPath, language: Language = None, no_color: NoColor = False) -> None:
    """Say whether a map can be played: what must be changed, then what perhaps was not meant."""
    words = Words(language or own_language())
    found = own_maps().check(read_file(file), words.language)
    show_problems(file, found, make_console(no_color), words)
    if not found.ok:
        raise typer.Exit(1)


def show_problems(file: Path, found: MapChecked, console: Console, words: Words) -> None:
    """What is to be said of a map, what stops it first."""
    for problem in sorted(found.problems, key=lambda each: not each.must):
        kind = words("map-must" if problem.must else "map-advice")
        where = f"{problem.where}: " if problem.where else ""
        line = Text.assemble((f"{kind}  ", "bold red" if problem.must else "yellow"), (where, "bold"), problem.text)
        console.print(line, soft_wrap=True)
    musts = sum(problem.must for problem in found.problems)
    if musts:
        console.print(words("map-not-playable", file=str(file), n=musts), soft_wrap=True)
    else:
        console.print(words("map-playable", file=str(file), name=found.name), soft_wrap=True)


@app.command()
def draw(
    file: MapPath,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="PICTURE", help="Only this picture, .svg or .png.", show_default=False),
    ] = None,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Draw a map as the browser lays it out: an SVG and a PNG beside its file."""
    words = Words(language or own_language())
    text = read_file(file)
    pictures = [out] if out is not None else [file.with_suffix(f".{form}") for form in FORMS]
    forms = [picture.suffix.lower().lstrip(".") for picture in pictures]
    if not set(forms) <= set(FORMS):
        raise BadOption(f"a picture is a .svg or a .png, not {pictures[0].name!r}")
    need("maps", "drawing a map", "numpy")
    title = find_title(maps_title(), text, str(file))
    if out is not None and "png" in forms:
        need("maps", "a picture made of pixels")
    console = make_console(no_color)
    maps = own_maps()
    drawing = maps.layout(title)
    assert drawing is not None  # only built-in titles have drawings of their own
    for picture, form in zip(pictures, forms, strict=True):
        if form == "png" and not has("maps"):
            console.print(words("map-no-pixels", command=command("maps")), soft_wrap=True)
            continue
        write(picture, maps.picture(title, drawing, form))
        console.print(words("map-drawn", file=str(picture)), soft_wrap=True)


@app.command()
def new(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")] = Path("my_map.toml"),
    like: Annotated[
        str, typer.Option(metavar="TITLE", help="Begin with the map of a title.", autocompletion=titles_beginning)
    ] = "",
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Begin a map: a small one with remarks, or a copy of a title's. No file is overwritten."""
    words = Words(language or own_language())
    text = own_maps().start(like or "new")
    if text is None:
        there = ", ".join(id for id in titles() if own_maps().start(id) is not None)
        raise BadOption(f"there is no map of {like!r} to begin with; there are {there}")
    if file.exists():
        raise BadOption(f"{file} is there already; name another file")
    write(file, text.encode())
    make_console(no_color).print(words("map-begun", file=str(file)), soft_wrap=True)


def write(file: Path, content: bytes) -> None:
    """Write a file, or say in a sentence why not."""
    try:
        file.write_bytes(content)
    except OSError as error:
        raise BadOption(f"{file} cannot be written: {error.strerror}") from None
