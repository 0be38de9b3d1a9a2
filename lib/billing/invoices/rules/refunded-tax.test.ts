import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxLines } from '@/lib/catalog/taxes/rules/tax-lines'
import { refundedSale, refundedTax, splitRefund } from './refunded-tax'

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
        const all = { ...totals(lines), depositCents: 0 }
        const cents = Math.floor(all.amountCents * part)
        const shares = splitRefund(lines, cents)
        const saleCents = refundedSale(all, cents)
        expect(saleCents).toBe(cents)
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

describe('refundedSale', () => {
  const invoice = { amountCents: 23_995, depositCents: -7_998 }

  it('is the refund, until the payment is refunded in full', () => {
    expect(refundedSale(invoice, 3_995)).toBe(3_995)
    expect(refundedSale(invoice, 23_994)).toBe(23_994)
    expect(refundedSale(invoice, 23_995)).toBe(31_993)
  })

  it('is nothing for the invoice of a deposit', () => {
    const deposit = { amountCents: 7_998, depositCents: 7_998 }
    expect(refundedSale(deposit, 4_000)).toBe(0)
    expect(refundedSale(deposit, 7_998)).toBe(0)
  })
})

describe('refundedTax', () => {
  it('is that of a part of the sale, whatever a deposit paid of it', () => {
    const invoice = { amountCents: 23_995, depositCents: -7_998, taxCents: 2_093 }
    expect(refundedTax(invoice, 0, 3_995)).toBe(261)
    expect(refundedTax(invoice, 3_995, 20_000)).toBe(2_093 - 261)
  })

  it('adds up to the tax over any number of refunds', () => {
    fc.assert(
      fc.property(
        invoice,
        fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 10 }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (lines, refunds, deducted) => {
          const { amountCents: saleCents, taxCents } = totals(lines)
          const depositCents = 0 - Math.floor(saleCents * deducted)
          const all = { amountCents: saleCents + depositCents, depositCents, taxCents }
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
