# Snowdonia.

## Goods. `good-*` names one kind; `goods-*` counts them.

snowdonia-good-ore = iron ore
snowdonia-good-stone = stone
snowdonia-good-coal = coal
snowdonia-good-rubble = rubble
snowdonia-good-steel = steel
snowdonia-goods-ore = { $n } iron ore
snowdonia-goods-stone = { $n } stone
snowdonia-goods-coal = { $n } coal
snowdonia-goods-rubble = { $n } rubble
snowdonia-goods-steel = { $n ->
    [one] { $n } steel bar
   *[other] { $n } steel bars
}
snowdonia-goods-event = { $n ->
    [one] { $n } event cube
   *[other] { $n } event cubes
}
snowdonia-nothing = nothing

## Weather

snowdonia-weather-sun = sun
snowdonia-weather-rain = rain
snowdonia-weather-fog = fog

## Areas

snowdonia-area-a = Stock Yard
    .about = Take up to three cubes, at most one of them coal. The last space also makes you start player.
snowdonia-area-b = Excavation
    .about = Dig as much rubble as the work rate says, in the order of the line. Whoever takes the last cube of a station site owns it.
snowdonia-area-c = Works
    .about = Up to three trades: 3 iron ore for a steel bar, 2 rubble for a stone.
snowdonia-area-d = Lay Track
    .about = Lay as many cleared tracks as the work rate says, for a steel bar each.
snowdonia-area-e = Build
    .about = { $players ->
        [1] Build one site at a station whose tracks are cleared.
       *[other] Build one site at a station whose tracks are cleared, or get a train.
    }
snowdonia-area-f = Site Office
    .about = Take one of the open contracts.
snowdonia-area-g = Surveyor
    .about = Move your surveyor to the next station. There is always room here.

## Places on the line

snowdonia-place-track = track { $n } to { $station }
snowdonia-place-dig = excavation site { $n } at { $station }
snowdonia-place-site = building site { $n } at { $station }

## Events of the event track

snowdonia-event-excavate = Excavate
    .about = As many places are emptied as the excavation rate says. Nobody gets the rubble.
snowdonia-event-lay-track = Lay Track
    .about = As many tracks are laid as the track rate says. They belong to nobody.
snowdonia-event-complete-station = Complete a Station
    .about = The first unfinished station is closed for the rest of the game. Its rubble is removed.
snowdonia-event-trains = Trains
    .about = From now on trains can be bought.
snowdonia-event-maintenance = Train maintenance
    .about = Every train owner pays a steel bar, discards a voucher, or loses the train.

## Powers of trains

snowdonia-power-none = No power of its own.
snowdonia-power-excavate = Your Excavate actions take { $n } more rubble.
snowdonia-power-smelt = In the Works { $n } iron ore make a steel bar.
snowdonia-power-yard = { $n ->
    [one] Your Stock Yard actions may take { $n } more cube.
   *[other] Your Stock Yard actions may take { $n } more cubes.
}
snowdonia-power-points = { $n } points if you own it at the end.
snowdonia-power-build = After area E you may build once more, if anybody built this round.
snowdonia-power-lay = { $n ->
    [one] Your Lay Track actions lay { $n } more track.
   *[other] Your Lay Track actions lay { $n } more tracks.
}

## Contracts: our own short names

snowdonia-contract-1 = Night Gang
snowdonia-contract-2 = Extra Platelayers
snowdonia-contract-3 = Blasting Permit
snowdonia-contract-4 = Weather Glass
snowdonia-contract-5 = Tender Round
snowdonia-contract-6 = Cast on Site
snowdonia-contract-7 = Wider Wagons
snowdonia-contract-8 = Overtime on the Line
snowdonia-contract-9 = Thrifty Mason
snowdonia-contract-10 = Evening Shift
snowdonia-contract-11 = Stone Cutter
snowdonia-contract-12 = Hot Furnace
snowdonia-contract-13 = Closed Books
snowdonia-contract-14 = Quarry Rebate
snowdonia-contract-15 = Good Mortar
snowdonia-contract-16 = Spare Parts
snowdonia-contract-17 = Rough Walls
snowdonia-contract-18 = Lucky Delivery
snowdonia-contract-19 = Second Delivery
snowdonia-contract-20 = First Pick
snowdonia-contract-21 = Works Guarantee
snowdonia-contract-22 = Foreman's Whistle
snowdonia-contract-23 = Early Cart
snowdonia-contract-24 = Small Furnace
snowdonia-contract-25 = Village Smith
snowdonia-contract-26 = Double Shovels
snowdonia-contract-27 = Mountain Guide
snowdonia-contract-28 = Change of Plan
snowdonia-contract-29 = Coal Licence
snowdonia-contract-30 = Steam Shovel

