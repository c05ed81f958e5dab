# Snowdonia.

## Zasoby. `good-*` nazywa jeden rodzaj, `goods-*` je liczy.

snowdonia-good-ore = ruda żelaza
snowdonia-good-stone = kamień
snowdonia-good-coal = węgiel
snowdonia-good-rubble = gruz
snowdonia-good-steel = stal
snowdonia-goods-ore = { $n ->
    [one] { $n } ruda żelaza
    [few] { $n } rudy żelaza
   *[many] { $n } rud żelaza
}
snowdonia-goods-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
snowdonia-goods-coal = { $n ->
    [one] { $n } węgiel
    [few] { $n } węgle
   *[many] { $n } węgli
}
snowdonia-goods-rubble = { $n ->
    [one] { $n } gruz
    [few] { $n } gruzy
   *[many] { $n } gruzów
}
snowdonia-goods-steel = { $n ->
    [one] { $n } sztaba stali
    [few] { $n } sztaby stali
   *[many] { $n } sztab stali
}
snowdonia-goods-event = { $n ->
    [one] { $n } kostka wydarzeń
    [few] { $n } kostki wydarzeń
   *[many] { $n } kostek wydarzeń
}
snowdonia-nothing = nic

## Pogoda

snowdonia-weather-sun = słońce
snowdonia-weather-rain = deszcz
snowdonia-weather-fog = mgła

## Obszary akcji

snowdonia-area-a = Strefa zasobów
    .about = Weź do trzech kostek, w tym najwyżej jeden węgiel. Z ostatniego pola zostaje się też pierwszym graczem.
snowdonia-area-b = Wykopy
    .about = Usuń tyle gruzu, ile wynosi tempo wykopów, kolejno wzdłuż linii. Kto zabiera ostatnią kostkę z wykopu na stacji, ten go przejmuje.
snowdonia-area-c = Warsztat
    .about = Do trzech wymian: 3 rudy żelaza na sztabę stali, 2 gruzy na kamień.
snowdonia-area-d = Układanie torów
    .about = Ułóż tyle oczyszczonych torów, ile wynosi tempo układania, każdy za sztabę stali.
snowdonia-area-e = Budowa
    .about = { $players ->
        [1] Zabuduj jeden plac na stacji, do której tory są oczyszczone.
       *[other] Zabuduj jeden plac na stacji, do której tory są oczyszczone, albo zdobądź pociąg.
    }
snowdonia-area-f = Biuro
    .about = Weź jeden z odkrytych kontraktów.
snowdonia-area-g = Geodeta
    .about = Przesuń swojego geodetę na następną stację. Miejsca nigdy tu nie zabraknie.

## Miejsca na linii

snowdonia-place-track = tor { $n } do stacji { $station }
snowdonia-place-dig = wykop { $n } na stacji { $station }
snowdonia-place-site = plac budowy { $n } na stacji { $station }

## Wydarzenia na torze wydarzeń

snowdonia-event-excavate = Wykopy
    .about = Z tylu miejsc, ile wynosi tempo wykopów, znika cały gruz. Nikt go nie dostaje.
snowdonia-event-lay-track = Układanie torów
    .about = Układa się tyle torów, ile wynosi tempo układania. Nie należą do nikogo.
snowdonia-event-complete-station = Ukończenie stacji
    .about = Pierwsza nieukończona stacja jest zamknięta do końca gry. Znika z niej gruz.
snowdonia-event-trains = Pociągi
    .about = Od tej chwili można kupować pociągi.
snowdonia-event-maintenance = Przegląd pociągów
    .about = Kto ma pociąg, płaci sztabę stali, odrzuca bon na przegląd albo traci pociąg.

## Możliwości pociągów

snowdonia-power-none = Bez szczególnych możliwości.
snowdonia-power-excavate = { $n ->
    [one] Każda twoja akcja wykopów usuwa o { $n } gruz więcej.
    [few] Każda twoja akcja wykopów usuwa o { $n } gruzy więcej.
   *[many] Każda twoja akcja wykopów usuwa o { $n } gruzów więcej.
}
snowdonia-power-smelt = { $n ->
    [one] W warsztacie sztaba stali kosztuje cię { $n } rudę żelaza.
    [few] W warsztacie sztaba stali kosztuje cię { $n } rudy żelaza.
   *[many] W warsztacie sztaba stali kosztuje cię { $n } rud żelaza.
}
snowdonia-power-yard = { $n ->
    [one] Każda twoja akcja w strefie zasobów może dać o { $n } kostkę więcej.
    [few] Każda twoja akcja w strefie zasobów może dać o { $n } kostki więcej.
   *[many] Każda twoja akcja w strefie zasobów może dać o { $n } kostek więcej.
}
snowdonia-power-points = { $n ->
    [one] { $n } punkt, jeśli masz go na koniec gry.
    [few] { $n } punkty, jeśli masz go na koniec gry.
   *[many] { $n } punktów, jeśli masz go na koniec gry.
}
snowdonia-power-build = Po obszarze E możesz budować jeszcze raz, jeśli w tej rundzie ktokolwiek budował.
snowdonia-power-lay = { $n ->
    [one] Każda twoja akcja układania kładzie o { $n } tor więcej.
    [few] Każda twoja akcja układania kładzie o { $n } tory więcej.
   *[many] Każda twoja akcja układania kładzie o { $n } torów więcej.
}

