"""What goals in play add to tracks and tickets: a share of the goal's points for every step towards it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.tickets.state import State


def add_goal_worth(s: State, seat: i64, step: i64, worth: vec[i64]) -> None:
    """Write into `worth` what each track adds by the goals in play; `step` thousandths of a goal a track."""
    board = s.board
    for track in range(board.tracks()):
        worth[track] = 0
    for goal in s.goals:
        metric = board.goal_metric[goal]
        number = board.goal_number[goal]
        gain = board.goal_points[goal] * step
        for track in range(board.tracks()):
            if counts_for(s, seat, track, metric, number):
                worth[track] += gain


def counts_for(s: State, seat: i64, track: i64, metric: str, number: i64) -> bool:
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
