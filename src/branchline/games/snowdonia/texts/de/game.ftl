# Snowdonia.

## Güter. `good-*` nennt eine Sorte, `goods-*` zählt sie.

snowdonia-good-ore = Eisen
snowdonia-good-stone = Stein
snowdonia-good-coal = Kohle
snowdonia-good-rubble = Geröll
snowdonia-good-steel = Stahl
snowdonia-goods-ore = { $n } Eisen
snowdonia-goods-stone = { $n } Stein
snowdonia-goods-coal = { $n } Kohle
snowdonia-goods-rubble = { $n } Geröll
snowdonia-goods-steel = { $n } Stahlträger
snowdonia-goods-event = { $n } Ereignisklötzchen
snowdonia-nothing = nichts

## Wetter

snowdonia-weather-sun = Sonne
snowdonia-weather-rain = Regen
snowdonia-weather-fog = Nebel

## Aktionsbereiche

snowdonia-area-a = Lagerplatz
    .about = Nimm bis zu 3 Klötzchen, davon höchstens 1 Kohle. Das letzte Feld macht dich außerdem zum Startspieler.
snowdonia-area-b = Räumarbeit
    .about = Räum so viel Geröll weg, wie das Arbeitstempo erlaubt, immer den Berg hinauf. Wer das letzte Klötzchen einer Baustelle nimmt, bekommt die Baustelle.
snowdonia-area-c = Werkstatt
    .about = Bis zu 3 Umwandlungen: 3 Eisen in 1 Stahlträger oder 2 Geröll in 1 Stein.
snowdonia-area-d = Gleise legen
    .about = Leg so viele geräumte Gleise, wie das Arbeitstempo erlaubt, für je 1 Stahlträger.
snowdonia-area-e = Bauen
    .about = { $players ->
        [1] Bau auf einem Bauplatz einer Station, deren Gleise geräumt sind.
       *[other] Bau auf einem Bauplatz einer Station, deren Gleise geräumt sind, oder kauf eine Lok.
    }
snowdonia-area-f = Baubüro
    .about = Nimm einen der offenen Aufträge.
snowdonia-area-g = Vermesser bewegen
    .about = Zieh deinen Vermesser eine Station weiter. Hier ist immer Platz.

## Orte an der Strecke

snowdonia-train-name = Nr. { $n } { $name }
snowdonia-place-track = Gleis { $n } zur Station { $station }
snowdonia-place-dig = Baustelle { $n } der Station { $station }
snowdonia-place-site = Bauplatz { $n } der Station { $station }

## Ereignisse der Ereignisleiste

snowdonia-event-excavate = Fremdfirmen räumen Geröll
    .about = So viele Orte, wie das Arbeitstempo angibt, werden ganz geräumt. Niemand bekommt das Geröll.
snowdonia-event-lay-track = Fremdfirmen legen Gleise
    .about = So viele Gleise, wie das Arbeitstempo angibt, werden gelegt. Sie gehören niemandem.
snowdonia-event-complete-station = Fremdfirmen bauen eine Station fertig
    .about = Die erste unfertige Station ist für den Rest des Spiels geschlossen. Ihr Geröll kommt weg.
snowdonia-event-trains = Loks verfügbar
    .about = Von jetzt an kann man Loks kaufen.
snowdonia-event-maintenance = Loks warten
    .about = Wer eine Lok hat, zahlt einen Stahlträger, wirft eine Wartungskarte ab oder gibt die Lok zurück.

## Was Züge können

snowdonia-power-none = Ohne besondere Fähigkeit.
snowdonia-power-excavate = Jede deiner Räumaktionen räumt { $n } Geröll mehr.
snowdonia-power-smelt = In der Werkstatt kostet dich ein Stahlträger nur { $n } Eisen.
snowdonia-power-yard = Bei jeder Lagerplatz-Aktion darfst du { $n } Klötzchen mehr nehmen.
snowdonia-power-points = { $n ->
    [one] { $n } Punkt, wenn du sie bei Spielende besitzt.
   *[other] { $n } Punkte, wenn du sie bei Spielende besitzt.
}
snowdonia-power-build = Nach Bereich E darfst du noch einmal bauen, wenn in dieser Runde jemand gebaut hat.
snowdonia-power-lay = { $n ->
    [one] Bei jeder Gleisaktion legst du { $n } Gleis mehr.
   *[other] Bei jeder Gleisaktion legst du { $n } Gleise mehr.
}

## Aufträge: unsere eigenen kurzen Namen

