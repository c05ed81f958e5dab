# Snowdonia w przeglądarce. To, co mówi sama gra, jest w snowdonia.ftl.

## Na jakim etapie jest gra

web-snowdonia-phases = Fazy rundy
web-snowdonia-phase-assign = Przydział
web-snowdonia-phase-resolve = Akcje A–G
web-snowdonia-phase-resolve-area = Akcje · { $area }
web-snowdonia-phase-contracts = Kontrakty
web-snowdonia-phase-weather = Pogoda
web-snowdonia-phase-yard = Zasoby
web-snowdonia-track-laid-of = Ułożone tory: { $n } z { $of }
web-snowdonia-order = Kolejność graczy
web-snowdonia-scores = Punkty, gdyby gra skończyła się teraz
web-snowdonia-your-turn = Twoja kolej
web-snowdonia-their-turn = Decyduje { $seat }
web-snowdonia-last-round = Ostatnia runda
web-snowdonia-extra-round = Będzie jeszcze jedna runda

## Pogoda i wydarzenia

web-snowdonia-weather = Pogoda
web-snowdonia-weather-none = Jeszcze bez pogody
web-snowdonia-weather-now = Teraz { $weather }
web-snowdonia-weather-sun = Tempo pracy wzrosło.
web-snowdonia-weather-rain = Tempo pracy spadło.
web-snowdonia-weather-fog = Bez wykopów i układania torów.
web-snowdonia-weather-fog-light = Ostatnie pole w B i D jest zamknięte.
web-snowdonia-forecast-next = następna runda
web-snowdonia-forecast-after = potem
web-snowdonia-rates = wykopy { $dig } · tory { $lay }
web-snowdonia-fog-shut = B i D zamknięte
web-snowdonia-fog-light = B i D bez jednego pola
web-snowdonia-events = Wydarzenia
web-snowdonia-event-coming = następne: { $number } { $event }
web-snowdonia-event-done = Wydarzenie { $number }, { $event }: już było.
web-snowdonia-event-next = Wydarzenie { $number }, { $event }: będzie następne.
web-snowdonia-event-later = Wydarzenie { $number }, { $event }.
web-snowdonia-event-returns = Potem kostki z pól { $spaces } wracają do worka.
web-snowdonia-event-bag = { $n ->
    [one] W worku jest { $n } kostka wydarzeń.
    [few] W worku są { $n } kostki wydarzeń.
   *[many] W worku jest { $n } kostek wydarzeń.
}
web-snowdonia-event-from = Następne wydarzenie działa od stacji { $station }.

## Linia

web-snowdonia-line = Linia
web-snowdonia-railhead = Koniec szyn
web-snowdonia-railhead-first = Koniec szyn →
web-snowdonia-railhead-last = ← Koniec szyn
web-snowdonia-track-laid = Tor { $number } z { $all }: ułożony, właściciel { $owner }, { $n ->
    [one] { $n } punkt.
    [few] { $n } punkty.
   *[many] { $n } punktów.
}
web-snowdonia-track-game = Tor { $number } z { $all }: ułożony przez wydarzenie, niczyj. Był wart { $n }.
web-snowdonia-track-rubble = Tor { $number } z { $all }: gruz do usunięcia: { $rubble }, ułożony będzie wart { $n }.
web-snowdonia-track-clear = Tor { $number } z { $all }: oczyszczony, ułożony będzie wart { $n }.
web-snowdonia-station = { $name }, stacja { $number }.
web-snowdonia-station-surveyor = { $n ->
    [one] Geodeta jest tu wart { $n } punkt.
    [few] Geodeta jest tu wart { $n } punkty.
   *[many] Geodeta jest tu wart { $n } punktów.
}
web-snowdonia-station-closed = Ukończona przez grę: nic się tu już nie buduje ani nie kopie.
web-snowdonia-station-surveyors = Geodeci: { $who }.
web-snowdonia-dig-owned = Wykop, punkty: { $n }, właściciel { $owner }.
web-snowdonia-dig-open = Wykop, gruz do usunięcia: { $rubble }, punkty: { $n }.
web-snowdonia-dig-gone = Wykop oczyszczony przez wydarzenie, niczyj.
web-snowdonia-site-owned = Plac budowy, punkty: { $n }, właściciel { $owner }.
web-snowdonia-site-open = Plac budowy, punkty: { $n }, koszt: { $price }.

