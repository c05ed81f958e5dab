# Spojrzenie wstecz: dziennik, powtórka, wynik teraz, koniec, zasady; oraz rama pierwszej gry z przewodnikiem.

## Dziennik

review-log = Dziennik
review-round = Runda { $n }
review-deal = Przed pierwszą turą
review-jump = Przejdź do ruchu { $n }

## Powtórka

review-to-table = Wróć do stołu
review-loading = Wczytuję partię …
review-scrubber = Moment partii
review-move = Ruch { $n }
review-move-of = { $n } / { $all }
review-controls = Powtórka
review-first = Na początek
review-back = Ruch wstecz
review-play = Odtwarzaj
review-pause = Pauza
review-on = Ruch naprzód
review-last = Na koniec
review-rate = Tempo
review-eyes = Czyimi oczami
review-eyes-of = Tak, jak widzi to { $name }
review-eyes-all = Tak, jak widzi to widz
review-eyes-watching = Widz
review-file = Obejrzyj partię z pliku
review-file-about = Upuść tu zapis gry z Branchline albo wybierz plik. Zapis każdej zakończonej partii można pobrać.
review-file-choose = Wybierz plik
review-file-large = Ten plik jest za duży na zapis gry.
review-file-other = To nie jest zapis gry z Branchline. Taki zapis zaczyna się od słów „branchline record”.

## Punkty

review-now = Bieżący wynik
review-now-about = Gdyby gra skończyła się teraz, na ile możesz to ocenić. Bilety pozostałych graczy są tajne.
review-now-open = Gdyby gra skończyła się teraz.
review-final-about = Wynik końcowy.
review-total = Razem
review-hidden = tajne
review-hidden-about = Tajnych punktów tu nie policzono.
review-whose = Czyje punkty
review-made = Przejdź do ruchu { $n }, w którym padły te punkty

## Koniec

review-wins = Wygrywa { $who }, { $first } do { $second }
review-shared = { $n ->
    [one] Wspólne zwycięstwo z wynikiem { $n } punktu: { $who }
    [few] Wspólne zwycięstwo z wynikiem { $n } punktów: { $who }
   *[many] Wspólne zwycięstwo z wynikiem { $n } punktów: { $who }
}
review-wins-you = Wygrywasz { $first } do { $second }
review-wins-tied = Remis rozstrzyga na swoją korzyść { $who }
review-wins-tied-you = Rozstrzygasz remis na swoją korzyść
review-shared-you = { $n ->
    [one] Wspólne zwycięstwo z wynikiem { $n } punktu: ty i { $who }
    [few] Wspólne zwycięstwo z wynikiem { $n } punktów: ty i { $who }
   *[many] Wspólne zwycięstwo z wynikiem { $n } punktów: ty i { $who }
}
review-solo = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
review-rematch = Rewanż
review-watch = Obejrzyj powtórkę
review-download = Pobierz zapis gry
review-board = Pokaż planszę
review-to-result = Wróć do wyniku
review-final = Wyniki końcowe
review-sheet = Skąd się wzięły punkty
review-one-by-one = Każdy punkt z osobna
review-moments = Kluczowe momenty
review-takes-lead = { $name } wychodzi na prowadzenie
    .you = Wychodzisz na prowadzenie
review-chart = Jak szła gra
review-chart-about = wynik w czasie, jakby gra kończyła się w tej chwili
review-chart-label = { $n ->
    [one] Wykres wszystkich wyników po { $n } ruchu. Liczby są w tabeli poniżej.
    [few] Wykres wszystkich wyników po { $n } ruchach. Liczby są w tabeli poniżej.
   *[many] Wykres wszystkich wyników po { $n } ruchach. Liczby są w tabeli poniżej.
}
review-chart-table = Pokaż liczby w tabeli
review-chart-round = Runda

## Uczciwy los

review-fair = Czy losowanie było uczciwe?
review-fair-about = Zanim rozdano pierwszą kartę, serwer wylosował tajną liczbę i podał jej odcisk. Z niej i z liczb, które potem dodały przeglądarki graczy, wynika każda karta i każda kostka w tej grze. Teraz liczba jest jawna: jeśli jej odcisk zgadza się z tym z początku gry, nikt nie mógł jej po drodze podmienić.
review-fair-proven = Dowiedzione: serwer ustalił swoją tajną liczbę, zanim zajęto twoje miejsce, a w losowaniu wzięła udział liczba z twojej przeglądarki. Niedowiedzione: że osoba prowadząca serwer nie zaglądała w karty ani nie zajęła ostatniego miejsca pod innym imieniem.
review-fair-unseen = Ta przeglądarka nie dodała do losowania własnej liczby, więc może tylko pokazać, że tajna liczba zgadza się z odciskiem.
review-fair-changed = To nie jest losowanie, które ci obiecano: odcisk się zmienił albo pominięto liczbę z twojej przeglądarki.
review-fair-yours = Liczba z twojej przeglądarki
review-fair-promise = Odcisk z początku gry
review-fair-secret = Tajna liczba
review-fair-check = Porównaj
review-fair-kept = Zgadza się: losowanie ustalono przed początkiem gry.
review-fair-broken = Nie zgadza się. Z tą grą jest coś nie tak.
review-fair-unable = Ta przeglądarka może porównywać tylko przez bezpieczne połączenie. Polecenie poniżej działa wszędzie.
review-fair-more = Aby odtworzyć każdy ruch i sprawdzić każdą kartę, pobierz zapis gry i uruchom:

## Zasady

review-rules = Zasady: { $title }
review-rules-search = Szukaj w zasadach
review-rules-chapters = Rozdziały
review-rules-found = { $n ->
    [one] Znaleziono { $n } zasadę
    [few] Znaleziono { $n } zasady
   *[many] Znaleziono { $n } zasad
}
review-rules-none = Żadna zasada nie zawiera wszystkich tych słów. Wpisz mniej słów.
review-close = Zamknij

## Pierwsza gra z przewodnikiem

review-guide = Twoja pierwsza gra: { $title }
review-guide-step = Krok { $n } z { $all }
review-guide-go-on = Dalej
review-guide-back = Wstecz
review-guide-watch = Patrz …
review-guide-show = Pokaż mi, gdzie
review-guide-do-it = Zrób to za mnie
review-guide-rule = Zasada
review-guide-more = Więcej
review-guide-less = Mniej
review-guide-done = Dobra robota.
review-guide-play = Zacznij prawdziwą grę
review-guide-again = Zacznij od nowa
review-guide-leave = Zamknij samouczek
