/** Messages between the page and its first worker. */

import type { Site, Stage } from './runtime'

export type ToOffice =
  | { start: Site }
  /** A request. The response has the same number. */
  | { ask: number; method: string; address: string; body: string | null }
  /** A live connection, with its own number. */
  | { connect: number; table: string }
  | { say: number; text: string }
  | { hangUp: number }

export type FromOffice =
  | { stage: Stage; share: number }
  | { failed: string }
  | { answer: number; status: number; kind: string; text: string }
  | { line: number; text: string }
  | { line: number; code: number }

/** The thinker first receives its files, and then one question at a time. */
export type ToThinker = { start: Site } | { question: string }
export type FromThinker = { answer: string } | { failed: string }
