"""Compiles the rules with mypyc where a C compiler works; else the plain files are installed, with a notice.

BRANCHLINE_PURE=1 skips the compilation; BRANCHLINE_OPTIMISE=0 compiles quickly to slower code, for trials.
What is compiled in place, from these very files, goes into a wheel as it is: nothing is compiled twice.
BRANCHLINE_REPOSITORY is where a release is published from: links and pictures of the README lead there.
All other settings are in pyproject.toml.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError

MARK = "\n# compile: mypyc\n"
"""The line by which a file says that it is compiled."""
SOURCE = Path("src")
STAMP = SOURCE / "branchline" / "compiled.json"
"""Hashes of what the modules compiled in place were made from: tests refuse to run older ones (tests/compiled.py)."""
WRITTEN = "__native_"
"""How the names of the C files begin that mypyc writes for modules."""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
"""How the names of compiled modules end: it names Python, its version and the machine."""
OPTIMISE = os.environ.get("BRANCHLINE_OPTIMISE", "3")
SMALL = {"linux": ["-Wl,-s"], "darwin": ["-Wl,-x"]}
"""What makes a linker leave the names of inner functions out; nobody looks them up."""
TOGETHER = ["-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden", "-fno-asynchronous-unwind-tables"]
"""What lets a compiler see all modules at once, so that short functions of others are not called but built in; and no
tables for exceptions of other languages, which make the modules larger."""
TABLE = re.compile(
    r"static Py(?:MethodDef|GetSetDef) (?:\w+module|\w+___(?P<class>\w+?))_(?:methods|getseters)\[\] = .*?\n\};",
    re.DOTALL,
)
ENTRY = re.compile(
    r'(?P<begin>\{"(?P<name>\w+)",(?:[^"}]*PyDoc_STR\(|[^"}]*,\s*))(?P<doc>"(?:[^"\\]|\\.)*"|NULL)(?=\)|, NULL\},)'
)
KIND = re.compile(r'(?P<begin>\.tp_name = "(?P<name>\w+)",[^}]*?\.tp_doc = PyDoc_STR\()(?P<doc>"(?:[^"\\]|\\.)*"|NULL)')
UNCOMPILED = {"egg_info", "dist_info", "sdist", "clean"}
"""Commands that only tell of the package, or pack its sources: pip asks several of them before it builds."""
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
    """What is to be compiled, with a hash of each file, and by what."""
    files = {Path(file).relative_to(STAMP.parent).as_posix(): Path(file) for file in marked()}
    files["setup.py"] = Path("setup.py")
    return {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in files.items()}


def in_place() -> list[Path]:
    """The modules compiled in place, if they were made from these very files and run as fast as is asked for."""
    made_from = json.loads(STAMP.read_text()) if STAMP.exists() else {}
    is_fast = made_from.pop("optimise", "") >= OPTIMISE
    is_whole = all(Path(file).with_suffix(SUFFIX).exists() for file in marked())
    return sorted(SOURCE.rglob(f"*{SUFFIX}")) if is_fast and is_whole and made_from == hashes() else []


def trouble(*arguments: str) -> str | None:
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
            objects = compiler.compile([str(source)], folder, include_dirs=headers, extra_postargs=[*arguments])
            compiler.link_shared_object(objects, str(Path(folder, "trial.so")), extra_postargs=[*arguments])
        except CCompilerError as error:
            return str(error)
    return None


def extensions() -> list[Extension]:
    """What to compile; nothing where that is not wanted or cannot be done."""
    if UNCOMPILED & set(sys.argv):
        return []
    if os.environ.get("BRANCHLINE_PURE", "") not in ("", "0"):
        print("branchline: BRANCHLINE_PURE is set, installing pure Python", file=sys.stderr)
        return []
    if made := in_place():
        names = [str(file.relative_to(SOURCE)).removesuffix(SUFFIX).replace(os.sep, ".") for file in made]
        return [Extension(name, []) for name in names]
    reason = trouble()
    if reason is not None:
        print(NOTICE.format(reason=reason), file=sys.stderr)
        return []
    from mypyc.build import mypycify

    before = {
        file: (file.read_text(encoding="utf-8"), file.stat().st_mtime) for file in Path("build").glob(f"{WRITTEN}*.c")
    }
    built: list[Extension] = mypycify(
        ["--strict", *marked()],
        opt_level=OPTIMISE,
        debug_level="0",
        multi_file=True,  # one large C file would take the compiler twice as long
    )
    document(written(), documentation(marked()), before)
    together = TOGETHER if sys.platform == "linux" and trouble(*TOGETHER) is None else []
    for one in built:
        one.extra_compile_args += together
        one.extra_link_args += [*together, *SMALL.get(sys.platform, [])]
    return built


# -- documentation, which mypyc leaves out ---------------------------------------------------------


def written() -> list[Path]:
    """The C files that mypyc has written for modules."""
    return sorted(Path("build").glob(f"{WRITTEN}*.c"))


def documentation(files: list[str]) -> dict[tuple[str, str], str]:
    """What `help` shows of classes and functions, by module and name: the signature with its types, and the text."""
    found: dict[tuple[str, str], str] = {}
    for file in files:
        module = ".".join(Path(file).relative_to(SOURCE).with_suffix("").parts)
        for name, node in definitions(ast.parse(Path(file).read_text(encoding="utf-8")), ""):
            found[module, name] = f"{heading(node)}\n\n{ast.get_docstring(node) or ''}".rstrip()
            if isinstance(node, ast.ClassDef):
                found |= {(module, f"{name}.{attribute}"): text for attribute, text in attributes(node)}
    return found


def definitions(tree: Any, prefix: str) -> list[tuple[str, Any]]:
    """Functions, classes and their methods by name; of a property the one that reads it."""
    found: dict[str, Any] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.setdefault(prefix + node.name, node)
        if isinstance(node, ast.ClassDef):
            found.update(definitions(node, node.name + "."))
    return list(found.items())


def constructor(node: ast.ClassDef) -> ast.FunctionDef | None:
    """The `__init__` that a class has itself."""
    return next((one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"), None)


def attributes(node: ast.ClassDef) -> list[tuple[str, str]]:
    """What `__init__` sets, with its type: as it says there, or that of the argument of this name."""
    init = constructor(node)
    given = {one.arg: one.annotation for one in init.args.args} if init else {}
    found = []
    for line in init.body if init else []:
        target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
        if isinstance(target, ast.Attribute) and isinstance(line, ast.Assign | ast.AnnAssign):
            kind = line.annotation if isinstance(line, ast.AnnAssign) else given.get(target.attr)
            found += [(target.attr, f"{target.attr}: {ast.unparse(kind)}")] if kind else []
    return found


def heading(node: ast.FunctionDef | ast.ClassDef) -> str:
    """How it is called: `play(self, move: object) -> Events`."""
    if isinstance(node, ast.FunctionDef):
        returned = ast.unparse(node.returns) if node.returns else "Any"
        if any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list):
            return f"{node.name}: {returned}"
        return f"{node.name}({ast.unparse(node.args)}) -> {returned}"
    init = constructor(node)
    return f"{node.name}({ast.unparse(init.args).removeprefix('self').lstrip(', ') if init else ''})"


def documented(written: str, told: dict[str, str]) -> str:
    """What mypyc wrote for a module, with documentation where it has signatures alone."""

    def table(found: re.Match[str]) -> str:
        owner = f"{found['class']}." if found["class"] else ""
        return ENTRY.sub(
            lambda entry: entry["begin"] + with_text(entry["doc"], told.get(owner + entry["name"], "")), found[0]
        )

    def kind(found: re.Match[str]) -> str:
        return found["begin"] + with_text(found["doc"], told.get(found["name"], ""))

    return KIND.sub(kind, TABLE.sub(table, written))


def with_text(doc: str, text: str) -> str:
    """The C text of a signature, or none, with documentation after it."""
    if not text:
        return doc
    octal = "".join(f"\\{byte:03o}" for byte in text.encode())
    return f'{doc[:-1]}{octal}"' if doc.startswith('"') else f'"{octal}"'


def document(files: list[Path], told: dict[tuple[str, str], str], before: dict[Path, tuple[str, float]]) -> None:
    """Write documentation into C files; one that is as it was before keeps its date, so that nothing is compiled."""
    for file in files:
        module = file.stem.removeprefix(WRITTEN).replace("___", ".")
        own = {name: text for (owner, name), text in told.items() if owner == module}
        text = documented(file.read_text(encoding="utf-8"), own)
        file.write_text(text, encoding="utf-8")
        earlier, date = before.get(file, ("", 0.0))
        if text == earlier:
            os.utime(file, (date, date))


# -- the page on an index ----------------------------------------------------------------------------


def readme(repository: str, version: str) -> str:
    """The README; where its repository is known, with links and pictures that work on any page."""
    text = Path("README.md").read_text(encoding="utf-8")
    if not repository:
        return text
    text = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\g<1>{repository}/raw/v{version}/", text)
    text = re.sub(r'(<img src=")(?!https?:)', rf"\g<1>{repository}/raw/v{version}/", text)
    return re.sub(r"((?<!!)\[[^]!]*\]\()(?!https?:|#)", rf"\g<1>{repository}/blob/v{version}/", text)


def addresses(repository: str) -> dict[str, str]:
    """What an index shows beside the page."""
    pages = {"Source": "", "Documentation": "/tree/main/docs", "Changelog": "/blob/main/CHANGELOG.md"}
    return {name: repository + page for name, page in pages.items()} if repository else {}


class BuildFiles(build_py):  # type: ignore[misc]  # setuptools has no types
    """Builds from what is there now: the browser client's files change their names, and old ones are no part of it."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib) / "branchline", ignore_errors=True)
        super().run()


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
            STAMP.write_text(json.dumps({**made_from, "optimise": OPTIMISE}, indent=1) + "\n")

    def build_extension(self, extension: Extension) -> None:
        """Compile a module, or take the one that lies in place."""
        if extension.sources:
            super().build_extension(extension)
            return
        target = Path(self.get_ext_fullpath(extension.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(SOURCE / Path(*extension.name.split(".")).with_suffix(SUFFIX), target)


def remove_compiled(folder: Path) -> None:
    """Leave the plain files alone."""
    for file in folder.rglob(f"*{SUFFIX}"):
        file.unlink()


if not (SOURCE / "branchline" / "server" / "static" / "index.html").is_file():
    print(
        "branchline: THE BROWSER CLIENT IS NOT BUILT. `make play` or `python tools/web.py build` does it;"
        " everything else works without.",
        file=sys.stderr,
    )
repository = os.environ.get("BRANCHLINE_REPOSITORY", "").rstrip("/")
release = re.findall(r'__version__ = "(.+)"', (SOURCE / "branchline" / "version.py").read_text(encoding="utf-8"))[0]
setup(
    long_description=readme(repository, release),
    long_description_content_type="text/markdown",
    project_urls=addresses(repository),
    ext_modules=extensions(),
    cmdclass={"build_py": BuildFiles, "build_ext": BuildRules},
)
