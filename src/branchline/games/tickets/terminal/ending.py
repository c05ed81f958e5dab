"""The end: where every point came from, who wins, and all that was hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.core.game import Game
from branchline.core.outcome import Outcome
from branchline.core.text import listing
from branchline.games.tickets.terminal.facts import standings
from branchline.games.tickets.terminal.mechanics import SHOWN
from branchline.games.tickets.terminal.seen import Seen
from branchline.terminal.console import seat_text

if TYPE_CHECKING:
    from branchline.games.tickets.terminal import TicketScreen

SOURCES = (
    "track",
    "ticket-done",
    "ticket-failed",
    "grand-tour",
    "goal",
    "globetrotter",
    *(source for shown in SHOWN for source in shown.sources),
    "longest-path",
)


def ending(screen: TicketScreen, game: Game) -> RenderableType:
    """Reason, winners, score sheet, longest paths, goals, tickets."""
    outcome = game.outcome()
    seen = Seen(game, None)
    winners = listing([screen.name(game, seat) for seat in outcome.winners], screen.language)
    parts: list[RenderableType] = [
        Text(screen.end_reason(game), style="dim"),
        Text(f" {screen.words('winners', n=len(outcome.winners), names=winners)} ", style="bold #20140a on #ffd96f"),
        Text(),
        scores(screen, game, outcome),
        Text(),
        paths(screen, seen),
    ]
    for seat in range(game.players):
        parts += [Text(), revealed(screen, game, outcome, seat)]
    return Group(*parts)


def scores(screen: TicketScreen, game: Game, outcome: Outcome) -> RenderableType:
    """The score sheet: a line per source of points, a column per player."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, show_footer=True, footer_style="bold")
    table.add_column("", footer=screen.words("total"))
    for seat in range(game.players):
        table.add_column(
            seat_text(screen.marks, seat, screen.name(game, seat)), justify="right", footer=str(outcome.scores[seat])
        )
    totals = [outcome.by_source(seat) for seat in range(game.players)]
    for source in SOURCES:
        if any(source in total for total in totals):
            table.add_row(screen.family(f"points-{source}"), *(str(total.get(source, 0)) for total in totals))
    return table


def paths(screen: TicketScreen, seen: Seen) -> RenderableType:
    """The longest path of everybody, in wagons."""
    lengths = Text("   ").join(standings(screen, seen.facts["longest_path"]))
    return Text.assemble(f"{screen.family('points-longest-path')}  ", lengths)


def revealed(screen: TicketScreen, game: Game, outcome: Outcome, seat: int) -> RenderableType:
    """A player's tickets and goals, with their points."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=3, justify="right")
    table.add_column(width=4, justify="right")
    table.add_column()
    for points in outcome.breakdown[seat]:
        if points.source == "track":
            continue
        lost = points.source == "ticket-failed"
        mark, style = (screen.marks.lost, "red") if lost else (screen.marks.done, "green")
        what = screen.family(f"points-{points.source}")
        if "ticket" in points.params:
            what = screen.tickets.ticket_name(points.params["ticket"], screen.language)
        elif "goal" in points.params:
            what = screen.tickets.goal_name(points.params["goal"], screen.language)
        for shown in SHOWN:
            what = shown.revealed(screen, points.source, points.params) or what
        table.add_row(Text(mark, style=style), f"{points.points:+d}", what)
    return Group(seat_text(screen.marks, seat, screen.name(game, seat)), Padding(table, (0, 0, 0, 1)))
