# Der Blick zurück: Protokoll, Wiederholung, Wertung jetzt, Ende, Regeln; und der Rahmen des geführten ersten Spiels.

## Das Protokoll

review-log = Verlauf
review-round = Runde { $n }
review-deal = Vor dem ersten Zug
review-jump = Zu Zug { $n }

## Wiederholung

review-to-table = Zurück zum Tisch
review-loading = Die Partie wird geladen …
review-scrubber = Stelle der Partie
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
review-eyes = Blickwinkel
review-eyes-of = Aus Sicht von { $name }
review-eyes-all = Aus Sicht der Zuschauer
review-eyes-watching = Zuschauer
review-file = Partie aus einer Datei ansehen
review-file-about = Leg hier eine Aufzeichnung aus Branchline ab oder wähle eine aus. Jede beendete Partie lässt sich als Aufzeichnung herunterladen.
review-file-choose = Datei auswählen
review-file-large = Diese Datei ist zu groß für eine Aufzeichnung.
review-file-other = Das ist keine Aufzeichnung aus Branchline. Eine Aufzeichnung beginnt mit den Worten „branchline record“.

## Punkte

review-now = Zwischenstand
review-now-about = Wenn das Spiel jetzt endete, soweit du es wissen kannst. Die Zielkarten der anderen sind geheim.
review-now-open = Wenn das Spiel jetzt endete.
review-final-about = Der Endstand.
review-total = Gesamt
review-hidden = geheim
review-hidden-about = Geheime Punkte sind hier nicht mitgezählt.
review-whose = Wessen Punkte
review-made = Zu Zug { $n }, der diese Punkte gebracht hat

## Das Ende

review-wins = { $who } gewinnt, { $first } zu { $second }
review-shared = { $n ->
    [one] { $who } teilen sich den Sieg mit je { $n } Punkt
   *[other] { $who } teilen sich den Sieg mit je { $n } Punkten
}
review-wins-you = Du gewinnst { $first } zu { $second }
review-wins-tied = { $who } gewinnt den Gleichstand
review-wins-tied-you = Du gewinnst den Gleichstand
review-shared-you = { $n ->
    [one] Du und { $who } teilt euch den Sieg mit je { $n } Punkt
   *[other] Du und { $who } teilt euch den Sieg mit je { $n } Punkten
}
review-solo = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
review-rematch = Revanche
review-watch = Wiederholung ansehen
review-download = Aufzeichnung herunterladen
review-board = Spielplan zeigen
review-to-result = Zurück zum Ergebnis
review-final = Endstand
review-sheet = Woher die Punkte kamen
review-one-by-one = Jeder Punkt einzeln
review-moments = Schlüsselmomente
review-takes-lead = { $name } geht in Führung
    .you = Du gehst in Führung
review-chart = Wie die Partie lief
review-chart-about = Punktestand im Lauf der Zeit, als wäre dort Schluss gewesen
review-chart-label = { $n ->
    [one] Diagramm aller Punktestände über { $n } Zug. Die Zahlen stehen in der Tabelle darunter.
   *[other] Diagramm aller Punktestände über { $n } Züge. Die Zahlen stehen in der Tabelle darunter.
}
review-chart-table = Zahlen als Tabelle zeigen
review-chart-round = Runde

## Fairer Zufall

review-fair = Wurde fair gemischt?
review-fair-about = Bevor die erste Karte ausgeteilt wurde, hat der Server eine geheime Zahl gewählt und ihren Fingerabdruck gezeigt. Aus ihr und den Zahlen, die die Browser der Spieler danach beigesteuert haben, ergibt sich jede Karte und jedes Klötzchen dieser Partie. Jetzt ist die Zahl bekannt: Passt ihr Fingerabdruck zu dem vom Anfang, kann sie unterwegs niemand ausgetauscht haben.
review-fair-proven = Bewiesen: Der Server hat seine geheime Zahl festgelegt, bevor du Platz genommen hast, und die Zufallszahl deines Browsers ist mit eingemischt. Nicht bewiesen: dass niemand, der diesen Server betreibt, in die Karten gesehen oder unter anderem Namen den letzten Platz eingenommen hat.
review-fair-unseen = Dieser Browser hat keine eigene Zahl eingemischt und kann deshalb nur zeigen, dass die geheime Zahl zum Fingerabdruck passt.
review-fair-changed = So war es dir nicht versprochen: Der Fingerabdruck ist ein anderer, oder die Zahl deines Browsers fehlt.
review-fair-yours = Die Zahl deines Browsers
review-fair-promise = Fingerabdruck vom Anfang
review-fair-secret = Geheime Zahl
review-fair-check = Vergleichen
review-fair-kept = Sie passen zusammen: Alles Zufällige stand vor dem ersten Zug fest.
review-fair-broken = Sie passen nicht zusammen. Mit dieser Partie stimmt etwas nicht.
review-fair-unable = Dieser Browser kann nur über eine sichere Verbindung vergleichen. Der Befehl unten geht überall.
review-fair-more = Um jeden Zug nachzuspielen und jede Karte zu prüfen, lade die Aufzeichnung herunter und starte:

## Die Regeln

review-rules = Regeln: { $title }
review-rules-search = In den Regeln suchen
review-rules-chapters = Kapitel
review-rules-found = { $n ->
    [one] { $n } Regel gefunden
   *[other] { $n } Regeln gefunden
}
review-rules-none = Keine Regel enthält alle diese Wörter. Versuch es mit weniger.
review-close = Schließen

## Das geführte erste Spiel

review-guide = Deine erste Partie: { $title }
review-guide-step = Schritt { $n } von { $all }
review-guide-go-on = Weiter
review-guide-back = Zurück
review-guide-watch = Schau zu …
review-guide-show = Zeig mir, wo
review-guide-do-it = Mach es für mich
review-guide-rule = Die Regel
review-guide-more = Mehr
review-guide-less = Weniger
review-guide-done = Gut gemacht.
review-guide-play = Eine richtige Partie starten
review-guide-again = Von vorn beginnen
review-guide-leave = Einführung verlassen
