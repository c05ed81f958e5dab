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
    [one] { $n } pręt stalowy
    [few] { $n } pręty stalowe
   *[many] { $n } prętów stalowych
}
snowdonia-goods-event = { $n ->
    [one] { $n } kostka wydarzenia
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
    .about = Weź do 3 kostek, w tym najwyżej 1 węgiel. Ostatnie pole daje też znacznik pierwszego gracza.
snowdonia-area-b = Wykopy
    .about = Wykop tyle gruzu, ile wynosi tempo wykopów, po kolei wzdłuż trasy. Kto zabiera ostatnią kostkę z wykopu na stacji, ten go przejmuje.
snowdonia-area-c = Przetapianie
    .about = Wykonaj do 3 wymian: 3 rudy żelaza na pręt stalowy albo 2 gruzy na kamień.
snowdonia-area-d = Układanie torów
    .about = Ułóż tyle oczyszczonych torów, ile wynosi tempo układania, każdy za 1 pręt stalowy.
snowdonia-area-e = Budowanie
    .about = { $players ->
        [1] Zbuduj część stacji, do której prowadzą oczyszczone tory.
       *[other] Zbuduj część stacji, do której prowadzą oczyszczone tory, albo zdobądź pociąg.
    }
snowdonia-area-f = Biuro kontraktowe
    .about = Weź jeden z odkrytych kontraktów.
snowdonia-area-g = Ruch geodety
    .about = Przenieś swojego geodetę na następną stację. Miejsca tu nie zabraknie.

## Miejsca na linii

snowdonia-train-name = nr { $n } { $name }
snowdonia-place-track = tor { $n } do stacji { $station }
snowdonia-place-dig = wykop { $n } na stacji { $station }
snowdonia-place-site = część { $n } stacji { $station }

## Wydarzenia na torze wydarzeń

snowdonia-event-excavate = Wykop gruz
    .about = Cały gruz znika z tylu miejsc, ile wynosi tempo wykopów. Nikt go nie dostaje.
snowdonia-event-lay-track = Połóż tory
    .about = Powstaje tyle torów, ile wynosi tempo układania. Nie należą do nikogo.
snowdonia-event-complete-station = Ukończ stację
    .about = Pierwsza nieukończona stacja zostaje zamknięta do końca gry, a jej gruz znika.
snowdonia-event-trains = Odblokuj pociągi
    .about = Od tej chwili można kupować pociągi.
snowdonia-event-maintenance = Utrzymanie pociągów
    .about = Kto ma pociąg, płaci pręt stalowy, odrzuca kontrakt z utrzymaniem pociągu albo zwraca pociąg do zajezdni.

## Możliwości pociągów

snowdonia-power-none = Bez specjalnej zdolności.
snowdonia-power-excavate = { $n ->
    [one] Każda twoja akcja wykopów zabiera o { $n } kostkę gruzu więcej.
    [few] Każda twoja akcja wykopów zabiera o { $n } kostki gruzu więcej.
   *[many] Każda twoja akcja wykopów zabiera o { $n } kostek gruzu więcej.
}
snowdonia-power-smelt = { $n ->
    [one] Przy przetapianiu pręt stalowy kosztuje cię { $n } rudę żelaza.
    [few] Przy przetapianiu pręt stalowy kosztuje cię { $n } rudy żelaza.
   *[many] Przy przetapianiu pręt stalowy kosztuje cię { $n } rud żelaza.
}
snowdonia-power-yard = { $n ->
    [one] W każdej akcji strefy zasobów możesz wziąć o { $n } kostkę więcej.
    [few] W każdej akcji strefy zasobów możesz wziąć o { $n } kostki więcej.
   *[many] W każdej akcji strefy zasobów możesz wziąć o { $n } kostek więcej.
}
snowdonia-power-points = { $n ->
    [one] { $n } punkt, jeśli masz go na koniec gry.
    [few] { $n } punkty, jeśli masz go na koniec gry.
   *[many] { $n } punktów, jeśli masz go na koniec gry.
}
snowdonia-power-build = Po obszarze E możesz budować jeszcze raz, jeśli ktokolwiek budował w tej rundzie.
snowdonia-power-lay = { $n ->
    [one] W każdej akcji układania torów kładziesz o { $n } tor więcej.
    [few] W każdej akcji układania torów kładziesz o { $n } tory więcej.
   *[many] W każdej akcji układania torów kładziesz o { $n } torów więcej.
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
snowdonia-contract-21 = Gwarancja fabryczna
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
    [one] W każdej akcji układania torów w tej rundzie możesz położyć o { $number } tor więcej.
    [few] W każdej akcji układania torów w tej rundzie możesz położyć o { $number } tory więcej.
   *[many] W każdej akcji układania torów w tej rundzie możesz położyć o { $number } torów więcej.
}
snowdonia-effect-clear-next-space = Po ostatniej akcji wykopów możesz zabrać cały gruz z następnego miejsca. Jeśli to wykop na stacji, jest twój.
snowdonia-effect-swap-forecast = Od razu: zamień środkowy dysk pogodowy na wybrany. Taka będzie pogoda w następnej rundzie.
snowdonia-effect-draw-two-keep-one = { $number ->
    [one] Od razu: dobierz { $number } kontrakt. Zatrzymaj go albo tę kartę, drugą odrzuć.
    [few] Od razu: dobierz { $number } kontrakty. Zatrzymaj jeden z nich albo tę kartę, resztę odrzuć.
   *[many] Od razu: dobierz { $number } kontraktów. Zatrzymaj jeden z nich albo tę kartę, resztę odrzuć.
}
snowdonia-effect-ore-as-steel = { $number ->
    [one] Gdy budujesz w tej rundzie, { $number } ruda żelaza może zastąpić pręt stalowy
    [few] Gdy budujesz w tej rundzie, { $number } rudy żelaza mogą zastąpić pręt stalowy
   *[many] Gdy budujesz w tej rundzie, { $number } rud żelaza może zastąpić pręt stalowy
}{ $limit ->
    [0] {""}
   *[other] , do { $limit } razy w jednej akcji
}.
snowdonia-effect-yard-extra = { $number ->
    [one] W każdej akcji strefy zasobów w tej rundzie możesz wziąć o { $number } kostkę więcej. Limit węgla zostaje.
    [few] W każdej akcji strefy zasobów w tej rundzie możesz wziąć o { $number } kostki więcej. Limit węgla zostaje.
   *[many] W każdej akcji strefy zasobów w tej rundzie możesz wziąć o { $number } kostek więcej. Limit węgla zostaje.
}
snowdonia-effect-extra-lay = Po ostatniej akcji układania torów możesz wykonać jeszcze jedną.
snowdonia-effect-stone-discount = { $number ->
    [one] W tej rundzie każda część stacji z kamienia kosztuje cię o { $number } kamień mniej.
    [few] W tej rundzie każda część stacji z kamienia kosztuje cię o { $number } kamienie mniej.
   *[many] W tej rundzie każda część stacji z kamienia kosztuje cię o { $number } kamieni mniej.
}
snowdonia-effect-extra-build = Po ostatniej akcji budowania możesz wykonać jeszcze jedną.
snowdonia-effect-rubble-to-stone = { $number ->
    [one] Od razu: zamień { $number } gruz na kamień z worka, do { $limit } razy.
    [few] Od razu: zamień { $number } gruzy na kamień z worka, do { $limit } razy.
   *[many] Od razu: zamień { $number } gruzów na kamień z worka, do { $limit } razy.
}
snowdonia-effect-ore-to-steel = { $number ->
    [one] Od razu: zamień { $number } rudę żelaza na pręt stalowy, do { $limit } razy, a co najmniej raz, jeśli możesz.
    [few] Od razu: zamień { $number } rudy żelaza na pręt stalowy, do { $limit } razy, a co najmniej raz, jeśli możesz.
   *[many] Od razu: zamień { $number } rud żelaza na pręt stalowy, do { $limit } razy, a co najmniej raz, jeśli możesz.
}
snowdonia-effect-block-contracts = Od tej chwili do końca rundy nikt nie zagrywa kontraktów, ty też nie.
snowdonia-effect-maintenance-voucher = Odrzuć tę kartę, zamiast płacić za utrzymanie pociągu.
snowdonia-effect-rubble-as-stone = { $number ->
    [one] W każdej akcji budowania w tej rundzie { $number } gruz może zastąpić kamień, do { $limit } razy.
    [few] W każdej akcji budowania w tej rundzie { $number } gruzy mogą zastąpić kamień, do { $limit } razy.
   *[many] W każdej akcji budowania w tej rundzie { $number } gruzów może zastąpić kamień, do { $limit } razy.
}
snowdonia-effect-draw-from-bag = { $number ->
    [one] Od razu: wyciągnij z worka { $number } kostkę i zatrzymaj ją; kostka wydarzenia wraca.
    [few] Od razu: wyciągnij z worka { $number } kostki i zatrzymaj je; kostki wydarzeń wracają.
   *[many] Od razu: wyciągnij z worka { $number } kostek i zatrzymaj je; kostki wydarzeń wracają.
}
snowdonia-effect-take-now = { $number ->
    [one] Od razu: weź { $number } kostkę ze strefy zasobów (limit węgla: { $limit }).
    [few] Od razu: weź { $number } kostki ze strefy zasobów (limit węgla: { $limit }).
   *[many] Od razu: weź { $number } kostek ze strefy zasobów (limit węgla: { $limit }).
}
snowdonia-effect-take-start-player = Weź znacznik pierwszego gracza. Zostaje u ciebie do końca tej rundy.
snowdonia-effect-double-excavation = Twoje akcje wykopów w tej rundzie zabierają { $number } razy więcej gruzu.
snowdonia-effect-move-surveyor = { $number ->
    [one] Od razu: przenieś swojego geodetę o { $number } stację dalej.
    [few] Od razu: przenieś swojego geodetę o { $number } stacje dalej.
   *[many] Od razu: przenieś swojego geodetę o { $number } stacji dalej.
}
snowdonia-effect-move-labourer = Od razu: przestaw jednego ze swoich robotników na inne wolne pole.
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
    [one] { $n } własny znacznik na stacjach
    [few] { $n } własne znaczniki na stacjach
   *[many] { $n } własnych znaczników na stacjach
}
snowdonia-bonus-surveyor = geodeta na stacji { $n } lub dalej
snowdonia-bonus-coal = { $n ->
    [one] { $n } punkt za każdy węgiel
    [few] { $n } punkty za każdy węgiel
   *[many] { $n } punktów za każdy węgiel
}
snowdonia-bonus-tiers = punkty za to, jak daleko dotarł twój geodeta: { $tiers }
snowdonia-bonus-tier = stacja { $station }: { $n }

