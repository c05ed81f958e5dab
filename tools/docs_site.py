"""Pages of the documentation site that do not lie in docs/, and links that work there; MkDocs calls it (mkdocs.yml).

A link to a file of the repository that is no page leads to the repository, if BRANCHLINE_REPOSITORY names one; else it
is shown as code.
"""

from __future__ import annotations

import ast
import os
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
WORDS = {"en": "Rules", "pl": "Zasady", "de": "Regeln"}
GAMES = {"tickets": "Ticket to Ride", "snowdonia": "Snowdonia"}
PLACES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Where files of the repository are on the site; those of docs/ keep their names."""
LINK = re.compile(r"(?P<image>!?)\[(?P<text>[^]]*)\]\((?P<to>[^)\s]+)\)")
PICTURE = re.compile(r'(?P<begin><img src=")(?P<to>[^"]+)')
FENCE = re.compile(r"(?ms)^```.*?^```$")


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that lie elsewhere or nowhere."""
    for name, text in made().items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links as they are on the site; what stands in code blocks stays."""
    name = page.file.src_uri
    origins = {there: here for here, there in PLACES.items()}
    folder = posixpath.dirname(origins.get(name, f"docs/{name}"))
    parts, at = [], 0
    for fence in FENCE.finditer(markdown):
        parts += [linked(markdown[at : fence.start()], folder, name), fence[0]]
        at = fence.end()
    return "".join([*parts, linked(markdown[at:], folder, name)])


def linked(text: str, folder: str, name: str) -> str:
    """Text of a page with its links led to where things are on the site."""

    def link(found: re.Match[str]) -> str:
        to = found["to"]
        if re.match(r"https?:|#|mailto:", to):
            return found[0]
        there = way_to(to, folder, name)
        if there:
            return f"{found['image']}[{found['text']}]({there})"
        return found["text"] if found["text"].startswith("`") else f"`{found['text']}`"

    text = PICTURE.sub(lambda found: found["begin"] + (way_to(found["to"], folder, name) or found["to"]), text)
    return LINK.sub(link, text)


def way_to(to: str, folder: str, name: str) -> str:
    """The way from a page to what a link names; nothing for a file that is neither on the site nor in a repository."""
    file, hash, anchor = to.partition("#")
    path = posixpath.normpath(posixpath.join(folder, file))
    ledger = re.fullmatch(r"src/branchline/games/(\w+)/RULES(?:\.(\w\w))?\.md", path)
    if ledger:
        page = f"rules/{ledger[1]}.{ledger[2] or 'en'}.md"
    elif path in PLACES:
        page = PLACES[path]
    elif path.startswith("docs/") and (ROOT / path).is_file():
        page = path.removeprefix("docs/")
    else:
        repository = os.environ.get("BRANCHLINE_REPOSITORY", "").rstrip("/")
        return f"{repository}/blob/main/{path}" if repository else ""
    return posixpath.relpath(page, posixpath.dirname(name) or ".") + hash + anchor


# -- pages that are made ---------------------------------------------------------------------------


def made() -> dict[str, str]:
    """Pages by name, with their text."""
    pages = {there: (ROOT / here).read_text(encoding="utf-8") for here, there in PLACES.items()}
    for game, title in GAMES.items():
        for language, word in WORDS.items():
            text = (ROOT / "src/branchline/games" / game / f"RULES.{language}.md").read_text(encoding="utf-8")
            pages[f"rules/{game}.{language}.md"] = f"# {title}: {word}\n\n{text}"
    pages["gallery.md"] = gallery()
    for page, module in (("branchline", "branchline"), ("bots", "branchline.bots"), ("arena", "branchline.arena")):
        pages[f"api/{page}.md"] = reference(module)
    return pages


def gallery() -> str:
    """All pictures."""
    pictures = sorted((ROOT / "docs" / "images").glob("*.png"))
    titles = [picture.stem.replace("-", " ").capitalize() for picture in pictures]
    shown = [f"## {title}\n\n![{title}](images/{one.name})" for title, one in zip(titles, pictures, strict=True)]
    return "\n\n".join(["# Gallery", *shown]) + "\n"


def reference(module: str) -> str:
    """Every public name of a module, documented by its source."""
    lines = ast.parse((ROOT / "src" / Path(*module.split(".")) / "__init__.py").read_text(encoding="utf-8")).body
    public = next(line.value for line in lines if isinstance(line, ast.Assign) and named_all(line))
    names = [name for name in ast.literal_eval(public) if not name.startswith("_")]
    return "\n".join([f"# `{module}`\n", *(f"::: {module}.{name}\n" for name in names)])


def named_all(line: ast.Assign) -> bool:
    """Whether a line says what is public."""
    return isinstance(line.targets[0], ast.Name) and line.targets[0].id == "__all__"
