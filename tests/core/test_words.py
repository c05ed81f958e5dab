"""One thing, one name: words that the texts do not use, because the games and the table have another one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from branchline.core.text import LANGUAGES
from text_files import GAMES, all_files, entries

EVERYWHERE = {
    "en": {
        "assumed": "unconfirmed",
        "[Tt]aken back": "undo",
        "as usual": "standard",
        "voucher": "maintenance contract",
    },
    "pl": {r"obserwator": "widz", r"przyjęt[aey]\b": "niepotwierdzone", r"\([aey]?ł?a\)": "the present tense"},
    "de": {"Protokoll": "Verlauf, Aufzeichnung", "Summe": "Gesamt", "meisterlich": "Experte", "/in": "wer, alle"},
}
"""By language, what is not said of any game, and what is said instead."""

OF_FAMILY = {
    "tickets": {
        "en": {
            "wagon": "train",
            r"\bmarket": "face-up cards",
            r"(?<!score )\btracks?\b": "route",
            "turn(ed)? down": "return",
            "cut off": "out of reach",
        },
        "pl": {
            r"\bwagon(?!ik|u\b|ów\b)": "wagonik",
            r"\btali[aię]\b": "stos",
            r"\btor(y|ów|em|u|ach)?\b": "połączenie, nitka",
            r"drąż": "spróbować zająć tunel",
            r"odcięt": "nieosiągalny",
            r"zamknięt": "niedostępne",
        },
        "de": {
            "[Gg]leis": "Strecke",
            "Auslage": "offene Karten",
            r"\bgrab": "den Tunnel versuchen",
            "abgeschnitten": "unerreichbar",
            "verfehlt": "nicht erfüllt",
            "[Ll]ängste[rn] Weg": "längste Strecke",
        },
    },
    "snowdonia": {
        "en": {"start player's marker": "start player marker", r"\bworkers?\b": "labourer", "wagon": "train"},
        "pl": {
            r"[Pp]racowni": "robotnik",
            r"[Ss]ztab": "pręt stalowy",
            r"[Ww]arsztat": "Przetapianie, fabryczny",
            r"[Pp]arowozown": "zajezdnia",
            r"[Żż]eton": "dysk pogodowy",
            r"[Pp]rzegląd": "utrzymanie",
            r"\b[Ll]ini": "trasa",
            r"\b[Nn]aj(em|mij|ąć|mowa)": "wynająć",
            r"\b[Pp]lac(u|e|em|ów)?\b(?! [A-G]\d)": "część stacji",
        },
        "de": {
            "[Ww]ürfel": "Klötzchen",
            "Stahlbarren": "Stahlträger",
            "[Ss]chuppen": "Lokvorrat",
            "Aushub": "Räumarbeit",
            "verleg": "legen",
            r"\b[Tt]ausche": "umwandeln",
            "Eisenerz": "Eisen",
            "Gutschein": "Wartungskarte",
            "Arbeitsleistung": "Arbeitstempo",
            "Startspielermarker": "Startspielerstein",
            r"\bLager\b": "Lagerplatz",
            "Zugwartung": "Wartung der Loks",
        },
    },
}
"""By family and language, the same for its own things."""
QUOTED = re.compile("“[^”]*”|„[^”“]*[”“]")
"""What a rulebook says itself."""


class Words(Visitor):
    """Collects what of a message is said as it stands."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)


def said(language: str, file: str) -> Iterator[tuple[str, str]]:
    """Every message of a file with its words; what a player types is no word of the language."""
    for entry in entries(language, file):
        if isinstance(entry, ftl.Message):
            words = Words()
            words.visit(entry)
            yield entry.id.name, " ".join(words.found)


def check(family: str, language: str, where: str, words: str) -> None:
    """Nothing unwanted is said there."""
    for pattern, instead in (EVERYWHERE[language] | OF_FAMILY.get(family, {}).get(language, {})).items():
        found = re.search(pattern, words)
        assert found is None, f"{where} says {found and found[0]!r}; better: {instead}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", all_files("en"))
def test_one_thing_has_one_name(file: str, language: str) -> None:
    for id, words in said(language, file):
        check(file.rpartition("/")[0], language, f"{language}/{file}: {id}", words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", OF_FAMILY)
def test_rules_for_players_use_the_same_names(family: str, language: str) -> None:
    rules = (GAMES / family / f"RULES.{language}.md").read_text(encoding="utf-8")
    told = re.findall(r"^- \*\*(\S+)\*\* (.*)$", rules, re.MULTILINE)
    assert len(told) > 100
    for id, words in told:
        check(family, language, f"{language}: {id}", QUOTED.sub("", words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", all_files("en"))
def test_nobody_shouts_and_no_count_is_left_open(file: str, language: str) -> None:
    for id, words in said(language, file):
        assert "!" not in words, f"{language}/{file}: {id}"
        assert not re.search(r"\w\([a-zł]{1,2}\)", words), f"{language}/{file}: {id}"


def test_words_are_kept_for_every_family() -> None:
    assert set(OF_FAMILY) == {path.parent.name for path in GAMES.glob("*/texts")}
    assert all(set(words) == set(LANGUAGES) for words in (EVERYWHERE, *OF_FAMILY.values()))
