/** Sounds, made here and not fetched: wood for what the others do, a bell for one's own turn, three bells at the end. */

import { wanted } from './wanted.svelte'

export type Sound = 'knock' | 'bell' | 'end'

/** A bell: how high each part of it is over the note, how loud, and for how many seconds it is heard. */
const BELL = [
  [0.5, 0.25, 1.6],
  [1, 0.5, 1.3],
  [2, 0.3, 0.9],
  [2.76, 0.16, 0.5],
  [5.4, 0.08, 0.25],
] as const
const TURN = 587.33
const END = [587.33, 739.99, 880] as const
/** Seconds between the bells of the end, and between two knocks at least: many at once are only noise. */
const APART = 0.22
const QUIET = 0.09

let context: AudioContext | null = null
let knocked = 0

/** Browsers let a page sound once somebody has touched it; until then it is silent. Gives what ends the waiting. */
export function waitForTouch(): () => void {
  if (!('AudioContext' in window)) return () => undefined // it stays silent
  const begin = (): void => {
    context ??= new AudioContext()
    if (context.state !== 'running') void context.resume() // also after a telephone call
  }
  addEventListener('pointerdown', begin)
  addEventListener('keydown', begin)
  return () => {
    removeEventListener('pointerdown', begin)
    removeEventListener('keydown', begin)
  }
}

export function play(sound: Sound): void {
  if (!wanted.sound || wanted.volume === 0 || context?.state !== 'running') return
  if (sound === 'knock') knock(context)
  else if (sound === 'bell') bell(context, TURN, context.currentTime)
  else END.forEach((note, at) => bell(context!, note, context!.currentTime + at * APART))
}

/** A short dull blow with a click at its beginning. */
function knock(audio: AudioContext): void {
  const now = audio.currentTime
  if (now - knocked < QUIET) return
  knocked = now
  const blow = tone(audio, 210, 0.55, now, 0.09)
  blow.frequency.exponentialRampToValueAtTime(120, now + 0.08)
  tone(audio, 920, 0.18, now, 0.03)
}

function bell(audio: AudioContext, note: number, at: number): void {
  for (const [height, loud, long] of BELL) tone(audio, note * height, loud * 0.5, at, long)
}

/** One part of a sound: at once as loud as it gets, then fading. */
function tone(audio: AudioContext, height: number, loud: number, at: number, long: number): OscillatorNode {
  const source = new OscillatorNode(audio, { frequency: height })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud * wanted.volume, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  source.connect(gain).connect(audio.destination)
  source.start(at)
  source.stop(at + long)
  return source
}
