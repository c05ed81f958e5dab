"""Bots in worker processes, and the turns they take at tables."""
