"""Training: it learns, goes on where it was stopped, and what it learnt is what the bot plays."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import branchline as bl
from branchline.arena.jobs import Alone, make_crew
from branchline.bots import bots_for, make_bot
from branchline.bots.net.files import Weights
from branchline.core.errors import BadOption
from branchline.core.family import family_named
from branchline.research import ruleset
from branchline.research.training.experience import Experience, joined
from branchline.research.training.games import collect, net_of
from branchline.research.training.learner import gains, shares
from branchline.research.training.loop import Settings, Training
from branchline.terminal.cli import app

RUN = CliRunner()
LESSON = Settings(
    "switzerland",
    (2,),
    hidden=(24,),
    teacher="greedy",
    lessons=4,
    games=16,
    rival="random",
    rate=0.005,
    trial=8,
    every=4,
)
"""A small training without an adviser: it imitates a heuristic, and is tried against random moves."""
SELF_PLAY = Settings("snowdonia", (1, 2), hidden=(8, 8), adviser="greedy", rival="greedy", games=16, trial=1, every=2)


def untrained(settings: Settings, folder: Path) -> tuple[Training, Experience]:
    """A training before its first round, and the games of that round."""
    training = Training(settings, folder)
    return training, joined([collect(task) for task in training.tasks()])


@pytest.mark.slow
def test_it_learns_and_beats_random(tmp_path: Path) -> None:
    training = Training(LESSON, tmp_path)
    rows = list(training.run(4, Alone()))
    losses = [row["policy"] for row in rows]
    assert losses[-1] < 0.8 * losses[0]
    assert rows[-1]["agreed"] > rows[0]["agreed"]
    assert rows[-1]["win_2"] >= 0.75


@pytest.mark.slow
def test_a_training_stopped_and_gone_on_with_is_the_same(tmp_path: Path) -> None:
    whole = Training(SELF_PLAY, tmp_path / "whole")
    told = list(whole.run(2, Alone()))
    assert {"win_1", "win_2", "lead_2"} <= set(told[-1])
    for rounds, crew in ((1, Alone()), (2, make_crew(jobs=2))):
        again = Training(SELF_PLAY, tmp_path / "parts")
        assert again.round == rounds - 1
        list(again.run(rounds, crew))
        crew.close()
    for name in ("curve.csv", "snowdonia.net", "settings.json"):
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "parts" / name).read_bytes()
    with pytest.raises(BadOption, match="other settings"):
        Training(LESSON, tmp_path / "parts")


@pytest.mark.parametrize(
    ("file", "content"),
    [("state.npz", b""), ("state.npz", b"nonsense"), ("settings.json", b"{"), ("curve.csv", b"round\nx\n")],
)
def test_a_training_that_cannot_be_read_is_told_of(tmp_path: Path, file: str, content: bytes) -> None:
    training = Training(SELF_PLAY, tmp_path)
    training.curve = [{"round": "0"}]
    training.keep()
    assert Training(SELF_PLAY, tmp_path).round == 0
    (tmp_path / file).write_bytes(content)
    with pytest.raises(BadOption, match="cannot be read: begin another"):
        Training(SELF_PLAY, tmp_path)


def test_the_player_answers_as_the_learner(tmp_path: Path) -> None:
    training, played = untrained(SELF_PLAY, tmp_path)
    learner = training.learner
    chance = np.random.default_rng(1)
    for weight in learner.weights:
        weight += chance.normal(0, 0.05, weight.shape).astype(np.float32)
    learner.scale = (1 / np.maximum(1, np.abs(played.seen).max(axis=0))).astype(np.float32)
    rules = ruleset("snowdonia", 2)
    net = net_of(rules, training.weights())
    position = rules.deal(3)
    for _ in range(60):
        codes = position.legal()
        scores = np.array(net.scores(position, codes)) / 4096
        seen = np.zeros((1, len(training.inputs)), np.int16)
        known = np.array(net.input_of)
        seen[0, known] = np.array(net.row)
        seen[0, training.inputs.index("players.2")] = 1
        pairs = np.array(net.spread(position, codes)).reshape(-1, 2)
        last = learner.layers(seen.astype(np.float32))[-1][0]
        own = np.bincount(pairs[:, 0], last[pairs[:, 1]], len(codes)) - last[3] * np.array(net.gaps) / 4000
        own[int(net.advised)] += last[2]
        assert np.abs(scores - own).max() < 0.05 + 0.01 * np.abs(own).max()
        position.apply(net.choose(position))


def test_an_untrained_network_plays_as_advised(tmp_path: Path) -> None:
    training = Training(SELF_PLAY, tmp_path)
    rules = ruleset("snowdonia", 2)
    net = net_of(rules, training.weights())
    position = rules.deal(5)
    for _ in range(40):
        codes = position.legal()
        net.scores(position, codes)
        assert net.choose(position) == codes[int(net.advised)]
        position.apply(codes[int(net.advised)])


def test_what_gained_becomes_likelier(tmp_path: Path) -> None:
    training, played = untrained(SELF_PLAY, tmp_path)
    learner = training.learner
    some = played.at(np.arange(0, 300, 3))
    made = some.first + some.chosen
    before = np.log(shares(some, learner.layers(some.seen.astype(np.float32))[-1])[made])
    gain = np.where(np.arange(len(made)) % 2 == 0, 1, -1).astype(np.float32)
    for _ in range(40):
        learner.learn(some, gain, before, 0.002)
    after = np.log(shares(some, learner.layers(some.seen.astype(np.float32))[-1])[made])
    assert (after - before)[gain > 0].mean() > 0
    assert (after - before)[gain < 0].mean() < -0.05
    assert np.exp(after - before)[gain < 0].mean() > 0.5, "no further than it may go from what was"


TRYING = Settings("switzerland", (2,), hidden=(8,), adviser="greedy", rival="greedy", games=6, tries=1)
"""It learns only how to begin."""


def test_moves_are_tried_in_the_first_decisions_alone(tmp_path: Path) -> None:
    _, played = untrained(TRYING, tmp_path)
    assert len(played.chosen) == 6 * 2
    assert len(played.came) == len(played.of) > len(played.chosen) * 3
    assert (played.lead == played.came[played.first + played.chosen]).all()
    assert (played.win == 1)[played.lead > 0].all()
    assert len(set(played.came.tolist())) > 10


def test_what_was_tried_is_learnt_and_everything_else_stays_as_advised(tmp_path: Path) -> None:
    training, played = untrained(TRYING, tmp_path)
    told = [training.learner.compare(played, 0.02) for _ in range(60)]
    assert told[-1]["policy"] < 0.5 * told[0]["policy"]
    assert told[-1]["agreed"] < 1
    rules = ruleset("switzerland", 2)
    net = net_of(rules, training.weights())
    position = rules.deal(4)
    advised = []
    while not position.over:
        codes = position.legal()
        code = net.choose(position)
        advised.append(code == codes[int(net.advised)] or position.move_group(code) == "keep")
        position.apply(code)
    assert all(advised) and len(advised) > 50


def test_the_third_of_a_kind_in_one_move_has_an_output_of_its_own(tmp_path: Path) -> None:
    training = Training(TRYING, tmp_path)
    net = net_of(ruleset("switzerland", 2), training.weights())
    position = ruleset("switzerland", 2).deal(1)
    codes = position.legal()
    asked: dict[int, list[str]] = {}
    pairs = iter(net.spread(position, codes))
    for move, output in zip(pairs, pairs, strict=True):
        asked.setdefault(int(move), []).append(training.outputs[output])
    for names in asked.values():
        for kind in ("keep", "turn"):
            count = sum(name.startswith(f"{kind} ") and " again " not in name for name in names)
            assert [f"{kind} again {n}" for n in range(1, count)] == [n for n in names if n.startswith(f"{kind} again")]
    assert any("keep again 2" in names for names in asked.values())


def test_without_an_adviser_nothing_can_be_tried(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="nobody plays on"):
        Training(replace(TRYING, adviser=""), tmp_path)


def test_decisions_are_picked_with_all_their_moves(tmp_path: Path) -> None:
    _, played = untrained(SELF_PLAY, tmp_path)
    rows = np.array([7, 2, 40])
    some = played.at(rows)
    ends = np.append(played.first, len(played.of))
    for at, row in enumerate(rows):
        mine = np.flatnonzero(some.of == at)
        theirs = np.arange(ends[row], ends[row + 1])
        assert (some.gap[mine] == played.gap[theirs]).all()
        own = [played.output[played.move_at == move].tolist() for move in theirs]
        assert [some.output[some.move_at == move].tolist() for move in mine] == own
    again = joined([played.at(rows), played.at(rows)])
    assert (again.of == np.concatenate([some.of, some.of + 3])).all()


def test_gains_are_told_line_by_line() -> None:
    none: Any = np.zeros(0)
    line = np.array([0, 0, 1])
    win, lead = np.array([1.0, 1.0, 0.0]), np.array([30.0, 30.0, -30.0])
    found = gains(Experience(none, line, win, lead, line, none, none, none, none, none, none, none), np.zeros(3))
    assert found[0] > 0.5 and found[1] > 0.5 and found[2] < -1.0
    assert abs(found.mean()) < 1e-6


@pytest.mark.parametrize(
    "content", [b"", b"nothing", b'{"format": "branchline-net-1"}\n', b"[]\nx", b'{"format": "9"}\n']
)
def test_what_is_no_network_is_refused(content: bytes) -> None:
    with pytest.raises(BadOption, match="holds no weights"):
        Weights.read(content, "x.net")


def test_a_trained_file_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    order = ["train", "switzerland", "--out", "t", "--rounds", "1", "--games", "16", "--hidden", "8", "--trial", "1"]
    told = RUN.invoke(app, [*order, "--jobs", "1"])
    assert told.exit_code == 0, told.output
    assert "round 1 of 1" in told.output and "planner" not in told.output.splitlines()[0]
    Path("mine.net").write_bytes(Path("t", "switzerland.net").read_bytes())
    game = bl.new_game("switzerland", players=3, seed=2)
    bot = make_bot("net:mine.net", game.title, 1)
    choice = bot.choose(bl.Seat(game, game.to_move or 0))
    assert choice.move in game.legal_moves()
    assert choice.explanation.reason.key == "bot-net"
    if choice.explanation.estimates:
        assert choice.explanation.estimates[0].move == choice.move
    searched = make_bot("mcts:8@net:mine.net", game.title, 1).choose(bl.Seat(game, game.to_move or 0))
    assert searched.move in game.legal_moves()
    shown = searched.explanation.estimates
    assert shown[0].move == searched.move and all(shown[0].value >= other.value for other in shown)
    with pytest.raises(BadOption, match="not for usa"):
        make_bot("net:mine.net", bl.titles()["usa"])
    with pytest.raises(BadOption, match="cannot be read"):
        make_bot("net:other.net", game.title)


def test_a_network_of_another_shape_than_it_says_is_refused(tmp_path: Path) -> None:
    whole = Weights.read(Training(SELF_PLAY, tmp_path).weights(), "x.net")
    for wrong in ({"inputs": whole.inputs[1:]}, {"outputs": whole.outputs[1:]}, {"data": b""}, {"sizes": [3, 5]}):
        with pytest.raises(BadOption, match="holds no weights"):
            Weights.read(replace(whole, **wrong).packed(), "x.net")


PLAY = """
import branchline as bl
from branchline.bots import make_bot
game = bl.new_game("switzerland", players=2, seed=2)
bot = make_bot("net:mine.net", game.title, 1)
for _ in range(12):
    game.play(bot.choose(bl.Seat(game, game.to_move)).move)
