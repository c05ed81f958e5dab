"""The table on a full screen, with Textual: comes with the extra `terminal`."""