## Kontrakty: nasze własne krótkie nazwy

snowdonia-contract-1 = Nocna brygada
snowdonia-contract-2 = Dodatkowi torowcy
snowdonia-contract-3 = Zgoda na dynamit
snowdonia-contract-4 = Barometr
snowdonia-contract-5 = Przetarg
snowdonia-contract-6 = Odlew na miejscu
snowdonia-contract-7 = Szersze wagoniki
snowdonia-contract-8 = Nadgodziny na torach
snowdonia-contract-9 = Oszczędny murarz
snowdonia-contract-10 = Wieczorna zmiana
snowdonia-contract-11 = Kamieniarz
snowdonia-contract-12 = Gorący piec
snowdonia-contract-13 = Zamknięte księgi
snowdonia-contract-14 = Rabat z kamieniołomu
snowdonia-contract-15 = Dobra zaprawa
snowdonia-contract-16 = Części zamienne
snowdonia-contract-17 = Surowe mury
snowdonia-contract-18 = Szczęśliwa dostawa
snowdonia-contract-19 = Druga dostawa
snowdonia-contract-20 = Pierwszy wybór
snowdonia-contract-21 = Gwarancja warsztatu
snowdonia-contract-22 = Gwizdek brygadzisty
snowdonia-contract-23 = Poranny wóz
snowdonia-contract-24 = Mały piec
snowdonia-contract-25 = Wiejski kowal
snowdonia-contract-26 = Podwójne łopaty
snowdonia-contract-27 = Górski przewodnik
snowdonia-contract-28 = Zmiana planów
snowdonia-contract-29 = Koncesja węglowa
snowdonia-contract-30 = Koparka parowa

## Działanie kontraktów. `$number` i `$limit` to liczby z karty.

