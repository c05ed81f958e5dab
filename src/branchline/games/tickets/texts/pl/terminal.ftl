# The terminal screen of the ticket games.

## Stół

terminal-column-wagons = wagony
terminal-column-cards = karty
terminal-column-tickets = bilety
terminal-column-known = znane karty
terminal-last-round = { $turns ->
    [one] OSTATNIA RUNDA (początek: { $seat }): została { $turns } tura
    [few] OSTATNIA RUNDA (początek: { $seat }): zostały { $turns } tury
   *[many] OSTATNIA RUNDA (początek: { $seat }): zostało { $turns } tur
}
terminal-market = Odkryte karty
terminal-piles = stos { $deck } · odrzucone { $discards } · stos biletów { $tickets }
terminal-discards = wśród odrzuconych: { $cards }
terminal-hand = { $n ->
    [one] Twoja ręka, { $n } karta
    [few] Twoja ręka, { $n } karty
   *[many] Twoja ręka, { $n } kart
}
terminal-no-cards = brak kart
terminal-tickets = Twoje bilety
terminal-goals = Cele
terminal-any-color = dow.
terminal-way = { $wagons ->
    [one] brakuje { $wagons } wagonu
    [few] brakuje { $wagons } wagonów
   *[many] brakuje { $wagons } wagonów
}
terminal-way-done = { $points ->
    [one] gotowe, { $points } punkt
    [few] gotowe, { $points } punkty
   *[many] gotowe, { $points } punktów
}
terminal-way-lost = odcięte: nie ma już drogi
terminal-way-too-long = { $wagons ->
    [one] (został ci tylko { $wagons } wagon)
    [few] (zostały ci tylko { $wagons } wagony)
   *[many] (zostało ci tylko { $wagons } wagonów)
}
terminal-tunnel = Tunel { $track }
terminal-tunnel-laid = wyłożone
terminal-tunnel-revealed = odkryte
terminal-tunnel-owes = { $n ->
    [one] Trzeba dopłacić { $n } kartę.
    [few] Trzeba dopłacić { $n } karty.
   *[many] Trzeba dopłacić { $n } kart.
}

## Ruchy

terminal-move-draw-deck = ze stosu
terminal-move-tickets = obejrzyj nowe bilety i zatrzymaj część
terminal-move-tunnel-decline = zrezygnuj i weź karty z powrotem
terminal-move-stop = wystarczy jedna karta
terminal-move-pass = spasuj
terminal-move-pay = zapłać
terminal-keep-how = Wpisz numery biletów, które zatrzymujesz, na przykład „1 3”, albo „all”, żeby zatrzymać wszystkie.
terminal-more-tracks = { $n ->
    [one] jeszcze { $n } połączenie: more claim
    [few] jeszcze { $n } połączenia: more claim
   *[many] jeszcze { $n } połączeń: more claim
}
terminal-more-ways = Inne zapłaty: more i numer, na przykład more 6
terminal-more-wasteful = { $n ->
    [one] pominięto { $n } zapłatę, która marnuje karty: more { $track } all
    [few] pominięto { $n } zapłaty, które marnują karty: more { $track } all
   *[many] pominięto { $n } zapłat, które marnują karty: more { $track } all
}
terminal-more-payments = Można zapłacić też innymi kartami: wpisz je, na przykład claim a-b: 3 blue 1 red
terminal-other-ways = { $n ->
    [one] lub { $n } inna
    [few] lub { $n } inne
   *[many] lub { $n } innych
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
terminal-track-closed = zamknięte
terminal-pay-wagons = za mało wagonów
terminal-pay-no = jeszcze nie
terminal-pay-missing = { $n ->
    [one] brakuje { $n } karty
    [few] brakuje { $n } kart
   *[many] brakuje { $n } kart
}
terminal-city-none = Na tej mapie nie ma miasta { $name }.
terminal-city-near = Nie ma miasta { $name }; może chodzi o: { $near }?

## Pomoc przy stole

terminal-notation-tickets = Ruchy słowami: draw deck, draw red, tickets, keep 1 3, claim bern-luzern (płaci najtaniej), claim bern-luzern: 3 green 1 loco, tunnel pay 1 loco, tunnel decline. Karty można podać literami, na przykład 3g1l: { $letters }.

## Gry na półce, dane, symulacja

terminal-data-sources = Źródła
terminal-data-notes = Uwagi do pojedynczych wpisów
terminal-data-assumed = Wartości przyjęte
