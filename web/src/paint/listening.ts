/** Adds event listeners that are removed together. */
export function listening(root: Element) {
  const end = new AbortController()
  return {
    on<K extends keyof HTMLElementEventMap>(
      type: K,
      heard: (event: HTMLElementEventMap[K]) => void,
      options: AddEventListenerOptions = {},
    ): void {
      root.addEventListener(type, heard as EventListener, { ...options, signal: end.signal })
    },
    end: () => end.abort(),
  }
}
