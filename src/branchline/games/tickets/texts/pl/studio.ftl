# Kreator map w przeglądarce.

## Strona

studio-title = Kreator map
studio-unnamed = Nowa mapa
studio-state-device = zapamiętana na tym urządzeniu
studio-state-saved = w twoich mapach
studio-undo = Cofnij
studio-redo = Ponów
studio-open = Otwórz
studio-file = Zapisz plik
studio-share = Zapisz i udostępnij
studio-parts = Części mapy
studio-tab-map = Mapa
studio-tab-checks = Kontrola
studio-tab-cities = Miasta
studio-tab-tracks = Połączenia
studio-tab-tickets = Bilety
studio-tab-rules = Zasady

## Początek

studio-welcome = Narysuj własną mapę
studio-welcome-about = Rozmieść miasta, połącz je, dodaj bilety. Plansza rysuje się sama.
studio-first-city = Umieść pierwsze miasto
studio-examples = Albo zacznij od przykładu
studio-example-island = Wyspa
studio-example-river = Rzeka
studio-example-two-countries = Dwa kraje
studio-mine = Twoje mapy
studio-from-title = Albo od gry z półki
studio-open-file = Otwórz plik
studio-unreadable = Nie da się odczytać pliku { $file }: błąd w wierszu { $line }.

## Narzędzia

studio-tools = Narzędzia
studio-tool-select = Wybór
    .about = Wybieraj miasta i połączenia albo przeciągnij miasto
studio-tool-city = Miasto
    .about = Naciśnij mapę tam, gdzie ma być miasto
studio-tool-track = Połączenie
    .about = Naciśnij dwa miasta, aby je połączyć
studio-as-played = Jak w grze
studio-picture = Obraz pod spodem
studio-picture-gone = Usuń obraz
studio-canvas = Mapa. Page Down prowadzi do następnego miasta, strzałki je przesuwają, Enter je wybiera.
studio-chosen = Co jest wybrane

## Miasta

studio-cities = Miasta
studio-city-n = Miasto { $n }
studio-name = Nazwa
studio-across = W poziomie
studio-down = W pionie
studio-country = Kraj
studio-no-country = żaden
studio-border = Punkt graniczny
studio-capital = Stolica
studio-arctic = Arktyka
studio-connect-from = Nowe połączenie stąd
studio-add-city = Dodaj miasto
studio-no-cities = Nie ma jeszcze miast.
studio-delete = Usuń
studio-delete-this = Usuń: { $what }

## Połączenia

studio-tracks = Połączenia
studio-length = Długość
studio-fits = pasuje do odległości
studio-would-fit = { $n ->
    [one] pasowałoby { $n } pole
    [few] pasowałyby { $n } pola
   *[many] pasowałoby { $n } pól
}
studio-less = { $what }: o jeden mniej
studio-more = { $what }: o jeden więcej
studio-color = Kolor
studio-color-red = czerwony
studio-color-orange = pomarańczowy
studio-color-yellow = żółty
studio-color-green = zielony
studio-color-blue = niebieski
studio-color-purple = fioletowy
studio-color-black = czarny
studio-color-white = biały
studio-color-gray = szary
studio-kind = Rodzaj
studio-kind-plain = zwykłe
studio-kind-tunnel = tunel
studio-kind-ferry = prom
studio-beside = Obok siebie
studio-any-cards = Dowolne karty
studio-any-cards-no = nie pomagają
studio-any-cards-n = dowolne karty zamiast jednej: { $n }
studio-remark = Uwaga
studio-symbols = Symbole lokomotywy
studio-bonus = Karty premii
studio-from = Skąd
studio-to = Dokąd
studio-add-track = Dodaj połączenie
studio-no-tracks = Nie ma jeszcze połączeń.
studio-by-color = Pola według kolorów

## Bilety

