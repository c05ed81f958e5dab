"""Whatever the client can ask for has a text in every language, with no more parameters than it brings along."""

from __future__ import annotations

import json
import tomllib
from importlib import import_module
from typing import get_args

import pytest

import branchline as bl
from branchline.bots import levels_for
from branchline.core.text import LANGUAGES
from branchline.core.title import GROUPS
from branchline.games.snowdonia import events as snowdonia_events
from branchline.games.snowdonia import schema as snowdonia
from branchline.games.snowdonia.board import EFFECTS, POWERS
from branchline.games.snowdonia.notation import GROUPS as move_groups
from branchline.games.tickets import events as tickets_events
from branchline.games.tickets import schema as tickets
from branchline.games.tickets.goals import METRICS
from say_calls import WEB, say_calls
from text_files import PACKAGE, all_files, messages

ENDINGS: dict[str, set[str]] = import_module("test_snowdonia_page_texts").ENDINGS
ELSEWHERE = ("how-", "studio-")
"""Shown whole in every language by `web/tests/how`, and compared in `test_studio.py`."""
MAPS = [
    tomllib.loads(path.read_text(encoding="utf-8"))
    for path in (PACKAGE / "games/tickets/maps").glob("[a-z_]*[a-z].toml")
    if path.stem != "titles"
]
CONTRACTS = json.loads((WEB / "families/snowdonia/data/cards.json").read_text(encoding="utf-8"))["contracts"]

COLORS = {card for card in get_args(tickets.Card) if card != "loco"}
FIGURES = {"wagons", "cards", "tickets", "stations"}
GOALS = {goal.replace("_", "-") for each in MAPS for goal in each.get("goals", {})}
AREAS = {letter.lower() for letter in get_args(snowdonia.AreaLetter)}
TALK = {"announced", "joined", "left", "came-back", "bot-took-over", "time-over", "undo-asked", "undo-agreed"}
TALK |= {"undo-refused", "undone"}


def told(family: str, keys: tuple[str, ...]) -> set[str]:
    """Events as told to all, and where there are such texts, to whom they are about and to who may not know all."""
    there = messages("en", f"{family}/game.ftl")
    more = {f"{family}-{key}.{to}" for key in keys for to in ("you", "hidden")}
    return {f"{family}-{key}" for key in keys} | (more & set(there))


