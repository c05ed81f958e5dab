"""Whether compiled modules were made from the files beside them; to test older ones would prove nothing."""

from __future__ import annotations

import hashlib
import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

STAMP = "compiled.json"
"""What setup.py writes beside the package: a hash for each file it compiled."""
ADVICE = "`make compile` builds them anew; BRANCHLINE_PURE=1 tests the plain files; `make dev` removes compiled ones."


def compiled_modules(package: Path) -> list[Path]:
    """The compiled modules of a package, in any folder."""
    return sorted(file for file in package.rglob("*") if file.name.endswith(tuple(EXTENSION_SUFFIXES)))


def stale(package: Path) -> list[str]:
    """The sources whose compiled modules were made from something else, or from what is no longer there."""
    stamp = package / STAMP
    made_from: dict[str, str] = json.loads(stamp.read_text()) if stamp.exists() else {}
    found = []
    for module in compiled_modules(package):
        source = module.with_name(module.name.partition(".")[0] + ".py")
        name = source.relative_to(package).as_posix()
        now = hashlib.sha256(source.read_bytes()).hexdigest() if source.exists() else "gone"
        if made_from.get(name) != now:
            found.append(name)
    return found


def refusal(package: Path) -> str | None:
    """The sentence with which tests are refused, if they must be."""
    names = stale(package)
    if not names:
        return None
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return f"Compiled modules are older than their sources: {', '.join(names[:3])}{more}. {ADVICE}"
