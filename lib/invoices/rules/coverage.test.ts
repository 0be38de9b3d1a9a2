import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNewestOfKind, isUnlocked, latestOf, opensPhotos } from '@/lib/invoices/rules/coverage'
import { InvoiceStatus } from '@/prisma/generated/enums'

const status = fc.constantFrom(...Object.values(InvoiceStatus))

const invoice = fc.record({
  id: fc.uuid(),
  status,
  // Only a few times, so that ties are common.
  createdAt: fc.integer({ min: 0, max: 3 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
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
