"""The texts of Snowdonia: three languages, and a message for all that code and data can say."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from typing import Any, get_args

import pytest

import branchline as bl
from branchline.core.position import NOBODY
from branchline.core.text import LANGUAGES, say
from branchline.games.snowdonia import events as happened
from branchline.games.snowdonia.board import AREAS, CUBES, EFFECTS, EVENTS, GOOD_NAMES, POWERS, WEATHERS
from branchline.games.snowdonia.codes import QUESTIONS
from branchline.games.snowdonia.datafile import Provenance
from branchline.games.snowdonia.event_params import event_of
from branchline.games.snowdonia.notation import GROUPS
from branchline.games.snowdonia.refusals import RULES
from branchline.games.snowdonia.scenario import SPECIAL_RULES, Scenario
from branchline.games.snowdonia.scenarios import OWN
from branchline.games.snowdonia.scoring import REASONS
from branchline.games.snowdonia.view import PHASES
from text_files import PACKAGE, PLURALS, assigned, calls, messages, proper, word_constants

FILE = "snowdonia/game.ftl"
GAME = PACKAGE / "games" / "snowdonia"
TITLE: Any = bl.titles()["snowdonia"]
BOARDS = [TITLE.board("mount-snowdon", 5, False, False), TITLE.board("blaenau-ffestiniog", 4, False, False)]
NAMES = ["Ola", "Jürgen"]
COUNTS = (0, 1, 2, 5, 22)
FOLLOWS_EDITION = ("auto", "2012", "deluxe")
"""Values that are told in the sentence about an option and need no text of their own."""

UNNAMED = ("no-effect-play",)
"""Events that are somebody's but follow one that has named the player."""

BONUSES = ("rubble", "tracks", "sites", "surveyor", "coal", "tiers", "tier")
"""What a contract can need at the end, and one step of a surveyor's reward."""


# -- what code and data can say -------------------------------------------------------------------


def emitted() -> Iterator[tuple[str, bool]]:
    """Every event the engine tells, and whether it is somebody's."""
    for path in GAME.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit":
                kind, seat = node.args[0], node.args[1]
                assert isinstance(kind, ast.Name), ast.unparse(node)
                yield kind.id, not (isinstance(seat, ast.Name) and seat.id == "NOBODY")


def event_messages() -> dict[str, dict[str, Any]]:
    """Every event's text, with parameters as the engine gives them."""
    found: dict[str, dict[str, Any]] = {}
    for name, owned in emitted():
        for first in (1, -1) if name == "WEATHER" else (1, 0):
            key, params = event_of(BOARDS[0], getattr(happened, name), 0 if owned else NOBODY, first, 1)
            known = found.setdefault(key, params)
            assert set(known) == set(params), f"{key} has a seat at one time and none at another"
    key, params = event_of(BOARDS[0], happened.LAST_TRACK, NOBODY, 0, 0)
    return found | {key: params}


def names_in(function: ast.FunctionDef, node: ast.AST) -> set[str]:
    """The keys of a dictionary, written out or put together in a function."""
    if isinstance(node, ast.Dict):
        own = {str(ast.literal_eval(key)) for key in node.keys if key is not None}
        merged = [names_in(function, value) for key, value in zip(node.keys, node.values, strict=True) if key is None]
        return own.union(*merged)
    if isinstance(node, ast.Name):
        for each in ast.walk(function):
            targets = each.targets if isinstance(each, ast.Assign) else [getattr(each, "target", None)]
            if any(isinstance(target, ast.Name) and target.id == node.id for target in targets):
                return names_in(function, each.value)  # type: ignore[attr-defined]
    return set()


