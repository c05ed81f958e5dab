"""What passengers are worth: each is a step towards having the most, or the second most, of its colour."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.tickets.state import State, filled


def color_worths(s: State, seat: i64) -> vec[i64]:
    """What one passenger more of each colour is worth to a seat, in thousandths of a point."""
    colors = len(s.board.passenger_colors)
    out = filled(colors, 0)
    for color in range(colors):
        out[color] = color_worth(s, seat, color)
    return out


def color_worth(s: State, seat: i64, color: i64) -> i64:
    """One passenger more of a colour: the first brings a place among the second, all the race for the most.

    The race is open as long as who is behind can catch up with half of those still waiting.
    """
    board = s.board
    colors = len(board.passenger_colors)
    own = s.carried[seat * colors + color]
    rival: i64 = 0
    for other in range(s.players):
        if other != seat and s.carried[other * colors + color] > rival:
            rival = s.carried[other * colors + color]
    waiting: i64 = 0
    for place in range(len(board.passengers)):
        waiting += s.waiting[place * colors + color]
    worth: i64 = 0
    if own == 0:
        worth = board.second_most * 1000 // (s.players - 1)
    behind = rival - own
    reach = 1 + waiting // 2
    if -reach < behind <= reach:
        worth += board.most_passengers * 1000 // (2 * reach)
    return worth


def place_worths(s: State, seat: i64) -> vec[i64]:
    """What the best passenger waiting at each place is worth to a seat."""
    colors = len(s.board.passenger_colors)
    of_color = color_worths(s, seat)
    out = filled(len(s.board.passengers), 0)
    for place in range(len(out)):
        for color in range(colors):
            if s.waiting[place * colors + color] > 0 and of_color[color] > out[place]:
                out[place] = of_color[color]
    return out


def add_passenger_worth(s: State, seat: i64, share: i64, worth: vec[i64]) -> None:
    """Add to `worth` what the passengers at the ends of every track bring, `share` thousandths of it."""
    board = s.board
    places = place_worths(s, seat)
    for track in range(board.tracks()):
        both = places[board.place_of(board.end_a[track])] + places[board.place_of(board.end_b[track])]
        worth[track] += both * share // 1000
