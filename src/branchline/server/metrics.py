"""What the server counts and measures, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from branchline.server.tables.table_registry import TableRegistry

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Bounds for what should take milliseconds."""


class Metrics:
    """Metrics of a server process; several in one Python process do not share them."""

    def __init__(self, bot_seconds: float = 10.0) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        with_us: dict[str, Any] = {"namespace": "branchline", "registry": self.registry}
        self.requests = Histogram("request_seconds", "HTTP requests.", ["status"], buckets=QUICK, **with_us)
        self.moves = Histogram("move_seconds", "Moves, from check to telling.", buckets=QUICK, **with_us)
        thinking = sorted({0.01, 0.05, 0.1, 0.5, 1.0, 2.5, 5.0, bot_seconds, 2 * bot_seconds})
        self.bots = Histogram("bot_seconds", "Bots' moves, with waiting for a worker.", buckets=thinking, **with_us)
        self.connections = Gauge("connections", "Open WebSockets.", **with_us)
        self.refused = Counter("refused", "What was refused.", ["key"], **with_us)
        self.calls = Counter("calls", "Calls to guests whose turn it was.", ["outcome"], **with_us)

    def watch(self, tables: TableRegistry) -> None:
        """Tell also what is seen in a process's tables when somebody asks."""
        self.registry.register(Seen(tables))

    def text(self) -> str:
        """All metrics in the Prometheus text format."""
        return generate_latest(self.registry).decode()


class Seen(Collector):
    """What need not be counted, since it can be looked up."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables

    def collect(self) -> Iterator[Metric]:
        """Look."""
        commits, workers = self.tables.store.commit_queue, self.tables.workers
        tables = list(self.tables.tables.values())
        counters = {
            "moves": ("Moves and undos on the disk.", commits.committed),
            "commits": ("Commits that held them.", commits.commits),
            "workers_replaced": ("Workers that were late or died.", workers.replaced),
        }
        gauges = {
            "tables_in_memory": ("Tables whose game is in memory.", len(tables)),
            "bots_thinking": ("Tables where a bot thinks.", sum(table.thinking is not None for table in tables)),
            "moves_waiting": ("Moves that wait for a commit.", commits.waiting),
            "jobs_waiting": ("Jobs at bots' workers, with those under way.", workers.jobs),
            "background_tasks": ("Tasks in the background.", len(self.tables.tasks)),
        }
        for name, (about, count) in counters.items():
            yield CounterMetricFamily(f"branchline_{name}", about, value=count)
        for name, (about, count) in gauges.items():
            yield GaugeMetricFamily(f"branchline_{name}", about, value=count)
