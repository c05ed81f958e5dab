"""Sets everything up and plays or tests, as `make` does, where there is no make.

python tools/setup.py play     # sets up, builds the boards, opens them in a browser
python tools/setup.py test     # sets up and runs everything that CI runs
python tools/setup.py dev      # sets up for working on it, nothing compiled

Exit codes: 0 done, 1 something that was run failed, 2 not to be done like this.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import needs

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
MARK = "\n# compile: mypyc\n"
SPREAD = "-n 2 --dist worksteal"
NO_BOARDS = (
    "The browser client could not be built (see above). The server starts without it; "
    "'branchline play' needs no browser."
)
TESTS = (
    "ruff check .",
    "ruff format --check .",
    "mypy --cache-dir .mypy_cache/types",
    "mkdocs build --strict --quiet",
    "python tools/web.py check",
    "python tools/web.py build",
    "BRANCHLINE_PURE=1 python tools/web.py test",
    f"pytest {SPREAD} -q --ignore tests/browser",
    f'pytest {SPREAD} -q -m "not long" tests/browser',
    f'BRANCHLINE_PURE=1 pytest {SPREAD} -q -m "rule and not slow" tests/core tests/tickets tests/snowdonia',
    "python tools/rules.py --enforce",
)
"""What `make test` runs, one after the other."""


def run(*arguments: str) -> None:
    """Run Python of the environment in the project; a setting may stand before what is run."""
    settings = dict([arguments[0].split("=", 1)]) if arguments[0].startswith("BRANCHLINE_") else {}
    command = [str(PYTHON), *arguments[len(settings) :]]
    subprocess.run(command, cwd=ROOT, env=os.environ | settings, check=True)


def command(line: str) -> list[str]:
    """A line of the Makefile as Python is called: a program is a module, wherever its script lies."""
    words = shlex.split(line)
    at = int(words[0].startswith("BRANCHLINE_"))
    return words[:at] + (words[at + 1 :] if words[at] == "python" else ["-m", *words[at:]])


def fresh(stamp: str, sources: Iterable[Path]) -> bool:
    """Whether a step was done after the last change of what it is made from."""
    mark = VENV / stamp
    return mark.exists() and all(mark.stat().st_mtime >= source.stat().st_mtime for source in sources)


def step(stamp: str, told: str, sources: list[Path], *arguments: str) -> None:
    """Do a step of the set-up unless it is done; say what is being done."""
    if fresh(stamp, sources):
        return
    print(told, flush=True)
    run(*arguments)
    (VENV / stamp).touch()


def install(*names: str) -> None:
    """The environment with what is pinned, and the package as it lies in src."""
    if sys.version_info < (3, 11):  # noqa: UP036  # whoever has an older one is told
        raise SystemExit("Branchline needs Python 3.11 or newer.")
    if not PYTHON.exists():
        print("Making an environment in .venv ...", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    pip = ("-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "on")
    for stamp, name in names_of(names):
        file = ROOT / "requirements" / f"{name}.txt"
        step(stamp, f"Installing what {name}.txt pins ...", [file], *pip, "--require-hashes", "-r", str(file))
    sources = [ROOT / "pyproject.toml", ROOT / "src" / "branchline" / "version.py", VENV / "installed"]
    link = (*pip, "--quiet", "--no-deps", "--no-build-isolation", "--editable", ".")
    step("linked", "Setting up Branchline ...", sources, "BRANCHLINE_PURE=1", *link)


def names_of(names: tuple[str, ...]) -> list[tuple[str, str]]:
    """The mark that a set of requirements leaves, as make leaves it, and its name."""
    return [("installed" if name == "build" else f"installed-{name}", name) for name in names]


def compile_rules() -> None:
    """The rules compiled, if there is a C compiler that works."""
    marked = [path for path in (ROOT / "src").rglob("*.py") if MARK in path.read_text(encoding="utf-8")]
    if not fresh("ready", [VENV / "linked", ROOT / "setup.py", *marked]):
        remove_compiled()
    told = "Compiling the rules (two or three minutes with a C compiler, none without) ..."
    made_from = [VENV / "linked", ROOT / "setup.py", *marked]
    step("ready", told, made_from, "setup.py", "--quiet", "build_ext", "--inplace")


def remove_compiled() -> None:
    """The plain files alone."""
    for file in [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")]:
        file.unlink()
    (ROOT / "src" / "branchline" / "compiled.json").unlink(missing_ok=True)


def play() -> None:
    """Set up, build the boards, open them in a browser; where they cannot be built the server starts all the same."""
    install("build")
    compile_rules()
    try:
        run("tools/web.py", "build")
    except subprocess.CalledProcessError:
        print(NO_BOARDS, flush=True)
    run("-m", "branchline", "serve", "--open", "--log-level", "warning")


def test() -> None:
    """Set up and run everything that CI runs; say at once what is missing."""
    if lacking := needs.missing():
        raise SystemExit(needs.advice(lacking, needs.system()))
    install("build", "dev")
    compile_rules()
    for line in TESTS:
        run(*command(line))


def dev() -> None:
    """Set up for working without a compiler."""
    install("build", "dev")
    remove_compiled()
    (VENV / "ready").unlink(missing_ok=True)
    print(f"Ready: edit, then one test: {BIN / 'pytest'} tests/core/test_api.py -k undo")


def main(arguments: list[str]) -> int:
    """Do what is asked for."""
    tasks = {"play": play, "test": test, "dev": dev}
    if len(arguments) != 1 or arguments[0] not in tasks:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        tasks[arguments[0]]()
    except subprocess.CalledProcessError as error:
        print(f"setup: this failed: {subprocess.list2cmdline(error.cmd)}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"setup: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
