/** Measures the space that a label needs. */

/** Matches possible line breaks, which do not include non-breaking spaces. */
const ENDS = /[ -]/g

/** Returns the length of the longer line if the text is split into two lines as evenly as possible. */
export function labelLength(words: string): number {
  const lengths = [...words.matchAll(ENDS)].map(({ index }) => {
    const end = index + 1
    return Math.max(words.slice(0, end).trimEnd().length, words.length - end)
  })
  return Math.min(words.length, ...lengths)
}
