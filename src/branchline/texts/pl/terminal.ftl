# Terminal: pytania, nagłówki i polecenia. Polecenia i ruchy wpisuje się po angielsku w każdym języku.

## Na początek

terminal-about = Otwarty stół do kolejowych gier planszowych: dokładne zasady, uczciwe tasowanie, partie do zapisania i odtworzenia.
terminal-welcome = Witaj przy stole.
terminal-start-play = branchline play
terminal-start-play-about = gra z botami albo ze znajomymi, tu w terminalu
terminal-start-titles = branchline titles
terminal-start-titles-about = gry na półce i ich opcje
terminal-start-rules = branchline rules
terminal-start-rules-about = sprawdź dowolną zasadę
terminal-start-replay = branchline replay PLIK
terminal-start-replay-about = powtórka zapisanej partii, ruch po ruchu
terminal-start-simulate = branchline simulate TYTUŁ
terminal-start-simulate-about = tysiące losowych partii i ich statystyki
terminal-start-help = branchline -h
terminal-start-help-about = wszystkie polecenia
terminal-no-server = Stoły w przeglądarce wymagają dodatkowych pakietów: { $command }
terminal-word-help = pomoc
terminal-word-look = stół
terminal-word-more = więcej
terminal-word-map = mapa
terminal-word-log = dziennik
terminal-word-hint = podpowiedź
terminal-word-why = dlaczego
terminal-word-rules = zasady
terminal-word-undo = cofnij
terminal-word-quit = koniec
terminal-replay-at = Ruch { $move } z { $moves }
terminal-replay-back = wstecz
terminal-replay-forth = dalej
terminal-replay-first = początek
terminal-replay-last = ostatni ruch
terminal-replay-seat = kolejne miejsce
terminal-join-again = Miejsce zostaje twoje; wróć poleceniem: { $command }
terminal-server-away = { $server } nie odpowiada. Próbuję ponownie …
terminal-server-silent = { $server } nie odpowiada; spróbuj za chwilę
terminal-yes = t
terminal-no = n
terminal-ask-resume = { $moves ->
    [one] Masz niedokończoną partię: { $title } ({ $moves } ruch). Grać dalej?
    [few] Masz niedokończoną partię: { $title } ({ $moves } ruchy). Grać dalej?
   *[many] Masz niedokończoną partię: { $title } ({ $moves } ruchów). Grać dalej?
}
terminal-ask-title = W co gramy?
terminal-ask-players = Ilu graczy?
terminal-player-range = { $least }–{ $most } graczy
terminal-against-bots = ja i boty
terminal-hot-seat = wszyscy przy jednym urządzeniu
terminal-ask-who = Kto gra?
terminal-ask-name = Imię gracza { $n }
terminal-ask-level = Jak silne mają być boty?
terminal-level-easy = łatwy
terminal-level-medium = średni
terminal-level-hard = trudny
terminal-level-expert = mistrzowski
terminal-level-formidable = arcymistrzowski

## Stół

terminal-column-points = punkty
terminal-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}

## Wpisywanie

terminal-prompt-hint = Wpisz numer, ruch albo pomoc.
terminal-did-you-mean = Może chodzi o { $command }?
terminal-no-such-bot = Nie ma tu bota { $name }. Poziomy to { $levels }.
terminal-no-such-number = { $n ->
    [one] Do wyboru jest tylko numer 1.
    [few] Wybierz numer od 1 do { $n }.
   *[many] Wybierz numer od 1 do { $n }.
}
terminal-see-rule = zasady { $rule }
terminal-why-what = Podaj ruch, na przykład: dlaczego draw loco
terminal-why-legal = Ten ruch jest teraz dozwolony.
terminal-rule-source = Źródło: { $source }
terminal-rules-none = Żadna zasada nie zawiera tych słów.
terminal-rules-many = { $n ->
    [one] { $n } zasada. Wpisz zasady i jej numer, aby ją przeczytać.
    [few] { $n } zasady. Wpisz zasady i numer, aby przeczytać jedną z nich.
   *[many] { $n } zasad. Wpisz zasady i numer, aby przeczytać jedną z nich.
}
terminal-thinks = { $seat } myśli …
terminal-others-first = Najpierw grają inni. Naciśnij Enter.
terminal-last-chance = Naciśnij Enter, a zagra { $seat }, albo wpisz cofnij.
terminal-undone = Ruch cofnięty.
terminal-undo-late = Za późno: inny gracz już wykonał ruch.
terminal-undo-not = Tego ruchu nie można cofnąć: coś odkrył albo nie ma czego cofać.
terminal-hand-over = Przekaż urządzenie: teraz gra { $seat }. Nikt inny nie powinien patrzeć.
terminal-hand-over-go = Naciśnij Enter, gdy je masz.
terminal-hand-over-undo = Naciśnij Enter, gdy je masz, albo wpisz cofnij, aby cofnąć ostatni ruch.
terminal-kept = Partia jest zapisana w { $file }. Wrócisz do niej poleceniem:
terminal-kept-over = Zapis tej gry to { $file }. Powtórkę zobaczysz poleceniem:

