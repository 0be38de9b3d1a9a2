import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BillingTerms, coveredCents, coveredOfTotal, exceedsCredit, nextCoverage } from './coverage'

const allowance = {
  basisPoints: 5_000,
  capCents: 10_000,
  uses: 2,
  period: 'MONTH' as const,
  serviceIds: ['drone'],
}
const terms = (billing: BillingTerms['billing'], changes = {}) => ({
  billing,
  allowance: { ...allowance, ...changes },
})

describe('nextCoverage', () => {
  const all = { basisPoints: 10_000, capCents: null, serviceIds: [] }
  const half = { basisPoints: 5_000, capCents: 10_000, serviceIds: ['drone'] }
  it.each([
    ['members who pay themselves', terms('AGENT'), 0, null],
    ['a brokerage that pays everything', terms('BROKERAGE'), 9, all],
    ['an allowance', terms('ALLOWANCE'), 1, half],
    ['an allowance that is used up', terms('ALLOWANCE'), 2, null],
    ['an allowance without a number', terms('ALLOWANCE', { uses: null }), 99, half],
    ['an allowance for everything', terms('ALLOWANCE', { serviceIds: null }), 0, { ...half, serviceIds: [] }],
    ['an allowance whose services were deleted', terms('ALLOWANCE', { serviceIds: [] }), 0, null],
  ])('of %s', (_who, given, used, expected) => {
    expect(nextCoverage(given, used)).toEqual(expected)
  })
})

const services = ['photo', 'drone', 'floor-plan'] as const
const serviceId = fc.option(fc.constantFrom(...services))
/** Prices, and discounts that may exceed them. */
const lines = fc.array(fc.record({ serviceId, amountCents: fc.integer({ min: -50_000, max: 500_000 }) }), {
  maxLength: 12,
})
const coverage = fc.record({
  basisPoints: fc.integer({ min: 1, max: 10_000 }),
  capCents: fc.option(fc.integer({ min: 1, max: 300_000 })),
  serviceIds: fc.subarray([...services]),
})
const total = (some: readonly { amountCents: number }[]) =>
  some.reduce((sum, { amountCents }) => sum + amountCents, 0)

describe('coveredCents', () => {
  it('counts the covered services with their discounts and tax', () => {
    const bill = [
      { serviceId: 'photo', amountCents: 32_367 },
      { serviceId: 'drone', amountCents: 21_542 },
      { serviceId: 'drone', amountCents: -2_154 },
      { amountCents: 5_000 },
    ]
    const half = { basisPoints: 5_000, capCents: null, serviceIds: ['drone'] }
    expect(coveredCents(half, bill)).toBe(9_694)
    expect(coveredCents({ ...half, serviceIds: [] }, bill)).toBe(28_378)
    expect(coveredCents({ ...half, capCents: 9_000 }, bill)).toBe(9_000)
    expect(coveredCents({ ...half, capCents: 9_000 }, bill, 8_999)).toBe(1)
    expect(coveredCents({ ...half, capCents: 9_000 }, bill, 9_001)).toBe(0)
  })

  it('is whole cents, never below 0, above the cap, or more than the bill', () => {
    fc.assert(
      fc.property(coverage, lines, fc.nat(400_000), (part, bill, paidCents) => {
        const cents = coveredCents(part, bill, paidCents)
        expect(Number.isInteger(cents) && cents >= 0).toBe(true)
        expect(cents).toBeLessThanOrEqual(Math.max(0, total(bill)))
        if (part.capCents !== null) expect(cents).toBeLessThanOrEqual(Math.max(0, part.capCents - paidCents))
      }),
    )
  })

  it('never falls when a line, the percentage, or the cap rises', () => {
    fc.assert(
      fc.property(coverage, lines, fc.nat(20_000), fc.nat(5_000), (part, bill, more, points) => {
        const cents = coveredCents(part, bill)
        const raised = [
          ...bill.map((line, index) =>
            coveredCents(part, bill.with(index, { ...line, amountCents: line.amountCents + more })),
          ),
          coveredCents({ ...part, basisPoints: Math.min(10_000, part.basisPoints + points) }, bill),
          coveredCents({ ...part, capCents: part.capCents === null ? null : part.capCents + more }, bill),
        ]
        for (const other of raised) expect(other).toBeGreaterThanOrEqual(cents)
      }),
    )
  })

  it('is the whole bill without a cap, for all of everything', () => {
    const all = { basisPoints: 10_000, capCents: null, serviceIds: [] }
    fc.assert(
      fc.property(lines, (bill) => {
        expect(coveredCents(all, bill)).toBe(Math.max(0, total(bill)))
      }),
    )
  })
})

describe('coveredOfTotal', () => {
  it('is all of the shown total without a cap, for all of everything', () => {
    const all = { basisPoints: 10_000, capCents: null, serviceIds: [] }
    fc.assert(
      fc.property(lines, fc.nat(900_000), (bill, shownCents) => {
        expect(coveredOfTotal(all, bill, shownCents)).toBe(shownCents)
      }),
    )
  })

  it('is what the lines are billed with where they add up, and at most the total', () => {
    fc.assert(
      fc.property(coverage, lines, fc.nat(900_000), (part, bill, shownCents) => {
        expect(coveredOfTotal(part, bill, total(bill))).toBe(coveredCents(part, bill))
        expect(coveredOfTotal(part, bill, shownCents)).toBeLessThanOrEqual(shownCents)
      }),
    )
  })
})

it('a credit limit is for what is unpaid with the new bill', () => {
  expect([exceedsCredit(6_000, 6_000), exceedsCredit(5_999, 6_000), exceedsCredit(-1, 1)]).toEqual([
    false,
    true,
    true,
  ])
  expect([exceedsCredit(-1, 0), exceedsCredit(null, 99_999_999)]).toEqual([false, false])
})
