type Entry = { at: Date; detail: string | null }

/** How long after a reminder its email may be sent: the queue retries it for a day. */
const maxDelayMs = 24 * 60 * 60 * 1000

/**
 * Makes one entry of a reminder and its email, which says whom it reached. An email without a reminder from the time around it
 * stays an entry of its own.
 * @param reminders newest first
 * @param emails newest first
 */
export function mergeReminders<R extends Entry, E extends Entry>(
  reminders: readonly R[],
  emails: readonly E[],
): (R | E)[] {
  const rest = [...emails]
  const merged = reminders.map((reminder, index) => {
    const next = reminders[index - 1]?.at.getTime() ?? Number.POSITIVE_INFINITY
    const start = reminder.at.getTime()
    // The oldest email between this reminder and the next one.
    const place = rest.findLastIndex(({ at }) => {
      const time = at.getTime()
      return time >= start && time < Math.min(next, start + maxDelayMs)
    })
    const [email] = place < 0 ? [] : rest.splice(place, 1)
    if (!email) return reminder
    return { ...reminder, detail: [reminder.detail, email.detail].filter(Boolean).join(' ') }
  })
  return [...merged, ...rest]
}
