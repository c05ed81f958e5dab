# Rodzina Wsiąść do Pociągu.

## Karty. `card-*` nazywa jedną kartę, `cards-*` je liczy.

card-purple = fioletowa
card-white = biała
card-blue = niebieska
card-yellow = żółta
card-orange = pomarańczowa
card-black = czarna
card-red = czerwona
card-green = zielona
card-loco = lokomotywa

cards-purple = { $n ->
    [one] { $n } fioletowa
    [few] { $n } fioletowe
   *[many] { $n } fioletowych
}
cards-white = { $n ->
    [one] { $n } biała
    [few] { $n } białe
   *[many] { $n } białych
}
cards-blue = { $n ->
    [one] { $n } niebieska
    [few] { $n } niebieskie
   *[many] { $n } niebieskich
}
cards-yellow = { $n ->
    [one] { $n } żółta
    [few] { $n } żółte
   *[many] { $n } żółtych
}
cards-orange = { $n ->
    [one] { $n } pomarańczowa
    [few] { $n } pomarańczowe
   *[many] { $n } pomarańczowych
}
cards-black = { $n ->
    [one] { $n } czarna
    [few] { $n } czarne
   *[many] { $n } czarnych
}
cards-red = { $n ->
    [one] { $n } czerwona
    [few] { $n } czerwone
   *[many] { $n } czerwonych
}
cards-green = { $n ->
    [one] { $n } zielona
    [few] { $n } zielone
   *[many] { $n } zielonych
}
cards-loco = { $n ->
    [one] { $n } lokomotywa
    [few] { $n } lokomotywy
   *[many] { $n } lokomotyw
}
no-cards = brak kart

## Miejsca

country-at = Austria
country-bd = Bangladesz
country-ca = Kanada
country-ch = Szwajcaria
country-de = Niemcy
country-dk = Dania
country-ee = Estonia
country-fi = Finlandia
country-fr = Francja
country-in = Indie
country-it = Włochy
country-li = Liechtenstein
country-lt = Litwa
country-lv = Łotwa
country-no = Norwegia
country-pk = Pakistan
country-pl = Polska
country-ru = Rosja
country-se = Szwecja
country-us = Stany Zjednoczone
unnamed-stop = przystanek bez nazwy ({ $country })

## Cele Zorzy polarnej: każdy zdobywa ten, kto ma najwięcej tego, co cel liczy.

goal-small-steps = Metoda małych kroków
    .about = Za najwięcej połączeń o długości dokładnie jednego pola.
goal-locomotive-love = Pociąg do lokomotyw
    .about = Za najwięcej lokomotyw na ręce na koniec gry; każda para kart jednego koloru liczy się jak kolejna lokomotywa.
goal-nordic-express = Ekspres nordycki
    .about = Za najdłuższą nieprzerwaną trasę z własnych połączeń, liczoną w wagonach.
goal-capital-investments = Stołeczne inwestycje
    .about = Za najwięcej zrealizowanych biletów, na których jest Sztokholm, Kopenhaga, Oslo lub Helsinki.
goal-cost-analysis = Analiza kosztów
    .about = Za najwięcej wagonów pozostałych na koniec gry.
goal-regional-connections = Połączenia regionalne
    .about = Za najwięcej zrealizowanych biletów wartych najwyżej 5 punktów.
goal-railway-empire = Imperium kolejowe
    .about = Za połączenia kończące się w największej liczbie różnych krajów, choćby niepołączone ze sobą.
goal-polar-express = Ekspres polarny
    .about = Za najwięcej zrealizowanych biletów z co najmniej jednym miastem za kołem podbiegunowym.
goal-golden-snowplough = Nagroda Złotej Odśnieżarki
    .about = Za najwięcej połączeń z co najmniej jednym końcem za kołem podbiegunowym.
goal-ferry-captain = Kapitan promu
    .about = Za najwięcej promów, bez względu na ich długość.
goal-wild-west = Dziki Zachód
    .about = Za najwięcej połączeń z co najmniej jednym końcem w Norwegii.

## Opcje

option-wagons = Liczba wagonów
    .about = Ile wagonów dostaje każdy na początku. Wydania się różnią: Szwajcaria ma ich 45 w wydaniu polskim, a 40 w angielskim.
option-draw-row-when-deck-empty = Odkryte karty mimo pustego stosu
    .about = Odkryte karty można brać także wtedy, gdy stos i karty odrzucone się skończą. Według instrukcji już nie można.
