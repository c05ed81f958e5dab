# The browser: panels, buttons and trays of the ticket games.

## Tury

web-turn-choosing = { $seat } wybiera bilety startowe
web-turn-turn = { $seat } myśli
web-turn-second-card = { $seat } dobiera drugą kartę
web-turn-keeping = { $seat } wybiera bilety
web-turn-tunnel = { $seat } decyduje o tunelu
web-last-round = { $n ->
    [one] Ostatnia runda: została { $n } tura (wagoniki kończy { $seat })
    [few] Ostatnia runda: zostały { $n } tury (wagoniki kończy { $seat })
   *[many] Ostatnia runda: zostało { $n } tur (wagoniki kończy { $seat })
}
    .you = { $n ->
        [one] Ostatnia runda: została { $n } tura (kończą ci się wagoniki)
        [few] Ostatnia runda: zostały { $n } tury (kończą ci się wagoniki)
       *[many] Ostatnia runda: zostało { $n } tur (kończą ci się wagoniki)
    }
web-last-round-now = Ostatnia runda. { $seat } prawie nie ma już wagoników.
    .you = Ostatnia runda. Prawie nie masz już wagoników.

## Panele

web-players = Gracze
web-market = Odkryte karty
web-hand = Twoja ręka
web-hand-n = { $n ->
    [one] Twoja ręka: { $n } karta
    [few] Twoja ręka: { $n } karty
   *[many] Twoja ręka: { $n } kart
}
web-my-tickets = Twoje bilety
web-my-table = Twoje karty i bilety
web-goals = Cele
web-points = Punkty
web-map = Mapa. Strzałki prowadzą od połączenia do połączenia, Page Down do następnego, które możesz zająć, Enter wybiera.
web-tab-cards = Karty
web-tab-tickets = Bilety

## Liczby

web-wagons = { $n ->
    [one] { $n } wagonik
    [few] { $n } wagoniki
   *[many] { $n } wagoników
}
web-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
web-tickets = { $n ->
    [one] { $n } bilet
    [few] { $n } bilety
   *[many] { $n } biletów
}
web-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
web-points-n = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}

## Tory

web-any-color = dowolny, ale jeden kolor
web-tunnel = tunel
web-ferry = { $n ->
    [one] prom, { $n } symbol lokomotywy
    [few] prom, { $n } symbole lokomotywy
   *[many] prom, { $n } symboli lokomotywy
}
web-any-cards = { $n ->
    [one] { $n } dowolna karta zastępuje jedną
    [few] dowolne { $n } karty zastępują jedną
   *[many] dowolnych { $n } kart zastępuje jedną
}
web-bonus = { $n ->
    [one] premia: { $n } karta
    [few] premia: { $n } karty
   *[many] premia: { $n } kart
}
web-twin-closed = Niedostępne: przy { $players } graczach nie można tu zająć kolejnej nitki.
web-cards-short = Nie masz jeszcze na nie kart.
web-ways = { $n ->
    [one] Możesz zapłacić na { $n } sposób.
    [few] Możesz zapłacić na { $n } sposoby.
   *[many] Możesz zapłacić na { $n } sposobów.
}
web-pay-with = Zapłać
web-or = lub
web-more-ways = { $n ->
    [one] jeszcze { $n } sposób
    [few] jeszcze { $n } sposoby
   *[many] jeszcze { $n } sposobów
}
web-fewer = Pokaż mniej
web-only-with = Zapłać tylko
web-other-cards = Inne karty
web-claim = Zajmij za
web-dig = Zajmij tunel za
web-plan = Zajmij, gdy będzie można
web-plan-stop = Nie zajmuj za mnie
web-plan-gone = Połączenia { $track } nie można już zająć. Twój plan przepadł.
web-pins = Zaznacz moje miasta na mapie
web-cancel = Anuluj

## Dobieranie kart

web-take = Weź kartę: { $card }
web-take-deck = { $n ->
    [one] Dobierz ze stosu, została { $n } karta
    [few] Dobierz ze stosu, zostały { $n } karty
   *[many] Dobierz ze stosu, zostało { $n } kart
}
web-one-more-card = dobierz jeszcze jedną kartę
web-stop = Poprzestań na jednej karcie

