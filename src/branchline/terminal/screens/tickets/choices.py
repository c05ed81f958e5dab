"""The menu: legal moves by kind, claims folded by track with the cheapest payment first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.text import Text

from branchline.core.game import Game
from branchline.core.moves import Move
from branchline.games.tickets.board import CARDS, GREY, Board
from branchline.games.tickets.ferries import wasteful
from branchline.terminal.menu import Choice, Group, Menu
from branchline.terminal.screens.tickets.cards import STYLES, chip, payment
from branchline.terminal.screens.tickets.facts import way_text
from branchline.terminal.screens.tickets.seen import Seen
from branchline.terminal.screens.tickets.ways import wanted_tracks, way_of

if TYPE_CHECKING:
    from branchline.terminal.screens.tickets import TicketScreen

TRACKS_SHOWN = 8
"""More tracks than this are folded away until asked for."""


def menu(screen: TicketScreen, game: Game, unfold: str) -> Menu:
    """All legal moves of the player to move, in the order of a turn."""
    by_group: dict[str, list[Move]] = {}
    for move in game.legal_moves():
        by_group.setdefault(move.group, []).append(move)
    seen = Seen(game, game.to_move)
    groups: list[Group] = []
    for name, moves in by_group.items():
        heading = screen.family(f"group-{name}")
        if name == "claim":
            groups += claims(screen, seen, moves, heading, unfold)
        elif name == "keep":
            groups.append(offer(screen, seen, heading))
        else:
            groups.append(Group(heading, [Choice(str(move), (label(screen, move),)) for move in moves]))
    return Menu(groups)


def label(screen: TicketScreen, move: Move) -> Text:
    """A move that needs no columns."""
    params = move.params
    if "card" in params:
        return chip(params["card"], screen.language)
    if "cards" in params:
        return Text.assemble(screen.words("move-pay"), " ", payment(params["cards"], screen.language))
    return Text(screen.words(f"move-{str(move).replace(' ', '-')}"))


def offer(screen: TicketScreen, seen: Seen, heading: str) -> Group:
    """The tickets to choose from, with the way each would take; their numbers are those of `keep`."""
    tickets = seen.view["offer"]
    choices = []
    for number, ticket in enumerate(tickets, 1):
        name = Text(screen.tickets.ticket_name(ticket, screen.language), style="bold")
        choices.append(Choice(f"keep {number}", (name, way_text(screen, seen, way_of(seen, ticket)))))
    return Group(heading, choices, screen.words("keep-how") if len(tickets) > 1 else "")


def cost(cards: Mapping[str, int], hand: Mapping[str, int]) -> tuple[int, int]:
    """How dear a payment is: a locomotive counts as two cards, then cards of a large stock go first."""
    spare = sum(n * hand.get(card, 0) for card, n in cards.items())
    return sum(cards.values()) + cards.get("loco", 0), -spare


def is_wasteful(board: Board, move: Move) -> bool:
    """Whether fewer of the same cards would pay the same ferry."""
    track = board.track_by_id[move.params["track"]]
    symbols = int(board.symbols[track])
    return symbols > 0 and wasteful(move.code >> 16, symbols, board.length[track] - symbols, board.pair_for_symbol)


def claims(screen: TicketScreen, seen: Seen, moves: list[Move], heading: str, unfold: str) -> list[Group]:
    """Claims: one line per track; `more claim` unfolds the tracks, `more TRACK` the payments of one."""
    board = seen.board
    wanted = wanted_tracks(seen)
    by_track: dict[int, list[Move]] = {}
    for move in moves:
        by_track.setdefault(board.track_by_id[move.params["track"]], []).append(move)
    for track, ways in by_track.items():
        ways.sort(key=lambda move: cost(move.params["cards"], seen.view["hand"]))
        if unfold != "wasteful":
            by_track[track] = [move for move in ways if not is_wasteful(board, move)]
    order = sorted(by_track, key=lambda track: (track not in wanted, -board.length[track], board.track_ids[track]))
    one = [track for track in order if board.track_ids[track] == unfold]
    if one:
        return [Group(heading, [line(screen, seen, wanted, move, 0) for move in by_track[one[0]]])]
    if unfold in ("claim", "wasteful"):
        every = [line(screen, seen, wanted, move, 0) for track in order for move in by_track[track]]
        return [Group(heading, every, "" if unfold == "wasteful" else screen.words("more-wasteful"))]
    shown = [line(screen, seen, wanted, by_track[t][0], len(by_track[t]) - 1) for t in order[:TRACKS_SHOWN]]
    several = any(len(ways) > 1 for ways in by_track.values())
    return [Group(heading, shown, claims_note(screen, len(order) - len(shown), several))]


def claims_note(screen: TicketScreen, tracks: int, ways: bool) -> str:
    """What `more` would show."""
    if tracks:
        return screen.words("more-tracks", n=tracks)
    return screen.words("more-ways") if ways else ""


def line(screen: TicketScreen, seen: Seen, wanted: set[int], move: Move, others: int) -> Choice:
    """A claim in columns: track, colour and length, points, payment, other ways to pay."""
    board = seen.board
    params: dict[str, Any] = move.params
    track = board.track_by_id[params["track"]]
    star = f"{screen.marks.wanted} " if track in wanted else ""
    name = Text(star + screen.tickets.track_name(params["track"], screen.language), style="bold" if star else "")
    points = screen.words("points", n=int(board.points[board.length[track]]))
    cards = payment(params["cards"], screen.language)
    more = Text(screen.words("other-ways", n=others) if others else "", style="dim")
    return Choice(str(move), (name, kind(screen, board, track), Text(points), cards, more))


def kind(screen: TicketScreen, board: Board, track: int) -> Text:
    """Length and colour of a track, and what is special about it."""
    words = screen.words
    grey = board.color[track] == GREY
    any_color = Text(f" {words('any-color')} ", style=STYLES["gray"])
    color = any_color if grey else chip(CARDS[board.color[track]], screen.language)
    text = Text.assemble(f"{board.length[track]} ", color)
    if board.tunnel[track]:
        text.append(f" {words('is-tunnel')}")
    if board.symbols[track]:
        text.append(f" {words('is-ferry', n=int(board.symbols[track]))}")
    if board.bonus[track]:
        text.append(f" +{board.bonus[track]}")
    return text
