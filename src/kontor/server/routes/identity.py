"""Routes for people with several devices: keys, device links, passkeys, and the list of devices."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from kontor.server import exporting, identity, passkeys
from kontor.server.people import Visitor
from kontor.server.person_forms import Credential, Entering, Identity, PasskeyOptions, PersonKey
from kontor.server.problems import changing, refusals
from kontor.server.requests import Me
from kontor.server.service import Service

Asked = Request[Any, Any, Any]


def _site(request: Asked, service: Service) -> passkeys.Site | None:
    return passkeys.site_of(service.settings, request.headers.get("host"))


@get("/identity", responses=refusals())
async def see_identity(
    request: Asked, visitor: NamedDependency[Visitor], service: NamedDependency[Service]
) -> Identity:
    """Return the devices, key and passkeys of the person using this browser."""
    return await identity.overview(service, visitor, _site(request, service) is not None)


@post("/key", status_code=200, responses=changing())
async def make_key(visitor: NamedDependency[Visitor], service: NamedDependency[Service]) -> PersonKey:
    """Create a key for signing in with other browsers. The key is shown only once, and replaces the old one."""
    return await identity.make_key(service, visitor)


@delete("/key", responses=changing())
async def revoke_key(visitor: NamedDependency[Visitor], service: NamedDependency[Service]) -> None:
    """Revoke the key and any device link."""
    await identity.revoke_key(service, visitor)


@post("/device-link", status_code=200, responses=changing())
async def make_device_link(visitor: NamedDependency[Visitor], service: NamedDependency[Service]) -> PersonKey:
    """Create a device link. Another browser can use it once, within ten minutes, to sign in as this person."""
    return await identity.make_link(service, visitor)


@post("/enter", status_code=200, responses=changing(404, 409))
async def become_person(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[Entering]
) -> Me:
    """Sign in with a key or a device link. If this browser has tables, set `merge` to move them to that person. The
    request is rejected if both people have seats at a table with secrets.
    """
    return await identity.enter(service, visitor, data.secret, data.merge)


@delete("/devices/{device:str}", responses=changing(404))
async def sign_out(visitor: NamedDependency[Visitor], service: NamedDependency[Service], device: FromPath[str]) -> None:
    """Sign out a device of this person."""
    await identity.sign_out(service, visitor, device)


@delete("/devices", responses=changing())
async def sign_out_others(visitor: NamedDependency[Visitor], service: NamedDependency[Service]) -> None:
    """Sign out all devices of this person except this one."""
    await identity.sign_out_others(service, visitor)


@post("/passkeys/options", status_code=200, responses=changing(409))
async def passkey_options(
    request: Asked, visitor: NamedDependency[Visitor], service: NamedDependency[Service]
) -> PasskeyOptions:
    """Return the options for creating a passkey for this person."""
    site = passkeys.needed(_site(request, service))
    async with service.database.writing() as db:
        person = await service.people.welcome(db, visitor)
        return PasskeyOptions(await passkeys.creation_options(db, person, visitor.name or "Kontor", site))


@post("/passkeys", status_code=200, responses=changing(404, 409))
async def add_passkey(
    request: Asked, visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[Credential]
) -> Identity:
    """Store a new passkey."""
    site = passkeys.needed(_site(request, service))
    await identity.add_passkey(service, visitor, data.credential, site)
    return await identity.overview(service, visitor, True)


@delete("/passkeys/{passkey:str}", responses=changing(404))
async def delete_passkey(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], passkey: FromPath[str]
) -> None:
    """Delete a passkey of this person."""
    await identity.delete_passkey(service, visitor, passkey)


@post("/passkeys/enter/options", status_code=200, responses=changing(409))
async def passkey_entry_options(
    request: Asked, visitor: NamedDependency[Visitor], service: NamedDependency[Service]
) -> PasskeyOptions:
    """Return the options for signing in with a passkey."""
    site = passkeys.needed(_site(request, service))
    identity.pay(service, visitor)
    async with service.database.writing() as db:
        return PasskeyOptions(await passkeys.request_options(db, site))


@post("/passkeys/enter", status_code=200, responses=changing(404, 409))
async def become_person_by_passkey(
    request: Asked, visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[Credential]
) -> Me:
    """Sign in with a passkey, under the conditions of `/me/enter`."""
    site = passkeys.needed(_site(request, service))
    return await identity.enter_with_passkey(service, visitor, data.credential, data.merge, site)


@get("/export", responses=refusals())
async def export_me(visitor: NamedDependency[Visitor], service: NamedDependency[Service]) -> Response[dict[str, Any]]:
    """Export everything that the server stores about the person using this browser."""
    found = await exporting.everything(service, visitor)
    return Response(found, headers={"content-disposition": 'attachment; filename="kontor.json"'})


router = Router(
    "/me",
    route_handlers=[
        see_identity, make_key, revoke_key, make_device_link, become_person, sign_out, sign_out_others,
        passkey_options, add_passkey, delete_passkey, passkey_entry_options, become_person_by_passkey, export_me,
    ],
    tags=["me"],
)  # fmt: skip
