"""The table server: live play for people and bots. See docs/server.md."""
