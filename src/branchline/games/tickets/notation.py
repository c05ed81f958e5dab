"""Moves and chance answers as text, both ways; the same in logs, records, terminal and API."""

# compile: mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from branchline.core.errors import BadRecord, MalformedMove
from branchline.core.position import bit
from branchline.games.tickets.board import CARDS, LOCO, Board
from branchline.games.tickets.card_text import NUMBER, added, card_number, cards_of, payment_text, read_payment, shorten
from branchline.games.tickets.codes import (
    CLAIM,
    DRAW_DECK,
    DRAW_ROW,
    GOAL_ANSWER,
    KEEP,
    PASS,
    PASSENGER_ANSWER,
    SEAT_ANSWER,
    STOP,
    TICKET_ANSWER,
    TICKETS,
    TUNNEL_DECLINE,
    TUNNEL_PAY,
    card_of,
    claim_code,
    draw_code,
    extra_code,
    goal_answer,
    goal_of,
    has,
    keep_code,
    kind_of,
    long_in,
    mask_of,
    mix_code,
    mix_of,
    of_kind,
    passenger_answer,
    passenger_of,
    payment_of,
    seat_answer,
    seat_of,
    short_in,
    ticket_answer,
    ticket_of,
    track_of,
)
from branchline.games.tickets.ferries import on_plain_spaces, plain_color
from branchline.games.tickets.mechanics.registry import in_play, mechanic_of
from branchline.games.tickets.state import OFFER_WIDTH

if TYPE_CHECKING:
    pass

SIMPLE = {
    "draw deck": DRAW_DECK,
    "tickets": TICKETS,
    "tunnel decline": TUNNEL_DECLINE,
    "stop": STOP,
    "pass": PASS,
}
SIMPLE_TEXT = {code: text for text, code in SIMPLE.items()}
GROUPS = ("pass", "draw", "draw", "claim", "tickets", "keep", "tunnel", "tunnel", "draw")


def move_text(board: Board, code: i64) -> str:
    """The canonical text of a move."""
    kind = kind_of(code)
    if kind == DRAW_ROW:
        return "draw " + CARDS[card_of(code)]
    if kind == CLAIM:
        track = track_of(code)
        return f"claim {board.track_ids[track]}: {claim_payment_text(board, track, payment_of(code))}"
    if kind == KEEP:
        return " ".join(["keep", *(str(number) for number in kept_numbers(mask_of(code)))])
    if kind == TUNNEL_PAY:
        return "tunnel pay " + payment_text(payment_of(code))
    if kind == TICKETS and mix_of(code):
        return "tickets " + " ".join(f"{n} {name}" for name, n in mix_params(mix_of(code)).items() if n)
    mechanic = mechanic_of(kind)
    return SIMPLE_TEXT[code] if mechanic is None else f"{mechanic.verb} {mechanic.text(board, code)}"


def mix_params(mix: i64) -> dict[str, int]:
    """A mix of tickets as a count per deck."""
    return {"short": int(short_in(mix)), "long": int(long_in(mix))}


def claim_payment_text(board: Board, track: i64, payment: i64) -> str:
    """A payment; on a ferry the cards for the symbols, `+`, the cards for the plain spaces."""
    ferry = board.ferry(track)
    if ferry.symbols == 0 or ferry.plain == 0 or board.takes_any_cards(track):
        return payment_text(payment)
    color = plain_color(ferry, payment)
    if color < 0:
        return payment_text(payment)
    locos = on_plain_spaces(ferry, payment)
    on_plain = of_kind(LOCO, locos)
    if color != LOCO:
        on_plain += of_kind(color, ferry.plain - locos)
    return f"{payment_text(payment - on_plain)} + {payment_text(on_plain)}"


def move_code(board: Board, text: str) -> int:
    """The move a text means; capital letters and extra blanks do not matter."""
    words = " ".join(text.lower().split())
    if words in SIMPLE:
        return SIMPLE[words]
    if words.startswith("draw "):
        return int(draw_code(card_number(words[5:])))
    if words.startswith("claim "):
        name, colon, cards = words[6:].partition(":")
        if not colon:
            raise MalformedMove("a claim needs a colon and cards, as in 'claim a-b: 3 green 1 loco'")
        track = find_track(board, name.strip())
        return int(claim_code(track, read_claim_payment(board, track, cards)))
    if words == "keep" or words.startswith("keep "):
        return int(keep_code(read_mask(words[5:])))
    if words.startswith("tunnel pay "):
        return int(extra_code(read_payment(words[11:])))
    if words.startswith("tickets ") and board.mixes:
        return int(read_mix(words[8:]))
    for mechanic in in_play(board):
        if words.startswith(mechanic.verb + " "):
            return int(mechanic.read(board, words[len(mechanic.verb) + 1 :]))
    raise MalformedMove(f"'{shorten(text)}' is no move; moves are {', '.join(verbs(board))}")


