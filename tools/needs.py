"""Programs that the tests need beside Python, and the one command that brings them.

python tools/needs.py    # says what is missing; exit code 1 if anything is
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
)
"""Names under which Chromium and what is made of it is installed."""
APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
    "C:/Program Files/Chromium/Application/chrome.exe",
)
"""Where it lies on systems that do not put it on the path."""
POSTGRESQL = (
    "/usr/lib/postgresql/*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
    "/usr/pgsql-*/bin",
)
"""Folders of PostgreSQL's programs, of several versions side by side."""
COMMANDS = {
    "debian": {"browser": "chromium", "postgresql": "postgresql", "": "sudo apt install"},
    "ubuntu": {"browser": "chromium-browser", "postgresql": "postgresql", "": "sudo apt install"},
    "fedora": {"browser": "chromium", "postgresql": "postgresql-server", "": "sudo dnf install"},
    "macos": {"browser": "chromium", "postgresql": "postgresql", "": "brew install"},
}
"""What to type, by system: the beginning under the empty name, then the packages."""
NAMES = {"browser": "Chromium or Chrome", "postgresql": "PostgreSQL"}


def browser() -> str | None:
    """A browser made of Chromium: the one that CHROMIUM names, else any under a usual name."""
    named = shutil.which(os.environ.get("CHROMIUM", ""))
    found = [named, *map(shutil.which, BROWSERS), *(path for path in APPLICATIONS if Path(path).is_file())]
    return next((path for path in found if path), None)


def postgresql(name: str) -> str | None:
    """A program of PostgreSQL: the newest, else the one on the path."""
    folders = [folder for pattern in POSTGRESQL for folder in Path("/").glob(pattern.removeprefix("/"))]
    newest = sorted(folders, key=lambda folder: [int(part) for part in digits(folder)])
    found = [str(folder / name) for folder in newest if (folder / name).is_file()]
    return found[-1] if found else shutil.which(name)


def digits(folder: Path) -> list[str]:
    """The version in the name of a folder."""
    return "".join(letter if letter.isdigit() else " " for letter in str(folder)).split()


def system(release: Path = Path("/etc/os-release")) -> str:
    """The kind of system, as far as its command is known; else nothing."""
    if sys.platform == "darwin":
        return "macos"
    if not release.is_file():
        return ""
    entries = dict(line.split("=", 1) for line in release.read_text(encoding="utf-8").splitlines() if "=" in line)
    alike = f"{entries.get('ID', '')} {entries.get('ID_LIKE', '')}".replace('"', "").split()
    return next((name for name in alike if name in COMMANDS), "")


def missing() -> list[str]:
    """What the tests need and this machine lacks."""
    found = {"browser": browser(), "postgresql": postgresql("initdb")}
    return [what for what, path in found.items() if path is None]


def advice(lacking: list[str], kind: str, commands: Mapping[str, Mapping[str, str]] = COMMANDS) -> str:
    """One sentence: what is lacking, and what to type."""
    names = " and ".join(NAMES[what] for what in lacking)
    if kind not in commands:
        return f"The tests need {names}, which this machine lacks; CHROMIUM=PATH names a browser elsewhere."
    packages = " ".join(commands[kind][what] for what in lacking)
    return f"The tests need {names}, which this machine lacks: {commands[kind]['']} {packages}"


if __name__ == "__main__":
    if lacking := missing():
        raise SystemExit(advice(lacking, system()))
