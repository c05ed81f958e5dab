# How to play, in pictures: `.head` is the heading of a picture, the rest its sentence.

## Shared by several maps

how-take = Take two cards, face up or from the deck. A face-up locomotive counts as both.
    .head = Take cards
how-take-freely = Face up or from the deck. Here you take face-up locomotives like any other card, even two.
    .head = Take two cards
how-claim = Play as many cards of its colour as it has spaces. Grey takes any one colour, a locomotive replaces any. Place your trains and score.
    .head = Claim a route
how-claim-ferry = Play cards of its colour, one per space. A ferry needs a locomotive for each locomotive symbol.
    .head = Claim a route
how-tunnel = Play your cards, then three cards are turned over. For each one in your colour and each locomotive, pay one card more, or give up.
    .head = Try a tunnel
how-tickets = Look at three and keep at least one. Connect the two cities by the end of the game.
    .head = Draw tickets
how-tickets-out = Look at three and keep at least one. Tickets you return leave the game.
    .head = Draw tickets
how-routes = You score a route as soon as you claim it.
    .head = Long routes score most
how-worth = At the end, completed tickets score their points and failed ones cost them. Nobody else sees yours before.
    .head = Tickets: plus or minus
how-longest = For the longest unbroken line of your own trains.
    .head = Longest path: +10
how-end = When somebody has 2 or fewer trains left, everyone gets one last turn.
    .head = The end

## USA

how-usa-goal = Build railways across North America. Secret tickets tell you which cities to connect.
how-usa-turn = Your turn
how-usa-take = { how-take }
    .head = { how-take.head }
how-usa-claim = { how-claim }
    .head = { how-claim.head }
how-usa-tickets = { how-tickets }
    .head = { how-tickets.head }
how-usa-routes = { how-routes }
    .head = { how-routes.head }
how-usa-worth = { how-worth }
    .head = { how-worth.head }
how-usa-longest = { how-longest }
    .head = { how-longest.head }
how-usa-end = { how-end }
    .head = { how-end.head }
how-usa-tip-1 = Keep tickets whose paths overlap: one line can serve two of them.
how-usa-tip-2 = Short routes in crowded corners go first. Claim yours before the long ones.
how-usa-tip-3 = Watch how many trains the others have left. The end comes sooner than you think.

## Switzerland

how-switzerland-goal = Connect Swiss cities and the neighbouring countries, and get through the Alps before the others do.
how-switzerland-turn = Your turn
how-switzerland-take = { how-take-freely }
    .head = { how-take-freely.head }
how-switzerland-claim = Play as many cards of its colour as it has spaces. Locomotives are of use only in tunnels.
    .head = Claim a route
how-switzerland-tunnel = { how-tunnel }
    .head = { how-tunnel.head }
how-switzerland-tickets = { how-tickets-out }
    .head = { how-tickets-out.head }
how-switzerland-routes = { how-routes }
    .head = { how-routes.head }
how-switzerland-countries = A ticket to countries scores the best one you reach. If you reach none, you lose its lowest value.
    .head = The best country counts
how-switzerland-longest = { how-longest }
    .head = { how-longest.head }
how-switzerland-end = { how-end }
    .head = { how-end.head }
how-switzerland-tip-1 = Keep a spare card or two of your colour before you try a tunnel.
how-switzerland-tip-2 = Tickets to countries are safe: several ends count, and you can improve them later.
how-switzerland-tip-3 = With two players, the second route of a pair closes for good. Take the key passes early.

## Northern Lights

how-northern-lights-goal = Build railways and ferries around the Baltic, complete your tickets and be the best at some of the four goals.
how-northern-lights-turn = Your turn
how-northern-lights-take = { how-take }
    .head = { how-take.head }
how-northern-lights-claim = Play one card of its colour per space. A locomotive replaces any colour. Routes marked +1 or more bring you bonus cards.
    .head = Claim a route
how-northern-lights-ferry = Each locomotive symbol costs a locomotive or a pair of one colour. The other spaces take cards of one colour.
    .head = Claim a ferry
how-northern-lights-tickets = { how-tickets }
    .head = { how-tickets.head }
how-northern-lights-routes = { how-routes }
    .head = { how-routes.head }
how-northern-lights-worth = { how-worth }
    .head = { how-worth.head }
how-northern-lights-goals = Whoever does best at a goal when the game ends scores it. Tied players all score.
    .head = Four goals
