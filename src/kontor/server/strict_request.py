"""Strict parsing of request bodies. For example, `"true"` and `1` are not booleans, and `"1"` is not a number."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException

FIELD = re.compile(r" - at `\$\.(.+)`$")
"""Matches the location of a fault, at the end of its message."""


class StrictRequest(Request[Any, Any, Any]):
    """A request with JSON of exactly the expected types. The framework would convert similar values."""

    async def json(self) -> Any:
        found = await super().json()
        expected = self.route_handler.parsed_data_field
        if expected is None:
            return found
        try:
            return msgspec.json.decode(await self.body(), type=expected.annotation)
        except msgspec.ValidationError as error:
            raise ValidationException(extra=[_fault(str(error))]) from error


def _fault(said: str) -> dict[str, str]:
    """Convert a validation error of the framework to a fault."""
    field = FIELD.search(said)
    return {"message": said.partition(" - ")[0], "key": field[1] if field else "data"}
