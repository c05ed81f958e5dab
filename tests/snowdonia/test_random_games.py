"""Random games of every kind: nothing is lost, legal means not refused, records replay, nothing is hidden."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import branchline as bl

pytestmark = pytest.mark.slow

BLAENAU = {"scenario": "blaenau-ffestiniog"}
READINGS = {
    "contract_plays": "one",
    "yard_take": "exact",
    "works_min": 0,
    "bag_peek": True,
    "exhaustion_end": "end_of_round",
    "complete_scope": "build_sites",
    "deck_exhaustion": "gaps",
    "build_decline": "free",
    "steel_cap": False,
    "final_round_cleanup": False,
    "double_excavation": "once",
    "light_fog": True,
    "light_fog_single": "closed",
}


def effective(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Those of the options that change anything at a table of so many players."""
    title = bl.titles()["snowdonia"]
    checked = title.check_options(options)
    applies = {option.name for option in title.options if option.applies(players, checked)}
    return {name: value for name, value in options.items() if name in applies}


TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, {"edition": edition}) for players in range(1, 6) for edition in ("2012", "deluxe")),
    *((players, BLAENAU) for players in range(1, 5)),
    *((1, {"solo_train": train}) for train in range(2, 8)),
    *((players, {"edition": "deluxe", "optional_tracks": True, "light_fog": True}) for players in (2, 5)),
    *((players, effective(players, READINGS)) for players in range(1, 6)),
    *((players, effective(players, {**BLAENAU, **READINGS, "blaenau_all_stations": False})) for players in (1, 2)),
]


def ids(table: tuple[int, dict[str, Any]]) -> str:
    players, options = table
    return f"{players} " + " ".join(f"{name}={value}" for name, value in list(options.items())[:2])


def random_moves(game: bl.Game, chance: random.Random, most: int = 10_000) -> None:
    while not game.is_over and most > 0:
        moves = game.legal_moves()
        game.play(moves[chance.randrange(len(moves))])
        most -= 1


@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_nothing_is_ever_lost(table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    chance = random.Random(str(table))
    for seed in range(4):
        game = bl.new_game("snowdonia", players=players, seed=seed, **options)
        line: list[int] = []
        while not game.is_over:
            assert game.audit() == []
            left = int(game._position.rubble_left)  # type: ignore[attr-defined]
            assert not line or left <= line[-1], "rubble never comes back to the line (SN-COMP-03)"
            line.append(left)
            random_moves(game, chance, 1)
        assert game.audit() == []
        outcome = game.outcome()
        assert [sum(line.points for line in sheet) for sheet in outcome.breakdown] == outcome.scores
        assert game._position.scores() == outcome.scores


@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_legal_means_not_refused(table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    chance = random.Random(f"refusals {table}")
    known: list[str] = []
    for seed in range(2):
        game = bl.new_game("snowdonia", players=players, seed=seed, **options)
        while not game.is_over:
            texts = game.legal_moves().texts()
            known = sorted({*known, *chance.sample(texts, min(4, len(texts)))})
            for text in [*texts, *chance.sample(known, min(8, len(known)))]:
                refusal = game.why_not(text)
                assert (refusal is None) == (text in texts), text
                if refusal is not None:
                    assert refusal.rule.startswith("SN-")
                    assert "{" not in str(refusal)
            for move in game.legal_moves():
                assert game._position.move_code(str(move)) == move.code
                assert json.loads(json.dumps(move.params)) == move.params
            random_moves(game, chance, 1)


@pytest.mark.parametrize("table", TABLES[:14], ids=ids)
def test_records_replay_and_verify(table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    game = bl.new_game("snowdonia", players=players, seed=11, **options)
    random_moves(game, random.Random(str(table)))
    record = bl.Record.loads(game.record().dumps())
    assert record.verify() == []
    again = record.replay()
    assert again.outcome().as_dict() == game.outcome().as_dict()
    assert again.view(0) == game.view(0)
    assert [event.as_dict() for event in again.log(None)] == [event.as_dict() for event in game.log(None)]


def seen(game: bl.Game, seat: int | None) -> str:
    """Everything a seat can learn."""
    return json.dumps([game.view(seat), game.legal_moves().texts(), [e.as_dict() for e in game.log(seat)]])


@pytest.mark.parametrize("table", TABLES[:14], ids=ids)
def test_a_redeal_changes_nothing_but_the_future(table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    chance = random.Random(f"redeal {table}")
    futures = 0
    for seed in range(6):
        game = bl.new_game("snowdonia", players=players, seed=seed, **options)
        random_moves(game, chance, chance.choice([0, 3, 20, 60]))
        for seat in (None, *range(players)):
            world = game.redeal(seat, seed)
            assert world.audit() == []
            assert seen(world, seat) == seen(game, seat)
            for again in range(2):
                one, two = game.redeal(seat, again), world.redeal(seat, again)
                first, second = random.Random(seed), random.Random(seed)
                random_moves(one, first, 30)
                random_moves(two, second, 30)
                assert seen(one, seat) == seen(two, seat), "a re-deal depends on knowledge and seed alone"
        if not game.is_over:
            one, two = game.redeal(0, 1), game.redeal(0, 2)
            random_moves(one, random.Random(1))
            random_moves(two, random.Random(1))
            futures += seen(one, 0) != seen(two, 0)
    assert futures > 0


def test_all_seats_and_spectators_see_the_same() -> None:
    """Information is symmetric (ledger, section 27)."""
    chance = random.Random(2)
    for seed in range(5):
        game = bl.new_game("snowdonia", players=4, seed=seed)
        random_moves(game, chance, 40 + 20 * seed)
        views = [{**game.view(seat), "seat": None} for seat in (None, 0, 1, 2, 3)]
        assert all(view == views[0] for view in views)


def test_a_copy_is_independent() -> None:
    chance = random.Random(3)
    game = bl.new_game("snowdonia", players=3, seed=3)
    random_moves(game, chance, 50)
    before = seen(game, 0)
    twin = game.copy()
    random_moves(twin, chance)
    assert seen(game, 0) == before
    assert game.audit() == [] and twin.audit() == []
