"""The environments pass the suites of PettingZoo and Gymnasium, and are the same games as at a table."""

from __future__ import annotations

import copy
import importlib
import pickle
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any
from weakref import ref

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
from rulesets import odd_tables, tables

DICTIONARY = "ignore:Observation"
"""PettingZoo's suite warns of observations that are dictionaries, which all its own card games have."""


def module_of(title: str) -> Any:
    """The PettingZoo module of a title."""
    return importlib.import_module(f"branchline.research.pettingzoo.{title.replace('-', '_')}_v0")


def pettingzoo_suite(title: str, settings: dict[str, Any]) -> None:
    """PettingZoo's own tests."""
    make = partial(module_of(title).env, **settings)
    api_test(make(), num_cycles=1000)
    seed_test(make, num_cycles=500)
    render_test(make)


@pytest.mark.slow
@pytest.mark.filterwarnings(DICTIONARY)
@pytest.mark.parametrize(("title", "players"), tables())
def test_pettingzoo_finds_nothing_wrong(title: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo_suite(title, {"players": players})
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.filterwarnings(DICTIONARY)
@pytest.mark.parametrize(("title", "settings"), odd_tables())
def test_no_suite_finds_anything_wrong_with_odd_tables(
    title: str, settings: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    pettingzoo_suite(title, settings)
    check_env(gymnasium.make(f"branchline/{title}-v0", **settings).unwrapped)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.filterwarnings(DICTIONARY)
@pytest.mark.parametrize("shaped", [False, True])
def test_pettingzoo_finds_nothing_wrong_with_bare_environments(shaped: bool) -> None:
    make = partial(module_of("switzerland").raw_env, reward="lead", shaped=shaped)
    api_test(make(), num_cycles=1000)
    seed_test(make, num_cycles=100)


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


def test_an_illegal_action_ends_a_game_of_pettingzoo() -> None:
    env = module_of("usa").env(players=3)
    env.reset(seed=1)
    guilty = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)
    assert all(env.terminations.values())
    for agent in env.agent_iter():
        _, reward, termination, _, info = env.last()
        assert (reward, termination) == (-1.0 if agent == guilty else 0.0, True)
        assert "may not be taken now" in info["illegal"]
        env.step(None)
    assert not env.agents


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (1.5, "one whole number, not 1.5"),
        (None, "one whole number, not None"),
        ("3", "one whole number, not '3'"),
        (np.array([1, 2]), "one whole number"),
        (-1, "numbered from 0 to 187, not -1"),
        (2**40, "numbered from 0 to 187"),
    ],
)
def test_what_is_no_action_is_refused_in_a_sentence(action: Any, sentence: str) -> None:
    env = module_of("usa").env()
    env.reset(seed=1)
    before = env.last()[0]["observation"]
    with pytest.raises(bl.IllegalAction, match=sentence):
        env.step(action)
    assert np.array_equal(env.last()[0]["observation"], before)


def test_who_goes_on_after_the_end_is_told_so() -> None:
    env = module_of("switzerland").raw_env()
    play_out(env, 4)
    with pytest.raises(bl.IllegalAction, match="no game is under way"):
        env.step(0)
    seat: Any = gymnasium.make("branchline/switzerland-v0").unwrapped
    with pytest.raises(bl.IllegalAction, match="no game is under way"):
        seat.step(0)
    seat.reset(seed=1)
    seat.step(int(np.flatnonzero(~seat.action_masks())[0]))
    with pytest.raises(bl.IllegalAction, match="no game is under way"):
        seat.step(0)
    with pytest.raises(bl.IllegalAction, match="one whole number"):
        seat.step(0.5)


