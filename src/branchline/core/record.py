"""The record: a small text file with the moves and what chance answered, replayable for ever.

    branchline record 1
    title: switzerland
    data: 2
    players: 2
    option wagons: 40
    seed: 7
    result: 112 98, winners 0, wagons

    0. {red green blue loco ticket:t07 seat:1}
    1. keep 1 3
    2. draw deck {green}

Numbered moves in the notation of the game, chance answers in braces; move 0 is the deal. `data` is the
version of the title's data, 1 if it is not named. A title played from a file of one's own carries that
file at the end, indented by two blanks.
"""

from __future__ import annotations

import re
from os import PathLike
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.arguments import shown
from branchline.core.errors import BadRecord, BranchlineError, IllegalMove
from branchline.core.game import Game, commitment
from branchline.core.refusal import Refusal

FIRST_LINE = "branchline record 1"
MOVE_LINE = re.compile(r"([0-9]{1,6})\.(?: ([^{}]*?))?(?: ?\{([^{}]*)\})?", re.ASCII)
FIELDS = ("title", "data", "players", "seed", "commitment", "secret", "entropy", "name", "result")
ONE_A_SEAT = ("entropy", "name")
"""Fields that stand there once for every seat."""
LONGEST = 4_000_000
"""No record of any game comes near this many characters."""


