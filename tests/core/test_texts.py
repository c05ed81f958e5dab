"""The texts are complete: three languages, the same messages, and one for all that code and data can say."""

from __future__ import annotations

import ast
import functools
import random
from typing import Any, get_args, get_type_hints

import pytest

import branchline as bl
from branchline.core.position import HIDDEN
from branchline.core.text import LANGUAGES, say
from branchline.games.tickets import events, notation, refusals, schema, view
from branchline.games.tickets.board import CARDS, COLORS
from branchline.games.tickets.event_params import event_of
from branchline.games.tickets.goals import METRICS
from branchline.games.tickets.mechanics.registry import MECHANICS
from text_files import PACKAGE, PLURALS, all_files, assigned, calls, messages, proper, word_constants

FILES = all_files("en")
TITLES = {id: title for id, title in bl.titles().items() if title.family == "tickets"}
TICKETS = PACKAGE / "games" / "tickets"
RULES = sorted(
    path.relative_to(PACKAGE).as_posix() for path in (*TICKETS.glob("*.py"), *TICKETS.glob("mechanics/*.py"))
)
REASONS = {*refusals.BASE, *(reason for mechanic in MECHANICS for reason in mechanic.rules)}
SPOKEN = {"seat", "listing", "unnamed-stop", "no-cards", "assumed-mark", "assumed-about"}
"""Messages that stand for themselves, not for an entry of a list in code or data."""


# -- what code and data can say -------------------------------------------------------------------


def core_refusals() -> set[str]:
    """The reasons that no rule of a game is about."""
    found: set[str] = set()
    for path in (PACKAGE / "core").glob("*.py"):
        for _, call in calls(f"core/{path.name}", "Refusal"):
            found |= word_constants(call.args[1])
    return found


@functools.cache
def refusal_params() -> dict[str, set[str]]:
    """Reason -> its parameters, read from the calls of `refuse` and `refuse_by`."""
    found: dict[str, set[str]] = {}
    for source in RULES:
        for function, call in (*calls(source, "refuse"), *calls(source, "refuse_by")):
            reason, params = call.args[-2:]
            reasons = assigned(function, reason.id) if isinstance(reason, ast.Name) else word_constants(reason)
            if isinstance(params, ast.Dict):
                for each in reasons:
                    found.setdefault(each, set()).update(str(ast.literal_eval(key)) for key in params.keys if key)
    return found


def event_params(kind: int, secret: int) -> dict[str, Any]:
    """The parameters of an event, its secret known or HIDDEN."""
    maps = {events.GOAL_IN_PLAY: "northern-lights", events.BUILT_STATION: "europe"}
    board: Any = bl.titles()[maps.get(kind, "germany")]
    return dict(event_of(board.board, kind, 0, 1, 1, secret)[1])


def has_secret(kind: int) -> bool:
    """Whether a part of this event is for one seat alone."""
    return event_params(kind, 0) != event_params(kind, int(HIDDEN))


def sources() -> set[str]:
    """The sources of points a score sheet names."""
    found = (call for source in RULES for _, call in calls(source, "Points"))
    return set().union(*(word_constants(call.args[0]) for call in found))


def end_reasons() -> set[str]:
    """Why a game can end."""
    found: set[str] = set()
    for function, call in calls("games/tickets/scoring.py", "Outcome"):
        reason = call.args[0]
        found |= assigned(function, reason.id) if isinstance(reason, ast.Name) else word_constants(reason)
    return found


def of_events() -> set[str]:
    """The texts of events."""
    hidden = {f"tickets-{key}.hidden" for kind, key in enumerate(events.KEYS) if has_secret(kind)}
    return own({f"tickets-{key}" for key in events.KEYS}) | hidden


def own(keys: set[str]) -> set[str]:
    """The texts of these keys, and those told to the player they name."""
    there = messages("en", "tickets/game.ftl")
    return keys | {f"{key}.you" for key in keys if there[key].variables & {"seat", "who"}}


def ties() -> set[str]:
    """What can decide a tie."""
    return set(get_args(get_type_hints(schema.TieBreak)["by"]))


def of_titles() -> set[str]:
    """The texts of names, options, goals and countries."""
    found = {text for id in TITLES for text in (f"title-{id}", f"title-{id}.about")}
    for title in TITLES.values():
        for option in title.options:
            name = f"option-{option.name.replace('_', '-')}"
            found |= {name, f"{name}.about"} | {f"{name}.{word}" for word in option.values if isinstance(word, str)}
        map: Any = getattr(title, "map", None)
        if map is not None:
            found |= {f"country-{country}" for country in map.countries}
            goals = [f"goal-{goal.replace('_', '-')}" for goal in map.goals]
            found |= {*goals, *(f"{goal}.about" for goal in goals)}
    return found


