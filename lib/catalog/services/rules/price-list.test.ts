import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Content } from '@/lib/catalog/services/schema/services'
import { applyPriceList } from './price-list'
import { noMeasures, noSize, type Priceable, priceService } from './pricing'

const band = (upTo: number | null, priceCents: number) => ({
  upTo,
  priceCents,
  durationMinutes: 60,
  photosIncluded: null,
  turnaroundHours: null,
})
const plan: Priceable = {
  id: 'plan',
  kind: 'SERVICE',
  priceBasis: 'FIXED',
  countsBasement: true,
  countsDetached: true,
  priceCents: 9900,
  durationMinutes: 60,
  turnaroundHours: null,
  photosIncluded: null,
  extraPhotoCents: 0,
  bands: [],
  links: [],
}
const photos: Priceable = {
  ...plan,
  id: 'photos',
  priceBasis: 'SQUARE_FEET',
  priceCents: 22_500,
  bands: [band(1500, 22_500), band(3500, 35_000)],
}
const asContent = (service: Priceable): Content => ({
  ...service,
  name: service.id,
  light: 'ANY',
  usesDrone: false,
  showsExterior: false,
  revisionRounds: 2,
  extraRoundCents: 0,
  currency: 'USD',
})
const essentials: Priceable = {
  ...plan,
  id: 'essentials',
  kind: 'PACKAGE',
  priceCents: 39_900,
  links: [{ service: asContent(photos) }, { service: asContent(plan) }],
}
const large = { ...noMeasures, size: { ...noSize, squareFeet: 3200 } }
const priceOf = (service: Priceable, list: Parameters<typeof applyPriceList>[1]) => {
  const [own] = applyPriceList([service], list)
  if (!own) throw new Error('no service')
  return priceService(own, large).priceCents
}

test.each([
  ['without a list, the studio decides', photos, null, 35_000],
  ['a discount lowers the price of the band', photos, { discountBasisPoints: 1000, prices: {} }, 31_500],
  [
    'a fixed price replaces that of every band',
    photos,
    { discountBasisPoints: 1000, prices: { photos: 20_000 } },
    20_000,
  ],
  ['and only its own', plan, { discountBasisPoints: 0, prices: { photos: 20_000 } }, 9900],
  ['half a cent is the client’s', { ...plan, priceCents: 1 }, { discountBasisPoints: 5000, prices: {} }, 0],
  [
    'no name of an object is a price',
    { ...plan, id: 'constructor' },
    { discountBasisPoints: 0, prices: {} },
    9900,
  ],
])('%s', (_what, service, list, expected) => {
  expect(priceOf(service, list)).toBe(expected)
})

test('a package and what it contains follow the same list', () => {
  const [own] = applyPriceList([essentials], { discountBasisPoints: 1000, prices: { plan: 5000 } })
  const priced = own && priceService(own, large)
  expect(priced).toMatchObject({ priceCents: 35_910, singleCents: 31_500 + 5000 })
  expect(priced?.parts.reduce((sum, part) => sum + part.priceCents, 0)).toBe(35_910)
})

test('a discount never raises a price, nor takes more than all of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 0, max: 10_000 }),
      (cents, discountBasisPoints) => {
        const price = priceOf({ ...plan, priceCents: cents }, { discountBasisPoints, prices: {} })
        expect(Number.isInteger(price) && price >= 0 && price <= cents).toBe(true)
        expect(Math.abs(price - (cents * (10_000 - discountBasisPoints)) / 10_000)).toBeLessThanOrEqual(0.5)
      },
    ),
  )
})

test("a discount applies to a band's price of an extra photo, and leaves out bands without one", () => {
  const [first, second] = [band(1500, 22_500), band(3500, 35_000)]
  const bands: Priceable['bands'] = [{ ...first, extraPhotoCents: 1200 }, second]
  const [priced] = applyPriceList<Priceable>([{ ...photos, bands }], {
    discountBasisPoints: 1000,
    prices: {},
  })
  expect(priced?.bands.map(({ extraPhotoCents }) => extraPhotoCents)).toEqual([1080, undefined])
})
