"""`--scenario FILE` at the commands: played, simulated, shown; a wrong file gets a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import branchline as bl
from snowdonia.at_terminal import branchline
from snowdonia.own_scenarios import SMALLEST


def test_a_scenario_at_every_command(tmp_path: Path) -> None:
    file = tmp_path / "line.toml"
    file.write_text(SMALLEST, encoding="utf-8")
    record = tmp_path / "game.record"
    played = branchline(
        tmp_path, "play", "snowdonia", "--scenario", file, "--players", 2, "--seed", 1, "--record", record, typed="quit"
    )
    assert played.exit_code == 0, played.output
    file_text = bl.Record.load(record).attachment
    assert file_text.strip() == SMALLEST.strip()
    counted = branchline(
        tmp_path, "simulate", "snowdonia", "--scenario", file, "--games", 3, "--seed", 1, "--jobs", 1, "--json", "-"
    )
    assert counted.exit_code == 0 and json.loads(counted.output)["games"] == 3
    shown = branchline(tmp_path, "data", "snowdonia", "--scenario", file, "--only", "owner")
    assert "[stations.raven_top]" in shown.output
    named = branchline(tmp_path, "simulate", "snowdonia", "--scenario", "blaenau-ffestiniog", "--games", 1, "--jobs", 1)
    assert named.exit_code == 0, named.output


def test_a_wrong_file_gets_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "line.toml"
    file.write_text(SMALLEST.replace("tracks = 3", "track = 3"), encoding="utf-8")
    refused = branchline(tmp_path, "play", "snowdonia", "--scenario", file)
    assert refused.exit_code == 2 and "Did you mean “tracks”?" in refused.stderr.replace("\n", " ")
    elsewhere = branchline(tmp_path, "simulate", "usa", "--scenario", file)
    assert elsewhere.exit_code == 2 and "has no option 'scenario'" in elsewhere.stderr
