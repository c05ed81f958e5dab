"""The Snowdonia family: what the layers above read of it."""

from __future__ import annotations

from branchline.core.family import Bench, Family

HERE = "branchline.games.snowdonia"

FAMILY = Family(
    name="snowdonia",
    package=HERE,
    titles=("snowdonia",),
    load=f"{HERE}.titles:load",
    file_option="scenario",
    printed=f"{HERE}.printed:printed",
    box=f"{HERE}.own_box:BOX",
    place=2,
    policies={
        "greedy": f"{HERE}.bots.greedy:Greedy",
        "ganger": f"{HERE}.bots.rollout_policy:Ganger",
        "foreman": f"{HERE}.bots.foreman:Foreman",
    },
    best="foreman",
    levels={
        "easy": "careless:0.15@foreman",
        "medium": "careless:0.05@foreman",
        "hard": "mcts:5in1s",
        "expert": "mcts:24in2s",
        "formidable": "mcts:400in5s",
    },
    screen=f"{HERE}.terminal:make_screen",
    arrange=f"{HERE}.arrange:arrange",
    drawing=f"{HERE}.drawing:draw",
    examples={
        "data": (
            ("snowdonia --only reconstructed", "the values nobody could confirm"),
            ("snowdonia --ask", "you own the box: tell what it says"),
        ),
        "arena": (("snowdonia --bots foreman,greedy --players 4 --tables one-vs-rest", "one against three"),),
        "study": (("snowdonia --compare edition=2012,deluxe", "what an option changes, on the same deals"),),
    },
    study=f"{HERE}.study:STUDY",
    schema=f"{HERE}.schema",
    tensors=f"{HERE}.tensors:SnowdoniaTensors",
    nets={"snowdonia": "nets/snowdonia.net"},
    commands={"solo": f"{HERE}.terminal.solo"},
    bench=Bench(
        tables=(("snowdonia", 4),),
        searches=(("snowdonia", 2), ("snowdonia", 3)),
        arena=(("snowdonia", 3, ("random",), 90), ("snowdonia", 3, ("foreman",), 6)),
        own=f"{HERE}.bench:measure",
    ),
)
