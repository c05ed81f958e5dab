# What the table server says: refusals, then lines beside the log.

server-no-identity = Najpierw się przedstaw.
server-bad-token = Ten klucz już nie pasuje. Zacznij od nowa jako gość.
server-access-code = Ten serwer wymaga kodu dostępu, a podany się nie zgadza.
server-bad-origin = O to poprosiła strona z innej witryny.
server-not-your-seat = To nie jest teraz twoje miejsce.
server-not-the-host = Może to zrobić tylko osoba, która otworzyła stół.
server-no-table = Nie ma takiego stołu.
server-no-page = Pod tym adresem nic nie ma.
server-no-seat = Przy tym stole nie ma takiego miejsca.
server-no-move = W tej grze nie było jeszcze takiego ruchu.
server-no-token = Nie masz takiego klucza.
server-no-language = Dostępne języki: { $languages }.
server-no-title = Na półce nie ma takiego tytułu.
server-no-guide = Do tego tytułu nie ma pierwszej rozgrywki.
server-wrong-method = Ten adres nie przyjmuje takich zapytań.
server-seat-taken = Ktoś był szybszy: nie ma tam wolnego miejsca.
server-stale = Od tamtej chwili gra poszła dalej. Spójrz na stół jeszcze raz.
server-not-begun = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
server-game-over = Gra jest skończona.
server-game-not-over = Gra jeszcze się nie skończyła.
server-no-undo = Nie masz ruchu, który można cofnąć.
server-no-undo-asked = Nikt nie prosi cię teraz o zgodę.
server-not-leaving = Nie ma od czego odejść: gra jest skończona albo już gra za ciebie bot.
server-too-large = To za dużo naraz.
server-bad-request = Nie udało się tego zrozumieć.
server-bad-choice = Tak nie można zacząć gry.
server-bad-record = Tego zapisu nie da się odczytać.
server-bad-bot = Boty do wyboru: { $bots }.
server-bad-name = Imię musi mieć przynajmniej jedną literę.
server-malformed-move = W tej grze nie ma takiego ruchu.
server-illegal-move = Zasady nie pozwalają na ten ruch.
server-too-many-tables = { $most ->
    [one] Masz już jeden niedokończony stół, a więcej jeden gość tu mieć nie może.
    [few] Masz już { $most } niedokończone stoły, a więcej jeden gość tu mieć nie może.
   *[many] Masz już { $most } niedokończonych stołów, a więcej jeden gość tu mieć nie może.
}
server-too-fast = Trochę wolniej, proszę. Spróbuj za chwilę.
server-too-many-connections = Z twojego adresu jest już zbyt wiele otwartych połączeń.
server-bot-silent = Bot nie odpowiedział. Spróbuj jeszcze raz.
server-closing = Serwer właśnie się uruchamia ponownie. Twój stół zaraz wróci.
server-store-down = Serwer nie może w tej chwili sięgnąć do swojej pamięci. Nic się nie zmieniło; spróbuj za jakiś czas.
server-no-call = W ten sposób nikt cię nie wzywa.
server-bad-address = Na ten adres nie można wysyłać wezwań. Musi zaczynać się od https:// i być osiągalny z otwartego internetu.
server-too-many-calls = { $most ->
    [one] Masz już jeden sposób wzywania i więcej gość mieć tu nie może.
    [few] Masz już { $most } sposoby wzywania i więcej gość mieć tu nie może.
   *[many] Masz już { $most } sposobów wzywania i więcej gość mieć tu nie może.
}

server-talk-joined = { $name } dosiada się do stołu.
server-talk-left = { $name } odchodzi od stołu.
server-talk-came-back = { $name } wraca do gry.
server-talk-bot-took-over = { $name } odchodzi; zastępuje bot.
server-talk-time-over = { $name } nie ma już czasu; zastępuje bot.
server-talk-undo-asked = { $name } chce cofnąć ostatni ruch.
server-talk-undo-agreed = { $name } zgadza się na cofnięcie.
server-talk-undo-refused = { $name } nie zgadza się na cofnięcie.
server-talk-undone = { $n ->
    [one] { $name } cofa jeden ruch.
    [few] { $name } cofa grę o { $n } ruchy.
   *[many] { $name } cofa grę o { $n } ruchów.
}

# Wezwania dla kogoś, kogo nie ma przy stole.

server-call-turn = Twoja kolej: { $title }.
server-call-trial = Cześć { $name }, tak Branchline da ci znać, że to twoja kolej.

# Wartości opcji, które nie mają własnego tekstu.

server-value-auto = zgodnie z wydaniem
server-value-true = tak
server-value-false = nie
server-value-2012 = pierwsze, z 2012 roku
server-value-deluxe = Deluxe Master Set
server-value-player = gracz { $n }