def verbs(board: Board) -> list[str]:
    """How moves begin."""
    more = [mechanic.verb for mechanic in in_play(board)]
    return ["draw", "claim", "tickets", "keep", "tunnel pay", "tunnel decline", *more, "stop", "pass"]


def read_mix(text: str) -> i64:
    """Numbers of tickets by deck, as in `3 short 1 long`, each deck at most once."""
    words = text.split()
    counts: dict[str, int] = {}
    for i in range(0, len(words) - 1, 2):
        if not NUMBER.fullmatch(words[i]) or int(words[i]) > OFFER_WIDTH or words[i + 1] not in ("short", "long"):
            raise MalformedMove(f"'{shorten(text)}' is no mix of tickets, as in '3 short 1 long'")
        if words[i + 1] in counts:
            raise MalformedMove(f"'{words[i + 1]}' is named twice; give the number of tickets once")
        counts[words[i + 1]] = int(words[i])
    if not counts or len(words) % 2:
        raise MalformedMove("tickets are written as number and deck, as in 'tickets 3 short 1 long'")
    return mix_code(counts.get("short", 0), counts.get("long", 0))


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


def read_claim_payment(board: Board, track: i64, text: str) -> i64:
    """A payment; on a ferry a `+` may part the cards for the symbols from those for the plain spaces."""
    parts = text.split("+")
    if len(parts) > 2 or (len(parts) == 2 and (board.symbols[track] == 0 or board.takes_any_cards(track))):
        raise MalformedMove("only the cards for a ferry are parted, by one '+', as in '1 loco + 2 red'")
    payment: i64 = 0
    for part in parts:
        payment = added(payment, read_payment(part))
    return payment


def read_mask(text: str) -> i64:
    """The numbers of the kept tickets, as in `1 3`."""
    mask: i64 = 0
    for word in text.split():
        if not NUMBER.fullmatch(word) or not 1 <= int(word) <= OFFER_WIDTH:
            raise MalformedMove(f"'{shorten(word)}' is no number of an offered ticket, as in 'keep 1 3'")
        number = bit(int(word) - 1)
        if mask & number:
            raise MalformedMove(f"ticket {word} is named twice")
        mask |= number
    return mask


def move_group(code: i64) -> str:
    """The kind of a move, for menus."""
    mechanic = mechanic_of(kind_of(code))
    return GROUPS[kind_of(code)] if mechanic is None else mechanic.verb


def kept_numbers(mask: i64) -> list[int]:
    """The numbers of the tickets a mask keeps, counted from 1."""
    return [int(place) + 1 for place in range(OFFER_WIDTH) if has(mask, place)]


def move_params(board: Board, code: i64) -> dict[str, Any]:
    """The parts of a move as JSON-able facts."""
    kind = kind_of(code)
    if kind == DRAW_ROW:
        return {"card": CARDS[card_of(code)]}
    if kind == CLAIM:
        return {"track": board.track_ids[track_of(code)], "cards": cards_of(payment_of(code))}
    if kind == KEEP:
        return {"keep": [number - 1 for number in kept_numbers(mask_of(code))]}
    if kind == TUNNEL_PAY:
        return {"cards": cards_of(payment_of(code))}
    if kind == TICKETS and mix_of(code):
        return mix_params(mix_of(code))
    mechanic = mechanic_of(kind)
    return {} if mechanic is None else mechanic.params(board, code)


def answer_text(board: Board, answer: i64) -> str:
    """A chance answer as it stands in records."""
    if answer < TICKET_ANSWER:
        return CARDS[answer]
    if answer < SEAT_ANSWER:
        return "ticket:" + board.ticket_ids[ticket_of(answer)]
    if answer < GOAL_ANSWER:
        return f"seat:{seat_of(answer)}"
    if answer >= PASSENGER_ANSWER:
        return "passenger:" + board.passenger_colors[passenger_of(answer)]
    return "goal:" + board.goal_ids[goal_of(answer)]


def answer_code(board: Board, text: str) -> int:
    """The chance answer a text means."""
    kind, colon, name = text.partition(":")
    if not colon and text in CARDS:
        return CARDS.index(text)
    if kind == "ticket" and name in board.ticket_ids:
        return int(ticket_answer(board.ticket_ids.index(name)))
    if kind == "seat" and name in ("0", "1", "2", "3", "4"):
        return int(seat_answer(int(name)))
    if kind == "goal" and name in board.goal_ids:
        return int(goal_answer(board.goal_ids.index(name)))
    if kind == "passenger" and name in board.passenger_colors:
        return int(passenger_answer(board.passenger_colors.index(name)))
    raise BadRecord(f"'{shorten(text)}' is no card, ticket, goal, passenger or seat of this game")
