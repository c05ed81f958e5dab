"""Replay and verify: games that were written down."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import branchline as bl

Run = Callable[..., Result]


@pytest.fixture
def game(home: Path) -> bl.Game:
    """A finished game whose record is `game.record`."""
    game = bl.new_game("switzerland", players=2, seed=3)
    game.names = ["Ola", "Jan"]
    chance = random.Random(3)
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[chance.randrange(len(moves))])
    game.record().save(home / "game.record")
    return game


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_replay_tells_every_move_in_every_language(run: Run, home: Path, game: bl.Game, language: str) -> None:
    result = run("replay", home / "game.record", "--language", language)
    assert result.exit_code == 0
    flat = " ".join(result.output.split())
    for number, move in enumerate(game.moves, 1):
        assert f"{number}. {move} " in flat
    for event in (game.log(0)[1], game.log(1)[2]):
        assert event.key == "dealt"
        assert event.text(language, game.names) in flat
    assert str(game.outcome().scores[0]) in flat


def test_replay_for_a_seat_tells_only_what_it_knew(run: Run, home: Path, game: bl.Game) -> None:
    flat = " ".join(run("replay", home / "game.record", "--seat", 0, "--upto", 6).output.split())
    assert game.log(0)[1].text(names=game.names) in flat
    assert game.log(1)[2].text(names=game.names) not in flat
    assert "Jan is dealt 4 cards." in flat
    assert f"6. {game.moves[5]}" in flat and f"7. {game.moves[6]}" not in flat


def test_verify_confirms_a_sound_record(run: Run, home: Path, game: bl.Game) -> None:
    result = run("verify", home / "game.record")
    assert result.exit_code == 0
    assert f"confirmed: {len(game.moves)} moves" in result.output
    assert game.record().result in result.output


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("result: ", "result: 9", "the result is"),
        ("seed: 3\n", "seed: 4\n", "chance answers are not those of the generator"),
        ("seed: 3\n", "", "there is no seed"),
        ("1. keep", "1. claim bern-luzern/1: 4 red\n2. keep", "was expected here"),
    ],
)
def test_verify_says_what_is_wrong(run: Run, home: Path, game: bl.Game, old: str, new: str, complaint: str) -> None:
    path = home / "forged.record"
    path.write_text(game.record().dumps().replace(old, new, 1))
    result = run("verify", path)
    readable = "expected" not in complaint
    assert result.exit_code == (1 if readable else 2)
    assert complaint in result.stderr
    assert "Traceback" not in result.output


def test_an_illegal_move_is_not_confirmed(run: Run, home: Path, game: bl.Game) -> None:
    record = game.record()
    record.moves[0] = ("pass", [])
    path = home / "forged.record"
    record.save(path)
    result = run("verify", path)
    assert result.exit_code == 1 and "move 1:" in result.stderr
