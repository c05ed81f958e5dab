# Was die Bots der Familie Zug um Zug über ihre Züge sagen.

tickets-why-keep = diese Zielkarten passen gut zusammen: { $tickets }
    .you = Diese Zielkarten passen gut zusammen: { $tickets }.
tickets-why-keep-best = die aussichtsreichste Wahl: { $tickets }
    .you = Für dich die aussichtsreichste Wahl: { $tickets }.
tickets-why-keep-one = von den gezogenen passt { $tickets } am besten
    .you = Von den gezogenen passt { $tickets } am besten zu dir.
tickets-why-way = liegt auf dem Weg für { $ticket }
    .you = Liegt auf deinem Weg für { $ticket }.
tickets-why-narrow = ein Engpass für { $ticket }; lieber jetzt, bevor jemand anders baut
    .you = Ein Engpass für { $ticket }. Bau ihn, bevor es jemand anders tut.
tickets-why-points = { $points ->
    [one] { $points } Punkt, und die Karten sind da
   *[other] { $points } Punkte, und die Karten sind da
}
    .you = { $points ->
        [one] Du hast die Karten, und es gibt { $points } Punkt.
       *[other] Du hast die Karten, und es gibt { $points } Punkte.
    }
tickets-why-long = eine lange Strecke für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .you = Eine lange Strecke für { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
tickets-why-path = die längste Strecke wird länger
    .you = Deine längste Strecke wird dadurch länger.
tickets-why-goal = ein Schritt zum Bonusziel { $goal }
    .you = Damit kommst du dem Bonusziel { $goal } näher.
tickets-why-finish = das Spiel beenden, solange die Führung hält
    .you = Du führst, also bring das Spiel zu Ende.
tickets-why-last = letzter Zug: alles, was noch Punkte bringt
    .you = Dein letzter Zug: Nimm, was noch Punkte bringt.
tickets-why-collect = gesammelt für { $track }: { $card }
    .you = Das brauchst du für { $track }: { $card }.
tickets-why-loco = eine Lokomotive ersetzt jede fehlende Farbe
    .you = Eine Lokomotive ersetzt jede Farbe, die dir fehlt.
tickets-why-spare = kann noch nützlich werden: { $card }
    .you = Das kann dir noch nützen: { $card }.
tickets-why-deck = keine offene Karte nützt mehr als eine vom Stapel
    .you = Keine offene Karte nützt dir mehr als eine vom Stapel.
tickets-why-more = alle Zielkarten sind erfüllt, also neue
    .you = Deine Zielkarten sind alle erfüllt. Zieh neue.
tickets-why-mix = für den Anfang eine aussichtsreiche Mischung von Zielkarten
    .you = Für den Anfang eine aussichtsreiche Mischung von Zielkarten.
tickets-why-room = Waggons und Zeit reichen für weitere Zielkarten
    .you = Deine Waggons und die Zeit reichen für weitere Zielkarten.
tickets-why-hungry = erst Zielkarten, dann Strecken
    .you = Sammle erst Zielkarten und bau später.
tickets-why-tunnel-pay = der Tunnel { $track } ist die zusätzlichen Karten wert
    .you = Der Tunnel { $track } ist die zusätzlichen Karten wert.
tickets-why-tunnel-decline = der Tunnel { $track } ist zu teuer
    .you = Der Tunnel { $track } ist zu teuer. Behalte deine Karten.
tickets-why-stop = eine Karte genügt
    .you = Eine Karte genügt dir.
tickets-why-station = ein Bahnhof in { $city }, weil nichts Besseres übrig ist
    .you = Ein Bahnhof in { $city }: Etwas Besseres bleibt nicht.
tickets-why-station-ticket = ein Bahnhof in { $city } leiht die Strecke, die zu { $ticket } fehlt
    .you = Ein Bahnhof in { $city } leiht dir die Strecke, die zu { $ticket } fehlt.
tickets-why-tour = schließt eine große Rundreise
    .you = Es hilft dir, eine große Rundreise zu schließen.
tickets-why-passengers = wegen der Fahrgäste, die dort warten
    .you = Dort warten wertvolle Fahrgäste auf dich.
tickets-why-passenger = { $passenger } ist schon am häufigsten dabei
    .you = Von dieser Farbe hast du schon am meisten: { $passenger }.
tickets-why-passenger-race = { $passenger } zählt im Rennen um die Mehrheiten am meisten
    .you = Diese Farbe zählt im Rennen um die Mehrheiten am meisten: { $passenger }.
tickets-why-pass = es gibt nichts anderes zu tun
    .you = Etwas anderes kannst du nicht tun.

## Züge, in den Worten des Protokolls

tickets-move-draw = eine offene Karte: { $card }
tickets-move-draw-deck = eine Karte vom Stapel
tickets-move-stop = bei einer Karte bleiben
tickets-move-claim = { $track } mit: { $cards }
tickets-move-station = ein Bahnhof in { $city } mit: { $cards }
tickets-move-tickets = neue Zielkarten
tickets-move-tickets-short = neue Zielkarten, kurz: { $short }, lang: { $long }
tickets-move-keep = diese Zielkarten behalten: { $keep }
tickets-move-tunnel = nachzahlen: { $cards }
tickets-move-tunnel-decline = den Tunnel aufgeben
tickets-move-passenger = ein Fahrgast aus { $place }: { $passenger }
tickets-move-pass = passen

## The bots in a sentence

bot-about-hungry = sammelt früh viele Zielkarten und versucht dann, sie zu erfüllen
bot-about-path = folgt dem besten Weg für seine Zielkarten
bot-about-one-step = baut für eine Zielkarte nach der anderen, Strecke für Strecke
bot-about-long-route = erst lange Strecken, dann Zielkarten
bot-about-planner = verbindet alle Zielkarten mit einem günstigen Netz und behält das Spielende im Blick
