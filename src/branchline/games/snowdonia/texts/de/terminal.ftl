# Snowdonia im Terminal. Die Buchstaben der Güter (O, S, C, R, B, E) und getippte Züge sind in jeder Sprache gleich.

## Der Tisch

terminal-snowdonia-last-round = { $n ->
    [0] LETZTE RUNDE: Danach ist das Spiel zu Ende
   *[other] DAS LETZTE GLEIS LIEGT: Eine Runde folgt noch
}
terminal-snowdonia-weather = Wetter
terminal-snowdonia-weather-now = jetzt
terminal-snowdonia-weather-next = nächste Runde
terminal-snowdonia-weather-last = danach
terminal-snowdonia-events = Ereignisse
terminal-snowdonia-event-odds = Im Beutel: { $n } Ereigniswürfel unter { $size } Würfeln.
terminal-snowdonia-event-from = Das nächste Ereignis wirkt von { $station } aus.
terminal-snowdonia-event-returns = Nach Ereignis { $n } kommen die Würfel von { $spaces } zurück in den Beutel.
terminal-snowdonia-halt = geräumt: Wartung
terminal-snowdonia-free = jeder Bau bringt { $goods }
terminal-snowdonia-legend = { $track } Gleise, { $dig } Aushubstellen, { $site } Bauplätze ({ $site }{ $done }: hier darfst du bauen). 4{ $rubble }+5: 4 Geröll zu räumen, dann 5 Punkte; 3S+7: kostet 3 Stein, 7 Punkte; +5: geräumt, zu verlegen; { $mark }+5: in Besitz; { $game }: gehört niemandem oder vom Spiel fertiggestellt. Geräumt wird weiter bei { $next }.
terminal-snowdonia-yard = Lager
terminal-snowdonia-bag = Beutel
terminal-snowdonia-supply = Stahl im Vorrat
terminal-snowdonia-rate = Leistung
terminal-snowdonia-rate-next = nächste Runde { $n }
terminal-snowdonia-fog = Nebel
terminal-snowdonia-shed-solo = kein Schuppen: du fährst mit deinem eigenen Zug
terminal-snowdonia-shed-closed = keine Züge vor Ereignis { $n }
terminal-snowdonia-shed-empty = der Schuppen ist leer
terminal-snowdonia-trains = Züge
terminal-snowdonia-hire-cost = Ein dritter Arbeiter kostet { $n } Kohle.
terminal-snowdonia-surveyor-next = { $n ->
    [one] Vermesser nach { $station }: { $n }{ $mark } Punkt am Ende
   *[other] Vermesser nach { $station }: { $n }{ $mark } Punkte am Ende
}
terminal-snowdonia-surveyor-done = dein Vermesser ist am Ende der Strecke
terminal-snowdonia-event-cube = Ereigniswürfel
terminal-snowdonia-start-player = Startspieler
terminal-snowdonia-column-train = Zug
terminal-snowdonia-column-surveyor = Verm.
terminal-snowdonia-column-markers = Marker
terminal-snowdonia-column-labourers = Arb.
terminal-snowdonia-column-contracts = Aufträge
terminal-snowdonia-column-score = jetzt
terminal-snowdonia-yours = Du hast
terminal-snowdonia-no-goods = keine Güter
terminal-snowdonia-markers = noch { $n } Marker
terminal-snowdonia-score-now = { $n ->
    [one] jetzt { $n } Punkt
   *[other] jetzt { $n } Punkte
}
terminal-snowdonia-own-contracts = Deine Aufträge
terminal-snowdonia-no-contracts = keine Aufträge
terminal-snowdonia-deck = { $n ->
    [one] { $n } Auftrag im Stapel
   *[other] { $n } Aufträge im Stapel
}
terminal-snowdonia-back = Rückseite des obersten
terminal-snowdonia-scores = jetzt { $n }
terminal-snowdonia-would-add = brächte jetzt { $n }
terminal-snowdonia-missing = es fehlt: { $what }
terminal-snowdonia-used = gespielt
terminal-snowdonia-active = wirkt

## Züge