## Pomoc przy stole

terminal-help-number = 3
terminal-help-number-about = zagraj ruch o tym numerze
terminal-help-move = draw red
terminal-help-move-about = wpisz ruch słowami
terminal-help-help = pomoc
terminal-help-help-about = ta lista
terminal-help-look = stół
terminal-help-look-about = pokaż cały stół jeszcze raz
terminal-help-more = więcej claim
terminal-help-more-about = wszystkie połączenia, które możesz zająć; więcej 7 pokaże sposoby zapłaty dla numeru 7
terminal-help-map = mapa, mapa Bern
terminal-help-map-about = cała mapa albo połączenia wokół miasta
terminal-help-log = dziennik
terminal-help-log-about = wszystko, co się wydarzyło
terminal-help-hint = podpowiedź
terminal-help-hint-about = co zrobiłby na twoim miejscu silny bot i dlaczego; podpowiedź expert myśli dłużej
terminal-help-why = dlaczego draw loco
terminal-help-why-about = dlaczego ruch jest niedozwolony i która zasada tego zabrania
terminal-help-rules = zasady tunel
terminal-help-rules-about = zasady na dany temat albo jedna zasada po numerze
terminal-help-undo = cofnij
terminal-help-undo-about = cofnij ruch, który nic nie odkrył, dopóki nie zagra inny gracz
terminal-help-quit = koniec
terminal-help-quit-about = wyjdź; partia zostanie zapisana

## Koniec

terminal-winners = { $n ->
    [one] Wygrywa { $names }
    [few] Wspólne zwycięstwo: { $names }
   *[many] Wspólne zwycięstwo: { $names }
}
terminal-total = Razem

## Gry na półce, dane, symulacja

terminal-column-title = gra
terminal-column-name = nazwa
terminal-column-players = gracze
terminal-bot-outside = z innego pakietu
terminal-options = Opcje (najpierw wartość domyślna)
terminal-simulated = { $games ->
    [one] { $games } losowa partia, graczy: { $players }, ziarno { $seed }
    [few] { $games } losowe partie, graczy: { $players }, ziarno { $seed }
   *[many] { $games } losowych partii, graczy: { $players }, ziarno { $seed }
}
terminal-column-mean = średni wynik
terminal-column-sd = odch. stand.
terminal-column-win-share = wygrane
terminal-column-shared = wspólne
terminal-sim-length = Ruchów na partię
terminal-sim-unfinished = Niedokończone po { $limit } ruchach
terminal-sim-games = Partii na sekundę
terminal-sim-moves = Ruchów na sekundę
terminal-sim-pure = Zasady działały w czystym Pythonie; skompilowane są około 20 razy szybsze.
terminal-dataset-written = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $rows ->
    [one] { $rows } decyzja
    [few] { $rows } decyzje
   *[many] { $rows } decyzji
}: { $file }
terminal-train-round = { $decisions ->
    [one] runda { $round } z { $rounds }: { $decisions } decyzja
    [few] runda { $round } z { $rounds }: { $decisions } decyzje
   *[many] runda { $round } z { $rounds }: { $decisions } decyzji
}
terminal-train-trial = przeciw { $rival }, graczy: { $players }: { $share }% wygranych, średnia przewaga w punktach: { $lead }
terminal-train-written = Wagi: { $file }

## Gra bez własnego ekranu

terminal-your-move = Wybierz ruch.
terminal-no-map = Tej gry nie można tu pokazać na mapie.
terminal-plain-notation = Wpisz ruch tak, jak stoi na liście, albo jego numer.
terminal-no-data = Nie wiadomo, skąd pochodzą wartości w tej grze.

## Własne mapy

terminal-map-must = błąd
terminal-map-advice = rada
terminal-map-playable = { $file }: na mapie „{ $name }” można grać: branchline play --map { $file }
terminal-map-not-playable = { $n ->
    [one] { $file }: nie można grać, dopóki tego nie zmienisz.
    [few] { $file }: nie można grać, dopóki nie zmienisz tych { $n } rzeczy.
   *[many] { $file }: nie można grać, dopóki nie zmienisz tych { $n } rzeczy.
}
terminal-map-drawn = Narysowano: { $file }
terminal-map-no-pixels = Obraz PNG wymaga dodatkowych pakietów: { $command }
terminal-map-begun = { $file } to mapa, na której można grać. Zmień ją, jak chcesz, a potem: branchline map check { $file }
terminal-box-title = Masz tę grę na półce?
terminal-box-about = Niektórych wartości nikt nie mógł potwierdzić. Naciśnij Enter, jeśli wartość w nawiasie się zgadza, wpisz to, co jest w twoim pudełku, „-”, jeśli nie wiesz, „quit”, żeby skończyć.
terminal-box-question = { $n } z { $of }.
terminal-box-nothing = Nie podano żadnej wartości, więc nic nie zapisano.
terminal-box-written = Dziękujemy. Odpowiedzi są w { $file }; graj z nimi tak: branchline play { $title } --data { $file }
