/** Marks a row with `data-more` while its end is hidden. */

import type { Attachment } from 'svelte/attachments'

export const markOverflow: Attachment<HTMLElement> = (row) => {
  const look = () => row.toggleAttribute('data-more', row.scrollLeft + row.clientWidth < row.scrollWidth - 1)
  const sizes = new ResizeObserver(look)
  const children = new MutationObserver(look)
  sizes.observe(row)
  children.observe(row, { childList: true, subtree: true, characterData: true })
  row.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    children.disconnect()
    row.removeEventListener('scroll', look)
  }
}
