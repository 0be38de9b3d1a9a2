import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvoiceStatus } from '@/prisma/generated/enums'
import {
  balanceLineItems,
  balanceOf,
  dueReminder,
  formatTaxRate,
  includedTax,
  invoiceNumber,
  isInvoiceableAmount,
  isNewestOfKind,
  isOverdue,
  isPayable,
  isUnlocked,
  latestOf,
  opensPhotos,
} from './rules'

const status = fc.constantFrom(...Object.values(InvoiceStatus))
const invoice = fc.record({
  id: fc.uuid(),
  status,
  // Only a few times, so that ties are common.
  createdAt: fc.integer({ min: 0, max: 3 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
})
const cents = fc.integer({ min: 1, max: 99_999_999 })

describe('invoiceNumber', () => {
  it('has the prefix, the year and four digits', () => {
    expect(invoiceNumber('NL', 2026, 1)).toBe('NL-2026-0001')
    expect(invoiceNumber('HARBOR', 2027, 9999)).toBe('HARBOR-2027-9999')
  })

  it('grows past 9999 without repeating itself', () => {
    expect(invoiceNumber('NL', 2026, 10_000)).toBe('NL-2026-10000')
  })
})

describe('isUnlocked', () => {
  it('is locked without an invoice', () => {
    expect(isUnlocked([])).toBe(false)
  })

  it('follows the latest invoice, in any order', () => {
    fc.assert(
      fc.property(fc.array(invoice, { minLength: 1 }), fc.integer(), (invoices, offset) => {
        const rotated = invoices.map(
          (_, index) => invoices[(index + Math.abs(offset)) % invoices.length] ?? invoices[0],
        )
        const known = rotated.filter((one) => one !== undefined)
        const latest = [...invoices].sort(
          (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1),
        )[0]
        expect(isUnlocked(known)).toBe(latest?.status === 'COMPLETED')
        expect(latestOf(known)?.id).toBe(latest?.id)
      }),
    )
  })

  it.each(['PENDING', 'FAILED', 'REFUNDED', 'VOID'] as const)(
    'locks again when the latest is %s',
    (latest) => {
      const paid = { id: 'a', status: 'COMPLETED' as const, createdAt: new Date('2026-01-01') }
      expect(isUnlocked([paid])).toBe(true)
      expect(isUnlocked([paid, { id: 'b', status: latest, createdAt: new Date('2026-01-02') }])).toBe(false)
    },
  )
})

describe('opensPhotos', () => {
  const invoices = [{ id: 'b' }]
  const newest = { id: 'b', delivery: { expiresOn: new Date('2026-06-12'), invoices } }

  it("is true for a delivery's newest invoice until its gallery expires", () => {
    expect(opensPhotos(newest, '2026-06-12')).toBe(true)
    expect(opensPhotos({ ...newest, delivery: { expiresOn: null, invoices } }, '2030-01-01')).toBe(true)
    expect(opensPhotos(newest, '2026-06-13')).toBe(false)
    expect(opensPhotos({ ...newest, id: 'a' }, '2026-06-12')).toBe(false)
  })

  it('is false for an invoice without a delivery, such as a late fee', () => {
    expect(opensPhotos({ ...newest, delivery: null }, '2026-06-12')).toBe(false)
  })
})

describe('isNewestOfKind', () => {
  const booking = { invoices: [{ id: 'fee' }] }

  it("compares a delivery's invoice with those of the same delivery only", () => {
    const delivery = { expiresOn: null, invoices: [{ id: 'b' }] }
    expect(isNewestOfKind({ id: 'b', delivery, booking })).toBe(true)
    expect(isNewestOfKind({ id: 'a', delivery, booking })).toBe(false)
  })

  it('compares one without a delivery with others without one', () => {
    expect(isNewestOfKind({ id: 'fee', delivery: null, booking })).toBe(true)
    expect(isNewestOfKind({ id: 'older', delivery: null, booking })).toBe(false)
  })
})

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

describe('isPayable', () => {
  it('is true while an invoice is awaiting payment', () => {
    expect(Object.values(InvoiceStatus).filter(isPayable)).toEqual(['PENDING', 'FAILED'])
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

describe('formatTaxRate', () => {
  it('shows no more decimals than the rate has', () => {
    expect([700, 825, 1950, 1].map(formatTaxRate)).toEqual(['7%', '8.25%', '19.5%', '0.01%'])
  })
})

describe('dueReminder', () => {
  const days = [-3, 3, 10]
  const due = (today: string, sentDays: number[] = [], issuedOn = '2026-05-01') =>
    dueReminder({ issuedOn, dueOn: '2026-06-10', sentDays }, days, today)

  it('is due on its day and not before', () => {
    expect(due('2026-06-06')).toBeNull()
    expect(due('2026-06-07')).toBe(-3)
    expect(due('2026-06-13', [-3])).toBe(3)
    expect(due('2026-06-20', [-3, 3])).toBe(10)
    expect(due('2026-06-20', [-3, 3, 10])).toBeNull()
  })

  it('is only the latest of those that were missed', () => {
    expect(due('2026-06-22')).toBe(10)
    expect(due('2026-06-22', [10])).toBeNull()
  })

  it('is skipped when its day is long past', () => {
    expect(due('2026-07-04')).toBe(10)
    expect(due('2026-07-05')).toBeNull()
  })

  it('is never due on or before the day of the invoice', () => {
    expect(due('2026-06-08', [], '2026-06-08')).toBeNull()
    expect(due('2026-06-07', [], '2026-06-07')).toBeNull()
  })

  it('is never one that was sent, whatever the reminder days', () => {
    const day = fc.integer({ min: -90, max: 90 })
    fc.assert(
      fc.property(fc.array(day), fc.array(day), fc.integer({ min: 0, max: 200 }), (set, sent, passed) => {
        const today = new Date(Date.UTC(2026, 2, 1 + passed)).toISOString().slice(0, 10)
        const invoice = { issuedOn: '2026-03-01', dueOn: '2026-06-10', sentDays: sent }
        const found = dueReminder(invoice, set, today)
        expect(found === null || (set.includes(found) && !sent.includes(found))).toBe(true)
      }),
    )
  })
})
