import { describe, expect, it } from 'vitest'
import { balanceOf, isOverdue, isPayable, isPayableAlone } from '@/lib/billing/invoices/rules/status'
import { InvoiceStatus } from '@/prisma/generated/enums'

describe('isPayable', () => {
  it('is true while an invoice is awaiting payment', () => {
    expect(Object.values(InvoiceStatus).filter(isPayable)).toEqual(['PENDING', 'FAILED'])
  })
})

describe('isPayableAlone', () => {
  it('is false for what a statement collects', () => {
    expect(isPayableAlone({ status: 'PENDING', isCollected: false })).toBe(true)
    expect(isPayableAlone({ status: 'PENDING', isCollected: true })).toBe(false)
    expect(isPayableAlone({ status: 'COMPLETED', isCollected: false })).toBe(false)
  })
})

describe('isOverdue', () => {
  it('starts the day after the due date, for unpaid invoices only', () => {
    expect(isOverdue('PENDING', '2026-06-10', '2026-06-10')).toBe(false)
    expect(isOverdue('PENDING', '2026-06-10', '2026-06-11')).toBe(true)
    expect(isOverdue('FAILED', '2026-06-10', '2026-06-11')).toBe(true)
    for (const paid of ['COMPLETED', 'REFUNDED', 'VOID'] as const) {
      expect(isOverdue(paid, '2026-06-10', '2027-01-01')).toBe(false)
      expect(balanceOf({ status: paid, amountCents: 100 })).toBe(0)
    }
  })
})
