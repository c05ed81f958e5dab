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

## Passengers. `passenger-*` names a colour; `passengers-*` counts them.

passenger-red = czerwony
passenger-green = zielony
passenger-yellow = żółty
passenger-black = czarny
passenger-blue = niebieski
passenger-white = biały
passenger-purple = fioletowy
passenger-orange = pomarańczowy
passengers-red = { $n ->
    [one] { $n } czerwony
    [few] { $n } czerwoni
   *[many] { $n } czerwonych
}
passengers-green = { $n ->
    [one] { $n } zielony
    [few] { $n } zieloni
   *[many] { $n } zielonych
}
passengers-yellow = { $n ->
    [one] { $n } żółty
    [few] { $n } żółci
   *[many] { $n } żółtych
}
passengers-black = { $n ->
    [one] { $n } czarny
    [few] { $n } czarni
   *[many] { $n } czarnych
}
passengers-blue = { $n ->
    [one] { $n } niebieski
    [few] { $n } niebiescy
   *[many] { $n } niebieskich
}
passengers-white = { $n ->
    [one] { $n } biały
    [few] { $n } biali
   *[many] { $n } białych
}
passengers-purple = { $n ->
    [one] { $n } fioletowy
    [few] { $n } fioletowi
   *[many] { $n } fioletowych
}
passengers-orange = { $n ->
    [one] { $n } pomarańczowy
    [few] { $n } pomarańczowi
   *[many] { $n } pomarańczowych
}

## Miejsca

country-at = Austria
country-ba = Bośnia i Hercegowina
country-bd = Bangladesz
country-be = Belgia
country-bg = Bułgaria
country-ca = Kanada
country-ch = Szwajcaria
country-de = Niemcy
country-dk = Dania
country-ee = Estonia
country-es = Hiszpania
country-fi = Finlandia
country-fr = Francja
country-gb = Wielka Brytania
country-gr = Grecja
country-hr = Chorwacja
country-hu = Węgry
country-in = Indie
country-it = Włochy
country-li = Liechtenstein
country-lt = Litwa
country-lv = Łotwa
country-nl = Holandia
country-no = Norwegia
country-pk = Pakistan
country-pl = Polska
country-pt = Portugalia
country-ro = Rumunia
country-ru = Rosja
country-se = Szwecja
country-tr = Turcja
country-ua = Ukraina
country-us = Stany Zjednoczone
unnamed-stop = przystanek bez nazwy ({ $country })

## Cele Zorzy polarnej: każdy zdobywa ten, kto ma najwięcej tego, co cel liczy.

goal-small-steps = Metoda małych kroków
    .about = Za najwięcej połączeń o długości 1 pola.
goal-locomotive-love = Pociąg do lokomotyw
    .about = Za najwięcej lokomotyw na ręce na koniec gry; każda para kart jednego koloru liczy się jak lokomotywa.
goal-nordic-express = Ekspres nordycki
    .about = Za najdłuższą nieprzerwaną trasę z własnych połączeń, liczoną w wagonikach.
goal-capital-investments = Stołeczne inwestycje
    .about = Za najwięcej zrealizowanych biletów do Sztokholmu, Kopenhagi, Oslo lub Helsinek.
goal-cost-analysis = Analiza kosztów
    .about = Za najwięcej wagoników pozostałych na koniec gry.
goal-regional-connections = Połączenia regionalne
    .about = Za najwięcej zrealizowanych biletów wartych najwyżej 5 punktów.
goal-railway-empire = Imperium kolejowe
    .about = Za połączenia sięgające największej liczby krajów, nawet jeśli nie łączą się ze sobą.
goal-polar-express = Ekspres polarny
    .about = Za najwięcej zrealizowanych biletów do miast za kołem podbiegunowym.
goal-golden-snowplough = Nagroda Złotej Odśnieżarki
    .about = Za najwięcej połączeń, które zaczynają się lub kończą za kołem podbiegunowym.
goal-ferry-captain = Kapitan promu
    .about = Za najwięcej połączeń promowych, bez względu na długość.
goal-wild-west = Dziki Zachód
    .about = Za najwięcej połączeń, które zaczynają się lub kończą w Norwegii.