terminal-snowdonia-place-start = { $action } und werde Startspieler
terminal-snowdonia-place-later = dasselbe, nach { $space }
terminal-snowdonia-do-yard = { $n ->
    [one] nimm { $n } Würfel aus dem Lager
   *[other] nimm bis zu { $n } Würfel aus dem Lager
}
terminal-snowdonia-do-excavation = räume { $n } Geröll; zuerst: { $place }
terminal-snowdonia-do-works = tausche { $ore } Erz gegen Stahl (du hast { $have }), 2 Geröll gegen Stein (du hast { $rubble })
terminal-snowdonia-do-lay-track = { $n ->
    [one] verlege { $n } Gleis für einen Stahlbarren (geräumt: { $clear }, dein Stahl: { $steel })
   *[other] verlege bis zu { $n } Gleise für je einen Stahlbarren (geräumt: { $clear }, dein Stahl: { $steel })
}
terminal-snowdonia-do-build = { $n ->
    [0] bebaue einen Platz (du kannst jetzt keinen bezahlen)
   *[other] bebaue einen Platz (du kannst jetzt { $n } bezahlen)
}
terminal-snowdonia-do-build-or-train = { $n ->
    [0] bebaue einen Platz (du kannst jetzt keinen bezahlen) oder hol einen Zug
   *[other] bebaue einen Platz (du kannst jetzt { $n } bezahlen) oder hol einen Zug
}
terminal-snowdonia-do-office = { $n ->
    [one] nimm den offenen Auftrag
   *[other] nimm einen der { $n } offenen Aufträge
}
terminal-snowdonia-do-hire = zahle { $n } Kohle für einen dritten Arbeiter in dieser Runde
terminal-snowdonia-do-dig = nimm alle { $n } Geröll: { $place }
terminal-snowdonia-do-maintain = zahle einen Stahlbarren und behalte den Zug
terminal-snowdonia-do-voucher = lege { $contract } ab und behalte den Zug
terminal-snowdonia-do-give-up = gib den Zug ab
terminal-snowdonia-move-from = Von { $space } nach
terminal-snowdonia-take-fewer = { $n ->
    [one] { $n } Möglichkeit mit weniger Würfeln: more
   *[other] { $n } Möglichkeiten mit weniger Würfeln: more
}
terminal-snowdonia-gives = bringt
terminal-snowdonia-pass-play = hier keinen Auftrag spielen
terminal-snowdonia-pass-stone = nichts zu Stein machen
terminal-snowdonia-pass-work = nichts tauschen
terminal-snowdonia-pass-build = nichts bauen
terminal-snowdonia-pass-dig = nicht weiter räumen
terminal-snowdonia-pass-lay = nichts weiter verlegen

## Der Berg

terminal-snowdonia-cleared = geräumt: kann verlegt werden
terminal-snowdonia-not-open = noch nicht offen
terminal-snowdonia-can-pay = du kannst ihn bezahlen
terminal-snowdonia-no-station = An dieser Strecke gibt es keine Station { $name }; es gibt { $stations }.

## Hilfe am Tisch

terminal-snowdonia-notation = Züge in Worten: place A2 (oder nur a2), hire, play 17, take 2 ore 1 coal (oder 2o1c), work 1 steel 2 stone (oder 1b2s), build hebron 3, build heb 3: 1 bar as ore, train 4, contract 20, keep 20, maintain steel, give up, move A1 C1, forecast sun, dig, lay, pass. Buchstaben der Güter: { $letters }.
terminal-snowdonia-help-move = place A2, a2
terminal-snowdonia-help-move-about = ein Zug in Worten oder kurz
terminal-snowdonia-help-more = more
terminal-snowdonia-help-more-about = alle Züge, auch die, die das Menü weglässt
terminal-snowdonia-help-map = map, map hebron
terminal-snowdonia-help-map-about = der Berg oder eine Station; auch map events, areas, trains, office, players
terminal-snowdonia-help-why = why build hebron 3
terminal-snowdonia-help-why-about = warum ein Zug nicht erlaubt ist und nach welcher Regel
terminal-snowdonia-help-rules = rules fog
terminal-snowdonia-help-rules-about = die Regeln zu einem Thema oder eine Regel nach ihrer Nummer
terminal-snowdonia-why-what = Nenne einen Zug, etwa: why place B1

## Das Ende

terminal-snowdonia-solo-result = { $n ->
    [one] { $n } Punkt mit { $train }
   *[other] { $n } Punkte mit { $train }
}

## Die Daten

terminal-snowdonia-data-none = Kein Wert ist von dieser Art.
terminal-snowdonia-data-correct = Du besitzt das Spiel und siehst dort etwas anderes? Schreib nur das Abweichende in eine Datei, etwa my-box.toml, und spiele mit --data my-box.toml:

## Die Solo-Serie

terminal-solo-begins = Solo-Serie { $series }, Partie { $n } von { $of }: { $train }
terminal-solo-goes-on = Solo-Serie { $series }, Partie { $n } von { $of }, weiter geht es: { $train }
terminal-solo-next = Gleich die nächste Partie?
terminal-solo-kept = Deine Serie liegt in { $folder }. Jederzeit weiter mit:
terminal-solo-records = Die Aufzeichnungen dieser Partien: { $folder }
terminal-solo-sheet = Solo-Serie { $series }: { $n } von { $of } Partien gespielt
terminal-solo-train = Zug
terminal-solo-power = was er kann
terminal-solo-score = Punkte
terminal-solo-best = Rekord
terminal-solo-open = offen
terminal-solo-complete = Die Serie ist vollständig. Die nächste beginnt mit --new.
terminal-solo-own-data = eigene Daten
