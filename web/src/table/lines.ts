/** How much room words need. */

/** Where a line may end: after a space or a hyphen; what belongs together has other spaces. */
const ENDS = /[ -]/g

/** So many letters the longer line has if words are set in two lines, as even as can be. */
export function letters(words: string): number {
  const lengths = [...words.matchAll(ENDS)].map(({ index }) => {
    const end = index + 1
    return Math.max(words.slice(0, end).trimEnd().length, words.length - end)
  })
  return Math.min(words.length, ...lengths)
}
