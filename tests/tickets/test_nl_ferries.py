"""Northern Lights: ferries and every way to pay them, held against the ledger's own definition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.games.tickets.board import Ferry
from branchline.games.tickets.ferries import ferry_payments, plain_color, wasteful
from ledger import rule
from tickets.arrange import (
    arrange,
    begun,
    cards,
    finish,
    hold,
    small_game,
    title_like,
    verdict,
    with_goal,
)

Multiset = tuple[int, ...]
"""Cards per kind in the order of LETTERS: eight colours, then locomotives."""

# (symbols, plain spaces): tracks on the map, legal kinds, not wasteful, legal kinds by number of cards
CLASSES = {
    (1, 0): (14, 9, 9, {1: 1, 2: 8}),
    (1, 1): (19, 81, 73, {2: 9, 3: 72}),
    (1, 2): (5, 125, 53, {3: 17, 4: 108}),
    (1, 3): (5, 197, 117, {4: 25, 5: 172}),
    (2, 2): (8, 569, 173, {4: 17, 5: 108, 6: 444}),
    (2, 3): (2, 929, 461, {5: 25, 6: 172, 7: 732}),
}
HAND_OF_17 = "2L2P1W3B2Y2K4R1G"
# (symbols, plain spaces): legal and not wasteful payments of that hand
FROM_17 = {(1, 0): (6, 6), (1, 1): (45, 40), (1, 2): (60, 23), (1, 3): (58, 25), (2, 2): (137, 30), (2, 3): (112, 43)}
NAMES = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green", "loco")
each_class = pytest.mark.parametrize(("symbols", "plain"), CLASSES)


# -- the ledger's definition, written out ----------------------------------------------------------


def multisets(size: int) -> Iterator[Multiset]:
    """All handfuls of so many cards."""
    for kinds in combinations_with_replacement(range(9), size):
        yield tuple(kinds.count(kind) for kind in range(9))


def is_legal(payment: Multiset, symbols: int, plain: int) -> bool:
    """TR-NL-FERRY-10: there is a colour for the plain spaces that makes it come out."""
    return any(is_legal_with(payment, color, symbols, plain) for color in range(8))


def is_legal_with(payment: Multiset, color: int, symbols: int, plain: int) -> bool:
    """TR-NL-FERRY-10 for one colour, word for word: some locomotives lie on plain spaces."""
    locos = payment[8]
    for on_plain in range(min(plain, locos) + 1):
        left = list(payment[:8])
        left[color] -= plain - on_plain
        even = left[color] >= 0 and not any(count % 2 for count in left)
        if even and (locos - on_plain) + sum(left) // 2 == symbols:
            return True
    return False


@cache
def legal_by_test(symbols: int, plain: int) -> frozenset[Multiset]:
    """Every handful of any size near the right one that the definition accepts."""
    sizes = range(2 * symbols + plain + 2)
    return frozenset(m for size in sizes for m in multisets(size) if is_legal(m, symbols, plain))


@cache
def legal_by_construction(symbols: int, plain: int) -> frozenset[Multiset]:
    """Section 12.1: an item for each symbol, then locomotives and one colour for the plain spaces."""
    items = [tuple(2 * (kind == color) for kind in range(9)) for color in range(8)]
    items.append((0, 0, 0, 0, 0, 0, 0, 0, 1))
    found = set()
    for chosen in combinations_with_replacement(items, symbols):
        on_symbols = [sum(column) for column in zip(*chosen, strict=True)]
        for on_plain in range(plain + 1):
            for color in range(8):
                total = list(on_symbols)
                total[color] += plain - on_plain
                total[8] += on_plain
                found.add(tuple(total))
    return frozenset(found)


def is_wasteful(payment: Multiset, legal: frozenset[Multiset]) -> bool:
    """TR-NL-FERRY-12: another legal payment is a part of it."""
    size = sum(payment)
    return any(sum(other) < size and all(a <= b for a, b in zip(other, payment, strict=True)) for other in legal)


def packed(payment: Multiset) -> int:
    """A payment as the engine writes it."""
    return sum(count << (4 * kind) for kind, count in enumerate(payment))


def engine_payments(hand: Multiset, symbols: int, plain: int) -> list[int]:
    """What the engine offers to a hand."""
    return [int(payment) for payment in ferry_payments(Ferry(symbols, plain, True, True), vec[i64](list(hand)), 0)]


# -- against the engine ----------------------------------------------------------------------------


@pytest.mark.slow
@rule("TR-NL-FERRY-10")
@each_class
def test_every_payment_and_no_other(symbols: int, plain: int) -> None:
    legal = legal_by_test(symbols, plain)
    assert legal == legal_by_construction(symbols, plain)
    assert {sum(payment) for payment in legal} == set(range(symbols + plain, 2 * symbols + plain + 1))
    assert set(engine_payments((15,) * 9, symbols, plain)) == {packed(payment) for payment in legal}
    _, kinds, _, by_size = CLASSES[symbols, plain]
    assert len(legal) == kinds
    assert Counter(sum(payment) for payment in legal) == by_size


@rule("TR-NL-FERRY-10", "TR-NL-FERRY-11")
@pytest.mark.parametrize(("symbols", "plain"), ((1, 4), (2, 4), (3, 1), (3, 0)))
def test_ferries_no_map_has_yet(symbols: int, plain: int) -> None:
    legal = legal_by_construction(symbols, plain)
    found = engine_payments((15,) * 9, symbols, plain)
    assert len(found) == len(set(found))
    assert set(found) == {packed(payment) for payment in legal}
    assert all(plain_color(Ferry(symbols, plain, True, True), payment) >= 0 for payment in found)
    for payment in multisets(symbols + plain + 1):
        accepted = plain_color(Ferry(symbols, plain, True, True), packed(payment)) >= 0
        assert accepted == (payment in legal) == is_legal(payment, symbols, plain)


@pytest.mark.slow
@rule("TR-NL-FERRY-10")
@each_class
def test_the_recogniser_accepts_exactly_these(symbols: int, plain: int) -> None:
    legal = legal_by_test(symbols, plain)
    for size in range(2 * symbols + plain + 2):
        for payment in multisets(size):
            found = plain_color(Ferry(symbols, plain, True, True), packed(payment))
            assert (found >= 0) == (payment in legal), payment
            if 0 <= found < 8:
                assert is_legal_with(payment, int(found), symbols, plain)
            elif found == 8:
                assert payment[8] >= plain


@rule("TR-NL-FERRY-11")
@each_class
def test_no_payment_is_offered_twice(symbols: int, plain: int) -> None:
    for hand in ((15,) * 9, tuple(cards(HAND_OF_17)), (3, 3, 3, 3, 3, 3, 3, 3, 3)):
        found = engine_payments(hand, symbols, plain)
        assert len(found) == len(set(found)) > 0


@pytest.mark.slow
@rule("TR-NL-FERRY-12")
@each_class
def test_wasteful_payments(symbols: int, plain: int) -> None:
    legal = legal_by_test(symbols, plain)
    thrifty = 0
    for payment in legal:
        expected = is_wasteful(payment, legal)
        assert wasteful(Ferry(symbols, plain, True, True), packed(payment)) == expected
        thrifty += not expected
    assert thrifty == CLASSES[symbols, plain][2]


@rule("TR-NL-FERRY-10", "TR-NL-FERRY-12")
@each_class
def test_a_hand_of_seventeen(symbols: int, plain: int) -> None:
    hand = tuple(cards(HAND_OF_17))
    assert sum(hand) == 17
    legal = legal_by_test(symbols, plain)
    within = {m for m in legal if all(a <= b for a, b in zip(m, hand, strict=True))}
    found = engine_payments(hand, symbols, plain)
    assert set(found) == {packed(payment) for payment in within}
    thrifty = [payment for payment in found if not wasteful(Ferry(symbols, plain, True, True), payment)]
    assert (len(found), len(thrifty)) == FROM_17[symbols, plain]


@rule("TR-NL-FERRY-10", "TR-NL-FERRY-13")
def test_the_classes_of_the_map() -> None:
    table: Any = bl.titles()["northern-lights"]
    found = Counter((t.ferry, t.length - t.ferry) for t in table.map.tracks.values() if t.ferry)
    assert found == {kind: tracks for kind, (tracks, *_) in CLASSES.items()}


# -- at the table ----------------------------------------------------------------------------------


def in_words(text: str) -> str:
    """`2L3B` as a claim writes it."""
    return " ".join(f"{count} {NAMES[kind]}" for kind, count in enumerate(cards(text)) if count)


def paying(track: str, payment: str) -> str | None:
    """What forbids paying a track of the map with exactly these cards, all of them in hand."""
    game = arrange(begun("northern-lights"), hands={0: payment}, row="PWBYO")
    return verdict(game, f"claim {track}: {in_words(payment)}")


ONE_AND_ONE = "kirkenes-murmansk"
TWO_AND_TWO = "mo_i_rana-narvik/1"
REFUSED = "TR-NL-FERRY-10"


@rule("TR-NL-FERRY-10", "TR-NL-FERRY-11")
def test_every_ferry_of_the_map_offers_each_payment_once() -> None:
    table: Any = bl.titles()["northern-lights"]
    game = arrange(begun("northern-lights"), hands={0: HAND_OF_17}, row="PWBYO")
    offered = Counter(move.params["track"] for move in game.legal_moves() if move.group == "claim")
    assert len(set(game.legal_moves().texts())) == len(game.legal_moves())
    for id, track in table.map.tracks.items():
        if track.ferry:
            assert offered[id] == FROM_17[track.ferry, track.length - track.ferry][0]


@rule("TR-NL-FERRY-02")
def test_a_symbol_takes_a_locomotive_or_a_pair() -> None:
    for payment in ("1L1R", "2B1R", "3R"):
        assert paying(ONE_AND_ONE, payment) is None
    for payment in ("1B1G1R", "2R", "1R", "1B1R"):
        assert paying(ONE_AND_ONE, payment) == REFUSED


@rule("TR-NL-FERRY-03")
def test_symbols_may_be_paid_differently() -> None:
    for payment in ("1L2B2R", "2L2R", "2B2G2R"):
        assert paying(TWO_AND_TWO, payment) is None


@rule("TR-NL-FERRY-04")
def test_the_plain_spaces_take_one_color() -> None:
    assert paying(TWO_AND_TWO, "2L2R") is None
    assert paying(TWO_AND_TWO, "2L2G") is None
    assert paying(TWO_AND_TWO, "2L1R1G") == REFUSED
    assert paying(TWO_AND_TWO, "2L1R") == REFUSED
    assert paying(TWO_AND_TWO, "1L2B1R1G") == REFUSED


@rule("TR-NL-FERRY-05")
def test_the_plain_color_may_be_a_pairs_color_or_another() -> None:
    for payment in ("4B2R", "6B", "1L4B"):
        assert paying(TWO_AND_TWO, payment) is None


@rule("TR-NL-FERRY-06")
def test_pairs_may_differ_in_color() -> None:
    """A-01."""
    assert paying(TWO_AND_TWO, "2B2G2R") is None
    assert paying(TWO_AND_TWO, "2P2W2O") is None


@rule("TR-NL-FERRY-07")
def test_locomotives_may_lie_on_plain_spaces() -> None:
    for payment in ("3L1R", "4L"):
        assert paying(TWO_AND_TWO, payment) is None


@rule("TR-NL-FERRY-07", "TR-NL-FERRY-12")
def test_exact_but_wasteful_payments_are_legal() -> None:
    """A-04: pairs on the symbols while a locomotive lies on a plain space."""
    for payment in ("1L4B1R", "2L4B", "1L5B"):
        assert paying(TWO_AND_TWO, payment) is None
    assert paying(ONE_AND_ONE, "1L2B") is None


@rule("TR-NL-FERRY-02", "TR-NL-FERRY-10")
def test_overpaying_is_refused() -> None:
    """A-02, A-03: no locomotive as half of a pair, no two locomotives for one symbol."""
    for payment in ("1L1R", "2L", "1L2R", "3R", "4R"):
        assert paying("andalsnes-trondheim/1", payment) == REFUSED
    for payment in ("3L", "2L1R", "1L1R1B", "4B"):
        assert paying(ONE_AND_ONE, payment) == REFUSED
    for payment in ("3B3R", "1L3B1R", "5L", "8B"):
        assert paying(TWO_AND_TWO, payment) == REFUSED


@rule("TR-NL-FERRY-08")
def test_a_pair_is_no_locomotive_elsewhere() -> None:
    assert paying("umea-unnamed_se_1", "1Y1L") is None
    assert paying("umea-unnamed_se_1", "1Y2B") == "TR-NL-CLAIM-02"
    assert paying("umea-unnamed_se_1", "3Y") == "TR-NL-CLAIM-01"
    assert paying(TWO_AND_TWO, "2L1R2B") is None
    assert paying("alborg-oslo", "1L1R2B") is None
    assert paying("alborg-oslo", "1L2R2B") == REFUSED
    assert paying("alborg-oslo", "2R1B2G") == REFUSED


@rule("TR-NL-FERRY-09")
def test_wagons_and_points_count_spaces_not_cards() -> None:
    game = arrange(begun("northern-lights"), hands={0: "6B"}, row="PWBYO")
    events = game.play("claim mo_i_rana-narvik/1: 4 blue + 2 blue")
    assert events[0].params["points"] == 7
    seat = game.view(None)["seats"][0]
    assert (seat["wagons"], seat["score"]) == (36, 7)


@rule("TR-NL-FERRY-09")
def test_goals_of_length_count_spaces_not_cards() -> None:
    title = title_like(
        "northern-lights",
        {"a-b": {"length": 1, "ferry": 1}, "b-c": {"length": 2, "color": "red"}},
        goals={
            "short": {"metric": "tracks-of-length", "number": 1, "points": 10},
            "long": {"metric": "longest-path", "points": 10},
        },
    )
    game = arrange(small_game(title), hands={0: "2B", 1: "2R"}, row="PWBYO")
    hold(hold(game, 0), 1)
    game.play("claim a-b: 2 blue")
    game.play("claim b-c: 2 red")
    outcome = finish(game)
    assert (with_goal(outcome, "short"), with_goal(outcome, "long")) == ([0], [1])


@rule("TR-NL-FERRY-13")
def test_a_one_space_ferry() -> None:
    for payment in ("1L", "2B", "2G"):
        assert paying("umea-vaasa/1", payment) is None
    for payment in ("1B", "1R1G", "1B1L"):
        assert paying("umea-vaasa/1", payment) == REFUSED
