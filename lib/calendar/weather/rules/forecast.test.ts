import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hour } from '@/lib/calendar/weather/schema'
import { summarizeVisit } from './forecast'

const midnight = Date.parse('2026-06-12T00:00Z') / 1000

/** A fair day, except for what the hours say. */
function makeDay(changes: Record<number, Partial<Hour>> = {}): Hour[] {
  return Array.from({ length: 24 }, (_, hour) => ({
    at: midnight + hour * 3600,
    temperatureF: 60,
    chancePercent: 0,
    inches: 0,
    windMph: 5,
    code: 1,
    ...changes[hour],
  }))
}

const visit = (from: string, to: string) => ({
  startsAt: new Date(`2026-06-12T${from}Z`),
  endsAt: new Date(`2026-06-12T${to}Z`),
})

test('averages the temperature, and takes the worst of the rest', () => {
  const day = makeDay({
    9: { temperatureF: 58, windMph: 18 },
    10: { temperatureF: 62, code: 61, chancePercent: 20 },
    11: { chancePercent: 70, inches: 0.05 },
  })
  expect(summarizeVisit(day, visit('09:00', '11:00'))).toEqual({
    temperatureF: 60,
    sky: { kind: 'rain', words: 'light rain' },
    chancePercent: 70,
    inches: 0.05,
    windMph: 18,
  })
})

describe('precipitation is that of the hour before', () => {
  const day = makeDay({ 10: { chancePercent: 90, inches: 0.2 } })

  test.each([
    ['09:00', '10:00', 90],
    ['09:30', '10:30', 90],
    ['10:00', '11:00', 0],
    ['08:00', '09:00', 0],
  ])('%s to %s: %i%', (from, to, percent) => {
    expect(summarizeVisit(day, visit(from, to))?.chancePercent).toBe(percent)
  })
})

test('there is no forecast for a visit whose hours are unknown', () => {
  expect(summarizeVisit(makeDay(), visit('23:00', '23:59'))).not.toBeNull()
  expect(
    summarizeVisit(makeDay(), {
      startsAt: new Date('2026-06-12T23:00Z'),
      endsAt: new Date('2026-06-13T01:00Z'),
    }),
  ).toBeNull()
  expect(summarizeVisit(makeDay({ 9: { code: null } }), visit('09:00', '10:00'))).toBeNull()
  expect(summarizeVisit(makeDay({ 9: { temperatureF: null } }), visit('09:00', '10:00'))).toBeNull()
  expect(summarizeVisit([], visit('09:00', '10:00'))).toBeNull()
})

test('a longer visit never has better weather', () => {
  const Weather = fc.record({
    chancePercent: fc.integer({ min: 0, max: 100 }),
    inches: fc.float({ min: 0, max: 1, noNaN: true }),
    windMph: fc.integer({ min: 0, max: 60 }),
  })
  fc.assert(
    fc.property(
      fc.array(Weather, { minLength: 24, maxLength: 24 }),
      fc.integer({ min: 0, max: 20 * 60 }),
      fc.integer({ min: 15, max: 90 }),
      fc.integer({ min: 0, max: 90 }),
      (weather, start, length, more) => {
        const day = makeDay(Object.fromEntries(weather.entries()))
        const until = (minutes: number) => ({
          startsAt: new Date((midnight + start * 60) * 1000),
          endsAt: new Date((midnight + (start + minutes) * 60) * 1000),
        })
        const [short, long] = [summarizeVisit(day, until(length)), summarizeVisit(day, until(length + more))]
        expect(long?.chancePercent).toBeGreaterThanOrEqual(short?.chancePercent ?? 0)
        expect(long?.inches).toBeGreaterThanOrEqual(short?.inches ?? 0)
        expect(long?.windMph).toBeGreaterThanOrEqual(short?.windMph ?? 0)
      },
    ),
  )
})
