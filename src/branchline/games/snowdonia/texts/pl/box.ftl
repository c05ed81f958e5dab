# Gdzie w pudełku szukać wartości, które są tylko odtworzone.

snowdonia-look-deluxe-solo-spaces = Gra solo w wydaniu Deluxe: przygotuj planszę dla jednej osoby i policz pola obszaru { $field }.
snowdonia-look-rates-excavation = Na planszy: liczby na torze tempa wykopów, od lewej do prawej.
snowdonia-look-rates-lay-track = Na planszy: liczby na torze tempa układania torów, od lewej do prawej.
snowdonia-look-event-track-event = Na planszy: wydarzenie na polu { $id } toru wydarzeń (excavate, lay-track, complete-station, trains albo maintenance).
snowdonia-look-tracks-points = Na kartach torów: punkty na karcie z gruzem w liczbie { $rubble } ({ $id }).
snowdonia-look-contracts-limit = Na kontrakcie { $id }: na ile najwyżej pozwala jego efekt (0: bez ograniczenia).
snowdonia-look-contracts-number = Na kontrakcie { $id }: liczba w jego efekcie.
snowdonia-look-contracts-sites = Na kontrakcie { $id }: ilu części stacji wymaga jego premia.
snowdonia-look-contracts-surveyor-at = Na kontrakcie { $id }: numer stacji, do której według premii ma dojść twój geodeta.
snowdonia-look-station-surveyor-points = Na karcie { $station }: punkty za geodetę, który stoi tam na końcu.
snowdonia-look-station-tracks = W przygotowaniu Blaenau Ffestiniog: ile kart torów leży przed { $station }.
snowdonia-look-station-excavation = Na karcie { $station }: wykopy od lewej do prawej, na przykład „rubble 2 points 3; rubble 4 points 5” (none: nie ma żadnego).
snowdonia-look-station-building = Na karcie { $station }: części stacji od lewej do prawej, na przykład „stone 3 points 6; steel 1 points 7” (none: nie ma żadnej).
snowdonia-look-station-number = Na karcie { $station }: jej numer.
snowdonia-look-station-name = Na karcie stacji { $id }: jej nazwa.
snowdonia-look-station-free = Na karcie { $station }: kostki, które dostajesz za budowanie tam, na przykład „coal 1” (none: nic).
snowdonia-look-rules-event-cubes-in-bag = W zasadach Blaenau Ffestiniog: ile kostek wydarzeń trafia do worka.
snowdonia-look-rules-surveyor-points = W zasadach Blaenau Ffestiniog: punkty za geodetę, który przeszedł 0, 1, 2… stacje.
snowdonia-look-rules-dropped-station = W zasadach Blaenau Ffestiniog: numer stacji, która odpada przy jednej lub dwóch osobach.
snowdonia-look-unreadable = Nie da się tego odczytać. Napisz to tak: { $value }
