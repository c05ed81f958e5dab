"""Arguments of wrong types get an error of the package and a sentence, the same compiled and interpreted."""

from __future__ import annotations

import ast
import operator
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import branchline as bl
from misuse import answers, calls

CORE = Path(bl.__file__).parent / "core"
UNTRIED = {"record.tell"}
"""For programs that go through a record themselves: it is given what the record holds."""


def methods(owner: str) -> Iterator[str]:
    """The public methods of a class that are given something; read from the source, which is the same compiled."""
    tree = ast.parse((CORE / f"{owner}.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name == owner.capitalize():
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
                    given = {argument.arg for argument in method.args.args} - {"self", "watched"}
                    if given:
                        yield f"{owner}.{method.name}"


@pytest.mark.parametrize("owner", ["game", "seat", "record"])
def test_every_public_method_is_tried(owner: str) -> None:
    found = set(methods(owner))
    assert len(found) > 2
    assert found - UNTRIED <= {name.split()[0].lower() for name in calls()}


def test_wrong_types_get_a_sentence() -> None:
    told = dict(answers())
    assert len(told) > 150
    for call, error in told.items():
        assert isinstance(error, bl.BranchlineError), f"{call}: {error!r}"
        assert len(str(error)) > 15, call


def test_a_sequence_is_asked_by_number_as_every_sequence() -> None:
    game = bl.new_game("usa", players=2, seed=1, first_player=0)
    moves = game.legal_moves()
    for given in ("1", None, 1.0, [1]):
        assert given not in moves
        for sequence in (moves, game.seen(0)):
            with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
                operator.getitem(cast(Any, sequence), given)