snowdonia-contract-1 = Nachtkolonne
snowdonia-contract-2 = Mehr Gleisbauer
snowdonia-contract-3 = Sprenggenehmigung
snowdonia-contract-4 = Wetterglas
snowdonia-contract-5 = Ausschreibung
snowdonia-contract-6 = Vor Ort gegossen
snowdonia-contract-7 = Breitere Loren
snowdonia-contract-8 = Überstunden am Gleis
snowdonia-contract-9 = Sparsamer Maurer
snowdonia-contract-10 = Spätschicht
snowdonia-contract-11 = Steinmetz
snowdonia-contract-12 = Glühender Ofen
snowdonia-contract-13 = Geschlossene Bücher
snowdonia-contract-14 = Steinbruchrabatt
snowdonia-contract-15 = Guter Mörtel
snowdonia-contract-16 = Ersatzteile
snowdonia-contract-17 = Grobe Mauern
snowdonia-contract-18 = Glückliche Lieferung
snowdonia-contract-19 = Zweite Lieferung
snowdonia-contract-20 = Erste Wahl
snowdonia-contract-21 = Werksgarantie
snowdonia-contract-22 = Pfiff des Vorarbeiters
snowdonia-contract-23 = Frühe Fuhre
snowdonia-contract-24 = Kleiner Ofen
snowdonia-contract-25 = Dorfschmied
snowdonia-contract-26 = Doppelte Schaufeln
snowdonia-contract-27 = Bergführer
snowdonia-contract-28 = Planänderung
snowdonia-contract-29 = Kohlelizenz
snowdonia-contract-30 = Dampfbagger

## Was Aufträge bewirken. `$number` und `$limit` sind die Zahlen der Karte.

snowdonia-effect-lay-rate-plus = { $number ->
    [one] Bei jeder deiner Gleisaktionen in dieser Runde darfst du { $number } Gleis mehr legen.
   *[other] Bei jeder deiner Gleisaktionen in dieser Runde darfst du { $number } Gleise mehr legen.
}
snowdonia-effect-clear-next-space = Nach der letzten Räumaktion darfst du alles Geröll vom nächsten Ort nehmen. Ist es eine Baustelle, gehört sie dir.
snowdonia-effect-swap-forecast = Sofort: Tausch die mittlere Wetterscheibe gegen eine deiner Wahl. Sie wird das Wetter der nächsten Runde.
snowdonia-effect-draw-two-keep-one = { $number ->
    [one] Sofort: Zieh { $number } Auftrag. Behalte ihn oder diese Karte und leg die andere ab.
   *[other] Sofort: Zieh { $number } Aufträge. Behalte einen davon oder diese Karte und leg die übrigen ab.
}
snowdonia-effect-ore-as-steel = Beim Bauen dürfen in dieser Runde { $number } Eisen einen Stahlträger ersetzen{ $limit ->
    [0] {""}
   *[other] , je Bauaktion bis zu { $limit }-mal
}.
snowdonia-effect-yard-extra = Bei jeder deiner Lagerplatz-Aktionen in dieser Runde darfst du { $number } Klötzchen mehr nehmen. Die Kohlegrenze bleibt.
snowdonia-effect-extra-lay = Nach der letzten Gleisaktion darfst du noch eine ausführen.
snowdonia-effect-stone-discount = In dieser Runde kostet dich jeder Bauplatz, der Stein kostet, { $number ->
    [one] { $number } Stein weniger.
   *[other] { $number } Stein weniger.
}
snowdonia-effect-extra-build = Nach der letzten Bauaktion darfst du noch eine ausführen.
snowdonia-effect-rubble-to-stone = Sofort: Mach aus je { $number } Geröll einen Stein aus dem Beutel, bis zu { $limit }-mal.
snowdonia-effect-ore-to-steel = Sofort: Mach aus je { $number } Eisen einen Stahlträger, bis zu { $limit }-mal und mindestens einmal, wenn du kannst.
snowdonia-effect-block-contracts = Von jetzt an darf in dieser Runde niemand mehr Aufträge spielen, auch du nicht.
snowdonia-effect-maintenance-voucher = Wirf diese Karte ab, statt für die Wartung deiner Lok zu zahlen.
snowdonia-effect-rubble-as-stone = Bei jeder deiner Bauaktionen in dieser Runde dürfen je { $number } Geröll einen Stein ersetzen, bis zu { $limit }-mal.
snowdonia-effect-draw-from-bag = Sofort: Zieh { $number } Klötzchen aus dem Beutel und behalte sie; Ereignisklötzchen kommen zurück.
snowdonia-effect-take-now = Sofort: Nimm { $number } Klötzchen vom Lagerplatz, davon höchstens { $limit } Kohle.
snowdonia-effect-take-start-player = Nimm den Startspielerstein. In dieser Runde bleibt er bei dir.
snowdonia-effect-double-excavation = Deine Räumaktionen räumen in dieser Runde { $number }-mal so viel Geröll.
snowdonia-effect-move-surveyor = { $number ->
    [one] Sofort: Zieh deinen Vermesser { $number } Station weiter.
   *[other] Sofort: Zieh deinen Vermesser { $number } Stationen weiter.
}
snowdonia-effect-move-labourer = Sofort: Versetz einen deiner Arbeiter auf ein anderes freies Feld.
snowdonia-effect-ignore-coal-limit = In dieser Runde darfst du beliebig viel Kohle vom Lagerplatz nehmen; die Zahl der Klötzchen bleibt gleich.

