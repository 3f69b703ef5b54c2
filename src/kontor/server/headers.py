"""Headers of every answer: what a browser shall not do with our pages."""

from __future__ import annotations

from kontor.server.settings import Settings

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
ALWAYS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
A_YEAR = 365 * 24 * 60 * 60


def headers_for(settings: Settings) -> dict[str, str]:
    """Behind https, a browser is also told never to come otherwise."""
    if settings.secure:
        return {**ALWAYS, "strict-transport-security": f"max-age={A_YEAR}"}
    return ALWAYS
