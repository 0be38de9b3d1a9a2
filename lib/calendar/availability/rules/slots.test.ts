import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdMinutes, maxHoldMinutes } from '@/lib/calendar/availability/limits'
import { estimateDrive } from '@/lib/calendar/travel/rules/drive'
import { minutesOf, toWallTime } from '@/lib/platform/time/calendar-date'
import { respectsBuffer } from './buffer'
import { respectsTerms } from './open-slots'
import { groupByDate, holdUntil, isAhead, nearestSlots, onePerStart, overlaps, respectsNotice } from './slots'
import { readTime } from './typed-time'

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

test('every slot is grouped under its date once, in order', () => {
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

test('of the slots that start at once, the one of the lowest rank stands for all', () => {
  const at = (startTime: string, rank: number, date = '2026-06-12') => ({ date, startTime, rank })
  const slots = [at('09:00', 2), at('09:00', 1), at('09:00', 1), at('10:00', 3), at('09:00', 9, '2026-06-13')]
  const found = onePerStart(slots, ({ rank }) => rank)
  expect(found).toEqual([slots[1], slots[3], slots[4]])
  expect(found[0]).toBe(slots[1])
})

test('no slot left out is closer than the nearest slots', () => {
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

test("whether a slot is ahead follows the studio's clock across the start of daylight saving time", () => {
  const zone = 'America/New_York'
  const at = (instant: string, startTime: string) =>
    isAhead({ date: '2026-03-08', startTime }, new Date(instant), zone)
  // On that day 07:00 UTC is 03:00 there: the hour from 02:00 is skipped.
  expect(at('2026-03-08T06:59:00Z', '03:00')).toBe(true)
  expect(at('2026-03-08T07:00:00Z', '03:00')).toBe(false)
  expect(at('2026-03-08T12:59:00Z', '09:00')).toBe(true)
  expect(at('2026-03-08T13:01:00Z', '09:00')).toBe(false)
})

test('a slot respects the buffer exactly when it does not overlap a shoot widened by the buffer', () => {
  fc.assert(
    fc.property(slot, fc.array(slot, { maxLength: 5 }), fc.nat(480), (one, shoots, bufferMinutes) => {
      const isNear = shoots.some(
        (shoot) =>
          shoot.date === one.date &&
          minutesOf(one.startTime) < minutesOf(shoot.endTime) + bufferMinutes &&
          minutesOf(shoot.startTime) - bufferMinutes < minutesOf(one.endTime),
      )
      expect(respectsBuffer(one, shoots, { bufferMinutes })).toBe(!isNear)
    }),
  )
})

test('without a buffer, two times may touch but not overlap', () => {
  fc.assert(
    fc.property(slot, slot, (one, shoot) => {
      fc.pre(one.startTime < one.endTime && shoot.startTime < shoot.endTime)
      expect(respectsBuffer(one, [shoot], { bufferMinutes: 0 })).toBe(!overlaps(one, shoot))
    }),
  )
})

test('the drive counts like that much more buffer, and only if both places are known', () => {
  const road = { roadFactorPercent: 140, averageMph: 35 }
  const position = fc.record({
    latitude: fc.double({ min: 35, max: 36, noNaN: true }),
    longitude: fc.double({ min: -83, max: -82, noNaN: true }),
  })
  fc.assert(
    fc.property(slot, slot, position, position, fc.nat(60), (one, other, here, there, bufferMinutes) => {
      const drive = estimateDrive(there, here, road).minutes
      const shoot = { ...other, position: there }
      const destination = { position: here, road }
      const widened = respectsBuffer(one, [other], { bufferMinutes: bufferMinutes + drive })
      expect(respectsBuffer(one, [shoot], { bufferMinutes }, destination)).toBe(widened)
      const plain = respectsBuffer(one, [other], { bufferMinutes })
      expect(respectsBuffer(one, [shoot], { bufferMinutes })).toBe(plain)
      expect(respectsBuffer(one, [other], { bufferMinutes }, destination)).toBe(plain)
    }),
  )
})

test('notice is counted in elapsed minutes across the start of daylight saving time', () => {
  const timeZone = 'America/New_York'
  const at = (instant: string) =>
    respectsNotice(
      { date: '2026-03-08', startTime: '09:00' },
      { minimumNoticeMinutes: 24 * 60 },
      { now: new Date(instant), timeZone },
    )
  // 09:00 EDT is 13:00 UTC; 24 hours before that the wall clock showed 08:00 EST.
  expect(at('2026-03-07T12:59:00Z')).toBe(true)
  expect(at('2026-03-07T13:00:00Z')).toBe(false)
})

test('a photographer can override their own notice but neither the buffer nor the notice of a colleague', () => {
  const moment = { now: new Date('2026-06-12T12:00:00Z'), timeZone: 'UTC' }
  const terms = { minimumNoticeMinutes: 600, bufferMinutes: 30 }
  const soon = { date: '2026-06-12', startTime: '13:00', endTime: '14:00', photographerId: 'someone' }
  const shoot = { date: '2026-06-12', startTime: '14:15', endTime: '15:00' }
  const may = (role: 'CLIENT' | 'PHOTOGRAPHER', shoots: (typeof shoot)[], profileId = 'someone') =>
    respectsTerms(soon, shoots, terms, { profileId, role }, moment)
  expect(may('CLIENT', [])).toBe(false)
  expect(may('PHOTOGRAPHER', [])).toBe(true)
  expect(may('PHOTOGRAPHER', [shoot])).toBe(false)
  expect(may('PHOTOGRAPHER', [], 'colleague')).toBe(false)
})

test('a hold ends ten minutes after it is renewed, at most half an hour after it was first made', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxHoldMinutes * 60_000 }), (later) => {
      const first = new Date('2026-06-12T12:00:00Z')
      const taken = new Date(first.getTime() + later)
      const until = holdUntil(first, taken)
      expect(until.getTime() - taken.getTime()).toBeLessThanOrEqual(holdMinutes * 60_000)
      expect(until.getTime() - first.getTime()).toBeLessThanOrEqual(maxHoldMinutes * 60_000)
      expect(until >= taken).toBe(true)
    }),
  )
})

test('every time is parsed from each way to type it, and invalid times are rejected', () => {
  fc.assert(
    fc.property(fc.nat(1439), (minutes) => {
      const time = toWallTime(minutes)
      const [hour = '', minute = ''] = time.split(':')
      for (const typed of [
        time,
        ` ${time} `,
        `${hour}${minute}`,
        `${Number(hour)}:${minute}`,
        `${hour}.${minute}`,
      ]) {
        expect(readTime(typed)).toBe(time)
      }
      expect(minutesOf(time)).toBe(minutes)
    }),
  )
  expect(readTime('9')).toBe('09:00')
  for (const typed of ['', '24:00', '9:60', '9:5', 'noon', '-1', '09:00:00'])
    expect(readTime(typed)).toBeNull()
})
