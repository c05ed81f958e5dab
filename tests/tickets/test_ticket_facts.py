"""The derived facts of the ticket family: right by the rules, and from one seat's knowledge alone."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import branchline as bl
from branchline.core.game import Game
from branchline.games.tickets.claiming import place_wagons

TABLES = [
    (title, players)
    for title in ("switzerland", "northern-lights", "usa")
    for players in bl.titles()[title].player_counts
]


def begun(title: str, players: int, *claims: str, **options: Any) -> Game:
    """A game in which all have chosen their tickets, then some tracks were claimed: `0 bern-luzern/1`."""
    game = bl.new_game(title, players=players, seed=1, first_player=0, **options)
    for _ in range(players):
        game.play(game.legal_moves()[-1])
    for claim in claims:
        seat, track = claim.split()
        position: Any = game._position
        place_wagons(position, int(seat), position.board.track_by_id[track])
    return game


def hold(game: Game, seat: int, ticket: str) -> None:
    """Put a ticket into a seat's hand."""
    position: Any = game._position
    position.ticket_at[position.board.ticket_ids.index(ticket)] = seat


def played(title: str, players: int, seed: int, moves: int) -> Game:
    """A game after some random moves, claims preferred."""
    chance = random.Random(f"{title} {players} {seed}")
    game = bl.new_game(title, players=players, seed=seed)
    for _ in range(moves):
        if not game.is_over:
            legal = list(game.legal_moves())
            claims = [move for move in legal if move.group == "claim"]
            game.play(chance.choice(claims if claims and chance.random() < 0.6 else legal))
    return game


@pytest.mark.slow
@pytest.mark.parametrize(("title", "players"), TABLES)
def test_facts_depend_on_a_seat_s_knowledge_alone(title: str, players: int) -> None:
    """Games that differ only in what a seat cannot know give it the same facts, byte for byte."""
    differing = 0
    for seed in range(3):
        game = played(title, players, seed, (0, 60, 150)[seed])
        if game.is_over:
            continue
        for viewer in [None, *range(players)]:
            world = game.redeal(viewer, seed + 10)
            assert world.facts(viewer) == game.facts(viewer)
            differing += any(world.facts(other) != game.facts(other) for other in range(players))
    assert differing > 0, "the games must really differ"


def test_a_spectator_is_told_no_way_and_no_ticket() -> None:
    facts = played("usa", 3, 2, 120).facts(None)
    assert facts["ways"] == {}
    assert all(sheet["points"].keys() <= {"track", "longest-path"} for sheet in facts["sheets"])
    assert all(sheet["hidden"] == ["ticket-done", "ticket-failed"] for sheet in facts["sheets"])


@pytest.mark.rule("TR-NL-MULTI-07")
def test_a_parallel_track_is_closed_to_its_neighbour_s_owner_or_to_all() -> None:
    two = begun("usa", 2, "0 boston-new_york/1")
    assert two.facts(0)["closed"] == two.facts(1)["closed"] == two.facts(None)["closed"]
    assert two.facts(0)["closed"] == {"boston-new_york/2": "twin-closed"}
    four = begun("usa", 4, "0 boston-new_york/1")
    assert four.facts(0)["closed"] == {"boston-new_york/2": "own-twin"}
    assert four.facts(1)["closed"] == four.facts(None)["closed"] == {}


def test_a_way_is_as_cheap_as_any_and_own_tracks_are_free() -> None:
    game = begun("usa", 2)
    hold(game, 0, "t01")  # Boston - Miami
    assert game.facts(0)["ways"]["t01"]["wagons"] == 12
    game = begun("usa", 2, "0 boston-new_york/1", "1 charleston-miami")
    hold(game, 0, "t01")
    way = game.facts(0)["ways"]["t01"]
    assert way["start"] == "boston" and way["tracks"][0] == "boston-new_york/1"
    assert "charleston-miami" not in way["tracks"]
    board = game.title.board  # type: ignore[attr-defined]
    lengths = [int(board.length[board.track_by_id[track]]) for track in way["tracks"]]
    assert way["wagons"] == sum(lengths[1:])


def test_a_ticket_that_is_cut_off_has_no_way() -> None:
    game = begun("usa", 2, "1 charleston-miami", "1 atlanta-miami", "1 miami-new_orleans")
    hold(game, 0, "t01")
    assert game.facts(0)["ways"]["t01"] is None


def test_tracks_longer_than_the_wagons_left_are_closed_to_the_seat() -> None:
    game = bl.new_game("usa", players=2, seed=1)
    position: Any = game._position
    position.wagons[0] = 5
    closed = game.facts(0)["closed"]
    board = game.title.board  # type: ignore[attr-defined]
    assert closed == {id: "wagons" for id, length in zip(board.track_ids, board.length, strict=True) if length > 5}
    assert closed and game.facts(1)["closed"] == game.facts(None)["closed"] == {}


