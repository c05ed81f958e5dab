# The browser: panels, buttons and trays of the ticket games.

## Züge

web-turn-choosing = { $seat } wählt Start-Zielkarten
web-turn-turn = { $seat } überlegt
web-turn-second-card = { $seat } nimmt die zweite Karte
web-turn-keeping = { $seat } wählt Zielkarten
web-turn-tunnel = { $seat } entscheidet über einen Tunnel
web-last-round = { $n ->
    [one] Letzte Runde: noch { $n } Zug ({ $seat } hat kaum noch Waggons)
   *[other] Letzte Runde: noch { $n } Züge ({ $seat } hat kaum noch Waggons)
}
    .you = { $n ->
        [one] Letzte Runde: noch { $n } Zug (du hast kaum noch Waggons)
       *[other] Letzte Runde: noch { $n } Züge (du hast kaum noch Waggons)
    }
web-last-round-now = Letzte Runde. { $seat } hat kaum noch Waggons.
    .you = Letzte Runde. Du hast kaum noch Waggons.

## Felder

web-players = Spieler
web-market = Offene Karten
web-hand = Deine Hand
web-hand-n = { $n ->
    [one] Deine Hand: { $n } Karte
   *[other] Deine Hand: { $n } Karten
}
web-my-tickets = Deine Zielkarten
web-my-table = Deine Karten und Zielkarten
web-goals = Bonusziele
web-points = Punkte
web-map = Landkarte. Mit den Pfeiltasten von Strecke zu Strecke, mit Bild ab zur nächsten, die du bauen kannst, mit Enter auswählen.
web-tab-cards = Karten
web-tab-tickets = Zielkarten

## Zahlen

web-wagons = { $n ->
    [one] { $n } Waggon
   *[other] { $n } Waggons
}
web-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
web-tickets = { $n ->
    [one] { $n } Zielkarte
   *[other] { $n } Zielkarten
}
web-spaces = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
web-points-n = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## Gleise

web-any-color = eine beliebige Farbe
web-tunnel = Tunnel
web-ferry = { $n ->
    [one] Fähre mit { $n } Lokomotivsymbol
   *[other] Fähre mit { $n } Lokomotivsymbolen
}
web-any-cards = je { $n } beliebige Karten ersetzen eine
web-bonus = { $n ->
    [one] { $n } Bonuskarte
   *[other] { $n } Bonuskarten
}
web-twin-closed = Gesperrt: Bei { $players } Personen darf hier keine weitere parallele Strecke gebaut werden.
web-cards-short = Dafür reichen deine Karten noch nicht.
web-ways = { $n ->
    [one] Du kannst sie auf { $n } Art bezahlen.
   *[other] Du kannst sie auf { $n } Arten bezahlen.
}
web-pay-with = Bezahlen mit
web-or = oder
web-more-ways = { $n ->
    [one] { $n } weitere Art
   *[other] { $n } weitere Arten
}
web-fewer = Weniger anzeigen
web-only-with = Nur bezahlen mit
web-other-cards = Andere Karten
web-claim = Bauen mit
web-dig = Tunnel bauen mit
web-plan = Bauen, sobald es geht
web-plan-stop = Doch nicht bauen
web-plan-gone = { $track } lässt sich nicht mehr bauen. Dein Plan ist hinfällig.
web-pins = Meine Städte auf der Landkarte zeigen
web-cancel = Abbrechen

## Karten ziehen

web-take = Karte nehmen: { $card }
web-take-deck = { $n ->
    [one] Vom Stapel ziehen, noch { $n } Karte
   *[other] Vom Stapel ziehen, noch { $n } Karten
}
web-one-more-card = noch eine Karte nehmen
web-stop = Bei einer Karte bleiben

## Zielkarten

web-draw-tickets = { $n ->
    [one] Zielkarten ziehen (noch { $n })
   *[other] Zielkarten ziehen (noch { $n })
}
web-no-tickets = Du hast noch keine Zielkarten.
web-done = erfüllt
web-to-go = { $n ->
    [one] noch { $n } Waggon
   *[other] noch { $n } Waggons
}
web-failed = nicht erfüllt
web-cut-off = unerreichbar
web-keep-least = { $n ->
    [one] Behalte mindestens { $n } Zielkarte. Zeig auf eine Karte, um sie auf der Landkarte zu sehen.
   *[other] Behalte mindestens { $n } Zielkarten. Zeig auf eine Karte, um sie auf der Landkarte zu sehen.
}
web-keep-all = { $n ->
    [one] Zielkarte behalten
   *[other] Alle { $n } Zielkarten behalten
}
web-keep-n = { $n ->
    [0] Zielkarten wählen
    [one] { $n } Zielkarte behalten
   *[other] { $n } Zielkarten behalten
}

## Tunnel

web-tunnel-title = Tunnel { $track }
web-tunnel-laid = Du hast ausgespielt:
web-tunnel-owes = { $n ->
    [0] Der Weg ist frei: nichts nachzuzahlen.
    [one] Der Tunnel kostet { $n } weitere Karte.
   *[other] Der Tunnel kostet { $n } weitere Karten.
}
web-tunnel-cannot = Dafür fehlen dir die Karten.
web-tunnel-pay = Nachzahlen
web-tunnel-decline = Aufgeben und Karten zurücknehmen

## Ziele und Punkte

web-longest-path-about = Für den längsten durchgehenden Weg aus eigenen Strecken, gezählt in Waggons.
web-others-hidden = bei den anderen verdeckt

## Die Landkarte

