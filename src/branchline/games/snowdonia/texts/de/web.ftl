# Snowdonia im Browser. Was das Spiel selbst sagt, steht in snowdonia.ftl.

## Wo das Spiel steht

web-snowdonia-phases = Phasen der Runde
web-snowdonia-phase-assign = Einsetzen
web-snowdonia-phase-resolve = Ausführen A–G
web-snowdonia-phase-resolve-area = Ausführen · { $area }
web-snowdonia-phase-contracts = Aufträge
web-snowdonia-phase-weather = Wetter
web-snowdonia-phase-yard = Lager
web-snowdonia-track-laid-of = Gleise verlegt: { $n } von { $of }
web-snowdonia-order = Zugreihenfolge
web-snowdonia-scores = Punkte, wenn das Spiel jetzt endete
web-snowdonia-your-turn = Du bist am Zug
web-snowdonia-their-turn = { $seat } entscheidet
web-snowdonia-last-round = Letzte Runde
web-snowdonia-extra-round = Eine Runde folgt noch

## Wetter und Ereignisse

web-snowdonia-weather = Wetter
web-snowdonia-weather-none = Noch kein Wetter
web-snowdonia-weather-now = Jetzt { $weather }
web-snowdonia-weather-sun = Die Arbeitsleistung ist gestiegen.
web-snowdonia-weather-rain = Die Arbeitsleistung ist gesunken.
web-snowdonia-weather-fog = Kein Aushub, keine Gleise.
web-snowdonia-weather-fog-light = Das letzte Feld von B und D ist zu.
web-snowdonia-forecast-next = nächste Runde
web-snowdonia-forecast-after = danach
web-snowdonia-rates = Aushub { $dig } · Gleise { $lay }
web-snowdonia-fog-shut = B und D geschlossen
web-snowdonia-fog-light = B und D ein Feld weniger
web-snowdonia-events = Ereignisse
web-snowdonia-event-coming = als Nächstes: { $number } { $event }
web-snowdonia-event-done = Ereignis { $number }, { $event }: ist eingetreten.
web-snowdonia-event-next = Ereignis { $number }, { $event }: kommt als Nächstes.
web-snowdonia-event-later = Ereignis { $number }, { $event }.
web-snowdonia-event-returns = Danach kommen die Würfel von { $spaces } zurück in den Beutel.
web-snowdonia-event-bag = { $n ->
    [one] { $n } Ereigniswürfel ist im Beutel.
   *[other] { $n } Ereigniswürfel sind im Beutel.
}
web-snowdonia-event-from = Das nächste Ereignis wirkt von { $station } aus.

## Die Strecke

web-snowdonia-line = Die Strecke
web-snowdonia-railhead = Gleisende
web-snowdonia-railhead-first = Gleisende →
web-snowdonia-railhead-last = ← Gleisende
web-snowdonia-track-laid = Gleis { $number } von { $all }: verlegt von { $owner }, { $n ->
    [one] { $n } Punkt.
   *[other] { $n } Punkte.
}
web-snowdonia-track-game = Gleis { $number } von { $all }: von einem Ereignis verlegt, gehört niemandem. Es war { $n } wert.
web-snowdonia-track-rubble = Gleis { $number } von { $all }: { $rubble } Geröll zu räumen, verlegt { $n } wert.
web-snowdonia-track-clear = Gleis { $number } von { $all }: geräumt, verlegt { $n } wert.
web-snowdonia-station = { $name }, Station { $number }.
web-snowdonia-station-surveyor = { $n ->
    [one] Ein Vermesser hier ist { $n } Punkt wert.
   *[other] Ein Vermesser hier ist { $n } Punkte wert.
}
web-snowdonia-station-closed = Vom Spiel fertiggestellt: Hier wird nichts mehr gebaut oder geräumt.
web-snowdonia-station-surveyors = Vermesser: { $who }.
web-snowdonia-dig-owned = Aushubstelle, { $n } Punkte, { $owner }.
web-snowdonia-dig-open = Aushubstelle, { $rubble } Geröll zu räumen, { $n } Punkte.
web-snowdonia-dig-gone = Aushubstelle, von einem Ereignis geräumt, gehört niemandem.
web-snowdonia-site-owned = Bauplatz, { $n } Punkte, { $owner }.
web-snowdonia-site-open = Bauplatz, { $n } Punkte, kostet { $price }.