## Obszary akcji

web-snowdonia-areas = Obszary akcji
web-snowdonia-spaces = Pola obszaru { $area }
web-snowdonia-space = { $space }, { $area }.
web-snowdonia-space-free = Możesz tu postawić pracownika.
web-snowdonia-space-lead = Zostajesz też pierwszym graczem.
web-snowdonia-place-on = Postaw na { $space }
web-snowdonia-not-on = Nie na { $space }
web-snowdonia-after = Kolej po: { $who }.
web-snowdonia-yard = Do wzięcia
web-snowdonia-bag = Worek { $n } · losuje { $draws }
web-snowdonia-rate = Tempo
web-snowdonia-rubble-left = Gruz na linii: { $n }.
web-snowdonia-with-train = +{ $n } z twoim pociągiem.
web-snowdonia-trade-steel = sztaba stali za rudę: { $n }
web-snowdonia-trade-stone = kamień za gruz: { $n }
web-snowdonia-trades = do 3 wymian
web-snowdonia-track-price = Sztaba stali za tor.
web-snowdonia-tracks-ready = { $n ->
    [one] Oczyszczony jest { $n } tor.
    [few] Oczyszczone są { $n } tory.
   *[many] Oczyszczonych torów: { $n }.
}
web-snowdonia-shed = Parowozownia
web-snowdonia-shed-closed = Pociągi dopiero po wydarzeniu 2.
web-snowdonia-shed-solo = Jedziesz własnym pociągiem; innego nie można kupić.
web-snowdonia-train-price = stal: { $steel }, węgiel w pociągu: { $coal }
web-snowdonia-extra-build = Nie ma już gruzu: dodatkowe pole budowy.
web-snowdonia-deck = stos { $n }
web-snowdonia-top-back = Wierzchnia karta stosu zapowiada: { $weather }.
web-snowdonia-office-gap = puste
web-snowdonia-surveyor-next = { $from } → { $to }
web-snowdonia-surveyor-gain = +{ $n }
web-snowdonia-surveyor-end = Twój geodeta jest na końcu linii.

## Pociągi w skrócie

web-snowdonia-power-none = bez dodatków
web-snowdonia-power-excavate = Wykopy +{ $n }
web-snowdonia-power-smelt = { $n } rudy = 1 stal
web-snowdonia-power-yard = Zasoby +{ $n }
web-snowdonia-power-points = { $n } pkt na koniec
web-snowdonia-power-build = druga budowa
web-snowdonia-power-lay = Tory +{ $n }
web-snowdonia-hire-price = najem za { $n }

## Gracze

web-snowdonia-players = Gracze
web-snowdonia-mine = Przede mną
web-snowdonia-you = ty
web-snowdonia-start-player = pierwszy gracz
web-snowdonia-if-scored = gdyby teraz liczyć
web-snowdonia-source-track = tory
web-snowdonia-source-sites = place
web-snowdonia-source-contracts = kontrakty
web-snowdonia-source-surveyor = geodeta
web-snowdonia-source-train = pociąg
web-snowdonia-to-place = { $n ->
    [0] wszyscy stoją
   *[other] do postawienia: { $n }
}
web-snowdonia-in-pub = { $n } w pubie
web-snowdonia-markers = znaczniki: { $n } z { $of }
web-snowdonia-markers-left = { $n ->
    [one] został { $n } znacznik
    [few] zostały { $n } znaczniki
   *[many] zostało { $n } znaczników
}
web-snowdonia-surveyor-at = { $n ->
    [one] geodeta na stacji { $station }, { $n } punkt
    [few] geodeta na stacji { $station }, { $n } punkty
   *[many] geodeta na stacji { $station }, { $n } punktów
}
web-snowdonia-no-train = bez pociągu
web-snowdonia-my-contracts = Moje kontrakty
web-snowdonia-no-contracts = Na razie bez kontraktów: są w biurze.
web-snowdonia-fold = Zwiń
web-snowdonia-unfold = Więcej