web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-fit = Ganze Karte
web-arctic-circle = Polarkreis
web-sea-norwegian = Europäisches Nordmeer
web-sea-barents = Barentssee
web-sea-north = Nordsee
web-sea-pacific = Pazifik
web-sea-gulf = Golf von Mexiko
web-sea-atlantic = Atlantik
web-sea-baltic = Ostsee
web-sea-biscay = Biskaya
web-sea-mediterranean = Mittelmeer
web-sea-black = Schwarzes Meer
web-sea-adriatic = Adria
web-sea-ionian = Ionisches Meer
web-sea-bothnia = Bottensee
web-sea-arabian = Arabisches Meer
web-sea-bengal = Golf von Bengalen
web-sea-indian = Indischer Ozean
web-land-be = Belgien
web-land-bt = Bhutan
web-land-by = Belarus
web-land-ceylon = Ceylon
web-land-ie = Irland
web-land-np = Nepal
web-land-tibet = Tibet

## Keys and rules

web-rule = Regel { $rule }: öffnen
web-keys-map = zur Landkarte
web-keys-arrows = auf der Landkarte: nächste Strecke in dieser Richtung
web-keys-claimable = auf der Landkarte: nächste oder vorige Strecke, die du bauen kannst
web-keys-choose = auswählen, drücken
web-keys-leave = Auswahl aufheben, schließen
web-keys-decision = zur Entscheidung: Bezahlung, Tunnel oder Zielkarten
web-keys-market = zu dieser offenen Karte
web-keys-deck = zum Stapel
web-keys-hand = zu deinen Karten
web-keys-tickets = zu deinen Zielkarten
web-keys-goals = zu den Bonuszielen
web-keys-players = zu den Spielern
web-keys-log = zum Verlauf
web-keys-score = Zwischenstand
web-keys-zoom = auf der Landkarte: größer, kleiner, ganze Karte
web-keys-help = diese Liste

## Punkte

## Bahnhöfe

web-stations = { $n ->
    [one] { $n } Bahnhof
   *[other] { $n } Bahnhöfe
}
web-station-of = { $city }: Bahnhof von { $seat }
    .you = { $city }: dein Bahnhof
web-station-none = { $city }: kein Bahnhof
web-station-ways = { $n ->
    [one] Du kannst ihn auf { $n } Art bauen.
   *[other] Du kannst ihn auf { $n } Arten bauen.
}
web-station-title = Ein Bahnhof in { $city }
web-station-about = Am Ende leiht er dir für deine Zielkarten eine fremde Strecke an dieser Stadt.
web-station-build = Bauen mit
web-station-short = Deine Karten reichen gerade für keinen Bahnhof.
web-build-station = { $n ->
    [one] Bahnhof bauen ({ $n } Karte)
   *[other] Bahnhof bauen ({ $n } Karten)
}
web-station-where = In welcher Stadt?
web-keys-stations = auf der Landkarte: zu den Städten, um einen Bahnhof zu bauen

## Fahrgäste

web-turn-passenger = { $seat } wählt einen Fahrgast
web-passenger-title = Wer fährt mit? { $place }
web-passengers-about = { $first ->
    [one] Je Farbe: { $first } Punkt für die meisten Fahrgäste, { $second } für die zweitmeisten.
   *[other] Je Farbe: { $first } Punkte für die meisten Fahrgäste, { $second } für die zweitmeisten.
}

## Zwei Stapel Zielkarten

web-turn-announcing = { $seat } wählt, von welchem Stapel die Zielkarten kommen
web-mix-title = Wie viele Zielkarten von welchem Stapel?
web-mix-about = Du siehst sie erst danach. Lange sind mehr wert und schwerer zu erfüllen.
web-mix = { $short } kurze, { $long } lange
web-draw-mix = Zielkarten ziehen: noch { $short } kurze und { $long } lange
web-tickets-by-deck = { $short } kurze, { $long } lange Zielkarten
web-long-ticket = lang
web-globetrotter-about = Für die meisten erfüllten Zielkarten.
web-grand-tour-about = Für erfüllte Zielkarten, deren Städte zwei getrennte Wege aus deinen Strecken verbinden.

## What a thing is, wherever it is shown

web-explain-wagons = Jedes Feld einer Strecke braucht einen. { $left ->
    [0] Wer keinen mehr hat, löst die letzte Runde aus.
   *[other] Wer höchstens noch { $left } hat, löst die letzte Runde aus.
}
web-explain-card = Bezahlt ein Feld einer Strecke in dieser Farbe. Eine graue Strecke nimmt jede Farbe, aber nur eine.
web-explain-loco = { $on ->
    [tunnels] Steht für jede Farbe, aber nur in Tunneln.
    [tunnels-and-ferries] Steht für jede Farbe, aber nur in Tunneln und auf Fähren.
   *[all] Steht für eine Karte beliebiger Farbe.
} { $freely ->
    [yes] Offen nimmst du sie wie jede andere Karte.
   *[no] Offen genommen ist sie die einzige Karte deines Zuges.
}
web-explain-points = So viel bringt eine Strecke, wenn du sie baust: je länger, desto mehr.
web-explain-cards = Wagenkarten auf der Hand. Sie bezahlen Strecken; es gibt kein Limit.
web-explain-tickets = Zwei Orte, die zu verbinden sind. Am Ende zählt eine erfüllte Zielkarte ihren Wert, jede andere zieht ihn ab.
web-explain-stations = Ein Bahnhof lässt dich für deine Zielkarten eine fremde Strecke mitbenutzen. Jeder nicht gebaute bringt Punkte.
web-explain-score = Punkte bis jetzt. Zielkarten und Boni kommen am Ende dazu.
web-explain-passengers = Mitgenommene Fahrgäste. Wer von einer Farbe am meisten hat, bekommt am Ende Punkte.
web-heard = Was geschieht
