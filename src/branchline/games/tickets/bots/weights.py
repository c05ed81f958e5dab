"""The planner's measures: what turns, cards, wagons and chances are worth, in thousandths of a point or of a share.

They are found by letting versions that differ a little in all of them play against a pool of others.
"""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64


class Weights:
    """All numbers of the planner's judgement in one place."""

    def __init__(self) -> None:
        self.turn: i64 = 4300  # a turn that brings the plan on, by two needed cards or by a claim
        self.haste: i64 = 1500  # how much sooner a planned track is claimed than cards are drawn
        self.rich_turn: i64 = 3500  # both on top where the wagons could lie on the tracks that bring most:
        self.rich_haste: i64 = 1000  # there long sets are worth waiting for
        self.narrow: i64 = 1600  # where more than two have fewer spaces than this for each wagon, in thousandths,
        self.narrow_turn: i64 = 2800  # a turn is worth so much, since others take what waits
        self.appetite: i64 = -3000  # how much sooner promising tickets are drawn than cards; below 0, later
        self.caution: i64 = 1000  # share of what waiting with a track may cost that counts
        # cards and wagons
        self.spare_spent: i64 = 600  # paying off the plan with a card nothing waits for
        self.wagon_spent: i64 = 2500  # a wagon on a track off the plan while the game is long
        self.too_dear: i64 = 2500  # extra cards for a tunnel that cost more are not paid
        # new tickets
        self.room: i64 = 300  # share of the wagons and turns left that a plan with new tickets may take
        self.doubt: i64 = 20  # less of a new ticket's value is counted on for every wagon its way still takes
        self.hope: i64 = 850  # share of the value of tickets yet to be drawn that is counted on
        self.rest: i64 = 300  # share of what the second and third of them promise that counts
        # time
        self.overtime: i64 = 1100  # share of the turns left that a plan may take before tickets are given up
        self.hand_time: i64 = 300  # of a turn, saved by a card in hand
        self.card_time: i64 = 800  # of a turn, for a missing card when building for points: most cards drawn do not fit
        self.trail: i64 = 800  # each wagon by which a track for points makes the own longest path longer...
        self.trail_room: i64 = 400  # ...up to that of a rival, with this share of the wagons the rival has left
        self.long: i64 = 400  # what a needed card is worth on top for every wagon of its track: long sets first
        # the price of a track of the plan
        self.leg: i64 = 1900  # of the turn it takes to claim it, where locomotives can be played anywhere
        self.rich_leg: i64 = 2500  # on top where the wagons could lie on the tracks that bring most
        self.card: i64 = 1300
        self.wagon: i64 = 500
        self.point: i64 = 1000
        self.least: i64 = 900  # no track costs less
        # what only some maps have
        self.station: i64 = 2000  # how much sooner a station that completes a ticket is built than cards are drawn
        self.passenger: i64 = 300  # share of what passengers may bring that makes a track worth more
        self.long_tickets: i64 = 500  # share of long tickets in the first mix
        self.tour: i64 = 800  # share of what a grand tour brings that is counted on before it is closed
