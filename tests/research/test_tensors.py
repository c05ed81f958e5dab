"""Observations and actions: named, in their ranges, honest, and the same as the moves they stand for."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import branchline as bl
from branchline.core.tensors import empty_row, path
from branchline.research import Ruleset, ruleset
from branchline.research.table import Table
from rulesets import odd_tables, tables, variants, wander

GAMES = 25
"""Per title and player count: from fifty to a hundred games a title."""


def unread(table: Table) -> list[str]:
    """What is wrong with the paths of the legal moves: each must lead to its own move, and only there."""
    position = table.position
    codes = [int(code) for code in position.legal()]
    paths = sorted(tuple(path(table.tensors, position, code)) for code in codes)
    wrong = [f"{one} begins {other}" for one, other in pairwise(paths) if other[: len(one)] == one]
    last = len(table.tensors.action_names)
    return wrong + [f"{one} is no path" for one in paths if not one or not all(0 <= action < last for action in one)]


def seen(rules: Ruleset, position: Any, seat: int) -> list[int]:
    """The observation of a seat."""
    out = empty_row(rules.tensors.width)
    rules.tensors.observe(position, seat, out, 0)
    return [int(number) for number in out]


def row_of(table: Table, seat: int) -> list[int]:
    """What a table shows a seat."""
    table.look(seat)
    return [int(number) for number in table.seen]


@pytest.mark.parametrize(("title", "players"), tables())
def test_every_number_and_every_action_has_a_name_of_its_own(title: str, players: int) -> None:
    rules = ruleset(title, players)
    assert len(set(rules.observation_names)) == len(rules.observation_names) == len(rules.ranges)
    assert len(set(rules.action_names)) == len(rules.action_names)
    assert rules.table(1).width == rules.width


@pytest.mark.slow
@pytest.mark.parametrize(("title", "players"), tables())
def test_every_legal_move_is_a_path_of_actions_and_no_other_move_is(title: str, players: int) -> None:
    rules = ruleset(title, players)
    for seed in range(GAMES):
        for table in wander(rules, seed):
            if len(table.taken) == 0:
                assert unread(table) == []


@pytest.mark.slow
def test_options_that_change_what_can_be_done_change_the_actions_with_it() -> None:
    for title, players, options in variants():
        rules = ruleset(title, players, **options)
        for table in wander(rules, 5):
            if len(table.taken) == 0:
                assert unread(table) == [], (title, players, options)
                assert len(table.seen) == rules.width


@pytest.mark.parametrize(("title", "players"), tables())
def test_numbers_stay_in_their_ranges(title: str, players: int) -> None:
    stay_in_their_ranges(ruleset(title, players))


@pytest.mark.parametrize(("title", "settings"), odd_tables())
def test_numbers_of_odd_tables_stay_in_their_ranges(title: str, settings: dict[str, Any]) -> None:
    stay_in_their_ranges(ruleset(title, **settings))


def stay_in_their_ranges(rules: Ruleset) -> None:
    """What is seen in a game is what was said can be seen."""
    for count, table in enumerate(wander(rules, 3)):
        if count % 20 == 0 or table.position.over:
            row = row_of(table, count % rules.players)
            outside = [
                (name, number)
                for name, number, (least, most) in zip(rules.observation_names, row, rules.ranges, strict=True)
                if not least <= number <= most
            ]
            assert outside == []


@pytest.mark.parametrize(("title", "players"), tables())
def test_a_seat_cannot_tell_worlds_apart_that_differ_in_hidden_things(title: str, players: int) -> None:
    cannot_tell_apart(ruleset(title, players))


@pytest.mark.parametrize(("title", "settings"), odd_tables())
def test_nor_at_odd_tables(title: str, settings: dict[str, Any]) -> None:
    cannot_tell_apart(ruleset(title, **settings))


def cannot_tell_apart(rules: Ruleset) -> None:
    """The two-truths test: whatever is re-dealt, the numbers of the seat stay as they are, and what it may do."""
    for count, table in enumerate(wander(rules, 11)):
        position = table.position
        if count % 15 == 0 and not position.over:
            seat = count // 15 % rules.players
            truth = seen(rules, position, seat)
            for word in range(2):
                other = position.redeal(seat, count, word)
                assert seen(rules, other, seat) == truth
                if seat == position.to_move:
                    masks = [list(Table(rules.tensors, world).masks) for world in (position, other)]
                    assert masks[0] == masks[1]


@pytest.mark.parametrize("title", list(bl.titles()))
def test_what_a_table_has_written_before_is_as_if_it_were_written_now(title: str) -> None:
    written_as_now(ruleset(title, bl.titles()[title].most_players))


@pytest.mark.parametrize(("title", "settings"), odd_tables())
def test_so_it_is_at_odd_tables(title: str, settings: dict[str, Any]) -> None:
    written_as_now(ruleset(title, **settings))


def written_as_now(rules: Ruleset) -> None:
    """The row that a table goes on writing is one that is written whole."""
    for count, table in enumerate(wander(rules, 6)):
        seat = max(0, int(table.position.to_move)) if count % 9 else count % rules.players
        assert row_of(table, seat)[: rules.tensors.width] == seen(rules, table.position, seat)


def test_the_actions_of_the_move_under_way_are_for_the_mover_alone() -> None:
    rules = ruleset("usa", 2)
    for table in wander(rules, 2):
        mover = int(table.position.to_move)
        if len(table.taken):
            mine, other = (row_of(table, seat)[rules.tensors.width :] for seat in (mover, 1 - mover))
            assert [action for action, one in enumerate(mine) if one] == sorted(int(a) for a in table.taken)
            assert not any(other)
            break
    else:
        pytest.fail("no move of this game takes two actions")


def test_whole_moves_stand_in_the_record() -> None:
    rules = ruleset("northern-lights", 3)
    for _table in wander(rules, 8):
        table = _table
    game = rules.game(8, [int(code) for code in table.history])
    assert game.is_over
    assert bl.Record.loads(game.record().dumps()).replay().outcome().scores == table.position.scores()


def test_an_action_that_may_not_be_taken_is_refused_in_a_sentence() -> None:
    table = ruleset("usa", 2).table(1)
    with pytest.raises(bl.IllegalAction, match="action 1, draw deck, may not be taken now"):
        table.step(1)
    with pytest.raises(bl.IllegalAction, match="numbered from 0 to 187, not 999"):
        table.step(999)


def test_a_version_names_title_and_number() -> None:
    assert ruleset("usa").version == "usa-1"


def test_bad_input_gets_a_sentence() -> None:
    with pytest.raises(bl.BadOption, match="2 to 5 players"):
        ruleset("usa", 9)
    with pytest.raises(bl.BadOption, match="no option"):
        ruleset("usa", 2, colour="red")
