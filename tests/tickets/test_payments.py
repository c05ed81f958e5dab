"""Section 12 of the ledger: every worked payment, the sizes of the payment tables, and a second opinion."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib import resources
from itertools import combinations_with_replacement, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import branchline as bl
from branchline.games.tickets.board import CARDS, COLORS, Ferry
from branchline.games.tickets.ferries import wasteful
from branchline.games.tickets.titles import TicketTitle
from ledger import rule
from tickets.arrange import (
    LETTERS,
    arrange,
    cards,
    claiming,
    keys,
    ledger_text,
    payments_of,
    play_drawing,
    small_game,
    small_title,
    text_of,
    words,
)

TABLE: list[dict[str, Any]] = json.loads(Path(__file__).with_name("payments.json").read_text(encoding="utf-8"))
BASE = {"ledger": "base"}
SWISS = {"ledger": "switzerland", "locomotives_on": "tunnels", "face_up_locomotive_ends_draw": False}


def rows(*kinds: str) -> pytest.MarkDecorator:
    """The worked examples of some kinds, as test parameters."""
    return pytest.mark.parametrize("row", [pytest.param(row, id=row["id"]) for row in TABLE if row["kind"] in kinds])


def color_name(letter: str | None) -> str:
    return "gray" if letter in (None, "grey") else COLORS[LETTERS.index(str(letter))]


def one_track(rules: dict[str, Any], **track: Any) -> TicketTitle:
    """A board whose only track is the one to be paid."""
    return small_title({"a-b": track}, rules={"track_points": [1, 2, 4, 7, 10, 15], **rules})


def at_the_track(title: TicketTitle, hand: str) -> bl.Game:
    """Seat 0 holds exactly this hand, and there is a deck to reveal tunnel cards from."""
    return arrange(small_game(title), hands={0: hand}, deck="5P5W5B5Y5O5K5R5G5L")


def sub_multisets(hand: str) -> set[str]:
    """Every non-empty choice of cards from a hand."""
    choices = product(*(range(n + 1) for n in cards(hand)))
    texts = {ledger_text(dict(zip(CARDS, choice, strict=True))) for choice in choices}
    return texts - {""}


def check_complete(game: bl.Game, row: dict[str, Any]) -> None:
    """The legal moves and the refusals both give exactly the ledger's list."""
    offered = payments_of(game, "a-b")
    assert len(offered) == len(set(offered)) == row["count"]
    assert set(offered) == set(row["payments"])
    accepted = {pay for pay in sub_multisets(row["hand"]) if game.why_not(claiming("a-b", pay)) is None}
    assert accepted == set(row["payments"])


def test_the_table_is_the_ledgers() -> None:
    ledger = (resources.files("branchline.games.tickets") / "RULES.md").read_text(encoding="utf-8")
    block = re.search(r"### 12\.4.*?```json\n(.*?)```", ledger, re.DOTALL)
    assert block is not None
    assert json.loads(block[1]) == TABLE
    assert [row["id"] for row in TABLE] == [f"PX-{n:02}" for n in range(1, 44)]


@rule("TR-BASE-CLAIM-01", "TR-BASE-CLAIM-03", "TR-CH-LOCO-05")
@rows("coloured")
def test_colored_tracks(row: dict[str, Any]) -> None:
    title = one_track(BASE if row["loco"] else SWISS, length=row["length"], color=color_name(row["color"]))
    check_complete(at_the_track(title, row["hand"]), row)


@rule("TR-BASE-CLAIM-02", "TR-BASE-CLAIM-03", "TR-CH-LOCO-05")
@rows("grey")
def test_grey_tracks(row: dict[str, Any]) -> None:
    rules = BASE if row["loco"] else SWISS
    check_complete(at_the_track(one_track(rules, length=row["length"]), row["hand"]), row)


@rule("TR-CH-TUNNEL-02", "TR-CH-TUNNEL-18", "TR-CH-LOCO-06")
@rows("tunnel_lay")
def test_cards_laid_down_at_a_tunnel(row: dict[str, Any]) -> None:
    title = one_track(SWISS, length=row["length"], color=color_name(row["color"]), tunnel=True)
    check_complete(at_the_track(title, row["hand"]), row)


