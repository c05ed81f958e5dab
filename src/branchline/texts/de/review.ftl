# Der Blick zurück: Protokoll, Wiederholung, Wertung jetzt, Ende, Regeln; und der Rahmen des geführten ersten Spiels.

## Das Protokoll

review-log = Protokoll
review-round = Runde { $n }
review-deal = Vor dem ersten Zug
review-jump = Zu Zug { $n } gehen

## Wiederholung

review-to-table = Zurück zum Tisch
review-loading = Das Spiel wird geholt …
review-scrubber = Augenblick des Spiels
review-move = Zug { $n }
review-move-of = { $n } / { $all }
review-controls = Wiederholung
review-first = Zum Anfang
review-back = Einen Zug zurück
review-play = Abspielen
review-pause = Pause
review-on = Einen Zug vor
review-last = Zum Ende
review-rate = Tempo
review-eyes = Mit wessen Augen
review-eyes-of = Wie { $name } es sah
review-eyes-all = Wie Zuschauende es sahen
review-eyes-watching = Zuschauer
review-file = Ein Spiel aus einer Datei ansehen
review-file-about = Lege hier eine Aufzeichnung aus Branchline ab, oder wähle eine aus. Jedes beendete Spiel lässt sich als Aufzeichnung herunterladen.
review-file-choose = Datei auswählen
review-file-large = Diese Datei ist zu groß für eine Aufzeichnung.
review-file-other = Das ist keine Aufzeichnung aus Branchline. Eine Aufzeichnung beginnt mit den Worten „branchline record“.

## Punkte

review-now = Wenn das Spiel jetzt endete
review-now-about = Wenn das Spiel jetzt endete, soweit du es wissen kannst. Die Zielkarten der anderen sind geheim.
review-now-open = Wenn das Spiel jetzt endete.
review-final-about = Der Endstand.
review-total = Summe
review-hidden = geheim
review-hidden-about = Geheimes ist hier nicht mitgezählt.
review-whose = Wessen Punkte
review-made = Zug { $n } ansehen, der diese Punkte brachte

## Das Ende

review-wins = { $who } gewinnt, { $first } zu { $second }
review-shared = { $who } teilen sich den Sieg mit { $n }
review-solo = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
review-rematch = Revanche
review-watch = Wiederholung ansehen
review-download = Aufzeichnung herunterladen
review-board = Den Spielplan ansehen
review-to-result = Zurück zum Ergebnis
review-final = Endstand
review-sheet = Woher die Punkte kamen
review-one-by-one = Punkt für Punkt
review-moments = Entscheidende Momente
review-takes-lead = { $name } übernimmt die Führung
review-chart = Der Lauf des Spiels
review-chart-about = was alle bekommen hätten, Runde für Runde
review-chart-label = { $n ->
    [one] Diagramm aller Punktestände über { $n } Zug. Die Zahlen stehen in der Tabelle darunter.
   *[other] Diagramm aller Punktestände über { $n } Züge. Die Zahlen stehen in der Tabelle darunter.
}
review-chart-table = Die Zahlen als Tabelle
review-chart-round = Runde

## Fairer Zufall

review-fair = War der Zufall fair?
review-fair-about = Bevor die erste Karte ausgeteilt wurde, zog der Server eine geheime Zahl und zeigte ihren Fingerabdruck. Jede Karte und jeder Würfel dieses Spiels folgt aus dieser Zahl. Jetzt liegt sie offen: Stimmt ihr Fingerabdruck mit dem vom Anfang überein, kann niemand sie unterwegs ausgetauscht haben.
review-fair-promise = Der Fingerabdruck vom Anfang
review-fair-secret = Die geheime Zahl
review-fair-check = Jetzt vergleichen
review-fair-kept = Sie gehören zusammen: Das Versprechen wurde gehalten.
review-fair-broken = Sie gehören nicht zusammen. Mit diesem Spiel stimmt etwas nicht.
review-fair-unable = Dieser Browser vergleicht nur über eine sichere Verbindung. Der Befehl unten kann es überall.
review-fair-more = Um jeden Zug nachzuspielen und jede Karte zu bestätigen, lade die Aufzeichnung herunter und rufe auf:

## Die Regeln

review-rules = Regeln: { $title }
review-rules-search = In den Regeln suchen
review-rules-found = { $n ->
    [one] { $n } Regel gefunden
   *[other] { $n } Regeln gefunden
}
review-rules-none = Keine Regel enthält alle diese Wörter. Versuche es mit weniger.
review-close = Schließen

## Das geführte erste Spiel

review-guide = Dein erstes Spiel: { $title }
review-guide-step = Schritt { $n } von { $all }
review-guide-go-on = Weiter
review-guide-back = Zurück
review-guide-watch = Schau, was geschieht …
review-guide-show = Zeig mir, wo
review-guide-do-it = Mach es für mich
review-guide-rule = Die Regel
review-guide-more = Mehr
review-guide-less = Weniger
review-guide-done = Gut gemacht!
review-guide-play = Jetzt ein richtiges Spiel
review-guide-again = Noch einmal von vorn
review-guide-leave = Verlassen
