import { describe, expect, it } from 'vitest'
import { isNewestOfKind, opensPhotos } from '@/lib/invoices/rules/coverage'

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
