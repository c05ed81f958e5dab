"""The end of the game: the last track, and the markers that run out (SN-END)."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY
from branchline.games.snowdonia.codes import NOTHING
from branchline.games.snowdonia.events import EXTRA_BUILD_SPACE, EXTRA_ROUND, GAME_OVER, LAST_TRACK
from branchline.games.snowdonia.state import LAST_TRACK_BY_EVENT, LAST_TRACK_LAID, MARKERS_GONE, OVER, State


def check_markers(s: State) -> None:
    """A marker was put on the table; with one or two players the last of all may end the game."""
    if s.rules.exhaustion_at_once and markers_gone(s):
        finish(s, MARKERS_GONE)


def markers_gone(s: State) -> bool:
    """Whether marker exhaustion ends the game: nobody has any, and track is left (SN-END-04, -05, -09)."""
    if not s.rules.exhaustion_ends or s.unlaid == 0:
        return False
    return all(s.markers[seat] <= 0 for seat in range(s.players))


def last_track(s: State, seat: i64) -> None:
    """All track is laid, by a player or by an event (NOBODY): the game ends with the round (SN-END-01, -02)."""
    by_event = seat == NOBODY
    s.reason = LAST_TRACK_BY_EVENT if by_event else LAST_TRACK_LAID
    s.rounds_left = 1 if by_event and s.rules.extra_round else 0
    s.emit(LAST_TRACK, seat, s.rounds_left, 0, NO_SECRET)


def end_of_actions(s: State) -> None:
    """Where the last round has no clean-up, the game ends when all actions are resolved (SN-END-07)."""
    if not s.rules.cleanup:
        end_if_due(s)


def end_of_round(s: State) -> None:
    """Look for the end; and where no rubble is left, area B becomes a Build space (SN-B-10)."""
    end_if_due(s)
    if s.rounds_left == 1 and not s.over:
        s.rounds_left = 0
        s.emit(EXTRA_ROUND, NOBODY, 0, 0, NO_SECRET)
    if s.rubble_left == 0 and not s.b_builds and not s.over:
        s.b_builds = True
        s.emit(EXTRA_BUILD_SPACE, NOBODY, 0, 0, NO_SECRET)


def end_if_due(s: State) -> None:
    """End the game after its last round, or where all markers are gone."""
    if s.rounds_left == 0:
        finish(s, s.reason)
    elif markers_gone(s):
        finish(s, MARKERS_GONE)


def finish(s: State, reason: i64) -> None:
    """The game is over, at once."""
    s.reason = reason
    s.stage = OVER
    s.over = True
    s.to_move = NOBODY
    s.ask = NOTHING
    s.choosing = NOTHING
    s.dig_left = 0
    s.maintain_left = 0
    s.moves = vec[i64]()
    s.emit(GAME_OVER, NOBODY, reason, 0, NO_SECRET)
