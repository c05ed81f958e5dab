# What all games share.

seat = Player { $n }
listing = { $start } and { $end }

# A value nobody could confirm; players see the mark and, on demand, the sentence.
assumed-mark = assumed
assumed-about = Nobody could confirm this value for us, so it is an assumption. If you own the game, correct it with a small data file of your own.

# Refusals that no rule of a game is about.
refuse-nothing-to-undo = Only a move that revealed nothing can be taken back.
refuse-game-ended = The move that ended the game cannot be undone.
refuse-not-your-turn = It is not your turn.

# Options of every game.
option-first-player = First player
    .about = Who takes the first turn.
    .random = drawn by lot
