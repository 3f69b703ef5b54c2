/** The time of the server, estimated from the `Date` of its answers. Clocks must not depend on a wrong local clock. */

/** Largest difference seen between the server's time and ours: a date is rounded down and arrives late. */
let ahead: number | null = null

export function noteDate(date: string | null): void {
  const server = date === null ? NaN : Date.parse(date)
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  // A jump of more than a minute means that our own clock was set.
  ahead = ahead === null || Math.abs(difference - ahead) > 60_000 ? difference : Math.max(ahead, difference)
}

export const serverNow = (): number => Date.now() + (ahead ?? 0)
