"""Bots for the Ticket to Ride family."""
