"""Maps of one's own: the guide as written, maps that play, and what the page on rules and data claims."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest

import branchline as bl
from branchline.games.tickets import mapfile
from branchline.games.tickets.board import COLORS
from branchline.games.tickets.goals import METRICS
from branchline.games.tickets.mapfile import read_map
from branchline.games.tickets.titles import TicketTitle
from tickets.example_map import DOCS, EXAMPLE, FILE, GUIDE, OWN_MAPS, play_to_the_end, title_of

PACKAGE = resources.files("branchline.games.tickets")
PAGE = (DOCS / "rules-and-data.md").read_text(encoding="utf-8")


# -- the guide --------------------------------------------------------------------------------------


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the guide's files, under the names they give themselves."""
    for block in re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL):
        (tmp_path / block.splitlines()[0].removeprefix("# ")).write_text(block, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_guide_runs_as_written(desk: Path) -> None:
    assert sorted(path.name for path in desk.iterdir()) == ["amber_coast.toml", "my_northern_lights.toml"]
    blocks = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        names: dict[str, Any] = {}
        exec(compile(block, "docs/maps.md", "exec"), names)
        assert len(names["game"].legal_moves()) > 0


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_the_example_map_plays(desk: Path, players: int, seed: int) -> None:
    game = play_to_the_end(bl.new_game("tickets", players=players, seed=seed, map="amber_coast.toml"), seed)
    assert game.title.name("pl") == "Amber Coast"
    record = bl.Record.loads(game.record().dumps())
    assert record.verify() == []
    assert record.replay().outcome().scores == game.outcome().scores


def test_copies_of_a_ticket_are_numbered_from_one() -> None:
    ids = title_of(tomllib.loads(EXAMPLE)).board.ticket_ids
    assert [id for id in ids if id.startswith("t11")] == ["t11.1", "t11.2"]


def test_the_example_shows_what_the_guide_promises() -> None:
    map = read_map(tomllib.loads(EXAMPLE), FILE)
    assert sum(not city.border for city in map.cities.values()) == 8
    assert any(track.tunnel for track in map.tracks.values())
    assert any(track.ferry and track.bonus for track in map.tracks.values())
    assert any(id.endswith("/2") for id in map.tracks)
    assert any(ticket.to in map.countries for ticket in map.tickets.values() if isinstance(ticket.to, str))
    assert any(isinstance(ticket.to, dict) for ticket in map.tickets.values())
    assert map.goals


def test_the_example_correction_is_used(desk: Path) -> None:
    title: Any = bl.new_game("northern-lights", players=2, data="my_northern_lights.toml").title
    plain: Any = bl.titles()["northern-lights"]
    assert title.map.goals["ferry_captain"].points == 9
    assert not title.map.goals["ferry_captain"].assumed
    assert title.map.goals["ferry_captain"].metric == plain.map.goals["ferry_captain"].metric
    assert title.map.tracks["stockholm-sundsvall/2"].color == "green"
    assert title.map.tickets["t35"].points == 7
    assert title.map.tickets["t34"] == plain.map.tickets["t34"]
    assert plain.map.goals["ferry_captain"].points == 12


def test_a_corrected_title_keeps_its_corrections_in_the_record(desk: Path) -> None:
    game = bl.new_game("northern-lights", players=2, seed=3, data="my_northern_lights.toml")
    again: Any = bl.Record.loads(game.record().dumps()).replay()
    assert again.title.map.goals["ferry_captain"].points == 9


def toml_value(value: Any) -> str:
    """A default as the guide's tables write it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, tuple):
        return f"[{', '.join(toml_value(each) for each in value)}]"
    return "{}" if isinstance(value, (dict, msgspec.Struct)) else str(value)


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("The file", mapfile.MapFile),
        ("A city: `[cities]`", mapfile.City),
        ("A track: `[tracks]`", mapfile.Track),
        ("A ticket: `[tickets]`", mapfile.Ticket),
        ("A goal: `[goals]`", mapfile.Goal),
        ("The rules: `[rules]`", mapfile.Rules),
        ("A check for yourself: `[box]`", mapfile.Box),
    ],
)
def test_the_guide_tells_every_field_and_its_default(heading: str, kind: type[msgspec.Struct]) -> None:
    section = GUIDE.split(f"### {heading}\n", 1)[1].split("\n#", 1)[0]
    table = section.split("| field |", 1)[1].split("\n\n", 1)[0]
    cells = [[cell.strip(" `") for cell in line.split("|")] for line in table.splitlines()[2:]]
    told = {field: default for _, field, default, *_ in cells}
    wanted = {}
    for field in msgspec.structs.fields(kind):
        default = field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
        wanted[field.encode_name] = "" if default in (msgspec.NODEFAULT, None) else toml_value(default)
    assert told == wanted


def test_the_guide_tells_every_metric() -> None:
    table = GUIDE.split("| metric |", 1)[1].split("\n\n", 1)[0]
    assert tuple(re.findall(r"^\| `([\w-]+)` \|", table, re.MULTILINE)) == METRICS


@pytest.mark.slow
@pytest.mark.parametrize("path", OWN_MAPS, ids=lambda path: path.stem)
def test_other_maps_play(path: Path) -> None:
    title = bl.new_game("tickets", map=path).title
    assert isinstance(title, TicketTitle)
    for players in title.player_counts:
        for seed in range(4):
            game = play_to_the_end(bl.new_game("tickets", players=players, seed=seed, map=path), seed)
            record = bl.Record.loads(game.record().dumps())
            assert record.verify() == []


# -- what the page on rules and data claims ---------------------------------------------------------


def test_the_page_answers_every_open_question_once() -> None:
    answered = re.findall(r"^\| (A-\d\d) \|", PAGE, re.MULTILINE)
    asked = re.findall(r"^- \*\*(A-\d\d)\b", (PACKAGE / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(answered) == sorted(asked)


def test_the_page_tells_every_option_and_its_default() -> None:
    table = PAGE.split("| option |", 1)[1].split("\n\n", 1)[0]
    told = dict(re.findall(r"^\| `(\w+)`.*? \| `(\w+)`", table, re.MULTILINE))
    family = [title for title in bl.titles().values() if title.family == "tickets"]
    assert told == {option.name: str(option.default) for title in family for option in title.options}


@pytest.mark.parametrize(
    ("id", "cities", "spots", "tracks", "tickets", "spaces"),
    [
        ("switzerland", 34, 17, 88, 46, (18, 20)),
        ("northern-lights", 50, 0, 161, 55, (26, 29)),
        ("usa", 36, 0, 100, 30, (27, 27)),
        ("nordic-countries", 39, 0, 81, 46, (20, 23)),
        ("germany", 35, 14, 110, 89, (27, 28)),
    ],
)
def test_the_page_counts_right(
    id: str, cities: int, spots: int, tracks: int, tickets: int, spaces: tuple[int, int]
) -> None:
    title: Any = bl.titles()[id]
    map: mapfile.MapFile = title.map
    assert sum(city.border for city in map.cities.values()) == spots
    assert (len(map.cities) - spots, len(map.tracks)) == (cities, tracks)
    assert sum(ticket.copies for ticket in map.tickets.values()) == tickets
    per_color = [sum(t.length for t in map.tracks.values() if t.color == color) for color in COLORS]
    assert (min(per_color), max(per_color)) == spaces


def shortest_path(map: mapfile.MapFile, start: str, end: str) -> int:
    """The fewest spaces between two cities."""
    far = {start: 0}
    for _ in map.cities:
        for id, track in map.tracks.items():
            a, b = id.partition("/")[0].split("-")
            for here, there in ((a, b), (b, a)):
                if here in far:
                    far[there] = min(far.get(there, 999), far[here] + track.length)
    return far[end]


@pytest.mark.slow
def test_all_tickets_of_northern_lights_but_one_are_worth_the_shortest_path() -> None:
    title: Any = bl.titles()["northern-lights"]
    map: mapfile.MapFile = title.map
    other = [id for id, t in map.tickets.items() if t.points != shortest_path(map, t.start, str(t.to))]
    assert other == ["t35"]
