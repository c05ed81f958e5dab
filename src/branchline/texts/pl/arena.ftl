# Arena i badanie: nagłówki i zdania tabel oraz raportów.

## Arena

arena-played = { $games ->
    [one] { $games } partia, rozdań: { $deals }, graczy: { $players }, ziarno { $seed }
    [few] { $games } partie, rozdań: { $deals }, graczy: { $players }, ziarno { $seed }
   *[many] { $games } partii, rozdań: { $deals }, graczy: { $players }, ziarno { $seed }
}
arena-partial = Rozegrano na razie { $games } z { $planned } partii.
arena-rounded = Zamówiono { $asked } partii na mecz. Aby każde rozdanie zagrać przy wszystkich układach miejsc, niektóre mecze mają do { $most } partii.
arena-options = Opcje: { $options }
arena-bot = bot
arena-tables = stoły
arena-wins = wygrane
arena-ties = wspólne
arena-win-share = udział wygranych
arena-fair = równy udział
arena-score = średni wynik
arena-winning-score = wynik zwycięzcy
arena-rating = ranking
arena-failures = awarie
arena-unfinished = przerwane
arena-match = mecz
arena-games = partie
arena-source = punkty za
arena-seat = miejsce { $n }
arena-turn = kolejność: { $n }
arena-place = miejsce przy stole
arena-moves = Ruchy w partii
arena-rounds = Rundy w partii
arena-reason-failed = Bot zawiódł.
arena-reason-unfinished = Przerwano: partia nie chciała się skończyć.
arena-decision = ms na decyzję
arena-slowest = najdłuższa
arena-overruns = ponad limit
arena-failure = { $games ->
    [one] { $bot } zawiódł w { $games } partii: { $message }
    [few] { $bot } zawiódł w { $games } partiach: { $message }
   *[many] { $bot } zawiódł w { $games } partiach: { $message }
}
arena-kept = Wszystko jest w folderze { $folder }; raport: { $report }.
arena-interrupted = Zatrzymano. Zachowane ukończone partie: { $games }. Wznowisz poleceniem:
arena-no-ratings = Rankingi wymagają pakietu openskill, którego tu nie ma: pip install 'branchline[arena]'
arena-no-plots = Wykresy wymagają pakietu matplotlib, którego tu nie ma: pip install 'branchline[arena]'

## Raport

arena-report-title = Arena: { $title }
arena-report-closing = Wszystkie przedziały są 95-procentowe i liczone po rozdaniach, bo partie z tego samego rozdania nie są niezależne.
arena-strength = Siła
arena-strength-about = Jaką część swoich stołów bot wygrał. Wspólne zwycięstwo liczy się częściowo, a partia, w której bot zawiódł, jest przegrana. Każde rozdanie zagrano ze zmianą miejsc, więc żaden bot nie wygrywa dzięki lepszym kartom.
arena-win-share-percent = udział wygranych, %
arena-fair-about = Kropka: udział wygranych; pasek: przedział 95%; linia przerywana: udział bota nie lepszego niż reszta stołu.
arena-pairs = Jeden na jednego
arena-pairs-about = Jak często bot z wiersza kończył przed botem z kolumny przy wspólnych stołach; remis liczy się za pół.
arena-matches = Mecze
arena-matches-about = Każdy skład stołu osobno.
arena-scores = Wyniki
arena-scores-about = Partie, w których bot zawiódł albo które przerwano, nie mają wyników.
arena-scores-caption = Rozkład wyników końcowych; linia przerywana: średnia.
arena-points = punkty
arena-sd = odch. standardowe
arena-sources = Skąd biorą się punkty
arena-sources-about = Średnie punkty jednego miejsca według źródła.
arena-places = Miejsca i kolejność
arena-places-about = Czy ma znaczenie, gdzie się siedzi i kto zaczyna, bez względu na to, kto tam gra.
arena-lengths = Długość partii
arena-mean = średnia
arena-shortest = najkrótsza
arena-median = mediana
arena-longest = najdłuższa
arena-ending = jak kończą się partie
arena-timing = Czas namysłu
arena-timing-about = Czas pojedynczych decyzji. Ponad limit są te, które trwały dłużej niż czas bota plus 10% i 50 ms.
arena-timing-caption = Kropka: średnia; kreska: najdłuższa decyzja.
arena-milliseconds = milisekundy na decyzję
arena-decisions = decyzje

## Badanie

arena-study-title = Badanie: { $title }
arena-study-bots = Gra { $bots }
arena-study-closing = W tabeli o wielu wierszach niektóre wyróżniają się czystym przypadkiem. Pogrubione wiersze pozostają istotne także wtedy, gdy wszystkie wiersze tabeli bada się razem (Holm, 5%); o pozostałych nic nie twierdzimy.
arena-study-sure = Pogrubione wiersze pozostają istotne, gdy bada się całą tabelę razem.
arena-study-difference = różnica
arena-study-effect-about = { $deals ->
    [one] To samo { $deals } rozdanie zagrano na oba sposoby; różnicę liczy się rozdanie po rozdaniu.
    [few] Te same { $deals } rozdania zagrano na oba sposoby; różnicę liczy się rozdanie po rozdaniu.
   *[many] Te same { $deals } rozdań zagrano na oba sposoby; różnicę liczy się rozdanie po rozdaniu.
}
arena-study-seats = miejsca
arena-study-against-fair = względem równego udziału, %
arena-study-margin = różnica przewagi
arena-study-win-share = różnica udziału wygranych, %
arena-study-winners = zwycięzcy
arena-study-winners-more = zwycięzcy mają więcej
arena-study-opening-about = Jak poszło tym, którzy wybrali to na początku. Wybierał bot, więc nie da się tu oddzielić dobrego wyboru od dobrych kart.
arena-study-opening-size = Otwarcia
arena-study-size = zatrzymane: { $n }
arena-study-value-about = Przewaga to własny wynik mniej najlepszy z pozostałych. Pokazano, o ile większa jest u tych, którzy mieli to na końcu, niż u tych, którzy nie mieli.
arena-study-missed = nieukończone
arena-study-cut-off = odcięte
arena-study-fate-about = Jak często posiadacze biletu go nie ukończyli i jak często inni nie zostawili im żadnej drogi.
arena-study-all-rows = { $n ->
    [one] tabela z { $n } wierszem
    [few] tabela ze wszystkimi { $n } wierszami
   *[many] tabela ze wszystkimi { $n } wierszami
}
arena-study-more = { $n ->
    [one] … i jeszcze { $n } wiersz w raporcie
    [few] … i jeszcze { $n } wiersze w raporcie
   *[many] … i jeszcze { $n } wierszy w raporcie
}
arena-study-marked = * istotne także wtedy, gdy wszystkie wiersze tabeli bada się razem (Holm, 5%)
arena-kind-size = otwarcie
arena-measure-score = średni wynik
arena-measure-winning-score = wynik zwycięzcy
arena-measure-lead = przewaga zwycięzcy
arena-measure-first-share = wygrane pierwszego gracza
arena-measure-moves = ruchy
arena-measure-rounds = rundy
