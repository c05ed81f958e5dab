"""The parts of the table: players, market, hand, tickets, goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.core.game import Game
from branchline.core.text import say
from branchline.games.tickets.board import CARDS, GREY
from branchline.games.tickets.schema import Cards, Race, Way
from branchline.games.tickets.terminal.cards import LETTER, STYLES, chip, chips, letters, payment, short_payment
from branchline.games.tickets.terminal.mechanics import shown_on
from branchline.games.tickets.terminal.seen import Seen
from branchline.terminal.console import Fitting, Flow, seat_style, seat_text

if TYPE_CHECKING:
    from branchline.games.tickets.terminal import TicketScreen


def titled(heading: str, body: RenderableType) -> RenderableType:
    """A part of the table under its heading."""
    return Group(Text(heading, style="bold"), body)


def players(screen: TicketScreen, game: Game, seen: Seen) -> RenderableType:
    """What everybody sees of everybody."""
    words = screen.words
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", width=1)
    table.add_column("", no_wrap=True)
    for column in ("wagons", "points", "cards", "tickets"):
        table.add_column(words(f"column-{column}"), justify="right", no_wrap=True)
    counted = [shown for shown in shown_on(seen.board) if shown.column]
    for shown in counted:
        table.add_column(words(shown.column), justify="right", no_wrap=True)
    table.add_column(words("column-known"))
    for seat, facts in enumerate(seen.view["seats"]):
        here = screen.marks.here if seat == seen.view["to_move"] else ""
        name = seat_text(screen.marks, seat, screen.name(game, seat))
        tickets = "?" if facts["tickets"] is None else str(facts["tickets"])
        known = Text("") if seat == seen.seat else payment_letters(facts["shown"])
        counts = [str(facts["wagons"]), str(facts["score"]), str(facts["cards"]), tickets]
        counts += [shown.count(facts) for shown in counted]
        table.add_row(here, name, *counts, known)
    return table


def payment_letters(cards: Cards) -> Text:
    """Cards as letters, where there is no room for names."""
    return Text(letters(cards), style="dim")


def last_round(screen: TicketScreen, game: Game, seen: Seen) -> list[RenderableType]:
    """The alarm."""
    facts = seen.view["last_round"]
    if facts is None or seen.view["phase"] == "over":
        return []
    text = screen.words("last-round", seat=screen.name(game, facts["seat"]), turns=facts["turns_left"])
    return [Text(f" {text} ", style="bold white on #a30f16")]


def market(screen: TicketScreen, seen: Seen, with_discards: bool) -> RenderableType:
    """The face-up cards and the piles."""
    view = seen.view
    gap = Text(f" {screen.marks.dash} ", style="dim")
    row = [chip(card, screen.language) if card else gap for card in view["row"]]
    discards = sum(view["discard"].values())
    piles = screen.words("piles", deck=view["deck"], discards=discards, tickets=view["ticket_deck"])
    if "ticket_decks" in view:
        piles += f" ({screen.words('ticket-decks', **view['ticket_decks'])})"
    parts: list[RenderableType] = [Flow(row, indent=2), Text(f"  {piles}", style="dim")]
    if with_discards and view["discard"]:
        parts.append(Text(f"  {screen.words('discards', cards=letters(view['discard']))}", style="dim"))
    return titled(screen.words("market"), Group(*parts))


def hand(screen: TicketScreen, seen: Seen) -> RenderableType:
    """The seat's own cards, sorted by colour."""
    cards = seen.view["hand"]
    heading = screen.words("hand", n=sum(cards.values()))
    return titled(heading, Flow(chips(cards, screen.language), indent=2)) if cards else Text(heading, style="bold")


def chain(screen: TicketScreen, seen: Seen, way: Way) -> list[Text]:
    """A way as links of a chain, such as `Genève`, `= Lausanne`, `–3R– Fribourg`; what is owned is one link."""
    board = seen.board
    city = board.city_ids.index(way["start"])
    links = [Text(screen.tickets.place_name(board.city_ids[city], screen.language))]
    owned = False
    for name in way["tracks"]:
        track = board.track_by_id[name]
        city = int(board.end_b[track] if board.end_a[track] == city else board.end_a[track])
        name = screen.tickets.place_name(board.city_ids[city], screen.language)
        if seen.owner(track) == seen.seat:
            links = links[:-1] if owned else links
            links.append(Text(f"= {name}", style="green"))
            owned = True
        else:
            links.append(Text.assemble(rail(screen, seen, track), f" {name}"))
            owned = False
    return links


def rail(screen: TicketScreen, seen: Seen, track: int) -> Text:
    """A track between two cities: `–3R–`; a tunnel is `(3R)`, a ferry `~3any~`."""
    board = seen.board
    color = int(board.color[track])
    dash = screen.marks.dash
    left, right = "()" if board.tunnel[track] else "~~" if board.symbols[track] else (dash, dash)
    letter = screen.words("any-color") if color == GREY else LETTER[CARDS[color]]
    style = STYLES["gray" if color == GREY else CARDS[color]]
    return Text.assemble(left, (f"{board.length[track]}{letter}", style), right)


def progress(screen: TicketScreen, seen: Seen, ticket: str, way: Way | None) -> Text:
    """A ticket that is not done, and how many wagons it still takes."""
    name = Text(screen.tickets.ticket_name(ticket, screen.language), style="bold")
    if way is None:
        return Text.assemble(name, "  ", (screen.words("way-lost"), "red"))
    line = Text.assemble(name, "  ", screen.words("way", wagons=way["wagons"]))
    have = seen.wagons
    if way["wagons"] > have:
        line.append("  ").append(screen.words("way-too-long", wagons=have), style="red")
    return line


