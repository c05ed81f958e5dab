"""What bots' processes do for those who ask: charged to them, and refused if they ask too much."""

from __future__ import annotations

from litestar.datastructures import State

from branchline.server.bots.fair_queue import Errand
from branchline.server.http.rate_limit import Budgets
from branchline.server.logs import client
from branchline.server.store.models import GuestRow


def work_errand(state: State, guest: GuestRow | None) -> Errand:
    """Work for a guest, or for somebody unknown at an address."""
    budgets: Budgets = state.budgets
    return budgets.errand(client(), guest.id if guest is not None else None)