class Record:
    """A game written down: header fields, and for every move its text and chance answers."""

    def __init__(self, title: str, players: int, options: dict[str, str]) -> None:
        self.title = title
        self.data = 1
        self.players = players
        self.options = options
        self.seed: int | None = None
        self.secret: bytes | None = None
        self.commitment = ""
        self.entropy: list[bytes] = []
        """What each seat added to the secret: nothing, or random bytes of its own."""
        self.names: list[str] = []
        self.result = ""
        self.attachment = ""
        self.deal: list[str] = []
        self.moves: list[tuple[str, list[str]]] = []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.dumps() == other.dumps()

    def __hash__(self) -> int:
        return hash(self.dumps())

    def __repr__(self) -> str:
        return f"<record of {self.title}, {self.players} players, {len(self.moves)} moves>"

    # -- text -------------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The record as text."""
        lines = [FIRST_LINE, f"title: {self.title}"]
        if self.data != 1:
            lines.append(f"data: {self.data}")
        lines.append(f"players: {self.players}")
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        if self.secret is not None:
            lines.append(f"secret: {self.secret.hex()}")
        lines += [f"entropy: {part.hex() or '-'}" for part in self.entropy]
        lines += [f"name: {' '.join(name.split())}" for name in self.names]
        if self.result:
            lines.append(f"result: {self.result}")
        lines += ["", move_line(0, "", self.deal)]
        lines += [move_line(i + 1, text, answers) for i, (text, answers) in enumerate(self.moves)]
        if self.attachment:
            lines += ["", "file:"]
            lines += ["  " + line if line else "" for line in self.attachment.rstrip("\n").split("\n")]
        return "\n".join(lines) + "\n"

    @staticmethod
    def loads(text: str) -> Record:
        """Read a record; raises BadRecord with the line and the reason."""
        if not isinstance(text, str):
            raise BadRecord(f"a record is a text, not {shown(text)}")
        if len(text) > LONGEST:
            raise BadRecord("this is too long to be a record")
        return Reader(text).read()

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        target = file_path(path)
        try:
            data = self.dumps().encode()
        except UnicodeEncodeError:
            raise BadRecord("a name in this record cannot be written in UTF-8") from None
        try:
            part = target.with_name(target.name + ".part")
            part.write_bytes(data)
            part.replace(target)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(target)) from None
        except ValueError:
            raise BadRecord(f"a file cannot be called {shown(path)}") from None

    @staticmethod
    def load(path: str | Path) -> Record:
        """Read a record from a file."""
        try:
            return Record.loads(file_path(path).read_text(encoding="utf-8"))
        except OSError as error:
            raise BadRecord(f"{path} cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadRecord(f"{path} cannot be read: it is no text in UTF-8") from None
        except ValueError:
            raise BadRecord(f"a file cannot be called {shown(path)}") from None

    # -- replaying --------------------------------------------------------------------------------

    def replay(self, upto: int | None = None) -> Game:
        """The game after `upto` moves (all of them by default), chance answering as recorded.

        Raises BadRecord for a move that cannot be made, and at the end for a result that is not the game's.
        """
        last = len(self.moves) if upto is None else upto
        if not isinstance(last, int) or isinstance(last, bool) or last < 0 or last > len(self.moves):
            raise BadRecord(f"move {shown(last)} is not in the record, which ends with move {len(self.moves)}")
        game = self._replayed(last)
        if last == len(self.moves) and self.result and self.result != result_line(game):
            raise BadRecord(self._wrong_result(game))
        return game

    def _replayed(self, last: int) -> Game:
        """The game after so many moves, whatever the header says its result is."""
        game = self.table()
        self.tell(game, 0, self.deal, "")
        for number in range(1, last + 1):
            text, answers = self.moves[number - 1]
            self.tell(game, number, answers, text)
        return game

    def _wrong_result(self, game: Game) -> str:
        found = f"its moves give {result_line(game)}" if game.is_over else "its moves do not end the game"
        return f"the record says the result is {self.result}, but {found}"

    def tell(self, game: Game, number: int, answers: list[str], text: str) -> None:
        """Make one recorded move (or the deal) with its recorded chance answers."""
        try:
            script = vec[i64]([game._position.answer_code(answer) for answer in answers])
            if number == 0:
                game._deal(script)
                return
            code = game._position.move_code(text)
            game._check(code)
            game._make(code, script)
        except BranchlineError as error:
            raise BadRecord(f"move {number}: {error}") from None

    def table(self) -> Game:
        """An undealt game with this record's header."""
        from branchline.shelf import played_title, undealt

        try:
            title = played_title(self.title, self.attachment, self.data)
            game = undealt(title, self.players, dict(self.options), self.seed, self.secret)
        except BranchlineError as error:
            raise BadRecord(f"the header cannot be used: {error}") from None
        if self.entropy and len(self.entropy) != game.players:
            raise BadRecord(f"the header cannot be used: entropy of {len(self.entropy)} seats, not of {game.players}")
        game._entropy = list(self.entropy)
        game.names = list(self.names)
        return game

    def dealt(self) -> Game:
        """A game with this record's header, dealt by its seed or secret."""
        game = self.table()
        game._deal(None)
        return game

    def verify(self, promised: object = "") -> list[str]:
        """What is wrong with this record, as sentences; empty if all of it is confirmed.

        Replays every move by the rules, compares the result, and lets the generator draw again from
        the seed, or from the revealed secret and what the players added to it, to confirm every chance
        answer. `promised` is the commitment that a player saw before they sat down.
        """
        if not isinstance(promised, str):
            raise BadRecord(f"a commitment is text; {shown(promised)} is none")
        wrong: list[str] = []
        try:
            game = self._replayed(len(self.moves))
        except BadRecord as error:
            return [str(error)]
        if self.result and self.result != result_line(game):
            wrong.append(self._wrong_result(game))
        if self.secret is not None and self.commitment != commitment(self.secret):
            wrong.append("the revealed secret is not the one committed to at the start")
        if promised and self.commitment != promised:
            wrong.append("this record's commitment is not the one that was promised to you")
        if self.seed is None and self.secret is None:
            wrong.append("there is no seed and no revealed secret, so chance cannot be confirmed")
        elif game._position.surprises:
            wrong.append(f"{int(game._position.surprises)} chance answers are not those of the generator")
        return wrong


def file_path(path: object) -> Path:
    """Where a record is kept."""
    if not isinstance(path, (str, PathLike)):
        raise BadRecord(f"a record is kept in a file; {shown(path)} is no path")
    return Path(path)


def move_line(number: int, text: str, answers: list[str]) -> str:
    """A numbered line of the record."""
    line = f"{number}. {text}" if text else f"{number}."
    return f"{line} {{{' '.join(answers)}}}" if answers else line


class Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.replace("\r\n", "\n").split("\n")  # splitlines() also cuts at U+2028 and the like
        self.at = 0

    def fail(self, reason: str) -> BadRecord:
        return BadRecord(f"line {self.at + 1}: {reason}")

    def read(self) -> Record:
        if not self.lines or self.lines[0].strip() != FIRST_LINE:
            raise BadRecord(f"line 1: a record begins with '{FIRST_LINE}'")
        self.at = 1
        record = self.read_header()
        self.read_moves(record)
        if self.at < len(self.lines):
            record.attachment = self.read_attachment()
        return record

    def read_header(self) -> Record:
        record = Record("", 0, {})
        seen: set[str] = set()
        while self.at < len(self.lines) and self.lines[self.at].strip():
            name, colon, value = self.lines[self.at].partition(":")
            name, value = name.strip(), value.strip()
            if not colon:
                raise self.fail("a header line is 'name: value'")
            if name in seen and name not in ONE_A_SEAT:
                raise self.fail(f"'{name}' stands there twice")
            seen.add(name)
            self.read_field(record, name, value)
            self.at += 1
        for needed in ("title", "players"):
            if needed not in seen:
                raise self.fail(f"the header has no '{needed}'")
        return record

    def read_field(self, record: Record, name: str, value: str) -> None:
        if name.startswith("option ") and value:
            record.options[name[7:].strip()] = value
        elif name == "title":
            record.title = value
        elif name == "data":
            record.data = self.number(value)
        elif name == "players":
            record.players = self.number(value)
        elif name == "seed":
            record.seed = self.number(value)
        elif name == "commitment":
            record.commitment = value
        elif name == "secret":
            record.secret = self.hexadecimal(value)
        elif name == "entropy":
            record.entropy.append(b"" if value == "-" else self.hexadecimal(value))
        elif name == "name":
            record.names.append(value)
        elif name == "result":
            record.result = value
        else:
            raise self.fail(f"'{name[:40]}' is no header field; there are option, {', '.join(FIELDS)}")

    def number(self, value: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,4000}", value, re.ASCII):
            raise self.fail(f"'{value[:40]}' is no number")
        return int(value)

    def hexadecimal(self, value: str) -> bytes:
        if not re.fullmatch(r"(?:[0-9a-f]{2}){16,64}", value, re.ASCII):
            raise self.fail("a secret is written in hexadecimal digits")
        return bytes.fromhex(value)

    def read_moves(self, record: Record) -> None:
        expected = 0
        while self.at < len(self.lines):
            line = self.lines[self.at].strip()
            if line == "file:":
                break
            if line:
                self.read_move(record, line, expected)
                expected += 1
            self.at += 1
        if expected == 0:
            raise self.fail("the record has no deal (move 0)")

    def read_move(self, record: Record, line: str, expected: int) -> None:
        match = MOVE_LINE.fullmatch(line)
        if match is None:
            raise self.fail("a move line is 'number. move {chance answers}'")
        if int(match[1]) != expected:
            raise self.fail(f"move {expected} was expected here, not {match[1]}")
        text, answers = match[2] or "", (match[3] or "").split()
        if expected == 0:
            if text:
                raise self.fail("move 0 is the deal and has chance answers only")
            record.deal = answers
        elif not text:
            raise self.fail("the move is missing")
        else:
            record.moves.append((text, answers))

    def read_attachment(self) -> str:
        body = []
        for line in self.lines[self.at + 1 :]:
            self.at += 1
            if line.strip() and not line.startswith("  "):
                raise self.fail("the lines of the file are indented by two blanks")
            body.append(line[2:])
        return "\n".join(body).rstrip("\n") + "\n"


def result_line(game: Game) -> str:
    """The result as it stands in the header; empty while the game goes on."""
    if not game.is_over:
        return ""
    outcome = game.outcome()
    scores = " ".join(str(score) for score in outcome.scores)
    winners = " ".join(str(seat) for seat in outcome.winners)
    return f"{scores}, winners {winners}, {outcome.reason}"


def record_of(game: Game) -> Record:
    """Write a game down. The secret of a live table is told only when the game is over."""
    options = {name: str(value) for name, value in game.options.items()}
    record = Record(game.title.id, game.players, options)
    record.data = game.title.data_version
    record.seed = game.seed
    if game._secret is not None:
        record.commitment = commitment(game._secret)
        if game.is_over:
            record.secret = game._secret
            record.entropy = list(game._entropy)
    record.names = list(game.names)
    record.result = result_line(game)
    record.attachment = game.title.attachment()
    texts = [game.chance_of(number) for number in range(len(game._steps))]
    record.deal = texts[0]
    record.moves = list(zip(game.moves, texts[1:], strict=True))
    return record


def take_back(game: Game) -> Game:
    """The game before its last move. Refused if there is none, if it revealed something, or if it ended the game."""
    if game.is_over:
        raise IllegalMove(Refusal(game.title.undo_rule, "game-ended", {}, None))
    step = game._steps[-1]
    revealed = len(step.answers) > 0 or game._position.revealed(step.seat, step.log)
    if len(game._steps) < 2 or revealed or not game._true:
        raise IllegalMove(Refusal("", "nothing-to-undo", {}, None))
    record = record_of(game)
    earlier = record.replay(len(record.moves) - 1)
    earlier._secret = game._secret
    earlier._entropy = game._entropy
    earlier.watched = game.watched
    return earlier
