import { expect, test } from 'vitest'
import { daysOf, isPeriod, nameOfPeriod, periodsUntil } from './period'

test.each([
  ['2026', '2026-01-01', '2026-12-31', '2026'],
  ['2026-q1', '2026-01-01', '2026-03-31', 'January – March 2026'],
  ['2026-q4', '2026-10-01', '2026-12-31', 'October – December 2026'],
  ['2028-02', '2028-02-01', '2028-02-29', 'February 2028'],
  ['2026-12', '2026-12-01', '2026-12-31', 'December 2026'],
])('%s is from %s to %s', (period, from, to, name) => {
  expect(daysOf(period)).toEqual({ from, to })
  expect(nameOfPeriod(period)).toBe(name)
})

test.each(['', '26', '2026-q5', '2026-13', '2026-1', '2026-Q1', 'x'])('%j is no period', (text) => {
  expect(isPeriod(text)).toBe(false)
})

test('offers no period that begins later', () => {
  const periods = periodsUntil('2026-05-10')
  expect(periods[0]).toBe('2026-05')
  expect(periods).toContain('2026-q2')
  expect(periods).not.toContain('2026-q3')
  expect(periods).toContain('2025-12')
  expect(periods.at(-1)).toBe('2023')
})
