import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositOn } from './deposit-terms'

const cents = fc.integer({ min: 0, max: 99_999_999 })

test('a deposit and the rest make up the total', () => {
  fc.assert(
    fc.property(cents, cents, fc.option(fc.integer({ min: 1, max: 100 })), (totalCents, fixed, percent) => {
      const terms = { depositCents: percent === null ? fixed : 0, depositPercent: percent }
      const deposit = depositOn(terms, totalCents)
      expect(Number.isInteger(deposit)).toBe(true)
      expect(deposit).toBeGreaterThanOrEqual(0)
      expect(deposit).toBeLessThanOrEqual(totalCents)
      if (percent !== null) expect(Math.abs(deposit - (totalCents * percent) / 100)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('half a cent is rounded up, and the whole total is all of it', () => {
  expect(depositOn({ depositCents: 0, depositPercent: 50 }, 24_999)).toBe(12_500)
  expect(depositOn({ depositCents: 0, depositPercent: 100 }, 24_999)).toBe(24_999)
  expect(depositOn({ depositCents: 10_000, depositPercent: null }, 4_900)).toBe(4_900)
})
