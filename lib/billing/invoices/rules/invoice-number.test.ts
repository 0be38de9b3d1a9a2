import { describe, expect, it } from 'vitest'
import { invoiceNumber } from '@/lib/billing/invoices/rules/invoice-number'

describe('invoiceNumber', () => {
  it('has the prefix, the year and four digits', () => {
    expect(invoiceNumber('NL', 2026, 1)).toBe('NL-2026-0001')
    expect(invoiceNumber('HARBOR', 2027, 9999)).toBe('HARBOR-2027-9999')
  })

  it('grows past 9999 without repeating itself', () => {
    expect(invoiceNumber('NL', 2026, 10_000)).toBe('NL-2026-10000')
  })
})