## Opcje

option-scenario = Scenariusz
    .about = Trasa, którą budujecie. Blaenau Ffestiniog jest dla 1–4 graczy i należy do wydania z 2012 roku.
    .mount-snowdon = z Llanberis na Yr Wyddfa
    .blaenau-ffestiniog = z obu końców ku środkowi
    .own = twoja własna trasa
option-edition = Wydanie
    .about = Która instrukcja obowiązuje, gdy się różnią: z 2012 roku czy z Deluxe Master Set. Opcje ustawione „jak w wydaniu” (auto) idą za wydaniem.
option-solo-train = Pociąg w grze solo
    .about = Pociąg, który masz od początku, grając solo; pełna seria to siedem partii, po jednej z każdym pociągiem.
option-light-fog = Lekka mgła
    .about = Mgła zamyka tylko ostatnie pole wykopów i układania torów, a nie całe obszary.
option-light-fog-single = Lekka mgła i jedyne pole
    .about = Co lekka mgła robi z obszarem, który ma tylko jedno pole.
    .open = pozostaje otwarty
    .closed = jest zamknięty
option-optional-tracks = Dodatkowe karty torów
    .about = Wtasowuje trzy dodatkowe karty torów z wydania Deluxe, z 0, 6 i 7 kostkami gruzu.
