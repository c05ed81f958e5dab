"""A family from another package is played everywhere, and nothing here knows of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from outside_family import PAGE, SAMPLE, install, run

GAME = """
import doctest, json, pickle, sys
import branchline as bl
from branchline.bots import levels_for, make_bot

sample = doctest.DocTestParser().get_doctest(sys.stdin.read(), {}, "docs/games.md", None, 0)
assert doctest.DocTestRunner().run(sample) == doctest.TestResults(failed=0, attempted=3)
game = bl.new_game("matches", players=3, seed=2)
game.watched = True
bots = [make_bot(code, game.title, 1) for code in list(levels_for(game.title).values())[:3]]
while not game.is_over:
    seat = game.to_move
    game.play(bots[seat].choose(bl.Seat(game, seat)).move)
    assert len(game.unfolded(seat).steps) == 1 and game.audit() == []
record = bl.Record.loads(game.record().dumps())
assert record.replay().outcome().scores == game.outcome().scores
last = bl.new_game("matches", players=2, seed=2)
while last.view(None)["left"] != 1:
    last.play("take 1")
    last = pickle.loads(pickle.dumps(last))
    assert pickle.loads(pickle.dumps(bl.Seat(last, 0))).view == last.view(0)
refused = str(last.why_not("take 2"))
print(json.dumps({"titles": list(bl.titles()), "scores": game.outcome().scores, "refused": refused}))
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Python with the outside package installed."""
    return install(tmp_path_factory.mktemp("outside"))


def test_it_is_played_by_the_library(environment: dict[str, str]) -> None:
    sample = SAMPLE.findall(PAGE.read_text(encoding="utf-8"))[0]
    told = json.loads(run(environment, "-c", GAME, typed=sample).splitlines()[-1])
    assert told["titles"][-1] == "matches"
    assert sum(told["scores"]) == 1
    assert told["refused"] == "There is only one match left. (MA-01)"


def test_it_is_played_in_the_arena(environment: dict[str, str], tmp_path: Path) -> None:
    out = tmp_path / "arena"
    command = ("-m", "branchline.terminal.cli", "arena", "matches", "--bots", "random,flat:20@random", "--games", "10")
    assert "flat:20@random" in run(environment, *command, "--out", str(out))
    assert (out / "report.html").is_file() or any(out.iterdir())


def test_it_is_played_in_the_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    command = ("-m", "branchline.terminal.cli", "play", "matches", "--players", "2", "--bots", "easy", "--seed", "3")
    home = {**environment, "XDG_STATE_HOME": str(tmp_path), "HOME": str(tmp_path)}
    shown = run(home, *command, "--language", "pl", "--no-color", typed="1\n" * 12)
    assert "takes" in shown and "Left" in shown
    assert "Wygrywa" in shown
