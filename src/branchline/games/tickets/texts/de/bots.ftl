# Was die Bots der Familie Zug um Zug über ihre Züge sagen.

tickets-why-keep = diese passen gut zusammen: { $tickets }
tickets-why-keep-one = von den angebotenen passt diese Zielkarte am besten: { $tickets }
tickets-why-way = liegt auf dem Weg für { $ticket }
tickets-why-narrow = ein Engpass auf dem Weg für { $ticket }, lieber jetzt, bevor jemand anders kommt
tickets-why-points = { $points ->
    [one] { $points } Punkt, und die Karten sind auf der Hand
   *[other] { $points } Punkte, und die Karten sind auf der Hand
}
tickets-why-long = eine lange Strecke für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tickets-why-goal = ein Schritt zum Bonusziel { $goal }
tickets-why-finish = das Spiel beenden, solange die Führung hält
tickets-why-last = der letzte Zug: alles, was noch Punkte bringt
tickets-why-collect = gesammelt wird für { $track }: { $card }
tickets-why-loco = eine Lokomotive, denn sie ersetzt jede Farbe, die fehlt
tickets-why-spare = kann später nützlich sein: { $card }
tickets-why-deck = nichts in der Auslage nützt mehr als eine Karte vom Stapel
tickets-why-more = alles ist verbunden, also mehr Zielkarten
tickets-why-room = Waggons und Zeit reichen für weitere Zielkarten
tickets-why-hungry = erst die Zielkarten, dann die Strecken
tickets-why-tunnel-pay = der Tunnel { $track } ist die zusätzlichen Karten wert
tickets-why-tunnel-decline = der Tunnel { $track } ist zu teuer; die Karten bleiben besser auf der Hand
tickets-why-stop = eine Karte genügt
tickets-why-passenger = { $passenger } ist schon am häufigsten dabei
tickets-why-pass = es gibt nichts anderes zu tun

## The bots in a sentence

bot-about-hungry = sammelt früh viele Zielkarten und verbindet sie dann
bot-about-path = folgt dem besten Weg für seine Zielkarten
bot-about-one-step = die beste nächste Strecke für jeweils eine Zielkarte
bot-about-long-route = erst lange Strecken, dann Zielkarten
bot-about-planner = verbindet alle Zielkarten mit einem billigen Netz und achtet auf das Ende
