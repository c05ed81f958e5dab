# Das Terminal: Fragen, Überschriften und Befehle. Befehle und Züge tippt man in jeder Sprache auf Englisch.

## Am Anfang

terminal-about = Ein offener Tisch für Eisenbahn-Brettspiele: genaue Regeln, fair gemischt, Partien zum Speichern und Nachspielen.
terminal-welcome = Willkommen am Tisch.
terminal-start-play = branchline play
terminal-start-play-about = gegen Bots oder mit Freunden spielen, hier im Terminal
terminal-start-titles = branchline titles
terminal-start-titles-about = die Spiele im Regal und ihre Optionen
terminal-start-rules = branchline rules
terminal-start-rules-about = jede Regel nachschlagen
terminal-start-replay = branchline replay DATEI
terminal-start-replay-about = eine gespeicherte Partie ansehen, Zug um Zug
terminal-start-simulate = branchline simulate TITEL
terminal-start-simulate-about = tausende zufällige Partien mit Statistik
terminal-start-help = branchline -h
terminal-start-help-about = alle Befehle
terminal-no-server = Tische im Browser brauchen weitere Pakete: { $command }
terminal-word-help = hilfe
terminal-word-look = tisch
terminal-word-more = mehr
terminal-word-map = karte
terminal-word-log = verlauf
terminal-word-hint = tipp
terminal-word-why = warum
terminal-word-rules = regeln
terminal-word-undo = rückgängig
terminal-word-quit = ende
terminal-replay-at = Zug { $move } von { $moves }
terminal-replay-back = zurück
terminal-replay-forth = weiter
terminal-replay-first = Anfang
terminal-replay-last = letzter Zug
terminal-replay-seat = nächster Platz
terminal-join-again = Der Platz bleibt deiner; zurück geht es mit: { $command }
terminal-server-away = { $server } antwortet nicht. Neuer Versuch …
terminal-server-silent = { $server } antwortet nicht; versuch es gleich noch einmal
terminal-yes = j
terminal-no = n
terminal-ask-resume = { $moves ->
    [one] Du hast eine offene Partie: { $title } ({ $moves } Zug). Weiterspielen?
   *[other] Du hast eine offene Partie: { $title } ({ $moves } Züge). Weiterspielen?
}
terminal-ask-title = Welches Spiel?
terminal-ask-players = Wie viele spielen?
terminal-player-range = { $least }–{ $most } Personen
terminal-against-bots = ich gegen Bots
terminal-hot-seat = wir alle an diesem Gerät
terminal-ask-who = Wer spielt?
terminal-ask-name = Name von Spieler { $n }
terminal-ask-level = Wie stark sollen die Bots sein?
terminal-level-easy = leicht
terminal-level-medium = mittel
terminal-level-hard = schwer
terminal-level-expert = Experte
terminal-level-formidable = Großmeister

## Der Tisch

terminal-column-points = Punkte
terminal-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## Die Eingabe

terminal-prompt-hint = Gib eine Nummer, einen Zug oder hilfe ein.
terminal-did-you-mean = Meinst du { $command }?
terminal-no-such-bot = Einen Bot namens { $name } gibt es hier nicht. Die Stufen heißen { $levels }.
terminal-no-such-number = { $n ->
    [one] Zur Wahl steht nur die Nummer 1.
   *[other] Wähle eine Nummer von 1 bis { $n }.
}
terminal-see-rule = regeln { $rule }
terminal-why-what = Nenne einen Zug, etwa: warum draw loco
terminal-why-legal = Dieser Zug ist jetzt erlaubt.
terminal-rule-source = Quelle: { $source }
terminal-rules-none = Keine Regel enthält diese Wörter.
terminal-rules-many = { $n ->
    [one] { $n } Regel. Mit regeln und ihrer Nummer liest du sie.
   *[other] { $n } Regeln. Mit regeln und einer Nummer liest du eine davon.
}
terminal-thinks = { $seat } denkt nach …
terminal-others-first = Zuerst sind die anderen am Zug. Weiter mit Enter.
terminal-last-chance = Mit Enter zieht { $seat }; mit rückgängig nimmst du deinen Zug zurück.
terminal-undone = Zug zurückgenommen.
terminal-undo-late = Zu spät: Inzwischen hat jemand anders gezogen.
terminal-undo-not = Dieser Zug lässt sich nicht zurücknehmen: Er hat etwas aufgedeckt, oder es gibt noch keinen.
terminal-hand-over = Gib das Gerät an { $seat } weiter. Sonst sollte jetzt niemand hinsehen.
terminal-hand-over-go = Drück Enter, wenn du es hast.
terminal-hand-over-undo = Drück Enter, wenn du es hast, oder nimm mit rückgängig den letzten Zug zurück.
terminal-kept = Deine Partie ist in { $file } gespeichert. Weiter geht es mit:
terminal-kept-over = Die Aufzeichnung dieser Partie ist { $file }. Ansehen mit:

