"""The README's Python runs as written."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["README.md", "docs/games.md", "docs/bots.md"])
def test_documents_run_as_written(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted > 4
    assert result.failed == 0


PAGES = [*sorted(page.name for page in (ROOT / "docs").glob("*.md")), "README.md", "CONTRIBUTING.md"]


@pytest.mark.parametrize("file", PAGES)
def test_links_lead_somewhere(file: str) -> None:
    path = ROOT / file if (ROOT / file).exists() else ROOT / "docs" / file
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    targets = re.findall(r"\]\(([^)\s]+)\)", text)
    missing = [t for t in targets if not t.startswith("http") and not (path.parent / t.partition("#")[0]).exists()]
    assert missing == []
