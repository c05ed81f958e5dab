"""The end of the game, scoring and winning (SN-END, SN-SCORE, SN-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from ledger import rule
from snowdonia.table import (
    bag,
    begun,
    clear,
    close_round,
    draw_event,
    end_now,
    give,
    goods,
    hold,
    inside,
    keys,
    laid,
    own,
    rates,
    resolve,
    rubble,
    send,
    surveyor,
    told,
    train,
)


def almost_done(players: int = 3, **options: Any) -> bl.Game:
    """All track but the last is laid by events, and the last one is cleared."""
    game = begun(players, **options)
    tracks = inside(game).board.tracks
    laid(game, None, *range(1, tracks))
    return rubble(rates(game, 3, 2), yr_wyddfa__track2=0)


def contract_points(game: bl.Game, seat: int = 0) -> int:
    """What the contracts give if the game ends now."""
    outcome = end_now(game)
    return sum(line.points for line in outcome.breakdown[seat] if line.source.startswith("contract"))


def sheet(outcome: bl.Outcome, seat: int, number: int) -> dict[str, Any]:
    """What served a contract."""
    return next(line.params for line in outcome.breakdown[seat] if line.params.get("contract") == number)


SITES = [f"two_viaducts.{n}" for n in range(1, 5)] + [f"hebron.{n}" for n in range(1, 5)]


# -- the end --------------------------------------------------------------------------------------


@rule("SN-END-01")
def test_the_last_track_ends_the_game_with_the_round() -> None:
    game = give(almost_done(), 0, steel=1)
    events = send(game, {"D1": 0, "G": [1]})
    assert told(events, "last-track") == [{"seat": 0}]
    assert keys(events).index("surveyed") < keys(events).index("restocked") < keys(events).index("game-over")
    assert game.outcome().reason == "last-track"


@rule("SN-END-02")
def test_the_last_track_by_an_event() -> None:
    game = almost_done()
    draw_event(game, 9)
    assert game.is_over
    assert game.outcome().reason == "last-track-by-event"
    deluxe = almost_done(edition="deluxe")
    events = draw_event(deluxe, 9)
    assert "extra-round" in keys(events)
    assert deluxe.to_move is not None
    assert deluxe.view(0)["last_round"] == 0
    number = deluxe.view(0)["round"]
    while not deluxe.is_over:
        assert deluxe.view(0)["round"] == number
        deluxe.play(deluxe.legal_moves()[-1])
    assert deluxe.outcome().reason == "last-track-by-event"


@rule("SN-END-03")
def test_it_does_not_matter_who_laid_the_rest() -> None:
    game = begun(3)
    laid(game, 0, *range(1, 7))
    laid(game, 1, *range(7, 13))
    draw_event(rates(game, 3, 1), 9)
    assert game.is_over


@rule("SN-END-04", "SN-END-10")
def test_two_players_without_markers_end_the_game_at_once() -> None:
    game = rates(clear(begun(2), "two_viaducts.track2"), 3, 2)
    rubble(game, two_viaducts__dig1=1)
    p = inside(game)
    p.markers[0], p.markers[1] = 0, 1
    give(game, 0, ore=3)
    events = send(game, {"B1": 1, "C1": 0})
    assert game.is_over
    assert game.outcome().reason == "markers"
    assert "worked" not in keys(events)
    assert goods(game, 1)["rubble"] == 1, "the rest of the excavation is lost"
    later = rates(clear(begun(2, exhaustion_end="end_of_round"), "two_viaducts.track2"), 3, 2)
    rubble(later, two_viaducts__dig1=1)
    inside(later).markers[0], inside(later).markers[1] = 0, 1
    events = send(later, {"B1": 1, "G": [0]})
    assert later.is_over
    assert goods(later, 1)["rubble"] == 3
    assert "surveyed" in keys(events)


@rule("SN-END-05", "SN-SOLO-10")
def test_one_player_without_markers() -> None:
    game = clear(give(begun(1), 0, stone=1), "two_viaducts.track2")
    inside(game).markers[0] = 1
    send(game, {"E1": 0, "G": [0]})
    assert game.is_over
    assert game.outcome().reason == "markers"
    assert game.view(0)["seats"][0]["surveyor"] == "llanberis"


@rule("SN-END-06")
def test_three_players_go_on_without_markers() -> None:
    game = clear(give(begun(3), 0, stone=1), "two_viaducts.track2")
    for seat in range(3):
        inside(game).markers[seat] = 1 if seat == 0 else 0
    send(game, {"E1": 0})
    assert not game.is_over


@rule("SN-END-07")
def test_the_last_round_is_cleaned_up_or_not() -> None:
    game = bag(train(give(almost_done(), 0, steel=1), 0, 4), ore=0, stone=0, coal=0, event=1)
    inside(game).event_at = 5
    events = send(game, {"D1": 0})
    assert told(events, "gave-up") == [{"seat": 0, "train": 4}]
    assert "train" not in game.outcome().by_source(0)
    short = bag(train(give(almost_done(final_round_cleanup=False), 0, steel=1), 0, 4), ore=0, stone=0, coal=0, event=1)
    inside(short).event_at = 5
    assert "restocked" not in keys(send(short, {"D1": 0}))
    assert short.outcome().by_source(0)["train"] == 9


@rule("SN-END-08")
def test_nothing_is_laid_in_the_extra_round() -> None:
    game = almost_done(edition="deluxe")
    draw_event(game, 9)
    give(game, 0, steel=2)
    assert keys(resolve(game, {"D1": 0})) == ["idle"]
    assert goods(game, 0)["steel"] == 2


@rule("SN-END-09")
def test_the_last_marker_on_the_last_track_ends_with_the_round() -> None:
    game = give(almost_done(2), 0, steel=1)
    inside(game).markers[0], inside(game).markers[1] = 1, 0
    events = send(game, {"D1": 0, "G": [1]})
    assert "surveyed" in keys(events)
    assert game.outcome().reason == "last-track"


def test_a_track_without_rubble_beyond_can_be_laid_early() -> None:
    """AM-69: the last card laid early does not end the game."""
    game = rubble(give(begun(3, edition="deluxe", optional_tracks=True), 0, steel=1), yr_wyddfa__track2=0)
    events = resolve(game, {"D1": 0})
    assert len(told(events, "laid")) == 1
    assert inside(game).rounds_left == -1


# -- scoring --------------------------------------------------------------------------------------


@rule("SN-SCORE-01")
def test_sites_score() -> None:
    game = own(begun(3), 0, "two_viaducts.dig1", "two_viaducts.2")
    assert end_now(game).scores[0] == 4 + 7


@rule("SN-SCORE-02")
def test_tracks_score() -> None:
    game = laid(laid(begun(3), 0, 1, 3, 5), None, 2)
    p = inside(game)
    points = sum(int(p.board.card_points[p.card[p.board.track_place[at]]]) for at in (0, 2, 4))
    outcome = end_now(game)
    assert outcome.by_source(0)["track"] == points
    assert sum(outcome.scores) == points


@rule("SN-SCORE-03")
def test_a_marker_scores_its_place_and_serves_a_contract() -> None:
    game = laid(hold(begun(3), 0, 21), 0, 1, 2, 3)
    sources = end_now(game).by_source(0)
    assert sources["track"] > 0
    assert sources["contract"] == 24


@rule("SN-SCORE-04")
def test_played_and_unplayed_contracts_score() -> None:
    game = hold(give(begun(3), 0, rubble=8), 0, 7)
    assert contract_points(game) == 11
    played = hold(give(begun(3), 0, rubble=8), 0, 7)
    inside(played).used[0], inside(played).held[0] = inside(played).held[0], 0
    assert contract_points(played) == 11


@rule("SN-SCORE-05")
def test_each_marker_serves_once() -> None:
    game = laid(hold(begun(3), 0, 23, 22), 0, 1, 2, 3, 4)
    assert contract_points(game) == 31
    more = laid(hold(begun(3), 0, 23, 22), 0, 1, 2, 3, 4, 5, 6, 7)
    outcome = end_now(more)
    assert outcome.by_source(0)["contract"] == 55
    served = [*sheet(outcome, 0, 22)["tracks"], *sheet(outcome, 0, 23)["tracks"]]
    assert len(set(served)) == len(served) == 7


@rule("SN-SCORE-07", "SN-SCORE-08")
def test_excavate_bonus() -> None:
    assert contract_points(hold(give(begun(3), 0, rubble=7), 0, 7)) == 0
    assert contract_points(hold(give(begun(3), 0, rubble=8), 0, 7, 10)) == 11
    assert contract_points(hold(give(begun(3), 0, rubble=7), 0, 7, 10)) == 5
    assert contract_points(hold(give(begun(3), 0, rubble=12), 0, 7, 10)) == 16


@rule("SN-SCORE-09")
def test_track_bonus() -> None:
    assert contract_points(laid(hold(begun(3), 0, 22), 0, 1, 2, 3)) == 24
    assert contract_points(laid(laid(hold(begun(3), 0, 22), 0, 1, 2), None, 3)) == 0


@rule("SN-SCORE-10")
def test_track_and_excavate_bonus() -> None:
    game = laid(hold(give(begun(3), 0, rubble=9), 0, 13, 7), 0, 1)
    assert contract_points(game) == 11
    assert contract_points(laid(hold(give(begun(3), 0, rubble=4), 0, 13), 0, 1, 2)) == 18


@rule("SN-SCORE-11")
def test_building_bonus_counts_excavation_sites() -> None:
    game = own(hold(begun(3), 0, 3), 0, "two_viaducts.dig1", "two_viaducts.dig2", "two_viaducts.1")
    assert contract_points(game) == 6


@rule("SN-SCORE-12")
def test_all_three_parts() -> None:
    game = own(laid(hold(give(begun(3), 0, rubble=4), 0, 5), 0, 1), 0, "two_viaducts.1")
    assert contract_points(game) == 0
    whole = own(laid(hold(give(begun(3), 0, rubble=4), 0, 5), 0, 1), 0, "two_viaducts.1", "two_viaducts.2")
    outcome = end_now(whole)
    assert sheet(outcome, 0, 5) == {
        "contract": 5,
        "rubble": 4,
        "tracks": ["two_viaducts.track1"],
        "sites": ["two_viaducts.1", "two_viaducts.2"],
    }


@rule("SN-SCORE-13", "SN-SCORE-21")
@pytest.mark.parametrize(
    ("station", "points"), [("halfway", 0), ("rocky_valley", 6), ("clogwyn", 10), ("yr_wyddfa", 15)]
)
def test_surveyor_tiers(station: str, points: int) -> None:
    game = surveyor(hold(begun(3), 0, 29), 0, station)
    own_points = {"halfway": 7, "rocky_valley": 11, "clogwyn": 15, "yr_wyddfa": 21}[station]
    outcome = end_now(game)
    assert outcome.scores[0] == points + own_points
    five = surveyor(hold(begun(5), 0, 29), 0, "passing_loop")
    assert contract_points(five) == 0, "station 4½ is before station 5"


@rule("SN-SCORE-14")
def test_coal_bonus() -> None:
    assert contract_points(hold(give(begun(3), 0, coal=3), 0, 27)) == 6


@rule("SN-SCORE-15")
def test_snowdon_bonus() -> None:
    with_it, without = end_now(train(begun(3), 0, 4)), end_now(train(begun(3), 0, 5))
    assert with_it.scores[0] - without.scores[0] == 9


@rule("SN-SCORE-16")
def test_the_surveyors_own_points() -> None:
    assert end_now(surveyor(begun(3), 0, "clogwyn")).scores[0] == 15
    assert end_now(begun(3)).scores == [0, 0, 0]


@rule("SN-SCORE-17")
def test_nothing_else_scores() -> None:
    game = give(begun(3), 0, ore=10, stone=2, coal=1, steel=3, rubble=20)
    assert end_now(train(game, 0, 1)).scores == [0, 0, 0]


@rule("SN-SCORE-18")
def test_the_order_of_scoring_does_not_matter() -> None:
    scores = []
    for start in range(3):
        game = own(laid(begun(3), 1, 1, 2), 2, "hebron.1")
        inside(game).start = start
        scores.append(end_now(game).scores)
    assert scores[0] == scores[1] == scores[2]


@rule("SN-SCORE-19")
def test_track_and_building_bonus() -> None:
    assert contract_points(own(laid(hold(begun(3), 0, 4), 0, 1, 2), 0, "hebron.1")) == 0
    assert contract_points(own(laid(hold(begun(3), 0, 4), 0, 1, 2), 0, "hebron.1", "hebron.2")) == 17


@rule("SN-SCORE-20", "SN-SCORE-13")
def test_contract_28_takes_five_sites_and_a_far_surveyor() -> None:
    game = surveyor(own(hold(begun(3), 0, 28, 3), 0, *SITES), 0, "clogwyn")
    assert contract_points(game) == 23 + 6
    near = surveyor(own(hold(begun(3), 0, 28, 3), 0, *SITES), 0, "rocky_valley")
    assert contract_points(near) == 6
    seven = surveyor(own(hold(begun(3), 0, 28, 3), 0, *SITES[:7]), 0, "clogwyn")
    assert contract_points(seven) == 23


# -- winning --------------------------------------------------------------------------------------


@rule("SN-WIN-01")
def test_most_points_win() -> None:
    game = surveyor(surveyor(begun(3), 1, "clogwyn"), 0, "hebron")
    assert end_now(game).winners == [1]


@rule("SN-WIN-02")
def test_ties() -> None:
    for edition, winners in (("2012", [0, 2]), ("deluxe", [0])):
        game = surveyor(surveyor(begun(3, edition=edition), 0, "hebron"), 2, "hebron")
        inside(game).round_first = 1
        assert end_now(game).winners == winners
    assert end_now(begun(3, tie_break="last_in_order")).winners == [2]
    assert end_now(begun(3, tie_break="last_in_order")).as_dict()["tie_break"] == {
        "by": "last",
        "best": 3,
        "next_best": 2,
    }
    assert "tie_break" not in end_now(begun(3, tie_break="shared")).as_dict()


def test_the_tie_break_looks_at_the_start_of_the_final_round() -> None:
    """AM-46: contract 22 in the final round does not change it."""
    game = hold(begun(3, edition="deluxe"), 1, 22)
    resolve(game, {}, "A")
    inside(game).make(inside(game).move_code("play 22"))
    assert game.view(0)["start"] == 1
    assert end_now(game).winners == [2], "all tie, and seat 2 came last in the order of the round"


def test_scores_are_shown_during_the_game() -> None:
    game = own(hold(give(begun(3), 0, rubble=8), 0, 7), 0, "hebron.1")
    seat = game.view(1)["seats"][0]
    assert seat["score"] == 6 + 11
    assert seat["contracts"] == [{"contract": 7, "used": False, "active": False, "worth": 11}]
    close_round(game)
    assert not game.is_over
