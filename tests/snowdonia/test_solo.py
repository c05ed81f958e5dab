"""Playing alone (SN-SOLO)."""

from __future__ import annotations

import random

import pytest

import branchline as bl
from branchline.core.text import say
from ledger import rule
from snowdonia.table import (
    again,
    bag,
    begun,
    blaenau,
    clear,
    close_round,
    deck,
    draw_event,
    end_now,
    give,
    goods,
    inside,
    keys,
    office,
    resolve,
    told,
)

COAL = {1: 1, 2: 0, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1}


@rule("SN-SOLO-01")
def test_the_phases_are_the_usual_ones() -> None:
    game = begun(1)
    events: list[bl.Event] = []
    while game.view(0)["round"] == 1:
        events += list(game.play(game.legal_moves()[-1]))
    order = [key for key in keys(events) if key in ("placed", "surveyed", "discarded", "weather", "restocked", "round")]
    assert order == ["placed", "placed", "surveyed", "surveyed", *["discarded"] * 3, "weather", "restocked", "round"]


@rule("SN-SOLO-02")
@pytest.mark.parametrize("number", range(1, 8))
def test_the_player_starts_with_a_train_and_its_coal(number: int) -> None:
    game = begun(1, solo_train=number)
    seat = game.view(0)["seats"][0]
    assert seat["train"] == number
    assert seat["goods"]["coal"] == COAL[number]
    assert game.view(0)["shed"] == {"open": False, "trains": [], "aside": None}


@rule("SN-SOLO-03", "SN-SOLO-04")
def test_bag_and_yard() -> None:
    yards = set()
    for seed in range(20):
        for number in (2, 5):
            game = begun(1, seed, solo_train=number)
            p = inside(game)
            assert sum(p.yard) == 6
            assert [int(p.bag[cube] + p.yard[cube]) for cube in range(3)] == [16, 10, 6 - COAL[number]]
            assert p.bag[3] == 4
            yards.add(tuple(p.yard))
    assert len(yards) > 5


@rule("SN-SOLO-05")
def test_stations_and_contracts_that_are_not_used() -> None:
    view = begun(1).view(0)
    assert [station["number"] for station in view["line"]] == [0, 1, 3, 4, 5, 6, 7]
    cards = {*view["unseen_contracts"], *view["office"]}
    assert len(cards) == 28
    assert not cards & {28, 29}


@rule("SN-SOLO-06")
def test_all_contracts_are_replaced_every_round() -> None:
    game = office(begun(1), 1, 8, 17)
    events = close_round(game)
    assert [fact["contract"] for fact in told(events, "discarded")] == [1, 8, 17]
    assert not set(game.view(0)["office"]) & {1, 8, 17}
    assert None not in game.view(0)["office"]
    partly = office(begun(1), None, 8, None)
    assert told(close_round(partly), "discarded") == [{"contract": 8}]


@rule("SN-SOLO-07")
def test_an_empty_deck_is_reshuffled() -> None:
    game = deck(office(begun(1), 1, 8, 17), 20, 18)
    events = close_round(game)
    assert "reshuffled" in keys(events)
    assert None not in game.view(0)["office"]


@rule("SN-SOLO-08")
def test_a_lost_train_is_gone_for_good() -> None:
    game = begun(1, solo_train=4)
    coal = inside(game).bag[2]
    events = draw_event(game, 6)
    assert told(events, "gave-up") == [{"seat": 0, "train": 4}]
    assert inside(game).bag[2] + inside(game).yard[2] + goods(game, 0)["coal"] == 6
    assert inside(game).bag[2] == coal, "a lost train takes no coal (AM-50)"
    draw_event(game, 2)
    give(clear(game, "hebron.track2"), 0, steel=3, stone=4)
    resolve(game, {"E1": 0})
    assert not [text for text in game.legal_moves().texts() if text.startswith("train")]
    refusal = game.why_not("train 1")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("SN-SOLO-08", "solo-train")
    assert "train" not in end_now(game).by_source(0)


@rule("SN-SOLO-09")
def test_the_trains_event_changes_nothing() -> None:
    game = give(begun(1), 0, steel=4)
    draw_event(game, 2)
    assert keys(resolve(game, {"E1": 0})) == ["idle"]


@rule("SN-SOLO-10")
def test_both_ends_of_a_solo_game() -> None:
    chance = random.Random(5)
    reasons = set()
    for seed in range(20):
        game = begun(1, seed)
        inside(game).markers[0] = 3
        for _ in range(400):
            if game.is_over:
                break
            moves = game.legal_moves()
            game.play(moves[chance.randrange(len(moves))])
        reasons.add(game.outcome().reason)
    assert "markers" in reasons
    assert {reason.partition("-by")[0] for reason in reasons} == {"markers", "last-track"}


@rule("SN-SOLO-11")
def test_action_spaces() -> None:
    def spaces(game: bl.Game) -> str:
        return "".join(str(len(game.view(0)["areas"][letter]["labourers"])) for letter in "ABCDEF")

    assert spaces(begun(1)) == "221121"
    assert spaces(begun(1, edition="deluxe")) == "221222"
    assert spaces(begun(1, solo_spaces="area_a")) == "221222"
    assert spaces(begun(2, edition="deluxe")) == "221121"


@rule("SN-SOLO-12")
def test_there_is_no_winner() -> None:
    outcome = end_now(begun(1))
    assert outcome.winners == []
    assert len(outcome.scores) == 1


@rule("SN-SOLO-13")
def test_the_extra_build_space_comes_too() -> None:
    game = clear(begun(1), "")
    assert "extra-build-space" in keys(close_round(game))
    assert game.view(0)["areas"]["B"]["kind"] == "build"


@rule("SN-BF-20")
def test_solo_on_the_other_line_has_no_trains_to_buy() -> None:
    game = give(blaenau(1), 0, steel=4, stone=4)
    resolve(game, {"E1": 0})
    assert not [text for text in game.legal_moves().texts() if text.startswith("train")]
    assert bag(again(blaenau(1)), event=4).audit() == []


@rule("SN-SOLO-08")
@pytest.mark.parametrize(("language", "train"), [("en", "train"), ("de", "Lok"), ("pl", "pociąg")])
def test_alone_nobody_is_told_of_trains_to_get(language: str, train: str) -> None:
    alone, together = (say(language, "snowdonia-area-e.about", players=players) for players in (1, 3))
    assert train in together
    assert train not in alone
    must, may = (say(language, "snowdonia-refuse-must-build", players=players) for players in (1, 3))
    assert train in may
    assert train not in must
