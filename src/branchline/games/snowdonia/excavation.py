"""Area B, Excavation: taking rubble along the line (SN-B)."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.position import NO_SECRET
from branchline.games.snowdonia.board import AREA_B, DOUBLE_EXCAVATION, GOODS, POWER_EXCAVATE, RUBBLE, lowest
from branchline.games.snowdonia.ending import check_markers
from branchline.games.snowdonia.events import CLEARED, CLEARED_UNOWNED, DUG, IDLE
from branchline.games.snowdonia.state import State
from branchline.games.snowdonia.trains import check_halt


def next_rubble(s: State, end: i64) -> i64:
    """The nearest place with rubble, seen from an end of the line; -1 if there is none."""
    if s.rubble_left == 0:
        return -1
    if end == 0:
        at = s.dig_low
        while s.rubble[at] == 0:
            at += 1
        s.dig_low = at
        return at
    at = s.dig_high
    while s.rubble[at] == 0:
        at -= 1
    s.dig_high = at
    return at


def remove_rubble(s: State, place: i64, n: i64) -> None:
    """Rubble leaves a place for good; once that is told, `check_cleared` follows."""
    s.rubble[place] -= n
    s.rubble_left -= n


def check_cleared(s: State, place: i64) -> None:
    """It may have been the last rubble at the halt."""
    if s.board.halt >= 0 and s.rubble[place] == 0:
        check_halt(s, place)


def dig_amount(s: State, seat: i64) -> i64:
    """What one Excavate action takes: work rate and train, doubled by contracts (SN-B-01, SN-EFF-07)."""
    amount = s.board.dig_rates[s.dig_rate] + s.power(seat, POWER_EXCAVATE)
    playing = s.plays(seat, DOUBLE_EXCAVATION)
    while playing:
        amount *= s.board.contract_number[lowest(playing)]
        if s.rules.double_once:
            break
        playing &= playing - 1
    return amount


def excavate(s: State, seat: i64) -> None:
    """A labourer digs: the full amount, as far as the line has it (SN-B-02, -03)."""
    if s.rubble_left == 0:
        s.emit(IDLE, seat, AREA_B, 0, NO_SECRET)
        return
    s.dig_seat = seat
    s.dig_left = dig_amount(s, seat)


def clear_next_space(s: State, seat: i64) -> None:
    """Take all rubble of the next place (SN-EFF-08)."""
    s.dig_seat = seat
    s.dig_left = s.rubble[next_rubble(s, s.home[seat])]


def dig_on(s: State) -> None:
    """Go on digging until done, until the game ends, or until a maintenance comes between."""
    seat = s.dig_seat
    while s.dig_left > 0:
        place = next_rubble(s, s.home[seat])
        if place < 0:
            s.dig_left = 0
            return
        n = s.rubble[place]
        if n > s.dig_left:
            n = s.dig_left
        s.dig_left -= n
        s.goods[seat * GOODS + RUBBLE] += n
        remove_rubble(s, place, n)
        s.emit(DUG, seat, place, n, NO_SECRET)
        check_cleared(s, place)
        if s.rubble[place] == 0 and s.board.is_track[place] == 0:
            own_excavation(s, seat, place)
        if s.maintain_left > 0:
            return


def own_excavation(s: State, seat: i64, place: i64) -> None:
    """Who takes the last cube of an excavation site owns it, with a marker to show it (SN-B-07, AM-05)."""
    if s.markers[seat] == 0:
        s.emit(CLEARED_UNOWNED, seat, place, 0, NO_SECRET)
        return
    s.owner[place] = seat
    s.markers[seat] -= 1
    s.emit(CLEARED, seat, place, s.board.place_points[place], NO_SECRET)
    check_markers(s)
