"""Northern Lights: the eleven goals, told by who is paid for them at the end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import arrange, begun, finish, hold, own, put_goals, small_game, title_like, with_goal

TABLE: Any = bl.titles()["northern-lights"]


def paid(
    goal: str,
    tracks: tuple[tuple[str, ...], ...] = (),
    tickets: tuple[tuple[str, ...], ...] = (),
    hands: tuple[str, ...] = (),
    wagons: tuple[int, ...] = (),
    **options: Any,
) -> list[int]:
    """The seats paid for a goal on the real map, each with its own tracks, tickets, hand and wagons."""
    players = max(2, len(tracks), len(tickets), len(hands), len(wagons))
    game = put_goals(begun("northern-lights", players, **options), goal)
    for seat in range(players):
        hold(game, seat)
    for seat, owned in enumerate(tracks):
        own(game, seat, *owned)
    for seat, held in enumerate(tickets):
        hold(game, seat, *held)
    arrange(game, hands=dict(enumerate(hands)), wagons=dict(enumerate(wagons)))
    outcome = finish(game)
    seats = with_goal(outcome, goal)
    for seat in range(players):
        value = TABLE.map.goals[goal].points if seat in seats else 0
        assert outcome.by_source(seat).get("goal", 0) == value
        assert outcome.scores[seat] == sum(outcome.by_source(seat).values())
    return seats


# -- tracks ----------------------------------------------------------------------------------------

SHORT = ("ostersund-trondheim/1", "norrkoping-karlstad", "boden-tornio")
LONG = ("karlstad-ostersund", "karlstad-sundsvall", "vaasa-kuopio")


@rule("TR-NL-GOAL-01")
def test_small_steps_counts_tracks_of_one_space() -> None:
    assert paid("small_steps", ((SHORT[0], SHORT[1], "goteborg-karlstad"), (SHORT[2], "bergen-lillehammer"))) == [0]
    assert paid("small_steps", ((SHORT[0],), (SHORT[1], SHORT[2], *LONG))) == [1]
    assert paid("small_steps", ((SHORT[0], *LONG), (SHORT[1], "umea-unnamed_se_1"))) == [0, 1]
    # a ferry of one space is a track of one space, whatever was paid
    assert paid("small_steps", (("umea-vaasa/1", "helsinki-tallinn/1"), (SHORT[1],))) == [0]


@rule("TR-NL-GOAL-02")
@pytest.mark.parametrize(
    ("hand", "other", "seats"),
    (
        ("1L3R2B", "3L", [0, 1]),  # 1 + 1 + 1
        ("1L3R2B", "2L1G1Y", [0]),
        ("1L3R2B", "4L", [1]),
        ("5R", "2L", [0, 1]),  # 2
        ("5R", "1L1R1B1G1Y1K", [0]),
        ("1P1W1B1Y1O1K1R1G", "2G", [1]),  # 0 against 1
        ("12R", "5L", [0]),
    ),
)
def test_drawn_to_locomotives_counts_pairs_too(hand: str, other: str, seats: list[int]) -> None:
    assert paid("locomotive_love", hands=(hand, other)) == seats


@rule("TR-NL-GOAL-02")
def test_the_hand_is_measured_after_the_last_turn() -> None:
    """A-28: cards drawn in the last turn count."""
    game = put_goals(begun("northern-lights", 2), "locomotive_love")
    hold(hold(game, 0), 1)
    arrange(game, hands={0: "1Y", 1: "1L"}, wagons={0: 3}, row="LBGKW")
    game.play("claim boden-tornio: 1 yellow")
    for move in ("draw deck", "draw blue"):
        game.play(move)
    arrange(game, hands={0: "1L", 1: "1L"}, row="LBGKW")
    game.play("draw loco")
    assert game.is_over
    assert with_goal(game.outcome(), "locomotive_love") == [0]


@rule("TR-NL-GOAL-03")
@pytest.mark.parametrize(("rival", "seats"), ((8, [0]), (9, [0, 1]), (10, [1])))
def test_nordic_express_runs_round_a_loop(rival: int, seats: list[int]) -> None:
    tracks = {f"{a}-{b}": {"length": 2, "color": "red"} for a, b in ("ab", "bc", "ca")}
    tracks["a-d"] = {"length": 3, "color": "red"}
    assert on_small_board(tracks, rival) == seats


@rule("TR-NL-GOAL-03")
@pytest.mark.parametrize(("rival", "seats"), ((6, [0]), (7, [0, 1]), (8, [1])))
def test_nordic_express_does_not_add_branches(rival: int, seats: list[int]) -> None:
    tracks = {f"a-{end}": {"length": length, "color": "red"} for end, length in (("b", 4), ("c", 3), ("d", 2))}
    assert on_small_board(tracks, rival) == seats


def on_small_board(tracks: dict[str, Any], rival: int) -> list[int]:
    """Who has the longest path: seat 0 with these tracks, or seat 1 with a line of so many spaces."""
    chain = {f"r{n}-r{n + 1}": {"length": 1, "color": "blue"} for n in range(rival)}
    goals = {"path": {"metric": "longest-path", "points": 10}}
    game = small_game(title_like("northern-lights", tracks | chain, goals=goals))
    own(own(game, 0, *tracks), 1, *chain)
    return with_goal(finish(game), "path")


def longest(tracks: list[str]) -> int:
    """The longest trail over these tracks of the map, by trying all."""
    ends = {id: tuple(id.partition("/")[0].split("-")) for id in tracks}

    def onward(city: str, left: frozenset[str]) -> int:
        best = 0
        for id in left:
            if city in ends[id]:
                a, b = ends[id]
                rest = onward(b if city == a else a, left - {id})
                best = max(best, TABLE.map.tracks[id].length + rest)
        return best

    return max(onward(city, frozenset(tracks)) for id in tracks for city in ends[id])


@rule("TR-NL-GOAL-03")
@pytest.mark.parametrize("seed", range(30))
def test_nordic_express_finds_the_longest_path(seed: int) -> None:
    chance = random.Random(seed)
    networks: list[list[str]] = [[], []]
    used: set[str] = set()
    for network in networks:
        cities = {chance.choice(["karlstad", "oslo", "umea", "helsinki", "rovaniemi"])}
        while len(network) < 9:
            near = [
                id
                for id in TABLE.map.tracks
                if not used & {id.partition("/")[0]} and cities & set(id.partition("/")[0].split("-"))
            ]
            id = chance.choice(near)
            network.append(id)
            used.add(id.partition("/")[0])
            cities.update(id.partition("/")[0].split("-"))
    lengths = [longest(network) for network in networks]
    winners = [seat for seat in (0, 1) if lengths[seat] == max(lengths)]
    assert paid("nordic_express", (tuple(networks[0]), tuple(networks[1]))) == winners


@rule("TR-NL-GOAL-05")
def test_cost_analysis_counts_wagons_left() -> None:
    assert paid("cost_analysis", wagons=(2, 9, 9)) == [1, 2]
    assert paid("cost_analysis", wagons=(3, 2, 1)) == [0]


@rule("TR-NL-GOAL-09")
def test_golden_snowplough_counts_arctic_tracks_once() -> None:
    """A-14: arctic to arctic, arctic to south, south to south make two."""
    mixed = ("kiruna-narvik/1", "boden-rovaniemi", "boden-tornio")
    assert paid("golden_snowplough", (mixed, ("kirkenes-apatity", "kemijarvi-apatity"))) == [0, 1]
    assert paid("golden_snowplough", (mixed, ("kirkenes-apatity",))) == [0]
    assert paid("golden_snowplough", (mixed, ("kirkenes-apatity", "kemijarvi-apatity", "tornio-rovaniemi"))) == [1]


@rule("TR-NL-GOAL-10")
def test_ferry_captain_counts_ferries_not_symbols() -> None:
    big = ("mo_i_rana-narvik/1",)
    small = ("umea-vaasa/1", "helsinki-tallinn/1")
    assert paid("ferry_captain", (big, small)) == [1]
    assert paid("ferry_captain", (big, small[:1])) == [0, 1]
    assert paid("ferry_captain", (LONG, small[:1])) == [1]


@rule("TR-NL-GOAL-11")
def test_wild_west_counts_tracks_that_touch_norway_once() -> None:
    mixed = ("bergen-oslo/1", "goteborg-oslo/1", "stockholm-turku/1")
    assert paid("wild_west", (mixed, ("kirkenes-apatity", "alborg-oslo"))) == [0, 1]
    assert paid("wild_west", (mixed, ("oslo-lillehammer/1", *LONG))) == [0]
    assert paid("wild_west", (mixed, ("oslo-lillehammer/1", "alborg-oslo", "kirkenes-murmansk"))) == [1]


# -- countries -------------------------------------------------------------------------------------


@rule("TR-NL-GOAL-07")
def test_rail_empire_counts_countries_connected_or_not() -> None:
    """A-13: two unconnected tracks, Norway and Sweden and Finland."""
    three = ("goteborg-oslo/1", "helsinki-turku")
    assert paid("railway_empire", (three, ("karlskrona-gdansk", "boden-tornio"))) == [0, 1]
    assert paid("railway_empire", (three, ("karlskrona-gdansk", "sundsvall-umea/1"))) == [0]
    assert paid("railway_empire", (three, ("karlskrona-gdansk", "karlskrona-klaipeda", "visby-riga"))) == [1]


@rule("TR-NL-GOAL-07")
def test_rail_empire_may_count_crossings_only() -> None:
    """A-13: the other reading, as an option; a domestic track then adds nothing."""
    domestic = ("goteborg-oslo/1", "helsinki-turku")
    abroad = ("karlskrona-gdansk",)
    assert paid("railway_empire", (domestic, abroad)) == [0]
    assert paid("railway_empire", (domestic, abroad), rail_empire="crossings") == [0, 1]


@rule("TR-NL-GOAL-07")
def test_there_are_nine_countries_to_reach() -> None:
    assert len(TABLE.map.countries) == 9
    assert {city.country for city in TABLE.map.cities.values()} == set(TABLE.map.countries)
    eight: tuple[str, ...] = ("goteborg-oslo/1", "alborg-goteborg/1", "boden-tornio", "karlskrona-gdansk", "visby-riga")
    eight += ("karlskrona-klaipeda", "lieksa-kostomuksha")
    nine: tuple[str, ...] = ("arhus-alborg/2", "oslo-lillehammer/1", "turku-tampere/1", "kostomuksha-unnamed_ru_1")
    nine += ("gdansk-klaipeda/1", "riga-kuressaare/1", "norrkoping-karlstad")
    assert paid("railway_empire", (eight, nine)) == [1]


@rule("TR-NL-GOAL-07")
def test_a_city_without_a_country_is_in_none() -> None:
    tracks = {id: {"length": 1, "color": "red"} for id in ("a-b", "b-c")}
    cities = {"a": {"name": "A", "country": "no"}, "b": {"name": "B", "country": "no"}, "c": {"name": "C"}}
    goals = {"empire": {"metric": "countries", "points": 10}}
    title = title_like("northern-lights", tracks, cities=cities, countries={"no": "Norway"}, goals=goals)
    game = own(own(small_game(title), 0, "a-b"), 1, "b-c")
    assert with_goal(finish(game), "empire") == [0, 1]


@rule("TR-NL-GOAL-14")
def test_stops_without_a_name_belong_to_the_country_of_their_flag() -> None:
    # Finland and Russia, Norway and Sweden, against Finland alone
    assert paid("railway_empire", (("lieksa-unnamed_ru_1",), ("lieksa-kajaani",))) == [0]
    assert paid("railway_empire", (("unnamed_se_1-mo_i_rana",), ("lieksa-kajaani",))) == [0]
    assert paid("railway_empire", (("unnamed_se_2-tromso",), ("lieksa-kajaani",))) == [0]
    assert paid("railway_empire", (("ostersund-unnamed_se_1",), ("lieksa-kajaani",))) == [0, 1]


@rule("TR-NL-GOAL-14")
def test_two_stops_without_a_name_are_arctic() -> None:
    stops = {id: city for id, city in TABLE.map.cities.items() if not city.name}
    assert {id: (city.country, city.arctic) for id, city in stops.items()} == {
        "unnamed_se_1": ("se", False),
        "unnamed_se_2": ("se", True),
        "unnamed_ru_1": ("ru", True),
    }
    assert sum(city.arctic for city in TABLE.map.cities.values()) == 11
    assert not stops.keys() & {end for ticket in TABLE.map.tickets.values() for end in (ticket.start, ticket.to)}
    # only tracks of the Russian stop count for the snowplough through a stop without a name alone
    alone = [
        id
        for id in TABLE.map.tracks
        if sorted(TABLE.map.cities[end].arctic for end in id.partition("/")[0].split("-")) == [False, True]
        and any(end in stops and TABLE.map.cities[end].arctic for end in id.split("-"))
    ]
    assert alone == ["lieksa-unnamed_ru_1", "kostomuksha-unnamed_ru_1"]
    assert paid("golden_snowplough", (("lieksa-unnamed_ru_1",), ("lieksa-kajaani",))) == [0]


# -- tickets ---------------------------------------------------------------------------------------

OSLO_STOCKHOLM = ("karlstad-oslo/1", "karlstad-stockholm/1")
"""Completes t44 Oslo - Stockholm (2 points)."""


@rule("TR-NL-GOAL-04")
def test_capital_investments_counts_a_ticket_between_capitals_once() -> None:
    """A-14. t44 joins two capitals; t23 Stockholm - Riga, t07 Bergen - Stockholm name one each."""
    riga = ("stockholm-kuressaare", "riga-kuressaare/1")
    assert paid("capital_investments", (OSLO_STOCKHOLM, riga), (("t44",), ("t23",))) == [0, 1]
    bergen = ("bergen-oslo/1", "goteborg-oslo/1", "goteborg-norrkoping/1", "norrkoping-stockholm/1")
    # t12 Murmansk - Oslo is not done
    tickets = (("t44", "t12"), ("t23", "t07"))
    assert paid("capital_investments", (OSLO_STOCKHOLM, riga + bergen), tickets) == [1]
    tickets = (("t44", "t07"), ("t23", "t12"))
    assert paid("capital_investments", ((*OSLO_STOCKHOLM, "bergen-oslo/1"), riga), tickets) == [0]


@rule("TR-NL-GOAL-04")
def test_the_capitals_are_the_four_named() -> None:
    capitals = {id for id, city in TABLE.map.cities.items() if city.capital}
    assert capitals == {"stockholm", "kobenhavn", "oslo", "helsinki"}
    # t40 Turku - Klaipėda is no ticket to a capital although it runs through one; t34 ends in Riga
    path: tuple[str, ...] = (
        "stockholm-turku/1",
        "stockholm-kuressaare",
        "riga-kuressaare/1",
        "klaipeda-riga/1",
        "tampere-vaasa/1",
    )
    path += ("turku-tampere/1",)
    assert paid("capital_investments", (path, ("helsinki-turku",)), (("t40", "t34"), ("t49",))) == []
    assert paid("capital_investments", (path, ("stockholm-helsinki/1",)), (("t40", "t34"), ("t49",))) == [1]


@rule("TR-NL-GOAL-06")
def test_regional_connections_counts_tickets_of_five_points_or_less() -> None:
    # t28 Åndalsnes - Göteborg 5, t06 Lillehammer - Ålborg 3, t50 Tampere - Göteborg 6
    west = ("lillehammer-andalsnes/1", "oslo-lillehammer/1", "goteborg-oslo/1", "alborg-oslo")
    east: tuple[str, ...] = ("tampere-vaasa/1", "sundsvall-vaasa", "stockholm-sundsvall/1", "norrkoping-stockholm/1")
    east += ("goteborg-norrkoping/1",)
    tickets = {"t28": 5, "t06": 3, "t50": 6, "t18": 5, "t23": 4}
    assert {id: TABLE.map.tickets[id].points for id in tickets} == tickets
    rival = ("arhus-alborg/1", "alborg-goteborg/1", "goteborg-norrkoping/2")
    riga = ("stockholm-kuressaare", "riga-kuressaare/1")
    both = ((*west, *east), (*rival, *riga))
    assert paid("regional_connections", both, (("t28", "t06", "t50"), ("t18", "t23"))) == [0, 1]
    assert paid("regional_connections", both, (("t28", "t50"), ("t18", "t23"))) == [1]
    assert paid("regional_connections", both, (("t28", "t50"), ("t23",))) == [0, 1]
    assert paid("regional_connections", both, (("t28", "t06", "t50"), ("t18",))) == [0]


@rule("TR-NL-GOAL-08")
def test_polar_express_counts_a_ticket_between_arctic_cities_once() -> None:
    # t11 Honningsvåg - Rovaniemi; t53 Tromsø - Mo i Rana; t46 Mo i Rana - Åndalsnes has no arctic end
    inland = ("unnamed_se_2-honningsvag", "unnamed_se_2-rovaniemi")
    coast = ("narvik-tromso/1", "mo_i_rana-narvik/1", "trondheim-mo_i_rana/1", "andalsnes-trondheim/1")
    assert paid("polar_express", (inland, coast), (("t11",), ("t53", "t46"))) == [0, 1]
    assert paid("polar_express", ((), coast), (("t11",), ("t53", "t46"))) == [1]
    assert paid("polar_express", (inland, coast), (("t11",), ("t46",))) == [0]


@rule("TR-NL-GOAL-12")
@pytest.mark.parametrize(
    ("goal", "ticket"), (("capital_investments", "t44"), ("regional_connections", "t44"), ("polar_express", "t11"))
)
def test_goals_of_tickets_count_completed_ones_only(goal: str, ticket: str) -> None:
    done = (*OSLO_STOCKHOLM, "unnamed_se_2-honningsvag", "unnamed_se_2-rovaniemi")
    assert paid(goal, (done, LONG), ((ticket,), ())) == [0]
    assert paid(goal, (done[::2], LONG), ((ticket,), ())) == []
    # tracks of another seat do not help
    assert paid(goal, (done[::2], done[1::2]), ((ticket,), ())) == []


# -- nobody ----------------------------------------------------------------------------------------


@rule("TR-NL-GOAL-13")
@pytest.mark.parametrize("goal", TABLE.map.goals)
def test_nobody_gets_a_goal_for_nothing(goal: str) -> None:
    """A-15."""
    assert paid(goal, tickets=(("t44", "t11"), ("t21",)), hands=("", "1R"), wagons=(0, 0)) == []


@rule("TR-NL-GOAL-13")
def test_no_ferry_no_captain() -> None:
    assert paid("ferry_captain", (LONG, SHORT)) == []
    assert paid("ferry_captain", (LONG, SHORT, ("umea-vaasa/1",))) == [2]


@rule("TR-NL-GOAL-01", "TR-NL-GOAL-06", "TR-NL-GOAL-11")
def test_the_eleven_goals_of_the_map() -> None:
    found = {id: (goal.metric, goal.number, goal.country) for id, goal in TABLE.map.goals.items()}
    assert found == {
        "small_steps": ("tracks-of-length", 1, ""),
        "locomotive_love": ("locomotives-in-hand", 0, ""),
        "nordic_express": ("longest-path", 0, ""),
        "capital_investments": ("tickets-to-capitals", 0, ""),
        "cost_analysis": ("wagons-left", 0, ""),
        "regional_connections": ("cheap-tickets", 5, ""),
        "railway_empire": ("countries", 0, ""),
        "polar_express": ("arctic-tickets", 0, ""),
        "golden_snowplough": ("arctic-tracks", 0, ""),
        "ferry_captain": ("ferries", 0, ""),
        "wild_west": ("tracks-in-country", 0, "no"),
    }


@rule("TR-NL-GOAL-15")
def test_what_the_goals_are_worth() -> None:
    assert {id: goal.points for id, goal in TABLE.map.goals.items()} == {
        "small_steps": 10,
        "locomotive_love": 5,
        "nordic_express": 10,
        "capital_investments": 7,
        "cost_analysis": 7,
        "regional_connections": 10,
        "railway_empire": 12,
        "polar_express": 12,
        "golden_snowplough": 12,
        "ferry_captain": 12,
        "wild_west": 7,
    }
    game = bl.new_game("northern-lights", players=2, seed=1)
    assert not any(goal["assumed"] for goal in game.view(None)["goals"])


@rule("TR-NL-GOAL-15")
def test_the_rail_empire_is_worth_twelve_points() -> None:
    game = put_goals(begun("northern-lights"), "railway_empire")
    outcome = finish(hold(hold(own(game, 0, "lieksa-unnamed_ru_1"), 0), 1))
    assert [line.points for line in outcome.breakdown[0] if line.source == "goal"] == [12]


# -- games of before -------------------------------------------------------------------------------

BEFORE = Path(__file__).with_name("records_before") / "northern_lights_data_1.txt"
"""A game played when all goals were worth 10 and ten stops were arctic."""


def test_a_record_of_before_is_scored_as_it_was() -> None:
    record = bl.Record.load(BEFORE)
    game = record.replay()
    assert (game.outcome().scores, game.outcome().winners) == ([0, -2], [0])
    assert all(goal["points"] == 10 and goal["assumed"] for goal in game.view(None)["goals"])
    assert record.verify() == []
    assert game.record() == record
    assert bl.Record.loads(record.dumps()).dumps() == BEFORE.read_text(encoding="utf-8")


def test_the_same_moves_have_another_winner_now() -> None:
    record = bl.Record.load(BEFORE)
    record.data, record.result = 2, "-3 -2, winners 1, wagons"
    assert record.replay().outcome().winners == [1]
    assert "data: 2\n" in record.dumps()
    assert bl.Record.loads(record.dumps()) == record


def test_new_games_are_played_with_the_newest_data() -> None:
    record = bl.new_game("northern-lights", players=2, seed=16).record()
    assert record.data == 2
    assert bl.new_game("usa", players=2, seed=16).record().data == 1


@pytest.mark.parametrize(
    ("title", "data"), [("northern-lights", 0), ("northern-lights", 3), ("usa", 2), ("snowdonia", 2)]
)
def test_data_that_never_were_are_refused(title: str, data: int) -> None:
    record = bl.new_game(title, players=2, seed=1).record()
    record.data = data
    with pytest.raises(bl.BadRecord, match=f"no data of version {data}"):
        record.replay()


def test_corrections_of_ones_own_are_made_to_the_data_of_then(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[goals]\nwild_west = { points = 9 }\n")
    record = bl.new_game("northern-lights", players=2, seed=1, data=file).record()
    record.data = 1
    now: Any = record.replay().title
    assert [now.map.goals[goal].points for goal in ("wild_west", "ferry_captain")] == [9, 10]
