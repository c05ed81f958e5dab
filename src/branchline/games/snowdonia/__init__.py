"""Snowdonia: Mount Snowdon in two editions, solo, light fog, and Blaenau Ffestiniog."""
