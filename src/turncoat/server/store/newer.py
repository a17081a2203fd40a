"""A database that a newer version has written is left alone: this one does not know its form."""

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


class NewerDatabase(Exception):
    """A newer version of Turncoat has written into this database."""


def check_not_newer(connection: Connection, script: ScriptDirectory) -> None:
    """Whether the database stands at a step that is known here; raises NewerDatabase."""
    known = {step.revision for step in script.walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise NewerDatabase
