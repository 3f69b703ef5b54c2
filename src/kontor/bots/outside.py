"""Bots from outside Kontor: installed, given as `module:Class`, or passed as callables. Each is one of these:

- a function `choose(view, actions)`, which returns one of the actions
- a class, created with `(game, bits)` for each seat of each game, with a method `choose(view, actions)`
- a class or an object that implements the `Bot` protocol, which adds support for limits and hints
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, SupportsIndex

from kontor.bots.bot import Bot, Hint, Judge, Limit, Stop, check_asked
from kontor.core import AnyGame, AnyPosition, KontorError, Message, Position, RandomBits
from kontor.core.messages import Value
from kontor.core.plugins import Plugin, cause, load, load_from_here, plugins

GROUP = "kontor.bots"
"""The entry point group for bots. The name of an entry point can be used like the name of a level."""

Chooser = Callable[[AnyPosition, list[int]], SupportsIndex]


class UnusableBot(KontorError):
    """Raised if a bot cannot be loaded or an object is not a bot."""


class BotFault(KontorError):
    """Raised if a bot chose an illegal action."""


class OutsideBot:
    """Turns a function `choose(view, actions)` into a `Bot`. Hints and chances come from the game's judge."""

    def __init__(
        self, name: str, chooser: Chooser, judge: Judge, remember: Callable[[AnyPosition, int], None] | None
    ) -> None:
        self.level = name
        self._chooser = chooser
        self._judge = judge
        self._remember = remember

    def choose(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> int:
        check_asked(view, limit)
        legal = view.legal()
        chosen = self._chooser(view, list(legal))
        try:
            action = chosen.__index__()
        except AttributeError:
            action = -1
        if action not in legal:
            raise BotFault([Message("bot-illegal", {"bot": self.level, "action": repr(chosen)})])
        return action

    def remember(self, view: Position, action: int) -> None:
        """Forward the action to the bot if it has a method `remember`."""
        if self._remember is not None:
            self._remember(view, action)

    def hints(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> list[Hint]:
        """Return the chosen action as the only hint."""
        check_asked(view, limit)
        if view.actor < 0:
            return []
        after = view.copy()
        action = self.choose(view, limit, stop)
        after.apply(action)
        return [Hint(action, self._judge.chances(after)[view.actor])]

    def chances(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> list[float]:
        check_asked(view, limit)
        return self._judge.chances(view)


def installed() -> dict[str, list[Plugin]]:
    """Return the installed bots by name. The packages are not imported."""
    found: dict[str, list[Plugin]] = {}
    for plugin in plugins(GROUP):
        found.setdefault(plugin.name, []).append(plugin)
    return found


def is_path(name: str) -> bool:
    """Return whether a bot is given as `module:Class`."""
    module, colon, attribute = name.partition(":")
    parts = [*module.split("."), *attribute.split(".")]
    return bool(colon) and all(part.isidentifier() for part in parts)


@cache
def find(name: str) -> Any:
    """Return the class or function for `module:Class` or an installed name. Raises UnusableBot if loading fails."""
    return _at_path(name) if is_path(name) else _installed(name)


def _at_path(path: str) -> Any:
    try:
        found = load_from_here(path)
    except (Exception, SystemExit) as error:  # importing another package can raise anything
        raise UnusableBot([Message("bot-unusable", {"bot": path, "error": cause(error)})]) from error
    if not _is_bot(found):
        raise UnusableBot([Message("bot-no-bot", {"bot": path})])
    return found


def _installed(name: str) -> Any:
    offers = installed()[name]
    packages = ", ".join(one.package for one in offers)
    if len(offers) > 1:
        raise UnusableBot([Message("bot-twice", {"bot": name, "packages": packages})])
    try:
        found = load(offers[0].target)
        if not _is_bot(found):
            raise TypeError(f"{offers[0].target} is not a bot")
        return found
    except (Exception, SystemExit) as error:
        args: dict[str, Value] = {"bot": name, "package": packages, "error": cause(error)}
        raise UnusableBot([Message("bot-broken", args)]) from error


def _is_bot(found: Any) -> bool:
    return callable(found) or hasattr(found, "choose")


def outside_bot(name: str, found: Any, game: AnyGame, bits: RandomBits, judge: Judge) -> Bot:
    """Return a bot for one seat, given the result of `find` or an object passed by the caller."""
    made: Any = found
    if inspect.isclass(found):
        make: Callable[[AnyGame, RandomBits], Any] = found
        made = make(game, bits)
    if hasattr(made, "choose"):
        if hasattr(made, "hints") and hasattr(made, "chances"):
            whole: Bot = made
            return whole
        return OutsideBot(name, made.choose, judge, getattr(made, "remember", None))
    if not callable(made):
        raise UnusableBot([Message("bot-no-bot", {"bot": name})])
    return OutsideBot(name, made, judge, None)


def source_of(name: str) -> Path | None:
    """Return the source file of an outside bot, or None if there is none."""
    file = inspect.getsourcefile(find(name))
    return Path(file) if file is not None else None
