import { expect, test } from 'vitest'
import { countOf, tooManyAttemptsText } from './words'

test('counts things', () => {
  expect([0, 1, 2, 1500].map((count) => countOf(count, 'slot'))).toEqual([
    '0 slots',
    '1 slot',
    '2 slots',
    '1,500 slots',
  ])
})

test.each([
  [0, '1 second'],
  [30_000, '30 seconds'],
  [60_000, '1 minute'],
  [61_000, '2 minutes'],
  [60 * 60_000, '60 minutes'],
  [91 * 60_000, '2 hours'],
  [24 * 60 * 60_000, '24 hours'],
])('a wait of %d ms is %s', (ms, wait) => {
  expect(tooManyAttemptsText(ms)).toMatch(new RegExp(` ${wait}\\.$`))
})