## Was Aufträge am Ende brauchen und geben

snowdonia-bonus-rubble = { $n } Geröll
snowdonia-bonus-tracks = { $n ->
    [one] { $n } eigenes Gleis
   *[other] { $n } eigene Gleise
}
snowdonia-bonus-sites = { $n ->
    [one] { $n } eigener Besitzmarker auf Stationen
   *[other] { $n } eigene Besitzmarker auf Stationen
}
snowdonia-bonus-surveyor = Vermesser an Station { $n } oder weiter
snowdonia-bonus-coal = { $n ->
    [one] { $n } Punkt pro Kohle
   *[other] { $n } Punkte pro Kohle
}
snowdonia-bonus-tiers = Punkte dafür, wie weit dein Vermesser kommt: { $tiers }
snowdonia-bonus-tier = Station { $station }: { $n }

## Optionen

option-scenario = Szenario
    .about = Welche Strecke ihr baut. Blaenau Ffestiniog ist für 1 bis 4 Personen und gehört zur Ausgabe von 2012.
    .mount-snowdon = von Llanberis hinauf zum Yr Wyddfa
    .blaenau-ffestiniog = von beiden Enden zur Mitte
    .own = eine eigene Strecke
option-edition = Ausgabe
    .about = Welche Spielregel gilt, wo sie sich unterscheiden: die von 2012 oder die des Deluxe Master Set. Optionen auf „wie in der Ausgabe“ (auto) richten sich danach.
option-solo-train = Lok im Solospiel
    .about = Die Lok, die du allein von Anfang an besitzt; eine ganze Serie sind sieben Partien, je eine mit jeder Lok.
option-light-fog = Leichter Nebel
    .about = Nebel sperrt nur das letzte Feld bei Räumarbeit und Gleise legen, nicht die ganzen Bereiche.
option-light-fog-single = Leichter Nebel und einzelne Felder
    .about = Was leichter Nebel mit einem Bereich macht, der nur ein Feld hat.
    .open = er bleibt offen
    .closed = er ist gesperrt
option-optional-tracks = Zusätzliche Gleiskarten
    .about = Mischt die drei zusätzlichen Gleiskarten der Deluxe-Ausgabe ein, mit 0, 6 und 7 Geröll.
option-contract-plays = Aufträge pro Bereich
    .about = Wie viele Aufträge man vor den Aktionen eines Bereichs spielen darf.
    .many = beliebig viele
    .one = einen, wie in der deutschen Spielregel
option-yard-take = Klötzchen nehmen
    .about = Wie viele Klötzchen eine Lagerplatz-Aktion nimmt.
    .up_to = eins bis drei
    .exact = drei oder alle, wenn es weniger sind
option-works-min = Mindestens in der Werkstatt
    .about = Bei 1 muss ein Arbeiter in der Werkstatt mindestens einmal umwandeln, wenn es geht; bei 0 ist es freigestellt.
option-bag-peek = In den Beutel schauen
    .about = Ob man in den Beutel schauen darf. Was darin ist, lässt sich immer ausrechnen. Wie in der Ausgabe (auto): nein in der Ausgabe von 2012, ja in der Deluxe-Ausgabe.
option-event-finish-extra-round = Zusatzrunde nach einem Ereignis
    .about = Ob noch eine Runde folgt, wenn ein Ereignis das letzte Gleis legt. Wie in der Ausgabe (auto): nein in der Ausgabe von 2012, ja in der Deluxe-Ausgabe.
option-exhaustion-end = Wenn die Besitzmarker ausgehen
    .about = Allein oder zu zweit endet das Spiel, wenn niemand mehr Besitzmarker hat.
    .immediate = sofort, mitten in der Runde
    .end_of_round = am Ende der Runde