how-northern-lights-end = { how-end }
    .head = { how-end.head }
how-northern-lights-tip-1 = Read the four goals first. Two that fit your tickets can decide the game.
how-northern-lights-tip-2 = Pairs are as good as locomotives on ferries. Do not spend them elsewhere.
how-northern-lights-tip-3 = Routes with bonus cards pay part of their price back.

## Europe

how-europe-goal = Connect the great cities of Europe, through tunnels, across the sea and with a little help from stations.
how-europe-turn = Your turn
how-europe-take = { how-take }
    .head = { how-take.head }
how-europe-claim = { how-claim-ferry }
    .head = { how-claim-ferry.head }
how-europe-tunnel = { how-tunnel }
    .head = { how-tunnel.head }
how-europe-station = In any city, for 1, 2, then 3 cards of one colour. For your tickets it lets you use one route of another player there.
    .head = Build a station
how-europe-tickets = Look at three and keep at least one. At the start everyone gets one long ticket: worth a lot, and far.
    .head = Draw tickets
how-europe-routes = { how-routes }
    .head = { how-routes.head }
how-europe-worth = { how-worth }
    .head = { how-worth.head }
how-europe-longest = { how-longest }
    .head = { how-longest.head }
how-europe-stations = Each station that you did not build scores 4 points.
    .head = Stations kept: +4
how-europe-end = { how-end }
    .head = { how-end.head }
how-europe-tip-1 = A station is an emergency exit, not a plan.
how-europe-tip-2 = Your long ticket shows the direction of your game. Build it from the narrow end.
how-europe-tip-3 = Keep locomotives for ferries; nothing else will do there.

## Nordic Countries

how-nordic-countries-goal = Connect the cities of the north and complete the most tickets.
how-nordic-countries-turn = Your turn
how-nordic-countries-take = { how-take-freely }
    .head = { how-take-freely.head }
how-nordic-countries-claim = Play cards of its colour, one per space. Locomotives are of use only on ferries and in tunnels.
    .head = Claim a route
how-nordic-countries-ferry = Each locomotive symbol costs a locomotive or any three cards. The other spaces take cards of the ferry’s colour.
    .head = Claim a ferry
how-nordic-countries-tunnel = { how-tunnel }
    .head = { how-tunnel.head }
how-nordic-countries-tickets = { how-tickets-out }
    .head = { how-tickets-out.head }
how-nordic-countries-routes = { how-routes }
    .head = { how-routes.head }
how-nordic-countries-worth = { how-worth }
    .head = { how-worth.head }
how-nordic-countries-long = Nine spaces in the far north. Any four cards replace one card of your colour here.
    .head = Lieksa – Murmansk: +27
how-nordic-countries-globetrotter = For the most completed tickets, however small.
    .head = Globetrotter: +10
how-nordic-countries-end = { how-end }
    .head = { how-end.head }
how-nordic-countries-tip-1 = Many small tickets win here: the bonus counts tickets, not points.
how-nordic-countries-tip-2 = Save mixed cards; in the north they are worth something.
how-nordic-countries-tip-3 = The ways along the coast are few. Choose one early.

## Germany

how-germany-goal = Connect cities, complete tickets and pick up the most passengers along the way.
how-germany-turn = Your turn
how-germany-take = { how-take }
    .head = { how-take.head }
how-germany-claim = Play cards of its colour, one per space. Then take a passenger along from each end, as long as any wait.
    .head = Claim a route
how-germany-tickets = Say how many of four come from the short and the long deck, then keep at least one.
    .head = Draw tickets
how-germany-routes = { how-routes }
    .head = { how-routes.head }
how-germany-worth = { how-worth }
    .head = { how-worth.head }
how-germany-passengers = In each colour, the most passengers score 20 and the second most 10. Tied players all score.
    .head = Passengers: +20, +10
how-germany-globetrotter = For the most completed tickets, however small.
    .head = Globetrotter: +15
how-germany-end = { how-end }
    .head = { how-end.head }
how-germany-tip-1 = Early short routes into big cities bring two passengers for few trains.
how-germany-tip-2 = Two or three colours are enough; being third in all six scores nothing.
how-germany-tip-3 = Short tickets are quick, and their number counts for the bonus.

## India

how-india-goal = Connect cities across India, if you can by two different ways.
how-india-turn = Your turn
how-india-take = { how-take }
    .head = { how-take.head }
