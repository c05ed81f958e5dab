"""The games of OpenSpiel: its own test passes, chance is exact, and a resampled state hides what a seat cannot know."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any
from weakref import ref

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import branchline as bl
import branchline.research.openspiel
from playthroughs import file_of, games, playthrough
from rulesets import odd_tables, tables

SIMS = 100
"""Games of OpenSpiel's own test at every table."""


def game_of(title: str, players: int) -> Any:
    """A game by its name in OpenSpiel."""
    return pyspiel.load_game(f"python_branchline_{title.replace('-', '_')}(players={players})")


def wander(state: Any, seed: int, steps: int) -> Any:
    """Play on at random, by so many actions and answers of chance."""
    chance = random.Random(seed)
    while not state.is_terminal() and steps > 0:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.slow
@pytest.mark.parametrize(("title", "players"), tables())
def test_openspiel_finds_nothing_wrong(title: str, players: int) -> None:
    pyspiel.random_sim_test(game_of(title, players), num_sims=SIMS, serialize=True, verbose=False, mask_test=True)


@pytest.mark.slow
@pytest.mark.parametrize(("title", "settings"), odd_tables())
def test_openspiel_finds_nothing_wrong_with_odd_tables(title: str, settings: dict[str, Any], tmp_path: Path) -> None:
    options = {name: value for name, value in settings.items() if name not in ("players", "map")}
    if "\n" in options.get("scenario", ""):  # OpenSpiel has parameters in a line
        options["scenario"] = str(tmp_path / "own.toml")
        Path(options["scenario"]).write_text(settings["scenario"], encoding="utf-8")
    told: dict[str, Any] = {name: settings[name] for name in ("players", "map") if name in settings}
    told["options"] = ";".join(f"{name}:{value}" for name, value in options.items())
    game = pyspiel.load_game(f"python_branchline_{title}", told)
    assert {name: str(game.rules.options[name]) for name in options if name != "scenario"} == {
        name: str(value) for name, value in options.items() if name != "scenario"
    }
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_golden_playthrough(name: str) -> None:
    assert playthrough(name) == file_of(name).read_text(encoding="utf-8")


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_branchline_snowdonia(players=2,options=scenario:blaenau-ffestiniog;works_min:0)")
    assert game.rules.options["scenario"] == "blaenau-ffestiniog"
    assert game.rules.options["works_min"] == 0
    assert pyspiel.load_game(str(game)).rules.options == game.rules.options
    with pytest.raises(bl.BadOption, match="no option 'colour'"):
        pyspiel.load_game("python_branchline_usa(options=colour:red)")
    with pytest.raises(bl.BadOption, match="map=PATH"):
        pyspiel.load_game("python_branchline_tickets")


@pytest.mark.parametrize("title", list(bl.titles()))
def test_chance_answers_one_thing_at_a_time_and_its_odds_add_up(title: str) -> None:
    state = game_of(title, 2).new_initial_state()
    for _ in range(60):
        if state.is_chance_node():
            assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
            assert len({state.action_to_string(answer) for answer, _ in state.chance_outcomes()}) > 0
        wander(state, 3, 1)


def test_cards_are_drawn_by_what_is_in_the_deck() -> None:
    state = game_of("usa", 2).new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    odds = {state.action_to_string(answer): odds for answer, odds in state.chance_outcomes()}
    assert odds == pytest.approx({card: (14 if card == "loco" else 12) / 110 for card in odds})
    assert len(odds) == 9


@pytest.mark.parametrize("title", ["switzerland", "germany", "snowdonia"])
def test_a_resampled_state_looks_the_same_to_its_player(title: str) -> None:
    """Where somebody decides, and where chance answers a move that took several actions."""
    state = game_of(title, 2).new_initial_state()
    chance = random.Random(2)
    waiting = deciding = 0
    while not state.is_terminal():
        before = state.now.before
        halfway = before is not None and before.taken
        if halfway or state.move_number() % 20 == 0:
            for player in range(2):
                other = state.resample_from_infostate(player, chance.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.history() == [], "how a world came about that was made up must not be told"
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                    deciding += 1
            waiting += bool(halfway)
        wander(state, state.move_number(), 1)
    assert deciding
    assert waiting or title == "germany", "only there chance answers no such move"
    with pytest.raises(bl.BadOption, match="seat 2 is not at a table of 2"):
        state.resample_from_infostate(2, chance.random)


def test_states_that_differ_in_hidden_things_alone_are_not_equal() -> None:
    state = wander(game_of("usa", 2).new_initial_state(), 1, 60)
    while state.is_chance_node():
        wander(state, 1, 1)
    chance = random.Random(3)
    worlds = [state.resample_from_infostate(0, chance.random) for _ in range(4)]
    assert len({str(world) for world in worlds}) > 1
    assert len({world.information_state_string(0) for world in worlds}) == 1


def test_before_the_deal_nobody_knows_more_than_that_there_will_be_one() -> None:
    state = wander(game_of("usa", 2).new_initial_state(), 1, 5)
    other = state.resample_from_infostate(1, random.Random(3).random)
    assert other.is_chance_node()
    assert len(other.chance_outcomes()) == 2
    assert other.information_state_string(1) == state.information_state_string(1)


def test_games_and_states_can_be_pickled() -> None:
    game = pyspiel.load_game("python_branchline_snowdonia(players=2,options=works_min:0)")
    state = wander(game.new_initial_state(), 1, 90)
    other, again = (pickle.loads(pickle.dumps(thing)) for thing in (game, state))
    assert other.rules.options == game.rules.options
    assert str(again) == str(state)
    assert again.history() == state.history()


def test_searches_of_openspiel_play() -> None:
    state = game_of("switzerland", 2).new_initial_state()
    while state.is_chance_node():
        wander(state, 1, 1)
    chance = np.random.RandomState(1)
    looks = mcts.RandomRolloutEvaluator(1, chance)
    for bot in (mcts.MCTSBot(state.get_game(), 2, 5, looks), ismcts.ISMCTSBot(state.get_game(), looks, 2, 5)):
        assert len(state.legal_actions()) > 1
        assert bot.step(state) in state.legal_actions()


def test_returns_are_shares_of_the_win() -> None:
    state = wander(game_of("switzerland", 3).new_initial_state(), 1, 100_000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(1)


def test_copies_make_the_same_move_once_and_a_game_that_is_let_go_leaves_nothing_behind() -> None:
    game = game_of("usa", 2)
    state = wander(game.new_initial_state(), 1, 90)
    copy = state.clone()
    for one in (state, copy):
        one.apply_action(one.legal_actions()[0])
    assert copy.now is state.now
    left = ref(state.now)
    del state, copy, one
    assert left() is None, "nobody waits for the garbage collector"
