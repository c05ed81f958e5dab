# Why Snowdonia's bots made a move.

## Placing a labourer

snowdonia-why-hire = another pair of hands is worth its coal
snowdonia-why-yard = its stock of cubes is too small
snowdonia-why-start = it wants to be start player next round
snowdonia-why-dig = { $n } rubble can be dug now
snowdonia-why-works = its goods must be turned into steel or stone
snowdonia-why-lay = it can lay { $place }
snowdonia-why-build = it can build { $site }
snowdonia-why-buy = it can get the train { $train }
snowdonia-why-office = the contract { $contract } fits its plans
snowdonia-why-survey = its surveyor is to reach { $station }
snowdonia-why-idle = there is nothing better to do

## Actions and contracts

snowdonia-why-take = most useful now: { $cubes }
snowdonia-why-trade = it needs what it gets: { $got }
snowdonia-why-site = { $n ->
    [one] { $site } gives { $n } point
   *[other] { $site } gives { $n } points
}
snowdonia-why-train = the train { $train } will pay off
snowdonia-why-no-build = keeping its goods is worth more
snowdonia-why-contract = the contract { $contract } fits its plans
snowdonia-why-keep = of these, the contract { $contract } fits its plans best
snowdonia-why-play = now is the moment for the contract { $contract }
snowdonia-why-wait = its contracts will do more later
snowdonia-why-pass = doing nothing is better here
snowdonia-why-maintain = the train { $train } is worth a steel bar
snowdonia-why-voucher = the contract { $contract } is worth less to it than the train { $train }
snowdonia-why-give-up = the train { $train } is not worth its keep any more
snowdonia-why-weather = best for its next round: { $weather }
snowdonia-why-move = the labourer can do more here: { $area }
snowdonia-why-clear = it can use the rubble of the next place
snowdonia-why-lay-again = more track of its own
snowdonia-why-end = it sees more to gain from this end
snowdonia-why-marker = events from this end hurt it less

## The bots in a sentence

bot-about-ganger = the foreman's quick brother: it rehearses where to place, the rest is habit
bot-about-foreman = plans by contracts, weather, bag and events
