"""The foreman's measures: what goods, effort and time are worth, in thousandths of a point.

They were found by letting versions that differ a little in all of them play against each other, over and over.
"""

# compile: mypyc

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PROMISES: Final = (
    1330,  # lay-rate-plus
    3040,  # clear-next-space
    840,  # swap-forecast
    780,  # draw-two-keep-one
    1330,  # ore-as-steel
    1840,  # yard-extra
    2540,  # extra-lay
    860,  # stone-discount
    3270,  # extra-build
    960,  # rubble-to-stone
    6890,  # ore-to-steel
    130,  # block-contracts
    760,  # maintenance-voucher
    1220,  # rubble-as-stone
    3180,  # draw-from-bag
    2330,  # take-now
    920,  # take-start-player
    6370,  # double-excavation
    3540,  # move-surveyor
    850,  # move-labourer
    550,  # ignore-coal-limit
)
"""What an unplayed contract promises, by effect."""


class Weights:
    """All numbers of the judgement in one place."""

    def __init__(self) -> None:
        # goods, each; beyond the store that can be used up soon they count half
        self.ore: i64 = 1370
        self.stone: i64 = 720
        self.coal: i64 = 810
        self.coal_with_train: i64 = 3160
        self.rubble: i64 = 750
        self.steel: i64 = 6310
        self.steel_wanted: i64 = 1520  # more for each bar that a contract waits for
        self.ore_wanted: i64 = 220
        self.ore_store: i64 = 9
        self.stone_store: i64 = 5
        self.coal_store: i64 = 4
        self.steel_store: i64 = 3
        self.rubble_store: i64 = 9
        self.use_rounds: i64 = 4380  # goods are worth their full price with so many rounds to come
        # what is still missing for a contract costs so much ...
        self.dig_cost: i64 = 860
        self.track_cost: i64 = 5870
        self.site_cost: i64 = 1140
        self.survey_cost: i64 = 3470
        # ... and so many thousandths of an action
        self.dig_effort: i64 = 270
        self.track_effort: i64 = 1670
        self.site_effort: i64 = 1060
        self.hands: i64 = 1590  # actions a round
        self.sure: i64 = 300  # share of what is to come up to which a contract can be met, with a little doubt
        self.vain: i64 = 1490  # share from which on it surely cannot
        self.doubt: i64 = 170
        self.track_share: i64 = 330  # of the tracks and the rubble left on the line that one player may have
        self.rubble_share: i64 = 360
        # the end of the game
        self.lay_pace: i64 = 300  # tracks a player lays in a round
        self.mark_pace: i64 = 600  # markers a player places in a round
        self.going_on: i64 = 950  # worth of another round beyond all that is planned
        self.survey_pace: i64 = 2020  # steps a round
        # trains, for every round to come
        self.train_excavate: i64 = 1070
        self.train_smelt: i64 = 710
        self.train_yard: i64 = 900
        self.train_none: i64 = 120
        self.train_build: i64 = 710
        self.train_lay: i64 = 670
        self.train_hire: i64 = 1000
        # others
        self.foresight: i64 = 1  # 1: rivals are expected to place their labourers too; 0: none is
        self.rush: i64 = 400  # how likely a rival takes the single free space of an area
        self.start: i64 = 1020
        self.rivals: i64 = 900  # share of the best rival's worth that is taken off, divided by the players
        # the next round
        self.next_site: i64 = 0  # each point of the excavation sites within reach of who digs first
        self.next_track: i64 = 0  # steel at hand, and a clear place to lay it
        self.promises: vec[i64] = vec[i64](list(PROMISES))
