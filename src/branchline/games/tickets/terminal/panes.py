"""The ticket family on a full screen: the map, a line a player, and market, hand and tickets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from branchline.core.game import Game
from branchline.games.tickets.terminal import facts
from branchline.games.tickets.terminal.cards import chip, chips
from branchline.games.tickets.terminal.picture import drawing
from branchline.games.tickets.terminal.seen import Seen
from branchline.terminal.console import Flow, seat_text
from branchline.terminal.panes import Panes

if TYPE_CHECKING:
    from branchline.games.tickets.terminal import TicketScreen

LEAST_WIDE, LEAST_HIGH = 46, 20
"""The smallest picture on which cities still have names."""


def panes(screen: TicketScreen, game: Game, seen: Seen) -> Panes:
    """The table in parts."""
    return Panes(
        board=lambda columns, lines: drawing(screen, seen, max(columns, LEAST_WIDE), max(lines, LEAST_HIGH)),
        score=Group(
            score(screen, game, seen), *facts.goals(screen, seen, False), *facts.passengers(screen, seen)
        ),
        hand=hand(screen, game, seen),
        drawn=True,
    )  # fmt: skip


def score(screen: TicketScreen, game: Game, seen: Seen) -> RenderableType:
    """Everybody's points, wagons and cards."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False, expand=True)
    table.add_column("", no_wrap=True, ratio=1)
    for column in ("points", "wagons", "cards"):
        table.add_column(screen.words(f"column-{column}"), justify="right", no_wrap=True)
    for seat, one in enumerate(seen.view["seats"]):
        name = seat_text(screen.marks, seat, screen.name(game, seat))
        if seat == seen.view["to_move"]:
            name.stylize("bold reverse")
        table.add_row(name, Text(str(one["score"]), style="bold"), str(one["wagons"]), str(one["cards"]))
    return table


def hand(screen: TicketScreen, game: Game, seen: Seen) -> RenderableType:
    """Alarm, tunnel, market, hand and tickets in as few lines as they take."""
    view, words = seen.view, screen.words
    gap = Text(f" {screen.marks.dash} ", style="dim")
    row = [chip(card, screen.language) if card else gap for card in view["row"]]
    piles = words("piles", deck=view["deck"], discards=sum(view["discard"].values()), tickets=view["ticket_deck"])
    cards = chips(view["hand"], screen.language) or [Text(words("no-cards"), style="dim")]
    return Group(
        *facts.last_round(screen, game, seen),
        *facts.tunnel(screen, seen),
        Flow([heading(words("market")), *row, Text(piles, style="dim")], gap=1),
        Flow([heading(words("hand", n=sum(view["hand"].values()))), *cards], gap=1),
        *([Flow([heading(words("tickets")), *plans(screen, seen)])] if view["tickets"] else []),
    )


def heading(text: str) -> Text:
    """What the pieces after it are."""
    return Text(text, style="bold")


def plans(screen: TicketScreen, seen: Seen) -> list[Text]:
    """The seat's tickets: done, or how far off."""
    told = []
    for ticket in sorted(seen.view["tickets"], key=lambda ticket: (ticket["done"], -abs(ticket["points"]))):
        if ticket["done"]:
            name = screen.tickets.ticket_name(ticket["ticket"], screen.language)
            told.append(Text(f"{screen.marks.done} {name}", style="green"))
        else:
            way = seen.facts["ways"][ticket["ticket"]]
            mark = screen.marks.open if way else screen.marks.lost
            told.append(Text.assemble(f"{mark} ", facts.progress(screen, seen, ticket["ticket"], way)))
    return told
