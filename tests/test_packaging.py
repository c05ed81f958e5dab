"""The wheel builds with and without a C compiler, installs into an empty venv, and plays; no compiler ends a build."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

import needs
import tasks
from compiled import STAMP, compiled_modules, stale

ROOT = Path(__file__).parent.parent
PROJECT = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
PLAY = """
import branchline as bl
game = bl.new_game("switzerland", players=2, seed=1)
while not game.is_over:
    moves = game.legal_moves()
    game.play(moves[len(moves) // 2])
print(bl.is_compiled(), game.outcome().scores)
"""


def run(command: list[str], where: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command outside the source tree's own settings."""
    clean = {name: value for name, value in os.environ.items() if name not in ("BRANCHLINE_PURE", "PYTHONPATH")}
    done = subprocess.run(command, cwd=where, env={**clean, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def source(folder: Path, left_out: tuple[str, ...]) -> Path:
    """A copy of what is in the package."""
    tree = folder / "tree"
    ignore = shutil.ignore_patterns("__pycache__", "*.egg-info", *left_out)
    shutil.copytree(ROOT / "src", tree / "src", ignore=ignore)
    for name in PROJECT:
        shutil.copy(ROOT / name, tree)
    return tree


def install(python: Path, *what: str) -> None:
    """Install something into a venv, from outside."""
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--quiet", "--disable-pip-version-check"]
    run([*pip, "install", "--no-compile", *what], python.parent)


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an empty venv with what the rules need; one wheel after another is installed there."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    venv.create(folder)
    install(folder / "bin" / "python", "--require-hashes", "-r", str(ROOT / "requirements" / "rules.txt"))
    return folder / "bin" / "python"


@pytest.mark.slow
@pytest.mark.parametrize("with_compiler", [True, False])
def test_the_wheel_builds_installs_and_plays(tmp_path: Path, python: Path, with_compiler: bool) -> None:
    tree = source(tmp_path, () if with_compiler else ("*.so", STAMP))
    was_compiled = bool(compiled_modules(tree)) and not stale(tree / "src" / "branchline")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path / "dist")]
    if with_compiler:
        run(build, tree, BRANCHLINE_OPTIMISE="0")
        assert list((tree / "build").glob("*.c")) == [] or not was_compiled  # nothing is compiled twice
    else:
        empty = tmp_path / "no-tools"
        empty.mkdir()
        done = run(build, tree, PATH=str(empty), CC="there-is-no-compiler")
        assert "THE C COMPILER DOES NOT WORK" in done.stdout + done.stderr
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    compiled_here = shutil.which("cc") is not None or shutil.which("gcc") is not None
    assert ("none-any" in wheel.name) == (not with_compiler or not compiled_here)
    install(python, "--no-deps", "--force-reinstall", str(wheel))
    printed = run([str(python), "-c", PLAY], tmp_path).stdout.split(maxsplit=1)
    assert printed[0] == str(with_compiler and compiled_here)
    assert printed[1] == run([sys.executable, "-c", PLAY], tmp_path).stdout.split(maxsplit=1)[1]
    told = run([str(python.parent / "branchline"), "--version"], tmp_path).stdout
    assert ("compiled" in told.lower()) and ("pure" in told.lower()) == (printed[0] == "False")
    assert wheel.stat().st_size < 5_000_000
    boards = (tree / "src/branchline/server/static/index.html").is_file()
    assert ("branchline/server/static/index.html" in zipfile.ZipFile(wheel).namelist()) == boards
    assert not with_compiler or front_page(wheel, tmp_path) == boards
    alone = subprocess.run([python, "-m", "branchline", "serve"], cwd=tmp_path, capture_output=True, text=True)
    assert (alone.returncode, "branchline[server]" in alone.stderr) == (2, True)


def front_page(wheel: Path, folder: Path) -> bool:
    """Whether a server out of a wheel, with no program but Python within its reach, sends the page of the boards."""
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "unpacked")
    there = {"PYTHONPATH": str(folder / "unpacked"), "PATH": str(folder), "XDG_STATE_HOME": str(folder)}
    command = [sys.executable, "-m", "branchline", "serve", "--port", "0", "--log-level", "warning"]
    with subprocess.Popen(command, cwd=folder, env=there, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().removeprefix("Branchline serves ").partition(";")[0]
        try:
            with urlopen(address, timeout=20) as answer:
                return b"<script" in answer.read()
        except HTTPError as error:
            assert error.code == 404
            return False
        finally:
            server.send_signal(signal.SIGINT)


COMPILERS = {
    "broken": "exit 1",
    "without headers": """
        for word in "$@"; do case $word in *.c) grep -q Python.h "$word" && {
            echo "$word: Python.h: No such file or directory" >&2; exit 1; };; esac; done
        exec cc "$@\"""",
    "gives up": """
        for word in "$@"; do case $word in *trial.*) exec cc "$@";; esac; done
        exit 1""",
}
"""Compilers as scripts: the last one can do the trial, and nothing larger."""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """The build on a package with two modules to compile."""
    package = tmp_path / "tree" / "src" / "branchline"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    shutil.copy(ROOT / "src" / "branchline" / "version.py", package)
    for name in ("seven", "eight"):
        (package / f"{name}.py").write_text(f'"""{name}."""\n# compile: mypyc\n\nNAME = "{name}"\n')
    for name in PROJECT:
        shutil.copy(ROOT / name, tmp_path / "tree")
    return tmp_path / "tree"


@pytest.mark.slow
@pytest.mark.parametrize("kind", COMPILERS)
def test_a_compiler_that_does_not_work_leaves_plain_files_and_a_notice(small: Path, kind: str) -> None:
    script = small.parent / "compiler"
    script.write_text(f"#!/bin/sh\n{COMPILERS[kind]}\n")
    script.chmod(0o755)
    done = run([sys.executable, "setup.py", "build_ext", "--inplace"], small, CC=str(script))
    assert "THE C COMPILER DOES NOT WORK" in done.stderr
    assert "python3-dev" in done.stderr and "make compile" in done.stderr
    assert ("Python.h" in done.stderr) == (kind == "without headers")
    assert compiled_modules(small / "src") == []
    assert not (small / "src" / "branchline" / STAMP).exists()


def test_compiled_modules_load_on_the_oldest_c_library_that_wheels_are_made_for() -> None:
    """What a module asks of glibc stands in it as `GLIBC_2.14`."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]["linux"]
    oldest = tuple(map(int, settings["manylinux-x86_64-image"].split("_")[1:]))
    modules = compiled_modules(ROOT / "src")
    asked = {found for module in modules for found in re.findall(rb"GLIBC_(\d+)\.(\d+)", module.read_bytes())}
    assert bool(asked) == bool(modules and sys.platform == "linux")
    assert all((int(major), int(minor)) <= oldest for major, minor in asked)


def test_a_release_is_made_by_what_was_read() -> None:
    """An action by its commit, a tool by its version: what others publish later under a name changes nothing."""
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    actions = re.findall(r"uses: (\S+)", workflow)
    assert actions and all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action) for action in actions)
    tools = re.findall(r"pip install (?!--find-links)(\S+)", workflow)
    assert tools and all("==" in tool for tool in tools)


@pytest.mark.slow
def test_the_build_leaves_what_it_compiled_from(small: Path) -> None:
    package = small / "src" / "branchline"
    run([sys.executable, "setup.py", "build_ext", "--inplace"], small, BRANCHLINE_OPTIMISE="0")
    assert [module.name.partition(".")[0] for module in compiled_modules(package)] == ["eight", "seven"]
    assert stale(package) == []
    (package / "seven.py").write_text("# something else\n")
    assert stale(package) == ["seven.py"]


@pytest.mark.slow
def test_what_only_tells_of_the_package_compiles_nothing(small: Path) -> None:
    run([sys.executable, "setup.py", "dist_info", "--output-dir", str(small)], small)
    assert [folder.name.partition("-")[0] for folder in small.glob("*.dist-info")] == ["branchline"]
    assert not (small / "build").exists()


@pytest.mark.slow
def test_a_build_takes_nothing_from_the_one_before(small: Path) -> None:
    kept = small / "kept" / "branchline"
    kept.mkdir(parents=True)
    (kept / "page-of-another-day.js").touch()
    run([sys.executable, "setup.py", "build_py", "--build-lib", str(kept.parent)], small, BRANCHLINE_PURE="1")
    assert (kept / "seven.py").is_file() and not (kept / "page-of-another-day.js").exists()


@pytest.mark.slow
def test_the_sdist_is_complete(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    tracked = run(["git", "ls-files"], ROOT).stdout.splitlines()
    for name in tracked:
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tree / name)
    build = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(tmp_path / "dist")]
    run(build, tree, BRANCHLINE_PURE="1", BRANCHLINE_REPOSITORY="https://example.org/branchline")
    (archive,) = (tmp_path / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        inside = {name.partition("/")[2] for name in packed.getnames()}
        about = packed.extractfile(next(name for name in packed.getnames() if name.endswith("/PKG-INFO")))
        assert about is not None
        page = about.read().decode()
    assert {name for name in tracked if (ROOT / name).is_file()} - inside == set()
    assert "Project-URL: Source, https://example.org/branchline" in page
    assert not re.search(r"\]\((?!https?:|#)|<img src=\"(?!https?:)", page)
    assert "https://example.org/branchline/raw/v" in page and "https://example.org/branchline/blob/v" in page


def test_what_make_tests_is_tested_without_make() -> None:
    recipes = (ROOT / "Makefile").read_text().replace("$(BIN)/", "").replace("$(SPREAD)", tasks.SPREAD)
    assert f"SPREAD := {tasks.SPREAD}\n" in recipes
    assert [line for line in tasks.TESTS if f"\t{line}" not in recipes] == []
    assert tasks.command("BRANCHLINE_PURE=1 pytest -q") == ["BRANCHLINE_PURE=1", "-m", "pytest", "-q"]
    assert tasks.command("python tools/web.py build") == ["tools/web.py", "build"]


def test_boards_that_cannot_be_built_do_not_keep_anybody_from_playing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[tuple[str, ...]] = []

    def run(*arguments: str) -> None:
        ran.append(arguments)
        if "build" in arguments:
            raise subprocess.CalledProcessError(1, arguments)

    for name, replaced in (("run", run), ("install", lambda *_: None), ("compile_rules", lambda: None)):
        monkeypatch.setattr(tasks, name, replaced)
    assert tasks.main(["play"]) == 0
    assert [arguments[:3] for arguments in ran] == [("tools/web.py", "build"), ("-m", "branchline", "serve")]
    assert tasks.NO_BOARDS in capsys.readouterr().out
    assert tasks.NO_BOARDS in (ROOT / "Makefile").read_text()


def test_a_browser_that_is_named_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/nowhere/chromium")
    assert needs.browser() != "/nowhere/chromium"
    monkeypatch.setenv("CHROMIUM", sys.executable)
    assert needs.browser() == sys.executable


@pytest.mark.parametrize(
    ("release", "command"),
    [
        ("ID=debian\n", "sudo apt install chromium postgresql"),
        ("ID=ubuntu\nID_LIKE=debian\n", "sudo apt install chromium-browser postgresql"),
        ('ID="linuxmint"\nID_LIKE="ubuntu debian"\n', "sudo apt install chromium-browser postgresql"),
        ("ID=fedora\n", "sudo dnf install chromium postgresql-server"),
        ("ID=plan9\n", "CHROMIUM=PATH names a browser elsewhere."),
    ],
)
def test_what_the_tests_lack_is_told_with_the_command_that_brings_it(
    tmp_path: Path, release: str, command: str
) -> None:
    (tmp_path / "os-release").write_text(release)
    advice = needs.advice(["browser", "postgresql"], needs.system(tmp_path / "os-release"))
    assert advice.startswith("The tests need Chromium or Chrome and PostgreSQL, which this machine lacks")
    assert advice.endswith(command)
