# Die Familie von Zug um Zug.

## Karten. `card-*` nennt eine Karte, `cards-*` zählt sie.

card-purple = Violett
card-white = Weiß
card-blue = Blau
card-yellow = Gelb
card-orange = Orange
card-black = Schwarz
card-red = Rot
card-green = Grün
card-loco = Lokomotive

cards-purple = { $n } violette
cards-white = { $n } weiße
cards-blue = { $n } blaue
cards-yellow = { $n } gelbe
cards-orange = { $n } orange
cards-black = { $n } schwarze
cards-red = { $n } rote
cards-green = { $n } grüne
cards-loco = { $n ->
    [one] { $n } Lokomotive
   *[other] { $n } Lokomotiven
}
no-cards = keine Karten

## Orte

country-at = Österreich
country-bd = Bangladesch
country-ca = Kanada
country-ch = Schweiz
country-de = Deutschland
country-dk = Dänemark
country-ee = Estland
country-fi = Finnland
country-fr = Frankreich
country-in = Indien
country-it = Italien
country-li = Liechtenstein
country-lt = Litauen
country-lv = Lettland
country-no = Norwegen
country-pk = Pakistan
country-pl = Polen
country-ru = Russland
country-se = Schweden
country-us = Vereinigte Staaten
unnamed-stop = Halt ohne Namen ({ $country })

## Die Bonusziele von Polarlichter: Jedes geht an die Person, die am meisten von dem hat, was es zählt.

goal-small-steps = Schritt für Schritt
    .about = Für die meisten Strecken mit genau einem Feld.
goal-locomotive-love = Ein Herz für Lokomotiven
    .about = Für die meisten Lokomotiven auf der Hand bei Spielende; jedes Paar einer Farbe zählt wie eine weitere.
goal-nordic-express = Nordexpress
    .about = Für den längsten zusammenhängenden Weg aus eigenen Strecken, gezählt in Waggons.
goal-capital-investments = Kapitale Investitionen
    .about = Für die meisten erfüllten Zielkarten mit Stockholm, Kopenhagen, Oslo oder Helsinki.
goal-cost-analysis = Kostenanalyse
    .about = Für die meisten bei Spielende übrigen Waggons.
goal-regional-connections = Regionalverkehr
    .about = Für die meisten erfüllten Zielkarten im Wert von höchstens 5 Punkten.
goal-railway-empire = Eisenbahnimperium
    .about = Für Strecken, die in den meisten verschiedenen Ländern enden, verbunden oder nicht.
goal-polar-express = Polarexpress
    .about = Für die meisten erfüllten Zielkarten mit mindestens einer Stadt jenseits des Polarkreises.
goal-golden-snowplough = Goldener Schneepflug
    .about = Für die meisten Strecken mit mindestens einem Ende jenseits des Polarkreises.
goal-ferry-captain = Fährkapitän
    .about = Für die meisten Fähren, gleich welcher Länge.
goal-wild-west = Wilder Westen
    .about = Für die meisten Strecken mit mindestens einem Ende in Norwegen.

## Optionen

option-wagons = Waggons pro Person
    .about = Mit wie vielen Waggons alle beginnen. Die Ausgaben weichen ab: Schweiz hat in der polnischen Ausgabe 45, in der englischen 40.
option-draw-row-when-deck-empty = Offene Karten ohne Stapel
    .about = Offene Karten darf man auch dann nehmen, wenn Nachziehstapel und Ablage leer sind. Nach der Spielregel geht das nicht.
option-may-stop-after-one = Eine Karte genügt
    .about = Nach der ersten Karte darf man aufhören. Nach der Spielregel muss man eine zweite nehmen, wenn es eine gibt.
option-flush-at = Lokomotiven, die die offenen Karten räumen
    .about = So viele offene Lokomotiven räumen die ganze Reihe ab; 0: nie. Die Spielregel kennt das nicht, die offizielle digitale Fassung räumt bei 3.
option-three-cards-on-plain = Drei Karten auch auf einfachen Feldern
    .about = Auf Fähren stehen beliebige drei Karten auch auf einfachen Feldern für eine Lokomotive, nicht nur auf Symbolen.
option-unequal-pairs-are-doubles = Ungleiche Paare sind Doppelstrecken
    .about = Zwei Strecken verschiedener Länge zwischen denselben Städten gelten als Doppelstrecke. Sonst steht jede für sich.
option-rail-empire = Eisenbahnimperium zählt
    .about = Welche Länder für das Bonusziel Eisenbahnimperium zählen; die Karte lässt das offen.
    .ends = jedes Land, in dem eine Strecke endet
    .crossings = nur Länder, die eine Strecke über die Grenze verbindet
