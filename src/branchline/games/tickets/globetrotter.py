"""The globetrotter: points for whoever has completed the most tickets. It is secret until tickets are shown."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.outcome import Points
from branchline.games.tickets.destinations import best_link
from branchline.games.tickets.state import State


def completed(s: State, seat: i64) -> int:
    """How many tickets a seat has completed."""
    count = 0
    for ticket in range(s.board.tickets()):
        if s.ticket_at[ticket] == seat and best_link(s, seat, ticket) >= 0:
            count += 1
    return count


def globetrotters(counts: list[int]) -> list[int]:
    """The seats with the most completed tickets: all that tie, nobody without any (A-59)."""
    best = max(counts)
    return [seat for seat in range(len(counts)) if counts[seat] == best] if best else []


def globetrotter_line(s: State, seat: i64, counts: list[int]) -> list[Points]:
    """The globetrotter's points, if the seat has them."""
    if s.board.globetrotter <= 0 or seat not in globetrotters(counts):
        return []
    return [Points("globetrotter", int(s.board.globetrotter), {"completed": counts[seat]})]
