"""The foreman's outlook: how many rounds are still to come."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.games.snowdonia.board import EVENT, EVENT_SPACES, LAY_TRACK
from branchline.games.snowdonia.bots.weights import Weights
from branchline.games.snowdonia.state import State

ROUND: Final[i64] = 1000
"""Rounds are counted in thousandths."""

FAR: Final[i64] = 30
"""No more events than this are looked ahead."""


def rounds_to_come(s: State, weights: Weights) -> i64:
    """Rounds expected after the one being played, in thousandths: bag counting and event timing."""
    if s.over or s.rounds_left == 0:
        return 0
    if s.rounds_left > 0:
        return ROUND * s.rounds_left
    rounds = rounds_of_track(s, weights)
    if s.rules.exhaustion_ends:
        left: i64 = 0
        for seat in range(s.players):
            left += s.markers[seat]
        last = left * ROUND * ROUND // (s.players * weights.mark_pace)
        if last < rounds:
            rounds = last
    return rounds


def rounds_of_track(s: State, weights: Weights) -> i64:
    """Rounds until events and players together have laid all track."""
    board = s.board
    bag = s.bag_size if s.bag_size > board.restock else board.restock
    # event cubes in the bag come and go between now and what the track gives back
    cubes = s.bag[EVENT] * ROUND // 2 + ROUND * 3 // 2
    a_round = board.restock * cubes // bag
    by_players = s.players * weights.lay_pace
    by_event = ROUND + ROUND * s.lay_rate // 2 + ROUND // 2
    unlaid = s.unlaid * ROUND
    at = s.event_at
    rounds: i64 = 0
    wait = ROUND * ROUND // a_round
    for _ in range(FAR):
        rounds += wait
        unlaid -= by_players * wait // ROUND
        at = at + 1 if at < EVENT_SPACES else EVENT_SPACES - 2
        if board.event_kind[at] == LAY_TRACK:
            unlaid -= by_event
        if unlaid <= 0:
            break
    # one event may still come while this round is closed
    return rounds - ROUND if rounds > ROUND else rounds // 4
