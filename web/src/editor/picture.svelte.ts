/**
 * The photo under the map, which never leaves this device. It is decoded into a canvas, and stored in the browser's
 * database in case the page is reloaded.
 */

import { reduced } from './photo'

/** Maximum length of the longer side in pixels, large enough to read a board and small enough to pan smoothly. */
const MOST = 2400

const DATABASE = 'kontor-editor'
const STORE = 'photos'

export class Picture {
  canvas = $state.raw<HTMLCanvasElement | null>(null)

  /** Shows a photo. Returns false if the file is not a picture. */
  async open(file: Blob): Promise<boolean> {
    let bitmap: ImageBitmap
    try {
      bitmap = await createImageBitmap(file)
    } catch (error) {
      if (error instanceof DOMException) return false
      throw error
    }
    const canvas = document.createElement('canvas')
    Object.assign(canvas, reduced(bitmap, MOST))
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    this.canvas = canvas
    return true
  }

  close(): void {
    this.canvas = null
  }
}

function stored<T>(mode: IDBTransactionMode, asking: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onerror = () => fail(opening.error)
    opening.onsuccess = () => {
      const request = asking(opening.result.transaction(STORE, mode).objectStore(STORE))
      request.onsuccess = () => done(request.result)
      request.onerror = () => fail(request.error)
      request.transaction!.oncomplete = () => opening.result.close()
    }
  })
}

/**
 * Stores the photo of a game's draft. If the browser has no room for it, the photo is lost when the page is reloaded.
 */
export const keepPhoto = (game: string, file: Blob): Promise<unknown> =>
  stored('readwrite', (store) => store.put(file, game)).catch(report)
export const dropPhoto = (game: string): Promise<unknown> =>
  stored('readwrite', (store) => store.delete(game)).catch(report)
export const findPhoto = (game: string): Promise<Blob | undefined> =>
  stored<Blob | undefined>('readonly', (store) => store.get(game) as IDBRequest<Blob | undefined>).catch(report)

/** Reports an error. Private windows may have no database, in which case the photo is lost when the page is closed. */
function report(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error
  console.warn(error)
  return undefined
}
