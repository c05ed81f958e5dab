# Snowdonia.

## Güter. `good-*` nennt eine Sorte, `goods-*` zählt sie.

snowdonia-good-ore = Eisenerz
snowdonia-good-stone = Stein
snowdonia-good-coal = Kohle
snowdonia-good-rubble = Geröll
snowdonia-good-steel = Stahl
snowdonia-goods-ore = { $n } Eisenerz
snowdonia-goods-stone = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
snowdonia-goods-coal = { $n } Kohle
snowdonia-goods-rubble = { $n } Geröll
snowdonia-goods-steel = { $n } Stahlbarren
snowdonia-goods-event = { $n } Ereigniswürfel
snowdonia-nothing = nichts

## Wetter

snowdonia-weather-sun = Sonne
snowdonia-weather-rain = Regen
snowdonia-weather-fog = Nebel

## Aktionsbereiche

snowdonia-area-a = Lager
    .about = Nimm bis zu drei Würfel, davon höchstens eine Kohle. Das letzte Feld macht dich außerdem zum Startspieler.
snowdonia-area-b = Aushub
    .about = Räume so viel Geröll, wie die Arbeitsleistung sagt, der Strecke nach. Wer den letzten Würfel einer Aushubstelle nimmt, dem gehört sie.
snowdonia-area-c = Werkstatt
    .about = Bis zu drei Tausche: 3 Eisenerz gegen einen Stahlbarren, 2 Geröll gegen einen Stein.
snowdonia-area-d = Gleise verlegen
    .about = Verlege so viele geräumte Gleise, wie die Arbeitsleistung sagt, für je einen Stahlbarren.
snowdonia-area-e = Bauen
    .about = { $players ->
        [1] Bebaue einen Platz einer Station, deren Gleise geräumt sind.
       *[other] Bebaue einen Platz einer Station, deren Gleise geräumt sind, oder hol dir einen Zug.
    }
snowdonia-area-f = Baubüro
    .about = Nimm einen der offenen Aufträge.
snowdonia-area-g = Vermesser
    .about = Zieh deinen Vermesser zur nächsten Station. Hier ist immer Platz.

## Orte an der Strecke

snowdonia-place-track = Gleis { $n } zur Station { $station }
snowdonia-place-dig = Aushubstelle { $n } der Station { $station }
snowdonia-place-site = Bauplatz { $n } der Station { $station }

## Ereignisse der Ereignisleiste

snowdonia-event-excavate = Aushub
    .about = So viele Orte, wie die Aushubleistung sagt, werden leer geräumt. Niemand bekommt das Geröll.
snowdonia-event-lay-track = Gleise verlegen
    .about = So viele Gleise, wie die Gleisleistung sagt, werden verlegt. Sie gehören niemandem.
snowdonia-event-complete-station = Station fertigstellen
    .about = Die erste unfertige Station ist für den Rest des Spiels geschlossen. Ihr Geröll verschwindet.
snowdonia-event-trains = Züge
    .about = Von jetzt an kann man Züge kaufen.
snowdonia-event-maintenance = Zugwartung
    .about = Wer einen Zug hat, zahlt einen Stahlbarren, legt einen Gutschein ab oder verliert den Zug.

## Was Züge können

