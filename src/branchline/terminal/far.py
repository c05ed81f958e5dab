"""A seat at a live table of a server: what the server tells, as a game; what one says, sent there."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from http.client import HTTPException
from time import monotonic, sleep
from typing import Any, cast
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from rich.console import Console
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from branchline.bots import Choice
from branchline.bots.failure import BotFailed
from branchline.core.errors import BadOption
from branchline.core.events import Event
from branchline.core.game import Game
from branchline.core.record import Record
from branchline.core.refusal import Refusal
from branchline.core.title import Title
from branchline.shelf import find_title
from branchline.tables import ForbiddenMove, Refused
from branchline.terminal.console import marks_for
from branchline.terminal.full.heard import Heard
from branchline.terminal.prompt import Lines
from branchline.terminal.screen import screen_for
from branchline.terminal.table import Table
from branchline.terminal.talk import STALE
from branchline.terminal.texts import Words

Told = dict[str, Any]
"""A message of the server, as docs/server.md tells them."""
PATIENCE = 20.0
"""Seconds that an answer of the server may take."""
NOTES, RECORD = "branchline notes", "branchline record"
"""How a record begins while the game is played, and when it is over."""
SOON, LATER = 5.0, 300.0
"""Seconds that a server may be away: while somebody here decides, who can say it again; while others are waited for."""
AGAIN = 1.0
"""Seconds from one try to come back to the next."""
GLANCE = 0.5
"""Seconds after which one who waits for others looks whether to go on waiting."""


@dataclass(frozen=True)
class Link:
    """The address of a table: its server, and its id."""

    server: str
    table: str

    @staticmethod
    def read(text: str) -> Link:
        """A link as a browser shows it.

        >>> Link.read("http://127.0.0.1:8018/t/3f2a")
        Link(server='http://127.0.0.1:8018', table='3f2a')
        """
        try:
            parts = urlsplit(text.strip())
            there = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:  # brackets that are no address, a port that is no number
            there = False
        path = [part for part in parts.path.split("/") if part] if there else []
        if len(path) != 2 or path[0] != "t" or not parts.netloc.isprintable() or "@" in parts.netloc:
            raise BadOption(f"a table's link is like http://127.0.0.1:8018/t/…, not {text!r}")
        return Link(f"{parts.scheme}://{parts.netloc}", path[1])

    def ask(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        """What the server answers to a request; BadOption with its sentence where it refuses."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        data = json.dumps(body).encode() if body is not None else None
        try:
            with urlopen(Request(self.server + path, data, headers, method=method), timeout=PATIENCE) as answer:
                return answer.read()
        except HTTPError as error:
            raise BadOption(refused(error)) from None
        except (URLError, TimeoutError) as error:
            reason = getattr(error, "reason", error)
            raise BadOption(f"{self.server} does not answer: {getattr(reason, 'strerror', None) or reason}") from None
        except (HTTPException, OSError, ValueError):  # whoever is there speaks another language
            raise BadOption(f"{self.server} is no server of tables") from None

    def told(self, method: str, path: str, token: str = "", body: object = None) -> Told:
        """Such an answer as an object."""
        try:
            told = json.loads(self.ask(method, path, token, body))
        except ValueError:
            told = None
        if not isinstance(told, dict):
            raise BadOption(f"{self.server} is no server of tables")
        return told

    @property
    def path(self) -> str:
        """The table's path in the server's interface."""
        return f"/api/tables/{quote(self.table)}"


def refused(error: HTTPError) -> str:
    """The sentence of a server that says no."""
    try:
        return str(json.loads(error.read())["sentence"])
    except (ValueError, KeyError, TypeError):
        return f"the server says {error.code} {error.reason}"


class Lost(Exception):
    """The connection to the server broke."""


class FarMove:
    """A legal move, as the server tells it."""

    def __init__(self, told: Told) -> None:
        self.text = str(told["text"])
        self.group = str(told["group"])
        self.params: dict[str, Any] = told["params"]

    def __str__(self) -> str:
        return self.text


class FarMoves(list[FarMove]):
    """The legal moves of the seat."""

    def texts(self) -> list[str]:
        """The moves as text."""
        return [move.text for move in self]