option-tie-break = Gleichstand
    .about = Wer bei gleich vielen Punkten gewinnt. Wie in der Ausgabe (auto): alle gemeinsam in der Ausgabe von 2012, zuletzt an der Reihe in der Deluxe-Ausgabe.
    .shared = alle mit den meisten Punkten
    .last_in_order = wer von ihnen in der letzten Runde zuletzt an der Reihe war
option-complete-scope = Unfertige Stationen
    .about = Wann eine Station für das Ereignis „Fremdfirmen bauen eine Station fertig“ als unfertig gilt.
    .all_sites = wenn dort noch etwas zu bauen oder zu räumen ist
    .build_sites = wenn dort noch etwas zu bauen ist
option-event-unit = Was das Ereignis „Fremdfirmen räumen Geröll“ zählt
    .about = Ob die Baustellen einer Station einzeln zählen oder als eine Karte. Wie in der Ausgabe (auto): einzeln in der Ausgabe von 2012, als Karte in der Deluxe-Ausgabe.
    .site = jede Baustelle einzeln
    .card = eine ganze Station als eine
option-deck-exhaustion = Wenn die Aufträge ausgehen
    .about = Was geschieht, wenn ein Auftrag gebraucht wird und der Stapel leer ist. Im Solospiel wird die Ablage immer neu gemischt.
    .reshuffle = die Ablage wird neu gemischt
    .gaps = im Baubüro bleiben Lücken, und die Vorhersage kann leer bleiben
option-build-decline = Auf das Bauen verzichten
    .about = Ob ein Arbeiter beim Bauen nichts tun darf, obwohl er bauen könnte. Eine Lok muss nie jemand kaufen.
    .if_unable = nur wenn sich nirgends bauen lässt
    .free = immer
option-steel-cap = Begrenzter Stahl
    .about = Ob es nur so viele Stahlträger gibt wie in der Schachtel.
option-final-round-cleanup = Abschluss der letzten Runde
    .about = Ob nach den Aktionen der letzten Runde noch Aufträge, Wetter, Lagerplatz und Ereignisse folgen.
option-double-excavation = Zwei verdoppelnde Aufträge
    .about = Was zwei Aufträge, die die Räumarbeit verdoppeln, zusammen bewirken.
    .multiply = viermal so viel
    .once = weiterhin doppelt so viel
option-solo-spaces = Aktionsfelder im Solospiel
    .about = Welche Felder das Solospiel hat. Wie in der Ausgabe (auto): die Karten für eine Person in der Ausgabe von 2012, nur ein kleinerer Bereich A in der Deluxe-Ausgabe.
    .overlays = die der Karten für eine Person
    .area_a = die für drei Personen, mit kleinerem Lagerplatz
option-blaenau-all-stations = Alle Stationen in Blaenau Ffestiniog
    .about = Ob Station 2 und ihre Gleise auch allein oder zu zweit im Spiel sind.

## Was geschieht

snowdonia-first-player = { $seat } ist Startspieler.
    .you = Du bist Startspieler.
snowdonia-set-aside = Die Lok { $train } ist nicht im Spiel.
snowdonia-turned-up = Neu im Baubüro (Feld { $n }): Auftrag { $contract }.
snowdonia-disc = { $n ->
    [2] Vorhersage für die nächste Runde: { $weather }.
   *[other] Vorhersage für die übernächste Runde: { $weather }.
}
snowdonia-solo-train = { $seat } besitzt die Lok { $train } von Anfang an.
    .you = Du besitzt die Lok { $train } von Anfang an.
snowdonia-first-yard = Zu Beginn auf dem Lagerplatz: { $cubes }.
snowdonia-chose-start = { $seat } beginnt in { $station }.
    .you = Du beginnst in { $station }.
snowdonia-chose-marker = { $seat } stellt den fremden Vermesser nach { $station }.
    .you = Du stellst den fremden Vermesser nach { $station }.
snowdonia-round = Runde { $n }
snowdonia-hired = { $seat } heuert für { $n } Kohle einen Arbeiter aus dem Pub an.
    .you = Du heuerst für { $n } Kohle einen Arbeiter aus dem Pub an.
snowdonia-placed = { $seat } setzt einen Arbeiter auf { $space }.
    .you = Du setzt einen Arbeiter auf { $space }.
snowdonia-played = { $seat } spielt den Auftrag { $contract }.
    .you = Du spielst den Auftrag { $contract }.
snowdonia-passed = { $seat } passt.
    .you = Du passt.