option-contract-plays = Kontrakty na obszar
    .about = Ile kontraktów może zagrać każdy gracz przed akcjami obszaru.
    .many = dowolną liczbę
    .one = jeden, jak w instrukcji niemieckiej
option-yard-take = Branie kostek
    .about = Ile kostek bierze się w strefie zasobów.
    .up_to = od jednej do trzech
    .exact = trzy albo wszystkie, jeśli jest mniej
option-works-min = Minimum wymian przy przetapianiu
    .about = Przy 1 robotnik musi wykonać co najmniej jedną wymianę, jeśli to możliwe; przy 0 nie musi.
option-bag-peek = Zaglądanie do worka
    .about = Czy wolno zajrzeć do worka. Jego zawartość zawsze da się policzyć. Jak w wydaniu (auto): nie w wydaniu z 2012 roku, tak w Deluxe.
option-event-finish-extra-round = Dodatkowa runda po wydarzeniu
    .about = Czy gra się jeszcze jedną rundę, gdy ostatni tor kładzie wydarzenie. Jak w wydaniu (auto): nie w wydaniu z 2012 roku, tak w Deluxe.
option-exhaustion-end = Gdy skończą się znaczniki
    .about = Przy 1 lub 2 graczach gra kończy się, gdy nikt nie ma już znaczników własności.
    .immediate = natychmiast, nawet w środku rundy
    .end_of_round = z końcem rundy
option-tie-break = Remisy
    .about = Kto wygrywa przy równej liczbie punktów. Jak w wydaniu (auto): wspólne zwycięstwo w wydaniu z 2012 roku, ostatni w kolejności w Deluxe.
    .shared = wszyscy remisujący
    .last_in_order = ten z remisujących, kto w ostatniej rundzie był ostatni w kolejności
option-complete-scope = Nieukończone stacje
    .about = Kiedy wydarzenie „Ukończ stację” uznaje stację za nieukończoną.
    .all_sites = gdy zostało tam coś do zbudowania lub wykopania
    .build_sites = gdy zostało tam coś do zbudowania
