import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '@/lib/platform/time/calendar-date'
import { dateOf, wallTimeOf } from '@/lib/platform/time/clock'
import { datesBetween, mondayOf, periodLengths, periodUpTo } from './period'

const newYork = 'America/New_York'
const dayMs = 86_400_000

describe('periodUpTo', () => {
  it('ends today and has a previous period of the same length', () => {
    const period = periodUpTo('2026-06-10', 30, newYork)
    expect([period.from, period.to]).toEqual(['2026-05-12', '2026-06-10'])
    expect([period.before.from, period.before.to]).toEqual(['2026-04-12', '2026-05-11'])
    expect(period.start.toISOString()).toBe('2026-05-12T04:00:00.000Z')
    expect(period.end.toISOString()).toBe('2026-06-11T04:00:00.000Z')
    expect(period.before.end).toEqual(period.start)
  })

  it('is an hour shorter when clocks go forward, and longer when they go back', () => {
    const spring = periodUpTo('2026-03-10', 7, newYork)
    expect(spring.end.getTime() - spring.start.getTime()).toBe(7 * dayMs - 3_600_000)
    const autumn = periodUpTo('2026-11-05', 7, newYork)
    expect(autumn.end.getTime() - autumn.start.getTime()).toBe(7 * dayMs + 3_600_000)
  })

  it('has at least eleven weeks from a Monday', () => {
    expect(periodUpTo('2026-06-10', 30, newYork).weeks.from).toBe('2026-03-30')
    expect(periodUpTo('2026-06-10', 365, newYork).weeks.from).toBe('2025-06-09')
  })

  it('starts and ends at midnight in every time zone, on any day', () => {
    const today = fc.integer({ min: 0, max: 3_650 }).map((days) => addDays('2020-01-01', days))
    const zones = fc.constantFrom(newYork, 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC')
    fc.assert(
      fc.property(today, fc.constantFrom(...periodLengths), zones, (date, days, zone) => {
        const period = periodUpTo(date, days, zone)
        expect(datesBetween(period.from, period.to)).toHaveLength(days)
        expect(dateOf(period.start, zone)).toBe(period.from)
        expect(wallTimeOf(period.start, zone)).toBe('00:00')
        expect(dateOf(new Date(period.end.getTime() - 1), zone)).toBe(period.to)
        expect(weekdayOf(period.weeks.from)).toBe(1)
        expect(period.weeks.from <= period.from).toBe(true)
      }),
    )
  })
})

describe('mondayOf', () => {
  it('is the same day or the last Monday before it', () => {
    expect(mondayOf('2026-06-08')).toBe('2026-06-08')
    expect(mondayOf('2026-06-14')).toBe('2026-06-08')
  })
})