## Kontrakty

web-snowdonia-contract = Nr { $n }
web-snowdonia-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
web-snowdonia-contract-used = zagrany
web-snowdonia-per = za
web-snowdonia-contract-scores = Teraz daje { $n }.
web-snowdonia-contract-missing = Brakuje: { $what }.
web-snowdonia-contract-elsewhere = To, czego wymaga, służy lepszemu kontraktowi.
web-snowdonia-effect-lay-rate-plus = Tory +{ $number }
web-snowdonia-effect-clear-next-space = Na koniec: oczyść następne miejsce
web-snowdonia-effect-swap-forecast = Od razu: wybierz następną pogodę
web-snowdonia-effect-draw-two-keep-one = Od razu: dobierz { $number }, zostaw jeden
web-snowdonia-effect-ore-as-steel = Budowa: { $number } rudy = 1 stal
web-snowdonia-effect-yard-extra = Zasoby: kostki +{ $number }
web-snowdonia-effect-extra-lay = Na koniec: tory jeszcze raz
web-snowdonia-effect-stone-discount = Każda budowa −{ $number } kamień
web-snowdonia-effect-extra-build = Na koniec: buduj jeszcze raz
web-snowdonia-effect-rubble-to-stone = Od razu: { $number } gruzy → kamień, ×{ $limit }
web-snowdonia-effect-ore-to-steel = Od razu: { $number } rudy → stal, ×{ $limit }
web-snowdonia-effect-block-contracts = Koniec kontraktów w tej rundzie
web-snowdonia-effect-maintenance-voucher = Odrzuć, by opłacić przegląd
web-snowdonia-effect-rubble-as-stone = Budowa: { $number } gruzy = 1 kamień, ×{ $limit }
web-snowdonia-effect-draw-from-bag = Od razu: kostki z worka, { $number }
web-snowdonia-effect-take-now = Od razu: kostki ze strefy, { $number }
web-snowdonia-effect-take-start-player = Zostań pierwszym graczem
web-snowdonia-effect-double-excavation = Wykopy ×{ $number }
web-snowdonia-effect-move-surveyor = Od razu: geodeta +{ $number }
web-snowdonia-effect-move-labourer = Od razu: przestaw pracownika
web-snowdonia-effect-ignore-coal-limit = Węgiel bez limitu

## Decyzje. `ask` to tytuł, `about` wiersz pod nim, `pass` przycisk.