snowdonia-effect-lay-rate-plus = { $number ->
    [one] Każda twoja akcja układania w tej rundzie może położyć o { $number } tor więcej.
    [few] Każda twoja akcja układania w tej rundzie może położyć o { $number } tory więcej.
   *[many] Każda twoja akcja układania w tej rundzie może położyć o { $number } torów więcej.
}
snowdonia-effect-clear-next-space = Po ostatniej akcji wykopów możesz zabrać cały gruz z następnego miejsca. Oczyszczony tak wykop na stacji jest twój.
snowdonia-effect-swap-forecast = Od razu wymień środkowy żeton pogody na dowolny inny. Taka będzie pogoda w następnej rundzie.
snowdonia-effect-draw-two-keep-one = { $number ->
    [one] Od razu dobierz { $number } kontrakt; zatrzymaj jego albo tę kartę, a resztę odrzuć.
    [few] Od razu dobierz { $number } kontrakty; zatrzymaj jeden z nich albo tę kartę, a resztę odrzuć.
   *[many] Od razu dobierz { $number } kontraktów; zatrzymaj jeden z nich albo tę kartę, a resztę odrzuć.
}
snowdonia-effect-ore-as-steel = { $number ->
    [one] W twoich akcjach budowy w tej rundzie { $number } ruda żelaza może zastąpić sztabę stali
    [few] W twoich akcjach budowy w tej rundzie { $number } rudy żelaza mogą zastąpić sztabę stali
   *[many] W twoich akcjach budowy w tej rundzie { $number } rud żelaza może zastąpić sztabę stali
}{ $limit ->
    [0] {""}
   *[other] , do { $limit } razy w jednej budowie
}.
snowdonia-effect-yard-extra = { $number ->
    [one] Każda twoja akcja w strefie zasobów w tej rundzie może dać o { $number } kostkę więcej. Limit węgla się nie zmienia.
    [few] Każda twoja akcja w strefie zasobów w tej rundzie może dać o { $number } kostki więcej. Limit węgla się nie zmienia.
   *[many] Każda twoja akcja w strefie zasobów w tej rundzie może dać o { $number } kostek więcej. Limit węgla się nie zmienia.
}
snowdonia-effect-extra-lay = Po ostatniej akcji układania torów możesz wykonać jeszcze jedną.
snowdonia-effect-stone-discount = { $number ->
    [one] Każdy plac, który kosztuje kamień, kosztuje cię w tej rundzie o { $number } kamień mniej.
    [few] Każdy plac, który kosztuje kamień, kosztuje cię w tej rundzie o { $number } kamienie mniej.
   *[many] Każdy plac, który kosztuje kamień, kosztuje cię w tej rundzie o { $number } kamieni mniej.
}
snowdonia-effect-extra-build = Po ostatniej akcji budowy możesz wykonać jeszcze jedną.
snowdonia-effect-rubble-to-stone = { $number ->
    [one] Od razu zamień { $number } gruz na kamień z worka, do { $limit } razy.
    [few] Od razu zamień { $number } gruzy na kamień z worka, do { $limit } razy.
   *[many] Od razu zamień { $number } gruzów na kamień z worka, do { $limit } razy.
}
snowdonia-effect-ore-to-steel = { $number ->
    [one] Od razu zamień { $number } rudę żelaza na sztabę stali, do { $limit } razy, a co najmniej raz, jeśli możesz.
    [few] Od razu zamień { $number } rudy żelaza na sztabę stali, do { $limit } razy, a co najmniej raz, jeśli możesz.
   *[many] Od razu zamień { $number } rud żelaza na sztabę stali, do { $limit } razy, a co najmniej raz, jeśli możesz.
}
snowdonia-effect-block-contracts = Od tej chwili nikt, także ty, nie zagrywa kontraktów w tej rundzie.
snowdonia-effect-maintenance-voucher = Odrzuć tę kartę, zamiast płacić za przegląd pociągu.
snowdonia-effect-rubble-as-stone = { $number ->
    [one] W każdej twojej akcji budowy w tej rundzie { $number } gruz może zastąpić kamień, do { $limit } razy.
    [few] W każdej twojej akcji budowy w tej rundzie { $number } gruzy mogą zastąpić kamień, do { $limit } razy.
   *[many] W każdej twojej akcji budowy w tej rundzie { $number } gruzów może zastąpić kamień, do { $limit } razy.
}
snowdonia-effect-draw-from-bag = { $number ->
    [one] Od razu wyciągnij z worka { $number } kostkę i ją zatrzymaj; kostka wydarzeń wraca.
    [few] Od razu wyciągnij z worka { $number } kostki i je zatrzymaj; kostki wydarzeń wracają.
   *[many] Od razu wyciągnij z worka { $number } kostek i je zatrzymaj; kostki wydarzeń wracają.
}
snowdonia-effect-take-now = { $number ->
    [one] Od razu weź ze strefy zasobów { $number } kostkę (limit węgla: { $limit }).
    [few] Od razu weź ze strefy zasobów { $number } kostki (limit węgla: { $limit }).
   *[many] Od razu weź ze strefy zasobów { $number } kostek (limit węgla: { $limit }).
}
snowdonia-effect-take-start-player = Weź znacznik pierwszego gracza. Zostaje u ciebie do końca tej rundy.
snowdonia-effect-double-excavation = Twoje akcje wykopów w tej rundzie usuwają { $number } razy tyle gruzu.
snowdonia-effect-move-surveyor = { $number ->
    [one] Od razu przesuń swojego geodetę o { $number } stację dalej.
    [few] Od razu przesuń swojego geodetę o { $number } stacje dalej.
   *[many] Od razu przesuń swojego geodetę o { $number } stacji dalej.
}
snowdonia-effect-move-labourer = Od razu przestaw jednego ze swoich pracowników na inne wolne pole.
snowdonia-effect-ignore-coal-limit = W tej rundzie możesz brać ze strefy zasobów dowolnie dużo węgla; liczba kostek się nie zmienia.

## Czego kontrakty wymagają na koniec i co dają

snowdonia-bonus-rubble = { $n ->
    [one] { $n } gruz
    [few] { $n } gruzy
   *[many] { $n } gruzów
}
snowdonia-bonus-tracks = { $n ->
    [one] { $n } własny tor
    [few] { $n } własne tory
   *[many] { $n } własnych torów
}
snowdonia-bonus-sites = { $n ->
    [one] { $n } własne miejsce na stacjach
    [few] { $n } własne miejsca na stacjach
   *[many] { $n } własnych miejsc na stacjach
}
snowdonia-bonus-surveyor = geodeta na stacji { $n } lub dalej
snowdonia-bonus-coal = { $n ->
    [one] { $n } punkt za każdy twój węgiel
    [few] { $n } punkty za każdy twój węgiel
   *[many] { $n } punktów za każdy twój węgiel
}
snowdonia-bonus-tiers = punkty za to, jak daleko dotarł twój geodeta: { $tiers }
snowdonia-bonus-tier = stacja { $station }: { $n }

