# The Ticket to Ride family.

## Cards. `card-*` names one card; `cards-*` counts them.

card-purple = purple
card-white = white
card-blue = blue
card-yellow = yellow
card-orange = orange
card-black = black
card-red = red
card-green = green
card-loco = locomotive

cards-purple = { $n } purple
cards-white = { $n } white
cards-blue = { $n } blue
cards-yellow = { $n } yellow
cards-orange = { $n } orange
cards-black = { $n } black
cards-red = { $n } red
cards-green = { $n } green
cards-loco = { $n ->
    [one] { $n } locomotive
   *[other] { $n } locomotives
}
no-cards = no cards

## Passengers. `passenger-*` names a colour; `passengers-*` counts them.

passenger-red = red
passenger-green = green
passenger-yellow = yellow
passenger-black = black
passenger-blue = blue
passenger-white = white
passenger-purple = purple
passenger-orange = orange
passengers-red = { $n } red
passengers-green = { $n } green
passengers-yellow = { $n } yellow
passengers-black = { $n } black
passengers-blue = { $n } blue
passengers-white = { $n } white
passengers-purple = { $n } purple
passengers-orange = { $n } orange

## Places

country-at = Austria
country-ba = Bosnia and Herzegovina
country-bd = Bangladesh
country-be = Belgium
country-bg = Bulgaria
country-ca = Canada
country-ch = Switzerland
country-de = Germany
country-dk = Denmark
country-ee = Estonia
country-es = Spain
country-fi = Finland
country-fr = France
country-gb = United Kingdom
country-gr = Greece
country-hr = Croatia
country-hu = Hungary
country-in = India
country-it = Italy
country-li = Liechtenstein
country-lt = Lithuania
country-lv = Latvia
country-nl = Netherlands
country-no = Norway
country-pk = Pakistan
country-pl = Poland
country-pt = Portugal
country-ro = Romania
country-ru = Russia
country-se = Sweden
country-tr = Türkiye
country-ua = Ukraine
country-us = United States
unnamed-stop = unnamed stop in { $country }

## Goals of Northern Lights: each is won by whoever has the most of what it counts.

goal-small-steps = Small Steps Strategist
    .about = For the most routes that are 1 space long.
goal-locomotive-love = Call of the Wild
    .about = For the most locomotives left in hand; every pair of cards of one colour counts as another locomotive.
goal-nordic-express = Nordic Express
    .about = For the longest unbroken path of your own routes, counted in trains.
goal-capital-investments = Capital Investment
    .about = For the most completed tickets to Stockholm, Copenhagen, Oslo or Helsinki.
goal-cost-analysis = Cost Efficiency
    .about = For the most trains left at the end.
goal-regional-connections = Local Network
    .about = For the most completed tickets worth 5 points or less.
goal-railway-empire = International Tycoon
    .about = For routes that reach the most countries, connected or not.
goal-polar-express = Polar Express
    .about = For the most completed tickets to a city inside the Arctic Circle.
goal-golden-snowplough = Snowplow Award
    .about = For the most routes that start or end inside the Arctic Circle.
goal-ferry-captain = Ferry Master
    .about = For the most ferries of any length.
goal-wild-west = The Wild West
    .about = For the most routes that start or end in Norway.

## Goals of maps of one's own, by what they count.

goal-counts-tracks-of-length = Routes of one length
    .about = { $n ->
        [one] For the most routes that are { $n } space long.
       *[other] For the most routes that are { $n } spaces long.
    }
goal-counts-locomotives-in-hand = Locomotives in hand
    .about = { goal-locomotive-love.about }
goal-counts-longest-path = Longest path
    .about = { goal-nordic-express.about }
goal-counts-tickets-to-capitals = Tickets to capitals
    .about = For the most completed tickets to a capital.
goal-counts-wagons-left = Trains left
    .about = { goal-cost-analysis.about }
goal-counts-cheap-tickets = Small tickets
    .about = { $n ->
        [one] For the most completed tickets worth { $n } point or less.
       *[other] For the most completed tickets worth { $n } points or less.
    }
goal-counts-countries = Countries reached
    .about = { goal-railway-empire.about }
goal-counts-arctic-tickets = Arctic tickets
    .about = { goal-polar-express.about }
goal-counts-arctic-tracks = Arctic routes
    .about = { goal-golden-snowplough.about }
goal-counts-ferries = Ferries
    .about = { goal-ferry-captain.about }
goal-counts-tracks-in-country = Routes in one country
    .about = For the most routes that start or end in this country: { $country }.

## Options

