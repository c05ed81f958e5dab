"""The files for operators are what their readers expect, as far as that can be seen without running them."""

from __future__ import annotations

import configparser
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from branchline.server.bots.worker_pool import WorkerPool
from branchline.server.metrics import Metrics
from branchline.server.settings import Settings
from branchline.server.store.store import Store
from branchline.server.tables.table_registry import TableRegistry
from branchline.terminal.cli import app
from container_steps import steps
from room import run

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMMANDS: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]


def options_of(command: str) -> set[str]:
    """The options of a command of ours."""
    return {name for parameter in COMMANDS[command].params for name in parameter.opts}


def check_command(words: list[str]) -> None:
    """A command of ours has the options it is given."""
    given = {word for word in words if word.startswith("--")}
    assert given <= options_of(words[0]), words


def test_the_image_is_built_by_steps_that_are_there() -> None:
    made = steps(DOCKERFILE)
    assert made == ["make .venv/ready", ".venv/bin/python tools/web.py build", "rm -rf web/node_modules build"]
    assert re.search(r"^\$\(VENV\)/ready:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_image_does_not_run_as_root_and_is_looked_after() -> None:
    last = DOCKERFILE.split("FROM ")[-1]
    assert "USER branchline" in last and "uid 10001" in last
    assert "HEALTHCHECK" in last and "/api/health/ready" in last
    command = json.loads(re.findall(r"^CMD (.+)$", last, re.MULTILINE)[0])
    check_command(command)


def test_compose_starts_everything_in_order() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert set(services) == {"database", "migrate", "tables-1", "tables-2", "proxy"}
    for name in ("tables-1", "tables-2", "migrate"):
        check_command(services[name]["command"])
        assert services[name]["environment"]["BRANCHLINE_DATABASE"].startswith("postgresql://")
    assert services["tables-1"]["depends_on"]["migrate"]["condition"] == "service_completed_successfully"
    assert services["migrate"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert all("healthcheck" in services[name] for name in ("database", "proxy"))
    (mounted,) = services["proxy"]["volumes"]
    assert (ROOT / mounted.split(":")[0]).is_file()


def blocks(text: str) -> list[str]:
    """The statements of an nginx file; every one ends, every block is closed."""
    plain = re.sub(r"#.*", "", text)
    depth, statements, now = 0, [], ""
    for letter in plain:
        now += letter
        if letter in ";{}":
            depth += {"{": 1, "}": -1}.get(letter, 0)
            assert depth >= 0
            statements.append(" ".join(now.split()))
            now = ""
    assert depth == 0 and not now.strip()
    return statements


@pytest.mark.parametrize("name", ["nginx.conf", "nginx-compose.conf"])
def test_the_proxy_keeps_ports_and_tables_together(name: str) -> None:
    statements = blocks((ROOT / "deploy" / name).read_text(encoding="utf-8"))
    for wanted in (
        "hash $table consistent;",
        "proxy_set_header Host $http_host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header Connection $connection_upgrade;",
    ):
        assert wanted in statements, wanted
    pattern = next(each for each in statements if each.startswith("~^")).split()[0]
    found = re.compile(pattern[1:].replace("(?<", "(?P<"))
    same = {found.match(path)["id"] for path in ("/api/tables/a-B_9/live", "/api/tables/a-B_9", "/t/a-B_9/replay")}  # type: ignore[index]
    assert same == {"a-B_9"} and found.match("/api/titles") is None


def test_the_unit_starts_a_server() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy" / "branchline@.service", encoding="utf-8")
    assert set(unit.sections()) == {"Unit", "Service", "Install"}
    check_command(unit["Service"]["ExecStart"].split()[1:])
    assert unit["Service"]["DynamicUser"] == "yes" and unit["Service"]["Restart"] == "always"


def test_the_dashboard_shows_figures_there_are(tmp_path: Path) -> None:
    async def told() -> str:
        metrics = Metrics()
        store = Store(f"sqlite:///{tmp_path}/t.db")
        metrics.watch(TableRegistry(Settings(), store, WorkerPool(1, 1.0)))
        metrics.requests.labels("2xx").observe(0.1)
        metrics.refused.labels("stale").inc()
        metrics.calls.labels("arrived").inc()
        await store.stop()
        return metrics.text()

    names: set[str] = set()

    async def scenario() -> None:
        text = await told()
        names.update(re.findall(r"^(\w+)[{ ]", text, re.MULTILINE))

    run(scenario())
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    shown = {name for panel in board["panels"] for target in panel["targets"] for name in figures(target["expr"])}
    assert len(shown) > 12 and shown <= names, shown - names


def figures(expression: str) -> list[str]:
    """The figures that an expression of Prometheus asks for."""
    return re.findall(r"\b(?:branchline|process)_\w+", expression)
