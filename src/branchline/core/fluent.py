"""Messages of Project Fluent, as far as texts here use it: variables, choices and plurals, literals, references.

The browser reads the same files with Fluent's own runtime. The one for Python brings a library of all the world's
locales along, forty times the size of the rules; the plurals and numbers of three languages are a page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

Params = Mapping[str, Any]
Part = Callable[[Params], Any]
BEGINS = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
SEPARATORS = {"en": (",", "."), "pl": ("\N{NO-BREAK SPACE}", ","), "de": (".", ",")}
"""What stands between thousands, and before a fraction."""


class Message:
    """A message: its value, and texts of its own under names."""

    def __init__(self, value: ftl.Pattern | None, attributes: dict[str, ftl.Pattern]) -> None:
        self.value = value
        self.attributes = attributes


class Messages:
    """All messages of a language.

    >>> two = Messages("en", ["trains = { $n ->\\n [one] a train\\n *[other] { $n } trains\\n }"])
    >>> two.text("trains", {"n": 1}), two.text("trains", {"n": 1200})
    ('a train', '1,200 trains')
    """

    def __init__(self, language: str, files: list[str]) -> None:
        self.language = language
        self.sources: dict[str, str] = {}
        """Every message as it is written: most programs say few of them, and to read all takes a third of a second."""
        self.read: dict[str, Message] = {}
        self.made: dict[str, Part] = {}
        for file in files:
            for name, source in entries(file):
                self.sources.setdefault(name, source)

    def __contains__(self, name: str) -> bool:
        return name in self.sources

    def message(self, name: str) -> Message:
        """A message, read when it is first asked for; raises KeyError for one that is not there, or makes no sense."""
        if name not in self.read:
            entry = FluentParser(with_spans=False).parse_entry(self.sources[name])
            if not isinstance(entry, ftl.Message | ftl.Term):
                raise KeyError(name)
            named = {attribute.id.name: attribute.value for attribute in entry.attributes}
            self.read[name] = Message(entry.value, named)
        return self.read[name]

    def attributes(self, name: str) -> set[str]:
        """The names of a message's own texts."""
        return set(self.message(name).attributes)

    def text(self, key: str, params: Params) -> str:
        """The message `key` (or `key.attribute`) with its parameters; raises KeyError for what is not there."""
        if key not in self.made:
            name, _, attribute = key.partition(".")
            message = self.message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            if pattern is None:
                raise KeyError(key)
            self.made[key] = self.pattern(pattern)
        return str(self.made[key](params))

    def pattern(self, pattern: ftl.Pattern) -> Part:
        """A text with what is to be filled in."""
        parts = [self.element(element) for element in pattern.elements]
        if len(parts) == 1:
            return lambda params: self.shown(parts[0](params))
        return lambda params: "".join(self.shown(part(params)) for part in parts)

    def element(self, element: Any) -> Part:
        """One part of a text, or what stands in braces."""
        match element:
            case ftl.Placeable():
                return self.element(element.expression)
            case ftl.TextElement(value=text):
                return lambda params: text
            case ftl.StringLiteral() | ftl.NumberLiteral():
                value = element.parse()["value"]
                return lambda params: value
            case ftl.VariableReference():
                name = element.id.name
                return lambda params: params[name]
            case ftl.MessageReference() | ftl.TermReference():
                key = f"-{element.id.name}" if isinstance(element, ftl.TermReference) else element.id.name
                key += f".{element.attribute.name}" if element.attribute else ""
                return lambda params: self.text(key, params)
            case ftl.SelectExpression():
                return self.choice(element)
        raise KeyError(f"{type(element).__name__}, which texts here do not use")

    def choice(self, expression: ftl.SelectExpression) -> Part:
        """One of several texts: by a number itself, by its plural, by a word, else the one marked with a star."""
        selector = self.element(expression.selector)
        variants = {written(variant.key): self.pattern(variant.value) for variant in expression.variants}
        default = next(variants[written(variant.key)] for variant in expression.variants if variant.default)

        def chosen(params: Params) -> str:
            value = selector(params)
            found = variants.get(str(value))
            if found is None and is_number(value):
                found = variants.get(plural(self.language, value))
            return str((found or default)(params))

        return chosen

    def shown(self, value: Any) -> str:
        """A value in a text; numbers as the language writes them."""
        return number(self.language, value) if is_number(value) else str(value)


def entries(file: str) -> Iterator[tuple[str, str]]:
    """The name of each message of a file, and its source: a message begins where a line begins with a name.

    >>> list(entries("a = one\\n# a remark\\n-b = { $n ->\\n *[x] y\\n}\\n .c = d\\n"))
    [('a', 'a = one\\n# a remark\\n'), ('-b', '-b = { $n ->\\n *[x] y\\n}\\n .c = d\\n')]
    """
    begun = list(BEGINS.finditer(file))
    ends = [*(after.start() for after in begun[1:]), len(file)]
    for found, end in zip(begun, ends, strict=False):
        yield found[1], file[found.start() : end]


def written(key: Any) -> str:
    """What a variant is for."""
    return str(key.value) if isinstance(key, ftl.NumberLiteral) else str(key.name)


def is_number(value: Any) -> bool:
    """Whether a value is counted."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def plural(language: str, value: float) -> str:
    """The form a noun takes after a number, by the names of Unicode's rules.

    >>> [plural("pl", n) for n in (1, 2, 5, 12, 22, 1.5)]
    ['one', 'few', 'many', 'many', 'few', 'other']
    """
    count = abs(value)
    if count == 1 and isinstance(value, int):
        return "one"
    if language != "pl" or count != int(count):
        return "other"
    return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "many"


def number(language: str, value: float) -> str:
    """A number as a language writes it, with three decimals at most.

    >>> number("de", 1234.5), number("en", 12), number("pl", 10000)
    ('1.234,5', '12', '10\\xa0000')
    """
    thousands, point = SEPARATORS[language]
    whole, _, fraction = f"{value:,.3f}".partition(".")
    fraction = fraction.rstrip("0")
    return whole.replace(",", thousands) + (point + fraction if fraction else "")