option-wagons = Trains per player
    .about = How many trains everyone starts with. In Switzerland it is 45 in the Polish edition and 40 in the English one.
option-draw-row-when-deck-empty = Face-up cards without a deck
    .about = Lets you take face-up cards even when the deck and the discard pile are both empty. The rulebook does not.
option-may-stop-after-one = Stop after one card
    .about = Lets you stop after the first card. By the rulebook you must take a second one if you can.
option-flush-at = Locomotives that clear the face-up cards
    .about = So many face-up locomotives are swept away with the whole row; 0: never. The rulebook has no such rule, the official digital version does at 3.
option-three-cards-on-plain = Three cards on plain spaces too
    .about = On ferries any three cards stand for a locomotive on plain spaces too, not only on symbols.
option-unequal-pairs-are-doubles = Unequal pairs are double routes
    .about = Two routes of different length between the same cities count as a double route. Otherwise each stands alone.
option-passengers = Passengers
    .about = Whether passengers wait in the cities. Without them it is the edition of 2012, whose rulebook we have not seen (unconfirmed).
    .on = with passengers
    .off = without passengers
option-rail-empire = International Tycoon counts
    .about = Which countries count for the goal International Tycoon; its card can be read in two ways.
    .ends = every country one of your routes ends in
    .crossings = only countries linked by a route across the border
option-tie-break-path = Last tie-break
    .about = What decides between players who are still level after everything else. By the book only whoever has the longest-path bonus is ahead.
    .holder = who has the longest-path bonus
    .length = who has the longer path

## What happens

tickets-first-player = { $seat } goes first.
    .you = You go first.
tickets-dealt = { $n ->
    [0] { $seat } starts without train cards.
   *[other] { $seat } is dealt { $cards }.
}
    .hidden = { $n ->
        [0] { $seat } starts without train cards.
        [one] { $seat } is dealt { $n } card.
       *[other] { $seat } is dealt { $n } cards.
    }
    .you = { $n ->
        [0] You start without train cards.
       *[other] You are dealt { $cards }.
    }
tickets-turned-up = New face-up card: { $card }.
tickets-flushed = Too many locomotives face up: { $cards } are discarded and replaced.
tickets-reshuffled = { $n ->
    [one] The discard pile is shuffled into a new deck of { $n } card.
   *[other] The discard pile is shuffled into a new deck of { $n } cards.
}
tickets-goal-in-play = Goal in this game: { $goal }.
tickets-offered-tickets = { $n ->
    [one] { $seat } draws { $n } ticket: { $tickets }.
   *[other] { $seat } draws { $n } tickets: { $tickets }.
}
    .hidden = { $n ->
        [one] { $seat } draws { $n } ticket.
       *[other] { $seat } draws { $n } tickets.
    }
    .you = { $n ->
        [one] You draw { $n } ticket: { $tickets }.
       *[other] You draw { $n } tickets: { $tickets }.
    }
tickets-chose-tickets = { $seat } keeps starting tickets { $kept }.
    .hidden = { $seat } has chosen starting tickets.
    .you = You keep starting tickets { $kept }.
tickets-kept-tickets = { $returned ->
    [0] { $n ->
        [one] { $seat } keeps { $n } ticket: { $tickets }.
       *[other] { $seat } keeps all { $n } tickets: { $tickets }.
    }
   *[other] { $n ->
        [one] { $seat } returns { $returned } and keeps { $n } ticket: { $tickets }.
       *[other] { $seat } returns { $returned } and keeps { $n } tickets: { $tickets }.
    }
}
    .hidden = { $returned ->
        [0] { $n ->
            [one] { $seat } keeps { $n } ticket.
           *[other] { $seat } keeps all { $n } tickets.
        }
       *[other] { $n ->
            [one] { $seat } returns { $returned } and keeps { $n } ticket.
           *[other] { $seat } returns { $returned } and keeps { $n } tickets.
        }
    }
    .you = { $returned ->
        [0] { $n ->
            [one] You keep { $n } ticket: { $tickets }.
           *[other] You keep all { $n } tickets: { $tickets }.
        }
       *[other] { $n ->
            [one] You return { $returned } and keep { $n } ticket: { $tickets }.
           *[other] You return { $returned } and keep { $n } tickets: { $tickets }.
        }
    }
tickets-took = { $seat } takes a face-up card: { $card }.
    .you = You take a face-up card: { $card }.
tickets-drew = { $seat } draws from the deck: { $card }.
    .hidden = { $seat } draws a card from the deck.
    .you = You draw from the deck: { $card }.
