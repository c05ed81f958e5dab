"""The notebook of the documentation runs from its first cell to its last, and shows what it promises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import matplotlib
import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "training.ipynb"


@pytest.mark.slow
def test_the_notebook_trains_and_plots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    matplotlib.use("Agg")
    told: dict[str, Any] = {}
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    for cell in cells:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == [], "outputs are not kept in the repository"
            exec(compile("".join(cell["source"]), str(NOTEBOOK), "exec"), told)
    rows = told["rows"]
    assert rows[-1]["policy"] < rows[0]["policy"]
    lines = [axis.lines[0].get_ydata().tolist() for axis in told["figure"].axes]
    assert lines == [[row["policy"] for row in rows], [row["win_2"] for row in rows]]
    printed = capsys.readouterr().out.splitlines()
    assert "network likes this move best" in printed[0]
    assert len(printed) == 6
    told["plt"].close(told["figure"])
