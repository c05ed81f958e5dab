"""Compiled or not, the same seeds give the same games of every edition and scenario."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import branchline as bl
from snowdonia.digests import TABLES

pytestmark = pytest.mark.slow

SEEDS = int(os.environ.get("BRANCHLINE_SEEDS", "40"))
"""Games of each table; `make soak` compares 200."""
PARTS = 4


def run(first: int, last: int, pure: bool) -> list[str]:
    """The digests of a range of seeds from a fresh interpreter; the first line tells which files ran."""
    environment = {**os.environ, "BRANCHLINE_PURE": "1" if pure else ""}
    command = [sys.executable, str(Path(__file__).with_name("digests.py")), str(first), str(last)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.parametrize("part", range(PARTS))
def test_plain_and_preferred_files_give_the_same_games(part: int) -> None:
    if not bl.is_compiled() and not os.environ.get("BRANCHLINE_PURE") and not os.environ.get("CI"):
        pytest.skip("there is no C compiler here: nothing to compare")
    first, last = part * SEEDS // PARTS, (part + 1) * SEEDS // PARTS
    preferred, plain = run(first, last, False), run(first, last, True)
    assert (preferred[0], plain[0]) == ("compiled True", "compiled False")
    assert len(plain) == 1 + len(TABLES) * (last - first)
    assert preferred[1:] == plain[1:]
