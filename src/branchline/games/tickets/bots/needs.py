"""Which train cards the planned tracks still ask for, and what every card is worth for them."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.tickets.board import GREY, KINDS, LOCO, Board
from branchline.games.tickets.state import EMPTY, State, filled

NEEDED: Final[i64] = 1000
"""The worth of a card that a planned track waits for."""

LAST: Final[i64] = 500
"""The extra worth of a card that completes a set."""


def asked(board: Board, track: i64) -> i64:
    """How many cards of one colour a track asks for; one more for a tunnel, which may cost extra."""
    cards = board.length[track] - board.symbols[track]
    return cards + 1 if board.tunnel[track] != 0 else cards


class Needs:
    """What one seat's plan asks for, colour by colour; a workspace used anew at every decision."""

    def __init__(self) -> None:
        self.claims: vec[i64] = filled(KINDS, 0)
        """Cards planned tracks use, per colour; for locomotives the symbols of ferries."""
        self.short: vec[i64] = filled(KINDS, 0)
        """How many of them are not in hand."""
        self.worth: vec[i64] = filled(KINDS, 0)
        self.spare: i64 = 150
        """The worth of a card nothing planned asks for."""
        self.per_wagon: i64 = 0
        """What a needed card is worth on top for every wagon of its track: long sets first."""
        self.wild: i64 = NEEDED + LAST // 2
        """The worth of a locomotive while cards are missing."""
        self.lane: vec[i64] = vec[i64]()
        """The colour each planned track is to be paid in."""
        self.missing: i64 = 0
        """Cards missing in all, after locomotives in hand have stood in."""
        self.unseen: vec[i64] = filled(KINDS, 0)
        self.in_row: vec[i64] = filled(KINDS, 0)

    def reckon(self, s: State, seat: i64, wanted: vec[i64]) -> None:
        """Count what these tracks ask for."""
        board = s.board
        hands = s.hands
        base = seat * KINDS
        claims = self.claims
        while len(self.lane) < board.tracks():
            self.lane = filled(board.tracks(), 0)
        lane = self.lane
        for card in range(KINDS):
            claims[card] = 0
        self.see_row(s)
        wild: i64 = 0
        for track in wanted:
            color = board.color[track]
            if color != GREY:
                lane[track] = color
                claims[color] += asked(board, track)
            claims[LOCO] += board.symbols[track]
            if board.takes_loco(track):
                wild += board.length[track]
        for track in wanted:
            if board.color[track] == GREY:
                color = self.most_spare(hands, base)
                lane[track] = color
                claims[color] += asked(board, track)
        missing: i64 = 0
        for card in range(LOCO):
            short = claims[card] - hands[base + card]
            self.short[card] = short if short > 0 else 0
            missing += self.short[card]
        self.short[LOCO] = claims[LOCO]
        missing += claims[LOCO]
        stand_in = hands[base + LOCO] if hands[base + LOCO] < wild else wild
        self.missing = missing - stand_in if missing > stand_in else 0
        self.value(s, seat, wanted, wild > stand_in)

    def see_row(self, s: State) -> None:
        """Count what lies face up."""
        for card in range(KINDS):
            self.in_row[card] = 0
        for slot in range(len(s.row)):
            if s.row[slot] != EMPTY:
                self.in_row[s.row[slot]] += 1

    def most_spare(self, hands: vec[i64], base: i64) -> i64:
        """The colour the hand and the row offer most of, beyond what is claimed already."""
        best: i64 = 0
        most: i64 = -1000
        for color in range(LOCO):
            offered = 2 * (hands[base + color] - self.claims[color]) + self.in_row[color]
            if offered > most:
                best = color
                most = offered
        return best

    def value(self, s: State, seat: i64, wanted: vec[i64], wild: bool) -> None:
        """What each card would be worth; `wild`: whether a locomotive has a use."""
        board = s.board
        hands = s.hands
        base = seat * KINDS
        worth = self.worth
        for card in range(LOCO):
            worth[card] = NEEDED if self.short[card] > 0 else self.spare + 20 * hands[base + card]
        worth[LOCO] = self.spare
        if wild:
            worth[LOCO] = self.wild if self.missing > 0 else NEEDED // 2
        for track in wanted:
            color = self.lane[track]
            lack = asked(board, track) - hands[base + color]
            if lack > 0 and worth[color] < NEEDED + self.per_wagon * board.length[track]:
                worth[color] = NEEDED + self.per_wagon * board.length[track]
            if lack == 1 and worth[color] < NEEDED + LAST:
                worth[color] = NEEDED + LAST
            elif lack == 2 and worth[color] < NEEDED + LAST // 2:
                worth[color] = NEEDED + LAST // 2

    def without(self, s: State, track: i64) -> None:
        """Leave a planned track out of the claims, to see what the others need."""
        self.claims[self.lane[track]] -= asked(s.board, track)

    def again(self, s: State, track: i64) -> None:
        """Count the track again."""
        self.claims[self.lane[track]] += asked(s.board, track)

    def of_deck(self, s: State, seat: i64) -> i64:
        """What a card from the deck is worth on average, as far as the seat can tell what is left there."""
        board = s.board
        unseen = self.unseen
        for card in range(KINDS):
            unseen[card] = board.per_color if card != LOCO else board.locomotives
            unseen[card] -= s.discard[card] + s.hands[seat * KINDS + card]
            unseen[card] -= self.in_row[card]
        for other in range(s.players):
            if other != seat:
                for card in range(KINDS):
                    unseen[card] -= s.shown[other * KINDS + card]
        total: i64 = 0
        sum_: i64 = 0
        for card in range(KINDS):
            if unseen[card] > 0:
                total += unseen[card]
                sum_ += unseen[card] * self.worth[card]
        return sum_ // total if total > 0 else self.spare
