"""Alembic calls this with the connection of `Database.migrate`."""

from alembic import context

from kontor.server.storage.model import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