## Hilfe am Tisch

terminal-help-number = 3
terminal-help-number-about = den Zug mit dieser Nummer spielen
terminal-help-move = draw red
terminal-help-move-about = einen Zug in Worten eingeben
terminal-help-help = hilfe
terminal-help-help-about = diese Liste
terminal-help-look = tisch
terminal-help-look-about = den ganzen Tisch noch einmal zeigen
terminal-help-more = mehr claim
terminal-help-more-about = alle Strecken, die du bauen kannst; mehr 7 zeigt alle Arten, Nummer 7 zu bezahlen
terminal-help-map = karte, karte Bern
terminal-help-map-about = die ganze Karte oder die Strecken um eine Stadt
terminal-help-log = verlauf
terminal-help-log-about = alles, was geschehen ist
terminal-help-hint = tipp
terminal-help-hint-about = was ein starker Bot an deiner Stelle täte und warum; tipp expert denkt länger
terminal-help-why = warum draw loco
terminal-help-why-about = warum ein Zug nicht erlaubt ist, und nach welcher Regel
terminal-help-rules = regeln Tunnel
terminal-help-rules-about = Regeln zu einem Thema oder eine Regel nach ihrer Nummer
terminal-help-undo = rückgängig
terminal-help-undo-about = einen Zug zurücknehmen, der nichts aufgedeckt hat, solange niemand sonst gezogen hat
terminal-help-quit = ende
terminal-help-quit-about = gehen; die Partie bleibt gespeichert

## Das Ende

terminal-winners = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
terminal-total = Gesamt

## Spiele im Regal, Daten, Simulation

terminal-column-title = Spiel
terminal-column-name = Name
terminal-column-players = Personen
terminal-bot-outside = aus einem anderen Paket
terminal-options = Optionen (die Vorgabe steht vorn)
terminal-simulated = { $games ->
    [one] { $games } zufällige Partie, { $players } Personen, Startwert { $seed }
   *[other] { $games } zufällige Partien, { $players } Personen, Startwert { $seed }
}
terminal-column-mean = Ø Punkte
terminal-column-sd = Std.-Abw.
terminal-column-win-share = Siege
terminal-column-shared = geteilt
terminal-sim-length = Züge je Partie
terminal-sim-unfinished = Nach { $limit } Zügen noch nicht zu Ende
terminal-sim-games = Partien je Sekunde
terminal-sim-moves = Züge je Sekunde
terminal-sim-pure = Die Regeln liefen als reines Python; kompiliert sind sie etwa 20-mal so schnell.
terminal-dataset-written = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $rows ->
    [one] { $rows } Entscheidung
   *[other] { $rows } Entscheidungen
}: { $file }
terminal-train-round = { $decisions ->
    [one] Runde { $round } von { $rounds }: { $decisions } Entscheidung
   *[other] Runde { $round } von { $rounds }: { $decisions } Entscheidungen
}
terminal-train-trial = gegen { $rival } bei { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}: { $share } % der Siege, mittlerer Vorsprung in Punkten: { $lead }
terminal-train-written = Die Gewichte: { $file }

## Ein Spiel ohne eigenen Bildschirm

terminal-your-move = Wähle einen Zug.
terminal-no-map = Von diesem Spiel gibt es hier keine Karte zu sehen.
terminal-plain-notation = Gib einen Zug so ein, wie er in der Liste steht, oder seine Nummer.
terminal-no-data = Woher die Werte dieses Spiels kommen, ist nicht angegeben.

## Eigene Karten

terminal-map-must = Fehler
terminal-map-advice = Rat
terminal-map-playable = { $file }: „{ $name }“ ist spielbar: branchline play --map { $file }
terminal-map-not-playable = { $n ->
    [one] { $file } ist nicht spielbar, solange das nicht geändert ist.
   *[other] { $file } ist nicht spielbar, solange diese { $n } Dinge nicht geändert sind.
}
terminal-map-drawn = Gezeichnet: { $file }
terminal-map-no-pixels = Für ein PNG fehlen Pakete: { $command }
terminal-map-begun = { $file } ist eine spielbare Karte. Ändere sie, wie du magst, und dann: branchline map check { $file }
terminal-box-title = Besitzt du das Spiel?
terminal-box-about = Manche Werte konnte niemand bestätigen. Drück Enter, wenn der Wert in Klammern stimmt, schreib, was in deiner Schachtel steht, „-“, wenn du es nicht weißt, „quit“ zum Aufhören.
terminal-box-question = { $n } von { $of }.
terminal-box-nothing = Du hast nichts angegeben, also wird nichts geschrieben.
terminal-box-written = Danke. Deine Antworten stehen in { $file }; spiel damit so: branchline play { $title } --data { $file }
