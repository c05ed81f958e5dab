"""Alembic's environment: the connection is handed over by `branchline.server.store.migrate`."""

from __future__ import annotations

from alembic import context

from branchline.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
