import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PriceBasis } from '@/prisma/generated/enums'
import { type EarnedBooking, earn, partOf } from './earn'
import type { PayTerms } from './terms'

const terms: PayTerms = {
  basis: 'PERCENT',
  serviceBasisPoints: 5000,
  shootCents: 0,
  amounts: [],
  currency: 'USD',
  travelBasisPoints: 10_000,
  lateFeeBasisPoints: 2500,
  paidFrom: '2026-01-01',
  isContractor: true,
  legalName: null,
  hasW9: false,
}
const fixed: PayTerms = { ...terms, basis: 'FIXED', serviceBasisPoints: 0, shootCents: 15_000 }
const plan = { serviceId: 'plan', priceBasis: 'FIXED' as const, measured: null }
const shoot: EarnedBooking = {
  bookingId: 'one',
  earnedOn: '2026-06-10',
  shares: [],
  services: [
    { ...plan, name: 'Photo Shoot', priceCents: 29_900 },
    { ...plan, name: 'House Tour', priceCents: 39_901 },
  ],
  travelFeeCents: 2500,
  lateFeeCents: null,
}
const halves = [
  { photographerId: 'ava', basisPoints: 5000 },
  { photographerId: 'noah', basisPoints: 5000 },
]
const amounts = (lines: { kind: string; baseCents: number; amountCents: number }[]) =>
  lines.map(({ kind, baseCents, amountCents }) => [kind, baseCents, amountCents])

describe('a completed shoot', () => {
  test('pays a share of every price, and passes travel on', () => {
    expect(amounts(earn(shoot, 'ava', terms))).toEqual([
      ['SERVICE', 29_900, 14_950],
      ['SERVICE', 39_901, 19_951],
      ['TRAVEL', 2500, 2500],
    ])
  })

  test('pays a fixed amount', () => {
    expect(amounts(earn(shoot, 'ava', { ...fixed, travelBasisPoints: 0 }))).toEqual([
      ['SHOOT', 69_801, 15_000],
    ])
  })

  test('of two photographers is paid once', () => {
    const shared = { ...shoot, shares: halves }
    expect(amounts(earn(shared, 'ava', terms))).toEqual([
      ['SERVICE', 14_950, 7475],
      ['SERVICE', 19_951, 9976],
      ['TRAVEL', 1250, 1250],
    ])
    expect(amounts(earn(shared, 'noah', fixed))).toEqual([
      ['SHOOT', 34_900, 7500],
      ['TRAVEL', 1250, 1250],
    ])
    expect([partOf(shared, 'noah'), partOf(shared, 'lee'), partOf(shoot, 'ava')]).toEqual([5000, 0, 10_000])
  })
})

describe('pay by service', () => {
  const amount = (serviceId: string, upTo: number | null, amountCents: number, priceBasis: PriceBasis) => ({
    serviceId,
    upTo,
    amountCents,
    priceBasis,
  })
  const byService: PayTerms = {
    ...terms,
    basis: 'SERVICE',
    travelBasisPoints: 0,
    amounts: [
      amount('photos', 1500, 8000, 'SQUARE_FEET'),
      amount('photos', 3500, 12_001, 'SQUARE_FEET'),
      amount('photos', null, 1, 'FIXED'),
      amount('plan', null, 4000, 'FIXED'),
    ],
  }
  const booked = (measured: number | null, change: object = {}) => ({
    ...shoot,
    services: [
      {
        serviceId: 'photos',
        priceBasis: 'SQUARE_FEET' as const,
        measured,
        name: 'Photos',
        priceCents: 35_000,
      },
      { ...plan, name: 'Plan', priceCents: 9900 },
      { ...plan, serviceId: 'tour', name: 'Tour', priceCents: 20_000 },
    ],
    ...change,
  })

  test.each([
    [1500, 8000],
    [3200, 12_001],
    [9000, 17_500],
    [null, 17_500],
  ])('a size of %j is paid %j, above the last by share', (measured, cents) => {
    expect(amounts(earn(booked(measured), 'ava', byService))).toEqual([
      ['SERVICE', 35_000, cents],
      ['SERVICE', 9900, 4000],
      ['SERVICE', 20_000, 10_000],
    ])
  })

  test('shared by two is paid once', () => {
    const paid = halves.map(({ photographerId }) =>
      earn(booked(3200, { shares: halves }), photographerId, byService).map(({ amountCents }) => amountCents),
    )
    expect(paid).toEqual([
      [6001, 2000, 5000],
      [6000, 2000, 5000],
    ])
  })
})

test('a late fee pays its share, and nothing else', () => {
  const cancelled = { ...shoot, lateFeeCents: 5000 }
  expect(amounts(earn(cancelled, 'ava', terms))).toEqual([['LATE_FEE', 5000, 1250]])
  expect(earn(cancelled, 'ava', { ...terms, lateFeeBasisPoints: 0 })).toEqual([])
})

test('no cent of a shared booking is lost or counted twice', () => {
  const cents = fc.integer({ min: 0, max: 500_000 })
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 6 }), cents, cuts, (prices, travelFeeCents, at) => {
      const edges = [0, ...at.sort((one, other) => one - other), 10_000]
      const shares = edges.slice(1).map((edge, index) => ({
        photographerId: String(index),
        basisPoints: edge - (edges[index] ?? 0),
      }))
      const services = prices.map((priceCents) => ({ ...plan, name: 'Any', priceCents }))
      const booking = { ...shoot, services, travelFeeCents, shares }
      const everything = { ...terms, serviceBasisPoints: 10_000 }
      const sum = (lines: { amountCents: number }[]) =>
        lines.reduce((total, { amountCents }) => total + amountCents, 0)
      const together = sum(shares.flatMap((share) => earn(booking, share.photographerId, everything)))
      expect(together).toBe(sum(earn({ ...booking, shares: [] }, '0', everything)))
      expect(together).toBe(prices.reduce((total, price) => total + price, travelFeeCents))
      const fixedTogether = sum(
        shares.flatMap((share) =>
          earn({ ...booking, travelFeeCents: 0 }, share.photographerId, { ...fixed, travelBasisPoints: 0 }),
        ),
      )
      expect(fixedTogether).toBe(fixed.shootCents)
    }),
  )
})
