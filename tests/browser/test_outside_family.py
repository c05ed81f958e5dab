"""A family from another package at live tables: over the wire, and as text in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.player import Player, said
from outside_family import install, run
from web_stage import DESK, serving

CLIENT = Path(__file__).parents[2] / "docs" / "server_client.py"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where the outside package is installed."""
    folder = tmp_path_factory.mktemp("outside")
    with serving(folder, environment=install(folder)) as found:
        yield found


def test_a_program_plays_it_over_the_wire(address: str) -> None:
    script = "import asyncio, sys, server_client as c; print(asyncio.run(c.play(sys.argv[1], 'matches'))['scores'])"
    scores = run({"PYTHONPATH": str(CLIENT.parent)}, "-c", script, address)
    assert scores.strip() in ("[1, 0]", "[0, 1]")


@pytest.mark.parametrize("pace", ["off", "normal"])
def test_a_person_plays_it_as_text_in_the_browser(address: str, browser: Browser, pace: str) -> None:
    context = browser.new_context(base_url=address, viewport=DESK, locale="en")  # type: ignore[arg-type]
    context.add_init_script(f"localStorage.setItem('branchline.pace', '{pace}')")
    page = context.new_page()
    player = Player(page)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto("/")
    page.locator("label.card", has_text="Matches").click()
    page.get_by_role("button", name=said("web-play-now")).click()
    end = page.locator("article.end")
    player.play_on()
    end.wait_for()
    assert re.search(r"(You win|\w+ wins), 1 to 0", end.inner_text())
    assert errors == []
    context.close()
