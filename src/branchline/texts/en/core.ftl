# What all games share.

seat = Player { $n }
listing = { $start } and { $end }

# A value nobody could confirm; players see the mark and, on demand, the sentence.
assumed-mark = unconfirmed
assumed-about = We could not confirm this value. If you own the game and see something else, correct it with a small data file.

# Refusals that no rule of a game is about.
refuse-nothing-to-undo = You can undo a move only if it revealed nothing new.
refuse-game-ended = The move that ended the game cannot be undone.
refuse-not-your-turn = It's not your turn yet.

option-first-player = First player
    .about = Who takes the first turn.
    .random = chosen at random
