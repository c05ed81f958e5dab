"""Compiles the rules with mypyc where a C compiler is found; else the plain files are installed.

BRANCHLINE_PURE=1 skips the compilation; BRANCHLINE_OPTIMISE=0 compiles quickly to slower code, for trials.
All other settings are in pyproject.toml.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

MARK = "\n# compile: mypyc\n"
"""The line by which a file says that it is compiled."""


def marked() -> list[str]:
    """The files that are to be compiled."""
    return sorted(str(path) for path in Path("src").rglob("*.py") if MARK in path.read_text(encoding="utf-8"))


def compiler() -> str | None:
    """The C compiler Python would use, if it is there."""
    wanted = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for name in (wanted.split()[0], "cc", "gcc", "clang"):
        if shutil.which(name):
            return name
    return "cl" if os.name == "nt" else None


def extensions() -> list[Extension]:
    if os.environ.get("BRANCHLINE_PURE", "") not in ("", "0"):
        print("branchline: BRANCHLINE_PURE is set, installing pure Python", file=sys.stderr)
        return []
    if compiler() is None:
        print(
            "branchline: NO C COMPILER FOUND. Installing pure Python: everything works, about 20 times slower.",
            file=sys.stderr,
        )
        return []
    from mypyc.build import mypycify

    built: list[Extension] = mypycify(
        ["--strict", *marked()],
        opt_level=os.environ.get("BRANCHLINE_OPTIMISE", "3"),
        debug_level="0",
        multi_file=True,  # one large C file would take the compiler twice as long
    )
    return built


if not Path(__file__).with_name("src").joinpath("branchline/server/static/index.html").is_file():
    print(
        "branchline: THE BROWSER CLIENT IS NOT BUILT. `make play` or `python tools/web.py build` does it;"
        " everything else works without.",
        file=sys.stderr,
    )
setup(ext_modules=extensions())
