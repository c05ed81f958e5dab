# Was suchende Bots über ihre Züge sagen.

bot-search-forced = der einzige mögliche Zug
    .you = Das ist dein einziger möglicher Zug.
bot-search-no-time = keine Zeit mehr; der erste Einfall
    .you = Zum Nachdenken blieb keine Zeit; das ist der erste Einfall.
bot-search-expects = { $games ->
        [one] nach { $games } Probepartie
       *[other] nach { $games } Probepartien
    }: dieser Zug gewinnt etwa { $share } % und bringt im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .you = { $games ->
        [one] Nach { $games } Probepartie
       *[other] Nach { $games } Probepartien
    }: Du gewinnst etwa { $share } % und kommst im Schnitt auf { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
