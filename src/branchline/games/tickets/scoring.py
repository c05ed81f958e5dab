"""Final scoring: tracks, tickets, goals, the longest path, and who wins."""

# compile: mypyc

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from branchline.core.events import EVERYBODY
from branchline.core.outcome import Outcome, Points, Sheet
from branchline.games.tickets.destinations import best_link, ticket_points
from branchline.games.tickets.goals import IN_SECRET, goal_winners, longest_path
from branchline.games.tickets.state import OVER, State


def final_scores(s: State) -> list[int]:
    """The totals alone, as fast as they can be had."""
    board = s.board
    totals = [int(s.score[seat]) for seat in range(s.players)]
    for ticket in range(board.tickets()):
        seat = s.ticket_at[ticket]
        if 0 <= seat < s.players:
            totals[seat] += ticket_points(s, seat, ticket)
    if board.longest_path > 0:
        for holder in longest_holders(s):
            totals[holder] += board.longest_path
    for goal in s.goals:
        for winner in goal_winners(s, goal):
            totals[winner] += board.goal_points[goal]
    return totals


def longest_holders(s: State) -> list[int]:
    """Who has the longest path: all that tie (A-21), nobody if nobody owns a track."""
    lengths = [longest_path(s, seat) for seat in range(s.players)]
    best = max(lengths)
    if best == 0:
        return []
    return [seat for seat in range(len(lengths)) if lengths[seat] == best]


def completed(s: State, seat: i64) -> int:
    """How many tickets a seat has completed."""
    count = 0
    for ticket in range(s.board.tickets()):
        if s.ticket_at[ticket] == seat and best_link(s, seat, ticket) >= 0:
            count += 1
    return count


def breakdown(s: State, seat: i64) -> list[Points]:
    """Every point a seat has made or lost, and what made it."""
    return track_lines(s, seat) + ticket_lines(s, seat) + goal_lines(s, seat, secrets=True) + longest_path_line(s, seat)


def sheets(s: State, viewer: i64) -> list[Sheet]:
    """Every seat's sheet if the game ended now. Before the end tickets, and goals that count cards or tickets, are
    known to their owner only."""
    return [sheet(s, seat, s.phase == OVER or viewer == EVERYBODY, viewer) for seat in range(s.players)]


def sheet(s: State, seat: i64, revealed: bool, viewer: i64) -> Sheet:
    """One seat's sheet."""
    lines = track_lines(s, seat)
    hidden: list[str] = []
    if revealed or seat == viewer:
        lines += ticket_lines(s, seat)
    else:
        hidden += ["ticket-done", "ticket-failed"]
    if not revealed and any(s.board.goal_metric[goal] in IN_SECRET for goal in s.goals):
        hidden.append("goal")
    lines += goal_lines(s, seat, revealed) + longest_path_line(s, seat)
    return Sheet(lines, hidden)


def track_lines(s: State, seat: i64) -> list[Points]:
    """The points of a seat's tracks."""
    board = s.board
    lines: list[Points] = []
    for track in range(board.tracks()):
        if s.owner[track] == seat:
            lines.append(Points("track", int(board.points[board.length[track]]), {"track": board.track_ids[track]}))
    return lines


def ticket_lines(s: State, seat: i64) -> list[Points]:
    """The points of a seat's tickets, won and lost."""
    board = s.board
    lines: list[Points] = []
    for ticket in range(board.tickets()):
        if s.ticket_at[ticket] == seat:
            points = int(ticket_points(s, seat, ticket))
            params: dict[str, Any] = {"ticket": board.ticket_ids[ticket]}
            lines.append(Points("ticket-done" if best_link(s, seat, ticket) >= 0 else "ticket-failed", points, params))
    return lines


def goal_lines(s: State, seat: i64, secrets: bool) -> list[Points]:
    """The goals a seat meets best; `secrets` includes those that count what is hidden."""
    board = s.board
    lines: list[Points] = []
    for goal in s.goals:
        if (secrets or board.goal_metric[goal] not in IN_SECRET) and seat in goal_winners(s, goal):
            lines.append(Points("goal", int(board.goal_points[goal]), {"goal": board.goal_ids[goal]}))
    return lines


def longest_path_line(s: State, seat: i64) -> list[Points]:
    """The card for the longest path, if the seat has it."""
    if s.board.longest_path <= 0 or seat not in longest_holders(s):
        return []
    return [Points("longest-path", int(s.board.longest_path), {"wagons": int(longest_path(s, seat))})]


def tie_break(s: State, seat: i64) -> tuple[int, int]:
    """Completed tickets, then goals met and the longest path held (TR-NL-FINAL-06, TR-BASE-FINAL-02)."""
    second = sum(1 for goal in s.goals if seat in goal_winners(s, goal))
    if s.board.longest_path > 0 and seat in longest_holders(s):
        second += 1
    return completed(s, seat), second


def final_outcome(s: State) -> Outcome:
    """The outcome with its breakdown; ties are broken among the leaders only (TR-NL-FINAL-08)."""
    scores = final_scores(s)
    leaders = [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
    winners = leaders
    if len(leaders) > 1:
        best = max(tie_break(s, seat) for seat in leaders)
        winners = [seat for seat in leaders if tie_break(s, seat) == best]
    reason = "wagons" if s.turns_left == 0 else "deadlock"
    return Outcome(reason, scores, winners, [breakdown(s, seat) for seat in range(len(scores))])
