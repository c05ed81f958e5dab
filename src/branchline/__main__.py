"""`python -m branchline` is `branchline`."""

from branchline.terminal.cli import main

main()
