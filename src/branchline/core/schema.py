"""What the schemas of all families share.

A family tells in its `schema.py` what a client gets to see of it, in TypedDicts whose fields carry a sentence each:
`View`, `Facts`, `Outcome`, and by key `EVENTS`, `MOVES` (by group) and `POINTS` (by source), which hold the parameters.
TypeScript types, a JSON schema and `docs/views.md` are written from them by `tools/schemas.py`.
"""

from typing import Annotated, TypedDict

from msgspec import Meta


class Line(TypedDict):
    """A line of a score sheet; the parameters of its source stand beside these two."""

    source: Annotated[str, Meta(description="Where the points come from.")]
    points: Annotated[int, Meta(description="How many; negative where they are lost.")]
