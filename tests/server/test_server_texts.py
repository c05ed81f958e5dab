"""Everything the server can say has a text, and no text is unused."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.core.text import LANGUAGES, say
from branchline.server.errors import STATUS
from branchline.server.http.title_routes import title_told
from branchline.tables import Refused
from text_files import PACKAGE, messages, proper

PARAMS: dict[str, dict[str, Any]] = {
    "no-language": {"languages": "en"},
    "bad-bot": {"bots": "easy, hard"},
    "too-many-tables": {"most": 3},
    "too-many-bot-tables": {"most": 3},
    "too-many-calls": {"most": 3},
    "too-many-files": {"most": 3},
    "too-many-undos": {"most": 500},
    "file-too-long": {"most": 3},
    "set-aside": {"begun": "0.1", "now": "0.2"},
}
UNDO = {"undo-asked", "undo-agreed", "undo-refused", "undone"}
CALLS = {"turn", "trial"}
VALUES = {"auto", "true", "false", "2012", "deluxe", "player"}
PREVIEWS = {"lobby", "waiting", "running", "over", "replay", "map"}
ABOUT_A_SEAT = {"joined", "left", "came-back", "bot-took-over", "time-over"} | UNDO
"""Talk that is told to the player it is about as `you`."""
TALK = {"announced"} | ABOUT_A_SEAT


def files_of_the_server() -> list[Path]:
    """The server's code, and that of the tables it keeps."""
    return [*(PACKAGE / "server").rglob("*.py"), *(PACKAGE / "tables").rglob("*.py")]


def strings_of_the_server() -> set[str]:
    """All words in quotes in the server's code."""
    found: set[str] = set()
    for path in files_of_the_server():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def keys_refused() -> set[str]:
    """The keys with which something is refused, read from the code."""
    found: set[str] = set()
    for path in files_of_the_server():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                if node.args and isinstance(node.args[0], ast.Constant):
                    found.add(str(node.args[0].value))
    return found


def test_there_is_a_text_for_every_refusal_and_every_line_of_talk() -> None:
    wanted = {f"server-{key}" for key in STATUS} | {f"server-talk-{kind}" for kind in TALK}
    wanted |= {f"server-talk-{kind}.you" for kind in ABOUT_A_SEAT}
    wanted |= {f"server-call-{kind}" for kind in CALLS} | {f"server-value-{value}" for value in VALUES}
    wanted |= {f"server-preview-{about}" for about in PREVIEWS}
    assert set(messages("en", "server.ftl")) == wanted
    assert keys_refused() <= set(STATUS)
    assert set(STATUS) | TALK <= strings_of_the_server()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_spoken(language: str) -> None:
    for key in STATUS:
        answer = Refused(key, **PARAMS.get(key, {})).answer(language)
        assert proper(answer.sentence) and answer.key == key
    for kind in TALK:
        proper(say(language, f"server-talk-{kind}", name="Ola", n=2, text="Hello."))
    for kind in ABOUT_A_SEAT:
        proper(say(language, f"server-talk-{kind}.you", n=2))
    for kind in CALLS:
        proper(say(language, f"server-call-{kind}", name="Ola", title="Switzerland"))
    for about in PREVIEWS:
        proper(say(language, f"server-preview-{about}", players="Ola, Jan", title="Switzerland"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_option_and_value_has_a_label(language: str) -> None:
    for title in bl.titles().values():
        told = title_told(title, language)
        assert proper(told.name)
        for option in told.options:
            assert proper(option.label) and proper(option.about)
            labels = [value.label for value in option.values]
            assert all(proper(label) for label in labels) and len(set(labels)) == len(labels)
            assert not {"auto", "deluxe", "false", "true"} & set(labels), option.name
