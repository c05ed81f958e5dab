"""Blaenau Ffestiniog (SN-BF)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from ledger import rule
from snowdonia.table import (
    activate,
    all_tracks,
    bag,
    begun,
    blaenau,
    clear,
    draw_event,
    empty_bag,
    end_now,
    give,
    go_on,
    goods,
    hold,
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
    surveyor,
    texts,
    told,
    train,
    weather,
)

BF, PH = "blaenau_ffestiniog", "porthmadog_harbour"
HALT = "plas_halt"


def undecided(players: int, **options: Any) -> bl.Game:
    """A game in which nobody has chosen an end yet."""
    return begun(players, scenario="blaenau-ffestiniog", **options)


def line(game: bl.Game) -> list[str]:
    """The stations along the line."""
    return [station["station"] for station in game.view(None)["line"]]


def places(events: Any, key: str) -> list[str]:
    """Where something happened."""
    return [fact["place"] for fact in told(events, key)]


def builds(game: bl.Game) -> set[str]:
    """The stations where the player to move may build."""
    return {text.split()[1] for text in texts(game) if text.startswith("build")}


# -- setting up -------------------------------------------------------------------------------------


@rule("SN-BF-01")
def test_one_to_four_players_and_the_first_edition() -> None:
    for players in range(1, 5):
        assert undecided(players).players == players
    with pytest.raises(bl.BadOption):
        undecided(5)
    with pytest.raises(bl.BadOption):
        undecided(3, edition="deluxe")


@rule("SN-BF-02")
@pytest.mark.parametrize("players", range(1, 5))
def test_the_line_between_two_ends(players: int) -> None:
    game = undecided(players)
    assert (line(game)[0], line(game)[-1], len(line(game))) == (BF, PH, 8)
    assert HALT in line(game)
    assert sum(len(station["tracks"]) for station in game.view(None)["line"]) == 14
    assert not {BF, PH} & {station["station"] for station in begun(players).view(None)["line"]}


@rule("SN-BF-02")
@pytest.mark.parametrize("players", [1, 2])
def test_few_players_may_leave_a_station_out(players: int) -> None:
    dropped = undecided(players, blaenau_all_stations=False)
    assert len(line(dropped)) == 7, "the other reading leaves number 2 out (AM-53)"
    assert (line(dropped)[0], line(dropped)[-1]) == (BF, PH)


@rule("SN-BF-03")
@pytest.mark.parametrize("players", range(1, 5))
def test_two_contracts_are_removed_at_every_count(players: int) -> None:
    view = undecided(players).view(None)
    there = [*view["unseen_contracts"], *view["office"]]
    assert len(there) == 28
    assert not {28, 29} & set(there)


@rule("SN-BF-04", "SN-COMP-06")
@pytest.mark.parametrize("players", range(1, 5))
def test_the_rest_is_as_on_the_mountain(players: int) -> None:
    here, there = undecided(players).view(None), begun(players).view(None)
    for cube in ("ore", "stone"):
        assert here["unseen_cubes"][cube] + here["yard"][cube] == there["unseen_cubes"][cube] + there["yard"][cube]
    assert here["unseen_cubes"]["event"] == 4, "the cube on 7 is not in the bag (AM-54)"
    spaces = [[len(view["areas"][area]["labourers"]) for area in "ABCDEF"] for view in (here, there)]
    assert spaces[0] == spaces[1]
    assert here["rates"] == there["rates"]
    assert (here["weather"]["now"], len(here["office"]), here["steel"]) == (None, 3, 18)
    assert [seat["markers"] for seat in here["seats"]] == [16] * players


@rule("SN-BF-05")
def test_ends_are_chosen_in_turn_order() -> None:
    game = undecided(4, first_player=2)
    order = []
    for end in (BF, PH, PH):
        assert texts(game) == {f"start {BF}", f"start {PH}"}
        assert refused(game, "place A1") == ("SN-BF-05", "other-question")
        order.append(game.to_move)
        game.play(f"start {end}")
    order.append(game.to_move)
    assert order == [2, 3, 0, 1]
    assert texts(game) == {f"start {BF}", f"start {PH}"}, "two there leave room for a third"
    game.play(f"start {PH}")
    assert [seat["home"] for seat in game.view(None)["seats"]] == [PH, PH, BF, PH]
    assert [seat["surveyor"] for seat in game.view(None)["seats"]] == [PH, PH, BF, PH]


@rule("SN-BF-05")
@pytest.mark.parametrize(("full", "other"), [(BF, PH), (PH, BF)])
def test_three_fill_an_end(full: str, other: str) -> None:
    game = undecided(4)
    for _ in range(3):
        last = game.play(f"start {full}")
    assert {"seat": 3, "station": other} in told(last, "chose-start"), "the fourth has no choice"
    assert question(game) == ("marker", 3)
    assert game.view(None)["seats"][3]["surveyor"] == other


@rule("SN-BF-06")
@pytest.mark.parametrize("end", [BF, PH])
def test_the_last_player_places_the_games_surveyor(end: str) -> None:
    game = undecided(4, first_player=1)
    for _ in range(3):
        game.play(f"start {BF}")
    assert question(game) == ("marker", 0)
    assert texts(game) == {f"marker {BF}", f"marker {PH}"}, "a full end has room for it"
    assert refused(game, "place A1") == ("SN-BF-06", "other-question")
    game.play(f"marker {end}")
    assert game.view(None)["events"]["from"] == end
    assert question(game) == ("place", 1)
    assert game.view(None)["round"] == 1
    assert game.audit() == []


@rule("SN-BF-06")
def test_alone_one_player_makes_both_choices() -> None:
    game = undecided(1)
    game.play(f"start {PH}")
    assert question(game) == ("marker", 0)
    game.play(f"marker {BF}")
    assert (game.view(None)["seats"][0]["home"], game.view(None)["events"]["from"]) == (PH, BF)


@rule("SN-BF-07", "SN-EVT-19")
@pytest.mark.parametrize("players", [1, 3])
def test_only_the_last_three_events_are_used(players: int) -> None:
    game = rates(blaenau(players), 2, 1)
    assert game.view(None)["events"]["cubes"] == [7]
    p = inside(game)
    spaces = []
    for _ in range(7):
        p.bag[3] -= 1
        p.bag_size -= 1
        p.events_due = 1
        p.stage = 7
        spaces += [fact["n"] for fact in told(go_on(game), "event-cube")]
    assert spaces == [8, 9, 10, 8, 9, 10, 8]
    assert game.view(None)["events"]["cubes"] == [7, 8]
    assert game.audit() == []


@rule("SN-BF-08")
def test_trains_may_be_bought_from_the_start() -> None:
    game = give(blaenau(2), 0, steel=2)
    assert game.view(None)["round"] == 1
    aside = game.view(None)["shed"]["aside"]
    resolve(game, {"E1": 0})
    bought = {text for text in texts(game) if text.startswith("train")}
    assert bought == {f"train {number}" for number in range(1, 8) if number != aside}
    assert not begun(2).view(None)["shed"]["open"]


@rule("SN-BF-17", "SN-COMP-05")
def test_five_game_markers() -> None:
    assert blaenau(3).view(None)["events"]["markers"] == 5
    assert begun(3).view(None)["events"]["markers"] == 6


# -- two directions -----------------------------------------------------------------------------------


@rule("SN-BF-09")
def test_everybody_digs_away_from_the_own_start() -> None:
    game = rates(blaenau(2, ends="01"), 2, 1)
    last = f"{PH}.track2"
    before = int(inside(game).rubble[place(game, last)])
    events = resolve(game, {"B1": 1, "B2": 0})
    assert places(events, "dug") == [last, "tanygrisiau.track1"]
    assert inside(game).rubble[place(game, last)] == before - 2


@rule("SN-BF-09")
def test_the_other_direction_mirrors_the_sites_of_a_station() -> None:
    """AM-55, and one action runs on over several places."""
    game = rates(blaenau(2, ends="01"), 5, 1)
    ids = inside(game).board.place_ids
    behind = ids[place(game, "dduallt.dig2") + 1 :]
    rubble(game, **{id.replace(".", "__"): 0 for id in behind}, dduallt__dig1=2, dduallt__dig2=2)
    assert places(resolve(game, {"B1": 1}), "dug") == ["dduallt.dig2", "dduallt.dig1", "dduallt.track2"]
    assert (owner(game, "dduallt.dig1"), owner(game, "dduallt.dig2")) == (1, 1)
    forward = rubble(rates(blaenau(2, ends="01"), 3, 1), dduallt__dig1=2, dduallt__dig2=2)
    clear(forward, "dduallt.track2")
    assert places(resolve(forward, {"B1": 0}), "dug") == ["dduallt.dig1", "dduallt.dig2"]
    assert (owner(forward, "dduallt.dig1"), owner(forward, "dduallt.dig2")) == (0, None)


@rule("SN-BF-09")
def test_where_the_fronts_meet_work_goes_on() -> None:
    """AM-61."""
    game = rates(rubble(clear(blaenau(2, ends="01"), ""), dduallt__track1=1, minffordd__track1=2), 3, 1)
    assert places(resolve(game, {"B1": 0}), "dug") == ["dduallt.track1", "minffordd.track1"]


@rule("SN-BF-09", "SN-BF-18")
def test_everybody_lays_from_the_own_start() -> None:
    game = rates(clear(give(give(blaenau(2, ends="01"), 0, steel=1), 1, steel=3), ""), 2, 2)
    assert places(resolve(game, {"D1": 1}), "laid") == [f"{PH}.track2", f"{PH}.track1"]
    inside(game).spaces[3 * 8] = -1
    assert places(resolve(game, {"D1": 0}), "laid") == ["tanygrisiau.track1"]


@rule("SN-BF-18", "SN-D-06")
def test_a_cleared_track_beyond_uncleared_ones_is_laid() -> None:
    game = rates(give(blaenau(2, ends="01"), 0, steel=3), 2, 2)
    rubble(game, minffordd__track1=0, porthmadog_harbour__track1=0, porthmadog_harbour__track2=0)
    assert inside(game).rubble[0] > 0
    assert places(resolve(game, {"D1": 0}), "laid") == ["minffordd.track1", f"{PH}.track1"]
    assert goods(game, 0)["steel"] == 1, "compulsory as ever"
    other = rates(give(blaenau(2, ends="01"), 1, steel=3), 2, 2)
    rubble(other, tanygrisiau__track1=0, dduallt__track2=0)
    assert places(resolve(other, {"D1": 1}), "laid") == ["dduallt.track2", "tanygrisiau.track1"]


@rule("SN-BF-09", "SN-EFF-08")
def test_an_extra_excavation_starts_from_the_own_end_too() -> None:
    game = activate(blaenau(2, ends="01"), 1, 3)
    resolve(game, {}, "B")
    assert places(game.play("dig"), "dug") == [f"{PH}.track2"]


# -- building -----------------------------------------------------------------------------------------


@rule("SN-BF-11", "SN-BF-12")
def test_building_reaches_from_the_own_start_to_the_own_surveyor() -> None:
    game = surveyor(give(blaenau(2, ends="01"), 0, stone=4, steel=2), 0, "dduallt")
    resolve(game, {"E1": 0})
    assert builds(game) == {BF, "tanygrisiau", "dduallt"}
    assert refused(game, "build tan_y_bwlch 2") == ("SN-BF-12", "beyond-surveyor")
    assert refused(game, f"build {PH} 1") == ("SN-BF-12", "beyond-surveyor")
    assert inside(game).rubble[0] > 0, "no track needs to be excavated"
    other = surveyor(give(blaenau(2, ends="01"), 1, stone=4, steel=2), 1, "minffordd")
    resolve(other, {"E1": 1})
    assert builds(other) == {PH, "minffordd"}
    assert refused(other, "build penrhyndeudraeth 1") == ("SN-BF-12", "beyond-surveyor")
    assert refused(other, f"build {BF} 1") == ("SN-BF-12", "beyond-surveyor")


@rule("SN-BF-11", "SN-BF-12")
def test_cleared_tracks_do_not_open_a_station() -> None:
    game = clear(give(blaenau(2, ends="01"), 0, stone=4, steel=2), "")
    resolve(game, {"E1": 0})
    assert builds(game) == {BF}


@rule("SN-BF-13")
@pytest.mark.parametrize(
    ("station", "site", "cube"),
    [("tan_y_bwlch", 1, "coal"), ("penrhyndeudraeth", 2, "ore"), ("minffordd", 2, "stone")],
)
def test_some_stations_give_a_cube_for_each_build(station: str, site: int, cube: str) -> None:
    def built(n: int) -> bl.Game:
        game = surveyor(give(blaenau(2, ends="00"), 0, steel=1), 0, PH)
        bag(game, **{cube: n})
        resolve(game, {"E1": 0})
        assert game.why_not(f"build {station} {site}") is None
        inside(game).make(inside(game).move_code(f"build {station} {site}"))
        return game

    game = built(5)
    assert goods(game, 0)[cube] == 1
    assert game.view(None)["unseen_cubes"][cube] == 4
    empty = built(0)
    assert goods(empty, 0)[cube] == 0
    assert owner(empty, f"{station}.{site}") == 0


@rule("SN-BF-13")
def test_digging_and_other_stations_give_nothing() -> None:
    game = rates(rubble(blaenau(2, ends="00"), tan_y_bwlch__dig1=1), 3, 1)
    events = resolve(clear(game, "tan_y_bwlch.track2"), {"B1": 0})
    assert owner(game, "tan_y_bwlch.dig1") == 0
    assert "free-cubes" not in keys(events)
    plain = surveyor(give(blaenau(2, ends="00"), 0, steel=1), 0, PH)
    resolve(plain, {"E1": 0})
    assert "free-cubes" not in keys(plain.play("build dduallt 1"))
    rich = surveyor(give(blaenau(2, ends="00"), 0, steel=1), 0, PH)
    resolve(rich, {"E1": 0})
    assert told(rich.play("build tan_y_bwlch 1"), "free-cubes") == [{"seat": 0, "cubes": {"coal": 1}, "n": 0}]


# -- surveyors ----------------------------------------------------------------------------------------


@rule("SN-BF-14")
@pytest.mark.parametrize(
    ("end", "first", "second"), [("0", "tanygrisiau", "dduallt"), ("1", "minffordd", "penrhyndeudraeth")]
)
def test_leaving_the_start_leaves_a_marker(end: str, first: str, second: str) -> None:
    game = blaenau(2, ends=end + "0")
    events = resolve(game, {"G": [0]})
    assert keys(events) == ["surveyed", "left-start"]
    assert game.view(None)["seats"][0]["surveyor"] == first
    assert inside(game).markers[0] == 15
    inside(game).survey = inside(game).survey[:0]
    assert keys(resolve(game, {"G": [0]})) == ["surveyed"]
    assert game.view(None)["seats"][0]["surveyor"] == second
    assert inside(game).markers[0] == 15
    assert keys(resolve(begun(2), {"G": [0]})) == ["surveyed"], "not on the mountain"


@rule("SN-BF-14")
def test_without_a_marker_the_surveyor_leaves_all_the_same() -> None:
    """AM-60; and AM-59, the far end has room for everybody."""
    game = blaenau(3, ends="000")
    inside(game).markers[0] = 0
    assert keys(resolve(game, {"G": [0]})) == ["surveyed"]
    assert inside(game).markers[0] == 0
    other = blaenau(4, ends="0001")
    for seat in range(3):
        surveyor(other, seat, "minffordd")
        inside(other).left_home[seat] = 1
    resolve(other, {"G": [0, 1, 2]})
    assert [seat["surveyor"] for seat in other.view(None)["seats"]] == [PH] * 4


def test_a_surveyor_scores_by_stations_travelled() -> None:
    """AM-56, and the marker at the start is no site (AM-58)."""
    game = hold(blaenau(2, ends="01"), 0, 3)
    own(game, 0, "dduallt.1", "dduallt.2")
    inside(game).left_home[0] = 1
    surveyor(surveyor(game, 0, "dduallt"), 1, "penrhyndeudraeth")
    outcome = end_now(game)
    assert outcome.by_source(0)["surveyor"] == outcome.by_source(1)["surveyor"] == 2
    assert outcome.by_source(0).get("contract", 0) == 0
    far = surveyor(surveyor(blaenau(2, ends="01"), 0, PH), 1, BF)
    assert end_now(far).scores == [21, 21]
    assert end_now(blaenau(2, ends="01")).scores == [0, 0]


# -- events -------------------------------------------------------------------------------------------


@rule("SN-BF-15")
@pytest.mark.parametrize("marker", [0, 1])
def test_events_alternate_between_the_ends(marker: int) -> None:
    game = rates(blaenau(3, marker=marker), 2, 1)
    ends = (BF, PH) if marker == 0 else (PH, BF)
    first = {BF: "tanygrisiau.track1", PH: f"{PH}.track2"}
    assert places(draw_event(game, 9), "event-laid") == [first[ends[0]]]
    assert game.view(None)["events"]["from"] == ends[1]
    assert places(draw_event(game, 9), "event-laid") == [first[ends[1]]]
    assert game.view(None)["events"]["from"] == ends[0]


@rule("SN-BF-15")
def test_excavations_by_events_run_from_that_end_too() -> None:
    game = rates(blaenau(3, marker=1), 3, 1)
    assert places(draw_event(game, 8), "event-dug") == [f"{PH}.track2", f"{PH}.track1", "minffordd.dig1"]
    assert places(draw_event(game, 8), "event-dug") == ["tanygrisiau.track1", "tanygrisiau.track2", "tanygrisiau.dig1"]
    two = rates(blaenau(3, marker=0), 2, 1)
    events = draw_event(two, 8, cubes=2)
    assert places(events, "event-dug") == ["tanygrisiau.track1", "tanygrisiau.track2"]
    assert places(events, "event-laid") == [f"{PH}.track2"], "the second cube of a draw comes from the other end"


@rule("SN-BF-21", "SN-EVT-10")
def test_completing_counts_from_the_games_end_with_its_terminus() -> None:
    game = blaenau(3, marker=1)
    assert told(draw_event(game, 10), "completed") == [{"station": PH}]
    assert told(draw_event(game, 10), "completed") == [{"station": BF}]
    assert told(draw_event(game, 10), "completed") == [{"station": "minffordd"}]
    assert game.view(None)["events"]["markers"] == 2
    resolve(surveyor(give(game, 0, stone=9), 0, "tanygrisiau"), {"E1": 0})
    assert builds(game) == {"tanygrisiau"}
    assert refused(game, f"build {BF} 1") == ("SN-EVT-10", "station-closed")
    built = own(blaenau(3, marker=1), 0, *(f"{PH}.{n}" for n in (1, 2, 3)))
    assert told(draw_event(built, 10), "completed") == [{"station": "minffordd"}]


# -- the halt -----------------------------------------------------------------------------------------


def at_the_halt(game: bl.Game, cubes: int) -> bl.Game:
    """All is clear up to the halt, which has so many cubes left."""
    clear(game, f"{HALT}.track2")
    return rubble(game, **{f"{HALT}__dig1": cubes})


@rule("SN-BF-10")
def test_the_last_cube_of_the_halt_calls_for_maintenance_at_once() -> None:
    game = train(give(at_the_halt(blaenau(2, ends="00"), 2), 1, steel=1), 1, 1)
    events = resolve(rates(empty_bag(game), 4, 1), {"B1": 0})
    assert places(events, "dug") == [f"{HALT}.dig1"]
    assert sorted(keys(events)) == ["cleared", "dug", "maintenance-due"]
    assert question(game) == ("maintain", 1)
    assert goods(game, 0)["rubble"] == 2
    assert game.view(None)["events"]["from"] == BF
    events = list(game.play("maintain steel"))
    assert places(events, "dug") == ["penrhyndeudraeth.track1"], "then the running action goes on"
    assert told(events, "dug")[0]["n"] == 2
    assert game.view(None)["events"]["from"] == BF, "it is no event of the track (AM-57)"
    assert owner(game, f"{HALT}.dig1") == 0


@rule("SN-BF-10")
def test_not_before_the_last_cube_and_only_once() -> None:
    game = rates(at_the_halt(blaenau(2, ends="00"), 3), 2, 1)
    assert "maintenance-due" not in keys(resolve(game, {"B1": 0}))
    assert told(resolve(game, {"B2": 1}), "maintenance-due") == [{}]
    again = rates(rubble(game, **{f"{HALT}__dig1": 1}), 2, 1)
    inside(again).spaces[8] = inside(again).spaces[9] = -1
    assert "maintenance-due" not in keys(resolve(again, {"B1": 0}))
    mountain = rates(rubble(clear(begun(2), "halfway.dig1"), halfway__dig2=1), 2, 1)
    events = resolve(mountain, {"B1": 0})
    assert "cleared" in keys(events)
    assert "maintenance-due" not in keys(events)


@rule("SN-BF-10")
def test_all_sites_of_the_halt_must_be_clear(tmp_path: Path) -> None:
    """In a box whose halt has two excavation sites."""
    file = tmp_path / "mine.toml"
    file.write_text("[blaenau.plas_halt]\nexcavation = [{ rubble = 2, points = 2 }, { rubble = 2, points = 3 }]\n")
    game = rates(clear(blaenau(2, ends="00", data=file), f"{HALT}.track2"), 2, 1)
    events = resolve(game, {"B1": 0})
    assert "cleared" in keys(events)
    assert "maintenance-due" not in keys(events)
    assert told(resolve(game, {"B2": 1}), "maintenance-due") == [{}]


@rule("SN-BF-10", "SN-EVT-14")
def test_who_cannot_pay_at_the_halt_loses_the_train() -> None:
    game = train(rates(at_the_halt(blaenau(2, ends="00"), 1), 2, 1), 1, 1)
    train(hold(give(game, 0, steel=1), 0, 16), 0, 7)
    events = resolve(game, {"B1": 0})
    assert texts(game) == {"maintain steel", "maintain 16", "give up"}
    events = list(game.play("maintain 16"))
    assert told(events, "gave-up") == [{"seat": 1, "train": 1}]
    assert [seat["train"] for seat in game.view(None)["seats"]] == [7, None]
    assert goods(game, 0)["steel"] == 1


@rule("SN-BF-19", "SN-BF-10")
def test_the_halt_is_cleared_by_an_extra_excavation() -> None:
    game = activate(train(give(at_the_halt(blaenau(2, ends="00"), 4), 1, steel=1), 1, 1), 0, 3)
    resolve(game, {}, "B")
    events = list(game.play("dig"))
    assert question(game) == ("maintain", 1)
    assert sorted(keys(events)) == ["cleared", "dug", "maintenance-due"]


@rule("SN-BF-19", "SN-BF-10")
def test_the_halt_is_cleared_by_an_excavate_event() -> None:
    game = train(give(at_the_halt(rates(blaenau(2, ends="00"), 3, 1), 4), 1, steel=1), 1, 1)
    events = draw_event(game, 8)
    assert places(events, "event-dug") == [f"{HALT}.dig1"]
    assert question(game) == ("maintain", 1)
    events = list(game.play("maintain steel"))
    assert places(events, "event-dug") == ["penrhyndeudraeth.track1", "penrhyndeudraeth.track2"]
    assert keys(events).index("event-dug") > keys(events).index("maintained")
    assert game.view(None)["events"]["from"] == PH, "one event, one change of ends"


@rule("SN-BF-19", "SN-BF-10")
def test_the_halt_is_cleared_by_completing_it() -> None:
    game = train(give(blaenau(2, ends="00"), 1, steel=1), 1, 1)
    p = inside(game)
    for station in range(line(game).index(HALT)):
        p.closed[station] = 1
    events = draw_event(at_the_halt(game, 4), 10)
    assert told(events, "completed") == [{"station": HALT}]
    assert question(game) == ("maintain", 1)
    events = list(game.play("give up"))
    assert "cubes-returned" in keys(events), "then the event goes on"
    assert "maintenance-due" not in keys(events)


@rule("SN-BF-19")
def test_a_maintenance_at_the_halt_takes_the_powers_with_the_train() -> None:
    game = train(rates(at_the_halt(blaenau(2, ends="00"), 1), 2, 1), 0, 1)
    resolve(game, {"B1": 0, "B2": 0})
    assert goods(game, 0)["rubble"] == 4 + 2, "the first dig was begun with L.A.D.A.S., the second was not"


@rule("SN-BF-20", "SN-SOLO-08")
def test_alone_no_train_can_be_bought_here_either() -> None:
    game = give(blaenau(1, ends="0"), 0, steel=9, stone=4)
    assert not game.view(None)["shed"]["open"]
    resolve(game, {"E1": 0})
    assert builds(game) == {BF}
    assert not [text for text in texts(game) if text.startswith("train")]
    assert refused(game, "train 4") == ("SN-SOLO-08", "solo-train")


# -- the end ------------------------------------------------------------------------------------------


@rule("SN-BF-16", "SN-END-01")
def test_the_last_track_may_lie_in_the_middle() -> None:
    game = clear(blaenau(3, ends="011"), "")
    laid(laid(game, 0, *range(1, 7)), 1, *range(8, 15))
    assert inside(game).unlaid == 1
    events = send(give(empty_bag(weather(game, "", "rain", "rain")), 2, steel=1), {"D1": 2}, window="D")
    assert places(events, "laid") == [all_tracks(game)[6]]
    assert told(events, "game-over") == [{"reason": "last-track"}]
    far = laid(clear(blaenau(3, ends="011"), ""), 0, 14)
    far = give(empty_bag(weather(rates(far, 2, 1), "", "rain", "rain")), 1, steel=1)
    events = send(far, {"D1": 1}, window="D")
    assert places(events, "laid") == [f"{PH}.track1"]
    assert not far.is_over, "the track next to the far end is not the last one here"


@rule("SN-BF-16", "SN-END-04", "SN-END-05")
@pytest.mark.parametrize("players", [1, 2])
def test_a_marker_at_the_start_counts_as_placed(players: int) -> None:
    game = blaenau(players, ends="0" * players)
    p = inside(game)
    for seat in range(players):
        p.markers[seat] = 0 if seat else 1
    events = send(game, {"G": [0]}, window="G")
    assert keys(events)[-2:] == ["left-start", "game-over"]
    assert game.outcome().reason == "markers"
    three = blaenau(3)
    for seat in range(3):
        inside(three).markers[seat] = 0 if seat else 1
    send(empty_bag(weather(three, "", "rain", "rain")), {"G": [0]}, window="G")
    assert not three.is_over
