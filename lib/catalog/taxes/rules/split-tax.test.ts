import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitTax, splitTaxes } from './split-tax'
import { combinedRate, taxLines } from './tax-lines'

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const rates = [
  { name: 'Washington', rateThousandths: 6_500 },
  { name: 'King County', rateThousandths: 1_500 },
  { name: 'Seattle', rateThousandths: 2_350 },
]
/** Each tax's sum over all lines. */
const sumsOf = (lines: readonly { taxes: readonly { taxCents: number }[] }[]) =>
  rates.map((_, index) => sumOf(lines.map(({ taxes }) => taxes[index]?.taxCents ?? 0)))

describe('splitTax', () => {
  it('gives the cents that are left to the largest remainders', () => {
    // 6.28, 1.45, and 2.27 of 10.
    expect(splitTax(10, rates)).toEqual([6, 2, 2])
    expect(splitTax(-10, rates)).toEqual([-6, -2, -2])
    expect(splitTax(0, rates)).toEqual([0, 0, 0])
  })

  it('is within a cent of each rate, and adds up', () => {
    const components = fc.array(fc.record({ rateThousandths: fc.integer({ min: 1, max: 25_000 }) }), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), components, (cents, all) => {
        const parts = splitTax(cents, all)
        expect(sumOf(parts)).toBe(cents)
        const whole = sumOf(all.map(({ rateThousandths }) => rateThousandths))
        for (const [index, { rateThousandths }] of all.entries())
          expect(Math.abs((parts[index] ?? 0) - (cents * rateThousandths) / whole)).toBeLessThan(1)
      }),
    )
  })
})

describe('splitTaxes', () => {
  it('splits the same tax the same way, however it came about', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -90_000, max: 90_000 }), { maxLength: 8 }), (cents) => {
        const lines = splitTaxes(cents.map((taxCents) => ({ taxCents, taxes: rates })))
        for (const [index, { taxes, taxCents }] of lines.entries()) {
          expect(taxCents).toBe(cents[index])
          expect(sumOf(taxes.map((tax) => tax.taxCents))).toBe(taxCents)
        }
        expect(sumsOf(lines)).toEqual(splitTax(sumOf(cents), rates))
      }),
    )
  })

  it('is how an invoice is taxed, whether its net is one line or many', () => {
    const nets = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(nets, fc.boolean(), (all, isIncluded) => {
        const tax = (amounts: number[]) =>
          taxLines(
            amounts.map((amountCents) => ({ amountCents, taxable: true })),
            { isIncluded, components: rates },
          )
        expect(sumsOf(tax(all))).toEqual(sumsOf(tax([sumOf(all)])))
        const whole = isIncluded ? 100_000 + combinedRate(rates) : 100_000
        const taxCents = Math.round((sumOf(all) * combinedRate(rates)) / whole)
        expect(sumsOf(tax(all))).toEqual(splitTax(taxCents, rates))
      }),
    )
  })
})
