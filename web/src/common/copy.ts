/** Puts a text into the clipboard; false where the browser does not let us, so that it is shown to be copied by hand. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