option-tie-break-path = Letzter Gleichstand
    .about = Was entscheidet, wenn sonst alles gleich ist. Nach den Regeln liegt nur vorn, wer den Bonus für den längsten Weg hat.
    .holder = wer den Bonus für den längsten Weg hat
    .length = wer den längeren Weg hat

## Was geschieht

tickets-first-player = { $seat } beginnt.
tickets-dealt = { $n ->
    [0] { $seat } beginnt ohne Wagenkarten.
   *[other] { $seat } erhält auf die Hand: { $cards }.
}
    .hidden = { $n ->
        [0] { $seat } beginnt ohne Wagenkarten.
        [one] { $seat } erhält { $n } Karte auf die Hand.
       *[other] { $seat } erhält { $n } Karten auf die Hand.
    }
tickets-turned-up = Neu in der Auslage: { $card }.
tickets-flushed = Zu viele Lokomotiven in der Auslage! Alle offenen Karten werden ersetzt: { $cards }.
tickets-reshuffled = { $n ->
    [one] Die Ablage wird neu gemischt: { $n } Karte liegt im Nachziehstapel.
   *[other] Die Ablage wird neu gemischt: { $n } Karten liegen im Nachziehstapel.
}
tickets-goal-in-play = Bonusziel in dieser Partie: { $goal }.
tickets-offered-tickets = { $n ->
    [one] { $seat } zieht { $n } Zielkarte: { $tickets }.
   *[other] { $seat } zieht { $n } Zielkarten: { $tickets }.
}
    .hidden = { $n ->
        [one] { $seat } zieht { $n } Zielkarte.
       *[other] { $seat } zieht { $n } Zielkarten.
    }
tickets-chose-tickets = { $seat } wählt für den Start die Zielkarten Nr. { $kept }.
    .hidden = { $seat } hat die Zielkarten für den Start gewählt.
tickets-kept-tickets = { $returned ->
    [0] { $n ->
        [one] { $seat } behält { $n } Zielkarte: { $tickets }.
       *[other] { $seat } behält alle { $n } Zielkarten: { $tickets }.
    }
   *[other] { $n ->
        [one] { $seat } gibt { $returned } ab und behält { $n } Zielkarte: { $tickets }.
       *[other] { $seat } gibt { $returned } ab und behält { $n } Zielkarten: { $tickets }.
    }
}
    .hidden = { $returned ->
        [0] { $n ->
            [one] { $seat } behält { $n } Zielkarte.
           *[other] { $seat } behält alle { $n } Zielkarten.
        }
       *[other] { $n ->
            [one] { $seat } gibt { $returned } ab und behält { $n } Zielkarte.
           *[other] { $seat } gibt { $returned } ab und behält { $n } Zielkarten.
        }
    }
tickets-took = { $seat } nimmt eine offene Karte: { $card }.
tickets-drew = { $seat } zieht vom Stapel: { $card }.
    .hidden = { $seat } zieht eine Karte vom Stapel.
tickets-claimed = { $points ->
    [one] { $seat } baut die Strecke { $track } ({ $cards }) und erhält { $points } Punkt.
   *[other] { $seat } baut die Strecke { $track } ({ $cards }) und erhält { $points } Punkte.
}
tickets-tunnel-tried = { $seat } gräbt am Tunnel { $track } und legt aus: { $cards }.
tickets-tunnel-revealed = { $owes ->
    [0] Der Berg zeigt: { $revealed }. Nichts ist nachzuzahlen.
    [one] Der Berg zeigt: { $revealed }. { $owes } Karte ist nachzuzahlen.
   *[other] Der Berg zeigt: { $revealed }. { $owes } Karten sind nachzuzahlen.
}
tickets-tunnel-paid = { $seat } zahlt nach: { $cards }. Durchbruch!
tickets-tunnel-declined = { $seat } gibt den Tunnel { $track } auf und nimmt zurück: { $cards }.
tickets-bonus = { $n ->
    [0] { $seat } geht beim Bonus leer aus: Es gibt keine Karten mehr.
   *[other] { $seat } zieht als Bonus: { $cards }.
}
    .hidden = { $n ->
        [0] { $seat } geht beim Bonus leer aus: Es gibt keine Karten mehr.
        [one] { $seat } zieht { $n } Karte als Bonus.
       *[other] { $seat } zieht { $n } Karten als Bonus.
    }
tickets-last-round = { $wagons ->
    [0] { $seat } hat keine Waggons mehr – letzte Runde! Alle sind noch einmal am Zug.
    [one] { $seat } hat nur noch { $wagons } Waggon – letzte Runde! Alle sind noch einmal am Zug.
   *[other] { $seat } hat nur noch { $wagons } Waggons – letzte Runde! Alle sind noch einmal am Zug.
}
tickets-passed = { $seat } kann nichts tun und passt.
tickets-stopped = { $seat } belässt es bei einer Karte.
tickets-game-over = { $reason ->
    [deadlock] Niemand kann mehr etwas tun – das Spiel ist aus.
   *[wagons] Die letzte Runde ist gespielt – das Spiel ist aus.
}

