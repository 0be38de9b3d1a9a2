import { expect, test } from 'vitest'
import { describeCancellationTerms, readHours } from './rules'

const describe = (freeCancelHours: number, lateCancelFeeCents: number, currency = 'USD') =>
  describeCancellationTerms({ freeCancelHours, lateCancelFeeCents, currency })

test.each([
  [24, 5000, 'Cancelling is free until 24 hours before the shoot. After that a fee of $50.00 applies.'],
  [1, 123_456, 'Cancelling is free until 1 hour before the shoot. After that a fee of $1,234.56 applies.'],
  [0, 5000, 'Cancelling is free until the shoot begins. After that a fee of $50.00 applies.'],
  [24, 0, 'Cancelling is free at any time.'],
])('%i hours and %i cents read as a sentence', (hours, cents, sentence) => {
  expect(describe(hours, cents)).toBe(sentence)
})

test("the fee is in the studio's currency", () => {
  expect(describe(24, 5000, 'EUR')).toContain('a fee of €50.00 applies')
})

test.each([
  [' 24 ', 24],
  ['0', 0],
  ['8760', 8760],
  ['8761', null],
  ['1.5', null],
  ['', null],
])('%j hours are read as %j', (typed, hours) => {
  expect(readHours(typed)).toBe(hours)
})
