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
    .about = Take up to 3 cubes, at most 1 of them coal. The last space also makes you start player.
snowdonia-area-b = Excavation
    .about = Dig as much rubble as the work rate allows, up the line in order. Taking the last cube from a station's excavation site earns you that site.
snowdonia-area-c = Works
    .about = Make up to 3 trades: 3 iron ore for a steel bar, or 2 rubble for a stone.
snowdonia-area-d = Lay Track
    .about = Lay as many cleared tracks as the work rate allows, for 1 steel bar each.
snowdonia-area-e = Build
    .about = { $players ->
        [1] Build one site at a station whose tracks are cleared.
       *[other] Build one site at a station whose tracks are cleared, or get a train.
    }
snowdonia-area-f = Site Office
    .about = Take one of the face-up contracts.
snowdonia-area-g = Move the Surveyor
    .about = Move your surveyor on to the next station. There is always room here.

## Places on the line

snowdonia-train-name = No. { $n } { $name }
snowdonia-place-track = track { $n } to { $station }
snowdonia-place-dig = excavation site { $n } at { $station }
snowdonia-place-site = site { $n } at { $station }

## Events of the event track

snowdonia-event-excavate = Excavate
    .about = Clears as many places as the excavation rate says. Nobody gets the rubble.
snowdonia-event-lay-track = Lay Track
    .about = Lays as many tracks as the track rate says. Nobody owns them.
snowdonia-event-complete-station = Complete a Station
    .about = Closes the first unfinished station for the rest of the game and removes its rubble.
snowdonia-event-trains = Trains for sale
    .about = From now on trains can be bought.
snowdonia-event-maintenance = Train maintenance
    .about = Everyone with a train pays a steel bar, discards a maintenance contract, or gives up the train.

## Powers of trains

