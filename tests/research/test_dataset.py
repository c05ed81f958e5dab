"""Games as rows of Parquet: whole, and with what their numbers mean."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import branchline as bl
from branchline.research import ruleset
from branchline.terminal.cli import app

RUN = CliRunner()


def test_who_plays_need_not_be_said(tmp_path: Path) -> None:
    tiny = Path(__file__).parents[1] / "tickets" / "maps" / "tiny.toml"
    file = tmp_path / "games.parquet"
    told = RUN.invoke(app, ["dataset", "--map", str(tiny), "--out", str(file), "--games", "2"])
    assert told.exit_code == 0, told.output
    assert set(pq.read_table(file)["game"].to_pylist()) == {0, 1}


def test_decisions_of_bots_can_be_read_again(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    told = RUN.invoke(
        app, ["dataset", "switzerland", "--out", str(file), "--bots", "greedy,random", "--games", "2", "--seed", "3"]
    )
    assert told.exit_code == 0, told.output
    table = pq.read_table(file)
    rules = ruleset("switzerland", 2)
    assert f"2 games, {len(table)} decisions" in told.output
    assert json.loads(table.schema.metadata[b"actions"]) == rules.action_names
    assert table.schema.metadata[b"version"] == b"switzerland-1"
    for row in table.to_pylist():
        assert row["mask"][row["action"]] == 1
        assert len(row["observation"]) == rules.width
    first = [row for row in table.to_pylist() if row["game"] == 0]
    assert {row["seat"] for row in first} == {0, 1}
    assert sum({row["seat"]: row["win"] for row in first}.values()) == 1


def test_a_record_becomes_the_decisions_that_were_made(tmp_path: Path) -> None:
    game = bl.new_game("snowdonia", players=2, seed=4)
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[len(moves) // 2])
    record, file = tmp_path / "my.record", tmp_path / "my.parquet"
    record.write_text(game.record().dumps())
    told = RUN.invoke(app, ["dataset", "snowdonia", "--players", "2", "--out", str(file), "--record", str(record)])
    assert told.exit_code == 0, told.output
    rows = pq.read_table(file).to_pylist()
    texts = list({row["move"]: row["text"] for row in rows}.values())
    assert texts == [str(move) for move in game.moves]
    assert {row["seat"]: row["points"] for row in rows} == dict(enumerate(game.outcome().scores))
    assert np.array([row["mask"] for row in rows]).any(axis=1).all()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["usa", "--bots", "greedy,greedy,greedy"], "2 seats need as many bots"),
        (["usa", "--players", "9"], "2 to 5 players"),
        (["usa", "--games", "1", "--bots", "random", "--out", "/nowhere/x.parquet"], "cannot be written"),
        (["usa", "--games", "1", "--bots", "random", "--out", "."], "cannot be written"),
    ],
)
def test_wrong_wishes_get_a_sentence(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    told = RUN.invoke(app, ["dataset", "--out", str(tmp_path / "x.parquet"), *arguments])
    assert told.exit_code == 2
    assert sentence in told.output


def test_what_was_written_before_stays_when_something_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    file.write_bytes(b"dear")
    for wrong in (["--bots", "nobody"], ["--record", str(tmp_path / "none.record")]):
        told = RUN.invoke(app, ["dataset", "usa", "--out", str(file), "--games", "1", *wrong])
        assert told.exit_code == 2
        assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
        assert file.read_bytes() == b"dear"


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    record = tmp_path / "other.record"
    record.write_text(bl.new_game("usa", players=3, seed=1).record().dumps())
    told = RUN.invoke(app, ["dataset", "usa", "--out", str(tmp_path / "x.parquet"), "--record", str(record)])
    assert told.exit_code == 2
    assert "is a game of usa for 3" in told.output
