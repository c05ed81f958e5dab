# Przeglądarka: to, co wokół planszy. Wybór gry, stół, połączenie, menu.

## Wejście

shell-guest = Gość
shell-name = Imię
shell-me = Ja
shell-code = Hasło wstępu
shell-code-about = Ten serwer jest dla tych, którzy znają hasło.
shell-code-wrong = To nie to. Spróbujesz jeszcze raz?
shell-come-in = Wejdź
shell-cancel = Anuluj
shell-close = Zamknij
shell-nowhere = Tu nic nie ma
shell-nowhere-about = Adres może być błędny albo to, co tu było, już zniknęło.
shell-to-lobby = Do wyboru gry
shell-unreachable = Serwer nie odpowiada. Czy nadal działa?

## Wybór gry

shell-rules = Zasady
shell-learn = Pierwszy raz? Zagraj z przewodnikiem
shell-open-record = Otwórz zapis gry
shell-clock = Czas
shell-clock-none = bez ograniczeń
shell-clock-day = dzień na ruch
shell-clock-hour = godzina na grę
shell-clock-half = pół godziny na grę
shell-clock-minute = minuta na ruch
shell-public = Każdy może znaleźć ten stół na liście
shell-your-tables = Twoje stoły
shell-open-tables = Otwarte dla wszystkich
shell-history = Twoje zakończone gry
shell-playing = gra trwa
shell-waiting = czeka na graczy
shell-join = Dołącz
shell-look-back = Obejrzyj
shell-won = (zwycięstwo)

## Czekanie na graczy

shell-waiting-for = { $n ->
    [one] Brakuje jednej osoby
    [few] Brakuje { $n } osób
   *[many] Brakuje { $n } osób
}
shell-link = Link do tego stołu
shell-link-about = Kto ma ten link, może oglądać grę i zająć wolne miejsce.
shell-copy = Kopiuj
shell-copied = Skopiowano
shell-share = Udostępnij
shell-free-seat = Wolne miejsce
shell-sit = Usiądź
shell-seat-bot = Posadź bota
shell-bot = bot
shell-get-up = Wstań

## Przy stole

shell-undo = Cofnij
shell-hint = Podpowiedź
shell-hint-thinking = Myślę
shell-hint-reason = Zaznaczono to na planszy. Powód: { $reason }
shell-hint-do = Zrób to
shell-hint-thanks = Nie, dziękuję
shell-chat = Czat
shell-chat-empty = Nikt się jeszcze nie odezwał.
shell-chat-write = Napisz coś do reszty stołu
shell-send = Wyślij
shell-menu = Menu
shell-open-rule = Przeczytaj zasadę
shell-time-left = Pozostały czas
shell-lost = Połączenie przerwane. Szukam stołu …
shell-lost-pending = Połączenie przerwane. Twój ruch zostanie wysłany, gdy tylko stół wróci.
shell-undo-ask = { $name } chce cofnąć ruch
shell-undo-about = { $n ->
    [one] Cofnięty zostałby jeden ruch. Co zostało odkryte, to zostaje w pamięci.
    [few] Cofnięte zostałyby { $n } ruchy. Co zostało odkryte, to zostaje w pamięci.
   *[many] Cofniętych zostałoby { $n } ruchów. Co zostało odkryte, to zostaje w pamięci.
}
shell-undo-yes = Zgoda
shell-undo-no = Raczej nie
shell-undo-waiting = Pozostali są pytani o zgodę na cofnięcie.
shell-stand-in = zastępuje bot
shell-stand-in-about = Bot gra w twoim imieniu.
shell-come-back = Wróć do gry
shell-stuck = W tej turze nie możesz nic zrobić.
shell-pass-turn = Spasuj
shell-rematch-open = Nowa gra jest przygotowywana.
shell-pass = Teraz gra { $name }: przekaż urządzenie
shell-pass-about = Wszystko jest zakryte, dopóki następna osoba nie będzie gotowa.
shell-pass-ready = Tu { $name }: pokaż moją stronę

## Menu

shell-replay = Powtórka
shell-record = Pobierz zapis gry
shell-notes = Pobierz moje notatki
shell-comfort = Wygoda
shell-pace = Animacje
shell-pace-off = wyłączone
shell-pace-slow = wolne
shell-pace-normal = zwykłe
shell-pace-fast = szybkie
shell-sounds = Ciche dźwięki
shell-notify = Powiadom mnie, gdy przyjdzie moja kolej
shell-seats = Miejsca
shell-here = przy stole
shell-away = poza stołem
shell-watching = { $n ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $n } osoby
   *[many] Ogląda { $n } osób
}
shell-leave = Odejdź od stołu
shell-leave-ask = Odejść od tej gry?
shell-leave-about = Bot zagra dalej za ciebie. W każdej chwili możesz wrócić.
shell-stay = Zostań

## Ja

shell-save = Zapisz
shell-me-saved = Od teraz twoje imię to { $name }.
shell-me-about = Nie ma tu kont. Ta przeglądarka pamięta, kim jesteś.
shell-device = Inne urządzenie
shell-device-about = Link, dzięki któremu inne urządzenie też będzie twoje. Działa raz, przez dziesięć minut.
shell-device-make = Utwórz link
shell-programs = Programy
shell-programs-about = Klucz pozwala twojemu programowi grać za ciebie. Pokazujemy go tylko teraz, zachowaj go.
shell-program-name = Nazwa programu
shell-token = Klucz
shell-token-make = Utwórz klucz
shell-keys = Kto może działać w twoim imieniu
shell-key-browser = Przeglądarka
shell-key-bot = Program
shell-key-move = Link do innego urządzenia
shell-revoke = Unieważnij
shell-forget = Zapomnij mnie na tym urządzeniu
