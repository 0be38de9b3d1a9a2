const soonMs = 30 * 86_400_000

/** Counts the busy times that begin or last within the next 30 days. */
export function countSoon(busyTimes: readonly { startsAt: Date; endsAt: Date }[], now: Date): number {
  const until = new Date(now.getTime() + soonMs)
  return busyTimes.filter(({ startsAt, endsAt }) => endsAt > now && startsAt < until).length
}
