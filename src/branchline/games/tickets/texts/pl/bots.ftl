# Co boty rodziny Wsiąść do Pociągu mówią o swoich ruchach.

tickets-why-keep = te bilety dobrze do siebie pasują: { $tickets }
    .you = Te bilety dobrze do siebie pasują: { $tickets }.
tickets-why-keep-best = najbardziej obiecujący wybór: { $tickets }
    .you = Dla ciebie najbardziej obiecujący wybór: { $tickets }.
tickets-why-keep-one = z dobranych najlepiej pasuje { $tickets }
    .you = Z dobranych najlepiej pasuje do ciebie { $tickets }.
tickets-why-way = po drodze do biletu { $ticket }
    .you = Leży na trasie twojego biletu { $ticket }.
tickets-why-narrow = wąskie gardło na trasie { $ticket }; lepiej zająć je, zanim zrobi to ktoś inny
    .you = To wąskie gardło na trasie { $ticket }. Zajmij je, zanim zrobi to ktoś inny.
tickets-why-points = { $points ->
    [one] { $points } punkt, a karty już są
    [few] { $points } punkty, a karty już są
   *[many] { $points } punktów, a karty już są
}
    .you = { $points ->
        [one] Masz karty, a dostaniesz { $points } punkt.
        [few] Masz karty, a dostaniesz { $points } punkty.
       *[many] Masz karty, a dostaniesz { $points } punktów.
    }
tickets-why-long = długie połączenie za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
    .you = To długie połączenie za { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
tickets-why-path = najdłuższa trasa będzie dłuższa
    .you = Twoja najdłuższa trasa będzie dłuższa.
tickets-why-goal = krok do celu { $goal }
    .you = Zbliża cię do celu { $goal }.
tickets-why-finish = lepiej skończyć, póki trwa prowadzenie
    .you = Prowadzisz, więc kończ grę.
tickets-why-last = ostatnia tura: liczy się wszystko, co jeszcze daje punkty
    .you = To twoja ostatnia tura. Bierz, co jeszcze daje punkty.
tickets-why-collect = potrzebne na połączenie { $track }: { $card }
    .you = Potrzebujesz na połączenie { $track }: { $card }.
tickets-why-loco = lokomotywa zastąpi każdy brakujący kolor
    .you = Lokomotywa zastąpi każdy kolor, którego ci brakuje.
tickets-why-spare = może się przydać: { $card }
    .you = Może ci się przydać: { $card }.
tickets-why-deck = żadna odkryta karta nie da więcej niż karta ze stosu
    .you = Żadna odkryta karta nie da ci więcej niż karta ze stosu.
tickets-why-more = wszystkie bilety są zrealizowane, pora na kolejne
    .you = Wszystkie twoje bilety są zrealizowane. Dobierz kolejne.
tickets-why-mix = obiecujący zestaw biletów na początek
    .you = Obiecujący zestaw biletów na początek.
tickets-why-room = wystarczy wagoników i czasu na kolejne bilety
    .you = Masz dość wagoników i czasu na kolejne bilety.
tickets-why-hungry = najpierw bilety, potem połączenia
    .you = Najpierw zbierz bilety, połączenia zajmiesz potem.
tickets-why-tunnel-pay = tunel { $track } jest wart dopłaty
    .you = Tunel { $track } jest wart dopłaty.
tickets-why-tunnel-decline = tunel { $track } kosztuje za dużo
    .you = Tunel { $track } kosztuje za dużo. Zachowaj karty.
tickets-why-stop = wystarczy jedna karta
    .you = Wystarczy ci jedna karta.
tickets-why-station = dworzec ({ $city }), bo nic lepszego nie zostało
    .you = Dworzec ({ $city }): nic lepszego nie zostało.
tickets-why-station-ticket = dworzec ({ $city }) użycza połączenia, którego brakuje do biletu { $ticket }
    .you = Dworzec ({ $city }) użyczy ci połączenia, którego brakuje do biletu { $ticket }.
tickets-why-tour = domyka wielką podróż
    .you = Pomoże ci domknąć wielką podróż.
tickets-why-passengers = dla pasażerów, którzy tam czekają
    .you = Czekają tam na ciebie cenni pasażerowie.
tickets-why-passenger = { $passenger } to kolor, którego ma najwięcej
    .you = Tego koloru masz już najwięcej: { $passenger }.
tickets-why-passenger-race = { $passenger }: w wyścigu o przewagi ten kolor liczy się najbardziej
    .you = W wyścigu o przewagi ten kolor liczy się najbardziej: { $passenger }.
tickets-why-pass = nic innego nie da się zrobić
    .you = Nic innego nie możesz zrobić.

## Ruchy, słowami dziennika

tickets-move-draw = odkryta karta: { $card }
tickets-move-draw-deck = karta ze stosu
tickets-move-stop = poprzestanie na jednej karcie
tickets-move-claim = { $track }: { $cards }
tickets-move-station = dworzec ({ $city }): { $cards }
tickets-move-tickets = nowe bilety
tickets-move-tickets-short = nowe bilety, krótkie: { $short }, długie: { $long }
tickets-move-keep = zatrzymanie biletów: { $keep }
tickets-move-tunnel = dopłata: { $cards }
tickets-move-tunnel-decline = rezygnacja z tunelu
tickets-move-passenger = pasażer ({ $place }): { $passenger }
tickets-move-pass = pas

## The bots in a sentence

bot-about-hungry = na początku zbiera dużo biletów, potem próbuje je zrealizować
bot-about-path = trzyma się najlepszej trasy dla swoich biletów
bot-about-one-step = buduje dla jednego biletu naraz, połączenie po połączeniu
bot-about-long-route = najpierw długie połączenia, potem bilety
bot-about-planner = łączy wszystkie bilety jak najtańszą siecią i pilnuje końca gry
