import { expect, test } from 'vitest'
import { roundLabel } from './revisions'

test.each([
  [{ number: 2, left: 1, included: 2, price: null }, 'Round 2 of 2'],
  [{ number: 3, left: 0, included: 2, price: '$25.00' }, 'Round 3, $25.00'],
  [{ number: 3, left: 0, included: 2, price: null }, 'Round 3, free'],
])('names the next round, %o', (next, label) => {
  expect(roundLabel({ ...next, waiting: null })).toBe(label)
})