## What contracts do. `$number` and `$limit` are those of the card.

snowdonia-effect-lay-rate-plus = { $number ->
    [one] Each of your Lay Track actions this round may lay { $number } more track.
   *[other] Each of your Lay Track actions this round may lay { $number } more tracks.
}
snowdonia-effect-clear-next-space = After the last Excavate action you may take all the rubble from the next place. A site you clear this way is yours.
snowdonia-effect-swap-forecast = At once exchange the middle weather disc for one of your choice. It will be the weather of the next round.
snowdonia-effect-draw-two-keep-one = At once draw { $number } contracts; keep one of them or this card, and discard the others.
snowdonia-effect-ore-as-steel = In your Build actions this round { $number } iron ore may stand for a steel bar{ $limit ->
    [0] {""}
   *[other] , up to { $limit } per build
}.
snowdonia-effect-yard-extra = { $number ->
    [one] Each of your Stock Yard actions this round may take { $number } more cube. The coal limit stays.
   *[other] Each of your Stock Yard actions this round may take { $number } more cubes. The coal limit stays.
}
snowdonia-effect-extra-lay = After the last Lay Track action you may take one more.
snowdonia-effect-stone-discount = Every site that costs stone costs you { $number } stone less this round.
snowdonia-effect-extra-build = After the last Build action you may take one more.
snowdonia-effect-rubble-to-stone = At once turn { $number } rubble into a stone from the bag, up to { $limit } times.
snowdonia-effect-ore-to-steel = At once turn { $number } iron ore into a steel bar, up to { $limit } times, and at least once if you can.
snowdonia-effect-block-contracts = From now on nobody plays contracts this round, you included.
snowdonia-effect-maintenance-voucher = Discard this card instead of paying for a train maintenance.
snowdonia-effect-rubble-as-stone = In each of your Build actions this round { $number } rubble may stand for a stone, up to { $limit } stone.
snowdonia-effect-draw-from-bag = At once draw { $number } cubes from the bag and keep them; event cubes go back.
snowdonia-effect-take-now = At once take { $number } cubes from the Stock Yard, at most { $limit } of them coal.
snowdonia-effect-take-start-player = Take the start player's marker. It stays with you this round.
snowdonia-effect-double-excavation = Your Excavate actions this round take { $number } times as much rubble.
snowdonia-effect-move-surveyor = { $number ->
    [one] At once move your surveyor { $number } station further.
   *[other] At once move your surveyor { $number } stations further.
}
snowdonia-effect-move-labourer = At once move one of your labourers to another free space.
snowdonia-effect-ignore-coal-limit = This round you may take any amount of coal from the Stock Yard; the number of cubes stays the same.

## What contracts need at the end, and give

snowdonia-bonus-rubble = { $n } rubble
snowdonia-bonus-tracks = { $n ->
    [one] { $n } track of yours
   *[other] { $n } tracks of yours
}
snowdonia-bonus-sites = { $n ->
    [one] { $n } station site of yours
   *[other] { $n } station sites of yours
}
snowdonia-bonus-surveyor = surveyor at station { $n } or beyond
snowdonia-bonus-coal = { $n ->
    [one] { $n } point for each coal you have
   *[other] { $n } points for each coal you have
}
snowdonia-bonus-tiers = points for how far your surveyor came: { $tiers }
snowdonia-bonus-tier = station { $station }: { $n }

## Options

option-scenario = Scenario
    .about = The line that is built. Blaenau Ffestiniog is for one to four players and belongs to the 2012 edition.
    .mount-snowdon = from Llanberis up to Yr Wyddfa
    .blaenau-ffestiniog = from both ends towards each other
