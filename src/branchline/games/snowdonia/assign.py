"""Phase 1, assigning labourers: hiring one from the pub, and placing them (SN-ASG)."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import NO_SECRET, bit
from branchline.games.snowdonia.board import AREA_A, AREA_G, COAL, FOG, SPACES, contains
from branchline.games.snowdonia.codes import ASK_PLACE, HIRE, place_code
from branchline.games.snowdonia.contracts import open_window
from branchline.games.snowdonia.events import HIRED, PLACED
from branchline.games.snowdonia.light_fog import first_closed
from branchline.games.snowdonia.state import EMPTY, State


def ask_placement(s: State) -> None:
    """Ask the next player who has a labourer left; when nobody has, the actions are resolved."""
    seat = s.turn
    for _ in range(s.players):
        if s.labourers[seat] > 0:
            moves = vec[i64](capacity=32)
            if may_hire(s, seat):
                moves = append(moves, HIRE)
            s.question(ASK_PLACE, seat, add_placements(s, moves))
            return
        seat = seat + 1 if seat + 1 < s.players else 0
    open_window(s, AREA_A)


def may_hire(s: State, seat: i64) -> bool:
    """Whether a seat may hire now: a train, its coal, and no labourer placed yet (SN-ASG-10, -11)."""
    train = s.train[seat]
    return (
        train > 0
        and not contains(s.has_placed, seat)
        and s.in_pub[seat] > 0
        and s.has(seat, COAL) >= s.board.train_hire[train]
    )


def add_placements(s: State, moves: vec[i64]) -> vec[i64]:
    """Every free space that fog does not close; G always has room (SN-ASG-02, -07, -08)."""
    spaces, placements = s.spaces, s.board.placements
    plain = s.weather != FOG and not s.b_builds
    for area in range(AREA_G):
        base = area * SPACES
        for number in range(s.board.spaces[area] if plain else first_closed(s, area)):
            if spaces[base + number] == EMPTY:
                moves = append(moves, placements[base + number])
    return append(moves, place_code(AREA_G, 0))


def hire(s: State, seat: i64) -> None:
    """Pay the coal into the bag and take the labourer from the pub (SN-ASG-12)."""
    coal = s.board.train_hire[s.train[seat]]
    s.pay_cubes(seat, COAL, coal)
    s.in_pub[seat] -= 1
    s.labourers[seat] += 1
    s.turn = seat
    s.emit(HIRED, seat, coal, 0, NO_SECRET)


def place(s: State, seat: i64, area: i64, number: i64) -> None:
    """Put a labourer on a space; then it is the next player's turn."""
    put_down(s, seat, area, number)
    s.labourers[seat] -= 1
    s.has_placed |= bit(seat)
    s.turn = seat + 1 if seat + 1 < s.players else 0
    s.emit(PLACED, seat, area, number, NO_SECRET)


def put_down(s: State, seat: i64, area: i64, number: i64) -> None:
    """A labourer stands on a space, numbered from 1 (G: 0)."""
    if area == AREA_G:
        s.survey = append(s.survey, seat)
    else:
        s.spaces[area * SPACES + number - 1] = seat


def pick_up(s: State, seat: i64, area: i64, number: i64) -> None:
    """A labourer leaves a space; on G the seat's last one."""
    if area != AREA_G:
        s.spaces[area * SPACES + number - 1] = EMPTY
        return
    last = len(s.survey) - 1
    while s.survey[last] != seat:
        last -= 1
    left = vec[i64]()
    for at in range(len(s.survey)):
        if at != last:
            left = append(left, s.survey[at])
    s.survey = left


def send_home(s: State) -> None:
    """All labourers return: two to each player, the third to the pub (SN-RES-05)."""
    s.spaces = s.board.empty_spaces[:]
    s.survey = vec[i64]()
    for seat in range(s.players):
        s.labourers[seat] = s.board.labourers
        s.in_pub[seat] = 1
