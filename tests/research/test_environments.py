"""The environments pass the suites of PettingZoo and Gymnasium, and are the same games as at a table."""

from __future__ import annotations

import importlib
import random
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import branchline as bl
import branchline.research.gymnasium
import branchline.research.pettingzoo
from branchline.research import ruleset
from branchline.research.vector import VectorTables
from rulesets import tables

DICTIONARY = "ignore:Observation"
"""PettingZoo's suite warns of observations that are dictionaries, which all its own card games have."""


def module_of(title: str) -> Any:
    """The PettingZoo module of a title."""
    return importlib.import_module(f"branchline.research.pettingzoo.{title.replace('-', '_')}_v0")


@pytest.mark.slow
@pytest.mark.filterwarnings(DICTIONARY)
@pytest.mark.parametrize(("title", "players"), tables())
def test_pettingzoo_finds_nothing_wrong(title: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    make = partial(module_of(title).env, players=players)
    api_test(make(), num_cycles=1000)
    seed_test(make, num_cycles=500)
    render_test(make)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize(("title", "players"), tables())
def test_gymnasium_finds_nothing_wrong(title: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"branchline/{title}-v0", players=players).unwrapped)
    capsys.readouterr()


def play_out(env: Any, seed: int) -> tuple[dict[str, Any], list[float]]:
    """A random game; what is told at its end, and what it brings every agent."""
    env.reset(seed=seed)
    chance = random.Random(seed)
    told: dict[str, Any] = {}
    gained: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, _, info = env.last()
        if termination:
            told, gained[agent] = info, reward
            env.step(None)
        else:
            assert agent == env.agent_selection
            env.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return told, [gained[agent] for agent in env.possible_agents]


def test_a_game_of_pettingzoo_is_a_game_with_a_record() -> None:
    env = module_of("switzerland").raw_env(players=2, reward="points")
    told, gained = play_out(env, 4)
    outcome = bl.Record.loads(env.record().dumps()).replay().outcome()
    assert outcome.scores == told["scores"] == gained
    assert told["moves"] == len(env.table.history)


def test_one_seed_gives_the_same_games_one_after_another() -> None:
    env = module_of("switzerland").raw_env()
    first = play_out(env, 6)
    env.reset()
    second = env.seed
    env.reset(seed=6)
    env.reset()
    assert env.seed == second
    assert play_out(env, 6) == first


def test_rewards_of_a_win_are_shares_of_it() -> None:
    env = module_of("switzerland").raw_env(players=3)
    told, gained = play_out(env, 3)
    assert sum(gained) == 1
    assert [seat for seat, share in enumerate(gained) if share] == told["winners"]


def test_the_lead_is_told_against_the_best_other() -> None:
    env = module_of("switzerland").raw_env(players=2, reward="lead")
    told, gained = play_out(env, 3)
    one, two = told["scores"]
    assert gained == [one - two, two - one]


@pytest.mark.parametrize("reward", ["win", "lead", "points"])
@pytest.mark.parametrize(("title", "players"), [("switzerland", 3), ("snowdonia", 1)])
def test_shaped_rewards_come_early_and_add_up_to_the_plain_ones(title: str, players: int, reward: str) -> None:
    _, plain = play_out(module_of(title).raw_env(players=players, reward=reward), 8)
    env = module_of(title).raw_env(players=players, reward=reward, shaped=True)
    env.reset(seed=8)
    chance = random.Random(8)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    early = 0
    for agent in env.agent_iter():
        observation, given, termination, _, _ = env.last()
        gained[agent] += given
        early += given != 0 and not termination
        action = None if termination else chance.choice(np.flatnonzero(observation["action_mask"]).tolist())
        env.step(action)
    assert list(gained.values()) == pytest.approx(plain)
    assert early > 0


def test_a_seat_is_given_shaped_rewards_too() -> None:
    env: Any = gymnasium.make("branchline/switzerland-v0", bots="greedy", reward="points", shaped=True).unwrapped
    _, info = env.reset(seed=5)
    terminated, total = False, 0.0
    while not terminated:
        _, reward, terminated, _, info = env.step(int(info["action_mask"].argmax()))
        total += reward
    assert total == info["scores"][0]


def test_a_seat_against_bots_plays_whole_games() -> None:
    env: Any = gymnasium.make("branchline/switzerland-v0", players=3, seat=1, bots=["greedy", "random"]).unwrapped
    _, info = env.reset(seed=5)
    chance = random.Random(5)
    terminated = False
    while not terminated:
        assert env.game.to_move == 1
        action = chance.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, terminated, truncated, info = env.step(action)
        assert not truncated
    assert reward == (1 / len(info["winners"]) if 1 in info["winners"] else 0)
    assert env.record().replay().outcome().scores == info["scores"]


def test_an_illegal_action_ends_the_game_of_a_seat() -> None:
    env: Any = gymnasium.make("branchline/usa-v0").unwrapped
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1, True)
    assert "may not be taken now" in info["illegal"]


def test_wrong_settings_get_a_sentence() -> None:
    with pytest.raises(bl.BadOption, match="rewards are win, lead, points"):
        module_of("usa").raw_env(reward="fame")
    with pytest.raises(bl.BadOption, match="rendered as ansi or human"):
        module_of("usa").raw_env(render_mode="rgb_array")
    with pytest.raises(bl.BadOption, match="2 other seats need as many bots"):
        gymnasium.make("branchline/usa-v0", players=3, bots=["greedy"])
    with pytest.raises(bl.BadOption, match="not at a table of 2"):
        gymnasium.make("branchline/usa-v0", seat=2)
    with pytest.raises(bl.BadOption, match="at least one table"):
        VectorTables(ruleset("usa"), tables=0)


def wander(tables: VectorTables, steps: int, number: int) -> list[Any]:
    """What one table shows over so many steps; every table goes its own way."""
    seen = []
    count = len(tables.to_move)
    for step in range(steps):
        actions = []
        for table in range(count):
            legal = np.flatnonzero(tables.masks[table])
            actions.append(legal[(step * 31 + table * 17) % len(legal)])
        tables.step(np.array(actions))
        row = tables.observations[number].copy(), int(tables.to_move[number]), tables.rewards[number].copy()
        seen.append((*row, bool(tables.ended[number])))
    return seen


@pytest.mark.parametrize("title", ["switzerland", "snowdonia"])
def test_what_a_table_plays_does_not_depend_on_how_many_there_are(title: str) -> None:
    rules = ruleset(title, 2)
    few = wander(VectorTables(rules, tables=2, seed=9), 600, 1)
    many = wander(VectorTables(rules, tables=4, seed=9), 600, 1)
    assert any(ended for *_, ended in few), "a game must have ended, and the next begun"
    for (row, mover, reward, ended), (row2, mover2, reward2, ended2) in zip(few, many, strict=True):
        assert np.array_equal(row, row2)
        assert np.array_equal(reward, reward2)
        assert (mover, ended) == (mover2, ended2)


def test_tables_stepped_together_are_the_games_of_pettingzoo() -> None:
    tables = VectorTables(ruleset("switzerland", 2), tables=1, seed=12)
    env = module_of("switzerland").raw_env(players=2)
    env.reset(seed=12)
    while not tables.ended[0]:
        observation = env.observe(env.agent_selection)
        assert np.array_equal(observation["observation"], tables.observations[0])
        assert np.array_equal(observation["action_mask"], tables.masks[0])
        action = int(np.flatnonzero(tables.masks[0])[-1])
        env.step(action)
        tables.step(np.array([action]))
    assert list(env.rewards.values()) == tables.rewards[0].tolist()
