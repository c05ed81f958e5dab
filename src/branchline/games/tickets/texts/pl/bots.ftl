# Co boty rodziny Wsiąść do Pociągu mówią o swoich ruchach.

tickets-why-keep = te bilety dobrze do siebie pasują: { $tickets }
tickets-why-keep-one = z tych do wyboru najlepiej pasuje { $tickets }
tickets-why-way = po drodze dla biletu { $ticket }
tickets-why-narrow = wąskie gardło na drodze dla biletu { $ticket }, lepiej zająć je, zanim zrobi to ktoś inny
tickets-why-points = { $points ->
    [one] { $points } punkt, a karty są na ręce
    [few] { $points } punkty, a karty są na ręce
   *[many] { $points } punktów, a karty są na ręce
}
tickets-why-long = długie połączenie za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
tickets-why-goal = krok do celu { $goal }
tickets-why-finish = czas skończyć grę, póki trwa prowadzenie
tickets-why-last = ostatnia tura: liczy się wszystko, co jeszcze daje punkty
tickets-why-collect = zbieranie na połączenie { $track }: { $card }
tickets-why-loco = lokomotywa, bo zastąpi każdy brakujący kolor
tickets-why-spare = może się jeszcze przydać: { $card }
tickets-why-deck = żadna odkryta karta nie pomoże bardziej niż karta ze stosu
tickets-why-more = wszystko jest połączone, pora na kolejne bilety
tickets-why-room = wystarczy wagonów i czasu na kolejne bilety
tickets-why-hungry = najpierw bilety, potem połączenia
tickets-why-tunnel-pay = tunel { $track } jest wart dodatkowych kart
tickets-why-tunnel-decline = tunel { $track } kosztuje za dużo; lepiej zatrzymać karty
tickets-why-stop = wystarczy jedna karta
tickets-why-passenger = { $passenger } to kolor, którego ma najwięcej
tickets-why-pass = nic innego nie da się zrobić

## The bots in a sentence

bot-about-hungry = wcześnie zbiera wiele biletów, potem je łączy
bot-about-path = idzie najlepszą drogą dla swoich biletów
bot-about-one-step = najlepsza następna trasa dla jednego biletu naraz
bot-about-long-route = najpierw długie trasy, potem bilety
bot-about-planner = łączy wszystkie bilety tanią siecią i pilnuje końca gry
