# Was suchende Bots über ihre Züge sagen.

bot-search-forced = der einzige mögliche Zug
    .you = Das ist dein einziger möglicher Zug.
bot-search-no-time = keine Zeit mehr; der erste Einfall
    .you = Zum Nachdenken blieb keine Zeit; das ist der erste Einfall.
bot-search-expects = { $games ->
        [one] { $games } Probepartie
       *[other] { $games } Probepartien
    }, { $tried } mit diesem Zug: davon etwa { $share } % gewonnen, im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .you = { $games ->
        [one] { $games } Probepartie
       *[other] { $games } Probepartien
    }, { $tried } mit diesem Zug: Davon gewinnst du etwa { $share } % und kommst im Schnitt auf { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
bot-search-foresees = { $games ->
        [one] { $games } Probepartie
       *[other] { $games } Probepartien
    } einige Runden voraus, { $tried } mit diesem Zug: Gewinnaussichten etwa { $share } %
    .you = { $games ->
        [one] { $games } Probepartie
       *[other] { $games } Probepartien
    } einige Runden voraus, { $tried } mit diesem Zug: Da stehen deine Gewinnaussichten bei etwa { $share } %.
bot-search-alone = { $games ->
        [one] { $games } Probepartie
       *[other] { $games } Probepartien
    }, { $tried } mit diesem Zug
    .you = { $games ->
        [one] { $games } Probepartie
       *[other] { $games } Probepartien
    }, { $tried } mit diesem Zug.
bot-search-few = { $games ->
        [one] { $games } Probepartie
       *[other] { $games } Probepartien
    }: zu wenig, um die Aussichten zu nennen
    .you = { $games ->
        [one] { $games } Probepartie
       *[other] { $games } Probepartien
    }: zu wenig, um dir deine Aussichten zu nennen.
