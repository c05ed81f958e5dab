"""Reading the text files, and what the code can say, for the tests of texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from branchline.core import text

PACKAGE = Path(text.__file__).parent.parent
GAMES = PACKAGE / "games"
PLURALS = {"en": {"one", "other"}, "de": {"one", "other"}, "pl": {"one", "few", "many"}}


class Reader(Visitor):
    """Collects the variables of a pattern and the plural selections in it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selections: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.selections.append({v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)})
        self.generic_visit(node)


def text_file(language: str, file: str) -> Path:
    """A file of texts: `core.ftl`, or of a family `tickets/game.ftl`."""
    family, _, name = file.rpartition("/")
    return (GAMES / family if family else PACKAGE) / "texts" / language / name


def all_files(language: str) -> list[str]:
    """The names of all files of texts in a language."""
    own = [path.name for path in (PACKAGE / "texts" / language).glob("*.ftl")]
    return sorted(own + [f"{path.parts[-4]}/{path.name}" for path in GAMES.glob(f"*/texts/{language}/*.ftl")])


@cache
def entries(language: str, file: str) -> list[ftl.EntryType]:
    """What stands in a file of texts."""
    return FluentParser().parse(text_file(language, file).read_text(encoding="utf-8")).body


@cache
def messages(language: str, file: str) -> dict[str, Reader]:
    """Every message and `message.attribute` of a file, read; everybody gets the same and changes nothing."""
    found: dict[str, Reader] = {}
    for entry in entries(language, file):
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            for id, pattern in patterns.items():
                assert pattern is not None, f"{language}/{file}: {id} has no text"
                assert id not in found, f"{language}/{file}: {id} is there twice"
                found[id] = Reader()
                found[id].visit(pattern)
    return found


def word_constants(node: ast.AST) -> set[str]:
    """The strings an expression can be: itself, or both sides of an if/else."""
    if isinstance(node, ast.IfExp):
        return word_constants(node.body) | word_constants(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def calls(source: str, name: str) -> Iterator[tuple[ast.FunctionDef, ast.Call]]:
    """Every call of a function in a source file, with the function it stands in."""
    for function in ast.walk(ast.parse((PACKAGE / source).read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                    yield function, node


def assigned(function: ast.FunctionDef, name: str) -> set[str]:
    """The strings a local variable of a function can be."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
            found |= word_constants(node.value)
    return found


GAPS = re.compile(r"[{}$]| [.,;:)]|\( |  |None|: \.|\.\.")


def proper(sentence: str) -> str:
    """A sentence without left-over marks, gaps or blanks at its ends."""
    assert sentence and sentence == sentence.strip(), repr(sentence)
    assert not GAPS.search(sentence), sentence
    return sentence
