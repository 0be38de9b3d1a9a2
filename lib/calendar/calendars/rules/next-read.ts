const minuteMs = 60_000
const maxMinutes = 60

/** Returns when to read a calendar again: after five minutes, and after failures in a row ever later, up to an hour. */
export function nextReadAfter(failures: number, at: Date): Date {
  const minutes = Math.min(maxMinutes, 5 * 2 ** failures)
  // A minute earlier, so that the job that runs every five minutes doesn't skip it.
  return new Date(at.getTime() + (minutes - 1) * minuteMs)
}
