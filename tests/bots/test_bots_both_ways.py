"""Compiled and interpreted, the same seed gives the same answers of every bot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import branchline as bl
from branchline.bots import bots_for

SEED = 5
NAMES = sorted({name for title in bl.titles().values() for name in bots_for(title)})


def run(name: str, pure: bool) -> list[str]:
    """A bot's answers from a fresh interpreter."""
    environment = {**os.environ, "BRANCHLINE_PURE": "1" if pure else ""}
    command = [sys.executable, str(Path(__file__).with_name("choices.py")), str(SEED), name]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_bots_answer_the_same_compiled_and_interpreted(name: str) -> None:
    if not bl.is_compiled() and not os.environ.get("BRANCHLINE_PURE") and not os.environ.get("CI"):
        pytest.skip("there is no C compiler here: nothing to compare")
    compiled, interpreted = run(name, False), run(name, True)
    assert (compiled[0], interpreted[0]) == ("compiled True", "compiled False")
    assert len(compiled) > 8
    assert compiled[1:] == interpreted[1:]