web-snowdonia-choose = Najpierw wybierz
web-snowdonia-tray-fold = Pokaż obszary
web-snowdonia-tray-unfold = Wróć do decyzji
web-snowdonia-ask-hire = Nająć kogoś z pubu?
web-snowdonia-hire-about = { $train } daje ci w tej rundzie jeszcze jednego pracownika. Węgiel: potrzeba { $n }, masz { $have }.
web-snowdonia-hire = Najmij za { $n }
web-snowdonia-ask-place = Postaw pracownika
web-snowdonia-ask-play = Zagrać kontrakt?
web-snowdonia-about-play = Zanim zacznie się „{ $area }”, każdy może zagrać kontrakty z tą literą.
web-snowdonia-card-play = Zagraj nr { $n }
web-snowdonia-pass-play = Nie graj żadnego
web-snowdonia-ask-contract = Weź kontrakt
web-snowdonia-about-contract = Nic nie kosztuje. Lukę uzupełnia się po rundzie.
web-snowdonia-card-contract = Weź nr { $n }
web-snowdonia-ask-keep = Zatrzymaj jeden kontrakt
web-snowdonia-about-keep = Pozostałe zostaną odrzucone.
web-snowdonia-card-keep = Zatrzymaj nr { $n }
web-snowdonia-at-end = Na koniec: { $bonus }.
web-snowdonia-ask-take = Weź ze strefy zasobów
web-snowdonia-ask-take-now = Weź kostki z kontraktu
web-snowdonia-take-about = { $n ->
    [one] Do { $n } kostki.
    [few] Do { $n } kostek.
   *[many] Do { $n } kostek.
}
web-snowdonia-in-yard = w strefie: { $n }
web-snowdonia-take = { $n ->
    [one] Weź { $n } kostkę
    [few] Weź { $n } kostki
   *[many] Weź { $n } kostek
}
web-snowdonia-ask-work = Wymiana w warsztacie
web-snowdonia-ask-stone = Zamień gruz na kamień
web-snowdonia-ask-smelt = Zamień rudę na stal
web-snowdonia-work-about = { $n ->
    [one] Do { $n } wymiany.
    [few] Do { $n } wymian, dowolnie łączonych.
   *[many] Do { $n } wymian, dowolnie łączonych.
}
web-snowdonia-trade-recipe = po: { $goods }
web-snowdonia-after-trade = Potem masz
web-snowdonia-trade = { $n ->
    [one] Zrób { $n } wymianę
    [few] Zrób { $n } wymiany
   *[many] Zrób { $n } wymian
}
web-snowdonia-less = Mniej: { $good }
web-snowdonia-more = Więcej: { $good }
web-snowdonia-most = Więcej niż { $n } się tu nie da.
web-snowdonia-pass-work = Nic nie wymieniaj
web-snowdonia-pass-stone = Nic nie zamieniaj
web-snowdonia-ask-build = Budowa albo pociąg
web-snowdonia-about-build = Wybierz zielony plac na górze albo tutaj.
web-snowdonia-build-at = { $station } +{ $n }
web-snowdonia-build-price = Koszt: { $price }.
web-snowdonia-build-free = Dostajesz: { $goods }.
web-snowdonia-train-coal = Węgiel: { $n }.
web-snowdonia-pass-build = Nic nie buduj
web-snowdonia-ask-maintain = Przegląd pociągów
web-snowdonia-about-maintain = Zapłać, bo inaczej twój pociąg wróci do parowozowni.
web-snowdonia-maintain-steel = Zapłać sztabę stali
web-snowdonia-maintain-card = Odrzuć { $contract }
web-snowdonia-maintain-keep = Pociąg zostaje u ciebie.
web-snowdonia-give-up = Oddaj { $train }
web-snowdonia-give-up-about = Wraca do parowozowni; węgiel zostaje u ciebie.
web-snowdonia-ask-forecast = Wybierz następną pogodę
web-snowdonia-about-forecast = Środkowy żeton zostanie wymieniony: taka będzie pogoda następnej rundy.
web-snowdonia-forecast-choose = Prognoza: { $weather }
web-snowdonia-ask-dig = Oczyścić następne miejsce?
web-snowdonia-about-dig = Dzięki kontraktowi możesz zabrać cały gruz z następnego miejsca.
web-snowdonia-dig-about = { $place }, gruz: { $n }.
web-snowdonia-pass-dig = Nie kop dalej
web-snowdonia-ask-lay = Ułożyć tory jeszcze raz?
web-snowdonia-about-lay = Kontrakt daje ci jeszcze jedną akcję układania.
web-snowdonia-pass-lay = Nie układaj więcej
web-snowdonia-ask-start = Gdzie zaczynasz?
web-snowdonia-about-start = Stamtąd kopiesz i układasz tory, a budujesz tak daleko, jak zajdzie twój geodeta.
web-snowdonia-start-at = Zacznij od stacji { $station }
web-snowdonia-start-about = Najwyżej trzy osoby na każdym końcu.
web-snowdonia-ask-marker = Geodeta gry
web-snowdonia-about-marker = Pierwsze wydarzenie działa od tego końca, następne od drugiego.
web-snowdonia-marker-at = Postaw na stacji { $station }
web-snowdonia-marker-about = Czarny geodeta wskazuje koniec linii.
web-snowdonia-ask-move = Przestaw pracownika
web-snowdonia-about-move = Jeden z twoich pracowników przechodzi na inne wolne pole.
web-snowdonia-move-from = Z pola
web-snowdonia-move-to = Na pole
web-snowdonia-move-go = Z { $from } na { $to }