def refusal_params() -> dict[str, set[str]]:
    """Reason -> its parameters, read from the calls of `refuse` and `refuse_price`."""
    found: dict[str, set[str]] = {"other-question": {"question"}}
    source = "games/snowdonia/refusals.py"
    price = next(names_in(function, call.args[2]) for function, call in calls(source, "refuse") if is_price(function))
    for name, more in (("refuse", set[str]()), ("refuse_price", price)):
        for function, call in calls(source, name):
            reason = call.args[1]
            if isinstance(reason, ast.Attribute) and reason.attr == "closed_reason":
                reasons = {Scenario("", "", special).closed_reason for special in ((), SPECIAL_RULES)}
            else:
                reasons = assigned(function, reason.id) if isinstance(reason, ast.Name) else word_constants(reason)
            for each in reasons:
                found.setdefault(each, set()).update(names_in(function, call.args[2]) | more)
    return found


def is_price(function: ast.FunctionDef) -> bool:
    """Whether this is the function that refuses a price."""
    return function.name == "refuse_price"


def sources() -> set[str]:
    """The sources of points a score sheet names."""
    found: set[str] = set()
    for function, call in calls("games/snowdonia/scoring.py", "Points"):
        source = call.args[0]
        found |= assigned(function, source.id) if isinstance(source, ast.Name) else word_constants(source)
    return found


def place_kinds() -> set[str]:
    """Tracks, excavation sites, building sites: as their ids tell."""
    ids = [id.partition(".")[2] for board in BOARDS for id in (*board.place_ids, *board.site_ids)]
    return {part.rstrip("0123456789") or "site" for part in ids}


def of_options() -> set[str]:
    """The texts of the options that no other title has."""
    found: set[str] = set()
    shared = {option.name for title in bl.titles().values() if title.family != TITLE.family for option in title.options}
    for option in TITLE.options:
        if option.name not in shared:
            name = f"option-{option.name.replace('_', '-')}"
            words = [value for value in option.values if isinstance(value, str) and value not in FOLLOWS_EDITION]
            words += [OWN] if option.name == "scenario" else []
            found |= {name, f"{name}.about", *(f"{name}.{word}" for word in words)}
    return found


def wanted() -> set[str]:
    """Every text of Snowdonia that can be asked for."""
    said = {
        *TOLD,
        *(f"{key}.you" for key, params in TOLD.items() if "seat" in params and key not in UNNAMED),
        *(f"refuse-{reason}" for reason in REFUSED),
        *(f"refuse-{reason}.you" for reason, params in REFUSED.items() if "seat" in params),
        *("tie-last", "tie-last.you"),
        *(f"effect-{effect}" for effect in EFFECTS),
        *(f"power-{power}" for power in POWERS),
        *(f"event-{event}{part}" for event in EVENTS for part in ("", ".about")),
        *(f"area-{area.lower()}{part}" for area in AREAS for part in ("", ".about")),
        *(f"good-{good}" for good in GOOD_NAMES),
        *(f"goods-{good}" for good in {*GOOD_NAMES, *CUBES}),
        "nothing",
        *(f"weather-{weather}" for weather in WEATHERS),
        *(f"question-{question}" for question in QUESTIONS[1:]),
        *(f"group-{group}" for group in GROUPS),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"reason-{reason}" for reason in REASONS),
        *(f"points-{source}" for source in sources()),
        *(f"place-{kind}" for kind in place_kinds()),
        "train-name",
        *(f"bonus-{bonus}" for bonus in BONUSES),
        *(f"provenance-{word}" for word in get_args(get_args(Provenance)[1])),
        *(f"contract-{number}" for number in TITLE.box.contracts),
    }
    return {f"snowdonia-{key}" for key in said} | of_options() | {"title-snowdonia", "title-snowdonia.about"}


TOLD = event_messages()
REFUSED = refusal_params()


# -- the files ------------------------------------------------------------------------------------