## Cele własnych map, według tego, co liczą.

goal-counts-tracks-of-length = Połączenia jednej długości
    .about = { $n ->
        [one] Za najwięcej połączeń o długości { $n } pola.
        [few] Za najwięcej połączeń o długości { $n } pól.
       *[many] Za najwięcej połączeń o długości { $n } pól.
    }
goal-counts-locomotives-in-hand = Lokomotywy na ręce
    .about = { goal-locomotive-love.about }
goal-counts-longest-path = Najdłuższa trasa
    .about = { goal-nordic-express.about }
goal-counts-tickets-to-capitals = Bilety do stolic
    .about = Za najwięcej zrealizowanych biletów do stolic.
goal-counts-wagons-left = Pozostałe wagoniki
    .about = { goal-cost-analysis.about }
goal-counts-cheap-tickets = Małe bilety
    .about = { $n ->
        [one] Za najwięcej zrealizowanych biletów wartych najwyżej { $n } punkt.
        [few] Za najwięcej zrealizowanych biletów wartych najwyżej { $n } punkty.
       *[many] Za najwięcej zrealizowanych biletów wartych najwyżej { $n } punktów.
    }
goal-counts-countries = Osiągnięte kraje
    .about = { goal-railway-empire.about }
goal-counts-arctic-tickets = Bilety arktyczne
    .about = { goal-polar-express.about }
goal-counts-arctic-tracks = Połączenia arktyczne
    .about = { goal-golden-snowplough.about }
goal-counts-ferries = Promy
    .about = { goal-ferry-captain.about }
goal-counts-tracks-in-country = Połączenia w jednym kraju
    .about = Za najwięcej połączeń, które zaczynają się lub kończą w tym kraju: { $country }.

## Opcje

option-wagons = Liczba wagoników
    .about = Ile wagoników dostaje każdy na początku. W Szwajcarii jest ich 45 w wydaniu polskim, a 40 w angielskim.
option-draw-row-when-deck-empty = Odkryte karty mimo pustego stosu
    .about = Odkryte karty można brać nawet wtedy, gdy skończą się stos i karty odrzucone. Instrukcja na to nie pozwala.
option-may-stop-after-one = Wystarczy jedna karta
    .about = Po pierwszej karcie można przestać dobierać. Według instrukcji trzeba dobrać drugą, jeśli się da.
option-flush-at = Ile lokomotyw usuwa odkryte karty
    .about = Tyle odkrytych lokomotyw usuwa cały rząd; 0: nigdy. Instrukcja nie ma takiej zasady, oficjalna wersja cyfrowa ma ją przy 3.
option-three-cards-on-plain = Trzy karty także na zwykłych polach
    .about = Na promach dowolne trzy karty zastępują lokomotywę także na zwykłych polach, nie tylko na symbolach.
option-unequal-pairs-are-doubles = Nierówne pary są podwójne
    .about = Dwa połączenia różnej długości między tymi samymi miastami tworzą podwójne połączenie. Bez tego każde jest osobne.
option-passengers = Pasażerowie
    .about = Czy w miastach czekają pasażerowie. Bez nich to wydanie z 2012 roku, którego instrukcji nie widzieliśmy (niepotwierdzone).
    .on = z pasażerami
    .off = bez pasażerów
option-rail-empire = Imperium kolejowe liczy
    .about = Które kraje liczą się do celu Imperium kolejowe; karta tego nie rozstrzyga.
    .ends = każdy kraj, w którym kończy się twoje połączenie
    .crossings = tylko kraje połączone ze sobą przez granicę
option-tie-break-path = Ostatnie rozstrzygnięcie remisu
    .about = Co decyduje, gdy wszystko inne jest równe. Według zasad wygrywa tylko ten, kto ma premię za najdłuższą trasę.
    .holder = kto ma premię za najdłuższą trasę
    .length = kto ma dłuższą trasę

## Co się dzieje

tickets-first-player = Zaczyna { $seat }.
    .you = Zaczynasz grę.
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
    .you = { $n ->
        [0] Zaczynasz bez kart wagonów.
       *[other] Dostajesz na rękę: { $cards }.
    }