def links(screen: TicketScreen, seen: Seen, way: Way | None) -> RenderableType:
    """The way a ticket could still take."""
    return Flow(chain(screen, seen, way) if way else [], gap=1)


def tickets(screen: TicketScreen, seen: Seen) -> list[RenderableType]:
    """The seat's tickets with their progress."""
    held = seen.view["tickets"]
    if not held:
        return []
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=3, justify="right")
    table.add_column()
    for ticket in sorted(held, key=lambda ticket: (ticket["done"], -abs(ticket["points"]))):
        if ticket["done"]:
            name = screen.tickets.ticket_name(ticket["ticket"], screen.language)
            done = f"{name}  {screen.words('way-done', points=ticket['points'])}"
            table.add_row(Text(screen.marks.done, style="bold green"), Text(done, style="green"))
        else:
            way = seen.facts["ways"][ticket["ticket"]]
            mark = screen.marks.open if way else screen.marks.lost
            table.add_row(mark, progress(screen, seen, ticket["ticket"], way))
            if way:
                table.add_row("", links(screen, seen, way))
    return [titled(screen.words("tickets"), table)]


def standings(screen: TicketScreen, race: Race) -> list[Text]:
    """A count per seat, the leaders in bold."""
    told = []
    for seat, count in enumerate(race["counts"]):
        style = seat_style(seat) + (" bold" if seat in race["leaders"] else "")
        mark = screen.marks.seats[seat % len(screen.marks.seats)]
        told.append(Text(f"{mark} {'?' if count is None else count}", style=style))
    return told


def races(rows: list[tuple[str, str, list[Text]]]) -> RenderableType:
    """Names, points and counts: lined up, or one after the other where that is too wide."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        table.add_column(no_wrap=True)
    for name, points, counts in rows:
        table.add_row(f"  {name}", Text(points, style="dim"), Text("   ").join(counts))
    narrow = [Flow([Text.assemble(name, (f" {points}", "dim")), *counts], gap=1) for name, points, counts in rows]
    return Fitting(table, Group(*narrow))


def goals(screen: TicketScreen, seen: Seen, explained: bool) -> list[RenderableType]:
    """The goals in play (and the longest path where it always counts), with what is public of the race."""
    rows: list[tuple[str, str, list[Text]]] = []
    about: list[RenderableType] = []
    for goal, race in zip(seen.view["goals"], seen.facts["goals"], strict=True):
        points = f"+{goal['points']}"
        if goal["assumed"]:
            points += f" ({say(screen.language, 'assumed-mark')})"
        name = screen.tickets.goal_name(goal["goal"], screen.language)
        rows.append((name, points, standings(screen, race)))
        if explained:
            counts = screen.tickets.goal_about(goal["goal"], screen.language)
            about.append(Padding(Text(f"{name}: {counts}", style="dim"), (0, 0, 0, 2)))
    if "globetrotter" in seen.facts:
        most = standings(screen, seen.facts["globetrotter"])
        rows.append((screen.family("points-globetrotter"), f"+{seen.board.globetrotter}", most))
    if seen.board.longest_path > 0:
        path = standings(screen, seen.facts["longest_path"])
        rows.append((screen.family("points-longest-path"), f"+{seen.board.longest_path}", path))
    return [titled(screen.words("goals"), Group(races(rows), *about))] if rows else []


def passengers(screen: TicketScreen, seen: Seen) -> list[RenderableType]:
    """Who has how many passengers of every colour; the most of them bring points, and the second most."""
    if "passengers" not in seen.facts:
        return []
    rows: list[tuple[str, str, list[Text]]] = []
    for color, told in seen.facts["passengers"].items():
        race: Race = {"counts": [*told["counts"]], "leaders": told["first"]}
        rows.append((say(screen.language, f"passenger-{color}"), "", standings(screen, race)))
    points = f"+{seen.board.most_passengers} / +{seen.board.second_most}"
    return [titled(f"{screen.words('passengers')}  {points}", races(rows))]


def tunnel(screen: TicketScreen, seen: Seen) -> list[RenderableType]:
    """The tunnel attempt under way."""
    facts = seen.view["tunnel"]
    if facts is None:
        return []
    line = Text(screen.words("tunnel", track=screen.tickets.track_name(facts["track"], screen.language)), style="bold")
    laid = Text.assemble("  ", screen.words("tunnel-laid"), " ", payment(facts["laid"], screen.language))
    shown = Text.assemble("  ", screen.words("tunnel-revealed"), " ", payment(facts["revealed"], screen.language))
    return [line, laid, shown, Text(f"  {screen.words('tunnel-owes', n=facts['owes'])}", style="bold")]


def short_tunnel(screen: TicketScreen, seen: Seen) -> list[RenderableType]:
    """The tunnel attempt under way, in as few lines as it takes."""
    facts, words = seen.view["tunnel"], screen.words
    if facts is None:
        return []
    line = Text(words("tunnel", track=screen.tickets.track_name(facts["track"], screen.language)), style="bold")
    laid = Text.assemble(words("tunnel-laid"), " ", short_payment(facts["laid"]))
    shown = Text.assemble(words("tunnel-revealed"), " ", short_payment(facts["revealed"]))
    return [Flow([line, laid, shown, Text(words("tunnel-owes", n=facts["owes"]), style="bold")])]
