# Arena und Studie: Überschriften und Sätze der Tabellen und Berichte.

## Die Arena

arena-played = { $games ->
    [one] { $games } Partie, Ausgangslagen: { $deals }, Personen: { $players }, Startwert { $seed }
   *[other] { $games } Partien, Ausgangslagen: { $deals }, Personen: { $players }, Startwert { $seed }
}
arena-partial = Erst { $games } von { $planned } Partien sind gespielt.
arena-rounded = Gewünscht waren { $asked } Partien pro Begegnung. Damit jede Ausgangslage mit allen Sitzfolgen gespielt wird, haben manche Begegnungen bis zu { $most }.
arena-options = Optionen: { $options }
arena-bot = Bot
arena-tables = Tische
arena-wins = Siege
arena-ties = geteilt
arena-win-share = Siegquote
arena-fair = fairer Anteil
arena-score = Ø Punkte
arena-winning-score = Ø Punkte beim Sieg
arena-rating = Wertung
arena-failures = Ausfälle
arena-unfinished = abgebrochen
arena-match = Begegnung
arena-games = Partien
arena-source = Punkte aus
arena-seat = Platz { $n }
arena-turn = Reihenfolge { $n }
arena-place = Platz am Tisch
arena-moves = Züge pro Partie
arena-rounds = Runden pro Partie
arena-reason-failed = Ein Bot ist ausgefallen.
arena-reason-unfinished = Abgebrochen: Die Partie wollte nicht enden.
arena-decision = ms pro Zug
arena-slowest = langsamster
arena-overruns = überzogen
arena-failure = { $games ->
    [one] { $bot } ist in { $games } Partie ausgefallen: { $message }
   *[other] { $bot } ist in { $games } Partien ausgefallen: { $message }
}
arena-kept = Alles liegt in { $folder }; der Bericht ist { $report }.
arena-interrupted = Angehalten. Alle { $games } fertigen Partien sind gespeichert. Weiter mit:
arena-no-ratings = Für Wertungen fehlt openskill: pip install 'branchline[arena]'
arena-no-plots = Für Diagramme fehlt matplotlib: pip install 'branchline[arena]'

## Der Bericht

arena-report-title = Arena: { $title }
arena-report-closing = Alle Intervalle sind 95-%-Intervalle, berechnet pro Ausgangslage, denn Partien derselben Ausgangslage sind nicht unabhängig voneinander.
arena-strength = Spielstärke
arena-strength-about = Der Anteil der Tische, die ein Bot gewonnen hat; ein geteilter Sieg zählt anteilig, eine Partie, in der ein Bot ausfällt, ist für ihn verloren. Jede Ausgangslage wurde mit gedrehten Plätzen gespielt, niemand verdankt also einen Sieg den besseren Karten.
arena-win-share-percent = Siegquote, %
arena-fair-about = Punkt: Siegquote; Balken: 95-%-Intervall; gestrichelt: die Quote eines Bots, der nicht besser ist als der Rest des Tisches.
arena-pairs = Eins gegen eins
arena-pairs-about = Wie oft der Bot der Zeile an gemeinsamen Tischen vor dem Bot der Spalte lag; Gleichstand zählt halb.
arena-matches = Begegnungen
arena-matches-about = Jede Zusammensetzung eines Tisches für sich.
arena-scores = Punkte
arena-scores-about = Partien, in denen ein Bot ausgefallen ist oder die abgebrochen wurden, haben keine Punkte.
arena-scores-caption = Verteilung der Endstände; gestrichelt: der Mittelwert.
arena-points = Punkte
arena-sd = Standardabw.
arena-sources = Woher die Punkte kommen
arena-sources-about = Mittlere Punkte eines Platzes nach ihrer Quelle.
arena-places = Plätze und Reihenfolge
arena-places-about = Ob es eine Rolle spielt, wo man sitzt oder wer beginnt, egal wer dort spielt.
arena-lengths = Länge der Partien
arena-mean = Mittel
arena-shortest = kürzeste
arena-median = Median
arena-longest = längste
arena-ending = wie Partien enden
arena-timing = Bedenkzeit
arena-timing-about = Dauer einzelner Entscheidungen. Überzogen heißt: länger als die Bedenkzeit des Bots plus 10 % und 50 ms.
arena-timing-caption = Punkt: Mittelwert; Strich: die längste Entscheidung.
arena-milliseconds = Millisekunden pro Entscheidung
arena-decisions = Entscheidungen

## Die Studie

arena-study-title = Studie: { $title }
arena-study-bots = Gespielt von { $bots }
arena-study-closing = In einer Tabelle mit vielen Zeilen fallen manche rein zufällig auf. Fette Zeilen gelten auch dann, wenn alle Zeilen der Tabelle gemeinsam geprüft werden (Holm, 5 %); über die anderen behaupten wir nichts.
arena-study-sure = Fette Zeilen gelten auch dann, wenn die ganze Tabelle gemeinsam geprüft wird.
arena-study-difference = Unterschied
arena-study-effect-about = { $deals ->
    [one] Dieselbe Ausgangslage ({ $deals }), auf beide Arten gespielt; der Unterschied gilt je Ausgangslage.
   *[other] Dieselben { $deals } Ausgangslagen, auf beide Arten gespielt; der Unterschied gilt je Ausgangslage.
}
arena-study-seats = Plätze
arena-study-against-fair = gegenüber fairem Anteil, %
arena-study-margin = Unterschied im Vorsprung
arena-study-win-share = Unterschied der Siegquote, %
arena-study-winners = Sieger
arena-study-winners-more = Sieger haben mehr
arena-study-opening-about = Wie es Plätzen erging, die das zuerst wählten. Gewählt hat der Bot; was an der Wahl liegt und was an den Karten, lässt sich hier nicht trennen.
arena-study-opening-size = Eröffnungen
arena-study-size = { $n } behalten
arena-study-value-about = Der Vorsprung ist der eigene Punktestand minus der beste der anderen. Die Tabelle zeigt, um wie viel größer er bei Plätzen ist, die das am Ende hatten, als bei Plätzen ohne.
arena-study-missed = nicht erfüllt
arena-study-cut-off = abgeschnitten
arena-study-fate-about = Wie oft sie nicht erfüllt wurde und wie oft die anderen keinen Weg mehr ließen.
arena-study-all-rows = { $n ->
    [one] die Tabelle mit { $n } Zeile
   *[other] die Tabelle mit allen { $n } Zeilen
}
arena-study-more = { $n ->
    [one] … und { $n } weitere Zeile im Bericht
   *[other] … und { $n } weitere Zeilen im Bericht
}
arena-study-marked = * gilt auch dann, wenn alle Zeilen der Tabelle gemeinsam geprüft werden (Holm, 5 %)
arena-kind-size = Eröffnung
arena-measure-score = Ø Punkte
arena-measure-winning-score = Ø Punkte beim Sieg
arena-measure-lead = Vorsprung beim Sieg
arena-measure-first-share = Siegquote der ersten Person
arena-measure-moves = Züge
arena-measure-rounds = Runden
