"""Records: they round-trip, replay, resume, verify, and never crash on garbage."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import branchline as bl
from traces import every_table


def random_game(title: str, players: int, seed: int, upto: int = 10_000, **options: Any) -> bl.Game:
    game = bl.new_game(title, players=players, seed=seed, **options)
    chance = random.Random(seed)
    while not game.is_over and len(game.moves) < upto:
        moves = game.legal_moves()
        game.play(moves[chance.randrange(len(moves))])
    return game


@pytest.mark.parametrize(("title", "players"), every_table())
def test_round_trip_and_replay(title: str, players: int) -> None:
    game = random_game(title, players, 11)
    record = game.record()
    again = bl.Record.loads(record.dumps())
    assert again == record
    assert again.dumps() == record.dumps()
    replayed = again.replay()
    assert replayed.is_over
    assert replayed.outcome().as_dict() == game.outcome().as_dict()
    assert [replayed.view(seat) for seat in range(players)] == [game.view(seat) for seat in range(players)]
    assert [e.as_dict() for e in replayed.log(0)] == [e.as_dict() for e in game.log(0)]
    assert record.verify() == []


@pytest.mark.parametrize(("title", "players"), every_table())
def test_a_resumed_game_goes_on_as_if_never_left(title: str, players: int) -> None:
    whole = random_game(title, players, 12)
    texts = whole.moves
    for stop in (0, 1, len(texts) // 2, len(texts) - 1):
        game = bl.Record.loads(whole.record().dumps()).replay(stop)
        for text in texts[stop:]:
            game.play(text)
        assert game.record() == whole.record()


def test_an_old_record_replays_even_if_the_shuffle_has_changed() -> None:
    record = random_game("usa", 2, 13).record()
    record.seed = 999  # as if the generator now gave other cards
    assert record.replay().outcome().scores == [int(x) for x in record.result.split(",")[0].split()]
    assert any("chance answers" in reason for reason in record.verify())


@pytest.mark.parametrize(("title", "players"), [("usa", 2), ("snowdonia", 3)])
def test_a_falsified_result_is_not_replayed(title: str, players: int) -> None:
    true = random_game(title, players, 14).record()
    for result in ("1 2, winners 1, wagons", true.result + "!", "x"):
        record = bl.Record.loads(true.dumps().replace(f"result: {true.result}", f"result: {result}"))
        for upto in (None, len(record.moves)):
            with pytest.raises(bl.BadRecord) as caught:
                record.replay(upto)
            assert result in str(caught.value) and true.result in str(caught.value)
        assert any("the result is" in reason for reason in record.verify())
        assert not record.replay(len(record.moves) - 1).is_over


def test_a_result_without_an_end_is_not_replayed() -> None:
    record = random_game("usa", 2, 14).record()
    del record.moves[-1:]
    with pytest.raises(bl.BadRecord, match="its moves do not end the game"):
        record.replay()
    assert record.verify() != []
    record.result = ""
    assert not record.replay().is_over


def test_a_changed_move_is_found() -> None:
    record = random_game("usa", 2, 14).record()
    record.moves[10] = ("pass", [])
    with pytest.raises(bl.BadRecord, match="move 11"):
        record.replay()
    assert record.verify() != []


def test_undo_takes_back_a_move_that_revealed_nothing() -> None:
    game = bl.new_game("usa", players=2, seed=3, first_player=0)
    with pytest.raises(bl.IllegalMove):
        game.undo()
    game.play("keep 1 2")
    back = game.undo()
    assert back.to_move == 0
    assert back.view(0)["offer"] == game.view(0)["offer"]
    back.play("keep 1 2 3")
    back.play("keep 1 2")
    back.play("draw deck")
    with pytest.raises(bl.IllegalMove) as caught:
        back.undo()
    assert caught.value.refusal.key == "nothing-to-undo"


@pytest.mark.slow
@pytest.mark.parametrize(("title", "players"), every_table())
def test_the_move_that_ended_the_game_is_never_undone(title: str, players: int) -> None:
    for seed in range(5):
        game = random_game(title, players, seed)
        before = game.record().dumps()
        with pytest.raises(bl.IllegalMove) as caught:
            game.undo()
        assert caught.value.refusal.key == "game-ended"
        assert caught.value.refusal.rule == game.title.undo_rule
        assert game.record().dumps() == before and game.is_over
        assert len({caught.value.refusal.text(language) for language in ("en", "pl", "de")}) == 3


def test_a_record_of_a_game_on_ones_own_map_carries_the_map(tmp_path: object) -> None:
    text = (
        'name = "Tiny"\nplayers = [2, 2]\n[cities]\na = { name = "A" }\nb = { name = "B" }\nc = { name = "C" }\n'
        "[tracks]\na-b = { length = 2 }\nb-c = { length = 3 }\n"
        "[tickets]\n" + "".join(f't{i} = {{ from = "a", to = "c", points = 5 }}\n' for i in range(9))
    )
    path = tmp_path / "tiny.toml"  # type: ignore[operator]
    path.write_text(text)
    game = bl.new_game("tickets", players=2, seed=1, map=path)
    chance = random.Random(1)
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[chance.randrange(len(moves))])
    path.unlink()
    record = bl.Record.loads(game.record().dumps())
    assert record.attachment == text
    assert record.replay().outcome().as_dict() == game.outcome().as_dict()


SAMPLE = random_game("switzerland", 2, 5, upto=30).record().dumps()


@given(st.text(max_size=300))
def test_garbage_is_no_record(text: str) -> None:
    with pytest.raises(bl.BadRecord):
        bl.Record.loads(text)


@given(st.integers(0, len(SAMPLE) - 1), st.integers(0, 40), st.text(max_size=8))
def test_a_damaged_record_is_refused_with_a_sentence_or_read(at: int, cut: int, put: str) -> None:
    damaged = SAMPLE[:at] + put + SAMPLE[at + cut :]
    try:
        game = bl.Record.loads(damaged).replay()
    except bl.BadRecord as error:
        assert len(str(error)) > 10
    else:
        assert game.audit() == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: a record begins"),
        ("branchline record 1\n", "no 'title'"),
        ("branchline record 1\ntitle: usa\n\n0.\n", "no 'players'"),
        ("branchline record 1\ntitle: usa\nplayers: two\n", "line 3: 'two' is no number"),
        ("branchline record 1\ntitle: usa\ntitle: usa\n", "line 3: 'title' stands there twice"),
        ("branchline record 1\ntitle: usa\nplayers: 2\nsecret: zz\n", "line 4: a secret"),
        ("branchline record 1\ntitle: usa\nplayers: 2\ncolour: red\n", "line 4: 'colour' is no header field"),
        ("branchline record 1\ntitle usa\n", "line 2: a header line"),
        ("branchline record 1\ntitle: usa\nplayers: 2\n", "no deal"),
        ("branchline record 1\ntitle: usa\nplayers: 2\n\n1. pass\n", "line 5: move 0 was expected"),
        ("branchline record 1\ntitle: usa\nplayers: 2\n\n0. pass\n", "line 5: move 0 is the deal"),
        ("branchline record 1\ntitle: usa\nplayers: 2\n\n0.\n1.\n", "line 6: the move is missing"),
        ("branchline record 1\ntitle: usa\nplayers: 2\n\n0.\nhello\n", "line 6: a move line"),
        ("branchline record 1\ntitle: usa\nplayers: 2\n\n0.\nfile:\nx\n", "line 7: the lines of the file"),
    ],
)
def test_reading_errors_name_line_and_reason(text: str, reason: str) -> None:
    with pytest.raises(bl.BadRecord) as caught:
        bl.Record.loads(text)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("title: switzerland", "title: swiss", "there is no title 'swiss'"),
        ("players: 2", "players: 7", "2 to 3 players"),
        ("option wagons: 45", "option wagons: 44", "takes 45, 40"),
        ("option wagons: 45", "option sails: 3", "no option 'sails'"),
        ("0. {seat:", "0. {sofa:", "is no card, ticket, goal, passenger or seat"),
        ("0. {seat:0", "0. {seat:4", "first player"),
        ("0. {seat:0", "0. {red seat:0", "first player"),
    ],
)
def test_replaying_errors_name_the_reason(old: str, new: str, reason: str) -> None:
    sample = bl.new_game("switzerland", players=2, seed=2).record().dumps()
    sample = sample.replace("{seat:1", "{seat:0")
    assert old in sample
    with pytest.raises(bl.BadRecord) as caught:
        bl.Record.loads(sample.replace(old, new)).replay()
    assert reason in str(caught.value)


def test_too_many_and_too_few_chance_answers_are_told() -> None:
    sample = bl.new_game("switzerland", players=2, seed=2).record()
    sample.deal.append("red")
    with pytest.raises(bl.BadRecord, match="more chance answers"):
        sample.replay()
    del sample.deal[-2:]
    with pytest.raises(bl.BadRecord, match="fewer chance answers"):
        sample.replay()
    with pytest.raises(bl.BadRecord, match="move 5 is not in the record"):
        sample.replay(5)


def test_a_name_cannot_write_other_header_lines() -> None:
    game = bl.new_game("usa", players=2, seed=1)
    game.names = ["a\nresult: 9 9, winners 0, wagons", "b\u2028c"]
    record = bl.Record.loads(game.record().dumps())
    assert record.result == ""
    assert record.names == ["a result: 9 9, winners 0, wagons", "b c"]


def test_a_record_without_seed_or_secret_goes_on_by_new_chance() -> None:
    record = bl.new_game("usa", players=2, seed=1).record()
    record.seed = None
    draws = set()
    for _ in range(12):
        game = record.replay()
        game.play("keep 1 2")
        game.play("keep 1 2")
        draws.add(str(game.play("draw deck")[0].params))
    assert len(draws) > 2