tickets-claimed = { $points ->
    [one] { $seat } claims { $track } with { $cards } for { $points } point.
   *[other] { $seat } claims { $track } with { $cards } for { $points } points.
}
    .you = { $points ->
        [one] You claim { $track } with { $cards } for { $points } point.
       *[other] You claim { $track } with { $cards } for { $points } points.
    }
tickets-built-station = { $seat } builds a station in { $city } with { $cards }.
    .you = You build a station in { $city } with { $cards }.
tickets-tunnel-tried = { $seat } tries the tunnel { $track } with { $cards }.
    .you = You try the tunnel { $track } with { $cards }.
tickets-tunnel-revealed = { $owes ->
    [0] Turned over: { $revealed }. Nothing more to pay.
    [one] Turned over: { $revealed }. { $owes } more card to pay.
   *[other] Turned over: { $revealed }. { $owes } more cards to pay.
}
tickets-tunnel-paid = { $seat } pays { $cards } more and completes the tunnel.
    .you = You pay { $cards } more and complete the tunnel.
tickets-tunnel-declined = { $seat } gives up the tunnel { $track } and takes back { $cards }.
    .you = You give up the tunnel { $track } and take back { $cards }.
tickets-bonus = { $n ->
    [0] { $seat } gets no bonus cards: there are none left to draw.
   *[other] { $seat } draws bonus cards: { $cards }.
}
    .hidden = { $n ->
        [0] { $seat } gets no bonus cards: there are none left to draw.
        [one] { $seat } draws { $n } bonus card.
       *[other] { $seat } draws { $n } bonus cards.
    }
    .you = { $n ->
        [0] You get no bonus cards: there are none left to draw.
        [one] You draw a bonus card: { $cards }.
       *[other] You draw bonus cards: { $cards }.
    }
tickets-last-round = { $wagons ->
    [0] { $seat } has no trains left. Last round: everyone gets one more turn.
    [one] { $seat } has only { $wagons } train left. Last round: everyone gets one more turn.
   *[other] { $seat } has only { $wagons } trains left. Last round: everyone gets one more turn.
}
    .you = { $wagons ->
        [0] You have no trains left. Last round: everyone gets one more turn.
        [one] You have only { $wagons } train left. Last round: everyone gets one more turn.
       *[other] You have only { $wagons } trains left. Last round: everyone gets one more turn.
    }
tickets-passed = { $seat } has no legal move and passes.
    .you = You have no legal move and pass.
tickets-stopped = { $seat } stops at one card.
    .you = You stop at one card.
tickets-game-over = { $reason ->
    [deadlock] Nobody can move: the game is over.
   *[wagons] The last round is over: the game ends.
}
tickets-mix-announced = { $long ->
    [0] { $seat } wants { $short } short tickets.
   *[other] { $short ->
        [0] { $seat } wants { $long } long tickets.
       *[other] { $seat } wants { $short } short and { $long } long tickets.
    }
}
    .you = { $long ->
        [0] You want { $short } short tickets.
       *[other] { $short ->
            [0] You want { $long } long tickets.
           *[other] You want { $short } short and { $long } long tickets.
        }
    }
tickets-passengers-wait = { $place }: { $passengers } waiting.
tickets-passenger-taken = { $seat } takes a passenger along from { $place }: { $passenger }.
    .you = You take a passenger along from { $place }: { $passenger }.

## Why a move is refused

tickets-refuse-over = The game is over.
tickets-refuse-choose-first = First choose which starting tickets to keep.
tickets-refuse-second-card-first = First take your second card.
tickets-refuse-keep-first = First choose which of the new tickets to keep.
tickets-refuse-tunnel-first = { $owes ->
    [one] First decide about the tunnel: pay { $owes } more card or give up.
   *[other] First decide about the tunnel: pay { $owes } more cards or give up.
}
tickets-refuse-nothing-offered = You have no new tickets to choose from.
tickets-refuse-no-tunnel = There is no tunnel waiting for you to pay.
tickets-refuse-not-that-many-offered = { $offered ->
    [one] There is only { $offered } ticket to choose from.
   *[other] There are only { $offered } tickets to choose from.
}
tickets-refuse-keep-more-at-start = { $least ->
    [one] Keep at least { $least } starting ticket; you picked { $given }.
   *[other] Keep at least { $least } starting tickets; you picked { $given }.
}
tickets-refuse-keep-more = { $least ->
    [one] Keep at least { $least } ticket; you picked { $given }.
   *[other] Keep at least { $least } tickets; you picked { $given }.
}
tickets-refuse-deck-empty = The deck is empty, and there are no discards to reshuffle.
tickets-refuse-not-in-row = There is no such card face up: { $card }.
tickets-refuse-loco-second = You can take a face-up locomotive only as the first and only card of your turn.
tickets-refuse-no-tickets = There are no tickets left to draw.
tickets-refuse-pass = You can pass only when you have no legal move.
tickets-refuse-stop = You cannot stop after one card here.
tickets-refuse-taken = { $track } already belongs to { $seat }.
    .you = { $track } is already yours.
