/** Synthesised sounds: a knock for other players' moves, a bell for your turn, and three bells at the end. */

import { preferences } from './preferences.svelte'

export type Sound = 'knock' | 'bell' | 'end'

/** Partials of a bell, with frequency relative to the note, volume, and duration in seconds. */
const BELL = [
  [0.5, 0.25, 1.6],
  [1, 0.5, 1.3],
  [2, 0.3, 0.9],
  [2.76, 0.16, 0.5],
  [5.4, 0.08, 0.25],
] as const
const TURN = 587.33
const END = [587.33, 739.99, 880] as const
/** Seconds between the bells at the end of the game, and the minimum number of seconds between two knocks. */
const APART = 0.22
const QUIET = 0.09

let context: AudioContext | null = null
let knocked = 0

/** Enables sound after the first user gesture, as browsers require. Returns a function that stops waiting. */
export function waitForTouch(): () => void {
  if (!('AudioContext' in window)) return () => undefined // without audio support, stay silent
  const begin = (): void => {
    context ??= new AudioContext()
    if (context.state !== 'running') void context.resume() // this also resumes the sound after a phone call
  }
  addEventListener('pointerdown', begin)
  addEventListener('keydown', begin)
  return () => {
    removeEventListener('pointerdown', begin)
    removeEventListener('keydown', begin)
  }
}

export function play(sound: Sound): void {
  if (!preferences.sound || preferences.volume === 0 || context?.state !== 'running') return
  if (sound === 'knock') knock(context)
  else if (sound === 'bell') bell(context, TURN, context.currentTime)
  else END.forEach((note, at) => bell(context!, note, context!.currentTime + at * APART))
}

/** Plays a short dull thud that starts with a click. */
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

/** Plays a partial, which starts at full volume and then fades. */
function tone(audio: AudioContext, height: number, loud: number, at: number, long: number): OscillatorNode {
  const source = new OscillatorNode(audio, { frequency: height })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud * preferences.volume, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  source.connect(gain).connect(audio.destination)
  source.start(at)
  source.stop(at + long)
  return source
}
