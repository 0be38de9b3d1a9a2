import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByDate, isAhead, nearestSlots, overlaps } from './rules'

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const dates = ['2026-06-12', '2026-06-13', '2026-11-01']
const slot = fc
  .record({ date: fc.constantFrom(...dates), start: fc.nat(1438), length: fc.integer({ min: 1, max: 600 }) })
  .map(({ date, start, length }) => ({
    date,
    startTime: clock(start),
    endTime: clock(Math.min(start + length, 1439)),
  }))

test('two times overlap exactly when they share a minute', () => {
  fc.assert(
    fc.property(slot, slot, (one, other) => {
      const minutesOf = ({ startTime, endTime }: typeof one) => {
        const [from, to] = [startTime, endTime].map(
          (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
        )
        return Array.from({ length: Number(to) - Number(from) }, (_, index) => Number(from) + index)
      }
      const others = new Set(minutesOf(other))
      const shares = one.date === other.date && minutesOf(one).some((minute) => others.has(minute))
      expect(overlaps(one, other)).toBe(shares)
      expect(overlaps(other, one)).toBe(shares)
    }),
  )
})

test('every slot stands under its date once, in order', () => {
  fc.assert(
    fc.property(fc.array(slot, { maxLength: 30 }), (slots) => {
      const days = groupByDate(slots)
      expect(days.flatMap((day) => day.slots)).toHaveLength(slots.length)
      expect(days.map(({ date }) => date)).toEqual([...new Set(slots.map(({ date }) => date))].sort())
      for (const day of days) {
        const starts = day.slots.map(({ startTime }) => startTime)
        expect(starts).toEqual([...starts].sort())
      }
    }),
  )
})

test('the nearest slots are no farther than any that is left out', () => {
  const minutes = ({ date, startTime }: { date: string; startTime: string }) =>
    Date.parse(`${date}T${startTime}:00Z`)
  fc.assert(
    fc.property(fc.array(slot, { maxLength: 20 }), slot, (slots, wanted) => {
      const found = nearestSlots(slots, wanted, 4)
      const distance = (one: (typeof slots)[number]) => Math.abs(minutes(one) - minutes(wanted))
      const farthest = Math.max(0, ...found.map(distance))
      expect(found).toHaveLength(Math.min(4, slots.length))
      for (const left of slots.filter((one) => !found.includes(one))) {
        expect(distance(left)).toBeGreaterThanOrEqual(farthest)
      }
    }),
  )
})

test("a slot is ahead by the studio's clock, across the change to summer time", () => {
  const zone = 'America/New_York'
  const at = (instant: string, startTime: string) =>
    isAhead({ date: '2026-03-08', startTime }, new Date(instant), zone)
  // On that day 07:00 UTC is 03:00 there: the hour from 02:00 is skipped.
  expect(at('2026-03-08T06:59:00Z', '03:00')).toBe(true)
  expect(at('2026-03-08T07:00:00Z', '03:00')).toBe(false)
  expect(at('2026-03-08T12:59:00Z', '09:00')).toBe(true)
  expect(at('2026-03-08T13:01:00Z', '09:00')).toBe(false)
})
