"""The ticket family on a full screen: the map, a line a player, and market, hand and tickets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from branchline.core.game import Game
from branchline.games.tickets.board import CARDS
from branchline.games.tickets.terminal import facts
from branchline.games.tickets.terminal.cards import chip, short_chip
from branchline.games.tickets.terminal.picture import drawing
from branchline.games.tickets.terminal.seen import Seen
from branchline.terminal.console import Fitting, Flow, brief, seat_text
from branchline.terminal.panes import Panes

if TYPE_CHECKING:
    from branchline.games.tickets.terminal import TicketScreen

LEAST_WIDE, LEAST_HIGH = 46, 20
"""The smallest picture on which cities still have names."""
FEWER = (12, 8, 5, 3, 2, 1)
"""How many tickets are named where there is no room for all of them."""


def panes(screen: TicketScreen, game: Game, seen: Seen) -> Panes:
    """The table in parts."""
    return Panes(
        board=lambda columns, lines: drawing(screen, seen, max(columns, LEAST_WIDE), max(lines, LEAST_HIGH)),
        score=score(screen, game, seen),
        races=Group(*facts.goals(screen, seen, False), *facts.passengers(screen, seen)),
        hands=hands(screen, game, seen),
        drawn=True,
    )


def score(screen: TicketScreen, game: Game, seen: Seen) -> RenderableType:
    """Everybody's points, wagons and cards; names, then headings are shortened where there is little room."""
    names = [screen.name(game, seat) for seat in range(game.players)]
    brief_names = [brief(name) for name in names]
    forms = (("column", names), ("column", brief_names), ("short", brief_names))
    return Fitting(*(score_table(screen, seen, heads, told) for heads, told in forms))


def score_table(screen: TicketScreen, seen: Seen, heads: str, names: list[str]) -> RenderableType:
    """A line a player, under headings of some length."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False, expand=True)
    table.add_column("", no_wrap=True, ratio=1)
    for column in ("points", "wagons", "cards"):
        table.add_column(screen.words(f"{heads}-{column}"), justify="right", no_wrap=True)
    for seat, one in enumerate(seen.view["seats"]):
        name = seat_text(screen.marks, seat, names[seat])
        if seat == seen.view["to_move"]:
            name.stylize("bold reverse")
        table.add_row(name, Text(str(one["score"]), style="bold"), str(one["wagons"]), str(one["cards"]))
    return table


def hands(screen: TicketScreen, game: Game, seen: Seen) -> list[RenderableType]:
    """Alarm, tunnel, market, hand and tickets; at length, and with ever fewer words about tickets and cards."""
    alarm = facts.last_round(screen, game, seen)
    at_length = tickets(screen, plans(screen, seen))
    told = Group(*alarm, *facts.tunnel(screen, seen), *cards(screen, seen, False), *at_length)
    short = [*alarm, *facts.short_tunnel(screen, seen)]
    held = [tickets(screen, short_plans(screen, seen, most)) for most in (len(seen.view["tickets"]), *FEWER)]
    fewer = [Group(*short, *cards(screen, seen, True), *each) for each in held]
    return [told, Group(*short, *cards(screen, seen, False), *held[0]), *fewer]


def cards(screen: TicketScreen, seen: Seen, short: bool) -> list[RenderableType]:
    """The market and the hand, with the names of the colours or by their letters."""
    view, words = seen.view, screen.words
    gap = Text(f" {screen.marks.dash} ", style="dim")
    piles = words("piles", deck=view["deck"], discards=sum(view["discard"].values()), tickets=view["ticket_deck"])

    def shown(card: str, n: int | None = None) -> Text:
        return short_chip(card, n) if short else chip(card, screen.language, n)

    row = [shown(card) if card else gap for card in view["row"]]
    held = [shown(card, view["hand"][card]) for card in CARDS if view["hand"].get(card)]
    return [
        Flow([heading(words("market")), *row, Text(piles, style="dim")], gap=1),
        Flow([heading(words("hand", n=sum(view["hand"].values()))), *held], gap=1),
    ]


def tickets(screen: TicketScreen, told: list[Text]) -> list[RenderableType]:
    """Tickets after their heading, if there are any."""
    return [Flow([heading(screen.words("tickets")), *told])] if told else []


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


def short_plans(screen: TicketScreen, seen: Seen, most: int) -> list[Text]:
    """Tickets not done with the trains they take, at most so many; the others and those done as numbers."""
    held, ways = seen.view["tickets"], seen.facts["ways"]
    done = [ticket["points"] for ticket in held if ticket["done"]]
    rest = sorted((ticket for ticket in held if not ticket["done"]), key=lambda ticket: -abs(ticket["points"]))
    told = []
    for ticket in rest[:most]:
        way = ways[ticket["ticket"]]
        name = screen.tickets.ticket_name(ticket["ticket"], screen.language)
        mark, wagons = (screen.marks.open, f" ({way['wagons']})") if way else (screen.marks.lost, "")
        told.append(Text.assemble(f"{mark} {name}", (wagons, "dim")))
    if rest[most:]:
        told.append(Text(screen.words("tickets-more", n=len(rest) - most, word=screen.words("word-look")), style="dim"))
    if done:
        completed = screen.words("tickets-done", n=len(done), points=sum(done))
        told.append(Text(f"{screen.marks.done} {completed}", style="green"))
    return told
