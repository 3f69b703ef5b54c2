"""Several people share one screen: a seat's secrets are not even sent until it is that seat's turn."""

from __future__ import annotations

from kontor.games.hansa.game import packaged_board
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving

PEOPLE = ("Ann", "Ben", "Cat")


def test_secret_mission_cards(server: Serving, meet: Meet) -> None:
    screen = meet(server, "Ann")
    table = screen.fill_in(*(f"me:{name}" for name in PEOPLE), mission_cards=True)
    secrets = dealt(server, table)
    first = handed_to(screen)
    seen: list[int] = []
    for turn in range(4):
        seat = (first + turn) % len(PEOPLE)
        assert handed_to(screen) == seat
        assert PEOPLE[seat] in screen.part("handover").inner_text()
        shown = screen.page.content()
        assert not any(secret in shown for secret in secrets)
        assert {number for number, secret in enumerate(secrets) if secret in screen.told()} == set(seen)

        screen.press("handover-continue")
        screen.wait_for_turn()
        assert screen.attribute("viewer") == str(seat)
        assert secrets[seat] in mission(screen, seat)
        shown = screen.page.content()
        assert [secret in shown for secret in secrets] == [number == seat for number in range(len(PEOPLE))]
        seen.append(seat)
        screen.do("end")


def dealt(server: Serving, table: str) -> list[str]:
    """Return the cities on each seat's card, as the page displays them."""
    cards = [action.removeprefix("deal ") for action in server.log(table)[0].actions if action.startswith("deal ")]
    board = packaged_board("standard_2_3")
    cities = {card.name: ", ".join(board.cities[city].name for city in card.cities) for card in board.missions}
    return [cities[card] for card in cards]


def handed_to(screen: Person) -> int:
    handover = screen.part("handover")
    handover.get_by_test_id("handover-continue").wait_for()
    return int(handover.get_attribute("data-seat") or -1)


def mission(screen: Person, seat: int) -> str:
    return " ".join(screen.lies_at(f"mission:{seat}"))
