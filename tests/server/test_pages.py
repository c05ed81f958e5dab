"""The browser client's files: the right page at every path, cached as is right, and a clear word if missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from branchline.server.http import static_files
from room import run, serving

ROUTER = Path(__file__).parents[2] / "web" / "src" / "app" / "router.svelte.ts"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of three files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Branchline</title>", encoding="utf-8")
    (static / "early.js").write_text("// early", encoding="utf-8")
    (static / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (static / "assets" / "index-abc.js").write_text("let board = 1; " * 50, encoding="utf-8")
    (static / "assets" / "font-abc.woff2").write_bytes(bytes(range(200)))
    monkeypatch.setattr(static_files, "STATIC", static)
    return static


@pytest.mark.parametrize(
    "path",
    ["/", "/t/some-table", "/t/some-table/replay", "/me", "/arrive", "/review", "/rules/usa", "/learn/usa", "/how/usa"],
)
def test_the_page_is_at_all_its_paths_and_never_stale(built: Path, tmp_path: Path, path: str) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            answer = await room.client().get(path)
            assert (answer.status_code, answer.text) == (200, "<!doctype html><title>Branchline</title>")
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert (await room.client().head(path)).status_code == 200

    run(scenario())


def test_assets_are_kept_for_ever_and_sent_small(built: Path, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            script = await room.client().get("/assets/index-abc.js")
            assert script.headers["cache-control"] == static_files.FOR_EVER
            assert script.headers["content-encoding"] == "gzip"
            assert script.headers["content-type"].startswith("text/javascript")
            assert int(script.headers["content-length"]) < len(script.content) == 750
            plain = await room.client().get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers and plain.content == script.content
            font = await room.client().get("/assets/font-abc.woff2")
            assert font.content == bytes(range(200)) and "content-encoding" not in font.headers
            early = await room.client().get("/early.js")
            assert early.headers["cache-control"] == "no-cache"
            manifest = await room.client().get("/manifest.webmanifest")
            assert manifest.headers["content-type"] == "application/manifest+json"

    run(scenario())


@pytest.mark.parametrize(
    ("read", "sent"),
    [("gzip, deflate, br", "br"), ("gzip;q=0.5, br;q=0", "gzip"), ("br", "br"), ("", None), ("bright, gzipped", None)],
)
def test_what_was_packed_best_goes_to_those_who_read_it(
    built: Path, tmp_path: Path, read: str, sent: str | None
) -> None:
    (built / "assets" / "index-abc.js.br").write_bytes(b"packed")

    async def scenario() -> None:
        async with (
            serving(tmp_path / "tables.db") as room,
            room.client().stream("GET", "/assets/index-abc.js", headers={"accept-encoding": read}) as answer,
        ):
            assert answer.headers.get("content-encoding") == sent
            assert answer.headers["vary"] == "accept-encoding"
            assert (await anext(answer.aiter_raw()) == b"packed") == (sent == "br")

    run(scenario())


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/..%2findex.html", "/assets/%2e%2e/x", "/t", "/x"])
def test_nothing_else_is_there(built: Path, tmp_path: Path, path: str) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            answer = await room.client().get(path)
            assert (answer.status_code, answer.json()["key"]) == (404, "no-page")

    run(scenario())


def test_whoever_comes_to_nothing_with_a_browser_sees_the_page_that_says_so(built: Path, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
            for path in ("/x", "/t", "/t/a/b/c"):
                answer = await room.client().get(path, headers=browser)
                assert (answer.status_code, answer.text) == (404, (await room.client().get("/rules/x")).text)
                assert answer.headers["content-security-policy"]
            for path in ("/api/x", "/assets/none.js"):
                answer = await room.client().get(path, headers=browser)
                assert (answer.status_code, answer.json()["key"]) == (404, "no-page")
            answer = await room.client().post("/x", headers=browser)
            assert answer.headers["content-type"] == "application/json"

    run(scenario())


def test_a_name_that_no_file_can_have_is_no_fault_of_the_database(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "t.db") as room:
            for name in ("x" * 300, "é" * 150, "x" * 5000, "a%0Ab", "%ff"):
                answer = await room.client().get(f"/assets/{name}")
                assert (answer.status_code, answer.json()["key"]) == (404, "no-page"), name

    run(scenario())


def test_a_client_that_is_not_built_says_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "STATIC", tmp_path / "nothing")

    async def scenario() -> None:
        async with serving(tmp_path / "tables.db") as room:
            answer = await room.client().get("/")
            assert answer.status_code == 503
            assert "make play" in answer.text
            assert answer.headers["cache-control"] == "no-store"

    run(scenario())


def test_server_and_client_know_the_same_paths() -> None:
    kinds = set(re.findall(r"\| \{ page: '([a-z]+)'", ROUTER.read_text(encoding="utf-8"))) - {"nowhere"}
    ours = {
        "lobby" if path == "/" else path.split("/")[1] for path in [*static_files.PAGES, static_files.MAP_PAGE, "/t"]
    }
    names = {"t": "table", "maps": "studio"}
    assert {names.get(kind, kind) for kind in ours} | {"replay", "embed"} == kinds
    assert {path.rpartition("/")[2] for path in static_files.TABLE_PAGES} == {"{table_id:str}", "replay", "embed"}
