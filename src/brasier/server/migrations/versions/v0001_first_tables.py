"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("writer", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.Column("gone", sa.BigInteger),
    )
    waiting = sa.text("due IS NOT NULL")
    op.create_index("tables_public", "tables", ["public", "updated"])
    op.create_index("tables_due", "tables", ["due"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_table(
        "members",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    op.create_index("members_table", "members", ["table_id"])
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
    )
    op.create_index("codes_table", "codes", ["table_id"])
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("webhook", sa.Text),
        sa.Column("push", sa.Text),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    house = op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat", sa.BigInteger),
    )
    op.create_table(
        "outages",
        sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("stop", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(house, [{"id": 1, "beat": None}])


def downgrade() -> None:
    raise NotImplementedError("a backup is the way back")
