"""Games in a notebook: tables that show a view and nothing but it, and data frames where pandas is installed."""

from __future__ import annotations

import sys
from html import escape
from html.parser import HTMLParser
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

import branchline as bl
from branchline.arena import make_plan, run_arena
from branchline.core.notebook import SEAT_COLOURS, drawing, page
from traces import every_table


class Tags(HTMLParser):
    """Checks that everything opened is closed in its order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(("title", "players"), every_table())
def test_a_game_shows_itself_as_html(title: str, players: int) -> None:
    game = bl.new_game(title, players=players, seed=4)
    for thing, view in ((game, game.view(None)), (bl.Seat(game, 0), game.view(0))):
        shown = thing._repr_html_()
        tags = Tags()
        tags.feed(shown)
        assert not tags.open
        assert escape(repr(thing)) in shown
        assert all(f"<th>{name}</th>" in shown for name in view)


@pytest.mark.parametrize(("title", "players"), every_table())
def test_a_game_draws_its_board(title: str, players: int) -> None:
    game = bl.new_game(title, players=players, seed=4)
    empty = game._repr_svg_()
    while len(game.history) < 60 and not game.is_over:
        moves = game.legal_moves()
        game.play(moves[len(moves) // 2])
    for thing in (game, bl.Seat(game, 0)):
        drawn = thing._repr_svg_()
        assert drawn is not None and drawn in thing._repr_html_() and drawn != empty
        root = ElementTree.fromstring(drawn)
        assert root.tag == "{http://www.w3.org/2000/svg}svg" and root.get("viewBox")


def test_a_claimed_track_has_its_owners_colour() -> None:
    game = bl.position({"title": "switzerland", "players": 2, "tracks": {"bern-luzern/1": 1}}, seed=1)
    root = ElementTree.fromstring(str(game._repr_svg_()))
    told = [each.findtext("{*}title") or "" for each in root]
    claimed = [each for each, words in zip(root, told, strict=True) if "Player 2" in words]
    assert [each.get("fill") for each in claimed] == [SEAT_COLOURS[1]]
    assert any(words.startswith("Bern – Luzern: ") and words.endswith(", Player 2") for words in told)


def test_a_family_that_draws_nothing_has_tables_alone() -> None:
    title = bl.titles()["usa"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("branchline.core.notebook.family_named", lambda name: SimpleNamespace(drawing=""))
        assert drawing(title, {}) is None and "<svg" not in page("", title, {})


def test_a_game_in_a_notebook_gives_no_hand_away() -> None:
    game = bl.new_game("usa", players=2, seed=4)
    assert len({world._repr_html_() for world in (game, game.redeal(None, 1), game.redeal(None, 2))}) == 1


def test_whatever_stands_in_a_view_is_escaped() -> None:
    view = {"line": [], "players": 2, "<i>": ["<u>", None, 3], "rows": [{"a": "&"}, {"b": []}]}
    shown = page("<b>", bl.titles()["snowdonia"], view)
    assert "<i>" not in shown and "<u>" not in shown
    assert "&lt;u&gt;, , 3" in shown and "<td>&amp;</td><td></td>" in shown


def ended() -> bl.Outcome:
    """How a game ended."""
    game = bl.new_game("switzerland", players=2, seed=4)
    while not game.is_over:
        moves = game.legal_moves()
        game.play(moves[len(moves) // 2])
    return game.outcome()


def test_an_outcome_is_a_data_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", SimpleNamespace(DataFrame=list))
    outcome = ended()
    rows = outcome.frame()
    assert [(row["seat"], row["score"], row["won"]) for row in rows] == [
        (seat, score, seat in outcome.winners) for seat, score in enumerate(outcome.scores)
    ]
    assert rows[0].keys() == rows[1].keys()
    assert all(sum(list(row.values())[3:]) == row["score"] for row in rows)


@pytest.mark.slow
def test_an_arena_is_a_data_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", SimpleNamespace(DataFrame=list))
    arena = run_arena(make_plan("switzerland", ["random", "greedy"], players=2, games=4, seed=3))
    rows = arena.frame()
    assert len(rows) == 8 and len({tuple(row) for row in rows}) == 1
    assert [row["bot"] for row in rows[:4]] == ["random", "greedy", "greedy", "random"]
    assert all(sum(row[name] for name in row if name.startswith("points_")) == row["score"] for row in rows)
    assert sum(row["share"] for row in rows) == 4


def test_without_pandas_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(bl.BranchlineError, match="pip install pandas"):
        ended().frame()
