"""The seven action areas (SN-A to SN-G)."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from branchline.games.snowdonia.works import work
from ledger import rule
from snowdonia.table import (
    activate,
    bag,
    begun,
    cards,
    clear,
    close_round,
    draw_event,
    give,
    goods,
    hold,
    in_shed,
    inside,
    keys,
    laid,
    office,
    own,
    owner,
    rates,
    resolve,
    rubble,
    send,
    surveyor,
    told,
    train,
    yard,
)


def texts(game: bl.Game) -> set[str]:
    return set(game.legal_moves().texts())


def refused(game: bl.Game, move: str) -> tuple[str, str, dict[str, Any]]:
    refusal = game.why_not(move)
    assert refusal is not None
    return refusal.rule, refusal.key, refusal.params


# -- A: the Stock Yard ----------------------------------------------------------------------------


@rule("SN-A-01", "SN-A-02")
def test_three_cubes_with_at_most_one_coal() -> None:
    game = yard(begun(3), 3, 3, 2)
    resolve(game, {"A1": 0})
    triples = {text for text in texts(game) if sum(int(word) for word in text.split()[1::2]) == 3}
    assert triples == {
        "take 3 ore",
        "take 2 ore 1 stone",
        "take 1 ore 2 stone",
        "take 3 stone",
        "take 2 ore 1 coal",
        "take 1 ore 1 stone 1 coal",
        "take 2 stone 1 coal",
    }
    assert refused(game, "take 1 ore 2 coal") == ("SN-A-02", "coal-limit", {"n": 1})
    assert refused(game, "take 3 ore 1 stone") == ("SN-A-01", "take-fewer", {"n": 3})
    coal = yard(begun(3), 0, 0, 3)
    assert told(resolve(coal, {"A1": 0}), "took") == [{"seat": 0, "cubes": {"coal": 1}, "n": 0}]


@rule("SN-A-03")
def test_up_to_three_or_exactly_three() -> None:
    game = yard(begun(3), 3, 3, 1)
    resolve(game, {"A1": 0})
    assert "take 1 ore" in texts(game)
    exact = yard(begun(3, yard_take="exact"), 3, 3, 1)
    resolve(exact, {"A1": 0})
    assert "take 1 ore" not in texts(exact)
    assert refused(exact, "take 1 ore") == ("SN-A-03", "take-more", {"n": 3})
    short = yard(begun(3, yard_take="exact"), 1, 1, 0)
    assert told(resolve(short, {"A1": 0}), "took") == [{"seat": 0, "cubes": {"ore": 1, "stone": 1}, "n": 0}]


@rule("SN-A-04")
def test_a_short_yard_gives_what_it_has() -> None:
    assert told(resolve(yard(begun(3), 1, 0, 0), {"A1": 0}), "took") == [{"seat": 0, "cubes": {"ore": 1}, "n": 0}]
    assert keys(resolve(yard(begun(3), 0, 0, 0), {"A1": 0})) == ["idle"]
    game = yard(begun(3), 1, 2, 0)
    resolve(game, {"A1": 0})
    assert refused(game, "take 2 ore") == ("SN-A-04", "not-in-yard", {"good": "ore", "needs": 2, "have": 1})


@rule("SN-A-05", "SN-A-06")
def test_the_last_space_brings_the_start_marker() -> None:
    game = begun(3)
    resolve(game, {"A3": 2})
    assert game.view(0)["start"] == 2
    for space in ("A1", "A2"):
        game = begun(3)
        resolve(game, {space: 2})
        assert game.view(0)["start"] == 0, "only the physically last space counts (AM-68)"
    empty = yard(begun(3), 0, 0, 0)
    resolve(empty, {"A3": 1})
    assert empty.view(0)["start"] == 1


@rule("SN-A-07")
def test_the_new_start_player_counts_at_once() -> None:
    game = hold(hold(yard(begun(3), 0, 0, 0), 0, 26), 2, 30)
    send(game, {"A3": 2})
    assert game.view(0)["area"] == "B"
    assert game.to_move == 2


@rule("SN-A-08", "SN-TRAIN-03")
def test_wyddfa_takes_one_more_with_every_labourer() -> None:
    game = train(yard(begun(3), 5, 5, 2), 0, 3)
    resolve(game, {"A1": 0, "A2": 0})
    for _ in range(2):
        assert "take 4 ore" in texts(game) or "take 4 stone" in texts(game)
        assert not {text for text in texts(game) if "2 coal" in text}
        assert "take 5 ore" not in texts(game)
        game.play("take 1 ore")


# -- B: Excavation --------------------------------------------------------------------------------


@rule("SN-B-01", "SN-TRAIN-01")
def test_work_rate_and_train_make_the_amount() -> None:
    game = rates(begun(3), 3, 2)
    resolve(game, {"B1": 0})
    assert goods(game, 0)["rubble"] == 3
    engine = train(rates(begun(3), 3, 2), 0, 1)
    resolve(engine, {"B1": 0})
    assert goods(engine, 0)["rubble"] == 5
    fast = train(rates(begun(3), 5, 2), 0, 1)
    resolve(fast, {"B1": 0})
    assert goods(fast, 0)["rubble"] == 7


@rule("SN-B-02", "SN-B-06")
def test_the_full_amount_is_taken_without_a_choice() -> None:
    game = give(rates(begun(3), 4, 2), 0, rubble=2)
    events = resolve(game, {"B1": 0})
    assert sum(fact["n"] for fact in told(events, "dug")) == 4
    assert goods(game, 0)["rubble"] == 6


@rule("SN-B-03", "SN-B-13")
def test_less_rubble_than_the_rate() -> None:
    game = rubble(clear(rates(begun(4), 4, 2), ""), yr_wyddfa__dig1=2)
    events = resolve(game, {"B1": 0, "B2": 1, "B3": 2})
    assert [goods(game, seat)["rubble"] for seat in range(3)] == [2, 0, 0]
    assert keys(events).count("idle") == 2


@rule("SN-B-04", "SN-B-05", "SN-B-08")
def test_rubble_goes_along_the_line() -> None:
    game = rates(rubble(begun(3), two_viaducts__track1=0, two_viaducts__track2=0), 5, 2)
    rubble(game, two_viaducts__dig1=2, two_viaducts__dig2=1, waterfall__track1=3)
    events = resolve(game, {"B1": 0})
    assert [(fact["place"], fact["n"]) for fact in told(events, "dug")] == [
        ("two_viaducts.dig1", 2),
        ("two_viaducts.dig2", 1),
        ("waterfall.track1", 2),
    ]
    crossing = rates(cards(begun(3), 2, 4), 3, 2)
    rubble(crossing, two_viaducts__track1=1)
    resolve(crossing, {"B1": 0})
    assert list(inside(crossing).rubble)[:2] == [0, 2]
    assert owner(crossing, "two_viaducts.track1") is None, "clearing a track gives no marker"


@rule("SN-B-07")
def test_the_last_cube_of_a_site_gives_the_marker() -> None:
    game = rates(rubble(begun(3), two_viaducts__track1=0, two_viaducts__track2=0), 3, 2)
    events = resolve(game, {"B1": 0, "B2": 1})
    assert owner(game, "two_viaducts.dig1") == 1
    assert told(events, "cleared")[0] == {"seat": 1, "place": "two_viaducts.dig1", "n": 4}
    assert inside(game).markers[1] == 14
    broke = rates(rubble(begun(3), two_viaducts__track1=0, two_viaducts__track2=0), 4, 2)
    inside(broke).markers[0] = 0
    assert "cleared-unowned" in keys(resolve(broke, {"B1": 0}))
    assert owner(broke, "two_viaducts.dig1") is None


@rule("SN-B-09")
def test_completed_stations_are_passed() -> None:
    game = begun(3)
    draw_event(game, 4)
    rates(rubble(game, two_viaducts__track1=0, two_viaducts__track2=0), 2, 1)
    assert game.view(0)["line"][1]["closed"]
    assert told(resolve(game, {"B1": 0}), "dug")[0]["place"] == "waterfall.track1"


@rule("SN-B-10", "SN-B-11", "SN-B-12")
@pytest.mark.parametrize("edition", ["2012", "deluxe"])
def test_without_rubble_b_becomes_a_build_space(edition: str) -> None:
    game = clear(begun(3, edition=edition), "")
    assert "extra-build-space" in keys(close_round(game))
    assert game.view(0)["areas"]["B"] == {"kind": "build", "labourers": [None], "open": 1}
    assert "place B2" not in game.legal_moves()
    give(game, 0, stone=4, rubble=2)
    send(game, {"B1": 0, "C1": 0})
    assert game.view(0)["area"] == "B"
    assert "build two_viaducts 1" in game.legal_moves()
    events = game.play("build two_viaducts 4")
    assert keys(events).index("built") < keys(events).index("worked")


@rule("SN-B-10")
def test_b_stays_an_excavation_while_rubble_is_left() -> None:
    game = bag(rubble(clear(begun(3), ""), yr_wyddfa__dig2=1), event=0)
    assert "extra-build-space" not in keys(close_round(game))
    assert game.view(0)["areas"]["B"]["kind"] == "excavation"


# -- C: the Works ---------------------------------------------------------------------------------


@rule("SN-C-01", "SN-C-03")
def test_trades() -> None:
    game = give(begun(3), 0, ore=3)
    events = resolve(game, {"C1": 0})
    assert told(events, "worked") == [{"seat": 0, "paid": {"ore": 3}, "got": {"steel": 1}}]
    none = give(begun(3), 0, ore=2, rubble=1)
    assert keys(resolve(none, {"C1": 0})) == ["idle"]
    both = give(begun(3), 0, ore=3, rubble=2)
    resolve(both, {"C1": 0})
    assert texts(both) == {"work 1 stone", "work 1 steel", "work 1 steel 1 stone"}
    assert refused(both, "pass")[:2] == ("SN-C-03", "must-work")
    loose = give(begun(3, works_min=0), 0, ore=3)
    resolve(loose, {"C1": 0})
    assert texts(loose) == {"pass", "work 1 steel"}


@rule("SN-C-02")
def test_at_most_three_trades() -> None:
    game = give(begun(3), 0, ore=12, rubble=8)
    resolve(game, {"C1": 0})
    assert "work 3 steel" in texts(game)
    assert "work 2 steel 1 stone" in texts(game)
    assert refused(game, "work 3 steel 1 stone") == ("SN-C-02", "work-fewer", {"n": 3})


@rule("SN-C-04")
def test_where_the_goods_go() -> None:
    game = give(begun(3), 0, ore=3, rubble=2)
    resolve(game, {"C1": 0})
    p = inside(game)
    ore, stone, steel, spoil = p.bag[0], p.bag[1], p.steel, p.spoil
    work(p, 0, 1, 1)
    assert (p.bag[0], p.bag[1], p.steel, p.spoil) == (ore + 3, stone - 1, steel - 1, spoil + 2)


@rule("SN-C-05", "SN-C-06")
def test_stone_comes_out_of_the_bag() -> None:
    empty = bag(give(begun(3), 0, ore=3, rubble=4), stone=0)
    assert told(resolve(empty, {"C1": 0}), "worked") == [{"seat": 0, "paid": {"ore": 3}, "got": {"steel": 1}}]
    asked = bag(give(begun(3), 0, ore=6, rubble=4), stone=1)
    resolve(asked, {"C1": 0})
    assert refused(asked, "work 2 stone") == ("SN-C-05", "work-bag", {"needs": 2, "have": 1})
    for seed in range(10):
        one = bag(give(begun(3, seed), 0, rubble=2), stone=1, ore=30)
        resolve(one, {"C1": 0})
        assert goods(one, 0)["stone"] == 1, "stone is picked, not drawn"


@rule("SN-C-07")
def test_the_bag_is_shown_only_where_it_may_be_looked_into() -> None:
    assert "bag" not in begun(3).view(0)
    assert begun(3, edition="deluxe").view(0)["bag"] == begun(3, edition="deluxe").view(0)["unseen_cubes"]
    assert "bag" in begun(3, bag_peek=True).view(0)


@rule("SN-C-08", "SN-TRAIN-02")
def test_enid_needs_two_ore() -> None:
    game = train(give(begun(3), 0, ore=6), 0, 2)
    resolve(game, {"C1": 0})
    assert "work 3 steel" in texts(game)
    game.play("work 3 steel")
    assert goods(game, 0)["steel"] == 3


@rule("SN-C-09")
def test_trades_are_paid_in_full_and_serve_the_same_round() -> None:
    game = clear(give(begun(3), 0, rubble=2), "two_viaducts.track2")
    events = send(game, {"C1": 0, "E1": 0})
    assert told(events, "built")[0]["site"] == "two_viaducts.4"
    short = give(begun(3), 0, rubble=3, ore=3)
    resolve(short, {"C1": 0})
    assert refused(short, "work 2 stone") == ("SN-C-09", "work-rubble", {"needs": 4, "have": 3})
    assert refused(short, "work 2 steel") == ("SN-C-09", "work-ore", {"needs": 6, "have": 3})
    capped = give(give(begun(3), 1, steel=17), 0, ore=6, rubble=2)
    resolve(capped, {"C1": 0})
    assert refused(capped, "work 2 steel") == ("SN-COMP-04", "work-supply", {"needs": 2, "have": 1})


# -- D: Lay Track ---------------------------------------------------------------------------------


@rule("SN-D-01", "SN-D-02", "SN-D-03", "SN-D-04")
def test_as_many_tracks_as_possible() -> None:
    game = rates(clear(give(begun(3), 1, steel=3), "hebron.track2"), 3, 2)
    events = resolve(game, {"D1": 1})
    assert [fact["place"] for fact in told(events, "laid")] == ["two_viaducts.track1", "two_viaducts.track2"]
    assert goods(game, 1)["steel"] == 1
    assert owner(game, "two_viaducts.track2") == 1
    assert inside(game).markers[1] == 14
    events = resolve(game, {"D2": 1})
    assert [fact["place"] for fact in told(events, "laid")] == ["waterfall.track1"]


@rule("SN-D-05")
def test_without_steel_or_clear_track_nothing_happens() -> None:
    assert keys(resolve(clear(begun(3), "two_viaducts.track1"), {"D1": 0})) == ["idle"]
    game = give(begun(3), 0, steel=2)
    assert keys(resolve(game, {"D1": 0})) == ["idle"]
    assert goods(game, 0)["steel"] == 2


@rule("SN-D-06")
def test_rubble_at_stations_does_not_stop_the_track() -> None:
    game = rates(rubble(begun(3), two_viaducts__track1=0, two_viaducts__track2=0, waterfall__track1=0), 3, 3)
    give(game, 0, steel=3)
    assert game.view(0)["line"][1]["excavation"][0]["rubble"] == 4
    events = resolve(game, {"D1": 0})
    assert told(events, "laid")[2]["place"] == "waterfall.track1"


@rule("SN-D-07")
def test_the_last_marker_lays_the_last_track_of_a_player() -> None:
    game = rates(clear(give(begun(3), 0, steel=2), "hebron.track2"), 3, 2)
    inside(game).markers[0] = 1
    resolve(game, {"D1": 0})
    assert goods(game, 0)["steel"] == 1
    assert inside(game).unlaid == 12


@rule("SN-D-08")
def test_the_last_track_announces_the_end_and_the_round_goes_on() -> None:
    game = rates(laid(begun(3), None, *range(1, 13)), 3, 2)
    rubble(give(game, 0, steel=1), yr_wyddfa__track2=0)
    events = send(game, {"D1": 0, "E1": 1, "G": [2]})
    order = keys(events)
    assert order.index("last-track") < order.index("surveyed") < order.index("game-over")
    assert game.is_over


@rule("SN-D-09", "SN-TRAIN-07")
def test_ralph_lays_one_more() -> None:
    for rate in (1, 3):
        game = train(rates(clear(give(begun(3), 0, steel=6), "halfway.track2"), 3, rate), 0, 7)
        assert len(told(resolve(game, {"D1": 0}), "laid")) == rate + 1


# -- E: Build -------------------------------------------------------------------------------------


@rule("SN-E-01")
def test_one_build_is_one_site_or_one_train() -> None:
    game = in_shed(clear(give(begun(3), 0, stone=9, steel=5), "hebron.track2"), 4)
    resolve(game, {"E1": 0})
    assert {"build two_viaducts 1", "train 4"} <= texts(game)
    events = game.play("build two_viaducts 1")
    assert keys(events).count("built") == 1
    assert "bought" not in keys(events)


@rule("SN-E-02")
def test_a_station_is_open_when_all_tracks_before_it_are_excavated() -> None:
    game = clear(give(begun(3), 0, stone=9, steel=5), "waterfall.track1")
    rubble(game, hebron__track1=0, hebron__track2=1)
    resolve(game, {"E1": 0})
    assert not {text for text in texts(game) if "hebron" in text}
    assert refused(game, "build hebron 1") == ("SN-E-02", "not-excavated", {"station": "hebron"})
    rubble(game, hebron__track2=0, two_viaducts__track1=1)
    resolve(game, {"E2": 1})
    assert not {text for text in game.legal_moves().texts() if "hebron" in text}


@rule("SN-E-03", "SN-E-04")
def test_neither_laid_track_nor_cleared_sites_are_needed() -> None:
    game = rubble(give(begun(3), 0, stone=9, steel=5), two_viaducts__track1=0, two_viaducts__track2=0)
    rubble(game, waterfall__track1=0)
    assert game.view(0)["line"][1]["excavation"][0]["rubble"] == 4
    resolve(game, {"E1": 0})
    assert texts(game) == {
        *(f"build two_viaducts {n}" for n in range(1, 5)),
        "build waterfall 1",
        "build waterfall 2",
    }


@rule("SN-E-05", "SN-E-08")
def test_the_full_price_at_once() -> None:
    game = clear(give(begun(3), 0, stone=2), "two_viaducts.track2")
    resolve(game, {"E1": 0})
    assert texts(game) == {"build two_viaducts 3", "build two_viaducts 4"}
    refusal = game.why_not("build two_viaducts 2")
    assert refusal is not None
    assert refusal.rule == "SN-E-05"
    assert refusal.params == {"site": "two_viaducts.2", "good": "stone", "needs": 3, "have": 2}
    assert "3 stone" in str(refusal)
    assert "2" in str(refusal).partition("3 stone")[2]
    with pytest.raises(bl.MalformedMove, match="no building site 5"):
        game.why_not("build two_viaducts 5")


@rule("SN-E-07")
def test_a_site_takes_one_marker() -> None:
    game = own(clear(give(begun(3), 1, stone=9), "two_viaducts.track2"), 0, "two_viaducts.1")
    resolve(game, {"E1": 1})
    assert refused(game, "build two_viaducts 1") == ("SN-E-07", "site-taken", {"site": "two_viaducts.1", "seat": 0})
    before = inside(game).markers[1]
    game.play("build two_viaducts 2")
    assert inside(game).markers[1] == before - 1
    assert owner(game, "two_viaducts.2") == 1


@rule("SN-E-09")
def test_no_trains_before_their_event() -> None:
    game = clear(give(begun(3), 0, steel=3, stone=2), "waterfall.track1")
    resolve(game, {"E1": 0})
    assert not {text for text in texts(game) if text.startswith("train")}
    assert refused(game, "train 1")[:2] == ("SN-E-09", "trains-closed")


@rule("SN-E-10", "SN-TRAIN-05")
def test_buying_a_train_brings_its_coal() -> None:
    game = in_shed(give(begun(3), 0, steel=1), 5)
    resolve(game, {"E1": 0})
    events = game.play("train 5")
    assert told(events, "bought") == [{"seat": 0, "train": 5, "paid": {"steel": 1}, "n": 2}]
    assert goods(game, 0) == {"ore": 0, "stone": 0, "coal": 2, "rubble": 0, "steel": 0}
    assert game.view(0)["seats"][0]["train"] == 5
    short = in_shed(in_shed(give(begun(3), 0, steel=1), 5), 1)
    resolve(short, {"E1": 0})
    price = {"train": 1, "good": "steel", "needs": 2, "have": 1}
    assert refused(short, "train 1") == ("SN-E-10", "train-price", price)


@rule("SN-E-11", "SN-E-12", "SN-E-14")
def test_a_train_is_exchanged_and_free_for_others() -> None:
    game = train(in_shed(give(give(begun(3), 0, steel=1), 1, steel=2), 4), 0, 1)
    in_shed(game, 4)
    resolve(game, {"E1": 0, "E2": 1})
    assert refused(game, "train 1")[:2] == ("SN-E-12", "own-train")
    events = game.play("train 4")
    assert told(events, "returned") == [{"seat": 0, "train": 1}]
    assert game.view(0)["seats"][0]["train"] == 4
    assert game.to_move == 1
    assert refused(game, "train 4")[:2] == ("SN-E-11", "train-owned")
    game.play("train 1")
    assert game.view(0)["seats"][1]["train"] == 1


@rule("SN-E-13")
def test_a_returned_train_is_coaled_from_the_bag() -> None:
    for coal, there in ((1, 1), (4, 2), (0, 0)):
        game = train(in_shed(give(begun(3), 0, steel=1, coal=3), 4), 0, 5)
        bag(in_shed(game, 4), coal=coal)
        resolve(game, {"E1": 0})
        on_it = inside(game).shed_coal[4]
        game.play("train 4")
        assert inside(game).shed_coal[5] == there
        assert goods(game, 0)["coal"] == 3 + on_it


@rule("SN-E-15")
def test_without_markers_only_trains() -> None:
    game = in_shed(clear(give(begun(3), 0, stone=9, steel=5), "hebron.track2"), 4)
    inside(game).markers[0] = 0
    resolve(game, {"E1": 0})
    assert {text.split()[0] for text in texts(game)} == {"train", "pass"}
    assert refused(game, "build hebron 1")[:2] == ("SN-E-15", "no-markers")


@rule("SN-E-16")
def test_who_can_build_must_build_or_take_a_train() -> None:
    game = in_shed(clear(give(begun(3), 0, stone=2, steel=2), "two_viaducts.track2"), 4)
    resolve(game, {"E1": 0})
    assert refused(game, "pass")[:2] == ("SN-E-16", "must-build")
    free = in_shed(clear(give(begun(3, build_decline="free"), 0, stone=2, steel=2), "two_viaducts.track2"), 4)
    resolve(free, {"E1": 0})
    assert "pass" in texts(free)
    only_trains = in_shed(give(begun(3), 0, steel=2), 4)
    resolve(only_trains, {"E1": 0})
    assert "pass" in texts(only_trains), "a train is never forced (AM-10)"
    forced = clear(give(begun(3), 0, stone=1), "two_viaducts.track2")
    assert told(resolve(forced, {"E1": 0}), "built")[0]["site"] == "two_viaducts.4"


@rule("SN-E-17", "SN-TRAIN-06")
def test_padarns_owner_builds_once_more() -> None:
    game = train(clear(give(give(begun(3), 0, stone=9), 1, stone=1), "two_viaducts.track2"), 0, 6)
    resolve(game, {"E1": 1})
    assert game.to_move == 0
    assert "pass" in texts(game)
    events = game.play("build two_viaducts 1")
    assert keys(events).count("built") == 1
    quiet = train(clear(give(begun(3), 0, stone=9), "two_viaducts.track2"), 0, 6)
    resolve(quiet, {"E1": 1})
    assert inside(quiet).area == 5, "nobody built, so Padarn does not either"


# -- F: the Site Office ---------------------------------------------------------------------------


@rule("SN-F-01", "SN-F-02")
def test_taking_contracts() -> None:
    game = office(begun(3), 1, 8, 17)
    resolve(game, {"F1": 0, "F2": 1})
    assert texts(game) == {"contract 1", "contract 8", "contract 17"}
    assert refused(game, "contract 2")[:2] == ("SN-F-01", "not-in-office")
    game.play("contract 8")
    assert game.to_move == 1
    assert texts(game) == {"contract 1", "contract 17"}
    assert game.view(1)["office"] == [1, None, 17]
    assert [each["contract"] for each in game.view(1)["seats"][0]["contracts"]] == [8]


@rule("SN-F-03")
def test_there_is_no_hand_limit() -> None:
    game = office(hold(begun(3), 0, 1, 2, 3, 4, 6, 7, 8, 12), 9, 10, 11)
    resolve(game, {"F1": 0})
    assert len(texts(game)) == 3


@rule("SN-F-04")
def test_an_empty_office() -> None:
    game = office(begun(3), None, None, None)
    assert keys(resolve(game, {"F1": 0})) == ["idle"]


# -- G: the Surveyor ------------------------------------------------------------------------------


@rule("SN-G-01", "SN-G-02", "SN-G-04")
def test_surveyors_move_station_by_station() -> None:
    game = begun(5)
    events = resolve(game, {"G": [0, 1, 2, 3, 4, 0]})
    assert [fact["station"] for fact in told(events, "surveyed")] == ["two_viaducts"] * 5 + ["waterfall"]


@rule("SN-G-03")
def test_stations_not_in_play_are_skipped() -> None:
    game = surveyor(begun(2), 0, "two_viaducts")
    assert told(resolve(game, {"G": [0]}), "surveyed") == [{"seat": 0, "station": "hebron"}]


@rule("SN-G-05")
def test_at_the_summit_nothing_happens() -> None:
    game = surveyor(begun(3), 0, "yr_wyddfa")
    assert keys(resolve(game, {"G": [0]}))[0] == "idle"
    assert game.view(0)["seats"][0]["surveyor"] == "yr_wyddfa"


def test_doubling_reaches_every_labourer() -> None:
    game = rates(activate(begun(3), 0, 26), 2, 1)
    resolve(game, {"B1": 0, "B2": 0})
    assert goods(game, 0)["rubble"] == 8
