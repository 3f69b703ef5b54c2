"""A simulated device that creates one passkey and signs with it."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

from tests.server.player import Form, Player

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40
"""Flags in the data that a device signs."""


class Authenticator:
    """`verified` is true if the device asks for a fingerprint or a PIN."""

    def __init__(self, verified: bool = True) -> None:
        self.verified = verified
        self._key = generate_private_key(SECP256R1())
        self._id = secrets.token_bytes(16)

    def register(self, player: Player) -> int:
        """Create the passkey. Returns the status of the response."""
        options = player.post("/me/passkeys/options")["options"]
        point = self._key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        data = self._data(options["rp"]["id"], WITH_KEY) + bytes(16) + len(self._id).to_bytes(2, "big")
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data + self._id + public})
        said = _said(player, "webauthn.create", options["challenge"])
        return self._send(player, "/me/passkeys", {"attestationObject": made, "clientDataJSON": said})

    def enter(self, player: Player) -> int:
        """Sign in with the passkey. Returns the status of the response."""
        options = player.post("/me/passkeys/enter/options")["options"]
        data, said = self._data(options["rpId"]), _said(player, "webauthn.get", options["challenge"])
        signed = self._key.sign(data + hashlib.sha256(said).digest(), ECDSA(SHA256()))
        answer = {"authenticatorData": data, "clientDataJSON": said, "signature": signed}
        return self._send(player, "/me/passkeys/enter", answer)

    def _data(self, host: str, more: int = 0) -> bytes:
        flags = PRESENT | more | (VERIFIED if self.verified else 0)
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + bytes(4)

    def _send(self, player: Player, path: str, answer: dict[str, bytes]) -> int:
        id = bytes_to_base64url(self._id)
        response: dict[str, Any] = {name: bytes_to_base64url(value) for name, value in answer.items()}
        credential: Form = {"id": id, "rawId": id, "type": "public-key", "response": response}
        return player.http.post(f"/api{path}", json={"credential": credential}).status_code


def _said(player: Player, kind: str, challenge: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": player.url}).encode()