## Co się działo

web-snowdonia-happened = Co się działo
web-snowdonia-pause = Wstrzymaj
web-snowdonia-resume = Dalej
web-snowdonia-step = Krok
web-snowdonia-skip = Pomiń
web-snowdonia-close = Zamknij
web-snowdonia-yard-gets = Zasoby:
web-snowdonia-new-contracts = { $n ->
    [one] { $n } nowy kontrakt
    [few] { $n } nowe kontrakty
   *[many] { $n } nowych kontraktów
}
web-snowdonia-event-was = Wydarzenie { $n }, { $event }.

## Na wąskim ekranie

web-snowdonia-then = potem
web-snowdonia-row-fog = Mgła: zamknięte
web-snowdonia-row-rate = tempo { $n }
web-snowdonia-row-office = { $n ->
    [one] { $n } kontrakt
    [few] { $n } kontrakty
   *[many] { $n } kontraktów
}
web-snowdonia-row-trains = { $n ->
    [one] { $n } pociąg w parowozowni
    [few] { $n } pociągi w parowozowni
   *[many] { $n } pociągów w parowozowni
}
web-snowdonia-place-choose = Wybierz zielone pole
web-snowdonia-place-confirm = Postaw na { $space }, { $area }
web-snowdonia-tabs = Części stołu
web-snowdonia-tab-yard = Pola
web-snowdonia-tab-line = Linia
web-snowdonia-tab-cards = Moje
web-snowdonia-tab-players = Gracze
web-snowdonia-tab-log = Przebieg
web-snowdonia-zoom-in = Większe
web-snowdonia-zoom-out = Mniejsze

## Koniec

web-snowdonia-finished = Gotowa linia
web-snowdonia-finished-about = Kto ułożył który tor i czyje znaczniki leżą na stacjach.

## Co mówią rzeczy, i klawisze

web-snowdonia-rule = Zasada
web-snowdonia-train-costs = Kosztuje { $steel } stali, przychodzi z { $coal } węgla.
web-snowdonia-train-hires = Najęcie pracownika z pubu kosztuje z nim { $n } węgla.
web-snowdonia-contract-ready = Masz wszystko, czego wymaga.
web-snowdonia-station-left = Znacznik pozostawił tu: { $who }.
web-snowdonia-round-over = Koniec rundy { $n }
web-snowdonia-keys = Klawisze
web-snowdonia-key-space = Spacja
web-snowdonia-key-areas = do tego obszaru; ponownie: jego następne wolne pole
web-snowdonia-key-numbers = wybierz to pole obszaru albo tę odpowiedź
web-snowdonia-key-arrows = wzdłuż pól, trasy albo odpowiedzi
web-snowdonia-key-tray = do twojej decyzji
web-snowdonia-key-line = do trasy
web-snowdonia-key-mine = do tego, co twoje
web-snowdonia-key-office = do kontraktów w biurze
web-snowdonia-key-players = do graczy
web-snowdonia-key-weather = do pogody i wydarzeń
web-snowdonia-key-log = do tego, co się stało
web-snowdonia-key-pause = wstrzymaj opowiadanie albo idź dalej
web-snowdonia-key-step = następny krok
web-snowdonia-key-skip = przejdź do swojej decyzji
web-snowdonia-key-escape = zamknij to, co na wierzchu
web-snowdonia-key-help = ta lista
web-snowdonia-single-keys = Pojedyncze klawisze działają
web-snowdonia-hint-amounts = Podpowiedź: { $goods }
web-snowdonia-ends = Dwa końce
web-snowdonia-ends-mine = Zaczynasz od stacji { $home }: stamtąd kopiesz i układasz tory, a budujesz aż do swojego geodety (stacja { $limit }).
web-snowdonia-row-build = jeszcze jedno pole budowy
