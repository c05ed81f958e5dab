"""Branchline in the terminal: the command line and the table."""