tickets-refuse-own-twin = You already own a route parallel to { $track }.
tickets-refuse-twin-closed = { $track } is closed: with { $players } players only { $open } of these parallel routes may be claimed.
tickets-refuse-wagons = { $needs ->
    [one] { $track } needs { $needs } train; you have { $have }.
   *[other] { $track } needs { $needs } trains; you have { $have }.
}
tickets-refuse-wagons-tunnel = { $needs ->
    [one] The tunnel { $track } needs { $needs } train; you have { $have }.
   *[other] The tunnel { $track } needs { $needs } trains; you have { $have }.
}
tickets-refuse-count = { $needs ->
    [one] { $track } costs exactly { $needs } card, not { $given }.
   *[other] { $track } costs exactly { $needs } cards, not { $given }.
}
tickets-refuse-color = { $track } costs { $card } cards, no other colour.
tickets-refuse-one-color = All cards for { $track } must be the same colour.
tickets-refuse-no-locos-here = You cannot use locomotives on { $track }.
tickets-refuse-not-held = { $needs ->
    [one] That costs { $needs } { $card } card; you have { $have }.
   *[other] That costs { $needs } { $card } cards; you have { $have }.
}
tickets-refuse-ferry = { $plain ->
    [0] The ferry { $track } costs a locomotive or a pair of one colour for each symbol (symbols: { $symbols }).
    [one] The ferry { $track } costs a locomotive or a pair of one colour for each symbol (symbols: { $symbols }), plus { $plain } more card.
   *[other] The ferry { $track } costs a locomotive or a pair of one colour for each symbol (symbols: { $symbols }), plus { $plain } more cards of one colour.
}
tickets-refuse-ferry-locos = { $plain ->
    [0] The ferry { $track } costs a locomotive for each symbol (symbols: { $symbols }).
    [one] The ferry { $track } costs a locomotive for each symbol (symbols: { $symbols }), plus { $plain } more card.
   *[other] The ferry { $track } costs a locomotive for each symbol (symbols: { $symbols }), plus { $plain } more cards of one colour.
}
tickets-refuse-ferry-plain-locos = On the ferry { $track } locomotives pay for symbols only (symbols: { $symbols }), not for plain spaces ({ $plain }).
tickets-refuse-ferry-threes = { $plain ->
    [0] The ferry { $track } takes a locomotive or any three other cards per symbol (symbols: { $symbols }).
    [one] The ferry { $track } takes a locomotive or any three other cards per symbol (symbols: { $symbols }) and { $plain } { $card } card.
   *[other] The ferry { $track } takes a locomotive or any three other cards per symbol (symbols: { $symbols }) and { $plain } { $card } cards.
}
tickets-refuse-ferry-threes-grey = { $plain ->
    [0] The ferry { $track } takes a locomotive or any three other cards per symbol (symbols: { $symbols }).
    [one] The ferry { $track } takes a locomotive or any three other cards per symbol (symbols: { $symbols }) and { $plain } more card.
   *[other] The ferry { $track } takes a locomotive or any three other cards per symbol (symbols: { $symbols }) and { $plain } more cards of one colour.
}
tickets-refuse-threes-on-plain = On the ferry { $track } three cards pay for symbols only (symbols: { $symbols }), not for plain spaces.
tickets-refuse-any-cards = { $track } takes { $needs } cards of one colour; any { $each } cards stand for one of them.
tickets-refuse-stations-gone = { $n ->
    [one] Your only station is already on the board.
   *[other] All { $n } of your stations are already on the board.
}
tickets-refuse-station-there = { $seat } already has a station in { $city }.
    .you = You already have a station in { $city }.
