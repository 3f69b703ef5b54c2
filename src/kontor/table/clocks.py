"""Settings and times of game clocks. All functions are pure arithmetic in milliseconds; the caller supplies the current
time.

Only the times left when the running clock started are stored. The current times and the deadline follow from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

STAND_IN: Final = "journeyman"
"""The level of the bot that plays for a player who is out of time."""

AtTimeout = Literal["bot", "ask"]

LIVE: Final = (45, 60, 90, 120)
"""Lengths of a live game, in minutes."""
USUAL_TURNS: Final = 30
"""Expected number of turns per seat if the game does not declare it."""
LEAST_ADDED: Final = 5 * SECOND
MOST_TIMEOUTS: Final = 3
"""Number of time-outs after which a player cannot return to the seat."""
WAIT: Final = 5 * MINUTE
"""Extra time that the other players may grant to a player who is out of time."""
AFTER_RESTART: Final = 20 * SECOND
"""Time between the end of an outage and the restart of the clocks."""
EARNED: Final = 3 * HOUR
"""Vacation earned per day of a game."""
MOST_VACATION: Final = 14 * DAY

MONDAY: Final = 4 * DAY
"""The first Monday of 1970. That year began on a Thursday."""
WEEK: Final = 7 * DAY
WORKDAYS: Final = 5 * DAY


class Pace(NamedTuple):
    """Time limits of a game played over several days."""

    bank: int
    added: int
    cap: int
    reply: int


PACES: Final[Mapping[str, Pace]] = {
    "brisk": Pace(DAY, 4 * HOUR, 3 * DAY, 2 * HOUR),
    "normal": Pace(3 * DAY, 12 * HOUR, 5 * DAY, 6 * HOUR),
    "leisurely": Pace(3 * DAY, 36 * HOUR, 10 * DAY, 18 * HOUR),
}


class Terms(NamedTuple):
    """Clock settings of a table, fixed for the whole game."""

    length: str
    """Length of a live game in minutes, or the pace of a game played over several days."""
    bank: int
    """Initial time of each seat."""
    added: int
    """Time added when a seat completes its turn."""
    cap: int
    """Maximum time that a seat can accumulate."""
    free: int
    """Free time whenever a clock starts, for slow connections and animations."""
    reply: int
    """Additional free time for a decision during another seat's turn."""
    overtime: int
    """Overtime: the time between the end of the main time and the time-out."""
    back: int
    """Time granted to a player who returns after a time-out."""
    weekends: bool = False
    """True if clocks stop on Saturdays and Sundays (UTC)."""
    at_timeout: AtTimeout = "bot"
    """What happens after a time-out: a bot takes over at once, or the other players are asked first."""

    @property
    def days(self) -> bool:
        """True if the game is played over several days. Replies in other players' turns then use no main time."""
        return self.length in PACES


