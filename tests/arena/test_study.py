"""Studies: facts by seat, the same deals under other options, and rows that hold."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

import branchline as bl
from arena.made import game
from arena.test_report import read
from branchline.arena.findings import effect, fate_rows, find, opening_rows, value_row, value_rows
from branchline.arena.lines import GameLine
from branchline.arena.study import make_study, run_study
from branchline.core.errors import BadOption
from branchline.games.tickets.study import is_cut_off

Run = Callable[..., Result]


def test_both_sides_of_a_comparison_play_the_same_deals() -> None:
    plan = make_study("snowdonia", ["random"], ["edition=2012,deluxe"], games=12, seed=1, players=3)
    study = run_study(plan)
    before, after = study.arenas
    assert [game.key for game in before.games] == [game.key for game in after.games]
    assert [game.seed for game in before.games] == [game.seed for game in after.games]
    assert before.plan.options["edition"] == "2012" and after.plan.options["edition"] == "deluxe"
    (found,) = find(study).effects
    assert (found.option, found.before, found.after, found.deals) == ("edition", "2012", "deluxe", 12)
    (moves,) = (row for row in found.rows if row.measure == "moves")
    pairs = [new.moves - old.moves for old, new in zip(before.games, after.games, strict=True)]
    assert moves.difference.mean == pytest.approx(sum(pairs) / 12)


def test_an_option_without_effect_differs_by_exactly_nothing() -> None:
    """Only games of the same deals can be alike to the last move."""
    study = run_study(make_study("snowdonia", ["random"], ["steel_cap=True,False"], games=12, seed=1))
    (found,) = find(study).effects
    for row in found.rows:
        assert (row.difference.mean, row.difference.low, row.difference.high, row.sure) == (0, 0, 0, False)


def test_paired_differences_are_narrower_than_the_spread_of_deals() -> None:
    before = [game(deal, {"a": 10 * deal, "b": 10 * deal}, [0, 1]) for deal in range(12)]
    after = [game(deal, {"a": 10 * deal + 2, "b": 10 * deal + 2 + deal % 2}, [0]) for deal in range(12)]
    found = effect("x", 1, 2, before, after)
    (score,) = (row for row in found.rows if row.measure == "score")
    assert score.difference.mean == pytest.approx(2.25) and score.before.half > 20
    assert score.difference.high - score.difference.mean < 0.2 and score.sure


def test_unfinished_games_are_left_out_on_both_sides() -> None:
    before = [game(deal, {"a": 1, "b": 2}, [1]) for deal in range(4)]
    after = [game(deal, {"a": 1, "b": 2}, [1]) for deal in range(4)]
    after[0].seats[0].score = after[0].seats[1].score = None
    assert effect("x", 1, 2, before, after).deals == 3


def test_the_value_of_a_thing_is_a_difference_of_margins() -> None:
    games = [game(deal, {"a": 20, "b": 15 + deal % 2}, [0]) for deal in range(12)]
    for each in games:
        each.seats[0].held = {"ticket": ["t1"]}
        each.seats[1].held = {"ticket": ["t2"]}
    row = value_row(games, "ticket", "t1")
    assert row.seats == 12 and row.margin.mean == pytest.approx(4.5 - -4.5)
    assert row.win_share.mean == 1
    assert [(row.id, row.margin.mean) for row in value_rows(games, "ticket")] == [("t1", 9), ("t2", -9)]


def test_a_thing_is_only_compared_where_it_was_in_play() -> None:
    games = [game(deal, {"a": 20, "b": 10}, [0], in_play={"goal": ["g"] if deal < 3 else ["h"]}) for deal in range(6)]
    for each in games[:3]:
        each.seats[0].held = {"goal": ["g"]}
    row = value_row(games, "goal", "g")
    assert (row.margin.n, row.margin.others) == (3, 3)


def test_what_failed_and_what_was_cut_off_are_shares_of_what_was_held() -> None:
    games = [game(deal, {"a": 20, "b": 10}, [0]) for deal in range(4)]
    for deal, each in enumerate(games):
        each.seats[0].held = {"ticket": ["t1"]}
        each.seats[1].held = {"ticket": ["t2"]}
        each.seats[1].missed = {"ticket": ["t2"] if deal < 2 else []}
        each.seats[1].cut_off = {"ticket": ["t2"] if deal < 1 else []}
    rows = fate_rows(games, "ticket")
    assert [(row.id, row.missed.n, row.missed.mean, row.cut_off.mean) for row in rows] == [
        ("t2", 4, 0.5, 0.25),
        ("t1", 4, 0, 0),
    ]


def test_a_ticket_is_cut_off_where_others_left_no_way() -> None:
    to_miami = ["atlanta-miami", "charleston-miami", "miami-new_orleans"]
    game = bl.position({"title": "usa", "tracks": dict.fromkeys(to_miami, 1)}, seed=1)
    position: Any = game._position
    assert is_cut_off(position, 0, "t01") and not is_cut_off(position, 1, "t01")
    assert not is_cut_off(position, 0, "t02")


def test_openings_are_compared_with_a_fair_share() -> None:
    games = [game(deal, {"a": 20, "b": 10}, [0]) for deal in range(12)]
    for each in games:
        each.seats[0].opening, each.seats[1].opening = ["t1", "t2"], ["t1", "t2", "t3"]
    rows = {(row.kind, row.id): row for row in opening_rows(games, 2, "ticket")}
    assert rows["size", 2].win_share.mean == 1 and rows["size", 3].win_share.mean == 0
    assert rows["ticket", "t1"].difference.mean == 0 and rows["ticket", "t3"].difference.mean == -0.5
    assert rows["ticket", "t1"].win_share.n == 24


def test_few_deals_are_never_sure() -> None:
    for deals, sure in ((9, False), (12, True)):
        games = [game(deal, {"a": 20, "b": 10 + deal % 3}, [0]) for deal in range(deals)]
        assert all(row.sure == sure for row in effect("x", 1, 2, games, shifted(games)).rows if row.measure == "score")


def shifted(games: list[GameLine]) -> list[GameLine]:
    """The same games with more points."""
    return [
        game(deal, {"a": 24 + deal % 2, "b": 12 + deal % 3}, [0])  # a little noise, so that there is an error
        for deal in range(len(games))
    ]


@pytest.mark.parametrize(
    ("title", "kinds"), [("northern-lights", ["ticket", "goal", "track"]), ("snowdonia", ["contract", "train"])]
)
def test_every_family_answers(title: str, kinds: list[str]) -> None:
    found = find(run_study(make_study(title, ["random"], games=30, seed=2)))
    assert list(found.values) == kinds and found.openings and found.sources
    assert (found.rounds is None) == (title == "northern-lights")
    assert sum(place.win_share.mean for place in found.seats) == pytest.approx(1)


def test_the_command_writes_everything_and_goes_on(run: Run, tmp_path: Path) -> None:
    arguments = ("study", "snowdonia", "--bot", "random", "--games", 20, "--compare", "edition=deluxe", "--seed", 3)
    result = run(*arguments, "--jobs", 1, "--out", tmp_path / "s")
    assert result.exit_code == 0, result.output
    for text in ("edition: 2012 → deluxe", "First contract taken", "Value of each train", "* still holds when"):
        assert text in result.output
    page = read(tmp_path / "s" / "report.html")
    words = " ".join(" ".join(page.words).split())
    assert "edition: 2012 → deluxe" in words and "Holm" in words and "svg" in page.tags
    found = json.loads((tmp_path / "s" / "summary.json").read_text())
    assert found["games"] == 20 and found["effects"][0]["deals"] == 20
    with (tmp_path / "s" / "values.csv").open() as file:
        assert {row["kind"] for row in csv.DictReader(file)} == set(found["values"])
    with (tmp_path / "s" / "effects.csv").open() as file:
        assert [row["measure"] for row in csv.DictReader(file)] == [
            row["measure"] for row in found["effects"][0]["rows"]
        ]
    with (tmp_path / "s" / "openings.csv").open() as file:
        assert [row["id"] for row in csv.DictReader(file)] == [str(row["id"]) for row in found["openings"]]
    games = tmp_path / "s" / "games" / "edition-deluxe" / "games.jsonl"
    games.write_text("\n".join(games.read_text().splitlines()[:7]) + "\n")
    before = (tmp_path / "s" / "summary.json").read_text()
    result = run("study", "--resume", tmp_path / "s", "--jobs", 1)
    assert result.exit_code == 0, result.output
    assert (tmp_path / "s" / "summary.json").read_text() == before
    result = run(*arguments[:-1], 4, "--out", tmp_path / "s")
    assert result.exit_code == 2 and "holds another study: seed differ" in " ".join(result.output.split())


@pytest.mark.usefixtures("no_plots")
@pytest.mark.parametrize(("language", "text"), [("pl", "Wartość każdego biletu"), ("de", "Wert jeder Zielkarte")])
def test_the_command_speaks_the_language(run: Run, tmp_path: Path, language: str, text: str) -> None:
    result = run("study", "usa", "--bot", "random", "--games", 4, "--out", tmp_path / "s", "--language", language)
    assert result.exit_code == 0, result.output
    assert text in result.output and text in (tmp_path / "s" / "report.html").read_text()


@pytest.mark.parametrize(
    ("compare", "sentence"),
    [
        ("edition", "a comparison is written option=value,value"),
        ("edition=2013", "option edition takes 2012, deluxe"),
        ("colour=red,blue", "has no option 'colour'"),
        ("edition=2012,2012", "with itself"),
        ("edition=2012", "with itself"),
        ("optional_tracks=true", "edition=deluxe too"),
    ],
)
def test_bad_comparisons_are_refused(compare: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        make_study("snowdonia", ["random"], [compare], games=1, seed=1)
