import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlaps } from '@/lib/calendar/availability/rules/slots'
import { minutesOf, timeRange, toWallTime } from '@/lib/platform/time/calendar-date'
import {
  type ExistingSlot,
  isEmptyPlan,
  type OpenTimePlan,
  planClosing,
  planOpening,
  readOpenness,
  suggestOpenTime,
} from './open-time'

const date = '2026-06-10'
const range = (startTime: string, endTime: string) => ({ date, startTime, endTime })
const slot = (startTime: string, endTime: string, change: Partial<ExistingSlot> = {}): ExistingSlot => ({
  date,
  startTime,
  endTime,
  id: startTime,
  isAvailable: true,
  isBooked: false,
  patternId: null,
  ...change,
})
const added = (plan: OpenTimePlan) => plan.added.map(timeRange)

test('closed time is split into slots; the last may be shorter', () => {
  expect(added(planOpening([], range('09:00', '12:30'), 120))).toEqual(['09:00 – 11:00', '11:00 – 12:30'])
  expect(added(planOpening([], range('09:00', '12:30'), 0))).toEqual(['09:00 – 12:30'])
})

test('opening leaves available and booked slots as they are and fills the time between them', () => {
  const slots = [slot('08:00', '10:00'), slot('11:00', '12:00', { isBooked: true })]
  const plan = planOpening(slots, range('09:00', '13:00'), 60)
  expect(plan.removedIds).toEqual([])
  expect(added(plan)).toEqual(['10:00 – 11:00', '12:00 – 13:00'])
  expect(isEmptyPlan(planOpening(slots, range('08:30', '10:00'), 60))).toBe(true)
})

test('opening replaces the part of a disabled slot, and a booked one reopens if it is freed', () => {
  const slots = [
    slot('09:00', '11:00', { isAvailable: false, patternId: 'weekly' }),
    slot('11:00', '12:00', { isAvailable: false, isBooked: true }),
  ]
  const plan = planOpening(slots, range('10:00', '12:00'), 60)
  expect(plan).toMatchObject({ removedIds: ['09:00'], switchedIds: ['11:00'] })
  expect(plan.added).toMatchObject([
    { startTime: '09:00', endTime: '10:00', isAvailable: false, patternId: 'weekly' },
    { startTime: '10:00', endTime: '11:00', isAvailable: true, patternId: null },
  ])
})

test('closing shortens free slots, keeps their weekly hours, and leaves bookings alone', () => {
  const slots = [
    slot('09:00', '12:00', { patternId: 'weekly' }),
    slot('12:00', '13:00', { isBooked: true }),
    slot('13:00', '15:00', { isBooked: true }),
    slot('15:00', '16:00', { isAvailable: false }),
  ]
  const plan = planClosing(slots, range('10:00', '14:00'))
  expect(plan.removedIds).toEqual(['09:00'])
  expect(plan.added).toMatchObject([{ startTime: '09:00', endTime: '10:00', patternId: 'weekly' }])
  expect(plan.switchedIds).toEqual(['12:00'])
  expect(isEmptyPlan(planClosing(slots, range('15:00', '16:00')))).toBe(true)
})

test('closing splits a slot around the closed time', () => {
  expect(added(planClosing([slot('09:00', '17:00')], range('12:00', '13:00')))).toEqual([
    '09:00 – 12:00',
    '13:00 – 17:00',
  ])
})

const times = fc
  .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 5 }))
  .map(([start, length]) => range(toWallTime(start * 15), toWallTime((start + length) * 15)))
const calendar = fc.array(fc.tuple(times, fc.boolean(), fc.boolean())).map((all) => {
  const slots: ExistingSlot[] = []
  for (const [time, isAvailable, isBooked] of all) {
    if (slots.some((other) => overlaps(other, time))) continue
    slots.push(slot(time.startTime, time.endTime, { isAvailable, isBooked }))
  }
  return slots
})

/** Returns the slots after a plan. */
function apply(slots: readonly ExistingSlot[], plan: OpenTimePlan): ExistingSlot[] {
  const left = slots.filter(({ id }) => !plan.removedIds.includes(id))
  return [...left, ...plan.added.map((one, index) => ({ ...one, id: `new ${index}`, isBooked: false }))]
}

test('after opening and closing, slots never overlap, and bookings keep theirs', () => {
  fc.assert(
    fc.property(calendar, times, fc.constantFrom(0, 30, 60), (slots, time, length) => {
      for (const plan of [planOpening(slots, time, length), planClosing(slots, time)]) {
        const after = apply(slots, plan)
        for (const [index, one] of after.entries()) {
          expect(minutesOf(one.endTime)).toBeGreaterThan(minutesOf(one.startTime))
          expect(after.slice(index + 1).filter((other) => overlaps(one, other))).toEqual([])
        }
        expect(after.filter(({ isBooked }) => isBooked)).toEqual(slots.filter(({ isBooked }) => isBooked))
      }
    }),
  )
})

test('nothing free is left of a closed time, and nothing closed of an open one', () => {
  fc.assert(
    fc.property(calendar, times, (slots, time) => {
      const closed = apply(slots, planClosing(slots, time))
      expect(closed.filter((one) => one.isAvailable && !one.isBooked && overlaps(one, time))).toEqual([])
      const opened = apply(slots, planOpening(slots, time, 60))
      expect(isEmptyPlan(planOpening(opened, time, 60)) || opened.some(({ isBooked }) => isBooked)).toBe(true)
    }),
  )
})

test('a time to open is suggested that is ahead', () => {
  const suggest = (time: string, shown = date) => {
    const suggested = suggestOpenTime(shown, { today: date, time })
    return [suggested.date, timeRange(suggested)]
  }
  expect(suggest('06:10')).toEqual([date, '09:00 – 17:00'])
  expect(suggest('09:00')).toEqual([date, '10:00 – 17:00'])
  expect(suggest('15:59')).toEqual([date, '16:00 – 18:00'])
  expect(suggest('19:30')).toEqual([date, '20:00 – 22:00'])
  expect(suggest('20:00')).toEqual(['2026-06-11', '09:00 – 17:00'])
  expect(suggest('15:00', '2026-06-12')).toEqual(['2026-06-12', '09:00 – 17:00'])
  expect(suggest('14:00', '2026-06-01')).toEqual([date, '15:00 – 17:00'])
})

test('a time is open, closed, or partly open', () => {
  const openTimes = [
    range('09:00', '12:00'),
    range('13:00', '15:00'),
    { ...range('15:00', '18:00'), date: '2026-06-11' },
  ]
  const read = (startTime: string, endTime: string) => readOpenness(range(startTime, endTime), openTimes)
  expect(read('09:30', '12:00')).toBe('open')
  expect(read('12:00', '13:00')).toBe('closed')
  expect(read('15:00', '16:00')).toBe('closed')
  expect(read('11:00', '14:00')).toBe('mixed')
  expect(readOpenness(range('09:00', '10:00'), [range('09:00', '09:30'), range('09:30', '11:00')])).toBe(
    'open',
  )
})
