"""The files of an arena: a page that needs nothing else, JSON and CSV that say the same."""

from __future__ import annotations

import csv
import json
import re
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import Result

from branchline.arena.files import BOT_COLUMNS, GAME_COLUMNS

Run = Callable[..., Result]
ARENA = ("arena", "snowdonia", "--bots", "random,arena_bots.Seeded,arena_bots.Broken", "--games", 12, "--seed", 5)


class Reader(HTMLParser):
    """Reads a page: its elements, what they refer to, and its words."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.references: list[str] = []
        self.labels: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta",):
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name in ("href", "xlink:href", "src", "action"):
                self.references.append(value or "")
            elif name == "aria-label":
                self.labels.append(value or "")
            self.references += re.findall(r"url\(([^)]*)\)", value or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in ("meta",):
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(path: Path) -> Reader:
    """A page that is well formed and refers to nothing outside."""
    text = path.read_text(encoding="utf-8")
    assert "http" not in text and "<script" not in text and "@import" not in text
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert len(set(reader.ids)) == len(reader.ids)
    for reference in reader.references:
        assert reference.startswith("#") and reference[1:] in reader.ids
    assert not re.search(r"#0a0[bc]\d\d", text), "a colour the page does not know"
    used, known = set(re.findall(r"var\((--[\w-]+)\)", text)), set(re.findall(r"(--[\w-]+):", text))
    assert used <= known
    return reader


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    """An arena with its files."""
    result = run(*ARENA, "--jobs", 1, "--out", tmp_path / "a")
    assert result.exit_code == 1, result.output  # one of the bots fails
    return tmp_path / "a"


def test_the_page_stands_alone_and_tells_the_numbers(folder: Path) -> None:
    page = read(folder / "report.html")
    summary = json.loads((folder / "summary.json").read_text())
    words = " ".join(" ".join(page.words).split())
    assert page.tags.count("svg") == page.tags.count("figure") == 7
    assert len([label for label in page.labels if "random" in label]) >= 4
    for bot in summary["bots"]:
        assert bot["bot"] in words
        share = bot["win_share"]
        assert f"{share['mean']:.1%} {100 * share['low']:.1f}–{100 * share['high']:.1f}" in words
    assert "arena_bots.Broken failed in 24 games: ValueError: no idea what to do (" in words


def test_summary_and_csv_say_the_same(folder: Path) -> None:
    summary = json.loads((folder / "summary.json").read_text())
    with (folder / "bots.csv").open() as file:
        bots = list(csv.DictReader(file))
    assert tuple(bots[0])[: len(BOT_COLUMNS)] == BOT_COLUMNS
    for told, bot in zip(bots, summary["bots"], strict=True):
        assert told["bot"] == bot["bot"] and float(told["win_share"]) == bot["win_share"]["mean"]
        assert float(told["score"]) == bot["score"]["mean"] and int(told["failures"]) == bot["failures"]
        assert float(told["rating_mu"]) == bot["rating"]["mu"]
        assert {name: float(told[name]) for name in bot["points"]} == bot["points"]
    with (folder / "games.csv").open() as file:
        seats = list(csv.DictReader(file))
    assert tuple(seats[0])[: len(GAME_COLUMNS)] == GAME_COLUMNS
    assert len(seats) == 2 * summary["games"] == 72
    for bot in summary["bots"]:
        own = [row for row in seats if row["bot"] == bot["bot"]]
        assert sum(float(row["win_share"]) for row in own) / 24 == pytest.approx(bot["win_share"]["mean"])
        scores = [float(row["score"]) for row in own if row["score"]]
        assert sum(scores) / max(len(scores), 1) == pytest.approx(bot["score"]["mean"])


def test_the_summary_has_all_its_parts(folder: Path) -> None:
    summary = json.loads((folder / "summary.json").read_text())
    assert list(summary) == [
        *("title", "players", "options", "seed", "games", "planned", "deals", "bots", "matches", "pairs", "seats"),
        *("turn_order", "moves", "rounds", "reasons", "failures", "rated", "timing"),
    ]
    assert summary["games"] == summary["planned"] == 36 and summary["deals"] == 6


@pytest.mark.parametrize(("language", "heading"), [("en", "Strength"), ("pl", "Siła"), ("de", "Spielstärke")])
def test_the_page_speaks_the_language(run: Run, folder: Path, language: str, heading: str) -> None:
    result = run("arena", "--resume", folder, "--language", language)
    assert result.exit_code == 1, result.output  # one of the bots fails
    assert heading in " ".join(read(folder / "report.html").words)
    assert f'<html lang="{language}">' in (folder / "report.html").read_text()


def test_without_the_extras_everything_else_is_there_and_a_sentence_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("matplotlib.figure", "openskill.models"):
        monkeypatch.setitem(sys.modules, module, None)
    result = run(*ARENA, "--jobs", 1, "--out", tmp_path / "a")
    assert result.exit_code == 1, result.output  # one of the bots fails
    told = " ".join(result.output.split())
    assert "plots need matplotlib" in told and "Ratings need openskill" in told
    assert told.count("pip install 'branchline[arena]'") == 2
    page = read(tmp_path / "a" / "report.html")
    assert "svg" not in page.tags and "The plots need matplotlib" in " ".join(page.words)
    assert json.loads((tmp_path / "a" / "summary.json").read_text())["rated"] is False
