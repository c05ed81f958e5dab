"""The pages about the server: the example plays a game, and what the tables list is what there is."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest

from branchline.server.http.app import make_app
from branchline.server.settings import Keep, Limits, Settings
from branchline.tables.wire import FromClient, ToClient
from room import run, serving

DOCS = Path(__file__).parents[2] / "docs"


def test_the_example_client_plays_a_whole_game(tmp_path: Path) -> None:
    example = DOCS / "server_client.py"
    assert len(example.read_text().splitlines()) < 60

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            client = await asyncio.create_subprocess_exec(
                sys.executable, str(example), room.url, stdout=asyncio.subprocess.PIPE
            )
            out, _ = await client.communicate()
            assert client.returncode == 0 and b"'winners'" in out

    run(scenario())


def test_the_page_names_every_message_and_every_address() -> None:
    page = (DOCS / "server.md").read_text()
    for kind in (*FromClient.__args__, *ToClient.__args__):
        assert f"`{kind.__struct_config__.tag}`" in page or f'"{kind.__struct_config__.tag}"' in page
    app = make_app(Settings()).app
    for route in app.routes:  # type: ignore[attr-defined]
        first = re.match(r"/api/[a-z]+", route.path)
        if first is not None and "openapi" not in route.path and "health" not in route.path:
            assert first[0] in page, route.path


@pytest.mark.parametrize("kind", [Limits, Keep])
def test_the_page_for_operators_names_every_number_with_its_default(kind: type[Limits | Keep]) -> None:
    page = (DOCS / "operating.md").read_text()
    for name in kind.__struct_fields__:
        default = getattr(kind(), name)
        written = int(default) if default == int(default) else default
        assert f"| `{name}` | {written} |" in page, name