snowdonia-took = { $seat } nimmt vom Lagerplatz: { $cubes }.
    .you = Du nimmst vom Lagerplatz: { $cubes }.
snowdonia-starts-next = { $seat } nimmt den Startspielerstein.
    .you = Du nimmst den Startspielerstein.
snowdonia-starts-next-locked = { $seat } nimmt den Startspielerstein und behält ihn in dieser Runde.
    .you = Du nimmst den Startspielerstein und behältst ihn in dieser Runde.
snowdonia-dug = { $seat } räumt { $n } Geröll: { $place }.
    .you = Du räumst { $n } Geröll: { $place }.
snowdonia-cleared = { $n ->
    [one] { $seat } bekommt { $place }: { $n } Punkt.
   *[other] { $seat } bekommt { $place }: { $n } Punkte.
}
    .you = { $n ->
        [one] Du bekommst { $place }: { $n } Punkt.
       *[other] Du bekommst { $place }: { $n } Punkte.
    }
snowdonia-cleared-unowned = { $seat } räumt { $place }, hat aber keinen Besitzmarker mehr.
    .you = Du räumst { $place }, hast aber keinen Besitzmarker mehr.
snowdonia-worked = { $seat } wandelt um: { $paid } → { $got }.
    .you = Du wandelst um: { $paid } → { $got }.
snowdonia-laid = { $n ->
    [one] { $seat } legt { $place }: { $n } Punkt.
   *[other] { $seat } legt { $place }: { $n } Punkte.
}
    .you = { $n ->
        [one] Du legst { $place }: { $n } Punkt.
       *[other] Du legst { $place }: { $n } Punkte.
    }
snowdonia-built = { $n ->
    [one] { $seat } baut auf { $site } (Kosten: { $paid }): { $n } Punkt.
   *[other] { $seat } baut auf { $site } (Kosten: { $paid }): { $n } Punkte.
}
    .you = { $n ->
        [one] Du baust auf { $site } (Kosten: { $paid }): { $n } Punkt.
       *[other] Du baust auf { $site } (Kosten: { $paid }): { $n } Punkte.
    }
snowdonia-free-cubes = { $seat } erhält von der Station: { $cubes }.
    .you = Du erhältst von der Station: { $cubes }.
snowdonia-bought = { $n ->
    [0] { $seat } kauft die Lok { $train } (Kosten: { $paid }).
   *[other] { $seat } kauft die Lok { $train } mit { $n } Kohle (Kosten: { $paid }).
}
    .you = { $n ->
        [0] Du kaufst die Lok { $train } (Kosten: { $paid }).
       *[other] Du kaufst die Lok { $train } mit { $n } Kohle (Kosten: { $paid }).
    }
snowdonia-returned = { $seat } legt die Lok { $train } in den Lokvorrat zurück.
    .you = Du legst die Lok { $train } in den Lokvorrat zurück.
snowdonia-idle = { $seat } kann hier nichts tun: { $area }.
    .you = Du kannst hier nichts tun: { $area }.
snowdonia-took-contract = { $seat } nimmt den Auftrag { $contract }.
    .you = Du nimmst den Auftrag { $contract }.
snowdonia-surveyed = { $seat } zieht den Vermesser nach { $station }.
    .you = Dein Vermesser erreicht { $station }.
snowdonia-left-start = { $seat } lässt einen Besitzmarker an der Startstation zurück.
    .you = Du lässt einen Besitzmarker an deiner Startstation zurück.
snowdonia-moved = { $seat } versetzt einen Arbeiter von { $space } nach { $to }.
    .you = Du versetzt einen Arbeiter von { $space } nach { $to }.
snowdonia-swapped = { $seat } ändert die Vorhersage: { $weather } → { $new }.
    .you = Du änderst die Vorhersage: { $weather } → { $new }.
snowdonia-blocked = In dieser Runde dürfen keine Aufträge mehr gespielt werden.
snowdonia-drew-cubes = { $n ->
    [0] { $seat } zieht aus dem Beutel: { $cubes }.
    [one] { $seat } zieht aus dem Beutel: { $cubes }; { $n } Ereignisklötzchen kommt zurück.
   *[other] { $seat } zieht aus dem Beutel: { $cubes }; { $n } Ereignisklötzchen kommen zurück.
}
    .you = { $n ->
        [0] Du ziehst aus dem Beutel: { $cubes }.
        [one] Du ziehst aus dem Beutel: { $cubes }; { $n } Ereignisklötzchen kommt zurück.
       *[other] Du ziehst aus dem Beutel: { $cubes }; { $n } Ereignisklötzchen kommen zurück.
    }
