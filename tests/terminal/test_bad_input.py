"""Bad input of every kind ends with one sentence on the error stream and exit code 2, never with a traceback."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]

BAD = {
    "an unknown command": (["dance"], "No such command 'dance'"),
    "an unknown option of a command": (["titles", "--colour"], "No such option"),
    "no number where one belongs": (["play", "usa", "--players", "many"], "Invalid value for '--players'"),
    "an unknown title": (["play", "narnia"], "there is no title 'narnia'; there are switzerland"),
    "an unknown title to show": (["titles", "narnia"], "there is no title 'narnia'"),
    "an unknown title to simulate": (["simulate", "narnia"], "there is no title 'narnia'"),
    "an unknown title for data": (["data", "narnia"], "there is no title 'narnia'"),
    "no title in a pipe": (["play"], "say what to play"),
    "too many players": (["play", "switzerland", "--players", "4"], "for 2 to 3 players, not 4"),
    "no players": (["simulate", "usa", "--players", "0"], "for 2 to 5 players, not 0"),
    "no games": (["simulate", "usa", "--games", "0"], "games"),
    "a seat that is not there": (["play", "usa", "--players", "2", "--me", "2"], "there is no seat 2"),
    "a seat below zero": (["play", "usa", "--me", "-1"], "there is no seat -1"),
    "too many names": (["play", "usa", "--name", "Ola", "--name", "Jan"], "2 names are given for 1 people"),
    "a title for a game that has one": (["play", "usa", "--resume", "{record}"], "has its title"),
    "a seed for a game that has one": (["play", "--seed", "0", "--resume", "{record}"], "has its title"),
    "an unknown bot": (["play", "usa", "--bots", "genius"], "usa has no bot 'genius'; it has random, greedy"),
    "too many bots": (["play", "usa", "--players", "2", "--bots", "random,random"], "2 bots are named for 1 free seat"),
    "an unknown option of the title": (["play", "usa", "--option", "cheese=1"], "usa has no option 'cheese'"),
    "an option that is a word of the library": (["play", "usa", "--option", "seed=1"], "usa has no option 'seed'"),
    "a bad value": (["play", "switzerland", "--option", "wagons=3"], "option wagons takes 45, 40; not '3'"),
    "an option without a value": (["play", "usa", "--option", "wagons"], "name=value, not 'wagons'"),
    "a bad value to simulate": (["simulate", "switzerland", "--option", "wagons=3"], "option wagons takes 45, 40"),
    "an unknown language": (["play", "usa", "--language", "xx"], "there is no language 'xx'; there are en, pl, de"),
    "an unknown language of the rules": (["rules", "--language", "../en"], "there is no language '../en'"),
    "an unknown language before anything else": (["simulate", "narnia", "--language", "xx"], "no language 'xx'"),
    "a map for a title with a map": (["play", "usa", "--map", "{map}"], "usa has its own map"),
    "a missing map": (["play", "--map", "{missing}"], "cannot be read"),
    "a bad map": (["play", "--map", "{map}"], "not TOML"),
    "bad corrections": (["play", "usa", "--data", "{map}"], "not TOML"),
    "map and corrections": (["play", "tickets", "--map", "{map}", "--data", "{map}"], "either a map or corrections"),
    "a missing record to resume": (["play", "--resume", "{missing}"], "cannot be read"),
    "a bad record to resume": (["play", "--resume", "{map}"], "line 1: a record begins with"),
    "a folder as a record": (["play", "--resume", "{folder}"], "cannot be read"),
    "a record that exists": (["play", "usa", "--record", "{map}"], "exists already"),
    "a record in no folder": (["play", "usa", "--record", "{map}/inside"], "cannot be written"),
    "a missing record to replay": (["replay", "{missing}"], "cannot be read"),
    "a bad record to replay": (["replay", "{map}"], "line 1: a record begins with"),
    "a seat nobody had": (["replay", "{record}", "--seat", "7"], "there is no seat 7"),
    "more moves than there are": (["replay", "{record}", "--upto", "900"], "move 900 is not in the record"),
    "fewer moves than none": (["replay", "{record}", "--upto", "-1"], "move -1 is not in the record"),
    "a missing record to verify": (["verify", "{missing}"], "cannot be read"),
    "a bad record to verify": (["verify", "{map}"], "line 1: a record begins with"),
    "no picture of a folder": (["map", "draw", ""], "cannot be read"),
    "a missing scenario": (["data", "snowdonia", "--scenario", "{missing}"], "option scenario takes"),
    "a scenario to show": (["titles", "snowdonia", "--scenario", "{missing}"], "option scenario takes"),
    "a scenario for bots": (["bots", "snowdonia", "--scenario", "{missing}"], "option scenario takes"),
    "a scenario for rules": (["rules", "snowdonia", "--scenario", "{missing}"], "option scenario takes"),
    "bad corrections to show": (["titles", "usa", "--data", "{map}"], "not TOML"),
    "corrections of no title": (["rules", "--data", "{map}"], "say which title"),
    "words in no rule": (["rules", "xyzzy"], "no rule has the words 'xyzzy'"),
    "a file that cannot be written": (
        ["simulate", "usa", "--games", "1", "--jobs", "1", "--json", "{missing}/x"],
        "cannot be written",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_one_sentence_and_exit_code_2(run: Run, home: Path, case: str) -> None:
    args, sentence = BAD[case]
    garbage = home / "garbage"
    garbage.write_text("this is = = nothing\n")
    record = home / "fresh.record"
    assert run("play", "usa", "--seed", "1", "--record", record, "--option", "first-player=0").exit_code == 0
    names = {"{map}": garbage, "{missing}": home / "missing", "{folder}": home, "{record}": record}
    given = [next((arg.replace(name, str(path)) for name, path in names.items() if name in arg), arg) for arg in args]
    result = run(*given)
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("branchline: ")
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1, result.stderr
    assert "Traceback" not in result.output


def test_bytes_that_are_no_text_do_no_harm(run: Run, home: Path) -> None:
    broken = home / "broken.record"
    broken.write_bytes(b"\xff\xfe\x00branchline")
    result = run("replay", broken)
    assert result.exit_code == 2 and "cannot be read" in result.stderr


def test_garbage_at_the_prompt_is_answered_and_changes_nothing(run: Run, home: Path) -> None:
    garbage = [
        "", "99", "0", "-1", "1" * 50, "²", "keep", "keep 9", "keep x", "claim", "claim :", "claim mars-venus: 1 red",
        "claim boston", "draw", "draw pink", "tunnel pay", "tunnel decline", "why", "why nonsense", "why 99",
        "map atlantis", "more", "more 99", "more nonsense", "rules xyzzy", "undo", "[bold]x[/bold]", "\x1b[31m", "💥",
    ]  # fmt: skip
    path = home / "a.record"
    result = run("play", "usa", "--seed", "1", "--record", path, typed="\n".join(garbage) + "\n")
    assert result.exit_code == 0, result.output
    assert "[bold]x[/bold]" in result.output
    fresh = home / "b.record"
    run("play", "usa", "--seed", "1", "--record", fresh)
    assert path.read_text() == fresh.read_text()
