"""Line by line in a low window: the decisions, then market and hand, next to the prompt, all in sight."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import branchline as bl
from branchline.core.text import LANGUAGES, say
from branchline.terminal.screen import Depth
from branchline.terminal.table import Table
from branchline.terminal.talk import Talk
from branchline.terminal.texts import Words


def shown(game: bl.Game, language: str, height: int, folder: Path) -> list[str]:
    """What stands in a window of 80 columns when a person is to move, line by line."""
    written = StringIO()
    console = Console(file=written, force_terminal=True, color_system=None, width=80, height=height, highlight=False)
    seat = game.to_move
    assert seat is not None
    bots = {other: "random" for other in range(game.players) if other != seat}
    Talk(Table(game, bots, folder / "game.record", console, Words(language)), seat).show(Depth.TURN)
    return written.getvalue().splitlines()


def later(title: str, moves: int) -> bl.Game:
    """A game some moves after its beginning."""
    game = bl.new_game(title, players=2, seed=5)
    for _ in range(moves):
        texts = game.legal_moves()
        game.play(texts[len(texts) // 2])
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", list(bl.titles()))
def test_decisions_market_and_hand_are_in_sight(title: str, language: str, tmp_path: Path) -> None:
    market = say(language, "snowdonia-area-a" if title == "snowdonia" else "terminal-market")
    for moves in (0, 9):
        game = later(title, moves)
        low = shown(game, language, 24, tmp_path)
        last = low[-low[::-1].index("") :]
        assert any(line.startswith(market) for line in last)
        assert len(last) < 12
        before = low[: -len(last) - 1]
        decisions = len(before) - max(at for at, line in enumerate(before) if line == "")
        assert len(last) + 1 + decisions <= 23  # the prompt has the last line


def test_a_high_window_shows_the_table_whole_above_the_decisions(tmp_path: Path) -> None:
    game = later("usa", 4)
    high = [line.partition(":")[0] for line in shown(game, "en", 60, tmp_path)]
    assert high.index("Your hand") < high.index("Draw train cards, claim a route or draw tickets.")
    low = [line.partition(":")[0] for line in shown(game, "en", 24, tmp_path)]
    assert low.index("Your hand") > low.index("Draw train cards, claim a route or draw tickets.")
