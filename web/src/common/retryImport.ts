import { isPage } from '../page/site'

/**
 * Retry loading a part of the program. If that fails while the server responds, reload the page: a newer server no
 * longer has this part, or the browser has cached the failure.
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
