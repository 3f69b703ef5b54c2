"""The time format for storage and messages: ISO 8601 in UTC, so that sorting the texts sorts the times."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def now() -> str:
    return _written(datetime.now(UTC))


def days_ago(days: int) -> str:
    return _written(datetime.now(UTC) - timedelta(days=days))


def _written(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")
