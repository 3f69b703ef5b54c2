/** The two expected ways in which a call can fail. */

import type { Problem } from './forms'

/** The server rejected the request, with a reason. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(`${problem.code}: ${problem.said.map((said) => said.id).join(', ')}`)
  }
}

/** There was no answer, or it did not come from Kontor. */
export class Unreachable extends Error {}
