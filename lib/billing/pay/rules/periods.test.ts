import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '@/lib/platform/time/calendar-date'
import { nextPeriod, type PayRule, periodOf, previousPeriod } from './periods'

const dates = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('2000-01-01', days))
const rules: fc.Arbitrary<PayRule> = fc.record({
  period: fc.constantFrom('WEEKLY', 'EVERY_TWO_WEEKS', 'TWICE_A_MONTH', 'MONTHLY'),
  anchor: dates,
})

test('every day is in exactly one period', () => {
  fc.assert(
    fc.property(dates, rules, (date, rule) => {
      const period = periodOf(date, rule)
      expect(period.startsOn <= date && date <= period.endsOn).toBe(true)
      for (const day of [period.startsOn, period.endsOn]) expect(periodOf(day, rule)).toEqual(period)
      expect(nextPeriod(period, rule).startsOn).toBe(addDays(period.endsOn, 1))
      expect(previousPeriod(period, rule).endsOn).toBe(addDays(period.startsOn, -1))
    }),
  )
})

test('the period before the next one is the same one', () => {
  fc.assert(
    fc.property(dates, rules, (date, rule) => {
      const period = periodOf(date, rule)
      expect(previousPeriod(nextPeriod(period, rule), rule)).toEqual(period)
      expect(nextPeriod(previousPeriod(period, rule), rule)).toEqual(period)
    }),
  )
})

test.each([
  ['WEEKLY', '2026-06-10', '2026-06-08', '2026-06-14'],
  ['EVERY_TWO_WEEKS', '2026-06-10', '2026-06-08', '2026-06-21'],
  ['EVERY_TWO_WEEKS', '2025-12-31', '2025-12-22', '2026-01-04'],
  ['TWICE_A_MONTH', '2026-06-15', '2026-06-01', '2026-06-15'],
  ['TWICE_A_MONTH', '2028-02-16', '2028-02-16', '2028-02-29'],
  ['MONTHLY', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['MONTHLY', '2026-12-31', '2026-12-01', '2026-12-31'],
] as const)('%s: %s is in %s to %s', (period, date, startsOn, endsOn) => {
  expect(periodOf(date, { period, anchor: '2026-01-05' })).toEqual({ startsOn, endsOn })
})
