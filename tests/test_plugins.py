"""Games and bots from other packages, bots by name, and the functions of the library."""

from __future__ import annotations

import asyncio
import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from typer.testing import CliRunner, Result

import kontor
import kontor.api
import kontor.core.errors
import kontor.core.plugins
import kontor.registry
import kontor.words.language_codes
from kontor.arena.budgets import line_up
from kontor.arena.contest import Contest
from kontor.arena.intervals import wilson
from kontor.arena.play import play as play_in_arena
from kontor.bots import LEVELS, BotFault, UnknownLevel, UnusableBot, bot, bot_names, broken_bots, check_bot, outside
from kontor.cli.main import app
from kontor.cli.screen import _words, words
from kontor.core import KontorError, Message
from kontor.core.plugins import Plugin
from kontor.registry import BrokenGame, UnknownGame, broken_games, game_ids
from kontor.server.problems import _refused
from kontor.server.service import Service
from kontor.words import WordsMissing
from tests.kit import refusing
from tests.server.running import settings_for

EXAMPLES = Path(__file__).parent.parent / "examples"
BROKER = "broker:Broker"

MODULE = """
import random
from pathlib import Path

from kontor.core.contract import BoardInfo, Declaration

BROKEN = 3


def first(view, actions):
    return actions[0]


def wrong(view, actions):
    return -5


class Last:
    made = 0

    def __init__(self, game, bits):
        Last.made += 1
        self.remembered = []

    def choose(self, view, actions):
        return actions[-1]

    def remember(self, view, action):
        self.remembered.append(action)


class Game:
    declaration = Declaration("ludo", "Ludo", 1, (2,), (BoardInfo("cross", (2,), False),), (), (), (), (), (), 100, ())

    def folder(self):
        return Path(__file__).parent / "ludo"


GAME = Game()


class Titleless(Game):
    declaration = Game.declaration._replace(title="")


NO_TITLE_GAME = Titleless()


class Undeclared(Game):
    class declaration:
        id = "ludo"


UNDECLARED_GAME = Undeclared()
"""


