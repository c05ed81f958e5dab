"""docs/bots.md: its ten lines are a bot, as written."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import branchline as bl
from branchline.bots import make_bot
from branchline.terminal.cli import app

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with longest.py as the page gives it."""
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    assert len([line for line in code[1].splitlines() if line.strip()]) <= 10
    (tmp_path / "longest.py").write_text(code[1])
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("longest", None)
    return tmp_path


def test_the_ten_lines_play_and_beat_random(folder: Path) -> None:
    wins = 0
    title = bl.titles()["usa"]
    for seed in range(10):
        game = bl.new_game("usa", players=2, seed=seed)
        bots = [make_bot("longest.Longest", title, seed), make_bot("random", title, seed)]
        while game.to_move is not None:
            game.play(bots[game.to_move].choose(bl.Seat(game, game.to_move)).move)
        wins += game.outcome().winners == [0]
    assert wins >= 8


def test_the_commands_of_the_page_run(folder: Path) -> None:
    commands = re.search(r"```sh\n(branchline arena.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert commands is not None
    arena, play = (line.partition("#")[0].split()[1:] for line in commands[1].splitlines())
    arena[arena.index("--games") + 1] = "2"
    result = CliRunner().invoke(app, [*arena, "--jobs", "1"])
    assert result.exit_code == 0, result.output
    assert "longest.Longest" in result.output
    result = CliRunner().invoke(app, [*play, "--record", "game.record"], input="all\n")
    assert result.exit_code == 0, result.output
    assert "Stephenson (longest.Longest)" in result.output
