"""One person on several devices: keys, device links, the list of devices, merging, export and deletion."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from webauthn.helpers import bytes_to_base64url

from kontor.server import passkeys
from kontor.server.identity import ALPHABET, LETTERS
from tests.server.authenticator import Authenticator
from tests.server.player import Player, closed
from tests.server.receiver import receiving
from tests.server.running import MANY, Postgres, running, settings_for
from tests.server.test_seats import SECRETS
from tests.server.test_storage import rows

pytestmark = pytest.mark.slow

Somebody = Callable[[str, str], Player]
NO_KEY = "0000-0000-0000-0000-0000-0000-0000"


def enter(player: Player, secret: str, merge: bool = False) -> None:
    player.post("/me/enter", {"secret": secret, "merge": merge})


def why(player: Player, method: str, path: str, form: dict[str, object] | None = None) -> tuple[int, str]:
    status, problem = player.refused(method, path, form)
    return status, problem["said"][0]["id"]


def test_a_key_makes_another_browser_the_same_person(ann: Player, server: str, somebody: Somebody) -> None:
    table = ann.make_table("me", "bot")
    key = ann.post("/me/key")["secret"]
    letters = key.replace("-", "")
    assert len(letters) == LETTERS and set(letters) <= set(ALPHABET)
    phone = somebody(server, "Phone")
    assert not phone.table(table)["seats"][0]["mine"]
    enter(phone, key.lower().replace("0", "o").replace("1", "l").replace("-", " "))
    assert phone.get("/me") == {"name": "Ann"} and phone.table(table)["seats"][0]["mine"]
    assert [one["here"] for one in ann.get("/me/identity")["devices"]] == [True, False]
    enter(phone, key)  # again: nothing happens
    assert len(ann.get("/me/identity")["devices"]) == 2

    newer = ann.post("/me/key")["secret"]
    late = somebody(server, "Late")
    assert why(late, "POST", "/me/enter", {"secret": key}) == (404, "server-wrong-key")
    assert ann.http.delete("/api/me/key").status_code == 204 and ann.get("/me/identity")["key"] is None
    assert why(late, "POST", "/me/enter", {"secret": newer}) == (404, "server-wrong-key")
    assert late.cookie is None and late.get("/me/identity")["devices"] == []


def test_a_device_link_works_once_and_not_for_long(
    ann: Player, server: str, somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.http.put("/api/me", json={"name": "Ann"})
    link = ann.post("/me/device-link")["secret"]
    phone, other = somebody(server, "Phone"), somebody(server, "Other")
    enter(phone, link)
    unknown = other.refused("POST", "/me/enter", {"secret": NO_KEY})
    assert other.refused("POST", "/me/enter", {"secret": link}) == unknown  # used up, and nobody learns that it was one
    expired, newer = ann.post("/me/device-link")["secret"], ann.post("/me/device-link")["secret"]
    assert other.refused("POST", "/me/enter", {"secret": expired}) == unknown
    monkeypatch.setattr("kontor.server.identity.LINK_MINUTES", 0)
    assert other.refused("POST", "/me/enter", {"secret": newer}) == unknown


def test_devices_are_signed_out(ann: Player, server: str, somebody: Somebody) -> None:
    table = ann.make_table("me", "open")
    key = ann.post("/me/key")["secret"]
    phone, tablet = somebody(server, "Phone"), somebody(server, "Tablet")
    for one in (phone, tablet):
        enter(one, key)
    ids = {one["here"]: one["id"] for one in phone.get("/me/identity")["devices"]}
    with phone.socket(table) as socket:
        socket.send(json.dumps({"seat": 0, "after": -1}))
        assert ann.http.delete(f"/api/me/devices/{ids[True]}").status_code == 204
        assert closed(socket) == 1013
    assert phone.get("/me") == {"name": None} and not phone.table(table)["seats"][0]["mine"]
    assert why(ann, "DELETE", f"/me/devices/{ids[True]}") == (404, "server-no-device")
    assert ann.http.delete("/api/me/devices").status_code == 204
    assert tablet.get("/me") == {"name": None} and len(ann.get("/me/identity")["devices"]) == 1
    own = ann.get("/me/identity")["devices"][0]["id"]
    stranger = somebody(server, "Eve")
    stranger.make_table("me", "open")
    assert why(stranger, "DELETE", f"/me/devices/{own}") == (404, "server-no-device")
    assert ann.http.delete(f"/api/me/devices/{own}").status_code == 204 and ann.cookie is None
    enter(ann, key)  # the key is the root: it brings everything back
    assert ann.table(table)["seats"][0]["mine"]


def test_two_people_are_merged(ann: Player, ben: Player, server: str, somebody: Somebody) -> None:
    key = ann.post("/me/key")["secret"]
    ann.http.put("/api/me", json={"name": "Ann"})
    shared = ann.make_table("me", "open", "open")
    ben.join(shared, 1)
    own, watched = ben.make_table("me", "bot"), ben.make_table("open", "open")
    carl = somebody(server, "Carl")
    link = ben.post(f"/tables/{shared}/seats/1/link")["secret"]
    carl.post("/seats/enter", {"secret": link})
    assert why(ben, "POST", "/me/enter", {"secret": key}) == (409, "server-merge")
    assert ben.get("/me") == {"name": "Ben"}
    with ann.live(shared, 0) as live:
        live.table()
        enter(ben, key, merge=True)
        live.until(lambda one: one["type"] == "table" and [seat["mine"] for seat in one["table"]["seats"]][1])
    assert ben.get("/me") == {"name": "Ann"}
    for one in (ann, ben):
        assert [seat["mine"] for seat in one.table(shared)["seats"]] == [True, True, False]
        assert one.table(own)["seats"][0]["mine"] and one.table(watched)["host"]
    assert {one["id"] for one in ann.get("/tables", which="mine")["tables"]} >= {shared, own, watched}
    assert [seat["mine"] for seat in carl.table(shared)["seats"]] == [False, True, False]


def test_merging_must_not_reveal_secrets(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open", "bot", board="standard_2_3", options=SECRETS)
    ben.join(table, 1)
    key = ann.post("/me/key")["secret"]
    status, problem = ben.refused("POST", "/me/enter", {"secret": key, "merge": True})
    assert (status, problem["said"][0]) == (409, {"id": "server-merge-secrets", "args": {"game": "Hansa Teutonica"}})
    assert [seat["mine"] for seat in ben.table(table)["seats"]] == [False, True, False]
    ben.post(f"/tables/{table}/seats/1/leave")
    enter(ben, key, merge=True)
    assert [seat["mine"] for seat in ben.table(table)["seats"]] == [True, False, False]


def test_attempts_are_paid_for(database: str) -> None:
    limits = MANY.__class__(**{**vars(MANY), "keys": 3})
    with running(settings_for(database, limits=limits)) as url, Player(url) as ann:
        key = ann.post("/me/key")["secret"]
        for _ in range(3):
            assert why(ann, "POST", "/me/enter", {"secret": NO_KEY})[0] == 404
        for secret in (NO_KEY, key):  # a right one is refused in the same way
            assert ann.refused("POST", "/me/enter", {"secret": secret})[1]["said"][0]["args"]["kind"] == "keys"


def test_no_key_is_stored_in_plain(database: str) -> None:
    with running(settings_for(database)) as url, Player(url, "Ann") as ann:
        secrets = [ann.post("/me/key")["secret"], ann.post("/me/device-link")["secret"]]
        secrets += [secret.replace("-", "") for secret in secrets]
        exported = ann.http.get("/api/me/export")
        assert exported.headers["content-disposition"] == 'attachment; filename="kontor.json"'
        stored = repr(rows(database))
        assert ann.cookie and ann.cookie not in exported.text
        for secret in secrets:
            assert secret not in stored and secret not in exported.text
            assert not [one for one in Path(database).parent.iterdir() if secret.encode() in one.read_bytes()]


def test_a_person_takes_their_data_with_them(ann: Player, ben: Player) -> None:
    table = ann.make_table("me", "open")
    ben.join(table, 1)
    player, seat = (ann, 0) if ann.table(table)["actor"] == 0 else (ben, 1)
    with player.live(table, seat) as live:
        moment = live.decision(seat)
        action = moment["scene"]["choices"][0]["text"]
        player.act(table, seat, moment, action)
    data = player.get("/me/export")
    assert data["name"] == player.name
    (game,) = [one for one in data["games"] if one["table"] == table]
    assert game["seats"] == [{"seat": seat, "name": player.name, "won": False}]
    assert [one["action"] for one in game["decisions"]] == [action]
    assert {"sessions", "devices", "holds"} <= set(data["stored"])
    other = ben if player is ann else ann
    assert f'"{other.name}"' not in json.dumps(data)


def test_deletion_reaches_every_device_and_leaves_no_trace(database: str) -> None:
    with running(settings_for(database)) as url, Player(url, "Wilhelmine") as ann, Player(url, "Phone") as phone:
        ann.make_table("me", "bot")
        key = ann.post("/me/key")["secret"]
        enter(phone, key)
        assert ann.http.delete("/api/me").status_code == 204
        assert phone.get("/me") == {"name": None}
        assert why(phone, "POST", "/me/enter", {"secret": key})[0] == 404
        stored = rows(database)
        assert {name for name, found in stored.items() if found} <= {"deleted", "secret", "budgets"}
        assert len(stored["deleted"]) == 1 and "Wilhelmine" not in repr(stored)


def test_passkeys_need_a_fingerprint_or_a_pin(server: str, somebody: Somebody) -> None:
    url = server.replace("127.0.0.1", "localhost")  # passkeys need a name
    ann, phone = somebody(url, "Ann"), somebody(url, "Phone")
    table = ann.make_table("me", "bot")
    making, using = (one.post(f"/me/passkeys/{path}") for one, path in ((ann, "options"), (phone, "enter/options")))
    assert making["options"]["authenticatorSelection"]["userVerification"] == "required"
    assert using["options"]["userVerification"] == "required"
    device = Authenticator(verified=False)
    assert device.register(ann) == 404 and ann.get("/me/identity")["passkeys"] == []
    device.verified = True
    assert device.register(ann) < 300 and len(ann.get("/me/identity")["passkeys"]) == 1
    device.verified = False
    assert device.enter(phone) == 404 and not phone.table(table)["seats"][0]["mine"]
    device.verified = True
    assert device.enter(phone) < 300 and phone.table(table)["seats"][0]["mine"]


def test_a_bare_server_has_no_passkeys(server: str, somebody: Somebody, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys and device links still work without the extra."""
    ann = somebody(server.replace("127.0.0.1", "localhost"), "Ann")
    assert ann.get("/me/identity")["passkeys_possible"]
    monkeypatch.setattr(passkeys, "find_spec", lambda _: None)
    assert not ann.get("/me/identity")["passkeys_possible"]
    credential: dict[str, object] = {"credential": {"id": "x", "response": {}}}
    for path, form in (("options", None), ("", credential), ("enter/options", None), ("enter", credential)):
        assert why(ann, "POST", f"/me/passkeys/{path}".rstrip("/"), form) == (409, "server-no-passkeys")
    enter(somebody(ann.url, "Phone"), ann.post("/me/key")["secret"])


