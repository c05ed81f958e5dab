"""Final scoring: tracks, tickets, goals, the globetrotter, the longest path, and who wins."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64

from branchline.core.events import EVERYBODY
from branchline.core.outcome import Outcome, Points, Sheet, TieBreak
from branchline.games.tickets.destinations import ticket_lines, ticket_points
from branchline.games.tickets.globetrotter import completed, globetrotter_line, globetrotters
from branchline.games.tickets.goals import IN_SECRET, goal_count, goal_winners, longest_path
from branchline.games.tickets.mechanics.registry import helped_ticket_lines, in_play
from branchline.games.tickets.state import OVER, State
from branchline.games.tickets.tours import grand_tours, tour_points


def final_scores(s: State) -> list[int]:
    """The totals alone, as fast as they can be had."""
    board = s.board
    totals = [int(s.score[seat]) for seat in range(s.players)]
    for ticket in range(board.tickets()):
        seat = s.ticket_at[ticket]
        if 0 <= seat < s.players:
            totals[seat] += ticket_points(s, seat, ticket)
    for mechanic in in_play(board):
        for seat in range(s.players):
            totals[seat] += mechanic.points(s, seat)
    if len(board.grand_tour) > 0:
        for seat in range(s.players):
            totals[seat] += tour_points(s, len(grand_tours(s, seat)))
    if board.globetrotter > 0:
        for winner in globetrotters([completed(s, seat) for seat in range(s.players)]):
            totals[winner] += board.globetrotter
    if board.longest_path > 0:
        for holder in longest_holders(s):
            totals[holder] += board.longest_path
    for goal in s.goals:
        for winner in goal_winners(s, goal):
            totals[winner] += board.goal_points[goal]
    return totals


class Races:
    """The longest paths and how far all have come with the goals in play, each counted once.

    Unless `revealed`, goals that count what is hidden are left out: None stands for their counts.
    """

    def __init__(self, s: State, revealed: bool) -> None:
        self.revealed = revealed
        self.paths: list[int] = [int(longest_path(s, seat)) for seat in range(s.players)]
        self.goals: list[list[int] | None] = []
        for goal in s.goals:
            metric = s.board.goal_metric[goal]
            if metric == "longest-path":
                self.goals.append(self.paths)
            elif revealed or metric not in IN_SECRET:
                self.goals.append([int(goal_count(s, goal, seat)) for seat in range(s.players)])
            else:
                self.goals.append(None)
        self.completed: list[int] | None = None
        if revealed and s.board.globetrotter > 0:
            self.completed = [completed(s, seat) for seat in range(s.players)]


def leaders(counts: list[int]) -> list[int]:
    """The seats with the best count: all that tie, nobody if it is 0 (A-15, A-21)."""
    best = max(counts)
    return [seat for seat in range(len(counts)) if counts[seat] == best] if best else []


def longest_holders(s: State) -> list[int]:
    """Who has the longest path."""
    return leaders([int(longest_path(s, seat)) for seat in range(s.players)])


def sheets(s: State, viewer: i64) -> list[Sheet]:
    """Every seat's sheet if the game ended now. Before the end tickets, and goals that count cards or tickets, are
    known to their owner only."""
    races = Races(s, s.phase == OVER or viewer == EVERYBODY)
    return [sheet(s, seat, races, viewer) for seat in range(s.players)]


def sheet(s: State, seat: i64, races: Races, viewer: i64) -> Sheet:
    """One seat's sheet: every point it has made or lost, and what made it."""
    lines = track_lines(s, seat)
    if races.revealed or seat == viewer:
        lines += secret_lines(s, seat)
    lines += goal_lines(s, seat, races)
    if races.completed is not None:
        lines += globetrotter_line(s, seat, races.completed)
    for mechanic in in_play(s.board):
        lines += mechanic.lines(s, seat)
    lines += longest_path_line(s, seat, races)
    return Sheet(lines, hidden_sources(s, seat, races, viewer))


