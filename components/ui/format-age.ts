const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Returns how long ago `at` was, in short form: "now", "9 min", "2 h", "Yesterday", "4 days", then the date "Jun 03". `at` is ISO 8601. */
export function formatAge(at: string, now: number = Date.now()): string {
  const age = now - Date.parse(at)
  if (age < minuteMs) return 'now'
  if (age < hourMs) return `${Math.floor(age / minuteMs)} min`
  if (age < dayMs) return `${Math.floor(age / hourMs)} h`
  if (age < 2 * dayMs) return 'Yesterday'
  if (age < 7 * dayMs) return `${Math.floor(age / dayMs)} days`
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit' }).format(new Date(at))
}
