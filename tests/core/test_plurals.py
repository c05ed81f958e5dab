"""No "1 points": a number beside a word that is counted chooses its form."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from branchline.core.text import LANGUAGES
from text_files import all_files, entries

COUNTED = {
    "en": "points? cards? trains? tickets? cubes? contracts? routes? spaces? stations? games? moves? times turns? "
    "rounds? labourers? markers? minutes? seconds? days? people goals? passengers? tracks? sites? bars?",
    "pl": "punkt(y|ów)? kart[ay]? wagonik(i|ów)? bilet(y|ów)? kost(ka|ki|kę|ek) kontrakt(y|ów)? połącze(nie|nia|ń) "
    "pol[ea] pól parti[aei] ruch(y|ów)? raz robotnik(ów)? znacznik(i|ów)? minut[ya]? sekund[ya]? dni dzień "
    "os(oba|oby|ób)",
    "de": "Punkte? Karten? Waggons? Zielkarten? Aufträge? Strecken? Felder Feld Stationen? Partien? Züge? Runden? "
    "Bauplätze Bauplatz Bahnhöfe? Minuten? Sekunden? Tage? Bonusziele? Fahrgäste? Gleise?",
}
"""Words that have another form for one of them."""
WORDS = {"seat", "card", "mark", "site", "track", "bot", "who", "name", "place", "city", "passenger"}
"""Variables that are no numbers."""
NEVER_ONE = {
    "terminal-player-range",  # "2-5 players": the most
    "terminal-solo-sheet",  # of seven games
    "terminal-sim-unfinished",  # the limit of moves
    "web-any-cards",  # any 3 cards stand for one
    "web-player-range",
    "web-snowdonia-markers",  # of all one has
    "terminal-snowdonia-event-returns",  # the number of the event
    "tickets-refuse-any-cards",
    "tickets-refuse-mix",  # tickets named at the start of a turn: always several
    "tickets-refuse-mix-at-start",
    "arena-partial",
    "arena-rounded",
    "server-too-many-files",
    "server-too-many-undos",
    "snowdonia-effect-double-excavation",  # at least twice as much
}
"""Messages whose number is never one."""
FOR_AUTHORS = ("maps.ftl", "data.ftl", "studio.ftl", "files.ftl")
"""What is said of a file somebody writes: limits, which are never one."""


def selected(select: ftl.SelectExpression) -> str | None:
    """The variable whose forms a selection names."""
    forms = {variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)}
    one = any(isinstance(variant.key, ftl.NumberLiteral) and variant.key.value == "1" for variant in select.variants)
    chooses = isinstance(select.selector, ftl.VariableReference) and (forms & {"one", "few", "many"} or one)
    return select.selector.id.name if chooses and isinstance(select.selector, ftl.VariableReference) else None


def bare(pattern: ftl.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Variables that no selection is about, and what follows each."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        if isinstance(element.expression, ftl.SelectExpression):
            about = selected(element.expression)
            for variant in element.expression.variants:
                yield from bare(variant.value, chosen | {about} if about else chosen)
        elif isinstance(element.expression, ftl.VariableReference) and isinstance(after, ftl.TextElement):
            if element.expression.id.name not in chosen:
                yield element.expression.id.name, after.value


def patterns(language: str, file: str) -> Iterator[tuple[str, ftl.Pattern]]:
    """Every text of a file."""
    for entry in entries(language, file):
        if isinstance(entry, ftl.Message):
            assert entry.value is not None
            yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield entry.id.name, attribute.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_follows_its_number(language: str) -> None:
    counted = re.compile(rf" ({COUNTED[language].replace(' ', '|')})\b")
    texts = [
        (id, pattern)
        for file in all_files(language)
        if not file.endswith(FOR_AUTHORS)
        for id, pattern in patterns(language, file)
    ]
    wrong = {
        (id, f"{{ ${variable} }}{after}")
        for id, pattern in texts
        for variable, after in bare(pattern)
        if counted.match(after) and id not in NEVER_ONE and variable not in WORDS
    }
    assert wrong == set()
    assert len(texts) > 2000