snowdonia-power-none = Ohne besondere Fähigkeit.
snowdonia-power-excavate = Deine Aushubaktionen räumen { $n } Geröll mehr.
snowdonia-power-smelt = In der Werkstatt kostet dich ein Stahlbarren { $n } Eisenerz.
snowdonia-power-yard = Deine Lageraktionen dürfen { $n } Würfel mehr nehmen.
snowdonia-power-points = { $n ->
    [one] { $n } Punkt, wenn du ihn am Ende besitzt.
   *[other] { $n } Punkte, wenn du ihn am Ende besitzt.
}
snowdonia-power-build = Nach Bereich E darfst du noch einmal bauen, wenn in dieser Runde irgendwer gebaut hat.
snowdonia-power-lay = { $n ->
    [one] Deine Gleisaktionen verlegen { $n } Gleis mehr.
   *[other] Deine Gleisaktionen verlegen { $n } Gleise mehr.
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
    [one] Jede deiner Gleisaktionen in dieser Runde darf { $number } Gleis mehr verlegen.
   *[other] Jede deiner Gleisaktionen in dieser Runde darf { $number } Gleise mehr verlegen.
}
snowdonia-effect-clear-next-space = Nach der letzten Aushubaktion darfst du alles Geröll vom nächsten Ort nehmen. Eine so geräumte Aushubstelle gehört dir.
snowdonia-effect-swap-forecast = Tausche sofort die mittlere Wetterscheibe gegen eine deiner Wahl. Sie wird das Wetter der nächsten Runde.
snowdonia-effect-draw-two-keep-one = { $number ->
    [one] Zieh sofort { $number } Auftrag; behalte ihn oder diese Karte und leg die übrige ab.
   *[other] Zieh sofort { $number } Aufträge; behalte einen davon oder diese Karte und leg die übrigen ab.
}
snowdonia-effect-ore-as-steel = Beim Bauen dürfen in dieser Runde { $number } Eisenerz einen Stahlbarren ersetzen{ $limit ->
    [0] {""}
   *[other] , je Bau bis zu { $limit }-mal
}.
snowdonia-effect-yard-extra = Jede deiner Lageraktionen in dieser Runde darf { $number } Würfel mehr nehmen. Die Kohlegrenze bleibt.
snowdonia-effect-extra-lay = Nach der letzten Gleisaktion darfst du noch eine ausführen.
snowdonia-effect-stone-discount = { $number ->
    [one] Jeder Platz, der Stein kostet, kostet dich in dieser Runde { $number } Stein weniger.
   *[other] Jeder Platz, der Stein kostet, kostet dich in dieser Runde { $number } Steine weniger.
}
snowdonia-effect-extra-build = Nach der letzten Bauaktion darfst du noch eine ausführen.
snowdonia-effect-rubble-to-stone = Mach sofort aus je { $number } Geröll einen Stein aus dem Beutel, bis zu { $limit }-mal.
snowdonia-effect-ore-to-steel = Mach sofort aus je { $number } Eisenerz einen Stahlbarren, bis zu { $limit }-mal und mindestens einmal, wenn du kannst.
snowdonia-effect-block-contracts = Von jetzt an spielt in dieser Runde niemand mehr Aufträge, auch du nicht.
snowdonia-effect-maintenance-voucher = Leg diese Karte ab, statt eine Zugwartung zu bezahlen.
snowdonia-effect-rubble-as-stone = { $limit ->
    [one] Bei jedem Bau in dieser Runde dürfen je { $number } Geröll einen Stein ersetzen, bis zu { $limit } Stein.
   *[other] Bei jedem Bau in dieser Runde dürfen je { $number } Geröll einen Stein ersetzen, bis zu { $limit } Steine.
}
snowdonia-effect-draw-from-bag = Zieh sofort { $number } Würfel aus dem Beutel und behalte sie; Ereigniswürfel kommen zurück.
snowdonia-effect-take-now = Nimm sofort { $number } Würfel aus dem Lager, davon höchstens { $limit } Kohle.
snowdonia-effect-take-start-player = Nimm den Startspielermarker. In dieser Runde bleibt er bei dir.
snowdonia-effect-double-excavation = Deine Aushubaktionen in dieser Runde räumen { $number }-mal so viel Geröll.
snowdonia-effect-move-surveyor = { $number ->
    [one] Zieh deinen Vermesser sofort { $number } Station weiter.
   *[other] Zieh deinen Vermesser sofort { $number } Stationen weiter.
}
snowdonia-effect-move-labourer = Versetze sofort einen deiner Arbeiter auf ein anderes freies Feld.
snowdonia-effect-ignore-coal-limit = In dieser Runde darfst du beliebig viel Kohle aus dem Lager nehmen; die Zahl der Würfel bleibt gleich.

## Was Aufträge am Ende brauchen und geben

snowdonia-bonus-rubble = { $n } Geröll
snowdonia-bonus-tracks = { $n ->
    [one] { $n } eigenes Gleis
   *[other] { $n } eigene Gleise
}
snowdonia-bonus-sites = { $n ->
    [one] { $n } eigener Platz an Stationen
   *[other] { $n } eigene Plätze an Stationen
}
snowdonia-bonus-surveyor = Vermesser an Station { $n } oder weiter
snowdonia-bonus-coal = { $n ->
    [one] { $n } Punkt für jede deiner Kohlen
   *[other] { $n } Punkte für jede deiner Kohlen
}
snowdonia-bonus-tiers = Punkte dafür, wie weit dein Vermesser kam: { $tiers }
snowdonia-bonus-tier = Station { $station }: { $n }

