"""The stored moments of Snowdonia games: every question is among them, and each is a table as the server sends it."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from branchline.games.snowdonia.codes import QUESTIONS

pytestmark = pytest.mark.slow

TOOL = Path(__file__).parents[2] / "tools" / "web_fixtures_snowdonia.py"


@pytest.fixture(scope="module")
def tool() -> Any:
    """The tool as a module."""
    spec = importlib.util.spec_from_file_location("web_fixtures_snowdonia", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def stored(tool: Any) -> dict[str, Any]:
    """Every moment by its name."""
    return {moment.name: tool.fixture(moment)["state"] for moment in tool.MOMENTS}


def test_every_question_is_asked(stored: dict[str, Any]) -> None:
    asked = {state["view"]["question"] for state in stored.values()} - {None}
    assert asked == set(QUESTIONS[1:])


def test_the_seat_to_move_has_its_moves_and_nobody_else(stored: dict[str, Any]) -> None:
    for name, state in stored.items():
        assert bool(state["legal"]) == (state["seat"] == state["to_move"]), name


def test_a_finished_game_has_its_outcome(stored: dict[str, Any]) -> None:
    for name, state in stored.items():
        assert (state["outcome"] is not None) == state["over"], name


def test_the_same_moment_comes_again(tool: Any, stored: dict[str, Any]) -> None:
    moment = tool.MOMENTS[1]
    assert json.dumps(tool.fixture(moment)["state"]) == json.dumps(stored[moment.name])