class FarGame:
    """What a seat is told of its game, asked as a `Game` is asked."""

    def __init__(self, told: Told, title: Title) -> None:
        self.told = told
        self.title = title
        self.players: int = told["players"]
        self.options: dict[str, Any] = told["options"]
        self.names = [seat["name"] for seat in told["seats"]]
        self.is_over = told["outcome"] is not None

    @property
    def to_move(self) -> int | None:
        """Whose turn it is; until the game begins, that of a seat that is still open."""
        waiting = [seat["number"] for seat in self.told["seats"] if seat["kind"] == "open"]
        turn: int | None = self.told["turn"]["to_move"]
        return None if self.is_over else waiting[0] if waiting else turn

    def view(self, _: object) -> Any:
        """All that the seat may know."""
        return self.told["view"]

    def facts(self, _: object) -> Any:
        """What follows from it by the rules."""
        return self.told["facts"]

    def legal_moves(self) -> FarMoves:
        """What the seat may do now."""
        return FarMoves(FarMove(move) for move in self.told["turn"]["legal"] or [])

    def log(self, _: object) -> list[Event]:
        """What happened, as far as the seat may know it."""
        events = [event for move in self.told["log"] for event in move["events"]]
        return [Event(event["key"], event["params"], event.get("hidden", False), self.title) for event in events]


