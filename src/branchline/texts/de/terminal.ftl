# Das Terminal: Fragen, Überschriften und Befehle. Befehle und Züge tippt man in jeder Sprache auf Englisch.

## Am Anfang

terminal-about = Ein offener Tisch für Eisenbahn-Brettspiele: genaue Regeln, ehrlich gemischt, Partien zum Aufheben.
terminal-welcome = Willkommen am Tisch!
terminal-start-play = branchline play
terminal-start-play-about = gegen Bots oder mit Freunden spielen, hier im Terminal
terminal-start-titles = branchline titles
terminal-start-titles-about = die Spiele im Regal und ihre Optionen
terminal-start-rules = branchline rules ferry
terminal-start-rules-about = was die Regeln zu einem Thema sagen
terminal-start-replay = branchline replay DATEI
terminal-start-replay-about = eine aufgehobene Partie nacherzählt, Zug um Zug
terminal-start-simulate = branchline simulate usa
terminal-start-simulate-about = tausende zufällige Partien, ausgezählt
terminal-start-help = branchline -h
terminal-start-help-about = alle Befehle
terminal-yes = j
terminal-no = n
terminal-ask-resume = { $moves ->
    [one] Eine Partie wartet noch: { $title }, { $moves } Zug. Weiterspielen?
   *[other] Eine Partie wartet noch: { $title }, { $moves } Züge. Weiterspielen?
}
terminal-ask-title = Welches Spiel?
terminal-ask-players = Wie viele spielen mit?
terminal-player-range = { $least } bis { $most } Personen
terminal-against-bots = ich gegen Bots
terminal-hot-seat = wir alle an einem Gerät
terminal-ask-who = Wer spielt?
terminal-ask-name = Name von Spieler { $n }
terminal-ask-level = Wie stark sollen die Bots sein?
terminal-level-easy = leicht
terminal-level-medium = mittel
terminal-level-hard = schwer
terminal-level-expert = experte

## Der Tisch

terminal-column-wagons = Waggons
terminal-column-points = Punkte
terminal-column-cards = Karten
terminal-column-tickets = Ziele
terminal-column-known = bekannte Karten
terminal-last-round = { $turns ->
    [one] LETZTE RUNDE, ausgelöst von { $seat }: noch { $turns } Zug
   *[other] LETZTE RUNDE, ausgelöst von { $seat }: noch { $turns } Züge
}
terminal-market = Offene Karten
terminal-piles = Nachziehstapel { $deck } · Ablage { $discards } · Zielkarten { $tickets }
terminal-discards = in der Ablage: { $cards }
terminal-hand = { $n ->
    [one] Deine Hand, { $n } Karte
   *[other] Deine Hand, { $n } Karten
}
terminal-no-cards = keine Karten
terminal-tickets = Deine Zielkarten
terminal-goals = Bonusziele
terminal-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
terminal-any-color = egal
terminal-way = { $wagons ->
    [one] noch { $wagons } Waggon
   *[other] noch { $wagons } Waggons
}
terminal-way-done = { $points ->
    [one] erfüllt, { $points } Punkt
   *[other] erfüllt, { $points } Punkte
}
terminal-way-lost = abgeschnitten: kein Weg mehr frei
terminal-way-too-long = { $wagons ->
    [one] (du hast nur noch { $wagons } Waggon)
   *[other] (du hast nur noch { $wagons } Waggons)
}
terminal-tunnel = Tunnel { $track }
terminal-tunnel-laid = ausgelegt
terminal-tunnel-revealed = aufgedeckt
terminal-tunnel-owes = { $n ->
    [one] Er kostet noch { $n } Karte.
   *[other] Er kostet noch { $n } Karten.
}

## Züge

terminal-move-draw-deck = vom Stapel
terminal-move-tickets = neue Zielkarten ansehen und einige behalten
terminal-move-tunnel-decline = aufgeben und die Karten zurücknehmen
terminal-move-stop = eine Karte genügt
terminal-move-pass = passen
terminal-move-pay = zahle
terminal-keep-how = Tippe die Nummern der Zielkarten, die du behältst, etwa „1 3“, oder „all“ für alle.
terminal-more-tracks = { $n ->
    [one] noch { $n } Strecke: more claim
   *[other] noch { $n } Strecken: more claim
}
terminal-more-ways = Andere Zahlungen: more und eine Nummer, etwa more 6
terminal-more-wasteful = { $n ->
    [one] { $n } Zahlung, die Karten verschwendet, ist weggelassen: more { $track } all
   *[other] { $n } Zahlungen, die Karten verschwenden, sind weggelassen: more { $track } all
}
terminal-other-ways = { $n ->
    [one] oder { $n } andere
   *[other] oder { $n } andere
}
terminal-is-tunnel = Tunnel
terminal-is-ferry = Fähre { $n }L
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
terminal-city-none = Auf diesem Plan gibt es keine Stadt { $name }.
terminal-city-near = Es gibt keine Stadt { $name }; meinst du { $near }?

