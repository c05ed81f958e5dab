"""Snowdonia on a full screen: the mountain, a line a player, and what a decision needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from branchline.core.game import Game
from branchline.games.snowdonia.terminal import areas, facts
from branchline.games.snowdonia.terminal.mountain import Mountain
from branchline.games.snowdonia.terminal.seen import Seen
from branchline.games.snowdonia.terminal.signs import GOODS, STYLES
from branchline.terminal.console import Fitting, brief, seat_text
from branchline.terminal.panes import Panes

if TYPE_CHECKING:
    from branchline.games.snowdonia.terminal import SnowdoniaScreen

SHOWN = ("ore", "stone", "coal", "rubble", "steel")
TALL = 30
"""Lines from which areas and contracts fit below the mountain."""


def panes(screen: SnowdoniaScreen, game: Game, seen: Seen) -> Panes:
    """The table in parts."""
    return Panes(
        board=lambda columns, lines: board(screen, seen, lines),
        score=score(screen, game, seen),
        hands=hands(screen, seen),
    )


def board(screen: SnowdoniaScreen, seen: Seen, lines: int) -> RenderableType:
    """The mountain; where there is room, events, areas and open contracts too."""
    parts: list[RenderableType] = [Mountain(screen, seen)]
    if lines < TALL:
        return Group(*parts, areas.areas(screen, seen))
    return Group(
        facts.events(screen, seen, False), *parts, areas.areas(screen, seen), Text(), *facts.office(screen, seen)
    )


def score(screen: SnowdoniaScreen, game: Game, seen: Seen) -> RenderableType:
    """Everybody's points and goods; names are shortened where there is little room."""
    names = [screen.name(game, seat) for seat in range(game.players)]
    return Fitting(*(score_table(screen, seen, told) for told in (names, [brief(name) for name in names])))


def score_table(screen: SnowdoniaScreen, seen: Seen, names: list[str]) -> RenderableType:
    """A line a player."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False, expand=True)
    table.add_column("", no_wrap=True, ratio=1)
    for good in SHOWN:
        table.add_column(Text(GOODS[good], style=STYLES[good]), justify="right", no_wrap=True)
    table.add_column(screen.words("snowdonia-column-score"), justify="right", no_wrap=True)
    for seat, one in enumerate(seen.view["seats"]):
        name = seat_text(screen.marks, seat, names[seat])
        if seat == seen.view["to_move"]:
            name.stylize("bold reverse")
        goods = (facts.goods_cell(good, one["goods"][good]) for good in SHOWN)
        table.add_row(name, *goods, Text(str(one["score"]), style="bold"))
    return table


def hands(screen: SnowdoniaScreen, seen: Seen) -> list[RenderableType]:
    """Round, sky, yard and what the seat has; its contracts at length, by name, or by number."""
    above = [
        *facts.status(screen, seen), facts.sky(screen, seen), facts.yard(screen, seen), facts.mine(screen, seen),
    ]  # fmt: skip
    contracts = (facts.short_contracts, facts.named_contracts, facts.numbered_contracts)
    return [Group(*above, *told(screen, seen)) for told in contracts]
