"""The data of the box: complete, with provenance, correctable, and checked on load."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import branchline as bl
from branchline.core.tables import parse
from branchline.games.snowdonia.datacheck import checked_box, loop_of
from branchline.games.snowdonia.datafile import built_in, corrected, read_box, rows
from branchline.games.snowdonia.titles import load
from snowdonia.table import begun, inside


def corrected_by(text: str) -> object:
    return load("snowdonia", text, "my-box.toml")


def test_every_value_says_where_it_comes_from() -> None:
    table = rows(built_in())
    assert len(table) > 300
    assert {row.provenance for row in table} == {"rulebook", "source", "reconstructed"}
    found = {f"{row.entry}.{row.field}": row for row in table}
    assert found["contracts.7.number"].provenance == "reconstructed"
    assert found["contracts.7.number"].value == 2
    assert "not legible" in found["contracts.7.number"].note
    assert found["trains.4.number"].provenance == "rulebook"
    assert found["event_track.2.event"].provenance == "source"
    assert found["rates.excavation.values"].provenance == "reconstructed"


def test_the_title_tells_its_data_and_what_is_assumed() -> None:
    title = bl.titles()["snowdonia"]
    assert "contracts.7.number" in title.assumed  # type: ignore[attr-defined]
    assert "contracts.1.points" not in title.assumed  # type: ignore[attr-defined]
    assert "contracts.7.number" in begun(3).view(None)["assumed"]


def test_an_owner_corrects_values(tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(
        """
        [contracts.7]
        number = 3
        [rates.excavation]
        values = [1, 2, 3, 4, 5]
        [event_track.8]
        event = "lay-track"
        [mount_snowdon.hebron]
        building = [{ stone = 5, points = 20 }]
        """
    )
    game = bl.new_game("snowdonia", players=3, seed=1, data=file)
    board = inside(game).board
    assert board.contract_number[7] == 3
    assert list(board.dig_rates) == [1, 2, 3, 4, 5]
    assert board.event_kind[8] == board.event_kind[9]
    assert [site for site in board.site_ids if site.startswith("hebron")] == ["hebron.1"]
    title = game.title
    found = {f"{row.entry}.{row.field}": row for row in title.data}  # type: ignore[attr-defined]
    assert found["contracts.7.number"].provenance == "owner"
    assert found["contracts.7.effect"].provenance == "source"
    assert "contracts.7.number" not in game.view(0)["assumed"]
    while not game.is_over:
        game.play(game.legal_moves()[0])
        assert game.audit() == []
    record = bl.Record.loads(game.record().dumps())
    assert record.verify() == []
    assert inside(bl.new_game("snowdonia", players=3, seed=1)).board.contract_number[7] == 2


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[contracts.31]\npoints = 1", "contracts.31: The data has no such value to correct"),
        ("[contracts.7]\nnumbr = 1", "contracts.7.numbr: The data has no such value to correct"),
        ("[contracts.7]\nprovenance = { all = 'rulebook' }", "contracts.7.provenance: The data has no such value"),
        ("[contracts.7]\nnumber = 'two'", "contracts.7.number: This must be a number"),
        ("[contracts.7]\neffect = 'magic'", "contracts.7.effect: There is no effect “magic”"),
        ("[contracts.7]\narea = ''", "contracts.7.area: Every contract but a maintenance contract"),
        ("[contracts.11]\nnumber = 0", "contracts.11.number: This must be from 1 to 15, not 0"),
        ("[contracts.29]\nsurveyor_tiers = { top = 3 }", "contracts.29.surveyor_tiers: “top” is no number"),
        ("[trains.2]\npower = 'fly'", "trains.2.power: There is no power “fly”"),
        ("[trains.2]\ncoal = 9", "trains.2.coal: 9 is more than a solo game has"),
        ("[components]\ncoal = 3", "components.coal: This must be at least 8"),
        ("[components]\ntrains_in_shed = 5", "components.trains_in_shed: All trains but one"),
        ("[rates.lay_track]\nstart = 4", "rates.lay_track.start: This must be from 1 to 3, not 4"),
        ("[rates.lay_track]\nvalues = []", "rates.lay_track.values: These must be one or more numbers"),
        ("[event_track.10]\nreturns = [8, 9]", "event_track.10.returns: This must hold 10"),
        ("[event_track.4]\nreturns = [5]", "event_track.4.returns: These must be spaces up to this one"),
        ("[event_track.9]\nevent = 'excavate'", "event_track: The spaces that come round again must lay track"),
        ("[spaces]\nA = [0, 2, 3, 4, 4]", "spaces.A: This must be from 1 to 8, not 0"),
        ("[supply]\nore = [16, 20, 20, 27, 34]", "supply.ore, supply.yard_ore: 34 and 7 for 5 players are more"),
        ("[supply]\nyard_ore = 30", "supply.ore, supply.yard_ore: 20 and 30 for 2 players are more than the box"),
        ("[supply]\nyard_ore = 1000", "supply.yard_ore: This must be from 0 to 63, not 1000"),
        ("[components]\nevent_cubes = 3", "supply.events: 5 is more than the box has (components.event_cubes: 3)"),
        ("[supply]\nore = [41, 20, 20, 27, 33]", "supply.ore: 41 for 1 player is more than the box has"),
        ("[supply]\nsolo_yard = 60", "supply.solo_yard: This is more than the bag"),
        ("[mount_snowdon.hebron]\nnumber = 9", "mount_snowdon: The stations must stand in the order"),
        ("[mount_snowdon.hebron]\nnumber = 3.25", "mount_snowdon.hebron.number: This must be a whole or a half number"),
        (
            "[mount_snowdon.hebron]\ntracks = 9",
            "mount_snowdon.*.tracks: The track cards of all stations together",
        ),
        ("[mount_snowdon.llanberis]\ntracks = 1", "mount_snowdon: No track leads to the first station"),
        (
            "[mount_snowdon.hebron]\nexcavation = [{ rubble = 0, points = 1 }]",
            "excavation.1.rubble: This must be from 1",
        ),
        ("[tracks.t01]\nrubble = -1", "tracks.t01.rubble: This must be from 0 to 30, not -1"),
        ("[blaenau.minffordd]\nfree = { ore = -1 }", "blaenau.minffordd.free.ore: This must be from 0 to 15, not -1"),
        ("[trains.4]\nnumber = 9223372036854775808", "trains.4.number: This must be from 0 to 31"),
        (
            "[mount_snowdon_rules]\nmost_players = 0",
            "mount_snowdon_rules.most_players: This must be from 1 to 5, not 0",
        ),
        ("[blaenau_rules]\nleast_players = 5", "blaenau_rules.most_players: This is less than least_players (5)"),
        (
            "[blaenau_rules]\neditions = ['2020']",
            "blaenau_rules.editions: There is no edition “2020”; there are 2012, deluxe",
        ),
        (
            "[mount_snowdon.llanberis]\nleast_players = 2",
            "mount_snowdon: The first and the last station must be in play",
        ),
        ("[blaenau_rules]\nsurveyor_points = [0, 1]", "blaenau_rules.surveyor_points: There must be a number"),
        ("[blaenau.porthmadog_harbour]\nstart_spaces = 0", "blaenau: The two ends together must have start spaces"),
        ("contracts = ", "This is not TOML"),
    ],
)
def test_bad_corrections_are_told_with_file_entry_and_reason(text: str, complaint: str) -> None:
    with pytest.raises(bl.BadMap, match=r"my-box\.toml: .*" + re.escape(complaint.partition(": ")[2] or complaint)):
        corrected_by(text)
    with pytest.raises(bl.BadMap) as error:
        corrected_by(text)
    assert complaint in str(error.value)


def test_a_field_left_at_its_default_can_be_corrected() -> None:
    title = corrected_by("[contracts.1]\nrubble = 3\n[blaenau.dduallt]\nfree = { coal = 1 }")
    assert title.box.contracts["1"].rubble == 3  # type: ignore[attr-defined]
    assert title.box.lines["blaenau-ffestiniog"].stations["dduallt"].free.coal == 1  # type: ignore[attr-defined]


def test_all_errors_of_a_file_are_told_at_once() -> None:
    with pytest.raises(bl.BadMap) as error:
        corrected_by("[trains.2]\npower = 'fly'\n[rates.lay_track]\nstart = 4")
    assert len(str(error.value).splitlines()) == 2


def test_a_value_without_provenance_is_refused() -> None:
    tables = built_in()
    tables["tracks"]["t01"]["provenance"] = {"rubble": "source"}
    with pytest.raises(bl.BadMap, match=r"tracks\.t01\.points: This value has no provenance"):
        checked_box(tables, "box")


def test_the_loop_of_the_event_track() -> None:
    assert loop_of(read_box(built_in(), "box")) == [8, 9, 10]


def test_corrections_leave_the_base_alone() -> None:
    base = built_in()
    corrected(base, parse("[contracts.7]\nnumber = 9", "x"), "x")
    assert base == built_in()


@pytest.mark.parametrize("text", ["x = " + "9" * 5000, "= =", "a" * 300_000, "[" * 5000])
def test_garbage_is_no_correction_file(text: str, tmp_path: Path) -> None:
    file = tmp_path / "garbage.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(bl.BadMap, match=r"garbage\.toml"):
        bl.new_game("snowdonia", players=2, seed=1, data=file)
