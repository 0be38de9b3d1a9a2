const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, short: "now", "9 min", "2 h", "Yesterday", "4 days", then the date "Jun 03". `at` is ISO 8601. */
export function formatAge(at: string, now: number = Date.now()): string {
  const age = now - Date.parse(at)
  if (age < MINUTE) return 'now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`
  if (age < DAY) return `${Math.floor(age / HOUR)} h`
  if (age < 2 * DAY) return 'Yesterday'
  if (age < 7 * DAY) return `${Math.floor(age / DAY)} days`
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit' }).format(new Date(at))
}
