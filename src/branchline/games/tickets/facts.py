"""What follows from the rules for all that a seat knows: closed tracks, ways, races, score sheets.

Like a view, it is built from nothing upward.
"""

# compile: mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.outcome import Points
from branchline.core.position import NOBODY
from branchline.games.tickets.board import Board
from branchline.games.tickets.codes import has
from branchline.games.tickets.destinations import best_link
from branchline.games.tickets.globetrotter import completed
from branchline.games.tickets.goals import goal_count
from branchline.games.tickets.mechanics.registry import in_play
from branchline.games.tickets.passengers import counts_of, majority
from branchline.games.tickets.scoring import Races, hidden_sources, leaders, secret_lines, sheet
from branchline.games.tickets.state import OFFER_WIDTH, OVER, State, filled

if TYPE_CHECKING:
    from branchline.games.tickets.schema import Closed, Facts, Majority, Race, Sheet, Source, Way

    Sources = dict[Source, dict[str, int]]

FAR: Final[i64] = 1000000
WAGON: Final[i64] = 256
"""What a wagon of a way costs; a track costs 1, so that of equal ways the one of the fewest tracks is told."""


class Reckoning:
    """What is public and changes with a claim or at the end only, worked out once for all viewers."""

    def __init__(self, s: State) -> None:
        self.wagons: i64 = pieces_left(s)
        self.races = Races(s, s.phase == OVER)
        self.points: list[Sources] = [by_source(sheet(s, seat, self.races, NOBODY).lines) for seat in range(s.players)]
        self.ways: dict[tuple[int, int], Way | None] = {}

    def is_stale(self, s: State) -> bool:
        """Whether points were made since, or the game has ended."""
        return self.wagons != pieces_left(s) or self.races.revealed != (s.phase == OVER)

    def way(self, s: State, seat: i64, ticket: i64) -> Way | None:
        """The cheapest way to complete a ticket."""
        key = (int(seat), int(ticket))
        if key not in self.ways:
            self.ways[key] = way_of(s, seat, ticket)
        return self.ways[key]


def pieces_left(s: State) -> i64:
    """Wagons that are not on the board, and what mechanics count: fewer whenever points change."""
    total: i64 = 0
    for n in s.wagons:
        total += n
    for mechanic in in_play(s.board):
        total += mechanic.pieces(s)
    return total


def facts_of(s: State, seat: i64, reckoning: Reckoning) -> Facts:
    """All facts for a seat, or a spectator."""
    facts: Facts = {
        "closed": closed(s, seat),
        "ways": ways(s, seat, reckoning),
        "goals": [goal_race(s, i, seat, reckoning.races) for i in range(len(s.goals))],
        "longest_path": race([*reckoning.races.paths]),
        "sheets": [sheet_now(s, other, seat, reckoning) for other in range(s.players)],
    }
    if s.board.globetrotter > 0:
        facts["globetrotter"] = globetrotter_race(s, seat, reckoning.races)
    if s.board.passenger_colors:
        facts["passengers"] = {
            s.board.passenger_colors[color]: majority_of(s, color) for color in range(len(s.board.passenger_colors))
        }
    return facts


def closed(s: State, seat: i64) -> dict[str, Closed]:
    """The unclaimed tracks that are closed to a seat for good; to a spectator, those closed to all."""
    out: dict[str, Closed] = {}
    for track in range(s.board.tracks()):
        if s.owner[track] == NOBODY:
            seats = s.open_to[track]
            if seats == 0:
                out[s.board.track_ids[track]] = "twin-closed"
            elif seat != NOBODY and not has(seats, seat):
                out[s.board.track_ids[track]] = "own-twin"
            elif seat != NOBODY and s.board.length[track] > s.wagons[seat]:
                out[s.board.track_ids[track]] = "wagons"
    return out


# -- ways -----------------------------------------------------------------------------------------


def ways(s: State, seat: i64, reckoning: Reckoning) -> dict[str, Way | None]:
    """The ways of a seat's open tickets and of those it may choose from."""
    out: dict[str, Way | None] = {}
    if seat == NOBODY:
        return out
    for ticket in range(s.board.tickets()):
        if s.ticket_at[ticket] == seat and best_link(s, seat, ticket) < 0:
            out[s.board.ticket_ids[ticket]] = reckoning.way(s, seat, ticket)
    for i in range(s.offer_size[seat]):
        offered = s.offer[seat * OFFER_WIDTH + i]
        out[s.board.ticket_ids[offered]] = reckoning.way(s, seat, offered)
    return out


