"""The goals of Northern Lights: each is a count, and the highest count wins the card."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.position import bit
from branchline.games.tickets.board import KINDS, LOCO
from branchline.games.tickets.codes import members
from branchline.games.tickets.destinations import best_link, cheapest
from branchline.games.tickets.state import State
from branchline.games.tickets.trail import longest_trail

CAPITALS = 1
ARCTIC = 2


def longest_path(s: State, seat: i64) -> i64:
    """The longest continuous path of a seat, in wagons (TR-BASE-FINAL-01, TR-NL-GOAL-03)."""
    board = s.board
    a = vec[i64]()
    b = vec[i64]()
    w = vec[i64]()
    for track in range(board.tracks()):
        if s.owner[track] == seat:
            a = append(a, board.end_a[track])
            b = append(b, board.end_b[track])
            w = append(w, board.length[track])
    return longest_trail(a, b, w, board.cities())


def locomotives_in_hand(s: State, seat: i64) -> i64:
    """Locomotives left in hand, every pair of one colour counting as one (TR-NL-GOAL-02)."""
    base = seat * KINDS
    count = s.hands[base + LOCO]
    for color in range(LOCO):
        count += s.hands[base + color] // 2
    return count


def tracks_of_length(s: State, seat: i64, length: i64) -> i64:
    """Owned tracks of exactly this length."""
    count: i64 = 0
    for track in range(s.board.tracks()):
        if s.owner[track] == seat and s.board.length[track] == length:
            count += 1
    return count


def ferries(s: State, seat: i64) -> i64:
    """Owned ferries."""
    count: i64 = 0
    for track in range(s.board.tracks()):
        if s.owner[track] == seat and s.board.symbols[track] > 0:
            count += 1
    return count


def arctic_tracks(s: State, seat: i64) -> i64:
    """Owned tracks with an end inside the Arctic Circle, each once (A-14)."""
    board = s.board
    count: i64 = 0
    for track in range(board.tracks()):
        if s.owner[track] == seat and (board.arctic[board.end_a[track]] or board.arctic[board.end_b[track]]):
            count += 1
    return count


def tracks_in_country(s: State, seat: i64, country: i64) -> i64:
    """Owned tracks with an end in this country, each once."""
    board = s.board
    count: i64 = 0
    for track in range(board.tracks()):
        if s.owner[track] == seat and (
            board.country[board.end_a[track]] == country or board.country[board.end_b[track]] == country
        ):
            count += 1
    return count


def countries(s: State, seat: i64) -> i64:
    """Different countries in which the seat's tracks end; the reading of A-13, or its alternative."""
    board = s.board
    reached: i64 = 0
    for track in range(board.tracks()):
        if s.owner[track] == seat:
            a = board.country[board.end_a[track]]
            b = board.country[board.end_b[track]]
            if a != b or not s.empire_by_crossing:
                reached |= bit(a) if a >= 0 else 0
                reached |= bit(b) if b >= 0 else 0
    return members(reached)


def cheap_tickets(s: State, seat: i64, most: i64) -> i64:
    """Completed tickets worth at most this many points."""
    count: i64 = 0
    for ticket in range(s.board.tickets()):
        if s.ticket_at[ticket] == seat and cheapest(s, ticket) <= most and best_link(s, seat, ticket) >= 0:
            count += 1
    return count


def tickets_naming(s: State, seat: i64, places: vec[i64]) -> i64:
    """Completed tickets that name at least one marked city, each once (A-14)."""
    board = s.board
    count: i64 = 0
    for ticket in range(board.tickets()):
        if s.ticket_at[ticket] == seat:
            start = board.ticket_from[ticket]
            end = board.ticket_place[board.ticket_start[ticket]]
            named = (start >= 0 and places[start] != 0) or (end >= 0 and places[end] != 0)
            if named and best_link(s, seat, ticket) >= 0:
                count += 1
    return count


def goal_count(s: State, goal: i64, seat: i64) -> i64:
    """How far a seat has come with a goal."""
    metric = s.board.goal_metric[goal]
    number = s.board.goal_number[goal]
    if metric == "tracks-of-length":
        return tracks_of_length(s, seat, number)
    if metric == "locomotives-in-hand":
        return locomotives_in_hand(s, seat)
    if metric == "longest-path":
        return longest_path(s, seat)
    if metric == "tickets-to-capitals":
        return tickets_naming(s, seat, s.board.capital)
    if metric == "wagons-left":
        return s.wagons[seat]
    if metric == "cheap-tickets":
        return cheap_tickets(s, seat, number)
    if metric == "countries":
        return countries(s, seat)
    if metric == "arctic-tickets":
        return tickets_naming(s, seat, s.board.arctic)
    if metric == "arctic-tracks":
        return arctic_tracks(s, seat)
    if metric == "ferries":
        return ferries(s, seat)
    return tracks_in_country(s, seat, number)


METRICS = (
    "tracks-of-length",
    "locomotives-in-hand",
    "longest-path",
    "tickets-to-capitals",
    "wagons-left",
    "cheap-tickets",
    "countries",
    "arctic-tickets",
    "arctic-tracks",
    "ferries",
    "tracks-in-country",
)
"""The metrics a map file may name; `cheap-tickets`, `tracks-of-length` take a number, the last a country."""


IN_SECRET = ("locomotives-in-hand", "tickets-to-capitals", "cheap-tickets", "arctic-tickets")
"""The metrics that count what only its owner knows, until the game is over."""


def goal_winners(s: State, goal: i64) -> list[int]:
    """The seats that meet a goal best; nobody if the best count is 0 (A-15)."""
    counts = [goal_count(s, goal, seat) for seat in range(s.players)]
    best = max(counts)
    if best == 0:
        return []
    return [seat for seat in range(len(counts)) if counts[seat] == best]