## Aktionsbereiche

web-snowdonia-areas = Aktionsbereiche
web-snowdonia-spaces = Felder von Bereich { $area }
web-snowdonia-space = { $space }, { $area }.
web-snowdonia-space-free = Hier kannst du einen Arbeiter setzen.
web-snowdonia-space-lead = Macht dich auch zum Startspieler.
web-snowdonia-place-on = Auf { $space } setzen
web-snowdonia-not-on = Nicht auf { $space }
web-snowdonia-after = Handelt nach { $who }.
web-snowdonia-yard = Lager
web-snowdonia-bag = Beutel { $n } · zieht { $draws }
web-snowdonia-rate = Leistung
web-snowdonia-rubble-left = Noch { $n } Geröll an der Strecke.
web-snowdonia-with-train = +{ $n } mit deinem Zug.
web-snowdonia-trade-steel = { $n } Eisenerz werden ein Stahlbarren
web-snowdonia-trade-stone = { $n } Geröll werden ein Stein
web-snowdonia-trades = bis zu 3 Tausche
web-snowdonia-track-price = 1 Stahlbarren je Gleis.
web-snowdonia-tracks-ready = { $n ->
    [one] { $n } Gleis ist geräumt.
   *[other] { $n } Gleise sind geräumt.
}
web-snowdonia-shed = Lokschuppen
web-snowdonia-shed-closed = Keine Züge vor Ereignis 2.
web-snowdonia-shed-solo = Du fährst mit deinem eigenen Zug; einen anderen gibt es nicht.
web-snowdonia-train-price = { $steel } Stahl, mit { $coal } Kohle
web-snowdonia-extra-build = Kein Geröll mehr: ein Baufeld mehr.
web-snowdonia-deck = Stapel { $n }
web-snowdonia-top-back = Die oberste Karte des Stapels sagt { $weather } voraus.
web-snowdonia-office-gap = leer
web-snowdonia-surveyor-next = { $from } → { $to }
web-snowdonia-surveyor-gain = +{ $n }
web-snowdonia-surveyor-end = Dein Vermesser ist am Ende der Strecke.

## Züge, kurz

web-snowdonia-power-none = kann nichts extra
web-snowdonia-power-excavate = Aushub +{ $n }
web-snowdonia-power-smelt = { $n } Erz = 1 Stahl
web-snowdonia-power-yard = Lager +{ $n } Würfel
web-snowdonia-power-points = { $n } Punkte am Ende
web-snowdonia-power-build = ein Bau mehr
web-snowdonia-power-lay = Gleise +{ $n }
web-snowdonia-hire-price = heuert für { $n }

## Spieler

web-snowdonia-players = Spieler
web-snowdonia-mine = Vor mir
web-snowdonia-you = du
web-snowdonia-start-player = Startspieler
web-snowdonia-if-scored = jetzt gewertet
web-snowdonia-source-track = Gleise
web-snowdonia-source-sites = Plätze
web-snowdonia-source-contracts = Aufträge
web-snowdonia-source-surveyor = Vermesser
web-snowdonia-source-train = Zug
web-snowdonia-to-place = { $n ->
    [0] alle gesetzt
   *[other] { $n } zu setzen
}
web-snowdonia-in-pub = { $n } im Pub
web-snowdonia-markers = { $n } von { $of } Markern
web-snowdonia-markers-left = noch { $n } Marker
web-snowdonia-surveyor-at = { $n ->
    [one] Vermesser an der Station { $station }, { $n } Punkt
   *[other] Vermesser an der Station { $station }, { $n } Punkte
}
web-snowdonia-no-train = kein Zug
web-snowdonia-my-contracts = Meine Aufträge
web-snowdonia-no-contracts = Noch keine Aufträge: Das Baubüro hat welche.
web-snowdonia-fold = Zu
web-snowdonia-unfold = Mehr

