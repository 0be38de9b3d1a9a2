import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeGoLive, describeGoLiveChange } from '@/lib/booking/bookings/words/go-live'
import { addDays, toWallTime } from '@/lib/platform/time/calendar-date'
import { instantOf } from '@/lib/platform/time/clock'
import { latestShootDay, makesGoLive, photosByDay } from './go-live'
import { goLiveColumns } from './go-live-columns'
import { limitToGoLive } from './go-live-times'
import { chooseTurnaround } from './turnaround'

const timeZone = 'America/New_York'
// 2026-11-25 is a Wednesday.
const wednesday = { date: '2026-11-25', endTime: '12:00' }

const shoots = fc.record({
  date: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days)),
  endTime: fc.integer({ min: 0, max: 1439 }).map(toWallTime),
})
const turnarounds = fc.integer({ min: 1, max: 720 })

describe('the day by which photos are ready', () => {
  test.each([
    ['12:00', 24, '2026-11-26'],
    ['12:00', 11, '2026-11-25'],
    ['12:00', 12, '2026-11-26'],
    ['17:00', 30, '2026-11-26'],
    ['18:00', 30, '2026-11-27'],
    ['23:59', 1, '2026-11-26'],
  ])('of a shoot until %s and %i hours is %s', (endTime, hours, expected) => {
    expect(photosByDay({ ...wednesday, endTime }, hours)).toBe(expected)
  })

  test('is the day of that time on the clock, except when the clocks change before it', () => {
    fc.assert(
      fc.property(shoots, turnarounds, (shoot, hours) => {
        const end = instantOf(shoot.date, shoot.endTime, timeZone).getTime()
        const dayEnd = instantOf(addDays(photosByDay(shoot, hours), 1), '00:00', timeZone).getTime()
        const spare = (dayEnd - end) / 3_600_000 - hours
        // At most one hour more or less than the rest of a day.
        expect(spare).toBeGreaterThan(-1.001)
        expect(spare).toBeLessThan(25.001)
      }),
    )
  })

  test('is a day later for a turnaround a day longer', () => {
    fc.assert(
      fc.property(shoots, turnarounds, (shoot, hours) => {
        expect(photosByDay(shoot, hours + 24)).toBe(addDays(photosByDay(shoot, hours), 1))
      }),
    )
  })
})

describe('a go-live date', () => {
  test('is made by photos of the day before, and missed by those of the same day', () => {
    expect(makesGoLive(wednesday, '2026-11-27', 24)).toBe(true)
    expect(makesGoLive(wednesday, '2026-11-26', 24)).toBe(false)
  })

  test('is made by some time of the latest day, and by no time after it', () => {
    fc.assert(
      fc.property(shoots, turnarounds, ({ date: liveOn, endTime }, hours) => {
        const latest = latestShootDay(liveOn, hours)
        expect(makesGoLive({ date: latest, endTime: '00:00' }, liveOn, hours)).toBe(true)
        expect(makesGoLive({ date: addDays(latest, -1), endTime }, liveOn, hours)).toBe(true)
        expect(makesGoLive({ date: addDays(latest, 1), endTime: '00:00' }, liveOn, hours)).toBe(false)
      }),
    )
  })

  test('is stored with the promised day, and rejected if it has passed or the photos are late', () => {
    const moment = { now: new Date('2026-11-24T20:00:00Z'), timeZone }
    const turnaround = { hours: 24, isPromised: true }
    const store = (goLiveOn?: string | null) => goLiveColumns(wednesday, { goLiveOn, turnaround }, moment)
    expect(store('2026-11-27')).toEqual({
      goLiveOn: new Date('2026-11-27'),
      photosBy: new Date('2026-11-26'),
    })
    expect(store(null)).toEqual({ goLiveOn: null, photosBy: null })
    expect(() => store('2026-11-26')).toThrow(expect.objectContaining({ code: 'conflict' }))
    for (const passed of ['2026-11-24', '2026-11-23']) {
      expect(() => store(passed)).toThrow(
        expect.objectContaining({ code: 'invalid', fields: { goLiveOn: [expect.any(String)] } }),
      )
    }
  })

  test('is described with dates, which stay right when read days later', () => {
    expect(describeGoLive({ photosBy: '2026-12-01', liveOn: '2026-12-04' })).toBe(
      'Photos by Tue, Dec 1 · Listing live Fri, Dec 4',
    )
  })

  test('is described when a reschedule changes it', () => {
    expect(describeGoLiveChange('2026-11-27', '2026-11-27')).toBeNull()
    expect(describeGoLiveChange(null, '2026-11-27')).toContain('Friday, November 27')
    expect(describeGoLiveChange('2026-11-27', '2026-12-04')).toContain('Friday, December 4')
    expect(describeGoLiveChange('2026-11-27', null)).toContain('removed')
  })
})

