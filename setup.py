"""Compiles the rules with mypyc where a C compiler works; else the plain files are installed, with a notice.

BRANCHLINE_PURE=1 skips the compilation; BRANCHLINE_OPTIMISE=0 compiles quickly to slower code, for trials.
All other settings are in pyproject.toml.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

MARK = "\n# compile: mypyc\n"
"""The line by which a file says that it is compiled."""
SOURCE = Path("src")
STAMP = SOURCE / "branchline" / "compiled.json"
"""Hashes of what the modules compiled in place were made from: tests refuse to run older ones (tests/compiled.py)."""
TRIAL = "#include <Python.h>\nint trial(void) { return PY_MAJOR_VERSION; }\n"
NOTICE = """
branchline: THE C COMPILER DOES NOT WORK: {reason}
branchline: Installing pure Python: everything works, about 20 times slower.
branchline: To mend it, install a C compiler and the headers of this Python, then `make compile` (or install again):
branchline:     Debian, Ubuntu: apt install build-essential python3-dev
branchline:     Fedora: dnf install gcc python3-devel
branchline:     macOS: xcode-select --install
"""


def marked() -> list[str]:
    """The files that are to be compiled."""
    return sorted(str(path) for path in SOURCE.rglob("*.py") if MARK in path.read_text(encoding="utf-8"))


def hashes() -> dict[str, str]:
    """What is to be compiled, with a hash of each file."""
    files = [Path(file) for file in marked()]
    return {file.relative_to(STAMP.parent).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def trouble() -> str | None:
    """Why nothing can be compiled here, found out in a second with two lines of C; None if it can."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text(TRIAL)
        headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
        try:
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=headers)
            compiler.link_shared_object(objects, str(Path(folder, "trial.so")))
        except CCompilerError as error:
            return str(error)
    return None


def extensions() -> list[Extension]:
    """What to compile; nothing where that is not wanted or cannot be done."""
    if os.environ.get("BRANCHLINE_PURE", "") not in ("", "0"):
        print("branchline: BRANCHLINE_PURE is set, installing pure Python", file=sys.stderr)
        return []
    reason = trouble()
    if reason is not None:
        print(NOTICE.format(reason=reason), file=sys.stderr)
        return []
    from mypyc.build import mypycify

    built: list[Extension] = mypycify(
        ["--strict", *marked()],
        opt_level=os.environ.get("BRANCHLINE_OPTIMISE", "3"),
        debug_level="0",
        multi_file=True,  # one large C file would take the compiler twice as long
    )
    return built


class BuildRules(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles everything or nothing: a compiler that gives up halfway leaves the plain files."""

    def run(self) -> None:
        made_from = hashes()
        folders = [Path(self.build_lib), SOURCE] if self.inplace else [Path(self.build_lib)]
        try:
            super().run()
        except CCompilerError as error:
            print(NOTICE.format(reason=error), file=sys.stderr)
            self.extensions: list[Extension] = []
            for folder in folders:
                remove_compiled(folder)
        if self.inplace and self.extensions:
            STAMP.write_text(json.dumps(made_from, indent=1) + "\n")


def remove_compiled(folder: Path) -> None:
    """Leave the plain files alone."""
    for file in folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        file.unlink()


if not (SOURCE / "branchline" / "server" / "static" / "index.html").is_file():
    print(
        "branchline: THE BROWSER CLIENT IS NOT BUILT. `make play` or `python tools/web.py build` does it;"
        " everything else works without.",
        file=sys.stderr,
    )
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildRules})
