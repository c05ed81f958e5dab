"""`branchline data --ask`: the values nobody could confirm, asked one by one and written as corrections."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import branchline as bl
from branchline.core.text import LANGUAGES
from branchline.games.snowdonia.own_box import BOX
from snowdonia.at_terminal import branchline

QUESTIONS = BOX.questions("en")


def test_every_reconstructed_value_is_asked_for_in_every_language() -> None:
    assumed: list[str] = bl.titles()["snowdonia"].assumed  # type: ignore[attr-defined]
    assert [question.id for question in QUESTIONS] == assumed
    for language in LANGUAGES:
        looks = [question.look for question in BOX.questions(language)]
        assert all(looks) and not any("snowdonia-look" in sentence or "{" in sentence for sentence in looks)


def test_what_is_shown_can_be_answered() -> None:
    answers = {question.id: question.value for question in QUESTIONS}
    filled = BOX.fill(answers, "en")
    assert filled.problems == []
    told = tomllib.loads(filled.file)
    assert told["rates"]["excavation"]["values"] == [2, 3, 4, 5]
    assert told["blaenau"]["minffordd"]["building"][2] == {"stone": 1, "points": 7}
    assert told["blaenau"]["porthmadog_harbour"]["excavation"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owner_answers_by_pipe(tmp_path: Path, language: str) -> None:
    out = tmp_path / "mine.toml"
    typed = "\n".join(["-"] * 6 + ["2, 3, 4, 99", "2, 3, x", "2, 3, 4, 6", "", "lay-trak", "lay-track", "quit"])
    result = branchline(tmp_path, "data", "snowdonia", "--ask", "--out", out, "--language", language, typed=typed)
    assert result.exit_code == 0, result.output
    assert tomllib.loads(out.read_text(encoding="utf-8")) == {
        "rates": {"excavation": {"values": [2, 3, 4, 6]}, "lay_track": {"values": [1, 2, 3]}},
        "event_track": {"1": {"event": "lay-track"}},
    }
    game = bl.new_game("snowdonia", players=2, data=out)
    assert game.view(0)["rates"]["excavation"]["values"] == [2, 3, 4, 6]
    assert "rates.lay_track.values" not in game.view(0)["assumed"]
    again = branchline(tmp_path, "data", "snowdonia", "--ask", "--out", out)
    assert again.exit_code == 2 and "exists already" in again.stderr


def test_what_does_not_fit_together_is_told() -> None:
    filled = BOX.fill({"blaenau.tanygrisiau.number": "6", "no.such": "1", "tracks.t01.points": "many"}, "en")
    assert [problem.partition(":")[0] for problem in filled.problems] == ["no.such", "tracks.t01.points", "blaenau"]


def test_nothing_told_writes_nothing(tmp_path: Path) -> None:
    result = branchline(tmp_path, "data", "snowdonia", "--ask", "--out", tmp_path / "a.toml", typed="quit")
    assert result.exit_code == 0 and not (tmp_path / "a.toml").exists()
    other = branchline(tmp_path, "data", "usa", "--ask")
    assert other.exit_code == 2 and "nothing to ask" in other.stderr
    own = branchline(tmp_path, "data", "--ask", "--map", tmp_path / "my.toml")
    assert own.exit_code == 2 and "map of your own" in own.stderr
