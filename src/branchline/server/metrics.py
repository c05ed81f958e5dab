"""What the server counts, and how Prometheus reads it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.server.tables.table_registry import TableRegistry


class Metrics:
    """Counts of a server process."""

    def __init__(self) -> None:
        self.requests: Counter[int] = Counter()
        self.connections = 0
        self.refused: Counter[str] = Counter()
        self.called = 0
        self.not_called = 0

    def text(self, registry: TableRegistry) -> str:
        """All metrics in the Prometheus text format."""
        lines: list[str] = []

        def add(name: str, kind: str, about: str, *values: tuple[str, float]) -> None:
            lines.extend([f"# HELP branchline_{name} {about}", f"# TYPE branchline_{name} {kind}"])
            lines.extend(f"branchline_{name}{labels} {value:g}" for labels, value in values)

        commit_queue = registry.store.commit_queue
        add("moves_total", "counter", "Moves and undos on the disk.", ("", commit_queue.committed))
        add("commits_total", "counter", "Commits that held them.", ("", commit_queue.commits))
        add("tables_in_memory", "gauge", "Tables whose game is in memory.", ("", len(registry.tables)))
        add("connections", "gauge", "Open WebSockets.", ("", self.connections))
        add("bots_thinking", "gauge", "Tables where a bot thinks.", ("", len(registry.tasks)))
        called = [('{outcome="arrived"}', float(self.called)), ('{outcome="failed"}', float(self.not_called))]
        add("calls_total", "counter", "Calls to guests whose turn it was.", *called)
        add("workers_replaced_total", "counter", "WorkerPool that were late or died.", ("", registry.workers.replaced))
        classes = [(f'{{class="{kind}xx"}}', float(count)) for kind, count in sorted(self.requests.items())]
        add("requests_total", "counter", "HTTP requests by class of status.", *classes)
        refusals = [(f'{{key="{key}"}}', float(count)) for key, count in sorted(self.refused.items())]
        add("refused_total", "counter", "What was refused, by key.", *refusals)
        return "\n".join(lines) + "\n"
