# What all games share.

seat = Player { $n }
listing = { $start } and { $end }

title-switzerland = Ticket to Ride: Switzerland
title-northern-lights = Ticket to Ride: Northern Lights
title-usa = Ticket to Ride: USA
title-snowdonia = Snowdonia

# A value nobody could confirm; players see the mark and, on demand, the sentence.
assumed-mark = assumed
assumed-about = Nobody could confirm this value for us, so it is an assumption. If you own the game, correct it with a small data file of your own.

# Refusals that no rule of a game is about.
refuse-nothing-to-undo = Only a move that revealed nothing can be taken back.
refuse-not-your-turn = It is not your turn.