option-edition = Edition
    .about = Which rulebook is followed where they differ: that of 2012 or that of the Deluxe Master Set. Options left at auto follow it.
option-solo-train = Train of a solo game
    .about = The train you own from the start when you play alone; a series is seven games with trains 1 to 7.
option-light-fog = Light fog
    .about = Fog closes only the last space of Excavation and Lay Track instead of both areas.
option-light-fog-single = Light fog and single spaces
    .about = What light fog does to an area that has only one space.
    .open = it stays open
    .closed = it is closed
option-optional-tracks = Extra track cards
    .about = Shuffle in the three extra track cards of the Deluxe edition, with 0, 6 and 7 rubble.
option-contract-plays = Contracts per area
    .about = How many contracts a player may play before the actions of an area.
    .many = as many as you like
    .one = one, as the German rules read
option-yard-take = Taking cubes
    .about = How many cubes a Stock Yard action takes.
    .up_to = one to three
    .exact = three, or all there are
option-works-min = Fewest trades in the Works
    .about = With 1 a labourer in the Works must trade at least once if that is possible; with 0 it is up to the player.
option-bag-peek = Looking into the bag
    .about = Whether the bag may be looked into. What is in it can always be counted. Auto: no in 2012, yes in Deluxe.
option-event-finish-extra-round = Extra round after an event
    .about = Whether one more round follows if an event lays the last track. Auto: no in 2012, yes in Deluxe.
option-exhaustion-end = When markers run out
    .about = With one or two players the game ends when nobody has markers left.
    .immediate = at once, in the middle of the round
    .end_of_round = when the round is over
option-tie-break = Ties
    .about = Who wins with equal points. Auto: shared in 2012, last in order in Deluxe.
    .shared = all that are tied
    .last_in_order = the one of them who came last in the turn order of the final round
option-complete-scope = Unfinished stations
    .about = When the event Complete a Station counts a station as unfinished.
    .all_sites = something is left to build or to dig there
    .build_sites = something is left to build there
option-event-unit = What the event Excavate counts
    .about = Whether the sites of a station count singly or as one card. Auto: singly in 2012, by card in Deluxe.
    .site = every site singly
    .card = a whole station as one
option-deck-exhaustion = When the contracts run out
    .about = What happens when a contract is needed and the deck is empty. Alone the discards are always reshuffled.
    .reshuffle = the discards are shuffled into a new deck
    .gaps = the office has gaps and the forecast may be blank
option-build-decline = Declining to build
    .about = Whether a labourer at Build may do nothing although a site could be built. A train is never forced on anybody.
    .if_unable = only if no site can be built
    .free = always
option-steel-cap = Limited steel
    .about = Whether the steel bars in the box are all there are.
option-final-round-cleanup = Clean-up in the last round
    .about = Whether contracts, weather, yard and events still take place after the actions of the last round.
option-double-excavation = Two doubling contracts
    .about = What two contracts that double excavation do together.
    .multiply = four times as much
    .once = still twice as much
option-solo-spaces = Action spaces of a solo game
    .about = Which spaces a solo game has. Auto: overlays in 2012, area A only in Deluxe.
    .overlays = the cards marked for one player
    .area_a = those of three players, with a smaller Stock Yard
option-blaenau-all-stations = All stations in Blaenau Ffestiniog
    .about = Whether station 2 and its tracks are also used with one or two players.

## What happens

