"""Times for storage and messages: ISO 8601 in UTC, which sorts correctly as text."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta


def now() -> str:
    return _written(datetime.now(UTC))


def milliseconds() -> int:
    """Return the time in milliseconds since 1970, for the clocks."""
    return int(time.time() * 1000)


def days_ago(days: int) -> str:
    return _written(datetime.now(UTC) - timedelta(days=days))


def minutes_ago(minutes: int) -> str:
    return _written(datetime.now(UTC) - timedelta(minutes=minutes))


def seconds_after(time: str, seconds: int) -> str:
    return _written(datetime.fromisoformat(time) + timedelta(seconds=seconds))


def _written(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
