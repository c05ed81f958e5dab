"""Moves and chance answers as text, both ways; the same in logs, records, terminal and API."""

# compile: mypyc

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from branchline.core.errors import BadRecord, MalformedMove
from branchline.core.position import bit
from branchline.games.tickets.board import CARDS, KINDS, LOCO, Board
from branchline.games.tickets.codes import (
    CLAIM,
    DRAW_DECK,
    DRAW_ROW,
    GOAL_ANSWER,
    KEEP,
    PASS,
    SEAT_ANSWER,
    STOP,
    TICKET_ANSWER,
    TICKETS,
    TUNNEL_DECLINE,
    TUNNEL_PAY,
)
from branchline.games.tickets.ferries import on_plain_spaces, plain_color
from branchline.games.tickets.state import NIBBLE, OFFER_WIDTH

if TYPE_CHECKING:
    from branchline.games.tickets.schema import Cards

SIMPLE = {
    "draw deck": DRAW_DECK,
    "tickets": TICKETS,
    "tunnel decline": TUNNEL_DECLINE,
    "stop": STOP,
    "pass": PASS,
}
SIMPLE_TEXT = {code: text for text, code in SIMPLE.items()}
GROUPS = ("pass", "draw", "draw", "claim", "tickets", "keep", "tunnel", "tunnel", "draw")
NUMBER = re.compile(r"[0-9]{1,2}", re.ASCII)


def move_text(board: Board, code: i64) -> str:
    """The canonical text of a move."""
    kind = code & 15
    if kind == DRAW_ROW:
        return "draw " + CARDS[code >> 4]
    if kind == CLAIM:
        track = code >> 4 & 4095
        return f"claim {board.track_ids[track]}: {claim_payment_text(board, track, code >> 16)}"
    if kind == KEEP:
        kept = [str(i + 1) for i in range(OFFER_WIDTH) if code >> (4 + i) & 1]
        return "keep " + " ".join(kept) if kept else "keep"
    if kind == TUNNEL_PAY:
        return "tunnel pay " + payment_text(code >> 16)
    return SIMPLE_TEXT[code]


def payment_text(payment: i64) -> str:
    """Cards as text: colours in their order, then locomotives."""
    parts = [f"{n} {CARDS[card]}" for card in range(KINDS) if (n := payment >> (4 * card) & NIBBLE)]
    return " ".join(parts)


def claim_payment_text(board: Board, track: i64, payment: i64) -> str:
    """A payment; on a ferry the cards for the symbols, `+`, the cards for the plain spaces."""
    symbols = board.symbols[track]
    plain = board.length[track] - symbols
    if symbols == 0 or plain == 0:
        return payment_text(payment)
    color = plain_color(payment, symbols, plain, board.pair_for_symbol)
    if color < 0:
        return payment_text(payment)
    locos = on_plain_spaces(payment, symbols, plain)
    on_plain = locos << (4 * LOCO)
    if color != LOCO:
        on_plain += (plain - locos) << (4 * color)
    return f"{payment_text(payment - on_plain)} + {payment_text(on_plain)}"


def move_code(board: Board, text: str) -> int:
    """The move a text means; capital letters and extra blanks do not matter."""
    words = " ".join(text.lower().split())
    if words in SIMPLE:
        return SIMPLE[words]
    if words.startswith("draw "):
        return int(DRAW_ROW | card_number(words[5:]) << 4)
    if words.startswith("claim "):
        name, colon, cards = words[6:].partition(":")
        if not colon:
            raise MalformedMove("a claim needs a colon and cards, as in 'claim a-b: 3 green 1 loco'")
        return int(CLAIM | find_track(board, name.strip()) << 4 | read_payment(cards.replace("+", " ")) << 16)
    if words == "keep" or words.startswith("keep "):
        return int(KEEP | read_mask(words[5:]) << 4)
    if words.startswith("tunnel pay "):
        return int(TUNNEL_PAY | read_payment(words[11:]) << 16)
    raise MalformedMove(
        f"'{shorten(text)}' is no move; moves are draw, claim, tickets, keep, tunnel pay, tunnel decline, stop, pass"
    )


def shorten(text: str) -> str:
    """A text fit to stand in an error."""
    line = " ".join(text.split())
    return line if len(line) <= 40 else line[:39] + "…"


