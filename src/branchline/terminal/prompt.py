"""Reading what the player types: at a terminal with editing and completion, or from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec

from rich.console import Console


class Leave(Exception):
    """The player wants to leave: `quit`, or the end of the input."""


class Lines:
    """The lines of the player. At a pipe they are echoed, so that the output reads like a session."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.interactive = sys.stdin.isatty()
        self.editing = self.interactive and not console.is_dumb_terminal and find_spec("readline") is not None
        self._held: list[str] = []

    def ask(self, prompt: str, completions: Callable[[], Sequence[str]] = tuple) -> str:
        """The next line, without surrounding blanks; raises Leave at the end of the input."""
        if self.interactive:
            return self.ask_person(prompt, completions)
        line = self.next_line()
        self.console.print(prompt + line, soft_wrap=True)
        return line

    def ask_person(self, prompt: str, completions: Callable[[], Sequence[str]] = tuple) -> str:
        """A line from a person at a terminal."""
        self.console.file.flush()
        if self.editing:
            complete_with(completions)
        try:
            return input(prompt).strip()
        except EOFError:
            self.console.print()
            raise Leave from None

    def next_line(self) -> str:
        """The next line of a pipe, or the one held back."""
        if self._held:
            return self._held.pop()
        line = sys.stdin.readline()
        if not line:
            raise Leave
        return line.strip()

    def pause(self, prompt: str) -> str:
        """Wait for Enter or a command. A pipe is not kept waiting: only an empty line or `undo` is taken from it."""
        if self.interactive:
            return self.ask_person(prompt)
        line = self.next_line()
        if line in ("", "undo"):
            self.console.print(prompt + line, soft_wrap=True)
            return line
        self._held.append(line)
        return ""

    def choose(self, question: str, allowed: Sequence[str], default: str) -> str:
        """One of the allowed answers; Enter takes the default, anything else asks again."""
        self.console.print(question)
        while True:
            answer = self.ask(f"  {'/'.join(allowed)} [{default}] ").lower() or default
            if answer in allowed:
                return answer

    def forget(self) -> None:
        """Before another person takes the device: no arrow key brings back what was typed."""
        if self.editing:
            import readline

            readline.clear_history()


def complete_with(completions: Callable[[], Sequence[str]]) -> None:
    """Arrow keys, history, and Tab for what can be typed now."""
    import readline

    def complete(text: str, number: int) -> str | None:
        start = readline.get_line_buffer()[: readline.get_begidx()]
        typed = (start + text).lower()
        fitting = [line[len(start) :] for line in completions() if line.lower().startswith(typed)]
        return fitting[number] if number < len(fitting) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