## Aufträge

web-snowdonia-contract = Nr. { $n }
web-snowdonia-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-snowdonia-contract-used = gespielt
web-snowdonia-per = je
web-snowdonia-contract-scores = Bringt jetzt { $n }.
web-snowdonia-contract-missing = Es fehlt: { $what }.
web-snowdonia-contract-elsewhere = Was er braucht, dient einem besseren Auftrag.
web-snowdonia-effect-lay-rate-plus = Gleise +{ $number }
web-snowdonia-effect-clear-next-space = Zuletzt: nächsten Ort räumen
web-snowdonia-effect-swap-forecast = Sofort: nächstes Wetter wählen
web-snowdonia-effect-draw-two-keep-one = Sofort: { $number } ziehen, einen behalten
web-snowdonia-effect-ore-as-steel = Bau: { $number } Erz = 1 Stahl
web-snowdonia-effect-yard-extra = Lager: { $number } Würfel mehr
web-snowdonia-effect-extra-lay = Zuletzt: noch einmal Gleise
web-snowdonia-effect-stone-discount = Jeder Bau −{ $number } Stein
web-snowdonia-effect-extra-build = Zuletzt: noch einmal bauen
web-snowdonia-effect-rubble-to-stone = Sofort: { $number } Geröll → Stein, ×{ $limit }
web-snowdonia-effect-ore-to-steel = Sofort: { $number } Erz → Stahl, ×{ $limit }
web-snowdonia-effect-block-contracts = Keine Aufträge mehr diese Runde
web-snowdonia-effect-maintenance-voucher = Ablegen statt Wartung zu zahlen
web-snowdonia-effect-rubble-as-stone = Bau: { $number } Geröll = 1 Stein, ×{ $limit }
web-snowdonia-effect-draw-from-bag = Sofort: { $number } Würfel aus dem Beutel
web-snowdonia-effect-take-now = Sofort: { $number } Würfel aus dem Lager
web-snowdonia-effect-take-start-player = Startspieler werden
web-snowdonia-effect-double-excavation = Aushub ×{ $number }
web-snowdonia-effect-move-surveyor = Sofort: Vermesser +{ $number }
web-snowdonia-effect-move-labourer = Sofort: Arbeiter versetzen
web-snowdonia-effect-ignore-coal-limit = Kohle ohne Grenze

## Entscheidungen. `ask` ist ein Titel, `about` eine Zeile darunter, `pass` ein Knopf.

