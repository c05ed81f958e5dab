"""A plan: the tracks that connect a seat's tickets cheaply, and what each of them is for.

The tickets are laid one after another, each along the cheapest way, where tracks owned or already
planned cost nothing. Then every ticket is lifted and laid again while that makes the network cheaper.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.games.tickets.board import Board
from branchline.games.tickets.bots.atlas import Atlas
from branchline.games.tickets.bots.pricing import Tariff, price_tracks
from branchline.games.tickets.bots.ways import FAR, Ways
from branchline.games.tickets.destinations import ticket_points
from branchline.games.tickets.state import State, filled

NONE: Final[i64] = -1

TIME: Final[i64] = 20
WAGONS: Final[i64] = 0xFFFFF
"""A load is a time shifted by TIME, and wagons below it, so that loads can be added."""


def dearest(board: Board, ticket: i64) -> i64:
    """The highest value printed on a ticket."""
    highest: i64 = 0
    for link in range(board.ticket_start[ticket], board.ticket_start[ticket + 1]):
        if board.ticket_value[link] > highest:
            highest = board.ticket_value[link]
    return highest


def time_of(load: i64) -> i64:
    """The time of a load."""
    return load >> TIME


def wagons_of(load: i64) -> i64:
    """The wagons of a load."""
    return load & WAGONS


def load_of(board: Board, track: i64) -> i64:
    """The time a track takes (a turn, and half a turn for a card) and its wagons, in one number."""
    cards = 2 * board.length[track] + 2 * board.symbols[track] - 2 * board.bonus[track]
    if board.tunnel[track] != 0:
        cards += 1
    return (1000 + 250 * cards) << TIME | board.length[track]


def tickets_of(s: State, seat: i64) -> i64:
    """How many tickets a seat holds."""
    count: i64 = 0
    at = s.ticket_at
    for ticket in range(len(at)):
        if at[ticket] == seat:
            count += 1
    return count


def stations_of(s: State, seat: i64) -> i64:
    """How many stations a seat has left, 0 where there are none."""
    return s.stations_left[seat] if s.board.stations > 0 else 0


def all_tracks(board: Board) -> vec[i64]:
    """Every track of the board."""
    out = vec[i64](capacity=board.tracks())
    for track in range(board.tracks()):
        out = append(out, track)
    return out


class Plan:
    """One seat's plan."""

    def __init__(self, atlas: Atlas) -> None:
        board = atlas.board
        self.ways: Ways = Ways(atlas)
        self.cities: i64 = board.cities()
        self.tickets: vec[i64] = vec[i64]()
        self.now: vec[i64] = vec[i64]()
        self.link: vec[i64] = vec[i64]()
        self.steps: vec[i64] = vec[i64]()
        self.path: vec[i64] = vec[i64]()
        self.cost: vec[i64] = filled(board.tracks(), 0)
        self.left: vec[i64] = filled(board.tracks(), 0)
        self.loads: vec[i64] = filled(board.tracks(), 0)
        """Time and wagons each track not yet planned takes, as `load_of` packs them."""
        self.whole: vec[i64] = filled(board.tracks(), 0)
        """The same for every track, planned or not."""
        self.at_most: vec[i64] = vec[i64](capacity=board.tracks())
        """The same for every track of an empty board."""
        for track in range(board.tracks()):
            self.at_most = append(self.at_most, load_of(board, track))
        self.lent: vec[i64] = filled(board.tracks(), 0)
        """1 for the tracks of others that can be planned for a price."""
        self.tour: vec[i64] = filled(board.tracks(), 0)
        """1 for the tracks planned to close a grand tour."""
        self.use: vec[i64] = filled(board.tracks(), 0)
        self.wanted: vec[i64] = vec[i64]()
        self.wagons: i64 = 0
        """How many wagons the planned tracks take."""
        self.time: i64 = 0
        """How long they take, cards drawn two at a time, in thousandths of a turn."""
        self.total: i64 = 0
        """What they cost."""
        self.loss: vec[i64] = filled(board.tracks(), 0)
        """What it would cost if somebody took a planned track."""
        self.promise: i64 = 0
        """What drawing tickets promises."""
        self.promises: vec[i64] = filled(2, 0)
        """The same for each of two ticket decks."""
        self.seen: vec[i64] = filled(self.cities, 0)
        self.turns_then: i64 = 0
        self.filling: bool = False
        """Whether the planned tracks are for points only."""
        self.made: bool = False
        self.wagons_then: i64 = 0
        self.tickets_then: i64 = 0
        self.log_then: i64 = 0
        self.stations_then: i64 = 0
        self.hand_then: i64 = 0

    def begin(self, s: State, seat: i64, tariff: Tariff) -> None:
        """Start an empty plan on the board as it is."""
        price_tracks(s, seat, tariff, self.cost)
        for track in range(len(self.use)):
            self.use[track] = 0
            self.lent[track] = 0
            self.tour[track] = 0
            self.left[track] = self.cost[track]
            self.whole[track] = 0 if self.cost[track] == 0 else self.at_most[track]
            self.loads[track] = self.whole[track]
        self.tickets = vec[i64]()
        self.now = vec[i64]()
        self.link = vec[i64]()
        self.steps = vec[i64]()
        self.wanted = vec[i64]()
        self.wagons = 0
        self.time = 0
        self.total = 0

    def add_ticket(self, ticket: i64, now: i64) -> None:
        """Take a ticket that is worth so much as things stand into the plan, its way still to be laid."""
        self.tickets = append(self.tickets, ticket)
        self.now = append(self.now, now)
        self.link = append(self.link, NONE)
        self.steps = append(self.steps, 0)
        while len(self.path) < len(self.tickets) * self.cities:
            self.path = append(self.path, 0)

    def add_unfinished(self, s: State, seat: i64) -> None:
        """Take every ticket of a seat that is not complete, or could be worth more, into the plan."""
        at = s.ticket_at
        for ticket in range(len(at)):
            if at[ticket] == seat:
                now = ticket_points(s, seat, ticket)
                if now < dearest(s.board, ticket):
                    self.add_ticket(ticket, now)

    def sort(self) -> None:
        """The dearest ticket first: its way is the trunk the others join."""
        board = self.ways.board
        tickets = self.tickets
        now = self.now
        for i in range(1, len(tickets)):
            at = i
            while at > 0 and dearest(board, tickets[at]) > dearest(board, tickets[at - 1]):
                other = tickets[at]
                tickets[at] = tickets[at - 1]
                tickets[at - 1] = other
                other = now[at]
                now[at] = now[at - 1]
                now[at - 1] = other
                at -= 1

    # -- laying ways --------------------------------------------------------------------------------

    def lay(self, s: State, k: i64) -> None:
        """Lay the k-th ticket along its cheapest way, to the destination worth it most, if any is."""
        board = s.board
        ways = self.ways
        ticket = self.tickets[k]
        ways.begin()
        ways.leave_place(board.ticket_from[ticket])
        links = board.ticket_start[ticket + 1] - board.ticket_start[ticket]
        only = board.ticket_place[board.ticket_start[ticket]]
        ways.spread(self.left, self.loads, only if links == 1 and only >= 0 else NONE)
        best: i64 = NONE
        end: i64 = NONE
        most: i64 = self.now[k] * 1000
        for link in range(board.ticket_start[ticket], board.ticket_start[ticket + 1]):
            city = ways.nearest(board.ticket_place[link])
            if city >= 0:
                gain = board.ticket_value[link] * 1000 - ways.distance[city]
                if gain > most:
                    best = link
                    end = city
                    most = gain
        self.link[k] = best
        self.steps[k] = 0
        if best >= 0:
            self.follow(k, end)

    def follow(self, k: i64, city: i64) -> None:
        """Put the tracks of the way to a city into the k-th ticket's path."""
        board = self.ways.board
        via = self.ways.via
        base = k * self.cities
        steps: i64 = 0
        while via[city] >= 0:
            track = via[city]
            if self.cost[track] > 0:
                self.path[base + steps] = track
                steps += 1
                if self.use[track] == 0:
                    self.put(track)
                self.use[track] += 1
            city = board.end_a[track] + board.end_b[track] - city
        self.steps[k] = steps

    def lift(self, k: i64) -> None:
        """Take the k-th ticket's way up again."""
        base = k * self.cities
        for i in range(self.steps[k]):
            track = self.path[base + i]
            self.use[track] -= 1
            if self.use[track] == 0:
                self.remove(track)
        self.steps[k] = 0
        self.link[k] = NONE

    def put(self, track: i64) -> None:
        """Add a track to the plan's sums; it costs nothing more to go over it."""
        self.total += self.cost[track]
        self.wagons += wagons_of(self.loads[track])
        self.time += time_of(self.loads[track])
        self.left[track] = 0
        self.loads[track] = 0

    def remove(self, track: i64) -> None:
        """Take a track out of the plan's sums."""
        load = self.whole[track]
        self.total -= self.cost[track]
        self.wagons -= wagons_of(load)
        self.time -= time_of(load)
        self.left[track] = self.cost[track]
        self.loads[track] = load

    def lay_all(self, s: State, again: i64) -> None:
        """Lay all tickets, then lift and lay each again, at most so many times, while it helps."""
        for k in range(len(self.tickets)):
            self.lay(s, k)
        for _ in range(again):
            before = self.total
            for k in range(len(self.tickets)):
                if self.link[k] >= 0:
                    self.lift(k)
                    self.lay(s, k)
            if self.total >= before:
                break

    # -- what a ticket is worth ---------------------------------------------------------------------

    def own_cost(self, k: i64) -> i64:
        """The cost of the tracks only the k-th ticket needs."""
        cost: i64 = 0
        for i in range(self.steps[k]):
            track = self.path[k * self.cities + i]
            if self.use[track] == 1:
                cost += self.cost[track]
        return cost

    def own_wagons(self, k: i64) -> i64:
        """The wagons only the k-th ticket needs."""
        wagons: i64 = 0
        for i in range(self.steps[k]):
            track = self.path[k * self.cities + i]
            if self.use[track] == 1:
                wagons += self.ways.board.length[track]
        return wagons

    def swing(self, s: State, k: i64) -> i64:
        """What completing the k-th ticket brings over failing it, in thousandths of a point."""
        if self.link[k] < 0:
            return 0
        return (s.board.ticket_value[self.link[k]] - self.now[k]) * 1000

    def at_stake(self, s: State, track: i64) -> i64:
        """What the tickets that go over a track bring."""
        total: i64 = 0
        for k in range(len(self.tickets)):
            for i in range(self.steps[k]):
                if self.path[k * self.cities + i] == track:
                    total += self.swing(s, k)
        return total

    def completed_by(self, s: State, track: i64) -> i64:
        """What the tickets bring that lack this very track alone."""
        total: i64 = 0
        for k in range(len(self.tickets)):
            if self.steps[k] == 1 and self.path[k * self.cities] == track:
                total += self.swing(s, k)
        return total

    def cheapen(self, track: i64, worth: i64, least: i64) -> None:
        """Let an open track cost less, before any way is laid."""
        if least < self.cost[track] < FAR:
            cost = self.cost[track] - worth
            self.cost[track] = cost if cost > least else least
            self.left[track] = self.cost[track]

    def open_for(self, track: i64, cost: i64, load: i64) -> None:
        """Let a track that is not planned be had for another cost and load."""
        self.cost[track] = cost
        self.left[track] = cost
        self.whole[track] = load
        self.loads[track] = load

    def collect(self) -> None:
        """List the tracks to claim."""
        self.wanted = vec[i64]()
        use = self.use
        for track in range(len(use)):
            if use[track] > 0 and self.lent[track] == 0:
                self.wanted = append(self.wanted, track)

    def loans(self) -> vec[i64]:
        """The planned tracks of others, each to be lent."""
        out = vec[i64]()
        for track in range(len(self.use)):
            if self.use[track] > 0 and self.lent[track] != 0:
                out = append(out, track)
        return out

    def drop_worst(self, s: State) -> bool:
        """Give up the ticket that brings least for its own wagons; False if none is left to give up."""
        worst: i64 = NONE
        least: i64 = 0
        for k in range(len(self.tickets)):
            if self.link[k] >= 0 and self.steps[k] > 0:
                rate = self.swing(s, k) // (self.own_wagons(k) + 1)
                if worst < 0 or rate < least:
                    worst = k
                    least = rate
        if worst < 0:
            return False
        self.lift(worst)
        return True

    def serves(self, track: i64) -> i64:
        """A ticket a planned track is for, NONE if it is for none."""
        for k in range(len(self.tickets)):
            for i in range(self.steps[k]):
                if self.path[k * self.cities + i] == track:
                    return self.tickets[k]
        return NONE

    def want(self, track: i64) -> None:
        """Plan one more track, for no ticket."""
        if self.use[track] == 0:
            self.put(track)
            self.use[track] = 1
            self.wanted = append(self.wanted, track)

    def way_to(self, city: i64) -> vec[i64]:
        """The tracks of the way found to a city."""
        board = self.ways.board
        via = self.ways.via
        out = vec[i64]()
        while via[city] >= 0:
            out = append(out, via[city])
            city = board.end_a[via[city]] + board.end_b[via[city]] - city
        return out

    def want_way(self, city: i64) -> None:
        """Plan what is missing of the way found to a city, to close a grand tour."""
        for track in self.way_to(city):
            if self.left[track] > 0:
                self.want(track)
                self.tour[track] = 1

    def unwant(self) -> None:
        """Take back all tracks planned for no ticket; only where there are no others."""
        for track in self.wanted:
            self.remove(track)
            self.use[track] = 0
        self.wanted = vec[i64]()

    def all_done(self) -> bool:
        """Whether every ticket is complete."""
        for k in range(len(self.tickets)):
            if self.now[k] < 0:
                return False
        return True

    # -- keeping a plan -----------------------------------------------------------------------------

    def stamp(self, s: State, seat: i64) -> None:
        """Remember what the plan was made for."""
        self.made = True
        self.wagons_then = s.wagons[seat]
        self.tickets_then = tickets_of(s, seat)
        self.log_then = len(s.ticket_log)
        self.stations_then = stations_of(s, seat)
        self.hand_then = s.hand_size(seat)

    def holds(self, s: State, seat: i64) -> bool:
        """Whether the plan still fits: the same tickets, own tracks and stations; every planned track still open."""
        if not self.made or self.wagons_then != s.wagons[seat] or self.stations_then != stations_of(s, seat):
            return False
        if self.log_then != len(s.ticket_log) and self.tickets_then != tickets_of(s, seat):
            return False
        for track in self.wanted:
            if not s.is_open(track, seat):
                return False
        return True

    def detour(self, track: i64, group_closes: bool) -> i64:
        """What it would cost to go around a planned track if somebody took it; FAR if there is no way.

        `group_closes`: whether the tracks beside it would close with it.
        """
        board = self.ways.board
        left = self.left
        group = board.group[track]
        left[track] = FAR
        if group_closes:
            for i in range(board.group_start[group], board.group_start[group + 1]):
                left[board.group_tracks[i]] = FAR
        self.ways.begin()
        self.ways.leave(board.end_a[track])
        self.ways.spread(left, self.loads, board.end_b[track])
        for i in range(board.group_start[group], board.group_start[group + 1]):
            twin = board.group_tracks[i]
            left[twin] = 0 if self.use[twin] > 0 else self.cost[twin]
        return self.ways.distance[board.end_b[track]]
