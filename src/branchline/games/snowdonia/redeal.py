"""Re-dealing: nothing on this table is hidden from anybody, so only the future is drawn anew.

The order of deck and bag is stored nowhere; a fresh generator is all that a different future needs.
"""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.games.snowdonia.state import State


def redeal(s: State, high: i64, low: i64) -> None:
    """Draw the future from these two words alone."""
    s.seed_chance(high, low)
