# Własne mapy: co jest nie tak i co mogłoby być lepsze.

tickets-map-too-many = Jest ich { $n }, a może być najwyżej { $most }.
tickets-map-no-name = Mapa musi mieć nazwę.
tickets-map-one-line = Tu musi być jeden wiersz, najwyżej { $most } znaków.
tickets-map-bad-id = Identyfikator składa się tylko z małych liter, cyfr i podkreśleń.
tickets-map-country-is-city = Ten sam identyfikator ma już miasto.
tickets-map-players = Tu muszą być dwie liczby od 2 do 5, najpierw mniejsza.
tickets-map-range = Tu musi być od { $least } do { $most }, a nie { $value }.
tickets-map-usual-among = Wśród nich musi być zwykła liczba: { $n }.
tickets-map-pair-or-three = Za symbol lokomotywy płaci się parą albo dowolnymi trzema kartami, nie jednym i drugim.
tickets-map-open-doubles = Dla każdej liczby graczy od 2 wzwyż musi tu być liczba od 1 do { $most }.
tickets-map-scoring-table = Tu są punkty za 1, 2, 3 i więcej pól, najwyżej 12.
tickets-map-nameless-city = Miasto bez nazwy musi mieć kraj.
tickets-map-shares = Tu muszą być dwa ułamki planszy, od 0 do 1.
tickets-map-no-country = Nie ma kraju „{ $country }”.
tickets-map-lonely-city = Do tego miasta nie prowadzi żadne połączenie.
tickets-map-border-spot = Punkt graniczny ma kraj i dokładnie jedno połączenie; tutaj liczba połączeń to { $n }.
tickets-map-track-id = Połączenie nazywa się „miasto-miasto” albo „miasto-miasto/1”, jeśli obok biegną inne.
tickets-map-no-city = Nie ma miasta „{ $city }”.
tickets-map-same-city = Połączenie łączy dwa różne miasta.
tickets-map-length = Długość { $length } wykracza poza tabelę punktów, która sięga od 1 do { $most }.
tickets-map-length-without-points = Tabela punktów nie ma punktów za długość { $length }.
tickets-map-no-color = Nie ma koloru „{ $color }”; są gray, { $colors }.
tickets-map-gray-is-ferry = Każde szare połączenie na tej mapie to prom, więc potrzebuje symbolu lokomotywy.
tickets-map-tunnel-cost = Tunel może kosztować najwyżej 15 kart razem z dopłatą.
tickets-map-any-cards = Dowolne karty zastępują jedną tylko na szarych połączeniach, nie na promach ani w tunelach.
tickets-map-ferry-symbols = Prom o długości { $length } nie może mieć tylu symboli lokomotywy: { $n }.
tickets-map-ferry-most-symbols = Prom może mieć najwyżej 4 symbole lokomotywy.
tickets-map-ferry-cost = Prom może kosztować najwyżej 15 kart.
tickets-map-ferry-gray = Prom jest szary.
tickets-map-ferry-tunnel = Prom nie może być tunelem.
tickets-map-ferry-unpayable = Za ten prom nie da się zapłacić: nie ma lokomotyw, a pary nie zastępują symboli.
tickets-map-parallel-most = Równoległych połączeń jest { $n }, a mogą być najwyżej 3.
tickets-map-parallel-ids = Te równoległe połączenia muszą się nazywać { $ids }.
tickets-map-parallel-lengths = Te równoległe połączenia mają różne długości.
tickets-map-no-points = Ten bilet nie ma punktów.
tickets-map-points-twice = Ten bilet daje punkty za każdy kraj, więc nie ma własnych punktów.
tickets-map-leads-nowhere = Ten bilet donikąd nie prowadzi.
tickets-map-no-place = „{ $place }” nie jest ani miastem, ani krajem z punktami granicznymi.
tickets-map-same-place = Ten bilet zaczyna się i kończy w tym samym miejscu.
tickets-map-unreachable = Żadne połączenia nie prowadzą z „{ $start }” do „{ $end }”.
tickets-map-no-metric = Nie ma miary „{ $metric }”; są { $metrics }.
tickets-map-goal-by-city = Ten cel liczy bilety według miast, więc każdy bilet musi łączyć dwa miasta.
tickets-map-no-capital = Na tej mapie nie ma stolicy.
tickets-map-few-short = Krótkich biletów jest { $n }, a gracze ({ $players }) mogą chcieć ich { $wanted }.
tickets-map-few-long = Długich biletów jest { $n }, a gracze ({ $players }) mogą chcieć ich { $wanted }.
tickets-map-no-deck = Każdy bilet należy do stosu „short” albo „long”.
tickets-map-mixes-returned = Odrzucone bilety wracają do swoich stosów: na początku „shuffled”, później „under”.
tickets-map-passenger-color = „{ $color }” musi być jednym z kolorów { $colors }, każdy tylko raz.
tickets-map-passenger-bag = W woreczku mieści się { $n }, więc tylu pasażerów trzeba rozmieścić.
tickets-map-mixes-long = Przy mieszankach każdy sam mówi, ile długich biletów dobiera.
tickets-map-two-decks = Do tego potrzebne są dwa stosy biletów.
tickets-map-few-cards = Kart wagonów jest { $n }, za mało na tylu graczy: { $players }.
tickets-map-few-long-dealt = Długich biletów jest { $n }, za mało, by rozdać po { $each }; graczy: { $players }.
tickets-map-few-tickets = Biletów jest { $n }, za mało, by rozdać po { $each }; graczy: { $players }.
tickets-map-box = Kart jest { $n }, a w pudełku tej mapy jest ich { $wanted }.
tickets-map-no-tracks = Nie ma jeszcze żadnych połączeń.
tickets-map-no-entry = Na mapie nie ma takiego wpisu do poprawienia.
tickets-map-too-costly = Na tej mapie zasady liczyłyby zbyt długo. Pomoże mniej połączeń lub krótsze połączenia, mniej wagoników albo mniej stacji.

