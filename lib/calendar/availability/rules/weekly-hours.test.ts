import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAhead, overlaps } from '@/lib/calendar/availability/rules/slots'
import { AddWeeklyHours } from '@/lib/calendar/availability/schema/weekly-hours'
import { lastDayBeforeFirstText } from '@/lib/calendar/availability/words/slots'
import { addDays, minutesOf, timeRange, weekdayOf } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'
import { countSlots, type Pattern, planWeeklyHours, summarizeSkips, toPatterns } from './weekly-hours'

const zones = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'UTC',
]
const longAgo = new Date('2000-01-01T00:00:00Z')
const none: ReadonlySet<string> = new Set()
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const pattern: fc.Arbitrary<Pattern> = fc
  .record({
    year: fc.integer({ min: 2007, max: 2037 }),
    dayOfYear: fc.nat(364),
    days: fc.nat(14),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    start: fc.nat(1380),
    length: fc.integer({ min: 30, max: 400 }),
    slotMinutes: fc.integer({ min: 30, max: 240 }),
  })
  .map(({ year, dayOfYear, days, weekdays, start, length, slotMinutes }) => {
    const fromDate = addDays(`${year}-01-01`, dayOfYear)
    return {
      weekdays,
      slotMinutes,
      fromDate,
      untilDate: addDays(fromDate, days),
      startTime: clock(start),
      endTime: clock(Math.min(start + length, 1439)),
    }
  })

/** Formats an instant as wall-clock time without the code under test. */
function shownAt(instant: Date, timeZone: string): string {
  return instant.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
}

test('slots are on the chosen weekdays, within the hours, consecutive, and complete', () => {
  fc.assert(
    fc.property(pattern, (hours) => {
      const slots = planWeeklyHours(hours, [], none, { now: longAgo, timeZone: 'UTC' }).fresh
      expect(slots).toHaveLength(countSlots(hours))
      for (const slot of slots) {
        expect(hours.weekdays).toContain(weekdayOf(slot.date))
        expect(slot.date >= hours.fromDate && slot.date <= hours.untilDate).toBe(true)
        expect(slot.startTime >= hours.startTime && slot.endTime <= hours.endTime).toBe(true)
        expect(minutesOf(slot.endTime) - minutesOf(slot.startTime)).toBe(hours.slotMinutes)
      }
      const room = minutesOf(hours.endTime) - minutesOf(hours.startTime)
      const dates = Array.from({ length: 15 }, (_, days) => addDays(hours.fromDate, days)).filter(
        (date) => date <= hours.untilDate && hours.weekdays.includes(weekdayOf(date)),
      )
      expect(slots).toHaveLength(dates.length * Math.floor(room / hours.slotMinutes))
      for (const [index, slot] of slots.entries()) {
        expect(slots.slice(index + 1, index + 4).some((later) => overlaps(slot, later))).toBe(false)
      }
    }),
  )
})

test("new slots exist on the zone's wall clock, and skipped ones don't", () => {
  fc.assert(
    fc.property(pattern, fc.constantFrom(...zones), (hours, timeZone) => {
      const isShown = (date: string, time: string) =>
        shownAt(instantOf(date, time, timeZone), timeZone) === `${date} ${time}`
      const { fresh, skipped } = planWeeklyHours(hours, [], none, { now: longAgo, timeZone })
      expect(fresh.length + skipped.length).toBe(countSlots(hours))
      for (const slot of fresh) {
        expect(isShown(slot.date, slot.startTime) && isShown(slot.date, slot.endTime)).toBe(true)
        expect(
          instantOf(slot.date, slot.startTime, timeZone) < instantOf(slot.date, slot.endTime, timeZone),
        ).toBe(true)
      }
      for (const { slot, reason } of skipped) {
        expect(reason).toBe('nonexistent')
        expect(isShown(slot.date, slot.startTime) && isShown(slot.date, slot.endTime)).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})

test('the hour skipped when clocks move forward is left out, but not the same hour a week later', () => {
  const hours = {
    weekdays: [7],
    slotMinutes: 60,
    startTime: '01:00',
    endTime: '05:00',
    fromDate: '2026-03-08',
    untilDate: '2026-03-15',
  }
  const { fresh, skipped } = planWeeklyHours(hours, [], none, { now: longAgo, timeZone: 'America/New_York' })
  expect(skipped.map(({ slot }) => `${slot.date} ${slot.startTime}`)).toEqual([
    '2026-03-08 01:00',
    '2026-03-08 02:00',
  ])
  expect(fresh.filter(({ date }) => date === '2026-03-15')).toHaveLength(4)
})

test('no new slot overlaps an existing one, is on a blocked day, or has begun', () => {
  const minute = fc.nat(1430)
  fc.assert(
    fc.property(
      pattern,
      fc.array(fc.tuple(fc.nat(14), minute), { maxLength: 30 }),
      fc.nat(14),
      (hours, others, at) => {
        const existing = others.map(([days, start]) => ({
          date: addDays(hours.fromDate, days),
          startTime: clock(start),
          endTime: clock(Math.min(start + 90, 1439)),
        }))
        const blocked = new Set([addDays(hours.fromDate, at), addDays(hours.fromDate, at + 3)])
        const moment = { now: instantOf(addDays(hours.fromDate, 5), '12:00', 'UTC'), timeZone: 'UTC' }
        const { fresh, skipped } = planWeeklyHours(hours, existing, blocked, moment)
        for (const slot of fresh) {
          expect(existing.some((other) => overlaps(slot, other))).toBe(false)
          expect(blocked.has(slot.date)).toBe(false)
          expect(isAhead(slot, moment.now, 'UTC')).toBe(true)
        }
        const counted = summarizeSkips(skipped).reduce((sum, { count }) => sum + count, 0)
        expect(fresh.length + counted).toBe(countSlots(hours))
        // Planning again with the new slots adds nothing.
        expect(planWeeklyHours(hours, [...existing, ...fresh], blocked, moment).fresh).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})

test('entered hours become one pattern per range, and errors are reported by field', () => {
  const typed = {
    weekdays: [5, 2, 2],
    ranges: [
      { startTime: '9', endTime: '12:00' },
      { startTime: '1300', endTime: '17.00' },
    ],
    slotMinutes: 120,
    fromDate: '2026-06-01',
    untilDate: '2026-07-01',
  }
  const { ranges: _ranges, ...common } = typed
  expect(toPatterns(AddWeeklyHours.parse(typed))).toEqual([
    { ...common, weekdays: [2, 5], startTime: '09:00', endTime: '12:00' },
    { ...common, weekdays: [2, 5], startTime: '13:00', endTime: '17:00' },
  ])
  const wrong = AddWeeklyHours.safeParse({
    ...typed,
    untilDate: '2026-05-01',
    ranges: [
      { startTime: '08:00', endTime: '11:00' },
      { startTime: '10:30', endTime: '14:30' },
    ],
  })
  expect(wrong.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['untilDate', lastDayBeforeFirstText],
    ['ranges.1.startTime', `10:30 overlaps ${timeRange({ startTime: '08:00', endTime: '11:00' })}`],
  ])
})