## Optionen

option-scenario = Szenario
    .about = Die Strecke, die gebaut wird. Blaenau Ffestiniog ist für eine bis vier Personen und gehört zur Ausgabe von 2012.
    .mount-snowdon = von Llanberis hinauf zum Yr Wyddfa
    .blaenau-ffestiniog = von beiden Enden aufeinander zu
option-edition = Ausgabe
    .about = Welcher Spielregel gefolgt wird, wo sie sich unterscheiden: der von 2012 oder der des Deluxe Master Set. Optionen mit dem Wert auto richten sich danach.
option-solo-train = Zug im Solospiel
    .about = Der Zug, den du allein von Anfang an besitzt; eine Serie sind sieben Partien mit den Zügen 1 bis 7.
option-light-fog = Leichter Nebel
    .about = Nebel sperrt nur das letzte Feld bei Aushub und Gleisen statt beider Bereiche.
option-light-fog-single = Leichter Nebel und einzelne Felder
    .about = Was leichter Nebel mit einem Bereich macht, der nur ein Feld hat.
    .open = er bleibt offen
    .closed = er ist gesperrt
option-optional-tracks = Zusätzliche Gleiskarten
    .about = Mischt die drei zusätzlichen Gleiskarten der Deluxe-Ausgabe ein, mit 0, 6 und 7 Geröll.
option-contract-plays = Aufträge je Bereich
    .about = Wie viele Aufträge man vor den Aktionen eines Bereichs spielen darf.
    .many = beliebig viele
    .one = einen, wie die deutsche Spielregel sagt
option-yard-take = Würfel nehmen
    .about = Wie viele Würfel eine Lageraktion nimmt.
    .up_to = einen bis drei
    .exact = drei, oder alle, wenn es weniger sind
option-works-min = Wenigste Tausche in der Werkstatt
    .about = Bei 1 muss ein Arbeiter in der Werkstatt mindestens einmal tauschen, wenn das geht; bei 0 ist es freigestellt.
option-bag-peek = In den Beutel schauen
    .about = Ob man in den Beutel schauen darf. Was darin ist, lässt sich immer ausrechnen. Auto: nein in der Ausgabe von 2012, ja in der Deluxe-Ausgabe.
option-event-finish-extra-round = Zusatzrunde nach einem Ereignis
    .about = Ob noch eine Runde folgt, wenn ein Ereignis das letzte Gleis verlegt. Auto: nein in der Ausgabe von 2012, ja in der Deluxe-Ausgabe.
option-exhaustion-end = Wenn die Marker ausgehen
    .about = Zu zweit oder allein endet das Spiel, wenn niemand mehr Marker hat.
    .immediate = sofort, mitten in der Runde
    .end_of_round = am Ende der Runde
option-tie-break = Gleichstand
    .about = Wer bei gleich vielen Punkten gewinnt. Auto: gemeinsam in der Ausgabe von 2012, wer zuletzt an der Reihe war in der Deluxe-Ausgabe.
    .shared = alle mit diesem Ergebnis
    .last_in_order = wer von ihnen in der letzten Runde zuletzt an der Reihe war
option-complete-scope = Unfertige Stationen
    .about = Wann eine Station für das Ereignis Station fertigstellen als unfertig gilt.
    .all_sites = wenn dort noch etwas zu bauen oder zu räumen ist
    .build_sites = wenn dort noch etwas zu bauen ist
option-event-unit = Was das Ereignis Aushub zählt
    .about = Ob die Aushubstellen einer Station einzeln zählen oder als eine Karte. Auto: einzeln in der Ausgabe von 2012, als Karte in der Deluxe-Ausgabe.
    .site = jede Aushubstelle einzeln
    .card = eine ganze Station als eine
option-deck-exhaustion = Wenn die Aufträge ausgehen
    .about = Was geschieht, wenn ein Auftrag gebraucht wird und der Stapel leer ist. Im Solospiel wird die Ablage immer neu gemischt.
    .reshuffle = die Ablage wird zum neuen Stapel gemischt
    .gaps = im Baubüro bleiben Lücken, und die Vorhersage kann leer sein
option-build-decline = Auf das Bauen verzichten
    .about = Ob ein Arbeiter beim Bauen nichts tun darf, obwohl sich ein Platz bebauen ließe. Einen Zug muss nie jemand nehmen.
    .if_unable = nur wenn sich kein Platz bebauen lässt
    .free = immer
