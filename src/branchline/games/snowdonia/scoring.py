"""Final scoring: sites, tracks, contracts, train and surveyor, and who wins (SN-SCORE, SN-WIN)."""

# compile: mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from branchline.core.outcome import Outcome, Points, TieBreak
from branchline.games.snowdonia.board import POWER_POINTS, contains
from branchline.games.snowdonia.bonuses import best_choice, contract_points, free_points
from branchline.games.snowdonia.state import State
from branchline.games.snowdonia.surveyor import travelled

REASONS: Final = ("last-track", "last-track-by-event", "markers")


def marker_points(s: State, seat: i64) -> i64:
    """Points of all places and sites that carry a seat's marker (SN-SCORE-01, -02)."""
    board = s.board
    total: i64 = 0
    for place in range(board.places()):
        if s.owner[place] == seat:
            total += place_points(s, place)
    for site in range(board.sites()):
        if s.site_owner[site] == seat:
            total += board.site_points[site]
    return total


def place_points(s: State, place: i64) -> i64:
    """What a track or an excavation site is worth to its owner."""
    if s.board.is_track[place]:
        return s.board.card_points[s.card[place]]
    return s.board.place_points[place]


def surveyor_points(s: State, seat: i64) -> i64:
    """Points of the station the surveyor stands on (SN-SCORE-16)."""
    return s.board.surveyor_points[travelled(s, seat)]


def total_points(s: State, seat: i64) -> i64:
    """What a seat would score if the game ended now."""
    points = marker_points(s, seat) + contract_points(s, seat)
    return points + s.power(seat, POWER_POINTS) + surveyor_points(s, seat)


def final_scores(s: State) -> list[int]:
    """The totals alone."""
    return [int(total_points(s, seat)) for seat in range(s.players)]


def breakdown(s: State, seat: i64) -> list[Points]:
    """Every point of a seat, what gave it, and which cubes and markers served which contract."""
    board = s.board
    lines: list[Points] = []
    tracks: list[str] = []
    sites: list[str] = []
    for place in range(board.places()):
        if s.owner[place] == seat:
            name = board.place_ids[place]
            (tracks if board.is_track[place] else sites).append(name)
            source = "track" if board.is_track[place] else "excavation"
            lines.append(Points(source, int(place_points(s, place)), {"place": name}))
    for site in range(board.sites()):
        if s.site_owner[site] == seat:
            sites.append(board.site_ids[site])
            lines.append(Points("site", int(board.site_points[site]), {"site": board.site_ids[site]}))
    lines += contract_lines(s, seat, tracks, sites)
    train = s.power(seat, POWER_POINTS)
    if train > 0:
        lines.append(Points("train", int(train), {"train": int(s.train[seat])}))
    station = board.station_ids[s.surveyor[seat]]
    lines.append(Points("surveyor", int(surveyor_points(s, seat)), {"station": station}))
    return lines


def contract_lines(s: State, seat: i64, tracks: list[str], sites: list[str]) -> list[Points]:
    """A line for every contract; markers are handed out in the order of the line."""
    board = s.board
    choice = best_choice(s, seat)
    cards = s.held[seat] | s.used[seat]
    lines: list[Points] = []
    for contract in range(1, board.contracts + 1):
        if not contains(cards, contract):
            continue
        params: dict[str, Any] = {"contract": int(contract)}
        points = int(free_points(s, seat, contract))
        if contains(choice, contract):
            points += int(board.contract_points[contract])
            params["rubble"] = int(board.needs_rubble[contract])
            params["tracks"] = served(tracks, int(board.needs_tracks[contract]))
            params["sites"] = served(sites, int(board.needs_sites[contract]))
        lines.append(Points("contract" if points > 0 else "contract-unmet", points, params))
    return lines


def contract_worths(s: State, seat: i64, choice: i64) -> dict[int, int]:
    """The points of every contract of a seat, by number, if these are completed."""
    board = s.board
    cards = s.held[seat] | s.used[seat]
    worths: dict[int, int] = {}
    for contract in range(1, board.contracts + 1):
        if contains(cards, contract):
            points = free_points(s, seat, contract)
            if contains(choice, contract):
                points += board.contract_points[contract]
            worths[int(contract)] = int(points)
    return worths


def served(markers: list[str], n: int) -> list[str]:
    """Hand out markers, each once."""
    out = markers[:n]
    del markers[:n]
    return out


def winners_of(s: State, scores: list[int]) -> tuple[list[int], TieBreak | None]:
    """Who wins: nobody alone, all that tie, or the last of them in the final round (SN-WIN-02, AM-46)."""
    if s.rules.solo:
        return [], None
    leaders = [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
    if s.rules.shared_win or len(leaders) == 1:
        return leaders, None
    places = sorted([(seat - int(s.round_first)) % int(s.players) + 1 for seat in leaders])
    last, next_last = places[-1], places[-2]
    return [(last - 1 + int(s.round_first)) % int(s.players)], TieBreak("last", last, next_last)


def final_outcome(s: State) -> Outcome:
    """The outcome with its breakdown."""
    scores = final_scores(s)
    sheets = [breakdown(s, seat) for seat in range(len(scores))]
    winners, decided = winners_of(s, scores)
    return Outcome(REASONS[s.reason], scores, winners, sheets, decided)
