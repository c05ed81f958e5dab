"""What tracks cost a seat, in thousandths of a point: turns, cards, wagons, less the points they bring."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.tickets.board import GREY, KINDS
from branchline.games.tickets.bots.paying import most_held
from branchline.games.tickets.bots.ways import FAR
from branchline.games.tickets.state import State


class Tariff:
    """How a traveller counts: the price of a turn, of a card, of a wagon, and how much a point weighs."""

    def __init__(self, turn: i64, card: i64, wagon: i64, point: i64, held: i64) -> None:
        self.turn: i64 = turn
        self.card: i64 = card
        self.wagon: i64 = wagon
        self.point: i64 = point
        self.held: i64 = held
        """What a card already in hand saves of its price."""
        self.least: i64 = 200
        """No track costs less, so that none is built for nothing."""
        self.doubt: i64 = 10
        """How much less of a new ticket's value is counted on for every wagon its way still takes, in
        thousandths: somebody may be in the way."""
        self.share: i64 = 1000
        """How much of the wagons left the plan may take with new tickets, in thousandths."""


def price_tracks(s: State, seat: i64, tariff: Tariff, cost: vec[i64]) -> None:
    """Write the cost of every track: nothing for one's own, FAR for those that are closed to the seat."""
    board = s.board
    base = seat * KINDS
    best = most_held(s.hands, base)
    for track in range(board.tracks()):
        if s.owner[track] == seat:
            cost[track] = 0
        elif not s.is_open(track, seat) or board.length[track] > s.wagons[seat]:
            cost[track] = FAR
        else:
            cost[track] = price(s, base, track, tariff, best)


def price(s: State, base: i64, track: i64, tariff: Tariff, best: i64) -> i64:
    """The cost of an open track; `best` is the most cards of one colour in hand."""
    board = s.board
    length = board.length[track]
    color = board.color[track]
    held = s.hands[base + color] if color != GREY else best
    if held > length:
        held = length
    cost = tariff.turn + (length + board.symbols[track] - board.bonus[track]) * tariff.card
    cost += length * tariff.wagon - board.points[length] * tariff.point - held * tariff.held
    if board.tunnel[track] != 0:
        cost += tariff.card * board.reveal // 4  # about one card in four matches
    return cost if cost > tariff.least else tariff.least