option-event-unit = Co liczy wydarzenie „Wykop gruz”
    .about = Czy wykopy jednej stacji liczą się osobno, czy jako jedna karta. Jak w wydaniu (auto): osobno w wydaniu z 2012 roku, jako karta w Deluxe.
    .site = każdy wykop osobno
    .card = cała stacja razem
option-deck-exhaustion = Gdy skończą się kontrakty
    .about = Co się dzieje, gdy potrzeba kontraktu, a talia jest pusta. W grze solo odrzucone karty zawsze się tasuje.
    .reshuffle = z odrzuconych kart powstaje nowa talia
    .gaps = w biurze zostają luki, a prognoza może być pusta
option-build-decline = Rezygnacja z budowania
    .about = Czy robotnik na polu budowania może nic nie robić, choć dałoby się coś zbudować. Kupno pociągu nigdy nie jest obowiązkowe.
    .if_unable = tylko gdy nie da się nic zbudować
    .free = zawsze
option-steel-cap = Ograniczona stal
    .about = Czy prętów stalowych jest tylko tyle, ile w pudełku.
option-final-round-cleanup = Koniec ostatniej rundy
    .about = Czy po akcjach ostatniej rundy rozpatruje się jeszcze kontrakty, pogodę, zasoby i wydarzenia.
option-double-excavation = Dwa kontrakty podwajające
    .about = Co dają razem dwa kontrakty, które podwajają wykopy.
    .multiply = cztery razy tyle
    .once = nadal dwa razy tyle
option-solo-spaces = Pola akcji w grze solo
    .about = Jakie pola ma gra solo. Jak w wydaniu (auto): karty dla jednej osoby w wydaniu z 2012 roku, tylko obszar A w Deluxe.
    .overlays = z kart oznaczonych dla jednej osoby
    .area_a = jak dla trzech osób, z mniejszą strefą zasobów
option-blaenau-all-stations = Wszystkie stacje w Blaenau Ffestiniog
    .about = Czy stacja 2 i jej tory są w grze także przy jednej lub dwóch osobach.

## Co się dzieje

snowdonia-first-player = Pierwszym graczem jest { $seat }.
    .you = Jesteś pierwszym graczem.
snowdonia-set-aside = Pociąg { $train } nie bierze udziału w grze.
snowdonia-turned-up = Nowy kontrakt w biurze (pole { $n }): { $contract }.
snowdonia-disc = { $n ->
    [2] Prognoza na następną rundę: { $weather }.
   *[other] Prognoza na jeszcze następną rundę: { $weather }.
}
snowdonia-solo-train = { $seat } ma pociąg { $train } od początku.
    .you = Masz pociąg { $train } od początku.
snowdonia-first-yard = Na początku w strefie zasobów: { $cubes }.
snowdonia-chose-start = { $seat } zaczyna od stacji { $station }.
    .you = Zaczynasz od stacji { $station }.
snowdonia-chose-marker = { $seat } stawia geodetę gry na stacji { $station }.
    .you = Stawiasz geodetę gry na stacji { $station }.
snowdonia-round = Runda { $n }
snowdonia-hired = { $seat } wynajmuje robotnika z pubu (węgiel: { $n }).
    .you = Wynajmujesz robotnika z pubu (węgiel: { $n }).
snowdonia-placed = { $seat } stawia robotnika na polu { $space }.
    .you = Stawiasz robotnika na polu { $space }.
snowdonia-played = { $seat } zagrywa kontrakt { $contract }.
    .you = Zagrywasz kontrakt { $contract }.
snowdonia-passed = { $seat } pasuje.
    .you = Pasujesz.
snowdonia-took = { $seat } bierze ze strefy zasobów: { $cubes }.
    .you = Bierzesz ze strefy zasobów: { $cubes }.
snowdonia-starts-next = { $seat } bierze znacznik pierwszego gracza.
    .you = Bierzesz znacznik pierwszego gracza.
snowdonia-starts-next-locked = { $seat } bierze znacznik pierwszego gracza i zatrzymuje go w tej rundzie.
    .you = Bierzesz znacznik pierwszego gracza i zatrzymujesz go w tej rundzie.
snowdonia-dug = { $n ->
    [one] { $seat } wykopuje { $n } kostkę gruzu: { $place }.
    [few] { $seat } wykopuje { $n } kostki gruzu: { $place }.
   *[many] { $seat } wykopuje { $n } kostek gruzu: { $place }.
}
    .you = { $n ->
        [one] Wykopujesz { $n } kostkę gruzu: { $place }.
        [few] Wykopujesz { $n } kostki gruzu: { $place }.
       *[many] Wykopujesz { $n } kostek gruzu: { $place }.
    }
