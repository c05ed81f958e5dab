"""Area G, the Surveyor: one station further (SN-G)."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.position import NO_SECRET
from branchline.games.snowdonia.board import AREA_G
from branchline.games.snowdonia.ending import place_marker
from branchline.games.snowdonia.events import IDLE, LEFT_START, SURVEYED
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
    if s.rules.blaenau and s.left_home[seat] == 0:
        leave_home(s, seat)


def leave_home(s: State, seat: i64) -> None:
    """Leaving the start end leaves a marker there, if there is one to leave (SN-BF-14, AM-60)."""
    s.left_home[seat] = 2
    if s.markers[seat] > 0:
        s.left_home[seat] = 1
        s.emit(LEFT_START, seat, 0, 0, NO_SECRET)
        place_marker(s, seat)
