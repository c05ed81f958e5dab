"""`branchline titles` and `branchline data`: what is on the shelf, and where it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import branchline as bl
from branchline.core.errors import BadOption
from branchline.core.family import family_of
from branchline.core.ownbox import OwnBox
from branchline.core.text import bundle, say
from branchline.core.title import Option, Title
from branchline.shelf import find_title
from branchline.terminal.arguments import DataFile, Language, MapFile, NoColor, ScenarioFile, examples, title_argument
from branchline.terminal.console import make_console, marks_for
from branchline.terminal.prompt import Leave, Lines
from branchline.terminal.screen import screen_for
from branchline.terminal.setup_dialog import named_title, title_with_files
from branchline.terminal.texts import Words, own_language

TITLES_EXAMPLES = examples(
    "titles",
    ("", "what there is"),
    ("--language pl", "the same in Polish"),
)
LEAVE_OPEN = "-"
QUIT = "quit"
DATA_EXAMPLES = examples(
    "data",
    ("TITLE", "sources, notes, assumed values"),
)


def titles(
    title: Annotated[str | None, title_argument("One title; all if left out.")] = None,
    map: MapFile = None,
    data: DataFile = None,
    scenario: ScenarioFile = None,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Show the titles on the shelf: player counts and options with their values."""
    words = Words(language or own_language())
    console = make_console(no_color)
    all_titles = all(given is None for given in (title, map, data, scenario))
    shown = list(bl.titles().values()) if all_titles else [title_with_files(title, map, data, scenario)]
    table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in ("title", "name", "players"):
        table.add_column(words(f"column-{column}"))
    for one in shown:
        table.add_row(Text(one.id, style="bold"), one.name(words.language), f"{one.least_players}–{one.most_players}")
    console.print(table)
    show_options(shown, console, words)


def show_options(shown: Sequence[Title], console: Console, words: Words) -> None:
    """The options of the titles, each once: values with the default first, sentence, titles that have it."""
    options: dict[str, Option] = {}
    owners: dict[str, list[str]] = {}
    for title in shown:
        for option in title.options:
            known = options.setdefault(option.name, option)
            options[option.name] = max(known, option, key=lambda option: len(option.values))
            owners.setdefault(option.name, []).append(title.id)
    console.print()
    console.print(Text(words("options"), style="bold"))
    for name, option in options.items():
        show_option(option, console, words)
        if len(owners[name]) < len(shown):
            console.print(f"      ({', '.join(owners[name])})", style="dim")


def show_option(option: Option, console: Console, words: Words) -> None:
    """An option: how it is typed, what it is, and what values with a name mean."""
    key = f"option-{option.name.replace('_', '-')}"
    default = Text(str(option.default), style="bold underline")
    others = [Text(str(value)) for value in option.values if value != option.default]
    console.print(Text.assemble("  ", (f"{option.name}=", "cyan"), Text(" | ").join([default, *others])))
    about = f"{say(words.language, key)}. {say(words.language, f'{key}.about')}"
    console.print(Padding(Text(about, style="dim"), (0, 0, 0, 6)))
    named = bundle(words.language).attributes(key)
    for value in option.values:
        if str(value) in named:
            meaning = f"{value}: {say(words.language, f'{key}.{value}')}"
            console.print(Padding(Text(meaning, style="dim"), (0, 0, 0, 8)))


def data(
    title: Annotated[str | None, title_argument("The title; a map alone is enough.")] = None,
    map: MapFile = None,
    data: DataFile = None,
    scenario: ScenarioFile = None,
    only: Annotated[
        str,
        typer.Option(
            metavar="PROVENANCE",
            help="Only these values: rulebook, source, reconstructed, owner.",
            show_default=False,
        ),
    ] = "",
    ask: Annotated[
        bool, typer.Option("--ask", help="You own the box: be asked for the values nobody could confirm.")
    ] = False,
    out: Annotated[Path, typer.Option(metavar="FILE", help="With --ask: where your answers are written.")] = Path(
        "my-box.toml"
    ),
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Show where a title's data come from, with notes on single entries and assumed values."""
    words = Words(language or own_language())
    console = make_console(no_color)
    if ask and map:
        raise BadOption("a map of your own has no values to confirm: --ask is about a box")
    if ask:
        ask_owner(named_title(title, map), out, console, words)
        return
    found = title_with_files(title, map, data, scenario)
    screen = screen_for(found, words, marks_for(console))
    shown = screen.data_only(only) if only else screen.data()
    console.print(Text(found.name(words.language), style="bold"))
    console.print(shown)


# -- do you own the box? ---------------------------------------------------------------------------


def ask_owner(id: str, out: Path, console: Console, words: Words) -> None:
    """Ask for the reconstructed values one by one, and write the answers as a file of corrections."""
    family = family_of(find_title(id).id)
    if family is None or not family.box:
        raise BadOption(f"no value of {id} is reconstructed, so there is nothing to ask")
    if out.exists():
        raise BadOption(f"{out} exists already; choose another file with --out")
    box: OwnBox = family.get(family.box)
    console.print(Text(words("box-title"), style="bold"))
    console.print(words("box-about"))
    filled = box.fill(answers_of(box, Lines(console), console, words), words.language)
    for problem in filled.problems:
        console.print(problem, style="bold")
    if not filled.file:
        console.print(words("box-nothing"))
        return
    try:
        out.write_text(filled.file, encoding="utf-8")
    except OSError as error:
        raise BadOption(f"{out} cannot be written: {error.strerror}") from None
    console.print(words("box-written", file=str(out), title=id))


def answers_of(box: OwnBox, lines: Lines, console: Console, words: Words) -> dict[str, str]:
    """What the owner tells; Enter says that a value is right, `-` leaves it open, `quit` ends the questions."""
    questions = box.questions(words.language)
    answers: dict[str, str] = {}
    try:
        for number, question in enumerate(questions, 1):
            console.print(f"\n{words('box-question', n=number, of=len(questions))} {question.look}", soft_wrap=True)
            while True:
                answer = lines.ask(f"  {question.id} [{question.value}] ") or question.value
                wrong = "" if answer in (LEAVE_OPEN, QUIT) else box.wrong(question.id, answer, words.language)
                if not wrong:
                    break
                console.print(f"  {wrong}", soft_wrap=True)
            if answer == QUIT:
                break
            if answer != LEAVE_OPEN:
                answers[question.id] = answer
    except Leave:
        pass  # what was told so far is kept
    return answers