snowdonia-cleared = { $n ->
    [one] { $seat } przejmuje { $place }: { $n } punkt.
    [few] { $seat } przejmuje { $place }: { $n } punkty.
   *[many] { $seat } przejmuje { $place }: { $n } punktów.
}
    .you = { $n ->
        [one] Przejmujesz { $place }: { $n } punkt.
        [few] Przejmujesz { $place }: { $n } punkty.
       *[many] Przejmujesz { $place }: { $n } punktów.
    }
snowdonia-cleared-unowned = { $seat } oczyszcza { $place }, ale nie ma już znacznika własności.
    .you = Oczyszczasz { $place }, ale nie masz już znacznika własności.
snowdonia-worked = { $seat } wymienia: { $paid } → { $got }.
    .you = Wymieniasz: { $paid } → { $got }.
snowdonia-laid = { $n ->
    [one] { $seat } układa { $place }: { $n } punkt.
    [few] { $seat } układa { $place }: { $n } punkty.
   *[many] { $seat } układa { $place }: { $n } punktów.
}
    .you = { $n ->
        [one] Układasz { $place }: { $n } punkt.
        [few] Układasz { $place }: { $n } punkty.
       *[many] Układasz { $place }: { $n } punktów.
    }
snowdonia-built = { $n ->
    [one] { $seat } buduje { $site } (koszt: { $paid }): { $n } punkt.
    [few] { $seat } buduje { $site } (koszt: { $paid }): { $n } punkty.
   *[many] { $seat } buduje { $site } (koszt: { $paid }): { $n } punktów.
}
    .you = { $n ->
        [one] Budujesz { $site } (koszt: { $paid }): { $n } punkt.
        [few] Budujesz { $site } (koszt: { $paid }): { $n } punkty.
       *[many] Budujesz { $site } (koszt: { $paid }): { $n } punktów.
    }
snowdonia-free-cubes = { $seat } dostaje od stacji: { $cubes }.
    .you = Dostajesz od stacji: { $cubes }.
snowdonia-bought = { $n ->
    [0] { $seat } zdobywa pociąg { $train } (koszt: { $paid }).
   *[other] { $seat } zdobywa pociąg { $train } (koszt: { $paid }) razem z węglem: { $n }.
}
    .you = { $n ->
        [0] Zdobywasz pociąg { $train } (koszt: { $paid }).
       *[other] Zdobywasz pociąg { $train } (koszt: { $paid }) razem z węglem: { $n }.
    }
snowdonia-returned = { $seat } zwraca pociąg { $train } do zajezdni.
    .you = Zwracasz pociąg { $train } do zajezdni.
snowdonia-idle = { $seat } nie może tu nic zrobić: { $area }.
    .you = Nie możesz tu nic zrobić: { $area }.
snowdonia-took-contract = { $seat } bierze kontrakt { $contract }.
    .you = Bierzesz kontrakt { $contract }.
snowdonia-surveyed = { $seat } przenosi geodetę na stację { $station }.
    .you = Twój geodeta dociera do stacji { $station }.
snowdonia-left-start = { $seat } zostawia znacznik własności na stacji początkowej.
    .you = Zostawiasz znacznik własności na stacji początkowej.
snowdonia-moved = { $seat } przestawia robotnika z pola { $space } na { $to }.
    .you = Przestawiasz robotnika z pola { $space } na { $to }.
snowdonia-swapped = { $seat } zmienia prognozę: { $weather } → { $new }.
    .you = Zmieniasz prognozę: { $weather } → { $new }.
snowdonia-blocked = W tej rundzie nie można już zagrywać kontraktów.
snowdonia-drew-cubes = { $n ->
    [0] { $seat } wyciąga z worka: { $cubes }.
    [one] { $seat } wyciąga z worka: { $cubes }; wraca { $n } kostka wydarzenia.
    [few] { $seat } wyciąga z worka: { $cubes }; wracają { $n } kostki wydarzeń.
   *[many] { $seat } wyciąga z worka: { $cubes }; wraca { $n } kostek wydarzeń.
}
    .you = { $n ->
        [0] Wyciągasz z worka: { $cubes }.
        [one] Wyciągasz z worka: { $cubes }; wraca { $n } kostka wydarzenia.
        [few] Wyciągasz z worka: { $cubes }; wracają { $n } kostki wydarzeń.
       *[many] Wyciągasz z worka: { $cubes }; wraca { $n } kostek wydarzeń.
    }
snowdonia-drew-contract = { $seat } dobiera kontrakt { $contract }.
    .you = Dobierasz kontrakt { $contract }.