## Warum ein Zug nicht geht

tickets-refuse-over = Das Spiel ist schon aus.
tickets-refuse-choose-first = Wähle zuerst, welche Zielkarten du für den Start behältst.
tickets-refuse-second-card-first = Nimm zuerst deine zweite Karte.
tickets-refuse-keep-first = Wähle zuerst, welche der gezogenen Zielkarten du behältst.
tickets-refuse-tunnel-first = { $owes ->
    [one] Zuerst der Tunnel: Zahle { $owes } Karte nach oder gib auf.
   *[other] Zuerst der Tunnel: Zahle { $owes } Karten nach oder gib auf.
}
tickets-refuse-nothing-offered = Du hast gerade keine Zielkarten zur Auswahl.
tickets-refuse-no-tunnel = Kein Tunnel wartet auf deine Nachzahlung.
tickets-refuse-not-that-many-offered = { $offered ->
    [one] Nur { $offered } Zielkarte steht zur Auswahl.
   *[other] Nur { $offered } Zielkarten stehen zur Auswahl.
}
tickets-refuse-keep-more-at-start = { $least ->
    [one] Behalte für den Start mindestens { $least } Zielkarte; gewählt hast du { $given }.
   *[other] Behalte für den Start mindestens { $least } Zielkarten; gewählt hast du { $given }.
}
tickets-refuse-keep-more = { $least ->
    [one] Behalte mindestens { $least } Zielkarte; gewählt hast du { $given }.
   *[other] Behalte mindestens { $least } Zielkarten; gewählt hast du { $given }.
}
tickets-refuse-deck-empty = Der Nachziehstapel ist leer, und es gibt keine Ablage für einen neuen.
tickets-refuse-not-in-row = Diese Karte liegt nicht offen aus: { $card }.
tickets-refuse-loco-second = Eine offene Lokomotive muss die erste und einzige Karte deines Zuges sein.
tickets-refuse-no-tickets = Es gibt keine Zielkarten mehr zu ziehen.
tickets-refuse-pass = Du kannst noch etwas tun, also darfst du nicht passen.
tickets-refuse-stop = Nach einer Karte aufhören geht hier nicht.
tickets-refuse-taken = Die Strecke { $track } gehört schon { $seat }.
tickets-refuse-own-twin = Du hast schon ein Gleis, das parallel zu { $track } liegt.
tickets-refuse-twin-closed = { $open ->
    [one] { $track } ist gesperrt: Bei { $players } Personen ist nur { $open } der parallelen Gleise nutzbar.
   *[other] { $track } ist gesperrt: Bei { $players } Personen sind nur { $open } der parallelen Gleise nutzbar.
}
tickets-refuse-wagons = { $needs ->
    [one] Die Strecke { $track } braucht { $needs } Waggon; du hast { $have }.
   *[other] Die Strecke { $track } braucht { $needs } Waggons; du hast { $have }.
}
tickets-refuse-wagons-tunnel = { $needs ->
    [one] Der Tunnel { $track } braucht { $needs } Waggon; du hast { $have }.
   *[other] Der Tunnel { $track } braucht { $needs } Waggons; du hast { $have }.
}
tickets-refuse-count = { $needs ->
    [one] Die Strecke { $track } kostet genau { $needs } Karte, nicht { $given }.
   *[other] Die Strecke { $track } kostet genau { $needs } Karten, nicht { $given }.
}
tickets-refuse-color = Für die Strecke { $track } passt nur diese Farbe: { $card }.
tickets-refuse-one-color = Alle Karten für die Strecke { $track } müssen dieselbe Farbe haben.
tickets-refuse-no-locos-here = Auf der Strecke { $track } sind keine Lokomotiven erlaubt.
tickets-refuse-not-held = Das kostet { $needs }-mal { $card }; du hast { $have }.
tickets-refuse-ferry = { $plain ->
    [0] Die Fähre { $track } kostet je Symbol (Anzahl: { $symbols }) eine Lokomotive oder ein Paar einer Farbe.
    [one] Die Fähre { $track } kostet je Symbol (Anzahl: { $symbols }) eine Lokomotive oder ein Paar einer Farbe, dazu { $plain } weitere Karte.
   *[other] Die Fähre { $track } kostet je Symbol (Anzahl: { $symbols }) eine Lokomotive oder ein Paar einer Farbe, dazu { $plain } weitere Karten in einer Farbe.
}
tickets-refuse-ferry-locos = { $plain ->
    [0] Die Fähre { $track } kostet je Symbol (Anzahl: { $symbols }) eine Lokomotive.
    [one] Die Fähre { $track } kostet je Symbol (Anzahl: { $symbols }) eine Lokomotive, dazu { $plain } weitere Karte.
   *[other] Die Fähre { $track } kostet je Symbol (Anzahl: { $symbols }) eine Lokomotive, dazu { $plain } weitere Karten in einer Farbe.
}
tickets-refuse-ferry-plain-locos = Auf der Fähre { $track } bezahlen Lokomotiven nur die Symbole (Anzahl: { $symbols }), nicht die übrigen Felder (Anzahl: { $plain }).
tickets-refuse-ferry-threes = { $plain ->
    [0] Die Fähre { $track } kostet je Symbol (Anzahl: { $symbols }) eine Lokomotive oder beliebige drei andere Karten.
   *[other] Die Fähre { $track } kostet je Symbol (Anzahl: { $symbols }) eine Lokomotive oder beliebige drei andere Karten, dazu { $plain } × { $card }.
}
tickets-refuse-ferry-threes-grey = { $plain ->
    [0] Die Fähre { $track } kostet je Symbol (Anzahl: { $symbols }) eine Lokomotive oder beliebige drei andere Karten.
    [one] Die Fähre { $track } kostet je Symbol (Anzahl: { $symbols }) eine Lokomotive oder beliebige drei andere Karten, dazu { $plain } weitere Karte.
   *[other] Die Fähre { $track } kostet je Symbol (Anzahl: { $symbols }) eine Lokomotive oder beliebige drei andere Karten, dazu { $plain } weitere Karten einer Farbe.
}
tickets-refuse-threes-on-plain = Auf der Fähre { $track } bezahlen drei Karten nur die Symbole (Anzahl: { $symbols }), nicht die übrigen Felder.
tickets-refuse-any-cards = { $track } kostet { $needs } Karten einer Farbe; je { $each } beliebige Karten stehen für eine davon.
tickets-refuse-extra = { $owes ->
    [one] Der Tunnel kostet noch { $owes } Karte: { $card } oder Lokomotive.
   *[other] Der Tunnel kostet noch { $owes } Karten, jeweils { $card } oder Lokomotive.
}
tickets-refuse-extra-locos = { $owes ->
    [one] Du gräbst nur mit Lokomotiven, also kostet der Tunnel noch { $owes } Lokomotive.
   *[other] Du gräbst nur mit Lokomotiven, also kostet der Tunnel noch { $owes } Lokomotiven.
}

