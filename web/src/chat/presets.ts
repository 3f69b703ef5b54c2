/** Preset chat messages, sent with one tap. Each reader sees them in their own language. */

import type { NewLine } from '../api/forms'

export type Preset = NonNullable<NewLine['preset']>

/** Message ids, in the order of the buttons. */
export const PRESETS: Record<Preset, string> = {
  hello: 'chat-hello',
  luck: 'chat-luck',
  nice: 'chat-nice',
  played: 'chat-played',
  thanks: 'chat-thanks',
  sorry: 'chat-sorry',
  moment: 'chat-moment',
  back: 'chat-back',
  turn: 'chat-turn',
  yes: 'chat-yes',
  no: 'chat-no',
  bye: 'chat-bye',
}
