"""Passkeys, which a device stores so that nobody has to write them down. They require the `passkeys` extra and are lost
if the host name changes; only the written key is permanent. Challenges are stored in the database, so any process can
check the answer. Each challenge can be used only once, and expires.
"""

from __future__ import annotations

import ipaddress
import json
from importlib.util import find_spec
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.core import Message
from kontor.server.people import hashed
from kontor.server.settings import Settings
from kontor.server.storage import person_queries
from kontor.server.storage.person_queries import KeyRow, PasskeyRow
from kontor.table.clock import minutes_ago, now
from kontor.table.refusals import Refused

CHALLENGE_MINUTES = 5
MOST = 20
"""Maximum number of passkeys per person."""


class Site(NamedTuple):
    """The host name that passkeys belong to, and the origin of Kontor's pages."""

    host: str
    origin: str


def site_of(settings: Settings, host: str | None) -> Site | None:
    """Return the site in a request's `Host` header, or None if the site does not support passkeys."""
    if find_spec("webauthn") is None:
        return None
    if host is not None and host.partition(":")[0] == "localhost":
        return Site("localhost", f"http://{host}")
    name = urlsplit(settings.origin or "").hostname
    if settings.origin is None or name is None or not settings.secure:
        return None
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return Site(name, settings.origin)
    return None


def needed(site: Site | None) -> Site:
    if site is None:
        raise Refused("not-now", Message("server-no-passkeys", {}))
    return site


async def creation_options(db: AsyncConnection, person: str, name: str, site: Site) -> dict[str, Any]:
    """Return the options for creating a passkey."""
    from webauthn import generate_registration_options
    from webauthn.helpers import base64url_to_bytes, options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = await person_queries.passkeys_of(db, person)
    if len(known) >= MOST:
        raise Refused("not-now", Message("server-many-passkeys", {"most": MOST}))
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Kontor",
        user_id=bytes.fromhex(person),
        user_name=name,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.credential)) for one in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
    )
    await person_queries.delete_keys(db, person, "challenge")
    await _keep(db, options.challenge, person)
    return options_to_json_dict(options)


async def request_options(db: AsyncConnection, site: Site) -> dict[str, Any]:
    """Return the options for signing in with any passkey of this site, without a user name."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(rp_id=site.host, user_verification=UserVerificationRequirement.REQUIRED)
    await _keep(db, options.challenge, None)
    return options_to_json_dict(options)


async def registered(
    db: AsyncConnection, person: str, credential: dict[str, Any], site: Site, label: str
) -> PasskeyRow:
    """Return the new passkey from a browser's response."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    challenge = await _challenge(db, credential, person)
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception as error:  # malformed input can raise many kinds of errors
        raise _wrong() from error
    id, public = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
    return PasskeyRow(id, person, public, made.sign_count, label, now())


async def owner(db: AsyncConnection, credential: dict[str, Any], site: Site) -> str:
    """Return the owner of the passkey that signed the challenge. All failures give the same response."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    challenge = await _challenge(db, credential, None)
    id = credential.get("id")
    found = await person_queries.passkey(db, id) if isinstance(id, str) and id.isprintable() else None
    if found is None:
        raise _wrong()
    try:
        used = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(found.public),
            credential_current_sign_count=found.uses,
            require_user_verification=True,
        )
    except Exception as error:  # malformed input can raise many kinds of errors
        raise _wrong() from error
    await person_queries.change_passkey(db, found.credential, uses=used.new_sign_count, used=now())
    return found.person


async def _keep(db: AsyncConnection, challenge: bytes, person: str | None) -> None:
    await person_queries.add_key(db, KeyRow(hashed(challenge.hex()), "challenge", person, now()))


async def _challenge(db: AsyncConnection, credential: dict[str, Any], person: str | None) -> bytes:
    from webauthn.helpers import base64url_to_bytes

    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = base64url_to_bytes(said["challenge"])
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise _wrong() from error
    hash = hashed(challenge.hex())
    found = await person_queries.key(db, hash)
    if (
        found is None
        or (found.kind, found.person) != ("challenge", person)
        or found.made < minutes_ago(CHALLENGE_MINUTES)
        or not await person_queries.use_key(db, hash)
    ):
        raise _wrong()
    return challenge


def _wrong() -> Refused:
    return Refused("not-found", Message("server-wrong-passkey", {}))
