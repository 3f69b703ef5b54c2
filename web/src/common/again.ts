/** Tries once more to fetch a part of the program that could not be fetched.

    Where it fails again although the server answers, the part is not there any more, since the server is a newer one,
    or the browser remembers the failure: then the page is loaded anew. */
export async function again<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (await serverAnswers()) location.reload()
    throw error
  }
}

function serverAnswers(): Promise<boolean> {
  return fetch('/api/health').then(
    ({ ok }) => ok,
    () => false,
  )
}
