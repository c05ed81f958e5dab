"""Compiled and interpreted, the same seeds give the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import branchline as bl

pytestmark = pytest.mark.slow

SEEDS = 200
DEEP = 4
PARTS = 4


def run(first: int, last: int, pure: bool) -> list[str]:
    """The digests of a range of seeds from a fresh interpreter."""
    environment = {**os.environ, "BRANCHLINE_PURE": "1" if pure else ""}
    script = Path(__file__).with_name("traces.py")
    command = [sys.executable, str(script), str(first), str(last), str(DEEP)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.parametrize("part", range(PARTS))
def test_compiled_and_interpreted_games_are_the_same(part: int) -> None:
    if not bl.is_compiled() and not os.environ.get("BRANCHLINE_PURE") and not os.environ.get("CI"):
        pytest.skip("there is no C compiler here: nothing to compare")
    first, last = part * SEEDS // PARTS, (part + 1) * SEEDS // PARTS
    compiled, interpreted = run(first, last, False), run(first, last, True)
    assert compiled[0] == "compiled True"
    assert interpreted[0] == "compiled False"
    assert len(compiled) > 10 * (last - first)
    assert compiled[1:] == interpreted[1:]