def test_the_lists_read_from_the_code_are_whole() -> None:
    assert {getattr(happened, name) for name, _ in emitted()} == set(range(len(happened.KEYS)))
    assert {"last-track-event", "starts-next-locked", "weather-none"} < set(TOLD)
    assert len(TOLD) == len(happened.KEYS) + 3
    assert set(REFUSED) == {*RULES, "other-question"}
    assert REFUSED["train-price"] == {"train", "good", "needs", "have"}
    assert sources() == {"track", "excavation", "site", "contract", "contract-unmet", "train", "surveyor"}
    assert place_kinds() == {"track", "dig", "site"}
    assert {contract.effect for contract in TITLE.box.contracts.values()} == set(EFFECTS)
    assert {train.power for train in TITLE.box.trains.values()} == set(POWERS)


def test_all_that_can_be_said_has_a_text_and_no_text_is_unused() -> None:
    assert set(messages("en", FILE)) == wanted()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_variables(language: str) -> None:
    english, other = messages("en", FILE), messages(language, FILE)
    assert list(other) == list(english)
    for id, reader in english.items():
        assert other[id].variables == reader.variables, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_name_every_form_of_the_language(language: str) -> None:
    counted = 0
    for id, reader in messages(language, FILE).items():
        for forms in reader.selections:
            if forms & {"one", "few", "many"}:
                assert forms == PLURALS[language], id
                counted += 1
    assert counted > 15


def test_texts_use_only_parameters_that_come_with_them() -> None:
    there = messages("en", FILE)
    for reason, params in REFUSED.items():
        assert there[f"snowdonia-refuse-{reason}"].variables <= params, reason
    for key, given in TOLD.items():
        assert there[f"snowdonia-{key}"].variables <= set(given), key


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_sentences_are_translated(language: str) -> None:
    for id, reader in messages("en", FILE).items():
        if id.startswith("snowdonia-refuse-") or id.endswith(".about"):
            words = {variable: variable for variable in reader.variables}
            assert say(language, id, **words) != say("en", id, **words), id


