"""Fixtures for pages and the person using them.

`ann`, `ben` and `eve` are the same person, because a page has only one user.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.page.running import MemoryStore, Page, PagePlayer


@pytest.fixture
def new_page() -> Iterator[Callable[..., Page]]:
    """Open pages, and close them after the test."""
    opened: list[Page] = []

    def open_page(store: MemoryStore | None = None, seed: int | None = None) -> Page:
        opened.append(Page(store, seed))
        return opened[-1]

    yield open_page
    for page in opened:
        page.close()


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    return new_page()


@pytest.fixture
def ann(page: Page) -> Iterator[PagePlayer]:
    with PagePlayer(page) as player:
        yield player


@pytest.fixture
def ben(ann: PagePlayer) -> PagePlayer:
    return ann