snowdonia-power-none = No special ability.
snowdonia-power-excavate = Each of your Excavation actions digs { $n } more rubble.
snowdonia-power-smelt = In the Works, a steel bar costs you { $n } iron ore.
snowdonia-power-yard = { $n ->
    [one] Each of your Stock Yard actions may take { $n } more cube.
   *[other] Each of your Stock Yard actions may take { $n } more cubes.
}
snowdonia-power-points = { $n ->
    [one] { $n } point if you own it at the end of the game.
   *[other] { $n } points if you own it at the end of the game.
}
snowdonia-power-build = After area E you may build once more if anybody built this round.
snowdonia-power-lay = { $n ->
    [one] Each of your Lay Track actions lays { $n } more track.
   *[other] Each of your Lay Track actions lays { $n } more tracks.
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
snowdonia-effect-clear-next-space = After the last Excavation action, you may take all the rubble from the next place. If that is an excavation site, it is yours.
snowdonia-effect-swap-forecast = Now: replace the middle weather disc with one of your choice. It will be next round's weather.
snowdonia-effect-draw-two-keep-one = { $number ->
    [one] Now: draw { $number } contract. Keep it or this card; discard the other.
   *[other] Now: draw { $number } contracts. Keep one of them or this card; discard the rest.
}
snowdonia-effect-ore-as-steel = When you build this round, { $number } iron ore may replace a steel bar{ $limit ->
    [0] {""}
    [one] , once per build
   *[other] , up to { $limit } times per build
}.
snowdonia-effect-yard-extra = { $number ->
    [one] Each of your Stock Yard actions this round may take { $number } more cube. The coal limit still applies.
   *[other] Each of your Stock Yard actions this round may take { $number } more cubes. The coal limit still applies.
}
snowdonia-effect-extra-lay = After the last Lay Track action, you may take one more.
snowdonia-effect-stone-discount = This round, every site that costs stone costs you { $number } stone less.
snowdonia-effect-extra-build = After the last Build action, you may take one more.
snowdonia-effect-rubble-to-stone = { $limit ->
    [one] Now: turn { $number } rubble into a stone from the bag, once.
   *[other] Now: turn { $number } rubble into a stone from the bag, up to { $limit } times.
}
snowdonia-effect-ore-to-steel = { $limit ->
    [one] Now: turn { $number } iron ore into a steel bar, once, if you can.
   *[other] Now: turn { $number } iron ore into a steel bar, up to { $limit } times, and at least once if you can.
}
snowdonia-effect-block-contracts = From now on, nobody may play contracts this round, not even you.
snowdonia-effect-maintenance-voucher = Discard this card instead of paying for train maintenance.
snowdonia-effect-rubble-as-stone = Each time you build this round, { $number } rubble may replace a stone, up to { $limit } stone.
snowdonia-effect-draw-from-bag = { $number ->
    [one] Now: draw { $number } cube from the bag and keep it; an event cube goes back.
   *[other] Now: draw { $number } cubes from the bag and keep them; event cubes go back.
}
snowdonia-effect-take-now = { $number ->
    [one] Now: take { $number } cube from the Stock Yard; the coal limit is { $limit }.
   *[other] Now: take { $number } cubes from the Stock Yard, at most { $limit } of them coal.
}
snowdonia-effect-take-start-player = Take the start player marker. It stays with you this round.
snowdonia-effect-double-excavation = Your Excavation actions this round dig { $number } times as much rubble.
snowdonia-effect-move-surveyor = { $number ->
    [one] Now: move your surveyor { $number } station further.
   *[other] Now: move your surveyor { $number } stations further.
}
snowdonia-effect-move-labourer = Now: move one of your labourers to another free space.
snowdonia-effect-ignore-coal-limit = This round you may take any amount of coal from the Stock Yard; the number of cubes stays the same.

## What contracts need at the end, and give

snowdonia-bonus-rubble = { $n } rubble
snowdonia-bonus-tracks = { $n ->
    [one] { $n } track you own
   *[other] { $n } tracks you own
}
snowdonia-bonus-sites = { $n ->
    [one] { $n } station site you own
   *[other] { $n } station sites you own
}
snowdonia-bonus-surveyor = surveyor at station { $n } or beyond
snowdonia-bonus-coal = { $n ->
    [one] { $n } point for each coal you have
   *[other] { $n } points for each coal you have
}
snowdonia-bonus-tiers = points for how far your surveyor gets: { $tiers }
snowdonia-bonus-tier = station { $station }: { $n }

## Options

option-scenario = Scenario
    .about = Which line you build. Blaenau Ffestiniog is for 1 to 4 players and uses the 2012 edition.
    .mount-snowdon = from Llanberis up to Yr Wyddfa
    .blaenau-ffestiniog = from both ends towards the middle
    .own = a line of your own
option-edition = Edition
    .about = Which rulebook applies where they differ: 2012 or the Deluxe Master Set. Options left “as in the edition” (auto) follow it.
option-solo-train = Train for a solo game
    .about = The train you own from the start when you play alone; a full series is seven games, one with each train.
option-light-fog = Light fog
    .about = Fog closes only the last space of Excavation and Lay Track, not the whole areas.
option-light-fog-single = Light fog and single spaces
    .about = What light fog does to an area with only one space.
    .open = the area stays open
    .closed = the area is closed
option-optional-tracks = Extra track cards
    .about = Shuffles in the three extra track cards of the Deluxe edition, with 0, 6 and 7 rubble.
option-contract-plays = Contracts per area
    .about = How many contracts each player may play before an area is resolved.
    .many = any number
    .one = one, as in the German rulebook
option-yard-take = Taking cubes
    .about = How many cubes a Stock Yard action takes.
    .up_to = one to three
    .exact = three, or all there are
option-works-min = Minimum trades in the Works
    .about = With 1, a labourer in the Works must trade at least once if possible; with 0, trading is optional.
option-bag-peek = Looking into the bag
    .about = Whether you may look into the bag. You can always work out what is in it. As in the edition (auto): no in 2012, yes in Deluxe.
option-event-finish-extra-round = Extra round after an event
    .about = Whether one more round follows if an event lays the last track. As in the edition (auto): no in 2012, yes in Deluxe.
option-exhaustion-end = When markers run out
    .about = With one or two players, the game ends when nobody has any markers left.
    .immediate = at once, even in the middle of a round
    .end_of_round = at the end of the round
option-tie-break = Ties
    .about = Who wins when points are equal. As in the edition (auto): shared in 2012, last in turn order in Deluxe.
    .shared = all tied players
    .last_in_order = the tied player who was last in turn order in the final round
option-complete-scope = Unfinished stations
    .about = When the event Complete a Station counts a station as unfinished.
    .all_sites = something is left to build or to dig there
    .build_sites = something is left to build there
option-event-unit = What the event Excavate counts
    .about = Whether the excavation sites of a station count one by one or as one card. As in the edition (auto): one by one in 2012, as one card in Deluxe.
    .site = every site separately
    .card = a whole station as one
option-deck-exhaustion = When the contracts run out
    .about = What happens when a contract is needed but the deck is empty. In a solo game the discards are always reshuffled.
    .reshuffle = the discards become a new deck
    .gaps = the Site Office keeps its gaps, and the forecast may stay empty
option-build-decline = Declining to build
    .about = Whether a labourer at Build may do nothing although a site could be built. Nobody ever has to get a train.
    .if_unable = only if no site can be built
    .free = always
option-steel-cap = Limited steel
    .about = Whether the number of steel bars is limited to those in the box.
option-final-round-cleanup = End of the last round
    .about = Whether contracts, weather, Stock Yard and events are still resolved after the actions of the last round.
option-double-excavation = Two doubling contracts
    .about = What two contracts that double Excavation do together.
    .multiply = four times as much
    .once = still twice as much
option-solo-spaces = Action spaces in a solo game
    .about = Which spaces a solo game has. As in the edition (auto): the one-player cards in 2012, a smaller area A in Deluxe.
    .overlays = those on the one-player cards
    .area_a = those for three players, with a smaller Stock Yard
option-blaenau-all-stations = All stations in Blaenau Ffestiniog
    .about = Whether station 2 and its tracks are also used with one or two players.

## What happens

snowdonia-first-player = { $seat } is start player.
    .you = You are start player.
snowdonia-set-aside = { $train } is not used in this game.
snowdonia-turned-up = New in the Site Office (space { $n }): contract { $contract }.
snowdonia-disc = { $n ->
    [2] Forecast for next round: { $weather }.
   *[other] Forecast for the round after next: { $weather }.
}
snowdonia-solo-train = { $seat } owns { $train } from the start.
    .you = You own { $train } from the start.
snowdonia-first-yard = The Stock Yard starts with { $cubes }.
snowdonia-chose-start = { $seat } starts at { $station }.
    .you = You start at { $station }.
snowdonia-chose-marker = { $seat } puts the game's surveyor on { $station }.
    .you = You put the game's surveyor on { $station }.
snowdonia-round = Round { $n }
snowdonia-hired = { $seat } hires a labourer from the pub for { $n } coal.
    .you = You hire a labourer from the pub for { $n } coal.
snowdonia-placed = { $seat } places a labourer on { $space }.
    .you = You place a labourer on { $space }.
snowdonia-played = { $seat } plays contract { $contract }.
    .you = You play contract { $contract }.
snowdonia-passed = { $seat } passes.
    .you = You pass.
snowdonia-took = { $seat } takes { $cubes } from the Stock Yard.
    .you = You take { $cubes } from the Stock Yard.
snowdonia-starts-next = { $seat } takes the start player marker.
    .you = You take the start player marker.
snowdonia-starts-next-locked = { $seat } takes the start player marker and keeps it this round.
    .you = You take the start player marker and keep it this round.
snowdonia-dug = { $seat } digs { $n } rubble: { $place }.
    .you = You dig { $n } rubble: { $place }.
snowdonia-cleared = { $n ->
    [one] { $seat } clears { $place } and earns it: { $n } point.
   *[other] { $seat } clears { $place } and earns it: { $n } points.
}
    .you = { $n ->
        [one] You clear { $place } and earn it: { $n } point.
       *[other] You clear { $place } and earn it: { $n } points.
    }
snowdonia-cleared-unowned = { $seat } clears { $place } but has no marker left for it.
    .you = You clear { $place } but have no marker left for it.
snowdonia-worked = { $seat } turns { $paid } into { $got }.
    .you = You turn { $paid } into { $got }.
snowdonia-laid = { $n ->
    [one] { $seat } lays { $place }: { $n } point.
   *[other] { $seat } lays { $place }: { $n } points.
}
    .you = { $n ->
        [one] You lay { $place }: { $n } point.
       *[other] You lay { $place }: { $n } points.
    }
snowdonia-built = { $n ->
    [one] { $seat } builds { $site } for { $paid }: { $n } point.
   *[other] { $seat } builds { $site } for { $paid }: { $n } points.
}
    .you = { $n ->
        [one] You build { $site } for { $paid }: { $n } point.
       *[other] You build { $site } for { $paid }: { $n } points.
    }
snowdonia-free-cubes = { $seat } gets { $cubes } from the station.
    .you = You get { $cubes } from the station.
snowdonia-bought = { $n ->
    [0] { $seat } gets { $train } for { $paid }.
   *[other] { $seat } gets { $train } for { $paid }, with { $n } coal on it.
}
    .you = { $n ->
        [0] You get { $train } for { $paid }.
       *[other] You get { $train } for { $paid }, with { $n } coal on it.
    }
snowdonia-returned = { $seat } returns { $train } to the engine shed.
    .you = You return { $train } to the engine shed.
snowdonia-idle = { $seat } can do nothing here: { $area }.
    .you = You can do nothing here: { $area }.
snowdonia-took-contract = { $seat } takes contract { $contract }.
    .you = You take contract { $contract }.
snowdonia-surveyed = { $seat }'s surveyor reaches { $station }.
    .you = Your surveyor reaches { $station }.
snowdonia-left-start = { $seat } leaves a marker at the starting station.
    .you = You leave a marker at your starting station.
snowdonia-moved = { $seat } moves a labourer from { $space } to { $to }.
    .you = You move a labourer from { $space } to { $to }.
snowdonia-swapped = { $seat } changes the forecast from { $weather } to { $new }.
    .you = You change the forecast from { $weather } to { $new }.
snowdonia-blocked = No more contracts can be played this round.
snowdonia-drew-cubes = { $n ->
    [0] { $seat } draws { $cubes } from the bag.
    [one] { $seat } draws { $cubes } from the bag; { $n } event cube goes back.
   *[other] { $seat } draws { $cubes } from the bag; { $n } event cubes go back.
}
    .you = { $n ->
        [0] You draw { $cubes } from the bag.
        [one] You draw { $cubes } from the bag; { $n } event cube goes back.
       *[other] You draw { $cubes } from the bag; { $n } event cubes go back.
    }
snowdonia-drew-contract = { $seat } draws contract { $contract }.
    .you = You draw contract { $contract }.
snowdonia-kept = { $seat } keeps contract { $contract } and discards { $discarded }.
    .you = You keep contract { $contract } and discard { $discarded }.
snowdonia-discarded = Contract { $contract } leaves the Site Office.
snowdonia-reshuffled = { $n ->
    [one] The discards are reshuffled into a new deck of { $n } contract.
   *[other] The discards are reshuffled into a new deck of { $n } contracts.
}
snowdonia-weather = The weather is now { $weather }.
snowdonia-weather-none = No weather disc moves up: the work rates do not change.
snowdonia-rates = Work rates: excavation { $excavation }, track { $lay_track }.
snowdonia-restocked = { $n ->
    [0] New in the Stock Yard: { $cubes }.
    [one] New in the Stock Yard: { $cubes }; { $n } event cube was drawn too.
   *[other] New in the Stock Yard: { $cubes }; { $n } event cubes were drawn too.
}
snowdonia-event-cube = Event { $n }: { $event }.
snowdonia-event-dug = The event clears { $n } rubble: { $place }.
snowdonia-event-laid = { $n ->
    [0] The event lays { $place }.
   *[other] The event lays { $place } and removes { $n } rubble.
}
snowdonia-completed = { $station } is completed by the game: no more building or digging there.
snowdonia-no-effect = This event has nothing left to do: { $event }.
snowdonia-trains-open = Trains may now be bought.
snowdonia-maintenance-due = Train maintenance is due.
snowdonia-maintained = { $seat } pays a steel bar for maintenance.
    .you = You pay a steel bar for maintenance.
snowdonia-maintained-card = { $seat } discards contract { $contract } for maintenance.
    .you = You discard contract { $contract } for maintenance.
snowdonia-gave-up = { $seat } gives { $train } up.
    .you = You give { $train } up.
snowdonia-coaled = { $train } is restocked with { $n } coal.
snowdonia-cubes-returned = { $n ->
    [one] { $n } event cube goes back into the bag.
   *[other] { $n } event cubes go back into the bag.
}
snowdonia-extra-build-space = All the rubble is gone: area B is now an extra Build space.
snowdonia-last-track = { $seat } lays the last track: the game ends after this round.
    .you = You lay the last track: the game ends after this round.
snowdonia-last-track-event = An event lays the last track.
snowdonia-extra-round = One more round will be played.
snowdonia-game-over = The game is over. { $reason }
snowdonia-no-effect-play = Contract { $contract } has no effect right now.

## Why a move is refused

snowdonia-refuse-over = The game is over.
snowdonia-refuse-other-question = First: { $question }
snowdonia-refuse-no-such-space = There is no space { $space } in this game.
snowdonia-refuse-occupied = { $space } is already taken by { $seat }.
    .you = You already have a labourer on { $space }.
snowdonia-refuse-fog = There is fog on { $area }: { $space } is closed this round.
snowdonia-refuse-light-fog = Light fog closes { $space } this round.
snowdonia-refuse-hire-no-train = You need a train to hire a labourer from the pub.
snowdonia-refuse-hire-late = You can hire only before you place your first labourer of the round.
snowdonia-refuse-hire-twice = Your labourer has already left the pub.
snowdonia-refuse-hire-coal = Hiring costs { $needs } coal; you have { $have }.
snowdonia-refuse-not-held = You don't have contract { $contract }.
snowdonia-refuse-used = You have already played contract { $contract }.
snowdonia-refuse-voucher = Contract { $contract } is not played. You can discard it to pay for train maintenance.
snowdonia-refuse-other-area = Contract { $contract } can only be played before this area is resolved: { $area }.
snowdonia-refuse-blocked = No more contracts can be played this round.
snowdonia-refuse-not-in-yard = You want { $needs } { $good }; the Stock Yard has { $have }.
snowdonia-refuse-coal-limit = You can take at most { $n } coal per action.
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
snowdonia-refuse-only-stone = Contract { $contract } makes only stone.
snowdonia-refuse-only-steel = Contract { $contract } makes only steel.
snowdonia-refuse-no-such-site = There is no such building site on this line.
snowdonia-refuse-no-markers = You have no markers left.
snowdonia-refuse-site-taken = { $seat } already owns { $site }.
    .you = { $site } is already yours.
snowdonia-refuse-station-closed = { $station } was completed by the game; nobody can build there any more.
snowdonia-refuse-not-excavated = There is still rubble on the tracks leading to { $station }.
snowdonia-refuse-beyond-surveyor = You can build only between your starting end and your surveyor; { $station } lies beyond.
snowdonia-refuse-price = For { $site } you need { $needs } { $good }; you have { $have }.
snowdonia-refuse-no-ore-as-steel = { $n ->
    [one] You have no contract that lets iron ore replace { $n } steel bar here.
   *[other] You have no contract that lets iron ore replace { $n } steel bars here.
}
snowdonia-refuse-no-rubble-as-stone = You have no contract that lets rubble replace { $n } stone here.
snowdonia-refuse-trains-closed = Trains cannot be bought yet.
snowdonia-refuse-solo-train = You cannot buy trains in a solo game.
snowdonia-refuse-train-aside = { $train } is not in the engine shed.
snowdonia-refuse-own-train = { $train } is already yours.
snowdonia-refuse-train-owned = { $train } belongs to { $seat }.
    .you = { $train } is already yours.
snowdonia-refuse-train-price = For { $train } you need { $needs } { $good }; you have { $have }.
snowdonia-refuse-not-in-office = Contract { $contract } is not in the Site Office.
snowdonia-refuse-not-drawn = Contract { $contract } is not one of those to choose from.
snowdonia-refuse-maintain-steel = You have no steel bar.
snowdonia-refuse-no-voucher = Contract { $contract } does not pay for maintenance.
snowdonia-refuse-not-your-labourer = You have no labourer on { $space }.
snowdonia-refuse-no-move = The labourer must move to a different space.
snowdonia-refuse-end-full = { $n ->
    [one] Only { $n } surveyor can start at { $station }.
   *[other] Only { $n } surveyors can start at { $station }.
}
snowdonia-refuse-must-place = You must place all your labourers.
snowdonia-refuse-must-act = You cannot pass here.
snowdonia-refuse-must-work = You must make at least one trade.
snowdonia-refuse-must-build = { $players ->
    [1] A site can be built, so build one.
   *[other] A site can be built, so build one or get a train.
}
snowdonia-refuse-must-maintain = Pay for maintenance or give up the train.

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

## Ties

snowdonia-tie-last = Level on points ({ $points }). { $who } was last in turn order in the final round and wins the tie.
    .you = Level on points ({ $points }). You were last in turn order in the final round, so you win the tie.

## What to do now, and kinds of moves

snowdonia-phase-start = Choose where to start
snowdonia-phase-assign = Assign labourers
snowdonia-phase-contracts = Play contracts
snowdonia-phase-actions = Resolve actions
snowdonia-phase-closing = End of the round
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
snowdonia-question-stone = turn rubble into stone or pass.
snowdonia-question-smelt = turn ore into steel.
snowdonia-question-work = trade in the Works.
snowdonia-question-build = build.
snowdonia-question-contract = take a contract.
snowdonia-question-keep = choose the contract to keep.
snowdonia-question-dig = clear the next place or pass.
snowdonia-question-lay = lay track once more or pass.
snowdonia-question-maintain = pay for your train or give it up.

snowdonia-group-pass = Pass
snowdonia-group-hire = Hire a labourer
snowdonia-group-place = Place a labourer
snowdonia-group-play = Play a contract
snowdonia-group-take = Take cubes
snowdonia-group-work = Trade in the Works
snowdonia-group-build = Build a site
snowdonia-group-train = Get a train
snowdonia-group-contract = Take a contract
snowdonia-group-keep = Keep a contract
snowdonia-group-maintain = Pay for maintenance
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
    .about = Dig, lay track and build your way up a Welsh mountain, if the fog lets you.
