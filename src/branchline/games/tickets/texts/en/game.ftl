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

## Places

country-at = Austria
country-bd = Bangladesh
country-ca = Canada
country-ch = Switzerland
country-de = Germany
country-dk = Denmark
country-ee = Estonia
country-fi = Finland
country-fr = France
country-in = India
country-it = Italy
country-li = Liechtenstein
country-lt = Lithuania
country-lv = Latvia
country-no = Norway
country-pk = Pakistan
country-pl = Poland
country-ru = Russia
country-se = Sweden
country-us = United States
unnamed-stop = unnamed stop ({ $country })

## Goals of Northern Lights: each is won by whoever has the most of what it counts.

goal-small-steps = Small Steps Strategist
    .about = For the most routes of exactly one space.
goal-locomotive-love = Call of the Wild
    .about = For the most locomotives left in hand at the end, every pair of one colour counting as one more.
goal-nordic-express = Nordic Express
    .about = For the longest unbroken path of your own routes, counted in wagons.
goal-capital-investments = Capital Investment
    .about = For the most completed tickets that name Stockholm, Copenhagen, Oslo or Helsinki.
goal-cost-analysis = Cost Efficiency
    .about = For the most wagons left over at the end.
goal-regional-connections = Local Network
    .about = For the most completed tickets worth 5 points or less.
goal-railway-empire = International Tycoon
    .about = For routes that end in the most different countries, connected or not.
goal-polar-express = Polar Express
    .about = For the most completed tickets with at least one city inside the Arctic Circle.
goal-golden-snowplough = Snowplow Award
    .about = For the most routes with at least one end inside the Arctic Circle.
goal-ferry-captain = Ferry Master
    .about = For the most ferries, whatever their length.
goal-wild-west = The Wild West
    .about = For the most routes with at least one end in Norway.

## Options

option-wagons = Wagons per player
    .about = How many wagons everybody starts with. Editions differ: Switzerland has 45 in its Polish edition and 40 in the English one.
option-draw-row-when-deck-empty = Face-up cards without a deck
    .about = Face-up cards may still be taken when the deck and the discard pile are both empty. By the book they may not.
option-may-stop-after-one = One card is enough
    .about = After the first card you may stop. By the book a second one must be drawn if there is any.
option-flush-at = Locomotives that clear the face-up cards
    .about = So many face-up locomotives are swept away with the whole row; 0: never. The rulebook has no such rule, the official digital version does at 3.
option-three-cards-on-plain = Three cards on plain spaces too
    .about = On ferries any three cards stand for a locomotive on plain spaces too, not only on symbols.
option-unequal-pairs-are-doubles = Unequal pairs are double routes
    .about = Two routes of different length between the same cities count as a double route. Otherwise each stands alone.
option-rail-empire = International Tycoon counts
    .about = Which countries count for the goal International Tycoon; its card can be read in two ways.
    .ends = every country in which a route ends
    .crossings = only countries joined by a route across their border
option-tie-break-path = Last tie-break
    .about = What decides between players who are still level after everything else. By the book only whoever has the longest-path bonus is ahead.
    .holder = who has the longest-path bonus
    .length = who has the longer path

## What happens

tickets-first-player = { $seat } goes first.
tickets-dealt = { $n ->
    [0] { $seat } starts without train cards.
   *[other] { $seat } is dealt { $cards }.
}
    .hidden = { $n ->
        [0] { $seat } starts without train cards.
        [one] { $seat } is dealt { $n } card.
       *[other] { $seat } is dealt { $n } cards.
    }
tickets-turned-up = New face-up card: { $card }.
tickets-flushed = Too many locomotives lie face up: { $cards } are swept away and replaced.
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
tickets-chose-tickets = { $seat } picks the starting tickets no. { $kept }.
    .hidden = { $seat } has picked the starting tickets.
