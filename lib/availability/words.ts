import { type CalendarDate, formatDate } from '@/lib/platform/calendar-date'

/** `June 12, 2026`, `June 12, 2026 – June 14, 2026` */
export function daysInWords(fromDate: CalendarDate, untilDate: CalendarDate): string {
  return fromDate === untilDate ? formatDate(fromDate) : `${formatDate(fromDate)} – ${formatDate(untilDate)}`
}

/** `10 hours`, `1 hour 30 minutes`, `45 minutes` */
export function durationInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')]
  return parts.filter(Boolean).join(' ')
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** `This visit takes 10 hours.`; empty for a visit of 0 minutes. */
export function visitTakes(minutes: number): string {
  return minutes > 0 ? `This visit takes ${durationInWords(minutes)}.` : ''
}

type TimedService = { name: string; durationMinutes: number }

/**
 * Says which of the services make a visit longer than any free time.
 * @param maxVisitMinutes the longest free time there is; at least 1, and less than the services take together
 */
export function noRoomFor(services: readonly TimedService[], maxVisitMinutes: number): string {
  const total = services.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)
  const longest = `the longest free time is ${durationInWords(maxVisitMinutes)}`
  const tooLong = services.filter(({ durationMinutes }) => durationMinutes > maxVisitMinutes)
  if (tooLong.length > 0) {
    const each = tooLong.map(
      ({ name, durationMinutes }) => `${name} takes ${durationInWords(durationMinutes)}`,
    )
    return `${listed(each, 'and')}, and ${longest}.`
  }
  const enough = services.filter(({ durationMinutes }) => total - durationMinutes <= maxVisitMinutes)
  const together = `Together your services take ${durationInWords(total)}, and ${longest}.`
  if (enough.length === 0) return `${together} Choose fewer services.`
  return `${together} Without ${listed(
    enough.map(({ name }) => name),
    'or',
  )}, there are times to choose from.`
}

function listed(parts: readonly string[], word: 'and' | 'or'): string {
  const type = word === 'and' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat('en-US', { type }).format(parts)
}