snowdonia-drew-contract = { $seat } zieht den Auftrag { $contract }.
    .you = Du ziehst den Auftrag { $contract }.
snowdonia-kept = { $seat } behält den Auftrag { $contract }; abgelegt: { $discarded }.
    .you = Du behältst den Auftrag { $contract }; abgelegt: { $discarded }.
snowdonia-discarded = Der Auftrag { $contract } verlässt das Baubüro.
snowdonia-reshuffled = { $n ->
    [one] Die Ablage wird neu gemischt: { $n } Auftrag im Stapel.
   *[other] Die Ablage wird neu gemischt: { $n } Aufträge im Stapel.
}
snowdonia-weather = Wetter: { $weather }.
snowdonia-weather-none = Keine Wetterscheibe rückt nach: Das Arbeitstempo bleibt gleich.
snowdonia-rates = Arbeitstempo: Räumarbeit { $excavation }, Gleise legen { $lay_track }.
snowdonia-restocked = { $n ->
    [0] Neu auf dem Lagerplatz: { $cubes }.
    [one] Neu auf dem Lagerplatz: { $cubes }; dazu { $n } Ereignisklötzchen.
   *[other] Neu auf dem Lagerplatz: { $cubes }; dazu { $n } Ereignisklötzchen.
}
snowdonia-event-cube = Ereignis { $n }: { $event }.
snowdonia-event-dug = Fremdfirmen räumen { $n } Geröll: { $place }.
snowdonia-event-laid = { $n ->
    [0] Fremdfirmen legen { $place }.
   *[other] Fremdfirmen legen { $place } und räumen dabei { $n } Geröll.
}
snowdonia-completed = Fremdfirmen bauen die Station { $station } fertig: Dort wird nicht mehr gebaut und nicht mehr geräumt.
snowdonia-no-effect = Für dieses Ereignis ist nichts mehr zu tun: { $event }.
snowdonia-trains-open = Von jetzt an kann man Loks kaufen.
snowdonia-maintenance-due = Die Loks müssen gewartet werden.
snowdonia-maintained = { $seat } zahlt einen Stahlträger für die Wartung.
    .you = Du zahlst einen Stahlträger für die Wartung.
snowdonia-maintained-card = { $seat } wirft für die Wartung den Auftrag { $contract } ab.
    .you = Du wirfst für die Wartung den Auftrag { $contract } ab.
snowdonia-gave-up = { $seat } gibt die Lok { $train } zurück.
    .you = Du gibst die Lok { $train } zurück.
snowdonia-coaled = Die Lok { $train } erhält wieder { $n } Kohle.
snowdonia-cubes-returned = { $n ->
    [one] { $n } Ereignisklötzchen kommt zurück in den Beutel.
   *[other] { $n } Ereignisklötzchen kommen zurück in den Beutel.
}
snowdonia-extra-build-space = Alles Geröll ist geräumt: Bereich B ist jetzt ein zusätzliches Feld zum Bauen.
snowdonia-last-track = { $seat } legt das letzte Gleis: Das Spiel endet mit dieser Runde.
    .you = Du legst das letzte Gleis: Das Spiel endet mit dieser Runde.
snowdonia-last-track-event = Ein Ereignis legt das letzte Gleis.
snowdonia-extra-round = Es folgt noch eine Runde.
snowdonia-game-over = Das Spiel ist zu Ende. { $reason }
snowdonia-no-effect-play = Der Auftrag { $contract } hat jetzt keine Wirkung.

## Warum ein Zug nicht geht

snowdonia-refuse-over = Die Partie ist schon zu Ende.
snowdonia-refuse-other-question = Zuerst: { $question }
snowdonia-refuse-no-such-space = In dieser Partie gibt es kein Feld { $space }.
snowdonia-refuse-occupied = Auf { $space } steht schon { $seat }.
    .you = Auf { $space } steht schon dein Arbeiter.