def way_of(s: State, seat: i64, ticket: i64) -> Way | None:
    """The cheapest way to make any link of a ticket; None if all are cut off."""
    board = s.board
    ends = filled(board.cities(), 0)
    for link in range(board.ticket_start[ticket], board.ticket_start[ticket + 1]):
        mark(board, board.ticket_place[link], 1, ends)
    cost = filled(board.cities(), FAR)
    mark(board, board.ticket_from[ticket], 0, cost)
    by = filled(board.cities(), NOBODY)
    settled = filled(board.cities(), 0)
    while True:
        city = nearest(cost, settled)
        if city < 0:
            return None
        if ends[city]:
            return way_back(board, by, city, cost[city] // WAGON)
        settled[city] = 1
        go_on(s, seat, city, cost, by)


def mark(board: Board, place: i64, value: i64, cities: vec[i64]) -> None:
    """Set the value of a place: of a city, or of all border spots of a country."""
    if place >= 0:
        cities[place] = value
        return
    for i in range(board.spot_start[~place], board.spot_start[~place + 1]):
        cities[board.spots[i]] = value


def nearest(cost: vec[i64], settled: vec[i64]) -> i64:
    """The cheapest city that was reached but not settled, -1 for none."""
    best: i64 = -1
    least = FAR
    for city in range(len(cost)):
        if cost[city] < least and not settled[city]:
            best = city
            least = cost[city]
    return best


def go_on(s: State, seat: i64, city: i64, cost: vec[i64], by: vec[i64]) -> None:
    """Reach the neighbours of a city over own tracks, which are free, and over open ones."""
    board = s.board
    for track in range(board.tracks()):
        a = board.end_a[track]
        b = board.end_b[track]
        if a != city and b != city:
            continue
        mine = s.owner[track] == seat
        if mine or s.is_open(track, seat):
            onward = b if a == city else a
            whole = cost[city] + 1 if mine else cost[city] + 1 + board.length[track] * WAGON
            if whole < cost[onward]:
                cost[onward] = whole
                by[onward] = track


def way_back(board: Board, by: vec[i64], city: i64, wagons: i64) -> Way:
    """The way that led to a city."""
    tracks: list[str] = []
    while by[city] != NOBODY:
        track = by[city]
        tracks.append(board.track_ids[track])
        city = board.end_a[track] if board.end_b[track] == city else board.end_b[track]
    tracks.reverse()
    return {"start": board.city_ids[city], "tracks": tracks, "wagons": int(wagons)}


# -- races and score sheets -----------------------------------------------------------------------


def goal_race(s: State, i: i64, viewer: i64, races: Races) -> Race:
    """The race for a goal in play; of a secret one a seat knows its own count."""
    counts = races.goals[i]
    if counts is not None:
        return race([*counts])
    return race([int(goal_count(s, s.goals[i], seat)) if seat == viewer else None for seat in range(s.players)])


def globetrotter_race(s: State, viewer: i64, races: Races) -> Race:
    """The race for the most completed tickets; before the end a seat knows its own count."""
    if races.completed is not None:
        return race([*races.completed])
    return race([int(completed(s, seat)) if seat == viewer else None for seat in range(s.players)])


def majority_of(s: State, color: i64) -> Majority:
    """Who has how many passengers of a colour, and whom they would bring points."""
    counts = counts_of(s, color)
    first, second = majority(counts)
    return {"counts": counts, "first": first, "second": second}


def race(counts: list[int | None]) -> Race:
    """A race and who leads it, as far as it is known."""
    return {"counts": counts, "leaders": leaders([count or 0 for count in counts])}


def sheet_now(s: State, seat: i64, viewer: i64, reckoning: Reckoning) -> Sheet:
    """A seat's score sheet: what is public, and what comes of its tickets if they are the viewer's own."""
    points: Sources = {source: dict(things) for source, things in reckoning.points[seat].items()}
    if seat == viewer and not reckoning.races.revealed:
        points.update(by_source(secret_lines(s, seat)))
    return {
        "total": sum([sum(things.values()) for things in points.values()]),
        "hidden": cast("list[Source]", hidden_sources(s, seat, reckoning.races, viewer)),
        "points": points,
    }


def by_source(lines: list[Points]) -> Sources:
    """The points of every thing, source by source."""
    out: Sources = {}
    for line in lines:
        source = cast("Source", line.source)
        things = out.get(source)
        if things is None:
            things = {}
            out[source] = things
        things[thing_of(line)] = line.points
    return out


def thing_of(line: Points) -> str:
    """The track, ticket or goal that gives points."""
    for name in ("city", "track", "ticket", "goal", "passenger"):
        if name in line.params:
            return str(line.params[name])
    return line.source