def test_tickets_on_offer_have_ways_too() -> None:
    game = bl.new_game("switzerland", players=2, seed=3)
    facts = game.facts(0)
    assert list(facts["ways"]) == game.view(0)["offer"]
    assert all(way["wagons"] > 0 for way in facts["ways"].values())


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_no_other_way_is_cheaper(seed: int) -> None:
    """The cities reached for less than a way's wagons, found otherwise, never complete the ticket."""
    game = played("switzerland", 3, seed, 110)
    board = game.title.board  # type: ignore[attr-defined]
    for seat in range(3):
        view, facts = game.view(seat), game.facts(seat)
        own = set(view["seats"][seat]["tracks"])
        taken = {track for told in view["seats"] for track in told["tracks"]} | facts["closed"].keys()
        free = [track for track in board.track_ids if track not in taken]
        for ticket, way in facts["ways"].items():
            if way is not None and len([t for t in way["tracks"] if t not in own]) > 1:
                short = [t for t in free if board.length[board.track_by_id[t]] < way["wagons"]]
                for pair in combinations(short, 2):
                    if sum(board.length[board.track_by_id[track]] for track in pair) < way["wagons"]:
                        assert not completes(game, seat, ticket, pair)


def completes(game: Game, seat: int, ticket: str, tracks: tuple[str, ...]) -> bool:
    """Whether a seat with these tracks more would have completed a ticket."""
    other = game.copy()
    hold(other, seat, ticket)
    position: Any = other._position
    for track in tracks:
        place_wagons(position, seat, position.board.track_by_id[track])
    return any(held["done"] for held in other.view(seat)["tickets"] if held["ticket"] == ticket)


def test_goals_that_count_secrets_are_null_for_others() -> None:
    """Of Locomotive Love everybody knows the own count; of Small Steps all know all."""
    position: Any = begun("northern-lights", 3)._position
    ids = position.board.goal_ids
    game = begun("northern-lights", 3)
    inner: Any = game._position
    inner.goals = type(inner.goals)([ids.index("locomotive_love"), ids.index("small_steps")])
    secret, public = game.facts(1)["goals"]
    assert secret["counts"][0] is None and secret["counts"][2] is None and secret["counts"][1] is not None
    assert None not in public["counts"]
    assert game.facts(None)["goals"][0] == {"counts": [None, None, None], "leaders": []}
    assert all("goal" in sheet["hidden"] for sheet in game.facts(1)["sheets"])


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_sheets_are_those_of_the_rules_and_at_the_end_those_of_the_outcome(title: str, players: int) -> None:
    game = played(title, players, 5, 100)
    for viewer in [None, *range(players)]:
        told = game.facts(viewer)["sheets"]
        assert [(sheet.total, sheet.hidden) for sheet in game.sheets(viewer)] == [
            (sheet["total"], sheet["hidden"]) for sheet in told
        ]
    game = played(title, players, 6, 5000)
    outcome = game.outcome()
    for seat, sheet in enumerate(game.facts(None)["sheets"]):
        assert sheet["total"] == outcome.scores[seat] and sheet["hidden"] == []
        assert {source: sum(things.values()) for source, things in sheet["points"].items()} == outcome.by_source(seat)


def test_facts_are_worked_out_anew_after_a_claim() -> None:
    game = begun("usa", 2)
    before = game.facts(0)
    position: Any = game._position
    place_wagons(position, 0, position.board.track_by_id["boston-new_york/1"])
    after = game.facts(0)
    assert before["longest_path"]["counts"] == [0, 0] and after["longest_path"]["counts"] == [2, 0]
    assert after["sheets"][0]["points"]["track"] == {"boston-new_york/1": 2}


def test_changing_an_answer_changes_no_later_one() -> None:
    game = begun("usa", 2, "0 boston-new_york/1")
    facts = game.facts(0)
    facts["sheets"][0]["points"]["track"].clear()
    facts["longest_path"]["counts"].clear()
    facts["ways"].clear()
    assert game.facts(0)["sheets"][0]["points"]["track"] == {"boston-new_york/1": 2}
    assert game.facts(0)["longest_path"]["counts"] == [2, 0] and game.facts(0)["ways"]


def test_an_outcome_tells_what_broke_a_tie() -> None:
    game = played("usa", 2, 3, 5000)
    assert game.outcome().tie_break is None or game.outcome().scores[0] == game.outcome().scores[1]
    position: Any = game._position
    outcome = game.outcome()
    done = [sum(line.source == "ticket-done" for line in lines) for lines in outcome.breakdown]
    position.score[0] += outcome.scores[1] - outcome.scores[0]
    tied = game.outcome()
    assert tied.scores[0] == tied.scores[1]
    if done[0] != done[1]:
        assert tied.as_dict()["tie_break"] == {"by": "tickets", "best": max(done), "next_best": min(done)}
        assert tied.winners == [done.index(max(done))]
    else:
        assert tied.tie_break is None or tied.tie_break.by == "goals"
