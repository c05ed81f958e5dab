"""Maps of one's own, as far as the layers above a family know them: a text that is checked, drawn and tried out."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from branchline.core.title import Title


class MapChange(Struct):
    """A change to one entry of a map's tables."""

    path: list[str]
    """The names that lead to the entry, like `tracks`, `bern-luzern`, `color`."""
    value: Any = None
    """What stands there then; None takes the entry out."""


class MapRepair(Struct):
    """What would mend a problem: what a button says that does it, and the changes."""

    text: str
    changes: list[MapChange]


class ProblemTold(Struct):
    """One thing about a map, as a sentence. What must not stay so keeps it from being played; the rest is advice."""

    where: str
    """The entry, like `tracks.bern-luzern.color`; empty for the file itself."""
    place: dict[str, str] | None
    """What of the map that is, if it can be pointed at: its kind and id."""
    must: bool
    text: str
    repair: MapRepair | None = None


class MapChecked(Struct):
    """What is to be said of a map, and what follows from it if it can be played."""

    ok: bool
    problems: list[ProblemTold]
    name: str
    facts: dict[str, Any] | None
    """What is printed on the map, as the board in the browser reads it."""
    suggested: dict[str, Any]


class OwnMaps(Protocol):
    """What a family offers for maps of one's own. All of it may take long, and none of it knows of anything outside."""

    def start(self, id: str) -> str | None:
        """The text of a map to begin with: a built-in title's, or `new` for a small one with remarks."""
        ...

    def check(self, text: str, language: str) -> MapChecked:
        """Everything about a map; never raises, whatever the text."""
        ...

    def facts(self, title: Title) -> dict[str, Any]:
        """What is printed on the map of a title, as the board in the browser reads it."""
        ...

    def layout(self, title: Title) -> dict[str, Any] | None:
        """The finished drawing of a title's map; None where the built-in one fits."""
        ...

    def picture(self, title: Title, drawing: dict[str, Any], form: str) -> bytes:
        """A finished drawing as a picture, `svg` or `png`."""
        ...

    def costly(self, title: Title, language: str) -> str:
        """A sentence if the rules would take too long on a map; else empty."""
        ...

    def trial(self, text: str, games: int, seconds: float) -> dict[str, Any]:
        """What comes of games among bots on a map: at most so many, for about so long."""
        ...
