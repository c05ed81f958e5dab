# Przeglądarka: panele, przyciski i okna gier biletowych oraz to, co wspólne dla wszystkich stron.

## Tury

web-your-turn = Twoja kolej

## Panele

web-you = ty
web-log = Dziennik

## Tory

web-close = Zamknij

## Cele i punkty

web-score-now = Bieżący wynik

## Gra opowiedziana słowami

web-plain-moves = Twoje ruchy
web-plain-no-moves = Teraz nie ma nic do wyboru.
web-plain-view = Stół
web-plain-turn = Ruch ma { $seat }
web-plain-skip = Pomiń

## Keys and rules

web-keys = Klawiatura
web-keys-single = Skróty jednoliterowe włączone

## Poczekalnia

web-lobby-title = W co zagramy?
web-player-range = { $least }–{ $most } graczy
web-how-many = Liczba graczy
web-seat-me = Na tym urządzeniu
web-seat-friend = Znajoma osoba, przez link
web-seat-bot = Bot, poziom { $level }
web-seat-name = Imię na miejscu { $n }
web-seat-pass = Podajecie sobie urządzenie między turami; to, co twoje, pozostaje ukryte.
web-level-easy = łatwy
web-level-medium = średni
web-level-hard = trudny
web-level-expert = mistrzowski
web-level-formidable = arcymistrzowski
web-friend-about = Dostaniesz link do udostępnienia. Gra zacznie się, gdy wszyscy dołączą.
web-options = Opcje
web-options-usual = standardowe
web-box = Masz tę grę na półce?
web-box-about = Niektórych wartości nikt nie mógł potwierdzić. Zajrzyj do pudełka i podaj, co tam jest; z odpowiedzi powstanie plik poprawek.
web-box-question = { $n } z { $of }
web-box-answer = W twoim pudełku jest
web-box-next = Dalej
web-box-skip = Nie wiem
web-box-back = Wstecz
web-box-finish = Utwórz plik ({ $n })
web-box-file = Twój plik poprawek
web-box-save = Zapisz
web-box-play-now = Graj z tym od razu
web-box-play = Albo zapisz go i wybierz go na stronie wyboru gry, albo graj z nim w terminalu: branchline play --data my-box.toml.
web-own-file = Własny scenariusz
web-own-file-about = Plik scenariusza albo plik, który poprawia dane z twojego pudełka.
web-own-file-choose = Wybierz plik
web-own-file-drop = Graj bez pliku
web-own-corrections = Własne poprawki
web-own-corrections-about = Plik, który mówi, co w twoim pudełku jest inne.
web-own-map = Własna mapa
web-own-maps = Twoje mapy
web-own-maps-change = Zmień
web-options-group-usual = Zwykłe
    .about = Co ustala się przed grą.
web-options-group-house = Zasady domowe
    .about = Inaczej, niż mówi instrukcja.
web-options-group-expert = Dla znawców
    .about = Jak czytać zasady, które można czytać na różne sposoby.
web-options-changed = { $n ->
    [one] { $n } zmieniona
    [few] { $n } zmienione
   *[many] { $n } zmienionych
}
web-play-now = Zacznij grę
web-resume = Graj dalej
web-continue = Graj dalej: { $title }
web-continue-more = { $n ->
    [one] Czeka jeszcze { $n } partia
    [few] Czekają jeszcze { $n } partie
   *[many] Czeka jeszcze { $n } partii
}
web-watch = Oglądaj
web-language = Język
web-look = Wygląd
web-look-auto = systemowy
web-look-light = jasny
web-look-dark = ciemny

## How to play, in pictures

web-how = Jak grać
web-how-new = Pierwszy raz: { $title }? Minuta wystarczy
web-how-guided = Samouczek
web-how-points = Punkty i koniec gry
web-how-rules = Wszystkie zasady
web-how-tips = Trzy rady
web-how-next = Dalej
web-how-back = Wstecz
web-how-to-table = Wróć do stołu
