# Przeglądarka: panele, przyciski i okna gier biletowych oraz to, co wspólne dla wszystkich stron.

## Tury

web-your-turn = Twoja tura

## Panele

web-you = ty
web-log = Przebieg

## Tory

web-close = Zamknij

## Cele i punkty

web-score-now = Punkty teraz

## Gra opowiedziana słowami

web-plain-moves = Twoje ruchy
web-plain-no-moves = Teraz nie ma nic do wyboru.
web-plain-view = Stół
web-plain-turn = Ruch ma { $seat }
web-plain-skip = Pomiń

## Keys and rules

web-keys = Klawisze
web-keys-single = Pojedyncze litery prowadzą do części stołu

## Poczekalnia

web-lobby-title = W co zagramy?
web-player-range = Graczy: od { $least } do { $most }
web-how-many = Ile osób gra?
web-seat-me = Ja, na tym urządzeniu
web-seat-friend = Ktoś znajomy, przez link
web-seat-bot = Bot: poziom { $level }
web-level-easy = łatwy
web-level-medium = średni
web-level-hard = trudny
web-level-expert = mistrzowski
web-friend-about = Dostaniesz link do wysłania. Gra zacznie się, gdy wszyscy będą na miejscu.
web-options = Opcje
web-options-usual = jak zwykle
web-options-changed = { $n ->
    [one] { $n } zmieniona
    [few] { $n } zmienione
   *[many] { $n } zmienionych
}
web-play-now = Graj
web-resume = Graj dalej
web-watch = Oglądaj
web-language = Język
web-look = Wygląd
web-look-auto = jak w urządzeniu
web-look-light = jasny
web-look-dark = ciemny
