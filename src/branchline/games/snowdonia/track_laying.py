"""Area D, Lay Track: cleared tracks become track of the one who pays the steel (SN-D)."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY
from branchline.games.snowdonia.board import AREA_D, LAY_RATE_PLUS, POWER_LAY, STEEL
from branchline.games.snowdonia.ending import check_markers, last_track
from branchline.games.snowdonia.events import IDLE, LAID
from branchline.games.snowdonia.state import State


def next_unlaid(s: State, end: i64) -> i64:
    """The number of the unlaid track nearest to an end, whatever lies on it; -1 if all is laid."""
    if s.unlaid == 0:
        return -1
    tracks = s.board.track_place
    if end == 0:
        at = s.lay_low
        while s.owner[tracks[at]] != NOBODY:
            at += 1
        s.lay_low = at
        return at
    at = s.lay_high
    while s.owner[tracks[at]] != NOBODY:
        at -= 1
    s.lay_high = at
    return at


def next_clear(s: State, end: i64) -> i64:
    """The place of the nearest unlaid track without rubble; -1 if there is none (SN-D-02, SN-BF-18)."""
    at = next_unlaid(s, end)
    if at < 0:
        return -1
    tracks = s.board.track_place
    step: i64 = 1 if end == 0 else -1
    while 0 <= at < len(tracks):
        place = tracks[at]
        if s.owner[place] == NOBODY and s.rubble[place] == 0:
            return place
        at += step
    return -1


def lay_amount(s: State, seat: i64) -> i64:
    """How many tracks one Lay Track action may lay (SN-D-01, -09, SN-EFF-11)."""
    return s.board.lay_rates[s.lay_rate] + s.power(seat, POWER_LAY) + s.effect(seat, LAY_RATE_PLUS)


def can_lay(s: State, seat: i64) -> bool:
    """Whether a Lay Track action would lay anything."""
    return s.has(seat, STEEL) > 0 and s.markers[seat] > 0 and next_clear(s, s.home[seat]) >= 0


def lay_track(s: State, seat: i64) -> None:
    """A labourer lays as many tracks as possible, each for a steel bar and a marker (SN-D-04, AM-06)."""
    if not can_lay(s, seat):
        s.emit(IDLE, seat, AREA_D, 0, NO_SECRET)
        return
    left = lay_amount(s, seat)
    while left > 0 and s.has(seat, STEEL) > 0 and s.markers[seat] > 0:
        place = next_clear(s, s.home[seat])
        if place < 0:
            return
        s.pay_steel(seat, 1)
        s.markers[seat] -= 1
        s.owner[place] = seat
        s.unlaid -= 1
        s.emit(LAID, seat, place, s.board.card_points[s.card[place]], NO_SECRET)
        if s.unlaid == 0:
            last_track(s, seat)
        check_markers(s)
        if s.over:
            return
        left -= 1
