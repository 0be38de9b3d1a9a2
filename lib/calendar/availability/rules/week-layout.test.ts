import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlaps } from '@/lib/calendar/availability/rules/slots'
import { toWallTime } from '@/lib/platform/time/calendar-date'
import {
  countOpenMinutes,
  findOpeningHour,
  findShownHours,
  joinOpenSlots,
  listDayEntries,
  placeSideBySide,
  splitByDay,
} from './week-layout'

const date = '2026-06-10'
const time = (startTime: string, endTime: string) => ({ date, startTime, endTime })
const slot = (startTime: string, endTime: string, change = {}) => ({
  ...time(startTime, endTime),
  id: startTime,
  isAvailable: true,
  isBooked: false,
  heldUntil: null,
  ...change,
})

test('the usual hours are shown, and more if something is earlier or later', () => {
  expect(findShownHours([])).toEqual({ from: 7, until: 21 })
  expect(findShownHours([time('05:45', '06:30'), time('20:00', '21:15')])).toEqual({ from: 5, until: 22 })
  expect(findShownHours([time('00:00', '24:00')])).toEqual({ from: 0, until: 24 })
})

test('today opens an hour before now, other days at their first shoot or open time', () => {
  const hourOf = (shown: string, slots = [slot('13:30', '15:00'), slot('11:45', '12:45')]) =>
    findOpeningHour({ shoots: [], slots }, shown, { today: '2026-06-09', time: '15:20' })
  expect(hourOf('2026-06-09')).toBe(14)
  expect(hourOf(date)).toBe(11)
  expect(hourOf(date, [slot('11:45', '12:45', { isAvailable: false })])).toBeNull()
  expect(hourOf('2026-06-12')).toBeNull()
})

const times = fc.array(
  fc
    .tuple(fc.nat(1300), fc.integer({ min: 15, max: 120 }))
    .map(([start, minutes]) => time(toWallTime(start), toWallTime(Math.min(1439, start + minutes)))),
)

test('times that overlap never share a lane, and no time is lost', () => {
  fc.assert(
    fc.property(times, (given) => {
      const placed = placeSideBySide(given)
      expect(placed).toHaveLength(given.length)
      for (const [index, one] of placed.entries()) {
        expect(one.lane).toBeLessThan(one.lanes)
        const others = placed.filter((other, at) => at !== index && overlaps(one, other))
        for (const other of others) {
          expect(other.lane).not.toBe(one.lane)
          expect(other.lanes).toBe(one.lanes)
        }
      }
    }),
  )
})

test('times that only touch have the whole width', () => {
  expect(placeSideBySide([time('10:00', '11:00'), time('09:00', '10:00')])).toEqual([
    { ...time('09:00', '10:00'), lane: 0, lanes: 1 },
    { ...time('10:00', '11:00'), lane: 0, lanes: 1 },
  ])
})

test('slots that touch are one open span; disabled ones interrupt it', () => {
  const slots = [slot('09:00', '10:00'), slot('10:00', '11:00', { isBooked: true }), slot('13:00', '14:00')]
  expect(joinOpenSlots(slots)).toEqual([time('09:00', '11:00'), time('13:00', '14:00')])
  expect(joinOpenSlots([slot('09:00', '10:00', { isAvailable: false })])).toEqual([])
})

test("a day's entries are in order of time, with a hold of several slots as one", () => {
  const heldUntil = '08:10'
  const shoot = { bookingId: '', address: '', clientName: '', status: 'PENDING' as const }
  const week = {
    photographerId: '',
    fullName: '',
    shoots: [
      { ...shoot, ...time('13:00', '14:00') },
      { ...shoot, ...time('13:00', '14:00'), date: '2026-06-11' },
    ],
    drives: [{ ...time('12:40', '13:00'), minutes: 20, isTight: false }],
    slots: [
      slot('09:00', '10:00', { heldUntil }),
      slot('10:00', '11:00', { heldUntil }),
      slot('11:00', '12:00'),
    ],
    busyTimes: [{ ...time('13:30', '15:00'), title: 'Dentist' }],
    blockedDays: [],
  }
  expect(listDayEntries(week, date)).toMatchObject([
    { kind: 'open', ...time('09:00', '12:00') },
    { kind: 'hold', heldUntil, ...time('09:00', '11:00'), lane: 0, lanes: 1 },
    { kind: 'drive', minutes: 20 },
    { kind: 'shoot', lane: 0, lanes: 2 },
    { kind: 'busy', lane: 1, lanes: 2 },
  ])
})

test('open minutes are those that can still be booked', () => {
  const week = {
    photographerId: '',
    fullName: '',
    shoots: [],
    drives: [],
    slots: [
      slot('09:00', '10:30'),
      slot('10:30', '12:00', { isBooked: true }),
      slot('13:00', '14:00', { isAvailable: false }),
      slot('15:00', '16:00'),
      slot('09:00', '17:00', { date: '2026-06-11' }),
    ],
    busyTimes: [{ ...time('15:30', '15:45'), title: 'Dentist' }],
    blockedDays: [{ date: '2026-06-11', reason: null }],
  }
  expect(countOpenMinutes(week)).toBe(90)
})

test("a time in another calendar is split by the studio's days", () => {
  const days = { first: '2026-06-10', last: '2026-06-11' }
  const trip = {
    startsAt: new Date('2026-06-09T12:00:00Z'),
    endsAt: new Date('2026-06-11T14:30:00Z'),
    title: 'Trip',
  }
  expect(splitByDay(trip, days, 'America/New_York')).toEqual([
    { ...time('00:00', '24:00'), title: 'Trip' },
    { date: '2026-06-11', startTime: '00:00', endTime: '10:30', title: 'Trip' },
  ])
  const late = { startsAt: new Date('2026-06-12T12:00:00Z'), endsAt: new Date('2026-06-12T13:00:00Z') }
  expect(splitByDay({ ...late, title: '' }, days, 'America/New_York')).toEqual([])
})
