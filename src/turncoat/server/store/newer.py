"""A database that a newer version has written is left alone: this one does not know its form."""

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


class NewerDatabase(Exception):
    """A newer version of Turncoat has written into this database."""


class OlderDatabase(Exception):
    """The database was not brought to its newest form yet."""


def check_newest(connection: Connection, script: ScriptDirectory) -> None:
    """Whether the database needs no step any more; raises NewerDatabase or OlderDatabase."""
    check_not_newer(connection, script)
    if set(MigrationContext.configure(connection).get_current_heads()) != set(script.get_heads()):
        raise OlderDatabase


def check_not_newer(connection: Connection, script: ScriptDirectory) -> None:
    """Whether the database stands at a step that is known here; raises NewerDatabase."""
    known = {step.revision for step in script.walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise NewerDatabase