studio-tickets = Bilety
studio-value = punkty
studio-suggested = { $n ->
    [one] propozycja dla najkrótszej drogi: { $n } punkt
    [few] propozycja dla najkrótszej drogi: { $n } punkty
   *[many] propozycja dla najkrótszej drogi: { $n } punktów
}
studio-ticket-more = Więcej o tym bilecie
studio-ticket-or = Albo dokąd
studio-copies = Liczba kopii
studio-deck = Stos
studio-deck-only = jedyny
studio-deck-short = krótkie bilety
studio-deck-long = długie bilety
studio-take-it = Użyj
studio-add-ticket = Dodaj bilet
studio-suggest = { $n ->
    [0] Nie ma więcej propozycji
    [one] Zaproponuj jeszcze { $n }
    [few] Zaproponuj jeszcze { $n }
   *[many] Zaproponuj jeszcze { $n }
}
studio-no-tickets = Nie ma jeszcze biletów. Najpierw połącz miasta, potem coś zaproponujemy.

## Kontrola

studio-checks = Kontrola
studio-counted = { $hints ->
    [one] { $hints } wskazówka
    [few] { $hints } wskazówki
   *[many] { $hints } wskazówek
}, do poprawy: { $musts }
studio-checking = Sprawdzamy mapę …
studio-nothing-yet = Umieść miasto, a powiemy tu, czego mapie jeszcze brakuje.
studio-playable = Na tej mapie można już grać.

## Mapa i jej zasady

studio-map = Mapa
studio-map-name = Nazwa mapy
studio-players = Gracze
studio-players-least = Najmniej graczy
studio-players-most = Najwięcej graczy
studio-countries = Kraje
studio-countries-about = Bilet może prowadzić do kraju: do dowolnego jego punktu granicznego.
studio-add-country = Dodaj kraj
studio-rules-cards = Wagoniki i karty
studio-rules-routes = Połączenia
studio-rules-ticket-cards = Karty biletów
studio-rules-points = Punkty i koniec
studio-rule-wagons = Wagoniki każdego gracza
studio-rule-last-round-at = Ile wagoników zostaje, gdy zaczyna się ostatnia runda
studio-rule-hand = Karty wagonów na początku
studio-rule-row = Odkryte karty
studio-rule-cards-per-color = Karty wagonów w każdym kolorze
studio-rule-locomotives = Lokomotywy w stosie
studio-rule-flush-at = Ile odkrytych lokomotyw wymienia odkryte karty (0: nigdy)
studio-rule-face-up-locomotive-ends-draw = Odkryta lokomotywa jest jedyną kartą w turze
studio-rule-locomotives-on = Lokomotywy można zagrywać na
    .all = wszystkich połączeniach
    .tunnels = tunelach
    .tunnels-and-ferries = tunelach i promach
studio-rule-tickets-dealt = Bilety startowe
studio-rule-tickets-kept-at-start = Ile biletów startowych trzeba zatrzymać
studio-rule-tickets-drawn = Bilety dobierane później
studio-rule-tickets-kept-later = Ile późniejszych biletów trzeba zatrzymać
studio-rule-tickets-returned = Odrzucone bilety trafiają
    .under = pod stos
    .out = poza grę
studio-rule-tunnel-reveal = Karty odsłaniane przy tunelu
studio-rule-stations = Dworce każdego gracza
studio-rule-station-points = Punkty za niezbudowany dworzec
studio-rule-longest-path = Punkty za najdłuższą trasę
studio-rule-globetrotter = Punkty za najwięcej zrealizowanych biletów
studio-rule-track-points = Punkty za połączenia z 1, 2, 3 … polami
studio-rule-open-doubles = Ile nitek podwójnego połączenia jest dostępnych przy 2, 3, 4, 5 graczach
studio-rule-open-triples = Dostępne nitki potrójnego połączenia przy 2, 3, 4, 5 graczach
studio-rule-wagons-choices = Liczby wagoników do wyboru
studio-rule-flush-choices = Liczby lokomotyw do wyboru
studio-rule-pair-pays-symbol = Para jednego koloru opłaca symbol lokomotywy
studio-rule-any-three-pay-symbol = Dowolne trzy karty opłacają symbol lokomotywy
studio-rule-three-cards-on-plain = Trzy takie karty opłacają też zwykłe pole promu
studio-rule-unequal-pairs-are-doubles = Dwa połączenia różnej długości obok siebie
    .none = nie ma takich
    .true = są podwójnym połączeniem
    .false = są osobne