def wanted() -> set[str]:
    """Every text of the core and of the ticket family that can be asked for."""
    return (
        SPOKEN
        | of_events()
        | of_titles()
        | {f"goal-counts-{metric.replace('_', '-')}{part}" for metric in METRICS for part in ("", ".about")}
        | {f"refuse-{reason}" for reason in core_refusals()}
        | own({f"tickets-refuse-{reason}" for reason in REASONS})
        | {f"{kind}-{card}" for kind in ("card", "cards") for card in CARDS}
        | {f"{kind}-{color}" for kind in ("passenger", "passengers") for color in COLORS}
        | {f"tickets-phase-{phase}" for phase in view.PHASES}
        | {"tickets-phase-turn.stations"}
        | {f"tickets-group-{group}" for group in (*notation.GROUPS, *(mechanic.verb for mechanic in MECHANICS))}
        | {f"tickets-points-{source}" for source in sources()}
        | {f"tickets-reason-{reason}" for reason in end_reasons()}
        | own({f"tickets-tie-{by}" for by in ties()})
    )


# -- the files ------------------------------------------------------------------------------------


def test_the_lists_read_from_the_code_are_whole() -> None:
    assert core_refusals() == {"nothing-to-undo", "game-ended", "not-your-turn"}
    assert set(refusal_params()) == REASONS
    assert sources() == set(schema.POINTS)
    assert end_reasons() == {"wagons", "deadlock"}
    assert {key for kind, key in enumerate(events.KEYS) if has_secret(kind)} == {
        "dealt",
        "offered-tickets",
        "chose-tickets",
        "kept-tickets",
        "drew",
        "bonus",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert all_files(language) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_messages_and_variables(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert set(other) == set(english)
    for id, reader in english.items():
        assert other[id].variables == reader.variables, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    ids = [id for file in FILES for id in messages(language, file)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_name_every_form_of_the_language(language: str, file: str) -> None:
    for id, reader in messages(language, file).items():
        for forms in reader.selections:
            if forms & {"one", "few", "many"}:
                assert forms == PLURALS[language], id


def test_all_that_can_be_said_has_a_text_and_no_text_is_unused() -> None:
    there = {*messages("en", "core.ftl"), *messages("en", "tickets/game.ftl")}
    assert there == wanted()


def test_texts_use_only_parameters_that_come_with_them() -> None:
    there = messages("en", "tickets/game.ftl")
    for reason, params in refusal_params().items():
        assert there[f"tickets-refuse-{reason}"].variables <= params, reason
    for kind, key in enumerate(events.KEYS):
        assert there[f"tickets-{key}"].variables <= set(event_params(kind, 0)), key
        if "seat" in there[f"tickets-{key}"].variables:
            assert there[f"tickets-{key}.you"].variables <= set(event_params(kind, 0)) - {"seat"}, key
        if has_secret(kind):
            assert there[f"tickets-{key}.hidden"].variables <= set(event_params(kind, int(HIDDEN))), key


# -- speaking -------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", sorted(refusal_params()))
def test_every_refusal_can_be_spoken(reason: str, language: str) -> None:
    title: Any = bl.titles()["northern-lights"]
    words = {
        "track": "mo_i_rana-narvik/1",
        "seat": 1,
        "card": "loco",
        "place": "oslo",
        "city": "oslo",
        "passenger": "red",
    }
    for n in (0, 1, 2, 5, 22):
        params = {name: words.get(name, n) for name in refusal_params()[reason]}
        refusal = bl.Refusal("TR-TEST", reason, params, title)
        sentence = proper(refusal.text(language, ["Ola", "Żaneta"]))
        for name in params:
            if name in ("needs", "have", "owes", "least", "offered", "given"):
                assert str(n) in sentence
        if "seat" in params:
            assert "Żaneta" in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_the_core_can_be_spoken(language: str) -> None:
    for reason in core_refusals():
        proper(bl.Refusal("", reason, {}, None).text(language))


def speak_all(game: bl.Game) -> None:
    """Everything each seat and a spectator can read of a game, in every language."""
    for language in LANGUAGES:
        for seat in (None, *range(game.players)):
            for event in game.log(seat):
                proper(event.text(language, ["Ola", "Jürgen"]))
                told = proper(event.text(language, ["Ola", "Jürgen", "Żaneta", "Björn", "Zoë"], you=seat))
                if seat is not None and event.params.get("seat") == seat:
                    assert ["Ola", "Jürgen", "Żaneta", "Björn", "Zoë"][seat] not in told


def try_illegal(game: bl.Game, guess: random.Random) -> set[str]:
    """Ask why some moves may not be made now; the reasons met."""
    tracks = game._position.board.track_ids  # type: ignore[attr-defined]
    cards = " ".join(f"{guess.randint(1, 4)} {card}" for card in guess.sample(CARDS, guess.randint(1, 2)))
    tries = ["pass", "stop", "tickets", "keep", "keep 1", "keep 7", "draw deck", f"draw {guess.choice(CARDS)}"]
    tries += ["tunnel decline", f"tunnel pay {cards}", *(f"claim {id}: {cards}" for id in guess.sample(tracks, 3))]
    met: set[str] = set()
    for move in tries:
        refusal = game.why_not(move)
        if refusal is not None:
            met.add(refusal.key)
            for language in LANGUAGES:
                proper(refusal.text(language, ["Ola", "Jürgen"]))
    return met


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_whole_games_can_be_read_by_everybody(title: str) -> None:
    guess = random.Random(f"texts {title}")
    met: set[str] = set()
    for players in bl.titles()[title].player_counts:
        game = bl.new_game(title, players=players, seed=players, may_stop_after_one=True)
        while not game.is_over:
            if guess.random() < 0.1:
                met |= try_illegal(game, guess)
            game.play(guess.choice(game.legal_moves()))
        speak_all(game)
        for lines in game.outcome().breakdown:
            for line in lines:
                for language in LANGUAGES:
                    proper(say(language, f"tickets-points-{line.source}"))
                    for name, value in line.params.items():
                        proper(str(game.title.label(name, value, language)))
    assert len(met) > 12


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ola claims Genève – France with 1 yellow for 1 point."),
        ("pl", "Ola zajmuje połączenie Genève – Francja (1 żółta) i zdobywa 1 punkt."),
        ("de", "Ola baut Genève – Frankreich (1 gelbe) für 1 Punkt."),
    ],
)
def test_countries_on_tracks_are_named_in_the_language(language: str, sentence: str) -> None:
    params = {"seat": 0, "track": "geneve-fr2", "cards": {"yellow": 1}, "points": 1}
    event = bl.Event("claimed", params, False, bl.titles()["switzerland"])
    assert event.text(language, ["Ola"]) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Turned over: no cards. Nothing more to pay."),
        ("pl", "Odsłonięto: brak kart. Bez dopłaty."),
        ("de", "Aufgedeckt: keine Karten. Nichts nachzuzahlen."),
    ],
)
def test_a_tunnel_with_nothing_to_reveal_is_told(language: str, sentence: str) -> None:
    event = bl.Event("tunnel-revealed", {"seat": 0, "revealed": [], "owes": 0}, False, bl.titles()["switzerland"])
    assert event.text(language) == sentence


