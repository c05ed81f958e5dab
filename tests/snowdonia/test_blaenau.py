"""Blaenau Ffestiniog (SN-BF)."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule
from snowdonia.table import (
    activate,
    bag,
    begun,
    blaenau,
    clear,
    draw_event,
    end_now,
    give,
    go_on,
    goods,
    in_shed,
    inside,
    keys,
    laid,
    owner,
    rates,
    resolve,
    rubble,
    send,
    surveyor,
    told,
    train,
)


def texts(game: bl.Game) -> set[str]:
    return set(game.legal_moves().texts())


def refused(game: bl.Game, move: str) -> tuple[str, str, dict[str, Any]]:
    refusal = game.why_not(move)
    assert refusal is not None
    return refusal.rule, refusal.key, refusal.params


def dug(events: Any, key: str = "dug") -> list[str]:
    return [fact["place"] for fact in told(events, key)]


# -- setting up -----------------------------------------------------------------------------------


@rule("SN-BF-01")
def test_one_to_four_players() -> None:
    for players in range(1, 5):
        assert blaenau(players).players == players
    with pytest.raises(bl.BadOption, match="1 to 4 players, not 5"):
        begun(5, scenario="blaenau-ffestiniog")


@rule("SN-BF-02")
@pytest.mark.parametrize("players", range(1, 5))
def test_the_line(players: int) -> None:
    line = blaenau(players).view(0)["line"]
    assert line[0]["station"] == "blaenau_ffestiniog"
    assert line[-1]["station"] == "porthmadog_harbour"
    assert line[4]["station"] == "plas_halt"
    assert len(line) == 8
    assert sum(len(station["tracks"]) for station in line) == 14
    fewer = blaenau(2, blaenau_all_stations=False).view(0)["line"]
    assert [station["number"] for station in fewer] == [0, 1, 3, 4, 5, 6, 7]


@rule("SN-BF-03")
def test_contracts_28_and_29_are_never_used() -> None:
    view = blaenau(4).view(0)
    cards = {*view["unseen_contracts"], *view["office"]}
    assert len(cards) == 28
    assert not cards & {28, 29}


@rule("SN-BF-04")
def test_bag_and_spaces_are_the_usual_ones() -> None:
    bag_now = blaenau(3).view(0)["unseen_cubes"]
    assert (bag_now["ore"], bag_now["stone"]) == (20, 11)
    areas = blaenau(3).view(0)["areas"]
    assert "".join(str(len(areas[letter]["labourers"])) for letter in "ABCDEF") == "321222"


@rule("SN-BF-05")
def test_at_most_three_start_at_one_end() -> None:
    game = begun(4, scenario="blaenau-ffestiniog")
    for seat in range(3):
        assert game.to_move == seat
        assert texts(game) == {"start blaenau_ffestiniog", "start porthmadog_harbour"}
        game.play("start blaenau_ffestiniog")
    assert game.view(0)["seats"][3]["home"] == "porthmadog_harbour", "the fourth had no choice"
    assert game.view(0)["seats"][3]["surveyor"] == "porthmadog_harbour"
    assert refused(begun(3, scenario="blaenau-ffestiniog"), "place A1")[:2] == ("SN-BF-05", "other-question")


@rule("SN-BF-06")
def test_the_last_player_places_the_games_surveyor_anywhere() -> None:
    game = begun(3, scenario="blaenau-ffestiniog")
    for _ in range(3):
        game.play("start blaenau_ffestiniog")
    assert game.to_move == 2
    assert texts(game) == {"marker blaenau_ffestiniog", "marker porthmadog_harbour"}
    game.play("marker porthmadog_harbour")
    assert game.view(0)["events"]["from"] == "porthmadog_harbour"
    assert game.view(0)["question"] == "place"


@rule("SN-BF-07")
def test_only_spaces_eight_to_ten_are_used() -> None:
    game = blaenau(3)
    assert game.view(0)["events"]["cubes"] == [7]
    assert game.view(0)["unseen_cubes"]["event"] == 4
    spaces = []
    p = inside(game)
    for _ in range(4):
        p.bag[3] -= 1
        p.bag_size -= 1
        p.events_due = 1
        p.stage = 7
        spaces += [fact["n"] for fact in told(go_on(game), "event-cube")]
    assert spaces == [8, 9, 10, 8]


@rule("SN-BF-08")
def test_trains_can_be_bought_from_the_start() -> None:
    game = in_shed(give(blaenau(3), 0, steel=1), 4)
    resolve(game, {"E1": 0})
    assert "train 4" in texts(game)


# -- working from both ends -----------------------------------------------------------------------


@rule("SN-BF-09")
def test_work_begins_at_the_own_end() -> None:
    game = rates(blaenau(2, ends="01"), 5, 2)
    near = dug(resolve(game, {"B1": 0}))
    assert near[0] == "tanygrisiau.track1"
    game = rates(blaenau(2, ends="01"), 5, 2)
    far = dug(resolve(game, {"B1": 1}))
    assert far[0] == "porthmadog_harbour.track2"
    laying = give(rates(clear(blaenau(2, ends="01"), ""), 3, 2), 1, steel=2)
    assert dug(resolve(laying, {"D1": 1}), "laid") == ["porthmadog_harbour.track2", "porthmadog_harbour.track1"]


def test_sites_are_dug_in_the_direction_of_travel() -> None:
    """AM-55."""
    game = blaenau(2, ends="01")
    keep = {"dduallt__dig1": 3, "dduallt__dig2": 3}
    rubble(clear(rates(game, 5, 2), ""), **keep)
    assert dug(resolve(game, {"B1": 1})) == ["dduallt.dig2", "dduallt.dig1"]


@rule("SN-BF-10", "SN-BF-19")
def test_clearing_the_halt_calls_for_maintenance_at_once() -> None:
    game = train(give(blaenau(2, ends="00"), 1, steel=1), 1, 1)
    rubble(clear(rates(game, 5, 2), "plas_halt.track2"), plas_halt__dig1=2)
    resolve(game, {"B1": 0})
    assert game.view(0)["question"] == "maintain"
    assert game.to_move == 1
    assert goods(game, 0)["rubble"] == 2, "the excavation waits"
    assert owner(game, "plas_halt.dig1") == 0
    game.play("maintain steel")
    assert goods(game, 0)["rubble"] == 5, "and goes on"
    assert inside(game).halt_done


@rule("SN-BF-19")
def test_the_halt_can_be_cleared_by_anything() -> None:
    by_event = train(give(blaenau(2, ends="00"), 1, steel=1), 1, 1)
    clear(rates(by_event, 5, 2), "plas_halt.track2")
    draw_event(by_event, 8)
    assert by_event.view(0)["question"] == "maintain"
    rest = by_event.play("maintain steel")
    assert "event-dug" in keys(rest), "the event goes on afterwards"
    closed = train(give(blaenau(2, ends="00"), 1, steel=1), 1, 1)
    p = inside(closed)
    for station in range(4):
        p.closed[station] = 1
    draw_event(closed, 10)
    assert closed.view(0)["question"] == "maintain"
    by_card = train(give(blaenau(2, ends="00"), 1, steel=1), 1, 1)
    activate(clear(by_card, "plas_halt.track2"), 0, 3)
    resolve(by_card, {}, "B")
    by_card.play("dig")
    assert by_card.view(0)["question"] == "maintain"
    once = rubble(blaenau(2, ends="00"), plas_halt__dig1=0)
    inside(once).halt_done = True
    assert "maintenance-due" not in keys(draw_event(rates(once, 5, 1), 8))


@rule("SN-BF-11", "SN-BF-12")
def test_building_between_start_and_surveyor() -> None:
    game = give(surveyor(blaenau(2, ends="01"), 0, "dduallt"), 0, stone=9, steel=5)
    assert inside(game).rubble[0] > 0
    resolve(game, {"E1": 0})
    stations = {text.split()[1] for text in texts(game) if text.startswith("build")}
    assert stations == {"blaenau_ffestiniog", "tanygrisiau", "dduallt"}
    assert refused(game, "build plas_halt 1") == ("SN-BF-12", "beyond-surveyor", {"station": "plas_halt"})
    other = give(surveyor(blaenau(2, ends="01"), 1, "minffordd"), 1, stone=9, steel=5)
    resolve(other, {"E1": 1})
    stations = {text.split()[1] for text in texts(other) if text.startswith("build")}
    assert stations == {"minffordd", "porthmadog_harbour"}


@rule("SN-BF-13")
def test_free_cubes_for_builds() -> None:
    game = give(surveyor(blaenau(2), 0, "minffordd"), 0, stone=1)
    events = resolve(game, {"E1": 0})
    assert told(events, "built")[0]["site"] == "minffordd.3"
    assert told(events, "free-cubes") == [{"seat": 0, "cubes": {"stone": 1}, "n": 0}]
    dry = bag(give(surveyor(blaenau(2), 0, "tan_y_bwlch"), 0, steel=1), coal=0)
    inside(dry).trains_open = False
    resolve(dry, {"E1": 0})
    assert "free-cubes" not in keys(dry.play("build tan_y_bwlch 1"))
    assert goods(dry, 0)["coal"] == 0
    dig = rubble(clear(blaenau(2), "tan_y_bwlch.track2"), tan_y_bwlch__dig1=1)
    assert "free-cubes" not in keys(resolve(rates(dig, 2, 1), {"B1": 0}))


@rule("SN-BF-14")
def test_leaving_the_start_leaves_a_marker() -> None:
    game = blaenau(2)
    events = resolve(game, {"G": [0, 0]})
    assert keys(events).count("left-start") == 1
    assert inside(game).markers[0] == 15
    assert game.view(0)["seats"][0]["surveyor"] == "dduallt"
    broke = blaenau(3)
    inside(broke).markers[0] = 0
    resolve(broke, {"G": [0]})
    assert inside(broke).markers[0] == 0, "without a marker none is left (AM-60)"


@rule("SN-BF-15")
def test_events_alternate_between_the_ends() -> None:
    game = rates(blaenau(2, marker=1), 2, 1)
    assert dug(draw_event(game, 9), "event-laid") == ["porthmadog_harbour.track2"]
    assert game.view(0)["events"]["from"] == "blaenau_ffestiniog"
    assert dug(draw_event(game, 9), "event-laid") == ["tanygrisiau.track1"]


@rule("SN-BF-15")
def test_the_halts_maintenance_does_not_move_the_games_surveyor() -> None:
    """AM-57."""
    game = train(give(blaenau(2, ends="00", marker=1), 1, steel=1), 1, 1)
    rubble(clear(rates(game, 2, 1), "plas_halt.track2"), plas_halt__dig1=2)
    resolve(game, {"B1": 0})
    assert game.view(0)["question"] == "maintain"
    assert game.view(0)["events"]["from"] == "porthmadog_harbour"


@rule("SN-BF-16")
def test_the_game_ends_when_the_fronts_meet() -> None:
    game = blaenau(2, ends="01")
    laid(game, None, *range(1, 8))
    laid(game, None, *range(9, 15))
    give(rubble(game, plas_halt__track2=0), 0, steel=1)
    send(game, {"D1": 0})
    assert game.is_over
    assert game.outcome().reason == "last-track"
    out = blaenau(2, ends="01")
    inside(out).markers[0], inside(out).markers[1] = 1, 0
    send(out, {"G": [0]})
    assert out.outcome().reason == "markers", "the marker left at the start was the last one"


@rule("SN-BF-18")
def test_laying_the_nearest_cleared_track_even_beyond_rubble() -> None:
    game = blaenau(2, ends="01")
    give(rubble(rates(game, 3, 2), porthmadog_harbour__track1=0, minffordd__track2=0), 0, steel=1)
    assert dug(resolve(game, {"D1": 0}), "laid") == ["minffordd.track2"]


@rule("SN-BF-21")
def test_complete_a_station_counts_from_the_games_end() -> None:
    game = blaenau(2, marker=1)
    assert told(draw_event(game, 10), "completed") == [{"station": "porthmadog_harbour"}]
    assert told(draw_event(game, 10), "completed") == [{"station": "blaenau_ffestiniog"}]


# -- scoring --------------------------------------------------------------------------------------


def test_surveyors_score_by_distance() -> None:
    """AM-56."""
    game = surveyor(surveyor(blaenau(2, ends="01"), 0, "tan_y_bwlch"), 1, "tan_y_bwlch")
    outcome = end_now(game)
    assert outcome.by_source(0)["surveyor"] == 4
    assert outcome.by_source(1)["surveyor"] == 7


def test_the_marker_at_the_start_is_no_site() -> None:
    """AM-58."""
    game = blaenau(2)
    resolve(game, {"G": [0]})
    assert [line.source for line in end_now(game).breakdown[0]] == ["surveyor"]
