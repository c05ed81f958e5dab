"""The automatic drawing of a map: cities near their places, tracks as rows of spaces, labels where there is room.

The method, in board units (a space is about 58 by 21):

1. The board grows until tracks have room; in the end it is cropped to what it holds.
2. Cities descend an energy: near their places, room for every track, off foreign tracks, apart from each other.
3. Parallel tracks are one bundle along one cubic curve; every space is a rigid rectangle. Bundle by bundle and city
   by city the best of many variants is taken. Overlap is the exact gap of rectangles, so none in the result is a fact.
4. Labels go round their cities; their boxes then push tracks, and again.
5. While anything collides, the bundles around one collision are ruined and solved again.

The same map gives the same drawing, unless it is so large that the time runs out. It needs numpy.
"""

from __future__ import annotations

import time
from typing import Any

from branchline.games.tickets.layout.drawing import geometry_of
from branchline.games.tickets.layout.solver import Solver
from branchline.games.tickets.mapfile import MapFile

GROWTH = (1.0, 1.3, 1.7)
"""How much larger than it seems to need a board may be, if tracks and labels have no room otherwise."""
SECONDS = 8.5
"""Of processor time, for each size of the board: only maps far larger than printed ones come near it."""
ALL_SECONDS = 26.0
"""Of processor time, for all sizes: another one is tried only if it can be expected to be done by then."""


def draw(map: MapFile) -> dict[str, Any]:
    """The finished drawing of a map, in the form of the built-in boards' drawings."""
    best: Solver | None = None
    began = last = time.process_time()
    for growth in GROWTH:
        tried = Solver(map, growth, SECONDS)
        tried.solve()
        now = time.process_time()
        if best is None or tried.worth() < best.worth():
            best = tried
        if not best.collisions() or now - began + now - last > ALL_SECONDS:
            break
        last = now
    assert best is not None
    best.crop()
    return geometry_of(best)
