"""Tracks for their points alone, once the tickets are done."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.tickets.bots.paying import lacking
from branchline.games.tickets.bots.plan import NONE, Plan
from branchline.games.tickets.bots.trails import Trails
from branchline.games.tickets.bots.weights import Weights
from branchline.games.tickets.state import State


def best_filler(
    s: State, seat: i64, plan: Plan, worth: vec[i64], turns: i64, weights: Weights, trails: Trails, enough: i64
) -> i64:
    """The open track, not planned yet, that brings most for the turns it takes; `worth` is added to its points.

    Where the longest path counts, so does each wagon by which a track makes it longer, until it is long `enough`.
    """
    board = s.board
    best: i64 = NONE
    most: i64 = 0
    for track in range(board.tracks()):
        length = board.length[track]
        if s.is_open(track, seat) and plan.use[track] == 0 and length + plan.wagons <= s.wagons[seat]:
            value = board.points[length] * 1000 + worth[track]
            if trails.longest < enough:
                longer = trails.with_track(track)
                value += weights.trail * ((longer if longer < enough else enough) - trails.longest)
            if value <= most:  # nor is its rate higher, whatever it lacks
                continue
            lack = lacking(s, seat, track)
            if lack > 2 * turns - 2:
                continue
            rate = value * 1000 // (1000 + weights.card_time * lack)
            if rate > most and not beside(s, plan, track):
                best = track
                most = rate
    return best


def beside(s: State, plan: Plan, track: i64) -> bool:
    """Whether a track beside this one is planned already."""
    board = s.board
    group = board.group[track]
    for i in range(board.group_start[group], board.group_start[group + 1]):
        if plan.use[board.group_tracks[i]] > 0:
            return True
    return False
