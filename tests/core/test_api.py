"""The public API: what it offers, and that bad input gets a sentence and changes nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import branchline as bl
from traces import every_table


def state_of(game: bl.Game) -> list[Any]:
    """Everything one can see of a game from outside."""
    seats = range(game.players)
    return [game.record().dumps(), game.legal_moves().texts(), [game.view(seat) for seat in seats], game.to_move]


def test_titles_tell_what_they_are() -> None:
    shelf = bl.titles()
    assert {"switzerland", "northern-lights", "usa"} <= set(shelf)
    assert [list(shelf[id].player_counts) for id in ("switzerland", "northern-lights", "usa")] == [
        [2, 3],
        [2, 3, 4, 5],
        [2, 3, 4, 5],
    ]
    wagons = {option.name: option for option in shelf["switzerland"].options}["wagons"]
    assert (wagons.default, wagons.values) == (45, (45, 40))
    with pytest.raises(TypeError):
        shelf["chess"] = shelf["usa"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("arguments", "error", "reason"),
    [
        ({"title": "chess"}, bl.UnknownTitle, "there is no title 'chess'"),
        ({"title": "usa", "players": 1}, bl.BadOption, "2 to 5 players"),
        ({"title": "usa", "players": 6}, bl.BadOption, "2 to 5 players"),
        ({"title": "usa", "players": "two"}, bl.BadOption, "not 'two'"),
        ({"title": "usa", "players": True}, bl.BadOption, "not True"),
        ({"title": "usa", "sails": 3}, bl.BadOption, "no option 'sails'"),
        ({"title": "usa", "may_stop_after_one": 7}, bl.BadOption, "takes False, True"),
        ({"title": "switzerland", "wagons": 41}, bl.BadOption, "takes 45, 40"),
        ({"title": "switzerland", "players": 2, "first_player": 2}, bl.BadOption, "not at a table of 2"),
        ({"title": "usa", "seed": "x"}, bl.BadOption, "whole number"),
        ({"title": "usa", "seed": 1, "secret": bytes(32)}, bl.BadOption, "either a seed or a secret"),
        ({"title": "usa", "secret": b"short"}, bl.BadOption, "at least 32 bytes"),
        ({"title": "tickets"}, bl.BadOption, "give its file"),
        ({"title": "usa", "map": "x.toml"}, bl.BadOption, "has its own map"),
        ({"title": "tickets", "map": "no-such-file.toml"}, bl.BadMap, "cannot be read"),
        ({"title": "usa", "data": "no-such-file.toml"}, bl.BadMap, "cannot be read"),
        ({"title": "tickets", "map": "a", "data": "b"}, bl.BadOption, "not both"),
    ],
)
def test_bad_beginnings(arguments: dict[str, Any], error: type[bl.BranchlineError], reason: str) -> None:
    with pytest.raises(error) as caught:
        bl.new_game(**arguments)
    assert reason in str(caught.value)
    assert issubclass(error, bl.BranchlineError)


def test_options_are_read_from_text_too() -> None:
    game = bl.new_game("switzerland", players=2, seed=1, wagons="40", may_stop_after_one="true")
    assert game.options["wagons"] == 40
    assert game.options["may_stop_after_one"] is True
    assert game.view(0)["seats"][0]["wagons"] == 40


def test_without_a_seed_games_differ_and_say_their_seed() -> None:
    one, two = bl.new_game("usa"), bl.new_game("usa")
    assert one.seed is not None and one.seed != two.seed
    again = bl.new_game("usa", seed=one.seed)
    assert again.view(0) == one.view(0)


@pytest.mark.parametrize(("title", "players"), every_table())
def test_views_logs_and_outcomes_are_json(title: str, players: int) -> None:
    game = bl.new_game(title, players=players, seed=9)
    with pytest.raises(bl.GameNotOver):
        game.outcome()
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[len(moves) // 2])
    for seat in [None, *range(players)]:
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert all(json.dumps(event.as_dict()) for event in game.log(seat))
    outcome = game.outcome()
    assert json.loads(json.dumps(outcome.as_dict()))["scores"] == outcome.scores
    for seat in range(players):
        assert sum(line.points for line in outcome.breakdown[seat]) == outcome.scores[seat]
        assert sum(outcome.by_source(seat).values()) == outcome.scores[seat]
    assert game.to_move is None
    assert len(game.legal_moves()) == 0


def test_moves_are_a_sequence() -> None:
    game = bl.new_game("usa", players=2, seed=1)
    moves = game.legal_moves()
    assert len(moves) == 4 == len(list(moves))
    assert str(moves[0]) == "keep 1 2" and moves[-1] == list(moves)[-1]
    assert "keep 1 2" in moves and "keep 1" not in moves and "nonsense" not in moves and 5 not in moves
    assert moves[0] in moves and len({moves[0], moves[1], moves[0]}) == 2
    assert repr(moves[0]) == "Move('keep 1 2')" and "4 legal moves" in repr(moves)
    assert moves[0].group == "keep" and moves[0].params == {"keep": [0, 1]}
    with pytest.raises(IndexError):
        moves[4]
    assert random.Random(1).choice(moves) in moves


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_are_only_the_seats_there_are(seat: Any) -> None:
    game = bl.new_game("usa", players=2, seed=1)
    for ask in (game.view, game.log, lambda s: game.redeal(s, 1)):
        with pytest.raises(bl.NoSuchSeat):
            ask(seat)


def test_a_move_of_another_moment_is_checked_again() -> None:
    game = bl.new_game("usa", players=2, seed=1, first_player=0)
    old = game.legal_moves()[0]
    game.play(old)
    game.play(old)  # also legal for the second seat
    before = state_of(game)
    with pytest.raises(bl.IllegalMove) as caught:
        game.play(old)
    assert caught.value.refusal.rule == "TR-BASE-TURN-01"
    assert state_of(game) == before


def test_a_copy_is_independent() -> None:
    game = bl.new_game("northern-lights", players=3, seed=4)
    before = state_of(game)
    twin = game.copy()
    while not twin.is_over:
        moves = twin.legal_moves()
        twin.play(moves[len(moves) // 3])
    assert state_of(game) == before
    assert twin.record().replay().outcome().scores == twin.outcome().scores


MIDGAME = bl.new_game("northern-lights", players=2, seed=8)
for _ in range(40):
    MIDGAME.play(MIDGAME.legal_moves()[0])
VERBS = ["claim", "draw", "keep", "tickets", "tunnel", "pay", "decline", "pass", "stop", "deck", "red", "loco"]
SIGNS = ["1", "2", "15", "99", "-3", "1e9", "½", "②", "+", ":", "/", "{}", "'"]
TRACKS = ["oslo-bergen/1", "mo_i_rana-narvik/2", "bergen-oslo", "tromso"]
WORDS = st.sampled_from([*VERBS, *SIGNS, *TRACKS])


@pytest.mark.slow
@given(st.one_of(st.text(max_size=60), st.lists(WORDS, max_size=9).map(" ".join)))
def test_garbage_moves_get_a_sentence_and_change_nothing(text: str) -> None:
    before = state_of(MIDGAME)
    legal = text in MIDGAME.legal_moves()
    try:
        refusal = MIDGAME.why_not(text)
    except bl.MalformedMove as error:
        assert not legal and str(error)
        with pytest.raises(bl.MalformedMove):
            MIDGAME.play(text)
    else:
        assert (refusal is None) == legal
        if refusal is not None:
            assert refusal.rule.startswith("TR-")
            with pytest.raises(bl.IllegalMove):
                MIDGAME.play(text)
    assert state_of(MIDGAME) == before


@given(
    st.dictionaries(
        st.sampled_from(["wagons", "first_player", "may_stop_after_one", "draw_row_when_deck_empty", "x"]),
        st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=5), st.floats(), st.lists(st.integers())),
    )
)
def test_garbage_options_get_a_sentence(options: dict[str, Any]) -> None:
    try:
        game = bl.new_game("switzerland", players=3, seed=1, **options)
    except bl.BadOption as error:
        assert len(str(error)) > 10
    else:
        assert game.audit() == []


@pytest.mark.parametrize(("title", "players"), every_table())
def test_every_legal_move_reads_back_from_its_text(title: str, players: int) -> None:
    game = bl.new_game(title, players=players, seed=21)
    chance = random.Random(21)
    while not game.is_over:
        moves = game.legal_moves()
        for move in chance.sample(moves.codes(), min(8, len(moves))):
            text = game._position.move_text(move)
            assert game._position.move_code(text) == move
            assert game._position.move_code(text.upper().replace(" ", "  ")) == move
            assert game.why_not(text) is None
        game.play(moves[chance.randrange(len(moves))])


def test_one_move_can_be_told_to_a_seat() -> None:
    game = bl.new_game("usa", players=2, seed=4, first_player=0)
    game.play("keep 1 2")
    game.play("keep 1 3")
    game.play("draw deck")
    assert [game.move_told(number, 0) for number in (1, 2, 3)] == [(0, "keep 1 2"), (1, "?"), (0, "draw deck")]
    assert [game.move_told(number, None)[1] for number in (1, 2, 3)] == ["?", "?", "draw deck"]
    assert game.redeal(1, 5).move_told(1, 1) == (0, "?")
    for seat in (None, 0, 1):
        told = [event for number in range(4) for event in game.happened(number, seat)]
        assert [event.as_dict() for event in told] == [event.as_dict() for event in game.log(seat)]
    assert game.chance_of(0) == game.record().deal
    assert [game.chance_of(number) for number in (1, 2, 3)] == [answers for _, answers in game.record().moves]
    for number in (-1, 4):
        with pytest.raises(bl.BadRecord):
            game.happened(number, 0)
