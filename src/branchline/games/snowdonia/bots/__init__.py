"""Bots for Snowdonia."""
