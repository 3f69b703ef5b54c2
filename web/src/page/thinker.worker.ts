/** The page's second worker, which runs Python for bots, hints, analyses and drawings of custom boards. */

import type { FromThinker, ToThinker } from './messages'
import { loadKontor } from './runtime'

type Think = (question: string) => string

let loading: Promise<Think> | null = null

const post = (message: FromThinker): void => self.postMessage(message)

async function receive(message: ToThinker): Promise<void> {
  if ('start' in message) {
    loading = loadKontor(message.start, () => {}).then(
      (python) => (python.pyimport('kontor.page.worker') as { think: Think }).think,
    )
  }
  try {
    const think = await loading
    if (think && 'question' in message) post({ answer: think(message.question) })
  } catch (error) {
    post({ failed: error instanceof Error ? error.message : String(error) })
  }
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => void receive(data)
