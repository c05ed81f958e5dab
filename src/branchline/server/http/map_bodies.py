"""The bodies of the routes about maps of one's own."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

TitleId = Annotated[str, Meta(max_length=40)]


class MapText(Struct, forbid_unknown_fields=True):
    """A map: the text of its file, and the title that is played on it (the only one there is, unless named)."""

    map: str
    title: TitleId = ""


class TrialWish(Struct, forbid_unknown_fields=True):
    """A map to be tried out in so many games."""

    map: str
    games: Annotated[int, Meta(ge=1, le=500)] = 200
    title: TitleId = ""


class MapStart(Struct):
    """The text of a map to begin with."""

    map: str


class MapDrawn(Struct):
    """A map as the browser shows it: what is printed on it, and the finished drawing."""

    facts: dict[str, Any] | None
    geometry: dict[str, Any] | None
    """None where the built-in drawing of the title fits."""


class MapSaved(Struct):
    """A map that is kept. Who knows its link can look at it and play on it."""

    id: str
    name: str
    geometry: dict[str, Any] | None
    link: str
    map: str = ""


class MapListed(Struct):
    """A map on one's shelf."""

    id: str
    name: str
    link: str
    saved: float
