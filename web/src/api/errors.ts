/** The two ways in which a call can go wrong that are nobody's mistake. */

import type { Problem } from './forms'

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(`${problem.code}: ${problem.said.map((said) => said.id).join(', ')}`)
  }
}

/** Nothing came back, or nothing that Kontor would say. */
export class Unreachable extends Error {}
