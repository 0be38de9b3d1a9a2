import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceLineItems, isInvoiceableAmount, withoutBalance } from '@/lib/billing/invoices/rules/amounts'

const cents = fc.integer({ min: 0, max: 99_999_999 })
const photos = { kind: 'SERVICE' as const, description: 'Photo Shoot', amountCents: 29_900, taxable: true }
const travel = {
  kind: 'TRAVEL' as const,
  description: 'Travel, 31 miles',
  amountCents: 9_900,
  taxable: false,
}

describe('balanceLineItems', () => {
  it('returns lines that add up unchanged', () => {
    expect(balanceLineItems([photos, travel], 39_800)).toEqual([photos, travel])
  })

  it('adds a line for the difference', () => {
    expect(balanceLineItems([photos], 25_000)).toEqual([
      photos,
      { kind: 'ADJUSTMENT', description: 'Agreed discount', amountCents: -4_900, taxable: true },
    ])
    expect(balanceLineItems([photos], 30_000)).toEqual([
      photos,
      { kind: 'ADJUSTMENT', description: 'Agreed addition', amountCents: 100, taxable: true },
    ])
  })

  it('shares the difference between what is taxable and what is not', () => {
    expect(balanceLineItems([photos, travel], 19_900).slice(2)).toEqual([
      { kind: 'ADJUSTMENT', description: 'Agreed discount', amountCents: -14_950, taxable: true },
      {
        kind: 'ADJUSTMENT',
        description: 'Agreed discount (items without tax)',
        amountCents: -4_950,
        taxable: false,
      },
    ])
    expect(balanceLineItems([travel], 10_000).slice(1)).toEqual([
      { kind: 'ADJUSTMENT', description: 'Agreed addition', amountCents: 100, taxable: false },
    ])
  })

  it('always adds up to the amount, and discounts nothing below zero', () => {
    const line = fc.record({
      kind: fc.constant('SERVICE' as const),
      description: fc.string(),
      amountCents: fc.integer({ min: 0, max: 1_000_000 }),
      taxable: fc.boolean(),
    })
    const sumOf = (lines: { amountCents: number }[]) =>
      lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
    fc.assert(
      fc.property(fc.array(line), cents, (lines, amount) => {
        const balanced = balanceLineItems(lines, amount)
        expect(sumOf(balanced)).toBe(amount)
        expect(sumOf(balanced.filter(({ taxable }) => taxable))).toBeGreaterThanOrEqual(0)
        expect(sumOf(balanced.filter(({ taxable }) => !taxable))).toBeGreaterThanOrEqual(0)
        expect(withoutBalance(balanced)).toEqual(lines)
      }),
    )
  })
})

describe('isInvoiceableAmount', () => {
  it.each([-1, 0.5, 100_000_000, Number.NaN])('rejects %d cents', (amount) => {
    expect(isInvoiceableAmount(amount)).toBe(false)
  })

  it.each([0, 1, 49_800, 99_999_999])('accepts %d cents', (amount) => {
    expect(isInvoiceableAmount(amount)).toBe(true)
  })
})