def test_before_the_first_reset_there_is_nothing_to_see() -> None:
    env = module_of("usa").raw_env(render_mode="ansi", players=np.int64(3))
    seat: Any = gymnasium.make("branchline/usa-v0", render_mode="ansi", players=np.int64(3)).unwrapped
    assert env.num_agents == 0
    for look in (partial(env.observe, "player_2"), env.render, env.record, seat.action_masks, seat.render, seat.record):
        with pytest.raises(bl.IllegalAction, match=r"no game is under way: reset\(\) begins one"):
            look()


def test_what_was_seen_stays_as_it_was() -> None:
    env = module_of("switzerland").raw_env()
    env.reset(seed=np.int64(3))
    first = env.last()[0]
    kept = {name: array.copy() for name, array in first.items()}
    env.step(int(first["action_mask"].argmax()))
    env.last()
    assert all(np.array_equal(first[name], kept[name]) for name in kept)
    assert all(array.flags.writeable for array in first.values())


COPIES = [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("title", ["usa", "snowdonia"])
def test_a_copy_made_in_mid_game_goes_on_by_itself(title: str, copied: Callable[[Any], Any]) -> None:
    env = module_of(title).env(players=3, shaped=True)
    env.reset(seed=3)
    first_actions(env, 31)
    other = copied(env)
    assert len(other.unwrapped.table.history) == len(env.unwrapped.table.history) > 0
    told = first_actions(env, 30)
    env.reset()
    assert first_actions(other, 30) == told


def first_actions(env: Any, steps: int) -> list[tuple[int, float]]:
    """The first action of the mask again and again: what was seen, in a number, and what was gained."""
    found = []
    for _ in range(steps):
        observation, reward, *_ = env.last()
        weights = np.arange(len(observation["observation"]))
        found.append((int(observation["observation"] @ weights), float(reward)))
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    return found


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_of_a_seat_goes_on_by_itself(copied: Callable[[Any], Any]) -> None:
    env: Any = gymnasium.make("branchline/usa-v0", bots="greedy")
    env.reset(seed=3)
    played = [env.step(int(env.unwrapped.action_masks().argmax())) for _ in range(30)]
    other = copied(env)
    for _ in range(20):
        (row, *told), (row2, *told2) = (one.step(int(one.unwrapped.action_masks().argmax())) for one in (env, other))
        assert np.array_equal(row, row2)
        assert told[:3] == told2[:3]
    assert not played[-1][2]


@pytest.mark.parametrize("copied", COPIES)
def test_a_copy_of_many_tables_goes_on_by_itself(copied: Callable[[Any], Any]) -> None:
    tables = VectorTables(ruleset("switzerland", 2), tables=2, seed=9, reward="lead", shaped=True, first=3)
    while not tables.ended.any():
        tables.step(tables.masks.argmax(axis=1))
    other = copied(tables)
    for _ in range(150):
        for name in ("observations", "masks", "to_move", "ended", "rewards", "scores", "lengths"):
            assert np.array_equal(getattr(tables, name), getattr(other, name)), name
        for one in (tables, other):
            one.step(one.masks.argmax(axis=1))


def test_wrong_settings_get_a_sentence() -> None:
    with pytest.raises(bl.BadOption, match="a seed is a whole number"):
        module_of("usa").raw_env().reset(seed="seven")
    with pytest.raises(bl.BadOption, match="no option 'colour'"):
        gymnasium.make("branchline/usa-v0", colour="red")
    with pytest.raises(bl.BadOption, match="give its file as map=PATH"):
        module_of("tickets").env()
    with pytest.raises(bl.BadOption, match="rewards are win, lead, points"):
        module_of("usa").raw_env(reward="fame")
    with pytest.raises(bl.BadOption, match="rendered as ansi or human"):
        module_of("usa").raw_env(render_mode="rgb_array")
    with pytest.raises(bl.BadOption, match="2 other seats need as many bots"):
        gymnasium.make("branchline/usa-v0", players=3, bots=["greedy"])
    with pytest.raises(bl.BadOption, match="not at a table of 2"):
        gymnasium.make("branchline/usa-v0", seat=2)
    with pytest.raises(bl.BadOption, match="seat must be a whole number from 0 on, not -1"):
        gymnasium.make("branchline/usa-v0", seat=-1)
    with pytest.raises(bl.BadOption, match="a list of codes, not 3"):
        gymnasium.make("branchline/usa-v0", bots=3)
    for wrong in (0, 1.5, "2", None):
        with pytest.raises(bl.BadOption, match="tables must be a whole number from 1 on"):
            VectorTables(ruleset("usa"), tables=wrong)  # type: ignore[arg-type]
    with pytest.raises(bl.BadOption, match="tables play by a ruleset"):
        VectorTables("usa", tables=2)  # type: ignore[arg-type]
    assert len(VectorTables(ruleset("usa"), tables=np.int64(2)).ended) == 2  # type: ignore[arg-type]


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


def test_tables_that_are_let_go_leave_nothing_behind() -> None:
    tables = VectorTables(ruleset("switzerland", 2), tables=2)
    left = ref(tables)
    del tables
    assert left() is None, "nobody waits for the garbage collector"


def test_tables_can_be_shared_out() -> None:
    rules = ruleset("switzerland", 2)
    whole = VectorTables(rules, tables=4, seed=9)
    parts = [VectorTables(rules, tables=2, seed=9, first=first) for first in (0, 2)]
    for _ in range(50):
        assert np.array_equal(whole.observations, np.concatenate([part.observations for part in parts]))
        whole.step(whole.masks.argmax(axis=1))
        for part in parts:
            part.step(part.masks.argmax(axis=1))


def test_tables_in_threads_play_as_they_would_alone() -> None:
    rules = ruleset("switzerland", 2)

    def digest(seed: int) -> list[int]:
        tables = VectorTables(rules, tables=3, seed=seed)
        return [int(row.sum()) for row, *_ in wander(tables, 300, seed % 3)]

    alone = [digest(seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(digest, range(4))) == alone


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ([0], "2 tables need as many whole numbers"),
        ([0.0, 1.0], "not an array of float64"),
        ([[0], [1]], "shape"),
        ([999, 999], "numbered from 0"),
    ],
)
def test_wrong_actions_are_refused_before_anything_is_played(actions: Any, sentence: str) -> None:
    tables = VectorTables(ruleset("switzerland", 2), tables=2, seed=1)
    before = tables.observations.copy()
    with pytest.raises(bl.IllegalAction, match=sentence):
        tables.step(np.array(actions))
    legal, illegal = int(tables.masks[0].argmax()), int(tables.masks[1].argmin())
    with pytest.raises(bl.IllegalAction, match="may not be taken now"):
        tables.step(np.array([legal, illegal]))
    assert np.array_equal(tables.observations, before)


@pytest.mark.parametrize(("title", "players", "reward"), [("switzerland", 3, "win"), ("snowdonia", 2, "lead")])
def test_shaped_rewards_of_many_tables_add_up_to_the_plain_ones(title: str, players: int, reward: str) -> None:
    rules = ruleset(title, players)
    plain = VectorTables(rules, tables=3, seed=4, reward=reward)
    shaped = VectorTables(rules, tables=3, seed=4, reward=reward, shaped=True)
    gained = np.zeros_like(plain.rewards)
    chance = np.random.default_rng(1)
    ended = early = 0
    for _ in range(900):
        actions = (chance.random(plain.masks.shape) * plain.masks).argmax(axis=1)
        plain.step(actions)
        shaped.step(actions)
        gained += shaped.rewards
        early += int(np.abs(shaped.rewards[~shaped.ended]).sum() > 0)
        for table in np.flatnonzero(plain.ended):
            assert gained[table] == pytest.approx(plain.rewards[table])
            gained[table] = 0
            ended += 1
            if reward == "lead":
                one, two = plain.scores[table]
                assert plain.rewards[table].tolist() == [one - two, two - one]
    assert ended and early


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
