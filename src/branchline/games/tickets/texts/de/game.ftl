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

## Passengers. `passenger-*` names a colour; `passengers-*` counts them.

passenger-red = rot
passenger-green = grün
passenger-yellow = gelb
passenger-black = schwarz
passenger-blue = blau
passenger-white = weiß
passenger-purple = violett
passenger-orange = orange
passengers-red = { $n } × rot
passengers-green = { $n } × grün
passengers-yellow = { $n } × gelb
passengers-black = { $n } × schwarz
passengers-blue = { $n } × blau
passengers-white = { $n } × weiß
passengers-purple = { $n } × violett
passengers-orange = { $n } × orange

## Orte

country-at = Österreich
country-ba = Bosnien und Herzegowina
country-bd = Bangladesch
country-be = Belgien
country-bg = Bulgarien
country-ca = Kanada
country-ch = Schweiz
country-de = Deutschland
country-dk = Dänemark
country-ee = Estland
country-es = Spanien
country-fi = Finnland
country-fr = Frankreich
country-gb = Vereinigtes Königreich
country-gr = Griechenland
country-hr = Kroatien
country-hu = Ungarn
country-in = Indien
country-it = Italien
country-li = Liechtenstein
country-lt = Litauen
country-lv = Lettland
country-nl = Niederlande
country-no = Norwegen
country-pk = Pakistan
country-pl = Polen
country-pt = Portugal
country-ro = Rumänien
country-ru = Russland
country-se = Schweden
country-tr = Türkei
country-ua = Ukraine
country-us = Vereinigte Staaten
unnamed-stop = namenloser Halt ({ $country })

## Die Bonusziele von Polarlichter: Jedes geht an die Person, die am meisten von dem hat, was es zählt.

goal-small-steps = Schritt für Schritt
    .about = Für die meisten Strecken mit genau 1 Feld.
goal-locomotive-love = Ein Herz für Lokomotiven
    .about = Für die meisten Lokomotiven auf der Hand bei Spielende; jedes Paar einer Farbe zählt als weitere Lokomotive.
goal-nordic-express = Nordexpress
    .about = Für den längsten durchgehenden Weg aus eigenen Strecken, gezählt in Waggons.
goal-capital-investments = Kapitale Investitionen
    .about = Für die meisten erfüllten Zielkarten mit Stockholm, Kopenhagen, Oslo oder Helsinki.
goal-cost-analysis = Kostenanalyse
    .about = Für die meisten übrigen Waggons bei Spielende.
goal-regional-connections = Regionalverkehr
    .about = Für die meisten erfüllten Zielkarten im Wert von höchstens 5 Punkten.
goal-railway-empire = Eisenbahnimperium
    .about = Für Strecken in die meisten Länder, ob verbunden oder nicht.
goal-polar-express = Polarexpress
    .about = Für die meisten erfüllten Zielkarten mit einer Stadt nördlich des Polarkreises.
goal-golden-snowplough = Goldener Schneepflug
    .about = Für die meisten Strecken, die nördlich des Polarkreises beginnen oder enden.
goal-ferry-captain = Fährkapitän
    .about = Für die meisten Fähren, egal wie lang.
goal-wild-west = Wilder Westen
    .about = Für die meisten Strecken, die in Norwegen beginnen oder enden.

## Bonusziele eigener Karten, nach dem, was sie zählen.

goal-counts-tracks-of-length = Strecken einer Länge
    .about = { $n ->
        [one] Für die meisten Strecken mit genau { $n } Feld.
       *[other] Für die meisten Strecken mit genau { $n } Feldern.
    }
goal-counts-locomotives-in-hand = Lokomotiven auf der Hand
    .about = { goal-locomotive-love.about }
goal-counts-longest-path = Längste Strecke
    .about = { goal-nordic-express.about }
goal-counts-tickets-to-capitals = Zielkarten mit Hauptstädten
    .about = Für die meisten erfüllten Zielkarten mit einer Hauptstadt.
goal-counts-wagons-left = Übrige Waggons
    .about = { goal-cost-analysis.about }