## Opcje

option-scenario = Scenariusz
    .about = Linia, którą się buduje. Blaenau Ffestiniog jest dla jednej do czterech osób i należy do wydania z 2012 roku.
    .mount-snowdon = z Llanberis na Yr Wyddfa
    .blaenau-ffestiniog = z obu końców naprzeciw siebie
option-edition = Wydanie
    .about = Której instrukcji słuchać, gdy się różnią: tej z 2012 roku czy tej z Deluxe Master Set. Opcje z wartością auto idą za wydaniem.
option-solo-train = Pociąg w grze solo
    .about = Pociąg, który masz od początku, gdy grasz w pojedynkę; seria to siedem gier, z pociągami od 1 do 7.
option-light-fog = Lekka mgła
    .about = Mgła zamyka tylko ostatnie pole wykopów i układania torów zamiast obu całych obszarów.
option-light-fog-single = Lekka mgła i jedyne pole
    .about = Co lekka mgła robi z obszarem, który ma tylko jedno pole.
    .open = pozostaje otwarty
    .closed = jest zamknięty
option-optional-tracks = Dodatkowe karty torów
    .about = Wtasowuje trzy dodatkowe karty torów z wydania Deluxe, z 0, 6 i 7 kostkami gruzu.
option-contract-plays = Kontrakty na obszar
    .about = Ile kontraktów wolno zagrać jednej osobie przed akcjami obszaru.
    .many = dowolnie wiele
    .one = jeden, jak w instrukcji niemieckiej
option-yard-take = Branie kostek
    .about = Ile kostek bierze się w strefie zasobów.
    .up_to = od jednej do trzech
    .exact = trzy albo wszystkie, jeśli jest mniej
option-works-min = Najmniej wymian w warsztacie
    .about = Przy 1 pracownik w warsztacie musi wymienić coś co najmniej raz, jeśli to możliwe; przy 0 nie musi.
option-bag-peek = Zaglądanie do worka
    .about = Czy wolno zajrzeć do worka. Jego zawartość zawsze da się policzyć. Auto: nie w wydaniu z 2012 roku, tak w Deluxe.
option-event-finish-extra-round = Dodatkowa runda po wydarzeniu
    .about = Czy gra się jeszcze jedną rundę, gdy ostatni tor kładzie wydarzenie. Auto: nie w wydaniu z 2012 roku, tak w Deluxe.
option-exhaustion-end = Gdy skończą się znaczniki
    .about = Przy jednej lub dwóch osobach gra kończy się, gdy nikt nie ma już znaczników.
    .immediate = natychmiast, w środku rundy
    .end_of_round = z końcem rundy
option-tie-break = Remisy
    .about = Kto wygrywa przy równej liczbie punktów. Auto: wspólnie w wydaniu z 2012 roku, ostatni w kolejności w Deluxe.
    .shared = wszyscy z tym wynikiem
    .last_in_order = ta z tych osób, która w ostatniej rundzie była ostatnia w kolejności
option-complete-scope = Nieukończone stacje
    .about = Kiedy wydarzenie Ukończenie stacji uznaje stację za nieukończoną.
    .all_sites = gdy zostało tam coś do zbudowania lub wykopania
    .build_sites = gdy zostało tam coś do zbudowania
option-event-unit = Co liczy wydarzenie Wykopy
    .about = Czy wykopy jednej stacji liczą się osobno, czy jako jedna karta. Auto: osobno w wydaniu z 2012 roku, jako karta w Deluxe.
    .site = każdy wykop osobno
    .card = cała stacja razem
option-deck-exhaustion = Gdy skończą się kontrakty
    .about = Co się dzieje, gdy potrzeba kontraktu, a stos jest pusty. W grze solo odrzucone karty zawsze wracają.
    .reshuffle = z odrzuconych kart powstaje nowy stos
    .gaps = w biurze zostają luki, a prognozy może zabraknąć
option-build-decline = Rezygnacja z budowy
    .about = Czy pracownik na budowie może nie robić nic, choć dałoby się zabudować plac. Kupno pociągu nigdy nie jest obowiązkowe.
    .if_unable = tylko gdy nie da się zabudować żadnego placu
    .free = zawsze
option-steel-cap = Ograniczona stal
    .about = Czy sztab stali jest tylko tyle, ile w pudełku.
option-final-round-cleanup = Porządki w ostatniej rundzie
    .about = Czy po akcjach ostatniej rundy są jeszcze kontrakty, pogoda, uzupełnianie zasobów i wydarzenia.
option-double-excavation = Dwa kontrakty podwajające
    .about = Co dają razem dwa kontrakty, które podwajają wykopy.
    .multiply = cztery razy tyle
    .once = nadal dwa razy tyle
