"""Extra actions at the end of an area, promised by contracts played in its window (SN-CON-13)."""

# compile: mypyc

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from branchline.games.snowdonia.board import (
    AREA_B,
    AREA_D,
    AREA_E,
    CLEAR_NEXT_SPACE,
    EXTRA_BUILD,
    EXTRA_LAY,
)
from branchline.games.snowdonia.building import ask_build
from branchline.games.snowdonia.codes import ASK_DIG, ASK_LAY, DIG, LAY, PASS
from branchline.games.snowdonia.light_fog import can_work
from branchline.games.snowdonia.state import State
from branchline.games.snowdonia.track_laying import can_lay


def promised(s: State) -> i64:
    """The contracts that promise an extra action after this area, as a mask."""
    if s.area == AREA_B:
        effect = CLEAR_NEXT_SPACE
    elif s.area == AREA_D:
        effect = EXTRA_LAY
    elif s.area == AREA_E:
        effect = EXTRA_BUILD
    else:
        return 0
    cards: i64 = 0
    for seat in range(s.players):
        cards |= s.plays(seat, effect)
    return cards


def offer_extra(s: State, seat: i64) -> None:
    """Offer one extra action, if it can do anything; declining keeps nothing for later."""
    if s.area == AREA_E:
        ask_build(s, seat, True)
    elif not can_work(s, s.area):
        return
    elif s.area == AREA_D:
        if can_lay(s, seat):
            s.question(ASK_LAY, seat, vec[i64]([LAY, PASS]))
    elif s.rubble_left > 0 and not s.b_builds:
        s.question(ASK_DIG, seat, vec[i64]([DIG, PASS]))