tickets-kept-tickets = { $returned ->
    [0] { $n ->
        [one] { $seat } keeps { $n } ticket: { $tickets }.
       *[other] { $seat } keeps all { $n } tickets: { $tickets }.
    }
   *[other] { $n ->
        [one] { $seat } turns down { $returned } and keeps { $n } ticket: { $tickets }.
       *[other] { $seat } turns down { $returned } and keeps { $n } tickets: { $tickets }.
    }
}
    .hidden = { $returned ->
        [0] { $n ->
            [one] { $seat } keeps { $n } ticket.
           *[other] { $seat } keeps all { $n } tickets.
        }
       *[other] { $n ->
            [one] { $seat } turns down { $returned } and keeps { $n } ticket.
           *[other] { $seat } turns down { $returned } and keeps { $n } tickets.
        }
    }
tickets-took = { $seat } takes a face-up card: { $card }.
tickets-drew = { $seat } draws from the deck: { $card }.
    .hidden = { $seat } draws a card from the deck.
tickets-claimed = { $points ->
    [one] { $seat } claims { $track } with { $cards } for { $points } point.
   *[other] { $seat } claims { $track } with { $cards } for { $points } points.
}
tickets-tunnel-tried = { $seat } starts digging the tunnel { $track } with { $cards }.
tickets-tunnel-revealed = { $owes ->
    [0] The mountain reveals { $revealed }: nothing more to pay.
    [one] The mountain reveals { $revealed }: { $owes } more card to pay.
   *[other] The mountain reveals { $revealed }: { $owes } more cards to pay.
}
tickets-tunnel-paid = { $seat } adds { $cards } and breaks through.
tickets-tunnel-declined = { $seat } gives up the tunnel { $track } and takes back { $cards }.
tickets-bonus = { $n ->
    [0] { $seat } gets no bonus: there are no cards left to draw.
   *[other] { $seat } draws a bonus: { $cards }.
}
    .hidden = { $n ->
        [0] { $seat } gets no bonus: there are no cards left to draw.
        [one] { $seat } draws a bonus of { $n } card.
       *[other] { $seat } draws a bonus of { $n } cards.
    }
tickets-last-round = { $wagons ->
    [0] { $seat } has no wagons left: last round! Everybody gets one more turn.
    [one] { $seat } has only { $wagons } wagon left: last round! Everybody gets one more turn.
   *[other] { $seat } has only { $wagons } wagons left: last round! Everybody gets one more turn.
}
tickets-passed = { $seat } has no possible move and passes.
tickets-stopped = { $seat } is content with one card.
tickets-game-over = { $reason ->
    [deadlock] Nobody can move any more: the game is over.
   *[wagons] The last round is played: the game is over.
}

## Why a move is refused