## Die Eingabe

terminal-prompt-hint = Tippe eine Nummer, einen Zug oder help.
terminal-did-you-mean = Meinst du { $command }?
terminal-no-such-number = { $n ->
    [one] Zur Wahl steht nur die Nummer 1.
   *[other] Die Nummern gehen von 1 bis { $n }.
}
terminal-see-rule = rules { $rule }
terminal-why-what = Nenne einen Zug, etwa: why draw loco
terminal-why-legal = Nichts spricht dagegen: Dieser Zug ist jetzt erlaubt.
terminal-rules-none = Keine Regel enthält diese Wörter.
terminal-rules-many = { $n ->
    [one] { $n } Regel; rules und ihre Nummer zeigt sie ganz.
   *[other] { $n } Regeln; rules und eine Nummer zeigt eine davon.
}
terminal-thinks = { $seat } denkt nach…
terminal-others-first = Zuerst sind die anderen dran: Drücke Enter.
terminal-last-chance = Enter: { $seat } ist dran. undo: Zug zurücknehmen.
terminal-undone = Zurückgenommen.
terminal-undo-late = Zu spät: Inzwischen hat jemand anders gezogen.
terminal-undo-not = Das lässt sich nicht zurücknehmen: Der Zug hat etwas aufgedeckt, oder es gab noch keinen.
terminal-hand-over = Gib das Gerät weiter an { $seat }. Niemand sonst sollte jetzt hinsehen.
terminal-hand-over-go = Drücke Enter, wenn du es hast.
terminal-hand-over-undo = Drücke Enter, wenn du es hast (undo nimmt den letzten Zug zurück).
terminal-kept = Deine Partie ist aufgehoben in { $file }. So geht es weiter:
terminal-kept-over = Die Aufzeichnung dieser Partie ist { $file }. So lässt sie sich nacherzählen:

## Hilfe am Tisch

terminal-help-number = 3
terminal-help-number-about = der Zug mit dieser Nummer
terminal-help-move = draw red
terminal-help-move-about = ein Zug in Worten
terminal-help-help = help
terminal-help-help-about = diese Liste
terminal-help-look = look
terminal-help-look-about = der ganze Tisch noch einmal
terminal-help-more = more claim
terminal-help-more-about = alle Strecken, die du bauen kannst; more 7 zeigt die Zahlungen von Nummer 7
terminal-help-map = map, map Bern
terminal-help-map-about = der ganze Plan oder die Strecken um eine Stadt
terminal-help-log = log
terminal-help-log-about = alles, was geschehen ist
terminal-help-hint = hint
terminal-help-hint-about = was ein starker Bot an deiner Stelle täte und warum; hint expert denkt länger
terminal-help-why = why draw loco
terminal-help-why-about = warum ein Zug nicht erlaubt ist, und nach welcher Regel
terminal-help-rules = rules tunnel
terminal-help-rules-about = die Regeln zu einem Thema oder eine Regel mit ihrer Nummer (auf Englisch)
terminal-help-undo = undo
terminal-help-undo-about = einen Zug zurücknehmen, der nichts aufgedeckt hat, bis jemand anders zieht
terminal-help-quit = quit
terminal-help-quit-about = gehen; die Partie bleibt aufgehoben
terminal-notation-tickets = Züge in Worten: draw deck, draw red, tickets, keep 1 3, claim bern-luzern (zahlt am billigsten), claim bern-luzern: 3 green 1 loco, tunnel pay 1 loco, tunnel decline. Buchstaben stehen für Karten, etwa 3g1l: { $letters }.

## Das Ende

terminal-winners = { $n ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
terminal-total = Summe

## Spiele im Regal, Daten, Simulation

terminal-column-title = Spiel
terminal-column-name = Name
terminal-column-players = Personen
terminal-bot-outside = aus einem anderen Paket
terminal-options = Optionen (die Vorgabe steht vorn)
terminal-data-sources = Quellen
terminal-data-notes = Anmerkungen zu einzelnen Einträgen
terminal-data-assumed = Angenommene Werte
terminal-simulated = { $games ->
    [one] { $games } zufällige Partie, { $players } Personen, Startwert { $seed }
   *[other] { $games } zufällige Partien, { $players } Personen, Startwert { $seed }
}
terminal-column-mean = Ø Punkte
terminal-column-sd = Std.-Abw.
terminal-column-win-share = Siege
terminal-column-shared = geteilt
terminal-sim-length = Züge je Partie
terminal-sim-unfinished = Nicht zu Ende nach { $limit } Zügen
terminal-sim-games = Partien je Sekunde
terminal-sim-moves = Züge je Sekunde
terminal-sim-pure = Die Regeln liefen als reines Python; kompiliert sind sie etwa 20-mal so schnell.
