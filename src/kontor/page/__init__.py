"""Kontor without a server. A web worker answers the client's requests. Uses only the standard library."""

from kontor.page.office import Office
from kontor.page.requests import Answer

__all__ = ["Answer", "Office"]
