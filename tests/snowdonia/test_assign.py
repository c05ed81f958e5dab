"""The round, assigning labourers, resolving in general, and payments (SN-ROUND, SN-ASG, SN-RES, SN-PAY)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import branchline as bl
from ledger import rule
from snowdonia.table import (
    again,
    begun,
    clear,
    close_round,
    give,
    go_on,
    goods,
    hold,
    inside,
    keys,
    rates,
    resolve,
    send,
    told,
    train,
    weather,
    yard,
)


def placements(game: bl.Game) -> set[str]:
    return {text.removeprefix("place ") for text in game.legal_moves().texts() if text.startswith("place ")}


def refused(game: bl.Game, move: str) -> tuple[str, str, dict[str, Any]]:
    refusal = game.why_not(move)
    assert refusal is not None
    return refusal.rule, refusal.key, refusal.params


def play_round(game: bl.Game, chance: random.Random) -> list[bl.Event]:
    """Play at random until the next round begins."""
    events: list[bl.Event] = []
    number = game.view(None)["round"]
    while not game.is_over and game.view(None)["round"] == number:
        moves = game.legal_moves()
        events += list(game.play(moves[chance.randrange(len(moves))]))
    return events


# -- the round ------------------------------------------------------------------------------------


@rule("SN-ROUND-01", "SN-RES-01")
def test_the_phases_of_a_round_come_in_order() -> None:
    game = begun(3)
    for space in ("A1", "B1", "C1", "D1", "E1", "G"):
        game.play(f"place {space}")
    last = game.play(game.legal_moves()[0])
    order = {"dug": 1, "idle": 2, "surveyed": 3, "discarded": 4, "weather": 5, "restocked": 6, "round": 8}
    found = [order[key] for key in keys(last) if key in order]
    assert found == sorted(found)
    assert {1, 3, 4, 5, 6, 8} <= set(found)


@rule("SN-ROUND-02")
def test_a_game_ends_and_is_scored() -> None:
    game = begun(3)
    chance = random.Random(1)
    while not game.is_over:
        play_round(game, chance)
    assert keys(game.log(None)).count("game-over") == 1
    assert len(game.outcome().scores) == 3
    with pytest.raises(bl.GameNotOver):
        begun(3).outcome()


@rule("SN-ROUND-03")
def test_events_use_the_rates_of_the_new_weather() -> None:
    game = rates(weather(begun(3), "", "sun", "rain"), 3, 2)
    p = inside(game)
    p.bag[0] = p.bag[1] = p.bag[2] = 0
    p.bag_size = p.bag[3] = 1
    p.event_at = 7
    events = close_round(game)
    assert told(events, "rates") == [{"excavation": 5, "lay_track": 3}]
    assert len(told(events, "event-dug")) == 5


@rule("SN-ROUND-04")
def test_turn_order_is_clockwise_from_the_start_player() -> None:
    game = bl.new_game("snowdonia", players=4, seed=1, first_player=2)
    order = []
    for _ in range(4):
        order.append(game.to_move)
        game.play("place G")
    assert order == [2, 3, 0, 1]


# -- placing --------------------------------------------------------------------------------------


@rule("SN-ASG-01")
def test_everybody_places_two_labourers_in_turn() -> None:
    game = begun(3)
    order = []
    while game.view(None)["question"] == "place" and game.view(None)["round"] == 1:
        order.append(game.to_move)
        game.play("place G")
    assert order == [0, 1, 2, 0, 1, 2]


@rule("SN-ASG-02")
def test_only_empty_spaces() -> None:
    game = begun(3)
    game.play("place A1")
    assert "A1" not in placements(game)
    assert refused(game, "place A1") == ("SN-ASG-02", "occupied", {"space": "A1", "seat": 0})


@rule("SN-ASG-03", "SN-ASG-04")
def test_any_area_and_any_number() -> None:
    game = begun(3)
    assert {"A3", "B2", "D2", "F2"} <= placements(game)
    for space in ("A1", "G", "G"):
        game.play(f"place {space}")
    assert {"A2", "A3"} <= placements(game)


@rule("SN-ASG-05")
def test_placing_is_compulsory() -> None:
    game = begun(3)
    assert "pass" not in game.legal_moves()
    assert refused(game, "pass")[:2] == ("SN-ASG-05", "must-place")


@rule("SN-ASG-06", "SN-ASG-14")
def test_who_has_no_labourers_is_skipped() -> None:
    game = train(give(begun(3), 0, coal=1), 0, 1)
    again(game).play("hire")
    order = []
    for _ in range(7):
        order.append(game.to_move)
        game.play("place G")
    assert order == [0, 1, 2, 0, 1, 2, 0]


@rule("SN-ASG-07")
def test_fog_closes_excavation_and_track() -> None:
    game = again(weather(begun(3), "fog"))
    assert not {space[0] for space in placements(game)} & {"B", "D"}
    assert refused(game, "place B1") == ("SN-ASG-07", "fog", {"space": "B1", "area": "B"})


@rule("SN-ASG-08")
def test_g_always_has_room() -> None:
    game = begun(3)
    p = inside(game)
    for at in range(len(p.spaces)):
        p.spaces[at] = 1
    p.labourers[0] = 1
    p.labourers[1] = p.labourers[2] = 0
    assert told(go_on(game), "placed") == [{"seat": 0, "space": "G"}]


@rule("SN-ASG-09")
def test_placing_where_nothing_can_be_done_is_legal() -> None:
    game = begun(3)
    assert goods(game, 0)["steel"] == 0
    assert "D1" in placements(game)
    assert "idle" in keys(send(game, {"D1": 0}))


@rule("SN-ASG-10")
def test_hiring_is_for_the_first_placement_only() -> None:
    game = again(train(give(begun(3), 0, coal=2), 0, 1))
    assert "hire" in game.legal_moves()
    for _ in range(3):
        game.play("place G")
    assert game.to_move == 0
    assert "hire" not in game.legal_moves()
    assert refused(game, "hire")[:2] == ("SN-ASG-10", "hire-late")


@rule("SN-ASG-11", "SN-ASG-12")
def test_hiring_costs_coal_into_the_bag() -> None:
    for number, cost in ((1, 1), (6, 2)):
        short = again(train(give(begun(3), 0, coal=cost - 1), 0, number))
        assert refused(short, "hire") == ("SN-ASG-11", "hire-coal", {"needs": cost, "have": cost - 1})
        game = again(train(give(begun(3), 0, coal=cost), 0, number))
        before = game.view(0)["unseen_cubes"]["coal"]
        game.play("hire")
        assert game.view(0)["unseen_cubes"]["coal"] == before + cost
        assert goods(game, 0)["coal"] == 0
        assert game.audit() == []


@rule("SN-ASG-13")
def test_only_one_temporary_labourer() -> None:
    game = again(train(give(begun(3), 0, coal=5), 0, 1))
    game.play("hire")
    assert game.view(0)["seats"][0]["pub"] == 0
    assert refused(game, "hire")[:2] == ("SN-ASG-13", "hire-twice")


@rule("SN-ASG-15")
def test_no_train_no_hire() -> None:
    game = again(give(begun(3), 0, coal=3))
    assert refused(game, "hire")[:2] == ("SN-ASG-15", "hire-no-train")


def test_spaces_that_are_not_there_are_refused() -> None:
    assert refused(begun(3), "place C2")[:2] == ("SN-SETUP-11", "no-such-space")
    with pytest.raises(bl.MalformedMove, match="no action space"):
        begun(3).why_not("place H1")


# -- resolving ------------------------------------------------------------------------------------


@rule("SN-RES-02")
def test_spaces_resolve_by_number() -> None:
    game = begun(3)
    send(game, {"A1": 1, "A2": 0})
    assert game.to_move == 1
    game.play("take 1 ore")
    assert game.to_move == 0


@rule("SN-RES-03")
def test_actions_are_not_optional() -> None:
    assert told(send(begun(3), {"G": [0]}), "surveyed") == [{"seat": 0, "station": "two_viaducts"}]
    game = begun(3)
    send(game, {"A1": 0})
    assert refused(game, "pass")[:2] == ("SN-RES-03", "must-act")


@rule("SN-RES-04")
def test_two_labourers_act_twice_each_in_its_place() -> None:
    game = rates(begun(4), 2, 1)
    assert [fact["seat"] for fact in told(send(game, {"B1": 0, "B2": 1, "B3": 0}), "dug")][:1] == [0]
    game = begun(4)
    send(game, {"A1": 0, "A2": 1, "A3": 0})
    order = []
    while game.view(None)["question"] == "take":
        order.append(game.to_move)
        game.play("take 1 ore")
    assert order == [0, 1, 0]


@rule("SN-RES-05", "SN-RES-06")
def test_labourers_go_home_and_the_third_to_the_pub() -> None:
    game = again(train(give(begun(2), 0, coal=1), 0, 1))
    game.play("hire")
    while game.view(None)["round"] == 1:
        game.play("place G" if "place G" in game.legal_moves() else game.legal_moves()[0])
    seat = game.view(None)["seats"][0]
    assert (seat["labourers"], seat["pub"]) == (2, 1)
    assert game.audit() == []


# -- payments -------------------------------------------------------------------------------------


@rule("SN-PAY-01", "SN-E-06")
def test_cubes_are_paid_into_the_bag_and_steel_to_the_supply() -> None:
    game = clear(give(begun(3), 0, stone=2, steel=1), "hebron.track2")
    before = game.view(0)
    send(game, {"E1": 0, "E2": 0})
    game.play("build two_viaducts 3")
    assert game.view(0)["unseen_cubes"]["stone"] == before["unseen_cubes"]["stone"] + 2
    game.play("build waterfall 1")
    assert game.view(0)["steel"] == before["steel"] + 1
    assert game.audit() == []


@rule("SN-PAY-02")
def test_paid_rubble_is_gone_in_both_editions() -> None:
    lines = []
    for edition in ("2012", "deluxe"):
        game = give(begun(3, edition=edition), 0, rubble=2)
        p = inside(game)
        spoil = p.spoil
        events = resolve(game, {"C1": 0})
        assert told(events, "worked") == [{"seat": 0, "paid": {"rubble": 2}, "got": {"stone": 1}}]
        assert p.spoil == spoil + 2
        lines.append(list(p.rubble))
    assert lines[0] == lines[1]


def test_a_move_at_the_wrong_time_names_the_question() -> None:
    game = begun(3)
    assert refused(game, "take 1 ore") == ("SN-ASG-01", "other-question", {"question": "place"})
    assert "place a labourer" in str(game.why_not("take 1 ore"))
    hold(yard(game, 3, 3, 1), 0, 17)
    assert refused(game, "play 17")[:2] == ("SN-CON-02", "other-area")
