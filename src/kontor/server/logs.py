"""Structured logs: lines of JSON, or coloured text on a terminal. Tracebacks omit the values of variables, because
these may be secret.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

LEVELS = ("debug", "info", "warning", "error")


def set_up(level: str) -> None:
    """Log messages from Kontor at the given level, and only warnings from other packages."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )  # fmt: skip
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=_written(), foreign_pre_chain=shared))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # more detailed logs of other packages would contain cookies and messages
    logging.getLogger("kontor").setLevel(level.upper())


def _written() -> list[Any]:
    tidy = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if sys.stderr.isatty():
        plain = structlog.dev.plain_traceback
        return [tidy, structlog.dev.ConsoleRenderer(exception_formatter=plain)]
    return [tidy, structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
