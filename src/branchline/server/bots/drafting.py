"""Files of guests' own, in a worker process: maps and corrections are checked, drawn and tried out here."""

from __future__ import annotations

from typing import Any

import msgspec

from branchline.core.errors import BadMap
from branchline.core.family import family_of
from branchline.core.ownmaps import OwnMaps
from branchline.core.title import Title
from branchline.server.bots.worker_protocol import Bad, Draft, Drafted
from branchline.shelf import check_replaces, maps_of, same_title

SAID = 5
"""Problems of a file that are told in one answer."""


def draft(job: Draft) -> Drafted | Bad:
    """Do what is asked of a file."""
    maps = maps_of(job.title)
    if job.work == "check":
        return Drafted(msgspec.to_builtins(maps.check(job.text, job.language))) if maps is not None else Bad("")
    try:
        title = same_title(job.title, job.text)
    except BadMap as error:
        return Bad(sentences(error, job.language))
    if job.work == "admit":
        return admitted(title, maps, job)
    if maps is None:
        return Drafted({"facts": printed(title), "geometry": None})
    if job.work == "try":
        return Drafted(maps.trial(job.text, job.games, job.seconds))
    return Drafted({"facts": maps.facts(title), "geometry": maps.layout(title)})


def printed(title: Title) -> dict[str, Any] | None:
    """What the browser prints of a title that has no map."""
    family = family_of(title.id)
    return family.get(family.printed)(title) if family is not None and family.printed else None


def admitted(title: Title, maps: OwnMaps | None, job: Draft) -> Drafted | Bad:
    """Whether a table can be played with a file; how its map is called."""
    if job.option:
        try:
            check_replaces(title, job.option, "")
        except BadMap as error:
            return Bad(sentences(error, job.language))
    slow = maps.costly(title, job.language) if maps is not None else ""
    return Bad(slow) if slow else Drafted({"name": title.name(job.language)})


def sentences(error: BadMap, language: str) -> str:
    """What is wrong with a file, in a language as far as it is known there."""
    told: list[Any] = [f"{each.where}: {each.text(language)}".removeprefix(": ") for each in error.problems]
    lines = told or str(error).split("\n")
    more = [f"(+{len(lines) - SAID})"] if len(lines) > SAID else []
    return " ".join([*lines[:SAID], *more])