def tunnels_that_take(laid: str) -> list[str]:
    """The colours a tunnel may have to be tried with these cards."""
    used = [letter for letter in LETTERS[:8] if letter in laid]
    return ["gray", *(color_name(letter) for letter in used or LETTERS[:8])]


@rule("TR-CH-TUNNEL-04", "TR-CH-TUNNEL-05", "TR-CH-TUNNEL-06", "TR-CH-TUNNEL-07", "TR-CH-TUNNEL-08", "TR-CH-TUNNEL-11")
@rows("tunnel_extra")
def test_extra_cards_of_a_tunnel(row: dict[str, Any]) -> None:
    for color in tunnels_that_take(row["laid"]):
        title = one_track(SWISS, length=sum(cards(row["laid"])), color=color, tunnel=True)
        game = at_the_track(title, row["hand"])
        events = play_drawing(game, claiming("a-b", row["laid"]), row["revealed"])
        assert events[1].params == {
            "seat": 0,
            "revealed": [CARDS[LETTERS.index(letter)] for letter in row["revealed"]],
            "owes": row["owes"],
        }
        assert ("claimed" in keys(events)) == (row["owes"] == 0)
        assert (game.why_not("tunnel decline") is None) == row["decline"]
        if row["decline"]:
            check_extras(game, row)


def check_extras(game: bl.Game, row: dict[str, Any]) -> None:
    """What may be paid on top, from what is left in hand, is exactly the ledger's list."""
    offered = [move for move in game.legal_moves() if str(move) != "tunnel decline"]
    assert {ledger_text(move.params["cards"]) for move in offered} == set(row["payments"])
    assert len(offered) == row["count"]
    accepted = set()
    for pay in sub_multisets(row["hand"]):
        if game.why_not("tunnel pay " + words(pay)) is None:
            accepted.add(pay)
    assert accepted == set(row["payments"])


@rule("TR-NL-FERRY-02", "TR-NL-FERRY-10", "TR-NL-FERRY-11", "TR-NL-FERRY-12")
@rows("ferry")
def test_ferries(row: dict[str, Any]) -> None:
    symbols, length = row["symbols"], row["symbols"] + row["plain"]
    game = at_the_track(one_track({"ledger": "northern-lights"}, length=length, ferry=symbols), row["hand"])
    check_complete(game, row)
    packed = [move.code >> 16 for move in game.legal_moves() if move.group == "claim"]
    found = {text_of(pay) for pay in packed if wasteful(Ferry(symbols, row["plain"], True, True), pay)}
    assert found == set(row["wasteful"])


# -- the sizes of section 12.2 ---------------------------------------------------------------------

EVERYTHING = "15P15W15B15Y15O15K15R15G15L"


@rule("TR-BASE-CLAIM-01", "TR-BASE-CLAIM-02", "TR-BASE-CLAIM-03")
@pytest.mark.parametrize("length", range(1, 7))
def test_numbers_of_payments_with_unlimited_cards(length: int) -> None:
    def number(rules: dict[str, Any], **track: Any) -> int:
        game = at_the_track(one_track(rules, length=length, **track), EVERYTHING)
        return len(payments_of(game, "a-b"))

    assert number(BASE, color="red") == length + 1
    assert number(BASE) == 8 * length + 1
    assert number(SWISS) == 8
    assert number(SWISS, color="red") == 1
    assert number(SWISS, tunnel=True) == 8 * length + 1