web-snowdonia-choose = Wähle zuerst
web-snowdonia-tray-fold = Bereiche zeigen
web-snowdonia-tray-unfold = Zurück zur Entscheidung
web-snowdonia-ask-hire = Im Pub anheuern?
web-snowdonia-hire-about = { $train } bringt dir in dieser Runde einen Arbeiter mehr für { $n } Kohle. Du hast { $have }.
web-snowdonia-hire = Anheuern für { $n }
web-snowdonia-ask-place = Arbeiter setzen
web-snowdonia-ask-play = Auftrag spielen?
web-snowdonia-about-play = Bevor „{ $area }“ ausgeführt wird, dürfen alle Aufträge mit diesem Buchstaben spielen.
web-snowdonia-card-play = Nr. { $n } spielen
web-snowdonia-pass-play = Keinen spielen
web-snowdonia-ask-contract = Auftrag nehmen
web-snowdonia-about-contract = Er kostet nichts. Die Lücke wird nach der Runde gefüllt.
web-snowdonia-card-contract = Nr. { $n } nehmen
web-snowdonia-ask-keep = Einen Auftrag behalten
web-snowdonia-about-keep = Die anderen werden abgelegt.
web-snowdonia-card-keep = Nr. { $n } behalten
web-snowdonia-at-end = Am Ende: { $bonus }.
web-snowdonia-ask-take = Aus dem Lager nehmen
web-snowdonia-ask-take-now = Würfel des Auftrags nehmen
web-snowdonia-take-about = Bis zu { $n } Würfel.
web-snowdonia-in-yard = { $n } im Lager
web-snowdonia-take = { $n } Würfel nehmen
web-snowdonia-ask-work = In der Werkstatt tauschen
web-snowdonia-ask-stone = Geröll zu Stein machen
web-snowdonia-ask-smelt = Erz zu Stahl machen
web-snowdonia-work-about = { $n ->
    [one] Bis zu { $n } Tausch.
   *[other] Bis zu { $n } Tausche, beliebig gemischt.
}
web-snowdonia-trade-recipe = je { $goods }
web-snowdonia-after-trade = Danach hast du
web-snowdonia-trade = { $n }-mal tauschen
web-snowdonia-less = Weniger { $good }
web-snowdonia-more = Mehr { $good }
web-snowdonia-most = Mehr als { $n } geht hier nicht.
web-snowdonia-pass-work = Nichts tauschen
web-snowdonia-pass-stone = Nichts machen
web-snowdonia-ask-build = Bauen oder einen Zug holen
web-snowdonia-about-build = Wähle einen grünen Platz am Berg oder hier.
web-snowdonia-build-at = { $station } +{ $n }
web-snowdonia-build-price = Preis: { $price }.
web-snowdonia-build-free = Du bekommst { $goods }.
web-snowdonia-train-coal = Mit { $n } Kohle.
web-snowdonia-pass-build = Nichts bauen
web-snowdonia-ask-maintain = Zugwartung
web-snowdonia-about-maintain = Zahle, oder dein Zug geht zurück.
web-snowdonia-maintain-steel = 1 Stahlbarren zahlen
web-snowdonia-maintain-card = { $contract } ablegen
web-snowdonia-maintain-keep = Du behältst deinen Zug.
web-snowdonia-give-up = { $train } abgeben
web-snowdonia-give-up-about = Er kommt zurück in den Schuppen; deine Kohle bleibt dir.
web-snowdonia-ask-forecast = Nächstes Wetter wählen
web-snowdonia-about-forecast = Die mittlere Scheibe wird getauscht: Sie wird das Wetter der nächsten Runde.
web-snowdonia-forecast-choose = Vorhersage: { $weather }
web-snowdonia-ask-dig = Nächsten Ort räumen?
web-snowdonia-about-dig = Dein Auftrag gibt dir alles Geröll des nächsten Ortes.
web-snowdonia-dig-about = { $place }: { $n } Geröll.
web-snowdonia-pass-dig = Nicht weiter räumen
web-snowdonia-ask-lay = Noch einmal Gleise verlegen?
web-snowdonia-about-lay = Dein Auftrag gibt dir eine Gleisaktion mehr.
web-snowdonia-pass-lay = Nicht mehr verlegen
web-snowdonia-ask-start = Wo beginnst du?
web-snowdonia-about-start = Von dort räumst und verlegst du, und du baust, so weit dein Vermesser kommt.
web-snowdonia-start-at = In { $station } beginnen
web-snowdonia-start-about = Höchstens drei Spieler an jedem Ende.
web-snowdonia-ask-marker = Der Vermesser des Spiels
web-snowdonia-about-marker = Das erste Ereignis wirkt von diesem Ende aus, das nächste vom anderen.
web-snowdonia-marker-at = Auf { $station } stellen
web-snowdonia-marker-about = Der schwarze Vermesser zeigt das Ende.
web-snowdonia-ask-move = Arbeiter versetzen
web-snowdonia-about-move = Einer deiner Arbeiter geht auf ein anderes freies Feld.
web-snowdonia-move-from = Von
web-snowdonia-move-to = Nach
web-snowdonia-move-go = Von { $from } nach { $to }