snowdonia-first-player = { $seat } is start player.
snowdonia-set-aside = { $train } stays out of this game.
snowdonia-turned-up = New in the office, place { $n }: contract { $contract }.
snowdonia-disc = { $n ->
    [2] Forecast for the next round: { $weather }.
   *[other] Forecast for the round after the next: { $weather }.
}
snowdonia-solo-train = { $seat } owns { $train } from the start.
snowdonia-first-yard = The Stock Yard starts with { $cubes }.
snowdonia-chose-start = { $seat } starts at { $station }.
snowdonia-chose-marker = { $seat } puts the game's surveyor on { $station }.
snowdonia-round = Round { $n }
snowdonia-hired = { $seat } hires a labourer from the pub for { $n } coal.
snowdonia-placed = { $seat } places a labourer on { $space }.
snowdonia-played = { $seat } plays contract { $contract }.
snowdonia-passed = { $seat } passes.
snowdonia-took = { $seat } takes { $cubes } from the yard.
snowdonia-starts-next = { $seat } takes the start player's marker.
snowdonia-starts-next-locked = { $seat } takes the start player's marker and keeps it this round.
snowdonia-dug = { $seat } digs { $n } rubble: { $place }.
snowdonia-cleared = { $n ->
    [one] { $seat } clears { $place } and owns it: { $n } point.
   *[other] { $seat } clears { $place } and owns it: { $n } points.
}
snowdonia-cleared-unowned = { $seat } clears { $place } but has no marker left to own it.
snowdonia-worked = { $seat } turns { $paid } into { $got }.
snowdonia-laid = { $n ->
    [one] { $seat } lays { $place }: { $n } point.
   *[other] { $seat } lays { $place }: { $n } points.
}
snowdonia-built = { $n ->
    [one] { $seat } builds { $site } for { $paid }: { $n } point.
   *[other] { $seat } builds { $site } for { $paid }: { $n } points.
}
snowdonia-free-cubes = { $seat } gets { $cubes } from the station.
snowdonia-bought = { $n ->
    [0] { $seat } gets { $train } for { $paid }.
   *[other] { $seat } gets { $train } with { $n } coal for { $paid }.
}
snowdonia-returned = { $seat } returns { $train } to the shed.
snowdonia-idle = { $seat } can do nothing here: { $area }.
snowdonia-took-contract = { $seat } takes contract { $contract }.
snowdonia-surveyed = { $seat }'s surveyor reaches { $station }.
snowdonia-left-start = { $seat } leaves a marker at the start end.
snowdonia-moved = { $seat } moves a labourer from { $space } to { $to }.
snowdonia-swapped = { $seat } changes the forecast from { $weather } to { $new }.
snowdonia-blocked = No more contracts are played this round.
snowdonia-drew-cubes = { $n ->
    [0] { $seat } draws { $cubes } from the bag.
    [one] { $seat } draws { $cubes } from the bag; { $n } event cube goes back.
   *[other] { $seat } draws { $cubes } from the bag; { $n } event cubes go back.
}
snowdonia-drew-contract = { $seat } draws contract { $contract }.
snowdonia-kept = { $seat } keeps contract { $contract }; discarded: { $discarded }.
snowdonia-discarded = Contract { $contract } leaves the office.
snowdonia-reshuffled = { $n ->
    [one] The discards become a new deck of { $n } contract.
   *[other] The discards become a new deck of { $n } contracts.
}
snowdonia-weather = The weather is now { $weather }.
snowdonia-weather-none = No weather disc moves up: the work rates stay as they are.
snowdonia-rates = Work rates: excavation { $excavation }, track { $lay_track }.
snowdonia-restocked = { $n ->
    [0] The yard gets { $cubes }.
    [one] The yard gets { $cubes }; { $n } event cube is drawn.
   *[other] The yard gets { $cubes }; { $n } event cubes are drawn.
}
snowdonia-event-cube = Event { $n }: { $event }.
snowdonia-event-dug = The event clears { $n } rubble: { $place }.
snowdonia-event-laid = { $n ->
    [0] The event lays { $place }.
   *[other] The event lays { $place }; { $n } rubble is carted away.
}
snowdonia-completed = The game completes { $station }: nothing more is built or dug there.
snowdonia-no-effect = Nothing is left for this event: { $event }.
snowdonia-trains-open = Trains may now be bought.
snowdonia-maintenance-due = Train maintenance is due.
snowdonia-maintained = { $seat } pays a steel bar for maintenance.
snowdonia-maintained-card = { $seat } discards contract { $contract } for maintenance.
snowdonia-gave-up = { $seat } gives { $train } up.
snowdonia-coaled = { $train } is restocked with { $n } coal.
snowdonia-cubes-returned = { $n ->
    [one] { $n } event cube goes back into the bag.
   *[other] { $n } event cubes go back into the bag.
}
snowdonia-extra-build-space = No rubble is left: area B is now one more Build space.
snowdonia-last-track = { $seat } has laid the last track: the game ends with this round.
snowdonia-last-track-event = An event has laid the last track.
snowdonia-extra-round = One more round is played.
snowdonia-game-over = The game is over. { $reason }
snowdonia-no-effect-play = Contract { $contract } has no effect now.

