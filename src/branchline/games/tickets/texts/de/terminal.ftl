# The terminal screen of the ticket games.

## Der Tisch

terminal-column-wagons = Waggons
terminal-column-cards = Karten
terminal-column-tickets = Zielkarten
# headings in a small window
terminal-short-points = Pkt
terminal-short-wagons = Wag
terminal-short-cards = Kar
terminal-column-known = bekannte Karten
terminal-last-round = { $turns ->
    [one] LETZTE RUNDE: noch { $turns } Zug ({ $seat } hat kaum noch Waggons)
   *[other] LETZTE RUNDE: noch { $turns } Züge ({ $seat } hat kaum noch Waggons)
}
terminal-market = Offene Karten
terminal-piles = Nachziehstapel { $deck } · Ablage { $discards } · Zielkarten { $tickets }
terminal-discards = in der Ablage: { $cards }
terminal-hand = { $n ->
    [one] Deine Hand: { $n } Karte
   *[other] Deine Hand: { $n } Karten
}
terminal-tickets = Deine Zielkarten
# in a small window: tickets that are not named, and the word that shows them
terminal-tickets-more = und noch { $n }: { $word }
terminal-tickets-done = { $n } erfüllt (+{ $points })
terminal-goals = Bonusziele
terminal-any-color = egal
terminal-way = { $wagons ->
    [one] noch { $wagons } Waggon
   *[other] noch { $wagons } Waggons
}
terminal-way-done = { $points ->
    [one] erfüllt, { $points } Punkt
   *[other] erfüllt, { $points } Punkte
}
terminal-way-lost = unerreichbar: alle Wege sind verbaut
terminal-way-too-long = { $wagons ->
    [one] (du hast nur noch { $wagons } Waggon)
   *[other] (du hast nur noch { $wagons } Waggons)
}
terminal-tunnel = Tunnel { $track }
terminal-tunnel-laid = ausgespielt
terminal-tunnel-revealed = aufgedeckt
terminal-tunnel-owes = { $n ->
    [one] Der Tunnel kostet { $n } weitere Karte.
   *[other] Der Tunnel kostet { $n } weitere Karten.
}

## Züge

terminal-move-draw-deck = vom Stapel
terminal-move-tickets = neue Zielkarten ziehen und einige behalten
terminal-move-mix = kurz { $short } · lang { $long }
terminal-passengers = Fahrgäste
terminal-ticket-decks = kurz { $short } · lang { $long }
terminal-move-tunnel-decline = aufgeben und die Karten zurücknehmen
terminal-move-stop = bei einer Karte bleiben
terminal-move-pass = passen
terminal-move-pay = zahlen
terminal-keep-how = Gib die Nummern der Zielkarten ein, die du behältst, etwa „1 3“, oder „all“ für alle.
terminal-more-tracks = { $n ->
    [one] noch { $n } Strecke: mehr claim eingeben
   *[other] noch { $n } Strecken: mehr claim eingeben
}
terminal-more-ways = Andere Arten zu zahlen: mehr und eine Nummer, etwa mehr 6
terminal-more-wasteful = { $n ->
    [one] { $n } verschwenderische Zahlung ist ausgeblendet: mehr { $track } all
   *[other] { $n } verschwenderische Zahlungen sind ausgeblendet: mehr { $track } all
}
terminal-more-payments = Andere Karten gehen auch: tippe sie, etwa claim a-b: 3 blue 1 red
terminal-other-ways = { $n ->
    [one] oder { $n } andere Art
   *[other] oder { $n } andere Arten
}
terminal-is-tunnel = Tunnel
terminal-is-ferry = Fähre { $n }L
terminal-is-any-cards = { $n }:1
terminal-has-bonus = +{ $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

## Die Karte

terminal-column-to = nach
terminal-column-spaces = Felder
terminal-column-special = {""}
terminal-column-owner = gehört
terminal-column-pay = du könntest zahlen
terminal-track-open = frei
terminal-track-closed = gesperrt
terminal-pay-wagons = zu wenige Waggons
terminal-pay-no = noch nicht
terminal-pay-missing = { $n ->
    [one] es fehlt { $n } Karte
   *[other] es fehlen { $n } Karten
}
terminal-city-none = Auf dieser Karte gibt es keine Stadt namens { $name }.
terminal-city-near = Eine Stadt namens { $name } gibt es nicht. Meinst du { $near }?

## Hilfe am Tisch

terminal-notation-tickets = Züge in Worten: draw deck, draw red, tickets, keep 1 3, claim { $track } (zahlt am billigsten), claim { $track }: 3 green 1 loco, tunnel pay 1 loco, tunnel decline. Buchstaben stehen für Karten, etwa 3g1l: { $letters }.
terminal-column-stations = Bahnhöfe
terminal-station-of = Bahnhof: { $seat }
terminal-more-stations = { $n ->
    [one] { $n } weitere Stadt: mehr station
   *[other] { $n } weitere Städte: mehr station
}
terminal-station-used = Bahnhof in { $city }: { $track }
terminal-station-unused = Bahnhof in { $city }: ohne Nutzen
terminal-notation-stations = Bahnhöfe: station paris (zahlt so billig wie möglich), station paris: 2 red 1 loco.
terminal-notation-mixes = Zwei Stapel Zielkarten: tickets 3 short 1 long.
terminal-notation-passengers = Fahrgäste: passenger berlin: red.

## Spiele im Regal, Daten, Simulation

terminal-data-sources = Quellen
terminal-data-notes = Anmerkungen zu einzelnen Einträgen
terminal-data-assumed = Unbestätigte Werte
