"""The end: where every point came from, which cubes and markers served which contract, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.core.game import Game
from branchline.core.outcome import Outcome, Points
from branchline.core.text import listing
from branchline.games.snowdonia.terminal.mountain import Mountain, legend
from branchline.games.snowdonia.terminal.seen import STORES, Seen
from branchline.terminal.console import seat_text

if TYPE_CHECKING:
    from branchline.games.snowdonia.terminal import SnowdoniaScreen

SOURCES = ("track", "excavation", "site", "contract", "train", "surveyor")


def ending(screen: SnowdoniaScreen, game: Game) -> RenderableType:
    """Reason, result, the finished line, score sheet, contracts."""
    outcome = game.outcome()
    seen = Seen(game, None)
    parts: list[RenderableType] = [
        Text(screen.end_reason(game), style="dim"),
        Text(f" {result(screen, game, outcome, seen)} ", style="bold #20140a on #ffd96f"),
        Text(),
        Mountain(screen, seen),
        legend(screen),
        Text(),
        scores(screen, game, outcome),
    ]
    for seat in range(game.players):
        parts += [Text(), contracts(screen, game, outcome.breakdown[seat], seat)]
    return Group(*parts)


def result(screen: SnowdoniaScreen, game: Game, outcome: Outcome, seen: Seen) -> str:
    """Who wins; alone, what the train has brought."""
    if game.players == 1:
        train = seen.title.train_name(game.options["solo_train"], screen.language)
        return screen.words("snowdonia-solo-result", n=outcome.scores[0], train=train)
    winners = listing([screen.name(game, seat) for seat in outcome.winners], screen.language)
    return screen.words("winners", n=len(outcome.winners), names=winners)


def scores(screen: SnowdoniaScreen, game: Game, outcome: Outcome) -> RenderableType:
    """The score sheet: a line per source of points, a column per player."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, show_footer=True, footer_style="bold")
    table.add_column("", footer=screen.words("total"))
    for seat in range(game.players):
        heading = seat_text(screen.marks, seat, screen.name(game, seat))
        table.add_column(heading, justify="right", footer=str(outcome.scores[seat]))
    totals = [outcome.by_source(seat) for seat in range(game.players)]
    for source in SOURCES:
        table.add_row(screen.family(f"points-{source}"), *(str(total.get(source, 0)) for total in totals))
    return table


def contracts(screen: SnowdoniaScreen, game: Game, lines: list[Points], seat: int) -> RenderableType:
    """A player's contracts: their points, and the cubes and markers that served them."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=3, justify="right")
    table.add_column(width=4, justify="right")
    table.add_column()
    for points in lines:
        if points.source.startswith("contract"):
            met = points.source == "contract"
            mark, style = (screen.marks.done, "green") if met else (screen.marks.lost, "red")
            name = screen.title.label("contract", points.params["contract"], screen.language)
            what = Text.assemble(name, (served(screen, points.params), "dim"))
            table.add_row(Text(mark, style=style), f"{points.points:+d}" if met else "0", what)
    body: RenderableType = (
        table if table.row_count else Text(f"  {screen.words('snowdonia-no-contracts')}", style="dim")
    )
    return Group(seat_text(screen.marks, seat, screen.name(game, seat)), Padding(body, (0, 0, 0, 1)))


def served(screen: SnowdoniaScreen, params: dict[str, Any]) -> str:
    """`: 4 rubble; track 1 to Hebron`: what a contract was paid with."""
    parts = []
    if params.get("rubble"):
        parts.append(screen.family("bonus-rubble", n=params["rubble"]))
    for store in STORES[1:]:
        names = [str(screen.title.label("place", id, screen.language)) for id in params.get(store, [])]
        if names:
            parts.append(listing(names, screen.language))
    return f": {'; '.join(parts)}" if parts else ""
