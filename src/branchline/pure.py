"""Compiled or pure: the same files run both ways.

Where the compiled modules were built, Python prefers them. Setting BRANCHLINE_PURE=1 imports the
plain files instead: for debugging, for coverage, and to prove that both give the same games.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PureFinder:
    """Finds the plain files of this package, never the compiled ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("branchline.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None:
                return spec
        return None


if os.environ.get("BRANCHLINE_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, PureFinder())


def is_compiled() -> bool:
    """Whether the rules run compiled."""
    import branchline.core.position as position

    return not (position.__file__ or "").endswith(".py")
