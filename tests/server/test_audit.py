"""The audit is honest: a weakness fails it, and silence is never taken for health."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import audit

GOOD = {"dependencies": [{"name": "a", "version": "1", "vulns": []}], "vulnerabilities": {}}
WEAK = {
    "dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "X-1", "fix_versions": ["2"]}]}],
    "vulnerabilities": {},
}
UNKNOWN = {"dependencies": [{"name": "a", "skip_reason": "not found"}], "vulnerabilities": {}}
REFUSED = {"dependencies": [{"name": "a", "version": "1", "vulns": []}], "message": "no such service"}


@pytest.mark.parametrize(
    ("answer", "strict", "lenient", "said"),
    [
        (GOOD, 0, 0, "nothing known"),
        (WEAK, 1, 1, "a 1: X-1 (mended: 2)"),
        (UNKNOWN, 1, 0, "NOT AUDITED requirements/run.txt: the service does not know 1 of 1"),
        (REFUSED, 1, 0, "NOT AUDITED web/package-lock.json: no such service"),
    ],
)
def test_what_is_found_and_what_is_not_asked(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    answer: Any,
    strict: int,
    lenient: int,
    said: str,
) -> None:
    monkeypatch.setattr(audit, "answer_of", lambda command, folder: answer)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    for arguments, code in (([], strict), (["--if-asked"], lenient)):
        monkeypatch.setattr(sys, "argv", ["audit.py", *arguments])
        try:
            audit.main()
            ended = 0
        except SystemExit as end:
            ended = int(end.code or 0)
        assert ended == code
        assert said in capsys.readouterr().out


def test_a_tool_that_prints_nothing_useful_was_not_asked(tmp_path: Path) -> None:
    with pytest.raises(audit.Unreachable, match="no network"):
        audit.answer_of([sys.executable, "-c", "raise SystemExit('no network')"], tmp_path)