tickets-turned-up = Nowa odkryta karta: { $card }.
tickets-flushed = Za dużo odkrytych lokomotyw. Odrzucone i zastąpione nowymi: { $cards }.
tickets-reshuffled = { $n ->
    [one] Odrzucone karty potasowano: w nowym stosie jest { $n } karta.
    [few] Odrzucone karty potasowano: w nowym stosie są { $n } karty.
   *[many] Odrzucone karty potasowano: w nowym stosie jest { $n } kart.
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
    .you = { $n ->
        [one] Dobierasz { $n } bilet: { $tickets }.
        [few] Dobierasz { $n } bilety: { $tickets }.
       *[many] Dobierasz { $n } biletów: { $tickets }.
    }
tickets-chose-tickets = { $seat } zatrzymuje bilety startowe nr { $kept }.
    .hidden = { $seat } ma już bilety startowe.
    .you = Zatrzymujesz bilety startowe nr { $kept }.
tickets-kept-tickets = { $returned ->
    [0] { $n ->
        [one] { $seat } zatrzymuje { $n } bilet: { $tickets }.
        [few] { $seat } zatrzymuje wszystkie { $n } bilety: { $tickets }.
       *[many] { $seat } zatrzymuje wszystkie bilety ({ $n }): { $tickets }.
    }
   *[other] { $n ->
        [one] { $seat } odrzuca { $returned }, zatrzymuje { $n } bilet: { $tickets }.
        [few] { $seat } odrzuca { $returned }, zatrzymuje { $n } bilety: { $tickets }.
       *[many] { $seat } odrzuca { $returned }, zatrzymuje { $n } biletów: { $tickets }.
    }
}
    .hidden = { $returned ->
        [0] { $n ->
            [one] { $seat } zatrzymuje { $n } bilet.
            [few] { $seat } zatrzymuje wszystkie { $n } bilety.
           *[many] { $seat } zatrzymuje wszystkie bilety ({ $n }).
        }
       *[other] { $n ->
            [one] { $seat } odrzuca { $returned }, zatrzymuje { $n } bilet.
            [few] { $seat } odrzuca { $returned }, zatrzymuje { $n } bilety.
           *[many] { $seat } odrzuca { $returned }, zatrzymuje { $n } biletów.
        }
    }
    .you = { $returned ->
        [0] { $n ->
            [one] Zatrzymujesz { $n } bilet: { $tickets }.
            [few] Zatrzymujesz wszystkie { $n } bilety: { $tickets }.
           *[many] Zatrzymujesz wszystkie bilety ({ $n }): { $tickets }.
        }
       *[other] { $n ->
            [one] Odrzucasz { $returned }, zatrzymujesz { $n } bilet: { $tickets }.
            [few] Odrzucasz { $returned }, zatrzymujesz { $n } bilety: { $tickets }.
           *[many] Odrzucasz { $returned }, zatrzymujesz { $n } biletów: { $tickets }.
        }
    }
tickets-took = { $seat } bierze odkrytą kartę: { $card }.
    .you = Bierzesz odkrytą kartę: { $card }.
tickets-drew = { $seat } dobiera ze stosu: { $card }.
    .hidden = { $seat } dobiera kartę ze stosu.
    .you = Dobierasz ze stosu: { $card }.
tickets-claimed = { $points ->
    [one] { $seat } zajmuje połączenie { $track } ({ $cards }) i zdobywa { $points } punkt.
    [few] { $seat } zajmuje połączenie { $track } ({ $cards }) i zdobywa { $points } punkty.
   *[many] { $seat } zajmuje połączenie { $track } ({ $cards }) i zdobywa { $points } punktów.
}
    .you = { $points ->
        [one] Zajmujesz połączenie { $track } ({ $cards }) i zdobywasz { $points } punkt.
        [few] Zajmujesz połączenie { $track } ({ $cards }) i zdobywasz { $points } punkty.
       *[many] Zajmujesz połączenie { $track } ({ $cards }) i zdobywasz { $points } punktów.
    }
tickets-built-station = { $seat } buduje dworzec: { $city } ({ $cards }).
    .you = Budujesz dworzec: { $city } ({ $cards }).
tickets-tunnel-tried = { $seat } próbuje zająć tunel { $track }: { $cards }.
    .you = Próbujesz zająć tunel { $track }: { $cards }.
tickets-tunnel-revealed = { $owes ->
    [0] Odsłonięto: { $revealed }. Bez dopłaty.
    [one] Odsłonięto: { $revealed }. Trzeba dopłacić { $owes } kartę.
    [few] Odsłonięto: { $revealed }. Trzeba dopłacić { $owes } karty.
   *[many] Odsłonięto: { $revealed }. Trzeba dopłacić { $owes } kart.
}
tickets-tunnel-paid = { $seat } dopłaca: { $cards }. Tunel zajęty.
    .you = Dopłacasz: { $cards }. Tunel zajęty.
tickets-tunnel-declined = { $seat } rezygnuje z tunelu { $track } i zabiera karty: { $cards }.
    .you = Rezygnujesz z tunelu { $track } i zabierasz karty: { $cards }.
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
    .you = { $n ->
        [0] Nie dostajesz premii: nie ma już kart do dobrania.
       *[other] Dobierasz premię: { $cards }.
    }
tickets-last-round = { $wagons ->
    [0] { $seat } nie ma już wagoników. Ostatnia runda: każdy ma jeszcze jedną turę.
    [one] { $seat } ma już tylko { $wagons } wagonik. Ostatnia runda: każdy ma jeszcze jedną turę.
    [few] { $seat } ma już tylko { $wagons } wagoniki. Ostatnia runda: każdy ma jeszcze jedną turę.
   *[many] { $seat } ma już tylko { $wagons } wagoników. Ostatnia runda: każdy ma jeszcze jedną turę.
}
    .you = { $wagons ->
        [0] Nie masz już wagoników. Ostatnia runda: każdy ma jeszcze jedną turę.
        [one] Masz już tylko { $wagons } wagonik. Ostatnia runda: każdy ma jeszcze jedną turę.
        [few] Masz już tylko { $wagons } wagoniki. Ostatnia runda: każdy ma jeszcze jedną turę.
       *[many] Masz już tylko { $wagons } wagoników. Ostatnia runda: każdy ma jeszcze jedną turę.
    }
tickets-passed = { $seat } nie ma możliwego ruchu i pasuje.
    .you = Nie masz możliwego ruchu i pasujesz.
tickets-stopped = { $seat } poprzestaje na jednej karcie.
    .you = Poprzestajesz na jednej karcie.
tickets-game-over = { $reason ->
    [deadlock] Nikt nie może wykonać ruchu. Koniec gry.
   *[wagons] Ostatnia runda rozegrana. Koniec gry.
}
tickets-mix-announced = { $long ->
    [0] { $seat } zapowiada bilety krótkie: { $short }.
   *[other] { $short ->
        [0] { $seat } zapowiada bilety długie: { $long }.
       *[other] { $seat } zapowiada bilety krótkie: { $short } i długie: { $long }.
    }
}
    .you = { $long ->
        [0] Zapowiadasz bilety krótkie: { $short }.
       *[other] { $short ->
            [0] Zapowiadasz bilety długie: { $long }.
           *[other] Zapowiadasz bilety krótkie: { $short } i długie: { $long }.
        }
    }
tickets-passengers-wait = { $place }: czekają { $passengers }.
tickets-passenger-taken = { $seat } zabiera pasażera z miejsca { $place }: { $passenger }.
    .you = Zabierasz pasażera z miejsca { $place }: { $passenger }.

## Dlaczego ruch jest niemożliwy

tickets-refuse-over = Gra się już skończyła.
tickets-refuse-choose-first = Najpierw wybierz, które bilety startowe zatrzymujesz.
tickets-refuse-second-card-first = Najpierw dobierz drugą kartę.
tickets-refuse-keep-first = Najpierw wybierz, które z dobranych biletów zatrzymujesz.
tickets-refuse-tunnel-first = { $owes ->
    [one] Najpierw zdecyduj o tunelu: dopłać { $owes } kartę albo zrezygnuj.
    [few] Najpierw zdecyduj o tunelu: dopłać { $owes } karty albo zrezygnuj.
   *[many] Najpierw zdecyduj o tunelu: dopłać { $owes } kart albo zrezygnuj.
}
tickets-refuse-nothing-offered = Nie masz teraz nowych biletów do wyboru.
tickets-refuse-no-tunnel = Nie masz tunelu, który czekałby na dopłatę.
tickets-refuse-not-that-many-offered = { $offered ->
    [one] Do wyboru jest tylko { $offered } bilet.
    [few] Do wyboru są tylko { $offered } bilety.
   *[many] Do wyboru jest tylko { $offered } biletów.
}
tickets-refuse-keep-more-at-start = { $least ->
    [one] Zatrzymaj co najmniej { $least } bilet startowy; wybrane: { $given }.
    [few] Zatrzymaj co najmniej { $least } bilety startowe; wybrane: { $given }.
   *[many] Zatrzymaj co najmniej { $least } biletów startowych; wybrane: { $given }.
}
tickets-refuse-keep-more = { $least ->
    [one] Zatrzymaj co najmniej { $least } bilet; wybrane: { $given }.
    [few] Zatrzymaj co najmniej { $least } bilety; wybrane: { $given }.
   *[many] Zatrzymaj co najmniej { $least } biletów; wybrane: { $given }.
}
tickets-refuse-deck-empty = Stos jest pusty i nie ma odrzuconych kart do przetasowania.
tickets-refuse-not-in-row = Takiej karty nie ma wśród odkrytych: { $card }.
tickets-refuse-loco-second = Odkrytą lokomotywę można wziąć tylko jako pierwszą i jedyną kartę w turze.
tickets-refuse-no-tickets = Nie ma już biletów do dobrania.
tickets-refuse-pass = Spasować można tylko wtedy, gdy nie ma żadnego ruchu.
tickets-refuse-stop = Tu nie można poprzestać na jednej karcie.
tickets-refuse-taken = Połączenie { $track } ma już { $seat }.
    .you = Połączenie { $track } już należy do ciebie.
tickets-refuse-own-twin = Masz już inną nitkę połączenia { $track }.
tickets-refuse-twin-closed = { $open ->
    [one] Połączenie { $track } jest niedostępne: przy { $players } graczach można tu zająć tylko { $open } nitkę.
    [few] Połączenie { $track } jest niedostępne: przy { $players } graczach można tu zająć tylko { $open } nitki.
   *[many] Połączenie { $track } jest niedostępne: przy { $players } graczach można tu zająć tylko { $open } nitek.
}
tickets-refuse-wagons = Za mało wagoników na połączenie { $track }: potrzeba { $needs }, a masz { $have }.
tickets-refuse-wagons-tunnel = Za mało wagoników na tunel { $track }: potrzeba { $needs }, a masz { $have }.
tickets-refuse-count = { $needs ->
    [one] Połączenie { $track } kosztuje dokładnie { $needs } kartę, a nie { $given }.
    [few] Połączenie { $track } kosztuje dokładnie { $needs } karty, a nie { $given }.
   *[many] Połączenie { $track } kosztuje dokładnie { $needs } kart, a nie { $given }.
}
tickets-refuse-color = Na połączenie { $track } można zagrać tylko kartę w kolorze: { $card }.
tickets-refuse-one-color = Karty na połączenie { $track } muszą być jednego koloru.
tickets-refuse-no-locos-here = Na połączenie { $track } nie można zagrywać lokomotyw.
tickets-refuse-not-held = Za mało kart ({ $card }): potrzeba { $needs }, a masz { $have }.
tickets-refuse-ferry = { $plain ->
    [0] Prom { $track } kosztuje za każdy symbol lokomotywę albo parę kart jednego koloru (symboli: { $symbols }).
    [one] Prom { $track } kosztuje za każdy symbol lokomotywę albo parę kart jednego koloru (symboli: { $symbols }) oraz { $plain } kartę.
    [few] Prom { $track } kosztuje za każdy symbol lokomotywę albo parę kart jednego koloru (symboli: { $symbols }) oraz { $plain } karty jednego koloru.
   *[many] Prom { $track } kosztuje za każdy symbol lokomotywę albo parę kart jednego koloru (symboli: { $symbols }) oraz { $plain } kart jednego koloru.
}
tickets-refuse-ferry-locos = { $plain ->
    [0] Prom { $track } kosztuje lokomotywę za każdy symbol (symboli: { $symbols }).
    [one] Prom { $track } kosztuje lokomotywę za każdy symbol (symboli: { $symbols }) oraz { $plain } kartę.
    [few] Prom { $track } kosztuje lokomotywę za każdy symbol (symboli: { $symbols }) oraz { $plain } karty jednego koloru.
   *[many] Prom { $track } kosztuje lokomotywę za każdy symbol (symboli: { $symbols }) oraz { $plain } kart jednego koloru.
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
tickets-refuse-any-cards = Połączenie { $track } kosztuje karty jednego koloru (liczba kart: { $needs }); { $each ->
    [one] { $each } dowolna karta zastępuje jedną z nich.
    [few] dowolne { $each } karty zastępują jedną z nich.
   *[many] dowolnych { $each } kart zastępuje jedną z nich.
}
tickets-refuse-stations-gone = { $n ->
    [one] Twój jedyny dworzec już stoi na planszy.
    [few] Wszystkie twoje { $n } dworce stoją już na planszy.
   *[many] Wszystkie twoje dworce ({ $n }) stoją już na planszy.
}
tickets-refuse-station-there = W tym mieście ({ $city }) stoi już dworzec: { $seat }.
    .you = Masz tu już dworzec: { $city }.
tickets-refuse-station-count = { $needs ->
    [one] Twój następny dworzec ({ $city }) kosztuje dokładnie { $needs } kartę, a nie { $given }.
    [few] Twój następny dworzec ({ $city }) kosztuje dokładnie { $needs } karty, a nie { $given }.
   *[many] Twój następny dworzec ({ $city }) kosztuje dokładnie { $needs } kart, a nie { $given }.
}
tickets-refuse-station-color = Wszystkie karty na dworzec ({ $city }) muszą być jednego koloru.
tickets-refuse-extra = { $owes ->
    [one] Tunel wymaga dopłaty: { $owes } karta ({ $card } albo lokomotywa).
    [few] Tunel wymaga dopłaty: { $owes } karty (każda { $card } albo lokomotywa).
   *[many] Tunel wymaga dopłaty: { $owes } kart (każda { $card } albo lokomotywa).
}
tickets-refuse-extra-locos = { $owes ->
    [one] Zagrane są same lokomotywy, więc dopłata to { $owes } lokomotywa.
    [few] Zagrane są same lokomotywy, więc dopłata to { $owes } lokomotywy.
   *[many] Zagrane są same lokomotywy, więc dopłata to { $owes } lokomotyw.
}
tickets-refuse-announce-first = Najpierw powiedz, ile biletów chcesz z którego stosu.
tickets-refuse-mix-at-start = Podaj liczbę biletów krótkich i długich, razem { $needs }.
tickets-refuse-say-mix = Powiedz, ile biletów bierzesz z którego stosu, razem { $needs }.
tickets-refuse-mix = Podaj razem { $needs }; krótkich biletów jest jeszcze { $short }, długich { $long }.
tickets-refuse-passenger-first = Najpierw wybierz pasażera z miejsca { $place }.
tickets-refuse-no-passenger = Nie ma teraz pasażera do wyboru.
tickets-refuse-passenger-not-there = Wybierz spośród czekających w miejscu { $place }; pasażer { $passenger } jest niedostępny.

## Punktacja i koniec gry

tickets-points-track = Połączenia
tickets-points-ticket-done = Zrealizowane bilety
tickets-points-ticket-failed = Niezrealizowane bilety
tickets-points-station-used = Użyte dworce
tickets-points-station-unused = Dworce bez pożytku
tickets-points-stations-left = Niezbudowane dworce
tickets-points-grand-tour = Wielkie podróże
tickets-points-goal = Cele
tickets-points-globetrotter = Globtroter
tickets-points-passengers = Pasażerowie
tickets-points-longest-path = Najdłuższa trasa
tickets-reason-wagons = Komuś skończyły się wagoniki.
tickets-reason-deadlock = Nikt nie mógł wykonać ruchu.

## Remisy

tickets-tie-tickets = Równa liczba punktów ({ $points }). Więcej zrealizowanych biletów ma { $who }: { $most } do { $next }.
    .you = Równa liczba punktów ({ $points }). Masz więcej zrealizowanych biletów: { $most } do { $next }.
tickets-tie-stations = Równa liczba punktów ({ $points }) i zrealizowanych biletów. Więcej niezbudowanych dworców ma { $who }: { $most } do { $next }.
    .you = Równa liczba punktów ({ $points }) i zrealizowanych biletów. Masz więcej niezbudowanych dworców: { $most } do { $next }.
tickets-tie-goals = Równa liczba punktów ({ $points }) i zrealizowanych biletów. Więcej osiągniętych celów ma { $who }: { $most } do { $next }.
    .you = Równa liczba punktów ({ $points }) i zrealizowanych biletów. Masz więcej osiągniętych celów: { $most } do { $next }.
tickets-tie-holder = Równa liczba punktów ({ $points }) i zrealizowanych biletów. Premię za najdłuższą trasę ma { $who }.
    .you = Równa liczba punktów ({ $points }) i zrealizowanych biletów. Masz premię za najdłuższą trasę.
tickets-tie-path = Równa liczba punktów ({ $points }) i zrealizowanych biletów. Dłuższą trasę ma { $who }: { $most } do { $next }.
    .you = Równa liczba punktów ({ $points }) i zrealizowanych biletów. Masz dłuższą trasę: { $most } do { $next }.
tickets-tie-passengers = Równa liczba punktów ({ $points }) i zrealizowanych biletów. Więcej pasażerów ma { $who }: { $most } do { $next }.
    .you = Równa liczba punktów ({ $points }) i zrealizowanych biletów. Masz więcej pasażerów: { $most } do { $next }.

## Co teraz zrobić i rodzaje ruchów

tickets-phase-choosing = Wybierz bilety startowe, które zatrzymujesz.
tickets-phase-turn = Dobierz karty wagonów, zajmij połączenie albo dobierz bilety.
    .stations = Dobierz karty wagonów, zajmij połączenie, dobierz bilety albo zbuduj dworzec.
tickets-phase-second-card = Dobierz drugą kartę.
tickets-phase-keeping = Wybierz, które z nowych biletów zatrzymujesz.
tickets-phase-tunnel = Tunel wymaga dopłaty: dopłać albo zrezygnuj.
tickets-phase-over = Koniec gry.
tickets-phase-announcing = Powiedz, ile biletów chcesz z którego stosu.
tickets-phase-passenger = Wybierz pasażera, którego zabierasz.

tickets-group-draw = Dobierz karty wagonów
tickets-group-claim = Zajmij połączenie
tickets-group-station = Zbuduj dworzec
tickets-group-tickets = Dobierz bilety
tickets-group-keep = Zatrzymaj bilety
tickets-group-tunnel = Zdecyduj o tunelu
tickets-group-passenger = Zabierz pasażera
tickets-group-pass = Spasuj

## Titles

title-switzerland = Wsiąść do Pociągu: Szwajcaria
    .about = Tunele przez Alpy i bilety do całych krajów. Ciasno i szybko.
title-northern-lights = Wsiąść do Pociągu: Zorza polarna
    .about = Promy wśród fiordów, karty premii i wyścig o cele wokół Bałtyku.
title-usa = Wsiąść do Pociągu: USA
    .about = Klasyka: od oceanu do oceanu, podwójne połączenia i najdłuższa trasa.
title-europe = Wsiąść do Pociągu: Europa
    .about = Dworce, tunele i promy od Edynburga po Konstantynopol. Dla każdego jeden długi bilet.
title-nordic-countries = Wsiąść do Pociągu: Kraje Północy
    .about = Fiordy, promy i tunele dla dwojga lub trojga. Na lądzie lokomotywa to rzadki gość.
title-germany = Wsiąść do Pociągu: Niemcy
    .about = Dwa stosy biletów i pasażerowie w każdym mieście. Kto zajmuje połączenie, zabiera ich ze sobą.
title-india = Wsiąść do Pociągu: Indie
    .about = Koleje w pętli: kto łączy miasta dwiema drogami, zarabia podwójnie. Promy tylko dla lokomotyw.
