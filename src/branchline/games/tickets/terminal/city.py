"""The map in words: the tracks around a city."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from branchline.core.errors import BadOption
from branchline.core.game import Game
from branchline.games.tickets.board import CARDS, GREY
from branchline.games.tickets.schema import Cards
from branchline.games.tickets.terminal.cards import price, short_payment
from branchline.games.tickets.terminal.choices import spaces, special
from branchline.games.tickets.terminal.facts import titled
from branchline.games.tickets.terminal.mechanics import shown_on
from branchline.games.tickets.terminal.seen import Seen
from branchline.terminal.console import seat_text

if TYPE_CHECKING:
    from branchline.games.tickets.terminal import TicketScreen


def folded(name: str) -> str:
    """A name as it may be typed: small letters without accents, blanks for everything else.

    >>> folded("Genève"), folded("la_chaux_de_fonds"), folded("Tromsø")
    ('geneve', 'la chaux de fonds', 'tromso')
    """
    plain = unicodedata.normalize("NFKD", name.lower().replace("ø", "o").replace("ł", "l"))
    letters = "".join(letter if letter.isalnum() else " " for letter in plain if not unicodedata.combining(letter))
    return " ".join(letters.split())


def find_city(screen: TicketScreen, name: str) -> str:
    """The id of the city a player means: its name, the beginning of it, or something close."""
    names: dict[str, str] = {}
    for city in screen.tickets.map.cities:
        names.setdefault(folded(city), city)
        names.setdefault(folded(screen.tickets.place_name(city, screen.language)), city)
    typed = folded(name)
    if typed in names:
        return names[typed]
    fitting = {city for known, city in names.items() if known.startswith(typed)}
    if len(fitting) == 1:
        return fitting.pop()
    if not fitting:
        fitting = {names[known] for known in get_close_matches(typed, names, n=3)}
    near = ", ".join(sorted(screen.tickets.place_name(city, screen.language) for city in fitting))
    raise BadOption(screen.words("city-near", name=name, near=near) if near else screen.words("city-none", name=name))


def find_tracks(screen: TicketScreen, name: str) -> list[str]:
    """The parallel tracks a player means by the names or ids of two cities, in either order, or the one numbered."""
    if name in screen.tickets.map.tracks:
        return [name]
    pair, _, number = name.partition("/")
    found: list[str] = []
    for track in screen.tickets.map.tracks:
        ends = track.partition("/")[0].split("-")
        spoken = [screen.tickets.place_name(end, screen.language) for end in ends]
        names = {folded(" ".join(two)) for two in (ends, ends[::-1], spoken, spoken[::-1])}
        if folded(pair) in names and number.strip() in ("", track.partition("/")[2]):
            found.append(track)
    return found


def neighbourhood(screen: TicketScreen, game: Game, seat: int, city: str) -> RenderableType:
    """Every track of a city: where it leads, length, colour, owner, and whether the seat can pay it now."""
    seen = Seen(game, seat)
    board = seen.board
    here = board.city_ids.index(city)
    payable = seen.payable()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for column in ("to", "spaces", "special", "owner", "pay"):
        table.add_column(screen.words(f"column-{column}"), no_wrap=column != "to")
    for track in range(board.tracks()):
        if here in (board.end_a[track], board.end_b[track]):
            there = int(board.end_b[track] if board.end_a[track] == here else board.end_a[track])
            number = board.track_ids[track].partition("/")[2]
            to = screen.tickets.place_name(board.city_ids[there], screen.language) + (f" ({number})" if number else "")
            table.add_row(
                to,
                spaces(screen, board, track),
                special(screen, board, track),
                owner(screen, game, seen, track),
                can_pay(screen, seen, track, payable),
            )
    heading = screen.tickets.place_name(city, screen.language)
    for shown in shown_on(board):
        about = shown.about_city(screen, game, seen, city)
        heading += f"  {about}" if about else ""
    return titled(heading, Padding(table, (0, 0, 0, 2)))


def owner(screen: TicketScreen, game: Game, seen: Seen, track: int) -> Text:
    """Who has the track, or whether it is open."""
    seat = seen.owner(track)
    if seat is not None:
        return seat_text(screen.marks, seat, screen.name(game, seat))
    return Text(screen.words("track-open")) if seen.is_open(track) else Text(screen.words("track-closed"), style="dim")


def can_pay(screen: TicketScreen, seen: Seen, track: int, payable: dict[int, list[Cards]]) -> Text:
    """The cheapest payment from this hand, or how many cards are missing."""
    if not seen.is_open(track):
        return Text("")
    if track in payable:
        return short_payment(min(payable[track], key=lambda cards: price(cards, seen.view["hand"])))
    board = seen.board
    if board.length[track] > seen.wagons:
        return Text(screen.words("pay-wagons"), style="dim")
    if board.symbols[track]:
        return Text(screen.words("pay-no"), style="dim")
    hand = seen.view["hand"]
    color = int(board.color[track])
    held = max((hand.get(card, 0) for card in CARDS[:GREY]), default=0) if color == GREY else hand.get(CARDS[color], 0)
    locos = hand.get("loco", 0) if board.takes_loco(track) else 0
    return Text(screen.words("pay-missing", n=int(board.length[track]) - held - locos), style="dim")