## Why a move is refused

snowdonia-refuse-over = The game is over.
snowdonia-refuse-other-question = Something else comes first: { $question }
snowdonia-refuse-no-such-space = There is no space { $space } at this table.
snowdonia-refuse-occupied = { $space } is taken by { $seat }.
snowdonia-refuse-fog = Fog lies on { $area }: { $space } is closed this round.
snowdonia-refuse-light-fog = Light fog closes { $space } this round.
snowdonia-refuse-hire-no-train = Only a train brings a labourer from the pub, and you own none.
snowdonia-refuse-hire-late = You can hire only before you place your first labourer of the round.
snowdonia-refuse-hire-twice = Your labourer has left the pub already.
snowdonia-refuse-hire-coal = Hiring costs { $needs } coal; you have { $have }.
snowdonia-refuse-not-held = You do not hold contract { $contract }.
snowdonia-refuse-used = You have already played contract { $contract }.
snowdonia-refuse-voucher = Contract { $contract } is not played; it pays for a train maintenance.
snowdonia-refuse-other-area = Contract { $contract } is played before the actions of the area { $area }.
snowdonia-refuse-blocked = No more contracts are played this round.
snowdonia-refuse-not-in-yard = You ask for { $needs } { $good }; the yard has { $have }.
snowdonia-refuse-coal-limit = You can take at most { $n } coal at a time.
snowdonia-refuse-take-fewer = { $n ->
    [one] You can take at most { $n } cube.
   *[other] You can take at most { $n } cubes.
}
snowdonia-refuse-take-more = { $n ->
    [one] You must take at least { $n } cube.
   *[other] You must take at least { $n } cubes.
}
snowdonia-refuse-take-exactly = { $n ->
    [one] This contract takes exactly { $n } cube.
   *[other] This contract takes exactly { $n } cubes.
}
snowdonia-refuse-work-ore = That needs { $needs } iron ore; you have { $have }.
snowdonia-refuse-work-rubble = That needs { $needs } rubble; you have { $have }.
snowdonia-refuse-work-supply = { $needs ->
    [one] That needs { $needs } steel bar; the supply has { $have }.
   *[other] That needs { $needs } steel bars; the supply has { $have }.
}
snowdonia-refuse-work-bag = That needs { $needs } stone in the bag; it has { $have }.
snowdonia-refuse-work-fewer = { $n ->
    [one] At most { $n } trade is possible here.
   *[other] At most { $n } trades are possible here.
}
snowdonia-refuse-only-stone = Contract { $contract } makes stone only.
snowdonia-refuse-only-steel = Contract { $contract } makes steel only.
snowdonia-refuse-no-such-site = There is no such building site on this line.
snowdonia-refuse-no-markers = You have no marker left to put there.
snowdonia-refuse-site-taken = { $seat } already owns { $site }.
snowdonia-refuse-station-closed = The game has completed { $station }; nothing more is built there.
snowdonia-refuse-not-excavated = There is still rubble on the tracks leading to { $station }.
snowdonia-refuse-beyond-surveyor = { $station } does not lie between your start and your surveyor.
snowdonia-refuse-price = For { $site } you need { $needs } { $good }; you have { $have }.
snowdonia-refuse-no-ore-as-steel = { $n ->
    [one] No contract of yours lets ore stand for { $n } steel bar here.
   *[other] No contract of yours lets ore stand for { $n } steel bars here.
}
snowdonia-refuse-no-rubble-as-stone = No contract of yours lets rubble stand for { $n } stone here.
snowdonia-refuse-trains-closed = Trains cannot be bought yet.
snowdonia-refuse-solo-train = In a solo game no train can be bought.
snowdonia-refuse-train-aside = { $train } is not in the shed.
snowdonia-refuse-own-train = { $train } is yours already.
snowdonia-refuse-train-owned = { $train } belongs to { $seat }.
snowdonia-refuse-train-price = For { $train } you need { $needs } { $good }; you have { $have }.
snowdonia-refuse-not-in-office = Contract { $contract } does not lie in the office.
snowdonia-refuse-not-drawn = Contract { $contract } is not among those to choose from.
snowdonia-refuse-maintain-steel = You have no steel bar.
snowdonia-refuse-no-voucher = Contract { $contract } does not pay for maintenance.
snowdonia-refuse-not-your-labourer = No labourer of yours stands on { $space }.
snowdonia-refuse-no-move = A labourer must move to a different space.
snowdonia-refuse-end-full = { $n ->
    [one] Only { $n } surveyor can start at { $station }.
   *[other] Only { $n } surveyors can start at { $station }.
}
snowdonia-refuse-must-place = Every labourer must be placed.
snowdonia-refuse-must-act = You cannot pass here.
snowdonia-refuse-must-work = At least one trade must be made.
snowdonia-refuse-must-build = { $players ->
    [1] A site can be built, so you must build one.
   *[other] A site can be built, so you must build one or get a train.
}
snowdonia-refuse-must-maintain = Pay for the maintenance or give up the train.