# -- speaking -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(TOLD))
def test_every_event_can_be_told(key: str, language: str) -> None:
    params = TOLD[key]
    for n in COUNTS:
        given = {name: n if name in ("n", "excavation", "lay_track") else value for name, value in params.items()}
        sentence = proper(bl.Event(key, given, False, TITLE).text(language, NAMES))
        assert ("Ola" in sentence) == (key not in UNNAMED and "seat" in given)
        assert "Ola" not in proper(bl.Event(key, given, False, TITLE).text(language, NAMES, you=0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", sorted(REFUSED))
def test_every_refusal_can_be_spoken(reason: str, language: str) -> None:
    words = {
        "seat": 1,
        "space": "A2",
        "area": "B",
        "question": "take-now",
        "contract": 17,
        "good": "steel",
        "site": "hebron.3",
        "station": "hebron",
        "train": 1,  # the one whose name ends with a full stop
    }
    for n in COUNTS:
        params = {name: words.get(name, n) for name in REFUSED[reason]}
        sentence = proper(bl.Refusal("SN-TEST", reason, params, TITLE).text(language, NAMES))
        for name in ("n", "needs", "have"):
            assert name not in params or str(n) in sentence
        assert ("Jürgen" in sentence) == ("seat" in params)
        assert "Jürgen" not in proper(bl.Refusal("SN-TEST", reason, params, TITLE).text(language, NAMES, you=1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", TITLE.options, ids=lambda option: option.name)
def test_options_are_explained(option: bl.Option, language: str) -> None:
    key = f"option-{option.name.replace('_', '-')}"
    assert proper(say(language, key))
    about = proper(say(language, f"{key}.about"))
    assert about.endswith(".")
    for value in option.values:
        if isinstance(value, str) and value not in FOLLOWS_EDITION:
            assert proper(say(language, f"{key}.{value}"))
        elif value == "auto":
            assert "uto" in about and "2012" in about and "Deluxe" in about


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_can_be_named(language: str) -> None:
    for number in TITLE.box.contracts:
        proper(TITLE.label("contract", int(number), language))
    for number in TITLE.box.trains:
        proper(TITLE.label("train", int(number), language))
    for board in BOARDS:
        for station in board.station_ids:
            proper(TITLE.label("station", station, language))
        spoken = [proper(TITLE.label("place", place, language)) for place in board.place_ids]
        spoken += [proper(TITLE.label("site", site, language)) for site in board.site_ids]
        assert len(set(spoken)) == len(spoken), "two places have the same name"
    for question in QUESTIONS[1:]:
        assert proper(TITLE.label("question", question, language)).endswith(".")
    for area in AREAS:
        proper(TITLE.label("area", area, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_tell_what_they_do(language: str) -> None:
    for contract in TITLE.box.contracts.values():
        key = f"snowdonia-effect-{contract.effect}"
        for number, limit in ((contract.number, contract.limit), (1, 0), (1, 1), (2, 5), (5, 2), (22, 22)):
            assert proper(say(language, key, number=number, limit=limit)).endswith(".")
    for train in TITLE.box.trains.values():
        for n in (train.number, *COUNTS):
            assert proper(say(language, f"snowdonia-power-{train.power}", n=n)).endswith(".")
    for bonus in BONUSES:
        for n in COUNTS:
            proper(say(language, f"snowdonia-bonus-{bonus}", n=n, station=5, tiers="5: 6"))


# -- whole games ----------------------------------------------------------------------------------

BLAENAU = {"scenario": "blaenau-ffestiniog"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, {"edition": edition}) for players in range(1, 6) for edition in ("2012", "deluxe")),
    *((players, BLAENAU) for players in range(1, 5)),
    (2, {"edition": "deluxe", "optional_tracks": True, "light_fog": True, "light_fog_single": "closed"}),
    (5, {"deck_exhaustion": "gaps", "build_decline": "free", "works_min": 0, "yard_take": "exact"}),
]


def some_move(guess: random.Random, game: bl.Game) -> str:
    """A well-formed move that may well be illegal."""
    board = game._position.board  # type: ignore[attr-defined]
    n, card, train = guess.randint(1, 4), guess.randint(1, 30), guess.randint(1, 7)
    space, other = (f"{guess.choice('ABCDEF')}{guess.randint(1, 5)}" for _ in range(2))
    site = guess.choice(board.site_ids).replace(".", " ")
    end = guess.choice([board.station_ids[0], board.station_ids[-1]])
    return guess.choice(
        [
            *("pass", "hire", "dig", "lay", "give up", "maintain steel", f"maintain {card}", f"forecast {WEATHERS[0]}"),
            *(f"place {space}", f"move {space} {other}", f"move G {other}", f"play {card}", f"contract {card}"),
            *(f"keep {card}", f"take {n} ore 1 coal", f"take {n} stone", f"take {n} coal", f"take {n} ore {n} stone"),
            *(f"work {n} steel", f"work {n} stone", f"work {n} steel 1 stone", f"build {site}", f"train {train}"),
            *(f"build {site}: {n} bars as ore", f"build {site}: {n} stones as rubble", f"train {train}: 1 bar as ore"),
            *(f"start {end}", f"marker {end}"),
        ]
    )


def listen(game: bl.Game, guess: random.Random, known: set[str]) -> set[str]:
    """Play at random and try what was possible before; speak every refusal met. The reasons met."""
    met: set[str] = set()
    while not game.is_over:
        texts = game.legal_moves().texts()
        known.update(texts)
        for text in (*guess.sample(sorted(known), min(3, len(known))), *(some_move(guess, game) for _ in range(6))):
            refusal = game.why_not(text)
            if refusal is not None:
                met.add(refusal.key)
                for language in LANGUAGES:
                    proper(refusal.text(language, NAMES))
        game.play(guess.choice(texts))
    return met


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {' '.join(map(str, table[1].values()))}")
def test_whole_games_can_be_read_by_everybody(table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    game = bl.new_game("snowdonia", players=players, seed=players, **options)
    assert len(listen(game, random.Random(f"texts {table}"), set())) > 8
    for language in LANGUAGES:
        for event in game.log(None):
            proper(event.text(language, NAMES))
        for lines in game.outcome().breakdown:
            for line in lines:
                proper(say(language, f"snowdonia-points-{line.source}"))
                for name, value in line.params.items():
                    assert "[" not in proper(str(TITLE.label(name, value, language)))
        proper(say(language, f"snowdonia-reason-{game.outcome().reason}"))
        assert TITLE.name(language) == "Snowdonia"


# -- single sentences -----------------------------------------------------------------------------


def test_names_are_spoken() -> None:
    assert TITLE.label("place", "hebron.track1", "en") == "track 1 to Hebron"
    assert TITLE.label("place", "halfway.dig2", "pl") == "wykop 2 na stacji Halfway"
    assert TITLE.label("site", "plas_halt.1", "de") == "Bauplatz 1 der Station Plas Halt"
    assert TITLE.label("train", 4, "en") == "No. 4 Snowdon"
    assert TITLE.label("contract", 17, "en") == "17 Rough Walls"
    assert TITLE.label("discarded", [5, 18], "en") == "5 Tender Round and 18 Lucky Delivery"


@pytest.mark.parametrize(
    ("language", "cubes", "nothing"),
    [
        ("en", "2 iron ore, 1 steel bar and 1 coal", "nothing"),
        ("pl", "2 rudy żelaza, 1 pręt stalowy i 1 węgiel", "nic"),
        ("de", "2 Eisen, 1 Stahlträger und 1 Kohle", "nichts"),
    ],
)
def test_goods_are_listed(language: str, cubes: str, nothing: str) -> None:
    assert TITLE.label("cubes", {"ore": 2, "steel": 1, "coal": 1}, language) == cubes
    assert TITLE.label("paid", {}, language) == nothing


@pytest.mark.parametrize(
    ("language", "built", "fog"),
    [
        ("en", "Ola builds site 3 at Hebron for 1 steel bar: 7 points.", "A2 is already taken by Jürgen."),
        ("pl", "Ola buduje część 3 stacji Hebron (koszt: 1 pręt stalowy): 7 punktów.", "Na polu A2 stoi już"),
        ("de", "Ola baut auf Bauplatz 3 der Station Hebron (Kosten: 1 Stahlträger): 7 Punkte.", "Auf A2 steht schon"),
    ],
)
def test_sentences_read_well(language: str, built: str, fog: str) -> None:
    params = {"seat": 0, "site": "hebron.3", "paid": {"steel": 1}, "n": 7}
    assert bl.Event("built", params, False, TITLE).text(language, NAMES) == built
    assert fog in bl.Refusal("SN-ASG-02", "occupied", {"space": "A2", "seat": 1}, TITLE).text(language, NAMES)


@pytest.mark.parametrize(
    ("key", "spoken"),
    [
        ("snowdonia-goods-stone", ["1 kamień", "2 kamienie", "5 kamieni", "22 kamienie"]),
        ("snowdonia-goods-coal", ["1 węgiel", "2 węgle", "5 węgli", "22 węgle"]),
        ("snowdonia-laid", ["1 punkt.", "2 punkty", "5 punktów", "22 punkty"]),
        ("snowdonia-cubes-returned", ["1 kostka", "2 kostki", "5 kostek", "22 kostki"]),
        ("snowdonia-refuse-take-more", ["1 kostkę", "2 kostki", "5 kostek", "22 kostki"]),
        ("snowdonia-refuse-end-full", ["1 geodeta", "2 geodeci", "5 geodetów", "22 geodeci"]),
    ],
)
def test_polish_plurals(key: str, spoken: list[str]) -> None:
    for n, words in zip((1, 2, 5, 22), spoken, strict=True):
        assert words in say("pl", key, n=n, seat="Ola", place="tor 1", station="Hebron")
