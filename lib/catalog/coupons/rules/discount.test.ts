import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minimumText, noServiceText } from '@/lib/catalog/coupons/words/codes'
import { combinedRate, taxLines } from '@/lib/catalog/taxes/rules/tax-lines'
import { type CouponTerms, discountServices, explainMisfit } from './discount'

const terms: CouponTerms = {
  code: 'SPRING10',
  basisPoints: 1_000,
  amountCents: null,
  minimumCents: 0,
  serviceIds: null,
}
const photos = { id: 'photos', packageId: null, priceCents: 29_900 }
const packaged = [
  { id: 'photos', packageId: 'essentials', priceCents: 31_102 },
  { id: 'plan', packageId: 'essentials', priceCents: 8_798 },
]
const discounts = (services: Parameters<typeof discountServices>[0], change: Partial<CouponTerms>) =>
  discountServices(services, { ...terms, ...change }).map(({ discountCents }) => discountCents)

test('a percentage and an amount are shared by price, and an amount is at most the price', () => {
  expect(discounts([photos, ...packaged], {})).toEqual([2_990, 3_110, 880])
  expect(discounts(packaged, { basisPoints: null, amountCents: 5_000 })).toEqual([3_897, 1_103])
  expect(discounts([photos], { basisPoints: null, amountCents: 50_000 })).toEqual([29_900])
})

test('a package is a service of its own', () => {
  expect(discounts([photos, ...packaged], { serviceIds: ['essentials'] })).toEqual([0, 3_110, 880])
  expect(discounts(packaged, { serviceIds: ['photos'] })).toEqual([0, 0])
  expect(explainMisfit({ ...terms, serviceIds: ['photos'] }, packaged, 'USD')).toBe(noServiceText)
})

test('below the minimum, nothing is taken off', () => {
  const coupon = { ...terms, minimumCents: 29_901 }
  expect(explainMisfit(coupon, [photos], 'USD')).toBe(minimumText(29_901, 'USD'))
  expect(discounts([photos], coupon)).toEqual([0])
  expect(explainMisfit({ ...terms, minimumCents: 29_900 }, [photos], 'USD')).toBeNull()
})

const service = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  packageId: fc.constantFrom(null, 'p'),
  priceCents: fc.integer({ min: 0, max: 5_000_000 }),
})
const coupon: fc.Arbitrary<CouponTerms> = fc
  .record({
    percent: fc.option(fc.integer({ min: 1, max: 10_000 })),
    amount: fc.integer({ min: 1, max: 10_000_000 }),
    serviceIds: fc.option(fc.subarray(['a', 'b', 'p'])),
  })
  .map(({ percent, amount, serviceIds }) => ({
    ...terms,
    basisPoints: percent,
    amountCents: percent === null ? amount : null,
    serviceIds,
  }))
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

test('no discount exceeds what it applies to, and its parts add up to the cent', () => {
  fc.assert(
    fc.property(fc.array(service, { maxLength: 8 }), coupon, (services, given) => {
      const discounted = discountServices(services, given)
      const { serviceIds, basisPoints, amountCents } = given
      const base = sumOf(
        services
          .filter(({ id, packageId }) => serviceIds === null || serviceIds.includes(packageId ?? id))
          .map(({ priceCents }) => priceCents),
      )
      for (const { priceCents, discountCents } of discounted) {
        expect(discountCents).toBeGreaterThanOrEqual(0)
        expect(discountCents).toBeLessThanOrEqual(priceCents)
      }
      const expected =
        basisPoints === null ? Math.min(amountCents ?? 0, base) : Math.round((base * basisPoints) / 10_000)
      expect(sumOf(discounted.map(({ discountCents }) => discountCents))).toBe(expected)
    }),
  )
})

test('the tax of a discounted order is the rounded tax of what is left of the taxable services', () => {
  const components = fc.array(
    fc.record({ name: fc.constant('Tax'), rateThousandths: fc.integer({ min: 0, max: 25_000 }) }),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(
      fc.array(service, { maxLength: 8 }),
      coupon,
      components,
      fc.boolean(),
      (services, given, rates, isIncluded) => {
        // As an invoice has them: a line for each service, and one for its discount, taxed alike.
        const discounted = discountServices(services, given)
        const isTaxable = ({ id }: { id: string }) => id !== 'c'
        const lines = [
          ...discounted.map((one) => ({ amountCents: one.priceCents, taxable: isTaxable(one) })),
          ...discounted.map((one) => ({ amountCents: 0 - one.discountCents, taxable: isTaxable(one) })),
        ]
        const taxed = taxLines(lines, { isIncluded, components: rates })
        const rate = combinedRate(rates)
        const left = sumOf(discounted.filter(isTaxable).map((one) => one.priceCents - one.discountCents))
        const taxCents = sumOf(taxed.map((line) => line.taxCents))
        expect(taxCents).toBe(Math.round((left * rate) / (100_000 + (isIncluded ? rate : 0))))
        const total = sumOf(discounted.map((one) => one.priceCents - one.discountCents))
        expect(sumOf(taxed.map(({ amountCents }) => amountCents))).toBe(total + (isIncluded ? 0 : taxCents))
      },
    ),
  )
})

test('a full discount takes each price, to the cent', () => {
  fc.assert(
    fc.property(fc.array(service, { maxLength: 8 }), (services) => {
      for (const { priceCents, discountCents } of discountServices(services, {
        ...terms,
        basisPoints: 10_000,
      }))
        expect(discountCents).toBe(priceCents)
    }),
  )
})
