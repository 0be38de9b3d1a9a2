import ICAL from 'ical.js'
import { maxBusyTimes, maxEvents, maxOccurrences, maxTitleLength } from '@/lib/calendar/calendars/limits'
import { isShootUid } from './shoot-uid'
import { toTime, toWall, type Zone, zonesOf } from './wall-clock'

export type BusyTime = { uid: string; startsAt: Date; endsAt: Date; title: string }
/** What of a calendar is read, and the zone of its all-day events and of times without one. */
export type BusyWindow = { from: Date; until: Date; timeZone: string }

/** The calendar is too large; the message is shown to its owner. */
export class CalendarTooLargeError extends Error {}

type Find = ReturnType<typeof zonesOf>
type Occurrence = { start: number; zone: Zone; length: Length }
/** In wall-clock ms, or exact ms if start and end are in different zones. */
type Length = { ms: number; isExact: boolean }
type Budget = { occurrences: number }

/**
 * Returns the times in a calendar during which its owner is busy, with repeats and exceptions, in order. Not busy are
 * cancelled events, those shown as free, and the portal's own shoots, which the slots know about.
 * @throws CalendarTooLargeError
 * @throws Error if the file is malformed
 */
export function findBusyTimes(file: string, window: BusyWindow): BusyTime[] {
  // Some servers concatenate calendars, which the library returns as a list.
  const parsed: unknown = ICAL.parse(file)
  const roots = (Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][]
  const budget = { occurrences: maxOccurrences }
  const found = roots.flatMap((root) => ofCalendar(new ICAL.Component(root), window, budget))
  const unique = new Map(found.map((busy) => [`${busy.uid} ${busy.startsAt.getTime()}`, busy]))
  if (unique.size > maxBusyTimes) throw new CalendarTooLargeError('The calendar has too many events.')
  return [...unique.values()].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

function ofCalendar(calendar: ICAL.Component, window: BusyWindow, budget: Budget): BusyTime[] {
  if (calendar.name !== 'vcalendar') throw new Error('no calendar')
  const events = calendar.getAllSubcomponents('vevent')
  if (events.length > maxEvents) throw new CalendarTooLargeError('The calendar has too many events.')
  const find = zonesOf(calendar, window.timeZone)
  const byUid = new Map<string, ICAL.Component[]>()
  for (const event of events) {
    const uid = String(event.getFirstPropertyValue('uid') ?? '')
    if (!isShootUid(uid)) byUid.set(uid, [...(byUid.get(uid) ?? []), event])
  }
  return [...byUid].flatMap(([uid, ofUid]) => ofSeries(uid, ofUid, find, window, budget))
}

/** Events of one UID: the repeating one, and the occurrences that were changed. */
function ofSeries(
  uid: string,
  events: ICAL.Component[],
  find: Find,
  window: BusyWindow,
  budget: Budget,
): BusyTime[] {
  const replaced = new Set<number>()
  for (const event of events) {
    for (const at of instantsOf(event, 'recurrence-id', find)) replaced.add(at)
  }
  return events.filter(isBusy).flatMap((event) => {
    const isChange = event.hasProperty('recurrence-id')
    const occurrences = isChange ? [occurrenceOf(event, find)] : listOccurrences(event, find, window, budget)
    return occurrences
      .filter((one) => one && (isChange || !replaced.has(one.zone.toInstant(one.start))))
      .flatMap((one) => (one ? toBusyTime(uid, event, one, window) : []))
  })
}

function isBusy(event: ICAL.Component): boolean {
  const read = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()
  if (read('status') === 'CANCELLED' || read('transp') === 'TRANSPARENT') return false
  // A tentative appointment closes its time: a slot that opens again is better than two appointments at once.
  return !['FREE', 'WORKINGELSEWHERE'].includes(read('x-microsoft-cdo-busystatus'))
}

function occurrenceOf(event: ICAL.Component, find: Find): Occurrence | null {
  const property = event.getFirstProperty('dtstart')
  const time = property?.getFirstValue()
  if (!property || !(time instanceof ICAL.Time)) return null
  const zone = find(property, time)
  const start = toWall(time)
  return { start, zone, length: lengthOf(event, time, start, zone, find) }
}

function lengthOf(event: ICAL.Component, time: ICAL.Time, start: number, zone: Zone, find: Find): Length {
  const property = event.getFirstProperty('dtend')
  const end = property?.getFirstValue()
  if (property && end instanceof ICAL.Time) {
    const endZone = find(property, end)
    const isExact = endZone.key !== zone.key
    const ms = isExact ? endZone.toInstant(toWall(end)) - zone.toInstant(start) : toWall(end) - start
    return { ms, isExact }
  }
  const duration = event.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) return { ms: duration.toSeconds() * 1000, isExact: false }
  return { ms: time.isDate ? 86_400_000 : 0, isExact: false }
}

