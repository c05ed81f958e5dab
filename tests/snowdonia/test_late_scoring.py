"""Final scoring and winning (SN-SCORE, SN-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule
from snowdonia.table import (
    activate,
    all_tracks,
    begun,
    draw_event,
    end_now,
    give,
    hold,
    inside,
    laid,
    own,
    surveyor,
    texts,
    train,
)

EDITIONS = ("2012", "deluxe")


def sources(game: bl.Game, seat: int = 0) -> dict[str, int]:
    """A seat's points by source, with zeros left out."""
    return {source: n for source, n in end_now(game).by_source(seat).items() if n}


def contract_line(game: bl.Game, contract: int, seat: int = 0) -> bl.Points:
    """The line of the score sheet about a contract."""
    [found] = [line for line in end_now(game).breakdown[seat] if line.params.get("contract") == contract]
    return found


def worth(game: bl.Game, contract: int, seat: int = 0) -> int:
    """What a contract gives at the end."""
    return contract_line(game, contract, seat).points


def sheet(game: bl.Game, seat: int = 0) -> dict[int, int]:
    """What every contract of a seat gives at the end."""
    lines = end_now(game).breakdown[seat]
    return {line.params["contract"]: line.points for line in lines if "contract" in line.params}


def printed(game: bl.Game, *tracks: int) -> int:
    """The points printed on tracks, counted from 1 along the line."""
    found = [track for station in game.view(None)["line"] for track in station["tracks"]]
    return sum(found[number - 1]["points"] for number in tracks)


# -- places -----------------------------------------------------------------------------------------