studio-rule-tickets-returned-at-start = Odrzucone bilety startowe trafiają
    .same = tam, gdzie późniejsze
    .out = poza grę
    .shuffled = z powrotem do swoich stosów
studio-rule-ticket-mixes = Dwa stosy biletów; gracze mówią, ile biorą z którego
studio-rule-long-tickets-dealt = Długie bilety rozdawane dodatkowo na początku
studio-rule-grand-tour = Punkty za 1, 2, 3 … bilety połączone dwiema osobnymi trasami
studio-rule-tie-break = Co po kolei rozstrzyga remis
    .tickets = zrealizowane bilety
    .stations = pozostałe dworce
    .goals = cele i najdłuższa trasa
    .holder = premia za najdłuższą trasę
    .path = dłuższa trasa
    .passengers = pasażerowie
studio-rule-ledger = Podawane numery zasad
    .base = gry podstawowej
studio-rule-goals-in-play = Ile celów odkrywa się w partii
studio-rule-passenger-colors = Kolory pasażerów
studio-rule-passengers-per-color = Pasażerowie każdego koloru
studio-rule-passenger-points = Punkty za najwięcej i drugie miejsce w kolorze

## Cele, pasażerowie, uwagi

studio-goals-about = Kto na koniec ma najwięcej tego, co liczy cel, zdobywa jego punkty.
studio-points = Punkty
studio-goal-counts = Co liczy cel
studio-goal-value = Najwyżej punktów
studio-add-goal = Dodaj cel
studio-passengers-about = Kto zajmuje połączenie, zabiera pasażera z każdego końca. Najpierw wybierz kolory.
studio-passengers-placed = rozmieszczono { $n } z { $of }
studio-remarks = Uwagi
studio-remarks-about = Skąd pochodzą twoje liczby. Bez wpływu na grę.
studio-add-remark = Dodaj uwagę
studio-box-tickets = Ile ma być biletów (0: dowolnie)
studio-box-goals = Ile ma być celów (0: dowolnie)
studio-box-gray = Każde szare połączenie musi być promem

## Granie i udostępnianie

studio-play = Zagraj na niej
studio-who = Wybierz graczy
studio-bots = Kto gra z tobą
studio-against = { $n ->
    [one] ty i { $n } bot
    [few] ty i { $n } boty
   *[many] ty i { $n } botów
}
studio-level = Poziom botów
studio-try = { $n ->
    [one] Niech boty zagrają { $n } partię
    [few] Niech boty zagrają { $n } partie
   *[many] Niech boty zagrają { $n } partii
}
studio-trying = Boty grają …
studio-trial = { $games ->
    [one] { $games } partia próbna: około { $turns } tur · pierwszy gracz wygrywa { $first } · zrealizowane bilety: { $completed }
    [few] { $games } partie próbne: około { $turns } tur · pierwszy gracz wygrywa { $first } · zrealizowane bilety: { $completed }
   *[many] { $games } partii próbnych: około { $turns } tur · pierwszy gracz wygrywa { $first } · zrealizowane bilety: { $completed }
}
studio-heat = Pokaż, które połączenia zajmują
studio-percent = { $n }%
studio-save = Zapisz w twoich mapach
studio-share-about = Mapa zostanie narysowana i zachowana na tym serwerze. Kto ma do niej link, może na niej grać.
studio-share-not-yet = Na tej mapie nie da się jeszcze grać. Kontrola mówi, czego brakuje.
studio-link = Link do tej mapy
studio-link-about = Zapisano w twoich mapach. Kto ma ten link, może obejrzeć mapę i na niej grać.