def test_a_bonus_or_hand_of_no_cards_is_told() -> None:
    title = bl.titles()["northern-lights"]
    for language in LANGUAGES:
        for hidden in (False, True):
            params: dict[str, Any] = {"seat": 0, "n": 0} if hidden else {"seat": 0, "n": 0, "cards": {}}
            for key in ("bonus", "dealt"):
                proper(bl.Event(key, params, hidden, title).text(language))


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You draw from the deck: red.", "Ola draws from the deck: red."),
        ("pl", "Dobierasz ze stosu: czerwona.", "Ola dobiera ze stosu: czerwona."),
        ("de", "Du ziehst vom Stapel: Rot.", "Ola zieht vom Stapel: Rot."),
    ],
)
def test_what_you_do_is_told_to_you(language: str, mine: str, theirs: str) -> None:
    event = bl.Event("drew", {"seat": 0, "card": "red"}, False, bl.titles()["usa"])
    assert event.text(language, ["Ola"], you=0) == mine
    assert event.text(language, ["Ola"], you=1) == event.text(language, ["Ola"]) == theirs


def test_what_nobody_does_is_told_to_all_alike() -> None:
    event = bl.Event("turned-up", {"card": "red"}, False, bl.titles()["usa"])
    assert event.text(you=0) == event.text()


def test_a_refusal_names_what_is_yours() -> None:
    refusal = bl.Refusal("", "taken", {"track": "denver-omaha", "seat": 1}, bl.titles()["usa"])
    assert refusal.text("en", ["Ola", "Ada"], you=1) == "Denver – Omaha is already yours."
    assert refusal.text("en", ["Ola", "Ada"], you=0) == "Denver – Omaha already belongs to Ada."


@pytest.mark.parametrize(
    ("key", "variable", "spoken"),
    [
        ("cards-red", "n", ["1 czerwona", "2 czerwone", "5 czerwonych", "22 czerwone"]),
        ("cards-loco", "n", ["1 lokomotywa", "2 lokomotywy", "5 lokomotyw", "22 lokomotywy"]),
        ("tickets-offered-tickets.hidden", "n", ["1 bilet", "2 bilety", "5 biletów", "22 bilety"]),
        ("tickets-reshuffled", "n", ["jest 1 karta", "są 2 karty", "jest 5 kart", "są 22 karty"]),
        ("tickets-last-round", "wagons", ["1 wagonik", "2 wagoniki", "5 wagoników", "22 wagoniki"]),
        ("tickets-refuse-extra-locos", "owes", ["1 lokomotywa", "2 lokomotywy", "5 lokomotyw", "22 lokomotywy"]),
    ],
)
def test_polish_plurals(key: str, variable: str, spoken: list[str]) -> None:
    for n, words in zip((1, 2, 5, 22), spoken, strict=True):
        assert words in say("pl", key, **{"seat": "Ola", variable: n})


def test_lists_of_cards_are_spoken() -> None:
    title = bl.titles()["usa"]
    cards = {"green": 3, "loco": 1}
    assert title.label("cards", cards, "en") == "3 green and 1 locomotive"
    assert title.label("cards", cards, "pl") == "3 zielone i 1 lokomotywa"
    assert title.label("cards", cards, "de") == "3 grüne und 1 Lokomotive"
    assert title.label("revealed", ["red", "red", "loco"], "de") == "Rot, Rot und Lokomotive"
