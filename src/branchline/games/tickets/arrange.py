"""Positions set up by hand: whose tracks, which hands, tickets and face-up cards; the rest is in the piles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.errors import BadOption
from branchline.games.tickets.board import CARDS, KINDS
from branchline.games.tickets.claiming import place_wagons
from branchline.games.tickets.codes import LONG
from branchline.games.tickets.deck import refill_row, reshuffle
from branchline.games.tickets.state import EMPTY, ON_TOP, OUT, TURN, State
from branchline.games.tickets.ticket_mixes import put_back

ENTRIES = ("hands", "row", "discard", "tracks", "tickets", "to_move")


def arrange(s: Any, given: Mapping[str, Any]) -> None:
    """Make a dealt position the one that is told; raises BadOption for what cannot be."""
    unknown = [name for name in given if name not in ENTRIES]
    if unknown:
        raise BadOption(f"a position here has {', '.join(ENTRIES)}, not {unknown[0]!r}")
    board = s.board
    tracks = given.get("tracks", {})
    if not isinstance(tracks, Mapping):
        raise BadOption(f"tracks are written {{'{board.track_ids[0]}': 0}}: whose each is")
    lay_tracks(s, {index(board.track_ids, id, "track"): seat(s, owner) for id, owner in tracks.items()})
    hands = per_seat(s, given.get("hands", []), "hands")
    lay_cards(s, [counts(hand) for hand in hands], given.get("row", []), counts(given.get("discard", {})))
    held = per_seat(s, given.get("tickets", []), "tickets")
    lay_tickets(s, [[index(board.ticket_ids, id, "ticket") for id in own] for own in held])
    s.to_move = seat(s, given.get("to_move", 0))
    s.phase = TURN


def seat(s: State, value: Any) -> int:
    """A seat number of this table."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < s.players:
        raise BadOption(f"a seat is a number from 0 to {s.players - 1}, not {value!r}")
    return value


def per_seat(s: State, given: Any, what: str) -> list[Any]:
    """An entry for every seat; those left out have nothing."""
    if not isinstance(given, list) or len(given) > s.players:
        raise BadOption(f"{what} are a list with an entry for each of {s.players} seats")
    return [*given, *({} if what == "hands" else [] for _ in range(s.players - len(given)))]


def index(known: list[str], id: Any, what: str) -> int:
    """The number of a track or ticket."""
    if id not in known:
        near = get_close_matches(str(id), known, n=3)
        raise BadOption(f"there is no {what} {id!r}" + (f"; there are {', '.join(near)}" if near else ""))
    return known.index(id)


def counts(cards: Any) -> list[int]:
    """Counts by kind of `{"red": 3}`."""
    if not isinstance(cards, Mapping):
        raise BadOption(f"cards are written {{'red': 3}}, not {cards!r}")
    for card, n in cards.items():
        if card not in CARDS or not isinstance(n, int) or n < 0:
            raise BadOption(f"cards are numbers of {', '.join(CARDS)}, not {card!r}: {n!r}")
    return [cards.get(card, 0) for card in CARDS]


def lay_tracks(s: Any, owners: Mapping[int, int]) -> None:
    """Wagons on the board, with their points."""
    for track, owner in owners.items():
        if not s.is_open(track, owner):
            raise BadOption(
                f"seat {owner} cannot own {s.board.track_ids[track]}: it is closed by other tracks beside it"
            )
        if s.board.length[track] > s.wagons[owner]:
            raise BadOption(f"seat {owner} has not wagons enough for all these tracks")
        place_wagons(s, owner, track)
        s.score[owner] += s.board.points[s.board.length[track]]


def lay_cards(s: Any, hands: list[list[int]], row: Iterable[Any], discard: list[int]) -> None:
    """Train cards; what is named nowhere is in the deck, and the row is filled from it."""
    faces = [list(CARDS).index(card) if card in CARDS else -2 for card in row]
    if -2 in faces or len(faces) > s.board.row:
        raise BadOption(f"the row has up to {s.board.row} cards of {', '.join(CARDS)}")
    for kind, card in enumerate(CARDS):
        there = s.board.locomotives if kind == KINDS - 1 else s.board.per_color
        used = discard[kind] + faces.count(kind) + sum(hand[kind] for hand in hands)
        if used > there:
            raise BadOption(f"there are {there} {card} cards, and {used} are laid out")
        s.deck[kind] = there - used
        s.discard[kind] = discard[kind]
        s.fresh[kind] = there - faces.count(kind) - discard[kind]
        for at, hand in enumerate(hands):
            s.hands[at * KINDS + kind] = s.blind[at * KINDS + kind] = hand[kind]
            s.shown[at * KINDS + kind] = 0
    s.deck_size, s.discard_size = sum(s.deck), sum(discard)
    s.row = vec[i64]([*faces, *([int(EMPTY)] * (s.board.row - len(faces)))])
    reshuffle(s)
    refill_row(s)


def lay_tickets(s: Any, held: list[list[int]]) -> None:
    """Tickets in hands; all others are in the deck again, but long ones that only the deal gives."""
    board = s.board
    s.ticket_log, s.under, s.under_at = vec[i64](), vec[i64](), 0
    for at in range(len(s.offer)):
        s.offer[at] = EMPTY
    for at in range(s.players):
        s.offer_size[at] = s.chosen[at] = 0
    if board.mixes:
        s.deck_left = vec[i64]([0, 0])
    everybody = [ticket for own in held for ticket in own]
    if len(set(everybody)) < len(everybody):
        raise BadOption("a ticket is held twice")
    for ticket in range(board.tickets()):
        dealt_only = board.long_deal > 0 and board.ticket_deck[ticket] == LONG
        s.ticket_at[ticket] = OUT if dealt_only else ON_TOP
        if ticket not in everybody and not dealt_only:
            put_back(s, board.ticket_deck[ticket])
    for owner, own in enumerate(held):
        for ticket in own:
            s.ticket_at[ticket] = owner
        if own:
            entry = [owner, len(own), *own, (1 << len(own)) - 1]
            for number in entry:
                s.ticket_log = append(s.ticket_log, number)
    s.on_top = sum(1 for where in s.ticket_at if where == ON_TOP)
