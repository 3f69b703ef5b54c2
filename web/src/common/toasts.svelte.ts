/** Short messages that disappear after a few seconds. */

export type Kind = 'good' | 'bad' | 'plain'
export type Shown = { key: number; text: string; kind: Kind }

const STAY = 6000
const MOST = 4

let next = 0
let list = $state.raw<readonly Shown[]>([])

export const toasts = {
  get shown(): readonly Shown[] {
    return list
  },
}

export function toast(text: string, kind: Kind = 'plain', stay = STAY): void {
  const key = next++
  // A repeated message replaces the old one, so a recurring error does not fill the screen.
  list = [...list.filter((one) => one.text !== text), { key, text, kind }].slice(-MOST)
  setTimeout(() => dismiss(key), stay)
}

export function dismiss(key: number): void {
  list = list.filter((one) => one.key !== key)
}