option-may-stop-after-one = Wystarczy jedna karta
    .about = Po pierwszej karcie można poprzestać. Według instrukcji trzeba dobrać drugą, jeśli jest skąd.
option-flush-at = Ile lokomotyw usuwa odkryte karty
    .about = Tyle odkrytych lokomotyw usuwa cały rząd; 0: nigdy. Instrukcja nie ma takiej zasady, oficjalna wersja cyfrowa ma ją przy 3.
option-three-cards-on-plain = Trzy karty także na zwykłych polach
    .about = Na promach dowolne trzy karty zastępują lokomotywę także na zwykłych polach, nie tylko na symbolach.
option-unequal-pairs-are-doubles = Nierówne pary są podwójne
    .about = Dwa połączenia różnej długości między tymi samymi miastami tworzą podwójne połączenie. Bez tego każde jest osobne.
option-rail-empire = Imperium kolejowe liczy
    .about = Które kraje liczą się do celu Imperium kolejowe; karta tego nie rozstrzyga.
    .ends = każdy kraj, w którym kończy się połączenie
    .crossings = tylko kraje złączone połączeniem przez granicę
option-tie-break-path = Ostatnie rozstrzygnięcie remisu
    .about = Co decyduje, gdy wszystko inne jest równe. Według zasad wygrywa tylko ten, kto ma premię za najdłuższą trasę.
    .holder = kto ma premię za najdłuższą trasę
    .length = kto ma dłuższą trasę

## Co się dzieje

tickets-first-player = { $seat } zaczyna grę.
tickets-dealt = { $n ->
    [0] { $seat } zaczyna bez kart wagonów.
   *[other] { $seat } dostaje na rękę: { $cards }.
}
    .hidden = { $n ->
        [0] { $seat } zaczyna bez kart wagonów.
        [one] { $seat } dostaje na rękę { $n } kartę.
        [few] { $seat } dostaje na rękę { $n } karty.
       *[many] { $seat } dostaje na rękę { $n } kart.
    }
tickets-turned-up = Nowa odkryta karta: { $card }.
tickets-flushed = Za dużo odkrytych lokomotyw! Odkryte karty idą do wymiany: { $cards }.
tickets-reshuffled = { $n ->
    [one] Odrzucone karty wracają potasowane: w nowym stosie jest { $n } karta.
    [few] Odrzucone karty wracają potasowane: w nowym stosie są { $n } karty.
   *[many] Odrzucone karty wracają potasowane: w nowym stosie jest { $n } kart.
}
tickets-goal-in-play = Cel w tej grze: { $goal }.
tickets-offered-tickets = { $n ->
    [one] { $seat } dobiera { $n } bilet: { $tickets }.
    [few] { $seat } dobiera { $n } bilety: { $tickets }.
   *[many] { $seat } dobiera { $n } biletów: { $tickets }.
}
    .hidden = { $n ->
        [one] { $seat } dobiera { $n } bilet.
        [few] { $seat } dobiera { $n } bilety.
       *[many] { $seat } dobiera { $n } biletów.
    }
tickets-chose-tickets = { $seat } wybiera bilety startowe nr { $kept }.
    .hidden = { $seat } ma już wybrane bilety startowe.
tickets-kept-tickets = { $returned ->
    [0] { $n ->
        [one] { $seat } zatrzymuje { $n } bilet: { $tickets }.
        [few] { $seat } zatrzymuje wszystkie { $n } bilety: { $tickets }.
       *[many] { $seat } zatrzymuje wszystkie { $n } biletów: { $tickets }.
    }
   *[other] { $n ->
        [one] { $seat } odrzuca { $returned }, a zatrzymuje { $n } bilet: { $tickets }.
        [few] { $seat } odrzuca { $returned }, a zatrzymuje { $n } bilety: { $tickets }.
       *[many] { $seat } odrzuca { $returned }, a zatrzymuje { $n } biletów: { $tickets }.
    }
}
    .hidden = { $returned ->
        [0] { $n ->
            [one] { $seat } zatrzymuje { $n } bilet.
            [few] { $seat } zatrzymuje wszystkie { $n } bilety.
           *[many] { $seat } zatrzymuje wszystkie { $n } biletów.
        }
       *[other] { $n ->
            [one] { $seat } odrzuca { $returned }, a zatrzymuje { $n } bilet.
            [few] { $seat } odrzuca { $returned }, a zatrzymuje { $n } bilety.
           *[many] { $seat } odrzuca { $returned }, a zatrzymuje { $n } biletów.
        }
    }
