"""The event track (SN-EVT) and trains (SN-TRAIN) where editions and rulings differ, and what events leave alone."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule
from snowdonia.table import (
    activate,
    bag,
    begun,
    clear,
    close_round,
    draw_event,
    empty_bag,
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
    place,
    question,
    rates,
    refused,
    resolve,
    rubble,
    send,
    texts,
    told,
    train,
    weather,
    yard,
)

EDITIONS = ("2012", "deluxe")


def dug(events: Any) -> list[str]:
    return [fact["place"] for fact in told(events, "event-dug")]


def line_laid(events: Any) -> list[str]:
    return [fact["place"] for fact in told(events, "event-laid")]


def next_cube(game: bl.Game, cubes: int = 1) -> list[bl.Event]:
    """So many event cubes are drawn and resolved, from wherever the track stands."""
    p = inside(game)
    p.bag[3] -= cubes
    p.bag_size -= cubes
    p.events_due = cubes
    p.stage = 7
    return go_on(game)


# -- the track ----------------------------------------------------------------------------------------


@rule("SN-EVT-01", "SN-EVT-02")
@pytest.mark.parametrize("space", range(1, 11))
def test_a_cube_sets_off_the_event_of_its_space(space: int) -> None:
    game = rates(begun(3), 2, 1)
    kind = game.view(None)["events"]["track"][space - 1]
    events = draw_event(game, space)
    assert told(events, "event-cube") == [{"n": space, "event": kind}]
    sign = {
        "excavate": "event-dug",
        "lay-track": "event-laid",
        "complete-station": "completed",
        "trains": "trains-open",
        "maintenance": "maintenance-due",
    }
    happened = {key for key in sign.values() if key in keys(events)}
    assert happened - {"event-dug"} == {sign[kind]} - {"event-dug"}
    assert ("event-dug" in keys(events)) is (kind in ("excavate", "complete-station"))


@rule("SN-EVT-03", "SN-WX-07")
@pytest.mark.parametrize("disc", ["sun", "rain", "fog"])
def test_no_bonus_and_no_weather_changes_an_event(disc: str) -> None:
    game = rates(weather(begun(3), disc), 4, 2)
    activate(train(train(game, 0, 1), 1, 7), 1, 1, 2)
    assert len(dug(draw_event(game, 8))) == 4
    game = rates(weather(begun(3), disc), 4, 2)
    activate(train(game, 1, 7), 1, 1, 2)
    assert len(line_laid(draw_event(game, 9))) == 2


@rule("SN-EVT-04")
def test_the_editions_count_differently() -> None:
    """A partly dug place counts as one; in the Deluxe edition a station with all its sites does (ED-13)."""

    def halfway(edition: str) -> bl.Game:
        game = rates(clear(begun(3, edition=edition), "hebron.dig1"), 3, 1)
        return rubble(game, halfway__track1=1, halfway__track2=0, halfway__dig1=1, halfway__dig2=2)

    places = ["halfway.track1", "halfway.dig1", "halfway.dig2", "rocky_valley.track1", "rocky_valley.dig1"]
    assert dug(draw_event(halfway("2012"), 8)) == places[:3]
    assert dug(draw_event(halfway("deluxe"), 8)) == places[:4]
    third = rubble(halfway("deluxe"), halfway__dig1=0)
    assert dug(draw_event(third, 8)) == [places[0], places[2], places[3]]
    sites = rates(clear(begun(3, edition="deluxe", event_unit="site"), "halfway.track2"), 2, 1)
    assert dug(draw_event(sites, 8)) == ["halfway.dig1", "halfway.dig2"]


@rule("SN-EVT-04", "SN-EVT-06")
def test_an_excavation_stops_where_the_rubble_does() -> None:
    game = rates(rubble(clear(begun(3), ""), clogwyn__dig1=2), 5, 1)
    assert told(draw_event(game, 8), "event-dug") == [{"place": "clogwyn.dig1", "n": 2}]
    none = rates(clear(begun(3), ""), 5, 1)
    assert "no-effect" in keys(draw_event(none, 8))


@rule("SN-EVT-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_site_dug_by_an_event_is_nobodys_for_good(edition: str) -> None:
    game = rates(rubble(clear(begun(3, edition=edition), "hebron.track2"), hebron__dig1=1), 2, 1)
    supply = int(inside(game).spoil)
    events = draw_event(game, 8)
    taken = sum(fact["n"] for fact in told(events, "event-dug"))
    assert inside(game).spoil == supply + taken
    assert "cleared" not in keys(events)
    assert owner(game, "hebron.dig1") is None
    resolve(game, {"B1": 0})
    assert owner(game, "hebron.dig1") is None
    assert end_now(game).scores == [0, 0, 0]


@rule("SN-EVT-07", "SN-EVT-08")
@pytest.mark.parametrize(("lay_rate", "tracks"), [(1, 1), (2, 2), (3, 3)])
def test_as_many_tracks_as_the_rate_rubble_or_not(lay_rate: int, tracks: int) -> None:
    game = rates(rubble(laid(begun(3), 1, 2), two_viaducts__track1=0), 3, lay_rate)
    wanted = ["two_viaducts.track1", "waterfall.track1", "hebron.track1"]
    digs = {id: int(inside(game).rubble[place(game, id)]) for id in ("two_viaducts.dig1", "waterfall.dig1")}
    supply, under = int(inside(game).spoil), sum(int(inside(game).rubble[place(game, id)]) for id in wanted[:tracks])
    assert line_laid(draw_event(game, 9)) == wanted[:tracks]
    assert {id: int(inside(game).rubble[place(game, id)]) for id in digs} == digs
    assert inside(game).spoil == supply + under
    assert [owner(game, id) for id in wanted] == [None, None, None]
    assert owner(game, "two_viaducts.track2") == 1
    assert game.audit() == []


@rule("SN-EVT-07", "SN-END-03")
def test_fewer_tracks_than_the_rate() -> None:
    """AM-34, and an event with nothing left to lay (deluxe, extra round)."""
    game = rates(laid(clear(begun(3, edition="deluxe"), ""), None, *range(1, 13)), 3, 3)
    assert len(line_laid(draw_event(empty_bag(weather(game, "", "rain", "rain")), 9))) == 1
    assert "no-effect" in keys(draw_event(game, 9))
    assert game.is_over


@rule("SN-EVT-10", "SN-EVT-12", "SN-EVT-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_completed_stations_are_closed_for_good(edition: str) -> None:
    game = rates(begun(2, edition=edition), 2, 1)
    supply = int(inside(game).spoil)
    tracks = [int(inside(game).rubble[place(game, f"two_viaducts.track{n}")]) for n in (1, 2)]
    assert told(draw_event(game, 10), "completed") == [{"station": "two_viaducts"}]
    assert inside(game).spoil == supply + 6
    assert [int(inside(game).rubble[place(game, f"two_viaducts.track{n}")]) for n in (1, 2)] == tracks
    assert told(draw_event(game, 10), "completed") == [{"station": "hebron"}], "the next one in play"
    give(clear(game, "halfway.track2"), 0, stone=9, steel=9)
    resolve(game, {"E1": 0})
    assert {text.split()[1] for text in texts(game) if text.startswith("build")} == {"halfway"}
    assert refused(game, "build two_viaducts 1") == ("SN-EVT-10", "station-closed")
    assert refused(game, "build hebron 1") == ("SN-EVT-10", "station-closed")
    digging = rates(begun(2, edition=edition), 5, 1)
    draw_event(digging, 10)
    rubble(digging, two_viaducts__track1=1, two_viaducts__track2=1, hebron__track1=3)
    events = resolve(rates(digging, 5, 1), {"B1": 0})
    assert [fact["place"] for fact in told(events, "dug")] == [
        "two_viaducts.track1",
        "two_viaducts.track2",
        "hebron.track1",
    ]


@rule("SN-EVT-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_a_station_counts_as_complete(edition: str) -> None:
    """ED-12 and AM-35: a cleared site counts, owned or not."""
    sites = [f"two_viaducts.{n}" for n in (1, 2, 3, 4)]

    def target(game: bl.Game) -> str:
        station: str = told(draw_event(game, 10), "completed")[0]["station"]
        return station

    built = own(begun(3, edition=edition), 0, *sites)
    assert target(rubble(built.copy(), two_viaducts__dig1=0)) == "two_viaducts"
    assert target(rubble(built.copy(), two_viaducts__dig1=0, two_viaducts__dig2=0)) == "waterfall"
    cleared = rubble(begun(3, edition=edition), two_viaducts__dig1=0, two_viaducts__dig2=0)
    assert target(own(cleared, 0, *sites[:3])) == "two_viaducts"
    loose = own(begun(3, edition=edition, complete_scope="build_sites"), 0, *sites)
    assert target(loose) == "waterfall"
    assert inside(loose).rubble[place(loose, "two_viaducts.dig1")] == 4


@rule("SN-EVT-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_markers_stay_on_a_completed_station(edition: str) -> None:
    game = hold(own(begun(3, edition=edition), 0, "two_viaducts.1", "two_viaducts.dig1", "two_viaducts.2"), 0, 3)
    before = end_now(game.copy())
    events = draw_event(game, 10)
    assert told(events, "completed") == [{"station": "two_viaducts"}]
    assert [owner(game, f"two_viaducts.{at}") for at in ("1", "2", "3", "dig1", "dig2")] == [0, 0, None, 0, None]
    assert inside(game).markers[0] == 13
    after = end_now(game)
    assert after.by_source(0) == before.by_source(0) == {"excavation": 4, "site": 16, "contract": 6, "surveyor": 0}
    assert game.audit() == []


@rule("SN-EVT-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_trains_wait_for_their_event(edition: str) -> None:
    game = clear(give(begun(3, edition=edition), 0, steel=2, stone=1), "two_viaducts.track2")
    closed = game.copy()
    resolve(closed, {"E1": 0})
    assert owner(closed, "two_viaducts.4") == 0, "the only thing to build"
    free = clear(give(begun(3, edition=edition, build_decline="free"), 0, steel=2, stone=1), "two_viaducts.track2")
    resolve(free, {"E1": 0})
    assert refused(free, "train 4") == ("SN-E-09", "trains-closed")
    draw_event(game, 2)
    resolve(in_shed(game, 4), {"E1": 0})
    assert "train 4" in texts(game)


@rule("SN-EVT-14", "SN-EVT-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_owner_pays_or_gives_up(edition: str) -> None:
    game = begun(3, edition=edition)
    train(give(game, 0, steel=1, coal=1), 0, 1)
    train(give(game, 1, steel=0, coal=2), 1, 4)
    supply = int(inside(game).steel)
    draw_event(game, 6)
    assert question(game) == ("maintain", 0), "seat 1 can pay nothing and is not asked"
    assert texts(game) == {"maintain steel", "give up"}
    assert refused(game, "place A1") == ("SN-EVT-14", "other-question")
    events = list(game.play("maintain steel"))
    assert told(events, "gave-up") == [{"seat": 1, "train": 4}]
    assert inside(game).steel == supply + 1
    assert [seat["train"] for seat in game.view(None)["seats"]] == [1, None, None]
    assert [goods(game, seat)["coal"] for seat in (0, 1)] == [1, 2]
    assert {"train": 4, "coal": 1} in game.view(None)["shed"]["trains"]
    assert game.audit() == []


@rule("SN-EVT-14")
@pytest.mark.parametrize(("start", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_owners_are_asked_from_the_start_player_on(start: int, order: list[int]) -> None:
    game = train(train(give(give(begun(3), 0, steel=1), 2, steel=1), 0, 1), 2, 7)
    inside(game).start = start
    draw_event(game, 6)
    asked = []
    while question(game)[0] == "maintain":
        asked.append(game.to_move)
        game.play("maintain steel")
    assert asked == order


@rule("SN-EVT-15")
def test_all_returns_come_before_the_coal() -> None:
    """AM-37: seat 0 gives up train 5 first, yet the coal goes to train 1."""
    game = train(train(give(give(begun(3), 0, steel=1), 1, steel=1), 0, 5), 1, 1)
    bag(game, coal=2)
    draw_event(game, 6)
    assert "coaled" not in keys(game.play("give up"))
    events = list(game.play("give up"))
    assert told(events, "coaled")[:2] == [{"train": 1, "n": 1}, {"train": 5, "n": 1}]


@rule("SN-EVT-17", "SN-EVT-18", "SN-EVT-19", "SN-EVT-20")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_twenty_events_in_a_row(players: int) -> None:
    game = rates(weather(begun(players), "", "rain", "rain"), 2, 1)
    total = 4 if players == 1 else 5
    spaces, left = [], []
    for _ in range(20):
        events = next_cube(game)
        spaces += [fact["n"] for fact in told(events, "event-cube")]
        cubes = game.view(None)["events"]["cubes"]
        if "cubes-returned" in keys(events):
            assert told(events, "cubes-returned") == [{"n": 3}]
            assert cubes == ([4] if spaces[-1] == 4 else [7])
            left.append(game.view(None)["unseen_cubes"]["event"])
        else:
            assert cubes[-1] == spaces[-1]
        assert len(cubes) + game.view(None)["unseen_cubes"]["event"] == total
        rates(game, 2, 1)
    assert spaces == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 8, 9, 10, 8, 9, 10, 8, 9, 10, 8]
    assert left == [total - 1] * 6


@rule("SN-EVT-17", "SN-YARD-05")
def test_cubes_return_after_the_event_and_before_the_next() -> None:
    game = rates(laid(begun(3), None, 1), 2, 1)
    inside(game).event_at, inside(game).event_cubes = 6, 1 << 4 | 1 << 5 | 1 << 6
    bag(game, event=2)
    events = next_cube(game, 2)
    order = [key for key in keys(events) if key in ("event-cube", "event-laid", "cubes-returned", "event-dug")]
    assert order == ["event-cube", "event-laid", "cubes-returned", "event-cube", "event-dug", "event-dug"]
    assert [fact["n"] for fact in told(events, "event-cube")] == [7, 8]
    assert game.view(None)["events"]["cubes"] == [7, 8]


@rule("SN-EVT-20")
def test_alone_the_track_can_hold_all_four_cubes() -> None:
    game = rates(begun(1), 2, 1)
    inside(game).event_at, inside(game).event_cubes = 7, 1 << 7
    bag(game, event=3)
    assert [fact["n"] for fact in told(next_cube(game, 2), "event-cube")] == [8, 9]
    events = next_cube(game, 1)
    assert told(events, "cubes-returned") == [{"n": 3}]
    assert game.view(None)["unseen_cubes"]["event"] == 3


@rule("SN-EVT-21", "SN-YARD-03")
def test_a_restock_draws_once() -> None:
    game = rates(bag(yard(begun(3), 0, 0, 0), ore=8, stone=0, coal=0, event=1), 2, 1)
    inside(game).event_at, inside(game).event_cubes = 9, 1 << 7 | 1 << 8 | 1 << 9
    events = close_round(game)
    assert told(events, "restocked") == [{"cubes": {"ore": 8}, "n": 1}], "nine cubes, one of them an event"
    assert told(events, "cubes-returned") == [{"n": 3}]
    assert [fact["n"] for fact in told(events, "event-cube")] == [10]
    assert game.view(None)["unseen_cubes"] == {"ore": 0, "stone": 0, "coal": 0, "event": 3}


@rule("SN-EVT-23", "SN-END-02")
def test_events_after_the_last_track_still_happen() -> None:
    for edition in EDITIONS:
        game = rates(laid(clear(begun(3, edition=edition), ""), 0, *range(1, 13)), 3, 2)
        inside(game).rubble[place(game, "hebron.dig1")] = 2
        inside(game).rubble_left = 2
        events = draw_event(game, 9, cubes=2)
        assert [fact["n"] for fact in told(events, "event-cube")] == [9, 10]
        happened = keys(events)
        assert happened.index("last-track-event") < happened.index("completed") < happened.index("cubes-returned")
        assert game.is_over is (edition == "2012")


# -- trains -------------------------------------------------------------------------------------------


@rule("SN-TRAIN-01")
def test_ladas_goes_over_the_maximum_with_every_labourer() -> None:
    game = train(rates(begun(3), 5, 1), 0, 1)
    resolve(game, {"B1": 0, "B2": 0})
    assert goods(game, 0)["rubble"] == 14
    other = train(rates(begun(3), 5, 1), 0, 1)
    resolve(other, {"B1": 1})
    assert goods(other, 1)["rubble"] == 5


@rule("SN-TRAIN-02", "SN-C-08")
def test_enid_smelts_for_two_and_brings_no_coal() -> None:
    game = in_shed(give(begun(3), 0, steel=2, ore=2), 2)
    coal = int(inside(game).bag[2])
    resolve(game, {"E1": 0})
    inside(game).make(inside(game).move_code("train 2"))
    assert goods(game, 0) == {"ore": 2, "stone": 0, "coal": 0, "rubble": 0, "steel": 0}
    assert inside(game).bag[2] == coal
    inside(game).spaces[4 * 8] = -1
    inside(game).labourers[0] += 1
    resolve(game, {"C1": 0})
    assert (goods(game, 0)["ore"], goods(game, 0)["steel"]) == (0, 1)


@rule("SN-TRAIN-03", "SN-A-08")
def test_wyddfa_takes_four_with_one_coal() -> None:
    game = train(yard(begun(3), 5, 5, 3), 0, 3)
    resolve(game, {"A1": 0, "A2": 0, "A3": 1})
    assert "take 3 ore 1 coal" in texts(game)
    assert refused(game, "take 2 ore 2 coal") == ("SN-A-02", "coal-limit")
    assert refused(game, "take 5 ore") == ("SN-A-01", "take-fewer")
    game.play("take 1 stone")
    assert (question(game), "take 4 ore" in texts(game)) == (("take", 0), True)
    game.play("take 1 stone")
    assert refused(game, "take 4 ore") == ("SN-A-01", "take-fewer"), "the next player has no Wyddfa"


@rule("SN-TRAIN-05")
def test_moel_siabod_has_coal_and_no_power() -> None:
    game = in_shed(give(begun(3), 0, steel=1), 5)
    resolve(game, {"E1": 0})
    game.play("train 5")
    assert (goods(game, 0)["steel"], goods(game, 0)["coal"]) == (0, 2)
    plain, siabod = (
        rates(clear(give(yard(begun(3), 5, 5, 2), 0, steel=3, ore=6), "hebron.track2"), 3, 1) for _ in "12"
    )
    train(siabod, 0, 5)
    for game in (plain, siabod):
        resolve(game, {"D1": 0})
    assert goods(plain, 0) == goods(siabod, 0)
    for game in (plain, siabod):
        resolve(game, {"C1": 0})
    assert texts(plain) == texts(siabod)
    assert end_now(plain).scores == end_now(siabod).scores


@rule("SN-TRAIN-06", "SN-E-17")
def test_padarn_builds_after_any_build_of_the_round() -> None:
    def table() -> bl.Game:
        game = clear(give(give(begun(3), 0, stone=9), 1, stone=9), "two_viaducts.track2")
        return train(game, 0, 6)

    rival = table()
    resolve(rival, {"E1": 1})
    rival.play("build two_viaducts 1")
    assert question(rival) == ("build", 0)
    assert "pass" in texts(rival), "it is never forced"
    rival.play("build two_viaducts 2")
    assert question(rival)[0] == "place", "and only once"
    nobody = table()
    assert keys(resolve(nobody, {}, "E")) == []
    assert inside(nobody).area == 5
    failed = give(table(), 1, stone=0)
    assert keys(resolve(failed, {"E1": 1})) == ["idle"]
    assert inside(failed).area == 5, "a Build that builds nothing does not count"
    own_build = table()
    resolve(own_build, {"E1": 0})
    own_build.play("build two_viaducts 1")
    assert question(own_build) == ("build", 0)
    assert "pass" in texts(own_build)


@rule("SN-TRAIN-06", "SN-TRAIN-08")
def test_padarn_counts_a_build_in_b_a_train_and_its_own_purchase() -> None:
    """AM-28."""
    in_b = train(give(give(clear(begun(3), ""), 0, stone=9), 1, stone=9), 0, 6)
    inside(in_b).b_builds = True
    send(in_b, {"B1": 1}, window="B")
    in_b.play("build two_viaducts 1")
    assert question(in_b) == ("build", 0)
    assert in_b.view(None)["area"] == "E"
    bought = clear(give(give(begun(3), 0, stone=9), 1, steel=2), "two_viaducts.track2")
    resolve(in_shed(train(bought, 0, 6), 4), {"E1": 1})
    bought.play("train 4")
    assert question(bought) == ("build", 0)
    new = in_shed(clear(give(begun(3), 0, stone=9, steel=2), "two_viaducts.track2"), 6)
    resolve(new, {"E1": 0})
    new.play("train 6")
    assert question(new) == ("build", 0)
    assert "pass" in texts(new)
    gone = train(clear(give(begun(3), 0, stone=9, steel=2), "two_viaducts.track2"), 0, 6)
    resolve(in_shed(gone, 4), {"E1": 0})
    gone.play("train 4")
    assert question(gone)[0] == "place", "who has exchanged Padarn builds no more"


@rule("SN-TRAIN-06")
def test_padarn_forgets_the_builds_of_the_last_round() -> None:
    game = clear(give(give(begun(3), 0, stone=9), 1, stone=9), "two_viaducts.track2")
    send(empty_bag(weather(train(game, 0, 6), "", "rain", "rain")), {"E1": 1}, window="E")
    game.play("build two_viaducts 1")
    assert question(game) == ("build", 0)
    game.play("pass")
    assert question(game)[0] == "place"
    send(game, {"C1": 1}, window="A")
    assert question(game)[0] == "place", "nobody has built this round"


@rule("SN-TRAIN-07")
def test_ralph_lays_one_more_over_the_maximum() -> None:
    for rate in (1, 2, 3):
        game = train(rates(clear(give(begun(3), 0, steel=9), ""), 3, rate), 0, 7)
        assert len(told(resolve(game, {"D1": 0}), "laid")) == rate + 1


@rule("SN-TRAIN-08")
def test_a_power_goes_with_the_train() -> None:
    game = train(rates(begun(3), 3, 1), 0, 1)
    draw_event(game, 6)
    assert game.view(None)["seats"][0]["train"] is None
    rates(game, 3, 1)
    before = goods(game, 0)["rubble"]
    resolve(weather(game), {"B1": 0})
    assert goods(game, 0)["rubble"] == before + 3
    send(empty_bag(game), {}, window="C")
    assert refused(game, "hire") == ("SN-ASG-15", "hire-no-train")


@rule("SN-TRAIN-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_train_given_up_is_for_sale_to_everybody(edition: str) -> None:
    game = train(give(begun(3, edition=edition), 0, steel=2), 0, 4)
    draw_event(game, 6)
    game.play("give up")
    for seat in (0, 1):
        twin = give(game.copy(), seat, steel=2)
        resolve(twin, {"E1": seat})
        assert "train 4" in texts(twin)
    taken = give(game, 1, steel=2)
    resolve(taken, {"E1": 1})
    taken.play("train 4")
    assert goods(taken, 1)["coal"] == 1


@rule("SN-TRAIN-04", "SN-END-07")
def test_snowdon_counts_only_if_kept() -> None:
    kept = train(hold(begun(3), 0, 16), 0, 4)
    draw_event(kept, 6)
    kept.play("maintain 16")
    assert end_now(kept).scores[0] == 9
    lost = train(begun(3), 0, 4)
    draw_event(lost, 6)
    assert end_now(lost).scores[0] == 0
