/** Messages between the page and its first worker. */

import type { Site, Stage } from './runtime'

export type ToOffice =
  | { start: Site }
  /** A request. Its answer has the same number. */
  | { ask: number; method: string; address: string; body: string | null }
  /** A live connection with a number of its own. */
  | { connect: number; table: string }
  | { say: number; text: string }
  | { hangUp: number }

export type FromOffice =
  | { stage: Stage; share: number }
  | { failed: string }
  | { answer: number; status: number; kind: string; text: string }
  | { line: number; text: string }
  | { line: number; code: number }

/** The thinker gets its files first, then one question after another. */
export type ToThinker = { start: Site } | { question: string }
export type FromThinker = { answer: string } | { failed: string }
