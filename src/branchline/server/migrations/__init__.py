"""Alembic migrations, run by `branchline migrate`."""
