"""Legal moves, three times over: the list, the refusals and a reading of the ledger from the views agree.

And a refused move changes nothing.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import branchline as bl
from branchline.games.tickets.board import CARDS
from branchline.games.tickets.notation import move_code
from branchline.shelf import undealt
from ledger import rule
from tickets.arrange import arrange, begun, claiming, mixed_title, small_game, words

pytestmark = pytest.mark.slow

LETTERS = "PWBYOKRGL"
Cards = tuple[int, ...]
"""A count per card kind."""

BOARDS = [
    mixed_title(ledger="base", wagons=9, hand=3, cards_per_color=3, locomotives=6, tickets_dealt=2),
    mixed_title(
        ledger="switzerland",
        wagons=8,
        hand=2,
        row=4,
        cards_per_color=2,
        locomotives=8,
        locomotives_on="tunnels",
        face_up_locomotive_ends_draw=False,
        tickets_dealt=3,
        tickets_returned="out",
    ),
    mixed_title(
        ledger="northern-lights",
        wagons=10,
        hand=2,
        row=3,
        flush_at=0,
        cards_per_color=2,
        locomotives=4,
        pair_pays_symbol=False,
        tickets_dealt=2,
        tickets_kept_at_start=1,
        goals_in_play=2,
        longest_path=0,
    ),
]


def cards_text(pay: Cards) -> str:
    return words("".join(f"{n}{LETTERS[card]}" for card, n in enumerate(pay) if n))


# -- the ledger, read from what can be seen --------------------------------------------------------


def run(length: int, color: int, wild: int) -> Cards:
    """So many cards of a colour, some of them replaced by locomotives."""
    counts = [0] * 9
    counts[color] += length - wild
    counts[8] += wild
    return tuple(counts)


@cache
def plain_kinds(length: int, color: str, locos: bool) -> frozenset[Cards]:
    """Section 12.1, rules 1 and 2."""
    colors = range(8) if color == "gray" else [CARDS.index(color)]
    return frozenset(run(length, card, wild) for card in colors for wild in range(length + 1 if locos else 1))


@cache
def ferry_kinds(symbols: int, plain: int, pairs: bool, wild: bool) -> frozenset[Cards]:
    """Section 12.1, rule 4; without locomotives on plain spaces by A-33."""
    items = [run(1, 8, 0), *(run(2, color, 0) for color in range(8) if pairs)]
    return frozenset(
        tuple(map(sum, zip(*chosen, rest, strict=True)))
        for chosen in combinations_with_replacement(items, symbols)
        for rest in plain_kinds(plain, "gray", wild)
    )


def kinds_of(track: Any, rules: Any) -> frozenset[Cards]:
    """Everything a track could be paid with."""
    if track.ferry:
        wild = rules.locomotives_on == "all"
        return ferry_kinds(track.ferry, track.length - track.ferry, rules.pair_pays_symbol, wild)
    return plain_kinds(track.length, track.color, track.tunnel or rules.locomotives_on == "all")


def hand_of(view: dict[str, Any]) -> Cards:
    return tuple(view["hand"].get(card, 0) for card in CARDS)


def holds(hand: Cards, pay: Cards) -> bool:
    return all(n <= held for n, held in zip(pay, hand, strict=True))


def open_tracks(view: dict[str, Any], title: Any) -> list[str]:
    """TR-NL-MULTI-07, and wagons enough."""
    rules, players, seat = title.map.rules, view["players"], view["seat"]
    owner = {track: number for number, other in enumerate(view["seats"]) for track in other["tracks"]}
    found = []
    for id, track in title.map.tracks.items():
        group = [other for other in title.map.tracks if other.partition("/")[0] == id.partition("/")[0]]
        owners = [owner[other] for other in group if other in owner]
        limit = {1: (1,) * 4, 2: rules.open_doubles, 3: rules.open_triples}[len(group)][players - 2]
        if id not in owner and seat not in owners and len(owners) < limit:
            if view["seats"][seat]["wagons"] >= track.length:
                found.append(id)
    return found


def ledger_turn(view: dict[str, Any], title: Any, options: dict[str, Any]) -> set[str]:
    """What may be done at the start of a turn."""
    moves = {"tickets"} if view["ticket_deck"] else set()
    if view["deck"] or options["draw_row_when_deck_empty"]:
        moves |= {f"draw {card}" for card in view["row"] if card}
    if view["deck"]:
        moves.add("draw deck")
    hand = hand_of(view)
    for id in open_tracks(view, title):
        for pay in kinds_of(title.map.tracks[id], title.map.rules):
            if holds(hand, pay):
                moves.add(f"claim {id}: {cards_text(pay)}")
    return moves or {"pass"}


def ledger_second(view: dict[str, Any], title: Any, options: dict[str, Any]) -> set[str]:
    """What may be the second card."""
    moves = {f"draw {card}" for card in view["row"] if card}
    if title.map.rules.face_up_locomotive_ends_draw:
        moves.discard("draw loco")
    if view["deck"]:
        moves.add("draw deck")
    if options["may_stop_after_one"]:
        moves.add("stop")
    return moves


def ledger_tunnel(view: dict[str, Any]) -> set[str]:
    """What may be paid for a tunnel on top."""
    tunnel = view["tunnel"]
    used = [card for card in tunnel["laid"] if card != "loco"]
    color = CARDS.index(used[0]) if used else 8
    owes = tunnel["revealed"].get("loco", 0) + sum(tunnel["revealed"].get(card, 0) for card in used)
    assert owes == tunnel["owes"] > 0
    kinds = {run(owes, color, wild) for wild in range(owes + 1)}
    return {"tunnel decline"} | {f"tunnel pay {cards_text(pay)}" for pay in kinds if holds(hand_of(view), pay)}


def ledger_keep(view: dict[str, Any], title: Any) -> set[str]:
    """Which offered tickets may be kept."""
    rules = title.map.rules
    least = rules.tickets_kept_at_start if view["phase"] == "choosing" else rules.tickets_kept_later
    numbers = [str(n + 1) for n in range(len(view["offer"]))]
    sizes = range(min(least, len(numbers)), len(numbers) + 1)
    return {"keep " + " ".join(kept) for size in sizes for kept in combinations(numbers, size)}


def ledger_moves(game: bl.Game) -> set[str]:
    """All legal moves, from the view of the player to move alone."""
    view = game.view(game.to_move)
    if view["phase"] == "turn":
        return ledger_turn(view, game.title, game.options)
    if view["phase"] == "second-card":
        return ledger_second(view, game.title, game.options)
    if view["phase"] == "tunnel":
        return ledger_tunnel(view)
    return ledger_keep(view, game.title)


# -- more moves than there can be ------------------------------------------------------------------


def payments_near(hand: Cards, most: int) -> list[Cards]:
    """Every choice of up to `most` cards from a hand, and each of them with one card too many."""
    inside = [pay for pay in product(*(range(min(n, most) + 1) for n in hand)) if sum(pay) <= most]
    beyond = {
        tuple(n + (kind == card) for kind, n in enumerate(pay)) for pay in inside for card in range(9) if sum(pay) < 4
    }
    return [pay for pay in beyond.union(inside) if sum(pay)]


ALWAYS = [
    "draw deck",
    *(f"draw {card}" for card in CARDS),
    "tickets",
    "tunnel decline",
    "stop",
    "pass",
    *("keep " + " ".join(kept) for size in range(5) for kept in combinations("1234", size)),
]


def candidates(game: bl.Game) -> set[str]:
    """Far more moves than can be legal: all draws and keeps, and every track and tunnel with many payments."""
    title: Any = game.title
    pays = [cards_text(pay) for pay in payments_near(hand_of(game.view(game.to_move)), 5)]
    if game.view(None)["phase"] != "turn":
        claims = {f"claim {track}: {pay}" for track in title.map.tracks for pay in pays[:3]}
    else:
        claims = {f"claim {track}: {pay}" for track in title.map.tracks for pay in pays}
    return claims | {f"tunnel pay {pay}" for pay in pays} | {move.strip() for move in ALWAYS}


@cache
def code_of(title: Any, text: str) -> int:
    return move_code(title.board, text)


def check_three_ways(game: bl.Game) -> None:
    """The list, the refusals and the ledger name the same moves."""
    position: Any = game._position
    listed = {code_of(game.title, text) for text in game.legal_moves().texts()}
    assert listed == set(game.legal_moves().codes())
    assert listed == {code_of(game.title, text) for text in ledger_moves(game)}
    near = {code_of(game.title, text) for text in candidates(game)}
    accepted = {code for code in near if game.why_not(bl.Move(position, code, None)) is None}
    assert accepted == listed


options = st.fixed_dictionaries({"draw_row_when_deck_empty": st.booleans(), "may_stop_after_one": st.booleans()})


@rule("TR-INV-06")
@given(st.sampled_from(range(len(BOARDS))), st.integers(2, 5), options, st.integers(0, 2**32))
def test_list_refusals_and_ledger_agree(board: int, players: int, options: dict[str, Any], seed: int) -> None:
    game = undealt(BOARDS[board], players, options, seed, None)
    game._deal(None)
    dice = random.Random(seed)
    while not game.is_over:
        if dice.random() < 0.2 or game.view(None)["phase"] == "tunnel":
            check_three_ways(game)
        moves = game.legal_moves()
        game.play(moves[dice.randrange(len(moves))])
    for text in candidates_after_the_end(game):
        refusal = game.why_not(text)
        assert refusal is not None


def candidates_after_the_end(game: bl.Game) -> list[str]:
    title: Any = game.title
    claims = [f"claim {track}: 1 red" for track in title.map.tracks]
    return [*claims, "draw deck", "draw red", "tickets", "keep 1", "pass", "stop", "tunnel decline", "tunnel pay 1 red"]


@rule("TR-INV-06")
@pytest.mark.parametrize("hand", ["4R2L1B", "3K2B2L1G", "2R2B2G1L"])
@pytest.mark.parametrize("board", range(len(BOARDS)))
def test_they_agree_on_rich_hands_too(board: int, hand: str) -> None:
    check_three_ways(arrange(small_game(BOARDS[board]), hands={0: hand}))


# -- refused moves change nothing ------------------------------------------------------------------


def everything(game: bl.Game) -> tuple[Any, ...]:
    """All there is to know of a game."""
    seats = (None, *range(game.players))
    position: Any = game._position
    return (
        [game.view(seat) for seat in seats],
        [[event.as_dict() for event in game.log(seat)] for seat in seats],
        game.record().dumps(),
        game.legal_moves().texts(),
        game.to_move,
        (position.word_a, position.word_b, position.word_c, position.word_d),
    )


@rule("TR-INV-06")
@given(st.sampled_from(range(len(BOARDS))), st.integers(2, 5), st.integers(0, 2**32))
def test_a_refused_move_changes_nothing(board: int, players: int, seed: int) -> None:
    game = undealt(BOARDS[board], players, {}, seed, None)
    game._deal(None)
    dice = random.Random(seed)
    for _ in range(dice.randrange(60)):
        if not game.is_over:
            moves = game.legal_moves()
            game.play(moves[dice.randrange(len(moves))])
    near = sorted(candidates(game)) if not game.is_over else candidates_after_the_end(game)
    illegal = [text for text in near if game.why_not(text) is not None]
    before = everything(game)
    for text in dice.sample(illegal, min(12, len(illegal))):
        with pytest.raises(bl.IllegalMove) as caught:
            game.play(text)
        assert caught.value.refusal == game.why_not(text)
        assert caught.value.refusal.rule.startswith("TR-")
    assert everything(game) == before


@rule("TR-INV-06")
@pytest.mark.parametrize(
    "text",
    ["", "draw", "draw grey", "claim a-b 1 red", "claim a-z: 1 red", "keep 9", "keep x", "tunnel", "fly", "draw 5"],
)
def test_a_text_that_is_no_move_changes_nothing(text: str) -> None:
    game = small_game(BOARDS[0])
    before = everything(game)
    for attempt in (game.play, game.why_not):
        with pytest.raises(bl.MalformedMove):
            attempt(text)
    assert text not in game.legal_moves()
    assert everything(game) == before


@rule("TR-INV-06")
def test_a_move_kept_from_an_earlier_position_is_checked_again() -> None:
    game = arrange(begun("usa"), hands={0: "2B", 1: "2B"})
    move = next(move for move in game.legal_moves() if str(move) == claiming("kansas_city-saint_louis/1", "2B"))
    game.play(move)
    before = everything(game)
    with pytest.raises(bl.IllegalMove):
        game.play(move)
    assert everything(game) == before
