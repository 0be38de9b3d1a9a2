import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  balanceLineItems,
  formatTaxRate,
  includedTax,
  isInvoiceableAmount,
} from '@/lib/invoices/rules/amounts'

const cents = fc.integer({ min: 1, max: 99_999_999 })

describe('includedTax', () => {
  it('is the tax that the amount includes', () => {
    expect(includedTax(10_825, 825)).toBe(825)
    expect(includedTax(49_800, 0)).toBe(0)
  })

  it('leaves a net amount whose tax is the same to the cent', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        const tax = includedTax(amount, rate)
        expect(Number.isInteger(tax)).toBe(true)
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(tax).toBeLessThanOrEqual(amount)
        expect(Math.abs(((amount - tax) * rate) / 10_000 - tax)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('balanceLineItems', () => {
  it('returns lines that add up unchanged', () => {
    const lines = [
      { description: 'Photo Shoot', amountCents: 29_900 },
      { description: 'Aerial Photography', amountCents: 19_900 },
    ]
    expect(balanceLineItems(lines, 49_800)).toEqual(lines)
  })

  it('adds a line for the difference', () => {
    const lines = [{ description: 'Photo Shoot', amountCents: 29_900 }]
    expect(balanceLineItems(lines, 25_000)).toEqual([
      ...lines,
      { description: 'Agreed discount', amountCents: -4_900 },
    ])
    expect(balanceLineItems(lines, 30_000)).toEqual([
      ...lines,
      { description: 'Agreed addition', amountCents: 100 },
    ])
  })

  it('always adds up to the amount', () => {
    const line = fc.record({ description: fc.string(), amountCents: fc.integer({ min: 0, max: 1_000_000 }) })
    fc.assert(
      fc.property(fc.array(line), cents, (lines, amount) => {
        const balanced = balanceLineItems(lines, amount)
        expect(balanced.length).toBeGreaterThan(0)
        expect(balanced.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(amount)
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

describe('formatTaxRate', () => {
  it('shows no more decimals than the rate has', () => {
    expect([700, 825, 1950, 1].map(formatTaxRate)).toEqual(['7%', '8.25%', '19.5%', '0.01%'])
  })
})