# Rady: na mapie da się grać, ale może nie o to chodziło.

tickets-map-advice-rich = Pól na najkrótszej trasie: { $spaces }, więc { $points } to dużo punktów.
tickets-map-advice-poor = Pól na najkrótszej trasie: { $spaces }, więc { $points } to mało punktów.
tickets-map-advice-one-route = Ten bilet realizuje jedno jedyne połączenie.
tickets-map-advice-dear = Najkrótsza trasa wymaga { $spaces } wagoników, a gracz ma ich tylko { $trains }.
tickets-map-advice-crowded = Wszystkie połączenia mają razem { $spaces } pól, a wagoników przy liczbie graczy { $players } jest { $trains }: partie skończą się, bo nikt nie będzie mógł wykonać ruchu.
tickets-map-advice-long = Nikt nie zajmie tego połączenia: ma długość { $length }, a wagoników jest tylko { $trains }.
tickets-map-advice-same-spot = W tym samym miejscu leży inne miasto, więc plansza będzie narysowana inaczej.
tickets-map-advice-same-name = Inne miasto też nazywa się „{ $name }”: nikt nie odróżni ich biletów.
tickets-map-advice-parts = Stąd żadne połączenia nie prowadzą do reszty mapy.
tickets-map-advice-one-way = Stąd wprost można dotrzeć tylko do jednego miasta: kto nie zdąży, już się nie połączy.
tickets-map-advice-no-ticket = Żaden bilet nie wymienia tego miasta.
tickets-map-advice-colors = Kolory są nierówne: jeden ma pól { $many }, inny tylko { $few }. Różnica do { $fair } jest w porządku.
tickets-map-advice-crossing = W linii prostej przecięłoby się z { $a } – { $b }, więc plansza je wygina.

# Repairs: what a button says that mends a map.

tickets-map-repair-usual = Zwykła wartość
tickets-map-repair-set = Zmień na { $value }
tickets-map-repair-points = Punkty: { $n }
tickets-map-repair-gray = Zmień na szare
tickets-map-repair-no-tunnel = Tylko prom
tickets-map-repair-no-country = Bez kraju
tickets-map-repair-join = Połącz { $a } i { $b }
tickets-map-repair-ticket-out = Usuń bilet
tickets-map-repair-tickets = { $n ->
    [one] Dodaj bilet
    [few] Dodaj { $n } bilety
   *[many] Dodaj { $n } biletów
}
tickets-map-repair-decks = Podziel bilety według wartości
tickets-map-repair-passengers = Rozmieść pasażerów na nowo
tickets-map-repair-box = To już nie jest drukowana gra
tickets-map-repair-move = Przesuń je trochę
tickets-map-repair-recolor = Daj połączeniu { $a } – { $b } najrzadszy kolor
