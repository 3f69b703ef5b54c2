import { isPage } from '../page/site'

/**
 * Retries loading a part of the program. If the retry fails although the server responds, the page is reloaded. A newer
 * server may no longer have this part, or the browser may have cached the failure.
 */
export async function retryImport<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (await serverAnswers()) location.reload()
    throw error
  }
}

function serverAnswers(): Promise<boolean> {
  return fetch(isPage() ? './' : '/api/health').then(
    ({ ok }) => ok,
    () => false,
  )
}
