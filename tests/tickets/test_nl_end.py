"""Northern Lights: points for tracks, the last round, final scoring and the winner."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from ledger import rule
from tickets.arrange import arrange, begun, finish, hold, keys, own, put_goals, small_game, title_like, verdict

TABLE: Any = bl.titles()["northern-lights"]
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10}

# a line a-b-c-d-e-f of single spaces, and a far track for everybody to claim
LINE = {f"{a}-{b}": {"length": 1, "color": "red"} for a, b in ("ab", "bc", "cd", "de", "ef")}
LINE |= {"x-y": {"length": 2, "color": "blue"}, "y-z": {"length": 2, "color": "blue"}}
SHORT = {"metric": "tracks-of-length", "number": 1, "points": 3}
FERRIES = {"metric": "ferries", "points": 3}


def line(players: int = 2, goals: dict[str, Any] | None = None, **tickets: tuple[str, str, int]) -> bl.Game:
    """A small board on which nobody holds tickets; the tickets given are there to be held."""
    cards: dict[str, Any] = {f"x{n}": {"from": "a", "to": "b", "points": 1} for n in range(24)}
    cards.update({id: {"from": a, "to": b, "points": n} for id, (a, b, n) in tickets.items()})
    game = small_game(title_like("northern-lights", LINE, cards, goals=goals or {}), players)
    for seat in range(players):
        hold(game, seat)
    return arrange(game, hands=dict.fromkeys(range(players), "3R4B"), row="PWOKG")


def stuck(**options: Any) -> bl.Game:
    """Two players with no tickets left to draw, no cards anywhere but in the row."""
    tickets = {f"t{n}": {"from": "a", "to": "b", "points": 9} for n in range(8)}
    game = small_game(title_like("northern-lights", LINE, tickets, players=[2, 2]), **options)
    return arrange(game, hands={0: "", 1: ""}, row="PWOKG", deck="", discard="")


# -- points for tracks -----------------------------------------------------------------------------


@rule("TR-NL-SCORE-01")
def test_the_table_covers_the_map() -> None:
    lengths = {track.length for track in TABLE.map.tracks.values()}
    assert lengths == set(POINTS)
    assert dict(enumerate(TABLE.map.rules.track_points, 1)) == POINTS


@rule("TR-NL-SCORE-01")
@pytest.mark.parametrize("length", POINTS)
def test_points_depend_on_length_alone(length: int) -> None:
    kinds: list[dict[str, Any]] = [{"color": "red"}, {"color": "blue", "bonus": 2}, {"ferry": 1}]
    tracks = {f"a-{city}": {"length": length, **kind} for city, kind in zip("bcd", kinds, strict=True)}
    for track in tracks:
        game = arrange(small_game(title_like("northern-lights", tracks)), hands={0: "5L5R5B"})
        move = next(move for move in game.legal_moves() if move.params.get("track") == track)
        assert game.play(move)[0].params["points"] == POINTS[length]
        assert game.view(None)["seats"][0]["score"] == POINTS[length]


@rule("TR-NL-SCORE-01")
@pytest.mark.parametrize("length", (0, 6))
def test_a_length_outside_the_table_is_a_load_error(length: int, tmp_path: Path) -> None:
    file = tmp_path / "corrections.toml"
    file.write_text(f"[tracks.bergen-lillehammer]\nlength = {length}\n")
    with pytest.raises(bl.BadMap, match=r"bergen-lillehammer.*scoring table"):
        bl.new_game("northern-lights", players=2, seed=1, data=file)


@rule("TR-NL-SCORE-02")
@pytest.mark.parametrize(("players", "seed"), ((2, 5), (5, 6)))
def test_the_running_score_is_what_the_tracks_are_worth(players: int, seed: int) -> None:
    game = bl.new_game("northern-lights", players=players, seed=seed)
    scored = 0
    step = 0
    while not game.is_over:
        claims = [move for move in game.legal_moves() if move.group == "claim"]
        moves = claims or game.legal_moves()
        game.play(moves[(step * 7) % len(moves)])
        step += 1
        for seat in game.view(None)["seats"]:
            worth = sum(POINTS[TABLE.map.tracks[track].length] for track in seat["tracks"])
            assert seat["score"] == worth
            scored = max(scored, worth)
    assert scored > 20
    assert game.audit() == []
    for seat in range(players):
        assert game.outcome().by_source(seat).get("track", 0) == game.view(None)["seats"][seat]["score"]


# -- the last round --------------------------------------------------------------------------------


@rule("TR-NL-END-01")
@pytest.mark.parametrize(
    ("before", "claim", "last"), ((3, "a-b: 1 red", True), (4, "x-y: 2 blue", True), (4, "a-b: 1 red", False))
)
def test_two_wagons_or_fewer_begin_the_last_round(before: int, claim: str, last: bool) -> None:
    game = arrange(line(), wagons={0: before})
    assert game.view(None)["last_round"] is None
    events = game.play(f"claim {claim}")
    assert ("last-round" in keys(events)) == last
    expected = {"seat": 0, "turns_left": 2} if last else None
    assert game.view(None)["last_round"] == expected


@rule("TR-NL-END-01")
@pytest.mark.parametrize("action", (("draw deck", "draw deck"), ("tickets", "keep 1")))
def test_three_wagons_and_no_claim_do_not(action: tuple[str, ...]) -> None:
    game = arrange(line(), wagons={0: 3})
    for move in action:
        game.play(move)
    assert game.view(None)["last_round"] is None


@rule("TR-NL-END-02")
def test_everybody_has_exactly_one_more_turn() -> None:
    game = arrange(line(3), wagons={1: 3})
    game.play("claim x-y: 2 blue")
    game.play("claim a-b: 1 red")
    order = []
    while not game.is_over:
        order.append(game.to_move)
        game.play("draw deck")
        assert game.to_move == order[-1]
        game.play("draw deck")
    assert order == [2, 0, 1]
    assert game.to_move is None
    assert game.outcome().reason == "wagons"
    assert list(game.legal_moves()) == []
    for move in ("draw deck", "tickets", "claim b-c: 1 red", "keep 1", "pass"):
        assert verdict(game, move) == "TR-NL-END-02"


@rule("TR-NL-END-03")
def test_a_second_trigger_does_not_extend_the_last_round() -> None:
    """A-25: the first one counts, once."""
    game = arrange(line(3), wagons={0: 3, 1: 3, 2: 3})
    game.play("claim a-b: 1 red")
    first = game.view(None)["last_round"]
    events = game.play("claim b-c: 1 red")
    assert "last-round" not in keys(events)
    assert game.view(None)["last_round"] == {"seat": 0, "turns_left": first["turns_left"] - 1}
    game.play("claim c-d: 1 red")
    game.play("claim d-e: 1 red")
    assert game.is_over
    assert [seat["wagons"] for seat in game.view(None)["seats"]] == [1, 2, 2]


@rule("TR-NL-END-04")
def test_last_turns_are_full_turns() -> None:
    game = arrange(line(), wagons={0: 3})
    game.play("claim a-b: 1 red")
    for seat in (1, 0):
        assert game.to_move == seat
        assert {move.group for move in game.legal_moves()} == {"draw", "claim", "tickets"}
        game.play("tickets")
        game.play("keep 1 2 3")
    assert game.is_over
    assert [len(tickets) for tickets in game.view(None)["all_tickets"]] == [3, 3]


@rule("TR-NL-END-05")
def test_the_game_ends_when_all_pass() -> None:
    """A-09: nothing can ever change, so the game is scored."""
    game = stuck()
    assert keys(game.play("pass")) == ["passed"]
    assert game.to_move == 1
    events = game.play("pass")
    assert keys(events) == ["passed", "game-over"]
    assert game.is_over
    assert game.view(None)["last_round"] is None
    outcome = game.outcome()
    assert outcome.reason == events[1].params["reason"] == "deadlock"
    assert outcome.scores == [-36, -36]


@rule("TR-NL-END-05")
def test_passes_with_a_move_between_do_not_end_the_game() -> None:
    game = arrange(stuck(), hands={0: "", 1: "1R"})
    game.play("pass")
    game.play("claim a-b: 1 red")
    arrange(game, deck="", discard="")  # as if the card just paid were in a hand that cannot use it
    game.play("pass")
    assert not game.is_over
    game.play("pass")
    assert game.is_over


@rule("TR-NL-END-06")
def test_a_forced_pass_is_a_turn_of_the_last_round() -> None:
    game = arrange(stuck(), hands={0: "1R", 1: "1R"}, wagons={0: 3})
    game.play("claim a-b: 1 red")
    arrange(game, hands={1: ""}, deck="", discard="")
    assert game.view(None)["last_round"] == {"seat": 0, "turns_left": 2}
    game.play("pass")
    assert game.view(None)["last_round"] == {"seat": 0, "turns_left": 1}
    arrange(game, hands={0: "1R"})
    game.play("claim b-c: 1 red")
    assert game.is_over
    assert game.outcome().reason == "wagons"


# -- final scoring ---------------------------------------------------------------------------------


@rule("TR-NL-FINAL-01")
def test_the_final_score_is_tracks_tickets_and_goals() -> None:
    game = put_goals(begun("northern-lights", 2), "ferry_captain", "wild_west")
    own(game, 0, "bergen-oslo/1", "oslo-lillehammer/1", "karlstad-oslo/2", "mo_i_rana-narvik/1")
    own(game, 1, "umea-vaasa/1", "helsinki-turku", "stockholm-turku/1")
    hold(game, 0, "t28", "t31")
    hold(game, 1, "t49", "t30")
    outcome = finish(game)
    assert outcome.by_source(0) == {"track": 4 + 1 + 1 + 7, "ticket-failed": -9, "goal": 7}
    assert outcome.by_source(1) == {"track": 1 + 1 + 2, "ticket-done": 3, "ticket-failed": -5, "goal": 12}
    assert outcome.scores == [11, 14]
    for seat in (0, 1):
        assert sum(line.points for line in outcome.breakdown[seat]) == outcome.scores[seat]


@rule("TR-NL-FINAL-01")
def test_there_is_no_longest_path_without_its_goal() -> None:
    game = own(line(), 0, "a-b", "b-c", "c-d")
    assert finish(game).by_source(0) == {"track": 3}


@rule("TR-NL-FINAL-02")
def test_tickets_and_hands_are_shown_only_at_the_end() -> None:
    game = line(3, mine=("a", "c", 4), yours=("a", "f", 7))
    own(hold(hold(game, 0, "mine"), 1, "yours"), 0, "a-b", "b-c")
    for viewer in (0, 1, 2, None):
        view = game.view(viewer)
        assert "all_tickets" not in view and "hands" not in view
        assert ("mine" in json.dumps(view)) == (viewer == 0)
    finish(game)
    for viewer in (0, 1, 2, None):
        view = game.view(viewer)
        assert view["all_tickets"] == [
            [{"ticket": "mine", "done": True, "points": 4}],
            [{"ticket": "yours", "done": False, "points": -7}],
            [],
        ]
        assert view["hands"] == [{"blue": 4, "red": 3}] * 3


@rule("TR-NL-FINAL-03")
def test_all_who_tie_for_a_goal_get_its_full_value() -> None:
    tracks = {f"a-{city}": {"length": 1, "ferry": 1} for city in "bcdef"}
    game = small_game(title_like("northern-lights", tracks, goals={"sea": FERRIES}), 3)
    for seat in range(3):
        hold(game, seat)
    own(own(own(game, 0, "a-b", "a-c"), 1, "a-d"), 2, "a-e", "a-f")
    outcome = finish(game)
    assert [outcome.by_source(seat).get("goal") for seat in range(3)] == [3, None, 3]
    assert outcome.scores == [5, 1, 5]


@rule("TR-NL-FINAL-03")
def test_the_best_alone_gets_a_goal() -> None:
    game = own(own(line(goals={"short": SHORT}), 0, "a-b", "b-c"), 1, "c-d")
    outcome = finish(game)
    assert [outcome.by_source(seat).get("goal") for seat in range(2)] == [3, None]


@rule("TR-NL-FINAL-04")
def test_the_highest_total_wins() -> None:
    game = line(3, done=("c", "d", 2), failed=("a", "f", 3))
    own(own(own(game, 0, "a-b", "b-c"), 1, "c-d"), 2, "x-y", "y-z")
    hold(hold(game, 1, "done"), 2, "failed")
    outcome = finish(game)
    assert outcome.scores == [2, 3, 1]
    assert outcome.winners == [1]


@rule("TR-NL-FINAL-05")
def test_the_first_tie_break_is_the_number_of_completed_tickets() -> None:
    game = line(2, big=("a", "b", 6), small=("c", "d", 1), tiny=("c", "d", 5), lost=("a", "f", 1), gone=("a", "e", 1))
    own(own(game, 0, "a-b"), 1, "c-d")
    hold(hold(game, 0, "big"), 1, "small", "tiny")
    outcome = finish(game)
    assert outcome.scores == [7, 7]
    assert outcome.winners == [1]


@rule("TR-NL-FINAL-05")
def test_uncompleted_tickets_do_not_count_in_the_tie_break() -> None:
    game = line(2, big=("a", "b", 6), done=("c", "d", 8), lost=("a", "f", 1), gone=("a", "e", 1))
    own(own(game, 0, "a-b"), 1, "c-d")
    hold(hold(game, 0, "big"), 1, "done", "lost", "gone")
    outcome = finish(game)
    assert outcome.scores == [7, 7]
    assert outcome.winners == [0, 1]


@rule("TR-NL-FINAL-06")
def test_the_second_tie_break_is_the_number_of_goals() -> None:
    goals = {
        "short": SHORT | {"points": 2},
        "left": {"metric": "wagons-left", "points": 2},
        "path": {"metric": "longest-path", "points": 4},
    }
    # seat 0 meets two goals of 2 points, seat 1 one of 4
    game = own(own(line(2, goals), 0, "a-b", "c-d"), 1, "x-y")
    arrange(game, wagons={0: 39, 1: 38})
    outcome = finish(game)
    assert outcome.scores == [2 + 4, 2 + 4]
    assert [len([p for p in lines if p.source == "goal"]) for lines in outcome.breakdown] == [2, 1]
    assert outcome.winners == [0]


@rule("TR-NL-FINAL-06")
def test_tickets_break_a_tie_before_goals_do() -> None:
    game = line(2, {"short": SHORT}, one=("x", "y", 2))
    own(own(game, 0, "a-b"), 1, "x-y")
    hold(game, 1, "one")
    outcome = finish(game)
    assert outcome.scores == [4, 4]
    assert outcome.winners == [1]


@rule("TR-NL-FINAL-06")
def test_shared_goals_count_in_the_tie_break() -> None:
    goals = {"short": SHORT | {"points": 1}, "sea": FERRIES, "left": {"metric": "wagons-left", "points": 1}}
    game = line(3, goals)
    own(own(own(game, 0, "a-b", "b-c"), 1, "c-d", "d-e"), 2, "x-y")
    arrange(game, wagons={0: 10, 1: 10, 2: 3})
    outcome = finish(game)
    assert outcome.scores == [4, 4, 2]
    assert outcome.winners == [0, 1]


@rule("TR-NL-FINAL-07")
def test_players_still_tied_win_together() -> None:
    game = line(3, one=("a", "b", 2), two=("c", "d", 2))
    own(own(game, 0, "a-b"), 2, "c-d")
    hold(hold(game, 0, "one"), 2, "two")
    outcome = finish(game)
    assert outcome.scores == [3, 0, 3]
    assert outcome.winners == [0, 2]


@rule("TR-NL-FINAL-08")
def test_tie_breaks_are_among_the_leaders_only() -> None:
    game = line(3, big=("a", "b", 9), all=("d", "e", 9), t1=("c", "d", 1), t2=("c", "d", 1), t3=("c", "d", 2))
    own(own(own(game, 0, "a-b"), 1, "c-d"), 2, "d-e")
    hold(hold(hold(game, 0, "big"), 1, "t1", "t2", "t3"), 2, "all")
    outcome = finish(game)
    assert outcome.scores == [10, 5, 10]
    assert outcome.winners == [0, 2]


@rule("TR-NL-FINAL-09")
def test_totals_may_be_negative() -> None:
    game = line(2, lost=("a", "f", 9))
    own(game, 0, "x-y", "y-z")
    hold(game, 0, "lost")
    outcome = finish(game)
    assert outcome.scores == [-5, 0]
    assert outcome.winners == [1]


@rule("TR-NL-END-02", "TR-NL-FINAL-01")
@pytest.mark.parametrize("players", (2, 3, 5))
def test_a_whole_game_ends_by_the_rules(players: int) -> None:
    game = begun("northern-lights", players, seed=3)
    last_turns: list[int | None] = []
    trigger = None
    while not game.is_over:
        view = game.view(None)
        if view["last_round"] and view["phase"] == "turn":
            trigger = view["last_round"]["seat"]
            last_turns.append(game.to_move)
        claims = [move for move in game.legal_moves() if move.group == "claim"]
        moves = claims or [move for move in game.legal_moves() if move.group != "tickets"]
        game.play(moves[-1])
    assert trigger is not None
    assert last_turns == [(trigger + 1 + n) % players for n in range(players)]
    outcome = game.outcome()
    assert outcome.scores == [sum(line.points for line in lines) for lines in outcome.breakdown]
