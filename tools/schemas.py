"""What clients are told, written from the types of the server and of every family.

    python tools/schemas.py           # writes the files below
    python tools/schemas.py --check   # fails if one of them is not what would be written

For the messages: `web/src/table/schema.gen.ts`. For every family with a schema: TypeScript types in
`web/src/families/<family>/schema.gen.ts`, a JSON schema in `docs/schemas/<family>.json`, a chapter of `docs/views.md`.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from types import ModuleType

import schema_json
import schema_page
import schema_typescript
from branchline.core.family import families
from branchline.core.ownbox import BoxFilled, BoxQuestion
from branchline.server.http.bodies import Me, TableListed, TitleTold
from branchline.server.http.notification_routes import Calls
from branchline.server.http.review_bodies import Guided, Rules, Scores
from branchline.tables.wire import FromClient, ToClient

ROOT = Path(__file__).parents[1]
WIRE = ROOT / "web" / "src" / "table" / "schema.gen.ts"
TYPES = ROOT / "web" / "src" / "families"
SCHEMAS = ROOT / "docs" / "schemas"
PAGE = ROOT / "docs" / "views.md"


def schemas() -> dict[str, ModuleType]:
    """The schemas of our families."""
    ours = [family for family in families().values() if family.package.startswith("branchline.") and family.schema]
    return {family.name: import_module(family.schema) for family in ours}


def written() -> dict[Path, str]:
    """Every generated file and what it must say."""
    known = schemas()
    files = {
        WIRE: schema_typescript.messages(
            [FromClient, ToClient, Me, TableListed, TitleTold, Calls, Guided, Rules, Scores, BoxQuestion, BoxFilled]
        ),
        PAGE: schema_page.page(known),
    }
    for family, schema in known.items():
        files[TYPES / family / "schema.gen.ts"] = schema_typescript.family(schema)
        files[SCHEMAS / f"{family}.json"] = schema_json.schema(family, schema)
    return files


def stale() -> list[str]:
    """The generated files that are missing or out of date."""
    return [
        str(path.relative_to(ROOT))
        for path, text in written().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main() -> None:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        if old := stale():
            raise SystemExit(f"out of date: {', '.join(old)}; run python tools/schemas.py")
        return
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
