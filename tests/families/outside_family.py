"""The family of docs/games.md as a package, installed and played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "games.md"
FILE = re.compile(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SAMPLE = re.compile(r"^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def install(folder: Path) -> dict[str, str]:
    """Make a package of the files on the page and install it; the environment in which it is there."""
    source, target = folder / "source", folder / "installed"
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (source / "matches" / "__init__.py").touch()
    quiet = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    subprocess.run([sys.executable, "-m", "pip", "install", *quiet, "--target", target, source], check=True)
    paths = [str(target), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def run(environment: dict[str, str], *command: str, typed: str = "") -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        [sys.executable, *command], env=environment, input=typed, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
