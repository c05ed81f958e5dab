"""The rules that somebody reads at a table are those of its map, under headings, and speak of no other map."""

from __future__ import annotations

import re

import pytest

import branchline as bl
from branchline import ledger
from branchline.core.text import LANGUAGES
from branchline.games.tickets.refusals import RULES
from branchline.games.tickets.titles import TicketTitle

MAPS = [id for id, title in bl.titles().items() if title.family == "tickets"]
NAMED = {
    "switzerland": "Switzerland|Swiss|Szwajcar|Schweiz",
    "northern-lights": "Northern Lights|Zorz[ay] polarn|Polarlichter",
    "usa": "USA",
    "europe": r"Ride: Europe|in Europe|Pociągu: Europa|Europie|Zug: Europa|in Europa\b",
    "nordic-countries": "Nordic Countries|Kraj(e|ów|ach) Północy|Skandinavien",
    "germany": "in Germany|Niemczech|in Deutschland",
    "india": "India|Indi(e|ach)|Indien",
}
REFERENCE = re.compile(r"\b(?:TR-[A-Z]+-[A-Z]+-\d+|A-\d\d)\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map", MAPS)
def test_the_rules_of_a_map_speak_of_no_other(map: str, language: str) -> None:
    others = re.compile("|".join(named for id, named in NAMED.items() if id != map))
    rules = ledger.rules_of(bl.titles()[map], language)
    assert len(rules) > 40
    assert [rule.id for rule in rules if others.search(rule.statement) or others.search(rule.chapter)] == []


@pytest.mark.parametrize("map", MAPS)
def test_a_rule_refers_only_to_rules_that_can_be_read_beside_it(map: str) -> None:
    rules = ledger.rules_of(bl.titles()[map])
    known = {rule.id for rule in rules}
    assert {name for rule in rules for name in REFERENCE.findall(rule.statement)} <= known


@pytest.mark.parametrize("map", MAPS)
def test_chapters_are_whole(map: str) -> None:
    chapters = [rule.chapter for rule in ledger.rules_of(bl.titles()[map])]
    followed = [after for before, after in zip(["", *chapters], chapters, strict=False) if before != after]
    assert len(followed) == len(set(followed)) > 8


@pytest.mark.parametrize("map", MAPS)
def test_what_every_map_refuses_can_be_looked_up(map: str) -> None:
    title = bl.titles()[map]
    assert isinstance(title, TicketTitle)
    known = {rule.id for rule in ledger.rules_of(title)}
    common = ("over", "choose-first", "keep-more-at-start", "no-tickets", "own-twin", "twin-closed", "wagons", "count")
    assert {RULES[title.map.rules.ledger][reason] for reason in common} <= known
