"""Trained players: small networks that choose among the legal moves, in whole numbers alone."""
