import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOf, toWallTime } from '@/lib/platform/time/calendar-date'
import { findMaxVisitMinutes, findRunFrom, findRuns, visitOf } from './runs'

const slot = (id: string, startTime: string, endTime: string, change = {}) => ({
  id,
  photographerId: 'ava',
  date: '2030-05-04',
  startTime,
  endTime,
  ...change,
})
const day = [
  slot('a', '08:00', '10:00'),
  slot('b', '10:00', '12:00'),
  slot('c', '12:00', '15:00'),
  slot('d', '15:30', '18:00'),
]

test('a visit takes the fewest adjacent slots that are long enough', () => {
  expect(findRuns(day, 240).map(({ startTime, endTime, slotIds }) => [startTime, endTime, slotIds])).toEqual([
    ['08:00', '12:00', ['a', 'b']],
    ['10:00', '15:00', ['b', 'c']],
  ])
  expect(findRunFrom(day, 'a', 241)?.slotIds).toEqual(['a', 'b', 'c'])
  expect(findRunFrom(day, 'c', 181)).toBeUndefined()
  expect(findRuns(day, 421)).toEqual([])
})

test('a visit ends before its last slot if it is shorter', () => {
  const [run] = findRuns(day, 150)
  expect(run && visitOf(run, 150)).toMatchObject({ startTime: '08:00', endTime: '10:30' })
  expect(run && visitOf(run, 0)).toEqual(run)
})

test('a visit of 0 minutes takes one slot', () => {
  expect(findRuns(day, 0).map(({ slotIds }) => slotIds)).toEqual([['a'], ['b'], ['c'], ['d']])
})

test("another photographer's slot, another day and a gap end a run", () => {
  const apart = [
    slot('a', '08:00', '10:00'),
    slot('b', '10:00', '12:00', { photographerId: 'noah' }),
    slot('c', '10:00', '12:00', { date: '2030-05-05' }),
    slot('d', '10:01', '12:00'),
  ]
  expect(findRuns(apart, 121)).toEqual([])
})

test('the longest visit is the longest stretch without a gap', () => {
  expect(findMaxVisitMinutes(day)).toBe(420)
  expect(findMaxVisitMinutes([])).toBe(0)
})

/** Slots of two photographers and two days that never overlap, some adjacent, in any order. */
const calendars = fc
  .array(
    fc.record({
      photographerId: fc.constantFrom('ava', 'noah'),
      date: fc.constantFrom('2030-05-04', '2030-05-05'),
      quarter: fc.integer({ min: 0, max: 23 }),
      isShort: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((rows) => {
    const unique = new Map(rows.map((row) => [`${row.photographerId} ${row.date} ${row.quarter}`, row]))
    return [...unique].map(([id, { photographerId, date, quarter, isShort }]) => {
      const start = quarter * 45
      return {
        id,
        photographerId,
        date,
        startTime: toWallTime(start),
        endTime: toWallTime(start + (isShort ? 30 : 45)),
      }
    })
  })

test('every run is adjacent, of one photographer and day, long enough, and without a needless slot', () => {
  fc.assert(
    fc.property(calendars, fc.integer({ min: 0, max: 400 }), (slots, minutes) => {
      const byId = new Map(slots.map((one) => [one.id, one]))
      for (const run of findRuns(slots, minutes)) {
        const taken = run.slotIds.map((id) => byId.get(id))
        expect(taken[0]).toMatchObject({ id: run.id, startTime: run.startTime })
        expect(taken.at(-1)?.endTime).toBe(run.endTime)
        for (const [index, one] of taken.entries()) {
          expect(one).toMatchObject({ photographerId: run.photographerId, date: run.date })
          if (index > 0) expect(one?.startTime).toBe(taken[index - 1]?.endTime)
        }
        const length = minutesOf(run.endTime) - minutesOf(run.startTime)
        expect(length).toBeGreaterThanOrEqual(minutes)
        const last = taken.at(-1)
        if (taken.length > 1 && last)
          expect(minutesOf(last.startTime) - minutesOf(run.startTime)).toBeLessThan(minutes)
      }
    }),
  )
})

test('runs exist exactly up to the longest visit, regardless of the order of slots', () => {
  fc.assert(
    fc.property(calendars, (slots) => {
      const maxMinutes = findMaxVisitMinutes(slots)
      if (slots.length > 0) expect(findRuns(slots, maxMinutes).length).toBeGreaterThan(0)
      expect(findRuns(slots, maxMinutes + 1)).toEqual([])
      const ids = (list: typeof slots) =>
        findRuns(list, 90)
          .map(({ slotIds }) => slotIds.join())
          .sort()
      expect(ids([...slots].reverse())).toEqual(ids(slots))
    }),
  )
})
