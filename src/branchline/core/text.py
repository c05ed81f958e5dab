"""Texts: Project Fluent messages in English, Polish and German, from `branchline/texts` and from every family."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from branchline.core.arguments import shown
from branchline.core.errors import BadOption
from branchline.core.family import families
from branchline.core.fluent import Messages

LANGUAGES = ("en", "pl", "de")


@cache
def bundle(language: str) -> Messages:
    """All messages of a language."""
    if language not in LANGUAGES:
        raise BadOption(f"there is no language {shown(language)}; there are {', '.join(LANGUAGES)}")
    return Messages(language, [file.read_text(encoding="utf-8") for file in text_files(language)])


def text_files(language: str) -> list[Traversable]:
    """The files of a language: ours, then those of every family. One that lacks the language speaks English."""
    folders = [resources.files("branchline") / "texts" / language]
    for family in families().values():
        own = family.folder / "texts"
        folders.append(own / language if (own / language).is_dir() else own / LANGUAGES[0])
    files = [file for folder in folders if folder.is_dir() for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(files, key=str)


def say(language: str, key: str, **params: Any) -> str:
    """The message `key` (or `key.attribute`) with its parameters filled in.

    >>> say("en", "seat", n=2)
    'Player 2'
    """
    try:
        return bundle(language).text(key, params)
    except KeyError as error:
        raise KeyError(f"text {key!r} in {language}: there is no {error.args[0]}") from None


def told_to_you(language: str, key: str) -> str:
    """The same said to the player it is about: `key.you`, or `key` where nobody is named."""
    messages = bundle(language)
    own = key in messages and "you" in messages.attributes(key)
    return f"{key}.you" if own else key


def seat_name(seat: int, language: str, names: list[str] | None) -> str:
    """A player's name, or a numbered stand-in."""
    if names and seat < len(names) and names[seat]:
        return names[seat]
    return say(language, "seat", n=seat + 1)


def listing(parts: list[str], language: str) -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return say(language, "listing", start=", ".join(parts[:-1]), end=parts[-1])


def speak(
    title: Any,
    key: str,
    params: dict[str, Any],
    language: str,
    names: list[str] | None = None,
    you: int | None = None,
) -> str:
    """A text of a title's family, its parameters spoken as the title names them; what `you` do is told to you."""
    spoken: dict[str, Any] = {}
    for name, value in params.items():
        spoken[name] = seat_name(value, language, names) if name == "seat" else title.label(name, value, language)
    full = f"{title.family}-{key}"
    if you is not None and params.get("seat") == you:
        full = told_to_you(language, full.partition(".")[0])
    return say(language, full, **spoken)