tickets-took = { $seat } bierze odkrytą kartę: { $card }.
tickets-drew = { $seat } dobiera ze stosu: { $card }.
    .hidden = { $seat } dobiera kartę ze stosu.
tickets-claimed = { $points ->
    [one] { $seat } zajmuje połączenie { $track } ({ $cards }) i zdobywa { $points } punkt.
    [few] { $seat } zajmuje połączenie { $track } ({ $cards }) i zdobywa { $points } punkty.
   *[many] { $seat } zajmuje połączenie { $track } ({ $cards }) i zdobywa { $points } punktów.
}
tickets-tunnel-tried = { $seat } drąży tunel { $track } i wykłada: { $cards }.
tickets-tunnel-revealed = { $owes ->
    [0] Góra odsłania: { $revealed }. Dopłaty nie ma.
    [one] Góra odsłania: { $revealed }. Dopłata to { $owes } karta.
    [few] Góra odsłania: { $revealed }. Dopłata to { $owes } karty.
   *[many] Góra odsłania: { $revealed }. Dopłata to { $owes } kart.
}
tickets-tunnel-paid = { $seat } dokłada: { $cards }. Tunel przebity!
tickets-tunnel-declined = { $seat } rezygnuje z tunelu { $track } i zabiera z powrotem: { $cards }.
tickets-bonus = { $n ->
    [0] { $seat } nie dostaje premii: nie ma już kart do dobrania.
   *[other] { $seat } dobiera premię: { $cards }.
}
    .hidden = { $n ->
        [0] { $seat } nie dostaje premii: nie ma już kart do dobrania.
        [one] { $seat } dobiera premię: { $n } kartę.
        [few] { $seat } dobiera premię: { $n } karty.
       *[many] { $seat } dobiera premię: { $n } kart.
    }
tickets-last-round = { $wagons ->
    [0] { $seat } nie ma już wagonów – ostatnia runda! Każdy ma jeszcze jedną turę.
    [one] { $seat } ma już tylko { $wagons } wagon – ostatnia runda! Każdy ma jeszcze jedną turę.
    [few] { $seat } ma już tylko { $wagons } wagony – ostatnia runda! Każdy ma jeszcze jedną turę.
   *[many] { $seat } ma już tylko { $wagons } wagonów – ostatnia runda! Każdy ma jeszcze jedną turę.
}
tickets-passed = { $seat } nie ma możliwego ruchu i pasuje.
tickets-stopped = { $seat } poprzestaje na jednej karcie.
tickets-game-over = { $reason ->
    [deadlock] Nikt nie może już wykonać ruchu – koniec gry.
   *[wagons] Ostatnia runda za nami – koniec gry.
}

## Dlaczego ruch jest niemożliwy