goal-counts-cheap-tickets = Kleine Zielkarten
    .about = { $n ->
        [one] Für die meisten erfüllten Zielkarten im Wert von höchstens { $n } Punkt.
       *[other] Für die meisten erfüllten Zielkarten im Wert von höchstens { $n } Punkten.
    }
goal-counts-countries = Erreichte Länder
    .about = { goal-railway-empire.about }
goal-counts-arctic-tickets = Arktische Zielkarten
    .about = { goal-polar-express.about }
goal-counts-arctic-tracks = Arktische Strecken
    .about = { goal-golden-snowplough.about }
goal-counts-ferries = Fähren
    .about = { goal-ferry-captain.about }
goal-counts-tracks-in-country = Strecken in einem Land
    .about = Für die meisten Strecken, die in diesem Land beginnen oder enden: { $country }.

## Optionen

option-wagons = Waggons pro Person
    .about = Mit wie vielen Waggons alle beginnen. Bei der Schweiz sind es 45 in der polnischen und 40 in der englischen Ausgabe.
option-draw-row-when-deck-empty = Offene Karten ohne Stapel
    .about = Offene Karten darf man auch nehmen, wenn Nachziehstapel und Ablage leer sind. Die Spielregel erlaubt das nicht.
option-may-stop-after-one = Eine Karte genügt
    .about = Nach der ersten Karte darf man aufhören. Nach der Spielregel muss man eine zweite nehmen, wenn es geht.
option-flush-at = Lokomotiven, die die offenen Karten räumen
    .about = So viele offene Lokomotiven räumen die ganze Reihe ab; 0: nie. Die Spielregel kennt das nicht, die offizielle digitale Fassung räumt bei 3.
option-three-cards-on-plain = Drei Karten auch auf einfachen Feldern
    .about = Auf Fähren stehen beliebige drei Karten auch auf einfachen Feldern für eine Lokomotive, nicht nur auf Symbolen.
option-unequal-pairs-are-doubles = Ungleiche Paare sind Doppelstrecken
    .about = Zwei Strecken verschiedener Länge zwischen denselben Städten gelten als Doppelstrecke. Sonst steht jede für sich.
option-passengers = Fahrgäste
    .about = Ob in den Städten Fahrgäste warten. Ohne sie ist es die Ausgabe von 2012, deren Spielregel uns nicht vorlag (unbestätigt).
    .on = mit Fahrgästen
    .off = ohne Fahrgäste
option-rail-empire = Eisenbahnimperium zählt
    .about = Welche Länder für das Bonusziel Eisenbahnimperium zählen; die Karte lässt das offen.
    .ends = jedes Land, in dem eine eigene Strecke endet
    .crossings = nur Länder, die eine Strecke über die Grenze verbindet
option-tie-break-path = Letzter Gleichstand
    .about = Was entscheidet, wenn sonst alles gleich ist. Nach den Regeln liegt nur vorn, wer den Bonus für die längste Strecke hat.
    .holder = wer den Bonus für die längste Strecke hat
    .length = wer den längeren Weg hat

## Was geschieht

tickets-first-player = { $seat } beginnt.
    .you = Du beginnst.
tickets-dealt = { $n ->
    [0] { $seat } beginnt ohne Wagenkarten.
   *[other] { $seat } bekommt auf die Hand: { $cards }.
}
    .hidden = { $n ->
        [0] { $seat } beginnt ohne Wagenkarten.
        [one] { $seat } bekommt { $n } Karte auf die Hand.
       *[other] { $seat } bekommt { $n } Karten auf die Hand.
    }
    .you = { $n ->
        [0] Du beginnst ohne Wagenkarten.
       *[other] Du bekommst auf die Hand: { $cards }.
    }