## The score sheet and the end

snowdonia-points-track = Tracks
snowdonia-points-excavation = Excavation sites
snowdonia-points-site = Building sites
snowdonia-points-contract = Contracts
snowdonia-points-contract-unmet = Unmet contracts
snowdonia-points-train = Train
snowdonia-points-surveyor = Surveyor
snowdonia-reason-last-track = The last track is laid.
snowdonia-reason-last-track-by-event = An event laid the last track.
snowdonia-reason-markers = The markers have run out.

## What to do now, and kinds of moves

snowdonia-phase-start = Choosing where to start
snowdonia-phase-assign = Assigning labourers
snowdonia-phase-contracts = Contracts before an area
snowdonia-phase-actions = Resolving actions
snowdonia-phase-closing = Closing the round
snowdonia-phase-weather = Checking the weather
snowdonia-phase-events = Events
snowdonia-phase-over = The game is over.

snowdonia-question-start = choose the end you start from.
snowdonia-question-marker = put the game's surveyor on an end of the line.
snowdonia-question-place = place a labourer.
snowdonia-question-play = play a contract or pass.
snowdonia-question-take = take cubes from the Stock Yard.
snowdonia-question-take-now = take the cubes of your contract.
snowdonia-question-move = move one of your labourers.
snowdonia-question-forecast = choose the weather of the next round.
snowdonia-question-stone = turn rubble into stone, or pass.
snowdonia-question-smelt = turn ore into steel.
snowdonia-question-work = trade in the Works.
snowdonia-question-build = build a site or get a train.
snowdonia-question-contract = take a contract.
snowdonia-question-keep = keep one contract.
snowdonia-question-dig = clear the next place, or pass.
snowdonia-question-lay = lay track once more, or pass.
snowdonia-question-maintain = pay for your train, or give it up.

snowdonia-group-pass = Pass
snowdonia-group-hire = Hire a labourer
snowdonia-group-place = Place a labourer
snowdonia-group-play = Play a contract
snowdonia-group-take = Take cubes
snowdonia-group-work = Trade
snowdonia-group-build = Build a site
snowdonia-group-train = Get a train
snowdonia-group-contract = Take a contract
snowdonia-group-keep = Keep a contract
snowdonia-group-maintain = Maintain the train
snowdonia-group-move = Move a labourer
snowdonia-group-forecast = Change the forecast
snowdonia-group-dig = Clear the next place
snowdonia-group-lay = Lay track once more
snowdonia-group-start = Choose a start
snowdonia-group-marker = Place the game's surveyor

## Where values come from

snowdonia-provenance-rulebook = rulebook
snowdonia-provenance-source = another source
snowdonia-provenance-reconstructed = reconstructed
snowdonia-provenance-owner = corrected by you

## Titles

title-snowdonia = Snowdonia
    .about = Dig, lay track and build your way up a Welsh mountain, fog permitting.