tickets-refuse-over = Gra się już skończyła.
tickets-refuse-choose-first = Najpierw wybierz, które bilety startowe zatrzymujesz.
tickets-refuse-second-card-first = Najpierw dobierz drugą kartę.
tickets-refuse-keep-first = Najpierw wybierz, które z dobranych biletów zatrzymujesz.
tickets-refuse-tunnel-first = { $owes ->
    [one] Najpierw rozstrzygnij sprawę tunelu: dopłać { $owes } kartę albo zrezygnuj.
    [few] Najpierw rozstrzygnij sprawę tunelu: dopłać { $owes } karty albo zrezygnuj.
   *[many] Najpierw rozstrzygnij sprawę tunelu: dopłać { $owes } kart albo zrezygnuj.
}
tickets-refuse-nothing-offered = Nie masz teraz biletów do wyboru.
tickets-refuse-no-tunnel = Żaden tunel nie czeka na dopłatę.
tickets-refuse-not-that-many-offered = { $offered ->
    [one] Do wyboru jest tylko { $offered } bilet.
    [few] Do wyboru są tylko { $offered } bilety.
   *[many] Do wyboru jest tylko { $offered } biletów.
}
tickets-refuse-keep-more-at-start = { $least ->
    [one] Zatrzymaj co najmniej { $least } bilet startowy; twój wybór: { $given }.
    [few] Zatrzymaj co najmniej { $least } bilety startowe; twój wybór: { $given }.
   *[many] Zatrzymaj co najmniej { $least } biletów startowych; twój wybór: { $given }.
}
tickets-refuse-keep-more = { $least ->
    [one] Zatrzymaj co najmniej { $least } bilet; twój wybór: { $given }.
    [few] Zatrzymaj co najmniej { $least } bilety; twój wybór: { $given }.
   *[many] Zatrzymaj co najmniej { $least } biletów; twój wybór: { $given }.
}
tickets-refuse-deck-empty = Stos jest pusty i nie ma odrzuconych kart, z których mógłby powstać nowy.
tickets-refuse-not-in-row = Takiej karty nie ma wśród odkrytych: { $card }.
tickets-refuse-loco-second = Odkryta lokomotywa musi być pierwszą i jedyną kartą w turze.
tickets-refuse-no-tickets = Nie ma już biletów do dobrania.
tickets-refuse-pass = Masz jeszcze możliwy ruch, więc nie możesz spasować.
tickets-refuse-stop = Tutaj nie można poprzestać na jednej karcie.
tickets-refuse-taken = Połączenie { $track } zajmuje już { $seat }.
tickets-refuse-own-twin = Masz już równoległą nitkę połączenia { $track }.
tickets-refuse-twin-closed = { $open ->
    [one] Połączenie { $track } jest zamknięte: przy { $players } graczach czynna jest tylko { $open } z równoległych nitek.
    [few] Połączenie { $track } jest zamknięte: przy { $players } graczach czynne są tylko { $open } z równoległych nitek.
   *[many] Połączenie { $track } jest zamknięte: przy { $players } graczach czynnych jest tylko { $open } z równoległych nitek.
}
tickets-refuse-wagons = Za mało wagonów na połączenie { $track }: potrzeba { $needs }, a masz { $have }.
tickets-refuse-wagons-tunnel = Za mało wagonów na tunel { $track }: potrzeba { $needs }, a masz { $have }.
tickets-refuse-count = { $needs ->
    [one] Połączenie { $track } kosztuje dokładnie { $needs } kartę, a nie { $given }.
    [few] Połączenie { $track } kosztuje dokładnie { $needs } karty, a nie { $given }.
   *[many] Połączenie { $track } kosztuje dokładnie { $needs } kart, a nie { $given }.
}
tickets-refuse-color = Do połączenia { $track } pasuje tylko { $card } karta.
tickets-refuse-one-color = Wszystkie karty na połączenie { $track } muszą być jednego koloru.
tickets-refuse-no-locos-here = Na połączeniu { $track } nie można użyć lokomotyw.
tickets-refuse-not-held = Za mało kart ({ $card }): potrzeba { $needs }, a masz { $have }.
tickets-refuse-ferry = { $plain ->
    [0] Prom { $track } kosztuje lokomotywę lub parę kart jednego koloru za każdy symbol (liczba symboli: { $symbols }).
    [one] Prom { $track } kosztuje lokomotywę lub parę kart jednego koloru za każdy symbol (liczba symboli: { $symbols }) i jeszcze { $plain } kartę.
    [few] Prom { $track } kosztuje lokomotywę lub parę kart jednego koloru za każdy symbol (liczba symboli: { $symbols }) i jeszcze { $plain } karty jednego koloru.
   *[many] Prom { $track } kosztuje lokomotywę lub parę kart jednego koloru za każdy symbol (liczba symboli: { $symbols }) i jeszcze { $plain } kart jednego koloru.
}
tickets-refuse-ferry-locos = { $plain ->
    [0] Prom { $track } kosztuje lokomotywę za każdy symbol (liczba symboli: { $symbols }).
    [one] Prom { $track } kosztuje lokomotywę za każdy symbol (liczba symboli: { $symbols }) i jeszcze { $plain } kartę.
    [few] Prom { $track } kosztuje lokomotywę za każdy symbol (liczba symboli: { $symbols }) i jeszcze { $plain } karty jednego koloru.
   *[many] Prom { $track } kosztuje lokomotywę za każdy symbol (liczba symboli: { $symbols }) i jeszcze { $plain } kart jednego koloru.
}
tickets-refuse-ferry-plain-locos = Na promie { $track } lokomotywą można zapłacić tylko za symbol (liczba symboli: { $symbols }), nie za zwykłe pola (liczba pól: { $plain }).
tickets-refuse-ferry-threes = { $plain ->
    [0] Prom { $track } kosztuje lokomotywę lub dowolne trzy inne karty za każdy symbol (liczba symboli: { $symbols }).
    [one] Prom { $track } kosztuje lokomotywę lub dowolne trzy inne karty za każdy symbol (liczba symboli: { $symbols }) i { $plain } kartę ({ $card }).
    [few] Prom { $track } kosztuje lokomotywę lub dowolne trzy inne karty za każdy symbol (liczba symboli: { $symbols }) i { $plain } karty ({ $card }).
   *[many] Prom { $track } kosztuje lokomotywę lub dowolne trzy inne karty za każdy symbol (liczba symboli: { $symbols }) i { $plain } kart ({ $card }).
}
tickets-refuse-ferry-threes-grey = { $plain ->
    [0] Prom { $track } kosztuje lokomotywę lub dowolne trzy inne karty za każdy symbol (liczba symboli: { $symbols }).
    [one] Prom { $track } kosztuje lokomotywę lub dowolne trzy inne karty za każdy symbol (liczba symboli: { $symbols }) i jeszcze { $plain } kartę.
    [few] Prom { $track } kosztuje lokomotywę lub dowolne trzy inne karty za każdy symbol (liczba symboli: { $symbols }) i jeszcze { $plain } karty jednego koloru.
   *[many] Prom { $track } kosztuje lokomotywę lub dowolne trzy inne karty za każdy symbol (liczba symboli: { $symbols }) i jeszcze { $plain } kart jednego koloru.
}
tickets-refuse-threes-on-plain = Na promie { $track } trzema kartami można zapłacić tylko za symbol (liczba symboli: { $symbols }), nie za zwykłe pola.
tickets-refuse-any-cards = Połączenie { $track } kosztuje karty jednego koloru (liczba kart: { $needs }); dowolne { $each } karty zastępują jedną z nich.
tickets-refuse-extra = { $owes ->
    [one] Dopłata do tunelu to { $owes } karta: { $card } lub lokomotywa.
    [few] Dopłata do tunelu to { $owes } karty, każda z nich { $card } lub lokomotywa.
   *[many] Dopłata do tunelu to { $owes } kart, każda z nich { $card } lub lokomotywa.
}
tickets-refuse-extra-locos = { $owes ->
    [one] Tunel drążą same lokomotywy, więc dopłata to { $owes } lokomotywa.
    [few] Tunel drążą same lokomotywy, więc dopłata to { $owes } lokomotywy.
   *[many] Tunel drążą same lokomotywy, więc dopłata to { $owes } lokomotyw.
}

