"""The planner's character: what it does at tables laid for it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.games.tickets.bots.planner import Planner
from branchline.games.tickets.state import TUNNEL
from branchline.games.tickets.titles import TicketTitle
from tickets.arrange import (
    arrange,
    full_deck,
    hold,
    leave_tickets,
    own,
    play_drawing,
    small_game,
    small_title,
    title_like,
)

LINE = {
    "a-b": {"length": 2, "color": "red"},
    "b-c": {"length": 2, "color": "blue"},
    "c-d": {"length": 2, "color": "green"},
    "x-y": {"length": 5, "color": "black"},
    "y-z": {"length": 5, "color": "white"},
    "d-x": {"length": 6, "color": "yellow"},
}


def tickets(*links: tuple[str, str, int], others: tuple[str, str, int] | None = None) -> dict[str, Any]:
    """Tickets t0, t1... and enough others to fill a deck."""
    ends = [*links, *[others or links[0]] * 30]
    return {f"t{i}": {"from": start, "to": end, "points": points} for i, (start, end, points) in enumerate(ends)}


def laid(title: TicketTitle, held: tuple[str, ...], hand: str, row: str = "PPOOP", left: int = 0) -> bl.Game:
    """A table where seat 0 is to move and holds these tickets and cards; so many tickets are left to draw."""
    game = hold(arrange(small_game(title), hands={0: hand, 1: ""}, row=row), 0, *held)
    return leave_tickets(full_deck(game), left)


def choice(game: bl.Game) -> str:
    """What the planner does; the table is left as it is."""
    position = game._position
    before = str(game.view(None))
    code = Planner().choose(position)
    assert position.refusal(code) is None
    assert str(game.view(None)) == before
    return position.move_text(code)


def weights(game: bl.Game) -> dict[str, int]:
    """What the planner thinks of every legal move."""
    codes = game._position.legal()
    found = Planner().weigh(game._position, codes)
    return {game._position.move_text(code): int(weight) for code, weight in zip(codes, found, strict=True)}


def why(game: bl.Game, move: str) -> str:
    """Its reason for a move, in words."""
    from branchline.bots.bot import Reason

    key, params = Planner().reason(game._position, game._position.move_code(move))
    return Reason(key, params).text(game.title)


def offered(title: TicketTitle, *names: str) -> bl.Game:
    """The starting choice with these tickets on offer for seat 0."""
    game = small_game(title, chosen=False)
    position: Any = game._position
    for slot, name in enumerate(names):
        position.offer[slot] = position.board.ticket_ids.index(name)
    position.offer_size[0] = len(names)
    return game


def test_it_keeps_the_tickets_that_share_their_way() -> None:
    title = small_title(LINE, tickets(("a", "c", 7), ("x", "z", 7), ("a", "d", 9)))
    assert choice(offered(title, "t0", "t1", "t2")) == "keep 1 3"


def test_it_keeps_a_third_ticket_that_costs_nothing() -> None:
    title = small_title(LINE, tickets(("a", "c", 7), ("b", "d", 7), ("a", "d", 9)))
    assert choice(offered(title, "t0", "t1", "t2")) == "keep 1 2 3"


def test_every_choice_of_tickets_is_weighed() -> None:
    title = small_title(LINE, tickets(("a", "c", 7), ("x", "z", 7), ("a", "d", 9)))
    found = weights(offered(title, "t0", "t1", "t2"))
    assert max(found, key=lambda move: found[move]) == "keep 1 3"
    assert found["keep 1 3"] > found["keep 1 2"] and found["keep 1 3"] > found["keep 1 2 3"]


def test_it_leaves_points_alone_while_its_tickets_wait() -> None:
    title = small_title(LINE, tickets(("a", "d", 9)))
    assert choice(laid(title, ("t0",), "2R5K")) == "claim a-b: 2 red"
    assert choice(laid(title, ("t0",), "1R5K", row="RPPOO")) == "draw red"


def test_it_pays_with_cards_it_does_not_need() -> None:
    tracks = {**LINE, "a-b": {"length": 2}}
    title = small_title(tracks, tickets(("a", "d", 9)))
    game = laid(title, ("t0",), "2B2P1L")
    assert choice(game) in ("claim a-b: 2 purple", "claim b-c: 2 blue")
    found = weights(game)
    assert found["claim a-b: 2 purple"] > found["claim a-b: 2 blue"]
    assert found["claim a-b: 2 purple"] > found["claim a-b: 1 purple 1 loco"]


def test_it_takes_the_bottleneck_first() -> None:
    tracks = {
        "a-b": {"length": 2, "color": "red"},
        "a-k": {"length": 1, "color": "white"},
        "k-b": {"length": 1, "color": "black"},
        "b-c": {"length": 2, "color": "blue"},
        "c-r": {"length": 1, "color": "green"},
        "b-s": {"length": 1, "color": "green"},
    }
    title = small_title(tracks, tickets(("a", "c", 9)))
    game = own(laid(title, ("t0",), "2R2B"), 1, "c-r", "b-s")
    assert choice(game) == "claim b-c: 2 blue"
    assert why(game, "claim b-c: 2 blue").startswith("a bottleneck for A – C 9")
    assert why(game, "claim a-b: 2 red") == "on the way to A – C 9"


def test_it_goes_around_what_is_taken() -> None:
    tracks = {**LINE, "a-c": {"length": 3, "color": "white"}}
    title = small_title(tracks, tickets(("a", "c", 9)))
    game = own(laid(title, ("t0",), "2R3W"), 1, "b-c")
    assert choice(game) == "claim a-c: 3 white"


def test_it_collects_long_sets_first() -> None:
    tracks = {"a-b": {"length": 6, "color": "red"}, "b-c": {"length": 3, "color": "blue"}}
    title = small_title(tracks, tickets(("a", "c", 12)))
    game = laid(title, ("t0",), "", row="RBPPO")
    assert choice(game) == "draw red"
    assert why(game, "draw red") == "collecting red for A – B"


def test_more_tickets_when_its_network_serves_many() -> None:
    title = small_title(LINE, tickets(("a", "c", 9), others=("b", "d", 8)))
    game = own(laid(title, ("t0",), "2K", left=20), 0, "a-b", "b-c", "c-d")
    assert choice(game) == "tickets"
    assert why(game, "tickets") == "everything is connected, so more tickets"


def test_no_more_tickets_when_they_lead_elsewhere() -> None:
    title = small_title(LINE, tickets(("a", "c", 9), others=("x", "z", 20)))
    game = own(laid(title, ("t0",), "2K", left=20), 0, "a-b", "b-c")
    own(game, 1, "x-y", "y-z")
    assert choice(game) != "tickets"


def test_the_last_turn_completes_a_ticket_rather_than_making_points() -> None:
    title = small_title(LINE, tickets(("a", "c", 9)))
    game = own(laid(title, ("t0",), "2B5K"), 0, "a-b")
    position: Any = game._position
    position.turns_left = 2
    assert choice(game) == "claim b-c: 2 blue"
    assert why(game, "claim b-c: 2 blue") == "last turn: anything that still scores"


def test_done_with_its_tickets_it_goes_for_long_tracks() -> None:
    title = small_title(LINE, tickets(("a", "b", 9), others=("x", "z", 20)))
    game = own(laid(title, ("t0",), "6Y"), 0, "a-b")
    own(game, 1, "x-y", "y-z")
    assert choice(game) == "claim d-x: 6 yellow"
    assert why(game, "claim d-x: 6 yellow") == "a long route for 15 points"


def test_the_last_turn_takes_the_longest_path_rather_than_more_points() -> None:
    title = small_title(LINE, tickets(("a", "c", 9)))
    game = own(laid(title, ("t0",), "2G5W"), 0, "a-b", "b-c")
    own(game, 1, "d-x")
    position: Any = game._position
    position.turns_left = 2
    assert choice(game) == "claim c-d: 2 green"


def test_it_says_when_a_track_is_for_the_longest_path() -> None:
    title = small_title(LINE, tickets(("a", "b", 9), others=("x", "z", 20)))
    game = own(laid(title, ("t0",), "2B2G"), 0, "a-b")
    assert why(game, "claim b-c: 2 blue") == "making the longest path longer"
    assert why(game, "claim c-d: 2 green") != "making the longest path longer"


def test_it_says_when_it_ends_the_game_in_the_lead() -> None:
    title = small_title(LINE, tickets(("a", "b", 9), others=("x", "z", 20)))
    game = own(laid(title, ("t0",), "6Y"), 0, "a-b")
    arrange(game, wagons={0: 7})
    assert why(game, "claim d-x: 6 yellow") == "ending the game while in the lead"


# -- tunnels --------------------------------------------------------------------------------------

TUNNELS = {
    "a-b": {"length": 2, "color": "red", "tunnel": True},
    "b-c": {"length": 3, "color": "red", "tunnel": True},
    "c-d": {"length": 2, "color": "blue"},
}


def mountain(*links: tuple[str, str, int]) -> TicketTitle:
    """A board with tunnels under the rules of Switzerland."""
    return title_like("switzerland", TUNNELS, tickets(*links))


def test_it_keeps_a_card_in_reserve_for_a_tunnel() -> None:
    title = mountain(("a", "b", 9))
    assert choice(laid(title, ("t0",), "2R", row="RPPOO")) == "draw red"
    assert choice(laid(title, ("t0",), "3R")) == "claim a-b: 2 red"


def test_it_declines_a_tunnel_that_eats_the_cards_of_another() -> None:
    title = mountain(("a", "c", 9))
    game = laid(title, ("t0",), "5R")
    play_drawing(game, "claim a-b: 2 red", "RRR")
    assert game._position.phase == TUNNEL  # type: ignore[attr-defined]
    assert choice(game) == "tunnel decline"
    assert "costs too much" in why(game, "tunnel decline")


def test_it_pays_for_a_tunnel_what_it_can_spare() -> None:
    title = mountain(("a", "b", 9))
    game = laid(title, ("t0",), "4R")
    play_drawing(game, "claim a-b: 2 red", "RPP")
    assert choice(game) == "tunnel pay 1 red"
    found = weights(game)
    assert found["tunnel pay 1 red"] > found["tunnel decline"]


def test_locomotives_are_of_use_only_where_they_may_be_played() -> None:
    title = mountain(("c", "d", 9))
    game = laid(title, ("t0",), "1B", row="LLPBO")
    assert choice(game) == "draw blue"
    game = laid(mountain(("a", "b", 9)), ("t0",), "1R", row="LPPOO")
    assert choice(game) == "draw loco"


def test_a_country_ticket_goes_where_it_brings_most() -> None:
    tracks = {
        "a-b": {"length": 1, "color": "red"},
        "b-f1": {"length": 1, "color": "blue"},
        "b-i1": {"length": 2, "color": "green"},
    }
    countries = {"ch": "Switzerland", "fr": "France", "it": "Italy"}
    places = {
        "a": {"name": "A", "country": "ch"},
        "b": {"name": "B", "country": "ch"},
        "f1": {"name": "", "country": "fr", "border": True},
        "i1": {"name": "", "country": "it", "border": True},
    }
    links = {f"t{i}": {"from": "a", "to": {"fr": 2, "it": 12}} for i in range(30)}
    title = title_like("switzerland", tracks, links, cities=places, countries=countries)
    game = own(laid(title, ("t0",), "1B2G"), 0, "a-b")
    assert choice(game) == "claim b-i1: 2 green"


# -- weights --------------------------------------------------------------------------------------


def test_what_it_chooses_weighs_most() -> None:
    for id in ("usa", "switzerland", "northern-lights"):
        game = bl.new_game(id, players=3, seed=8)
        planner = Planner()
        position = game._position
        for _ in range(120):
            codes = position.legal()
            planner.begin()
            found = list(planner.weigh(position, codes))
            planner.begin()
            code = planner.choose(position)
            assert len(found) == len(codes)
            assert found[list(codes).index(code)] == max(found)
            position.apply(code)


def test_weights_are_for_the_moves_asked_about() -> None:
    title = small_title(LINE, tickets(("a", "d", 9)))
    position = laid(title, ("t0",), "2R")._position
    some = vec[i64]([position.move_code("claim a-b: 2 red"), position.move_code("draw deck")])
    first, second = Planner().weigh(position, some)
    assert first > second


# -- reasons ----------------------------------------------------------------------------------------


def test_a_card_is_for_a_track_that_lacks_it() -> None:
    title = small_title(LINE, tickets(("a", "c", 9)))
    assert why(laid(title, ("t0",), "1R", row="RPPOO"), "draw red") == "collecting red for A – B"
    assert why(laid(title, ("t0",), "2R", row="RPPOO"), "draw red") == "red may come in handy"
    tracks = {**LINE, "b-c": {"length": 3, "color": "red"}}
    title = small_title(tracks, tickets(("a", "c", 9)))
    assert why(laid(title, ("t0",), "2R", row="RPPOO"), "draw red") == "collecting red for B – C"
    assert why(laid(title, ("t0",), "3R", row="RPPOO"), "draw red") == "collecting red for B – C"


def test_a_locomotive_is_said_to_stand_in_only_where_it_may() -> None:
    tracks = {**LINE, "b-c": {"length": 2, "color": "blue", "tunnel": True}}
    anywhere = small_title(tracks, tickets(("a", "c", 9)))
    assert why(laid(anywhere, ("t0",), "1R", row="LPPOO"), "draw loco").endswith("stand in for any colour")
    rules = {"locomotives_on": "tunnels"}
    through_tunnels = small_title(tracks, tickets(("a", "c", 9)), rules=rules)
    assert why(laid(through_tunnels, ("t0",), "1R", row="LPPOO"), "draw loco") == "collecting locomotive for B – C"
    nowhere = small_title(LINE, tickets(("a", "c", 9)), rules=rules)
    assert why(laid(nowhere, ("t0",), "1R", row="LPPOO"), "draw loco") == "locomotive may come in handy"


def test_tickets_are_said_to_go_together_only_if_they_share_their_way() -> None:
    title = small_title(LINE, tickets(("a", "c", 7), ("x", "z", 7), ("a", "d", 9)))
    game = offered(title, "t0", "t1", "t2")
    assert why(game, "keep 1 3").startswith("these tickets go well together: A – C 7")
    assert why(game, "keep 1 2").startswith("the most promising choice: A – C 7")


def test_nobody_tries_a_tunnel_in_vain_for_ever() -> None:
    """Five who held nearly all cards tried the same tunnels for ever: the last cards were turned each time."""
    europe = bl.titles()["europe"]
    seats = [Planner() for _ in range(5)]
    seats[0].weights.narrow = 0
    table = europe.position(5, europe.check_options({}))
    table.seed_chance(0, 22_000_035)
    table.deal()
    moves = 0
    while not table.over and moves < 1000:
        seat = seats[table.to_move]
        seat.begin()
        table.apply(seat.choose(table))
        moves += 1
    assert table.over
