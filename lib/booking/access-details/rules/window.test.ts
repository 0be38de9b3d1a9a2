import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '@/lib/platform/time/calendar-date'
import { dateOf, formatInstantInZone } from '@/lib/platform/time/clock'
import { openShootDates, stageOf, windowOf } from './window'

const newYork = 'America/New_York'
const inZone = (instant: Date) => formatInstantInZone(instant, newYork)

describe('the window', () => {
  test.each([
    ['an ordinary day', '2026-06-09', '12:00', 'June 08, 2026, 18:00 EDT', 'June 09, 2026, 12:00 EDT'],
    [
      'the day clocks go forward',
      '2026-03-08',
      '01:30',
      'March 07, 2026, 18:00 EST',
      'March 08, 2026, 01:30 EST',
    ],
    [
      'the day clocks go back',
      '2026-11-01',
      '00:30',
      'October 31, 2026, 18:00 EDT',
      'November 01, 2026, 00:30 EDT',
    ],
    ['a late visit', '2026-06-09', '23:00', 'June 08, 2026, 18:00 EDT', 'June 09, 2026, 23:00 EDT'],
  ])('of %s', (_day, date, endTime, from, until) => {
    const window = windowOf({ date, endTime }, newYork)
    expect([inZone(window.from), inZone(window.until)]).toEqual([from, until])
  })

  test('includes its start, but not its end', () => {
    const window = windowOf({ date: '2026-06-09', endTime: '12:00' }, newYork)
    const around = (instant: Date) => [-1, 0].map((ms) => stageOf(window, new Date(instant.getTime() + ms)))
    expect(around(window.from)).toEqual(['before', 'open'])
    expect(around(window.until)).toEqual(['open', 'after'])
  })
})

const zones = fc.constantFrom(
  newYork,
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Kolkata',
  'UTC',
)
/** Around the clock changes of all these zones, and between. */
const days = fc.oneof(
  fc.constantFrom(
    '2026-03-08',
    '2026-11-01',
    '2026-03-29',
    '2026-10-25',
    '2026-04-05',
    '2026-10-04',
    '2026-04-24',
  ),
  fc.integer({ min: 0, max: 1500 }).map((count) => addDays('2026-01-01', count)),
)
const times = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))

test('opens on the day before, and closes when the visit ends', () => {
  fc.assert(
    fc.property(zones, days, times, (zone, date, endTime) => {
      const { from, until } = windowOf({ date, endTime }, zone)
      expect(dateOf(from, zone)).toBe(addDays(date, -1))
      expect(until.getTime() - from.getTime()).toBeGreaterThan(4 * 3_600_000)
      expect(until.getTime() - from.getTime()).toBeLessThan(32 * 3_600_000)
    }),
  )
})

test('every shoot whose window is open is among the dates to read', () => {
  fc.assert(
    fc.property(
      zones,
      days,
      times,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (zone, date, endTime, share) => {
        const { from, until } = windowOf({ date, endTime }, zone)
        const now = new Date(from.getTime() + Math.floor(share * (until.getTime() - from.getTime() - 1)))
        expect(stageOf({ from, until }, now)).toBe('open')
        const { first, last } = openShootDates(now, zone)
        expect(first <= date && date <= last).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})
