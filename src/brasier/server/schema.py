"""What is kept, as tables of a database, and how a database is brought up to this schema.

`entries` is the truth; a row is never changed. The other tables repeat what lists need (`tables`, `members`, `codes`)
or hold what belongs to no table: people, the secrets of the house, its heartbeat and when it failed.
"""

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from brasier.server.database import Database, StoreProblem

HEAD: Final = "0001"  # the newest file in migrations/versions
VERSION_TABLE: Final = "brasier_schema"
MIGRATIONS: Final = Path(__file__).parent / "migrations"
UPGRADING: Final = 0x62726173696572  # the advisory lock under which one process at a time changes the schema

metadata = sa.MetaData()

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column(
        "writer", sa.BigInteger, nullable=False
    ),  # drawn for this row: tells whoever lost the answer that it is theirs
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("last", sa.Integer, nullable=False),  # the highest number; whoever writes holds the lock on this row
    sa.Column("phase", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Column("line", sa.LargeBinary, nullable=False),
    sa.Column("gone", sa.BigInteger),  # drawn by whoever deleted it; the row stays, so that the id cannot come back
    sa.Index("tables_public", "public", "updated"),
    sa.Index("tables_due", "due", sqlite_where=sa.text("due IS NOT NULL"), postgresql_where=sa.text("due IS NOT NULL")),
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Index("members_table", "table_id"),
)

codes = sa.Table(
    "codes",
    metadata,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("role", sa.Text, nullable=False),
    sa.Index("codes_table", "table_id"),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("webhook", sa.Text),
    sa.Column("push", sa.Text),
)

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

house = sa.Table(
    "house",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),  # there is one row
    sa.Column("beat", sa.BigInteger),
)

outages = sa.Table(
    "outages",
    metadata,
    sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("stop", sa.BigInteger, nullable=False),
)


async def bring_up(database: Database) -> None:
    """Make the schema what this program expects, in one transaction; refuse what a newer one has written."""

    def upgrade(connection: sa.Connection) -> None:
        if database.kind == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADING)))
        names = sa.inspect(connection).get_table_names()
        if VERSION_TABLE not in names:
            if names and database.kind == "sqlite":
                raise StoreProblem("store-foreign", "{where} belongs to another program", {"where": database.where})
        elif connection.execute(sa.text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar() == HEAD:
            return
        _migrate(connection, database.where)

    await database.change_schema(upgrade)


def _migrate(connection: sa.Connection, where: str) -> None:
    # Alembic takes a while to import, and is needed after an update only.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if sa.inspect(connection).has_table(VERSION_TABLE):
        found = connection.execute(sa.text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if found is not None and found not in known:
            raise StoreProblem("store-newer", "{where} was written by a newer Brasier", {"where": where})
    command.upgrade(config, "head")
