"""What the others may be after, read off the tracks they have built.

A ticket whose way is half built is rather held than one nobody has built for. So of the tickets a seat
cannot know, those dealt to the others are exchanged for others at odds that follow how far each is built.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.games.tickets.bots.atlas import Atlas
from branchline.games.tickets.bots.ways import FAR, Ways
from branchline.games.tickets.state import OFFER_WIDTH, ON_TOP, OUT, UNDER, State, filled

SHARES: Final[i64] = 10
ODDS: Final = [1, 2, 3, 5, 8, 11, 14, 16, 16, 16, 80]
"""How much likelier than one not begun a ticket is held when so many tenths of its way are built; counted
in some hundred games of the planner with itself on each map."""


class Suspicion:
    """The odds of every ticket for every other seat, as one seat sees the table."""

    def __init__(self, atlas: Atlas) -> None:
        board = atlas.board
        self.ways: Ways = Ways(atlas)
        self.cost: vec[i64] = filled(board.tracks(), 0)
        self.no_load: vec[i64] = filled(board.tracks(), 0)
        self.unknown: vec[i64] = filled(board.tickets(), 0)
        self.odds: vec[i64] = vec[i64]()
        self.afar: vec[i64] = vec[i64](capacity=board.tickets())
        """The wagons each ticket takes on the empty board."""
        for track in range(board.tracks()):
            self.cost[track] = board.length[track]
        for ticket in range(board.tickets()):
            self.afar = append(self.afar, self.way(ticket))

    def way(self, ticket: i64) -> i64:
        """The wagons the shortest way of a ticket takes at this cost, FAR if there is none."""
        board = self.ways.board
        self.ways.begin()
        self.ways.leave_place(board.ticket_from[ticket])
        self.ways.spread(self.cost, self.no_load, -1)
        shortest = FAR
        for link in range(board.ticket_start[ticket], board.ticket_start[ticket + 1]):
            city = self.ways.nearest(board.ticket_place[link])
            if city >= 0 and self.ways.distance[city] < shortest:
                shortest = self.ways.distance[city]
        return shortest

    def study(self, s: State, seat: i64) -> None:
        """Work the odds out for what the seat sees."""
        tickets = s.board.tickets()
        self.find_unknown(s, seat)
        self.odds = filled(s.players * tickets, 1)
        for other in range(s.players):
            if other != seat and s.score[other] > 0:
                self.read_tracks(s, other)
                for ticket in range(tickets):
                    if self.unknown[ticket] != 0:
                        self.odds[other * tickets + ticket] = ODDS[self.tenths(ticket)]

    def find_unknown(self, s: State, seat: i64) -> None:
        """Mark the tickets the seat was never offered: of the others it knows more than odds can tell."""
        for ticket in range(len(self.unknown)):
            self.unknown[ticket] = 1
        log = s.ticket_log
        at: i64 = 0
        while at < len(log):
            size = log[at + 1]
            if log[at] == seat:
                for i in range(size):
                    self.unknown[log[at + 2 + i]] = 0
            at += size + 3

    def read_tracks(self, s: State, other: i64) -> None:
        """What every track costs another seat in wagons."""
        board = s.board
        for track in range(board.tracks()):
            if s.owner[track] == other:
                self.cost[track] = 0
            else:
                self.cost[track] = board.length[track] if s.is_open(track, other) else FAR

    def tenths(self, ticket: i64) -> i64:
        """How many tenths of a ticket's way are built."""
        built = (self.afar[ticket] - self.way(ticket)) * SHARES // self.afar[ticket]
        return built if built > 0 else 0

    def settle(self, s: State, seat: i64) -> None:
        """Exchange the unknown tickets of the others in a re-dealt table, each by the odds."""
        for other in range(s.players):
            if other != seat:
                for ticket in self.held(s, other):
                    swap_faces(s, ticket, self.drawn(s, other, ticket))

    def held(self, s: State, other: i64) -> vec[i64]:
        """The unknown tickets another seat holds."""
        out = vec[i64]()
        for ticket in range(len(self.unknown)):
            if self.unknown[ticket] != 0 and s.ticket_at[ticket] == other:
                out = append(out, ticket)
        return out

    def drawn(self, s: State, other: i64, own: i64) -> i64:
        """A ticket by the odds: `own`, or one that nobody holds."""
        base = other * s.board.tickets()
        total = self.odds[base + own]
        for ticket in range(s.board.tickets()):
            if self.unknown[ticket] != 0 and is_free(s, ticket) and of_one_deck(s, own, ticket):
                total += self.odds[base + ticket]
        at = s.below(total) - self.odds[base + own]
        ticket = 0
        while at >= 0:
            if self.unknown[ticket] != 0 and is_free(s, ticket) and of_one_deck(s, own, ticket):
                at -= self.odds[base + ticket]
                if at < 0:
                    return ticket
            ticket += 1
        return own


def is_free(s: State, ticket: i64) -> bool:
    """Whether nobody holds a ticket or is offered it."""
    return s.ticket_at[ticket] in (ON_TOP, UNDER, OUT)


def of_one_deck(s: State, one: i64, other: i64) -> bool:
    """Whether two tickets were drawn from the same deck."""
    return s.board.ticket_deck[one] == s.board.ticket_deck[other]


def swap_faces(s: State, one: i64, other: i64) -> None:
    """Let two tickets change their places, in the piles and in what is told of them."""
    if one == other:
        return
    place = s.ticket_at[one]
    s.ticket_at[one] = s.ticket_at[other]
    s.ticket_at[other] = place
    for i in range(len(s.under)):
        s.under[i] = swapped(s.under[i], one, other)
    for i in range(len(s.offer)):
        if i % OFFER_WIDTH < s.offer_size[i // OFFER_WIDTH]:
            s.offer[i] = swapped(s.offer[i], one, other)
    at: i64 = 0
    while at < len(s.ticket_log):
        size = s.ticket_log[at + 1]
        for i in range(at + 2, at + 2 + size):
            s.ticket_log[i] = swapped(s.ticket_log[i], one, other)
        at += size + 3


def swapped(ticket: i64, one: i64, other: i64) -> i64:
    """A ticket, one of two taken for the other."""
    if ticket == one:
        return other
    return one if ticket == other else ticket
