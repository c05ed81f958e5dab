"""Positions set up by hand: whose tracks, hands, tickets, passengers and what is built; the rest is in the piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.core.arguments import shown
from branchline.core.errors import BadOption
from branchline.games.tickets.board import CARDS, KINDS
from branchline.games.tickets.claiming import place_wagons
from branchline.games.tickets.codes import LONG
from branchline.games.tickets.deck import refill_row, reshuffle
from branchline.games.tickets.mechanics.registry import in_play
from branchline.games.tickets.state import EMPTY, ON_TOP, OUT, TURN, State
from branchline.games.tickets.ticket_mixes import put_back

ENTRIES = ("hands", "row", "discard", "tracks", "tickets", "to_move")
PASSENGERS = ("passengers", "carried")
MOST = 999
"""No box has more of anything."""


def arrange(s: Any, given: Mapping[str, Any]) -> None:
    """Make a dealt position the one that is told; raises BadOption for what cannot be."""
    board = s.board
    builders = [mechanic for mechanic in in_play(board) if mechanic.entry]
    entries = [*ENTRIES, *(each.entry for each in builders), *(PASSENGERS if board.passenger_colors else [])]
    unknown = [name for name in given if name not in entries]
    if unknown:
        raise BadOption(f"a position here has {', '.join(entries)}, not {shown(unknown[0])}")
    lay_tracks(s, owners(s, given.get("tracks", {}), board.track_ids, "track"))
    for mechanic in builders:
        for city, owner in owners(s, given.get(mechanic.entry, {}), board.city_ids, "city").items():
            mechanic.put(s, owner, city)
    if board.passenger_colors:
        lay_passengers(s, given.get("passengers"), per_seat(s, given.get("carried", []), "carried"))
    hands = per_seat(s, given.get("hands", []), "hands")
    lay_cards(
        s,
        [counts(hand) for hand in hands],
        listed(given.get("row", []), "cards of the row"),
        counts(given.get("discard", {})),
    )
    held = per_seat(s, given.get("tickets", []), "tickets")
    lay_tickets(s, [[index(board.ticket_ids, id, "ticket") for id in listed(own, "tickets")] for own in held])
    s.to_move = seat(s, given.get("to_move", 0))
    s.phase = TURN


def seat(s: State, value: Any) -> int:
    """A seat number of this table."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < s.players:
        raise BadOption(f"a seat is a number from 0 to {s.players - 1}, not {shown(value)}")
    return value


def per_seat(s: State, given: Any, what: str) -> list[Any]:
    """An entry for every seat; those left out have nothing."""
    if not isinstance(given, list) or len(given) > s.players:
        raise BadOption(f"{what} are a list with an entry for each of {s.players} seats")
    return [*given, *([] if what == "tickets" else {} for _ in range(s.players - len(given)))]


def listed(given: Any, what: str) -> list[Any]:
    """A list of things."""
    if not isinstance(given, list):
        raise BadOption(f"{what} are a list, not {shown(given)}")
    return given


def owners(s: State, given: Any, known: list[str], what: str) -> dict[int, int]:
    """Whose each track or city is."""
    if not isinstance(given, Mapping):
        raise BadOption(f"{what} and seat are written {{'{known[0]}': 0}}: whose each is")
    return {index(known, id, what): seat(s, owner) for id, owner in given.items()}


def index(known: list[str], id: Any, what: str) -> int:
    """The number of a track or ticket."""
    if id not in known:
        near = get_close_matches(str(id), known, n=3)
        raise BadOption(f"there is no {what} {shown(id)}" + (f"; there are {', '.join(near)}" if near else ""))
    return known.index(id)


def counts(given: Any, kinds: Sequence[str] = CARDS, what: str = "cards") -> list[int]:
    """Counts by kind of `{"red": 3}`."""
    if not isinstance(given, Mapping):
        raise BadOption(f"{what} are written {{'red': 3}}, not {shown(given)}")
    for kind, n in given.items():
        if kind not in kinds or not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= MOST:
            raise BadOption(f"{what} are numbers up to {MOST} of {', '.join(kinds)}, not {shown(kind)}: {shown(n)}")
    return [given.get(kind, 0) for kind in kinds]


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


def lay_passengers(s: Any, told: Any, carried: list[Any]) -> None:
    """Passengers with the seats, and those who wait: as told, or those drawn without as many as are carried."""
    colors = s.board.passenger_colors
    held = [counts(own, colors, "passengers") for own in carried]
    s.carried = vec[i64]([n for own in held for n in own])
    if told is not None:
        if not isinstance(told, Mapping):
            raise BadOption(f"passengers who wait are written {{'{s.board.place_ids[0]}': {{'{colors[0]}': 1}}}}")
        there = {index(s.board.place_ids, id, "place"): counts(some, colors, "passengers") for id, some in told.items()}
        nobody = [0] * len(colors)
        s.waiting = vec[i64]([n for place in range(len(s.board.passengers)) for n in there.get(place, nobody)])
        return
    for color in range(len(colors)):
        left = sum(own[color] for own in held)
        for place in range(len(s.board.passengers)):
            taken = min(left, s.waiting[place * len(colors) + color])
            s.waiting[place * len(colors) + color] -= taken
            left -= taken


def lay_cards(s: Any, hands: list[list[int]], row: list[Any], discard: list[int]) -> None:
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
