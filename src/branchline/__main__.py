"""`python -m branchline` is `branchline`."""

from __future__ import annotations

import sys


def main() -> None:
    """The command line; Ctrl-C ends it without a traceback even while it is being loaded."""
    try:
        from branchline.terminal.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
