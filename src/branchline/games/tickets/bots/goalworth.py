"""What goals in play add to tracks and tickets: a share of the goal's points for every step towards it."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.tickets.destinations import cheapest
from branchline.games.tickets.state import State

GOAL_STEP: Final[i64] = 150
"""How much of a goal's points one step towards it is worth, in thousandths."""


def track_goal_worth(s: State, worth: vec[i64]) -> None:
    """Write into `worth` what each track adds by the goals in play."""
    board = s.board
    for track in range(board.tracks()):
        worth[track] = 0
    for goal in s.goals:
        metric = board.goal_metric[goal]
        number = board.goal_number[goal]
        gain = board.goal_points[goal] * GOAL_STEP
        for track in range(board.tracks()):
            if counts_for(s, track, metric, number):
                worth[track] += gain


def counts_for(s: State, track: i64, metric: str, number: i64) -> bool:
    """Whether a track is a step towards a goal that counts tracks."""
    board = s.board
    a = board.end_a[track]
    b = board.end_b[track]
    if metric == "tracks-of-length":
        return board.length[track] == number
    if metric == "ferries":
        return board.symbols[track] > 0
    if metric == "arctic-tracks":
        return board.arctic[a] != 0 or board.arctic[b] != 0
    if metric == "tracks-in-country":
        return board.country[a] == number or board.country[b] == number
    return False


def goal_of(s: State, track: i64) -> i64:
    """A goal in play that a track is a step towards, -1 if there is none."""
    for goal in s.goals:
        if counts_for(s, track, s.board.goal_metric[goal], s.board.goal_number[goal]):
            return goal
    return -1


def ticket_goal_worth(s: State, ticket: i64) -> i64:
    """What completing a ticket adds by the goals in play that count tickets, and towards the globetrotter."""
    board = s.board
    start = board.ticket_from[ticket]
    end = board.ticket_place[board.ticket_start[ticket]]
    worth: i64 = 0
    for goal in s.goals:
        metric = board.goal_metric[goal]
        if metric == "tickets-to-capitals":
            counts = names(board.capital, start) or names(board.capital, end)
        elif metric == "arctic-tickets":
            counts = names(board.arctic, start) or names(board.arctic, end)
        else:
            counts = metric == "cheap-tickets" and cheapest(s, ticket) <= board.goal_number[goal]
        if counts:
            worth += board.goal_points[goal] * GOAL_STEP
    return worth + board.globetrotter * GOAL_STEP


def names(marked: vec[i64], place: i64) -> bool:
    """Whether a place is a marked city."""
    return place >= 0 and marked[place] != 0
