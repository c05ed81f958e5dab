# What is wrong with a scenario of one's own or with corrections.

snowdonia-data-range = This must be from { $least } to { $most }, not { $value }.
snowdonia-data-no-value = The data has no such value to correct.
snowdonia-data-no-table = There is no table “{ $table }” in a scenario file.
snowdonia-data-missing = The table “{ $table }” is missing: a scenario file needs it.
snowdonia-data-no-provenance = This value has no provenance.
snowdonia-data-numbered = These must be numbered from 1 without gaps, up to { $most }.
snowdonia-data-no-effect = There is no effect “{ $name }”; there are { $names }.
snowdonia-data-no-power = There is no power “{ $name }”; there are { $names }.
snowdonia-data-no-edition = There is no edition “{ $name }”; there are { $names }.
snowdonia-data-no-special = There is no special rule “{ $name }”; there are { $names }.
snowdonia-data-needs = The special rule “{ $rule }” needs “{ $other }” too.
snowdonia-data-contract-area = Every contract but a maintenance contract has the letter of an area, and only that has none.
snowdonia-data-half = This must be a whole or a half number.
snowdonia-data-no-tier = “{ $name }” is no number of a station.
snowdonia-data-solo-coal = { $n } is more than a solo game has (supply.solo_coal).
snowdonia-data-shed = All trains but one stand in the engine shed, so this must be { $n }.
snowdonia-data-coal = This must be at least { $n }: for the yard (supply.yard_coal) and the trains.
snowdonia-data-held = { $n } is more than the box has ({ $entry }: { $box }).
snowdonia-data-solo-yard = This is more than the bag of a solo game has (supply.ore, supply.stone).
snowdonia-data-solo-cubes = { $n } for 1 player is more than the box has ({ $entry }: { $box }).
snowdonia-data-cubes = { $n } and { $yard } for { $players } players are more than the box has ({ $entry }: { $box }).
snowdonia-data-rates = These must be one or more numbers, up to { $most }.
snowdonia-data-ten-spaces = The event track must have ten spaces.
snowdonia-data-returns = These must be spaces up to this one.
snowdonia-data-returns-ten = This must hold 10, or the track would run out.
snowdonia-data-loop = The spaces that come round again must lay track, or a game might never end.
snowdonia-data-stop = With { $players ->
        [1] 1 player
       *[other] { $players } players
    } and { $n ->
        [1] 1 event cube
       *[other] { $n } event cubes
    } the event track comes to a stop on space { $space }, and a game might never end: give more cubes, or let spaces return them earlier.
snowdonia-data-stations = A line has from 2 to { $most } stations.
snowdonia-data-order = The stations must stand in the order of their numbers, the first with 0.
snowdonia-data-first-track = No track leads to the first station: give it tracks = 0.
snowdonia-data-most-players = This is less than least_players ({ $n }).
snowdonia-data-editions = This must name one or more of { $names }.
snowdonia-data-surveyor-points = There must be a number for every station moved, the first for the start.
snowdonia-data-dropped = This is no number of a station of this line.
snowdonia-data-start-spaces = The two ends together must have start spaces for all players.
snowdonia-data-ends = The first and the last station must be in play, also with { $n ->
        [1] 1 player
       *[other] { $n } players
    }.
snowdonia-data-no-track = There is no track with { $n ->
        [1] 1 player
       *[other] { $n } players
    }.
snowdonia-data-contracts = With { $n ->
        [1] 1 player
       *[other] { $n } players
    } too few contracts are in play: { $left }. There must be at least { $least }.
snowdonia-data-track-sum = The track cards of all stations together must be from 1 to { $most }, not { $n }.
snowdonia-data-cards = There may be at most { $most } track cards.
snowdonia-data-id = An id begins with a small letter and has small letters, digits and underscores only, at most 40.
snowdonia-data-name = A name is one line of 1 to { $most } characters.
