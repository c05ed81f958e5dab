"""What no printed map combines: the rulings for maps of one's own."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import branchline as bl
from branchline.games.tickets.deck import must_flush
from ledger import rule
from tickets.arrange import (
    arrange,
    claiming,
    faces,
    hold,
    keys,
    level,
    own,
    payments_of,
    play_drawing,
    small_game,
    small_title,
    verdict,
)

FERRY = {"a-b": {"length": 2, "ferry": 1}}
TUNNELS_ONLY = {"locomotives_on": "tunnels"}


def at_the_ferry(hand: str, tracks: dict[str, Any] = FERRY, **rules: Any) -> bl.Game:
    return arrange(small_game(small_title(tracks, rules={**TUNNELS_ONLY, **rules})), hands={0: hand})


# -- locomotives on tunnels only, and ferries ------------------------------------------------------


@rule("TR-OWN-LOCO-01")
def test_a_locomotive_pays_a_symbol_where_locomotives_are_for_tunnels() -> None:
    assert payments_of(at_the_ferry("1L1R"), "a-b") == ["1L1R"]
    assert payments_of(at_the_ferry("1L1R", pair_pays_symbol=False), "a-b") == ["1L1R"]
    assert payments_of(at_the_ferry("3R"), "a-b") == ["3R"]
    assert payments_of(at_the_ferry("3R", pair_pays_symbol=False), "a-b") == []


@pytest.mark.slow
@rule("TR-OWN-LOCO-02")
def test_a_locomotive_pays_no_plain_space_where_locomotives_are_for_tunnels() -> None:
    game = at_the_ferry("2L1R")
    assert payments_of(game, "a-b") == ["1L1R"]
    assert verdict(game, claiming("a-b", "2L")) == "TR-OWN-LOCO-02"
    assert sorted(payments_of(at_the_ferry("2L2B1R"), "a-b")) == ["1L1B", "1L1R", "2B1R"]
    for language in ("en", "pl", "de"):
        refusal = game.why_not(claiming("a-b", "2L"))
        assert refusal is not None
        assert "A – B" in refusal.text(language)


@rule("TR-OWN-LOCO-02")
@pytest.mark.parametrize("symbols", [1, 2, 3])
def test_no_payment_has_more_locomotives_than_symbols(symbols: int) -> None:
    game = at_the_ferry("5L4R4B", {"a-b": {"length": 4, "ferry": symbols}})
    claims = [move.params["cards"].get("loco", 0) for move in game.legal_moves() if move.group == "claim"]
    assert max(claims) == symbols


@rule("TR-OWN-LOCO-02", "TR-NC-FERRY-07")
@pytest.mark.parametrize(("on_plain", "sizes"), [(True, {(0, 4), (1, 1), (0, 6), (1, 3)}), (False, {(0, 4), (1, 1)})])
def test_nor_where_any_three_cards_stand_for_one(on_plain: bool, sizes: set[tuple[int, int]]) -> None:
    rules: dict[str, Any] = {"any_three_pay_symbol": True, "three_cards_on_plain": on_plain}
    game = at_the_ferry("2L4R3B", pair_pays_symbol=False, **rules)
    for locos, red, blue in itertools.product(range(3), range(5), range(4)):
        if locos + red + blue:
            refusal = game.why_not(claiming("a-b", f"{locos}L{red}R{blue}B"))
            assert (refusal is None) == ((locos, red + blue) in sizes), (locos, red, blue)
    assert sorted(payments_of(game, "a-b")) == ["1L1B", "1L1R", "3B1R"]
    assert verdict(game, claiming("a-b", "2L")) == "TR-OWN-LOCO-02"


@pytest.mark.parametrize("track", [{"length": 8, "any_cards": 9}, {"length": 9, "ferry": 2}])
def test_no_payment_takes_more_of_a_card_than_can_be_written(track: dict[str, Any]) -> None:
    rules = {"pair_pays_symbol": False, "any_three_pay_symbol": True, "cards_per_color": 60, "locomotives": 30}
    game = at_the_ferry("30L25R20B18G", {"a-b": track}, track_points=[1, 2, 4, 7, 10, 15, 18, 20, 22], **rules)
    claims = [move for move in game.legal_moves() if move.group == "claim"]
    assert len(claims) > 5
    assert [str(move) for move in claims if game.why_not(str(move))] == []


def test_a_ferry_costs_no_more_of_a_card_than_can_be_written() -> None:
    rules = {"pair_pays_symbol": False, "any_three_pay_symbol": True}
    small_title({"a-b": {"length": 6, "ferry": 4}}, rules=rules)
    with pytest.raises(bl.BadMap, match="15 cards"):
        small_title(
            {"a-b": {"length": 6, "ferry": 4}, "b-c": {"length": 8, "ferry": 4}},
            rules={**rules, "track_points": [1] * 8},
        )


# -- rows of any size, and any limit ---------------------------------------------------------------


def flushes(row: int, limit: int, others: int) -> bool:
    """Whether a full row of locomotives alone is flushed with so many other cards in the deck."""
    title = small_title({"a-b": {"length": 1}}, rules={"row": row, "flush_at": limit, "locomotives": 40})
    game = arrange(small_game(title), row="L" * row, deck=f"{others}R9L" if others else "9L", discard="")
    return must_flush(game._position)  # type: ignore[arg-type]


@rule("TR-OWN-FLUSH-01")
@pytest.mark.parametrize(
    ("row", "limit", "least"), [(5, 3, 3), (5, 2, 4), (5, 1, 5), (3, 2, 2), (3, 3, 1), (4, 4, 1), (9, 2, 8)]
)
def test_a_flush_needs_as_many_other_cards_as_a_quiet_row_shows(row: int, limit: int, least: int) -> None:
    assert not flushes(row, limit, least - 1)
    assert flushes(row, limit, least)


@rule("TR-OWN-FLUSH-01")
def test_without_a_limit_no_row_is_flushed() -> None:
    title = small_title({"a-b": {"length": 1}}, rules={"flush_at": 0})
    game = arrange(small_game(title), hands={0: ""}, row="RLLLL", deck="20R9L", discard="")
    assert keys(play_drawing(game, "draw red", "L")) == ["took", "turned-up"]
    with pytest.raises(bl.BadMap, match="flush_at"):
        small_title({"a-b": {"length": 1}}, rules={"row": 3, "flush_at": 4})


@rule("TR-OWN-FLUSH-01")
def test_a_row_stays_if_every_row_would_show_too_many_locomotives() -> None:
    title = small_title({"a-b": {"length": 1}}, rules={"flush_at": 2})
    game = arrange(small_game(title), hands={0: ""}, row="RRRBL", deck="9L", discard="")
    assert keys(play_drawing(game, "draw blue", "L")) == ["took", "turned-up"]
    assert faces(game) == "RRRLL"


# -- goals and the longest path --------------------------------------------------------------------

BONUSES: dict[str, Any] = {
    "goals": {
        "small": {"metric": "tracks-of-length", "number": 1, "points": 5},
        "ferries": {"metric": "ferries", "points": 5},
    },
    "rules": {"goals_in_play": 2, "longest_path": 10},
}


def tied(*owned: list[str]) -> list[int]:
    """The winners among seats with equal points and no tickets, by the tracks they own."""
    tracks = {
        "a-b": {"length": 1},
        "c-d": {"length": 1},
        "e-f": {"length": 2, "ferry": 1},
        "g-h": {"length": 4},
        "i-j": {"length": 4},
    }
    game = small_game(small_title(tracks, **BONUSES))
    for seat, mine in enumerate(owned):
        hold(own(game, seat, *mine), seat)
    return level(game, 0, 1).winners


@rule("TR-OWN-FINAL-01")
def test_goals_and_the_longest_path_break_a_tie_together() -> None:
    # a goal each, and the longest path
    assert tied(["a-b", "g-h"], ["e-f"]) == [0]
    # two goals, and a goal with the longest path: the small tracks tie, the ferry and the path do not
    assert tied(["a-b", "e-f"], ["c-d", "g-h"]) == [0, 1]
    # no goal, and the longest path alone
    assert tied(["g-h"], []) == [0]
    # no goal, and both have the longest path
    assert tied(["g-h"], ["i-j"]) == [0, 1]


# -- the end is the end ----------------------------------------------------------------------------


@rule("TR-UNDO-01")
@pytest.mark.parametrize("title", ["usa", "switzerland", "northern-lights"])
def test_the_move_that_ended_the_game_is_never_taken_back(title: str) -> None:
    game = bl.new_game(title, players=2, seed=5)
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[len(game.moves) * 7 % len(moves)])
    scores = game.outcome().scores
    with pytest.raises(bl.IllegalMove, match="TR-UNDO-01"):
        game.undo()
    assert game.is_over
    assert game.outcome().scores == scores


# -- tracks on which any few cards stand for one ---------------------------------------------------


def test_tracks_of_one_length_may_ask_for_different_numbers_of_cards() -> None:
    tracks: dict[str, Any] = {f"a-{city}": {"length": 3, "any_cards": n} for city, n in (("b", 2), ("c", 4))}
    game = arrange(small_game(small_title(tracks)), hands={0: "2R2B1G1Y"})
    assert payments_of(game, "a-b") == ["2B1Y1G", "1Y2R1G"]
    assert payments_of(game, "a-c") == ["2B1Y2R1G"]
    assert all(verdict(game, claiming("a-c", payment)) is None for payment in payments_of(game, "a-c"))
