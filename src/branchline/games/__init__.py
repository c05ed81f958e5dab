"""The games, a folder each: data, rules, notation, view and texts."""
