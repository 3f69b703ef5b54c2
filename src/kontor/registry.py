"""Looks up games by id, both Kontor's own and those installed by other packages.

A package offers a game through an entry point in the `kontor.games` group. The name of the entry point is the game's
id, and its value is the game object. Games are imported on first use.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from kontor.core.contract import AnyGame, Declaration
from kontor.core.errors import KontorError
from kontor.core.messages import Message, Value
from kontor.core.plugins import Plugin, cause, load, plugins

GROUP = "kontor.games"

BUILT_IN = {
    "hansa": "kontor.games.hansa.game:GAME",
    "pfeffersaecke": "kontor.games.pfeffersaecke.game:GAME",
    "felinia": "kontor.games.felinia.game:GAME",
}

_loaded: dict[str, AnyGame] = {}
_broken: dict[str, BrokenGame] = {}
"""Games that could not be loaded. A failed import may be slow, so it is not repeated."""


class UnknownGame(KontorError):
    """Raised if no game has the given id."""


class BrokenGame(KontorError):
    """Raised for a game that comes with an installed package but cannot be used."""


def game(id: str) -> AnyGame:
    """Return the game with this id.

    >>> game("hansa").declaration.title
    'Hansa Teutonica'
    """
    if id in _broken:
        raise BrokenGame(_broken[id].messages) from _broken[id].__cause__
    if id not in _loaded:
        try:
            _loaded[id] = _load(id)
        except BrokenGame as error:
            _broken[id] = error
            raise
    return _loaded[id]


def game_ids() -> list[str]:
    """Return the ids of all games, including installed ones. The packages are not imported.

    >>> game_ids()[:3]
    ['hansa', 'pfeffersaecke', 'felinia']
    """
    return [*BUILT_IN, *_installed()]


def broken_games() -> list[KontorError]:
    """Import every game, and return an error for each installed game that cannot be used."""
    faults: list[KontorError] = []
    for plugin in plugins(GROUP):
        if plugin.name in BUILT_IN:
            faults.append(BrokenGame([Message("game-taken", {"game": plugin.name, "package": plugin.package})]))
    for id in _installed():
        try:
            game(id)
        except BrokenGame as error:
            faults.append(error)
    return faults


def fault_in_words(id: str, error: Exception) -> BrokenGame | None:
    """Return an error for a broken message of an installed game, or None for Kontor's own games."""
    for game, offers in _installed().items():
        if id.startswith(f"{game}-"):
            return _broken_game(game, offers[0], error)
    return None


def word_folders(loaded: bool) -> tuple[Path, ...]:
    """Return the message folders of the games loaded so far, or of all working games."""
    return tuple(one.folder() / "words" for one in list((_loaded if loaded else GAMES).values()))


@cache
def _installed() -> dict[str, list[Plugin]]:
    found: dict[str, list[Plugin]] = {}
    for plugin in plugins(GROUP):
        if plugin.name not in BUILT_IN:
            found.setdefault(plugin.name, []).append(plugin)
    return found


def _load(id: str) -> AnyGame:
    if id in BUILT_IN:
        built_in: AnyGame = load(BUILT_IN[id])
        return built_in
    offers = _installed().get(id, [])
    if not offers:
        raise UnknownGame([Message("game-unknown", {"game": id, "possible": ", ".join(game_ids())})])
    plugin = offers[0]
    if len(offers) > 1:
        packages = ", ".join(one.package for one in offers)
        raise BrokenGame([Message("game-twice", {"game": id, "packages": packages})])
    try:
        found: AnyGame = load(plugin.target)
        own = found.declaration.id
        _must_be_usable(found)
    except (Exception, SystemExit) as error:  # importing another package can raise anything
        raise _broken_game(id, plugin, error) from error
    if own != id:
        raise BrokenGame([Message("game-misnamed", {"game": id, "package": plugin.package, "id": str(own)})])
    return found


def _broken_game(id: str, plugin: Plugin, error: BaseException) -> BrokenGame:
    args: dict[str, Value] = {"game": id, "package": plugin.package, "error": cause(error)}
    return BrokenGame([Message("game-broken", args)])


def _must_be_usable(found: AnyGame) -> None:
    """Raise an error for a game that would break commands and pages that list all games."""
    declared = found.declaration
    if not isinstance(declared, Declaration):
        raise TypeError("its declaration is not a kontor.core.Declaration")
    if not (declared.title and declared.players and declared.boards):
        raise ValueError("its declaration needs a title, player counts and a board")
    words = found.folder() / "words"
    if not (words / "en.ftl").is_file():
        raise FileNotFoundError(f"{words / 'en.ftl'} does not exist")
    check_words = load("kontor.words.words:check_words")  # by name, because Kontor's own games work without Fluent
    named = {
        "board": [board.id for board in declared.boards],
        "option": [option.name for option in declared.options],
        "end": declared.ends,
        "source": declared.score_sources,
        "kind": [kind.name for kind in declared.kinds],
    }
    check_words(words, [f"{declared.id}-{what}-{name}" for what, names in named.items() for name in names])
    load("kontor.bots.puzzles:puzzles")(found)  # raises PuzzleFault


class Games(Mapping[str, AnyGame]):
    """All working games, by id. Iterating over the games imports them, but `game_ids()` does not."""

    def __getitem__(self, id: str) -> AnyGame:
        try:
            return game(id)
        except (UnknownGame, BrokenGame):
            raise KeyError(id) from None

    def __iter__(self) -> Iterator[str]:
        for id in game_ids():
            try:
                game(id)
            except BrokenGame:  # reported by `broken_games`
                continue
            yield id

    def __len__(self) -> int:
        return sum(1 for _ in self)


GAMES = Games()
