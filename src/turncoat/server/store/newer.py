"""Databases of other versions: a newer one is left alone, because its tables are unknown here."""

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


class NewerDatabase(Exception):
    """A newer version of Turncoat has written to this database."""


class OlderDatabase(Exception):
    """The database has not been migrated to the newest version yet."""


def check_newest(connection: Connection, script: ScriptDirectory) -> None:
    """Raise NewerDatabase or OlderDatabase unless the database has all migrations."""
    check_not_newer(connection, script)
    if set(MigrationContext.configure(connection).get_current_heads()) != set(script.get_heads()):
        raise OlderDatabase


def check_not_newer(connection: Connection, script: ScriptDirectory) -> None:
    """Raise NewerDatabase if the database has migrations that are unknown here."""
    known = {step.revision for step in script.walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise NewerDatabase
