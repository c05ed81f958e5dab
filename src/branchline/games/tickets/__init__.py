"""Ticket to Ride: one engine, maps as data."""
