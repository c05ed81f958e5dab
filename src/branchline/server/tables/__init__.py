"""Tables in memory, with lock, store and subscribers around what `branchline.tables` says a table is."""
