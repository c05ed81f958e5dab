# Was suchende Bots über ihre Züge sagen.

bot-search-forced = es gibt keinen anderen Zug
bot-search-no-time = keine Zeit zum Nachdenken: der erste Zug, der in den Sinn kam
bot-search-expects =
    { $games ->
        [one] eine Partie in Gedanken gespielt
       *[other] { $games } Partien in Gedanken gespielt
    }: dieser Zug gewinnt etwa { $share } %, bei durchschnittlich { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
