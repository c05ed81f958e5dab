# Maps of one's own: what is wrong with one, and what might be better.

tickets-map-too-many = There are { $n } of them, but { $most } is the most.
tickets-map-no-name = The map needs a name.
tickets-map-one-line = This must be one line of at most { $most } characters.
tickets-map-bad-id = An id has small letters, digits and underscores only.
tickets-map-country-is-city = A city has this id too.
tickets-map-players = These must be two numbers from 2 to 5, the smaller one first.
tickets-map-range = This must be from { $least } to { $most }, not { $value }.
tickets-map-usual-among = The usual number, { $n }, must be among them.
tickets-map-pair-or-three = A locomotive symbol takes a pair or any three cards, not both.
tickets-map-open-doubles = There must be a number from 1 to { $most } for each player count from 2 on.
tickets-map-scoring-table = This gives the points of 1, 2, 3 and more spaces, up to 12.
tickets-map-nameless-city = A city without a name must have a country.
tickets-map-shares = These must be two shares of the board, from 0 to 1.
tickets-map-no-country = There is no country “{ $country }”.
tickets-map-lonely-city = No route leads to this city.
tickets-map-border-spot = A border spot has a country and exactly one route; this one has { $n }.
tickets-map-track-id = A route is called “city-city”, or “city-city/1” if others run beside it.
tickets-map-no-city = There is no city “{ $city }”.
tickets-map-same-city = A route joins two different cities.
tickets-map-length = Length { $length } is outside the scoring table, which goes from 1 to { $most }.
tickets-map-length-without-points = The scoring table gives no points for length { $length }.
tickets-map-no-color = There is no colour “{ $color }”; there are gray, { $colors }.
tickets-map-gray-is-ferry = Every gray route of this map is a ferry, so it needs a locomotive symbol.
tickets-map-tunnel-cost = A tunnel may cost 15 cards at most, extra ones included.
tickets-map-any-cards = Any cards stand for one on gray routes only, not on ferries or in tunnels.
tickets-map-ferry-symbols = A ferry of length { $length } cannot have { $n } locomotive symbols.
tickets-map-ferry-most-symbols = A ferry may have 4 locomotive symbols at most.
tickets-map-ferry-cost = A ferry may cost 15 cards at most.
tickets-map-ferry-gray = A ferry is gray.
tickets-map-ferry-tunnel = A ferry cannot be a tunnel.
tickets-map-ferry-unpayable = This ferry can never be paid: there are no locomotives, and pairs do not pay symbols.
tickets-map-parallel-most = There are { $n } parallel routes, but 3 is the most.
tickets-map-parallel-ids = These parallel routes must be called { $ids }.
tickets-map-parallel-lengths = These parallel routes have different lengths.
tickets-map-no-points = This ticket has no points.
tickets-map-points-twice = This ticket gives points with each country, so it has no points of its own.
tickets-map-leads-nowhere = This ticket leads nowhere.
tickets-map-no-place = “{ $place }” is neither a city nor a country with border spots.
tickets-map-same-place = This ticket begins and ends in the same place.
tickets-map-unreachable = No routes lead from “{ $start }” to “{ $end }”.
tickets-map-no-metric = There is no metric “{ $metric }”; there are { $metrics }.
tickets-map-goal-by-city = This goal counts tickets by city, so all tickets must be between two cities.
tickets-map-no-capital = There is no capital on this map.
tickets-map-few-short = There are { $n } short tickets, but { $players } players may want { $wanted }.
tickets-map-few-long = There are { $n } long tickets, but { $players } players may want { $wanted }.
tickets-map-no-deck = Every ticket is of the deck “short” or “long”.
tickets-map-mixes-returned = Returned tickets go back into their decks: “shuffled” at the start, “under” later.
tickets-map-passenger-color = “{ $color }” must be one of { $colors }, each of them once.
tickets-map-passenger-bag = The bag holds { $n }, so as many passengers must be placed.
tickets-map-mixes-long = With mixes, everybody says how many long tickets to draw.
tickets-map-two-decks = This needs two ticket decks.
tickets-map-few-cards = There are { $n } train cards, too few for { $players } players.
tickets-map-few-long-dealt = There are { $n } long tickets, too few to deal { $each } to each of { $players } players.
tickets-map-few-tickets = There are { $n } tickets, too few to deal { $each } to each of { $players } players.
tickets-map-box = There are { $n } cards, but the box of this map has { $wanted }.
tickets-map-no-tracks = There are no routes yet.
tickets-map-no-entry = The map has no such entry to correct.
tickets-map-too-costly = This map makes the rules calculate too long. Fewer or shorter routes, fewer trains or fewer stations help.

# Advice: the map can be played, but perhaps this was not meant.

tickets-map-advice-rich = The shortest way has { $spaces } spaces, so { $points } points are a lot.
tickets-map-advice-poor = The shortest way has { $spaces } spaces, so { $points } points are few.
tickets-map-advice-one-route = One route alone completes this ticket.
tickets-map-advice-dear = The shortest way takes { $spaces } trains, and a player has only { $trains }.
tickets-map-advice-crowded = All routes together have { $spaces } spaces, and { $players } players have { $trains } trains: games will end because nobody can move.
tickets-map-advice-long = No player can claim this route: it has { $length } spaces, and a player has only { $trains } trains.
tickets-map-advice-same-spot = Another city stands on the same spot, so the board will be drawn differently.
tickets-map-advice-same-name = Another city is called “{ $name }” too: nobody can tell their tickets apart.
tickets-map-advice-parts = No routes lead from here to the rest of the map.
tickets-map-advice-one-way = Only one city can be reached from here at once: who is shut out stays out.
tickets-map-advice-no-ticket = No ticket names this city.
tickets-map-advice-colors = The colours are uneven: one has { $many } spaces, another only { $few }. Within { $fair } is fair.
tickets-map-advice-crossing = On a straight line it would cross { $a } – { $b }, so the board bends it.

# Repairs: what a button says that mends a map.

tickets-map-repair-usual = Use the usual value
tickets-map-repair-set = Make it { $value }
tickets-map-repair-points = Make it { $n } points
tickets-map-repair-gray = Make it gray
tickets-map-repair-no-tunnel = Only a ferry
tickets-map-repair-no-country = Without a country
tickets-map-repair-join = Join { $a } and { $b }
tickets-map-repair-ticket-out = Remove the ticket
tickets-map-repair-tickets = { $n ->
    [one] Add a ticket
   *[other] Add { $n } tickets
}
tickets-map-repair-decks = Sort the tickets by value
tickets-map-repair-passengers = Spread the passengers anew
tickets-map-repair-box = This is no longer the printed game
tickets-map-repair-move = Move it a little
tickets-map-repair-recolor = Give { $a } – { $b } the rarest colour