option-solo-spaces = Pola akcji w grze solo
    .about = Jakie pola ma gra solo. Auto: karty dla jednej osoby w wydaniu z 2012 roku, tylko obszar A w Deluxe.
    .overlays = z kart oznaczonych dla jednej osoby
    .area_a = jak dla trzech osób, z mniejszą strefą zasobów
option-blaenau-all-stations = Wszystkie stacje w Blaenau Ffestiniog
    .about = Czy stacja 2 i jej tory są w grze także przy jednej lub dwóch osobach.

## Co się dzieje

snowdonia-first-player = { $seat } zaczyna grę.
snowdonia-set-aside = { $train } zostaje poza grą.
snowdonia-turned-up = Nowy kontrakt w biurze, miejsce { $n }: { $contract }.
snowdonia-disc = { $n ->
    [2] Prognoza na następną rundę: { $weather }.
   *[other] Prognoza na rundę po następnej: { $weather }.
}
snowdonia-solo-train = { $seat } ma pociąg { $train } od początku.
snowdonia-first-yard = Na początku w strefie zasobów: { $cubes }.
snowdonia-chose-start = { $seat } zaczyna od stacji { $station }.
snowdonia-chose-marker = { $seat } stawia geodetę gry na stacji { $station }.
snowdonia-round = Runda { $n }
snowdonia-hired = { $seat } najmuje pracownika z pubu (węgiel: { $n }).
snowdonia-placed = { $seat } stawia pracownika na polu { $space }.
snowdonia-played = { $seat } zagrywa kontrakt { $contract }.
snowdonia-passed = { $seat } pasuje.
snowdonia-took = { $seat } bierze ze strefy zasobów: { $cubes }.
snowdonia-starts-next = { $seat } przejmuje znacznik pierwszego gracza.
snowdonia-starts-next-locked = { $seat } przejmuje znacznik pierwszego gracza i zatrzymuje go w tej rundzie.
snowdonia-dug = { $n ->
    [one] { $seat } usuwa { $n } gruz: { $place }.
    [few] { $seat } usuwa { $n } gruzy: { $place }.
   *[many] { $seat } usuwa { $n } gruzów: { $place }.
}
snowdonia-cleared = { $n ->
    [one] { $seat } oczyszcza i przejmuje { $place }: { $n } punkt.
    [few] { $seat } oczyszcza i przejmuje { $place }: { $n } punkty.
   *[many] { $seat } oczyszcza i przejmuje { $place }: { $n } punktów.
}
snowdonia-cleared-unowned = { $seat } oczyszcza { $place }, ale nie ma już znacznika, żeby go przejąć.
snowdonia-worked = { $seat } wymienia: { $paid } → { $got }.
snowdonia-laid = { $n ->
    [one] { $seat } układa { $place }: { $n } punkt.
    [few] { $seat } układa { $place }: { $n } punkty.
   *[many] { $seat } układa { $place }: { $n } punktów.
}
snowdonia-built = { $n ->
    [one] { $seat } zabudowuje { $site } (koszt: { $paid }): { $n } punkt.
    [few] { $seat } zabudowuje { $site } (koszt: { $paid }): { $n } punkty.
   *[many] { $seat } zabudowuje { $site } (koszt: { $paid }): { $n } punktów.
}
snowdonia-free-cubes = { $seat } dostaje od stacji: { $cubes }.
snowdonia-bought = { $n ->
    [0] { $seat } zdobywa pociąg { $train } (koszt: { $paid }).
   *[other] { $seat } zdobywa pociąg { $train } (koszt: { $paid }), a z nim węgiel: { $n }.
}
snowdonia-returned = { $seat } odstawia pociąg { $train } do parowozowni.
snowdonia-idle = { $seat } nie może tu nic zrobić: { $area }.
snowdonia-took-contract = { $seat } bierze kontrakt { $contract }.
snowdonia-surveyed = { $seat } przesuwa geodetę na stację { $station }.
snowdonia-left-start = { $seat } zostawia znacznik na początku linii.
snowdonia-moved = { $seat } przestawia pracownika z pola { $space } na { $to }.
snowdonia-swapped = { $seat } zmienia prognozę: { $weather } → { $new }.
snowdonia-blocked = W tej rundzie nikt już nie zagrywa kontraktów.
snowdonia-drew-cubes = { $n ->
    [0] { $seat } wyciąga z worka: { $cubes }.
    [one] { $seat } wyciąga z worka: { $cubes }; wraca { $n } kostka wydarzeń.
    [few] { $seat } wyciąga z worka: { $cubes }; wracają { $n } kostki wydarzeń.
   *[many] { $seat } wyciąga z worka: { $cubes }; wraca { $n } kostek wydarzeń.
}
snowdonia-drew-contract = { $seat } dobiera kontrakt { $contract }.
snowdonia-kept = { $seat } zatrzymuje kontrakt { $contract }; odrzucone: { $discarded }.
snowdonia-discarded = Z biura znika kontrakt { $contract }.
snowdonia-reshuffled = { $n ->
    [one] Z odrzuconych kart powstaje nowy stos: { $n } kontrakt.
    [few] Z odrzuconych kart powstaje nowy stos: { $n } kontrakty.
   *[many] Z odrzuconych kart powstaje nowy stos: { $n } kontraktów.
}
snowdonia-weather = Pogoda: { $weather }.
snowdonia-weather-none = Żaden żeton pogody się nie przesuwa: tempo prac się nie zmienia.
snowdonia-rates = Tempo prac: wykopy { $excavation }, tory { $lay_track }.
snowdonia-restocked = { $n ->
    [0] Do strefy zasobów trafia: { $cubes }.
    [one] Do strefy zasobów trafia: { $cubes }; z worka wychodzi też { $n } kostka wydarzeń.
    [few] Do strefy zasobów trafia: { $cubes }; z worka wychodzą też { $n } kostki wydarzeń.
   *[many] Do strefy zasobów trafia: { $cubes }; z worka wychodzi też { $n } kostek wydarzeń.
}
snowdonia-event-cube = Wydarzenie { $n }: { $event }.
snowdonia-event-dug = { $n ->
    [one] Wydarzenie usuwa { $n } gruz: { $place }.
    [few] Wydarzenie usuwa { $n } gruzy: { $place }.
   *[many] Wydarzenie usuwa { $n } gruzów: { $place }.
}
snowdonia-event-laid = { $n ->
    [0] Wydarzenie układa { $place }.
    [one] Wydarzenie układa { $place }; znika z niego { $n } gruz.
    [few] Wydarzenie układa { $place }; znikają z niego { $n } gruzy.
   *[many] Wydarzenie układa { $place }; znika z niego { $n } gruzów.
}
snowdonia-completed = Gra kończy stację { $station }: nikt już tam nie buduje ani nie kopie.
snowdonia-no-effect = Dla tego wydarzenia nic nie zostało: { $event }.
snowdonia-trains-open = Od teraz można kupować pociągi.
snowdonia-maintenance-due = Czas na przegląd pociągów.
snowdonia-maintained = { $seat } płaci za przegląd sztabę stali.
snowdonia-maintained-card = { $seat } odrzuca za przegląd kontrakt { $contract }.
snowdonia-gave-up = { $seat } oddaje pociąg { $train }, zamiast płacić za przegląd.
snowdonia-coaled = { $train } dostaje nowy węgiel: { $n }.
snowdonia-cubes-returned = { $n ->
    [one] { $n } kostka wydarzeń wraca do worka.
    [few] { $n } kostki wydarzeń wracają do worka.
   *[many] { $n } kostek wydarzeń wraca do worka.
}
snowdonia-extra-build-space = Gruzu już nie ma: obszar B to teraz dodatkowe pole budowy.
snowdonia-last-track = { $seat } kładzie ostatni tor: gra kończy się z tą rundą.
snowdonia-last-track-event = Wydarzenie kładzie ostatni tor.
snowdonia-extra-round = Zostaje jeszcze jedna runda.
snowdonia-game-over = Koniec gry. { $reason }
snowdonia-no-effect-play = Kontrakt { $contract } nic teraz nie daje.

