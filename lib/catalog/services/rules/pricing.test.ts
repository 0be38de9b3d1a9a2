import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeBand } from '@/lib/catalog/services/words/prices'
import { describeSize } from '@/lib/catalog/services/words/sizes'
import {
  findBand,
  noMeasures,
  noSize,
  type Priceable,
  priceService,
  priceServices,
  relevantSize,
} from './pricing'
import { totalCents, visitMinutes } from './totals'

const band = (upTo: number | null, priceCents: number, durationMinutes = 60) => ({
  upTo,
  priceCents,
  durationMinutes,
  photosIncluded: 45,
  turnaroundHours: null,
})

const photos: Priceable = {
  id: 'listing_photos',
  kind: 'SERVICE',
  turnaroundHours: null,
  photosIncluded: null,
  extraPhotoCents: 0,
  links: [],
  priceBasis: 'SQUARE_FEET',
  countsBasement: true,
  countsDetached: false,
  priceCents: 22_500,
  durationMinutes: 60,
  bands: [band(1500, 22_500), band(2500, 28_500), band(3500, 35_000, 90)],
}
const plan: Priceable = { ...photos, id: 'plan', priceBasis: 'FIXED', priceCents: 9900, bands: [] }

const bands = fc
  .uniqueArray(fc.option(fc.integer({ min: 1, max: 6000 }), { nil: null }), { minLength: 1, maxLength: 12 })
  .map((limits) => limits.map((upTo, index) => band(upTo, index * 100)))

test('every size falls in at most one band: the lowest that reaches it', () => {
  fc.assert(
    fc.property(bands, fc.integer({ min: 0, max: 8000 }), (some, size) => {
      const found = findBand(some, size)
      const reaching = some
        .map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY)
        .filter((limit) => size <= limit)
      expect(found === null).toBe(reaching.length === 0)
      if (found) expect(found.upTo ?? Number.POSITIVE_INFINITY).toBe(Math.min(...reaching))
    }),
  )
})

test('the order of bands changes no price', () => {
  fc.assert(
    fc.property(bands, fc.integer({ min: 0, max: 8000 }), (some, size) => {
      expect(findBand(some.toReversed(), size)).toEqual(findBand(some, size))
    }),
  )
})

test('total and minutes are the sums of the lines, in whole cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3500 }), (squareFeet) => {
      const priced = priceServices([photos, plan], { size: { ...noSize, squareFeet }, photoCounts: {} })
      const [first, second] = priced
      expect(totalCents(priced)).toBe((first?.priceCents ?? 0) + (second?.priceCents ?? 0))
      expect(visitMinutes(priced)).toBe((first?.durationMinutes ?? 0) + (second?.durationMinutes ?? 0))
      expect(Number.isInteger(totalCents(priced))).toBe(true)
      expect(priced.every(({ state }) => state === 'priced')).toBe(true)
    }),
  )
})

test('a basement and detached units add only where they count', () => {
  const size = { ...noSize, squareFeet: 1400, basementSquareFeet: 1200, detachedSquareFeet: 5000 }
  expect(priceService(photos, { size, photoCounts: {} })).toMatchObject({
    priceCents: 35_000,
    state: 'priced',
  })
  const above = { ...photos, countsBasement: false }
  expect(priceService(above, { size, photoCounts: {} })).toMatchObject({ priceCents: 22_500 })
})

test('without a size the lowest price is shown, and above the last band none', () => {
  expect(priceService(photos, noMeasures)).toMatchObject({
    priceCents: 22_500,
    state: 'size-needed',
    band: null,
  })
  const large = { size: { ...noSize, squareFeet: 3501 }, photoCounts: {} }
  expect(priceService(photos, large).state).toBe('too-large')
})

test('bedrooms and photo counts have their own bands', () => {
  const rooms: Priceable = { ...photos, priceBasis: 'BEDROOMS', bands: [band(2, 20_000), band(null, 30_000)] }
  const of = (bedrooms: number) => priceService(rooms, { size: { ...noSize, bedrooms }, photoCounts: {} })
  expect([of(0), of(2), of(3)].map(({ priceCents }) => priceCents)).toEqual([20_000, 20_000, 30_000])
  const details: Priceable = { ...photos, priceBasis: 'PHOTOS', bands: [band(10, 9000), band(25, 17_500)] }
  const counted = priceService(details, { size: noSize, photoCounts: { listing_photos: 25 } })
  expect(counted).toMatchObject({ priceCents: 17_500, band: 'Up to 25 photos' })
})

test('only the parts of the size that decide a price are stored', () => {
  const size = { squareFeet: 1400, basementSquareFeet: 300, detachedSquareFeet: 200, bedrooms: 3 }
  expect(relevantSize([photos], size)).toEqual({ ...size, detachedSquareFeet: null, bedrooms: null })
  expect(relevantSize([plan], size)).toEqual(noSize)
})

test('bands and sizes are named', () => {
  const limits = [band(1500, 0), band(2500, 0), band(null, 0)]
  expect(limits.map((one) => describeBand('SQUARE_FEET', limits, one))).toEqual([
    'Up to 1,500 sq ft',
    '1,501–2,500 sq ft',
    'Over 2,500 sq ft',
  ])
  const rooms = [band(1, 0), band(2, 0)]
  expect(rooms.map((one) => describeBand('BEDROOMS', rooms, one))).toEqual(['Up to 1 bedroom', '2 bedrooms'])
  expect(describeSize({ ...noSize, squareFeet: 3200, basementSquareFeet: 800, bedrooms: 4 })).toBe(
    '3,200 sq ft, basement 800 sq ft, 4 bedrooms',
  )
})

test("an extra photo costs what the size's band says, or else the service", () => {
  const [small, middle, large] = photos.bands
  const bands = [small, { ...middle, extraPhotoCents: 1200 }, { ...large, extraPhotoCents: 0 }]
  const service = { ...photos, extraPhotoCents: 1000, bands: bands as Priceable['bands'] }
  const costAt = (squareFeet: number) =>
    priceService(service, { ...noMeasures, size: { ...noSize, squareFeet } }).extraPhotoCents
  expect([costAt(1500), costAt(1501), costAt(3500)]).toEqual([1000, 1200, 0])
})