tickets-refuse-over = The game is over.
tickets-refuse-choose-first = First choose which of your starting tickets you keep.
tickets-refuse-second-card-first = First draw your second card.
tickets-refuse-keep-first = First choose which of the drawn tickets you keep.
tickets-refuse-tunnel-first = { $owes ->
    [one] First settle the tunnel: pay { $owes } more card or give up.
   *[other] First settle the tunnel: pay { $owes } more cards or give up.
}
tickets-refuse-nothing-offered = You have drawn no tickets to choose from.
tickets-refuse-no-tunnel = No tunnel is waiting for your payment.
tickets-refuse-not-that-many-offered = { $offered ->
    [one] There is only { $offered } ticket to choose from.
   *[other] There are only { $offered } tickets to choose from.
}
tickets-refuse-keep-more-at-start = { $least ->
    [one] Keep at least { $least } starting ticket; you chose { $given }.
   *[other] Keep at least { $least } starting tickets; you chose { $given }.
}
tickets-refuse-keep-more = { $least ->
    [one] Keep at least { $least } ticket; you chose { $given }.
   *[other] Keep at least { $least } tickets; you chose { $given }.
}
tickets-refuse-deck-empty = The deck is used up, and there are no discards to make a new one.
tickets-refuse-not-in-row = No such card lies face up: { $card }.
tickets-refuse-loco-second = A face-up locomotive must be your first and only card of the turn.
tickets-refuse-no-tickets = There are no tickets left to draw.
tickets-refuse-pass = You can still move, so you may not pass.
tickets-refuse-stop = You cannot stop after one card here.
tickets-refuse-taken = { $track } is already taken by { $seat }.
tickets-refuse-own-twin = You already own a track parallel to { $track }.
tickets-refuse-twin-closed = { $track } is closed: with { $players } players only { $open } of these parallel tracks can be used.
tickets-refuse-wagons = { $needs ->
    [one] { $track } takes { $needs } wagon; you have { $have }.
   *[other] { $track } takes { $needs } wagons; you have { $have }.
}
tickets-refuse-wagons-tunnel = { $needs ->
    [one] The tunnel { $track } takes { $needs } wagon; you have { $have }.
   *[other] The tunnel { $track } takes { $needs } wagons; you have { $have }.
}
tickets-refuse-count = { $needs ->
    [one] { $track } takes exactly { $needs } card, not { $given }.
   *[other] { $track } takes exactly { $needs } cards, not { $given }.
}
tickets-refuse-color = { $track } takes { $card } cards, no other colour.
tickets-refuse-one-color = All cards for { $track } must be of one colour.
tickets-refuse-no-locos-here = { $track } takes no locomotives.
tickets-refuse-not-held = { $needs ->
    [one] That takes { $needs } { $card } card; you have { $have }.
   *[other] That takes { $needs } { $card } cards; you have { $have }.
}
tickets-refuse-ferry = { $plain ->
    [0] The ferry { $track } takes a locomotive or a pair of one colour per symbol (symbols: { $symbols }).
    [one] The ferry { $track } takes a locomotive or a pair of one colour per symbol (symbols: { $symbols }) and { $plain } more card.
   *[other] The ferry { $track } takes a locomotive or a pair of one colour per symbol (symbols: { $symbols }) and { $plain } more cards of one colour.
}
tickets-refuse-ferry-locos = { $plain ->
    [0] The ferry { $track } takes a locomotive per symbol (symbols: { $symbols }).
    [one] The ferry { $track } takes a locomotive per symbol (symbols: { $symbols }) and { $plain } more card.
   *[other] The ferry { $track } takes a locomotive per symbol (symbols: { $symbols }) and { $plain } more cards of one colour.
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
tickets-refuse-extra = { $owes ->
    [one] The tunnel takes { $owes } more card: { $card } or locomotive.
   *[other] The tunnel takes { $owes } more cards, each { $card } or locomotive.
}
tickets-refuse-extra-locos = { $owes ->
    [one] You dug with locomotives alone, so the tunnel takes { $owes } more locomotive.
   *[other] You dug with locomotives alone, so the tunnel takes { $owes } more locomotives.
}

## The score sheet and the end

tickets-points-track = Routes
tickets-points-ticket-done = Completed tickets
tickets-points-ticket-failed = Failed tickets
tickets-points-grand-tour = Grand tours
tickets-points-goal = Goals
tickets-points-globetrotter = Globetrotter
tickets-points-longest-path = Longest path
tickets-reason-wagons = The wagons ran low.
tickets-reason-deadlock = Nobody could move any more.

## What to do now, and kinds of moves

tickets-phase-choosing = Choose the starting tickets you keep.
tickets-phase-turn = Draw train cards, claim a route or draw tickets.
tickets-phase-second-card = Draw your second card.
tickets-phase-keeping = Choose which of the drawn tickets you keep.
tickets-phase-tunnel = The tunnel costs more: pay or give up.
tickets-phase-over = The game is over.

tickets-group-draw = Draw train cards
tickets-group-claim = Claim a route
tickets-group-tickets = Draw tickets
tickets-group-keep = Keep tickets
tickets-group-tunnel = Settle the tunnel
tickets-group-pass = Pass

## Titles

title-switzerland = Ticket to Ride: Switzerland
    .about = Tunnels through the Alps and tickets to whole countries. Tight and quick.
title-northern-lights = Ticket to Ride: Northern Lights
    .about = Ferries along the fjords, bonus cards and goals to race for around the Baltic.
title-usa = Ticket to Ride: USA
    .about = The classic: coast to coast, double tracks, the longest path.
title-nordic-countries = Ticket to Ride: Nordic Countries
    .about = Fjords, ferries and tunnels for two or three. Locomotives are rare guests on land.
title-india = Ticket to Ride: India
    .about = Rings of rails: whoever reaches cities by two ways is paid twice. Ferries for locomotives only.
