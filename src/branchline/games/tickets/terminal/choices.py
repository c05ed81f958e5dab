"""The menu: legal moves by kind, claims folded by track with the cheapest payment first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from branchline.core.game import Game
from branchline.core.moves import Move
from branchline.core.text import say
from branchline.games.tickets.any_cards import wastes_substitutes, wastes_threes
from branchline.games.tickets.board import CARDS, GREY, Board
from branchline.games.tickets.codes import payment_of
from branchline.games.tickets.ferries import wasteful
from branchline.games.tickets.terminal.cards import LETTER, STYLES, chip, payment, price, short_payment
from branchline.games.tickets.terminal.facts import links, progress
from branchline.games.tickets.terminal.mechanics import LINES_SHOWN, SHOWN
from branchline.games.tickets.terminal.seen import Seen
from branchline.terminal.menu import Choice, Group, Menu

if TYPE_CHECKING:
    from branchline.games.tickets.terminal import TicketScreen


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
            groups.append(claims(screen, seen, moves, heading, unfold))
        elif name == "keep":
            groups.append(offer(screen, seen, heading))
        else:
            listed = [Group(heading, [Choice(str(move), label(screen, move)) for move in moves])]
            told = [shown.group(screen, seen, moves, heading, unfold) for shown in SHOWN if shown.verb == name]
            groups += [group for group in told if group] or listed
    return Menu(groups)


def label(screen: TicketScreen, move: Move) -> Text:
    """A move that needs no columns."""
    params = move.params
    if "card" in params:
        return chip(params["card"], screen.language)
    if "passenger" in params:
        place = screen.tickets.place_name(params["place"], screen.language)
        return Text(f"{place}: {say(screen.language, 'passenger-' + params['passenger'])}")
    if "short" in params:
        return Text(screen.words("move-mix", short=params["short"], long=params["long"]))
    if "cards" in params:
        return Text.assemble(screen.words("move-pay"), " ", payment(params["cards"], screen.language))
    return Text(screen.words(f"move-{str(move).replace(' ', '-')}"))


def offer(screen: TicketScreen, seen: Seen, heading: str) -> Group:
    """The tickets to choose from, with the way each would take; their numbers are those of `keep`."""
    tickets = seen.view["offer"]
    choices = []
    for number, ticket in enumerate(tickets, 1):
        way = seen.facts["ways"][ticket]
        choices.append(Choice(f"keep {number}", progress(screen, seen, ticket, way), below=links(screen, seen, way)))
    return Group(heading, choices, screen.words("keep-how") if len(tickets) > 1 else "")


def is_wasteful(board: Board, move: Move) -> bool:
    """Whether fewer of the same cards would pay the same track."""
    track = board.track_by_id[move.params["track"]]
    if board.any_cards[track]:
        return wastes_substitutes(board.length[track], board.any_cards[track], payment_of(move.code))
    if board.takes_any_cards(track):
        return wastes_threes(board.ferry(track), payment_of(move.code))
    return board.symbols[track] > 0 and wasteful(board.ferry(track), payment_of(move.code))


def claims(screen: TicketScreen, seen: Seen, moves: list[Move], heading: str, unfold: str) -> Group:
    """Claims, one line per track; unfolding `claim` shows all tracks, a track all its payments."""
    board = seen.board
    wanted = seen.wanted()
    by_track: dict[str, list[Move]] = {}
    for move in moves:
        by_track.setdefault(move.params["track"], []).append(move)
    name, _, every = unfold.partition(" ")
    if name in by_track:
        return payments(screen, seen, by_track[name], heading, every == "all")
    numbers = {track: board.track_by_id[track] for track in by_track}
    order = sorted(by_track, key=lambda id: (id not in wanted, -board.length[numbers[id]], id))
    shown = order if unfold == "claim" else order[:LINES_SHOWN]
    thrifty = {track: by_cost(seen, by_track[track]) for track in shown}
    lines = [line(screen, seen, wanted, thrifty[track][0], len(thrifty[track]) - 1) for track in shown]
    notes = []
    if len(shown) < len(order):
        notes.append(screen.words("more-tracks", n=len(order) - len(shown)))
    if any(len(thrifty[track]) > 1 for track in shown):
        notes.append(screen.words("more-ways"))
    return Group(heading, lines, "\n".join(notes))


def by_cost(seen: Seen, moves: list[Move], every: bool = False) -> list[Move]:
    """The claims of one track, the cheapest first, without those that waste cards unless all are wanted."""
    kept = moves if every else [move for move in moves if not is_wasteful(seen.board, move)]
    return sorted(kept, key=lambda move: price(move.params["cards"], seen.view["hand"]))


def payments(screen: TicketScreen, seen: Seen, moves: list[Move], heading: str, every: bool) -> Group:
    """All ways to pay one track, those that waste cards only on demand."""
    shown = by_cost(seen, moves, every)
    left_out = len(moves) - len(shown)
    track = moves[0].params["track"]
    note = screen.words("more-wasteful", n=left_out, track=track) if left_out else ""
    if seen.board.takes_any_cards(seen.board.track_by_id[track]):
        note = screen.words("more-payments")
    name = screen.tickets.track_name(track, screen.language)
    choices = [Choice(str(move), short_payment(move.params["cards"])) for move in shown]
    return Group(f"{heading}: {name}", choices, note, below=True)


def line(screen: TicketScreen, seen: Seen, wanted: set[str], move: Move, others: int) -> Choice:
    """A claim in columns: track, length and colour, what is special, points, payment, other ways to pay."""
    board = seen.board
    params: dict[str, Any] = move.params
    track = board.track_by_id[params["track"]]
    star = f"{screen.marks.wanted} " if params["track"] in wanted else ""
    name = Text(star + screen.tickets.track_name(params["track"], screen.language), style="bold" if star else "")
    points = Text(f"+{board.points[board.length[track]]}")
    more = Text(screen.words("other-ways", n=others) if others else "", style="dim")
    facts = (short_spaces(screen, board, track), special(screen, board, track, brief=True), points)
    return Choice(str(move), name, (*facts, short_payment(params["cards"]), more))


def short_spaces(screen: TicketScreen, board: Board, track: int) -> Text:
    """Length and colour letter of a track."""
    color = int(board.color[track])
    letter = screen.words("any-color") if color == GREY else LETTER[CARDS[color]]
    return Text(f" {board.length[track]} {letter} ", style=STYLES["gray" if color == GREY else CARDS[color]])


def spaces(screen: TicketScreen, board: Board, track: int) -> Text:
    """Length and colour of a track."""
    any_color = Text(f" {screen.words('any-color')} ", style=STYLES["gray"])
    color = int(board.color[track])
    return Text.assemble(f"{board.length[track]} ", any_color if color == GREY else chip(CARDS[color], screen.language))


def special(screen: TicketScreen, board: Board, track: int, brief: bool = False) -> Text:
    """Tunnel, ferry with its symbols, bonus cards."""
    words = screen.words
    marks = []
    if board.tunnel[track]:
        marks.append(words("is-tunnel"))
    if board.symbols[track]:
        marks.append(words("is-ferry", n=int(board.symbols[track])))
    if board.any_cards[track]:
        marks.append(words("is-any-cards", n=int(board.any_cards[track])))
    if board.bonus[track]:
        marks.append(f"+{board.bonus[track]}" if brief else words("has-bonus", n=int(board.bonus[track])))
    return Text(" ".join(marks))
