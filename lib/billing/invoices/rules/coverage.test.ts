import { describe, expect, it } from 'vitest'
import { isForLateFee, isNewestOfKind, opensPhotos } from '@/lib/billing/invoices/rules/coverage'

const invoices = [{ id: 'b' }]

describe('opensPhotos', () => {
  const newest = {
    id: 'b',
    delivery: { expiresOn: new Date('2026-06-12'), invoices },
    transfer: null,
    shareOf: null,
  }

  it("is true for a delivery's newest invoice until its gallery expires", () => {
    expect(opensPhotos(newest, '2026-06-12')).toBe(true)
    expect(opensPhotos({ ...newest, delivery: { expiresOn: null, invoices } }, '2030-01-01')).toBe(true)
    expect(opensPhotos(newest, '2026-06-13')).toBe(false)
    expect(opensPhotos({ ...newest, id: 'a' }, '2026-06-12')).toBe(false)
  })

  it('is false for an invoice without a delivery, such as a late fee', () => {
    expect(opensPhotos({ ...newest, delivery: null }, '2026-06-12')).toBe(false)
  })

  it("is true for a transfer's newest invoice until it ends", () => {
    const transfer = { endedAt: null, delivery: { expiresOn: new Date('2026-06-12') }, invoices }
    const sold = { id: 'b', delivery: null, shareOf: null, transfer }
    expect(opensPhotos(sold, '2026-06-12')).toBe(true)
    expect(opensPhotos(sold, '2026-06-13')).toBe(false)
    expect(opensPhotos({ ...sold, id: 'a' }, '2026-06-12')).toBe(false)
    expect(opensPhotos({ ...sold, transfer: { ...transfer, endedAt: new Date() } }, '2026-06-12')).toBe(false)
  })
})

describe('a share', () => {
  const delivery = { expiresOn: new Date('2026-06-12'), invoices }
  const share = { id: 'share', delivery: null, transfer: null, shareOf: { id: 'b', delivery } }

  it('opens the photos of its bill, together with the main invoice', () => {
    expect(opensPhotos(share, '2026-06-12')).toBe(true)
    expect(opensPhotos(share, '2026-06-13')).toBe(false)
    expect(opensPhotos({ ...share, shareOf: { id: 'a', delivery } }, '2026-06-12')).toBe(false)
  })

  it('is the newest until it is replaced', () => {
    expect(isNewestOfKind({ ...share, events: [] })).toBe(true)
    expect(isNewestOfKind({ ...share, events: [{ id: 'replaced' }] })).toBe(false)
  })
})

describe('isNewestOfKind', () => {
  const events: { id: string }[] = []

  it("compares a delivery's invoice with those of the same delivery only", () => {
    const delivery = { expiresOn: null, invoices }
    expect(isNewestOfKind({ id: 'b', delivery, transfer: null, shareOf: null, events })).toBe(true)
    expect(isNewestOfKind({ id: 'a', delivery, transfer: null, shareOf: null, events })).toBe(false)
  })

  it('asks of one without a delivery whether it was replaced', () => {
    const fee = { id: 'fee', delivery: null, transfer: null, shareOf: null }
    expect(isNewestOfKind({ ...fee, events })).toBe(true)
    expect(isNewestOfKind({ ...fee, events: [{ id: 'replaced' }] })).toBe(false)
  })
})

describe('isForLateFee', () => {
  const fee = {
    deliveryId: null,
    transferId: null,
    shareOfId: null,
    depositCents: 0,
    revisionRound: null,
    booking: { lateFeeState: 'CHARGED' as const },
  }

  it('is true for an invoice for nothing else, of a booking whose fee was charged', () => {
    expect(isForLateFee(fee)).toBe(true)
    expect(isForLateFee({ ...fee, booking: { lateFeeState: 'WAIVED' } })).toBe(false)
    expect(isForLateFee({ ...fee, deliveryId: 'photos' })).toBe(false)
    expect(isForLateFee({ ...fee, transferId: 'sold' })).toBe(false)
    expect(isForLateFee({ ...fee, shareOfId: 'main' })).toBe(false)
    expect(isForLateFee({ ...fee, revisionRound: { id: 'round' } })).toBe(false)
    expect(isForLateFee({ ...fee, depositCents: 10_000 })).toBe(false)
  })
})
