import type { SkipReason } from '@/lib/availability/hours/schema'

/** ISO weekdays in order, Monday first. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** `Mon, Wed`, and `Tue-Fri` for three or more that follow each other. */
export function weekdaysInWords(weekdays: readonly number[]): string {
  const runs: number[][] = []
  for (const weekday of [...weekdays].sort()) {
    const run = runs.at(-1)
    if (run?.at(-1) === weekday - 1) run.push(weekday)
    else runs.push([weekday])
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${short(run[0])}-${short(run.at(-1))}`] : run.map(short)))
    .join(', ')
}

function short(weekday: number | undefined): string {
  return weekdayNames[(weekday ?? 1) - 1]?.slice(0, 3) ?? ''
}

/** `45 minutes`, `1 hour`, `1.5 hours`, `2 days`. */
export function lengthInWords(minutes: number): string {
  if (minutes % 1440 === 0 && minutes > 1440) return counted(minutes / 1440, 'day')
  if (minutes % 30 === 0 && minutes >= 60) return counted(minutes / 60, 'hour')
  return counted(minutes, 'minute')
}

/** `1 slot`, `38 slots` */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

/** Why so many slots are left out. */
export function skipInWords(reason: SkipReason, count: number): string {
  const slots = counted(count, 'slot')
  const verb = count === 1 ? 'is' : 'are'
  switch (reason) {
    case 'overlapping':
      return `${slots} ${verb} left out: you have a slot at that time already.`
    case 'blocked':
      return `${slots} ${verb} left out: the day is blocked.`
    case 'passed':
      return `${slots} ${verb} left out: the time has passed today.`
    case 'nonexistent':
      return `${slots} ${verb} left out: the clocks skip that hour.`
  }
}