def hidden_sources(s: State, seat: i64, races: Races, viewer: i64) -> list[str]:
    """The sources in which a seat may have more, or less, than a viewer knows."""
    if races.revealed:
        return []
    hidden = ["ticket-done", "ticket-failed"] if seat != viewer else []
    if seat != viewer and len(s.board.grand_tour) > 0:
        hidden.append("grand-tour")
    if None in races.goals:
        hidden.append("goal")
    if s.board.globetrotter > 0:
        hidden.append("globetrotter")
    return hidden


def track_lines(s: State, seat: i64) -> list[Points]:
    """The points of a seat's tracks."""
    board = s.board
    lines: list[Points] = []
    for track in range(board.tracks()):
        if s.owner[track] == seat:
            lines.append(Points("track", int(board.points[board.length[track]]), {"track": board.track_ids[track]}))
    return lines


def secret_lines(s: State, seat: i64) -> list[Points]:
    """What comes of a seat's tickets; only the seat knows it before the end."""
    helped = helped_ticket_lines(s, seat)
    return (ticket_lines(s, seat) if helped is None else helped) + tour_line(s, seat)


def tour_line(s: State, seat: i64) -> list[Points]:
    """The points of a seat's grand tours, with the tickets that made them (TR-IN-FINAL-03)."""
    if len(s.board.grand_tour) == 0:
        return []
    tours = grand_tours(s, seat)
    if len(tours) == 0:
        return []
    tickets = [s.board.ticket_ids[ticket] for ticket in tours]
    return [Points("grand-tour", tour_points(s, len(tours)), {"tickets": tickets})]


def goal_lines(s: State, seat: i64, races: Races) -> list[Points]:
    """The goals a seat meets best, of those whose counts are known."""
    board = s.board
    lines: list[Points] = []
    for i in range(len(s.goals)):
        counts = races.goals[i]
        if counts is not None and seat in leaders(counts):
            goal = s.goals[i]
            lines.append(Points("goal", int(board.goal_points[goal]), {"goal": board.goal_ids[goal]}))
    return lines


def longest_path_line(s: State, seat: i64, races: Races) -> list[Points]:
    """The card for the longest path, if the seat has it."""
    if s.board.longest_path <= 0 or seat not in leaders(races.paths):
        return []
    return [Points("longest-path", int(s.board.longest_path), {"wagons": races.paths[seat]})]


def met(s: State, seat: i64, races: Races) -> int:
    """How many goals a seat meets best, the longest path included."""
    return len(goal_lines(s, seat, races)) + len(longest_path_line(s, seat, races))


def break_tie(s: State, tied: list[int], races: Races) -> tuple[list[int], TieBreak | None]:
    """What the map compares in turn: by default completed tickets, then goals met and the longest path held
    (TR-NL-FINAL-06, TR-BASE-FINAL-02)."""
    decided: TieBreak | None = None
    for name in s.board.tie_break:
        by = "path" if name == "holder" and s.longer_path_wins else name
        counts = [tie_count(s, seat, by, races) for seat in tied]
        best = max(counts)
        left = [tied[i] for i in range(len(tied)) if counts[i] == best]
        if len(left) < len(tied):
            decided = TieBreak(by, best, max([count for count in counts if count < best]))
        tied = left
    return tied, decided


def tie_count(s: State, seat: i64, by: str, races: Races) -> int:
    """What a seat has of that which breaks a tie."""
    if by == "tickets":
        return completed(s, seat)
    if by == "path":
        return races.paths[seat]
    if by == "holder":
        return len(longest_path_line(s, seat, races))
    for mechanic in in_play(s.board):
        count = mechanic.tie_count(s, seat, by)
        if count is not None:
            return count
    return met(s, seat, races)


def final_outcome(s: State) -> Outcome:
    """The outcome with its breakdown; ties are broken among the leaders only (TR-NL-FINAL-08)."""
    scores = final_scores(s)
    races = Races(s, True)
    winners = [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
    winners, decided = break_tie(s, winners, races)
    reason = "wagons" if s.turns_left == 0 else "deadlock"
    return Outcome(
        reason, scores, winners, [sheet(s, seat, races, EVERYBODY).lines for seat in range(s.players)], decided
    )
