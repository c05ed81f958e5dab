"""Tracks for their points alone, once the tickets are done."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.tickets.bots.paying import lacking
from branchline.games.tickets.bots.plan import NONE, Plan
from branchline.games.tickets.state import State


def best_filler(s: State, seat: i64, plan: Plan, worth: vec[i64], turns: i64, card_time: i64, joined: i64) -> i64:
    """The open track, not planned yet, that brings most for the turns it takes; `worth` is added to its points.

    A missing card takes `card_time`, in thousandths of a turn. Where the longest path counts, each wagon of a track
    that goes on from the own network is worth `joined` more.
    """
    board = s.board
    mark_network(s, seat, plan)
    if board.longest_path <= 0:
        joined = 0
    best: i64 = NONE
    most: i64 = 0
    for track in range(board.tracks()):
        length = board.length[track]
        if s.is_open(track, seat) and plan.use[track] == 0 and length + plan.wagons <= s.wagons[seat]:
            lack = lacking(s, seat, track)
            if lack > 2 * turns - 2:
                continue
            value = board.points[length] * 1000 + worth[track]
            if plan.seen[board.end_a[track]] != plan.seen[board.end_b[track]]:
                value += joined * length
            rate = value * 1000 // (1000 + card_time * lack)
            if rate > most and not beside(s, plan, track):
                best = track
                most = rate
    return best


def mark_network(s: State, seat: i64, plan: Plan) -> None:
    """Mark the cities that a seat's tracks and those planned touch as seen."""
    board = s.board
    for city in range(plan.cities):
        plan.seen[city] = 0
    for track in range(board.tracks()):
        if s.owner[track] == seat or plan.use[track] > 0:
            plan.seen[board.end_a[track]] = 1
            plan.seen[board.end_b[track]] = 1


def beside(s: State, plan: Plan, track: i64) -> bool:
    """Whether a track beside this one is planned already."""
    board = s.board
    group = board.group[track]
    for i in range(board.group_start[group], board.group_start[group + 1]):
        if plan.use[board.group_tracks[i]] > 0:
            return True
    return False
