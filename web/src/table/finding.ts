/** Looking for something by a part of its words. */

/** Without marks on letters, and small: `lubeck` finds Lübeck. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase()
}

/** Whether every word that is sought is in the text. */
export function finds(sought: string, text: string): boolean {
  const found = plain(text)
  return plain(sought)
    .split(/\s+/)
    .every((word) => found.includes(word))
}
