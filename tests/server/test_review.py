"""Looking back: stories, scores over time, rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.core.changes import apply_changes
from branchline.core.text import LANGUAGES
from branchline.guides import guides
from branchline.server.tables import playing
from room import Guest, Room, run, serving

MOVES = 60


async def begun(room: Room, title: str = "switzerland") -> tuple[Guest, Guest, str]:
    """A table of two people after some moves."""
    ola, jan = await room.guest("Ola"), await room.guest("Jan")
    id = await ola.open(title, "me open")
    await jan.sit(id)
    table = await room.registry.open(id)
    for number in range(MOVES):
        seat, moves = table.game.to_move, table.game.legal_moves()
        assert seat is not None
        await playing.play(room.registry, table, seat, str(moves[number % len(moves)]), table.version, None)
    return ola, jan, id


def test_a_story_is_what_a_seat_was_told_move_by_move(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan, id = await begun(room)
            truth = (await room.registry.open(id)).game.record()
            for who, seat in ((ola, 0), (jan, 1), (None, None)):
                answer = await (who.client if who else room.client()).get(f"/api/tables/{id}/story")
                story = answer.json()
                assert story["seat"] == seat and story["count"] == MOVES
                check_story(story, truth, seat)
            assert (await jan.get(f"/api/tables/{id}/story", seat=0)).status_code == 403

    run(scenario())


def check_story(story: dict[str, Any], truth: bl.Record, seat: int | None) -> None:
    view, facts = story["view"], story["facts"]
    for step in story["steps"]:
        game = truth.replay(step["number"])
        for event in step["events"]:
            view = apply_changes(view, event.pop("changes", []))
        view = apply_changes(view, step.get("changes", []))
        facts = apply_changes(facts, step.get("facts", []))
        assert view == game.view(seat) and facts == game.facts(seat)
        assert step["scores"] == [sheet.total for sheet in game.sheets(seat)]
        told = [{"hidden": False} | event for event in step["events"]]
        assert told == [event.as_dict() for event in game.happened(step["number"], seat)]
        if step["number"]:
            assert (step["seat"], step["move"]) == game.move_told(step["number"], seat)


def test_scores_over_time_are_told_as_a_seat_may_know_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola, jan, id = await begun(room)
            truth = (await room.registry.open(id)).game
            mine = (await ola.get(f"/api/tables/{id}/scores")).json()
            theirs = (await jan.get(f"/api/tables/{id}/scores")).json()
            assert len(mine["scores"]) == MOVES + 1
            assert mine["scores"][-1] == [sheet.total for sheet in truth.sheets(0)]
            assert theirs["scores"][-1] == [sheet.total for sheet in truth.sheets(1)]
            assert mine["hidden"] == [[], ["ticket-done", "ticket-failed"]]
            assert (await ola.get(f"/api/tables/{id}/scores")).json() == mine
            assert (await ola.get(f"/api/tables/{id}/scores", seat=1)).status_code == 403

    run(scenario())


def test_a_record_of_ones_own_is_told_with_nothing_hidden_once_it_is_over(tmp_path: Path) -> None:
    game = bl.new_game("switzerland", players=2, seed=3)
    while not game.is_over:
        game.play(game.legal_moves()[0])
    text = game.record().dumps()

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            story = (await ola.post("/api/reviews/story", {"record": text, "seat": 1})).json()
            assert story["steps"][-1]["scores"] == game.outcome().scores
            assert story["outcome"] == game.outcome().as_dict()
            middle = game.record().replay(40)
            assert story["steps"][40]["scores"] == [sheet.total for sheet in middle.sheets(None, revealed=True)]
            bad = await ola.post("/api/reviews/story", {"record": "nonsense"})
            assert bad.status_code == 400 and bad.json()["key"] == "bad-record"
            away = await ola.post("/api/reviews/story", {"record": text, "seat": 5})
            assert away.status_code == 400
            assert (await room.client().post("/api/reviews/story", json={"record": text})).status_code == 401

    run(scenario())


@pytest.mark.parametrize("title", list(bl.titles()))
def test_the_rules_of_a_title_can_be_read(tmp_path: Path, title: str) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            told = {}
            for language in LANGUAGES:
                found = (await room.client().get(f"/api/rules/{title}?language={language}")).json()
                assert found["language"] == language and len(found["rules"]) >= 25
                assert all(rule["id"] and rule["statement"] and rule["chapter"] for rule in found["rules"])
                told[language] = found["rules"]
            ids = {language: [rule["id"] for rule in rules] for language, rules in told.items()}
            assert ids["en"] == ids["pl"] == ids["de"]
            assert len({rules[0]["statement"] for rules in told.values()}) == len(LANGUAGES)
            assert (await room.client().get("/api/rules/chess")).json()["key"] == "no-title"

    run(scenario())


@pytest.mark.parametrize("title", list(bl.titles()))
def test_a_guided_game_is_told_with_the_legal_moves_of_the_learner(tmp_path: Path, title: str) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            found = (await room.client().get(f"/api/guides/{title}")).json()
            moves = [step["move"] for step in found["story"]["steps"][1:]]
            for note in found["notes"][:-1]:
                legal = found["story"]["steps"][note["at"]]["legal"]
                assert guides()[title].moves[note["at"]] in [move["text"] for move in legal]
            assert len(moves) == len(guides()[title].moves)
            assert (await room.client().get("/api/guides/chess")).json()["key"] == "no-guide"

    run(scenario())


TINY = (
    'name = "Tiny"\nplayers = [2, 2]\n[cities]\na = { name = "A" }\nb = { name = "B" }\nc = { name = "C" }\n'
    "[tracks]\na-b = { length = 2 }\nb-c = { length = 3 }\n"
    "[tickets]\n" + "".join(f't{i} = {{ from = "a", to = "c", points = 5 }}\n' for i in range(9))
)


def test_a_record_with_a_map_of_ones_own_is_told_too(tmp_path: Path) -> None:
    (tmp_path / "tiny.toml").write_text(TINY)
    game = bl.new_game("tickets", players=2, seed=1, map=tmp_path / "tiny.toml")
    for _ in range(6):
        game.play(game.legal_moves()[0])
    text = game.record().dumps()

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            ola = await room.guest("Ola")
            told = (await ola.post("/api/reviews", {"record": text, "seat": 0})).json()
            assert told["view"] == game.view(0) and told["file"] == TINY and told["number"] == 6
            broken = await ola.post("/api/reviews", {"record": text.replace("length = 2", "length = 0")})
            assert (broken.status_code, broken.json()["key"]) == (400, "bad-record")

    run(scenario())