snowdonia-kept = { $seat } zatrzymuje kontrakt { $contract }; odrzucone: { $discarded }.
    .you = Zatrzymujesz kontrakt { $contract }; odrzucone: { $discarded }.
snowdonia-discarded = Z biura znika kontrakt { $contract }.
snowdonia-reshuffled = { $n ->
    [one] Odrzucone karty potasowano: nowa talia, { $n } kontrakt.
    [few] Odrzucone karty potasowano: nowa talia, { $n } kontrakty.
   *[many] Odrzucone karty potasowano: nowa talia, { $n } kontraktów.
}
snowdonia-weather = Pogoda: { $weather }.
snowdonia-weather-none = Żaden dysk pogodowy się nie przesuwa: tempo pracy bez zmian.
snowdonia-rates = Tempo pracy: wykopy { $excavation }, układanie torów { $lay_track }.
snowdonia-restocked = { $n ->
    [0] Do strefy zasobów trafia: { $cubes }.
    [one] Do strefy zasobów trafia: { $cubes }; wyciągnięto też { $n } kostkę wydarzenia.
    [few] Do strefy zasobów trafia: { $cubes }; wyciągnięto też { $n } kostki wydarzeń.
   *[many] Do strefy zasobów trafia: { $cubes }; wyciągnięto też { $n } kostek wydarzeń.
}
snowdonia-event-cube = Wydarzenie { $n }: { $event }.
snowdonia-event-dug = { $n ->
    [one] Wydarzenie usuwa { $n } kostkę gruzu: { $place }.
    [few] Wydarzenie usuwa { $n } kostki gruzu: { $place }.
   *[many] Wydarzenie usuwa { $n } kostek gruzu: { $place }.
}
snowdonia-event-laid = { $n ->
    [0] Wydarzenie układa { $place }.
    [one] Wydarzenie układa { $place } i usuwa { $n } kostkę gruzu.
    [few] Wydarzenie układa { $place } i usuwa { $n } kostki gruzu.
   *[many] Wydarzenie układa { $place } i usuwa { $n } kostek gruzu.
}
snowdonia-completed = Stacja { $station } jest ukończona przez grę: nie można tam już budować ani kopać.
snowdonia-no-effect = To wydarzenie nie ma już na co działać: { $event }.
snowdonia-trains-open = Od teraz można kupować pociągi.
snowdonia-maintenance-due = Trzeba zapłacić za utrzymanie pociągów.
snowdonia-maintained = { $seat } płaci pręt stalowy za utrzymanie pociągu.
    .you = Płacisz pręt stalowy za utrzymanie pociągu.
snowdonia-maintained-card = { $seat } odrzuca kontrakt { $contract } za utrzymanie pociągu.
    .you = Odrzucasz kontrakt { $contract } za utrzymanie pociągu.
snowdonia-gave-up = { $seat } oddaje pociąg { $train } do zajezdni.
    .you = Oddajesz pociąg { $train } do zajezdni.
snowdonia-coaled = Na pociąg { $train } wraca węgiel: { $n }.
snowdonia-cubes-returned = { $n ->
    [one] { $n } kostka wydarzenia wraca do worka.
    [few] { $n } kostki wydarzeń wracają do worka.
   *[many] { $n } kostek wydarzeń wraca do worka.
}
snowdonia-extra-build-space = Gruzu już nie ma: obszar B to teraz dodatkowe pole budowania.
snowdonia-last-track = { $seat } układa ostatni tor: gra kończy się po tej rundzie.
    .you = Układasz ostatni tor: gra kończy się po tej rundzie.
snowdonia-last-track-event = Wydarzenie układa ostatni tor.
snowdonia-extra-round = Będzie jeszcze jedna runda.
snowdonia-game-over = Koniec gry. { $reason }
snowdonia-no-effect-play = Kontrakt { $contract } nie ma teraz żadnego efektu.

## Dlaczego ruch jest niemożliwy

snowdonia-refuse-over = Gra się już skończyła.
snowdonia-refuse-other-question = Najpierw: { $question }
snowdonia-refuse-no-such-space = W tej grze nie ma pola { $space }.
snowdonia-refuse-occupied = Na polu { $space } stoi już { $seat }.
    .you = Na polu { $space } stoi już twój robotnik.
