"""Where the parts of a table stand on a full screen, by the size of the window."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import RenderableType
from textual.geometry import Size

from branchline.terminal.full.decisions import lines_of
from branchline.terminal.menu import Menu
from branchline.terminal.panes import Panes, lines_taken

WIDE, VAST, TALL = 120, 180, 34
"""Columns and lines from which the board has a side of its own; columns from which the other side has more room."""
SIDE = {WIDE: 64, VAST: 88}
"""Columns of the other side, as the style sheet has them."""
BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide"), (VAST, "-vast")]
HEIGHTS = [(0, "-low"), (TALL, "-tall")]
"""Names of the layouts, by columns and by lines."""
SCROLLBAR = 1
"""Columns beside the decisions."""
FRAME = 3
"""Lines of the heading, of the line one types in and of the keys."""
LEAST_DECISIONS, LEAST_BOARD, LEAST_LOG = 7, 6, 2
"""Lines that these have in the smallest window."""


@dataclass(frozen=True)
class Places:
    """The hand as it is told in a window of some size, and how many lines the parts have."""

    hand: RenderableType
    hand_lines: int
    decisions: int
    score_lines: int
    """At most so many; what is below them gives way to the log."""


def places(size: Size, panes: Panes, menu: Menu | None) -> Places:
    """Share the lines of a window out: hand and decisions first, then the score, the board and the log.

    The menu has the decisions; there is none where nobody decides.
    """
    wide = size.width >= WIDE and size.height >= TALL
    side = SIDE[VAST if size.width >= VAST else WIDE] if wide else size.width * 2 // 5
    room = size.height - FRAME
    least = 0 if menu is None else LEAST_DECISIONS
    score, races = (lines_taken(part, max(side - 2, 10)) for part in (panes.score, panes.races))
    above = score + races + LEAST_LOG if wide else max(score + LEAST_LOG, LEAST_BOARD)
    columns = max((side if wide else size.width) - 2, 20)
    hand = panes.hand(columns, max(room - least - above, 4))
    lines = lines_taken(hand, columns)
    wanted = 0 if menu is None else lines_of(menu, columns - SCROLLBAR)
    decisions = max(least, min(wanted, room - lines - max(above, room // 3)))
    if lines + decisions > room:  # a window made smaller than any it opens in: what there is to decide stays in sight
        decisions = min(decisions, max(room * 2 // 3, 1))
        lines = max(room - decisions, 0)
    return Places(hand, lines, decisions, max(room - lines - decisions - LEAST_LOG, 1))
