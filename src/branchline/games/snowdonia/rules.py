"""The rules in which editions and readings differ, settled for one game."""

# compile: mypyc

from __future__ import annotations

from mypy_extensions import i64


class Rules:
    """Every toggle of the edition table as a plain value; shared by all copies of a position."""

    def __init__(self) -> None:
        self.solo: bool = False
        self.first_player: i64 = -1
        self.solo_train: i64 = 1
        self.light_fog: bool = False
        self.light_fog_single_open: bool = True
        self.optional_tracks: bool = False
        self.many_plays: bool = True
        self.exact_take: bool = False
        self.works_min: i64 = 1
        self.bag_peek: bool = False
        self.extra_round: bool = False
        self.exhaustion_ends: bool = False
        self.exhaustion_at_once: bool = True
        self.shared_win: bool = True
        self.all_sites: bool = True
        self.event_by_card: bool = False
        self.reshuffle: bool = True
        self.free_decline: bool = False
        self.steel_capped: bool = True
        self.cleanup: bool = True
        self.double_once: bool = False
        self.names: dict[str, object] = {}
        """The settled options by name, for views."""
