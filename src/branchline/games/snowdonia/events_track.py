"""The event track: event cubes, what they set off, and their way back into the bag (SN-EVT)."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY, bit
from branchline.games.snowdonia.bag import put_back_events
from branchline.games.snowdonia.board import (
    COMPLETE_STATION,
    EVENT_SPACES,
    EXCAVATE,
    LAY_TRACK,
    TRAINS,
    contains,
    count,
)
from branchline.games.snowdonia.ending import last_track
from branchline.games.snowdonia.events import (
    COMPLETED,
    CUBES_RETURNED,
    EVENT_CUBE,
    EVENT_DUG,
    EVENT_LAID,
    NO_EFFECT,
    TRAINS_OPEN,
)
from branchline.games.snowdonia.excavation import check_cleared, next_rubble, remove_rubble
from branchline.games.snowdonia.state import GAME, State
from branchline.games.snowdonia.track_laying import next_unlaid
from branchline.games.snowdonia.trains import begin_maintenance


def next_event(s: State) -> None:
    """Go on with the event under way, or put the next cube down (SN-YARD-05)."""
    if s.event_left > 0:
        excavate_on(s)
    elif s.event_open:
        close_event(s)
    else:
        s.events_due -= 1
        s.event_at += 1
        s.event_cubes |= bit(s.event_at)
        s.event_open = True
        s.emit(EVENT_CUBE, NOBODY, s.event_at, s.board.event_kind[s.event_at], NO_SECRET)
        set_off(s, s.board.event_kind[s.event_at])


def set_off(s: State, kind: i64) -> None:
    """Begin an event; it uses the board's work rates, whatever the weather (SN-EVT-03)."""
    if kind == EXCAVATE:
        s.event_left = s.board.dig_rates[s.dig_rate]
        if s.rubble_left == 0:
            s.emit(NO_EFFECT, NOBODY, s.event_at, EXCAVATE, NO_SECRET)
    elif kind == LAY_TRACK:
        lay_by_event(s, s.board.lay_rates[s.lay_rate])
    elif kind == COMPLETE_STATION:
        complete_station(s)
    elif kind == TRAINS:
        s.trains_open = True
        s.emit(TRAINS_OPEN, NOBODY, 0, 0, NO_SECRET)
    else:
        begin_maintenance(s)


def excavate_on(s: State) -> None:
    """Empty the next places completely; nobody gets anything (SN-EVT-04..06, ED-13)."""
    while s.event_left > 0:
        place = next_rubble(s, s.game_home)
        if place < 0:
            s.event_left = 0
            return
        s.event_left -= 1
        if s.rules.event_by_card and s.board.is_track[place] == 0:
            clear_station(s, s.board.place_station[place])
        else:
            empty_place(s, place)
        if s.maintain_left > 0:
            return


def empty_place(s: State, place: i64) -> None:
    """All rubble of a place goes to the general supply."""
    n = s.rubble[place]
    if n > 0:
        s.spoil += n
        remove_rubble(s, place, n)
        s.emit(EVENT_DUG, NOBODY, place, n, NO_SECRET)
        check_cleared(s, place)


def clear_station(s: State, station: i64) -> None:
    """All rubble of a station goes to the general supply."""
    for place in range(s.board.first_dig[station], s.board.first_place[station + 1]):
        empty_place(s, place)


def lay_by_event(s: State, n: i64) -> None:
    """Lay the next tracks, rubble and all; they belong to nobody (SN-EVT-07..09)."""
    if s.unlaid == 0:
        s.emit(NO_EFFECT, NOBODY, s.event_at, LAY_TRACK, NO_SECRET)
        return
    while n > 0 and s.unlaid > 0:
        place = s.board.track_place[next_unlaid(s, s.game_home)]
        n -= 1
        s.owner[place] = GAME
        s.unlaid -= 1
        rubble = s.rubble[place]
        s.spoil += rubble
        remove_rubble(s, place, rubble)
        s.emit(EVENT_LAID, NOBODY, place, rubble, NO_SECRET)
    if s.unlaid == 0:
        last_track(s, NOBODY)


def is_complete(s: State, station: i64) -> bool:
    """Whether nothing is left to build (and, in the wider reading, to dig) at a station (ED-12, AM-35)."""
    board = s.board
    if s.closed[station]:
        return True
    for site in range(board.first_site[station], board.first_site[station + 1]):
        if s.site_owner[site] == NOBODY:
            return False
    if s.rules.all_sites:
        for place in range(board.first_dig[station], board.first_place[station + 1]):
            if s.rubble[place] > 0:
                return False
    return True


def complete_station(s: State) -> None:
    """A game marker on the first station with something left to do; its rubble goes (SN-EVT-10)."""
    stations = s.board.stations()
    for k in range(stations):
        station = k if s.game_home == 0 else stations - 1 - k
        if not is_complete(s, station):
            s.closed[station] = 1
            s.emit(COMPLETED, NOBODY, station, 0, NO_SECRET)
            clear_station(s, station)
            return
    s.emit(NO_EFFECT, NOBODY, s.event_at, COMPLETE_STATION, NO_SECRET)


def close_event(s: State) -> None:
    """After the event some spaces give their cubes back to the bag (SN-EVT-17); then the ends change (SN-BF-15)."""
    s.event_open = False
    going = s.board.event_returns[s.event_at] & s.event_cubes
    if going:
        s.event_cubes &= ~going
        put_back_events(s, count(going))
        s.event_at = EVENT_SPACES
        while s.event_at > 0 and not contains(s.event_cubes, s.event_at):
            s.event_at -= 1
        s.emit(CUBES_RETURNED, NOBODY, count(going), 0, NO_SECRET)
    s.board.scenario.event_closed(s)