snowdonia-refuse-fog = Mgła w obszarze { $area }: pole { $space } jest w tej rundzie zamknięte.
snowdonia-refuse-light-fog = Lekka mgła zamyka w tej rundzie pole { $space }.
snowdonia-refuse-hire-no-train = Robotnika z pubu można wynająć tylko z pociągiem, a ty go nie masz.
snowdonia-refuse-hire-late = Wynająć można tylko przed postawieniem pierwszego robotnika w rundzie.
snowdonia-refuse-hire-twice = Twojego robotnika nie ma już w pubie.
snowdonia-refuse-hire-coal = Za mało węgla na wynajęcie: potrzeba { $needs }, a masz { $have }.
snowdonia-refuse-not-held = Nie masz kontraktu { $contract }.
snowdonia-refuse-used = Kontrakt { $contract } jest już zagrany.
snowdonia-refuse-voucher = Kontraktu { $contract } się nie zagrywa; możesz go odrzucić, by zapłacić za utrzymanie pociągu.
snowdonia-refuse-other-area = Kontrakt { $contract } zagrywa się tylko przed akcjami obszaru { $area }.
snowdonia-refuse-blocked = W tej rundzie nie można już zagrywać kontraktów.
snowdonia-refuse-not-in-yard = Za mało w strefie zasobów ({ $good }): chcesz { $needs }, a jest { $have }.
snowdonia-refuse-coal-limit = Za dużo węgla w jednej akcji; limit: { $n }.
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
    [one] Potrzeba { $needs } pręta stalowego, a w zasobach ogólnych jest { $have }.
    [few] Potrzeba { $needs } prętów stalowych, a w zasobach ogólnych jest { $have }.
   *[many] Potrzeba { $needs } prętów stalowych, a w zasobach ogólnych jest { $have }.
}
snowdonia-refuse-work-bag = Za mało kamienia w worku: potrzeba { $needs }, a jest { $have }.
snowdonia-refuse-work-fewer = { $n ->
    [one] Możliwa jest tu najwyżej { $n } wymiana.
    [few] Możliwe są tu najwyżej { $n } wymiany.
   *[many] Możliwe jest tu najwyżej { $n } wymian.
}
snowdonia-refuse-only-stone = Kontrakt { $contract } daje tylko kamień.
snowdonia-refuse-only-steel = Kontrakt { $contract } daje tylko pręty stalowe.
snowdonia-refuse-no-such-site = Na tej trasie nie ma takiej części stacji.
snowdonia-refuse-no-markers = Nie masz już znaczników własności.
snowdonia-refuse-site-taken = { $seat } ma już { $site }.
    .you = Już należy do ciebie: { $site }.
snowdonia-refuse-station-closed = Stację { $station } ukończyła gra; nie można tam już budować.
snowdonia-refuse-not-excavated = Na torach do stacji { $station } leży jeszcze gruz.
snowdonia-refuse-beyond-surveyor = Budować możesz tylko między swoim początkiem trasy a swoim geodetą; stacja { $station } leży dalej.
snowdonia-refuse-price = Za mało zasobów ({ $good }) na { $site }: potrzeba { $needs }, a masz { $have }.
snowdonia-refuse-no-ore-as-steel = { $n ->
    [one] Żaden twój kontrakt nie pozwala zastąpić tu rudą { $n } pręta stalowego.
    [few] Żaden twój kontrakt nie pozwala zastąpić tu rudą { $n } prętów stalowych.
   *[many] Żaden twój kontrakt nie pozwala zastąpić tu rudą { $n } prętów stalowych.
}
snowdonia-refuse-no-rubble-as-stone = { $n ->
    [one] Żaden twój kontrakt nie pozwala zastąpić tu gruzem { $n } kamienia.
    [few] Żaden twój kontrakt nie pozwala zastąpić tu gruzem { $n } kamieni.
   *[many] Żaden twój kontrakt nie pozwala zastąpić tu gruzem { $n } kamieni.
}
snowdonia-refuse-trains-closed = Pociągów nie można jeszcze kupować.
snowdonia-refuse-solo-train = W grze solo nie można kupić pociągu.
snowdonia-refuse-train-aside = Pociągu { $train } nie ma w zajezdni.
snowdonia-refuse-own-train = Pociąg { $train } jest już twój.
snowdonia-refuse-train-owned = Pociąg { $train } ma już { $seat }.
    .you = Pociąg { $train } już należy do ciebie.
