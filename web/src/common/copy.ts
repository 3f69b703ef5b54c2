/** Copies to the clipboard. False if the browser does not allow it; the user then has to copy by hand. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