snowdonia-refuse-fog = Nebel auf { $area }: Das Feld { $space } ist in dieser Runde gesperrt.
snowdonia-refuse-light-fog = Leichter Nebel sperrt in dieser Runde das Feld { $space }.
snowdonia-refuse-hire-no-train = Einen Arbeiter aus dem Pub kannst du nur mit einer Lok anheuern.
snowdonia-refuse-hire-late = Anheuern kannst du nur, bevor du deinen ersten Arbeiter der Runde einsetzt.
snowdonia-refuse-hire-twice = Dein Arbeiter hat den Pub schon verlassen.
snowdonia-refuse-hire-coal = Anheuern kostet { $needs } Kohle; du hast { $have }.
snowdonia-refuse-not-held = Du hast den Auftrag { $contract } nicht.
snowdonia-refuse-used = Den Auftrag { $contract } hast du schon gespielt.
snowdonia-refuse-voucher = Der Auftrag { $contract } wird nicht gespielt. Du kannst ihn abwerfen, um eine Wartung zu bezahlen.
snowdonia-refuse-other-area = Den Auftrag { $contract } kannst du nur vor diesem Bereich spielen: { $area }.
snowdonia-refuse-blocked = In dieser Runde dürfen keine Aufträge mehr gespielt werden.
snowdonia-refuse-not-in-yard = Du willst { $needs } { $good }; auf dem Lagerplatz liegen { $have }.
snowdonia-refuse-coal-limit = Pro Aktion darfst du höchstens { $n } Kohle nehmen.
snowdonia-refuse-take-fewer = Du darfst höchstens { $n } Klötzchen nehmen.
snowdonia-refuse-take-more = Du musst mindestens { $n } Klötzchen nehmen.
snowdonia-refuse-take-exactly = Mit diesem Auftrag nimmst du genau { $n } Klötzchen.
snowdonia-refuse-work-ore = Das kostet { $needs } Eisen; du hast { $have }.
snowdonia-refuse-work-rubble = Das kostet { $needs } Geröll; du hast { $have }.
snowdonia-refuse-work-supply = Dafür braucht es { $needs } Stahlträger; im Vorrat sind { $have }.
snowdonia-refuse-work-bag = Dafür braucht es { $needs } Stein im Beutel; dort sind { $have }.
snowdonia-refuse-work-fewer = { $n ->
    [one] Hier ist höchstens { $n } Umwandlung möglich.
   *[other] Hier sind höchstens { $n } Umwandlungen möglich.
}
snowdonia-refuse-only-stone = Der Auftrag { $contract } ergibt nur Stein.
snowdonia-refuse-only-steel = Der Auftrag { $contract } ergibt nur Stahl.
snowdonia-refuse-no-such-site = Diesen Bauplatz gibt es auf der Strecke nicht.
snowdonia-refuse-no-markers = Du hast keine Besitzmarker mehr.
snowdonia-refuse-site-taken = { $site } gehört schon { $seat }.
    .you = { $site } gehört schon dir.
snowdonia-refuse-station-closed = Die Station { $station } haben Fremdfirmen fertig gebaut; dort wird nicht mehr gebaut.
snowdonia-refuse-not-excavated = Auf den Gleisen zur Station { $station } liegt noch Geröll.
snowdonia-refuse-beyond-surveyor = Du kannst nur zwischen deiner Startstation und deinem Vermesser bauen; { $station } liegt dahinter.
snowdonia-refuse-price = Für { $site } brauchst du { $needs } { $good }; du hast { $have }.
snowdonia-refuse-no-ore-as-steel = Keiner deiner Aufträge lässt hier Eisen für { $n } Stahlträger gelten.
snowdonia-refuse-no-rubble-as-stone = Keiner deiner Aufträge lässt hier Geröll für { $n } Stein gelten.
snowdonia-refuse-trains-closed = Loks kann man noch nicht kaufen.
snowdonia-refuse-solo-train = Im Solospiel kann man keine Lok kaufen.
snowdonia-refuse-train-aside = Die Lok { $train } ist nicht im Lokvorrat.
snowdonia-refuse-own-train = Die Lok { $train } gehört dir schon.
snowdonia-refuse-train-owned = Die Lok { $train } gehört { $seat }.
    .you = Die Lok { $train } gehört schon dir.
snowdonia-refuse-train-price = Für die Lok { $train } brauchst du { $needs } { $good }; du hast { $have }.
snowdonia-refuse-not-in-office = Der Auftrag { $contract } liegt nicht im Baubüro.
snowdonia-refuse-not-drawn = Der Auftrag { $contract } steht nicht zur Auswahl.
snowdonia-refuse-maintain-steel = Du hast keinen Stahlträger.
snowdonia-refuse-no-voucher = Mit dem Auftrag { $contract } kannst du keine Wartung bezahlen.
snowdonia-refuse-not-your-labourer = Auf { $space } steht kein Arbeiter von dir.
snowdonia-refuse-no-move = Ein Arbeiter muss auf ein anderes Feld wechseln.
snowdonia-refuse-end-full = { $n ->
    [one] An der Station { $station } kann nur { $n } Vermesser beginnen.
   *[other] An der Station { $station } können nur { $n } Vermesser beginnen.
}
snowdonia-refuse-must-place = Du musst alle deine Arbeiter einsetzen.
snowdonia-refuse-must-act = Hier kannst du nicht passen.
snowdonia-refuse-must-work = Du musst mindestens einmal umwandeln.
snowdonia-refuse-must-build = { $players ->
    [1] Du kannst bauen, also bau.
   *[other] Du kannst bauen, also bau oder kauf eine Lok.
}
snowdonia-refuse-must-maintain = Bezahl die Wartung oder gib die Lok zurück.

