"""The OpenAPI document as a page for people: plain HTML, nothing from other sites, no scripts."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em }
:root { color-scheme: light dark }
h2 { margin-top: 2em } h3 { margin: 1.5em 0 0; font-size: 1rem } code { font-size: .95em }
table { border-collapse: collapse } td { padding: 0 1em 0 0; vertical-align: top } p { margin: .3em 0 }
"""
METHODS = ("get", "post", "put", "delete", "patch")


def name_of(schema: dict[str, Any]) -> str:
    """A schema as a short piece of HTML: a link for a named one, else its type."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in schema or "anyOf" in schema:
        return " | ".join(name_of(each) for each in schema.get("oneOf") or schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {name_of(schema.get('items', {}))}"
    if "enum" in schema or "const" in schema:
        return " | ".join(f"<code>{escape(str(each))}</code>" for each in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type", "anything")
    return escape(" | ".join(kind) if isinstance(kind, list) else str(kind))


def body_of(content: dict[str, Any]) -> str:
    """What is sent or answered."""
    return ", ".join(
        f"{name_of(each.get('schema', {}))} <small>{escape(media)}</small>" for media, each in content.items()
    )


def row(*cells: str) -> str:
    """A row of a table."""
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def operation(path: str, method: str, told: dict[str, Any]) -> str:
    """One thing that can be asked for."""
    rows = [
        row(f"<code>{escape(each['name'])}</code>", escape(each["in"]), name_of(each.get("schema", {})),
            escape(each.get("description", "")))
        for each in told.get("parameters", [])
    ]  # fmt: skip
    if "requestBody" in told:
        rows.append(row("body", "", body_of(told["requestBody"]["content"])))
    good = {status: answer for status, answer in told["responses"].items() if status.startswith("2")}
    rows += [row(status, "", body_of(answer.get("content", {}))) for status, answer in good.items()]
    about = escape(told.get("description") or told.get("summary") or "")
    return f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{about}</p><table>{''.join(rows)}</table>"


def component(name: str, schema: dict[str, Any]) -> str:
    """One named structure."""
    needed = schema.get("required", [])
    rows = [
        row(f"<code>{escape(field)}</code>", name_of(told), "" if field in needed else "optional")
        for field, told in schema.get("properties", {}).items()
    ]
    about = escape(schema.get("description", ""))
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{about}</p><table>{"".join(rows)}</table>'


def page(document: dict[str, Any]) -> str:
    """The whole page."""
    title = f"{escape(document['info']['title'])} {escape(document['info']['version'])}: API"
    operations = [
        operation(path, method, told[method])
        for path, told in sorted(document["paths"].items())
        for method in METHODS
        if method in told
    ]
    components = [component(name, told) for name, told in sorted(document["components"]["schemas"].items())]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head><body>'
        f'<h1>{title}</h1><p>The same as a document: <a href="/api/openapi/openapi.json">openapi.json</a>. '
        f'Messages of a table\'s WebSocket: <a href="/api/live.schema.json">live.schema.json</a>.</p>'
        f"<h2>Addresses</h2>{''.join(operations)}<h2>Structures</h2>{''.join(components)}</body></html>"
    )


class PagePlugin(OpenAPIRenderPlugin):
    """Serves the page at the root of the OpenAPI addresses."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        document = msgspec.to_builtins(openapi_schema)
        return page(document).encode()
