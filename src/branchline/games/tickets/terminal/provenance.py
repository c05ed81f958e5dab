"""Where the data of a title come from: sources, notes on single entries, assumed values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from branchline.core.text import say
from branchline.games.tickets.terminal.facts import titled

if TYPE_CHECKING:
    from branchline.games.tickets.terminal import TicketScreen


def provenance(screen: TicketScreen) -> RenderableType:
    """The table of sources, then every entry that carries a note, then what is assumed."""
    map = screen.tickets.map
    words = screen.words
    parts: list[RenderableType] = [titled(words("data-sources"), pairs(map.provenance))]
    notes = noted(screen)
    if notes:
        parts += [Text(), titled(words("data-notes"), pairs(notes))]
    assumed = {
        screen.tickets.goal_name(id, screen.language): words("points", n=goal.points)
        for id, goal in map.goals.items()
        if goal.assumed
    }
    if assumed:
        heading = f"{words('data-assumed')}  ({say(screen.language, 'assumed-mark')})"
        about = Text(f"  {say(screen.language, 'assumed-about')}", style="dim")
        parts += [Text(), titled(heading, pairs(assumed)), about]
    return Group(*parts)


def noted(screen: TicketScreen) -> dict[str, str]:
    """The notes on cities, tracks and tickets."""
    map = screen.tickets.map
    notes = {f"cities.{id}": city.note for id, city in map.cities.items()}
    notes |= {f"tracks.{id}": track.note for id, track in map.tracks.items()}
    notes |= {f"tickets.{id}": ticket.note for id, ticket in map.tickets.items()}
    return {entry: note for entry, note in notes.items() if note}


def pairs(entries: dict[str, str]) -> RenderableType:
    """Names and texts in two columns."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", max_width=30)
    table.add_column()
    for name, text in entries.items():
        table.add_row(f"  {name}", text)
    return table
