# Spojrzenie wstecz: dziennik, powtórka, wynik teraz, koniec, zasady; oraz rama pierwszej gry z przewodnikiem.

## Dziennik

review-log = Dziennik
review-round = Runda { $n }
review-deal = Przed pierwszą turą
review-jump = Przejdź do ruchu { $n }

## Powtórka

review-to-table = Wróć do stołu
review-loading = Wczytuję grę …
review-scrubber = Chwila gry
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
review-eyes = Czyimi oczami patrzeć
review-eyes-of = Tak widział(a) to { $name }
review-eyes-all = Tak widział to obserwator
review-eyes-watching = Obserwator
review-file = Obejrzyj grę z pliku
review-file-about = Upuść tu zapis z Branchline albo wybierz plik. Zapis każdej skończonej gry można pobrać.
review-file-choose = Wybierz plik
review-file-large = Ten plik jest za duży na zapis gry.
review-file-other = To nie jest zapis z Branchline. Zapis zaczyna się od słów „branchline record”.

## Punkty

review-now = Gdyby gra skończyła się teraz
review-now-about = Gdyby gra skończyła się teraz, o ile możesz to wiedzieć. Bilety innych są tajne.
review-now-open = Gdyby gra skończyła się teraz.
review-final-about = Wynik końcowy.
review-total = Razem
review-hidden = tajne
review-hidden-about = Tego, co tajne, tu nie policzono.
review-whose = Czyje punkty
review-made = Zobacz ruch { $n }, który dał te punkty

## Koniec

review-wins = { $who } wygrywa, { $first } do { $second }
review-shared = { $who } dzielą zwycięstwo z wynikiem { $n }
review-solo = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
review-rematch = Rewanż
review-watch = Obejrzyj powtórkę
review-download = Pobierz zapis
review-board = Popatrz na planszę
review-to-result = Wróć do wyniku
review-final = Wyniki końcowe
review-sheet = Skąd wzięły się punkty
review-one-by-one = Punkt po punkcie
review-moments = Najważniejsze chwile
review-takes-lead = { $name } obejmuje prowadzenie
review-chart = Przebieg gry
review-chart-about = ile punktów miałby każdy gracz, runda po rundzie
review-chart-label = { $n ->
    [one] Wykres wszystkich wyników przez { $n } ruch. Liczby są w tabeli poniżej.
    [few] Wykres wszystkich wyników przez { $n } ruchy. Liczby są w tabeli poniżej.
   *[many] Wykres wszystkich wyników przez { $n } ruchów. Liczby są w tabeli poniżej.
}
review-chart-table = Liczby w tabeli
review-chart-round = Runda

## Uczciwy los

review-fair = Czy los był uczciwy?
review-fair-about = Zanim rozdano pierwszą kartę, serwer wylosował tajną liczbę i pokazał jej odcisk. Z tej liczby wynika każda karta i każda kostka tej gry. Teraz liczba jest jawna: jeśli jej odcisk zgadza się z tym z początku, nikt nie mógł jej po drodze podmienić.
review-fair-promise = Odcisk z początku gry
review-fair-secret = Tajna liczba
review-fair-check = Porównaj teraz
review-fair-kept = Zgadza się: obietnica została dotrzymana.
review-fair-broken = Nie zgadza się. Z tą grą jest coś nie tak.
review-fair-unable = Ta przeglądarka porównuje tylko przy bezpiecznym połączeniu. Polecenie poniżej działa wszędzie.
review-fair-more = Aby odtworzyć każdy ruch i sprawdzić każdą kartę, pobierz zapis i uruchom:

## Zasady

review-rules = Zasady: { $title }
review-rules-search = Szukaj w zasadach
review-rules-found = { $n ->
    [one] Znaleziono { $n } zasadę
    [few] Znaleziono { $n } zasady
   *[many] Znaleziono { $n } zasad
}
review-rules-none = Żadna zasada nie zawiera wszystkich tych słów. Spróbuj z mniejszą liczbą.
review-close = Zamknij

## Pierwsza gra z przewodnikiem

review-guide = Twoja pierwsza gra: { $title }
review-guide-step = Krok { $n } z { $all }
review-guide-go-on = Dalej
review-guide-back = Wstecz
review-guide-watch = Zobacz, co się dzieje …
review-guide-show = Pokaż mi, gdzie
review-guide-do-it = Zrób to za mnie
review-guide-rule = Zasada
review-guide-more = Więcej
review-guide-less = Mniej
review-guide-done = Brawo!
review-guide-play = Zagraj teraz naprawdę
review-guide-again = Jeszcze raz od początku
review-guide-leave = Wyjdź