## Punktacja i koniec gry

tickets-points-track = Połączenia
tickets-points-ticket-done = Zrealizowane bilety
tickets-points-ticket-failed = Niezrealizowane bilety
tickets-points-grand-tour = Wielkie podróże
tickets-points-goal = Cele
tickets-points-globetrotter = Globtroter
tickets-points-longest-path = Najdłuższa trasa
tickets-reason-wagons = Skończyły się wagony.
tickets-reason-deadlock = Nikt nie mógł już wykonać ruchu.

## Co teraz zrobić i rodzaje ruchów

tickets-phase-choosing = Wybierz bilety startowe, które zatrzymujesz.
tickets-phase-turn = Dobierz karty wagonów, zajmij połączenie albo dobierz bilety.
tickets-phase-second-card = Dobierz drugą kartę.
tickets-phase-keeping = Wybierz, które z dobranych biletów zatrzymujesz.
tickets-phase-tunnel = Tunel wymaga dopłaty: zapłać albo zrezygnuj.
tickets-phase-over = Gra się skończyła.

tickets-group-draw = Dobierz karty wagonów
tickets-group-claim = Zajmij połączenie
tickets-group-tickets = Dobierz bilety
tickets-group-keep = Zatrzymaj bilety
tickets-group-tunnel = Rozstrzygnij tunel
tickets-group-pass = Spasuj

## Titles

title-switzerland = Wsiąść do Pociągu: Szwajcaria
    .about = Tunele przez Alpy i bilety do całych krajów. Ciasno i szybko.
title-northern-lights = Wsiąść do Pociągu: Zorza polarna
    .about = Promy wzdłuż fiordów, karty premii i wyścig o cele wokół Bałtyku.
title-usa = Wsiąść do Pociągu: USA
    .about = Klasyka: od oceanu do oceanu, podwójne tory, najdłuższa trasa.
title-nordic-countries = Wsiąść do Pociągu: Kraje Północy
    .about = Fiordy, promy i tunele dla dwojga lub trojga. Na lądzie lokomotywa to rzadki gość.
title-india = Wsiąść do Pociągu: Indie
    .about = Pierścienie torów: kto łączy miasta dwiema drogami, zarabia podwójnie. Promy tylko dla lokomotyw.
