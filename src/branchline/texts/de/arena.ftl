# Arena und Studie: Überschriften und Sätze der Tabellen und Berichte.

## Die Arena

arena-played = { $games ->
    [one] { $games } Partie, Ausgangslagen: { $deals }, Spieler: { $players }, Startwert { $seed }
   *[other] { $games } Partien, Ausgangslagen: { $deals }, Spieler: { $players }, Startwert { $seed }
}
arena-partial = Erst { $games } von { $planned } Partien sind gespielt.
arena-rounded = Verlangt waren { $asked } Partien je Begegnung; damit jede Ausgangslage mit allen Sitzdrehungen gespielt wird, haben manche Begegnungen bis zu { $most }.
arena-options = Optionen: { $options }
arena-bot = Bot
arena-tables = Tische
arena-wins = Siege
arena-ties = geteilt
arena-win-share = Siegquote
arena-fair = fair
arena-score = Ø Punkte
arena-winning-score = Ø Siegpunkte
arena-rating = Wertung
arena-failures = Ausfälle
arena-unfinished = abgebrochen
arena-match = Begegnung
arena-games = Partien
arena-source = Punkte aus
arena-seat = Platz { $n }
arena-turn = am Zug als { $n }.
arena-place = Platz am Tisch
arena-moves = Züge pro Partie
arena-rounds = Runden pro Partie
arena-reason-failed = Ein Bot ist ausgefallen.
arena-reason-unfinished = Abgebrochen: die Partie wollte nicht enden.
arena-decision = ms/Zug
arena-slowest = längster
arena-overruns = überzogen
arena-failure = { $games ->
    [one] { $bot } ist in { $games } Partie ausgefallen: { $message }
   *[other] { $bot } ist in { $games } Partien ausgefallen: { $message }
}
arena-kept = Alles liegt in { $folder }; der Bericht ist { $report }.
arena-interrupted = Angehalten. Fertige Partien, alle aufbewahrt: { $games }. So geht es weiter:
arena-no-ratings = Für Wertungen fehlt openskill: pip install 'branchline[arena]'
arena-no-plots = Für Diagramme fehlt matplotlib: pip install 'branchline[arena]'

## Der Bericht

arena-report-title = Arena: { $title }
arena-report-closing = Alle Intervalle sind 95-%-Intervalle und nach Ausgangslagen gerechnet: Partien derselben Ausgangslage sind nicht unabhängig voneinander.
arena-strength = Spielstärke
arena-strength-about = Der Anteil der Tische, die ein Bot gewonnen hat; ein geteilter Sieg zählt anteilig, eine Partie, in der ein Bot ausfällt, ist für ihn verloren. Jede Ausgangslage wurde mit gedrehten Plätzen gespielt, niemand verdankt also einen Sieg den besseren Karten.
arena-win-share-percent = Siegquote, %
arena-fair-about = Punkt: Siegquote; Balken: 95-%-Intervall; gestrichelt: die Quote eines Bots, der nicht besser ist als der Rest des Tisches.
arena-pairs = Einer gegen einen
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
arena-places = Plätze und Zugfolge
arena-places-about = Ob es einen Unterschied macht, wo man sitzt oder wer beginnt, gleich wer dort spielt.
arena-lengths = Länge der Partien
arena-mean = Mittel
arena-shortest = kürzeste
arena-median = Median
arena-longest = längste
arena-ending = wie Partien enden
arena-timing = Bedenkzeit
arena-timing-about = Die Dauer einzelner Entscheidungen nach der Uhr. Überzogen sind solche, die länger dauerten als die Bedenkzeit des Bots und 10 % und 50 ms dazu.
arena-timing-caption = Punkt: Mittelwert; Strich: die längste Entscheidung.
arena-milliseconds = Millisekunden je Entscheidung
arena-decisions = Entscheidungen

## Die Studie

arena-study-title = Studie: { $title }
arena-study-bots = Gespielt von { $bots }
arena-study-closing = Hat eine Tabelle viele Zeilen, sehen manche allein durch Zufall besonders aus. Fette Zeilen bestehen auch, wenn alle Zeilen ihrer Tabelle gemeinsam beurteilt werden (Regel von Holm, 5 %); über die anderen wird nichts behauptet.
arena-study-sure = Fette Zeilen bestehen auch, wenn die ganze Tabelle gemeinsam beurteilt wird.
arena-study-difference = Unterschied
arena-study-effect-about = { $deals ->
    [one] Dieselbe Ausgangslage ({ $deals }), auf beide Arten gespielt; der Unterschied gilt je Ausgangslage.
   *[other] Dieselben { $deals } Ausgangslagen, auf beide Arten gespielt; der Unterschied gilt je Ausgangslage.
}
arena-study-seats = Plätze
arena-study-against-fair = gegen fair, %
arena-study-margin = Unterschied im Vorsprung
arena-study-win-share = Unterschied der Siegquote, %
arena-study-winners = Sieger
arena-study-winners-more = Sieger haben mehr
arena-study-opening-about = Wie es Plätzen erging, die das zuerst wählten. Gewählt hat der Bot; was an der Wahl liegt und was an den Karten, lässt sich hier nicht trennen.
arena-study-opening-size = Eröffnungen
arena-study-size = { $n } behalten
arena-study-value-about = Der Vorsprung ist der eigene Punktestand weniger der beste der anderen. Gezeigt wird, um wie viel größer er bei Plätzen ist, die das am Ende hatten, als bei Plätzen, die es nicht hatten.
arena-study-all-rows = { $n ->
    [one] die Tabelle mit { $n } Zeile
   *[other] die Tabelle mit allen { $n } Zeilen
}
arena-study-more = { $n ->
    [one] … und { $n } weitere Zeile im Bericht
   *[other] … und { $n } weitere Zeilen im Bericht
}
arena-study-marked = * besteht auch, wenn alle Zeilen der Tabelle gemeinsam beurteilt werden (Holm, 5 %)
arena-kind-size = Eröffnung
arena-measure-score = Ø Punkte
arena-measure-winning-score = Ø Siegpunkte
arena-measure-lead = Vorsprung des Siegers
arena-measure-first-share = Siegquote, wer beginnt
arena-measure-moves = Züge
arena-measure-rounds = Runden
