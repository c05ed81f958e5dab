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
    (`branchline.core.changes.apply_changes`) give `view`. Viewers share parts of these: do not change them.
    """

    def __init__(self, steps: list[tuple[Event, list[Change]]], rest: list[Change], view: dict[str, Any]) -> None:
        self.steps = steps
        self.rest = rest
        self.view = view

    def __repr__(self) -> str:
        return f"Unfolded({self.steps!r}, rest={self.rest!r})"


class Film:
    """The frames of a move and the position after it, with what everybody sees of them found once for all."""

    def __init__(self, frames: list[Position], before: dict[str, Any] | None) -> None:
        """`before` is the shared view before the move, if it was made already."""
        self.frames = frames
        self.shared: list[dict[str, Any]] = [frames[0].shared_view() if before is None else before]
        self.changed: list[list[Change]] = []
        for at in range(1, len(frames)):
            view = frames[at].shared_view_after(frames[at - 1], self.shared[at - 1])
            self.changed.append(changes(self.shared[at - 1], view))
            self.shared.append(view)

    def unfold(self, viewer: i64, events: Events) -> Unfolded:
        """The move as a viewer saw it; the events are as the viewer may know them."""
        own = [frame.own_view(viewer) for frame in self.frames]
        found = [self.between(own, at) for at in range(len(self.changed))]
        steps = [(events[at], found[at]) for at in range(len(events))]
        return Unfolded(steps, found[-1], {**self.shared[-1], **own[-1]})

    def between(self, own: list[dict[str, Any]], at: int) -> list[Change]:
        """What changed from one frame to the next; told whole if one part lost a key that the other has."""
        mine, shared = own[at + 1], self.shared[at + 1]
        if (own[at].keys() - mine.keys()) & shared.keys() or (self.shared[at].keys() - shared.keys()) & mine.keys():
            return [([], {**shared, **mine})]
        return self.changed[at] + changes(own[at], mine)