## Bilety

web-draw-tickets = { $n ->
    [one] Dobierz bilety (został { $n })
    [few] Dobierz bilety (zostały { $n })
   *[many] Dobierz bilety (zostało { $n })
}
web-no-tickets = Nie masz jeszcze biletów.
web-done = zrealizowany
web-to-go = { $n ->
    [one] brakuje { $n } wagonika
    [few] brakuje { $n } wagoników
   *[many] brakuje { $n } wagoników
}
web-failed = niezrealizowany
web-cut-off = nieosiągalny
web-keep-least = { $n ->
    [one] Zatrzymaj co najmniej { $n } bilet. Wskaż bilet, aby zobaczyć go na mapie.
    [few] Zatrzymaj co najmniej { $n } bilety. Wskaż bilet, aby zobaczyć go na mapie.
   *[many] Zatrzymaj co najmniej { $n } biletów. Wskaż bilet, aby zobaczyć go na mapie.
}
web-keep-all = { $n ->
    [one] Zatrzymaj bilet
    [few] Zatrzymaj wszystkie { $n } bilety
   *[many] Zatrzymaj wszystkie { $n } biletów
}
web-keep-n = { $n ->
    [0] Wybierz bilety
    [one] Zatrzymaj { $n } bilet
    [few] Zatrzymaj { $n } bilety
   *[many] Zatrzymaj { $n } biletów
}

## Tunele

web-tunnel-title = Tunel { $track }
web-tunnel-laid = Zagrane karty:
web-tunnel-owes = { $n ->
    [0] Droga wolna: bez dopłaty.
    [one] Trzeba dopłacić { $n } kartę.
    [few] Trzeba dopłacić { $n } karty.
   *[many] Trzeba dopłacić { $n } kart.
}
web-tunnel-cannot = Nie masz kart na dopłatę.
web-tunnel-pay = Dopłać
web-tunnel-decline = Zrezygnuj i zabierz karty

## Cele i punkty

web-longest-path-about = Za najdłuższą nieprzerwaną trasę z własnych połączeń, liczoną w wagonikach.
web-others-hidden = u pozostałych ukryte

## Mapa

web-zoom-in = Przybliż
web-zoom-out = Oddal
web-fit = Cała mapa
web-arctic-circle = Koło podbiegunowe
web-sea-norwegian = Morze Norweskie
web-sea-barents = Morze Barentsa
web-sea-north = Morze Północne
web-sea-pacific = Ocean Spokojny
web-sea-gulf = Zatoka Meksykańska
web-sea-atlantic = Ocean Atlantycki
web-sea-baltic = Morze Bałtyckie
web-sea-biscay = Zatoka Biskajska
web-sea-mediterranean = Morze Śródziemne
web-sea-black = Morze Czarne
web-sea-adriatic = Adriatyk
web-sea-ionian = Morze Jońskie
web-sea-bothnia = Zatoka Botnicka
web-sea-arabian = Morze Arabskie
web-sea-bengal = Zatoka Bengalska
web-sea-indian = Ocean Indyjski
web-land-be = Belgia
web-land-bt = Bhutan
web-land-by = Białoruś
web-land-ceylon = Cejlon
web-land-ie = Irlandia
web-land-np = Nepal
web-land-tibet = Tybet

## Keys and rules

web-rule = Zasada { $rule }: otwórz
web-keys-map = do mapy
web-keys-arrows = na mapie: następne połączenie w tym kierunku
web-keys-claimable = na mapie: następne lub poprzednie połączenie, które możesz zająć
web-keys-choose = wybierz lub naciśnij
web-keys-leave = odznacz połączenie, zamknij
web-keys-decision = do decyzji: zapłata, tunel, bilety
web-keys-market = do tej odkrytej karty
web-keys-deck = do stosu
web-keys-hand = do twoich kart
web-keys-tickets = do twoich biletów
web-keys-goals = do celów
web-keys-players = do graczy
web-keys-log = do dziennika
web-keys-score = bieżący wynik
web-keys-zoom = na mapie: przybliż, oddal, cała mapa
web-keys-help = ta lista