@rule("TR-NL-FERRY-10", "TR-NL-FERRY-12")
@pytest.mark.parametrize(
    ("symbols", "plain", "kinds", "frugal", "by_size"),
    [
        (1, 0, 9, 9, {1: 1, 2: 8}),
        (1, 1, 81, 73, {2: 9, 3: 72}),
        (1, 2, 125, 53, {3: 17, 4: 108}),
        (1, 3, 197, 117, {4: 25, 5: 172}),
        (2, 2, 569, 173, {4: 17, 5: 108, 6: 444}),
        (2, 3, 929, 461, {5: 25, 6: 172, 7: 732}),
    ],
)
def test_numbers_of_ferry_payments(symbols: int, plain: int, kinds: int, frugal: int, by_size: dict[int, int]) -> None:
    title = one_track({"ledger": "northern-lights"}, length=symbols + plain, ferry=symbols)
    game = at_the_track(title, EVERYTHING)
    packed = [move.code >> 16 for move in game.legal_moves() if move.group == "claim"]
    assert len(packed) == len(set(packed)) == kinds
    assert Counter(sum(cards(text_of(pay))) for pay in packed) == by_size
    assert sum(1 for pay in packed if not wasteful(Ferry(symbols, plain, True, True), pay)) == frugal


# -- a second opinion: section 12.1 in its plainest form ------------------------------------------


def plain_payments(length: int, color: str | None, locos: bool) -> set[str]:
    """Rules 1 and 2: one colour, with locomotives where they are allowed."""
    found = set()
    for letter in LETTERS[:8] if color is None else color:
        for wild in range(length + 1 if locos else 1):
            found.add("".join(sorted(letter * (length - wild) + "L" * wild)))
    return found


def ferry_kinds(symbols: int, plain: int) -> set[str]:
    """Rule 4 with A-33: for every symbol a locomotive or a pair, then the plain spaces without locomotives."""
    items = ["L", *(letter * 2 for letter in LETTERS[:8])]
    return {
        "".join(sorted("".join(chosen) + rest))
        for chosen in combinations_with_replacement(items, symbols)
        for rest in plain_payments(plain, None, False)
    }


def held_by(hand: list[int], kinds: set[str]) -> set[str]:
    """Those payments a hand can make."""
    return {kind for kind in kinds if all(kind.count(LETTERS[card]) <= hand[card] for card in range(9))}


def spelled(pay: str) -> str:
    """`1L2B` as `BBL`, sorted."""
    return "".join(sorted("".join(LETTERS[card] * n for card, n in enumerate(cards(pay)))))


SHAPES: dict[str, tuple[dict[str, Any], set[str]]] = {
    "red": ({"length": 3, "color": "red"}, plain_payments(3, "R", False)),
    "grey": ({"length": 2}, plain_payments(2, None, False)),
    "tunnel": ({"length": 4, "color": "black", "tunnel": True}, plain_payments(4, "K", True)),
    "grey-tunnel": ({"length": 3, "tunnel": True}, plain_payments(3, None, True)),
    "ferry-1-1": ({"length": 2, "ferry": 1}, ferry_kinds(1, 1)),
    "ferry-2-2": ({"length": 4, "ferry": 2}, ferry_kinds(2, 2)),
    "ferry-3-0": ({"length": 3, "ferry": 3}, ferry_kinds(3, 0)),
    "ferry-1-4": ({"length": 5, "ferry": 1}, ferry_kinds(1, 4)),
}
BOARD = small_title({f"{shape.replace('-', '_')}-end": track for shape, (track, _) in SHAPES.items()}, rules=SWISS)
hands = st.lists(st.integers(0, 5), min_size=9, max_size=9)


@pytest.mark.slow
@rule("TR-BASE-CLAIM-01", "TR-BASE-CLAIM-02", "TR-CH-LOCO-05", "TR-CH-LOCO-06", "TR-NL-FERRY-10", "TR-OWN-LOCO-02")
@given(hands)
def test_any_hand_pays_what_the_ledger_says(hand: list[int]) -> None:
    text = "".join(f"{n}{LETTERS[card]}" for card, n in enumerate(hand))
    game = arrange(small_game(BOARD), hands={0: text})
    for shape, (_, kinds) in SHAPES.items():
        offered = payments_of(game, f"{shape.replace('-', '_')}-end")
        assert sorted(spelled(pay) for pay in offered) == sorted(held_by(hand, kinds)), shape
