# Eigene Karten: was nicht stimmt, und was besser sein könnte.

tickets-map-too-many = Es sind { $n }, aber höchstens { $most } sind erlaubt.
tickets-map-no-name = Die Karte braucht einen Namen.
tickets-map-one-line = Hier muss eine Zeile mit höchstens { $most } Zeichen stehen.
tickets-map-bad-id = Eine Kennung hat nur kleine Buchstaben, Ziffern und Unterstriche.
tickets-map-country-is-city = Diese Kennung hat auch eine Stadt.
tickets-map-players = Hier müssen zwei Zahlen von 2 bis 5 stehen, die kleinere zuerst.
tickets-map-range = Hier muss { $least } bis { $most } stehen, nicht { $value }.
tickets-map-usual-among = Die übliche Zahl, { $n }, muss dabei sein.
tickets-map-pair-or-three = Für ein Lokomotivsymbol zahlt man ein Paar oder drei beliebige Karten, nicht beides.
tickets-map-open-doubles = Für jede Spielerzahl ab 2 muss hier eine Zahl von 1 bis { $most } stehen.
tickets-map-scoring-table = Hier stehen die Punkte für 1, 2, 3 und mehr Felder, höchstens 12.
tickets-map-nameless-city = Eine Stadt ohne Namen braucht ein Land.
tickets-map-shares = Hier müssen zwei Anteile des Spielplans stehen, von 0 bis 1.
tickets-map-no-country = Ein Land „{ $country }“ gibt es nicht.
tickets-map-lonely-city = Zu dieser Stadt führt keine Strecke.
tickets-map-border-spot = Ein Grenzpunkt hat ein Land und genau eine Strecke; hier ist die Zahl { $n }.
tickets-map-track-id = Eine Strecke heißt „stadt-stadt“ oder „stadt-stadt/1“, wenn andere daneben liegen.
tickets-map-no-city = Eine Stadt „{ $city }“ gibt es nicht.
tickets-map-same-city = Eine Strecke verbindet zwei verschiedene Städte.
tickets-map-length = Die Länge { $length } steht nicht in der Punktetabelle, die von 1 bis { $most } geht.
tickets-map-length-without-points = Die Punktetabelle gibt für die Länge { $length } keine Punkte.
tickets-map-no-color = Eine Farbe „{ $color }“ gibt es nicht; es gibt gray, { $colors }.
tickets-map-gray-is-ferry = Jede graue Strecke dieser Karte ist eine Fähre und braucht ein Lokomotivsymbol.
tickets-map-tunnel-cost = Ein Tunnel darf mit allem Nachzahlen höchstens 15 Karten kosten.
tickets-map-any-cards = Beliebige Karten ersetzen eine nur auf grauen Strecken, nicht auf Fähren und nicht in Tunneln.
tickets-map-ferry-symbols = Eine Fähre der Länge { $length } kann nicht { $n } Lokomotivsymbole haben.
tickets-map-ferry-most-symbols = Eine Fähre hat höchstens 4 Lokomotivsymbole.
tickets-map-ferry-cost = Eine Fähre darf höchstens 15 Karten kosten.
tickets-map-ferry-gray = Eine Fähre ist grau.
tickets-map-ferry-tunnel = Eine Fähre ist nie ein Tunnel.
tickets-map-ferry-unpayable = Diese Fähre ist nie zu bezahlen: Es gibt keine Lokomotiven, und Paare ersetzen keine Symbole.
tickets-map-parallel-most = Es sind { $n } parallele Strecken, aber höchstens 3 sind erlaubt.
tickets-map-parallel-ids = Diese parallelen Strecken müssen { $ids } heißen.
tickets-map-parallel-lengths = Diese parallelen Strecken sind verschieden lang.
tickets-map-no-points = Diese Zielkarte hat keine Punkte.
tickets-map-points-twice = Diese Zielkarte gibt für jedes Land Punkte, also hat sie keine eigenen.
tickets-map-leads-nowhere = Diese Zielkarte führt nirgendwohin.
tickets-map-no-place = „{ $place }“ ist weder eine Stadt noch ein Land mit Grenzpunkten.
tickets-map-same-place = Diese Zielkarte beginnt und endet am selben Ort.
tickets-map-unreachable = Keine Strecken führen von „{ $start }“ nach „{ $end }“.
tickets-map-no-metric = Ein Maß „{ $metric }“ gibt es nicht; es gibt { $metrics }.
tickets-map-goal-by-city = Dieses Bonusziel zählt Zielkarten nach Städten, also muss jede zwei Städte verbinden.
tickets-map-no-capital = Auf dieser Karte gibt es keine Hauptstadt.
tickets-map-few-short = Es gibt { $n } kurze Zielkarten, aber { $players } Personen wollen vielleicht { $wanted }.
tickets-map-few-long = Es gibt { $n } lange Zielkarten, aber { $players } Personen wollen vielleicht { $wanted }.
tickets-map-no-deck = Jede Zielkarte gehört zum Stapel „short“ oder „long“.
tickets-map-mixes-returned = Zurückgegebene Zielkarten kommen in ihre Stapel: am Anfang „shuffled“, später „under“.
tickets-map-passenger-color = „{ $color }“ muss eine der Farben { $colors } sein, jede nur einmal.
tickets-map-passenger-bag = Im Beutel sind { $n }, also müssen so viele Fahrgäste verteilt werden.
tickets-map-mixes-long = Bei Mischungen sagen alle selbst, wie viele lange Zielkarten sie ziehen.
tickets-map-two-decks = Dafür braucht es zwei Stapel Zielkarten.
tickets-map-few-cards = Es gibt { $n } Wagenkarten, zu wenige für { $players } Personen.
tickets-map-few-long-dealt = Es gibt { $n } lange Zielkarten, zu wenige, um { $players } Personen je { $each } zu geben.
tickets-map-few-tickets = Es gibt { $n } Zielkarten, zu wenige, um { $players } Personen je { $each } zu geben.
tickets-map-box = Es gibt { $n } Karten, aber die Schachtel dieser Karte hat { $wanted }.
tickets-map-no-tracks = Es gibt noch keine Strecken.
tickets-map-no-entry = Die Karte hat keinen solchen Eintrag zum Berichtigen.
tickets-map-too-costly = Auf dieser Karte rechnen die Regeln zu lange. Weniger oder kürzere Strecken, weniger Waggons oder weniger Bahnhöfe helfen.

