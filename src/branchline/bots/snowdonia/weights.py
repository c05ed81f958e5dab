"""The foreman's measures: what goods, effort and time are worth, in thousandths of a point.

They were found by letting versions that differ in one of them play against each other.
"""

from __future__ import annotations


from mypy_extensions import i64


class Weights:
    """All numbers of the judgement in one place."""

    def __init__(self) -> None:
        # goods, each; beyond the store that can be used up soon they count half
        self.ore: i64 = 1300
        self.stone: i64 = 1100
        self.coal: i64 = 900
        self.coal_with_train: i64 = 2200
        self.rubble: i64 = 350
        self.steel: i64 = 6000
        self.steel_wanted: i64 = 0  # more for each bar that a contract waits for
        self.ore_wanted: i64 = 0
        self.ore_store: i64 = 9
        self.stone_store: i64 = 6
        self.coal_store: i64 = 3
        self.steel_store: i64 = 4
        self.rubble_store: i64 = 8
        self.use_rounds: i64 = 2000  # goods are worth their full price with so many rounds to come
        # what is still missing for a contract costs so much ...
        self.dig_cost: i64 = 600
        self.track_cost: i64 = 6000
        self.site_cost: i64 = 1500
        self.survey_cost: i64 = 2600
        # ... and so many thousandths of an action
        self.dig_effort: i64 = 290
        self.track_effort: i64 = 1800
        self.site_effort: i64 = 1300
        self.hands: i64 = 2200  # actions a round
        self.sure: i64 = 600  # share of the coming actions up to which contracts are sure to be met
        self.vain: i64 = 1300  # share from which on they are surely not
        self.track_share: i64 = 450  # of the tracks and the rubble left on the line that one player may have
        self.rubble_share: i64 = 450
        # the end of the game
        self.lay_pace: i64 = 220  # tracks a player lays in a round
        self.mark_pace: i64 = 700  # markers a player places in a round
        self.going_on: i64 = 1500  # worth of another round beyond all that is planned
        self.survey_pace: i64 = 900  # steps a round
        # trains, for every round to come
        self.train_excavate: i64 = 1300
        self.train_smelt: i64 = 700
        self.train_yard: i64 = 900
        self.train_none: i64 = 100
        self.train_build: i64 = 1500
        self.train_lay: i64 = 700
        self.train_hire: i64 = 700
        self.train_closed: i64 = 400  # share of a price while trains cannot be bought yet
        # others
        self.rush: i64 = 400  # how likely a rival takes the single free space of an area
        self.start: i64 = 900
        self.rivals: i64 = 900  # share of the best rival's worth that is taken off, divided by the players
        self.effects: i64 = 1000  # scale of what an unplayed contract promises
