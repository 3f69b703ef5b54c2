/** The expected errors of API calls. */

import type { Problem } from './forms'

/** Thrown if the server rejected the request. Contains the reason. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(`${problem.code}: ${problem.said.map((said) => said.id).join(', ')}`)
  }
}

/** Thrown if there was no response, or if the response did not come from Kontor. */
export class Unreachable extends Error {}
