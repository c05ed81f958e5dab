"""A console that prints nowhere: what is said to it is shown on the full screen."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from branchline.core.errors import BranchlineError


class ScreenFailed(BranchlineError):
    """Something went wrong on a full screen that nobody foresaw."""


class Heard(Console):
    """Keeps what is printed until it is taken."""

    def __init__(self) -> None:
        super().__init__(file=StringIO(), force_terminal=True, highlight=False, markup=False, emoji=False)
        self.parts: list[RenderableType] = []
        self.aside = ""
        """What is to be known while others are waited for."""

    def print(self, *objects: Any, style: Any = None, **_: Any) -> None:
        """Keep each object."""
        for part in objects:
            self.parts.append(Text(part, style=style or "") if isinstance(part, str) else part)

    def status(self, *_: Any, **__: Any) -> AbstractContextManager[Any]:  # type: ignore[override]
        """The screen itself tells who thinks."""
        return nullcontext()

    def take(self) -> list[RenderableType]:
        """What was printed since the last time."""
        taken, self.parts = self.parts, []
        return taken
