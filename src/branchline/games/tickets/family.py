"""The Ticket to Ride family: what the layers above read of it."""

from __future__ import annotations

import tomllib
from importlib import resources

from branchline.core.family import Bench, Family

HERE = "branchline.games.tickets"
SHELF = tomllib.loads((resources.files(HERE) / "maps" / "titles.toml").read_text(encoding="utf-8"))

FAMILY = Family(
    name="tickets",
    package=HERE,
    titles=tuple(SHELF["titles"]),
    load=f"{HERE}.titles:load",
    file_title="tickets",
    maps=f"{HERE}.ownmaps:MAPS",
    place=1,
    policies={
        "greedy": f"{HERE}.bots.greedy:Greedy",
        "hungry": f"{HERE}.bots.hungry:Hungry",
        "path": f"{HERE}.bots.path:Path",
        "one-step": f"{HERE}.bots.one_step:OneStep",
        "long-route": f"{HERE}.bots.long_route:LongRoute",
        "planner": f"{HERE}.bots.planner:Planner",
    },
    best="planner",
    levels={
        "easy": "careless:0.7@planner",
        "medium": "careless:0.4@planner",
        "hard": "planner",
        "expert": "mcts:1000in2s",
        "formidable": "mcts:10000in5s",
    },
    levels_of={  # a slip costs more on one map than on another: docs/strength.md
        "northern-lights": {"easy": "careless:0.9@planner", "medium": "careless:0.7@planner"},
        "nordic-countries": {"easy": "careless:0.9@planner", "medium": "careless:0.75@planner"},
        "india": {"easy": "careless:0.8@planner", "medium": "careless:0.5@planner"},
    },
    arrange=f"{HERE}.arrange:arrange",
    screen=f"{HERE}.terminal:make_screen",
    drawing=f"{HERE}.drawing:draw",
    examples={
        "play": (
            ("switzerland", "you against a bot"),
            ("usa --players 4 --bots easy,hard,expert", "you against three bots of different strength"),
            ("usa --seed 7 --explain", "always the same deal, and the bot tells why it moves"),
            ("usa --me 0 --me 1", "two people pass the device"),
        ),
        "titles": (("northern-lights", "its options, each with a sentence"),),
        "bots": (("usa", "those that play Ticket to Ride"),),
        "rules": (
            ("TR-NL-FERRY-02", "one rule, with source and test"),
            ("tunnel locomotive", "all rules with these words"),
        ),
        "data": (("tickets --map my.toml", "where the values of a map of your own come from"),),
        "simulate": (
            ("usa --players 4", "10,000 random games"),
            ("switzerland --option wagons=40", "with an option of the title"),
        ),
        "arena": (
            ("usa --bots planner,hungry --games 1000", "seats swapped on identical deals"),
            ("usa --bots my_bots.Clever,greedy", "a bot of your own, from my_bots.py"),
        ),
        "study": (("switzerland --compare wagons=40,45 --bot greedy", "played by another bot"),),
    },
    study=f"{HERE}.study:STUDY",
    schema=f"{HERE}.schema",
    tensors=f"{HERE}.tensors:TicketTensors",
    nets={"nordic-countries": "nets/nordic-countries.net"},
    bench=Bench(
        tables=(("usa", 3), ("switzerland", 2), ("northern-lights", 4)),
        searches=(("switzerland", 2), ("northern-lights", 2), ("usa", 2)),
        arena=(("usa", 2, ("random",), 24), ("usa", 2, ("planner",), 12)),
        own=f"{HERE}.bench:measure",
    ),
)
