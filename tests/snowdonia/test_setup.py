"""Components and setup (SN-COMP, SN-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

import branchline as bl
from branchline.games.snowdonia.board import count
from ledger import rule
from snowdonia.table import (
    all_tracks,
    begun,
    blaenau,
    draw_event,
    give,
    inside,
    laid,
    rates,
    send,
    told,
    weather,
)

EDITIONS = ("2012", "deluxe")
PLAYERS = range(1, 6)
SNOWDON = ["llanberis", "two_viaducts", "waterfall", "hebron", "halfway", "passing_loop", "rocky_valley", "clogwyn"]


def numbers(game: bl.Game) -> list[float]:
    return [station["number"] for station in game.view(None)["line"]]


# -- components -----------------------------------------------------------------------------------


@rule("SN-COMP-01")
def test_the_box_has_its_cards() -> None:
    box = bl.titles()["snowdonia"].box  # type: ignore[attr-defined]
    assert len(box.contracts) == 30
    assert len(box.trains) == 7
    assert len(box.lines["mount-snowdon"].stations) - 1 == len(box.lines["blaenau-ffestiniog"].stations) == 8
    assert sum(not card.optional for card in box.tracks.values()) == 14
    alternative, reference = 5, 2
    assert alternative + 30 + 7 + 8 + 14 + reference == 66


@rule("SN-COMP-02")
def test_raw_materials_in_play() -> None:
    for players, ore, stone, coal in (
        (1, 16, 10, 6),
        (2, 27, 15, 14),
        (3, 27, 15, 14),
        (4, 34, 20, 14),
        (5, 40, 24, 14),
    ):
        p = inside(begun(players))
        total = [int(p.bag[cube] + p.yard[cube]) for cube in range(3)]
        total[2] += int(sum(p.shed_coal)) + int(p.goods[2])
        assert total == [ore, stone, coal]
    box = bl.titles()["snowdonia"].box.components  # type: ignore[attr-defined]
    assert (box.ore, box.stone, box.coal) == (40, 24, 14)


@rule("SN-COMP-03")
def test_the_line_never_has_more_rubble_than_the_box() -> None:
    for players in PLAYERS:
        for seed in range(20):
            assert inside(begun(players, seed, edition="deluxe", optional_tracks=True)).rubble_left <= 90


@rule("SN-COMP-04", "SN-SETUP-24")
def test_steel_is_limited_to_eighteen_bars() -> None:
    game = begun(3)
    assert game.view(0)["steel"] == 18
    give(game, 1, steel=18)
    give(game, 0, ore=9)
    assert "idle" in [event.key for event in send(game, {"C1": 0})]
    free = begun(3, steel_cap=False)
    give(free, 1, steel=18)
    give(free, 0, ore=9)
    send(free, {"C1": 0})
    assert "work 3 steel" in free.legal_moves()


@rule("SN-COMP-05", "SN-BF-17")
def test_game_markers() -> None:
    assert begun(3).view(0)["events"]["markers"] == 6
    assert blaenau(2).view(0)["events"]["markers"] == 5


@rule("SN-COMP-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_event_cubes(players: int) -> None:
    p = inside(begun(players))
    assert p.bag[3] == (4 if players == 1 else 5)
    if players < 5:
        p = inside(blaenau(players))
        assert p.bag[3] + count(p.event_cubes) == 5


@rule("SN-COMP-07", "SN-WX-06")
def test_weather_discs_never_run_out() -> None:
    """Three fogs in a row need three discs on the track and two on the areas."""
    game = weather(begun(3), "fog", "fog", "fog")
    discs = Counter(game.view(0)["weather"][space] for space in ("now", "next", "last"))
    assert discs["fog"] + 2 == 5


@rule("SN-COMP-08", "SN-SETUP-02", "SN-SETUP-03", "SN-SETUP-04", "SN-SETUP-25")
@pytest.mark.parametrize("players", range(2, 6))
def test_players_start_with_pieces_and_nothing_else(players: int) -> None:
    game = begun(players)
    for seat in game.view(None)["seats"]:
        assert seat["markers"] == 16
        assert (seat["labourers"], seat["pub"]) == (2, 1)
        assert seat["surveyor"] == "llanberis"
        assert set(seat["goods"].values()) == {0}
        assert seat["contracts"] == []
        assert seat["train"] is None
    assert len(game.view(None)["seats"]) == players


@rule("SN-COMP-09", "SN-D-07")
def test_markers_are_a_fixed_limit() -> None:
    game = begun(3)
    p = inside(game)
    p.markers[0] = 0
    laid(game, None, 1)
    give(game, 0, steel=2)
    send(game, {"D1": 0})
    assert p.goods[4] == 2
    assert list(p.owner).count(0) == 0


@rule("SN-COMP-10")
def test_there_is_one_start_player() -> None:
    assert begun(4).view(None)["start"] == 0


@rule("SN-COMP-11", "SN-SETUP-05")
def test_stations_are_numbered_along_the_line() -> None:
    game = begun(5)
    assert numbers(game) == [0, 1, 2, 3, 4, 4.5, 5, 6, 7]
    assert [station["station"] for station in game.view(0)["line"]] == [*SNOWDON, "yr_wyddfa"]
    assert game.view(0)["line"][0]["tracks"] == game.view(0)["line"][0]["sites"] == []


@rule("SN-COMP-12")
def test_optional_tracks_come_all_or_none() -> None:
    amounts: set[int] = set()
    for seed in range(40):
        plain = begun(5, seed, edition="deluxe")
        assert not {0, 6, 7} & {track["printed"] for s in plain.view(0)["line"] for track in s["tracks"]}
        extra = begun(5, seed, edition="deluxe", optional_tracks=True)
        amounts |= {track["printed"] for s in extra.view(0)["line"] for track in s["tracks"]}
    assert {0, 6, 7} <= amounts
    with pytest.raises(bl.BadOption, match="deluxe"):
        begun(3, optional_tracks=True)


@rule("SN-COMP-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_extra_build_space_waits_for_the_rubble_to_go(edition: str) -> None:
    game = begun(3, edition=edition)
    assert game.view(0)["areas"]["B"]["kind"] == "excavation"
    assert len(game.view(0)["shed"]["trains"]) == 6


@rule("SN-COMP-14")
def test_there_is_no_snow_on_mount_snowdon() -> None:
    for seed in range(20):
        discs = begun(4, seed, edition="deluxe").view(0)["weather"]
        assert {discs["next"], discs["last"], discs["top_back"]} <= {"sun", "rain", "fog"}


# -- setup ----------------------------------------------------------------------------------------


@rule("SN-SETUP-01")
def test_any_player_can_be_the_first() -> None:
    firsts = {bl.new_game("snowdonia", players=4, seed=seed).to_move for seed in range(60)}
    assert firsts == {0, 1, 2, 3}


@rule("SN-SETUP-06", "SN-SETUP-07")
@pytest.mark.parametrize(("players", "missing"), [(1, {2, 4.5}), (2, {2, 4.5}), (3, {4.5}), (4, {4.5}), (5, set())])
def test_stations_by_player_count(players: int, missing: set[float]) -> None:
    assert {0, 1, 2, 3, 4, 4.5, 5, 6, 7} - set(numbers(begun(players))) == missing


@rule("SN-SETUP-08", "SN-SETUP-09")
@pytest.mark.parametrize(("players", "tracks"), [(1, 12), (2, 12), (3, 13), (4, 13), (5, 14)])
def test_tracks_before_every_station(players: int, tracks: int) -> None:
    before = {1: 2, 2: 1, 3: 2, 4: 2, 4.5: 1, 5: 1, 6: 3, 7: 2, 0: 0}
    lines = set()
    for seed in range(10):
        game = begun(players, seed)
        for station in game.view(0)["line"]:
            assert len(station["tracks"]) == before[station["number"]]
        lines.add(tuple(inside(game).card[at] for at in inside(game).board.track_place))
        assert all(len(set(line)) == tracks == len(all_tracks(game)) for line in lines)
    assert len(lines) > 1, "the tracks are shuffled"


@rule("SN-SETUP-10")
def test_rubble_as_printed() -> None:
    for station in begun(5).view(0)["line"]:
        for spot in (*station["tracks"], *station["excavation"]):
            assert spot["rubble"] == spot["printed"] > 0


@rule("SN-SETUP-11")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [(1, "221121"), (2, "221121"), (3, "321222"), (4, "432322"), (5, "433332")],
)
def test_action_spaces(players: int, spaces: str) -> None:
    areas = begun(players).view(0)["areas"]
    assert "".join(str(len(areas[letter]["labourers"])) for letter in "ABCDEF") == spaces
    assert areas["G"]["open"] is None


@rule("SN-SETUP-12")
def test_work_rates_start_on_the_second_field() -> None:
    start = begun(3).view(0)["rates"]
    assert start["excavation"]["field"] == start["lay_track"]["field"] == 1


@rule("SN-SETUP-13", "SN-SETUP-15")
@pytest.mark.parametrize(("players", "all_cards"), [(1, 28), (2, 28), (3, 30), (4, 30), (5, 30)])
def test_contracts_by_player_count(players: int, all_cards: int) -> None:
    view = begun(players).view(0)
    cards = {*view["unseen_contracts"], *view["office"]}
    assert len(cards) == all_cards
    assert ({28, 29} <= cards) == (players > 2)
    assert len(view["office"]) == 3
    assert view["deck"] == all_cards - 3


@rule("SN-SETUP-14")
def test_contracts_are_shuffled() -> None:
    assert len({tuple(begun(3, seed).view(0)["office"]) for seed in range(20)}) > 10


@rule("SN-SETUP-16", "SN-SETUP-17")
def test_the_first_forecast_comes_from_the_backs_of_the_second_and_third() -> None:
    box = bl.titles()["snowdonia"].box.contracts  # type: ignore[attr-defined]
    for seed in range(30):
        view = begun(3, seed).view(0)
        backs = [box[str(number)].weather for number in view["office"]]
        assert [view["weather"][space] for space in ("now", "next", "last")] == [None, backs[1], backs[2]]
        assert view["areas"]["B"]["open"] == 2
        assert view["areas"]["D"]["open"] == 2


@rule("SN-SETUP-18")
def test_six_trains_in_the_shed_and_one_aside() -> None:
    aside = set()
    for seed in range(60):
        shed = begun(3, seed).view(0)["shed"]
        assert sorted([*(each["train"] for each in shed["trains"]), shed["aside"]]) == list(range(1, 8))
        aside.add(shed["aside"])
    assert aside == set(range(1, 8))


@rule("SN-SETUP-19")
def test_coal_on_the_trains() -> None:
    printed = {1: 1, 2: 0, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1}
    for seed in range(10):
        assert all(each["coal"] == printed[each["train"]] for each in begun(4, seed).view(0)["shed"]["trains"])


@rule("SN-SETUP-20")
@pytest.mark.parametrize("players", range(2, 6))
def test_the_yard_at_the_start(players: int) -> None:
    assert begun(players).view(0)["yard"] == {"ore": 7, "stone": 4, "coal": 1}


@rule("SN-SETUP-21", "SN-SETUP-23")
@pytest.mark.parametrize(("players", "ore", "stone"), [(2, 20, 11), (3, 20, 11), (4, 27, 16), (5, 33, 20)])
def test_the_bag_at_the_start(players: int, ore: int, stone: int) -> None:
    bag = begun(players).view(0)["unseen_cubes"]
    assert (bag["ore"], bag["stone"], bag["event"]) == (ore, stone, 5)


@rule("SN-SETUP-22")
def test_all_other_coal_is_in_the_bag() -> None:
    seen = {}
    for seed in range(60):
        view = begun(3, seed).view(0)
        seen[view["shed"]["aside"]] = view["unseen_cubes"]["coal"]
    assert seen == {1: 7, 2: 6, 3: 7, 4: 7, 5: 8, 6: 7, 7: 7}


@rule("SN-SETUP-26")
def test_the_trains_are_one_to_seven() -> None:
    assert list(bl.titles()["snowdonia"].box.trains) == [str(n) for n in range(1, 8)]  # type: ignore[attr-defined]


# -- options --------------------------------------------------------------------------------------


def test_options_follow_the_edition() -> None:
    old, new = begun(3).view(0)["rules"], begun(3, edition="deluxe").view(0)["rules"]
    differing = {name for name in old if old[name] != new[name]}
    assert differing == {
        "edition",
        "bag_peek",
        "event_finish_extra_round",
        "tie_break",
        "event_unit",
        "solo_spaces",
    }
    assert begun(3, edition="deluxe", tie_break="shared").view(0)["rules"]["tie_break"] == "shared"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"players": 5, "scenario": "blaenau-ffestiniog"}, "1 to 4 players, not 5"),
        ({"players": 3, "scenario": "blaenau-ffestiniog", "edition": "deluxe"}, "2012 edition"),
        ({"players": 2, "first_player": 2}, "first_player 2 is not at a table of 2"),
        ({"players": 2, "solo_train": 3}, "solo_train=3 changes nothing here: it needs players 1"),
        ({"players": 6}, "1 to 5 players"),
        ({"players": 2, "edition": "2013"}, "option edition takes"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(bl.BadOption, match=complaint):
        bl.new_game("snowdonia", **options)  # type: ignore[arg-type]


def test_events_tell_of_the_line_in_order() -> None:
    game = rates(begun(3), 3, 2)
    assert [fact["place"] for fact in told(draw_event(game, 9), "event-laid")] == [
        "two_viaducts.track1",
        "two_viaducts.track2",
    ]
