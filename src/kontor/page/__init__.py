"""Kontor without a server: answers the client's requests in a web worker. Standard library only."""

from kontor.page.office import Office
from kontor.page.requests import Answer

__all__ = ["Answer", "Office"]
