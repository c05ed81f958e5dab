# Die Kartenwerkstatt im Browser.

## Die Seite

studio-title = Kartenwerkstatt
studio-unnamed = Neue Karte
studio-state-device = auf diesem Gerät behalten
studio-state-saved = in deinen Karten
studio-undo = Rückgängig
studio-redo = Wiederholen
studio-open = Öffnen
studio-file = Als Datei speichern
studio-share = Speichern und teilen
studio-parts = Teile der Karte
studio-tab-map = Karte
studio-tab-checks = Prüfung
studio-tab-cities = Städte
studio-tab-tracks = Strecken
studio-tab-tickets = Zielkarten
studio-tab-rules = Regeln

## Der Anfang

studio-welcome = Zeichne deine eigene Karte
studio-welcome-about = Setz Städte, verbinde sie, füge Zielkarten hinzu. Der Spielplan zeichnet sich selbst.
studio-first-city = Die erste Stadt setzen
studio-examples = Oder beginne mit einem Beispiel
studio-example-island = Eine Insel
studio-example-river = Ein Fluss
studio-example-two-countries = Zwei Länder
studio-mine = Deine Karten
studio-from-title = Oder mit einem Spiel aus dem Regal
studio-open-file = Datei öffnen
studio-unreadable = { $file } lässt sich nicht lesen: In Zeile { $line } stimmt etwas nicht.

## Werkzeuge

studio-tools = Werkzeuge
studio-tool-select = Auswählen
    .about = Wähle Städte und Strecken oder zieh eine Stadt
studio-tool-city = Stadt
    .about = Drück dort auf die Karte, wo die Stadt sein soll
studio-tool-track = Strecke
    .about = Drück auf zwei Städte, um sie zu verbinden
studio-as-played = Wie im Spiel
studio-picture = Bild darunter
studio-picture-gone = Bild entfernen
studio-canvas = Karte. Bild ab führt zur nächsten Stadt, die Pfeiltasten verschieben sie, Eingabe wählt sie.
studio-chosen = Was gewählt ist

## Städte

studio-cities = Städte
studio-city-n = Stadt { $n }
studio-name = Name
studio-across = Waagerecht
studio-down = Senkrecht
studio-country = Land
studio-no-country = keines
studio-border = Grenzpunkt
studio-capital = Hauptstadt
studio-arctic = Arktis
studio-connect-from = Neue Strecke von hier
studio-add-city = Stadt hinzufügen
studio-no-cities = Es gibt noch keine Stadt.
studio-delete = Löschen
studio-delete-this = { $what } löschen

## Strecken

studio-tracks = Strecken
studio-length = Länge
studio-fits = passt zur Entfernung
studio-would-fit = { $n ->
    [one] { $n } Feld würde passen
   *[other] { $n } Felder würden passen
}
studio-less = { $what }: eins weniger
studio-more = { $what }: eins mehr
studio-color = Farbe
studio-color-red = rot
studio-color-orange = orange
studio-color-yellow = gelb
studio-color-green = grün
studio-color-blue = blau
studio-color-purple = violett
studio-color-black = schwarz
studio-color-white = weiß
studio-color-gray = grau
studio-kind = Art
studio-kind-plain = normal
studio-kind-tunnel = Tunnel
studio-kind-ferry = Fähre
studio-beside = Nebeneinander
studio-any-cards = Beliebige Karten
studio-any-cards-no = helfen nicht
studio-any-cards-n = je { $n } beliebige ersetzen eine
studio-remark = Bemerkung
studio-symbols = Lokomotivsymbole
studio-bonus = Bonuskarten
studio-from = Von
studio-to = Nach
studio-add-track = Strecke hinzufügen
studio-no-tracks = Es gibt noch keine Strecke.
studio-by-color = Felder nach Farbe

## Zielkarten

