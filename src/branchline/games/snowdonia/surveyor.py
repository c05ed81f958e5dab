"""Area G, the Surveyor: one station further (SN-G)."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.position import NO_SECRET
from branchline.games.snowdonia.board import AREA_G
from branchline.games.snowdonia.events import IDLE, SURVEYED
from branchline.games.snowdonia.state import State


def travelled(s: State, seat: i64) -> i64:
    """How many stations a surveyor is away from its start."""
    if s.home[seat] == 0:
        return s.surveyor[seat]
    return s.board.stations() - 1 - s.surveyor[seat]


def move_surveyor(s: State, seat: i64) -> None:
    """Move on to the next station; at the last one nothing happens (AM-19)."""
    if travelled(s, seat) == s.board.stations() - 1:
        s.emit(IDLE, seat, AREA_G, 0, NO_SECRET)
        return
    s.surveyor[seat] += 1 if s.home[seat] == 0 else -1
    s.emit(SURVEYED, seat, s.surveyor[seat], 0, NO_SECRET)
    s.board.scenario.surveyor_moved(s, seat)
