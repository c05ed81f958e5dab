# Terminal: pytania, nagłówki i polecenia. Polecenia i ruchy wpisuje się po angielsku w każdym języku.

## Na początek

terminal-about = Otwarty stół do kolejowych gier planszowych: dokładne zasady, uczciwe tasowanie, gry, do których można wrócić.
terminal-welcome = Witaj przy stole!
terminal-start-play = branchline play
terminal-start-play-about = gra z botami albo ze znajomymi, tu w terminalu
terminal-start-titles = branchline titles
terminal-start-titles-about = gry na półce i ich opcje
terminal-start-rules = branchline rules
terminal-start-rules-about = co zasady mówią na dany temat
terminal-start-replay = branchline replay PLIK
terminal-start-replay-about = zapisana gra opowiedziana ruch po ruchu
terminal-start-simulate = branchline simulate TYTUŁ
terminal-start-simulate-about = tysiące losowych gier i ich statystyki
terminal-start-help = branchline -h
terminal-start-help-about = wszystkie polecenia
terminal-yes = t
terminal-no = n
terminal-ask-resume = { $moves ->
    [one] Czeka niedokończona gra: { $title }, { $moves } ruch. Gramy dalej?
    [few] Czeka niedokończona gra: { $title }, { $moves } ruchy. Gramy dalej?
   *[many] Czeka niedokończona gra: { $title }, { $moves } ruchów. Gramy dalej?
}
terminal-ask-title = W co gramy?
terminal-ask-players = Ilu graczy?
terminal-player-range = od { $least } do { $most } graczy
terminal-against-bots = ja przeciw botom
terminal-hot-seat = wszyscy przy jednym urządzeniu
terminal-ask-who = Kto gra?
terminal-ask-name = Imię gracza { $n }
terminal-ask-level = Jak silne mają być boty?
terminal-level-easy = łatwy
terminal-level-medium = średni
terminal-level-hard = trudny
terminal-level-expert = mistrz

## Stół

terminal-column-points = punkty
terminal-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}

## Wpisywanie

terminal-prompt-hint = Wpisz numer, ruch albo help.
terminal-did-you-mean = Może chodzi o { $command }?
terminal-no-such-number = { $n ->
    [one] Do wyboru jest tylko numer 1.
    [few] Numery są od 1 do { $n }.
   *[many] Numery są od 1 do { $n }.
}
terminal-see-rule = rules { $rule }
terminal-why-what = Podaj ruch, na przykład: why draw loco
terminal-why-legal = Nic nie stoi na przeszkodzie: ten ruch jest teraz dozwolony.
terminal-rules-none = Żadna zasada nie ma tych słów.
terminal-rules-many = { $n ->
    [one] { $n } zasada; rules i numer zasady pokaże ją całą.
    [few] { $n } zasady; rules i numer zasady pokaże jedną z nich.
   *[many] { $n } zasad; rules i numer zasady pokaże jedną z nich.
}
terminal-thinks = { $seat } myśli…
terminal-others-first = Najpierw ruszają się inni: naciśnij Enter.
terminal-last-chance = Enter: teraz { $seat }. undo: cofnij ruch.
terminal-undone = Cofnięte.
terminal-undo-late = Za późno: ktoś inny już wykonał ruch.
terminal-undo-not = Tego nie da się cofnąć: ruch coś odkrył albo nie było jeszcze żadnego.
terminal-hand-over = Teraz gra { $seat }. Przekaż urządzenie; nikt inny nie powinien patrzeć.
terminal-hand-over-go = Naciśnij Enter, gdy je masz.
terminal-hand-over-undo = Naciśnij Enter, gdy je masz (undo cofa ostatni ruch).
terminal-kept = Gra jest zapisana w { $file }. Można do niej wrócić:
terminal-kept-over = Zapis tej gry to { $file }. Można ją opowiedzieć od nowa:

## Pomoc przy stole

terminal-help-number = 3
terminal-help-number-about = ruch o tym numerze
terminal-help-move = draw red
terminal-help-move-about = ruch słowami
terminal-help-help = help
terminal-help-help-about = ta lista
terminal-help-look = look
terminal-help-look-about = cały stół jeszcze raz
terminal-help-more = more claim
terminal-help-more-about = wszystkie połączenia, które możesz zająć; more 7 pokaże zapłaty dla numeru 7
terminal-help-map = map, map Bern
terminal-help-map-about = cała mapa albo połączenia wokół miasta
terminal-help-log = log
terminal-help-log-about = wszystko, co się wydarzyło
terminal-help-hint = hint
terminal-help-hint-about = co zrobiłby na twoim miejscu silny bot i dlaczego; hint expert myśli dłużej
terminal-help-why = why draw loco
terminal-help-why-about = dlaczego ruch jest niedozwolony i która zasada tego zabrania
terminal-help-rules = rules tunnel
terminal-help-rules-about = zasady na dany temat albo jedna zasada po numerze (po angielsku)
terminal-help-undo = undo
terminal-help-undo-about = cofnij ruch, który nic nie odkrył, dopóki nie ruszy się ktoś inny
terminal-help-quit = quit
terminal-help-quit-about = wyjdź; gra zostanie zapisana

## Koniec

terminal-winners = { $n ->
    [one] Wygrywa { $names }!
    [few] Zwycięstwem dzielą się { $names }!
   *[many] Zwycięstwem dzielą się { $names }!
}
terminal-total = Razem

## Gry na półce, dane, symulacja

terminal-column-title = gra
terminal-column-name = nazwa
terminal-column-players = gracze
terminal-bot-outside = z innego pakietu
terminal-options = Opcje (najpierw wartość domyślna)
terminal-simulated = { $games ->
    [one] { $games } losowa gra, graczy: { $players }, ziarno { $seed }
    [few] { $games } losowe gry, graczy: { $players }, ziarno { $seed }
   *[many] { $games } losowych gier, graczy: { $players }, ziarno { $seed }
}
terminal-column-mean = średni wynik
terminal-column-sd = odch. stand.
terminal-column-win-share = wygrane
terminal-column-shared = dzielone
terminal-sim-length = Ruchów na grę
terminal-sim-unfinished = Bez końca po { $limit } ruchach
terminal-sim-games = Gier na sekundę
terminal-sim-moves = Ruchów na sekundę
terminal-sim-pure = Zasady działały w czystym Pythonie; skompilowane są około 20 razy szybsze.

## Gra bez własnego ekranu

terminal-your-move = Wybierz ruch.
terminal-no-map = Tej gry nie można tu pokazać na mapie.
terminal-plain-notation = Wpisz ruch tak, jak stoi na liście, albo jego numer.
terminal-no-data = Nie wiadomo, skąd pochodzą wartości w tej grze.
