"""The solo series: seven games, a sheet on disk, leaving and going on, best scores."""

from __future__ import annotations

from pathlib import Path

import pytest

import branchline as bl
from snowdonia.at_terminal import branchline, whole_game

SEED = 20
GAMES = {train: whole_game(1, SEED + train, solo_train=train) for train in range(1, 8)}
SCORES = {train: game.outcome().scores[0] for train, game in GAMES.items()}


def kept(home: Path, series: int, train: int) -> bl.Record:
    """The record of a game."""
    return bl.Record.load(home / "branchline" / "solo" / f"series-{series}" / f"train-{train}.record")


def sheet(home: Path, *args: object) -> dict[str, list[str]]:
    """The score sheet: the last two columns by train, and the totals."""
    lines = branchline(home, "solo", "--sheet", *args).output.splitlines()
    rows = [line.split() for line in lines if line.startswith(("No. ", "Total"))]
    return {row[1] if row[0] == "No." else row[0]: [word for word in row if word != "★"][-2:] for row in rows}


def typed_games(*trains: int) -> str:
    """The moves of games, and a yes between them."""
    return "\ny\n".join("\n".join(GAMES[train].moves) for train in trains)


def test_a_whole_series_in_several_sittings(tmp_path: Path) -> None:
    half = len(GAMES[1].moves) // 2
    first = branchline(tmp_path, "solo", "--seed", SEED, typed="\n".join([*GAMES[1].moves[:half], "quit"]))
    assert "Solo series 1, game 1 of 7: No. 1 L.A.D.A.S." in first.output
    assert "Continue any time with:" in first.output
    assert sheet(tmp_path)["1"] == ["open", "–"]

    rest = "\n".join([*GAMES[1].moves[half:], "y", *GAMES[2].moves[:5]])
    second = branchline(tmp_path, "solo", "--seed", SEED, typed=rest)
    assert "game 1 of 7, continued: No. 1" in second.output
    assert f"{SCORES[1]} points with No. 1 L.A.D.A.S." in second.output
    assert "game 2 of 7: No. 2 Enid" in second.output
    assert len(kept(tmp_path, 1, 2).moves) == 5, "the end of the input is no reason to lose a game"

    third = "\n".join([*GAMES[2].moves[5:], "y", typed_games(3, 4, 5, 6, 7)])
    last = branchline(tmp_path, "solo", "--seed", SEED, typed=third)
    assert "The series is complete." in last.output
    for train, game in GAMES.items():
        record = kept(tmp_path, 1, train)
        assert record.moves == game.record().moves
        assert record.verify() == []
    rows = sheet(tmp_path)
    assert {train: rows[str(train)] for train in SCORES} == {
        train: [str(score), str(score)] for train, score in SCORES.items()
    }
    assert rows["Total"] == [str(sum(SCORES.values()))] * 2
    again = branchline(tmp_path, "solo")
    assert again.exit_code == 0
    assert "The series is complete. Start another one with --new." in again.output


def test_a_new_series_keeps_the_old_one_and_its_records(tmp_path: Path) -> None:
    branchline(tmp_path, "solo", "--seed", SEED, typed=f"{typed_games(1)}\nn\n")
    other = whole_game(1, 99 + 1)
    result = branchline(tmp_path, "solo", "--new", "--seed", 99, typed="\n".join([*other.moves, "n"]))
    assert "Solo series 2, game 1 of 7" in result.output
    score = other.outcome().scores[0]
    assert sheet(tmp_path)["1"] == [str(score), str(max(score, SCORES[1]))]
    assert sheet(tmp_path)["Total"] == [str(score), "–"], "no series is complete, so none is best"
    assert kept(tmp_path, 1, 1).result


def test_best_scores_are_those_of_the_same_rules(tmp_path: Path) -> None:
    branchline(tmp_path, "solo", "--seed", SEED, typed=f"{typed_games(1)}\nn\n")
    fog = ("--option", "light_fog=true")
    result = branchline(tmp_path, "solo", "--new", *fog, "--seed", 1, typed="g\nquit\n")
    assert result.exit_code == 0
    text = branchline(tmp_path, "solo", "--sheet").output
    assert "light_fog=True" in text
    assert sheet(tmp_path)["1"] == ["open", "–"]
    refused = branchline(tmp_path, "solo", "--option", "light_fog=false")
    assert refused.exit_code == 2
    assert "this series is played with light_fog=True; begin another with --new" in refused.stderr


def test_a_train_can_be_chosen(tmp_path: Path) -> None:
    result = branchline(tmp_path, "solo", "--train", 5, "--seed", SEED, typed=f"{typed_games(5)}\nn\n")
    assert "game 1 of 7: No. 5 Moel Siabod" in result.output
    assert kept(tmp_path, 1, 5).options["solo_train"] == "5"
    for wrong, why in ((5, "is over"), (8, "there is no train 8")):
        refused = branchline(tmp_path, "solo", "--train", wrong)
        assert refused.exit_code == 2
        assert why in refused.stderr
    branchline(tmp_path, "solo", "--train", 7, typed="quit\n")
    refused = branchline(tmp_path, "solo", "--train", 1)
    assert "the game with train 7 is not over; it comes first" in refused.stderr


def test_data_of_ones_own_stay_with_the_series(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[trains.1]\nname = 'Ladas'\n")
    branchline(tmp_path, "solo", "--data", box, "--seed", SEED, typed=f"{typed_games(1)}\nn\n")
    box.unlink()
    result = branchline(tmp_path, "solo", typed="quit\n")
    assert "game 2 of 7: No. 2 Enid" in result.output
    assert "Ladas" in kept(tmp_path, 1, 2).attachment
    assert "data of your own" in branchline(tmp_path, "solo", "--sheet").output


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--option", "solo_train=3"), "choose the next one with --train"),
        (("--option", "fog=thick"), "has no option 'fog'"),
        (("--option", "edition=1999"), "option edition takes 2012, deluxe"),
        (("--data", "nowhere.toml"), "nowhere.toml cannot be read"),
    ],
)
def test_bad_input_begins_no_series(tmp_path: Path, arguments: tuple[str, ...], why: str) -> None:
    result = branchline(tmp_path, "solo", *arguments)
    assert result.exit_code == 2
    assert why in result.stderr
    assert not (tmp_path / "branchline").exists()


def test_a_damaged_record_is_named(tmp_path: Path) -> None:
    branchline(tmp_path, "solo", "--seed", SEED, typed="quit\n")
    path = tmp_path / "branchline" / "solo" / "series-1" / "train-1.record"
    path.write_text("scribble\n")
    result = branchline(tmp_path, "solo")
    assert result.exit_code == 2
    assert str(path) in result.stderr


def test_an_empty_sheet(tmp_path: Path) -> None:
    result = branchline(tmp_path, "solo", "--sheet")
    assert "Solo series 1: 0 of 7 games played" in result.output
    assert not (tmp_path / "branchline").exists()
