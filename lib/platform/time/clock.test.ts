import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  changesClocks,
  dateOf,
  existsOn,
  formatInstant,
  formatInstantInZone,
  formatPublicInstant,
  instantOf,
  isMorningIn,
  wallTimeOf,
  zoneAbbreviation,
} from './clock'

const zone = 'America/New_York'
const zones = [zone, 'Europe/London', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Chatham', 'UTC']

describe('wall clock and instants', () => {
  test('follow summer time in the studio’s zone', () => {
    expect(instantOf('2026-06-12', '09:00', zone).toISOString()).toBe('2026-06-12T13:00:00.000Z')
    expect(instantOf('2026-12-01', '09:00', zone).toISOString()).toBe('2026-12-01T14:00:00.000Z')
    expect(zoneAbbreviation('2026-06-12', zone)).toBe('EDT')
    expect(zoneAbbreviation('2026-12-01', zone)).toBe('EST')
  })

  test('move a time that summer time skips forward', () => {
    expect(instantOf('2026-03-08', '02:30', zone).toISOString()).toBe('2026-03-08T07:30:00.000Z')
    expect(existsOn('2026-03-08', '02:30', zone)).toBe(false)
    expect(existsOn('2026-03-08', '03:30', zone)).toBe(true)
    expect(changesClocks('2026-03-08', zone)).toBe(true)
    expect(changesClocks('2026-03-09', zone)).toBe(false)
  })

  test.each(zones)('lead back to the first instant that shows them in %s', (timeZone) => {
    const minutes = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2090, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = new Date(minute * 60_000)
        const [date, time] = shownAt(instant, timeZone)
        const first = instantOf(date, time, timeZone)
        expect(shownAt(first, timeZone)).toEqual([date, time])
        expect(first.getTime()).toBeLessThanOrEqual(instant.getTime())
      }),
    )
  })

  test('a time that comes twice is the first', () => {
    expect(instantOf('2026-11-01', '01:30', zone).toISOString()).toBe('2026-11-01T05:30:00.000Z')
    expect(instantOf('2026-11-01', '02:00', zone).toISOString()).toBe('2026-11-01T07:00:00.000Z')
  })

  test('are shown as the zone has them, across midnight and summer time', () => {
    expect(formatInstant('2026-06-10T02:05:00Z', zone)).toBe('June 09, 2026, 22:05')
    expect(formatInstantInZone(new Date('2026-01-01T04:59:00Z'), zone)).toBe('December 31, 2025, 23:59 EST')
    expect(formatPublicInstant(new Date('2026-01-01T04:59:00Z'), zone)).toBe(
      'December 31, 2025, 11:59 PM EST',
    )
    expect(dateOf('2026-06-12T20:00:00Z', 'Asia/Kolkata')).toBe('2026-06-13')
    expect(wallTimeOf('2026-06-12T20:00:00Z', 'Asia/Kolkata')).toBe('01:30')
    expect(wallTimeOf('2026-06-12T04:00:00Z', zone)).toBe('00:00')
  })
})

function shownAt(instant: Date, timeZone: string) {
  return [dateOf(instant, timeZone), wallTimeOf(instant, timeZone)] as const
}

describe('the morning in a zone', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    // In summer New York is four hours behind UTC, Honolulu ten, and Kolkata five and a half ahead.
    ['America/New_York', '2026-07-01T11:59:00Z', false],
    ['America/New_York', '2026-07-01T12:00:00Z', true],
    ['America/New_York', '2026-07-01T15:59:00Z', true],
    ['America/New_York', '2026-07-01T16:00:00Z', false],
    ['Pacific/Honolulu', '2026-07-01T13:00:00Z', false],
    ['Pacific/Honolulu', '2026-07-01T18:05:00Z', true],
    ['Asia/Kolkata', '2026-07-01T02:29:00Z', false],
    ['Asia/Kolkata', '2026-07-01T02:30:00Z', true],
  ] as const)('%s at %s: %s', (timeZone, instant, expected) => {
    vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
    expect(isMorningIn(timeZone)).toBe(expected)
  })
})
