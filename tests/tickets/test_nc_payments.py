"""Nordic Countries: ferries on which any three cards stand for a locomotive, and the long route of any four."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from importlib import resources
from itertools import combinations_with_replacement, product
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.games.tickets.any_cards import (
    NONE,
    Purse,
    ferry_choices,
    route_choices,
    substitutes_in,
    threes_in,
    wastes_substitutes,
    wastes_threes,
)
from branchline.games.tickets.board import CARDS, COLORS, GREY, Ferry
from ledger import rule
from tickets.arrange import (
    LETTERS,
    arrange,
    begun,
    cards,
    claiming,
    ledger_text,
    own,
    payments_of,
    play_drawing,
    small_game,
    text_of,
    title_like,
)

TABLE: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("payments_any_cards.json").read_text(encoding="utf-8")
)
Pay = tuple[int, ...]
"""Cards per kind in the order of LETTERS: eight colours, then locomotives."""

HAND_OF_17 = "2L2P1W3B2Y2K4R1G"
GREY_17 = {(1, 0): (68, 68), (1, 1): (500, 141), (2, 2): (1876, 574)}
RED_17 = {
    (1, 1): (428, 193),
    (1, 2): (1059, 335),
    (1, 3): (1560, 431),
    (2, 2): (1499, 544),
    (2, 3): (1519, 491),
    (2, 4): (1079, 389),
}
RED = CARDS.index("red")


def of_kinds(*kinds: str) -> pytest.MarkDecorator:
    """The worked examples of some kinds, as test parameters."""
    return pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in TABLE if row["kind"] in kinds])


def ferry_of(symbols: int, plain: int, color: int = int(GREY), on_plain: bool = True) -> Ferry:
    ferry = Ferry(symbols, plain, False, True)
    ferry.color = color
    ferry.threes_on_plain = on_plain
    return ferry


def packed(pay: Pay) -> int:
    return sum(count << (4 * kind) for kind, count in enumerate(pay))


def parts_of(hand: str) -> list[Pay]:
    """Every non-empty choice of cards from a hand."""
    return [pay for pay in product(*(range(n + 1) for n in cards(hand))) if any(pay)]


# -- the rules, written out: who pays what ---------------------------------------------------------


@cache
def ferry_kinds(symbols: int, plain: int, color: int, on_plain: bool) -> frozenset[Pay]:
    """Every assignment: L or a three for a symbol; a card of the colour, L, or a three for a plain space."""
    threes = [one_of(trio) for trio in combinations_with_replacement(range(8), 3)]
    loco = one_of((8,))
    found = set()
    for single in range(8) if color == GREY else [color]:
        plain_items = [one_of((single,)), loco, *(threes if on_plain else [])]
        for on_symbols in combinations_with_replacement([loco, *threes], symbols):
            for on_spaces in combinations_with_replacement(plain_items, plain):
                found.add(tuple(map(sum, zip(*on_symbols, *on_spaces, strict=True))))
    return frozenset(found)


def one_of(kinds: tuple[int, ...]) -> Pay:
    return tuple(kinds.count(kind) for kind in range(9))


def is_part(small: Pay, large: Pay) -> bool:
    return small != large and all(a <= b for a, b in zip(small, large, strict=True))


def wasteful_of(legal: list[Pay]) -> set[Pay]:
    """Those of which a proper part is legal too."""
    return {pay for pay in legal if any(is_part(other, pay) for other in legal)}


@pytest.mark.slow
@rule("TR-NC-FERRY-08", "TR-NC-FERRY-02", "TR-NC-FERRY-05")
@pytest.mark.parametrize("on_plain", [True, False])
@pytest.mark.parametrize(("symbols", "plain", "color"), [(1, 0, 8), (1, 1, 8), (1, 1, 6), (1, 2, 6), (2, 0, 8)])
def test_the_recogniser_knows_every_assignment_and_no_other(
    symbols: int, plain: int, color: int, on_plain: bool
) -> None:
    kinds = ferry_kinds(symbols, plain, color, on_plain)
    if (symbols, plain, on_plain) in ((1, 0, True), (1, 1, True), (1, 2, True)) and (plain == 0) == (color == GREY):
        assert len(kinds) == {(1, 0): 121, (1, 1): 1958, (1, 2): 15235}[symbols, plain]
    ferry = ferry_of(symbols, plain, color, on_plain)
    assert all(threes_in(ferry, packed(pay)) != NONE for pay in kinds)
    dice = random.Random(symbols * 10 + plain)
    for _ in range(4000):
        pay = one_of(tuple(dice.choices(range(9), k=dice.randint(1, 3 * (symbols + plain) + 1))))
        assert (threes_in(ferry, packed(pay)) != NONE) == (pay in kinds), pay


@pytest.mark.slow
@rule("TR-NC-FERRY-08", "TR-NC-FERRY-09", "TR-NC-FERRY-10")
@pytest.mark.parametrize(
    ("symbols", "plain", "color", "counts"),
    [(*sizes, int(GREY), counts) for sizes, counts in GREY_17.items()]
    + [(*sizes, RED, counts) for sizes, counts in RED_17.items()],
)
def test_the_hand_of_17(symbols: int, plain: int, color: int, counts: tuple[int, int]) -> None:
    ferry = ferry_of(symbols, plain, color)
    legal = [pay for pay in parts_of(HAND_OF_17) if threes_in(ferry, packed(pay)) != NONE]
    wasteful = wasteful_of(legal)
    assert (len(legal), len(legal) - len(wasteful)) == counts
    assert wasteful == {pay for pay in legal if wastes_threes(ferry, packed(pay))}
    listed = [int(pay) for pay in ferry_choices(ferry, Purse(vec[i64](cards(HAND_OF_17)), 0), vec[i64]())]
    assert len(listed) == len(set(listed)) <= 40
    assert set(listed) <= {packed(pay) for pay in legal if pay not in wasteful}


@rule("TR-NC-LONG-04")
def test_the_hand_of_20_on_the_long_route() -> None:
    legal = [pay for pay in parts_of("3L2P1W2B8G3R1Y") if substitutes_in(9, 4, packed(pay)) != NONE]
    wasteful = wasteful_of(legal)
    assert (len(legal), len(legal) - len(wasteful)) == (264, 143)
    assert wasteful == {pay for pay in legal if wastes_substitutes(9, 4, packed(pay))}
    listed = {int(pay) for pay in route_choices(9, 4, Purse(vec[i64](cards("3L2P1W2B8G3R1Y")), 0), vec[i64]())}
    assert listed <= {packed(pay) for pay in legal if pay not in wasteful}
    assert listed


def long_kinds(length: int, each: int) -> frozenset[Pay]:
    """Every assignment on a short route of the same sort: a card of one colour, or any few cards, for each space."""
    found = set()
    few = [one_of(some) for some in combinations_with_replacement(range(9), each)]
    for color in range(8):
        for items in combinations_with_replacement([one_of((color,)), *few], length):
            found.add(tuple(map(sum, zip(*items, strict=True))))
    return frozenset(found)


@pytest.mark.slow
@rule("TR-NC-LONG-02", "TR-NC-LONG-03", "TR-NC-LONG-04")
@pytest.mark.parametrize(("length", "each"), [(2, 3), (2, 4), (3, 2)])
def test_the_second_recogniser_knows_every_assignment_too(length: int, each: int) -> None:
    kinds = long_kinds(length, each)
    assert all(substitutes_in(length, each, packed(pay)) != NONE for pay in kinds)
    dice = random.Random(each)
    for _ in range(4000):
        pay = one_of(tuple(dice.choices(range(9), k=dice.randint(1, each * length + 1))))
        assert (substitutes_in(length, each, packed(pay)) != NONE) == (pay in kinds), pay


# -- what is listed --------------------------------------------------------------------------------


@pytest.mark.slow
@rule("TR-NC-FERRY-09", "TR-NC-LONG-04")
def test_whatever_can_be_paid_is_listed_somehow() -> None:
    dice = random.Random(5)
    for _ in range(1500):
        hand = [min(dice.randrange(dice.choice([1, 2, 4, 7])), 12) for _ in range(9)]
        purse = Purse(vec[i64](hand), 0)
        ferry = ferry_of(dice.randint(1, 2), dice.randint(0, 4), dice.choice([int(GREY), RED]), dice.random() < 0.7)
        listed = [int(pay) for pay in ferry_choices(ferry, purse, vec[i64]())]
        assert len(listed) == len(set(listed))
        for pay in listed:
            assert threes_in(ferry, pay) != NONE and not wastes_threes(ferry, pay)
            assert all(pay >> (4 * kind) & 15 <= hand[kind] for kind in range(9))
        some = [tuple(dice.randint(0, n) for n in hand) for _ in range(60)]
        if any(threes_in(ferry, packed(pay)) != NONE for pay in some):
            assert listed


# -- worked examples -------------------------------------------------------------------------------


def color_name(letter: str) -> str:
    return "gray" if letter == "grey" else COLORS[LETTERS.index(letter)]


def at_the_track(hand: str, option: dict[str, Any] | None = None, **track: Any) -> bl.Game:
    """Seat 0 holds exactly this hand before a board whose only track is the one to be paid."""
    title = title_like("nordic-countries", {"a-b": track}, rules={"unequal_pairs_are_doubles": None})
    return arrange(small_game(title, **(option or {})), hands={0: hand}, deck="5P5W5B5Y5O5K5R5G5L")


def accepted(game: bl.Game, hand: str) -> set[str]:
    """Every choice of cards from the hand that is not refused."""
    texts = {ledger_text(dict(zip(CARDS, pay, strict=True))) for pay in parts_of(hand)}
    return {pay for pay in texts if game.why_not(claiming("a-b", pay)) is None}


def test_the_table_is_that_of_the_ledger() -> None:
    ledger = (resources.files("branchline.games.tickets") / "RULES.md").read_text(encoding="utf-8")
    block = re.search(r"## 13. Payments with any cards.*?```json\n(.*?)```", ledger, re.DOTALL)
    assert block is not None
    assert json.loads(block[1]) == TABLE
    assert [row["id"] for row in TABLE] == [f"PX-{n}" for n in range(56, 79)]


@rule("TR-NC-CLAIM-01", "TR-NC-LOCO-01", "TR-NC-LOCO-02", "TR-NC-TUNNEL-02")
@of_kinds("coloured", "grey", "tunnel_lay")
def test_ordinary_routes_and_tunnels(row: dict[str, Any]) -> None:
    tunnel = row["kind"] == "tunnel_lay"
    game = at_the_track(row["hand"], length=row["length"], color=color_name(row.get("color", "grey")), tunnel=tunnel)
    assert set(payments_of(game, "a-b")) == set(row["payments"]) == accepted(game, row["hand"])


@rule("TR-NC-FERRY-02", "TR-NC-FERRY-03", "TR-NC-FERRY-05", "TR-NC-FERRY-06", "TR-NC-FERRY-07", "TR-NC-FERRY-09")
@of_kinds("ferry_any3")
def test_ferries(row: dict[str, Any]) -> None:
    length = row["symbols"] + row["plain"]
    game = at_the_track(row["hand"], length=length, color=color_name(row["color"]), ferry=row["symbols"])
    check_row(game, row)


@rule("TR-NC-LONG-02", "TR-NC-LONG-03", "TR-NC-LONG-04")
@of_kinds("any4")
def test_the_long_route(row: dict[str, Any]) -> None:
    check_row(at_the_track(row["hand"], length=row["length"], any_cards=4), row)


def check_row(game: bl.Game, row: dict[str, Any]) -> None:
    assert accepted(game, row["hand"]) == set(row["payments"])
    assert len(row["payments"]) == row["count"]
    listed = payments_of(game, "a-b")
    assert len(listed) == len(set(listed))
    assert set(listed) <= set(row["payments"]) - set(row["wasteful"])
    assert bool(listed) == bool(row["payments"])


# -- refusals, options, points ---------------------------------------------------------------------


@rule("TR-NC-FERRY-04")
def test_locomotives_on_plain_spaces() -> None:
    game = at_the_track("3L2O", length=3, color="orange", ferry=1)
    assert accepted(game, "3L2O") == {"1L2O", "2L1O", "3L"}


@rule("TR-NC-FERRY-06")
def test_a_locomotive_is_none_of_the_three() -> None:
    game = at_the_track("1L2R", length=1, ferry=1)
    assert accepted(game, "1L2R") == {"1L"}
    refusal = game.why_not(claiming("a-b", "1L2R"))
    assert refusal is not None and refusal.rule == "TR-NC-FERRY-08"


@rule("TR-NC-FERRY-07")
@pytest.mark.parametrize(("hand", "length", "color", "symbols"), [("6B1O", 3, "orange", 1), ("9Y3R", 6, "red", 2)])
def test_three_cards_on_a_plain_space_by_option(hand: str, length: int, color: str, symbols: int) -> None:
    track: dict[str, Any] = {"length": length, "color": color, "ferry": symbols}
    assert accepted(at_the_track(hand, **track), hand) == {hand}
    game = at_the_track(hand, {"three_cards_on_plain": False}, **track)
    assert accepted(game, hand) == set() == set(payments_of(game, "a-b"))
    refusal = game.why_not(claiming("a-b", hand))
    assert refusal is not None and refusal.rule == "TR-NC-FERRY-07"


@rule("TR-NC-FERRY-10", "TR-NC-CLAIM-02")
def test_wagons_and_points_go_by_spaces() -> None:
    game = arrange(begun("nordic-countries"), hands={0: "9Y3R"})
    track = "mo_i_rana-trondheim/2"
    before = game.view(None)["seats"][0]["wagons"]
    events = game.play(claiming(track, "9Y3R"))
    assert events[0].params["points"] == 15
    assert game.view(None)["seats"][0]["wagons"] == before - 6
    assert game.view(None)["seats"][0]["cards"] == 0


@rule("TR-NC-LONG-01", "TR-NC-LONG-05")
def test_the_long_route_takes_nine_wagons_and_scores_27() -> None:
    game = arrange(begun("nordic-countries"), hands={0: "7G2R6B"})
    assert game.play(claiming("lieksa-murmansk", "7G2R6B"))[0].params["points"] == 27
    seat = game.view(None)["seats"][0]
    assert (seat["wagons"], seat["score"], seat["cards"]) == (31, 27, 0)
    short = arrange(begun("nordic-countries"), hands={0: "9G"}, wagons={0: 8})
    refusal = short.why_not(claiming("lieksa-murmansk", "9G"))
    assert refusal is not None and refusal.key == "wagons"


@rule("TR-NC-TUNNEL-02", "TR-NC-TUNNEL-01")
def test_three_cards_do_not_help_in_a_tunnel() -> None:
    game = arrange(begun("nordic-countries"), hands={0: "2Y3B"}, row="PWBYO", deck="5P5W5B5Y5O5K5R5G5L")
    play_drawing(game, claiming("andalsnes-lillehammer", "2Y"), "YPP")
    assert game.legal_moves().texts() == ["tunnel decline"]
    refusal = game.why_not("tunnel pay 3 blue")
    assert refusal is not None and refusal.rule == "TR-NC-TUNNEL-01"


@rule("TR-NC-INV-02")
def test_locomotives_are_never_played_on_ordinary_routes() -> None:
    title: Any = bl.titles()["nordic-countries"]
    for seed in range(12):
        game, dice = bl.new_game("nordic-countries", players=3, seed=seed), random.Random(seed)
        while not game.is_over:
            moves = game.legal_moves()
            for event in game.play(moves[dice.randrange(len(moves))]):
                if event.key == "claimed" and "loco" in event.params["cards"]:
                    track = title.map.tracks[event.params["track"]]
                    assert track.tunnel or track.ferry or track.any_cards


# -- how they are written --------------------------------------------------------------------------


@rule("TR-NC-FERRY-10")
@pytest.mark.parametrize("text", ["3 blue 1 red", "1 red 3 blue", "1 RED  3 blue"])
def test_a_payment_is_a_multiset(text: str) -> None:
    game = arrange(begun("nordic-countries"), hands={0: "1R3B"})
    assert game.why_not(f"claim kristiansand-alborg: {text}") is None
    code = game._position.move_code(f"claim alborg-kristiansand: {text}")
    assert game._position.move_text(code) == "claim alborg-kristiansand: 3 blue 1 red"
    assert text_of(code >> 16) == "3B1R"


@rule("TR-NC-FERRY-10")
@pytest.mark.parametrize("text", ["3 blue + 1 red", "2 blue 1 blue 1 red", "0 red", "16 red"])
def test_texts_that_are_no_payment(text: str) -> None:
    with pytest.raises(bl.MalformedMove):
        begun("nordic-countries").why_not(f"claim alborg-kristiansand: {text}")


@rule("TR-NC-MULTI-03")
def test_each_of_an_unequal_pair_keeps_its_own_payment() -> None:
    game = own(arrange(begun("nordic-countries", 3), hands={0: "3O3B"}), 1, "kristiansand-stavanger/1")
    assert game.why_not(claiming("kristiansand-stavanger/2", "2O3B")) is None