## Dlaczego ruch jest niemożliwy

snowdonia-refuse-over = Gra się już skończyła.
snowdonia-refuse-other-question = Najpierw co innego: { $question }
snowdonia-refuse-no-such-space = Przy tym stole nie ma pola { $space }.
snowdonia-refuse-occupied = Pole { $space } zajmuje już { $seat }.
snowdonia-refuse-fog = Mgła ({ $area }): pole { $space } jest w tej rundzie zamknięte.
snowdonia-refuse-light-fog = Lekka mgła zamyka w tej rundzie pole { $space }.
snowdonia-refuse-hire-no-train = Pracownika z pubu przywozi tylko pociąg, a ty go nie masz.
snowdonia-refuse-hire-late = Nająć można tylko przed postawieniem swojego pierwszego pracownika w rundzie.
snowdonia-refuse-hire-twice = Twojego pracownika nie ma już w pubie.
snowdonia-refuse-hire-coal = Za mało węgla, żeby nająć: potrzeba { $needs }, a masz { $have }.
snowdonia-refuse-not-held = Nie masz kontraktu { $contract }.
snowdonia-refuse-used = Kontrakt { $contract } jest już zagrany.
snowdonia-refuse-voucher = Kontraktu { $contract } się nie zagrywa; płaci się nim za przegląd pociągu.
snowdonia-refuse-other-area = Kontrakt { $contract } zagrywa się przed akcjami obszaru { $area }.
snowdonia-refuse-blocked = W tej rundzie nikt już nie zagrywa kontraktów.
snowdonia-refuse-not-in-yard = Za mało w strefie zasobów ({ $good }): chcesz { $needs }, a jest { $have }.
snowdonia-refuse-coal-limit = Za dużo węgla naraz; limit: { $n }.
snowdonia-refuse-take-fewer = { $n ->
    [one] Możesz wziąć najwyżej { $n } kostkę.
    [few] Możesz wziąć najwyżej { $n } kostki.
   *[many] Możesz wziąć najwyżej { $n } kostek.
}
snowdonia-refuse-take-more = { $n ->
    [one] Musisz wziąć co najmniej { $n } kostkę.
    [few] Musisz wziąć co najmniej { $n } kostki.
   *[many] Musisz wziąć co najmniej { $n } kostek.
}
snowdonia-refuse-take-exactly = { $n ->
    [one] Ten kontrakt daje dokładnie { $n } kostkę.
    [few] Ten kontrakt daje dokładnie { $n } kostki.
   *[many] Ten kontrakt daje dokładnie { $n } kostek.
}
snowdonia-refuse-work-ore = Za mało rudy żelaza: potrzeba { $needs }, a masz { $have }.
snowdonia-refuse-work-rubble = Za mało gruzu: potrzeba { $needs }, a masz { $have }.
snowdonia-refuse-work-supply = { $needs ->
    [one] Potrzeba { $needs } sztaby stali, a w zasobach ogólnych jest { $have }.
    [few] Potrzeba { $needs } sztab stali, a w zasobach ogólnych jest { $have }.
   *[many] Potrzeba { $needs } sztab stali, a w zasobach ogólnych jest { $have }.
}
snowdonia-refuse-work-bag = Za mało kamienia w worku: potrzeba { $needs }, a jest { $have }.
snowdonia-refuse-work-fewer = { $n ->
    [one] Możliwa jest tu najwyżej { $n } wymiana.
    [few] Możliwe są tu najwyżej { $n } wymiany.
   *[many] Możliwe jest tu najwyżej { $n } wymian.
}
snowdonia-refuse-only-stone = Kontrakt { $contract } daje tylko kamień.
snowdonia-refuse-only-steel = Kontrakt { $contract } daje tylko stal.
snowdonia-refuse-no-such-site = Na tej linii nie ma takiego placu budowy.
snowdonia-refuse-no-markers = Nie masz już znacznika, który można by tam położyć.
snowdonia-refuse-site-taken = { $seat } ma już { $site }.
snowdonia-refuse-station-closed = Stację { $station } ukończyła gra; nikt już tam nie buduje.
snowdonia-refuse-not-excavated = Na torach do stacji { $station } leży jeszcze gruz.
snowdonia-refuse-beyond-surveyor = Stacja { $station } nie leży między twoim początkiem a twoim geodetą.
snowdonia-refuse-price = Za mało zasobów ({ $good }) na { $site }: potrzeba { $needs }, a masz { $have }.
snowdonia-refuse-no-ore-as-steel = { $n ->
    [one] Żaden twój kontrakt nie pozwala zastąpić tu rudą { $n } sztaby stali.
    [few] Żaden twój kontrakt nie pozwala zastąpić tu rudą { $n } sztab stali.
   *[many] Żaden twój kontrakt nie pozwala zastąpić tu rudą { $n } sztab stali.
}
snowdonia-refuse-no-rubble-as-stone = { $n ->
    [one] Żaden twój kontrakt nie pozwala zastąpić tu gruzem { $n } kamienia.
    [few] Żaden twój kontrakt nie pozwala zastąpić tu gruzem { $n } kamieni.
   *[many] Żaden twój kontrakt nie pozwala zastąpić tu gruzem { $n } kamieni.
}
snowdonia-refuse-trains-closed = Pociągów nie można jeszcze kupować.
snowdonia-refuse-solo-train = W grze solo nie można kupić pociągu.
snowdonia-refuse-train-aside = Pociągu { $train } nie ma w parowozowni.
snowdonia-refuse-own-train = Pociąg { $train } jest już twój.
snowdonia-refuse-train-owned = Pociąg { $train } ma już { $seat }.
snowdonia-refuse-train-price = Za mało zasobów ({ $good }) na pociąg { $train }: potrzeba { $needs }, a masz { $have }.
snowdonia-refuse-not-in-office = W biurze nie leży kontrakt { $contract }.
snowdonia-refuse-not-drawn = Kontraktu { $contract } nie ma wśród tych do wyboru.
snowdonia-refuse-maintain-steel = Nie masz sztaby stali.
snowdonia-refuse-no-voucher = Kontraktem { $contract } nie można zapłacić za przegląd.
snowdonia-refuse-not-your-labourer = Na polu { $space } nie stoi twój pracownik.
snowdonia-refuse-no-move = Pracownik musi przejść na inne pole.
snowdonia-refuse-end-full = { $n ->
    [one] Na stacji { $station } może zacząć tylko { $n } geodeta.
    [few] Na stacji { $station } mogą zacząć tylko { $n } geodeci.
   *[many] Na stacji { $station } może zacząć tylko { $n } geodetów.
}
snowdonia-refuse-must-place = Trzeba postawić wszystkich pracowników.
snowdonia-refuse-must-act = Tutaj nie można spasować.
snowdonia-refuse-must-work = Trzeba wymienić coś co najmniej raz.
snowdonia-refuse-must-build = { $players ->
    [1] Da się zabudować plac, więc zabuduj go.
   *[other] Da się zabudować plac, więc zabuduj go albo zdobądź pociąg.
}
snowdonia-refuse-must-maintain = Zapłać za przegląd albo oddaj pociąg.

