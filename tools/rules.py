"""Ledger coverage: which rules a title uses, which of them a test carries, and what is missing.

The ledgers are the RULES.md files of the games; tests carry ids with the `rule` marker. A rule may be
declared not applicable only in tests/rules_not_applicable.toml, with a written reason.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "branchline" / "games"
RULE = re.compile(r"^- \*\*([A-Z]{2}(?:-[A-Z0-9]+)+-[0-9]+[a-z]?)\b[^*]*\*\* ?(.*)", re.MULTILINE)

USED_BY: dict[str, tuple[str, tuple[str, ...], str]] = {
    "switzerland": ("tickets", ("TR-CH-", "TR-BASE-", "TR-INV-"), ""),
    "northern-lights": ("tickets", ("TR-NL-", "TR-INV-"), ""),
    "india": ("tickets", ("TR-IN-", "TR-BASE-", "TR-INV-"), ""),
    "usa": ("tickets", ("TR-BASE-", "TR-INV-"), ""),
    "nordic-countries": ("tickets", ("TR-NC-", "TR-CH-TUNNEL-", "TR-INV-"), ""),
    "germany": ("tickets", ("TR-DE-", "TR-INV-"), ""),
    "tickets": ("tickets", ("TR-OWN-", "TR-UNDO-"), ""),
    "snowdonia 2012": ("snowdonia", ("SN-",), "Deluxe only"),
    "snowdonia deluxe": ("snowdonia", ("SN-",), "2012 only"),
}
"""Which parts of which ledger a title uses, and the words that begin rules it does not use."""


def ledger(game: str) -> dict[str, str]:
    """All rules of a game's ledger by id, each once."""
    rules = RULE.findall((GAMES / game / "RULES.md").read_text(encoding="utf-8"))
    if len(rules) != len(dict(rules)):
        raise SystemExit(f"the ledger of {game} names a rule twice")
    return dict(rules)


def carried() -> dict[str, list[str]]:
    """The ids that tests carry, with the tests."""
    with tempfile.TemporaryDirectory() as folder:
        dump = Path(folder) / "rules.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "tests"]
        run = subprocess.run(
            command, cwd=ROOT, env={**os.environ, "BRANCHLINE_RULES_DUMP": str(dump)}, capture_output=True, text=True
        )
        if run.returncode != 0:
            raise SystemExit(run.stdout[-2000:] + run.stderr[-2000:])
        found: dict[str, list[str]] = json.loads(dump.read_text())
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--enforce", action="store_true", help="fail below 100 % of the applicable rules")
    args = parser.parse_args()
    console = Console()
    tested = carried()
    excused: dict[str, str] = tomllib.loads((ROOT / "tests" / "rules_not_applicable.toml").read_text())
    known = {id for game, _, _ in USED_BY.values() for id in ledger(game)}
    problems = [f"tests carry {id}, which no ledger has" for id in tested if id not in known]
    problems += [f"{id} is excused, but no ledger has it" for id in excused if id not in known]
    problems += [f"{id} is excused, but a test carries it" for id in excused if id in tested]
    problems += [f"{id} is excused without a reason" for id, reason in excused.items() if len(reason) < 20]
    table = Table(title="Rules ledger")
    for heading in ("title", "rules", "not applicable", "tested", "coverage"):
        table.add_column(heading, justify="left" if heading == "title" else "right")
    for title, (game, parts, unused) in USED_BY.items():
        book = ledger(game)
        rules = [id for id in book if id.startswith(parts) and not (unused and book[id].startswith(unused))]
        applicable = [id for id in rules if id not in excused]
        missing = [id for id in applicable if id not in tested]
        covered = len(applicable) - len(missing)
        share = f"{100 * covered / len(applicable):.1f} %"
        table.add_row(title, str(len(rules)), str(len(rules) - len(applicable)), str(covered), share)
        problems += [f"{title}: no test carries {id}" for id in missing]
    console.print(table)
    for problem in problems:
        console.print(problem, markup=False)
    if not problems:
        console.print(f"{len(known)} rules, all carried by {len({t for ts in tested.values() for t in ts})} tests")
    return 1 if problems and args.enforce else 0


if __name__ == "__main__":
    sys.exit(main())
