import { describe, expect, it } from 'vitest'
import { taxLines } from '@/lib/catalog/taxes/rules/tax-lines'
import { listedLines, totalsOf } from './totals'

const components = [{ name: 'Sales tax', rateThousandths: 7_000 }]
const untaxed = { taxCents: 0, taxes: [] }

/** A shoot of $299.00 with a discount, of which a deposit and credit paid a part. */
function invoiceOf({ pricesIncludeTax = false, refundedCents = 0, isDisputeLost = false } = {}) {
  const sold = taxLines(
    [
      { kind: 'SERVICE' as const, description: 'Photo Shoot', amountCents: 29_900, taxable: true },
      { kind: 'DISCOUNT' as const, description: 'Coupon SPRING', amountCents: -900, taxable: true },
    ],
    { isIncluded: pricesIncludeTax, components },
  )
  const lines = [
    ...sold,
    {
      kind: 'DEPOSIT' as const,
      description: 'Deposit paid (NL-2026-0001)',
      amountCents: -7_998,
      ...untaxed,
    },
    { kind: 'DEPOSIT' as const, description: 'Account credit', amountCents: -1_000, ...untaxed },
  ]
  const sumOf = (key: 'amountCents' | 'taxCents') => lines.reduce((sum, line) => sum + line[key], 0)
  return {
    currency: 'USD',
    pricesIncludeTax,
    amountCents: sumOf('amountCents'),
    taxCents: sumOf('taxCents'),
    depositCents: -8_998,
    status: 'COMPLETED' as const,
    refundedCents,
    isDisputeLost,
    lines,
  }
}

describe('the totals of a document', () => {
  it('are subtotal, discount, tax, total, and then what was paid in advance', () => {
    const invoice = invoiceOf()
    expect(listedLines(invoice.lines).map(({ description }) => description)).toEqual(['Photo Shoot'])
    expect(totalsOf(invoice)).toEqual([
      { label: 'Subtotal', amount: '$299.00' },
      { label: 'Coupon SPRING', amount: '-$9.00' },
      { label: 'Sales tax (7%)', amount: '$20.30' },
      { label: 'Total', amount: '$310.30' },
      { label: 'Deposit paid (NL-2026-0001)', amount: '-$79.98' },
      { label: 'Account credit', amount: '-$10.00' },
    ])
  })

  it('have included tax below the total', () => {
    expect(totalsOf(invoiceOf({ pricesIncludeTax: true })).slice(0, 4)).toEqual([
      { label: 'Subtotal', amount: '$299.00' },
      { label: 'Coupon SPRING', amount: '-$9.00' },
      { label: 'Total', amount: '$290.00' },
      { label: 'Sales tax (7%), included', amount: '$18.97' },
    ])
  })

  it('end with a refund and its tax', () => {
    expect(totalsOf(invoiceOf({ refundedCents: 3_995 })).slice(-2)).toEqual([
      { label: 'Refunded', amount: '$39.95' },
      { label: 'Tax in the refund', amount: '$2.61' },
    ])
    expect(totalsOf(invoiceOf({ refundedCents: 3_995, isDisputeLost: true })).slice(-2)).toEqual([
      { label: 'Taken back by the bank', amount: '$39.95' },
      { label: 'Tax in that amount', amount: '$2.61' },
    ])
  })

  it('end with what a deposit and credit paid, once all of it is refunded', () => {
    const paid = { ...invoiceOf(), amountCents: 0, depositCents: -31_030 }
    expect(totalsOf(paid).slice(-1)).toEqual([{ label: 'Account credit', amount: '-$10.00' }])
    expect(totalsOf({ ...paid, status: 'REFUNDED' }).slice(-2)).toEqual([
      { label: 'Refunded', amount: '$310.30' },
      { label: 'Tax in the refund', amount: '$20.30' },
    ])
  })

  it('of a deposit are its sum, which is a line of its own invoice', () => {
    const line = { kind: 'DEPOSIT' as const, description: 'Deposit', amountCents: 7_998, ...untaxed }
    const deposit = { ...invoiceOf(), amountCents: 7_998, taxCents: 0, depositCents: 7_998, lines: [line] }
    expect(listedLines(deposit.lines)).toEqual([line])
    expect(totalsOf(deposit)).toEqual([{ label: 'Total', amount: '$79.98' }])
  })
})
