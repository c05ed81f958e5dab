# The terminal screen of the ticket games.

## Stół

terminal-column-wagons = wagoniki
terminal-column-cards = karty
terminal-column-tickets = bilety
# headings in a small window
terminal-short-points = pkt
terminal-short-wagons = wag
terminal-short-cards = kar
terminal-column-known = znane karty
terminal-last-round = { $turns ->
    [one] OSTATNIA RUNDA: została { $turns } tura (wagoniki kończy { $seat })
    [few] OSTATNIA RUNDA: zostały { $turns } tury (wagoniki kończy { $seat })
   *[many] OSTATNIA RUNDA: zostało { $turns } tur (wagoniki kończy { $seat })
}
terminal-market = Odkryte karty
terminal-piles = stos { $deck } · odrzucone { $discards } · bilety { $tickets }
terminal-discards = wśród odrzuconych: { $cards }
terminal-hand = { $n ->
    [one] Twoja ręka: { $n } karta
    [few] Twoja ręka: { $n } karty
   *[many] Twoja ręka: { $n } kart
}
terminal-tickets = Twoje bilety
# in a small window: tickets that are not named, and the word that shows them
terminal-tickets-more = i jeszcze { $n }: { $word }
terminal-tickets-done = zrealizowane: { $n } (+{ $points })
terminal-goals = Cele
terminal-any-color = dow.
terminal-way = { $wagons ->
    [one] brakuje { $wagons } wagonika
    [few] brakuje { $wagons } wagoników
   *[many] brakuje { $wagons } wagoników
}
terminal-way-done = { $points ->
    [one] zrealizowany, { $points } punkt
    [few] zrealizowany, { $points } punkty
   *[many] zrealizowany, { $points } punktów
}
terminal-way-lost = nieosiągalny: wszystkie drogi zajęte
terminal-way-too-long = { $wagons ->
    [one] (został ci tylko { $wagons } wagonik)
    [few] (zostały ci tylko { $wagons } wagoniki)
   *[many] (zostało ci tylko { $wagons } wagoników)
}
terminal-tunnel = Tunel { $track }
terminal-tunnel-laid = zagrane
terminal-tunnel-revealed = odsłonięte
terminal-tunnel-owes = { $n ->
    [one] Trzeba dopłacić { $n } kartę.
    [few] Trzeba dopłacić { $n } karty.
   *[many] Trzeba dopłacić { $n } kart.
}

## Ruchy

terminal-move-draw-deck = ze stosu
terminal-move-tickets = dobierz nowe bilety i zatrzymaj część
terminal-move-mix = krótkie { $short } · długie { $long }
terminal-passengers = Pasażerowie
terminal-ticket-decks = krótkie { $short } · długie { $long }
terminal-move-tunnel-decline = zrezygnuj i zabierz karty
terminal-move-stop = poprzestań na jednej karcie
terminal-move-pass = spasuj
terminal-move-pay = zapłać
terminal-keep-how = Wpisz numery biletów do zatrzymania, na przykład „1 3”, albo „all”, aby zatrzymać wszystkie.
terminal-more-tracks = { $n ->
    [one] jeszcze { $n } połączenie: wpisz więcej claim
    [few] jeszcze { $n } połączenia: wpisz więcej claim
   *[many] jeszcze { $n } połączeń: wpisz więcej claim
}
terminal-more-ways = Inne sposoby zapłaty: wpisz więcej i numer, na przykład więcej 6
terminal-more-wasteful = { $n ->
    [one] Nie pokazano { $n } rozrzutnej zapłaty: więcej { $track } all
    [few] Nie pokazano { $n } rozrzutnych zapłat: więcej { $track } all
   *[many] Nie pokazano { $n } rozrzutnych zapłat: więcej { $track } all
}
terminal-more-payments = Można zapłacić też innymi kartami: wpisz je, na przykład claim a-b: 3 blue 1 red
terminal-other-ways = { $n ->
    [one] lub { $n } inny sposób
    [few] lub { $n } inne sposoby
   *[many] lub { $n } innych sposobów
}
terminal-is-tunnel = tunel
terminal-is-ferry = prom { $n }L
terminal-is-any-cards = { $n }:1
terminal-has-bonus = +{ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}

## Mapa

terminal-column-to = dokąd
terminal-column-spaces = pola
terminal-column-special = {""}
terminal-column-owner = właściciel
terminal-column-pay = możesz zapłacić
terminal-track-open = wolne
terminal-track-closed = niedostępne
terminal-pay-wagons = za mało wagoników
terminal-pay-no = jeszcze nie
terminal-pay-missing = { $n ->
    [one] brakuje { $n } karty
    [few] brakuje { $n } kart
   *[many] brakuje { $n } kart
}
terminal-city-none = Na tej mapie nie ma miasta { $name }.
terminal-city-near = Nie ma miasta { $name }; może chodzi o: { $near }?

## Pomoc przy stole

terminal-notation-tickets = Ruchy słowami: draw deck, draw red, tickets, keep 1 3, claim { $track } (płaci najtaniej), claim { $track }: 3 green 1 loco, tunnel pay 1 loco, tunnel decline. Karty można podać literami, na przykład 3g1l: { $letters }.
terminal-column-stations = dworce
terminal-station-of = dworzec: { $seat }
terminal-more-stations = { $n ->
    [one] Jeszcze { $n } miasto: więcej station
    [few] Jeszcze { $n } miasta: więcej station
   *[many] Jeszcze { $n } miast: więcej station
}
terminal-station-used = dworzec { $city }: { $track }
terminal-station-unused = dworzec { $city }: bez pożytku
terminal-notation-stations = Dworce: station paris (płaci najtaniej), station paris: 2 red 1 loco.
terminal-notation-mixes = Dwa stosy biletów: tickets 3 short 1 long.
terminal-notation-passengers = Pasażerowie: passenger berlin: red.

## Gry na półce, dane, symulacja

terminal-data-sources = Źródła
terminal-data-notes = Uwagi do pojedynczych wpisów
terminal-data-assumed = Wartości niepotwierdzone
