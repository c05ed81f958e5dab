"""Training networks: games are played, what came of them is learnt, and so on."""