option-steel-cap = Begrenzter Stahl
    .about = Ob es nur so viele Stahlbarren gibt wie in der Schachtel.
option-final-round-cleanup = Abschluss der letzten Runde
    .about = Ob nach den Aktionen der letzten Runde noch Aufträge, Wetter, Lager und Ereignisse folgen.
option-double-excavation = Zwei verdoppelnde Aufträge
    .about = Was zwei Aufträge, die den Aushub verdoppeln, zusammen bewirken.
    .multiply = viermal so viel
    .once = weiterhin doppelt so viel
option-solo-spaces = Aktionsfelder im Solospiel
    .about = Welche Felder ein Solospiel hat. Auto: die Karten für eine Person in der Ausgabe von 2012, nur Bereich A in der Deluxe-Ausgabe.
    .overlays = die der Karten für eine Person
    .area_a = die für drei Personen, mit kleinerem Lager
option-blaenau-all-stations = Alle Stationen in Blaenau Ffestiniog
    .about = Ob Station 2 und ihre Gleise auch allein oder zu zweit im Spiel sind.

## Was geschieht

snowdonia-first-player = { $seat } beginnt.
snowdonia-set-aside = Der Zug { $train } ist nicht im Spiel.
snowdonia-turned-up = Neuer Auftrag im Baubüro, Platz { $n }: { $contract }.
snowdonia-disc = { $n ->
    [2] Vorhersage für die nächste Runde: { $weather }.
   *[other] Vorhersage für die übernächste Runde: { $weather }.
}
snowdonia-solo-train = { $seat } besitzt den Zug { $train } von Anfang an.
snowdonia-first-yard = Zu Beginn im Lager: { $cubes }.
snowdonia-chose-start = { $seat } beginnt an der Station { $station }.
snowdonia-chose-marker = { $seat } stellt den Vermesser des Spiels auf die Station { $station }.
snowdonia-round = Runde { $n }
snowdonia-hired = { $seat } holt für { $n } Kohle einen Arbeiter aus dem Pub.
snowdonia-placed = { $seat } setzt einen Arbeiter auf { $space }.
snowdonia-played = { $seat } spielt den Auftrag { $contract }.
snowdonia-passed = { $seat } passt.
snowdonia-took = { $seat } nimmt aus dem Lager: { $cubes }.
snowdonia-starts-next = { $seat } nimmt den Startspielermarker.
snowdonia-starts-next-locked = { $seat } nimmt den Startspielermarker und behält ihn in dieser Runde.
snowdonia-dug = { $seat } räumt { $n } Geröll: { $place }.
snowdonia-cleared = { $n ->
    [one] { $seat } räumt und besetzt { $place }: { $n } Punkt.
   *[other] { $seat } räumt und besetzt { $place }: { $n } Punkte.
}
snowdonia-cleared-unowned = { $seat } räumt { $place }, hat aber keinen Marker mehr dafür.
snowdonia-worked = { $seat } tauscht: { $paid } → { $got }.
snowdonia-laid = { $n ->
    [one] { $seat } verlegt { $place }: { $n } Punkt.
   *[other] { $seat } verlegt { $place }: { $n } Punkte.
}
snowdonia-built = { $n ->
    [one] { $seat } bebaut { $site } (Preis: { $paid }): { $n } Punkt.
   *[other] { $seat } bebaut { $site } (Preis: { $paid }): { $n } Punkte.
}
snowdonia-free-cubes = { $seat } erhält von der Station: { $cubes }.
snowdonia-bought = { $n ->
    [0] { $seat } holt sich den Zug { $train } (Preis: { $paid }).
   *[other] { $seat } holt sich den Zug { $train } mit { $n } Kohle (Preis: { $paid }).
}
snowdonia-returned = { $seat } stellt den Zug { $train } in den Lokschuppen zurück.
snowdonia-idle = { $seat } kann hier nichts tun: { $area }.
snowdonia-took-contract = { $seat } nimmt den Auftrag { $contract }.
snowdonia-surveyed = { $seat } zieht den Vermesser zur Station { $station }.
snowdonia-left-start = { $seat } lässt einen Marker am Anfang der Strecke zurück.
snowdonia-moved = { $seat } versetzt einen Arbeiter von { $space } nach { $to }.
snowdonia-swapped = { $seat } ändert die Vorhersage: { $weather } → { $new }.
snowdonia-blocked = In dieser Runde werden keine Aufträge mehr gespielt.
snowdonia-drew-cubes = { $n ->
    [0] { $seat } zieht aus dem Beutel: { $cubes }.
    [one] { $seat } zieht aus dem Beutel: { $cubes }; { $n } Ereigniswürfel kommt zurück.
   *[other] { $seat } zieht aus dem Beutel: { $cubes }; { $n } Ereigniswürfel kommen zurück.
}
snowdonia-drew-contract = { $seat } zieht den Auftrag { $contract }.
snowdonia-kept = { $seat } behält den Auftrag { $contract }; abgelegt: { $discarded }.
snowdonia-discarded = Der Auftrag { $contract } verlässt das Baubüro.
snowdonia-reshuffled = { $n ->
    [one] Die Ablage wird zum neuen Stapel mit { $n } Auftrag.
   *[other] Die Ablage wird zum neuen Stapel mit { $n } Aufträgen.
}
snowdonia-weather = Das Wetter ist jetzt: { $weather }.
snowdonia-weather-none = Keine Wetterscheibe rückt nach: Die Arbeitsleistung bleibt, wie sie ist.
snowdonia-rates = Arbeitsleistung: Aushub { $excavation }, Gleise { $lay_track }.
snowdonia-restocked = { $n ->
    [0] Ins Lager kommt: { $cubes }.
    [one] Ins Lager kommt: { $cubes }; { $n } Ereigniswürfel wird gezogen.
   *[other] Ins Lager kommt: { $cubes }; { $n } Ereigniswürfel werden gezogen.
}
snowdonia-event-cube = Ereignis { $n }: { $event }.
snowdonia-event-dug = Das Ereignis räumt { $n } Geröll: { $place }.
snowdonia-event-laid = { $n ->
    [0] Das Ereignis verlegt { $place }.
   *[other] Das Ereignis verlegt { $place }; { $n } Geröll verschwindet.
}
snowdonia-completed = Das Spiel stellt die Station { $station } fertig: Dort wird nichts mehr gebaut oder geräumt.
snowdonia-no-effect = Für dieses Ereignis ist nichts mehr übrig: { $event }.
snowdonia-trains-open = Jetzt kann man Züge kaufen.
snowdonia-maintenance-due = Die Züge müssen gewartet werden.
snowdonia-maintained = { $seat } zahlt für die Wartung einen Stahlbarren.
snowdonia-maintained-card = { $seat } legt für die Wartung den Auftrag { $contract } ab.
snowdonia-gave-up = { $seat } gibt den Zug { $train } ab.
snowdonia-coaled = Der Zug { $train } erhält wieder { $n } Kohle.
snowdonia-cubes-returned = { $n ->
    [one] { $n } Ereigniswürfel kommt zurück in den Beutel.
   *[other] { $n } Ereigniswürfel kommen zurück in den Beutel.
}
snowdonia-extra-build-space = Es gibt kein Geröll mehr: Bereich B ist jetzt ein weiteres Baufeld.
snowdonia-last-track = { $seat } hat das letzte Gleis verlegt: Das Spiel endet mit dieser Runde.
snowdonia-last-track-event = Ein Ereignis hat das letzte Gleis verlegt.
snowdonia-extra-round = Noch eine Runde wird gespielt.
snowdonia-game-over = Das Spiel ist aus. { $reason }
snowdonia-no-effect-play = Der Auftrag { $contract } bewirkt jetzt nichts.

