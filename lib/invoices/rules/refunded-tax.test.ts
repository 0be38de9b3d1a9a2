import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxLines } from '@/lib/taxes/rules/tax-lines'
import { refundedTax, splitRefund } from './refunded-tax'

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Invoices with a positive amount: priced lines, taxed, with a discount. */
const invoice = fc
  .record({
    lines: fc.array(fc.record({ amountCents: fc.integer({ min: 1, max: 500_000 }), taxable: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    }),
    rateThousandths: fc.integer({ min: 0, max: 20_000 }),
    isIncluded: fc.boolean(),
    discount: fc.double({ min: 0, max: 0.9, noNaN: true }),
  })
  .map(({ lines, rateThousandths, isIncluded, discount }) => {
    const taxable = sumOf(lines.filter((line) => line.taxable).map(({ amountCents }) => amountCents))
    const all = [...lines, { amountCents: 0 - Math.floor(taxable * discount), taxable: true }]
    return taxLines(all, { isIncluded, components: [{ name: 'Tax', rateThousandths }] })
  })
const totals = (lines: { amountCents: number; taxCents: number }[]) => ({
  amountCents: sumOf(lines.map(({ amountCents }) => amountCents)),
  taxCents: sumOf(lines.map(({ taxCents }) => taxCents)),
})

describe('splitRefund', () => {
  it('adds up to the refund and its tax, whatever is refunded', () => {
    fc.assert(
      fc.property(invoice, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
        const all = totals(lines)
        const cents = Math.floor(all.amountCents * part)
        const shares = splitRefund(lines, cents)
        expect(totals(shares)).toEqual({ amountCents: cents, taxCents: refundedTax(all, 0, cents) })
      }),
    )
  })

  it('of everything is each line with its tax', () => {
    fc.assert(
      fc.property(invoice, (lines) => {
        const expected = lines.map(({ amountCents, taxCents }) => ({ amountCents, taxCents }))
        expect(splitRefund(lines, totals(lines).amountCents)).toEqual(expected)
      }),
    )
  })
})

describe('refundedTax', () => {
  it('adds up to the tax over any number of refunds', () => {
    fc.assert(
      fc.property(
        invoice,
        fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 10 }),
        (lines, refunds) => {
          const all = totals(lines)
          let before = 0
          let tax = 0
          for (const wanted of [...refunds, all.amountCents]) {
            const cents = Math.min(wanted, all.amountCents - before)
            tax += refundedTax(all, before, cents)
            before += cents
          }
          expect(before).toBe(all.amountCents)
          expect(tax).toBe(all.taxCents)
        },
      ),
    )
  })
})
