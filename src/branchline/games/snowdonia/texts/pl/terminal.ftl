# Snowdonia w terminalu. Litery zasobów (O, S, C, R, B, E) i wpisywane ruchy są takie same w każdym języku.

## Stół

terminal-snowdonia-last-round = { $n ->
    [0] OSTATNIA RUNDA: po niej koniec gry
   *[other] OSTATNI TOR LEŻY: będzie jeszcze jedna runda
}
terminal-snowdonia-weather = Pogoda
terminal-snowdonia-weather-now = teraz
terminal-snowdonia-weather-next = następna runda
terminal-snowdonia-weather-last = potem
terminal-snowdonia-events = Wydarzenia
terminal-snowdonia-event-odds = { $n ->
    [one] W worku: { $n } kostka wydarzeń, wszystkich kostek { $size }.
    [few] W worku: { $n } kostki wydarzeń, wszystkich kostek { $size }.
   *[many] W worku: { $n } kostek wydarzeń, wszystkich kostek { $size }.
}
terminal-snowdonia-event-from = Następne wydarzenie działa od stacji { $station }.
terminal-snowdonia-event-returns = Po wydarzeniu { $n } kostki z pól { $spaces } wracają do worka.
terminal-snowdonia-halt = oczyszczona: przegląd
terminal-snowdonia-free = każda budowa daje { $goods }
terminal-snowdonia-legend = { $track } tory, { $dig } wykopy, { $site } place budowy ({ $site }{ $done }: możesz tu budować). 4{ $rubble }+5: 4 gruzy do usunięcia, potem 5 punktów; 3S+7: kosztuje 3 kamienie, 7 punktów; +5: oczyszczony, do ułożenia; { $mark }+5: zajęte; { $game }: niczyje albo ukończone przez grę. Kopie się dalej od znaku { $next }.
terminal-snowdonia-yard = strefa
terminal-snowdonia-bag = worek
terminal-snowdonia-supply = zapas stali
terminal-snowdonia-rate = tempo
terminal-snowdonia-rate-next = w następnej rundzie { $n }
terminal-snowdonia-fog = mgła
terminal-snowdonia-shed-solo = bez parowozowni: jedziesz własnym pociągiem
terminal-snowdonia-shed-closed = pociągi dopiero po wydarzeniu { $n }
terminal-snowdonia-shed-empty = parowozownia jest pusta
terminal-snowdonia-trains = Pociągi
terminal-snowdonia-hire-cost = Trzeci pracownik kosztuje { $n ->
    [one] { $n } węgiel
    [few] { $n } węgle
   *[many] { $n } węgli
}.
terminal-snowdonia-surveyor-next = { $n ->
    [one] geodeta na stację { $station }: { $n }{ $mark } punkt na koniec
    [few] geodeta na stację { $station }: { $n }{ $mark } punkty na koniec
   *[many] geodeta na stację { $station }: { $n }{ $mark } punktów na koniec
}
terminal-snowdonia-surveyor-done = twój geodeta jest już na końcu linii
terminal-snowdonia-event-cube = kostka wydarzeń
terminal-snowdonia-start-player = pierwszy gracz
terminal-snowdonia-column-train = pociąg
terminal-snowdonia-column-surveyor = geodeta
terminal-snowdonia-column-markers = znaczn.
terminal-snowdonia-column-labourers = prac.
terminal-snowdonia-column-contracts = kontrakty
terminal-snowdonia-column-score = teraz
terminal-snowdonia-yours = Masz
terminal-snowdonia-no-goods = brak zasobów
terminal-snowdonia-markers = { $n ->
    [one] został { $n } znacznik
    [few] zostały { $n } znaczniki
   *[many] zostało { $n } znaczników
}
terminal-snowdonia-score-now = { $n ->
    [one] teraz { $n } punkt
    [few] teraz { $n } punkty
   *[many] teraz { $n } punktów
}
terminal-snowdonia-own-contracts = Twoje kontrakty
terminal-snowdonia-no-contracts = brak kontraktów
terminal-snowdonia-deck = { $n ->
    [one] { $n } kontrakt w stosie
    [few] { $n } kontrakty w stosie
   *[many] { $n } kontraktów w stosie
}
terminal-snowdonia-back = na rewersie wierzchniego
terminal-snowdonia-scores = teraz { $n }
terminal-snowdonia-would-add = teraz dałby { $n }
terminal-snowdonia-missing = brakuje: { $what }
terminal-snowdonia-used = zagrany
terminal-snowdonia-active = działa

## Ruchy

