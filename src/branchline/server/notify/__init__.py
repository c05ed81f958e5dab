"""Calling people whose turn it is and who are not at the table."""