## Was geschah

web-snowdonia-happened = Was geschah
web-snowdonia-pause = Anhalten
web-snowdonia-resume = Weiter
web-snowdonia-step = Schritt
web-snowdonia-skip = Überspringen
web-snowdonia-close = Schließen
web-snowdonia-yard-gets = Lager:
web-snowdonia-new-contracts = { $n ->
    [one] { $n } neuer Auftrag
   *[other] { $n } neue Aufträge
}
web-snowdonia-event-was = Ereignis { $n }, { $event }.

## Auf schmalem Bildschirm

web-snowdonia-then = dann
web-snowdonia-row-fog = Nebel: zu
web-snowdonia-row-rate = Leistung { $n }
web-snowdonia-row-office = { $n ->
    [one] { $n } Auftrag
   *[other] { $n } Aufträge
}
web-snowdonia-row-trains = { $n ->
    [one] { $n } Zug im Schuppen
   *[other] { $n } Züge im Schuppen
}
web-snowdonia-place-choose = Wähle ein grünes Feld
web-snowdonia-place-confirm = Auf { $space } setzen, { $area }
web-snowdonia-tabs = Teile des Tisches
web-snowdonia-tab-yard = Felder
web-snowdonia-tab-line = Strecke
web-snowdonia-tab-cards = Meins
web-snowdonia-tab-players = Spieler
web-snowdonia-tab-log = Verlauf
web-snowdonia-zoom-in = Größer
web-snowdonia-zoom-out = Kleiner

## Das Ende

web-snowdonia-finished = Die fertige Strecke
web-snowdonia-finished-about = Wer welches Gleis verlegt hat und wessen Marker an den Stationen liegen.

## Was Dinge erzählen, und Tasten

web-snowdonia-rule = Regel
web-snowdonia-train-costs = Kostet { $steel } Stahl und bringt { $coal } Kohle mit.
web-snowdonia-train-hires = Ein Arbeiter aus dem Pub kostet damit { $n } Kohle.
web-snowdonia-contract-ready = Du hast alles, was er verlangt.
web-snowdonia-station-left = Hier ließ einen Marker zurück: { $who }.
web-snowdonia-round-over = Runde { $n } ist vorbei
web-snowdonia-keys = Tasten
web-snowdonia-key-space = Leertaste
web-snowdonia-key-areas = zu diesem Bereich; nochmals: sein nächstes freies Feld
web-snowdonia-key-numbers = dieses Feld des Bereichs oder diese Antwort wählen
web-snowdonia-key-arrows = an Feldern, Strecke oder Antworten entlang
web-snowdonia-key-tray = zu deiner Entscheidung
web-snowdonia-key-line = zur Strecke
web-snowdonia-key-mine = zu deinen Sachen
web-snowdonia-key-office = zu den Aufträgen des Baubüros
web-snowdonia-key-players = zu den Spielern
web-snowdonia-key-weather = zu Wetter und Ereignissen
web-snowdonia-key-log = zum Geschehenen
web-snowdonia-key-pause = das Erzählte anhalten oder fortsetzen
web-snowdonia-key-step = der nächste Schritt
web-snowdonia-key-skip = zu deiner Entscheidung springen
web-snowdonia-key-escape = das Oberste schließen
web-snowdonia-key-help = diese Liste
web-snowdonia-single-keys = Einzelne Tasten wirken
web-snowdonia-hint-amounts = Der Tipp: { $goods }
web-snowdonia-ends = Die beiden Enden
web-snowdonia-ends-mine = Du beginnst in { $home }: Von dort gräbst und verlegst du, und du baust bis zu deinem Vermesser in { $limit }.
web-snowdonia-row-build = ein Baufeld mehr
