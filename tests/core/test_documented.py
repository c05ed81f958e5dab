"""Everything public tells at run time what it is, how it is called and of which types, compiled or not."""

from __future__ import annotations

import ast
import inspect
import pickle
import subprocess
import sys
import typing
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import branchline as bl
from branchline import bots

SOURCE = Path(bl.__file__).parent / "core" / "game.py"


def members(module: ModuleType) -> dict[str, Any]:
    """The public functions and classes of a module, with the public methods and properties of those."""
    found: dict[str, Any] = {}
    for name in module.__all__:
        thing = getattr(module, name)
        if not callable(thing):
            continue
        found[name] = thing
        for member in dir(thing) if isinstance(thing, type) else ():
            part = inspect.getattr_static(thing, member)
            if not member.startswith("_") and not hasattr(BaseException, member) and hasattr(part, "__get__"):
                found[f"{name}.{member}"] = part
    return found


def is_called(thing: Any) -> bool:
    """Whether it is for calling; errors are for catching."""
    return isinstance(thing, staticmethod) or (callable(thing) and not is_error(thing))


def is_error(thing: Any) -> bool:
    """Whether it is the class of an error."""
    return isinstance(thing, type) and issubclass(thing, BaseException)


PUBLIC = {f"{module.__name__}.{name}": thing for module in (bl, bots) for name, thing in members(module).items()}
CALLED = {name: thing for name, thing in PUBLIC.items() if is_called(thing)}


def test_there_is_something_to_look_at() -> None:
    assert len(PUBLIC) > 100
    assert {"branchline.Game.play", "branchline.new_game", "branchline.Outcome.by_source"} < CALLED.keys()


@pytest.mark.parametrize("name", PUBLIC)
def test_it_is_documented(name: str) -> None:
    doc = inspect.getdoc(PUBLIC[name])
    assert doc and doc != object.__doc__
    if inspect.isgetsetdescriptor(PUBLIC[name]):  # an attribute of a compiled class tells its type there
        assert doc.startswith(f"{name.rpartition('.')[2]}: ")


@pytest.mark.parametrize("name", CALLED)
def test_it_tells_how_it_is_called_and_of_which_types(name: str) -> None:
    thing = CALLED[name]
    signature = inspect.signature(thing)
    assert [one.name for one in signature.parameters.values() if untyped_parameter(one)] == []
    assert isinstance(thing, type) or signature.return_annotation is not inspect.Signature.empty


@pytest.mark.parametrize("name", [name for name, thing in CALLED.items() if inspect.isfunction(thing)])
def test_its_types_can_be_looked_up(name: str) -> None:
    function = CALLED[name]
    hints = typing.get_type_hints(function, localns=vars(bl))  # some names are imported for type checkers alone
    assert "return" in hints
    assert inspect.signature(function).parameters.keys() - hints.keys() <= {"self"}


def test_a_class_derived_from_a_public_one_is_called_as_it_says_itself() -> None:
    class Own(bots.Policy):
        def __init__(self, wish: str) -> None:
            self.wish = wish

    assert list(inspect.signature(Own).parameters) == ["wish"]
    assert list(inspect.signature(bots.Policy).parameters) == []
    assert list(inspect.signature(bl.Option).parameters)[:3] == ["name", "default", "values"]


def test_methods_are_called_by_name_and_travel() -> None:
    game = bl.new_game("usa", players=2, seed=1)
    first = game.legal_moves()[0]
    assert pickle.loads(pickle.dumps(game.why_not))(move=first) is None
    assert inspect.signature(game.why_not) == inspect.signature(bl.Game.why_not.__get__(game))
    with pytest.raises(TypeError, match=r"Game\.play\(\) missing 1 required positional argument: 'move'"):
        game.play()  # type: ignore[call-arg]


def untyped_parameter(one: inspect.Parameter) -> bool:
    """Whether nothing is told of its type."""
    return one.name != "self" and one.annotation is inspect.Parameter.empty


def test_documentation_is_that_of_the_source() -> None:
    parts = ast.parse(SOURCE.read_text(encoding="utf-8")).body
    game = next(part for part in parts if isinstance(part, ast.ClassDef) and part.name == "Game")
    assert (ast.get_docstring(game) or "?") in (inspect.getdoc(bl.Game) or "")
    methods = [part for part in game.body if isinstance(part, ast.FunctionDef) and not part.name.startswith("_")]
    read = {method.name: ast.get_docstring(method) for method in reversed(methods)}  # of a property the one that reads
    assert len(read) > 20
    for name, text in read.items():
        assert (text or "?") in (inspect.getdoc(getattr(bl.Game, name)) or ""), name


def test_help_shows_it() -> None:
    command = [sys.executable, "-c", "import branchline; help(branchline.Game)"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parent).stdout
    assert "Make a move, given as a Move or as its text" in shown
    assert "The seat that must decide" in shown
    assert "play(self, move: 'object') -> 'Events'" in shown
