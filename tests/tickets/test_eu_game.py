"""Europe: components, setup with long tickets, turns, routes, ferries, tunnels, the end."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import (
    after_choice,
    arrange,
    begun,
    claiming,
    deal_drawing,
    faces,
    finish,
    full_deck,
    hold,
    keys,
    leave_tickets,
    ledger_text,
    level,
    own,
    payments_of,
    play_drawing,
    small_game,
    title_like,
    verdict,
)

EUROPE: Any = bl.titles()["europe"]
LONG = [id for id, ticket in EUROPE.map.tickets.items() if ticket.deck == "long"]
PLENTY = "9P9W9B9Y9O9K9R9G9L"


# -- components and setup --------------------------------------------------------------------------


@rule("TR-EU-COMP-01", "TR-EU-COMP-02")
def test_the_pieces() -> None:
    assert list(EUROPE.player_counts) == [2, 3, 4, 5]
    for players in (1, 6):
        with pytest.raises(bl.BadOption):
            bl.new_game("europe", players=players, seed=1)
    game = begun("europe", 5)
    assert [(seat["wagons"], seat["stations_left"]) for seat in game.view(None)["seats"]] == [(45, 3)] * 5
    position: Any = game._position
    for card in range(9):
        total = position.deck[card] + position.discard[card] + sum(face == card for face in position.row)
        total += sum(position.hands[seat * 9 + card] for seat in range(5))
        assert total == (14 if card == 8 else 12)


@rule("TR-EU-COMP-03")
def test_six_long_tickets_and_forty_others() -> None:
    assert (len(LONG), len(EUROPE.map.tickets)) == (6, 46)
    assert {EUROPE.map.tickets[id].points for id in LONG} == {20, 21}
    assert max(ticket.points for id, ticket in EUROPE.map.tickets.items() if id not in LONG) < 20


@rule("TR-EU-COMP-04", "TR-EU-MULTI-01", "TR-EU-FERRY-01")
def test_the_board() -> None:
    tracks = EUROPE.map.tracks
    assert (len(EUROPE.map.cities), len(tracks)) == (47, 101)
    groups: dict[str, list[Any]] = {}
    for id, track in tracks.items():
        groups.setdefault(id.partition("/")[0], []).append(track)
    assert Counter(len(group) for group in groups.values()) == {1: 79, 2: 11}
    assert all(len({track.length for track in group}) == 1 for group in groups.values())
    ferries = [track for track in tracks.values() if track.ferry]
    assert len(ferries) == 13 and {track.ferry for track in ferries} == {1, 2}
    assert all(track.color == "gray" for track in ferries)
    assert sum(track.tunnel for track in tracks.values()) == 18
    assert {track.length for track in tracks.values()} == {1, 2, 3, 4, 6, 8}


@rule("TR-EU-SETUP-01")
def test_the_opening_row_is_flushed_at_three_locomotives() -> None:
    game = deal_drawing(EUROPE, 2, "RRRR" + "BBBB" + "LLLWY" + "WYOPG")
    assert faces(game) == "WYOPG"
    assert game.view(None)["deck"] == 110 - 8 - 10
    assert bl.new_game("europe", players=4, seed=1).view(None)["deck"] in range(80, 110 - 16 - 5 + 1)


@rule("TR-EU-SETUP-02", "TR-EU-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_long_ticket_and_three_others_are_dealt(players: int) -> None:
    game = begun("europe", players, chosen=False)
    for seat in range(players):
        assert [ticket in LONG for ticket in game.view(seat)["offer"]] == [True, False, False, False]
    assert game.view(None)["ticket_deck"] == 40 - 3 * players
    position: Any = game._position
    out = [EUROPE.board.ticket_ids[t] for t in range(46) if position.ticket_at[t] == 30]
    assert len(out) == 6 - players and set(out) <= set(LONG)
    on_top = [EUROPE.board.ticket_ids[t] for t in range(46) if position.ticket_at[t] == -1]
    assert not set(on_top) & set(LONG)
    assert not any(ticket in str(game.view(None)) for ticket in (f'"{id}"' for id in LONG))


@rule("TR-EU-SETUP-04")
def test_two_to_four_are_kept_in_any_mix() -> None:
    game = begun("europe", 2, chosen=False)
    assert len(game.legal_moves()) == 11
    assert verdict(game, "keep 1") == "TR-EU-SETUP-04"
    assert verdict(game, "keep 2 3") is None
    assert verdict(game, "keep 1 2 3 4") is None


@rule("TR-EU-SETUP-05")
def test_starting_rejects_leave_the_game() -> None:
    game = begun("europe", 2, chosen=False)
    rejected = [game.view(0)["offer"][0], game.view(0)["offer"][3]]
    game.play("keep 2 3")
    game.play("keep 1 2 3 4")
    assert game.view(None)["ticket_deck"] == 40 - 6
    position: Any = game._position
    assert all(position.ticket_at[EUROPE.board.ticket_ids.index(ticket)] == 30 for ticket in rejected)
    assert len(position.under) == 0
    told = [event.params for event in game.log(1) if event.key == "kept-tickets" and event.params["seat"] == 0]
    assert told == [{"seat": 0, "n": 2, "returned": 2}]


@rule("TR-EU-SETUP-06")
def test_nobody_sees_whether_a_kept_ticket_is_long() -> None:
    """A-41."""
    views = []
    for keep in ("keep 1 2", "keep 2 3"):
        game = begun("europe", 2, chosen=False)
        game.play(keep)
        game.play("keep 1 2 3 4")
        views.append((game.view(1), [event.as_dict() for event in game.log(1)], game.facts(1)))
    assert views[0] == views[1]


@rule("TR-EU-SETUP-06")
@pytest.mark.parametrize("seed", range(6))
def test_a_redeal_gives_every_other_seat_one_long_ticket(seed: int) -> None:
    game = begun("europe", 4, seed=seed, chosen=False)
    chance = random.Random(seed)
    for _ in range(4):
        game.play(chance.choice(game.legal_moves()))
    game.play("tickets")
    kept_long = set()
    true: Any = game._position
    for again in range(12):
        position = true.redeal(game.to_move, again, seed)
        assert position.audit() == []
        log = list(position.ticket_log)
        at = 0
        for seat in range(4):
            dealt = [EUROPE.board.ticket_ids[ticket] for ticket in log[at + 2 : at + 6]]
            assert [ticket in LONG for ticket in dealt] == [True, False, False, False]
            kept_long.add((seat, log[at + 6] & 1))
            at += 7
    assert len(kept_long) > 4  # not the same in every world


@rule("TR-EU-SETUP-07")
def test_the_first_player_is_given_or_random() -> None:
    assert bl.new_game("europe", players=3, seed=1, first_player=2).to_move == 2
    assert {bl.new_game("europe", players=3, seed=seed).to_move for seed in range(20)} == {0, 1, 2}


# -- turn, cards, tickets --------------------------------------------------------------------------


@rule("TR-EU-TURN-01")
def test_a_turn_is_one_of_four_actions() -> None:
    game = arrange(begun("europe"), hands={0: "4R"})
    assert {move.group for move in game.legal_moves()} == {"draw", "claim", "tickets", "station"}
    game.play("station paris: 1 red")
    assert game.to_move == 1
    assert verdict(arrange(begun("europe", chosen=False)), "station paris: 1 red") is not None


@rule("TR-EU-TURN-02")
def test_passing_is_for_when_not_even_a_station_can_be_built() -> None:
    game = leave_tickets(begun("europe"), 0)
    arrange(game, hands={0: "1R"}, row="", deck="", discard="", wagons={0: 0})
    assert verdict(game, "pass") == "TR-EU-TURN-02"
    assert {move.group for move in game.legal_moves()} == {"station"}
    arrange(game, hands={0: ""})
    assert [str(move) for move in game.legal_moves()] == ["pass"]
    position: Any = game._position
    position.stations_left[0] = 2
    assert [str(move) for move in arrange(game, hands={0: "1R1B"}).legal_moves()] == ["pass"]


@rule("TR-EU-TURN-02")
def test_whoever_passes_shows_a_hand_that_pays_for_no_station() -> None:
    """A re-deal for the others keeps to what the pass has told."""
    game = leave_tickets(begun("europe"), 0)
    arrange(game, hands={0: "1R1B", 1: "1R1G1K"}, row="", deck="", discard="", wagons={0: 0, 1: 45})
    position: Any = game._position
    position.stations_left[0] = 2
    position.station[0] = 0
    game.play("pass")
    for seed in range(40):
        other: Any = game._position.redeal(1, seed, 7)
        assert max(other.hands[card] for card in range(8)) < 2 and other.hands[8] == 0


@rule("TR-EU-DRAW-01")
def test_cards_are_drawn_as_in_the_base_game() -> None:
    game = full_deck(arrange(begun("europe"), row="RGLLB", hands={0: "", 1: ""}, discard=""))
    game.play("draw deck")
    assert verdict(game, "draw loco") == "TR-EU-DRAW-01"
    assert "flushed" in keys(play_drawing(game, "draw red", "L" + "RGBKW"))
    game = arrange(leave_tickets(begun("europe"), 0), hands={0: "1R"}, deck="", discard="", row="RG")
    assert verdict(game, "draw red") == "TR-EU-DRAW-01"
    assert {move.group for move in game.legal_moves()} <= {"claim", "station"}


@rule("TR-EU-TICK-01")
def test_a_ticket_action() -> None:
    game = begun("europe")
    deck = game.view(None)["ticket_deck"]
    game.play("tickets")
    offer = game.view(0)["offer"]
    assert len(offer) == 3 and not set(offer) & set(LONG)
    game.play("keep 2")
    position: Any = game._position
    assert [EUROPE.board.ticket_ids[ticket] for ticket in position.under] == [offer[0], offer[2]]
    assert game.view(None)["ticket_deck"] == deck - 1
    game = leave_tickets(begun("europe"), 2)
    game.play("tickets")
    assert len(game.view(0)["offer"]) == 2
    assert verdict(leave_tickets(begun("europe"), 0), "tickets") == "TR-EU-TICK-01"


@rule("TR-EU-TICK-02", "TR-EU-INV-02")
def test_no_long_ticket_is_ever_drawn_later() -> None:
    game = begun("europe", 2)
    while game.view(None)["ticket_deck"]:
        game.play("tickets")
        assert not set(game.view(game.to_move)["offer"]) & set(LONG)
        game.play("keep 1 2 3" if len(game.view(game.to_move)["offer"]) == 3 else "keep 1")
        assert game._position.audit() == []
    assert verdict(game, "tickets") == "TR-EU-TICK-01"


@rule("TR-EU-TICK-03")
def test_kept_tickets_stay_secret_and_are_never_given_back() -> None:
    game = begun("europe")
    held = {told["ticket"] for told in game.view(0)["tickets"]}
    for _ in range(4):
        game.play("tickets")
        game.play("keep 1 2 3")
    assert held <= {told["ticket"] for told in game.view(0)["tickets"]}
    assert len(game.view(0)["tickets"]) == 4 + 6
    assert game.view(1)["seats"][0]["tickets"] == 10 and "all_tickets" not in game.view(1)


@rule("TR-EU-TICK-04")
def test_a_long_ticket_not_done_costs_its_value() -> None:
    outcome = finish(hold(hold(begun("europe"), 0, LONG[0]), 1))
    assert outcome.by_source(0)["ticket-failed"] == -EUROPE.map.tickets[LONG[0]].points


# -- routes ----------------------------------------------------------------------------------------


@rule("TR-EU-CLAIM-01", "TR-EU-CLAIM-02")
def test_routes_are_claimed_whole_and_locomotives_are_wild() -> None:
    title = title_like("europe", {"a-b": {"length": 3, "color": "red"}, "b-c": {"length": 2, "color": "red"}})
    game = arrange(small_game(title), hands={0: "2R"})
    assert verdict(game, "claim a-b: 2 red") == "TR-EU-CLAIM-01"
    game = arrange(small_game(title), hands={0: "2R2L"})
    assert sorted(payments_of(game, "b-c")) == ["1L1R", "2L", "2R"]
    assert sorted(payments_of(game, "a-b")) == ["1L2R", "2L1R"]


@rule("TR-EU-CLAIM-03")
def test_points_of_routes() -> None:
    game = arrange(begun("europe"), hands={0: "8L"}, deck="9R9G")  # no locomotive to be revealed
    track = next(id for id in EUROPE.map.tracks if {"petrograd", "stockholm"} == set(id.split("-")))
    game.play(claiming(track, "8L"))
    seat = game.view(None)["seats"][0]
    assert (seat["score"], seat["wagons"]) == (21, 37)
    points = {track.length: EUROPE.map.rules.track_points[track.length - 1] for track in EUROPE.map.tracks.values()}
    assert points == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
    for length in (5, 7):
        with pytest.raises(bl.BadMap, match=f"no points for length {length}"):
            title_like("europe", {"a-b": {"length": length, "color": "red"}})


@rule("TR-EU-MULTI-02")
@pytest.mark.parametrize(("players", "open"), [(2, False), (3, False), (4, True), (5, True)])
def test_the_second_track_of_a_double(players: int, open: bool) -> None:
    double = next(
        id for id, track in EUROPE.map.tracks.items() if id.endswith("/1") and not track.tunnel and not track.ferry
    )
    twin = double[:-1] + "2"
    game = arrange(own(begun("europe", players), 0, double), hands={0: "9L", 1: "9L"}, to_move=1)
    move = claiming(twin, f"{EUROPE.map.tracks[twin].length}L")
    assert verdict(game, move) == (None if open else "TR-EU-MULTI-02")
    assert verdict(arrange(game, to_move=0), move) == "TR-EU-MULTI-02"


FERRIES = [
    ("PX-44", 1, 2, "1L2R1B", ["1L1B", "1L1R"]),
    ("PX-45", 1, 2, "4R", []),
    ("PX-46", 2, 2, "3L2R", ["2L"]),
    ("PX-47", 1, 4, "2L3R2B", ["1L3R", "2L2B", "2L2R"]),
    ("PX-48", 2, 6, "3L4R3B", ["2L4R", "3L3B", "3L3R"]),
    ("PX-49", 2, 4, "1L5B", []),
    ("PX-50", 2, 8, "3L6G5R", ["2L6G", "3L5G", "3L5R"]),
]
"""The worked payments of the ledger: symbols, length, hand, all payments."""


@rule("TR-EU-FERRY-02", "TR-EU-FERRY-03", "TR-EU-FERRY-04")
@pytest.mark.parametrize(("id", "symbols", "length", "hand", "payments"), FERRIES, ids=[row[0] for row in FERRIES])
def test_worked_payments_of_ferries(id: str, symbols: int, length: int, hand: str, payments: list[str]) -> None:
    title = title_like("europe", {"a-b": {"length": length, "ferry": symbols}})
    game = arrange(small_game(title), hands={0: hand})
    assert sorted(payments_of(game, "a-b")) == payments


@rule("TR-EU-FERRY-03")
def test_a_ferry_takes_one_colour() -> None:
    game = arrange(small_game(title_like("europe", {"a-b": {"length": 4, "ferry": 1}})), hands={0: "1L2R1B"})
    assert verdict(game, "claim a-b: 1 blue 2 red 1 loco") == "TR-EU-FERRY-04"


@rule("TR-EU-FERRY-04")
def test_ferry_payments_against_plain_counting() -> None:
    chance = random.Random(5)
    for _ in range(60):
        symbols, length = chance.choice([(1, 2), (1, 4), (2, 2), (2, 4), (2, 6)])
        counts = [chance.randint(0, 4) for _ in range(9)]
        hand = "".join(f"{n}{letter}" for n, letter in zip(counts, "PWBYOKRGL", strict=True) if n)
        found = payments_of(
            arrange(small_game(title_like("europe", {"a-b": {"length": length, "ferry": symbols}})), hands={0: hand}),
            "a-b",
        )
        wanted = {
            ("L" * k, color if k < length else "", length - k)
            for color in range(8)
            for k in range(symbols, length + 1)
            if k <= counts[8] and length - k <= counts[color]
        }
        assert len(found) == len(set(found)) == len(wanted)


# -- tunnels ---------------------------------------------------------------------------------------

ALPS = title_like(
    "europe",
    {
        "a-b": {"length": 2, "color": "red", "tunnel": True},
        "b-c": {"length": 3, "tunnel": True},
        "c-d": {"length": 2, "color": "red"},
    },
)


def tunnel(hand: str, deck: str = PLENTY, discard: str = "") -> bl.Game:
    return arrange(small_game(ALPS), hands={0: hand, 1: "4P"}, deck=deck, discard=discard, row="PWBYO")


@rule("TR-EU-TUNNEL-01")
def test_a_tunnel_asks_for_a_card_for_every_match() -> None:
    game = tunnel("4R1L")
    play_drawing(game, "claim a-b: 2 red", "RGL")
    assert game.view(None)["tunnel"]["owes"] == 2
    assert verdict(game, "draw deck") == "TR-EU-TUNNEL-01"
    assert {ledger_text(m.params["cards"]) for m in game.legal_moves() if "pay" in str(m)} == {"2R", "1L1R"}
    game.play("tunnel pay 2 red")
    assert game.view(None)["seats"][0]["tracks"] == ["a-b"]
    game = tunnel("4R1L")
    play_drawing(game, "claim a-b: 2 red", "RGL")
    game.play("tunnel decline")
    assert ledger_text(game.view(0)["hand"]) == "1L4R" and game.to_move == 1


@rule("TR-EU-TUNNEL-02")
def test_locomotives_alone_are_matched_by_locomotives_alone() -> None:
    game = tunnel("4L2R")
    play_drawing(game, "claim a-b: 2 loco", "RRL")
    assert game.view(None)["tunnel"]["owes"] == 1
    assert verdict(game, "tunnel pay 1 red") == "TR-EU-TUNNEL-02"
    assert verdict(game, "tunnel pay 1 loco") is None


@rule("TR-EU-TUNNEL-03")
def test_a_short_deck_reveals_what_there_is() -> None:
    game = tunnel("3R", deck="1R", discard="")
    play_drawing(game, "claim a-b: 2 red", "R")
    assert game.view(None)["tunnel"]["owes"] == 1
    game = tunnel("3R", deck="", discard="")
    game.play("claim a-b: 2 red")
    assert game.view(None)["seats"][0]["tracks"] == ["a-b"]


@rule("TR-EU-TUNNEL-04")
def test_parallel_tunnels_are_an_ordinary_double() -> None:
    assert not any(track.tunnel and track.ferry for track in EUROPE.map.tracks.values())
    pair = [id for id in EUROPE.map.tracks if set(id.partition("/")[0].split("-")) == {"madrid", "pamplona"}]
    assert len(pair) == 2 and all(EUROPE.map.tracks[id].tunnel for id in pair)
    game = arrange(own(begun("europe"), 0, pair[0]), hands={1: "9L"}, to_move=1)
    assert verdict(game, claiming(pair[1], f"{EUROPE.map.tracks[pair[1]].length}L")) == "TR-EU-MULTI-02"


# -- the end ---------------------------------------------------------------------------------------


@rule("TR-EU-END-01")
def test_the_last_turn_may_be_a_station() -> None:
    game = arrange(begun("europe"), hands={0: "9L", 1: "3R"}, wagons={0: 3})
    track = next(id for id, track in EUROPE.map.tracks.items() if track.length == 1 and not track.tunnel)
    game.play(claiming(track, "1L"))
    assert game.view(None)["last_round"] == {"seat": 0, "turns_left": 2}
    assert {move.group for move in game.legal_moves()} == {"draw", "claim", "tickets", "station"}
    game.play("station paris: 1 red")
    game.play("station roma: 1 loco")
    assert game.is_over and game.outcome().reason == "wagons"


TIES = title_like(
    "europe",
    {
        "a-b": {"length": 2, "color": "red"},
        "b-c": {"length": 2, "color": "red"},
        "p-q": {"length": 2, "color": "red"},
        "q-r": {"length": 1, "color": "red"},
        "x-y": {"length": 4, "color": "red"},
        "y-z": {"length": 2, "color": "red"},
    },
    {
        **{f"long{n}": {"from": "a", "to": "c", "points": 20, "deck": "long"} for n in range(6)},
        "ab": {"from": "a", "to": "b", "points": 5},
        "pq": {"from": "p", "to": "q", "points": 5},
        **{f"t{n}": {"from": "x", "to": "y", "points": 5} for n in range(20)},
    },
)


def built(game: bl.Game, seat: int, *cities: str) -> bl.Game:
    position: Any = game._position
    for city in cities:
        position.station[position.board.city_ids.index(city)] = seat
        position.stations_left[seat] -= 1
    return game


@rule("TR-EU-FINAL-03")
def test_completed_tickets_break_a_tie_those_by_stations_too() -> None:
    game = own(own(small_game(TIES), 0, "a-b"), 1, "p-q")
    built(built(game, 0, "x"), 1, "q")  # seat 1 uses nothing
    own(game, 1, "x-y")
    outcome = level(hold(hold(game, 0, "ab", "t0"), 1, "pq"), 0, 1)
    assert outcome.winners == [0]
    assert outcome.tie_break is not None and (outcome.tie_break.by, outcome.tie_break.best) == ("tickets", 2)


@rule("TR-EU-FINAL-04")
def test_then_the_fewest_stations() -> None:
    game = own(own(small_game(TIES), 0, "a-b"), 1, "p-q")
    outcome = level(hold(hold(built(built(game, 0, "x"), 1, "y", "z"), 0), 1), 0, 1)
    assert outcome.winners == [0]
    assert outcome.tie_break is not None and (outcome.tie_break.by, outcome.tie_break.best) == ("stations", 2)


@rule("TR-EU-FINAL-05")
def test_then_the_longest_path_bonus_then_the_victory_is_shared() -> None:
    """A-39."""
    game = own(own(small_game(TIES), 0, "a-b", "b-c"), 1, "p-q")
    outcome = level(hold(hold(game, 0), 1), 0, 1)
    assert outcome.winners == [0]
    assert outcome.tie_break is not None and outcome.tie_break.by == "holder"
    outcome = level(hold(hold(own(own(small_game(TIES), 0, "a-b"), 1, "p-q"), 0), 1), 0, 1)
    assert outcome.winners == [0, 1]
    for option, winners in (("holder", [0, 1]), ("length", [0])):
        game = own(own(small_game(TIES, 3, tie_break_path=option), 0, "a-b", "b-c"), 1, "p-q", "q-r")
        own(game, 2, "x-y", "y-z")
        position: Any = game._position
        position.score[2] = -50
        assert level(hold(hold(hold(game, 0), 1), 2), 0, 1).winners == winners


@pytest.mark.slow
@rule("TR-EU-INV-01", "TR-EU-INV-02", "TR-EU-INV-04")
@pytest.mark.parametrize("players", [2, 4])
def test_random_games_keep_the_laws_and_end(players: int) -> None:
    game = after_choice(bl.new_game("europe", players=players, seed=players))
    chance = random.Random(players)
    while not game.is_over:
        moves = game.legal_moves()
        groups = sorted({move.group for move in moves})
        group = chance.choice(groups)
        game.play(chance.choice([move for move in moves if move.group == group]))
        assert game._position.audit() == []
        view = game.view(None)
        assert all(len(seat["stations"]) + seat["stations_left"] == 3 for seat in view["seats"])
        standing = [city for seat in view["seats"] for city in seat["stations"]]
        assert len(standing) == len(set(standing))
        assert len(game.moves) < 2000
    position: Any = game._position
    held = sum(0 <= at < players for at in position.ticket_at)
    assert position.ticket_deck() + held + sum(at == 30 for at in position.ticket_at) == 46