snowdonia-refuse-train-price = Za mało zasobów ({ $good }) na pociąg { $train }: potrzeba { $needs }, a masz { $have }.
snowdonia-refuse-not-in-office = Kontraktu { $contract } nie ma w biurze.
snowdonia-refuse-not-drawn = Kontraktu { $contract } nie ma wśród tych do wyboru.
snowdonia-refuse-maintain-steel = Nie masz pręta stalowego.
snowdonia-refuse-no-voucher = Kontraktem { $contract } nie zapłacisz za utrzymanie pociągu.
snowdonia-refuse-not-your-labourer = Na polu { $space } nie stoi twój robotnik.
snowdonia-refuse-no-move = Robotnik musi przejść na inne pole.
snowdonia-refuse-end-full = { $n ->
    [one] Na stacji { $station } może zacząć tylko { $n } geodeta.
    [few] Na stacji { $station } mogą zacząć tylko { $n } geodeci.
   *[many] Na stacji { $station } może zacząć tylko { $n } geodetów.
}
snowdonia-refuse-must-place = Musisz postawić wszystkich robotników.
snowdonia-refuse-must-act = Tu nie można spasować.
snowdonia-refuse-must-work = Musisz wykonać co najmniej jedną wymianę.
snowdonia-refuse-must-build = { $players ->
    [1] Da się coś zbudować, więc zbuduj część stacji.
   *[other] Da się coś zbudować, więc zbuduj część stacji albo zdobądź pociąg.
}
snowdonia-refuse-must-maintain = Zapłać za utrzymanie pociągu albo z niego zrezygnuj.

## Punktacja i koniec gry

snowdonia-points-track = Tory
snowdonia-points-excavation = Wykopy
snowdonia-points-site = Części stacji
snowdonia-points-contract = Kontrakty
snowdonia-points-contract-unmet = Niespełnione kontrakty
snowdonia-points-train = Pociąg
snowdonia-points-surveyor = Geodeta
snowdonia-reason-last-track = Ułożono ostatni tor.
snowdonia-reason-last-track-by-event = Ostatni tor ułożyło wydarzenie.
snowdonia-reason-markers = Skończyły się znaczniki własności.

## Remisy

snowdonia-tie-last = Równa liczba punktów ({ $points }). Wygrywa { $who }: ostatnie miejsce w kolejności ostatniej rundy.
    .you = Równa liczba punktów ({ $points }). Wygrywasz: ostatnie miejsce w kolejności ostatniej rundy.

## Co teraz zrobić i rodzaje ruchów

snowdonia-phase-start = Wybór miejsca startu
snowdonia-phase-assign = Przypisywanie robotników
snowdonia-phase-contracts = Zagrywanie kontraktów
snowdonia-phase-actions = Rozpatrywanie akcji
snowdonia-phase-closing = Koniec rundy
snowdonia-phase-weather = Sprawdzanie pogody
snowdonia-phase-events = Wydarzenia
snowdonia-phase-over = Koniec gry.

snowdonia-question-start = wybierz, od którego końca zaczynasz.
snowdonia-question-marker = postaw geodetę gry na jednym z końców trasy.
snowdonia-question-place = postaw robotnika.
snowdonia-question-play = zagraj kontrakt albo spasuj.
snowdonia-question-take = weź kostki ze strefy zasobów.
snowdonia-question-take-now = weź kostki ze swojego kontraktu.
snowdonia-question-move = przestaw jednego ze swoich robotników.
snowdonia-question-forecast = wybierz pogodę na następną rundę.
snowdonia-question-stone = zamień gruz na kamień albo spasuj.
snowdonia-question-smelt = przetop rudę na pręty stalowe.
snowdonia-question-work = wykonaj wymiany (przetapianie).
snowdonia-question-build = buduj.
snowdonia-question-contract = weź kontrakt.
snowdonia-question-keep = wybierz kontrakt, który zatrzymujesz.
snowdonia-question-dig = oczyść następne miejsce albo spasuj.
snowdonia-question-lay = ułóż tory jeszcze raz albo spasuj.
snowdonia-question-maintain = zapłać za utrzymanie pociągu albo z niego zrezygnuj.

snowdonia-group-pass = Spasuj
snowdonia-group-hire = Wynajmij robotnika
snowdonia-group-place = Postaw robotnika
snowdonia-group-play = Zagraj kontrakt
snowdonia-group-take = Weź kostki
snowdonia-group-work = Wymień (przetapianie)
snowdonia-group-build = Zbuduj część stacji
snowdonia-group-train = Zdobądź pociąg
snowdonia-group-contract = Weź kontrakt
snowdonia-group-keep = Zatrzymaj kontrakt
snowdonia-group-maintain = Utrzymanie pociągu
snowdonia-group-move = Przestaw robotnika
snowdonia-group-forecast = Zmień prognozę
snowdonia-group-dig = Oczyść następne miejsce
snowdonia-group-lay = Ułóż tory jeszcze raz
snowdonia-group-start = Wybierz stację początkową
snowdonia-group-marker = Postaw geodetę gry

## Skąd są wartości

snowdonia-provenance-rulebook = instrukcja
snowdonia-provenance-source = inne źródło
snowdonia-provenance-reconstructed = odtworzone
snowdonia-provenance-owner = poprawione przez ciebie

## Titles

title-snowdonia = Snowdonia
    .about = Kop, układaj tory i buduj aż na szczyt walijskiej góry, o ile mgła pozwoli.