## Punkty

## Dworce

web-stations = { $n ->
    [one] { $n } dworzec
    [few] { $n } dworce
   *[many] { $n } dworców
}
web-station-of = { $city }: dworzec ({ $seat })
    .you = { $city }: twój dworzec
web-station-none = { $city }: bez dworca
web-station-ways = { $n ->
    [one] Możesz go zbudować na { $n } sposób.
    [few] Możesz go zbudować na { $n } sposoby.
   *[many] Możesz go zbudować na { $n } sposobów.
}
web-station-title = Dworzec: { $city }
web-station-about = Na koniec gry użycza twoim biletom jednego połączenia innej osoby z tego miasta.
web-station-build = Zbuduj za
web-station-short = Nie masz teraz kart na dworzec.
web-build-station = { $n ->
    [one] Zbuduj dworzec ({ $n } karta)
    [few] Zbuduj dworzec ({ $n } karty)
   *[many] Zbuduj dworzec ({ $n } kart)
}
web-station-where = W którym mieście?
web-keys-stations = na mapie: do miast, żeby zbudować dworzec

## Pasażerowie

web-turn-passenger = { $seat } wybiera pasażera
web-passenger-title = Kto wsiada? { $place }
web-passengers-about = { $first ->
    [one] Za każdy kolor: { $first } punkt za najwięcej pasażerów, { $second } za drugie miejsce.
    [few] Za każdy kolor: { $first } punkty za najwięcej pasażerów, { $second } za drugie miejsce.
   *[many] Za każdy kolor: { $first } punktów za najwięcej pasażerów, { $second } za drugie miejsce.
}

## Dwa stosy biletów

web-turn-announcing = { $seat } wybiera, z którego stosu dobrać bilety
web-mix-title = Ile biletów z którego stosu?
web-mix-about = Zobaczysz je dopiero potem. Długie są więcej warte i trudniejsze.
web-mix = krótkie: { $short }, długie: { $long }
web-draw-mix = Dobierz bilety. Zostało krótkich: { $short }, długich: { $long }
web-tickets-by-deck = bilety krótkie: { $short }, długie: { $long }
web-long-ticket = długi
web-globetrotter-about = Za najwięcej zrealizowanych biletów.
web-grand-tour-about = Za zrealizowane bilety, których miasta łączą dwie osobne trasy z twoich połączeń.

## What a thing is, wherever it is shown

web-explain-wagons = Każde pole połączenia zajmuje jeden. { $left ->
    [0] Kto nie ma już żadnego, rozpoczyna ostatnią rundę.
   *[other] Kto ma ich najwyżej { $left }, rozpoczyna ostatnią rundę.
}
web-explain-card = Opłaca jedno pole połączenia w tym kolorze. Szare połączenie przyjmuje dowolny, ale jeden kolor.
web-explain-loco = { $on ->
    [tunnels] Zastępuje dowolny kolor, ale tylko w tunelach.
    [tunnels-and-ferries] Zastępuje dowolny kolor, ale tylko w tunelach i na promach.
   *[all] Zastępuje kartę dowolnego koloru.
} { $freely ->
    [yes] Odkrytą bierzesz jak każdą inną kartę.
   *[no] Odkryta jest jedyną kartą, jaką bierzesz w turze.
}
web-explain-points = Tyle daje połączenie, gdy je zajmiesz: im dłuższe, tym więcej.
web-explain-cards = Karty wagonów na ręce. Płaci się nimi za połączenia; nie ma limitu.
web-explain-tickets = Dwa miejsca do połączenia. Na koniec zrealizowany bilet dodaje swoją wartość, inny ją odejmuje.
web-explain-stations = Dworzec pozwala użyć jednego cudzego połączenia do biletów. Każdy niezbudowany daje punkty.
web-explain-score = Dotychczasowe punkty. Bilety i premie dolicza się na końcu.
web-explain-passengers = Zabrani pasażerowie. Kto ma najwięcej w danym kolorze, dostaje punkty na końcu.
web-heard = Co się dzieje
