"""Planner: our strong heuristic."""

from __future__ import annotations

from branchline.bots.tickets.traveller import Traveller


class Planner(Traveller):
    """To be made strong."""
