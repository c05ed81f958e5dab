"""Packages that not everybody needs: whether they are here, and how to get them."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

from rich.console import Console

from branchline.core.errors import BadOption

SMALLEST = (80, 24)
"""Columns and lines that a full screen needs."""

EXTRAS = {
    "maps": ("matplotlib", "numpy"),
    "research": ("gymnasium", "numpy", "pettingzoo", "pyarrow"),
    "server": (
        "alembic",
        "asyncpg",
        "cryptography",
        "httptools",
        "litestar",
        "numpy",
        "prometheus_client",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
    "terminal": ("textual",),
}
"""What `pip install 'branchline[NAME]'` brings, by the modules that are imported."""


def has(extra: str) -> bool:
    """Whether everything of an extra is installed."""
    return all(find_spec(module) is not None for module in EXTRAS[extra])


def command(extra: str) -> str:
    """What to type to get an extra."""
    return f"pip install 'branchline[{extra}]'"


def need(extra: str, what: str, *modules: str) -> None:
    """Refuse to begin what cannot be done without an extra, or without some modules of it."""
    if not (all(find_spec(module) is not None for module in modules) if modules else has(extra)):
        raise BadOption(f"{what} needs packages that are not installed: {command(extra)}")


def can_be_full(console: Console) -> bool:
    """Whether a full screen can be shown: installed, and at a terminal that has letters, colours and room for it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or console.is_dumb_terminal or console.color_system is None:
        return False
    room = os.get_terminal_size(sys.stdout.fileno())
    fits = room[0] >= SMALLEST[0] and room[1] >= SMALLEST[1]
    return fits and console.encoding.lower().startswith("utf") and has("terminal")
