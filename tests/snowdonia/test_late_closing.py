"""Restocking, weather and light fog where readings differ (SN-RST, SN-WX, SN-YARD, SN-FOG), and the edition table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

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
    empty_bag,
    give,
    go_on,
    goods,
    inside,
    keys,
    office,
    rates,
    refused,
    resolve,
    send,
    texts,
    told,
    weather,
    yard,
)

EDITIONS = ("2012", "deluxe")


def spaces(game: bl.Game) -> set[str]:
    """Where a labourer may be placed."""
    return {text.split()[1] for text in texts(game) if text.startswith("place")}


def fields(game: bl.Game) -> tuple[int, int]:
    """Both work-rate markers."""
    shown = game.view(None)["rates"]
    return shown["excavation"]["field"], shown["lay_track"]["field"]


# -- contracts ----------------------------------------------------------------------------------------


@rule("SN-RST-01", "SN-RST-02", "SN-RST-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("before", "gone", "stay"),
    [
        ((1, 8, 17), [1], [8, 17]),
        ((None, 8, 17), [], [8, 17]),
        ((1, None, 17), [1], [17]),
        ((1, 8, None), [1], [8]),
        ((None, None, 17), [], [17]),
        ((None, 8, None), [], [8]),
        ((1, None, None), [1], []),
        ((None, None, None), [], []),
    ],
)
def test_the_office_slides_and_fills(
    before: tuple[int | None, ...], gone: list[int], stay: list[int], edition: str
) -> None:
    game = office(empty_bag(begun(3, edition=edition)), *before)
    size = game.view(None)["deck"]
    events = close_round(game)
    assert [fact["contract"] for fact in told(events, "discarded")] == gone
    view = game.view(None)
    assert view["office"][: len(stay)] == stay
    assert None not in view["office"]
    assert view["discards"] == gone
    assert view["deck"] == size - (3 - len(stay))
    assert [fact["contract"] for fact in told(events, "turned-up")] == view["office"][len(stay) :]


@pytest.mark.slow
@rule("SN-RST-04")
@pytest.mark.parametrize("players", [2, 5])
def test_at_least_one_and_at_most_three_new_contracts(players: int) -> None:
    seen = set()
    for seed in range(12):
        game = begun(players, seed)
        while not game.is_over and game.view(None)["round"] < 6:
            moves = game.legal_moves()
            events = game.play(moves[(seed * 7 + len(game.moves) * 5) % len(moves)])
            if "restocked" in keys(events):
                seen.add(len(told(events, "turned-up")))
    assert seen <= {1, 2, 3}
    assert len(seen) > 1


@rule("SN-RST-05", "SN-WX-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_forecast_reshuffles_too(edition: str) -> None:
    """AM-21: the last card fills the office; the discards become the deck before its top is read."""
    game = deck(office(empty_bag(begun(3, edition=edition)), None, 8, 17), 20)
    events = close_round(game)
    assert game.view(None)["office"] == [8, 17, 20]
    assert keys(events).index("turned-up") < keys(events).index("reshuffled") < keys(events).index("weather")
    view = game.view(None)
    assert view["weather"]["last"] == view["weather"]["top_back"] is not None
    assert view["discards"] == []
    assert (view["deck"] > 0, set(view["unseen_contracts"]) & {8, 17, 20}) == (True, set())


# -- weather ------------------------------------------------------------------------------------------


@rule("SN-WX-01", "SN-WX-02")
@pytest.mark.parametrize(
    ("drawn", "left", "back"),
    [(4, 2, "rain"), (4, 8, "fog"), (1, 5, "sun"), (1, 8, "fog"), (7, 5, "sun"), (7, 2, "rain")],
)
def test_the_new_disc_is_the_back_after_the_office_was_filled(drawn: int, left: int, back: str) -> None:
    first = {4: "sun", 1: "rain", 7: "fog"}[drawn]
    game = deck(office(empty_bag(begun(3)), None, 17, 18), drawn, left, back=first)
    events = close_round(weather(game, "rain", "rain", "sun"))
    assert told(events, "turned-up") == [{"contract": drawn, "n": 3}]
    discs = game.view(None)["weather"]
    assert (discs["now"], discs["next"], discs["last"]) == ("rain", "sun", back)
    assert game.view(None)["unseen_contracts"] == [left], "that card stays on the deck"


@rule("SN-WX-03", "SN-WX-04", "SN-WX-05", "SN-WX-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_markers_move_by_the_weather_and_stay_on_their_tracks(edition: str) -> None:
    expected: dict[str, Callable[[int, int], tuple[int, int]]] = {
        "sun": lambda dig, lay: (min(dig + 2, 3), min(lay + 1, 2)),
        "rain": lambda dig, lay: (max(dig - 1, 0), max(lay - 1, 0)),
        "fog": lambda dig, lay: (dig, lay),
    }
    for disc, after in expected.items():
        for dig in range(4):
            for lay in range(3):
                game = empty_bag(weather(begun(3, edition=edition), "", disc, "rain"))
                inside(game).dig_rate, inside(game).lay_rate = dig, lay
                events = close_round(game)
                assert fields(game) == after(dig, lay)
                assert ("rates" in keys(events)) is (disc != "fog")


@rule("SN-WX-10")
def test_markers_move_by_fields_not_by_values(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[rates.excavation]\nvalues = [2, 2, 2, 3, 3]\nstart = 2\n")
    game = bl.new_game("snowdonia", players=3, seed=1, data=file, first_player=0)
    assert fields(game) == (1, 1)
    close_round(empty_bag(weather(game, "", "sun", "rain")))
    assert fields(game)[0] == 3
    resolve(weather(game), {"B1": 0})
    assert goods(game, 0)["rubble"] == 3


@rule("SN-WX-06", "SN-WX-09", "SN-ASG-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fog_closes_both_areas_until_the_next_check(edition: str) -> None:
    game = empty_bag(weather(begun(3, edition=edition), "sun", "fog", "fog"))
    close_round(game)
    assert not {"B1", "B2", "D1", "D2"} & spaces(game)
    assert {"A1", "C1", "E1", "F1", "G"} <= spaces(game)
    assert refused(game, "place B1") == ("SN-ASG-07", "fog")
    assert refused(game, "place D1") == ("SN-ASG-07", "fog")
    weather(game, "fog", "fog", "rain")
    close_round(game)
    assert refused(game, "place B1") == ("SN-ASG-07", "fog"), "fog again"
    close_round(game)
    assert {"B1", "B2", "D1", "D2"} <= spaces(game)


@rule("SN-WX-07")
def test_events_of_a_round_with_new_fog_go_on_at_the_marker() -> None:
    game = rates(weather(begun(3), "sun", "fog", "rain"), 4, 1)
    bag(game, ore=0, stone=0, coal=0, event=1)
    inside(game).event_at = 7
    events = close_round(game)
    assert len(told(events, "event-dug")) == 4


@rule("SN-WX-08")
def test_the_same_game_has_the_same_weather_in_both_editions() -> None:
    courses = []
    for edition in EDITIONS:
        game = bl.new_game("snowdonia", players=3, seed=8, edition=edition, event_unit="site")
        course = []
        while game.view(None)["round"] < 8:
            moves = game.legal_moves()
            game.play(moves[len(game.moves) * 5 % len(moves)])
            view = game.view(None)
            discs = {name: view["weather"][name] for name in ("now", "next", "last")}
            course.append((view["round"], discs, view["rates"], view["areas"]["B"]["open"], view["areas"]["D"]["open"]))
        courses.append(course)
    assert courses[0] == courses[1]
    assert {course[1]["now"] for course in courses[0]} == {None, "sun", "rain", "fog"}


# -- the yard -----------------------------------------------------------------------------------------


@rule("SN-YARD-01", "SN-YARD-02", "SN-YARD-03")
def test_drawn_cubes_leave_the_bag_for_the_yard() -> None:
    for seed in range(10):
        game = rates(begun(3, seed), 2, 1)
        before = game.view(None)
        facts = told(close_round(game), "restocked")[0]
        after = game.view(None)
        for cube in ("ore", "stone", "coal"):
            got = facts["cubes"].get(cube, 0)
            assert after["yard"][cube] - before["yard"][cube] == got
            assert before["unseen_cubes"][cube] - after["unseen_cubes"][cube] == got
        assert len(after["events"]["cubes"]) == facts["n"]
        assert sum(facts["cubes"].values()) + facts["n"] == 9
        assert game.audit() == []


@rule("SN-YARD-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_empty_bag_gives_nothing(edition: str) -> None:
    game = yard(begun(3, edition=edition), 1, 1, 1)
    assert told(close_round(empty_bag(game)), "restocked") == [{"cubes": {}, "n": 0}]
    assert game.view(None)["yard"] == {"ore": 1, "stone": 1, "coal": 1}
    last = rates(bag(begun(3, edition=edition), ore=0, stone=2, coal=0, event=2), 2, 1)
    facts = told(close_round(last), "restocked")
    assert facts == [{"cubes": {"stone": 2}, "n": 2}]
    assert game.view(None)["unseen_cubes"]["event"] == 0


@rule("SN-YARD-05")
def test_three_events_of_one_draw_follow_each_other() -> None:
    game = rates(begun(3), 2, 1)
    events = draw_event(game, 1, cubes=3)
    order = [key for key in keys(events) if key in ("event-cube", "event-dug", "trains-open", "event-laid")]
    assert order == ["event-cube", "event-dug", "event-dug", "event-cube", "trains-open", "event-cube", "event-laid"]
    assert game.view(None)["events"]["cubes"] == [1, 2, 3]


@rule("SN-YARD-06")
def test_cubes_are_drawn_without_being_put_back() -> None:
    for seed in range(20):
        game = rates(bag(begun(4, seed), ore=4, stone=3, coal=3, event=2), 2, 1)
        assert told(close_round(game), "restocked") == [{"cubes": {"ore": 4, "stone": 3, "coal": 3}, "n": 2}]


# -- light fog ----------------------------------------------------------------------------------------


@rule("SN-FOG-01", "SN-FOG-02", "SN-FOG-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_light_fog_leaves_all_but_the_last_space(edition: str) -> None:
    game = again(rates(weather(begun(5, edition=edition, light_fog=True), "fog"), 3, 2))
    assert {"B1", "B2", "D1", "D2"} <= spaces(game)
    assert refused(game, "place B3") == ("SN-FOG-01", "light-fog")
    assert refused(game, "place D3") == ("SN-FOG-01", "light-fog")
    clear(give(game, 1, steel=2), "two_viaducts.track2")
    events = send(empty_bag(game), {"B2": 0, "D1": 1}, window="B")
    assert sum(fact["n"] for fact in told(events, "dug")) == 3
    assert len(told(events, "laid")) == 2
    full = again(weather(begun(5, edition=edition, light_fog=True), "sun"))
    assert {"B3", "D3"} <= spaces(full), "without fog all is open"
    heavy = again(weather(begun(5, edition=edition), "fog"))
    assert not {"B1", "D1"} & spaces(heavy), "the variant is an option"


@rule("SN-FOG-04")
@pytest.mark.parametrize(("players", "single", "b", "d"), [(2, "open", 1, 1), (2, "closed", 1, 0), (3, "open", 1, 1)])
def test_a_single_space_under_light_fog(players: int, single: str, b: int, d: int) -> None:
    game = again(weather(begun(players, light_fog=True, light_fog_single=single), "fog"))
    areas = game.view(None)["areas"]
    assert (areas["B"]["open"], areas["D"]["open"]) == (b, d)
    assert ("D1" in spaces(game)) is (d > 0)


# -- the editions -------------------------------------------------------------------------------------

SETTLED: dict[str, tuple[Any, Any]] = {
    # option: 2012, deluxe (ledger, section 24)
    "contract_plays": ("many", "many"),
    "yard_take": ("up_to", "up_to"),
    "works_min": (1, 1),
    "bag_peek": (False, True),
    "event_finish_extra_round": (False, True),
    "exhaustion_end": ("immediate", "immediate"),
    "tie_break": ("shared", "last_in_order"),
    "optional_tracks": (False, False),
    "complete_scope": ("all_sites", "all_sites"),
    "event_unit": ("site", "card"),
    "deck_exhaustion": ("reshuffle", "reshuffle"),
    "light_fog": (False, False),
    "build_decline": ("if_unable", "if_unable"),
    "steel_cap": (True, True),
    "solo_spaces": ("overlays", "area_a"),
    "light_fog_single": ("open", "open"),
    "final_round_cleanup": (True, True),
    "blaenau_all_stations": (True, True),
    "double_excavation": ("multiply", "multiply"),
}


@pytest.mark.parametrize("option", sorted(SETTLED))
def test_every_option_follows_its_edition(option: str) -> None:
    for edition, value in zip(EDITIONS, SETTLED[option], strict=True):
        assert begun(3, edition=edition).view(None)["rules"][option] == value
    assert begun(3).view(None)["rules"]["edition"] == "2012"


def test_the_bag_is_shown_where_the_edition_allows_it() -> None:
    assert "bag" not in begun(3).view(None)
    game = begun(3, edition="deluxe")
    assert game.view(None)["bag"] == game.view(None)["unseen_cubes"]
    assert "bag" in begun(3, bag_peek=True).view(None)


def test_optional_tracks_belong_to_the_deluxe_edition() -> None:
    with pytest.raises(bl.BadOption):
        begun(3, optional_tracks=True)
    game = begun(3, edition="deluxe", optional_tracks=True)
    go_on(game)
    assert game.audit() == []