STARS: dict[str, set[str]] = {
    "*-points-*": {
        *(f"tickets-points-{source}" for source in get_args(tickets.Source)),
        *(f"snowdonia-points-{source}" for source in get_args(snowdonia.Source)),
    },
    "*-reason-*": {
        *(f"tickets-reason-{reason}" for reason in get_args(tickets.Reason)),
        *(f"snowdonia-reason-{reason}" for reason in get_args(snowdonia.Reason)),
    },
    "*.about": {f"snowdonia-area-{area}.about" for area in AREAS},
    "card-*": set(get_args(tickets.Card)),
    "cards-*": set(get_args(tickets.Card)),
    "country-*": {country for each in MAPS for country in each["countries"]},
    "goal-*": GOALS,
    "goal-*.about": GOALS,
    "goal-counts-*": set(METRICS),
    "goal-counts-*.about": set(METRICS),
    "passenger-*": COLORS,
    "passengers-*": COLORS,
    "review-*": {"first", "back", "play", "pause", "on", "last"},
    "review-fair-*": {"kept", "broken", "unable", "proven", "changed", "unseen"},
    "server-talk-**": TALK | {f"{kind}.you" for kind in TALK - {"announced"}},
    "shell-clock-*": {"none", "day", "hour", "half", "minute"},
    "shell-key-*": {"browser", "bot", "move"},
    "shell-pace-*": {"off", "slow", "normal", "fast"},
    "title-*": {id for id, title in bl.titles().items() if title.family == "tickets"},
    "tickets-**": told("tickets", tickets_events.KEYS),
    "tickets-phase-*": set(get_args(tickets.Phase)),
    "tickets-phase-**": set(get_args(tickets.Phase)) | {"turn.stations"},
    "tickets-points-*": set(get_args(tickets.Source)),
    "web-*": FIGURES,
    "web-explain-*": FIGURES | {"score", "passengers"},
    "web-level-*": {level for title in bl.titles().values() for level in levels_for(title)},
    "web-look-*": {"auto", "light", "dark"},
    "web-options-group-*": set(GROUPS),
    "web-options-group-*.about": set(GROUPS),
    "web-turn-*": set(get_args(tickets.Phase)) - {"over"},
    "snowdonia-**": told("snowdonia", snowdonia_events.KEYS),
    "snowdonia-*-*": {
        *(f"snowdonia-event-{event}" for event in get_args(snowdonia.EventKind)),
        *(f"snowdonia-question-{question}" for question in get_args(snowdonia.Question)),
        *(f"snowdonia-reason-{reason}" for reason in get_args(snowdonia.Reason)),
        *(f"snowdonia-area-{area}" for area in AREAS),
    },
    "snowdonia-area-*": AREAS,
    "snowdonia-bonus-*": {"rubble", "tracks", "sites", "surveyor"},
    "snowdonia-contract-*": {str(number) for number in CONTRACTS},
    "snowdonia-effect-*": set(EFFECTS),
    "snowdonia-event-*": set(get_args(snowdonia.EventKind)),
    "snowdonia-event-*.about": set(get_args(snowdonia.EventKind)),
    "snowdonia-good-*": set(get_args(snowdonia.Good)),
    "snowdonia-goods-*": set(get_args(snowdonia.Good)),
    "snowdonia-group-*": set(move_groups),
    "snowdonia-phase-*": set(get_args(snowdonia.Phase)),
    "snowdonia-place-*": {"track", "site", "dig"},
    "snowdonia-power-*": set(POWERS),
    "snowdonia-weather-*": set(get_args(snowdonia.Weather)),
    "web-snowdonia-*-about": {"start", "marker"},
    "web-snowdonia-*-at": {"start", "marker"},
    **{f"{prefix}*": ends for prefix, ends in ENDINGS.items()},
}
"""Keys that are put together, and all they can be put together with, as the rules know it."""


def there(language: str) -> set[str]:
    """Every text of a language."""
    return {key for file in all_files(language) for key in messages(language, file)}


def asked(template: str) -> set[str]:
    """Every key that a template can become."""
    if template.startswith("*") or template == "snowdonia-*-*" or template.endswith("-**"):
        whole = {end for end in STARS[template] if end.startswith(("tickets-", "snowdonia-"))}
        if whole:
            return whole
    return {template.replace("**", "*").replace("*", end, 1) for end in STARS[template]}


CALLS = [call for call in say_calls() if not any(key.startswith(ELSEWHERE) for key in call.templates)]


def test_the_calls_are_found() -> None:
    assert len(CALLS) > 600
    assert len({call.where for call in CALLS}) > 100


def test_keys_that_are_put_together_are_known() -> None:
    assert {template for call in CALLS for template in call.templates} == set(STARS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_the_client_can_ask_for_has_a_text(language: str) -> None:
    known = there(language)
    wanted = {key.rstrip("?") for call in CALLS for key in call.literals}
    wanted |= {key for call in CALLS for template in call.templates for key in asked(template)}
    assert {key for key in wanted if key.partition(".")[0] not in known or ("." in key and key not in known)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_gets_the_parameters_it_speaks_of(language: str) -> None:
    variables = {
        key: reader.variables for file in all_files(language) for key, reader in messages(language, file).items()
    }
    short = {
        (call.where, key, *sorted(variables[key] - call.params))
        for call in CALLS
        if call.params is not None
        for key in call.literals
        if key in variables and not variables[key] <= call.params
    }
    assert short == set()
