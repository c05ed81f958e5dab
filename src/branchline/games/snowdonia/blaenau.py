"""Blaenau Ffestiniog: two start ends, the halt that calls for maintenance, free cubes (SN-BF)."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET
from branchline.games.snowdonia.board import GOODS
from branchline.games.snowdonia.codes import ASK_MARKER, ASK_START, MARKER, START
from branchline.games.snowdonia.events import CHOSE_MARKER, CHOSE_START, FREE_CUBES
from branchline.games.snowdonia.state import State
from branchline.games.snowdonia.trains import begin_maintenance

ENDS: Final[i64] = 2


def at_end(s: State, end: i64) -> i64:
    """How many players have chosen this end so far."""
    n: i64 = 0
    for k in range(s.cursor):
        if s.home[(s.start + k) % s.players] == end:
            n += 1
    return n


def ask_starts(s: State) -> None:
    """Each player in turn picks an end; the last one also places the game's surveyor (SN-BF-05, -06)."""
    moves = vec[i64]()
    if s.cursor < s.players:
        for end in range(ENDS):
            if at_end(s, end) < s.board.start_spaces[end]:
                moves = append(moves, START | end << 5)
        s.question(ASK_START, (s.start + s.cursor) % s.players, moves)
        return
    for end in range(ENDS):
        moves = append(moves, MARKER | end << 5)
    s.question(ASK_MARKER, (s.start + s.players - 1) % s.players, moves)


def terminus(s: State, end: i64) -> i64:
    """The station at an end of the line."""
    return 0 if end == 0 else s.board.stations() - 1


def choose_start(s: State, seat: i64, end: i64) -> None:
    """Begin at an end of the line."""
    s.home[seat] = end
    s.surveyor[seat] = terminus(s, end)
    s.cursor += 1
    s.emit(CHOSE_START, seat, s.surveyor[seat], 0, NO_SECRET)


def choose_marker(s: State, seat: i64, end: i64) -> None:
    """Place the game's surveyor."""
    s.game_home = end
    s.emit(CHOSE_MARKER, seat, terminus(s, end), 0, NO_SECRET)


def check_halt(s: State, place: i64) -> None:
    """When the last rubble leaves the halt there is a maintenance, once per game (SN-BF-10, -19)."""
    board = s.board
    halt = board.halt
    if s.halt_done or board.place_station[place] != halt or board.is_track[place] == 1:
        return
    for site in range(board.first_dig[halt], board.first_place[halt + 1]):
        if s.rubble[site] > 0:
            return
    s.halt_done = True
    begin_maintenance(s)


def free_cubes(s: State, seat: i64, station: i64) -> None:
    """Some stations give cubes for each build there, from the bag if it has them (SN-BF-13)."""
    given: i64 = 0
    for cube in range(3):
        n = s.board.station_free[station * 3 + cube]
        if n > s.bag[cube]:
            n = s.bag[cube]
        s.bag[cube] -= n
        s.bag_size -= n
        s.goods[seat * GOODS + cube] += n
        given |= n << (6 * cube)
    if given > 0:
        s.emit(FREE_CUBES, seat, given, 0, NO_SECRET)


def buildable(s: State, seat: i64, station: i64) -> bool:
    """Whether a station lies between the own start and the own surveyor (SN-BF-12)."""
    if s.home[seat] == 0:
        return station <= s.surveyor[seat]
    return station >= s.surveyor[seat]
