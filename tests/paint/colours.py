"""Colour perception: contrast as defined by accessibility guidelines, and distance for all kinds of colour vision."""

from __future__ import annotations

EYES = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""Machado, Oliveira and Fernandes 2009, full severity, for linear light."""


def linear(colour: str) -> tuple[float, float, float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def contrast(one: str, other: str) -> float:
    lights = sorted(sum(w * part for w, part in zip((0.2126, 0.7152, 0.0722), linear(c))) for c in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def seen(colour: str, eyes: str) -> tuple[float, float, float]:
    """Return a colour in Oklab, where distances match perception."""
    light = linear(colour)
    red, green, blue = (max(0.0, sum(m * part for m, part in zip(row, light))) for row in EYES[eyes])
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
    )


def distance(one: str, other: str, eyes: str) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(seen(one, eyes), seen(other, eyes))) ** 0.5)