test('the turnaround is the promised one unless enough recent shoots took longer', () => {
  expect(chooseTurnaround(24, [])).toEqual({ hours: 24, isPromised: true })
  expect(chooseTurnaround(24, Array(7).fill(90))).toEqual({ hours: 24, isPromised: true })
  expect(chooseTurnaround(24, Array(8).fill(20))).toEqual({ hours: 24, isPromised: true })
  expect(chooseTurnaround(24, [1, 2, 3, 4, 30.5, 50, 60, 900])).toEqual({ hours: 31, isPromised: false })
  fc.assert(
    fc.property(
      turnarounds,
      fc.array(fc.integer({ min: -50, max: 2000 }), { minLength: 8 }),
      (promised, recent) => {
        const { hours } = chooseTurnaround(promised, recent)
        expect(hours).toBeGreaterThanOrEqual(promised)
        expect(recent.filter((one) => one <= hours).length * 2).toBeGreaterThanOrEqual(recent.length)
      },
    ),
  )
})

describe('the available times', () => {
  const days = ['2026-11-23', '2026-11-25', '2026-11-27', '2026-12-02']
  const times = days.flatMap((date) => ['12:00', '20:00'].map((endTime) => ({ date, endTime })))
  const limit = (liveOn: string | null, lastDay: string | null, turnaroundHours = 24) =>
    limitToGoLive(times, lastDay, { liveOn, turnaroundHours })

  test('are all offered without a go-live date', () => {
    expect(limit(null, '2026-12-02')).toEqual({ times, lastDay: '2026-12-02', goLive: null })
  })

  test('are those that make it, with the last safe day', () => {
    expect(limit('2026-11-27', '2026-12-02')).toEqual({
      times: times.slice(0, 4),
      lastDay: null,
      goLive: {
        liveOn: '2026-11-27',
        latestDay: '2026-11-25',
        lastSafeDay: '2026-11-25',
        isMissed: false,
        earliestPhotosBy: '2026-11-24',
      },
    })
    // With 30 hours, photos of an evening take a day longer.
    expect(limit('2026-11-27', null, 30).times).toEqual(times.slice(0, 3))
  })

  test("have no known last safe day while later days that make it aren't loaded", () => {
    expect(limit('2027-01-15', '2026-12-02')).toMatchObject({
      lastDay: '2026-12-02',
      goLive: { lastSafeDay: null, isMissed: false },
    })
  })

  test('are known to miss it once the search has passed the latest day', () => {
    const search = (lastDay: string | null) =>
      limitToGoLive([], lastDay, { liveOn: '2026-11-27', turnaroundHours: 24 }).goLive?.isMissed
    expect(search('2026-11-25')).toBe(true)
    expect(search('2026-11-24')).toBe(false)
    expect(search(null)).toBe(false)
  })

  test('are none if the first is too late', () => {
    expect(limit('2026-11-24', null)).toMatchObject({
      times: [],
      goLive: { lastSafeDay: null, isMissed: true, earliestPhotosBy: '2026-11-24' },
    })
  })
})