studio-tickets = Zielkarten
studio-value = Punkte
studio-suggested = { $n ->
    [one] Vorschlag nach dem kürzesten Weg: { $n } Punkt
   *[other] Vorschlag nach dem kürzesten Weg: { $n } Punkte
}
studio-ticket-more = Mehr zu dieser Zielkarte
studio-ticket-or = Oder nach
studio-copies = Anzahl
studio-deck = Stapel
studio-deck-only = der einzige
studio-deck-short = kurze Zielkarten
studio-deck-long = lange Zielkarten
studio-take-it = Übernehmen
studio-add-ticket = Zielkarte hinzufügen
studio-suggest = { $n ->
    [0] Keine weiteren Vorschläge
    [one] { $n } weitere vorschlagen
   *[other] { $n } weitere vorschlagen
}
studio-no-tickets = Es gibt noch keine Zielkarte. Verbinde erst die Städte, dann schlagen wir welche vor.

## Prüfung

studio-checks = Prüfung
studio-counted = { $hints ->
    [one] { $hints } Hinweis
   *[other] { $hints } Hinweise
}, { $musts } zu beheben
studio-checking = Wir sehen uns deine Karte an …
studio-nothing-yet = Setz eine Stadt, und hier steht, was der Karte noch fehlt.
studio-playable = Die Karte ist spielbar.

## Die Karte und ihre Regeln

studio-map = Die Karte
studio-map-name = Name der Karte
studio-players = Personen
studio-players-least = Wenigste Personen
studio-players-most = Meiste Personen
studio-countries = Länder
studio-countries-about = Eine Zielkarte kann in ein Land führen: zu irgendeinem seiner Grenzpunkte.
studio-add-country = Land hinzufügen
studio-rules-cards = Waggons und Karten
studio-rules-routes = Strecken
studio-rules-ticket-cards = Zielkarten
studio-rules-points = Punkte und Ende
studio-rule-wagons = Waggons pro Person
studio-rule-last-round-at = Waggons, mit denen die letzte Runde beginnt
studio-rule-hand = Wagenkarten am Anfang
studio-rule-row = Offene Karten
studio-rule-cards-per-color = Wagenkarten jeder Farbe
studio-rule-locomotives = Lokomotiven im Stapel
studio-rule-flush-at = Offene Lokomotiven, bei denen alle offenen Karten ersetzt werden (0: nie)
studio-rule-face-up-locomotive-ends-draw = Eine offene Lokomotive ist die einzige Karte des Zugs
studio-rule-locomotives-on = Lokomotiven gelten auf
    .all = allen Strecken
    .tunnels = Tunneln
    .tunnels-and-ferries = Tunneln und Fähren
studio-rule-tickets-dealt = Start-Zielkarten
studio-rule-tickets-kept-at-start = Mindestens behaltene Start-Zielkarten
studio-rule-tickets-drawn = Später gezogene Zielkarten
studio-rule-tickets-kept-later = Davon mindestens behalten
studio-rule-tickets-returned = Zurückgegebene Zielkarten kommen
    .under = unter den Stapel
    .out = aus dem Spiel
studio-rule-tunnel-reveal = Aufgedeckte Karten am Tunnel
studio-rule-stations = Bahnhöfe pro Person
studio-rule-station-points = Punkte für einen nicht gebauten Bahnhof
studio-rule-longest-path = Punkte für die längste Strecke
studio-rule-globetrotter = Punkte für die meisten erfüllten Zielkarten
studio-rule-track-points = Punkte für Strecken mit 1, 2, 3 … Feldern
studio-rule-open-doubles = Offene Strecken einer Doppelstrecke bei 2, 3, 4, 5 Personen
studio-rule-open-triples = Offene Strecken einer Dreifachstrecke bei 2, 3, 4, 5 Personen
studio-rule-wagons-choices = Anzahlen von Waggons zur Wahl
studio-rule-flush-choices = Anzahlen von Lokomotiven zur Wahl
studio-rule-pair-pays-symbol = Ein Paar einer Farbe bezahlt ein Lokomotivsymbol
studio-rule-any-three-pay-symbol = Drei beliebige Karten bezahlen ein Lokomotivsymbol
studio-rule-three-cards-on-plain = Drei solche Karten bezahlen auch ein normales Fährfeld
studio-rule-unequal-pairs-are-doubles = Zwei ungleich lange Strecken nebeneinander
    .none = gibt es nicht
    .true = sind eine Doppelstrecke
    .false = stehen für sich
