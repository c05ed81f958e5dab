"""No acknowledged move is lost when a server is killed; more of it with `tools/kill.py --times 100`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from postgres import postgres

TOOL = Path(__file__).parents[2] / "tools" / "kill.py"


def kill(target: Path, *more: str) -> dict[str, int]:
    """Run the tool; what it found."""
    subprocess.run([sys.executable, str(TOOL), "--json", str(target), *more], check=True)
    found: dict[str, int] = json.loads(target.read_text())
    return found


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost(tmp_path: Path, database: str) -> None:
    if database == "sqlite":
        found = kill(tmp_path / "found.json", "--times", "1")
    else:
        with postgres() as url:
            found = kill(tmp_path / "found.json", "--times", "1", "--database", url, "--processes", "2")
    assert found["lost"] == 0
    assert found["acknowledged"] >= 20
