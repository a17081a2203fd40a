"""Run by alembic: applies missing migrations on the given connection."""

from alembic import context

from turncoat.server.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
