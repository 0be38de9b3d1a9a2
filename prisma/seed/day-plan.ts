/** In minutes after midnight. */
export type PlannedStop = { start: number; end: number; state: 'due' | 'under way' | 'done' }

/** Nobody photographs houses at night: before the first and after the last of these, the day is all ahead or all over. */
const [earliest, latest] = [10 * 60 + 30, 15 * 60]
const visitMinutes = 120
const grid = 15
/** When each shoot starts, relative to the middle of the day on the road. */
const starts = [-165, -15, 120]

/**
 * Plans three shoots around a time, so that whoever opens the demo during the day sees one that is done, one under way, and one that
 * is due.
 * @param now in minutes after midnight
 */
export function planDay(now: number): PlannedStop[] {
  const middle = Math.floor(Math.min(Math.max(now, earliest), latest) / grid) * grid
  return starts.map((offset) => {
    const start = middle + offset
    const end = start + visitMinutes
    return { start, end, state: end <= now ? 'done' : start <= now ? 'under way' : 'due' }
  })
}

/** Returns when each step of a shoot was recorded, in minutes after midnight; null for one that is ahead. */
export function planSteps({ start, end, state }: PlannedStop) {
  const isDue = state === 'due'
  return {
    onTheWay: isDue ? null : start - 25,
    started: isDue ? null : start,
    finished: state === 'done' ? end - 5 : null,
  }
}
