"""A move told step by step: each of its events with what it changed in a viewer's view."""
# compile: mypyc

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from branchline.core.changes import Change, changes
from branchline.core.events import Event, Events
from branchline.core.position import Position


class Unfolded:
    """The last move as one viewer saw it happen.

    `steps` are its events, each with what it changed in the viewer's view; `rest` is what changed after the
    last of them; `view` is what came of it. All of them applied in order to the view before the move
    (`branchline.core.changes.apply_changes`) give `view`.
    """

    def __init__(self, steps: list[tuple[Event, list[Change]]], rest: list[Change], view: dict[str, Any]) -> None:
        self.steps = steps
        self.rest = rest
        self.view = view

    def __repr__(self) -> str:
        return f"Unfolded({self.steps!r}, rest={self.rest!r})"


def unfold(position: Position, viewer: i64, events: Events, before: dict[str, Any]) -> Unfolded:
    """Compare the frames of the last move, beginning with the viewer's view before it."""
    steps: list[tuple[Event, list[Change]]] = []
    view = before
    frames = position.frames
    for at in range(len(events)):
        after = frames[at + 1].view(viewer)
        steps.append((events[at], changes(view, after)))
        view = after
    last = position.view(viewer)
    return Unfolded(steps, changes(view, last), last)
