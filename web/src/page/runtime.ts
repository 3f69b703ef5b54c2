/** Loads Python and Kontor's code in a worker. */

import type { PyodideAPI } from 'pyodide'

/** Folders of the page's files, and the number of bytes to load. The page passes these to its workers. */
export type Site = { runtime: string; parts: string; bytes: number }

type Loader = typeof import('pyodide')

/** Describes the runtime in place of pyodide-lock.json, which lists packages that the page does not use. */
const LOCK = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' },
  packages: {},
}

/**
 * Milliseconds between the start of Python and anything that is not needed for the first board, so that the board comes
 * first.
 */
export const REST = 2_500

/** Stages of starting Python: loading its files, starting the interpreter, and loading Kontor's code. */
export type Stage = 'files' | 'python' | 'kontor' | 'ready'

/** `progress` is called at the beginning of each stage, and with the fraction of bytes that have arrived. */
export async function loadKontor(site: Site, progress: (stage: Stage, share: number) => void): Promise<PyodideAPI> {
  const uncount = countBytes((loaded) => {
    const share = Math.min(1, loaded / site.bytes)
    progress(share < 1 ? 'files' : 'python', share)
  })
  try {
    const archive = fetched(`${site.parts}kontor.zip`)
    archive.catch(() => {}) // the error is reported below, unless the runtime fails first
    const { loadPyodide } = (await import(/* @vite-ignore */ `${site.runtime}pyodide.mjs`)) as Loader
    const python = await loadPyodide({
      indexURL: site.runtime,
      lockFileContents: JSON.stringify(LOCK),
    })
    progress('kontor', 1)
    python.unpackArchive(await archive, 'zip')
    return python
  } finally {
    uncount()
  }
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: status ${answer.status}`)
  return answer.arrayBuffer()
}

/** Reports the number of bytes loaded by all calls of `fetch`, until the returned function is called. */
function countBytes(report: (loaded: number) => void): () => void {
  const plain = globalThis.fetch
  let loaded = 0
  globalThis.fetch = async (...request) => {
    const answer = await plain(...request)
    if (!answer.body) return answer
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, through) {
          loaded += chunk.byteLength
          report(loaded)
          through.enqueue(chunk)
        },
      }),
    )
    // Keep the content type, so WebAssembly is compiled while it arrives.
    const { status, statusText, headers } = answer
    return new Response(counted, { status, statusText, headers })
  }
  return () => {
    globalThis.fetch = plain
  }
}
