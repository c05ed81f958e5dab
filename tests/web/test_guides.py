"""Guided first games: every move is legal, every note has its texts, and every kind of turn is met."""

from __future__ import annotations

import re

import pytest

import branchline as bl
from branchline import ledger
from branchline.core.family import families
from branchline.core.text import LANGUAGES, bundle, say
from branchline.guides import Guide, guides

TITLES = list(bl.titles())
KINDS = {
    "usa": {"keep", "draw", "claim", "tickets"},
    "switzerland": {"keep", "draw", "claim", "tickets", "tunnel"},
    "northern-lights": {"keep", "draw", "claim", "tickets"},
    "europe": {"keep", "draw", "claim", "tickets", "tunnel", "station"},
    "nordic-countries": {"keep", "draw", "claim", "tickets", "tunnel"},
    "germany": {"keep", "draw", "claim", "tickets", "passenger"},
    "india": {"keep", "draw", "claim", "tickets"},
    "snowdonia": {"place", "take", "build", "contract", "play", "work", "train", "hire"},
}
"""The kinds of moves a learner is asked for."""


def asked(guide: Guide) -> dict[int, str]:
    """Note number -> the move it asks for."""
    game = guide.begin()
    turns = []
    for move in guide.moves:
        turns.append(game.to_move)
        game.play(move)
    return {
        number: guide.moves[note.at]
        for number, note in enumerate(guide.notes, 1)
        if note.at < len(guide.moves) and turns[note.at] == guide.seat
    }


def test_every_title_has_a_guide() -> None:
    assert set(guides()) == set(TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_the_moves_of_a_guide_are_legal_and_its_record_is_sound(title: str) -> None:
    record = guides()[title].record()
    assert record.verify() == []
    assert [text for text, _ in record.moves] == guides()[title].moves


@pytest.mark.parametrize("title", TITLES)
def test_a_guide_has_ten_to_twenty_steps_and_meets_every_kind_of_turn(title: str) -> None:
    guide = guides()[title]
    places = [note.at for note in guide.notes]
    assert 10 <= len(places) <= 20 and places == sorted(set(places))
    assert places[0] == 0 and places[-1] == len(guide.moves)
    assert {move.split()[0] for move in asked(guide).values()} >= KINDS[title]
    assert len(asked(guide)) == len(places) - 1, "every note but the last asks for a move"


def test_snowdonia_s_guide_visits_every_area() -> None:
    guide = guides()["snowdonia"]
    assert {move.split()[1][0] for move in asked(guide).values() if move.startswith("place")} == set("ABCDEFG")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_note_has_its_texts(title: str, language: str) -> None:
    guide = guides()[title]
    questions = asked(guide)
    for number in range(1, len(guide.notes) + 1):
        key = f"guide-{title}-{number}"
        attributes = bundle(language).attributes(key)
        assert attributes == ({"ask", "other"} if number in questions else set())
        assert all(say(language, part) for part in (key, *(f"{key}.{name}" for name in attributes)))


def test_no_text_is_left_over() -> None:
    wanted = {f"guide-{title}-{n}" for title in TITLES for n in range(1, len(guides()[title].notes) + 1)}
    for language in LANGUAGES:
        files = [family.folder / "texts" / language / "guides.ftl" for family in families().values()]
        text = "\n".join(file.read_text(encoding="utf-8") for file in files)
        assert set(re.findall(r"^(guide-[a-z0-9-]+) =", text, re.MULTILINE)) == wanted


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_a_guide_points_to_is_one_of_the_title(title: str) -> None:
    own = {rule.id for rule in ledger.rules_of(bl.titles()[title])}
    assert {note.rule for note in guides()[title].notes} <= own