print(*game.moves, sep="\\n")
"""


@pytest.mark.slow
def test_a_network_plays_the_same_compiled_and_interpreted(tmp_path: Path) -> None:
    training = Training(replace(LESSON, adviser="greedy"), tmp_path / "t")
    chance = np.random.default_rng(1)
    for weight in training.learner.weights:
        weight += chance.normal(0, 0.2, weight.shape).astype(np.float32)
    (tmp_path / "mine.net").write_bytes(training.weights())
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAY],
            cwd=tmp_path,
            env={**os.environ, "BRANCHLINE_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("", "1")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 12


def test_weights_that_come_with_a_title_are_small_and_play_everywhere() -> None:
    played = 0
    for title in bl.titles().values():
        file = family_named(title.family).nets.get(title.id)
        if file is None:
            continue
        assert len((family_named(title.family).folder / file).read_bytes()) < 1_000_000
        for players in title.player_counts:
            game = bl.new_game(title.id, players=players, seed=players)
            choice = make_bot("net", title).choose(bl.Seat(game, game.to_move or 0))
            assert choice.move in game.legal_moves()
            played += 1
    assert played > 0


def test_where_no_network_is_trained_one_is_told_so() -> None:
    for title in bl.titles().values():
        if "net" not in bots_for(title):
            with pytest.raises(BadOption, match="branchline train"):
                make_bot("net", title)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "x"],
        ["--hidden", "0"],
        ["--adviser", "nobody"],
        ["--players", "9"],
        ["--rival", "mcts"],
        ["--rate", "nan"],
        ["--lessons", "3"],
    ],
)
def test_bad_orders_end_with_a_sentence(tmp_path: Path, arguments: list[str]) -> None:
    told = RUN.invoke(app, ["train", "usa", "--out", str(tmp_path / "t"), "--jobs", "1", *arguments])
    assert told.exit_code == 2
    assert "Traceback" not in told.output


def test_where_and_what_cannot_be_trained_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = RUN.invoke(app, ["train", "usa", "--out", str(tmp_path / "file")])
    assert told.exit_code == 2 and "no training can be kept in" in told.output
    told = RUN.invoke(app, ["train", "tickets", "--out", str(tmp_path / "t")])
    assert told.exit_code == 2 and "built-in titles" in told.output
