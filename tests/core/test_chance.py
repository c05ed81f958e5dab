"""The generator: fixed for ever, and fair enough for a deck of cards."""

from __future__ import annotations

from collections import Counter

import branchline as bl
from branchline.core.game import commitment, secret_words, seed_words


def position_with(high: int, low: int):  # type: ignore[no-untyped-def]
    title = bl.titles()["usa"]
    position = title.position(2, title.check_options({}))
    position.seed_chance(high, low)
    return position


def test_the_first_numbers_are_the_same_for_ever() -> None:
    position = position_with(1, 2)
    assert [position.word() for _ in range(6)] == [
        100986941,
        1559373059,
        2459808420,
        59790893,
        2440019062,
        1785183154,
    ]


def test_seeds_of_any_size_give_two_words() -> None:
    assert seed_words(7) == (2846882871, 3919615879)
    for seed in (0, -5, 2**200):
        high, low = seed_words(seed)
        assert 0 <= high < 2**32 and 0 <= low < 2**32
    assert seed_words(7) != seed_words(8)


def test_small_numbers_come_equally_often() -> None:
    position = position_with(*seed_words(1))
    counts = Counter(position.below(7) for _ in range(70_000))
    assert sorted(counts) == list(range(7))
    assert all(9_600 < n < 10_400 for n in counts.values())


def test_a_secret_keys_every_move_anew() -> None:
    secret = bytes(range(32))
    words = [secret_words(secret, step) for step in range(100)]
    assert len(set(words)) == 100
    assert secret_words(bytes(32), 0) != words[0]


def test_a_live_game_commits_at_the_start_and_reveals_at_the_end() -> None:
    secret = bytes(range(32))
    game = bl.new_game("switzerland", players=2, secret=secret)
    early = game.record()
    assert early.commitment == commitment(secret)
    assert early.secret is None and early.seed is None
    assert secret.hex() not in early.dumps()
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[len(moves) // 3])
    record = game.record()
    assert record.secret == secret
    assert record.verify() == []
    record.secret = bytes(32)
    assert any("committed" in reason for reason in record.verify())


def test_the_same_history_does_not_fix_the_next_draw_of_a_live_game() -> None:
    """Two tables with different secrets and the same moves and answers so far draw independently."""
    draws = []
    for k in range(24):
        game = bl.new_game("usa", players=2, seed=5, first_player=0)
        game._secret = k.to_bytes(32, "big")
        game.play("keep 1 2")
        game.play("keep 1 2")
        events = game.play("draw deck")
        draws.append(events[0].params["card"])
    assert len(set(draws)) > 4
