"""Restocking contracts, weather, restocking the yard, and light fog (SN-RST, SN-WX, SN-YARD, SN-FOG)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import branchline as bl
from ledger import rule
from snowdonia.table import (
    again,
    bag,
    begun,
    clear,
    close_round,
    deck,
    draw_event,
    give,
    go_on,
    goods,
    inside,
    keys,
    office,
    rates,
    resolve,
    see_top,
    told,
    weather,
    yard,
)


def spaces(game: bl.Game) -> set[str]:
    return {text.split()[1] for text in game.legal_moves().texts() if text.startswith("place")}


# -- contracts ------------------------------------------------------------------------------------


@rule("SN-RST-01")
def test_the_first_contract_leaves_if_nobody_took_it() -> None:
    game = office(begun(3), 1, 8, 17)
    events = close_round(game)
    assert told(events, "discarded") == [{"contract": 1}]
    assert game.view(0)["office"][:2] == [8, 17]
    assert 1 in game.view(0)["discards"]


@rule("SN-RST-02")
def test_nothing_leaves_if_the_first_was_taken() -> None:
    game = office(begun(3), None, 8, 17)
    events = close_round(game)
    assert "discarded" not in keys(events)
    assert game.view(0)["office"][:2] == [8, 17]
    assert game.view(0)["office"][2] is not None


@rule("SN-RST-03")
def test_cards_slide_and_gaps_are_filled() -> None:
    game = office(begun(3), 1, None, 17)
    events = close_round(game)
    assert told(events, "discarded") == [{"contract": 1}]
    assert game.view(0)["office"][0] == 17
    assert [fact["n"] for fact in told(events, "turned-up")] == [2, 3]


@pytest.mark.slow
@rule("SN-RST-04")
def test_one_to_three_cards_leave_the_deck_each_round() -> None:
    chance = random.Random(1)
    for seed in range(6):
        game = begun(4, seed)
        last = game.view(0)["deck"]
        number = 1
        while not game.is_over:
            moves = game.legal_moves()
            events = game.play(moves[chance.randrange(len(moves))])
            if "reshuffled" in keys(events) or told(events, "drew-contract"):
                break
            if game.view(0)["round"] > number:
                assert 1 <= last - game.view(0)["deck"] <= 3
                last, number = game.view(0)["deck"], game.view(0)["round"]


@rule("SN-RST-05")
def test_an_empty_deck_is_reshuffled() -> None:
    game = deck(office(begun(3), 1, None, 17), 20)
    assert "reshuffled" in keys(close_round(game))
    assert None not in game.view(0)["office"]
    gaps = deck(office(begun(3, deck_exhaustion="gaps"), 1, None, 17), 20)
    assert "reshuffled" not in keys(close_round(gaps))
    assert gaps.view(0)["office"] == [17, 20, None]
    assert gaps.view(0)["weather"]["last"] is None


# -- weather --------------------------------------------------------------------------------------


@rule("SN-WX-01", "SN-WX-02")
def test_discs_shift_and_the_new_one_is_the_top_back() -> None:
    game = weather(begun(3), "", "sun", "rain")
    close_round(game)
    view = game.view(0)
    assert view["weather"]["now"] == "sun"
    assert view["weather"]["next"] == "rain"
    assert view["weather"]["last"] == view["weather"]["top_back"]
    assert view["deck"] == 26, "one card came to the office; the forecast card stays"


@rule("SN-WX-03", "SN-WX-04", "SN-WX-05", "SN-WX-10")
@pytest.mark.parametrize(
    ("before", "disc", "after"),
    [
        ((1, 1), "sun", (3, 2)),
        ((0, 0), "sun", (2, 1)),
        ((3, 2), "rain", (2, 1)),
        ((3, 2), "sun", (3, 2)),
        ((2, 2), "sun", (3, 2)),
        ((0, 0), "rain", (0, 0)),
        ((2, 1), "fog", (2, 1)),
    ],
)
def test_work_rates_follow_the_weather(before: tuple[int, int], disc: str, after: tuple[int, int]) -> None:
    game = bag(weather(begun(3), "", disc, "rain"), event=0)
    p = inside(game)
    p.dig_rate, p.lay_rate = before
    close_round(game)
    assert (p.dig_rate, p.lay_rate) == after
    shown = game.view(0)["rates"]
    assert shown["excavation"]["values"][shown["excavation"]["field"]] == [2, 3, 4, 5][after[0]]


@rule("SN-WX-06", "SN-WX-09")
def test_fog_closes_for_one_round() -> None:
    game = bag(weather(begun(3), "", "fog", "sun"), event=0)
    close_round(game)
    assert not {"B1", "D1"} & spaces(game)
    close_round(game)
    assert {"B1", "D1"} <= spaces(game)


@rule("SN-WX-07")
def test_fog_does_not_stop_events() -> None:
    game = rates(weather(begun(3), "fog"), 3, 2)
    assert len(told(draw_event(game, 8), "event-dug")) == 3


@rule("SN-WX-08")
def test_weather_is_the_same_in_both_editions() -> None:
    courses = []
    for edition in ("2012", "deluxe"):
        game = bag(begun(3, edition=edition), event=0)
        course = []
        for _ in range(5):
            close_round(game)
            view = game.view(0)
            course.append((view["weather"], view["rates"], view["areas"]["B"]["open"]))
        courses.append(course)
    assert courses[0] == courses[1]


def test_no_card_means_no_disc_and_no_change() -> None:
    """AM-21."""
    game = weather(deck(begun(3, deck_exhaustion="gaps"), 20), "", "", "sun")
    p = inside(game)
    field = p.dig_rate
    assert "weather-none" in keys(close_round(game))
    assert p.dig_rate == field
    assert p.weather_last == -1


# -- the yard -------------------------------------------------------------------------------------


@rule("SN-YARD-01", "SN-YARD-02", "SN-YARD-03")
@pytest.mark.parametrize(("players", "cubes"), [(1, 6), (2, 6), (3, 9), (4, 12), (5, 12)])
def test_cubes_of_a_round(players: int, cubes: int) -> None:
    for seed in range(8):
        game = begun(players, seed)
        before = game.view(0)["yard"]
        fact = told(close_round(game), "restocked")[0]
        assert sum(fact["cubes"].values()) + fact["n"] == cubes
        after = game.view(0)["yard"]
        assert all(after[cube] == before[cube] + fact["cubes"].get(cube, 0) for cube in after)


@rule("SN-YARD-04")
def test_a_small_bag_gives_all_it_has() -> None:
    game = bag(begun(3), ore=2, stone=1, coal=0, event=0)
    assert told(close_round(game), "restocked") == [{"cubes": {"ore": 2, "stone": 1}, "n": 0}]
    assert inside(game).bag_size == 0


@rule("SN-YARD-05")
def test_events_are_resolved_one_after_the_other() -> None:
    events = draw_event(rates(begun(3), 2, 1), 4, cubes=2)
    order = [key for key in keys(events) if key in ("event-cube", "completed", "cubes-returned", "event-dug")]
    second = len(order) - 1 - order[::-1].index("event-cube")
    assert order.index("completed") < order.index("cubes-returned") < second
    assert [fact["n"] for fact in told(events, "event-cube")] == [4, 5]


@rule("SN-YARD-06")
def test_draws_are_fair() -> None:
    """Chi-square of the first cube over 400 tables: three degrees of freedom, far below chance 0.001."""
    drawn: Counter[str] = Counter()
    for seed in range(400):
        game = begun(3, seed)
        inside(game).board.restock, was = 1, inside(game).board.restock
        fact = told(close_round(game), "restocked")[0]
        inside(game).board.restock = was
        drawn[next(iter(fact["cubes"]), "event")] += 1
    expected = {"ore": 20 / 43, "stone": 11 / 43, "coal": 7 / 43, "event": 5 / 43}
    square = sum((drawn[cube] - 400 * share) ** 2 / (400 * share) for cube, share in expected.items())
    assert square < 20


# -- light fog ------------------------------------------------------------------------------------


@rule("SN-FOG-01", "SN-FOG-02", "SN-FOG-03")
def test_light_fog_closes_the_last_space_only() -> None:
    game = again(weather(begun(4, light_fog=True), "fog"))
    assert {"B1", "B2", "D1", "D2"} <= spaces(game)
    assert not {"B3", "D3"} & spaces(game)
    refusal = game.why_not("place B3")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("SN-FOG-01", "light-fog")
    resolve(rates(game, 3, 2), {"B1": 0})
    assert goods(game, 0)["rubble"] == 3
    checked = bag(weather(begun(4, light_fog=True), "", "fog", "sun"), event=0)
    before = inside(checked).dig_rate
    close_round(checked)
    assert inside(checked).dig_rate == before


@rule("SN-FOG-04")
def test_light_fog_and_single_spaces() -> None:
    game = again(weather(begun(2, light_fog=True), "fog"))
    assert {"B1", "D1"} <= spaces(game)
    assert "B2" not in spaces(game)
    closed = again(weather(begun(2, light_fog=True, light_fog_single="closed"), "fog"))
    assert "D1" not in spaces(closed)
    assert "B1" in spaces(closed)


def test_fog_leaves_the_extra_build_space_open() -> None:
    """AM-24 and AM-52."""
    for light in (False, True):
        game = clear(begun(3, light_fog=light), "")
        inside(game).b_builds = True
        again(weather(game, "fog"))
        assert "B1" in spaces(game)
        assert ("D1" in spaces(game)) == light


def test_the_table_is_whole_after_arranging() -> None:
    game = give(yard(see_top(begun(3), "sun"), 3, 3, 1), 0, ore=2)
    go_on(game)
    assert game.audit() == []
