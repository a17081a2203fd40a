"""Run by alembic: takes the steps that are missing, on the connection that it was given."""

from alembic import context

from turncoat.server.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
