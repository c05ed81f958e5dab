"""The foreman's measures: what goods, effort and time are worth, in thousandths of a point.

They were found by letting versions that differ a little in all of them play against each other, over and over.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PROMISES: Final = (
    1470,  # lay-rate-plus
    3680,  # clear-next-space
    1050,  # swap-forecast
    950,  # draw-two-keep-one
    1540,  # ore-as-steel
    2240,  # yard-extra
    2970,  # extra-lay
    1270,  # stone-discount
    3790,  # extra-build
    1490,  # rubble-to-stone
    5140,  # ore-to-steel
    160,  # block-contracts
    900,  # maintenance-voucher
    1520,  # rubble-as-stone
    3530,  # draw-from-bag
    2850,  # take-now
    1060,  # take-start-player
    7230,  # double-excavation
    3810,  # move-surveyor
    950,  # move-labourer
    640,  # ignore-coal-limit
)
"""What an unplayed contract promises, by effect."""


class Weights:
    """All numbers of the judgement in one place."""

    def __init__(self) -> None:
        # goods, each; beyond the store that can be used up soon they count half
        self.ore: i64 = 1300
        self.stone: i64 = 740
        self.coal: i64 = 850
        self.coal_with_train: i64 = 2790
        self.rubble: i64 = 570
        self.steel: i64 = 6100
        self.steel_wanted: i64 = 940  # more for each bar that a contract waits for
        self.ore_wanted: i64 = 110
        self.ore_store: i64 = 9
        self.stone_store: i64 = 6
        self.coal_store: i64 = 3
        self.steel_store: i64 = 3
        self.rubble_store: i64 = 8
        self.use_rounds: i64 = 3600  # goods are worth their full price with so many rounds to come
        # what is still missing for a contract costs so much ...
        self.dig_cost: i64 = 810
        self.track_cost: i64 = 5960
        self.site_cost: i64 = 1430
        self.survey_cost: i64 = 3730
        # ... and so many thousandths of an action
        self.dig_effort: i64 = 290
        self.track_effort: i64 = 1860
        self.site_effort: i64 = 1270
        self.hands: i64 = 1630  # actions a round
        self.sure: i64 = 370  # share of what is to come up to which a contract can be met, with a little doubt
        self.vain: i64 = 1460  # share from which on it surely cannot
        self.doubt: i64 = 160
        self.track_share: i64 = 410  # of the tracks and the rubble left on the line that one player may have
        self.rubble_share: i64 = 400
        # the end of the game
        self.lay_pace: i64 = 330  # tracks a player lays in a round
        self.mark_pace: i64 = 730  # markers a player places in a round
        self.going_on: i64 = 1360  # worth of another round beyond all that is planned
        self.survey_pace: i64 = 1230  # steps a round
        # trains, for every round to come
        self.train_excavate: i64 = 1310
        self.train_smelt: i64 = 670
        self.train_yard: i64 = 970
        self.train_none: i64 = 97
        self.train_build: i64 = 870
        self.train_lay: i64 = 670
        self.train_hire: i64 = 830
        # others
        self.rush: i64 = 340  # how likely a rival takes the single free space of an area
        self.start: i64 = 930
        self.rivals: i64 = 900  # share of the best rival's worth that is taken off, divided by the players
        self.promises: vec[i64] = vec[i64](list(PROMISES))
