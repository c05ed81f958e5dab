"""All mechanics, and what the shared files ask of all that are in play."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.core.outcome import Points
from branchline.games.tickets.board import Board
from branchline.games.tickets.mechanics.mechanic import Mechanic
from branchline.games.tickets.mechanics.passengers import Passengers
from branchline.games.tickets.mechanics.stations import Stations
from branchline.games.tickets.state import State

MECHANICS: Final[list[Mechanic]] = [Stations(), Passengers()]


def in_play(board: Board) -> list[Mechanic]:
    """The mechanics of a map."""
    return [mechanic for mechanic in MECHANICS if mechanic.in_play(board)]


def mechanic_of(kind: i64) -> Mechanic | None:
    """The mechanic that moves of a kind belong to."""
    for mechanic in MECHANICS:
        if mechanic.kind == kind:
            return mechanic
    return None


def lend(s: State, seat: i64) -> None:
    """Join to a seat's network what it may use besides its own tracks."""
    for mechanic in in_play(s.board):
        mechanic.lend(s, seat)


def helped_ticket_lines(s: State, seat: i64) -> list[Points] | None:
    """The points of a seat's tickets, if a mechanic helps to complete them."""
    for mechanic in in_play(s.board):
        lines = mechanic.ticket_lines(s, seat)
        if lines is not None:
            return lines
    return None


def could_pay(s: State, seat: i64) -> bool:
    """Whether a hand pays for something of a mechanic that its seat could not pay for when it passed."""
    for mechanic in in_play(s.board):
        if mechanic.could_pay(s, seat):
            return True
    return False
