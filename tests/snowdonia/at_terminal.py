"""The terminal in tests: commands run in this process, and screens as plain text of 80 columns."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from rich.console import Console, RenderableType
from typer.testing import CliRunner, Result

import branchline as bl
from branchline.games.snowdonia.terminal import SnowdoniaScreen
from branchline.terminal.cli import app
from branchline.terminal.console import PLAIN, Marks
from branchline.terminal.screen import Depth, screen_for
from branchline.terminal.texts import Words

WIDTH = 80


def branchline(home: Path, *args: object, typed: str = "") -> Result:
    """`branchline ARGS` with an empty home; `typed` is what comes through the pipe."""
    environment = {
        "XDG_STATE_HOME": str(home),
        "LANG": "C.UTF-8",
        "LC_ALL": None,
        "LC_MESSAGES": None,
        "FORCE_COLOR": None,
        "COLUMNS": str(WIDTH),
    }
    return CliRunner().invoke(app, [str(arg) for arg in args], input=typed, env=environment)


def plain(part: RenderableType) -> str:
    """A part of the screen as a terminal of 80 columns without colours shows it."""
    console = Console(width=WIDTH, color_system=None, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(part)
    return capture.get()


def screen_of(game: bl.Game, ascii_only: bool = False, language: str = "en") -> SnowdoniaScreen:
    """The screen of a game."""
    marks = PLAIN if ascii_only else Marks()
    return cast(SnowdoniaScreen, screen_for(game.title, Words(language), marks))


def all_of(game: bl.Game, seat: int, ascii_only: bool = False) -> str:
    """Everything a seat can see of a game at the terminal."""
    screen = screen_of(game, ascii_only)
    parts = [plain(screen.table(game, seat, depth)) for depth in Depth]
    parts += [plain(screen.place(game, seat, name)) for name in ("", "events", "areas", "trains", "office", "players")]
    parts += [plain(screen.place(game, seat, f"{station['number']:g}")) for station in game.view(seat)["line"]]
    if game.to_move == seat:
        parts += [
            screen.task(game, seat),
            plain(screen.menu(game, "").render()),
            plain(screen.menu(game, "all").render()),
        ]
    return "\n".join([*parts, *screen.completions(game)])


def sensible(game: bl.Game, chance: random.Random) -> bl.Move:
    """A random move of somebody who likes to play contracts and to build."""
    moves = list(game.legal_moves())
    eager = [move for move in moves if move.group in ("play", "build", "train", "hire", "lay", "dig")]
    return chance.choice(eager if eager and chance.random() < 0.7 else moves)


def course(players: int, seed: int, **options: Any) -> Iterator[bl.Game]:
    """A random game at every decision, and once more when it is over."""
    game = bl.new_game("snowdonia", players=players, seed=seed, **options)
    game.names = ["Ada", "Bram", "Cerys", "Dai", "Ewan"][:players]
    chance = random.Random(f"{players} {seed}")
    while not game.is_over:
        yield game
        game.play(sensible(game, chance))
    yield game


def whole_game(players: int, seed: int, **options: Any) -> bl.Game:
    """A random game to the end."""
    return list(course(players, seed, **options))[-1]
