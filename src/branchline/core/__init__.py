"""The contract every game keeps: positions, games, moves, events, records, texts."""
