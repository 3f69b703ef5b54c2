"""Measures the contrast of text in pictures, because axe does not check SVG.

Two screenshots are compared, one with text and one without. Pixels that differ are part of letters, and the second
screenshot shows the background behind them. The colour of a letter comes from its style, blended with the background
according to its opacity.
"""

from __future__ import annotations

import base64
from typing import Any, NamedTuple

from tests.browser.people import Person

LARGE = 24.0
LARGE_BOLD = 18.66
"""Minimum size of large letters, in pixels."""
ENOUGH, ENOUGH_IF_LARGE = 4.5, 3.0

LETTERS = """() => [...document.querySelectorAll('svg text')].filter((text) => text.textContent.trim()).map((text) => {
  const style = getComputedStyle(text)
  let opacity = Number(style.fillOpacity)
  for (let one = text; one && one instanceof Element; one = one.parentElement)
    opacity *= Number(getComputedStyle(one).opacity)
  const { x, y, width, height } = text.getBoundingClientRect()
  const scale = Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b)
  return { said: text.textContent, fill: style.fill, opacity, x, y, width, height,
           size: parseFloat(style.fontSize) * scale, bold: Number(style.fontWeight) >= 700 }
}).filter(({ x, y, width, height }) => {
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return width > 1 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight && top?.closest('svg')
})"""

HIDE = """(hidden) => {
  window.bare ??= new CSSStyleSheet()
  window.bare.replaceSync(hidden ? 'svg text { visibility: hidden !important }' : '')
  if (!document.adoptedStyleSheets.includes(window.bare))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.bare]
}"""

COMPARE = """async ([letters, withThem, without, factor]) => {
  const picture = async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, bitmap.width, bitmap.height)
  }
  const [seen, ground] = [await picture(withThem), await picture(without)]
  const linear = (part) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  const light = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a)
    return (high + 0.05) / (low + 0.05)
  }
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const parts = (colour) => {
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
  }
  return letters.map((letter) => {
    const ink = parts(letter.fill)
    const found = []
    for (let y = Math.floor(letter.y * factor); y < (letter.y + letter.height) * factor; y += 1)
      for (let x = Math.floor(letter.x * factor); x < (letter.x + letter.width) * factor; x += 1) {
        const at = 4 * (y * seen.width + x)
        const [now, under] = [seen, ground].map((image) => [...image.data.slice(at, at + 3)])
        const changed = Math.max(...now.map((part, n) => Math.abs(part - under[n])))
        if (changed < 24) continue
        const mixed = ink.map((part, n) => letter.opacity * part + (1 - letter.opacity) * under[n])
        found.push(contrast(mixed, under))
      }
    found.sort((a, b) => a - b)
    // A few points at an edge may lie on a line that is drawn there.
    return { ...letter, contrast: found.length ? found[Math.floor(found.length / 10)] : 1, points: found.length }
  })
}"""


class Letters(NamedTuple):
    """A text in a picture."""

    said: str
    contrast: float
    large: bool

    @property
    def enough(self) -> bool:
        return self.contrast >= (ENOUGH_IF_LARGE if self.large else ENOUGH) - 0.01


TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


def letters(person: Person) -> list[Letters]:
    """Return all visible texts with their contrast."""
    page = person.page
    page.mouse.move(1, 1)  # the tooltip of an element under the pointer would cover other letters
    page.get_by_test_id("tooltip").wait_for(state="hidden")
    page.evaluate(TWO_FRAMES)  # what has just been drawn is in its place then
    found: list[dict[str, Any]] = page.evaluate(LETTERS)
    photographs = []
    for hidden in (False, True):
        page.evaluate(HIDE, hidden)
        photographs.append(base64.b64encode(page.screenshot(animations="disabled")).decode())
    page.evaluate(HIDE, False)
    factor = page.evaluate("devicePixelRatio")
    compared: list[dict[str, Any]] = page.evaluate(COMPARE, [found, *photographs, factor])
    return [
        Letters(one["said"], one["contrast"], one["size"] >= (LARGE_BOLD if one["bold"] else LARGE)) for one in compared
    ]
