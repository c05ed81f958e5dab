"""What only some maps have: each mechanic tells all of itself to the shared files, which know none by name."""
