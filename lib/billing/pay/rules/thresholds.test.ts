import { expect, test } from 'vitest'
import { defaultThreshold, isReportable } from './thresholds'

test('the threshold rose for payments from 2026 on', () => {
  expect([2024, 2025, 2026, 2027].map(defaultThreshold)).toEqual([60_000, 60_000, 200_000, 200_000])
})

test.each([
  [true, 200_000, true],
  [true, 199_999, false],
  [false, 500_000, false],
])('a contractor (%s) who was paid %i cents is reported: %s', (isContractor, countedCents, expected) => {
  expect(isReportable({ isContractor, countedCents }, 200_000)).toBe(expected)
})

test('nobody is reported for nothing', () => {
  expect(isReportable({ isContractor: true, countedCents: 0 }, 0)).toBe(false)
})
