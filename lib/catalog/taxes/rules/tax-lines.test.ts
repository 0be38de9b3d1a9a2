import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinedRate, taxLines } from './tax-lines'

const rate = fc.integer({ min: 0, max: 25_000 })
const components = fc.array(fc.record({ name: fc.constant('Tax'), rateThousandths: rate }), { maxLength: 4 })
const line = fc.record({ amountCents: fc.integer({ min: 0, max: 5_000_000 }), taxable: fc.boolean() })
const terms = fc.record({ isIncluded: fc.boolean(), components })
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
const taxOf = (lines: { taxCents: number }[]) => sumOf(lines.map(({ taxCents }) => taxCents))

/** Adds a discount of these cents of the taxable lines, as an invoice does. */
const discounted = (lines: { amountCents: number; taxable: boolean }[], share: number) => {
  const taxable = sumOf(lines.filter((one) => one.taxable).map(({ amountCents }) => amountCents))
  return [...lines, { amountCents: 0 - Math.floor(taxable * share), taxable: true }]
}

describe('taxLines', () => {
  it('returns the tax that prices include, or adds it', () => {
    const one = [{ amountCents: 10_825, taxable: true }]
    const washington = [{ name: 'Sales tax', rateThousandths: 8_250 }]
    expect(taxLines(one, { isIncluded: true, components: washington })).toEqual([
      {
        amountCents: 10_825,
        taxable: true,
        taxRateThousandths: 8_250,
        taxCents: 825,
        taxes: [{ name: 'Sales tax', rateThousandths: 8_250, taxCents: 825 }],
      },
    ])
    expect(
      taxLines([{ amountCents: 10_000, taxable: true }], { isIncluded: false, components: washington }),
    ).toMatchObject([{ amountCents: 10_825, taxCents: 825 }])
  })

  it('adds up the components of a place, with rates that need three decimals', () => {
    const newYork = [
      { name: 'New York State', rateThousandths: 4_000 },
      { name: 'New York City', rateThousandths: 4_500 },
      { name: 'MCTD', rateThousandths: 375 },
    ]
    const [taxed] = taxLines([{ amountCents: 29_900, taxable: true }], {
      isIncluded: false,
      components: newYork,
    })
    expect(taxed).toMatchObject({ taxRateThousandths: 8_875, taxCents: 2_654, amountCents: 32_554 })
    expect(taxed?.taxes.map(({ taxCents }) => taxCents)).toEqual([1_196, 1_346, 112])
  })

  it('taxes only what is taxable', () => {
    const lines = [
      { amountCents: 29_900, taxable: true },
      { amountCents: 9_900, taxable: false },
    ]
    const taxed = taxLines(lines, {
      isIncluded: false,
      components: [{ name: 'Tax', rateThousandths: 10_000 }],
    })
    expect(taxed).toMatchObject([
      { amountCents: 32_890, taxCents: 2_990 },
      { amountCents: 9_900, taxCents: 0, taxRateThousandths: 0, taxes: [] },
    ])
  })

  it('loses and makes no cent: net and tax are the gross amount, and the components are the tax', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        terms,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, how, share) => {
          const lines = discounted(given, share)
          const taxed = taxLines(lines, how)
          for (const [index, one] of taxed.entries()) {
            const priced = lines[index]?.amountCents ?? 0
            expect(one.amountCents).toBe(how.isIncluded ? priced : priced + one.taxCents)
            expect(sumOf(one.taxes.map(({ taxCents }) => taxCents))).toBe(one.taxCents)
            expect(Math.sign(one.taxCents) * Math.sign(priced)).toBeGreaterThanOrEqual(0)
            expect(Math.abs(one.taxCents)).toBeLessThanOrEqual(Math.abs(one.amountCents))
          }
        },
      ),
    )
  })

  it('rounds the tax of the taxable total once, half up, and each line within a cent', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), terms, (lines, how) => {
        const combined = combinedRate(how.components)
        const exact = (cents: number) => (cents * combined) / (100_000 + (how.isIncluded ? combined : 0))
        const taxed = taxLines(lines, how)
        const taxable = sumOf(lines.filter((one) => one.taxable).map(({ amountCents }) => amountCents))
        expect(taxOf(taxed)).toBe(Math.round(exact(taxable)))
        for (const [index, one] of taxed.entries()) {
          const priced = lines[index]
          expect(
            Math.abs(one.taxCents - exact(priced?.taxable ? priced.amountCents : 0)),
          ).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('leaves no tax when everything is discounted', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), terms, (lines, how) => {
        expect(taxOf(taxLines(discounted(lines, 1), how))).toBe(0)
      }),
    )
  })
})
