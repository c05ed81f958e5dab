"""The README's Python runs as written."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["README.md", "docs/games.md"])
def test_documents_run_as_written(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted > 4
    assert result.failed == 0


@pytest.mark.parametrize("file", sorted(p.name for p in (ROOT / "docs").glob("*.md")) + ["README.md", "CONTRIBUTING.md"])
def test_links_lead_somewhere(file: str) -> None:
    path = ROOT / file if (ROOT / file).exists() else ROOT / "docs" / file
    text = path.read_text(encoding="utf-8")
    targets = [part.split(")")[0] for part in text.split("](")[1:]]
    missing = [t for t in targets if not t.startswith("http") and not (path.parent / t.partition("#")[0]).exists()]
    assert missing == []