## Wertung und Ende

snowdonia-points-track = Gleise
snowdonia-points-excavation = Baustellen
snowdonia-points-site = Bauplätze
snowdonia-points-contract = Aufträge
snowdonia-points-contract-unmet = Unerfüllte Aufträge
snowdonia-points-train = Lok
snowdonia-points-surveyor = Vermesser
snowdonia-reason-last-track = Das letzte Gleis ist gelegt.
snowdonia-reason-last-track-by-event = Ein Ereignis hat das letzte Gleis gelegt.
snowdonia-reason-markers = Die Besitzmarker sind ausgegangen.

## Gleichstand

snowdonia-tie-last = Punktgleich ({ $points }). { $who } war in der letzten Runde zuletzt an der Reihe und gewinnt den Gleichstand.
    .you = Punktgleich ({ $points }). Du warst in der letzten Runde zuletzt an der Reihe und gewinnst den Gleichstand.

## Was jetzt zu tun ist, und die Arten von Zügen

snowdonia-phase-start = Start wählen
snowdonia-phase-assign = Arbeiter einsetzen
snowdonia-phase-contracts = Aufträge spielen
snowdonia-phase-actions = Aktionen durchführen
snowdonia-phase-closing = Ende der Runde
snowdonia-phase-weather = Das Wetter bestimmen
snowdonia-phase-events = Ereignisse
snowdonia-phase-over = Das Spiel ist zu Ende.

snowdonia-question-start = Wähle das Ende, an dem du beginnst.
snowdonia-question-marker = Stell den fremden Vermesser an ein Ende der Strecke.
snowdonia-question-place = Setz einen Arbeiter ein.
snowdonia-question-play = Spiel einen Auftrag oder passe.
snowdonia-question-take = Nimm Klötzchen vom Lagerplatz.
snowdonia-question-take-now = Nimm die Klötzchen deines Auftrags.
snowdonia-question-move = Versetze einen deiner Arbeiter.
snowdonia-question-forecast = Wähle das Wetter der nächsten Runde.
snowdonia-question-stone = Mach Stein aus Geröll oder passe.
snowdonia-question-smelt = Mach Stahl aus Eisen.
snowdonia-question-work = Wandle in der Werkstatt um.
snowdonia-question-build = Bau.
snowdonia-question-contract = Nimm einen Auftrag.
snowdonia-question-keep = Wähle den Auftrag, den du behältst.
snowdonia-question-dig = Räume den nächsten Ort oder passe.
snowdonia-question-lay = Leg noch einmal Gleise oder passe.
snowdonia-question-maintain = Bezahl die Wartung deiner Lok oder gib sie zurück.

snowdonia-group-pass = Passen
snowdonia-group-hire = Arbeiter anheuern
snowdonia-group-place = Arbeiter einsetzen
snowdonia-group-play = Auftrag spielen
snowdonia-group-take = Klötzchen nehmen
snowdonia-group-work = Umwandeln
snowdonia-group-build = Bauen
snowdonia-group-train = Lok kaufen
snowdonia-group-contract = Auftrag nehmen
snowdonia-group-keep = Auftrag behalten
snowdonia-group-maintain = Lok warten
snowdonia-group-move = Arbeiter versetzen
snowdonia-group-forecast = Vorhersage ändern
snowdonia-group-dig = Nächsten Ort räumen
snowdonia-group-lay = Noch einmal Gleise legen
snowdonia-group-start = Start wählen
snowdonia-group-marker = Fremden Vermesser aufstellen

## Woher die Werte kommen

snowdonia-provenance-rulebook = Spielregel
snowdonia-provenance-source = andere Quelle
snowdonia-provenance-reconstructed = rekonstruiert
snowdonia-provenance-owner = von dir berichtigt

## Titles

title-snowdonia = Snowdonia
    .about = Räumen, Gleise legen und bauen, bis hinauf auf den walisischen Gipfel, wenn der Nebel mitspielt.
