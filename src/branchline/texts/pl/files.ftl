# Co jest nie tak z własnym plikiem, niezależnie od gry.

file-near = Czy chodziło o „{ $near }”?
file-too-long = Za długi plik: własny plik ma najwyżej { $most } znaków.
file-not-toml = To nie jest TOML: liczba albo zagnieżdżenie jest zbyt duże.
file-not-toml-at = To nie jest TOML: nie da się odczytać wiersza { $line }, kolumny { $column }.
file-missing = Brakuje pola „{ $field }”.
file-unknown = Nie ma pola „{ $field }”.
file-wants-text = Tu musi być tekst w cudzysłowie.
file-wants-number = Tu musi być liczba.
file-wants-truth = Tu musi być true albo false.
file-wants-list = Tu musi być lista w nawiasach kwadratowych.
file-wants-table = Tu musi być tabela pól.
file-wants-nothing = Tu nie może nic być.
file-length = Liczba elementów tej listy musi wynosić dokładnie { $n }.
file-value = „{ $value }” nie jest tu możliwe; do wyboru: { $values }.
file-at-least = Tu musi być co najmniej { $limit }.
file-at-most = Tu może być najwyżej { $limit }.
file-odd = Tego nie można tu użyć.
file-replaces-nothing = To tylko poprawki danych: plik podany jako „{ $option }” musi zawierać własny.
