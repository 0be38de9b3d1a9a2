import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payTakenBack } from './refunded-pay'

const refunds = [
  { refundId: 'a', cents: 5_000 },
  { refundId: 'b', cents: 24_900 },
]

test.each([
  [{ paidCents: 14_950, saleCents: 29_900 }, 'a', 2_500],
  [{ paidCents: 14_950, saleCents: 29_900 }, 'b', 12_450],
  [{ paidCents: 0, saleCents: 29_900 }, 'b', 0],
  [{ paidCents: 14_950, saleCents: 0 }, 'a', 0],
  [{ paidCents: 14_950, saleCents: 29_900 }, 'another', 0],
])('of %j, the refund %s takes back %d', (sold, refundId, expected) => {
  expect(payTakenBack(sold, refunds, refundId)).toBe(expected)
})

test('full refunds take back all of the pay, however they are cut', () => {
  const cents = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 6 }), fc.nat(100_000), (parts, paidCents) => {
      const cut = parts.map((part, index) => ({ refundId: `${index}`, cents: part }))
      const saleCents = parts.reduce((sum, part) => sum + part, 0)
      const taken = cut.map(({ refundId }) => payTakenBack({ paidCents, saleCents }, cut, refundId))
      expect(taken.reduce((sum, part) => sum + part, 0)).toBe(paidCents)
      expect(Math.min(...taken)).toBeGreaterThanOrEqual(0)
    }),
  )
})
