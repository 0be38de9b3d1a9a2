import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maximumCents } from '@/lib/platform/money/money'
import { shareOf, split } from './split'

const cents = fc.integer({ min: 0, max: maximumCents })
const weights = fc
  .array(fc.integer({ min: 0, max: maximumCents }), { minLength: 1, maxLength: 12 })
  .filter((all) => all.some((weight) => weight > 0))

test('the parts add up to the amount, and are as close to their shares as whole cents allow', () => {
  fc.assert(
    fc.property(cents, weights, (amount, all) => {
      const parts = split(amount, all)
      const sum = all.reduce((total, weight) => total + weight, 0)
      expect(parts.reduce((total, part) => total + part, 0)).toBe(amount)
      for (const [index, weight] of all.entries()) {
        expect(Math.abs((parts[index] ?? 0) - (amount * weight) / sum)).toBeLessThan(1)
      }
    }),
  )
})

test.each([
  [100, [5000, 5000], [50, 50]],
  [101, [5000, 5000], [51, 50]],
  [100, [3333, 3333, 3334], [33, 33, 34]],
  [1, [1, 9999], [0, 1]],
  [0, [5000, 5000], [0, 0]],
])('%i by %j is %j', (amount, all, parts) => {
  expect(split(amount, all)).toEqual(parts)
})

test('a share is between nothing and all, and no less for more', () => {
  const share = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(cents, share, share, (amount, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      expect(shareOf(amount, low)).toBeLessThanOrEqual(shareOf(amount, high))
      expect(Math.abs(shareOf(amount, one) - (amount * one) / 10_000)).toBeLessThanOrEqual(0.5)
    }),
  )
  expect([shareOf(maximumCents, 0), shareOf(maximumCents, 10_000)]).toEqual([0, maximumCents])
  expect(shareOf(101, 5000)).toBe(51)
})