how-india-claim = { how-claim-ferry }
    .head = { how-claim-ferry.head }
how-india-tickets = { how-tickets }
    .head = { how-tickets.head }
how-india-routes = { how-routes }
    .head = { how-routes.head }
how-india-worth = { how-worth }
    .head = { how-worth.head }
how-india-tour = Connect the cities of a ticket by two separate ways: 5, 10, 20, 30 or 40 points for one to five such tickets.
    .head = Grand Tour
how-india-longest = { how-longest }
    .head = { how-longest.head }
how-india-end = { how-end }
    .head = { how-end.head }
how-india-tip-1 = Build in loops from the start: one loop turns several tickets into Grand Tours.
how-india-tip-2 = A closed loop is worth more than one more ticket.
how-india-tip-3 = Others want to close theirs too. Take the last gap before they do.

## Maps of one's own: what is told follows their rules

how-own-goal = Connect cities, complete your tickets, and score more than the others.
how-own-turn = Your turn
how-own-take = { $freely ->
    [yes] { how-take-freely }
   *[no] { how-take }
}
    .head = { $freely ->
        [yes] { how-take-freely.head }
       *[no] { how-take.head }
    }
how-own-claim = { $locomotives ->
    [tunnels] { how-switzerland-claim }
    [tunnels-and-ferries] { how-nordic-countries-claim }
   *[all] { how-claim }
}
    .head = { how-claim.head }
how-own-bonus = Claim a route marked with a plus, and you draw so many train cards from the deck at once.
    .head = Bonus cards
how-own-ferry = { $symbol ->
    [pair] { how-northern-lights-ferry }
    [three] { how-nordic-countries-ferry }
   *[locomotive] Each locomotive symbol costs a locomotive. The other spaces take cards of one colour.
}
    .head = { how-northern-lights-ferry.head }
how-own-any = { $any ->
    [one] On some routes any { $any } card replaces one card of your colour.
   *[other] On some routes any { $any } cards replace one card of your colour.
}
    .head = Any cards
how-own-tunnel = { $reveal ->
    [one] Play your cards, then { $reveal } card is turned over. If it has your colour or is a locomotive, pay one card more, or give up.
   *[other] Play your cards, then { $reveal } cards are turned over. For each one in your colour and each locomotive, pay one card more, or give up.
}
    .head = { how-tunnel.head }
how-own-along = After claiming a route, take a passenger along from each end, as long as any wait there.
    .head = Passengers
how-own-station = { how-europe-station }
    .head = { how-europe-station.head }
how-own-tickets = { $tickets ->
    [mixes] Say how many of { $drawn } come from the short and the long deck, then keep at least { $kept }.
    [out] Look at { $drawn } and keep at least { $kept }. Tickets you return leave the game.
   *[under] Look at { $drawn } and keep at least { $kept }. Connect the two cities by the end of the game.
}
    .head = { how-tickets.head }
how-own-routes = { how-routes }
    .head = { how-routes.head }
how-own-worth = { how-worth }
    .head = { how-worth.head }
how-own-places = A ticket with several places scores the best one you reach. If you reach none, you lose its lowest value.
    .head = The best place counts
how-own-longest = { how-longest }
    .head = Longest path: +{ $path }
how-own-globetrotter = { how-germany-globetrotter }
    .head = Globetrotter: +{ $globetrotter }
how-own-goals = { how-northern-lights-goals }
    .head = Goals in play: { $goals }
how-own-tour = Connect the cities of a ticket by two separate ways. Points for 1, 2, 3 … such tickets: { $tours }.
    .head = { how-india-tour.head }
how-own-passengers = In each colour, the most passengers score { $first } and the second most { $second }. Tied players all score.
    .head = Passengers: +{ $first }, +{ $second }
how-own-stations = { $station ->
    [one] Each station that you did not build scores { $station } point.
   *[other] Each station that you did not build scores { $station } points.
}
    .head = Stations kept: +{ $station }
how-own-end = { $left ->
    [0] When somebody has no trains left, everyone gets one last turn.
    [one] When somebody has at most { $left } train left, everyone gets one last turn.
   *[other] When somebody has { $left } or fewer trains left, everyone gets one last turn.
}
    .head = { how-end.head }
how-own-tip-1 = { how-usa-tip-1 }
how-own-tip-2 = { how-usa-tip-2 }
how-own-tip-3 = { how-usa-tip-3 }
