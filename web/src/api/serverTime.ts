/** The server's time, from the `Date` headers of its responses. Game clocks must not depend on a wrong local clock. */

/**
 * Largest difference so far between the server's time and the local time. The largest one is the most accurate, because
 * dates are rounded down and arrive late.
 */
let ahead: number | null = null

export function noteDate(date: string | null): void {
  const server = date === null ? NaN : Date.parse(date)
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  // A jump of more than a minute means that the local clock was set.
  ahead = ahead === null || Math.abs(difference - ahead) > 60_000 ? difference : Math.max(ahead, difference)
}

export const serverNow = (): number => Date.now() + (ahead ?? 0)
