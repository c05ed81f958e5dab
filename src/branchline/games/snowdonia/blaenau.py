"""Blaenau Ffestiniog: two start ends, building up to the own surveyor, a game's surveyor for events (SN-BF)."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET
from branchline.games.snowdonia.codes import ASK_MARKER, ASK_START, MARKER, START, subject_code
from branchline.games.snowdonia.ending import check_markers
from branchline.games.snowdonia.events import CHOSE_MARKER, CHOSE_START, LEFT_START
from branchline.games.snowdonia.scenario import Scenario
from branchline.games.snowdonia.state import State

ENDS: Final[i64] = 2


class Blaenau(Scenario):
    """The hooks of Blaenau Ffestiniog."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.one_start = False
        self.closed_reason = "beyond-surveyor"

    def ask_first(self, s: State) -> bool:
        """Each player in turn picks an end; the last one also places the game's surveyor (SN-BF-05, -06)."""
        moves = vec[i64]()
        if s.cursor < s.players:
            for end in range(ENDS):
                if at_end(s, end) < s.board.start_spaces[end]:
                    moves = append(moves, subject_code(START, end))
            s.question(ASK_START, (s.start + s.cursor) % s.players, moves)
            return True
        if s.cursor > s.players:
            return False
        for end in range(ENDS):
            moves = append(moves, subject_code(MARKER, end))
        s.question(ASK_MARKER, (s.start + s.players - 1) % s.players, moves)
        return True

    def choose(self, s: State, seat: i64, kind: i64, end: i64) -> None:
        """Begin at an end of the line, or place the game's surveyor there."""
        s.cursor += 1
        station = terminus(s, end)
        if kind == START:
            s.home[seat] = end
            s.surveyor[seat] = station
            s.emit(CHOSE_START, seat, station, 0, NO_SECRET)
        else:
            s.game_home = end
            s.emit(CHOSE_MARKER, seat, station, 0, NO_SECRET)

    def open_from(self, s: State, seat: i64) -> i64:
        """From the own start, or from the surveyor that comes from the far end (SN-BF-12)."""
        return 0 if s.home[seat] == 0 else s.surveyor[seat]

    def open_until(self, s: State, seat: i64) -> i64:
        """To the own surveyor, or to the own start at the far end (SN-BF-11, -12)."""
        return s.surveyor[seat] + 1 if s.home[seat] == 0 else s.board.stations()

    def surveyor_moved(self, s: State, seat: i64) -> None:
        """Leaving the start end leaves a marker there, if there is one to leave (SN-BF-14, AM-60)."""
        if s.left_home[seat] == 0:
            s.left_home[seat] = 2
            if s.markers[seat] > 0:
                s.left_home[seat] = 1
                s.markers[seat] -= 1
                s.emit(LEFT_START, seat, 0, 0, NO_SECRET)
                check_markers(s)

    def event_closed(self, s: State) -> None:
        """The game's surveyor goes to the other end (SN-BF-15)."""
        s.game_home = 1 - s.game_home


def at_end(s: State, end: i64) -> i64:
    """How many players have chosen this end so far."""
    n: i64 = 0
    for k in range(s.cursor):
        if s.home[(s.start + k) % s.players] == end:
            n += 1
    return n


def terminus(s: State, end: i64) -> i64:
    """The station at an end of the line."""
    return 0 if end == 0 else s.board.stations() - 1
