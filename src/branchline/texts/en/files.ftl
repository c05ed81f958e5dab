# What is wrong with a file of one's own, whatever game it is for.

file-near = Did you mean “{ $near }”?
file-too-long = This is too long: a file of your own has at most { $most } characters.
file-not-toml = This is not TOML: a number or a nesting in it is too large.
file-not-toml-at = This is not TOML: line { $line }, column { $column } cannot be read.
file-missing = The field “{ $field }” is missing.
file-unknown = There is no field “{ $field }”.
file-wants-text = This must be a text in quotes.
file-wants-number = This must be a number.
file-wants-truth = This must be true or false.
file-wants-list = This must be a list in square brackets.
file-wants-table = This must be a table of fields.
file-wants-nothing = There must be nothing here.
file-length = This list must have exactly { $n } entries.
file-value = “{ $value }” is not possible here; there are { $values }.
file-at-least = This must be { $limit } or more.
file-at-most = This must be { $limit } or less.
file-odd = This cannot be used here.
file-replaces-nothing = This only corrects data: a file for “{ $option }” must bring one of its own.
