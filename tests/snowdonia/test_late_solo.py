"""Playing alone (SN-SOLO)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import branchline as bl
from ledger import rule
from snowdonia.table import (
    again,
    bag,
    begun,
    clear,
    close_round,
    deck,
    draw_event,
    empty_bag,
    end_now,
    give,
    goods,
    hold,
    inside,
    keys,
    laid,
    office,
    question,
    rates,
    refused,
    resolve,
    rubble,
    send,
    surveyor,
    texts,
    told,
    weather,
)

EDITIONS = ("2012", "deluxe")
PRINTED_COAL = {1: 1, 2: 0, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1}


def alone(train: int = 1, **options: Any) -> bl.Game:
    return begun(1, solo_train=train, **options)


@rule("SN-SOLO-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_round_is_the_same_as_ever(edition: str) -> None:
    game = empty_bag(alone(edition=edition))
    game.play("place G")
    events = list(game.play("place F1"))
    assert question(game) == ("contract", 0)
    events += list(game.play(game.legal_moves()[0]))
    order = ["placed", "took-contract", "surveyed", "discarded", "turned-up", "weather", "restocked", "round"]
    assert [key for key in dict.fromkeys(keys(events)) if key in order] == order
    assert question(game) == ("place", 0)


@rule("SN-SOLO-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("train", range(1, 8))
def test_one_train_with_its_coal_and_no_shed(train: int, edition: str) -> None:
    game = alone(train, edition=edition)
    view = game.view(0)
    assert view["seats"][0]["train"] == train
    assert goods(game, 0) == {"ore": 0, "stone": 0, "coal": PRINTED_COAL[train], "rubble": 0, "steel": 0}
    assert view["shed"]["trains"] == []
    assert (view["seats"][0]["markers"], view["seats"][0]["pub"]) == (16, 1)
    assert game.audit() == []


@rule("SN-SOLO-02")
def test_the_train_is_chosen_alone_only() -> None:
    assert alone().view(0)["seats"][0]["train"] == 1
    with pytest.raises(bl.BadOption):
        bl.new_game("snowdonia", players=2, seed=1, solo_train=5)
    with pytest.raises(bl.BadOption):
        bl.new_game("snowdonia", players=1, seed=1, solo_train=8)


@rule("SN-SOLO-02", "SN-ASG-11")
def test_the_train_hires_and_works_from_the_start() -> None:
    assert "hire" in texts(alone(1))
    assert "hire" in texts(alone(5))
    assert refused(alone(2), "hire") == ("SN-ASG-11", "hire-coal")
    assert refused(alone(6), "hire") == ("SN-ASG-11", "hire-coal")
    ladas = rates(alone(1), 3, 2)
    resolve(ladas, {"B1": 0})
    assert goods(ladas, 0)["rubble"] == 5


@rule("SN-SOLO-03", "SN-SOLO-04", "SN-COMP-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("train", range(1, 8))
def test_bag_and_yard(train: int, edition: str) -> None:
    for seed in range(5):
        game = alone(train, seed=seed, edition=edition)
        view = game.view(0)
        together = Counter(view["unseen_cubes"]) + Counter(view["yard"])
        assert +Counter({"ore": 16, "stone": 10, "coal": 6 - PRINTED_COAL[train], "event": 4}) == together
        assert sum(view["yard"].values()) == 6
        assert view["unseen_cubes"]["event"] == 4
        assert view["events"]["cubes"] == []


@rule("SN-SOLO-04")
def test_the_first_yard_is_drawn_at_random() -> None:
    drawn: Counter[str] = Counter()
    yards = set()
    for seed in range(200):
        shown = alone(2, seed=seed).view(0)["yard"]
        drawn.update(shown)
        yards.add(tuple(shown.values()))
    assert len(yards) > 8
    expected = {"ore": 600.0, "stone": 375.0, "coal": 225.0}
    assert sum((drawn[cube] - n) ** 2 / n for cube, n in expected.items()) < 14


@rule("SN-SOLO-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stations_and_contracts_of_the_smaller_game(edition: str) -> None:
    view = alone(edition=edition).view(0)
    assert [station["number"] for station in view["line"]] == [0, 1, 3, 4, 5, 6, 7]
    there = [*view["unseen_contracts"], *view["office"]]
    assert sorted(there) == [n for n in range(1, 31) if n not in (28, 29)]
    assert len(view["unseen_contracts"]) == view["deck"] == 25


@rule("SN-SOLO-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_contracts_are_new_every_round(edition: str) -> None:
    game = office(alone(edition=edition), 1, 8, 17)
    events = close_round(game)
    assert {fact["contract"] for fact in told(events, "discarded")} == {1, 8, 17}
    assert len(told(events, "turned-up")) == 3, "three new ones, not more (AM-49)"
    assert not {1, 8, 17} & set(game.view(0)["office"])
    assert sorted(game.view(0)["discards"]) == [1, 8, 17]
    assert game.view(0)["deck"] == 22
    assert game.view(0)["weather"]["last"] == game.view(0)["weather"]["top_back"]
    taken = office(alone(edition=edition), None, 8, None)
    assert told(close_round(taken), "discarded") == [{"contract": 8}]
    assert None not in taken.view(0)["office"]


@rule("SN-SOLO-07")
def test_an_empty_deck_is_reshuffled_alone_in_any_case() -> None:
    game = deck(office(alone(), 1, 8, 17), 20, 18)
    events = close_round(game)
    assert keys(events).count("reshuffled") == 1
    assert None not in game.view(0)["office"]
    assert {18, 20} < set(game.view(0)["office"])
    assert game.view(0)["weather"]["last"] is not None
    assert game.audit() == []


@rule("SN-SOLO-08", "SN-SOLO-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_train_can_ever_be_bought(edition: str) -> None:
    game = clear(give(alone(edition=edition), 0, steel=9, stone=2), "two_viaducts.track2")
    events = draw_event(game, 2)
    assert "event-cube" in keys(events)
    assert game.view(0)["shed"]["trains"] == []
    resolve(game, {"E1": 0})
    assert {text.split()[0] for text in texts(game)} == {"build"}
    assert refused(game, "train 4") == ("SN-SOLO-08", "solo-train")
    assert refused(game, "train 1") == ("SN-SOLO-08", "solo-train")


@rule("SN-SOLO-08", "SN-EVT-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lost_train_is_gone(edition: str) -> None:
    game = bag(give(alone(5, edition=edition), 0, steel=1, coal=2), coal=4)
    draw_event(game, 6)
    assert texts(game) == {"maintain steel", "give up"}
    events = list(game.play("give up"))
    assert told(events, "gave-up") == [{"seat": 0, "train": 5}]
    assert "coaled" not in keys(events), "a train that is gone takes no coal (AM-50)"
    assert inside(game).bag[2] == 4
    assert goods(game, 0)["coal"] == 2
    view = game.view(0)
    assert (view["seats"][0]["train"], view["shed"]["trains"]) == (None, [])
    assert refused(game, "hire") == ("SN-ASG-15", "hire-no-train")
    resolve(clear(give(game, 0, steel=9, stone=4), "two_viaducts.track2"), {"E1": 0})
    assert {text.split()[0] for text in texts(game)} == {"build"}
    assert refused(game, "train 5") == ("SN-SOLO-08", "solo-train")


@rule("SN-SOLO-08", "SN-TRAIN-04")
def test_snowdon_lost_gives_no_points() -> None:
    assert end_now(alone(4)).scores == [9]
    lost = give(alone(4), 0, steel=0)
    draw_event(lost, 6)
    assert lost.view(0)["seats"][0]["train"] is None
    assert end_now(lost).scores == [0]
    voucher = hold(alone(4), 0, 21)
    draw_event(voucher, 6)
    voucher.play("maintain 21")
    assert end_now(voucher).scores == [9]


@rule("SN-SOLO-09")
def test_opening_the_shed_changes_nothing() -> None:
    game = give(clear(alone(), "two_viaducts.track2"), 0, steel=3, stone=4)
    before = game.copy()
    draw_event(game, 2)
    resolve(game, {"E1": 0})
    resolve(before, {"E1": 0})
    assert texts(game) == texts(before)


@rule("SN-SOLO-10", "SN-END-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_track_ends_the_game_alone(edition: str) -> None:
    game = weather(laid(clear(alone(edition=edition), ""), None, *range(1, 12)), "", "rain", "rain")
    events = send(give(empty_bag(game), 0, steel=1), {"D1": 0, "G": [0]}, window="D")
    assert [key for key in keys(events) if key in ("last-track", "surveyed", "game-over")] == [
        "last-track",
        "surveyed",
        "game-over",
    ]
    assert game.outcome().reason == "last-track"


@rule("SN-SOLO-10", "SN-END-02")
def test_an_event_may_lay_the_last_track_alone() -> None:
    for edition, over in (("2012", True), ("deluxe", False)):
        game = weather(laid(clear(alone(edition=edition), ""), None, *range(1, 12)), "", "rain", "rain")
        draw_event(empty_bag(game), 9)
        assert game.is_over is over


@rule("SN-SOLO-11", "SN-SETUP-11")
def test_action_spaces_alone() -> None:
    def spaces(**options: Any) -> dict[str, int]:
        areas = alone(**options).view(0)["areas"]
        return {area: len(areas[area]["labourers"]) for area in "ABCDEF"}

    overlays = {"A": 2, "B": 2, "C": 1, "D": 1, "E": 2, "F": 1}
    board = {"A": 2, "B": 2, "C": 1, "D": 2, "E": 2, "F": 2}
    assert spaces() == overlays
    assert spaces(edition="deluxe") == board
    assert spaces(solo_spaces="area_a") == board
    assert spaces(edition="deluxe", solo_spaces="overlays") == overlays
    assert "place F2" in texts(alone(edition="deluxe"))
    assert refused(alone(), "place F2") == ("SN-SETUP-11", "no-such-space")


@rule("SN-SOLO-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_alone_there_is_a_score_and_no_winner(edition: str) -> None:
    game = surveyor(alone(edition=edition), 0, "clogwyn")
    outcome = end_now(game)
    assert (outcome.scores, outcome.winners) == ([15], [])


@rule("SN-SOLO-13", "SN-B-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_rubble_area_b_is_a_build_space(edition: str) -> None:
    game = give(clear(alone(edition=edition), ""), 0, stone=4)
    assert "extra-build-space" in keys(close_round(empty_bag(weather(game, "", "rain", "rain"))))
    assert game.view(0)["areas"]["B"] == {"kind": "build", "labourers": [None], "open": 1}
    resolve(again(game), {"B1": 0})
    assert question(game) == ("build", 0)
    left = rubble(clear(alone(edition=edition), ""), yr_wyddfa__dig2=1)
    assert "extra-build-space" not in keys(close_round(empty_bag(weather(left, "", "rain", "rain"))))


def test_padarn_works_alone() -> None:
    game = give(clear(alone(6), "two_viaducts.track2"), 0, stone=9)
    resolve(game, {"E1": 0})
    game.play("build two_viaducts 1")
    assert question(game) == ("build", 0)
    assert "pass" in texts(game)
