"""What the ticket family's bots say of their moves: a text for every reason, in three languages."""

from __future__ import annotations

import ast
from typing import Any

import pytest

import branchline as bl
from branchline.bots.bot import Reason
from branchline.bots.registry import make_bot, policies_for
from branchline.core.text import LANGUAGES
from text_files import PACKAGE, PLURALS, messages, proper

FILE = "tickets/bots.ftl"
TITLE: Any = bl.titles()["northern-lights"]
WORDS: dict[str, Any] = {
    "ticket": "t01",
    "tickets": ["t01", "t02"],
    "track": "alborg-oslo",
    "card": "green",
    "goal": "ferry_captain",
    "points": 5,
    "city": "oslo",
    "passenger": "red",
    "place": "oslo",
    "cards": {"green": 2, "loco": 1},
    "keep": [0, 2],
    "short": 3,
    "long": 1,
}
NAMES = [name for name in policies_for(TITLE) if name != "random"]


def keys_in_the_code() -> set[str]:
    """Every reason that stands in the code of the bots and of the mechanics."""
    found: set[str] = set()
    family = PACKAGE / "games" / "tickets"
    for path in (*family.glob("bots/*.py"), *family.glob("mechanics/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("tickets-why-"):
                found.add(node.value)
    return found


def test_every_reason_and_every_bot_has_a_text_and_no_text_is_unused() -> None:
    own = {f"bot-about-{name}" for name in NAMES if name != "greedy"}
    told = {key for why in keys_in_the_code() for key in (why, f"{why}.you")}
    moves = {key for key in messages("en", FILE) if key.startswith("tickets-move-")}
    assert told | own | moves == set(messages("en", FILE))


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
    params = {name: WORDS[name] for name in messages("en", FILE)[key].variables}
    sentence = proper(Reason(key, params).text(TITLE, language))
    assert "t01" not in sentence and "alborg-oslo" not in sentence and "ferry_captain" not in sentence


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("id", [id for id, title in bl.titles().items() if title.family == "tickets"])
def test_a_game_told_from_the_first_move_to_the_last(id: str, name: str) -> None:
    game = bl.new_game(id, players=2, seed=4)
    bot = make_bot(name, game.title, seed=1)
    told: set[str] = set()
    while game.to_move is not None:
        choice = bot.choose(bl.Seat(game, game.to_move))
        reason = choice.explanation.reason
        told.add(reason.key)
        for language in LANGUAGES:
            proper(reason.text(game.title, language))
        game.play(choice.move)
    assert len(told) >= 4 and told <= keys_in_the_code()


def test_reasons_in_words() -> None:
    title: Any = bl.titles()["switzerland"]
    say = {key: Reason(f"tickets-why-{key}", params) for key, params in WORDY.items()}
    assert say["way"].text(title) == "on the way to Basel – Bern 5"
    assert say["way"].advice(title) == "It brings you closer to Basel – Bern 5."
    assert say["collect"].text(title, "pl") == "potrzebne na połączenie Bern – Luzern (1): zielona"
    assert say["long"].text(title, "de") == "eine lange Strecke für 15 Punkte"


WORDY: dict[str, dict[str, Any]] = {
    "way": {"ticket": "t09"},
    "collect": {"card": "green", "track": "bern-luzern/1"},
    "long": {"points": 15},
}
