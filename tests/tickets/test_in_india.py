"""India: what its sheet changes in the base game; ferries, tickets, tie-breaks."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import branchline as bl
from branchline.games.tickets.mapfile import Rules
from ledger import rule
from tickets.arrange import (
    arrange,
    begun,
    claiming,
    finish,
    full_deck,
    hold,
    keys,
    leave_tickets,
    level,
    own,
    payments_of,
    play_drawing,
    small_game,
    title_like,
    verdict,
)

INDIA: Any = bl.titles()["india"]
USA: Any = bl.titles()["usa"]


@rule("TR-IN-SETUP-01")
def test_india_differs_from_the_base_game_in_what_its_sheet_says() -> None:
    mine, base = INDIA.map.rules, USA.map.rules
    assert {name for name in Rules.__struct_fields__ if getattr(mine, name) != getattr(base, name)} == {
        "ledger",
        "pair_pays_symbol",
        "tickets_dealt",
        "open_doubles",
        "open_triples",
        "grand_tour",
        "tie_break",
        "track_points",
    }


@rule("TR-IN-SETUP-02")
def test_two_to_four_play_with_45_wagons_and_110_cards() -> None:
    assert list(INDIA.player_counts) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(bl.BadOption):
            bl.new_game("india", players=players, seed=1)
    game = begun("india", 4)
    assert [seat["wagons"] for seat in game.view(None)["seats"]] == [45] * 4
    position: Any = game._position
    cards = sum(position.deck) + sum(position.hands) + sum(position.discard) + 5
    assert cards == 110 == 8 * 12 + 14


@rule("TR-IN-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_tickets_are_dealt_of_58_and_two_kept_at_least(players: int) -> None:
    game = begun("india", players, chosen=False)
    assert game.view(None)["ticket_deck"] == 58 - 4 * players
    assert len(game.legal_moves()) == 11
    assert verdict(game, "keep 1") == "TR-IN-SETUP-03"
    assert verdict(game, "keep 1 4") is None


@rule("TR-IN-SETUP-04")
def test_tickets_rejected_at_the_start_go_under_the_deck() -> None:
    game = begun("india", 2, chosen=False)
    offers = [game.view(seat)["offer"] for seat in (0, 1)]
    game.play("keep 1 2")
    game.play("keep 2 3 4")
    assert game.view(None)["ticket_deck"] == 58 - 5
    position: Any = game._position
    under = [INDIA.board.ticket_ids[ticket] for ticket in position.under]
    assert under == [offers[0][2], offers[0][3], offers[1][0]]


@rule("TR-IN-SETUP-05", "TR-IN-FERRY-02")
def test_the_board() -> None:
    tracks = INDIA.map.tracks
    assert (len(INDIA.map.cities), len(tracks)) == (39, 108)
    groups = Counter(id.partition("/")[0] for id in tracks)
    assert Counter(groups.values()) == {1: 52, 2: 28}
    ferries = [track for track in tracks.values() if track.ferry]
    assert all(track.color == "gray" for track in ferries)
    assert Counter((t.ferry, t.length - t.ferry) for t in ferries) == {(1, 1): 4, (2, 4): 3, (2, 6): 1}
    assert not any(track.tunnel for track in tracks.values())
    assert Counter(t.length for t in tracks.values()) == {1: 31, 2: 47, 3: 17, 4: 9, 6: 3, 8: 1}
    colors = Counter[str]()
    for track in tracks.values():
        colors[track.color] += track.length
    assert colors.pop("gray") == 78 and set(colors.values()) == {20}


@rule("TR-IN-TICK-01")
def test_a_ticket_action_draws_three_and_returns_the_rest_under_the_deck() -> None:
    game = begun("india", 2)
    deck = game.view(None)["ticket_deck"]
    game.play("tickets")
    offer = game.view(0)["offer"]
    assert len(offer) == 3 and verdict(game, "draw deck") == "TR-IN-TICK-01"
    game.play("keep 2")
    position: Any = game._position
    assert [INDIA.board.ticket_ids[t] for t in position.under] == [offer[0], offer[2]]
    assert game.view(None)["ticket_deck"] == deck - 1
    assert verdict(leave_tickets(begun("india", 2), 0), "tickets") == "TR-IN-TICK-01"


@rule("TR-IN-DRAW-01")
def test_locomotives_in_the_row_are_as_in_the_base_game() -> None:
    game = full_deck(arrange(begun("india", 2), row="RGLLB", hands={0: "", 1: ""}, discard=""))
    game.play("draw deck")
    assert verdict(game, "draw loco") == "TR-BASE-DRAW-02"
    told = keys(play_drawing(game, "draw red", "L" + "RGBKW"))
    assert "flushed" in told
    game = full_deck(arrange(begun("india", 2), row="RGLBK", hands={0: "", 1: ""}, discard=""))
    game.play("draw loco")
    assert game.to_move == 1


@rule("TR-IN-MULTI-01")
@pytest.mark.parametrize(("players", "open"), [(2, False), (3, False), (4, True)])
def test_the_second_track_of_a_double(players: int, open: bool) -> None:
    double = next(id for id, track in INDIA.map.tracks.items() if id.endswith("/1") and track.color != "gray")
    twin = double[:-1] + "2"
    game = arrange(own(begun("india", players), 0, double), hands={0: "9L", 1: "9L"}, to_move=1)
    move = claiming(twin, f"{INDIA.map.tracks[twin].length}L")
    assert verdict(game, move) == (None if open else "TR-IN-MULTI-01")
    assert verdict(arrange(game, to_move=0), move) is not None


@rule("TR-IN-CLAIM-01")
def test_points_of_routes() -> None:
    game = arrange(begun("india", 2), hands={0: "2L6G"})
    game.play("claim calcutta-madras: 6 green 2 loco")
    seat = game.view(None)["seats"][0]
    assert (seat["score"], seat["wagons"]) == (21, 45 - 8)
    points = {track.length: INDIA.map.rules.track_points[track.length - 1] for track in INDIA.map.tracks.values()}
    assert points == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
    for length in (5, 7):
        with pytest.raises(bl.BadMap, match=f"no points for length {length}"):
            title_like("india", {"a-b": {"length": length, "color": "red"}})


@rule("TR-IN-FERRY-01")
def test_a_symbol_takes_a_locomotive_and_nothing_else() -> None:
    """PX-50, and the smallest ferry."""
    game = arrange(begun("india", 2), hands={0: "3L6G5R"})
    assert sorted(payments_of(game, "calcutta-madras")) == ["2L6G", "3L5G", "3L5R"]
    small = next(id for id, t in INDIA.map.tracks.items() if (t.ferry, t.length) == (1, 2))
    assert verdict(arrange(game, hands={0: "4R"}), claiming(small, "2R")) == "TR-IN-FERRY-01"
    assert verdict(arrange(game, hands={0: "4R2L"}), claiming(small, "1L1R")) is None
    assert verdict(game, claiming(small, "2L")) is None
    assert verdict(arrange(game, hands={0: "1L1R1B"}), claiming(small, "1R1B")) == "TR-IN-FERRY-01"


@rule("TR-IN-PATH-01")
def test_all_that_tie_for_the_longest_path_get_ten() -> None:
    tracks = {f"{a}-{b}": {"length": n} for a, b, n in (("a", "b", 3), ("b", "c", 3), ("c", "a", 3), ("c", "d", 2))}
    tracks |= {"p-q": {"length": 8}, "q-r": {"length": 3}, "q-s": {"length": 2}}
    title = title_like("india", tracks)
    game = own(own(small_game(title), 0, "a-b", "b-c", "c-a", "c-d"), 1, "p-q", "q-r", "q-s")
    outcome = finish(hold(hold(game, 0), 1))
    paths = [
        [(p.points, p.params["wagons"]) for p in lines if p.source == "longest-path"] for lines in outcome.breakdown
    ]
    assert paths == [[(10, 11)], [(10, 11)]]


TIES = title_like(
    "india",
    {
        "a-b": {"length": 2, "color": "red"},
        "b-c": {"length": 2, "color": "red"},
        "p-q": {"length": 2, "color": "red"},
        "q-r": {"length": 1, "color": "red"},
        "x-y": {"length": 4, "color": "red"},
        "y-z": {"length": 2, "color": "red"},
    },
    {
        "ab": {"from": "a", "to": "b", "points": 5},
        "bc": {"from": "b", "to": "c", "points": 5},
        "pq": {"from": "p", "to": "q", "points": 5},
        **{f"t{n}": {"from": "x", "to": "y", "points": 5} for n in range(20)},
    },
)


@rule("TR-IN-FINAL-02")
def test_tickets_break_a_tie_first() -> None:
    game = own(own(small_game(TIES), 0, "a-b", "b-c"), 1, "p-q")
    outcome = level(hold(hold(game, 0, "ab"), 1, "pq", "t0"), 0, 1)
    assert outcome.winners == [0, 1] or outcome.tie_break is not None
    outcome = level(hold(hold(own(own(small_game(TIES), 0, "a-b"), 1, "p-q"), 0, "ab"), 1), 0, 1)
    assert outcome.winners == [0]
    assert outcome.tie_break is not None and outcome.tie_break.by == "tickets"


@rule("TR-IN-FINAL-02")
def test_then_the_longest_path_bonus_then_the_victory_is_shared() -> None:
    """A-39."""
    game = own(own(small_game(TIES), 0, "a-b", "b-c"), 1, "p-q", "q-r")
    outcome = level(hold(hold(game, 0), 1), 0, 1)
    assert outcome.winners == [0]
    assert outcome.tie_break is not None and outcome.tie_break.by == "holder"
    for option, winners in (("holder", [0, 1]), ("length", [0])):
        game = own(own(small_game(TIES, 3, tie_break_path=option), 0, "a-b", "b-c"), 1, "p-q", "q-r")
        own(game, 2, "x-y", "y-z")
        position: Any = game._position
        position.score[2] = -50
        assert level(hold(hold(hold(game, 0), 1), 2), 0, 1).winners == winners


@rule("TR-IN-INV-01", "TR-IN-INV-02", "TR-IN-INV-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_all_tickets_and_end(players: int) -> None:
    game = bl.new_game("india", players=players, seed=players)
    chance = random.Random(players)
    position: Any = game._position
    while not game.is_over:
        moves = game.legal_moves()
        claims = [move for move in moves if move.group == "claim"]
        game.play(chance.choice(claims if claims and chance.random() < 0.7 else moves))
        position = game._position
        held = sum(1 for at in position.ticket_at if 0 <= at < players)
        assert position.ticket_deck() + held + sum(position.offer_size) == 58
        assert len(game.moves) < 2000
    for seat, lines in enumerate(game.outcome().breakdown):
        done = {line.params["ticket"] for line in lines if line.source == "ticket-done"}
        for line in lines:
            if line.source == "grand-tour":
                assert set(line.params["tickets"]) <= done
        assert game.outcome().by_source(seat).get("grand-tour", 0) in (0, 5, 10, 20, 30, 40)
