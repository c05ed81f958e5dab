"""Which contracts a player completes: the best choice, since each cube and marker serves one (SN-SCORE-05, -06).

Rubble, track markers and station markers are three stores; a contract takes its part of each or
scores nothing. All reachable ways to spend are kept, each with its best choice: a way is known by
what it has spent, so there are never more of them than the stores allow, however many contracts.
"""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import bit
from branchline.games.snowdonia.board import COAL, RUBBLE, TIERS, contains, filled
from branchline.games.snowdonia.state import State


def own_tracks(s: State, seat: i64) -> i64:
    """How many tracks carry a seat's marker."""
    n: i64 = 0
    for place in s.board.track_place:
        if s.owner[place] == seat:
            n += 1
    return n


def own_sites(s: State, seat: i64) -> i64:
    """How many station sites carry a seat's marker, excavated and built ones (SN-SCORE-11)."""
    n: i64 = 0
    for place in range(s.board.places()):
        if s.owner[place] == seat and s.board.is_track[place] == 0:
            n += 1
    for site in range(s.board.sites()):
        if s.site_owner[site] == seat:
            n += 1
    return n


def free_points(s: State, seat: i64, contract: i64) -> i64:
    """What a contract gives without taking anything: coal, and how far the surveyor came."""
    board = s.board
    points = board.coal_points[contract] * s.has(seat, COAL)
    return points + board.tier_points[contract * TIERS + board.station_number[s.surveyor[seat]]]


def is_met(s: State, seat: i64, contract: i64) -> bool:
    """Whether the part of a contract that no store is spent on is met: the surveyor's station."""
    board = s.board
    return board.station_number[s.surveyor[seat]] >= board.needs_station[contract]


def best_choice(s: State, seat: i64) -> i64:
    """The contracts, as a set, that together give a seat the most points."""
    cards = s.held[seat] | s.used[seat]
    rubble, tracks, sites = s.has(seat, RUBBLE), own_tracks(s, seat), own_sites(s, seat)
    return best_of(s, seat, cards, rubble, tracks, sites)


def best_of(s: State, seat: i64, cards: i64, rubble: i64, tracks: i64, sites: i64) -> i64:
    """The best choice among these contracts with these stores."""
    board = s.board
    wide, deep = tracks + 1, sites + 1
    known = filled((rubble + 1) * wide * deep, -1)  # what is spent -> number of the way
    spent = vec[i64]([0])
    points = vec[i64]([0])
    chosen = vec[i64]([0])
    known[0] = 0
    for contract in range(1, board.contracts + 1):
        worth = board.contract_points[contract]
        if not contains(cards, contract) or worth == 0 or not is_met(s, seat, contract):
            continue
        dig, lay, build = board.needs_rubble[contract], board.needs_tracks[contract], board.needs_sites[contract]
        step = (dig * wide + lay) * deep + build
        before = points[:]
        before_chosen = chosen[:]
        for way in range(len(before)):
            at = spent[way]
            if at // (wide * deep) + dig > rubble or at // deep % wide + lay > tracks or at % deep + build > sites:
                continue
            new = before[way] + worth
            there = known[at + step]
            if there < 0:
                known[at + step] = len(points)
                spent = append(spent, at + step)
                points = append(points, new)
                chosen = append(chosen, before_chosen[way] | bit(contract))
            elif points[there] < new:
                points[there] = new
                chosen[there] = before_chosen[way] | bit(contract)
    best: i64 = 0
    for way in range(len(points)):
        if points[way] > points[best]:
            best = way
    return chosen[best]


def contract_points(s: State, seat: i64) -> i64:
    """What a seat's contracts give at the end."""
    choice = best_choice(s, seat)
    cards = s.held[seat] | s.used[seat]
    total: i64 = 0
    for contract in range(1, s.board.contracts + 1):
        if contains(cards, contract):
            total += free_points(s, seat, contract)
            if contains(choice, contract):
                total += s.board.contract_points[contract]
    return total
