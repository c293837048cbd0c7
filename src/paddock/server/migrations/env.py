"""Where Alembic gets its connection: from whoever runs it."""

from alembic import context

from paddock.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
