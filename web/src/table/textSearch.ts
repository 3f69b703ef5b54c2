/** Text search. */

/** Converts a text to lower case without accents. For example, `lubeck` finds Lübeck. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase()
}

/** Returns whether the text contains every word of the query. */
export function matches(query: string, text: string): boolean {
  const found = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => found.includes(word))
}
