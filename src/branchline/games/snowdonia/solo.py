"""Playing alone: the train of the game, and a yard of random cubes (SN-SOLO)."""

# compile: mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.core.position import NO_SECRET, NOBODY
from branchline.games.snowdonia.bag import draw_cube
from branchline.games.snowdonia.board import COAL, GOODS
from branchline.games.snowdonia.events import FIRST_YARD, SOLO_TRAIN, good_fact
from branchline.games.snowdonia.state import State

PLAYER: Final[i64] = 0


def give_solo_train(s: State) -> None:
    """The player owns one train with its coal from the start; there is no shed (SN-SOLO-02)."""
    train = s.rules.solo_train
    s.train[PLAYER] = train
    s.goods[PLAYER * GOODS + COAL] = s.board.train_coal[train]
    s.emit(SOLO_TRAIN, PLAYER, train, 0, NO_SECRET)


def solo_yard(s: State) -> None:
    """Random cubes from the bag, before the events go in: the same as drawing events again (SN-SOLO-04)."""
    coal = s.board.bag[COAL] - s.board.train_coal[s.rules.solo_train]
    s.bag[COAL] = coal
    s.bag_size += coal
    got: i64 = 0
    for _ in range(s.board.solo_yard):
        cube = draw_cube(s)
        s.yard[cube] += 1
        got += good_fact(cube, 1)
    s.emit(FIRST_YARD, NOBODY, got, 0, NO_SECRET)