tickets-turned-up = Neu aufgedeckt: { $card }.
tickets-flushed = Zu viele offene Lokomotiven. Abgelegt und ersetzt werden: { $cards }.
tickets-reshuffled = { $n ->
    [one] Die Ablage wird neu gemischt: { $n } Karte im Nachziehstapel.
   *[other] Die Ablage wird neu gemischt: { $n } Karten im Nachziehstapel.
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
    .you = { $n ->
        [one] Du ziehst { $n } Zielkarte: { $tickets }.
       *[other] Du ziehst { $n } Zielkarten: { $tickets }.
    }
tickets-chose-tickets = { $seat } behält die Start-Zielkarten Nr. { $kept }.
    .hidden = { $seat } hat Start-Zielkarten gewählt.
    .you = Du behältst die Start-Zielkarten Nr. { $kept }.
tickets-kept-tickets = { $returned ->
    [0] { $n ->
        [one] { $seat } behält { $n } Zielkarte: { $tickets }.
       *[other] { $seat } behält alle { $n } Zielkarten: { $tickets }.
    }
   *[other] { $n ->
        [one] { $seat } gibt { $returned } zurück und behält { $n } Zielkarte: { $tickets }.
       *[other] { $seat } gibt { $returned } zurück und behält { $n } Zielkarten: { $tickets }.
    }
}
    .hidden = { $returned ->
        [0] { $n ->
            [one] { $seat } behält { $n } Zielkarte.
           *[other] { $seat } behält alle { $n } Zielkarten.
        }
       *[other] { $n ->
            [one] { $seat } gibt { $returned } zurück und behält { $n } Zielkarte.
           *[other] { $seat } gibt { $returned } zurück und behält { $n } Zielkarten.
        }
    }
    .you = { $returned ->
        [0] { $n ->
            [one] Du behältst { $n } Zielkarte: { $tickets }.
           *[other] Du behältst alle { $n } Zielkarten: { $tickets }.
        }
       *[other] { $n ->
            [one] Du gibst { $returned } zurück und behältst { $n } Zielkarte: { $tickets }.
           *[other] Du gibst { $returned } zurück und behältst { $n } Zielkarten: { $tickets }.
        }
    }
tickets-took = { $seat } nimmt eine offene Karte: { $card }.
    .you = Du nimmst eine offene Karte: { $card }.
tickets-drew = { $seat } zieht vom Stapel: { $card }.
    .hidden = { $seat } zieht eine Karte vom Stapel.
    .you = Du ziehst vom Stapel: { $card }.
tickets-claimed = { $points ->
    [one] { $seat } baut { $track } ({ $cards }) für { $points } Punkt.
   *[other] { $seat } baut { $track } ({ $cards }) für { $points } Punkte.
}
    .you = { $points ->
        [one] Du baust { $track } ({ $cards }) für { $points } Punkt.
       *[other] Du baust { $track } ({ $cards }) für { $points } Punkte.
    }
tickets-built-station = { $seat } baut einen Bahnhof in { $city } ({ $cards }).
    .you = Du baust einen Bahnhof in { $city } ({ $cards }).
tickets-tunnel-tried = { $seat } versucht den Tunnel { $track } mit: { $cards }.
    .you = Du versuchst den Tunnel { $track } mit: { $cards }.
tickets-tunnel-revealed = { $owes ->
    [0] Aufgedeckt: { $revealed }. Nichts nachzuzahlen.
    [one] Aufgedeckt: { $revealed }. { $owes } Karte nachzuzahlen.
   *[other] Aufgedeckt: { $revealed }. { $owes } Karten nachzuzahlen.
}
tickets-tunnel-paid = { $seat } zahlt nach: { $cards }. Der Tunnel ist gebaut.
    .you = Du zahlst nach: { $cards }. Der Tunnel ist gebaut.
tickets-tunnel-declined = { $seat } gibt den Tunnel { $track } auf und nimmt zurück: { $cards }.
    .you = Du gibst den Tunnel { $track } auf und nimmst zurück: { $cards }.
tickets-bonus = { $n ->
    [0] { $seat } bekommt keine Bonuskarten: Es sind keine mehr da.
   *[other] { $seat } zieht Bonuskarten: { $cards }.
}
    .hidden = { $n ->
        [0] { $seat } bekommt keine Bonuskarten: Es sind keine mehr da.
        [one] { $seat } zieht { $n } Bonuskarte.
       *[other] { $seat } zieht { $n } Bonuskarten.
    }
    .you = { $n ->
        [0] Du bekommst keine Bonuskarten: Es sind keine mehr da.
        [one] Du ziehst eine Bonuskarte: { $cards }.
       *[other] Du ziehst Bonuskarten: { $cards }.
    }
tickets-last-round = { $wagons ->
    [0] { $seat } hat keine Waggons mehr. Letzte Runde: Alle sind noch einmal am Zug.
    [one] { $seat } hat nur noch { $wagons } Waggon. Letzte Runde: Alle sind noch einmal am Zug.
   *[other] { $seat } hat nur noch { $wagons } Waggons. Letzte Runde: Alle sind noch einmal am Zug.
}
    .you = { $wagons ->
        [0] Du hast keine Waggons mehr. Letzte Runde: Alle sind noch einmal am Zug.
        [one] Du hast nur noch { $wagons } Waggon. Letzte Runde: Alle sind noch einmal am Zug.
       *[other] Du hast nur noch { $wagons } Waggons. Letzte Runde: Alle sind noch einmal am Zug.
    }
tickets-passed = { $seat } kann nichts tun und passt.
    .you = Du kannst nichts tun und passt.
tickets-stopped = { $seat } bleibt bei einer Karte.
    .you = Du bleibst bei einer Karte.
tickets-game-over = { $reason ->
    [deadlock] Niemand kann mehr ziehen. Das Spiel ist zu Ende.
   *[wagons] Die letzte Runde ist gespielt. Das Spiel ist zu Ende.
}
tickets-mix-announced = { $long ->
    [0] { $seat } will { $short } kurze Zielkarten.
   *[other] { $short ->
        [0] { $seat } will { $long } lange Zielkarten.
       *[other] { $seat } will { $short } kurze und { $long } lange Zielkarten.
    }
}
    .you = { $long ->
        [0] Du willst { $short } kurze Zielkarten.
       *[other] { $short ->
            [0] Du willst { $long } lange Zielkarten.
           *[other] Du willst { $short } kurze und { $long } lange Zielkarten.
        }
    }
tickets-passengers-wait = { $place }: es warten { $passengers }.
tickets-passenger-taken = { $seat } nimmt einen Fahrgast aus { $place } mit: { $passenger }.
    .you = Du nimmst einen Fahrgast aus { $place } mit: { $passenger }.

## Warum ein Zug nicht geht

tickets-refuse-over = Die Partie ist schon zu Ende.
tickets-refuse-choose-first = Wähle zuerst, welche Start-Zielkarten du behältst.
tickets-refuse-second-card-first = Nimm zuerst deine zweite Karte.
tickets-refuse-keep-first = Wähle zuerst, welche neuen Zielkarten du behältst.
tickets-refuse-tunnel-first = { $owes ->
    [one] Entscheide zuerst über den Tunnel: { $owes } Karte nachzahlen oder aufgeben.
   *[other] Entscheide zuerst über den Tunnel: { $owes } Karten nachzahlen oder aufgeben.
}
tickets-refuse-nothing-offered = Du hast gerade keine neuen Zielkarten zur Auswahl.
tickets-refuse-no-tunnel = Du hast keinen Tunnel, für den etwas nachzuzahlen wäre.
tickets-refuse-not-that-many-offered = { $offered ->
    [one] Es steht nur { $offered } Zielkarte zur Auswahl.
   *[other] Es stehen nur { $offered } Zielkarten zur Auswahl.
}
tickets-refuse-keep-more-at-start = { $least ->
    [one] Behalte mindestens { $least } Start-Zielkarte; gewählt sind { $given }.
   *[other] Behalte mindestens { $least } Start-Zielkarten; gewählt sind { $given }.
}
tickets-refuse-keep-more = { $least ->
    [one] Behalte mindestens { $least } Zielkarte; gewählt sind { $given }.
   *[other] Behalte mindestens { $least } Zielkarten; gewählt sind { $given }.
}
tickets-refuse-deck-empty = Der Nachziehstapel ist leer, und es gibt keine Ablage zum Mischen.
tickets-refuse-not-in-row = Diese Karte liegt nicht offen: { $card }.
tickets-refuse-loco-second = Eine offene Lokomotive kannst du nur als erste und einzige Karte deines Zuges nehmen.
tickets-refuse-no-tickets = Es gibt keine Zielkarten mehr.
tickets-refuse-pass = Passen kannst du nur, wenn sonst nichts möglich ist.
tickets-refuse-stop = Hier kannst du nicht nach einer Karte aufhören.
tickets-refuse-taken = Die Strecke { $track } gehört schon { $seat }.
    .you = { $track } gehört schon dir.
tickets-refuse-own-twin = Dir gehört schon eine Strecke parallel zu { $track }.
tickets-refuse-twin-closed = { $open ->
    [one] { $track } ist gesperrt: Bei { $players } Personen darf nur { $open } dieser parallelen Strecken gebaut werden.
   *[other] { $track } ist gesperrt: Bei { $players } Personen dürfen nur { $open } dieser parallelen Strecken gebaut werden.
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
tickets-refuse-color = Für die Strecke { $track } gilt nur diese Farbe: { $card }.
tickets-refuse-one-color = Alle Karten für die Strecke { $track } müssen dieselbe Farbe haben.
tickets-refuse-no-locos-here = Für die Strecke { $track } darfst du keine Lokomotiven ausspielen.
tickets-refuse-not-held = Das kostet { $needs } × { $card }; du hast { $have }.
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
tickets-refuse-stations-gone = { $n ->
    [one] Dein einziger Bahnhof steht schon auf dem Spielplan.
   *[other] Alle { $n } deiner Bahnhöfe stehen schon auf dem Spielplan.
}
tickets-refuse-station-there = In { $city } steht schon ein Bahnhof von { $seat }.
    .you = In { $city } hast du schon einen Bahnhof.
tickets-refuse-station-count = { $needs ->
    [one] Dein nächster Bahnhof kostet genau { $needs } Karte, nicht { $given } ({ $city }).
   *[other] Dein nächster Bahnhof kostet genau { $needs } Karten, nicht { $given } ({ $city }).
}
tickets-refuse-station-color = Alle Karten für den Bahnhof in { $city } müssen dieselbe Farbe haben.
tickets-refuse-extra = { $owes ->
    [one] Der Tunnel kostet noch { $owes } Karte: { $card } oder eine Lokomotive.
   *[other] Der Tunnel kostet noch { $owes } Karten: jeweils { $card } oder eine Lokomotive.
}
tickets-refuse-extra-locos = { $owes ->
    [one] Du hast nur Lokomotiven ausgespielt, also kostet der Tunnel noch { $owes } Lokomotive.
   *[other] Du hast nur Lokomotiven ausgespielt, also kostet der Tunnel noch { $owes } Lokomotiven.
}
tickets-refuse-announce-first = Sag zuerst, wie viele Zielkarten du von welchem Stapel willst.
tickets-refuse-mix-at-start = Nenne zusammen { $needs } Zielkarten, kurze und lange.
tickets-refuse-say-mix = Sag, wie viele Zielkarten von welchem Stapel kommen, zusammen { $needs }.
tickets-refuse-mix = Nenne zusammen { $needs }; es gibt noch { $short } kurze und { $long } lange Zielkarten.
tickets-refuse-passenger-first = Wähle zuerst den Fahrgast, den du aus { $place } mitnimmst.
tickets-refuse-no-passenger = Gerade ist kein Fahrgast zu wählen.
tickets-refuse-passenger-not-there = Wähle unter denen, die in { $place } warten; { $passenger } ist nicht zu haben.

## Wertung und Ende

tickets-points-track = Strecken
tickets-points-ticket-done = Erfüllte Zielkarten
tickets-points-ticket-failed = Nicht erfüllte Zielkarten
tickets-points-station-used = Genutzte Bahnhöfe
tickets-points-station-unused = Bahnhöfe ohne Nutzen
tickets-points-stations-left = Nicht gebaute Bahnhöfe
tickets-points-grand-tour = Große Rundreisen
tickets-points-goal = Bonusziele
tickets-points-globetrotter = Globetrotter
tickets-points-passengers = Fahrgäste
tickets-points-longest-path = Längste Strecke
tickets-reason-wagons = Jemandem sind die Waggons ausgegangen.
tickets-reason-deadlock = Niemand konnte mehr ziehen.

## Gleichstand

tickets-tie-tickets = Punktgleich ({ $points }). { $who } hat mehr Zielkarten erfüllt, { $most } zu { $next }.
    .you = Punktgleich ({ $points }). Du hast mehr Zielkarten erfüllt, { $most } zu { $next }.
tickets-tie-stations = Gleich viele Punkte ({ $points }) und erfüllte Zielkarten. { $who } hat mehr Bahnhöfe übrig, { $most } zu { $next }.
    .you = Gleich viele Punkte ({ $points }) und erfüllte Zielkarten. Du hast mehr Bahnhöfe übrig, { $most } zu { $next }.
tickets-tie-goals = Gleich viele Punkte ({ $points }) und erfüllte Zielkarten. { $who } hat mehr Bonusziele erreicht, { $most } zu { $next }.
    .you = Gleich viele Punkte ({ $points }) und erfüllte Zielkarten. Du hast mehr Bonusziele erreicht, { $most } zu { $next }.
tickets-tie-holder = Gleich viele Punkte ({ $points }) und erfüllte Zielkarten. { $who } hat den Bonus für die längste Strecke.
    .you = Gleich viele Punkte ({ $points }) und erfüllte Zielkarten. Du hast den Bonus für die längste Strecke.
tickets-tie-path = Gleich viele Punkte ({ $points }) und erfüllte Zielkarten. { $who } hat die längere Strecke, { $most } zu { $next }.
    .you = Gleich viele Punkte ({ $points }) und erfüllte Zielkarten. Du hast die längere Strecke, { $most } zu { $next }.
tickets-tie-passengers = Gleich viele Punkte ({ $points }) und erfüllte Zielkarten. { $who } hat mehr Fahrgäste, { $most } zu { $next }.
    .you = Gleich viele Punkte ({ $points }) und erfüllte Zielkarten. Du hast mehr Fahrgäste, { $most } zu { $next }.

## Was jetzt zu tun ist, und die Arten von Zügen

tickets-phase-choosing = Wähle, welche Start-Zielkarten du behältst.
tickets-phase-turn = Zieh Wagenkarten, bau eine Strecke oder zieh Zielkarten.
    .stations = Zieh Wagenkarten, bau eine Strecke, zieh Zielkarten oder bau einen Bahnhof.
tickets-phase-second-card = Nimm deine zweite Karte.
tickets-phase-keeping = Wähle, welche neuen Zielkarten du behältst.
tickets-phase-tunnel = Der Tunnel kostet mehr: Zahl nach oder gib auf.
tickets-phase-over = Das Spiel ist zu Ende.
tickets-phase-announcing = Sag, wie viele Zielkarten du von welchem Stapel willst.
tickets-phase-passenger = Wähle den Fahrgast, den du mitnimmst.

tickets-group-draw = Wagenkarten ziehen
tickets-group-claim = Strecke bauen
tickets-group-station = Bahnhof bauen
tickets-group-tickets = Zielkarten ziehen
tickets-group-keep = Zielkarten behalten
tickets-group-tunnel = Über den Tunnel entscheiden
tickets-group-passenger = Fahrgast mitnehmen
tickets-group-pass = Passen

## Titles

title-switzerland = Zug um Zug: Schweiz
    .about = Tunnel durch die Alpen und Zielkarten in ganze Länder. Eng und schnell.
title-northern-lights = Zug um Zug: Polarlichter
    .about = Fähren entlang der Fjorde, Bonuskarten und ein Wettlauf um Bonusziele rund um die Ostsee.
title-usa = Zug um Zug: USA
    .about = Der Klassiker: von Küste zu Küste, Doppelstrecken und die längste Strecke.
title-europe = Zug um Zug: Europa
    .about = Bahnhöfe, Tunnel und Fähren von Edinburgh bis Konstantinopel. Für alle eine lange Zielkarte.
title-nordic-countries = Zug um Zug: Skandinavien
    .about = Fjorde, Fähren und Tunnel für zwei oder drei. An Land sind Lokomotiven selten zu Gast.
title-germany = Zug um Zug: Deutschland
    .about = Zwei Stapel Zielkarten und Fahrgäste in jeder Stadt. Wer eine Strecke baut, nimmt sie mit.
title-india = Zug um Zug: Indien
    .about = Bahnen im Kreis: Wer Städte auf zwei Wegen verbindet, wird zweimal belohnt. Fähren nur für Lokomotiven.
