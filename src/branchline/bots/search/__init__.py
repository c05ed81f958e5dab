"""Bots that search: they simulate games on re-dealt tables."""