WORDS = "ludo-board-cross = A cross"


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Create a third-party module in the current folder."""
    (tmp_path / "somebodys.py").write_text(MODULE, "utf-8")
    (tmp_path / "ludo" / "words").mkdir(parents=True)
    (tmp_path / "ludo" / "words" / "en.ftl").write_text(f"{WORDS}\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield "somebodys"
    sys.modules.pop("somebodys", None)
    outside.find.cache_clear()


@pytest.fixture
def installed(module: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Plugin]]:
    """Simulate entry points, as if packages with these were installed."""
    found: dict[str, list[Plugin]] = {kontor.registry.GROUP: [], outside.GROUP: []}
    monkeypatch.syspath_prepend(str(Path.cwd()))
    for place in (kontor.registry, outside):
        monkeypatch.setattr(place, "plugins", lambda group: tuple(found[group]))
    kontor.registry._installed.cache_clear()
    both: list[Plugin] = []

    class Both(list[Plugin]):
        def append(self, plugin: Plugin) -> None:
            is_game = plugin.target.endswith("GAME")
            found[kontor.registry.GROUP if is_game else outside.GROUP].append(plugin)
            kontor.registry._installed.cache_clear()

    both = Both()
    yield both
    kontor.registry._installed.cache_clear()
    kontor.registry._loaded.pop("ludo", None)
    kontor.registry._broken.clear()
    outside.find.cache_clear()


def run(*arguments: str) -> Result:
    """Run a `kontor` command."""
    return CliRunner().invoke(app, ["--language", "en", *arguments])


def test_a_game_of_another_package_is_found(installed: list[Plugin]) -> None:
    installed.append(Plugin("ludo", "somebodys:GAME", "ludo-for-kontor"))
    assert game_ids() == ["hansa", "pfeffersaecke", "felinia", "ludo"]
    assert kontor.game("ludo").declaration.id == "ludo"
    assert list(kontor.GAMES) == game_ids()
    assert broken_games() == []


def test_a_broken_game_is_named_and_stops_no_other(installed: list[Plugin]) -> None:
    installed.append(Plugin("chess", "no_such_module:GAME", "chess-for-kontor"))
    installed.append(Plugin("whist", "somebodys:GAME", "whist-for-kontor"))
    assert list(kontor.GAMES) == ["hansa", "pfeffersaecke", "felinia"]
    assert "chess" not in kontor.GAMES and len(kontor.GAMES) == 3
    with pytest.raises(BrokenGame, match=r"chess-for-kontor package cannot be loaded .*no_such_module"):
        kontor.game("chess")
    with pytest.raises(BrokenGame, match="that game’s id is “ludo”"):
        kontor.game("whist")
    assert [error.messages[0].id for error in broken_games()] == ["game-broken", "game-misnamed"]


@pytest.mark.parametrize(
    ("target", "words", "said"),
    [
        ("somebodys:UNDECLARED_GAME", WORDS, "its declaration is not a kontor.core.Declaration"),
        ("somebodys:NO_TITLE_GAME", WORDS, "its declaration needs a title"),
        ("somebodys:GAME", "ludo-points", "en.ftl: cannot read"),
        ("somebodys:GAME", "ludo-points = points", "ludo-board-cross: no text in en"),
        ("somebodys:GAME", "ludo-board-cross = A { $shape }", "ludo-board-cross: .*shape"),
        ("somebodys:GAME", None, "en.ftl does not exist"),
    ],
)
def test_a_game_that_would_break_the_lists_is_left_out(
    installed: list[Plugin], target: str, words: str | None, said: str
) -> None:
    file = Path("ludo/words/en.ftl")
    file.unlink()
    if words is not None:
        file.write_text(words + "\n", "utf-8")
    installed.append(Plugin("ludo", target, "ludo-for-kontor"))
    assert "ludo" not in list(kontor.GAMES)
    with pytest.raises(BrokenGame, match=f"ludo-for-kontor .*{said}"):
        kontor.game("ludo")


def test_a_game_with_faulty_puzzles_is_left_out(installed: list[Plugin]) -> None:
    Path("ludo/puzzles.jsonl").write_text("[]\n", "utf-8")
    installed.append(Plugin("ludo", "somebodys:GAME", "ludo-for-kontor"))
    assert "ludo" not in list(kontor.GAMES)
    with pytest.raises(BrokenGame, match=r"ludo-for-kontor .*puzzles\.jsonl, line 1: the keys must be"):
        kontor.game("ludo")


def test_a_server_says_nothing_of_the_cause(installed: list[Plugin]) -> None:
    """The cause may contain file names of the server, so clients are only informed about the available games."""
    installed.append(Plugin("chess", "no_such_module:GAME", "chess-for-kontor"))
    with pytest.raises(BrokenGame) as error:
        kontor.game("chess")
    answer = _refused(error.value)
    assert answer is not None
    assert answer.status == 404
    assert "no_such_module" not in repr(answer.problem)
    assert "hansa" in repr(answer.problem)


def test_a_module_that_exits_is_broken_and_imported_once(installed: list[Plugin]) -> None:
    count = Path("imports.txt")
    code = "with open('imports.txt', 'a') as file: file.write('x')\nraise SystemExit('usage')\n"
    Path("leaver.py").write_text(code, "utf-8")
    installed.append(Plugin("chess", "leaver:GAME", "chess-for-kontor"))
    installed.append(Plugin("leaver", "leaver:Bot", "bots-for-kontor"))
    for _ in range(2):
        with pytest.raises(BrokenGame, match="chess-for-kontor"):
            kontor.game("chess")
    assert count.read_text("utf-8") == "x"
    with pytest.raises(UnusableBot, match="bots-for-kontor"):
        outside.find("leaver")


def test_an_error_is_shown_even_if_the_words_of_a_game_are_faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(loaded: bool) -> tuple[Path, ...]:
        raise RuntimeError("no words")

    monkeypatch.setattr(kontor.registry, "word_folders", fail)
    with pytest.raises(UnknownGame) as error:
        kontor.game("catan")
    assert str(error.value).startswith("Game unknown: game catan")


def test_a_message_without_a_text_is_the_fault_of_its_package(installed: list[Plugin], tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / "lantern" / "lantern_quays", tmp_path / "lantern_quays")
    words = tmp_path / "lantern_quays" / "words" / "en.ftl"
    words.write_text(words.read_text("utf-8").replace("lantern-lit =", "lantern-unused ="), "utf-8")
    installed.append(Plugin("lantern", "lantern_quays.game:GAME", "kontor-lantern-quays"))
    _words.cache_clear()
    try:
        done = run("play", "lantern", "--players", "2", "--seed", "1", "--pace", "0")
        assert done.exit_code == 2
        assert done.stderr.count("\n") == 1
        assert "kontor-lantern-quays package" in done.stderr and "lantern-lit" in done.stderr
        listed = run("games")
        assert listed.exit_code == 0 and "Hansa Teutonica" in listed.stdout
    finally:
        kontor.registry._loaded.pop("lantern", None)
        for name in [name for name in sys.modules if name.startswith("lantern_quays")]:
            del sys.modules[name]
        _words.cache_clear()


def test_an_error_without_a_text_is_the_fault_of_its_package(
    installed: list[Plugin], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(declared: object) -> None:
        raise KontorError([Message("ludo-too-late", {})])

    installed.append(Plugin("ludo", "somebodys:GAME", "ludo-for-kontor"))
    monkeypatch.setattr("kontor.cli.games._show", fail)
    done = run("games", "hansa")
    assert done.exit_code == 2 and done.stderr.count("\n") == 1
    assert "ludo-for-kontor package" in done.stderr and "ludo-too-late" in done.stderr


def test_an_own_message_without_a_text_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kontor.cli.games._show", lambda declared: words().say("hansa-nothing"))
    assert isinstance(run("games", "hansa").exception, WordsMissing)


def test_a_starting_server_logs_every_broken_game(installed: list[Plugin], tmp_path: Path) -> None:
    """Listing does not import bots, because they may be slow to load, and only enabled bots are used."""
    installed.append(Plugin("chess", "no_such_module:GAME", "chess-for-kontor"))
    installed.append(Plugin("nothing", "somebodys:BROKEN", "bots-for-kontor"))

    async def start() -> None:
        service = Service(settings_for(str(tmp_path / "kontor.sqlite")))
        await service.start()
        await service.stop()

    with capture_logs() as logged:
        asyncio.run(start())
    (warning,) = [line for line in logged if line["event"] == "game cannot be used"]
    assert warning["log_level"] == "warning"
    assert "chess-for-kontor" in warning["reason"] and "No module named 'no_such_module'" in warning["reason"]
    assert "somebodys" not in sys.modules


def test_an_id_is_given_once(installed: list[Plugin]) -> None:
    installed.append(Plugin("hansa", "somebodys:GAME", "other-hansa"))
    installed.append(Plugin("ludo", "somebodys:GAME", "ludo-one"))
    installed.append(Plugin("ludo", "somebodys:GAME", "ludo-two"))
    assert kontor.game("hansa").declaration.title == "Hansa Teutonica"
    with pytest.raises(BrokenGame, match="ludo-one, ludo-two"):
        kontor.game("ludo")
    assert [error.messages[0].id for error in broken_games()] == ["game-taken", "game-twice"]


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="hansa, pfeffersaecke, felinia"):
        kontor.game("catan")


def test_bots_of_other_packages_are_found(installed: list[Plugin]) -> None:
    for plugin in (
        Plugin("first", "somebodys:first", "a"),
        Plugin("broken", "somebodys:missing", "b"),
        Plugin("nothing", "somebodys:BROKEN", "c"),
        Plugin("twice", "somebodys:first", "d"),
        Plugin("twice", "somebodys:Last", "e"),
        Plugin("master", "somebodys:Last", "f"),
    ):
        installed.append(plugin)
    assert bot_names()[len(LEVELS) :] == ["first", "broken", "nothing", "twice"]
    assert [one.name for one in line_up("first,Master", None, 2)] == ["first", "master"]
    said = [str(error) for error in broken_bots()]
    for text in (
        "“broken” from the b package",
        "the c package cannot be loaded",
        "d, e",
        "The f package offers a bot called “master”",
    ):
        assert any(text in one for one in said), said
    assert bot("master", kontor.game("hansa"), random.Random(1)).level == "master"


def test_bots_are_named_by_their_place(module: str) -> None:
    game = kontor.game("hansa")
    for name in ("somebodys:first", "somebodys:Last"):
        played = kontor.play("hansa", ["apprentice", name, "apprentice"], seed=1)
        assert played.record.seats[1] == name
        check_bot(name)
        assert bot(name, game, random.Random(1)).level == name
    with pytest.raises(UnusableBot, match=r"no attribute 'Third'.*module:Class"):
        bot("somebodys:Third", game, random.Random(1))
    with pytest.raises(UnusableBot, match="No module named 'nobodys'"):
        check_bot("nobodys:Bot")
    with pytest.raises(UnknownLevel, match="There is no bot “grandmaster”"):
        check_bot("grandmaster")
    with pytest.raises(BotFault, match="chose -5"):
        kontor.play("hansa", ["apprentice", "somebodys:wrong", "apprentice"], seed=1)


def test_the_arena_takes_them(module: str) -> None:
    game = kontor.game("hansa")
    bots = line_up("somebodys:Last,Apprentice,master:5", None, 3)
    assert [one.level for one in bots] == ["somebodys:Last", "apprentice", "master"]
    contest = Contest(game.setup(players=3), line_up("somebodys:Last,apprentice,apprentice", None, 3), seed=1)
    assert play_in_arena(contest, 0, lambda actions: None).names.count("somebodys:Last") == 1
    before = contest.form()["code"]
    Path("somebodys.py").write_text(MODULE + "\n# changed\n", "utf-8")
    assert contest.form()["code"] != before  # a ledger is not gone on with after the bot has changed
    with refusing(UnknownLevel, "grandmaster"):
        line_up("grandmaster:800,apprentice", None, 2)


def test_any_callable_will_do_in_the_library() -> None:
    game = kontor.game("hansa")
    played = kontor.play(game, ["apprentice", lambda view, actions: actions[0], kontor.bot("apprentice", game)], seed=2)
    again = kontor.play("hansa", ["apprentice", lambda view, actions: actions[0], "apprentice"], seed=2)
    assert played.record.seats == ["apprentice", "<lambda>", "apprentice"]
    assert len(again.result.scores) == 3
    same = [kontor.play("hansa", ["master", "apprentice"], seed=4, positions=20).record for _ in range(2)]
    assert same[0].write() == same[1].write()


def test_what_a_callable_bot_says_of_a_view() -> None:
    game = kontor.game("hansa")
    match = kontor.Match(game, game.setup(players=3), random.Random(3))
    view = match.position.view(match.position.actor)
    mine = kontor.bot(lambda view, actions: actions[0], game)
    assert mine.hints(view)[0].action == view.legal()[0]
    assert sum(mine.chances(view)) == pytest.approx(1)
    with pytest.raises(ValueError, match="a bot needs a view"):
        mine.choose(match.position)
    with pytest.raises(UnusableBot):
        kontor.bot(3, game)  # type: ignore[arg-type]


def test_opponents_of_an_environment_are_any_bots(module: str) -> None:
    pytest.importorskip("gymnasium")
    import copy

    import kontor.env

    env: Any = kontor.env.against("hansa", ["somebodys:Last", lambda view, actions: actions[0]], players=3, seed=1)
    env.reset()
    for _ in range(5):
        env.step(int(env.action_masks().argmax()))
    other = copy.deepcopy(env)
    assert (other.action_masks() == env.action_masks()).all()


@pytest.mark.slow
def test_the_broker_beats_the_apprentice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    assert len((EXAMPLES / "broker.py").read_text("utf-8").splitlines()) <= 60
    games, won = 9, 0.0
    for number in range(games):
        seats = ["apprentice"] * 3
        seats[number % 3] = BROKER
        winners = kontor.play("hansa", seats, seed=number).result.winners
        won += (number % 3 in winners) / len(winners)
    assert wilson(won, games).low > 1 / 3, won
