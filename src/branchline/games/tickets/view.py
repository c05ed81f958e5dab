"""What a seat may know, built from nothing upward: nothing is here that is not put here."""

# compile: mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.position import NOBODY
from branchline.games.tickets.board import CARDS, KINDS
from branchline.games.tickets.card_text import cards_of
from branchline.games.tickets.codes import LONG, SHORT, long_in, short_in
from branchline.games.tickets.destinations import best_link, cheapest
from branchline.games.tickets.mechanics.registry import in_play, lend
from branchline.games.tickets.notation import kept_numbers
from branchline.games.tickets.passengers import of_colors
from branchline.games.tickets.state import (
    ANNOUNCING,
    BOARDING,
    CHOOSING,
    EMPTY,
    OFFER_WIDTH,
    OVER,
    TUNNEL,
    State,
    filled,
)
from branchline.games.tickets.ticket_mixes import counts_by_deck

if TYPE_CHECKING:
    from branchline.games.tickets.schema import (
        Cards,
        HeldTicket,
        LastRound,
        Mix,
        OwnView,
        Phase,
        SeatView,
        TunnelView,
        View,
    )

PHASES: Final[tuple[Phase, ...]] = (
    "choosing",
    "turn",
    "second-card",
    "keeping",
    "tunnel",
    "over",
    "announcing",
    "passenger",
)


def view_of(s: State, seat: i64) -> View:
    """Everything public, and what this seat alone may know."""
    view = shared_view(s)
    add_own(view, s, seat)
    return view


def shared_view(s: State) -> View:
    """Everything public, after the end everything; the place of `seat` is kept."""
    view: View = {
        "seat": None,
        "players": int(s.players),
        "phase": PHASES[s.phase],
        "to_move": int(s.to_move) if s.to_move != NOBODY else None,
        "first": int(s.first),
        "row": [CARDS[card] if card != EMPTY else None for card in s.row],
        "deck": int(s.deck_size),
        "discard": counts(s.discard, 0),
        "ticket_deck": int(s.ticket_deck()),
        "seats": public_seats(s),
        "goals": [
            {"goal": s.board.goal_ids[g], "points": int(s.board.goal_points[g]), "assumed": s.board.goal_assumed[g]}
            for g in s.goals
        ],
        "last_round": last_round(s),
        "tunnel": tunnel(s) if s.phase == TUNNEL else None,
    }
    if s.board.mixes:
        view["ticket_decks"] = {"short": int(s.deck_left[SHORT]), "long": int(s.deck_left[LONG])}
    if s.board.passenger_colors:
        view["passengers"] = waiting(s)
        view["boarding"] = s.board.place_ids[s.boarding] if s.phase == BOARDING else None
    if s.phase == OVER:
        view["hands"] = [counts(s.hands, other * KINDS) for other in range(s.players)]
        view["all_tickets"] = [held_tickets(s, other) for other in range(s.players)]
    return view


def own_view(s: State, seat: i64) -> OwnView:
    """Who is looking, and what this seat alone may know; a spectator has nothing of the kind."""
    view: OwnView = {"seat": None}
    add_own(view, s, seat)
    return view


def add_own(view: OwnView, s: State, seat: i64) -> None:
    """Put what this seat alone may know into a view."""
    if seat != NOBODY:
        view["seat"] = int(seat)
        view["hand"] = counts(s.hands, seat * KINDS)
        view["tickets"] = held_tickets(s, seat)
        view["offer"] = offered(s, seat)
        if s.phase == CHOOSING:
            view["chosen"] = kept_numbers(s.chosen[seat]) if s.chosen[seat] else None


def counts(cards: vec[i64], base: i64) -> Cards:
    """Cards as a count per kind."""
    out: Cards = {}
    for card in range(KINDS):
        n = cards[base + card]
        if n:
            out[CARDS[card]] = int(n)
    return out


def public_seats(s: State) -> list[SeatView]:
    """What everybody sees of the seats; how many tickets they kept only when all have chosen (A-24)."""
    board = s.board
    tracks: list[list[str]] = [[] for _ in range(s.players)]
    for track in range(board.tracks()):
        owner = s.owner[track]
        if owner != NOBODY:
            tracks[owner].append(board.track_ids[track])
    tickets = filled(s.players, 0)
    for at in s.ticket_at:
        if at >= 0 and at < s.players:
            tickets[at] += 1
    seats: list[SeatView] = [
        {
            "wagons": int(s.wagons[seat]),
            "score": int(s.score[seat]),
            "cards": int(s.hand_size(seat)),
            "shown": counts(s.shown, seat * KINDS),
            "tickets": int(tickets[seat]) if s.phase not in (ANNOUNCING, CHOOSING) else None,
            "offered": int(s.offer_size[seat]),
            "tracks": tracks[seat],
        }
        for seat in range(s.players)
    ]
    mechanics = in_play(board)
    for seat in range(s.players):
        if board.mixes:
            short, long = counts_by_deck(s, seat)
            seats[seat]["by_deck"] = {"short": short, "long": long} if s.phase not in (ANNOUNCING, CHOOSING) else None
            seats[seat]["announced"] = mix_now(s, seat)
        for mechanic in mechanics:
            mechanic.add_to_seat(s, seat, seats[seat])
    return seats


def mix_now(s: State, seat: i64) -> Mix | None:
    """The mix a seat has announced and not yet chosen from."""
    mix = s.mix[seat]
    return {"short": int(short_in(mix)), "long": int(long_in(mix))} if mix else None


def waiting(s: State) -> dict[str, dict[str, int]]:
    """The passengers who wait, place by place."""
    out: dict[str, dict[str, int]] = {}
    for place in range(len(s.board.passengers)):
        there = of_colors(s, s.waiting, place)
        if there:
            out[s.board.place_ids[place]] = there
    return out


def held_tickets(s: State, seat: i64) -> list[HeldTicket]:
    """The tickets of a seat, whether they are done, and what they are worth now."""
    out: list[HeldTicket] = []
    now = s.network
    if s.phase != OVER:
        lend(s, seat)
    for ticket in range(s.board.tickets()):
        if s.ticket_at[ticket] == seat:
            link = best_link(s, seat, ticket)
            out.append(
                {
                    "ticket": s.board.ticket_ids[ticket],
                    "done": link >= 0,
                    "points": int(s.board.ticket_value[link] if link >= 0 else -cheapest(s, ticket)),
                }
            )
    s.network = now
    return out


def offered(s: State, seat: i64) -> list[str]:
    """The tickets a seat may choose from, in the order `keep` numbers them."""
    return [s.board.ticket_ids[s.offer[seat * OFFER_WIDTH + i]] for i in range(s.offer_size[seat])]


def last_round(s: State) -> LastRound | None:
    """Who began the last round and how many turns are left of it."""
    if s.turns_left < 0:
        return None
    return {"seat": int(s.trigger), "turns_left": int(s.turns_left)}


def tunnel(s: State) -> TunnelView:
    """The tunnel attempt under way; all of it has been seen by all."""
    return {
        "track": s.board.track_ids[s.tunnel_track],
        "laid": cards_of(s.tunnel_laid),
        "revealed": cards_of(s.tunnel_shown),
        "owes": int(s.tunnel_owes),
    }
