/** What can be scrolled can be reached by keys, and so be scrolled by keys; what cannot is no stop on the way. */

import type { Attachment } from 'svelte/attachments'

export const scrolling: Attachment<HTMLElement> = (box) => {
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
