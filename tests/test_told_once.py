"""What is said of a family is said in its own folder: nobody else names a family or a title in code."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path

from branchline.core.family import families

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "branchline"
CLIENT = ROOT / "web" / "src"
INDEX = "families/index.ts"
"""The one file of the client that knows which families there are."""
OURS = [family for family in families().values() if family.package.startswith("branchline.games.")]


def names() -> re.Pattern[str]:
    """Whatever names one of our families or titles, in any spelling: `northern-lights`, `NorthernLights`."""
    found = {name for family in OURS for name in (family.name, *family.all_titles)}
    spelled = [re.escape(name).replace(r"\-", "[-_ ]?") for name in sorted(found)]
    return re.compile(rf"(?<![a-z])(?:{'|'.join(spelled)})(?![a-z])", re.IGNORECASE)


def docstrings(tree: ast.Module) -> set[int]:
    """The lines of strings that stand alone: docstrings of modules, classes, functions and attributes."""
    lone = (node for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
    return {line for node in lone for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}


def python_code(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file without comments and docstrings."""
    text = path.read_text(encoding="utf-8")
    told = docstrings(ast.parse(text))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT and token.start[0] not in told:
            yield token.start[0], token.string


def client_code(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file without comments, whose lines stay empty."""
    text = re.sub(
        r"/\*.*?\*/|<!--.*?-->|(?<![:\w'\"])//[^\n]*",
        lambda found: "\n" * found[0].count("\n"),
        path.read_text(encoding="utf-8"),
        flags=re.DOTALL,
    )
    yield from enumerate(text.splitlines(), 1)


def outside(folder: Path, home: str) -> list[Path]:
    """The sources of a folder that lie in no family's own."""
    homes = [folder / home / family.name for family in OURS]
    files = (path for kind in ("py", "ts", "svelte") for path in sorted(folder.rglob(f"*.{kind}")))
    return [path for path in files if not any(path.is_relative_to(own) for own in homes)]


def test_families_and_titles_are_recognised() -> None:
    assert len(OURS) >= 2
    for title in (title for family in OURS for title in family.all_titles):
        for spelling in (title, title.replace("-", "_").upper(), title.title().replace("-", "")):
            assert names().search(f"make_{spelling}(") and names().search(f"'{spelling}'")


def told(folder: Path, home: str, code: Callable[[Path], Iterator[tuple[int, str]]]) -> list[str]:
    """Where a name stands in code, or in the name of a file, that is not a family's own."""
    named = names()
    found = []
    for path in outside(folder, home):
        place = path.relative_to(folder).as_posix()
        if not named.search(path.read_text(encoding="utf-8")) and not named.search(place):
            continue  # to read code alone takes much longer
        found += [f"{place}:{line}: {text.strip()}" for line, text in code(path) if named.search(text)]
        found += [place] if named.search(place) else []
    return found


def test_no_module_outside_a_family_names_one() -> None:
    assert told(PACKAGE, "games", python_code) == []


def test_the_client_names_families_in_one_index() -> None:
    assert [place for place in told(CLIENT, "families", client_code) if not place.startswith(INDEX)] == []


def test_the_client_has_no_rules_of_its_own() -> None:
    """What is open, complete, longest or worth how much is a fact that the rules answer; no file counts it again."""
    counted = {"open", "ways", "trail", "goals", "score", "completed", "step"}
    assert [path for path in CLIENT.rglob("*.ts") if path.stem in counted] == []
    assert [path for path in (PACKAGE / "games").glob("*/terminal/*.py") if path.stem in counted] == []


def test_a_mechanic_of_the_ticket_games_is_told_in_few_files() -> None:
    homes = (PACKAGE / "games" / "tickets", CLIENT / "families" / "tickets")
    files = (path for home in homes for kind in ("py", "ts", "svelte") for path in home.rglob(f"*.{kind}"))
    telling = {path for path in files if "station" in path.read_text(encoding="utf-8").lower()}
    assert homes[0] / "mechanics" / "stations.py" in telling
    assert len(telling) <= 25, sorted(path.relative_to(ROOT).as_posix() for path in telling)
