# What the bots of the Ticket to Ride family say of their moves.

tickets-why-keep = these tickets go well together: { $tickets }
    .you = These tickets go well together: { $tickets }.
tickets-why-keep-best = the most promising choice: { $tickets }
    .you = The most promising choice for you: { $tickets }.
tickets-why-keep-one = the best fit of those drawn: { $tickets }
    .you = The best fit for your network: { $tickets }.
tickets-why-way = on the way to { $ticket }
    .you = It brings you closer to { $ticket }.
tickets-why-narrow = a bottleneck for { $ticket }; better taken before somebody else does
    .you = It is a bottleneck for { $ticket }. Take it before somebody else does.
tickets-why-points = { $points ->
    [one] { $points } point, and the cards are there
   *[other] { $points } points, and the cards are there
}
    .you = { $points ->
        [one] You have the cards, and it scores { $points } point.
       *[other] You have the cards, and it scores { $points } points.
    }
tickets-why-long = a long route for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .you = { $points ->
        [one] It is a long route, worth { $points } point.
       *[other] It is a long route, worth { $points } points.
    }
tickets-why-path = making the longest path longer
    .you = It makes your longest path longer.
tickets-why-goal = a step towards the goal { $goal }
    .you = It takes you closer to the goal { $goal }.
tickets-why-finish = ending the game while in the lead
    .you = You are in the lead. Time to end the game.
tickets-why-last = last turn: anything that still scores
    .you = It is your last turn; take what still scores.
tickets-why-collect = collecting { $card } for { $track }
    .you = You need this for { $track }: { $card }.
tickets-why-loco = a locomotive, to stand in for any colour
    .you = A locomotive stands in for any colour you lack.
tickets-why-spare = { $card } may come in handy
    .you = This may come in handy: { $card }.
tickets-why-deck = nothing face up is worth more than a card from the deck
    .you = Nothing face up helps you more than a card from the deck.
tickets-why-more = everything is connected, so more tickets
    .you = All your tickets are done. Draw more.
tickets-why-mix = a promising mix of tickets to start with
    .you = A promising mix of tickets to start with.
tickets-why-room = enough trains and time for more tickets
    .you = You have the trains and the time for more tickets.
tickets-why-hungry = tickets first, routes later
    .you = Collect tickets first and routes later.
tickets-why-tunnel-pay = the tunnel { $track } is worth the extra cards
    .you = The tunnel { $track } is worth the extra cards.
tickets-why-tunnel-decline = the tunnel { $track } costs too much
    .you = The tunnel { $track } costs too much. Keep your cards.
tickets-why-stop = one card is enough
    .you = One card is all you need.
tickets-why-station = a station in { $city }, for want of anything better
    .you = A station in { $city }: nothing better is left.
tickets-why-station-ticket = a station in { $city } lends the route that { $ticket } lacks
    .you = A station in { $city } lends you the route that { $ticket } lacks.
tickets-why-tour = closing a grand tour
    .you = It helps you close a grand tour.
tickets-why-passengers = for the passengers who wait there
    .you = Valuable passengers wait there for you.
tickets-why-passenger = { $passenger } is the colour it has most of
    .you = You already have most of this colour: { $passenger }.
tickets-why-passenger-race = { $passenger } counts most in the race for the majorities
    .you = This colour counts most in the race for the majorities: { $passenger }.
tickets-why-pass = nothing else to do
    .you = There is nothing else you can do.

## Moves, in the words of the log

tickets-move-draw = a face-up card: { $card }
tickets-move-draw-deck = a card from the deck
tickets-move-stop = stopping at one card
tickets-move-claim = { $track } with { $cards }
tickets-move-station = a station in { $city } with { $cards }
tickets-move-tickets = new tickets
tickets-move-tickets-short = new tickets, short: { $short }, long: { $long }
tickets-move-keep = keeping these of the tickets: { $keep }
tickets-move-tunnel = paying { $cards } more
tickets-move-tunnel-decline = giving up the tunnel
tickets-move-passenger = a passenger from { $place }: { $passenger }
tickets-move-pass = passing

## The bots in a sentence

bot-about-hungry = collects many tickets early, then tries to connect them
bot-about-path = follows the best path for its tickets
bot-about-one-step = builds for one ticket at a time, one route at a time
bot-about-long-route = long routes first, tickets second
bot-about-planner = connects all its tickets with a cheap network and watches for the end