studio-rule-tickets-returned-at-start = Zurückgegebene Start-Zielkarten kommen
    .same = wohin spätere kommen
    .out = aus dem Spiel
    .shuffled = gemischt in ihre Stapel
studio-rule-ticket-mixes = Zwei Stapel Zielkarten; alle sagen an, wie viele woher
studio-rule-long-tickets-dealt = Lange Zielkarten am Anfang zusätzlich
studio-rule-grand-tour = Punkte für 1, 2, 3 … Zielkarten auf zwei getrennten Wegen
studio-rule-tie-break = Was bei Gleichstand der Reihe nach entscheidet
    .tickets = erfüllte Zielkarten
    .stations = übrige Bahnhöfe
    .goals = Bonusziele und längste Strecke
    .holder = der Bonus für die längste Strecke
    .path = der längere Weg
    .passengers = Fahrgäste
studio-rule-ledger = Genannte Regelnummern
    .base = des Grundspiels
studio-rule-goals-in-play = Aufgedeckte Bonusziele pro Partie
studio-rule-passenger-colors = Farben der Fahrgäste
studio-rule-passengers-per-color = Fahrgäste jeder Farbe
studio-rule-passenger-points = Punkte für die meisten und zweitmeisten einer Farbe

## Bonusziele, Fahrgäste, Bemerkungen

studio-goals-about = Wer am Ende am meisten von dem hat, was ein Bonusziel zählt, bekommt seine Punkte.
studio-points = Punkte
studio-goal-counts = Was das Bonusziel zählt
studio-goal-value = Höchstens Punkte
studio-add-goal = Bonusziel hinzufügen
studio-passengers-about = Wer eine Strecke baut, nimmt von jedem Ende einen Fahrgast mit. Wähle zuerst Farben.
studio-passengers-placed = { $n } von { $of } verteilt
studio-remarks = Bemerkungen
studio-remarks-about = Woher deine Zahlen kommen. Ohne Einfluss auf das Spiel.
studio-add-remark = Bemerkung hinzufügen
studio-box-tickets = So viele Zielkarten müssen es sein (0: beliebig)
studio-box-goals = So viele Bonusziele müssen es sein (0: beliebig)
studio-box-gray = Jede graue Strecke muss eine Fähre sein

## Spielen und teilen

studio-play = Jetzt spielen
studio-who = Mitspieler wählen
studio-bots = Wer mitspielt
studio-against = { $n ->
    [one] du und { $n } Bot
   *[other] du und { $n } Bots
}
studio-level = Stärke der Bots
studio-try = { $n ->
    [one] Bots { $n } Partie spielen lassen
   *[other] Bots { $n } Partien spielen lassen
}
studio-trying = Die Bots spielen …
studio-trial = { $games ->
    [one] { $games } Probepartie: etwa { $turns } Züge · wer beginnt, gewinnt { $first } · { $completed } der Zielkarten werden erfüllt
   *[other] { $games } Probepartien: etwa { $turns } Züge · wer beginnt, gewinnt { $first } · { $completed } der Zielkarten werden erfüllt
}
studio-heat = Zeigen, welche Strecken sie bauen
studio-percent = { $n } %
studio-save = In deinen Karten speichern
studio-share-about = Die Karte wird gezeichnet und bleibt auf diesem Server. Wer ihren Link hat, kann sie spielen.
studio-share-not-yet = Die Karte ist noch nicht spielbar. Die Prüfung sagt, was ihr fehlt.
studio-link = Link zu dieser Karte
studio-link-about = In deinen Karten gespeichert. Wer diesen Link hat, kann die Karte ansehen und spielen.
