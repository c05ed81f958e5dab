"""The end of the game (SN-END), at arranged tables and in a recorded game for every way to end.

The recorded games with a `markers` end carry an owner's file along: a slower event track and a smaller
restock, so that the markers run out before the line is finished.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from ledger import rule
from snowdonia.table import (
    activate,
    begun,
    clear,
    draw_event,
    empty_bag,
    end_now,
    give,
    goods,
    hold,
    inside,
    keys,
    laid,
    owner,
    question,
    rates,
    refused,
    rubble,
    send,
    surveyor,
    texts,
    told,
    train,
    weather,
)

RECORDS = Path(__file__).with_name("records")
EDITIONS = ("2012", "deluxe")


def nearly_finished(game: bl.Game, left: int = 1) -> bl.Game:
    """Events have laid all tracks but the last ones; no rubble is left and nothing is in the bag."""
    tracks = inside(game).board.tracks
    laid(clear(game, ""), None, *range(1, tracks + 1 - left))
    return weather(empty_bag(game), "", "rain", "rain")


def spend(game: bl.Game, seat: int, left: int) -> bl.Game:
    """A seat has so many markers left, wherever the others are."""
    inside(game).markers[seat] = left
    return game


# -- the last track ---------------------------------------------------------------------------------


@rule("SN-END-01", "SN-D-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_round_of_the_last_track_is_played_to_its_end(edition: str) -> None:
    game = give(nearly_finished(begun(3, edition=edition)), 0, steel=2)
    office = [card for card in game.view(None)["office"] if card]
    events = send(game, {"D1": 0, "F1": 1, "G": [2]}, window="D")
    assert told(events, "last-track") == [{"seat": 0}]
    assert (game.is_over, game.view(None)["last_round"]) == (False, 0)
    assert question(game) == ("contract", 1)
    events = list(game.play(f"contract {office[0]}"))
    assert [key for key in keys(events) if key in ("surveyed", "weather", "restocked", "round", "game-over")] == [
        "surveyed",
        "weather",
        "restocked",
        "game-over",
    ]
    assert told(events, "game-over") == [{"reason": "last-track"}]
    assert game.is_over
    assert game.to_move is None
    assert refused(game, "place A1") == ("SN-END-01", "over")
    assert game.outcome().reason == "last-track"


@rule("SN-END-01")
def test_one_track_short_goes_on() -> None:
    game = give(nearly_finished(begun(3), left=2), 0, steel=1)
    events = send(game, {"D1": 0}, window="D")
    assert len(told(events, "laid")) == 1
    assert not {"last-track", "last-track-event", "game-over"} & set(keys(events))
    assert question(game) == ("place", 0)


@rule("SN-END-02", "SN-END-03")
def test_a_last_track_by_event_ends_this_round_or_the_next() -> None:
    game = laid(clear(begun(3), ""), 0, *range(1, 13))
    assert inside(game).unlaid == 1
    events = draw_event(weather(game, "", "rain", "rain"), 9)
    assert keys(events)[-1] == "game-over"
    assert game.outcome().reason == "last-track-by-event"
    deluxe = weather(laid(clear(begun(3, edition="deluxe"), ""), 0, *range(1, 13)), "", "rain", "rain")
    events = draw_event(empty_bag(deluxe), 9)
    assert "last-track-event" in keys(events)
    assert keys(events)[-3:] == ["extra-round", "extra-build-space", "round"]
    assert (deluxe.is_over, question(deluxe)) == (False, ("place", 0))
    assert deluxe.view(None)["last_round"] == 0
    for _ in range(6):
        assert not deluxe.is_over
        last = deluxe.play("place G")
    assert deluxe.is_over
    assert keys(last).count("game-over") == 1
    assert "extra-round" not in keys(last)
    assert deluxe.outcome().reason == "last-track-by-event"


@rule("SN-END-02")
@pytest.mark.parametrize(("edition", "extra"), [("2012", True), ("deluxe", False)])
def test_the_extra_round_is_an_option_of_its_own(edition: str, extra: bool) -> None:
    game = nearly_finished(begun(3, edition=edition, event_finish_extra_round=extra))
    draw_event(game, 9)
    assert game.is_over is not extra


@rule("SN-END-03")
def test_it_does_not_matter_who_laid_the_other_tracks() -> None:
    for by in (None, 0):
        game = weather(laid(clear(begun(3), ""), by, *range(1, 13)), "", "rain", "rain")
        events = send(give(empty_bag(game), 1, steel=1), {"D1": 1}, window="D")
        assert told(events, "last-track") == [{"seat": 1}]
        assert told(events, "game-over") == [{"reason": "last-track"}]


@rule("SN-END-07")
@pytest.mark.parametrize(("cleanup", "points"), [(True, None), (False, 9)])
def test_the_last_round_is_cleaned_up(cleanup: bool, points: int | None) -> None:
    game = give(nearly_finished(train(begun(3, final_round_cleanup=cleanup), 0, 4)), 0, steel=1)
    p = inside(game)
    p.event_cubes, p.event_at = 1 << 4 | 1 << 5, 5
    p.bag[3] = p.bag_size = 1
    events = send(game, {"D1": 0}, window="D")
    assert ("gave-up" in keys(events)) is cleanup, "maintenance in phase 5 costs the train"
    assert ("restocked" in keys(events)) is cleanup
    assert game.is_over
    assert game.outcome().by_source(0).get("train") == points


@rule("SN-END-08")
def test_in_the_extra_round_no_track_is_left_to_lay() -> None:
    game = give(nearly_finished(begun(3, edition="deluxe")), 0, steel=3)
    draw_event(game, 9)
    events = send(game, {"D1": 0, "C1": 1, "G": [2]}, window="A")
    assert {"seat": 0, "area": "D"} in told(events, "idle")
    assert [key for key in ("surveyed", "weather", "restocked", "game-over") if key in keys(events)] == [
        "surveyed",
        "weather",
        "restocked",
        "game-over",
    ]
    assert goods(game, 0)["steel"] == 3


@rule("SN-END-01", "SN-D-06")
def test_a_last_card_without_rubble_does_not_end_the_game_early() -> None:
    """AM-69: all tracks must be laid, not just the one next to the summit."""
    game = begun(3, edition="deluxe")
    p = inside(game)
    summit = p.board.track_place[-1]
    p.rubble_left -= p.rubble[summit]
    p.card[summit] = list(p.board.card_rubble).index(0)
    p.rubble[summit] = 0
    events = send(give(weather(empty_bag(game), "", "rain", "rain"), 0, steel=1), {"D1": 0}, window="D")
    assert [fact["place"] for fact in told(events, "laid")] == [p.board.place_ids[summit]]
    assert "last-track" not in keys(events)
    assert not game.is_over


# -- markers run out ----------------------------------------------------------------------------------


@rule("SN-END-04", "SN-COMP-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_players_without_markers_end_the_game_at_once(edition: str) -> None:
    game = rates(rubble(clear(begun(2, edition=edition), ""), hebron__dig1=1), 3, 2)
    spend(spend(game, 0, 0), 1, 1)
    events = send(give(game, 0, ore=9), {"B1": 1, "C1": 0, "G": [0]}, window="B")
    assert keys(events) == ["dug", "cleared", "game-over"]
    assert owner(game, "hebron.dig1") == 1
    assert goods(game, 0)["ore"] == 9, "the Works are not resolved any more"
    assert game.outcome().reason == "markers"
    assert game.view(None)["phase"] == "over"


@rule("SN-END-04")
def test_one_marker_left_at_the_table_is_enough_to_go_on() -> None:
    game = rates(rubble(clear(begun(2), ""), hebron__dig1=1), 3, 2)
    events = send(spend(spend(game, 0, 1), 1, 1), {"B1": 1}, window="B")
    assert "game-over" not in keys(events)
    assert not game.is_over


@rule("SN-END-04")
@pytest.mark.parametrize("players", [1, 2])
def test_the_end_can_wait_for_the_end_of_the_round(players: int) -> None:
    game = rates(rubble(clear(begun(players, exhaustion_end="end_of_round"), ""), hebron__dig1=1), 3, 2)
    for seat in range(players):
        spend(game, seat, 0 if seat else 1)
    events = send(empty_bag(weather(game, "", "rain", "rain")), {"B1": 0, "G": [0]}, window="B")
    order = [key for key in keys(events) if key in ("cleared", "surveyed", "restocked", "game-over")]
    assert order == ["cleared", "surveyed", "restocked", "game-over"]
    assert game.outcome().reason == "markers"


@rule("SN-END-07")
@pytest.mark.parametrize("players", [1, 2])
def test_without_clean_up_the_end_waits_only_for_the_actions(players: int) -> None:
    readings: dict[str, Any] = {"exhaustion_end": "end_of_round", "final_round_cleanup": False}
    game = rates(rubble(clear(begun(players, **readings), ""), hebron__dig1=1), 3, 2)
    for seat in range(players):
        spend(game, seat, 0 if seat else 1)
    events = send(empty_bag(weather(game, "", "rain", "rain")), {"B1": 0, "G": [0]}, window="B")
    order = [key for key in keys(events) if key in ("cleared", "surveyed", "restocked", "game-over")]
    assert order == ["cleared", "surveyed", "game-over"]
    assert game.outcome().reason == "markers"


@rule("SN-END-05", "SN-SOLO-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sixteenth_marker_ends_a_game_alone(edition: str) -> None:
    game = spend(clear(begun(1, edition=edition), ""), 0, 1)
    give(game, 0, steel=1, stone=0, ore=0)
    events = send(game, {"E1": 0, "G": [0]}, window="E")
    assert question(game) == ("build", 0)
    site = next(text for text in texts(game) if text.startswith("build"))
    events = list(game.play(site))
    assert keys(events) == ["built", "game-over"]
    assert game.outcome().reason == "markers"
    assert game.outcome().winners == []
    two = spend(clear(begun(1, edition=edition), ""), 0, 2)
    send(give(two, 0, steel=1, stone=0, ore=0), {"E1": 0, "G": [0]}, window="E")
    two.play(next(text for text in texts(two) if text.startswith("build")))
    assert not two.is_over


@rule("SN-END-06")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_and_more_players_go_on_without_markers(players: int) -> None:
    game = rubble(clear(begun(players), ""), hebron__dig1=1)
    p = inside(game)
    for seat in range(players):
        p.markers[seat] = 0 if seat else 1
    events = send(empty_bag(weather(game, "", "rain", "rain")), {"B1": 0}, window="B")
    assert "cleared" in keys(events)
    assert max(p.markers) == 0
    assert "game-over" not in keys(events)
    assert not game.is_over


@rule("SN-END-09")
@pytest.mark.parametrize("players", [1, 2])
def test_the_last_marker_on_the_last_track_ends_the_round_not_the_action(players: int) -> None:
    game = nearly_finished(begun(players))
    for seat in range(players):
        spend(game, seat, 0 if seat else 1)
    events = send(give(game, 0, steel=2, ore=0, stone=0), {"D1": 0, "G": [0]}, window="D")
    order = [key for key in keys(events) if key in ("laid", "last-track", "surveyed", "restocked", "game-over")]
    assert order == ["laid", "last-track", "surveyed", "restocked", "game-over"]
    assert game.outcome().reason == "last-track"
    assert inside(game).markers[0] == 0


@rule("SN-END-10")
def test_the_rest_of_the_action_is_lost() -> None:
    game = rates(rubble(begun(2), two_viaducts__track1=0, two_viaducts__track2=0, two_viaducts__dig1=1), 3, 2)
    before = goods(game, 0)["rubble"]
    send(spend(spend(game, 1, 0), 0, 1), {"B1": 0}, window="B")
    assert game.is_over
    assert goods(game, 0)["rubble"] == before + 1
    tracks = rates(clear(begun(2), "hebron.track2"), 3, 3)
    events = send(give(spend(spend(tracks, 1, 0), 0, 1), 0, steel=3), {"D1": 0}, window="D")
    assert keys(events) == ["laid", "game-over"]
    assert goods(tracks, 0)["steel"] == 2


@rule("SN-END-10", "SN-EFF-08")
def test_an_extra_excavation_can_end_the_game() -> None:
    game = rates(rubble(clear(begun(2), ""), hebron__dig1=2), 3, 2)
    send(activate(spend(spend(game, 1, 0), 0, 1), 0, 3), {}, window="B")
    assert texts(game) == {"dig", "pass"}
    assert keys(game.play("dig")) == ["dug", "cleared", "game-over"]


@rule("SN-END-09", "SN-EFF-15")
def test_an_extra_track_can_be_the_last() -> None:
    game = activate(give(nearly_finished(begun(3)), 0, steel=1), 0, 8)
    send(game, {}, window="D")
    assert texts(game) == {"lay", "pass"}
    assert told(game.play("lay"), "game-over") == [{"reason": "last-track"}]


def test_markers_do_not_end_the_extra_round() -> None:
    """AM-43: with all track laid, the markers no longer matter."""
    game = rubble(nearly_finished(begun(2, edition="deluxe")), hebron__dig1=1)
    spend(spend(game, 0, 1), 1, 0)
    draw_event(game, 9)
    assert game.view(None)["last_round"] == 0
    events = send(game, {"B1": 0, "G": [1]}, window="A")
    order = [key for key in keys(events) if key in ("cleared", "surveyed", "game-over")]
    assert order == ["cleared", "surveyed", "game-over"]
    assert game.outcome().reason == "last-track-by-event"


@rule("SN-WIN-02", "SN-EFF-04")
def test_the_marker_taken_in_the_last_round_does_not_change_the_tie_break() -> None:
    game = give(nearly_finished(begun(3, edition="deluxe")), 0, steel=1)
    hold(game, 1, 22)
    send(game, {"D1": 0}, window="A")
    assert question(game) == ("play", 1)
    events = list(game.play("play 22"))
    assert "starts-next-locked" in keys(events)
    assert game.is_over
    for seat, station in enumerate(("hebron", "clogwyn", "clogwyn")):
        surveyor(game, seat, station)
    outcome = end_now(game)
    assert outcome.scores[1] == outcome.scores[2]
    assert outcome.winners == [2], "the order at the start of the round was 0, 1, 2"


# -- recorded games -----------------------------------------------------------------------------------


def course(game: bl.Game) -> list[str]:
    """The keys of all that happened."""
    return keys(game.log(None))


@rule("SN-ROUND-02", "SN-END-01", "SN-END-04", "SN-END-05")
@pytest.mark.parametrize("name", sorted(file.stem for file in RECORDS.glob("*.txt")))
def test_every_record_replays_to_the_same_end(name: str) -> None:
    text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
    record = bl.Record.loads(text)
    assert record.dumps() == text
    assert record.verify() == []
    game = record.table()
    record.tell(game, 0, record.deal, "")
    for number, (move, answers) in enumerate(record.moves, 1):
        assert not game.is_over
        assert game.audit() == []
        record.tell(game, number, answers, move)
    assert game.is_over
    assert game.audit() == []
    assert course(game).count("game-over") == 1
    outcome = game.outcome()
    assert [sum(line.points for line in sheet) for sheet in outcome.breakdown] == outcome.scores


def recorded(name: str) -> bl.Game:
    """The end of a recorded game."""
    return bl.Record.load(RECORDS / f"{name}.txt").replay()


@rule("SN-END-01")
@pytest.mark.parametrize("name", ["last_track_player_2012", "last_track_player_deluxe", "blaenau_last_track_player"])
def test_recorded_last_track_by_a_player(name: str) -> None:
    game = recorded(name)
    assert game.outcome().reason == "last-track"
    assert inside(game).unlaid == 0
    happened = course(game)
    after = happened[happened.index("last-track") :]
    assert "restocked" in after
    assert "round" not in after
    assert "extra-round" not in after


@rule("SN-END-02")
@pytest.mark.parametrize(
    ("name", "rounds"),
    [("last_track_event_2012", 0), ("last_track_event_deluxe", 1), ("blaenau_last_track_event", 0)],
)
def test_recorded_last_track_by_an_event(name: str, rounds: int) -> None:
    game = recorded(name)
    assert game.outcome().reason == "last-track-by-event"
    assert inside(game).unlaid == 0
    happened = course(game)
    after = happened[happened.index("last-track-event") :]
    assert after.count("round") == after.count("extra-round") == rounds
    assert after[-1] == "game-over"


@rule("SN-END-04", "SN-END-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [1, 2])
def test_recorded_end_of_the_markers(players: int, edition: str) -> None:
    game = recorded(f"markers_{players}_{edition}")
    assert (game.players, game.view(None)["rules"]["edition"]) == (players, edition)
    assert game.outcome().reason == "markers"
    assert [seat["markers"] for seat in game.view(None)["seats"]] == [0] * players
    assert inside(game).unlaid > 0
    assert course(game)[-2] in ("cleared", "built", "laid"), "the end comes at once"
    assert (game.outcome().winners == []) is (players == 1)
