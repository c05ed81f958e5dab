"""The event track and trains (SN-EVT, SN-TRAIN)."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from branchline.games.snowdonia.board import EVENTS, count
from branchline.games.snowdonia.titles import load
from ledger import rule
from snowdonia.table import (
    bag,
    begun,
    clear,
    close_round,
    draw_event,
    end_now,
    give,
    go_on,
    goods,
    hold,
    in_shed,
    inside,
    keys,
    laid,
    own,
    owner,
    rates,
    resolve,
    rubble,
    told,
    train,
    weather,
)


def texts(game: bl.Game) -> set[str]:
    return set(game.legal_moves().texts())


def dug(events: Any) -> list[str]:
    return [fact["place"] for fact in told(events, "event-dug")]


# -- the track ------------------------------------------------------------------------------------


@rule("SN-EVT-01", "SN-EVT-02")
def test_every_space_has_one_of_five_events_and_the_data_say_which() -> None:
    shown = begun(3).view(0)["events"]["track"]
    assert len(shown) == 10
    assert set(shown) == set(EVENTS)
    assert (shown[1], shown[5]) == ("trains", "maintenance")
    other = load("snowdonia", '[event_track.1]\nevent = "lay-track"', "mine")
    board = other.board("mount-snowdon", 3, False, False)
    assert EVENTS[board.event_kind[1]] == "lay-track"


@rule("SN-EVT-03", "SN-WX-07")
def test_events_use_the_board_rates() -> None:
    game = train(rates(begun(3), 2, 1), 0, 1)
    assert len(dug(draw_event(game, 8))) == 2
    ralph = train(weather(rates(begun(3), 2, 1), "fog"), 0, 7)
    assert len(told(draw_event(ralph, 9), "event-laid")) == 1


@rule("SN-EVT-04")
def test_excavate_counts_sites_or_cards() -> None:
    game = rates(rubble(begun(3), two_viaducts__track1=0), 3, 1)
    assert dug(draw_event(game, 8)) == ["two_viaducts.track2", "two_viaducts.dig1", "two_viaducts.dig2"]
    cards = rates(rubble(begun(3, event_unit="card"), two_viaducts__track1=0, two_viaducts__track2=0), 2, 1)
    assert dug(draw_event(cards, 8)) == ["two_viaducts.dig1", "two_viaducts.dig2", "waterfall.track1"]
    deluxe = begun(3, edition="deluxe")
    assert deluxe.view(0)["rules"]["event_unit"] == "card"


@rule("SN-EVT-05")
def test_nobody_gets_what_an_event_digs() -> None:
    game = rates(rubble(begun(3), two_viaducts__track1=0, two_viaducts__track2=0), 2, 1)
    draw_event(game, 8)
    assert all(goods(game, seat)["rubble"] == 0 for seat in range(3))
    assert all(inside(game).markers[seat] == 16 for seat in range(3))
    assert owner(game, "two_viaducts.dig1") is None
    assert game.audit() == []


@rule("SN-EVT-06")
def test_only_places_with_rubble_count() -> None:
    game = rates(clear(begun(3), "hebron.track1"), 2, 1)
    rubble(game, hebron__track2=1)
    assert dug(draw_event(game, 8)) == ["hebron.track2", "hebron.dig1"]


@rule("SN-EVT-07", "SN-EVT-08", "SN-EVT-09")
def test_lay_track_lays_on_rubble_and_past_stations() -> None:
    game = rates(laid(begun(3), 0, 1), 3, 2)
    hold(game, 0, 22)
    before = inside(game).rubble[3]
    events = draw_event(game, 9)
    assert [fact["place"] for fact in told(events, "event-laid")] == ["two_viaducts.track2", "waterfall.track1"]
    assert all(fact["n"] > 0 for fact in told(events, "event-laid"))
    assert inside(game).rubble[3] == before, "the station keeps its rubble"
    track = game.view(0)["line"][2]["tracks"][0]
    assert (track["laid"], track["owner"], track["rubble"]) == (True, None, 0)
    assert game.audit() == []
    outcome = end_now(game)
    assert all(outcome.by_source(seat).get("track", 0) == 0 for seat in (1, 2))
    assert "contract" not in outcome.by_source(0)


@rule("SN-EVT-10", "SN-EVT-12", "SN-EVT-22")
def test_complete_a_station() -> None:
    game = begun(3)
    tracks = [inside(game).rubble[0], inside(game).rubble[1]]
    events = draw_event(game, 10)
    assert told(events, "completed") == [{"station": "two_viaducts"}]
    assert [inside(game).rubble[0], inside(game).rubble[1]] == tracks
    assert game.view(0)["line"][1]["excavation"][0]["rubble"] == 0
    assert told(draw_event(game, 10), "completed") == [{"station": "waterfall"}]
    give(clear(game, "waterfall.track1"), 0, stone=9)
    assert keys(resolve(game, {"E1": 0})) == ["idle"]
    built = own(begun(3), 0, *(f"two_viaducts.{n}" for n in range(1, 5)))
    assert told(draw_event(built, 10), "completed") == [{"station": "two_viaducts"}], "rubble is left there"
    scope = own(begun(3, complete_scope="build_sites"), 0, *(f"two_viaducts.{n}" for n in range(1, 5)))
    assert told(draw_event(scope, 10), "completed") == [{"station": "waterfall"}]
    done = own(rubble(begun(3), two_viaducts__dig1=0, two_viaducts__dig2=0), 0, *(f"two_viaducts.{n}" for n in (1, 2)))
    own(done, 1, "two_viaducts.3", "two_viaducts.4")
    assert told(draw_event(done, 10), "completed") == [{"station": "waterfall"}]


@rule("SN-EVT-11")
def test_markers_on_a_completed_station_count() -> None:
    game = hold(own(begun(3), 0, "two_viaducts.1", "two_viaducts.dig1", "two_viaducts.2"), 0, 3)
    draw_event(game, 10)
    sources = end_now(game).by_source(0)
    assert sources["site"] == 16
    assert sources["excavation"] == 4
    assert sources["contract"] == 6


def test_when_every_station_is_complete_nothing_happens() -> None:
    """AM-36."""
    game = begun(3)
    for station in range(len(inside(game).closed)):
        inside(game).closed[station] = 1
    clear(game, "")
    assert "no-effect" in keys(draw_event(game, 10))
    assert game.view(0)["events"]["markers"] == 0


@rule("SN-EVT-13", "SN-E-09")
def test_trains_may_now_be_bought() -> None:
    game = begun(3)
    assert not game.view(0)["shed"]["open"]
    assert "trains-open" in keys(draw_event(game, 2))
    assert game.view(0)["shed"]["open"]
    draw_event(game, 9)
    assert game.view(0)["shed"]["open"]


@rule("SN-EVT-14", "SN-EVT-16", "SN-TRAIN-09")
def test_maintenance() -> None:
    game = train(give(give(begun(3), 0, steel=2, coal=2), 1, steel=0), 0, 1)
    events = draw_event(game, 6)
    assert "maintenance-due" in keys(events)
    assert texts(game) == {"maintain steel", "give up"}
    paid = game.copy()
    paid.play("maintain steel")
    assert goods(paid, 0)["steel"] == 1
    assert paid.view(0)["seats"][0]["train"] == 1
    game.play("give up")
    assert goods(game, 0) == {"ore": 0, "stone": 0, "coal": 2, "rubble": 0, "steel": 2}
    assert game.view(0)["seats"][0]["train"] is None
    give(game, 1, steel=2)
    resolve(game, {"E1": 1})
    assert "train 1" in texts(game)
    poor = train(begun(3), 0, 1)
    assert told(draw_event(poor, 6), "gave-up") == [{"seat": 0, "train": 1}], "who cannot pay is not asked"
    refusal = game.copy().why_not("maintain steel")
    assert refusal is not None


@rule("SN-EVT-14")
def test_maintenance_goes_round_from_the_start_player() -> None:
    game = begun(3)
    for seat, number in ((0, 1), (1, 4), (2, 7)):
        train(give(game, seat, steel=1), seat, number)
    inside(game).start = 1
    draw_event(game, 6)
    order = []
    while game.view(0)["question"] == "maintain":
        order.append(game.to_move)
        game.play("maintain steel")
    assert order == [1, 2, 0]


@rule("SN-EVT-15")
def test_returned_trains_are_coaled_by_number() -> None:
    game = train(train(begun(3), 0, 5), 1, 1)
    bag(game, coal=1)
    events = draw_event(game, 6)
    assert told(events, "coaled") == [{"train": 1, "n": 1}]
    assert inside(game).shed_coal[1] == 1
    assert inside(game).shed_coal[5] == 0
    plenty = train(train(begun(3), 0, 5), 1, 1)
    assert [fact["train"] for fact in told(draw_event(plenty, 6), "coaled")] == [1, 5]


@rule("SN-EVT-17", "SN-EVT-18", "SN-EVT-19")
def test_cubes_return_and_the_last_events_loop() -> None:
    game = begun(3)
    p = inside(game)
    spaces = []
    for number in range(20):
        p.bag[3] -= 1
        p.bag_size -= 1
        p.events_due = 1
        p.stage = 7
        clear_all = go_on(game)
        spaces += [fact["n"] for fact in told(clear_all, "event-cube")]
        cubes = game.view(0)["events"]["cubes"] if not game.is_over else None
        expected = {4: [4], 7: [7], 10: [7]}.get(spaces[-1])
        if expected and cubes is not None:
            assert cubes == expected
        if game.is_over:
            break
        assert p.bag[3] + count(p.event_cubes) == 5
        assert number < 20
    assert spaces == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 8, 9, 10, 8, 9, 10, 8, 9, 10, 8][: len(spaces)]
    assert len(spaces) >= 11


@rule("SN-EVT-20")
def test_a_return_leaves_one_cube_on_the_track() -> None:
    for players, left in ((3, 4), (1, 3)):
        game = begun(players)
        p = inside(game)
        p.event_cubes = 0b1110
        p.event_at = 3
        p.bag[3] -= 4
        p.bag_size -= 4
        p.events_due = 1
        p.stage = 7
        go_on(game)
        assert count(p.event_cubes) == 1
        assert p.bag[3] == left


@rule("SN-EVT-21")
def test_returned_cubes_are_not_drawn_again_in_the_same_restock() -> None:
    game = bag(begun(3), ore=0, stone=0, coal=0, event=1)
    p = inside(game)
    p.event_cubes = 0b1110
    p.event_at = 3
    events = close_round(game)
    assert [fact["n"] for fact in told(events, "event-cube")] == [4]
    assert p.bag[3] == 3


@rule("SN-EVT-23")
def test_all_drawn_events_are_resolved_even_after_the_last_track() -> None:
    game = rates(laid(begun(3), None, *range(1, 13)), 3, 2)
    events = draw_event(game, 9, cubes=2)
    assert [fact["n"] for fact in told(events, "event-cube")] == [9, 10]
    assert keys(events).index("last-track-event") < keys(events).index("completed") < keys(events).index("game-over")


# -- trains ---------------------------------------------------------------------------------------


@rule("SN-TRAIN-01", "SN-TRAIN-02", "SN-TRAIN-05")
def test_prices_coal_and_hire() -> None:
    trains = bl.titles()["snowdonia"].box.trains  # type: ignore[attr-defined]
    assert [trains[str(n)].steel for n in range(1, 8)] == [2, 2, 2, 1, 1, 2, 2]
    assert [trains[str(n)].coal for n in range(1, 8)] == [1, 0, 1, 1, 2, 1, 1]
    assert [trains[str(n)].hire for n in range(1, 8)] == [1, 1, 1, 1, 1, 2, 1]
    enid = in_shed(give(begun(3), 0, steel=2), 2)
    resolve(enid, {"E1": 0})
    enid.play("train 2")
    assert goods(enid, 0)["coal"] == 0
    plain = train(rates(begun(3), 2, 1), 0, 5)
    resolve(plain, {"B1": 0})
    assert goods(plain, 0)["rubble"] == 2


@rule("SN-TRAIN-04")
def test_snowdon_is_worth_nine_at_the_end_only() -> None:
    assert end_now(train(begun(3), 0, 4)).by_source(0)["train"] == 9
    lost = train(begun(3), 0, 4)
    draw_event(lost, 6)
    assert "train" not in end_now(lost).by_source(0)


@rule("SN-TRAIN-08")
def test_a_power_works_at_once() -> None:
    game = in_shed(give(begun(3), 0, steel=2, ore=2), 2)
    inside(game).b_builds = True
    clear(game, "")
    resolve(game, {"B1": 0, "C1": 0})
    events = game.play("train 2")
    assert told(events, "worked") == [{"seat": 0, "paid": {"ore": 2}, "got": {"steel": 1}}]


@pytest.mark.parametrize("number", range(1, 8))
def test_every_train_can_be_had(number: int) -> None:
    game = in_shed(give(begun(3), 0, steel=2), number)
    resolve(game, {"E1": 0})
    assert f"train {number}" in texts(game)
    aside = game.view(0)["shed"]["aside"]
    refusal = game.why_not(f"train {aside}")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("SN-SETUP-18", "train-aside")
