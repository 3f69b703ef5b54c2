"""Kontor without a server: the same requests and answers, in a browser's worker. Standard library only."""

from kontor.page.office import Office
from kontor.page.requests import Answer

__all__ = ["Answer", "Office"]