## Punktacja i koniec gry

snowdonia-points-track = Tory
snowdonia-points-excavation = Wykopy
snowdonia-points-site = Place budowy
snowdonia-points-contract = Kontrakty
snowdonia-points-contract-unmet = Niewypełnione kontrakty
snowdonia-points-train = Pociąg
snowdonia-points-surveyor = Geodeta
snowdonia-reason-last-track = Ostatni tor jest ułożony.
snowdonia-reason-last-track-by-event = Ostatni tor ułożyło wydarzenie.
snowdonia-reason-markers = Skończyły się znaczniki.

## Co teraz zrobić i rodzaje ruchów

snowdonia-phase-start = Wybór miejsca startu
snowdonia-phase-assign = Przydział pracowników
snowdonia-phase-contracts = Kontrakty przed obszarem
snowdonia-phase-actions = Wykonywanie akcji
snowdonia-phase-closing = Koniec rundy
snowdonia-phase-weather = Sprawdzanie pogody
snowdonia-phase-events = Wydarzenia
snowdonia-phase-over = Gra się skończyła.

snowdonia-question-start = wybierz, od którego końca zaczynasz.
snowdonia-question-marker = postaw geodetę gry na jednym z końców linii.
snowdonia-question-place = postaw pracownika.
snowdonia-question-play = zagraj kontrakt albo spasuj.
snowdonia-question-take = weź kostki ze strefy zasobów.
snowdonia-question-take-now = weź kostki ze swojego kontraktu.
snowdonia-question-move = przestaw jednego ze swoich pracowników.
snowdonia-question-forecast = wybierz pogodę na następną rundę.
snowdonia-question-stone = zamień gruz na kamień albo spasuj.
snowdonia-question-smelt = zamień rudę na stal.
snowdonia-question-work = wymień coś w warsztacie.
snowdonia-question-build = zabuduj plac albo zdobądź pociąg.
snowdonia-question-contract = weź kontrakt.
snowdonia-question-keep = zatrzymaj jeden kontrakt.
snowdonia-question-dig = oczyść następne miejsce albo spasuj.
snowdonia-question-lay = ułóż tory jeszcze raz albo spasuj.
snowdonia-question-maintain = zapłać za przegląd pociągu albo go oddaj.

snowdonia-group-pass = Spasuj
snowdonia-group-hire = Najmij pracownika
snowdonia-group-place = Postaw pracownika
snowdonia-group-play = Zagraj kontrakt
snowdonia-group-take = Weź kostki
snowdonia-group-work = Wymień
snowdonia-group-build = Zabuduj plac
snowdonia-group-train = Zdobądź pociąg
snowdonia-group-contract = Weź kontrakt
snowdonia-group-keep = Zatrzymaj kontrakt
snowdonia-group-maintain = Rozstrzygnij przegląd
snowdonia-group-move = Przestaw pracownika
snowdonia-group-forecast = Zmień prognozę
snowdonia-group-dig = Oczyść następne miejsce
snowdonia-group-lay = Ułóż tory jeszcze raz
snowdonia-group-start = Wybierz początek
snowdonia-group-marker = Postaw geodetę gry

## Skąd są wartości

snowdonia-provenance-rulebook = instrukcja
snowdonia-provenance-source = inne źródło
snowdonia-provenance-reconstructed = odtworzone
snowdonia-provenance-owner = poprawione przez ciebie

## Titles

title-snowdonia = Snowdonia
    .about = Kop, kładź tory i buduj aż na szczyt walijskiej góry, jeśli mgła pozwoli.
