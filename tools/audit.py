"""Known weaknesses in what this project depends on: Python packages by pip-audit, the browser client's by npm audit.

    python tools/audit.py             # fails if something is found, or if nobody could be asked
    python tools/audit.py --if-asked  # for CI: fails if something is found; says so loudly if nobody could be asked

Both ask services on the internet about the pinned versions, which are read from the project's own files.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PINNED = ("run", "build", "dev")
PATIENCE = 180.0


class Unreachable(Exception):
    """The service that knows of weaknesses cannot be asked from here."""


def answer_of(command: list[str], folder: Path) -> Any:
    """What a tool prints as JSON; raises Unreachable if it prints none."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise Unreachable(f"{command[0]} got no answer within {PATIENCE:g} s") from None
    try:
        return json.loads(done.stdout)
    except json.JSONDecodeError:
        reason = (done.stderr or done.stdout).strip().splitlines()
        raise Unreachable(reason[-1][:200] if reason else f"{command[0]} said nothing") from None


def python_weaknesses(name: str) -> list[str]:
    """Known weaknesses of the packages in requirements/NAME.txt."""
    pip_audit = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"]
    file = f"requirements/{name}.txt"
    told = answer_of([*pip_audit, "--require-hashes", "--disable-pip", "--no-deps", "-r", file], ROOT)
    packages = told["dependencies"]
    skipped = sum("skip_reason" in package for package in packages)
    if skipped:  # pip-audit itself would call this "no known vulnerabilities"
        raise Unreachable(f"the service does not know {skipped} of {len(packages)} packages")
    return [
        f"{package['name']} {package['version']}: {weakness['id']} (mended: {', '.join(weakness['fix_versions'])})"
        for package in packages
        for weakness in package["vulns"]
    ]


def browser_weaknesses() -> list[str]:
    """Known weaknesses of the packages in web/package-lock.json."""
    npm = shutil.which("npm")
    if npm is None:
        raise Unreachable("there is no npm here")
    told = answer_of([npm, "audit", "--json"], ROOT / "web")
    if "vulnerabilities" not in told:
        raise Unreachable(str(told.get("message") or told.get("error", told))[:200])
    return [f"{name}: {each['severity']}" for name, each in told["vulnerabilities"].items()]


def main() -> None:
    """Ask, print, and fail if there is a reason to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--if-asked", action="store_true", help="Do not fail if nobody could be asked.")
    given = parser.parse_args()
    found = 0
    silent = 0
    asked: list[tuple[str, Any]] = [(f"requirements/{name}.txt", name) for name in PINNED]
    for label, name in [*asked, ("web/package-lock.json", None)]:
        try:
            weaknesses = python_weaknesses(name) if name else browser_weaknesses()
        except Unreachable as reason:
            silent += 1
            print(f"NOT AUDITED {label}: {reason}")
            continue
        found += len(weaknesses)
        print(f"audited {label}: {len(weaknesses) or 'nothing'} known")
        print("".join(f"  {line}\n" for line in weaknesses), end="")
    if found or (silent and not given.if_asked):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
