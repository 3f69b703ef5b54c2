"""East, mission cards and the two-player games on the command line, without revealing secrets."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import kontor
from kontor.bots.greedy import Greedy
from kontor.cli.person import Person
from kontor.core import parse, position_at
from kontor.games.hansa.game import packaged_board
from tests.cli.kit import Run

pytestmark = pytest.mark.slow

EAST = ("--board", "east", "--players", 4)
NEUTRAL = ("--players", 2)
NEUTRAL_EAST = ("--players", 2, "--board", "east", "--edition", "italian")
PAWN = ("--players", 2, "--set", "two_players=pawn", "--set", "rim=strict")
MISSIONS = ("--players", 3, "--set", "mission_cards=true")
VARIANTS = [EAST, NEUTRAL, NEUTRAL_EAST, PAWN, MISSIONS]

CARDS = [mission.name for mission in packaged_board("standard_2_3").missions]


def game_of(run: Run, folder: Path, *setup: object, seed: int = 2, stray: int = 1) -> Path:
    """Return the record of a complete game."""
    words = ("--games", 1, "--seed", seed, "--stray", stray, "--save", folder, "--force")
    assert run("simulate", "hansa", *setup, *words).code == 0
    return folder / f"hansa-{seed}.kontor"


def cards_of(record: Path) -> list[str]:
    """Return the mission cards by seat."""
    lines = record.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("deal ") for line in lines if line.startswith("deal ")]


def named(card: str, text: str) -> bool:
    """Return whether a picture or a log shows this card, as a single text or as a column of cities on the desks."""
    desks = text.split("Routes")[0]
    return card in text or all(city in desks for city in card.split("+"))


@pytest.mark.parametrize("setup", VARIANTS)
def test_simulate_shows_and_checks_every_variant(setup: tuple[object, ...], run: Run, tmp_path: Path) -> None:
    record = game_of(run, tmp_path, *setup)
    assert run("check", record).code == 0
    assert run("show", record).code == 0
    assert run("legal", record, "--at", 30).code == 0


def test_simulate_takes_the_options_of_the_variants(run: Run, tmp_path: Path) -> None:
    position = run("show", game_of(run, tmp_path, *PAWN), "--json").json()
    assert (position["options"]["two_players"], position["options"]["rim"]) == ("pawn", "strict")
    assert position["neutral"] is None and position["pawn"]["province"]
    position = run("show", game_of(run, tmp_path, *NEUTRAL), "--json").json()
    assert position["options"]["two_players"] == "neutral_14" and position["pawn"] is None
    position = run("show", game_of(run, tmp_path, *MISSIONS), "--json").json()
    assert len(position["missions"]) == 3 and set(position["missions"]) < set(CARDS)


NO_PAWN = (
    "The board “east” has no provinces for the pawn. "
    "Choose another value for two_players (neutral_14, neutral_it) or another board (standard_2_3)."
)
NO_MISSIONS = (
    "The board “east” has too few mission cards. "
    "Choose another value for mission_cards (false) or another board (standard_2_3, standard_4_5)."
)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", 2, "--board", "east", "--set", "two_players=pawn"], NO_PAWN),
        (["--board", "east", "--set", "mission_cards=true"], NO_MISSIONS),
        (
            ["--players", 2, "--board", "standard_4_5"],
            "is for 4, 5 players, not 2. For 2 players, choose from: standard_2_3, east, britannia_3.",
        ),
        (["--set", "rim=round"], 'rim cannot be "round". Choose from: strict, edge4, edge10'),
        (["--set", "two_players=alone"], 'two_players cannot be "alone". Choose from: pawn, neutral_14, neutral_it'),
        (["--set", "mission_cards=perhaps"], 'mission_cards cannot be "perhaps". Choose from: true, false'),
        (["--players", 1], "does not support 1 player. Choose from: 2, 3, 4, 5"),
    ],
)
@pytest.mark.parametrize("command", [["simulate", "hansa"], ["play"]])
def test_variants_that_cannot_be_combined(command: list[str], words: list[object], said: str, run: Run) -> None:
    assert run(*command, *words).refused(said)


def test_games_lists_the_variants(run: Run) -> None:
    out = run("games").out
    assert "2, 3, 4, 5 players" in out
    for part in (
        "east ",
        "with green cities and sea routes",
        "two_players",
        "neutral_it",
        "rim ",
        "edge10",
        "mission_cards",
    ):
        assert part in out, part


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("setup", VARIANTS)
def test_pictures_fit_the_terminal(
    setup: tuple[object, ...], columns: int, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = game_of(run, tmp_path, *setup, stray=3)
    monkeypatch.setenv("COLUMNS", str(columns))
    for at in (0, 5, 150, 300):
        out = run("show", record, "--at", at).out
        assert max(map(len, out.splitlines())) <= columns


def test_the_picture_of_east(run: Run, tmp_path: Path) -> None:
    out = run("show", game_of(run, tmp_path, *EAST), "--at", 0).out
    for route, posts, bonus in (
        ("Wismar-Stralsund", "· ≈ ≈", "move one or two pieces of any player"),
        ("Stralsund-Malmö", "· ≈ ≈", "improve Privilegium by one"),
        ("Malmö-Visby", "· ≈ ·", "place an office from your supply in a green city"),
        ("Malmö-Danzig", "≈ · · ·", "move one or two pieces from this route to other routes"),
    ):
        assert f"{route} {posts} {bonus}" in " ".join(out.split()).replace("  ", " ")
    assert re.search(r"Waren +◇", out)
    assert "◇ green city" in " ".join(out.split())
    assert "neutral" not in out and "pawn" not in out.casefold() and "Mission" not in out


def test_offices_in_a_green_city_are_ordered_by_way(run: Run, tmp_path: Path) -> None:
    """Offices of way 1 are left of the bar and those of way 2 right of it, with room for more."""
    form = run("show", game_of(run, tmp_path, *EAST), "--at", 30, "--json").json()
    form["cities"]["Waren"] = {"houses": ["merchant 2", "trader 0"], "extra": ["trader 1"]}
    form["completed"] += 1
    form["seats"][1]["used"]["extra_office"] = 1
    form["unseen"]["extra_office"] -= 1
    form["bag"] -= 1
    form["seats"][2]["supply"]["merchant"] -= 1
    for seat in (0, 1):
        place = "supply" if form["seats"][seat]["supply"]["trader"] else "stock"
        form["seats"][seat][place]["trader"] -= 1
    file = tmp_path / "green.json"
    file.write_text(json.dumps(form), encoding="utf-8")
    answer = run("show", file)
    out = answer.out
    assert answer.code == 0, answer
    assert re.search(r"Waren +■1 \| ●2 ■0 ◇ +→ 0", out), out


def test_the_picture_of_neutral(run: Run, tmp_path: Path) -> None:
    record = game_of(run, tmp_path, *NEUTRAL)
    start = run("show", record, "--at", 0).out
    assert "■n" in start and "(n neutral)" in start
    assert "Neutral: prestige 0 · no East–West link · controls no city" in start
    game = kontor.game("hansa")
    end = position_at(parse(record.read_text(encoding="utf-8")), game)
    assert f"Neutral: prestige {end.json()['neutral']['prestige']} · " in run("show", record).out


def test_what_neutral_controls_and_what_left_the_game(run: Run, tmp_path: Path) -> None:
    form = run("show", game_of(run, tmp_path, *NEUTRAL), "--at", 4, "--json").json()
    form["cities"]["Minden"] = {"houses": ["trader neutral", None, None, None], "extra": []}
    (route, marker), *_ = form["markers"].items()
    del form["markers"][route]
    form["gone"] = {marker: 1}
    form["neutral"]["prestige"] = 3
    file = tmp_path / "neutral.json"
    file.write_text(json.dumps(form), encoding="utf-8")
    answer = run("show", file)
    out = answer.out
    assert answer.code == 0, answer
    assert re.search(r"Minden +■n □o □p □b +→ n", out), out
    assert "Neutral: prestige 3 · no East–West link · controls 1 city" in out
    assert re.search(r"markers in the bag · out of the game: \w+", out)


def test_the_picture_of_the_pawn(run: Run, tmp_path: Path) -> None:
    record = game_of(run, tmp_path, "--players", 2, "--edition", 2009)
    assert "Pawn: not on the board yet" in run("show", record, "--at", 4).out
    form = run("show", record, "--at", 5, "--json").json()
    form["pawn"]["province"] = "heath"
    file = tmp_path / "pawn.json"
    file.write_text(json.dumps(form), encoding="utf-8")
    out = run("show", file).out
    assert "Pawn: Heath · free move available" in out
    near = set(re.findall(r"(\S+)\*", out))
    assert near == {"Bremen-Hamburg", "Hamburg-Lüneburg", "Hannover-Lüneburg", "Bremen-Hannover"}


def test_the_header_names_options_that_differ_from_the_edition(run: Run, tmp_path: Path) -> None:
    head = " ".join(run("show", game_of(run, tmp_path, *PAWN)).out.split()).split(" After ")[0]
    variant = "Two-player rules: Pawn · Edge provinces: One all around"
    assert head == f"Hansa Teutonica · 2 players · Base board (2–3 players) · {variant} · Edition: 2014"


def test_the_header_names_the_two_player_game(run: Run, tmp_path: Path) -> None:
    head = " ".join(run("show", game_of(run, tmp_path, *NEUTRAL)).out.split())
    assert "· Two-player rules: Neutral traders (2014) · Edition: 2014" in head


def test_a_menu_lists_the_routes_of_a_province(run: Run) -> None:
    out = run("play", "--players", 2, "--edition", 2009, "--seat", 0, "--seed", 3, input="quit\n").out
    near = "Heath: Bremen-Hannover, Bremen-Hamburg, Hamburg-Lüneburg, Hannover-Lüneburg"
    assert re.search(rf"\d heath +{near}", out), out


def test_only_spectators_are_told_how_to_replay_a_game(run: Run) -> None:
    """With a person at the table, the same seed would give a different game."""
    out = run("play", *PAWN, "--seed", 5).out
    again = "kontor play --players 2 --set two_players=pawn --set rim=strict --seed 5"
    assert f"Replay this game with: {again}\n" in out
    assert run(*again.split()[1:]).out == out
    out = run("play", *PAWN, "--seed", 5, "--seat", 0, input="quit\n").out
    assert "see this game again" not in out and "--save FILE" in out


@pytest.fixture
def secret(run: Run, tmp_path: Path) -> Path:
    return game_of(run, tmp_path, *MISSIONS)


@pytest.mark.parametrize("at", [4, 5, 6, 7, 60])
@pytest.mark.parametrize("viewer", ["0", "1", "2", "spectator"])
def test_show_hides_the_cards_of_others(viewer: str, at: int, secret: Path, run: Run) -> None:
    """The picture, the log (which begins with the deals) and the JSON form do not show the cards."""
    cards = cards_of(secret)
    out = run("show", secret, "--at", at, "--seat", viewer).out
    data = run("show", secret, "--at", at, "--seat", viewer, "--json").out
    for seat, card in enumerate(cards):
        if str(seat) == viewer and at > 3 + seat:
            assert named(card, out) and card in data
        else:
            assert card not in data and not named(card, out)
    assert ("Spectator’s view" if viewer == "spectator" else f"View of seat {viewer}") in out
    if at >= 6:
        assert out.split("Mission card ")[1].splitlines()[0].count("secret") == (3 if viewer == "spectator" else 2)
        assert "+?" in out


def test_show_without_a_seat_and_after_the_end_shows_all_cards(secret: Path, run: Run) -> None:
    cards = cards_of(secret)
    for out in (run("show", secret, "--at", 60).out, run("show", secret, "--seat", 1).out, run("show", secret).out):
        assert all(named(card, out) for card in cards)
        assert "secret" not in out and "+?" not in out
    assert "View of" not in run("show", secret).out


def test_players_see_only_their_own_card(run: Run, tmp_path: Path) -> None:
    """Checks the board, the menus and the prompts during the game, and the output when the player leaves."""
    file = tmp_path / "own.kontor"
    answers = ["board", "why deal " + CARDS[0], "1", "1", "quit"]
    answer = run("play", *MISSIONS, "--seat", 1, "--save", file, input="\n".join(answers) + "\n")
    assert answer.code == 0
    own = cards_of(file)
    assert [card == "?" for card in own] == [True, False, True]
    assert f"Seat 1 gets the mission card with {own[1].replace('+', ', ')}." in answer.out
    assert "Seat 0 gets a mission card." in answer.out and "Seat 2 gets a mission card." in answer.out
    assert f"Your mission card: {own[1]}." in answer.out
    asked = answer.out.replace("deal " + CARDS[0], "")
    assert not [card for card in CARDS if card != own[1] and card in asked]
    assert "Points that the other players keep secret are not included." in answer.out
    assert f"The game is not over, so {file} contains only what seat 1 can see." in answer.out
    assert "--seed" not in answer.out, "the seed would reveal the cards"


def test_the_record_of_a_stopped_game_is_that_of_the_seat(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.kontor"
    run("play", *MISSIONS, "--seat", 0, "--seed", 4, "--save", file, input="quit\n")
    assert run("check", file).code == 0
    assert run("show", file, "--json").json()["viewer"] == 0
    assert run("show", file, "--seat", 0).code == 0
    assert run("show", file, "--seat", 1).refused("one seat’s view of the game")
    full = tmp_path / "full.kontor"
    run("play", *MISSIONS, "--seed", 4, "--save", full)  # only bots play, so the spectator sees everything
    assert cards_of(file) == [cards_of(full)[0], "?", "?"]


def test_a_finished_game_is_saved_in_full(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Greedy(kontor.game("hansa"), random.Random(1))
    monkeypatch.setattr(Person, "choose", lambda _, view, legal: bot.choose(view, legal))
    file = tmp_path / "whole.kontor"
    out = run("play", *MISSIONS, "--seat", 1, "--save", file).out
    assert "?" not in cards_of(file) and len(cards_of(file)) == 3
    assert f"Saved the game to {file}." in out
    assert "not counted" not in out
    assert run("show", file, "--json").json()["viewer"] == "all"


def test_a_game_without_secrets_is_saved_in_full_at_any_time(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "open.kontor"
    out = run("play", "--seat", 0, "--save", file, input="quit\n").out
    assert f"Saved the game to {file}." in out
    assert "viewer" not in file.read_text(encoding="utf-8")
    assert "not counted" not in out


def test_help_explains_what_is_saved_of_a_game_with_secrets(run: Run) -> None:
    assert "contains only what your seat can see" in " ".join(run("play", "--help").out.split())
