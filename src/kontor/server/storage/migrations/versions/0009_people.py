"""Add people with several browsers, and notifications."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    _identity()
    _notifications()
    db = op.get_bind()
    for hash, made, seen in db.execute(sa.text("SELECT hash, made, seen FROM sessions")).all():
        db.execute(
            sa.text(
                "INSERT INTO devices (hash, person, id, label, made, seen) VALUES (:hash, :hash, :id, '', :made, :seen)"
            ),
            {"hash": hash, "id": secrets.token_urlsafe(12), "made": made, "seen": seen},
        )


def _identity() -> None:
    op.create_table(
        "devices",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("made", sa.Text(), nullable=False),
        sa.Column("seen", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["sessions.hash"], name="fk_devices_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_devices"),
        sa.UniqueConstraint("id", name="uq_devices_id"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "keys",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("made", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["sessions.hash"], name="fk_keys_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_keys"),
    )
    op.create_index("ix_keys_person", "keys", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("public", sa.Text(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("made", sa.Text(), nullable=False),
        sa.Column("used", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["sessions.hash"], name="fk_passkeys_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("credential", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "deleted",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_deleted"),
    )


def _notifications() -> None:
    op.create_table(
        "reminders",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("kinds", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["sessions.hash"], name="fk_reminders_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name="pk_reminders"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("error", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["device"], ["devices.hash"], name="fk_subscriptions_device", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("device", name="pk_subscriptions"),
    )
    op.create_table(
        "webhooks",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("error", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["sessions.hash"], name="fk_webhooks_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_webhooks_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_webhooks"),
    )
    op.create_index("ix_webhooks_person", "webhooks", ["person"])
    op.create_index("ix_webhooks_table", "webhooks", ["table"])
    op.create_table(
        "notified",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("sent", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["sessions.hash"], name="fk_notified_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notified_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table", name="pk_notified"),
    )
    op.create_index("ix_notified_sent_due", "notified", ["sent", "due"])
    op.create_table(
        "push_key",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("private", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_key"),
    )
