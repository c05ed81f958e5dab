"""What a scenario changes in the rules: the known special rules, each of which a scenario file may name.

The rules ask these hooks through the board. Without a special rule they are those of Mount Snowdon; with all of
them, those of Blaenau Ffestiniog (SN-BF).
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET
from branchline.games.snowdonia.building import excavated_stations
from branchline.games.snowdonia.codes import ASK_MARKER, ASK_START, MARKER, START, subject_code
from branchline.games.snowdonia.ending import check_markers
from branchline.games.snowdonia.events import CHOSE_MARKER, CHOSE_START, LEFT_START
from branchline.games.snowdonia.state import State

ENDS: Final[i64] = 2
TWO_STARTS: Final = "two-starts"
BUILD_TO_SURVEYOR: Final = "build-to-surveyor"
START_MARKER: Final = "start-marker"
GAME_SURVEYOR: Final = "game-surveyor"
SPECIAL_RULES: Final = (TWO_STARTS, BUILD_TO_SURVEYOR, START_MARKER, GAME_SURVEYOR)


class Scenario:
    """The hooks of a scenario; `table` is the name of its table of stations, `rules` that of its other values."""

    def __init__(self, table: str, rules: str, special: tuple[str, ...]) -> None:
        self.table = table
        self.rules = rules
        self.one_start: bool = TWO_STARTS not in special  # every surveyor starts at the first station
        self.to_surveyor: bool = BUILD_TO_SURVEYOR in special
        self.start_marker: bool = START_MARKER in special
        self.game_surveyor: bool = GAME_SURVEYOR in special
        # why a station cannot be built on yet
        self.closed_reason: str = "beyond-surveyor" if self.to_surveyor else "not-excavated"

    def ask_first(self, s: State) -> bool:
        """Each player in turn picks an end; the last one also places the game's surveyor (SN-BF-05, -06).

        False when nothing is left to ask before the first round.
        """
        if self.one_start:
            return False
        moves = vec[i64]()
        if s.cursor < s.players:
            for end in range(ENDS):
                if at_end(s, end) < s.board.start_spaces[end]:
                    moves = append(moves, subject_code(START, end))
            s.question(ASK_START, (s.start + s.cursor) % s.players, moves)
            return True
        if s.cursor > s.players or not self.game_surveyor:
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
        """The first station a seat may build on: that of a surveyor from the far end, or the first (SN-BF-12)."""
        return s.surveyor[seat] if self.to_surveyor and s.home[seat] == 1 else 0

    def open_until(self, s: State, seat: i64) -> i64:
        """The station behind the last one a seat may build on (SN-E-02, SN-BF-11, -12)."""
        if not self.to_surveyor:
            return excavated_stations(s)
        return s.surveyor[seat] + 1 if s.home[seat] == 0 else s.board.stations()

    def surveyor_moved(self, s: State, seat: i64) -> None:
        """Leaving the start end leaves a marker there, if there is one to leave (SN-BF-14, AM-60)."""
        if self.start_marker and s.left_home[seat] == 0:
            s.left_home[seat] = 2
            if s.markers[seat] > 0:
                s.left_home[seat] = 1
                s.markers[seat] -= 1
                s.emit(LEFT_START, seat, 0, 0, NO_SECRET)
                check_markers(s)

    def event_closed(self, s: State) -> None:
        """After an event the game's surveyor goes to the other end (SN-BF-15)."""
        if self.game_surveyor:
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
