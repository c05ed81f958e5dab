"""Sets everything up and plays or tests, where there is no make: python tools/setup.py play|test|dev."""

import sys

import tasks

sys.exit(tasks.main(sys.argv[1:]))
