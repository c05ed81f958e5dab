"""A table of a map of somebody's own in the browser: played to its end, replayed, and its record reviewed."""

from __future__ import annotations

from pathlib import Path

from browser.player import Opened, Player
from browser.test_whole_games import shown_scores
from web_stage import BOARD, run

MAP = """
name = "Three Lakes"
players = [2, 3]
[rules]
wagons = 5
tickets_dealt = 2
tickets_kept_at_start = 1
[countries]
hills = "The Hills"
[cities]
alpha = { name = "Alpha", at = [0.1, 0.2] }
beta = { name = "Beta", at = [0.8, 0.2] }
gamma = { name = "Gamma", at = [0.5, 0.8] }
spot = { name = "", country = "hills", at = [0.95, 0.9], border = true }
[tracks]
alpha-beta = { length = 3, color = "red", tunnel = true }
"alpha-gamma/1" = { length = 2 }
"alpha-gamma/2" = { length = 2, color = "blue" }
beta-gamma = { length = 2, ferry = 1, bonus = 1 }
gamma-spot = { length = 1 }
[tickets]
t1 = { from = "alpha", to = "beta", points = 3 }
t2 = { from = "alpha", to = "hills", points = 3 }
t3 = { from = "beta", to = "gamma", points = 2, copies = 5 }
"""


def test_a_map_of_ones_own_is_played_replayed_and_reviewed(open_page: Opened, tmp_path: Path) -> None:
    page = open_page(pace="normal")
    page.locator(".play").wait_for()
    script = """async (map) => {
        await post('/me', { name: 'Ola', language: 'en' });
        localStorage.setItem('branchline.name', 'Ola');
        return (await post('/tables', { title: 'tickets', seats: ['me', 'medium'], map })).id;
    }"""
    table = str(run(page, script, MAP))
    player = Player(page)
    page.goto(f"/t/{table}")
    page.get_by_text("The Hills").first.wait_for()
    player.play_on()
    assert player.outcome is not None
    shown_scores(page, player.outcome)
    page.get_by_text("Three Lakes").first.wait_for()

    page.goto(f"/t/{table}/replay#3")
    page.locator(BOARD).first.wait_for()
    assert page.locator("[data-track]").count() == 5
    somebody = open_page(f"/t/{table}/replay#3")  # who never was here
    somebody.locator(BOARD).first.wait_for()
    assert somebody.locator("[data-track]").count() == 5
    record = tmp_path / "game.txt"
    record.write_text(page.request.get(f"/api/tables/{table}/record").text(), encoding="utf-8")
    page.goto("/review")
    page.locator("input[type=file]").set_input_files(record)
    page.locator(BOARD).first.wait_for()
    assert page.locator("[data-track]").count() == 5
