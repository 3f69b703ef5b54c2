/** The expected errors of API calls. */

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

/** There was no response, or the response did not come from Kontor. */
export class Unreachable extends Error {}