terminal-snowdonia-place-start = { $action } i zostań pierwszym graczem
terminal-snowdonia-place-later = to samo, po { $space }
terminal-snowdonia-do-yard = { $n ->
    [one] weź { $n } kostkę ze strefy zasobów
    [few] weź do { $n } kostek ze strefy zasobów
   *[many] weź do { $n } kostek ze strefy zasobów
}
terminal-snowdonia-do-excavation = { $n ->
    [one] usuń { $n } gruz; najpierw: { $place }
    [few] usuń { $n } gruzy; najpierw: { $place }
   *[many] usuń { $n } gruzów; najpierw: { $place }
}
terminal-snowdonia-do-works = wymień rudę na stal (po { $ore }, masz { $have }), gruz na kamień (po 2, masz { $rubble })
terminal-snowdonia-do-lay-track = { $n ->
    [one] ułóż { $n } tor za sztabę stali (oczyszczone: { $clear }, twoja stal: { $steel })
    [few] ułóż do { $n } torów po sztabie stali (oczyszczone: { $clear }, twoja stal: { $steel })
   *[many] ułóż do { $n } torów po sztabie stali (oczyszczone: { $clear }, twoja stal: { $steel })
}
terminal-snowdonia-do-build = { $n ->
    [0] zabuduj plac (teraz na żaden cię nie stać)
   *[other] zabuduj plac (stać cię teraz na tyle: { $n })
}
terminal-snowdonia-do-build-or-train = { $n ->
    [0] zabuduj plac (teraz na żaden cię nie stać) albo zdobądź pociąg
   *[other] zabuduj plac (stać cię teraz na tyle: { $n }) albo zdobądź pociąg
}
terminal-snowdonia-do-office = { $n ->
    [one] weź odkryty kontrakt
    [few] weź jeden z { $n } odkrytych kontraktów
   *[many] weź jeden z { $n } odkrytych kontraktów
}
terminal-snowdonia-do-hire = { $n ->
    [one] zapłać { $n } węgiel za trzeciego pracownika w tej rundzie
    [few] zapłać { $n } węgle za trzeciego pracownika w tej rundzie
   *[many] zapłać { $n } węgli za trzeciego pracownika w tej rundzie
}
terminal-snowdonia-do-dig = { $n ->
    [one] zabierz { $n } gruz: { $place }
    [few] zabierz wszystkie { $n } gruzy: { $place }
   *[many] zabierz wszystkie { $n } gruzów: { $place }
}
terminal-snowdonia-do-maintain = zapłać sztabę stali i zachowaj pociąg
terminal-snowdonia-do-voucher = odrzuć { $contract } i zachowaj pociąg
terminal-snowdonia-do-give-up = oddaj pociąg
terminal-snowdonia-move-from = Z { $space } na
terminal-snowdonia-take-fewer = { $n ->
    [one] { $n } sposób na mniej kostek: more
    [few] { $n } sposoby na mniej kostek: more
   *[many] { $n } sposobów na mniej kostek: more
}
terminal-snowdonia-gives = daje
terminal-snowdonia-pass-play = nie zagrywaj tu kontraktu
terminal-snowdonia-pass-stone = nie zamieniaj nic na kamień
terminal-snowdonia-pass-work = nic nie wymieniaj
terminal-snowdonia-pass-build = nic nie buduj
terminal-snowdonia-pass-dig = nie kop dalej
terminal-snowdonia-pass-lay = nie układaj dalej

## Góra

terminal-snowdonia-cleared = oczyszczony: można układać
terminal-snowdonia-not-open = jeszcze niedostępny
terminal-snowdonia-can-pay = stać cię na niego
terminal-snowdonia-no-station = Na tej linii nie ma stacji { $name }; są { $stations }.

## Pomoc przy stole

terminal-snowdonia-notation = Ruchy słowami: place A2 (albo samo a2), hire, play 17, take 2 ore 1 coal (albo 2o1c), work 1 steel 2 stone (albo 1b2s), build hebron 3, build heb 3: 1 bar as ore, train 4, contract 20, keep 20, maintain steel, give up, move A1 C1, forecast sun, dig, lay, pass. Litery zasobów: { $letters }.
terminal-snowdonia-help-move = place A2, a2
terminal-snowdonia-help-move-about = ruch słowami albo skrótem
terminal-snowdonia-help-more = more
terminal-snowdonia-help-more-about = wszystkie ruchy, także te pominięte w menu
terminal-snowdonia-help-map = map, map hebron
terminal-snowdonia-help-map-about = góra albo jedna stacja; także map events, areas, trains, office, players
terminal-snowdonia-help-why = why build hebron 3
terminal-snowdonia-help-why-about = dlaczego ruch jest niedozwolony i według której zasady
terminal-snowdonia-help-rules = rules fog
terminal-snowdonia-help-rules-about = zasady na dany temat albo jedna zasada po jej symbolu
terminal-snowdonia-why-what = Podaj ruch, na przykład: why place B1

## Koniec gry

terminal-snowdonia-solo-result = { $n ->
    [one] { $n } punkt z pociągiem { $train }
    [few] { $n } punkty z pociągiem { $train }
   *[many] { $n } punktów z pociągiem { $train }
}

## Dane

terminal-snowdonia-data-none = Nie ma wartości tego rodzaju.
terminal-snowdonia-data-correct = Masz grę w domu i widzisz w niej coś innego? Wpisz do pliku, na przykład my-box.toml, tylko to, co się różni, i graj z --data my-box.toml:

## Seria solo

terminal-solo-begins = Seria solo { $series }, gra { $n } z { $of }: { $train }
terminal-solo-goes-on = Seria solo { $series }, gra { $n } z { $of }, ciąg dalszy: { $train }
terminal-solo-next = Zagrać następną grę?
terminal-solo-kept = Seria jest zapisana w { $folder }. Dalszy ciąg w każdej chwili:
terminal-solo-records = Zapisy tych gier: { $folder }
terminal-solo-sheet = Seria solo { $series }: rozegrane gry { $n } z { $of }
terminal-solo-train = pociąg
terminal-solo-power = co potrafi
terminal-solo-score = punkty
terminal-solo-best = rekord
terminal-solo-open = w toku
terminal-solo-complete = Seria jest pełna. Następna zaczyna się od --new.
terminal-solo-own-data = własne dane