class FarTable(Table):
    """A seat at a live table. Whoever else sits there moves on the server; to let them play is to wait for it."""

    def __init__(self, link: Link, token: str, seat: int, console: Console, words: Words) -> None:
        self.link = link
        self.token = token
        self.seat = seat
        self.words = words
        self.console = console
        self.marks = marks_for(console)
        self.lines = Lines(console)
        self.people, self.holder = [seat], seat
        self.explains = False
        self.told: dict[int, int] = {}
        self.open = ExitStack()
        self.title: Title | None = None
        try:
            self.connect()
        except Lost:
            raise BadOption(f"{link.server} does not answer") from None
        self.replayed: Game | None = None
        self.screen = screen_for(self.far.title, words, self.marks)

    def connect(self) -> None:
        """Connect to the table, and be told it."""
        self.socket = self.connected()
        self.wait(is_table)

    def connected(self) -> ClientConnection:
        """A connection to the table."""
        where = f"{self.link.server.replace('http', 'ws', 1)}{self.link.path}/live"
        query = f"?seat={self.seat}&language={self.words.language}"
        headers = {"authorization": f"Bearer {self.token}"}
        try:
            return self.open.enter_context(connect(where + query, additional_headers=headers))
        except (OSError, WebSocketException) as error:
            raise BadOption(f"{self.link.server} does not answer: {error}") from None

    def title_of(self, told: Told) -> Title:
        """What is played; a file of somebody's own stands in the notes of the game."""
        if not told["file"]:
            return find_title(told["title"])
        notes = self.link.ask("GET", f"{self.link.path}/record?seat={self.seat}", self.token).decode()
        return Record.loads(notes.replace(NOTES, RECORD, 1)).table().title

    @property
    def game(self) -> Game:
        """The game as it is told; when it is over, all of it."""
        if self.far.is_over and self.replayed is None:
            text = self.link.ask("GET", f"{self.link.path}/record", self.token).decode()
            self.replayed = Record.loads(text).replay()
        return self.replayed or cast(Game, self.far)

    @property
    def last_mover(self) -> int | None:
        """Who made the last move."""
        moves = self.far.told["log"]
        return moves[-1]["seat"] if len(moves) > 1 else None

    # -- what is said there -----------------------------------------------------------------------

    def send(self, **message: object) -> None:
        """Say something to the server."""
        try:
            self.socket.send(json.dumps(message))
        except WebSocketException:
            raise Lost from None

    def wait(self, wanted: Callable[[Told], bool], seconds: float = PATIENCE) -> Told:
        """The next message that is wanted; what happens meanwhile is looked at anew."""
        while not self.is_left:
            try:
                told: Told = json.loads(self.socket.recv(timeout=min(GLANCE, seconds)))
            except TimeoutError:
                seconds -= GLANCE
                if seconds <= 0:
                    raise BotFailed(f"{self.link.server} does not answer; join again to go on") from None
                continue
            except WebSocketException:
                raise Lost from None
            if told["type"] == "table":
                self.title = self.title or self.title_of(told)
                self.far = FarGame(told, self.title)
            elif told["type"] in ("moved", "seats"):
                self.look()
            if wanted(told):
                return told
        raise BotFailed("the table was left")

    def come_back(self, seconds: float) -> bool:
        """Connect anew, as the browser does, until the server is there again; False if it takes longer than this."""
        self.say_aside(self.words("server-away", server=self.link.server))
        until = monotonic() + seconds
        back = False
        while not (back or self.is_left or monotonic() > until):
            try:
                self.connect()
                back = True
            except (BadOption, Lost):
                sleep(AGAIN)
        self.say_aside("")
        return back

    def say_aside(self, text: str) -> None:
        """Tell why nothing happens; nothing once it does."""
        if isinstance(self.console, Heard):
            self.console.aside = text
        elif text:
            self.console.print(text, style="dim")

    def exchange(self, *answers: str, seconds: float = PATIENCE, **message: object) -> Told:
        """Say something and hear the answer, its refusal too; once more after a lost connection: moves have a key."""
        for _ in range(2):
            try:
                self.send(**message)
                return self.wait(lambda told: told["type"] in answers, seconds)
            except Lost:
                if not self.come_back(SOON):
                    break
        raise Refused("store-down", self.words("server-silent", server=self.link.server))

    def look(self) -> None:
        """Ask for everything anew."""
        self.send(type="look", seat=self.seat)

    def let_play(self, seat: int) -> None:
        """Wait until the table goes on."""
        try:
            self.wait(is_table, float("inf"))
        except Lost:
            if not self.come_back(LATER):
                raise BotFailed(f"{self.link.server} went away; join again to go on") from None

    def make(self, seat: int, move: str) -> None:
        """Make a move; raises Refused if it cannot be made."""
        key = secrets.token_hex(8)
        answer = self.exchange("ack", "no", type="move", move=move, version=self.far.told["version"], key=key)
        refusal = answer.get("refusal")
        if refusal is None or refusal["key"] == STALE:
            self.look_anew(answer.get("version", 0))
        if refusal is not None:
            self.refuse(refusal)

    def look_anew(self, version: int) -> None:
        """Be told the table as it is now, or after a move that was made."""
        try:
            self.look()
            self.wait(lambda told: is_table(told) and told["version"] >= version)
        except Lost:
            self.come_back(SOON)  # where it does not, the next thing that is said tries again

    def refuse(self, refusal: Told) -> None:
        """Raise what the server says no with."""
        if refusal["error"] == "rule":
            raise self.forbidden(refusal)
        raise Refused(refusal["key"], refusal["sentence"].rstrip("."))

    def forbidden(self, told: Told) -> ForbiddenMove:
        """What the rules forbid, as the server tells it."""
        refusal = Refusal(told["rule"], told["key"], told["params"], self.far.title)
        return ForbiddenMove(refusal, self.far.names, self.seat)

    def why_not(self, seat: int, move: str) -> ForbiddenMove | None:
        """Why the seat may not make a move; None if it may."""
        answer = self.exchange("why", "no", type="why", move=move)
        if answer["type"] == "no":
            self.refuse(answer["refusal"])
        return self.forbidden(answer["refusal"]) if answer["refusal"] else None

    def hint(self, seat: int, level: str) -> Choice:
        """What the server's bot would do."""
        answer = self.exchange("hint", "no", seconds=3 * PATIENCE, type="hint")
        if answer["type"] == "no":
            self.refuse(answer["refusal"])
        return cast(Choice, FarHint(answer))

    # -- what is not asked of a server ------------------------------------------------------------

    def may_undo(self) -> bool:
        """Taking back is for the browser, where the others can be asked."""
        return False

    def keep(self) -> None:
        """The server keeps the game."""

    def leave(self) -> None:
        """Go away; the seat stays one's own."""
        self.is_left = True
        self.open.close()

    def farewell(self, over: bool, language: str | None) -> None:
        """How to come back."""
        if not over:
            command = f"branchline join {self.link.server}/t/{self.link.table}"
            self.console.print(self.words("join-again", command=command), soft_wrap=True)


def is_table(told: Told) -> bool:
    """Whether a message tells the whole table."""
    return bool(told["type"] == "table")


class FarHint:
    """A hint of the server, asked as a bot's choice is asked."""

    def __init__(self, told: Told) -> None:
        self.move = str(told["move"])
        self.text = str(told["text"])

    @property
    def explanation(self) -> FarHint:
        """Why."""
        return self

    def advice(self, *_: object) -> str:
        """Why, in words."""
        return self.text
