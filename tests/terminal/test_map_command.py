"""`branchline map`: begun, checked, drawn; whatever is wrong is a sentence that names the nearest right word."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import Result

from branchline.terminal import extras

Run = Callable[..., Result]
TINY = Path(__file__).parent.parent / "tickets" / "maps" / "tiny.toml"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def begun(run: Run, home: Path) -> Path:
    """A map that was begun."""
    file = home / "my.toml"
    assert run("map", "new", file).exit_code == 0
    return file


def changed(file: Path, old: str, new: str) -> Path:
    """The map with something changed."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    return file


def test_a_map_that_was_begun_can_be_played(run: Run, begun: Path) -> None:
    checked = run("map", "check", begun)
    assert checked.exit_code == 0
    assert checked.stdout.endswith(f"{begun}: “My map” can be played: branchline play --map {begun}\n")
    assert "My map" in run("play", "--map", begun, typed="quit\n").stdout


def test_a_map_is_begun_like_a_title_and_never_over_another_file(run: Run, begun: Path, home: Path) -> None:
    assert run("map", "new", home / "usa.toml", "--like", "usa").exit_code == 0
    assert run("map", "check", home / "usa.toml").exit_code == 0
    before = begun.read_bytes()
    for arguments, reason in (
        ((begun,), f"{begun} is there already; name another file"),
        (
            (home / "x.toml", "--like", "atlantis"),
            "there is no map of 'atlantis' to begin with; there are switzerland,",
        ),
        ((home / "no" / "x.toml",), f"{home / 'no' / 'x.toml'} cannot be written: No such file or directory"),
    ):
        result = run("map", "new", *arguments)
        assert result.exit_code == 2 and result.stderr.startswith(f"branchline: {reason}")
    assert begun.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new", "language", "told"),
    [
        ("midway-northport", "midwai-northport", "en", "There is no city “midwai”. Did you mean “midway”?"),
        ("wagons =", "wagon =", "en", "rules: There is no field “wagon”. Did you mean “wagons”?"),
        ('color = "red"', 'color = "read"', "de", "Meinst du „red“?"),
        ('from = "northport"', 'from = "nordport"', "pl", "northport"),
        ("length = 4", "length = 'four'", "en", "length: This must be a number."),
        ("[tracks]", "[tracks", "en", "line 23"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_what_was_meant(
    run: Run, begun: Path, old: str, new: str, language: str, told: str
) -> None:
    result = run("map", "check", changed(begun, old, new), "--language", language)
    assert result.exit_code == 1 and told in result.stdout
    assert "`" not in result.stdout


def test_a_map_is_drawn_twice(run: Run, home: Path) -> None:
    file = home / "tiny.toml"
    file.write_bytes(TINY.read_bytes())
    result = run("map", "draw", file)
    assert result.exit_code == 0, result.output
    assert result.stdout == f"Drawn: {home / 'tiny.svg'}\nDrawn: {home / 'tiny.png'}\n"
    picture = ElementTree.parse(home / "tiny.svg").getroot()
    drawn = {each.text for each in picture.iter(f"{SVG}text")}
    assert drawn >= {"Here", "There"}
    assert len(list(picture.iter(f"{SVG}polyline"))) == file.read_text().count("length =")
    assert (home / "tiny.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("{tiny}", "--out", "tiny.jpg"), "a picture is a .svg or a .png, not 'tiny.jpg'"),
        (("{home}/none.toml",), "{home}/none.toml cannot be read: No such file or directory"),
        (("{home}",), "{home} cannot be read: Is a directory"),
        (("{broken}",), "{broken}: rules: There is no field “wagon”. Did you mean “wagons”?"),
    ],
)
def test_what_cannot_be_drawn_is_one_sentence(
    run: Run, begun: Path, home: Path, arguments: tuple[str, ...], reason: str
) -> None:
    known = {"tiny": TINY, "home": home, "broken": changed(begun, "wagons =", "wagon =")}
    result = run("map", "draw", *(each.format(**known) for each in arguments))
    assert (result.exit_code, result.stderr) == (2, f"branchline: {reason.format(**known)}\n")


def test_who_lacks_packages_is_told_how_to_get_them(run: Run, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda module: None if module == "matplotlib" else object())
    result = run("map", "draw", begun)
    assert result.exit_code == 0 and begun.with_suffix(".svg").exists() and not begun.with_suffix(".png").exists()
    assert result.stdout.endswith("A PNG needs more packages: pip install 'branchline[maps]'\n")
    result = run("map", "draw", begun, "--out", begun.with_suffix(".png"))
    assert result.stderr.startswith("branchline: a picture made of pixels needs packages that are not installed: pip")
    monkeypatch.setattr(extras, "find_spec", lambda module: None)
    told = "branchline: drawing a map needs packages that are not installed: pip install 'branchline[maps]'\n"
    result = run("map", "draw", begun)
    assert (result.exit_code, result.stderr) == (2, told)
    assert run("map", "check", begun).exit_code == 0  # needs nothing


def test_the_help_tells_what_there_is(run: Run) -> None:
    result = run("map")
    assert all(word in result.output for word in ("check", "draw", "new")) and "branchline: " not in result.output
