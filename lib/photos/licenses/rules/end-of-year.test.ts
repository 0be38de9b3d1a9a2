import { expect, test } from 'vitest'
import { endOfYear } from './end-of-year'

test.each([
  ['2026-06-09', '2027-06-09'],
  ['2028-02-29', '2029-02-28'],
  ['2026-12-31', '2027-12-31'],
])('a year from %s ends on %s', (start, end) => {
  expect(endOfYear(start)).toBe(end)
})