def card_number(word: str) -> i64:
    """The card a word names."""
    for card in range(KINDS):
        if CARDS[card] == word:
            return card
    raise MalformedMove(f"'{shorten(word)}' is no train card; the cards are {', '.join(CARDS)}")


def find_track(board: Board, name: str) -> i64:
    """The track a text names; its ends may be written in either order."""
    known = board.track_by_id
    if name in known:
        return known[name]
    pair, slash, number = name.partition("/")
    first, dash, second = pair.partition("-")
    turned = f"{second}-{first}{slash}{number}"
    if dash and turned in known:
        return known[turned]
    if f"{pair}/1" in known or (dash and f"{second}-{first}/1" in known):
        raise MalformedMove(f"'{shorten(name)}' has parallel tracks; say which, as in '{shorten(pair)}/1'")
    for city in (first, second):
        if city not in board.city_ids:
            raise MalformedMove(f"there is no city '{shorten(city)}' on this map")
    raise MalformedMove(f"there is no track '{shorten(name)}' on this map")


def read_payment(text: str) -> i64:
    """Cards such as `3 green 1 loco`; a card named twice adds up."""
    words = text.split()
    if not words or len(words) % 2:
        raise MalformedMove("cards are written as number and card, as in '3 green 1 loco'")
    counts = [0] * int(KINDS)
    for i in range(0, len(words), 2):
        if not NUMBER.fullmatch(words[i]) or int(words[i]) == 0:
            raise MalformedMove(f"'{shorten(words[i])}' is no number of cards")
        counts[card_number(words[i + 1])] += int(words[i])
    payment: i64 = 0
    for card in range(KINDS):
        if counts[card] > NIBBLE:
            raise MalformedMove(f"no payment takes {counts[card]} cards of one kind")
        payment += i64(counts[card]) << (4 * card)
    return payment


def read_mask(text: str) -> i64:
    """The numbers of the kept tickets, as in `1 3`."""
    mask: i64 = 0
    for word in text.split():
        if not NUMBER.fullmatch(word) or not 1 <= int(word) <= OFFER_WIDTH:
            raise MalformedMove(f"'{shorten(word)}' is no number of an offered ticket, as in 'keep 1 3'")
        mask |= bit(int(word) - 1)
    return mask


def move_group(code: i64) -> str:
    """The kind of a move, for menus."""
    return GROUPS[code & 15]


def cards_of(payment: i64) -> Cards:
    """A payment as a count per card."""
    return {CARDS[card]: int(n) for card in range(KINDS) if (n := payment >> (4 * card) & NIBBLE)}


def move_params(board: Board, code: i64) -> dict[str, Any]:
    """The parts of a move as JSON-able facts."""
    kind = code & 15
    if kind == DRAW_ROW:
        return {"card": CARDS[code >> 4]}
    if kind == CLAIM:
        return {"track": board.track_ids[code >> 4 & 4095], "cards": cards_of(code >> 16)}
    if kind == KEEP:
        return {"keep": [int(i) for i in range(OFFER_WIDTH) if code >> (4 + i) & 1]}
    if kind == TUNNEL_PAY:
        return {"cards": cards_of(code >> 16)}
    return {}


def answer_text(board: Board, answer: i64) -> str:
    """A chance answer as it stands in records."""
    if answer < TICKET_ANSWER:
        return CARDS[answer]
    if answer < SEAT_ANSWER:
        return "ticket:" + board.ticket_ids[answer - TICKET_ANSWER]
    if answer < GOAL_ANSWER:
        return f"seat:{answer - SEAT_ANSWER}"
    return "goal:" + board.goal_ids[answer - GOAL_ANSWER]


def answer_code(board: Board, text: str) -> int:
    """The chance answer a text means."""
    kind, colon, name = text.partition(":")
    if not colon and text in CARDS:
        return CARDS.index(text)
    if kind == "ticket" and name in board.ticket_ids:
        return int(TICKET_ANSWER) + board.ticket_ids.index(name)
    if kind == "seat" and name in ("0", "1", "2", "3", "4"):
        return int(SEAT_ANSWER) + int(name)
    if kind == "goal" and name in board.goal_ids:
        return int(GOAL_ANSWER) + board.goal_ids.index(name)
    raise BadRecord(f"'{shorten(text)}' is no card, ticket, goal or seat of this game")
