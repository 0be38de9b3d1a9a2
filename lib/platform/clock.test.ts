import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dateFromDatabase,
  dateToDatabase,
  formatDate,
  instantOf,
  timeFromDatabase,
  timeToDatabase,
  zoneAbbreviation,
} from './clock'

const zone = 'America/New_York'

describe('wall clock and instants', () => {
  test('follow summer time in the studio’s zone', () => {
    expect(instantOf('2026-06-12', '09:00', zone).toISOString()).toBe('2026-06-12T13:00:00.000Z')
    expect(instantOf('2026-12-01', '09:00', zone).toISOString()).toBe('2026-12-01T14:00:00.000Z')
    expect(zoneAbbreviation('2026-06-12', zone)).toBe('EDT')
    expect(zoneAbbreviation('2026-12-01', zone)).toBe('EST')
  })

  test('move a time that summer time skips forward', () => {
    expect(instantOf('2026-03-08', '02:30', zone).toISOString()).toBe('2026-03-08T07:30:00.000Z')
  })
})

describe('dates', () => {
  const date = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map(dateFromDatabase)

  test('survive the database', () => {
    fc.assert(fc.property(date, (day) => dateFromDatabase(dateToDatabase(day)) === day))
    expect(timeFromDatabase(timeToDatabase('09:05'))).toBe('09:05')
  })

  test('adding days and taking them away leads back, also across summer time', () => {
    fc.assert(
      fc.property(
        date,
        fc.integer({ min: -1000, max: 1000 }),
        (day, days) => addDays(addDays(day, days), -days) === day,
      ),
    )
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })

  test('are shown with a zero-padded day', () => {
    expect(formatDate('2026-06-09')).toBe('June 09, 2026')
  })
})
