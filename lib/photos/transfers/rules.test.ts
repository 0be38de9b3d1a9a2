import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEndable, shareOf, stateOf } from './rules'

test('a share is rounded to a whole unit and never more than the amount', () => {
  expect(shareOf(49_800, 50)).toBe(24_900)
  expect(shareOf(1, 50)).toBe(1)
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.integer({ min: 0, max: 100 }), (cents, percent) => {
      const share = shareOf(cents, percent)
      expect(Number.isInteger(share)).toBe(true)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(cents)
    }),
  )
})

test.each([
  [null, 'waiting', true],
  [{ status: 'PENDING', amountCents: 100 }, 'unpaid', true],
  [{ status: 'FAILED', amountCents: 100 }, 'unpaid', true],
  [{ status: 'COMPLETED', amountCents: 100 }, 'paid', false],
  [{ status: 'COMPLETED', amountCents: 0 }, 'free', true],
  [{ status: 'REFUNDED', amountCents: 100 }, 'over', true],
  [{ status: 'VOID', amountCents: 100 }, 'over', true],
] as const)('a transfer with the invoice %o is %s', (invoice, state, endable) => {
  expect(stateOf(invoice)).toBe(state)
  expect(isEndable(state)).toBe(endable)
})
