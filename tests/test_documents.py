"""The documents are true: their Python runs, and whatever they name is there."""

from __future__ import annotations

import doctest
import fnmatch
import json
import re
import shlex
from functools import cache
from pathlib import Path

import pytest
import typer

import branchline as bl
from branchline.core.family import families
from branchline.ledger import ledger, rule_by_id
from branchline.terminal.cli import app

ROOT = Path(__file__).parent.parent
PAGES = ["README.md", "CONTRIBUTING.md", *sorted(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCE = re.compile(r"[\w.<>*{},/-]+\.(?:py|ts|svelte|ftl|md|css|mjs|in)(?!\w)")
SHELLS = ("sh", "console", "")
YOURS = {"longest.py"}
"""Files of a reader's own, which a page tells how to make."""


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def prose(page: str) -> str:
    """A page without its blocks."""
    return BLOCK.sub("", text_of(page))


def spans(page: str) -> list[str]:
    """What stands in the text as code."""
    return re.findall(r"`([^`\n]+)`", prose(page))


def typed(page: str) -> list[str]:
    """What a reader may type: lines of the blocks for a shell, and code in the text."""
    lines = [line for kind, block in BLOCK.findall(text_of(page)) if kind in SHELLS for line in block.splitlines()]
    return [*lines, *spans(page)]


@cache
def files() -> list[str]:
    """The sources of the project, with a slash before each so that the end of a path fits whole names only."""
    folders = ("docs", "requirements", "src", "tests", "tools", "web/public", "web/src", "web/tests", "web/tools")
    found = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    found += [*ROOT.glob("*"), *(ROOT / "web").glob("*")]
    return ["/" + path.relative_to(ROOT).as_posix() for path in found if path.is_file()]


@cache
def command() -> typer.core.TyperGroup:
    found = typer.main.get_command(app)
    assert isinstance(found, typer.core.TyperGroup)
    return found


@pytest.mark.parametrize("page", [page for page in PAGES if ">>>" in text_of(page)])
def test_python_runs_as_written(page: str) -> None:
    """Except where a block is text: such a sample needs more than this package and has a test of its own."""
    told = "".join(block for kind, block in BLOCK.findall(text_of(page)) if kind == "python" and ">>>" in block)
    test = doctest.DocTestParser().get_doctest(told, {}, page, page, 0)
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    targets = [target for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)) if not target.startswith("http")]
    assert [target for target in targets if not ((ROOT / page).parent / target.partition("#")[0]).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_files_are_there(page: str) -> None:
    """A name fits the end of a path; `<family>` and `*` stand for any folder, `{en,pl}` for one of them."""
    shown = set(re.findall(r"^`([^`]+)`:\n\n```", text_of(page), re.MULTILINE))  # files of an example, with their text
    missing = []
    for name in sorted({name for code in typed(page) for name in SOURCE.findall(code)} - YOURS - shown):
        pattern = "*/" + re.sub(r"<\w+>|\{[^}]*\}", "*", name).lstrip("/")
        if not name.startswith(".") and not fnmatch.filter(files(), pattern):
            missing.append(name)
    assert missing == []


@pytest.mark.parametrize("page", PAGES)
def test_folders_are_there(page: str) -> None:
    """In the repository, or among what is made and therefore ignored by git."""
    folders = {f"{parent.as_posix()}/" for file in files() for parent in Path(file).parents}
    made = tuple(text_of(".gitignore").split())
    places = re.compile(r"(?:src|tests|tools|docs|web|games|core|bots)/[\w<>*/-]+")
    missing = []
    for name in sorted({code.rstrip("/") for code in spans(page) if places.fullmatch(code)}):
        pattern = re.sub(r"<\w+>", "*", name)
        if not f"{name}/".endswith(made) and not fnmatch.filter(folders, f"*/{pattern}/"):
            missing.append(name)
    assert missing == []


@pytest.mark.parametrize("page", PAGES)
def test_commands_are_understood(page: str) -> None:
    """Every `branchline …` is a command with options it has; a title is one of the shelf."""
    titles = {title for family in families().values() for title in family.all_titles}
    for line in typed(page):
        start = re.match(r"(?:\S*/)?branchline( .*)?$", line)
        words = shlex.split(start[1] or "", comments=True) if start else []
        if not words or words[0].isupper() or words[0].startswith("{"):
            continue
        group = command()
        name, arguments = ("", words) if words[0].startswith("-") else (words[0], words[1:])
        assert not name or name in group.commands, line
        chosen = group.commands[name] if name else group
        context = typer.Context(chosen)
        values = chosen.make_parser(context).parse_args([word for word in arguments if word not in ("-h", "--help")])[0]
        assert values.get("title") in (None, "TITLE", *titles) or not isinstance(values.get("title"), str), line


@pytest.mark.parametrize("page", PAGES)
def test_make_and_npm_know_what_is_asked_of_them(page: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", text_of("Makefile"), re.MULTILINE))
    scripts = set(json.loads(text_of("web/package.json"))["scripts"])
    for line in typed(page):
        asked = re.match(r"make ([a-z-]+)", line)
        assert asked is None or asked[1] in targets, line
        asked = re.match(r"npm run ([a-z:-]+)", line)
        assert asked is None or asked[1] in scripts, line


@pytest.mark.parametrize("page", PAGES)
def test_variables_are_read_somewhere(page: str) -> None:
    sources = ("/src/", "/tools/", "/setup.py")
    code = [text_of(file[1:]) for file in files() if file.endswith(".py") and file.startswith(sources)]
    named = set(re.findall(r"\bBRANCHLINE_[A-Z]+(?:_[A-Z]+)*\b", text_of(page)))
    assert [name for name in sorted(named) if not any(name in text for text in code)] == []


@pytest.mark.parametrize("page", PAGES)
def test_rules_are_in_a_ledger(page: str) -> None:
    games = "|".join(sorted({rule.id.partition("-")[0] for rule in ledger()}))
    named = set(re.findall(rf"\b(?:{games})-[A-Z]+(?:-[A-Z]+)*-\d\d\b", text_of(page)))
    assert [id for id in sorted(named) if rule_by_id(id) is None] == []


def test_the_version_has_its_changes() -> None:
    assert f"\n## {bl.__version__}\n" in text_of("CHANGELOG.md")
