"""Moves and facts packed and unpacked in one place, and texts that mean one move only."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import branchline as bl
from branchline.games.snowdonia import codes, events
from branchline.games.snowdonia.board import GOODS, contains, count, lowest, member, next_member
from snowdonia.table import begun

FOLDER = Path(bl.__file__).parent / "games" / "snowdonia"
SHIFT = re.compile(r"<<|(?<!>)>>(?!>)|& (?:7|31|63|255)\b|\bseat \* 5\b|\bbars \* 3\b|\bstation \* 3\b")
PACKERS = {"codes.py", "events.py", "board.py"}


def test_nobody_else_knows_how_codes_are_packed() -> None:
    found = [
        f"{file.relative_to(FOLDER)}:{number}"
        for file in FOLDER.rglob("*.py")
        if file.name not in PACKERS
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if SHIFT.search(line) and not line.lstrip().startswith(">>>")
    ]
    assert found == []


def test_moves_come_out_as_they_went_in() -> None:
    chance = random.Random(1)
    for _ in range(200):
        area, space, to, there = (chance.randrange(n) for n in (7, 9, 7, 9))
        code = codes.move_labourer_code(area, space, to, there)
        found = (codes.area_of(code), codes.space_of(code), codes.to_area_of(code), codes.to_space_of(code))
        assert (codes.kind_of(code), *found) == (codes.MOVE, area, space, to, there)
        code = codes.place_code(area, space)
        assert (codes.kind_of(code), codes.area_of(code), codes.space_of(code)) == (codes.PLACE, area, space)
        a, b, c = (chance.randrange(32) for _ in range(3))
        code = codes.take_code(a, b, c)
        assert (codes.ore_of(code), codes.stone_of(code), codes.coal_of(code)) == (a, b, c)
        code = codes.work_code(a, b)
        assert (codes.kind_of(code), codes.steel_of(code), codes.stone_of(code)) == (codes.WORK, a, b)
        site = chance.randrange(256)
        code = codes.build_code(site, a, b)
        assert (codes.site_of(code), codes.bars_of(code), codes.stones_of(code)) == (site, a, b)
        code = codes.train_code(site, a)
        assert (codes.kind_of(code), codes.train_of(code), codes.bars_of(code)) == (codes.TRAIN, site, a)
        code = codes.subject_code(codes.PLAY, a)
        assert (codes.kind_of(code), codes.subject_of(code)) == (codes.PLAY, a)


def test_facts_come_out_as_they_went_in() -> None:
    amounts = [63, 0, 1000, 465, 7]
    fact = events.goods_fact(*amounts)
    assert [events.good_in(fact, good) for good in range(GOODS)] == amounts
    assert sum(events.good_fact(good, n) for good, n in enumerate(amounts)) == fact
    assert fact < 2**62
    space = events.space_fact(6, 8)
    assert (events.area_in(space), events.number_in(space)) == (6, 8)


def test_chance_answers_come_out_as_they_went_in() -> None:
    kinds = (codes.SEAT_ANSWER, codes.BACK_ANSWER, codes.TRACK_ANSWER, codes.TRAIN_ANSWER, codes.CONTRACT_ANSWER)
    for kind in (codes.CUBE_ANSWER, *kinds):
        answer = codes.chance_answer(kind, 3)
        assert codes.answer_kind(answer) == kind
        assert codes.answer_number(kind, answer) == 3


def test_sets_of_cards() -> None:
    cards = [1, 7, 30, 60]
    mask = sum(1 << card for card in cards)
    assert [member(mask, nth) for nth in range(count(mask))] == cards
    assert [card for card in range(62) if contains(mask, card)] == cards
    assert (lowest(mask), next_member(mask, 8), next_member(mask, 61), lowest(0)) == (1, 30, -1, -1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("take 2 ore 1 ore", "ore is named twice"),
        ("take 1 coal 1 ore 1 coal", "coal is named twice"),
        ("work 1 steel 1 steel", "steel is named twice"),
        ("build hebron 3: 1 bar as ore 1 bar as ore", "bars are named twice"),
        ("build hebron 3: 1 stone as rubble 2 stones as rubble", "stones are named twice"),
        ("build hebron 3: 1 bar as ore2 stones as rubble", "what stands in is written"),
        ("build hebron 3: 1 bar as ore x", "what stands in is written"),
        ("build hebron 3:", "nothing stands after the colon"),
        ("train 4:", "nothing stands after the colon"),
        ("train 4: 1 stone as rubble", "a train costs no stone"),
    ],
)
def test_a_text_that_says_a_thing_twice_is_no_move(text: str, complaint: str) -> None:
    with pytest.raises(bl.MalformedMove, match=complaint):
        begun(3).why_not(text)


def test_the_order_of_goods_does_not_matter() -> None:
    game = begun(3)
    assert str(game.why_not("build hebron 3: 2 stones as rubble 1 bar as ore")) == str(
        game.why_not("build hebron 3: 1 bar as ore 2 stones as rubble")
    )
    assert game._position.move_code("take 1 coal 2 ore") == game._position.move_code("take 2 ore 1 coal")