@rule("SN-SCORE-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_sites_of_both_kinds_give_their_points(edition: str) -> None:
    game = own(begun(3, edition=edition), 0, "two_viaducts.2", "two_viaducts.dig1")
    own(game, 1, "yr_wyddfa.1")
    assert sources(game) == {"site": 7, "excavation": 4}
    assert sources(game, 1) == {"site": 14}
    assert sources(game, 2) == {}
    assert end_now(game).scores == [11, 14, 0]


@rule("SN-SCORE-02", "SN-EVT-09")
def test_own_tracks_give_their_points_and_event_tracks_none() -> None:
    game = laid(begun(3), 0, 1, 2, 4)
    laid(game, None, 3)
    laid(game, 1, 5)
    assert sources(game) == {"track": printed(game, 1, 2, 4)}
    assert sources(game, 1) == {"track": printed(game, 5)}
    assert end_now(game).scores == [printed(game, 1, 2, 4), printed(game, 5), 0]
    lines = [line.params["place"] for line in end_now(game).breakdown[0] if line.source == "track"]
    assert lines == [all_tracks(game)[n] for n in (0, 1, 3)]


@rule("SN-SCORE-03")
def test_a_marker_gives_its_place_and_serves_a_contract() -> None:
    game = hold(laid(begun(3), 0, 1, 2, 3), 0, 22)
    assert sources(game) == {"track": printed(game, 1, 2, 3), "contract": 24}
    assert contract_line(game, 22).params["tracks"] == all_tracks(game)[:3]


@rule("SN-SCORE-04", "SN-CON-10")
def test_contracts_count_played_or_not_but_not_discarded() -> None:
    for arrange in (hold, activate):
        game = give(arrange(begun(3), 0, 8), 0, rubble=8)
        assert sources(game) == {"contract": 11}
    game = give(hold(laid(begun(3), 0, 1, 2, 3), 0, 21), 0, steel=1)
    train(game, 0, 5)
    draw_event(game, 6)
    assert texts(game) == {"maintain steel", "maintain 21", "give up"}
    kept = game.copy()
    game.play("maintain 21")
    assert 21 not in sheet(game)
    kept.play("maintain steel")
    assert sheet(kept) == {21: 24}


# -- each cube and marker serves one contract ---------------------------------------------------------


@rule("SN-SCORE-05")
def test_no_cube_and_no_marker_serves_two_contracts() -> None:
    four = hold(laid(begun(3), 0, 1, 2, 3, 4), 0, 23, 21)
    assert sheet(four) == {21: 0, 23: 31}
    seven = hold(laid(begun(3), 0, *range(1, 8)), 0, 23, 21)
    assert sheet(seven) == {21: 24, 23: 31}
    lines = [line for line in end_now(seven).breakdown[0] if line.source == "contract"]
    served = [place for line in lines for place in line.params["tracks"]]
    assert sorted(served) == sorted(all_tracks(seven)[:7])
    assert sheet(give(hold(begun(3), 0, 7, 8), 0, rubble=15)) in ({7: 11, 8: 0}, {7: 0, 8: 11})
    assert sheet(give(hold(begun(3), 0, 7, 8), 0, rubble=16)) == {7: 11, 8: 11}


@rule("SN-SCORE-06")
def test_the_best_choice_is_scored() -> None:
    game = give(hold(begun(3), 0, 17, 7, 8), 0, rubble=16)
    assert sheet(game) == {7: 11, 8: 11, 17: 0}
    assert game.view(0)["seats"][0]["score"] == 22
    assert sheet(give(hold(begun(3), 0, 17, 7, 11), 0, rubble=16)) == {7: 0, 11: 0, 17: 21}


@rule("SN-SCORE-07", "SN-SCORE-08")
def test_a_contract_is_met_in_full_or_not_at_all() -> None:
    game = give(hold(begun(3), 0, 8, 10), 0, rubble=7)
    line = contract_line(game, 8)
    assert (line.source, line.points, line.params) == ("contract-unmet", 0, {"contract": 8})
    assert worth(game, 10) == 5, "the seven cubes are free for another contract"
    assert sheet(give(hold(begun(3), 0, 8, 10), 0, rubble=8)) == {8: 11, 10: 0}
    both = give(hold(begun(3), 0, 8, 10), 0, rubble=12)
    assert sheet(both) == {8: 11, 10: 5}
    assert [contract_line(both, card).params["rubble"] for card in (8, 10)] == [8, 4]
    assert end_now(hold(begun(3), 0, 8, 10)).scores == [0, 0, 0], "there is no penalty"


@rule("SN-SCORE-09", "SN-EVT-09")
def test_only_own_tracks_serve_track_contracts() -> None:
    assert worth(hold(laid(begun(3), 0, 1, 2, 3), 0, 22), 22) == 24
    assert worth(hold(laid(laid(begun(3), 0, 1, 2), None, 3), 0, 22), 22) == 0
    assert worth(hold(laid(laid(begun(3), 0, 1, 2), 1, 3), 0, 22), 22) == 0
    assert worth(hold(own(laid(begun(3), 0, 1, 2), 0, "hebron.1"), 0, 22), 22) == 0


@rule("SN-SCORE-10")
def test_track_and_rubble() -> None:
    met = give(hold(laid(begun(3), 0, 1, 2), 0, 13), 0, rubble=4)
    assert worth(met, 13) == 18
    short = give(hold(laid(begun(3), 0, 1), 0, 13, 8), 0, rubble=9)
    assert sheet(short) == {8: 11, 13: 0}
    assert worth(give(hold(laid(begun(3), 0, 1, 2), 0, 13), 0, rubble=3), 13) == 0


@rule("SN-SCORE-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_excavated_and_built_sites_both_serve_building_contracts(edition: str) -> None:
    game = own(begun(3, edition=edition), 0, "hebron.dig1", "two_viaducts.dig1", "hebron.1")
    assert contract_line(hold(game, 0, 3), 3).params["sites"] == ["two_viaducts.dig1", "hebron.dig1", "hebron.1"]
    assert worth(game, 3) == 6
    two = own(begun(3, edition=edition), 0, "hebron.dig1", "hebron.1")
    assert worth(hold(laid(two, 0, 1), 0, 3), 3) == 0, "a track is no site"


@rule("SN-SCORE-12")
def test_track_rubble_and_building() -> None:
    game = give(hold(laid(begun(3), 0, 1), 0, 5), 0, rubble=4)
    assert worth(own(game, 0, "hebron.1"), 5) == 0
    assert worth(own(game, 0, "hebron.2"), 5) == 14
    assert worth(give(game, 0, rubble=3), 5) == 0


@rule("SN-SCORE-13", "SN-SCORE-20")
def test_the_surveyor_contract_wants_a_station_reached() -> None:
    sites = ("hebron.1", "hebron.2", "hebron.3", "hebron.4", "halfway.1", "halfway.2", "halfway.3", "halfway.4")
    game = surveyor(own(hold(begun(3), 0, 28, 3), 0, *sites), 0, "clogwyn")
    assert sheet(game) == {3: 6, 28: 23}
    assert sources(game)["surveyor"] == 15
    assert sheet(surveyor(game, 0, "yr_wyddfa")) == {3: 6, 28: 23}
    assert sheet(surveyor(game, 0, "rocky_valley")) == {3: 6, 28: 0}
    seven = surveyor(own(hold(begun(3), 0, 28, 3), 0, *sites[:7]), 0, "clogwyn")
    assert sheet(seven) == {3: 0, 28: 23}
    four = surveyor(own(hold(begun(3), 0, 28), 0, *sites[:4]), 0, "clogwyn")
    assert sheet(four) == {28: 0}


@rule("SN-SCORE-13", "SN-SCORE-21")
@pytest.mark.parametrize(
    ("station", "tier", "own_points"),
    [("halfway", 0, 7), ("rocky_valley", 6, 11), ("clogwyn", 10, 15), ("yr_wyddfa", 15, 21)],
)
def test_only_the_best_tier_counts(station: str, tier: int, own_points: int) -> None:
    game = surveyor(hold(begun(3), 0, 29), 0, station)
    assert worth(game, 29) == tier
    assert sources(game)["surveyor"] == own_points
    both = surveyor(own(hold(begun(3), 0, 28, 29), 0, *(f"hebron.{n}" for n in (1, 2, 3, 4)), "halfway.1"), 0, station)
    assert sheet(both)[29] == tier, "one surveyor may serve two contracts (AM-44)"
    assert sheet(both)[28] == (23 if tier >= 10 else 0)


@rule("SN-SCORE-21")
def test_the_passing_loop_is_no_tier() -> None:
    assert worth(surveyor(hold(begun(5), 0, 29), 0, "passing_loop"), 29) == 0
    assert worth(surveyor(hold(begun(5), 0, 29), 0, "rocky_valley"), 29) == 6


@rule("SN-SCORE-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_coal_counts_for_one_contract_alone(edition: str) -> None:
    assert worth(give(hold(begun(3, edition=edition), 0, 27), 0, coal=3), 27) == 6
    assert worth(hold(begun(3, edition=edition), 0, 27), 27) == 0
    assert sources(give(begun(3, edition=edition), 0, coal=3)) == {}


@rule("SN-SCORE-15", "SN-TRAIN-04")
def test_snowdon_gives_nine_points() -> None:
    game = give(laid(begun(3), 0, 1), 0, steel=2)
    without = end_now(game.copy()).scores
    assert [a - b for a, b in zip(end_now(train(game, 0, 4)).scores, without, strict=True)] == [9, 0, 0]
    assert sources(game)["train"] == 9


@rule("SN-SCORE-16")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_surveyor_gives_the_points_of_its_station(players: int) -> None:
    expected = {
        "llanberis": 0,
        "two_viaducts": 1,
        "waterfall": 2,
        "hebron": 4,
        "halfway": 7,
        "passing_loop": 9,
        "rocky_valley": 11,
        "clogwyn": 15,
        "yr_wyddfa": 21,
    }
    game = begun(players)
    stations = inside(game).board.station_ids
    assert len(stations) == {2: 7, 3: 8, 5: 9}[players]
    for station in stations:
        assert end_now(surveyor(game, 0, station)).scores[0] == expected[station]


@rule("SN-SCORE-17")
def test_nothing_else_scores() -> None:
    game = train(begun(3), 0, 6)
    give(game, 0, ore=10, stone=5, coal=4, rubble=30, steel=9)
    assert end_now(game).scores == [0, 0, 0]


@rule("SN-SCORE-18")
def test_the_order_of_scoring_does_not_matter() -> None:
    def table(start: int, seats: tuple[int, int, int]) -> list[int]:
        game = begun(3, first_player=start)
        a, b, c = seats
        give(hold(laid(game, a, 1, 2, 3), a, 22, 8), a, rubble=9)
        own(surveyor(game, b, "clogwyn"), b, "hebron.1", "hebron.2")
        train(hold(game, c, 27), c, 4)
        give(game, c, coal=2)
        scores = end_now(game).scores
        return [scores[seat] for seat in seats]

    first = table(0, (0, 1, 2))
    assert min(first) > 0
    assert first == table(1, (0, 1, 2)) == table(2, (2, 0, 1))


@rule("SN-SCORE-19")
def test_track_and_building() -> None:
    game = own(hold(laid(begun(3), 0, 1, 2), 0, 4, 26), 0, "hebron.1")
    assert sheet(game) == {4: 0, 26: 15}, "the markers of the unmet contract are free"
    assert sheet(own(game, 0, "hebron.2")) == {4: 17, 26: 0}
    assert sheet(laid(game, 0, 3, 4)) == {4: 17, 26: 15}


# -- winning ------------------------------------------------------------------------------------------


@rule("SN-WIN-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_most_points_win(edition: str) -> None:
    game = begun(3, edition=edition)
    for seat, station in enumerate(("clogwyn", "yr_wyddfa", "hebron")):
        surveyor(game, seat, station)
    outcome = end_now(game)
    assert (outcome.scores, outcome.winners) == ([15, 21, 4], [1])


def tied(**options: Any) -> bl.Game:
    """Seats 0 and 2 tie before seat 1, who began the last round; now another is start player."""
    game = begun(3, first_player=1, **options)
    surveyor(surveyor(surveyor(game, 0, "clogwyn"), 2, "clogwyn"), 1, "hebron")
    inside(game).start = 0
    return game


@rule("SN-WIN-02")
def test_a_tie_is_shared_or_goes_to_the_last_in_order() -> None:
    assert end_now(tied()).winners == [0, 2]
    assert end_now(tied(edition="deluxe")).winners == [0], "the order of the round's start counts (AM-46)"
    assert end_now(tied(tie_break="last_in_order")).winners == [0]
    assert end_now(tied(edition="deluxe", tie_break="shared")).winners == [0, 2]
