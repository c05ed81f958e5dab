"""What Snowdonia's bots say of their moves: a text for every reason, in three languages."""

from __future__ import annotations

import ast
from typing import Any

import pytest

import branchline as bl
from branchline.bots.bot import Reason
from branchline.bots.registry import make_bot, make_policy
from branchline.core.text import LANGUAGES, say
from branchline.games.snowdonia.bots.reasons import ENDS, PLAIN, SUPPLIES, reason_of
from branchline.games.snowdonia.bots.rollout_policy import Ganger
from snowdonia.table import begun, inside, send, surveyor
from text_files import PACKAGE, PLURALS, messages, proper

FILE = "snowdonia/bots.ftl"
TITLE: Any = bl.titles()["snowdonia"]
WORDS: dict[str, Any] = {
    "cubes": {"ore": 2, "coal": 1},
    "got": {"steel": 1},
    "contract": 17,
    "train": 1,
    "site": "hebron.3",
    "place": "hebron.track1",
    "station": "hebron",
    "weather": "sun",
    "area": "B",
}


def words_in(source: str) -> set[str]:
    """Every string of a file that could be the last part of a key."""
    tree = ast.parse((PACKAGE / source).read_text(encoding="utf-8"))
    found = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {word for word in found if word.replace("-", "").isalpha()}


def test_all_reasons_have_a_text_and_no_text_is_unused() -> None:
    others = ("bot-about-", "snowdonia-move-")
    texts = {key.removeprefix("snowdonia-why-") for key in messages("en", FILE) if not key.startswith(others)}
    said = {key for key in texts if "." not in key}
    assert texts == {key for why in said for key in (why, f"{why}.you")}
    assert {*PLAIN.values(), *SUPPLIES.values(), *(word for word, _, _ in ENDS)} < said
    assert said <= words_in("games/snowdonia/bots/reasons.py")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    english, other = messages("en", FILE), messages(language, FILE)
    assert list(other) == list(english)
    for id, reader in english.items():
        assert other[id].variables == reader.variables, id
        for forms in other[id].selections:
            assert forms == PLURALS[language], id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", messages("en", FILE))
def test_every_reason_can_be_spoken(key: str, language: str) -> None:
    params = {name: WORDS.get(name, 5) for name in messages("en", FILE)[key].variables}
    sentence = proper(Reason(key, params).text(TITLE, language))
    assert language == "en" or sentence != Reason(key, params).text(TITLE, "en")


@pytest.mark.parametrize("name", ["greedy", "ganger", "foreman"])
@pytest.mark.parametrize("scenario", ["mount-snowdon", "blaenau-ffestiniog"])
def test_bots_explain_a_whole_game(name: str, scenario: str) -> None:
    game = bl.new_game("snowdonia", players=2, seed=2, scenario=scenario)
    policy = make_policy("greedy", TITLE)
    bot = make_bot(name, TITLE, seed=1)
    told: set[str] = set()
    for turn in range(100):
        if game.to_move is None:
            break
        position = game._position
        code = policy.choose(position)
        key, params = make_policy(name, TITLE).reason(position, code)
        told.add(key)
        for language in LANGUAGES:
            proper(Reason(key, params).text(TITLE, language))
        if turn % 20 == 0:
            explanation = bot.choose(bl.Seat(game, game.to_move)).explanation
            assert proper(explanation.text(TITLE, "pl"))
        game.play(position.move_text(code))
    assert len(told) > 8


def test_reasons_name_what_the_move_is_for() -> None:
    game = surveyor(begun(3), 0, "hebron")
    rehearsal = Ganger().rehearsal
    position = inside(game)

    def told(move: str) -> tuple[str, dict[str, Any]]:
        return reason_of(rehearsal, position, position.move_code(move))

    assert told("place G") == ("snowdonia-why-survey", {"station": "halfway"})
    assert told("place B1") == ("snowdonia-why-dig", {"n": 3})
    assert told("place A1") == ("snowdonia-why-yard", {})
    assert told("place D1") == ("snowdonia-why-idle", {})
    assert told("place F1")[0] == "snowdonia-why-office"
    send(game, {"A1": 0})
    assert told("take 2 ore 1 coal") == ("snowdonia-why-take", {"cubes": {"ore": 2, "coal": 1}})
    assert say("de", "snowdonia-why-dig", n=3) == "jetzt lassen sich 3 Geröll räumen"