/** Lists the event's occurrences up to the end of the window, without the excluded ones. */
function listOccurrences(
  event: ICAL.Component,
  find: Find,
  { until }: BusyWindow,
  budget: Budget,
): Occurrence[] {
  const first = occurrenceOf(event, find)
  if (!first) return []
  const { zone, length } = first
  const isDate = event.getFirstPropertyValue('dtstart') instanceof ICAL.Time && isAllDay(event)
  const lastWall = zone.toWall(until.getTime())
  const starts = new Set([first.start])
  for (const rule of event.getAllProperties('rrule')) {
    const recur = rule.getFirstValue()
    if (recur instanceof ICAL.Recur) {
      for (const start of expand(recur, first.start, isDate, zone, lastWall, budget)) starts.add(start)
    }
  }
  for (const at of instantsOf(event, 'rdate', find)) starts.add(zone.toWall(at))
  const excluded = new Set(instantsOf(event, 'exdate', find))
  const excludedDays = isDate ? new Set<number>() : daysOf(event)
  return [...starts]
    .filter((start) => !excluded.has(zone.toInstant(start)) && !excludedDays.has(dayOf(start)))
    .map((start) => ({ start, zone, length }))
}

/** Expands a rule by the wall clock, so that an appointment at 9 stays at 9 when the clocks change. */
function* expand(
  recur: ICAL.Recur,
  start: number,
  isDate: boolean,
  zone: Zone,
  lastWall: number,
  budget: Budget,
): Generator<number> {
  const rule = recur.clone()
  // UNTIL is in UTC, while the rule is expanded without a zone.
  if (rule.until?.zone === ICAL.Timezone.utcTimezone && !isDate)
    rule.until = toTime(zone.toWall(toWall(rule.until)))
  const iterator = rule.iterator(toTime(start, isDate))
  for (let next = iterator.next(); next; next = iterator.next()) {
    budget.occurrences -= 1
    if (budget.occurrences < 0) throw new CalendarTooLargeError('The calendar has too many repeating events.')
    const wall = toWall(next)
    if (wall > lastWall) return
    yield wall
  }
}

function isAllDay(event: ICAL.Component): boolean {
  const start = event.getFirstPropertyValue('dtstart')
  return start instanceof ICAL.Time && start.isDate
}

function instantsOf(event: ICAL.Component, name: string, find: Find): number[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : value
      return time instanceof ICAL.Time ? [find(property, time).toInstant(toWall(time))] : []
    }),
  )
}

/** Excluded whole days, which some programs write for events that have times. */
function daysOf(event: ICAL.Component): Set<number> {
  const values = event.getAllProperties('exdate').flatMap((property): unknown[] => property.getValues())
  return new Set(
    values.flatMap((value) => (value instanceof ICAL.Time && value.isDate ? [toWall(value)] : [])),
  )
}

function dayOf(wall: number): number {
  return wall - (wall % 86_400_000)
}

function toBusyTime(
  uid: string,
  event: ICAL.Component,
  { start, zone, length }: Occurrence,
  { from, until }: BusyWindow,
): BusyTime[] {
  if (length.ms <= 0) return []
  const startsAt = zone.toInstant(start)
  const byClock = length.isExact ? startsAt + length.ms : zone.toInstant(start + length.ms)
  // A start that daylight saving skips moves forward, possibly past the end.
  const endsAt = byClock > startsAt ? byClock : startsAt + length.ms
  if (endsAt <= from.getTime() || startsAt >= until.getTime()) return []
  return [
    {
      uid: uid.slice(0, maxTitleLength),
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      title: titleOf(event),
    },
  ]
}

function titleOf(event: ICAL.Component): string {
  const title = String(event.getFirstPropertyValue('summary') ?? '')
  return title
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxTitleLength)
}
