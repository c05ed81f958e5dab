"""The base game: claiming tracks, double routes, and the points of a track."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import (
    arrange,
    begun,
    claiming,
    keys,
    ledger_text,
    own,
    payments_of,
    small_game,
    small_title,
    verdict,
)

BOTH = pytest.mark.parametrize("title", ["usa", "switzerland"])
LENGTHS = small_title({f"a-b{n}": {"length": n, "color": "red"} for n in range(1, 7)})
DOUBLES: dict[str, Any] = {
    "a-b/1": {"length": 2, "color": "red"},
    "a-b/2": {"length": 2, "color": "blue"},
    "b-c/1": {"length": 1},
    "b-c/2": {"length": 1},
    "c-d": {"length": 3, "color": "red"},
}
TWO_SPACES = {"usa": ("kansas_city-saint_louis/1", "B"), "switzerland": ("bern-neuchatel", "R")}


@rule("TR-BASE-CLAIM-01")
@BOTH
def test_as_many_cards_of_the_color_as_spaces(title: str) -> None:
    track, letter = TWO_SPACES[title]
    game = arrange(begun(title), hands={0: f"9{letter}3W"})
    assert payments_of(game, track) == [f"2{letter}"]
    assert verdict(game, claiming(track, f"2{letter}")) is None
    for pay in (f"1{letter}", f"3{letter}", f"1{letter}1W", "2W", f"2{letter}1W"):
        assert verdict(game, claiming(track, pay)) == "TR-BASE-CLAIM-01"
    refusal = game.why_not(claiming(track, f"3{letter}"))
    assert refusal is not None
    assert (refusal.key, refusal.params) == ("count", {"track": track, "needs": 2, "given": 3})


@rule("TR-BASE-CLAIM-01")
@BOTH
def test_the_cards_must_be_in_hand(title: str) -> None:
    track, letter = TWO_SPACES[title]
    game = arrange(begun(title), hands={0: f"1{letter}9W"})
    refusal = game.why_not(claiming(track, f"2{letter}"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("TR-BASE-CLAIM-01", "not-held")
    assert (refusal.params["needs"], refusal.params["have"]) == (2, 1)
    assert payments_of(game, track) == []


@rule("TR-BASE-CLAIM-02")
@BOTH
def test_a_grey_track_takes_any_one_color(title: str) -> None:
    track = "el_paso-santa_fe" if title == "usa" else "st_gallen-de5"
    game = arrange(begun(title), hands={0: "2P2W2B2Y2O2K2R2G"})
    assert set(payments_of(game, track)) == {f"2{letter}" for letter in "PWBYOKRG"}
    assert verdict(game, claiming(track, "2B")) is None
    assert verdict(game, claiming(track, "1B1R")) == "TR-BASE-CLAIM-02"
    assert verdict(game, claiming(track, "1B")) == "TR-BASE-CLAIM-01"


@rule("TR-BASE-CLAIM-03")
def test_in_usa_locomotives_complete_any_set() -> None:
    game = arrange(begun("usa"), hands={0: "2B1R2L"})
    assert set(payments_of(game, "kansas_city-saint_louis/1")) == {"2B", "1L1B", "2L"}
    assert set(payments_of(game, "el_paso-santa_fe")) == {"2B", "1L1B", "1L1R", "2L"}
    assert verdict(game, claiming("el_paso-santa_fe", "2L")) is None
    assert verdict(game, claiming("kansas_city-saint_louis/1", "1R1L")) == "TR-BASE-CLAIM-01"


@rule("TR-BASE-CLAIM-03")
def test_in_switzerland_only_tunnels_take_locomotives() -> None:
    game = arrange(begun("switzerland"), hands={0: "2G2L"})
    assert verdict(game, claiming("st_gallen-de5", "2L")) == "TR-CH-LOCO-05"
    assert verdict(game, claiming("martigny-fr1", "2L")) is None
    assert set(payments_of(game, "martigny-sion")) == {"2G", "1L1G", "2L"}


@rule("TR-BASE-CLAIM-04")
@BOTH
def test_a_claim_places_wagons_discards_cards_and_scores(title: str) -> None:
    track, letter = TWO_SPACES[title]
    game = arrange(begun(title), hands={0: f"3{letter}1W"}, discard="1P")
    events = game.play(claiming(track, f"2{letter}"))
    assert keys(events) == ["claimed"]
    assert events[0].params["points"] == 2
    seat = game.view(None)["seats"][0]
    assert (seat["wagons"], seat["score"], seat["tracks"], seat["cards"]) == (43, 2, [track], 2)
    assert ledger_text(game.view(None)["discard"]) == f"1P2{letter}"
    assert ledger_text(game.view(0)["hand"]) == f"1W1{letter}"


@rule("TR-BASE-CLAIM-04")
@BOTH
def test_a_claim_needs_the_wagons(title: str) -> None:
    track, letter = TWO_SPACES[title]
    game = arrange(begun(title), hands={0: f"9{letter}"}, wagons={0: 1})
    refusal = game.why_not(claiming(track, f"2{letter}"))
    assert refusal is not None
    assert (refusal.rule, refusal.params) == ("TR-BASE-CLAIM-04", {"track": track, "needs": 2, "have": 1})
    assert payments_of(game, track) == []
    arrange(game, wagons={0: 2})
    assert verdict(game, claiming(track, f"2{letter}")) is None


@rule("TR-BASE-CLAIM-05")
@BOTH
def test_any_open_track_and_one_a_turn(title: str) -> None:
    near, far = ("boston-montreal/1", "los_angeles-phoenix") if title == "usa" else ("baden-zurich", "geneve-fr2")
    game = arrange(begun(title), hands={0: "9P9Y", 1: "9P9Y"})
    pay = {"boston-montreal/1": "2P", "los_angeles-phoenix": "3P", "baden-zurich": "1Y", "geneve-fr2": "1Y"}
    own(game, 0, near)
    assert verdict(game, claiming(far, pay[far])) is None
    game.play(claiming(far, pay[far]))
    assert game.to_move == 1
    assert verdict(game, claiming(far, pay[far])) == "TR-BASE-CLAIM-05"
    refusal = game.why_not(claiming(near, pay[near]))
    assert refusal is not None
    assert (refusal.rule, refusal.params) == ("TR-BASE-CLAIM-05", {"track": near, "seat": 0})


@rule("TR-BASE-MULTI-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_owns_both_tracks_of_a_double(players: int) -> None:
    game = arrange(small_game(small_title(DOUBLES), players), hands={0: "9R9B"})
    assert verdict(game, claiming("a-b/2", "2B")) is None
    own(game, 0, "a-b/1")
    assert verdict(game, claiming("a-b/2", "2B")) == "TR-BASE-MULTI-01"
    assert verdict(game, claiming("b-c/2", "1B")) is None
    assert payments_of(game, "a-b/2") == []


@rule("TR-BASE-MULTI-02")
@pytest.mark.parametrize(("players", "open_to_others"), [(2, False), (3, False), (4, True), (5, True)])
def test_one_track_of_a_double_with_two_or_three_players(players: int, open_to_others: bool) -> None:
    game = small_game(small_title(DOUBLES), players)
    own(game, 0, "a-b/2")
    for seat in range(1, players):
        arrange(game, hands={seat: "2R2B"}, to_move=seat)
        assert verdict(game, claiming("a-b/1", "2R")) == (None if open_to_others else "TR-BASE-MULTI-02")
        assert verdict(game, claiming("a-b/2", "2B")) == "TR-BASE-CLAIM-05"


@rule("TR-BASE-MULTI-02")
@pytest.mark.parametrize(("players", "rule_id"), [(3, "TR-BASE-MULTI-02"), (4, None)])
def test_doubles_on_the_map_of_usa(players: int, rule_id: str | None) -> None:
    game = arrange(begun("usa", players), hands={0: "2B", 1: "2P"})
    game.play(claiming("kansas_city-saint_louis/1", "2B"))
    assert verdict(game, claiming("kansas_city-saint_louis/2", "2P")) == rule_id


@rule("TR-BASE-SCORE-01")
def test_points_by_length() -> None:
    points = []
    for length in range(1, 7):
        game = arrange(small_game(LENGTHS), hands={0: "9R"})
        game.play(claiming(f"a-b{length}", f"{length}R"))
        points.append(game.view(None)["seats"][0]["score"])
    assert points == [1, 2, 4, 7, 10, 15]


@rule("TR-BASE-SCORE-01")
@BOTH
def test_both_maps_use_the_table(title: str) -> None:
    loaded: Any = bl.titles()[title]
    assert loaded.map.rules.track_points == (1, 2, 4, 7, 10, 15)
    assert max(track.length for track in loaded.map.tracks.values()) == 6


@rule("TR-BASE-SCORE-01")
def test_a_length_outside_the_table_is_refused_on_load() -> None:
    with pytest.raises(bl.BadMap):
        small_title({"a-b": {"length": 7}})
    europe = small_title({"a-b": {"length": 8, "color": "red"}}, rules={"track_points": [1, 2, 4, 7, 10, 15, 18, 21]})
    game = arrange(small_game(europe), hands={0: "8R"})
    game.play(claiming("a-b", "8R"))
    assert game.view(None)["seats"][0]["score"] == 21
