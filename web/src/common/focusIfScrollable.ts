/** Makes a box focusable while it can be scrolled, so keyboard users can scroll it. */

import type { Attachment } from 'svelte/attachments'

export const focusIfScrollable: Attachment<HTMLElement> = (box) => {
  const look = () => {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  const watch = () => {
    sizes.disconnect()
    for (const one of [box, ...box.children]) sizes.observe(one)
  }
  const children = new MutationObserver(watch)
  children.observe(box, { childList: true })
  watch()
  return () => {
    sizes.disconnect()
    children.disconnect()
  }
}
