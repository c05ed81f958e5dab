"""What the rules answer: it comes true, it adds up, and it tells nothing that a seat cannot know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import branchline as bl
from branchline.core.position import bit
from branchline.games.snowdonia.bonuses import contract_points
from branchline.games.snowdonia.building import add_sites
from branchline.games.snowdonia.codes import site_of
from branchline.games.snowdonia.round import Snowdonia

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (3, {"light_fog": True}),
    (5, {}),
    (4, {"edition": "deluxe"}),
    (1, {"scenario": "blaenau-ffestiniog"}),
    (4, {"scenario": "blaenau-ffestiniog"}),
]


def moments(players: int, options: dict[str, Any], games: int = 2) -> Iterator[tuple[bl.Game, bl.Move]]:
    """Random games at every decision, with the move that comes next."""
    for seed in range(games):
        game = bl.new_game("snowdonia", players=players, seed=seed, **options)
        game.watched = True
        chance = random.Random(f"facts {players} {seed}")
        while not game.is_over:
            moves = game.legal_moves()
            yield game, moves[chance.randrange(len(moves))]


def position_of(game: bl.Game) -> Snowdonia:
    """The inner position."""
    return cast(Snowdonia, game._position)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_two_truths_one_answer(players: int, options: dict[str, Any]) -> None:
    """Deck and bag may lie in any order: no fact depends on it, at a decision or while a move is told."""
    chance = random.Random(players)
    for game, move in moments(players, options, 1):
        for seat in (None, *range(players)):
            world = game.redeal(seat, chance.randrange(1 << 32))
            assert json.dumps(world.facts(seat)) == json.dumps(game.facts(seat))
        game.play(move)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_sheets_add_up_to_the_score(players: int, options: dict[str, Any]) -> None:
    for game, move in moments(players, options, 1):
        facts, view = game.facts(None), game.view(None)
        assert facts["mine"] is None
        for sheet, told, seat in zip(facts["sheets"], game.sheets(None), view["seats"], strict=True):
            assert sheet["total"] == told.total == seat["score"]
            lines = [(source, n) for source, things in sheet["points"].items() for n in things.values()]
            assert sorted(lines) == sorted((line.source, line.points) for line in told.lines)
        game.play(move)


def check_standing(standing: dict[str, Any], stores: dict[str, float]) -> None:
    """What there is and what is missing make up what is asked for; of the surveyor a station is named."""
    for kind, n in standing["needs"].items():
        has, lacks = standing["has"][kind], standing["lacks"].get(kind, 0)
        assert 0 <= has <= min(n, stores[kind]) or standing["worth"] > 0
        assert (has == n) == (lacks == 0)
        assert has + lacks == n or kind == "surveyor"
    free = all(n <= stores[kind] for kind, n in standing["needs"].items())
    assert standing["elsewhere"] == (bool(standing["lacks"]) and free)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_contracts_are_worth_what_they_add(players: int, options: dict[str, Any]) -> None:
    offered = 0
    for game, move in moments(players, options):
        view = game.view(None)
        for seat in range(players):
            standings = game.facts(seat)["mine"]["contracts"]
            held = {str(each["contract"]): each["worth"] for each in view["seats"][seat]["contracts"]}
            for contract, standing in standings.items():
                check_standing(standing, game.facts(seat)["mine"]["stores"])
                if contract in held:
                    assert standing["worth"] == held[contract]
                    continue
                offered += standing["worth"] > 0
                after = position_of(game.copy())
                before = contract_points(after, seat)
                after.held[seat] |= bit(int(contract))
                assert standing["worth"] == contract_points(after, seat) - before
                assert standing["worth"] == 0 or standing["lacks"] == {}
                assert standing["needs"].keys() >= standing["lacks"].keys()
        game.play(move)
    assert offered > 0


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_site_that_lacks_nothing_can_be_built(players: int, options: dict[str, Any]) -> None:
    payable = 0
    for game, move in moments(players, options):
        for seat in range(players):
            position = position_of(game)
            facts = game.facts(seat)
            sites = {position.board.site_ids[site_of(code)] for code in add_sites(position, seat, vec[i64]())}
            assert {site for site, lacks in facts["mine"]["sites"].items() if not lacks} == sites
            assert {site.split(".")[0] for site in facts["mine"]["sites"]} <= set(facts["open"])
            payable += len(sites)
        game.play(move)
    assert payable > 0


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_is_foretold_comes_true(players: int, options: dict[str, Any]) -> None:
    """The next event, place to dig, station of the surveyor, work rates and prices are what then happens."""
    seen: set[str] = set()
    for game, move in moments(players, options, 6):
        text, paid = str(move), None
        if game.to_move is not None:
            paid = game.facts(game.to_move)["mine"]["pays"].get(text)
        game.play(move)
        for at, (event, (before, after)) in enumerate(
            zip(game.happened(len(game.moves), None), pairwise(position_of(game).frames or []), strict=True)
        ):
            params = event.params
            seat = params.get("seat", -1)
            facts, later = before.facts(seat), after.facts(seat)
            seen.add(event.key)
            if event.key == "event-cube":
                assert facts["next_event"] == params["n"] and later["next_event"] != facts["next_event"]
            elif event.key == "dug":
                assert facts["mine"]["next_dig"] == params["place"]
                assert params["place"] in facts["digs"]
                assert facts["tracks"]["rubble"] - later["tracks"]["rubble"] == params["n"]
            elif event.key == "surveyed":
                survey, points = facts["mine"]["survey"], [each["sheets"][seat]["points"] for each in (facts, later)]
                assert survey["station"] == params["station"]
                gained = sum(points[1]["surveyor"].values()) - sum(points[0]["surveyor"].values())
                assert survey["gain"] == gained
            elif event.key == "rates":
                coming = facts["rates"][before.view(-1)["weather"]["now"]]
                assert coming == {"excavation": params["excavation"], "lay_track": params["lay_track"]}
            elif event.key == "weather":
                fogged = params["weather"] == "fog" and after.view(-1)["areas"]["D"]["open"] < len(
                    after.view(-1)["areas"]["D"]["labourers"]
                )
                assert ("D" in later["fog"]) == fogged
            elif event.key in ("laid", "event-laid"):
                assert later["tracks"]["laid"] == facts["tracks"]["laid"] + 1
            elif event.key in ("built", "bought") and at == 0 and paid is not None:
                assert params["paid"] == paid
                seen.add("paid")
            elif event.key == "starts-next":
                assert facts["lead"] is not None and later["order"][0] == seat
    assert seen >= {"event-cube", "dug", "surveyed", "rates", "paid", "starts-next"}
