"""What the planner makes of stations, passengers, two ticket decks and grand tours, at tables laid for it."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from branchline.bots import make_policy
from branchline.games.tickets.bots.passenger_worth import color_worth
from branchline.games.tickets.bots.planner import Planner
from branchline.games.tickets.titles import TicketTitle
from tickets.arrange import arrange, full_deck, hold, leave_tickets, own, small_game, title_like
from tickets.test_de_game import COLORS, announced, carry, opened, wait

CHAIN = {
    "a-b": {"length": 2, "color": "red"},
    "b-c": {"length": 2, "color": "blue"},
    "c-d": {"length": 2, "color": "green"},
    "x-y": {"length": 6, "color": "black"},
}


def links(*ends: tuple[str, str, int], count: int = 30) -> dict[str, Any]:
    """Tickets t0, t1... and enough of the last to fill a deck."""
    filled = [*ends, *[ends[-1]] * count]
    return {f"t{i}": {"from": start, "to": end, "points": points} for i, (start, end, points) in enumerate(filled)}


def europe(*ends: tuple[str, str, int], tracks: dict[str, Any] = CHAIN) -> TicketTitle:
    """A small board with stations."""
    return title_like("europe", tracks, links(*ends), rules={"long_tickets_dealt": 0})


def laid(title: TicketTitle, held: tuple[str, ...], hand: str, row: str = "PPOOP") -> bl.Game:
    """A table where seat 0 is to move and holds these tickets and cards; no ticket is left to draw."""
    game = hold(arrange(small_game(title), hands={0: hand, 1: ""}, row=row), 0, *held)
    return leave_tickets(full_deck(game), 0)


def choice(game: bl.Game) -> str:
    """What the planner does; it weighs nothing more."""
    position = game._position
    planner = Planner()
    code = planner.choose(position)
    assert position.refusal(code) is None
    codes = list(position.legal())
    planner.begin()
    found = list(planner.weigh(position, position.legal()))
    assert found[codes.index(code)] == max(found)
    return position.move_text(code)


def why(game: bl.Game, move: str) -> str:
    """The key of its reason for a move."""
    return Planner().reason(game._position, game._position.move_code(move))[0]


# -- stations -------------------------------------------------------------------------------------


def test_a_station_for_the_track_somebody_else_took() -> None:
    game = own(laid(europe(("a", "d", 12)), ("t0",), "1P1O"), 0, "a-b", "c-d")
    own(game, 1, "b-c")
    move = choice(game)
    assert move in ("station b: 1 purple", "station b: 1 orange", "station c: 1 purple", "station c: 1 orange")
    assert why(game, move) == "tickets-why-station-ticket"
    game.play(move)
    sheet = game._position.sheets(0)[0].lines
    assert [(line.source, line.points) for line in sheet if line.source.startswith("ticket")] == [("ticket-done", 12)]


def test_no_station_for_a_ticket_that_is_worth_less() -> None:
    game = own(laid(europe(("a", "d", 1)), ("t0",), "1P1O"), 0, "a-b", "c-d")
    assert not choice(own(game, 1, "b-c")).startswith("station")


def test_no_station_while_other_tracks_are_missing() -> None:
    game = own(laid(europe(("a", "d", 12)), ("t0",), "2G1P1O"), 0, "a-b")
    assert choice(own(game, 1, "b-c")) == "claim c-d: 2 green"


def test_no_station_where_a_short_way_leads_around() -> None:
    tracks = {**CHAIN, "b-e": {"length": 1, "color": "white"}, "c-e": {"length": 1, "color": "white"}}
    game = own(laid(europe(("a", "d", 12), tracks=tracks), ("t0",), "2W1P"), 0, "a-b", "c-d")
    assert choice(own(game, 1, "b-c")).startswith("claim")


def test_the_last_turn_builds_the_station_that_completes_a_ticket() -> None:
    game = own(laid(europe(("a", "d", 12)), ("t0",), "1P"), 0, "a-b", "c-d")
    position: Any = own(game, 1, "b-c")._position
    position.turns_left = 2
    assert choice(game).startswith("station")


def test_a_station_is_built_once_for_a_ticket() -> None:
    game = own(laid(europe(("a", "d", 12)), ("t0",), "4P4O"), 0, "a-b", "c-d")
    own(game, 1, "b-c")
    game.play(choice(game))
    arrange(game, to_move=0)
    assert not choice(game).startswith("station")


def test_a_plan_that_lives_on_knows_that_its_station_is_built() -> None:
    game = own(laid(europe(("a", "d", 12)), ("t0",), "4P4O"), 0, "a-b", "c-d")
    own(game, 1, "b-c")
    planner = Planner()
    position: Any = game._position
    assert position.move_text(planner.choose(position)).startswith("station")
    position.apply(planner.choose(position))
    arrange(game, to_move=0)
    assert not position.move_text(planner.choose(position)).startswith("station")


# -- passengers -----------------------------------------------------------------------------------


def test_a_passenger_that_takes_the_lead_before_one_that_does_not() -> None:
    game = arrange(opened(), hands={0: "1R", 1: ""}, row="PWBYO")
    carry(game, {"red": 4, "blue": 2}, {"red": 1, "blue": 2})
    for place in game._position.board.place_ids:  # type: ignore[attr-defined]
        wait(game, place)
    wait(game, "augsburg", red=1, blue=1)
    game.play("claim augsburg-ulm/1: 1 red")
    assert choice(game) == "passenger augsburg: blue"
    assert why(game, "passenger augsburg: blue") == "tickets-why-passenger-race"


def test_the_first_of_a_colour_before_the_fifth() -> None:
    game = carry(opened(), {"red": 4}, {"red": 1, "white": 3})
    colors = list(COLORS)
    worths = [int(color_worth(game._position, 0, colors.index(color))) for color in ("white", "red")]  # type: ignore[arg-type]
    assert worths[0] > worths[1]


def test_tracks_are_worth_more_where_passengers_wait() -> None:
    game = opened()
    for place in game._position.board.place_ids:  # type: ignore[attr-defined]
        wait(game, place)
    wait(game, "ulm", red=1)
    planner = Planner()
    planner.choose(game._position)
    by_track = dict(zip(game._position.board.track_ids, map(int, planner.worth), strict=True))  # type: ignore[attr-defined]
    assert {track for track, worth in by_track.items() if worth} == {
        track for track in by_track if "ulm" in track.partition("/")[0].split("-")
    }


# -- two ticket decks -----------------------------------------------------------------------------


def test_the_first_mix_has_tickets_of_both_decks() -> None:
    game = bl.new_game("germany", players=2, seed=3, first_player=0)
    assert choice(game) == "tickets 2 short 2 long"
    assert Planner().reason(game._position, game._position.move_code("tickets 2 short 2 long")) == (
        "tickets-why-mix",
        {},
    )


@pytest.mark.parametrize(("near", "mix"), [("short", "tickets 4 short"), ("long", "tickets 4 long")])
def test_later_the_deck_that_fits_the_network(near: str, mix: str) -> None:
    game = small_board(near)
    planner = Planner()
    planner.weights.appetite = 100_000
    assert game._position.move_text(planner.choose(game._position)) == mix


def small_board(near: str) -> bl.Game:
    """Tickets of one deck lie on the network, those of the other lead elsewhere."""
    tickets: dict[str, Any] = {}
    for deck in ("short", "long"):
        start, end = ("a", "d") if deck == near else ("x", "y")
        ticket = {"from": start, "to": end, "points": 9, "deck": deck}
        tickets |= {f"{deck}{i}": ticket for i in range(20)}
    title = title_like("germany", CHAIN, tickets, rules={"passenger_colors": []})
    game = small_game(title, chosen=False)
    for _ in range(2):
        game.play("tickets 2 short 2 long")
    for _ in range(2):
        game.play("keep 1 2 3 4")
    return own(full_deck(arrange(hold(game, 0), hands={0: "", 1: ""}, row="PPOOP")), 0, "a-b", "b-c", "c-d")


def test_both_kinds_of_tickets_are_announced_by_everybody() -> None:
    game = announced()
    assert {len(game.view(seat)["offer"]) for seat in (0, 1)} == {4}


# -- grand tours ----------------------------------------------------------------------------------

RING = {
    "a-b": {"length": 2, "color": "red"},
    "b-c": {"length": 2, "color": "blue"},
    "c-d": {"length": 2, "color": "green"},
    "d-a": {"length": 2, "color": "white"},
    "c-e": {"length": 2, "color": "black"},
}


def india(*ends: tuple[str, str, int]) -> TicketTitle:
    """A small board with grand tours."""
    return title_like("india", RING, links(*ends))


def test_the_way_back_of_a_grand_tour() -> None:
    held = ("t0", "t1", "t2")
    game = own(laid(india(("a", "c", 5), ("a", "b", 2), ("b", "c", 2)), held, "2G2W2K"), 0, "a-b", "b-c")
    move = choice(game)
    assert move in ("claim c-d: 2 green", "claim d-a: 2 white")
    assert why(game, move) == "tickets-why-tour"
    own(game, 0, "c-d")
    assert choice(game) == "claim d-a: 2 white"


def test_the_last_turn_closes_a_tour() -> None:
    game = own(laid(india(("a", "c", 5)), ("t0",), "2W2K"), 0, "a-b", "b-c", "c-d")
    position: Any = game._position
    position.turns_left = 2
    assert choice(game) == "claim d-a: 2 white"


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["europe", "nordic-countries", "germany", "india"])
def test_what_it_chooses_weighs_most(id: str) -> None:
    game = bl.new_game(id, players=3, seed=8)
    planner = make_policy("planner", game.title)
    position = game._position
    for _ in range(100):
        codes = position.legal()
        planner.begin()
        found = list(planner.weigh(position, codes))
        planner.begin()
        code = planner.choose(position)
        assert found[list(codes).index(code)] == max(found)
        position.apply(code)


def test_stations_are_built_in_whole_games() -> None:
    title: Any = bl.titles()["europe"]
    built = 0
    for seed in range(6):
        position: Any = bl.new_game("europe", players=4, seed=seed)._position
        planner = make_policy("planner", title)
        while not position.over:
            position.apply(planner.choose(position))
        built += sum(3 - int(left) for left in position.stations_left)
    assert 1 <= built <= 30