def agreed(length: str, players: int, turns: int, weekends: bool = False, at_timeout: AtTimeout = "bot") -> Terms:
    """Return the clock settings for a game of this length. `turns` is the expected number of turns per seat.

    >>> agreed("60", 4, 23)[:4]
    ('60', 360000, 23000, 720000)
    """
    if length in PACES:
        bank, added, cap, reply = PACES[length]
        return Terms(length, bank, added, cap, MINUTE, reply, 0, added, weekends, at_timeout)
    share = int(length) * MINUTE // players
    bank = share * 2 // 5
    added = max(LEAST_ADDED, (share - bank) // turns // SECOND * SECOND)
    return Terms(length, bank, added, 2 * bank, 2 * SECOND, 15 * SECOND, 30 * SECOND, MINUTE, weekends, at_timeout)


class Times(NamedTuple):
    """State of a table's clocks. All points in time are in milliseconds since 1970."""

    left: tuple[int, ...]
    """Time left for each seat, negative in overtime."""
    timeouts: tuple[int, ...]
    """Number of time-outs per seat."""
    away: tuple[int, ...]
    """End of each seat's vacation, or 0 if the seat is not on vacation."""
    vacation: tuple[int, ...]
    """Vacation time used by each seat. A vacation in progress counts in full."""
    begun: int
    taken: tuple[int, ...] = ()
    """Seats played by a bot because of a time-out."""
    runs: int | None = None
    """The seat with the running or paused clock, or None if a bot decides."""
    since: int = 0
    """Start time of the current clock, which may be in the future after an outage or during a vacation."""
    free: int = 0
    """Free time, starting at `since`."""
    reply: bool = False
    """True if the seat is deciding during another seat's turn."""
    paused: bool = False
    overdue: bool = False
    """True if a player is out of time and the others must decide what to do."""
    proxy: bool = False
    """True if a bot makes the current decision and then gives the seat back."""


def first(terms: Terms, players: int, now: int) -> Times:
    """Return the clocks at the beginning of a game, all stopped."""
    none = (0,) * players
    return Times((terms.bank,) * players, none, none, none, now)


def stored(times: Mapping[str, Any]) -> Times:
    """Load the clocks from their stored form."""
    values: dict[str, Any] = {name: tuple(value) if type(value) is list else value for name, value in times.items()}
    return Times(**values)


def form(times: Times) -> dict[str, Any]:
    """Return the clocks in stored form."""
    return {name: list(value) if type(value) is tuple else value for name, value in times._asdict().items()}


def run(terms: Terms, times: Times, seat: int | None, now: int, reply: bool = False, undone: bool = False) -> Times:
    """Start a seat's clock, or stop all clocks if `seat` is None. After an undo, clocks get no free time."""
    if seat is None:
        return times._replace(runs=None, free=0, reply=False, overdue=False, proxy=False)
    free = 0 if undone else terms.free + (terms.reply if reply else 0)
    since = max(now, times.away[seat])
    reply = reply and not undone
    return times._replace(runs=seat, since=since, free=free, reply=reply, overdue=False, proxy=False)


def used(terms: Terms, times: Times, now: int) -> int:
    """Return how long the current clock has been running, including free time."""
    return counted(times.since, now, terms.weekends) if times.runs is not None and not times.paused else 0


def settled(terms: Terms, times: Times, now: int) -> Times:
    """Deduct the time used so far from the running clock."""
    if times.runs is None:
        return times
    spent = used(terms, times, now)
    cost = 0 if terms.days and times.reply else max(0, spent - times.free)
    left = max(-terms.overtime, times.left[times.runs] - cost)
    return times._replace(
        left=put(times.left, times.runs, left), since=max(times.since, now), free=max(0, times.free - spent)
    )


def deadline(terms: Terms, times: Times) -> int | None:
    """Return the time of the next time-out, or None if no clock is running."""
    if times.runs is None or times.paused or times.overdue or times.proxy:
        return None
    bank = 0 if terms.days and times.reply else times.left[times.runs] + terms.overtime
    return after(times.since, times.free + bank, terms.weekends)


def warning(terms: Terms, times: Times) -> int | None:
    """Return when to warn the player: 30 seconds before overtime or, in a game over several days, after 80% of the
    remaining time.
    """
    if (end := deadline(terms, times)) is None:
        return None
    if not terms.days:
        return max(times.since, end - terms.overtime - 30 * SECOND)
    return after(times.since, counted(times.since, end, terms.weekends) * 4 // 5, terms.weekends)


def gain(terms: Terms, times: Times, seat: int) -> int:
    """Return the time added to a seat's clock for a completed turn."""
    return max(0, min(terms.added, terms.cap - times.left[seat]))


def credited(terms: Terms, times: Times, began: int, now: int) -> tuple[Times, int]:
    """Restart the running clock after an outage. The player loses no time, and gets some to reconnect. Returns the
    clocks and the time credited.

    If the system clock was set back (`began` is later than `now`), the game clock continues from the new time.
    """
    start = max(began, times.since)
    lost = counted(start, now, terms.weekends)
    if began <= now and not lost:
        return times, 0
    away = times.away[times.runs] if times.runs is not None else 0
    since = now + AFTER_RESTART if lost else now
    return settled(terms, times, start)._replace(since=max(since, away)), lost + AFTER_RESTART if lost else 0


def earned(times: Times, seat: int, now: int) -> int:
    """Return the remaining vacation time of a seat."""
    days = max(0, now - times.begun)
    return max(0, min(MOST_VACATION, days * EARNED // DAY) - times.vacation[seat])


def depart(terms: Terms, times: Times, seat: int, now: int) -> Times:
    """Start a vacation. It ends automatically when the player's vacation time is used up."""
    length = earned(times, seat, now)
    times = settled(terms, times, now)
    since = now + length if times.runs == seat else times.since
    spent = put(times.vacation, seat, times.vacation[seat] + length)
    return times._replace(away=put(times.away, seat, now + length), vacation=spent, since=since)


def come_home(times: Times, seat: int, now: int) -> Times:
    """End a vacation and keep the unused time."""
    rest = max(0, times.away[seat] - now)
    since = min(times.since, now) if times.runs == seat and rest else times.since
    spent = put(times.vacation, seat, times.vacation[seat] - rest)
    return times._replace(away=put(times.away, seat, 0), vacation=spent, since=since)


def counted(start: int, end: int, weekends: bool) -> int:
    """Return the time between two moments, excluding weekends if clocks stop on weekends.

    >>> counted(MONDAY, MONDAY + WEEK, weekends=True) // DAY
    5
    """
    if end <= start:
        return 0
    return end - start if not weekends else _worked(end) - _worked(start)


def after(start: int, time: int, weekends: bool) -> int:
    """Return the moment when this much time will have passed, excluding weekends if clocks stop on weekends.

    >>> (after(MONDAY, 6 * DAY, weekends=True) - MONDAY) // DAY
    8
    """
    if not weekends:
        return start + time
    weeks, rest = divmod(_worked(start) + time, WORKDAYS)
    return max(start, MONDAY + weeks * WEEK + rest)


def _worked(moment: int) -> int:
    """Return the time since the first Monday of 1970, without weekends."""
    weeks, rest = divmod(moment - MONDAY, WEEK)
    return weeks * WORKDAYS + min(rest, WORKDAYS)


def put(times: tuple[int, ...], seat: int, time: int) -> tuple[int, ...]:
    return (*times[:seat], time, *times[seat + 1 :])