# Rat: Die Karte ist spielbar, aber vielleicht war es anders gemeint.

tickets-map-advice-rich = Der kürzeste Weg hat { $spaces } Felder, da sind { $points } Punkte viel.
tickets-map-advice-poor = Der kürzeste Weg hat { $spaces } Felder, da sind { $points } Punkte wenig.
tickets-map-advice-one-route = Eine einzige Strecke erfüllt diese Zielkarte.
tickets-map-advice-dear = Der kürzeste Weg braucht { $spaces } Waggons, und man hat nur { $trains }.
tickets-map-advice-crowded = Alle Strecken zusammen haben { $spaces } Felder, und { $players } Spieler haben { $trains } Waggons: Partien werden enden, weil niemand mehr ziehen kann.
tickets-map-advice-long = Niemand kann diese Strecke bauen: Sie hat { $length } Felder, und man hat nur { $trains } Waggons.
tickets-map-advice-same-spot = Eine andere Stadt liegt auf demselben Punkt, also wird der Spielplan anders gezeichnet.
tickets-map-advice-same-name = Noch eine Stadt heißt „{ $name }“: Niemand kann ihre Zielkarten unterscheiden.
tickets-map-advice-parts = Von hier führen keine Strecken zum Rest der Karte.
tickets-map-advice-one-way = Von hier kommt man direkt nur in eine Stadt: Wer ausgesperrt wird, bleibt es.
tickets-map-advice-no-ticket = Keine Zielkarte nennt diese Stadt.
tickets-map-advice-colors = Die Farben sind ungleich: Eine hat { $many } Felder, eine andere nur { $few }. Bis { $fair } Unterschied ist fair.
tickets-map-advice-crossing = Auf geradem Weg würde sie { $a } – { $b } kreuzen, darum biegt der Spielplan sie.

# Repairs: what a button says that mends a map.

tickets-map-repair-usual = Den üblichen Wert nehmen
tickets-map-repair-set = Auf { $value } setzen
tickets-map-repair-points = { $n ->
    [one] Ein Punkt
   *[other] { $n } Punkte
}
tickets-map-repair-gray = Grau machen
tickets-map-repair-no-tunnel = Nur eine Fähre
tickets-map-repair-no-country = Ohne Land
tickets-map-repair-join = { $a } und { $b } verbinden
tickets-map-repair-ticket-out = Zielkarte entfernen
tickets-map-repair-tickets = { $n ->
    [one] Eine Zielkarte hinzufügen
   *[other] { $n } Zielkarten hinzufügen
}
tickets-map-repair-decks = Zielkarten nach Wert sortieren
tickets-map-repair-passengers = Fahrgäste neu verteilen
tickets-map-repair-box = Es ist nicht mehr das gedruckte Spiel
tickets-map-repair-move = Ein wenig verschieben
tickets-map-repair-recolor = { $a } – { $b } die seltenste Farbe geben
