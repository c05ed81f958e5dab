"""Numbers that stand for moves, payments and events: what is packed comes out again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from branchline.games.tickets import codes, events
from branchline.games.tickets.board import KINDS, LOCO

payments = st.lists(st.integers(0, int(codes.MOST_OF_A_KIND)), min_size=int(KINDS), max_size=int(KINDS))


def packed(counts: list[int]) -> int:
    return sum(int(codes.of_kind(card, n)) for card, n in enumerate(counts))


@given(payments)
def test_a_payment_is_a_count_per_card(counts: list[int]) -> None:
    assert [codes.count_in(packed(counts), card) for card in range(KINDS)] == counts


@given(st.integers(0, 999), payments)
def test_a_claim_is_a_track_and_a_payment(track: int, counts: list[int]) -> None:
    code = codes.claim_code(track, packed(counts))
    assert codes.kind_of(code) == codes.CLAIM
    assert (codes.track_of(code), codes.payment_of(code)) == (track, packed(counts))
    assert codes.without_payment(code) == codes.claim_code(track, 0)
    assert code == codes.claim_code(track, 0) + codes.paid(packed(counts))


def test_units_of_payments() -> None:
    assert codes.of_kind(LOCO, 1) == codes.ONE_LOCO
    assert codes.paid(codes.ONE_LOCO) == codes.ONE_LOCO_PAID
    for card in range(LOCO):
        assert codes.of_kind(card, 3) * codes.NEXT_KIND == codes.of_kind(card + 1, 3)


def test_other_moves() -> None:
    for card in range(KINDS):
        code = codes.draw_code(card)
        assert (codes.kind_of(code), codes.card_of(code)) == (codes.DRAW_ROW, card)
    for mask in range(128):
        code = codes.keep_code(mask)
        assert (codes.kind_of(code), codes.mask_of(code)) == (codes.KEEP, mask)
        assert codes.members(mask) == sum(codes.has(mask, place) for place in range(7))
    extra = codes.extra_code(codes.of_kind(2, 3))
    assert (codes.kind_of(extra), codes.payment_of(extra)) == (codes.TUNNEL_PAY, codes.of_kind(2, 3))


def test_answers_of_chance() -> None:
    assert codes.ticket_of(codes.ticket_answer(45)) == 45
    assert codes.seat_of(codes.seat_answer(4)) == 4
    assert codes.goal_of(codes.goal_answer(10)) == 10


@given(st.lists(st.integers(0, 249), max_size=7), st.lists(st.integers(0, 8), max_size=7))
def test_lists_in_events(tickets: list[int], cards: list[int]) -> None:
    assert events.tickets_in(sum(events.ticket_at(i, ticket) for i, ticket in enumerate(tickets))) == tickets
    assert events.cards_in_order(sum(events.card_at(i, card) for i, card in enumerate(cards))) == cards