## Warum ein Zug nicht geht

snowdonia-refuse-over = Das Spiel ist schon aus.
snowdonia-refuse-other-question = Erst etwas anderes: { $question }
snowdonia-refuse-no-such-space = An diesem Tisch gibt es kein Feld { $space }.
snowdonia-refuse-occupied = Auf { $space } steht schon { $seat }.
snowdonia-refuse-fog = Nebel ({ $area }): Das Feld { $space } ist in dieser Runde gesperrt.
snowdonia-refuse-light-fog = Leichter Nebel sperrt in dieser Runde das Feld { $space }.
snowdonia-refuse-hire-no-train = Nur ein Zug bringt einen Arbeiter aus dem Pub, und du hast keinen.
snowdonia-refuse-hire-late = Anheuern geht nur, bevor du deinen ersten Arbeiter der Runde setzt.
snowdonia-refuse-hire-twice = Dein Arbeiter hat den Pub schon verlassen.
snowdonia-refuse-hire-coal = Anheuern kostet { $needs } Kohle; du hast { $have }.
snowdonia-refuse-not-held = Du hast den Auftrag { $contract } nicht.
snowdonia-refuse-used = Den Auftrag { $contract } hast du schon gespielt.
snowdonia-refuse-voucher = Der Auftrag { $contract } wird nicht gespielt; er bezahlt eine Zugwartung.
snowdonia-refuse-other-area = Der Auftrag { $contract } wird vor den Aktionen des Bereichs { $area } gespielt.
snowdonia-refuse-blocked = In dieser Runde werden keine Aufträge mehr gespielt.
snowdonia-refuse-not-in-yard = Du willst { $needs } { $good }; das Lager hat { $have }.
snowdonia-refuse-coal-limit = Auf einmal darfst du höchstens { $n } Kohle nehmen.
snowdonia-refuse-take-fewer = Du darfst höchstens { $n } Würfel nehmen.
snowdonia-refuse-take-more = Du musst mindestens { $n } Würfel nehmen.
snowdonia-refuse-take-exactly = Mit diesem Auftrag nimmst du genau { $n } Würfel.
snowdonia-refuse-work-ore = Das kostet { $needs } Eisenerz; du hast { $have }.
snowdonia-refuse-work-rubble = Das kostet { $needs } Geröll; du hast { $have }.
snowdonia-refuse-work-supply = Dafür braucht es { $needs } Stahlbarren; der Vorrat hat { $have }.
snowdonia-refuse-work-bag = { $needs ->
    [one] Dafür braucht es { $needs } Stein aus dem Beutel; er hat { $have }.
   *[other] Dafür braucht es { $needs } Steine aus dem Beutel; er hat { $have }.
}
snowdonia-refuse-work-fewer = { $n ->
    [one] Hier geht höchstens { $n } Tausch.
   *[other] Hier gehen höchstens { $n } Tausche.
}
snowdonia-refuse-only-stone = Der Auftrag { $contract } gibt nur Stein.
snowdonia-refuse-only-steel = Der Auftrag { $contract } gibt nur Stahl.
snowdonia-refuse-no-such-site = Einen solchen Bauplatz gibt es auf dieser Strecke nicht.
snowdonia-refuse-no-markers = Du hast keinen Marker mehr dafür.
snowdonia-refuse-site-taken = { $site } gehört schon { $seat }.
snowdonia-refuse-station-closed = Die Station { $station } hat das Spiel fertiggestellt; dort wird nichts mehr gebaut.
snowdonia-refuse-not-excavated = Auf den Gleisen zur Station { $station } liegt noch Geröll.
snowdonia-refuse-beyond-surveyor = Die Station { $station } liegt nicht zwischen deinem Anfang und deinem Vermesser.
snowdonia-refuse-price = Für { $site } brauchst du { $needs } { $good }; du hast { $have }.
snowdonia-refuse-no-ore-as-steel = Kein Auftrag von dir lässt hier Erz für { $n } Stahlbarren gelten.
snowdonia-refuse-no-rubble-as-stone = { $n ->
    [one] Kein Auftrag von dir lässt hier Geröll für { $n } Stein gelten.
   *[other] Kein Auftrag von dir lässt hier Geröll für { $n } Steine gelten.
}
snowdonia-refuse-trains-closed = Züge kann man noch nicht kaufen.
snowdonia-refuse-solo-train = Im Solospiel kann man keinen Zug kaufen.
snowdonia-refuse-train-aside = Der Zug { $train } steht nicht im Lokschuppen.
snowdonia-refuse-own-train = Der Zug { $train } gehört dir schon.
snowdonia-refuse-train-owned = Der Zug { $train } gehört { $seat }.
snowdonia-refuse-train-price = Für den Zug { $train } brauchst du { $needs } { $good }; du hast { $have }.
snowdonia-refuse-not-in-office = Der Auftrag { $contract } liegt nicht im Baubüro.
snowdonia-refuse-not-drawn = Der Auftrag { $contract } steht nicht zur Auswahl.
snowdonia-refuse-maintain-steel = Du hast keinen Stahlbarren.
snowdonia-refuse-no-voucher = Der Auftrag { $contract } bezahlt keine Wartung.
snowdonia-refuse-not-your-labourer = Auf { $space } steht kein Arbeiter von dir.
snowdonia-refuse-no-move = Ein Arbeiter muss auf ein anderes Feld wechseln.
snowdonia-refuse-end-full = { $n ->
    [one] An der Station { $station } kann nur { $n } Vermesser beginnen.
   *[other] An der Station { $station } können nur { $n } Vermesser beginnen.
}
snowdonia-refuse-must-place = Alle Arbeiter müssen gesetzt werden.
snowdonia-refuse-must-act = Passen geht hier nicht.
snowdonia-refuse-must-work = Mindestens ein Tausch muss sein.
snowdonia-refuse-must-build = { $players ->
    [1] Ein Platz lässt sich bebauen, also bebaue einen.
   *[other] Ein Platz lässt sich bebauen, also bebaue einen oder hol dir einen Zug.
}
snowdonia-refuse-must-maintain = Bezahle die Wartung oder gib den Zug ab.

