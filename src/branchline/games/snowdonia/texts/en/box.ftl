# Where to look in the box for values that are only reconstructed.

snowdonia-look-deluxe-solo-spaces = Solo game of the Deluxe edition: set the board up for one player and count the spaces of area { $field }.
snowdonia-look-rates-excavation = On the board: the numbers on the work-rate track for excavating, from left to right.
snowdonia-look-rates-lay-track = On the board: the numbers on the work-rate track for laying track, from left to right.
snowdonia-look-event-track-event = On the board: the event on space { $id } of the event track (excavate, lay-track, complete-station, trains or maintenance).
snowdonia-look-tracks-points = On the track cards: the points on a card with { $rubble } rubble ({ $id }).
snowdonia-look-contracts-limit = On contract { $id }: how much its effect allows at most (0: as much as you like).
snowdonia-look-contracts-number = On contract { $id }: the number in its effect.
snowdonia-look-contracts-sites = On contract { $id }: how many building sites its bonus asks for.
snowdonia-look-contracts-surveyor-at = On contract { $id }: the number of the station that its bonus wants your surveyor to have reached.
snowdonia-look-station-surveyor-points = On the card of { $station }: the points for a surveyor who stands there at the end.
snowdonia-look-station-tracks = In the set-up of Blaenau Ffestiniog: how many track cards lie before { $station }.
snowdonia-look-station-excavation = On the card of { $station }: its excavation sites from left to right, as in “rubble 2 points 3; rubble 4 points 5” (none: there are none).
snowdonia-look-station-building = On the card of { $station }: its building sites from left to right, as in “stone 3 points 6; steel 1 points 7” (none: there are none).
snowdonia-look-station-number = On the card of { $station }: its number.
snowdonia-look-station-name = On the card of station { $id }: its name.
snowdonia-look-station-free = On the card of { $station }: the cubes you get for building there, as in “coal 1” (none: nothing).
snowdonia-look-rules-event-cubes-in-bag = In the rules of Blaenau Ffestiniog: how many event cubes are put into the bag.
snowdonia-look-rules-surveyor-points = In the rules of Blaenau Ffestiniog: the points for a surveyor who has moved 0, 1, 2 … stations.
snowdonia-look-rules-dropped-station = In the rules of Blaenau Ffestiniog: the number of the station that is left out with one or two players.
snowdonia-look-unreadable = This cannot be read. Write it like this: { $value }
