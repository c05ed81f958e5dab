"""`branchline train`: a network learns to play a title."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from branchline.arena.jobs import make_crew
from branchline.bots.registry import best_policy
from branchline.core.errors import BadOption
from branchline.shelf import file_titles, find_title
from branchline.terminal.arena import Jobs, Ray, RayAddress
from branchline.terminal.arguments import Language, NoColor, Options, examples, title_argument
from branchline.terminal.console import make_console
from branchline.terminal.extras import need
from branchline.terminal.setup_dialog import named_title, read_options
from branchline.terminal.texts import Words, own_language

EXAMPLES = examples(
    "train",
    ("TITLE --out FOLDER --rounds 200", "self-play, and games against the best heuristic"),
    ("TITLE --out FOLDER --teacher mcts:50 --lessons 20 --rounds 220", "first imitate a search"),
)
NOBODY = "none"
"""What stands for no adviser."""


def train(
    out: Annotated[
        Path,
        typer.Option(
            "--out", metavar="FOLDER", help="Weights, curve and all; a training there goes on.", show_default=False
        ),
    ],
    title: Annotated[str | None, title_argument("What is learnt.")] = None,
    players: Annotated[str, typer.Option(metavar="2,3", help="For how many players.")] = "2",
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of games and learning, in all.")] = 100,
    games: Annotated[int, typer.Option(min=1, help="Games of a round for each number of players.")] = 256,
    hidden: Annotated[str, typer.Option(metavar="64,64", help="The layers between.")] = "64,64",
    adviser: Annotated[
        str | None,
        typer.Option(help="The heuristic whose advice it sees, or none; by default the best.", show_default=False),
    ] = None,
    rival: Annotated[
        str | None, typer.Option(help="The heuristic it is tried against; by default the best.", show_default=False)
    ] = None,
    rivalry: Annotated[float, typer.Option(min=0, max=1, help="The share of games against it; others alone.")] = 0.5,
    teacher: Annotated[str, typer.Option(metavar="CODE", help="A bot to imitate first.", show_default=False)] = "",
    lessons: Annotated[int, typer.Option(min=0, help="For so many rounds.")] = 0,
    rate: Annotated[float, typer.Option(min=0, help="How fast it learns.")] = 0.001,
    trial: Annotated[int, typer.Option(min=1, help="Deals of a trial against the rival.")] = 100,
    every: Annotated[int, typer.Option(min=1, help="Rounds from trial to trial.")] = 10,
    tries: Annotated[
        int, typer.Option(min=0, help="Learn only how to begin: the first decisions of a seat, moves tried out.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="Fixes everything.")] = 0,
    jobs: Jobs = None,
    ray: Ray = False,
    ray_address: RayAddress = None,
    option: Options = None,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Train a network: it plays, learns what came of it, and plays again.

    Ctrl-C loses no more than a round: the same command goes on. The network plays as net:FILE.
    """
    need("research", "training", "numpy")
    from branchline.research.training.loop import Settings, Training

    name = named_title(title, None)
    if name in file_titles():
        raise BadOption(f"networks are trained for built-in titles, not for {name}")
    if not isfinite(rate):
        raise BadOption(f"a rate is a number such as 0.001, not {rate}")
    if lessons and not teacher:
        raise BadOption(f"{lessons} rounds of lessons need a teacher: --teacher mcts:50")
    found = find_title(name)
    best = best_policy(found)
    settings = Settings(
        found.id,
        numbers(players),
        found.check_options(read_options(option or [], None)),
        numbers(hidden),
        "" if adviser == NOBODY else adviser or best,
        teacher,
        lessons,
        games,
        rivalry,
        rival or best,
        rate,
        seed,
        trial,
        every,
        tries,
    )
    training = Training(settings, out)
    words = Words(language or own_language())
    console = make_console(no_color)
    crew = make_crew(jobs, ray_address or ("auto" if ray else ""))
    try:
        for row in training.run(rounds, crew):
            tell(console, words, row, settings.rival, rounds)
    finally:
        crew.close()
    console.print(words("train-written", file=str(training.file)))


def numbers(text: str) -> tuple[int, ...]:
    """Whole numbers above zero with commas between them."""
    parts = text.split(",")
    if not all(part.isdecimal() and int(part) > 0 for part in parts):
        raise BadOption(f"numbers are written like 64,64, not {text!r}")
    return tuple(int(part) for part in parts)


def tell(console: Console, words: Words, row: dict[str, Any], rival: str, rounds: int) -> None:
    """A line for a round, and one for each trial."""
    console.print(words("train-round", round=row["round"], rounds=rounds, decisions=row["decisions"]))
    for name, value in row.items():
        if name.startswith("win_") and name != "win_error":
            players = name.removeprefix("win_")
            share, lead = round(100 * value), f"{row[f'lead_{players}']:.1f}"
            console.print("  " + words("train-trial", rival=rival, players=players, share=share, lead=lead))