## Wertung und Ende

snowdonia-points-track = Gleise
snowdonia-points-excavation = Aushubstellen
snowdonia-points-site = Bauplätze
snowdonia-points-contract = Aufträge
snowdonia-points-contract-unmet = Unerfüllte Aufträge
snowdonia-points-train = Zug
snowdonia-points-surveyor = Vermesser
snowdonia-reason-last-track = Das letzte Gleis ist verlegt.
snowdonia-reason-last-track-by-event = Ein Ereignis hat das letzte Gleis verlegt.
snowdonia-reason-markers = Die Marker sind ausgegangen.

## Was jetzt zu tun ist, und die Arten von Zügen

snowdonia-phase-start = Start wählen
snowdonia-phase-assign = Arbeiter einsetzen
snowdonia-phase-contracts = Aufträge vor einem Bereich
snowdonia-phase-actions = Aktionen ausführen
snowdonia-phase-closing = Die Runde abschließen
snowdonia-phase-weather = Das Wetter bestimmen
snowdonia-phase-events = Ereignisse
snowdonia-phase-over = Das Spiel ist aus.

snowdonia-question-start = Wähle das Ende, an dem du beginnst.
snowdonia-question-marker = Stell den Vermesser des Spiels an ein Ende der Strecke.
snowdonia-question-place = Setz einen Arbeiter.
snowdonia-question-play = Spiel einen Auftrag oder passe.
snowdonia-question-take = Nimm Würfel aus dem Lager.
snowdonia-question-take-now = Nimm die Würfel deines Auftrags.
snowdonia-question-move = Versetze einen deiner Arbeiter.
snowdonia-question-forecast = Wähle das Wetter der nächsten Runde.
snowdonia-question-stone = Mach Geröll zu Stein oder passe.
snowdonia-question-smelt = Mach Erz zu Stahl.
snowdonia-question-work = Tausche in der Werkstatt.
snowdonia-question-build = Bebaue einen Platz oder hol dir einen Zug.
snowdonia-question-contract = Nimm einen Auftrag.
snowdonia-question-keep = Behalte einen Auftrag.
snowdonia-question-dig = Räume den nächsten Ort oder passe.
snowdonia-question-lay = Verlege noch einmal Gleise oder passe.
snowdonia-question-maintain = Bezahle die Wartung deines Zuges oder gib ihn ab.

snowdonia-group-pass = Passen
snowdonia-group-hire = Arbeiter anheuern
snowdonia-group-place = Arbeiter setzen
snowdonia-group-play = Auftrag spielen
snowdonia-group-take = Würfel nehmen
snowdonia-group-work = Tauschen
snowdonia-group-build = Platz bebauen
snowdonia-group-train = Zug holen
snowdonia-group-contract = Auftrag nehmen
snowdonia-group-keep = Auftrag behalten
snowdonia-group-maintain = Zug warten
snowdonia-group-move = Arbeiter versetzen
snowdonia-group-forecast = Vorhersage ändern
snowdonia-group-dig = Nächsten Ort räumen
snowdonia-group-lay = Noch einmal Gleise verlegen
snowdonia-group-start = Start wählen
snowdonia-group-marker = Vermesser des Spiels setzen

## Woher die Werte kommen

snowdonia-provenance-rulebook = Spielregel
snowdonia-provenance-source = andere Quelle
snowdonia-provenance-reconstructed = rekonstruiert
snowdonia-provenance-owner = von dir berichtigt

## Titles

title-snowdonia = Snowdonia
    .about = Graben, Gleise legen und bauen, bis auf den walisischen Gipfel, wenn der Nebel es zulässt.
