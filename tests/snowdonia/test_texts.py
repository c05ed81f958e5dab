"""The English texts: a message for everything that code and data can say."""

from __future__ import annotations

import random

import pytest

import branchline as bl
from branchline.core.text import say
from branchline.games.snowdonia.board import AREAS, CUBES, EFFECTS, EVENTS, GOOD_NAMES, POWERS, WEATHERS
from branchline.games.snowdonia.codes import QUESTIONS
from branchline.games.snowdonia.events import KEYS
from branchline.games.snowdonia.notation import GROUPS
from branchline.games.snowdonia.refusals import RULES
from branchline.games.snowdonia.scoring import REASONS
from branchline.games.snowdonia.view import PHASES

PARAMS = {
    "seat": "Ola",
    "n": 2,
    "number": 2,
    "limit": 2,
    "needs": 3,
    "have": 2,
    "excavation": 3,
    "lay_track": 2,
}
WORDS = (
    "train station place site space to cubes paid got contract weather new event question reason area good discarded "
    "tiers"
).split()
MESSAGES = [
    *KEYS,
    "last-track-event",
    "starts-next-locked",
    "weather-none",
    "nothing",
    "refuse-other-question",
    *(f"refuse-{reason}" for reason in RULES),
    *(f"effect-{effect}" for effect in EFFECTS),
    *(f"power-{power}" for power in POWERS),
    *(f"event-{event}" for event in EVENTS),
    *(f"area-{area.lower()}" for area in AREAS),
    *(f"good-{good}" for good in GOOD_NAMES),
    *(f"goods-{good}" for good in (*GOOD_NAMES, CUBES[3])),
    *(f"weather-{weather}" for weather in WEATHERS),
    *(f"question-{question}" for question in QUESTIONS[1:]),
    *(f"group-{group}" for group in GROUPS),
    *(f"phase-{phase}" for phase in PHASES),
    *(f"reason-{reason}" for reason in REASONS),
    *(f"place-{kind}" for kind in ("track", "dig", "site")),
    *(f"bonus-{kind}" for kind in ("rubble", "tracks", "sites", "surveyor", "coal", "tiers", "tier")),
    *(
        f"points-{source}"
        for source in ("track", "excavation", "site", "contract", "contract-unmet", "train", "surveyor")
    ),
    *(f"provenance-{source}" for source in ("rulebook", "source", "reconstructed", "owner")),
    *(f"contract-{number}" for number in range(1, 31)),
]


@pytest.mark.parametrize("key", dict.fromkeys(MESSAGES))
def test_there_is_a_text(key: str) -> None:
    params = {**{word: word for word in WORDS}, **PARAMS}
    text = say("en", f"snowdonia-{key}", **params)
    assert text.strip() == text
    assert text
    assert "{" not in text


@pytest.mark.parametrize("option", bl.titles()["snowdonia"].options, ids=lambda option: option.name)
def test_options_are_explained(option: bl.Option) -> None:
    key = f"option-{option.name.replace('_', '-')}"
    assert say("en", key)
    assert say("en", f"{key}.about").endswith(".")
    for value in option.values:
        if isinstance(value, str) and value not in ("auto", "2012", "deluxe"):
            assert say("en", f"{key}.{value}")


def test_names_are_spoken() -> None:
    title = bl.titles()["snowdonia"]
    assert title.name() == "Snowdonia"
    assert title.label("place", "hebron.track1", "en") == "track 1 to Hebron"
    assert title.label("place", "halfway.dig2", "en") == "excavation site 2 at Halfway"
    assert title.label("site", "plas_halt.1", "en") == "building site 1 at Plas Halt"
    assert title.label("train", 4, "en") == "No. 4 Snowdon"
    assert title.label("contract", 17, "en") == "17 Rough Walls"
    assert title.label("cubes", {"ore": 2, "coal": 1}, "en") == "2 iron ore and 1 coal"
    assert title.label("cubes", {}, "en") == "nothing"
    assert title.label("discarded", [5, 18], "en") == "5 Tender Round and 18 Lucky Delivery"


def test_whole_games_can_be_read() -> None:
    chance = random.Random(4)
    for players in range(1, 6):
        game = bl.new_game("snowdonia", players=players, seed=players)
        while not game.is_over:
            game.play(chance.choice(game.legal_moves().texts()))
        for event in game.log(None):
            text = event.text("en", ["Ola", "Jürgen"])
            assert "{" not in text
            assert "None" not in text
        for lines in game.outcome().breakdown:
            for line in lines:
                for name, value in line.params.items():
                    if name not in ("tracks", "sites", "rubble"):
                        assert str(game.title.label(name, value, "en"))