def test_answers_to_a_passkey_challenge_are_not_trusted(postgres: Postgres, somebody: Somebody) -> None:
    """A browser sends an id that the database cannot store, and client data that is no object."""
    with running(settings_for(postgres.new_database())) as url:
        ann = somebody(url.replace("127.0.0.1", "localhost"), "Ann")
        for id in ("a\0b", "\ud7ff", "", "x" * 5000, 5, None, ["x"]):
            challenge = ann.post("/me/passkeys/enter/options")["options"]["challenge"]
            said = json.dumps({"type": "webauthn.get", "challenge": challenge, "origin": ann.url}).encode()
            response = {"clientDataJSON": bytes_to_base64url(said)}
            for credential in ({"id": id, "response": response}, {"id": id, "response": {"clientDataJSON": "bnVsbA"}}):
                found = why(ann, "POST", "/me/passkeys/enter", {"credential": credential})
                assert found == (404, "server-wrong-passkey")


def test_only_the_own_browser_joins_another_person(database: str) -> None:
    with running(settings_for(database)) as url, receiving() as receiver:
        url = url.replace("127.0.0.1", "localhost")  # passkeys need a name
        push = receiver.subscription()
        with Player(url, "Ann") as ann, Player(url, "Ben") as ben, Player(url, "Eve") as eve:
            table = ann.make_table("me", "open")
            passkey = Authenticator()
            assert passkey.register(eve) == 200
            eve.post("/me/webhooks", {"kind": "plain", "url": "https://hooks.example/eve"})
            eve.post("/me/push", {**push, "endpoint": "https://push.example/eve"})
            enter(ben, eve.post("/me/device-link")["secret"])
            ben.post("/me/push", {**push, "endpoint": "https://push.example/ben"})
            with eve.socket(table) as socket:
                socket.send(json.dumps({"seat": None, "after": -1}))
                enter(ben, ann.post("/me/key")["secret"])
                assert closed(socket) == 1013
            assert ben.table(table)["seats"][0]["mine"] and not eve.table(table)["seats"][0]["mine"]
            assert [one["here"] for one in ben.get("/me/identity")["devices"]] == [False, True]
            assert eve.get("/me/identity")["devices"] == [] and passkey.enter(eve) == 404
        stored = rows(database)
        assert (stored["passkeys"], stored["webhooks"]) == ([], [])
        assert [row[1] for row in stored["subscriptions"]] == ["https://push.example/ben"]
