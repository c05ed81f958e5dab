"""Compiled and interpreted, the same seeds give the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import branchline as bl

pytestmark = pytest.mark.slow

SEEDS = int(os.environ.get("BRANCHLINE_SEEDS", "16"))
"""Games of each table; `make soak` compares 200."""
DEEP = max(1, SEEDS // 16)
"""Of these so many with all that a client can ask for, in each part."""
PARTS = 2


def run(pure: bool, script: str, *arguments: int) -> list[str]:
    """What a script beside this file prints in a fresh interpreter."""
    environment = {**os.environ, "BRANCHLINE_PURE": "1" if pure else ""}
    command = [sys.executable, str(Path(__file__).with_name(script)), *(str(argument) for argument in arguments)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.fixture
def both_ways() -> None:
    if not bl.is_compiled() and not os.environ.get("BRANCHLINE_PURE") and not os.environ.get("CI"):
        pytest.skip("there is no C compiler here: nothing to compare")


@pytest.mark.usefixtures("both_ways")
def test_compiled_and_interpreted_give_the_same_answers_to_wrong_types() -> None:
    compiled, interpreted = run(False, "misuse.py"), run(True, "misuse.py")
    assert (compiled[0], interpreted[0]) == ("compiled True", "compiled False")
    assert len(compiled) > 150
    assert compiled[1:] == interpreted[1:]


@pytest.mark.usefixtures("both_ways")
@pytest.mark.parametrize("part", range(PARTS))
def test_compiled_and_interpreted_games_are_the_same(part: int) -> None:
    first, last = part * SEEDS // PARTS, (part + 1) * SEEDS // PARTS
    compiled, interpreted = (run(pure, "traces.py", first, last, DEEP) for pure in (False, True))
    assert compiled[0] == "compiled True"
    assert interpreted[0] == "compiled False"
    assert len(compiled) > 10 * (last - first)
    assert compiled[1:] == interpreted[1:]