## Wertung und Ende

tickets-points-track = Strecken
tickets-points-ticket-done = Erfüllte Zielkarten
tickets-points-ticket-failed = Verfehlte Zielkarten
tickets-points-grand-tour = Große Rundreisen
tickets-points-goal = Bonusziele
tickets-points-globetrotter = Globetrotter
tickets-points-longest-path = Längster Weg
tickets-reason-wagons = Die Waggons gingen zu Ende.
tickets-reason-deadlock = Niemand konnte mehr etwas tun.

## Was jetzt zu tun ist, und die Arten von Zügen

tickets-phase-choosing = Wähle die Zielkarten, die du für den Start behältst.
tickets-phase-turn = Zieh Wagenkarten, bau eine Strecke oder zieh Zielkarten.
tickets-phase-second-card = Nimm deine zweite Karte.
tickets-phase-keeping = Wähle, welche der gezogenen Zielkarten du behältst.
tickets-phase-tunnel = Der Tunnel kostet mehr: Zahle nach oder gib auf.
tickets-phase-over = Das Spiel ist aus.

tickets-group-draw = Wagenkarten ziehen
tickets-group-claim = Strecke bauen
tickets-group-tickets = Zielkarten ziehen
tickets-group-keep = Zielkarten behalten
tickets-group-tunnel = Tunnel entscheiden
tickets-group-pass = Passen

## Titles

title-switzerland = Zug um Zug: Schweiz
    .about = Tunnel durch die Alpen und Ziele in ganzen Ländern. Eng und schnell.
title-northern-lights = Zug um Zug: Polarlichter
    .about = Fähren entlang der Fjorde, Bonuskarten und ein Wettlauf um Ziele rund um die Ostsee.
title-usa = Zug um Zug: USA
    .about = Der Klassiker: von Küste zu Küste, Doppelgleise, der längste Weg.
title-nordic-countries = Zug um Zug: Skandinavien
    .about = Fjorde, Fähren und Tunnel für zwei oder drei. An Land sind Lokomotiven selten zu Gast.
title-india = Zug um Zug: Indien
    .about = Ringe aus Gleisen: Wer Städte auf zwei Wegen verbindet, wird zweimal belohnt. Fähren nur für Lokomotiven.
