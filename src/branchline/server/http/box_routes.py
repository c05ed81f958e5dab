"""Routes for owners of a box: what nobody could confirm, and the correction file made of the answers."""

from __future__ import annotations

from typing import Annotated

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from branchline.core.family import family_of
from branchline.core.ownbox import BoxFilled, BoxQuestion, OwnBox
from branchline.server.http.auth import language_of
from branchline.tables import Refused

Asker = Request[None, None, State]
Answer = Annotated[str, Meta(max_length=600)]


class Answers(Struct, forbid_unknown_fields=True):
    """What an owner tells, by the ids of the questions."""

    answers: Annotated[dict[str, Answer], Meta(max_length=500)]


def box_of(title: str) -> OwnBox:
    """The box of a title; refused if nothing of it is reconstructed."""
    family = family_of(title)
    if family is None or not family.box:
        raise Refused("no-title")
    box: OwnBox = family.get(family.box)
    return box


@get("/api/boxes/{title:str}", sync_to_thread=True)
def ask(title: FromPath[str], request: Asker) -> list[BoxQuestion]:
    """The values of a title that are only reconstructed, each with where to look."""
    return box_of(title).questions(language_of(request))


@post("/api/boxes/{title:str}", status_code=200, sync_to_thread=True)
def fill(title: FromPath[str], data: JSONBody[Answers], request: Asker) -> BoxFilled:
    """The correction file made of an owner's answers."""
    return box_of(title).fill(data.answers, language_of(request))


ROUTES = [ask, fill]