tickets-refuse-station-count = { $needs ->
    [one] Your next station costs exactly { $needs } card, not { $given } ({ $city }).
   *[other] Your next station costs exactly { $needs } cards, not { $given } ({ $city }).
}
tickets-refuse-station-color = All cards for the station in { $city } must be of one colour.
tickets-refuse-extra = { $owes ->
    [one] The tunnel costs { $owes } more card: { $card } or a locomotive.
   *[other] The tunnel costs { $owes } more cards, each { $card } or a locomotive.
}
tickets-refuse-extra-locos = { $owes ->
    [one] You played only locomotives, so the tunnel costs { $owes } more locomotive.
   *[other] You played only locomotives, so the tunnel costs { $owes } more locomotives.
}
tickets-refuse-announce-first = First say how many tickets you want from which deck.
tickets-refuse-mix-at-start = Name { $needs } tickets in all, short and long together.
tickets-refuse-say-mix = Say how many tickets come from which deck, { $needs } in all.
tickets-refuse-mix = Name { $needs } tickets in all; there are { $short } short and { $long } long ones left.
tickets-refuse-passenger-first = First choose the passenger you take along from { $place }.
tickets-refuse-no-passenger = There is no passenger to choose now.
tickets-refuse-passenger-not-there = Choose one of those who wait in { $place }; no { $passenger } passenger is to be had.

## The score sheet and the end

tickets-points-track = Routes
tickets-points-ticket-done = Completed tickets
tickets-points-ticket-failed = Failed tickets
tickets-points-station-used = Stations used
tickets-points-station-unused = Stations without use
tickets-points-stations-left = Stations not built
tickets-points-grand-tour = Grand tours
tickets-points-goal = Goals
tickets-points-globetrotter = Globetrotter
tickets-points-passengers = Passengers
tickets-points-longest-path = Longest path
tickets-reason-wagons = A player ran low on trains.
tickets-reason-deadlock = Nobody could move.

## Ties

tickets-tie-tickets = Level on points ({ $points }). { $who } completed more tickets, { $most } to { $next }.
    .you = Level on points ({ $points }). You completed more tickets, { $most } to { $next }.
tickets-tie-stations = Level on points ({ $points }) and completed tickets. { $who } has more stations left, { $most } to { $next }.
    .you = Level on points ({ $points }) and completed tickets. You have more stations left, { $most } to { $next }.
tickets-tie-goals = Level on points ({ $points }) and completed tickets. { $who } achieved more goals, { $most } to { $next }.
    .you = Level on points ({ $points }) and completed tickets. You achieved more goals, { $most } to { $next }.
tickets-tie-holder = Level on points ({ $points }) and completed tickets. { $who } has the bonus for the longest path.
    .you = Level on points ({ $points }) and completed tickets. You have the bonus for the longest path.
tickets-tie-path = Level on points ({ $points }) and completed tickets. { $who } has the longer path, { $most } to { $next }.
    .you = Level on points ({ $points }) and completed tickets. You have the longer path, { $most } to { $next }.
tickets-tie-passengers = Level on points ({ $points }) and completed tickets. { $who } has more passengers, { $most } to { $next }.
    .you = Level on points ({ $points }) and completed tickets. You have more passengers, { $most } to { $next }.

## What to do now, and kinds of moves

tickets-phase-choosing = Choose which starting tickets to keep.
tickets-phase-turn = Draw train cards, claim a route or draw tickets.
    .stations = Draw train cards, claim a route, draw tickets or build a station.
tickets-phase-second-card = Take your second card.
tickets-phase-keeping = Choose which of the new tickets to keep.
tickets-phase-tunnel = The tunnel costs more: pay or give up.
tickets-phase-over = The game is over.
tickets-phase-announcing = Say how many tickets you want from which deck.
tickets-phase-passenger = Choose the passenger you take along.

tickets-group-draw = Draw train cards
tickets-group-claim = Claim a route
tickets-group-station = Build a station
tickets-group-tickets = Draw tickets
tickets-group-keep = Keep tickets
tickets-group-tunnel = Decide about the tunnel
tickets-group-passenger = Take a passenger along
tickets-group-pass = Pass

## Titles

title-switzerland = Ticket to Ride: Switzerland
    .about = Tunnels through the Alps and tickets to whole countries. Tight and quick.
title-northern-lights = Ticket to Ride: Northern Lights
    .about = Ferries along the fjords, bonus cards and a race for goals around the Baltic.
title-usa = Ticket to Ride: USA
    .about = The classic: coast to coast, double routes and the longest path.
title-europe = Ticket to Ride: Europe
    .about = Stations, tunnels and ferries from Edinburgh to Constantinople. One long ticket for everybody.
title-nordic-countries = Ticket to Ride: Nordic Countries
    .about = Fjords, ferries and tunnels for two or three. Locomotives are rare guests on land.
title-germany = Ticket to Ride: Germany
    .about = Two decks of tickets and passengers in every city. Who claims a route takes them along.
title-india = Ticket to Ride: India
    .about = Rings of rails: whoever reaches cities by two ways is paid twice. Ferries for locomotives only.
