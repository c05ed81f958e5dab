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
web-last-round-now = Letzte Runde. { $seat } hat kaum noch Waggons.

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
web-claim = Bauen mit
web-dig = Tunnel bauen mit
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
web-cut-off = unerreichbar
web-keep-least = { $n ->
    [one] Behalte mindestens { $n } Zielkarte. Zeig auf eine Karte, um sie auf der Landkarte zu sehen.
   *[other] Behalte mindestens { $n } Zielkarten. Zeig auf eine Karte, um sie auf der Landkarte zu sehen.
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

