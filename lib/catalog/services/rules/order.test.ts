import fc from 'fast-check'
import { expect, test } from 'vitest'
import { turnaroundOf } from '@/lib/booking/bookings/rules/turnaround'
import type { Content } from '@/lib/catalog/services/schema/services'
import { taxLines } from '@/lib/catalog/taxes/rules/tax-lines'
import { maximumCents } from '@/lib/platform/money/money'
import { choose, pickOrder, presentIds, savedCents, suggestPackage, toOrdered } from './order'
import { noMeasures, noSize, type Priceable, priceService, priceServices } from './pricing'
import { totalCents, visitMinutes } from './totals'

type Named = Priceable & Content

const service = (id: string, priceCents: number, change: Partial<Named> = {}): Named => ({
  id,
  name: id,
  kind: 'SERVICE',
  priceBasis: 'FIXED',
  countsBasement: true,
  countsDetached: true,
  priceCents,
  durationMinutes: 30,
  turnaroundHours: null,
  photosIncluded: null,
  extraPhotoCents: 0,
  bands: [],
  light: 'ANY',
  usesDrone: false,
  showsExterior: false,
  revisionRounds: 2,
  extraRoundCents: 0,
  currency: 'USD',
  links: [],
  ...change,
})
const linkTo = (...services: Content[]) => services.map((one) => ({ service: one }))
const packageOf = (id: string, priceCents: number, contents: Content[], change: Partial<Named> = {}) =>
  service(id, priceCents, { kind: 'PACKAGE', links: linkTo(...contents), durationMinutes: 0, ...change })

const band = (upTo: number | null, priceCents: number, durationMinutes: number) => ({
  upTo,
  priceCents,
  durationMinutes,
  photosIncluded: 45,
  turnaroundHours: null,
})
const photos = service('photos', 22_500, {
  priceBasis: 'SQUARE_FEET',
  bands: [band(1500, 22_500, 60), band(3500, 35_000, 90)],
})
const plan = service('plan', 9900)
const tour = service('tour', 20_000)
const rush = service('rush', 5000, {
  kind: 'ADD_ON',
  durationMinutes: 0,
  turnaroundHours: 12,
  links: linkTo(photos),
})
const prints = service('prints', 250, { kind: 'ADD_ON', priceBasis: 'EACH', links: linkTo(plan) })
const essentials = packageOf('essentials', 39_900, [photos, plan])
const film = packageOf('film', 25_000, [plan, tour])
const catalog = [essentials, film, photos, plan, tour, rush, prints]
const ids = (services: readonly { id: string }[]) => services.map(({ id }) => id)
const measures = { size: { ...noSize, squareFeet: 3200 }, photoCounts: { prints: 10 } }

const cents = fc.integer({ min: 0, max: maximumCents })
const minutes = fc.integer({ min: 0, max: 1440 })
const contents = fc
  .array(fc.tuple(cents, minutes), { minLength: 2, maxLength: 12 })
  .map((all) => all.map(([price, length], index) => service(`s${index}`, price, { durationMinutes: length })))

test("a package's services add up to its price and minutes, and their taxes to the cent", () => {
  fc.assert(
    fc.property(
      contents,
      cents,
      minutes,
      fc.integer({ min: 0, max: 30_000 }),
      fc.boolean(),
      (all, price, length, rate, isIncluded) => {
        const priced = priceService(packageOf('p', price, all, { durationMinutes: length }), noMeasures)
        const ordered = toOrdered([priced])
        expect(totalCents(ordered)).toBe(price)
        expect(visitMinutes(ordered)).toBe(length || visitMinutes(all))
        expect(ordered.every(({ priceCents }) => Number.isInteger(priceCents) && priceCents >= 0)).toBe(true)
        const lines = taxLines(
          ordered.map(({ name, priceCents }, index) => ({
            kind: 'SERVICE' as const,
            description: name,
            amountCents: priceCents,
            taxable: index % 2 === 0,
          })),
          { isIncluded, components: [{ name: 'State', rateThousandths: rate }] },
        )
        const tax = lines.reduce((sum, { taxCents }) => sum + taxCents, 0)
        const total = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
        expect(total).toBe(isIncluded ? price : price + tax)
        for (const line of lines)
          expect(line.taxes.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(line.taxCents)
      },
    ),
  )
})

test('a package is split by its prices at the size, and shows what it saves', () => {
  const priced = priceService(essentials, measures)
  expect(priced).toMatchObject({ state: 'priced', durationMinutes: 120, singleCents: 44_900 })
  expect(priced.parts.map(({ priceCents, durationMinutes }) => [priceCents, durationMinutes])).toEqual([
    [31_102, 90],
    [8798, 30],
  ])
  expect(savedCents(priced)).toBe(5000)
  expect(savedCents(priceService(essentials, noMeasures))).toBe(0)
  const large = { ...measures, size: { ...noSize, squareFeet: 4000 } }
  expect(priceService(essentials, large).state).toBe('too-large')
})

test('an order has nothing twice, and add-ons only with their services', () => {
  fc.assert(
    fc.property(fc.subarray(ids(catalog)), (chosen) => {
      const order = pickOrder(catalog, chosen)
      const booked = ids(toOrdered(priceServices(order, measures)))
      expect(new Set(booked).size).toBe(booked.length)
      expect(pickOrder(catalog, ids(order))).toEqual(order)
      if (booked.includes('rush')) expect(booked).toContain('photos')
      if (booked.includes('prints')) expect(booked).toContain('plan')
    }),
  )
  expect(ids(pickOrder(catalog, ['essentials', 'photos', 'rush', 'tour']))).toEqual([
    'essentials',
    'tour',
    'rush',
  ])
  expect(ids(pickOrder(catalog, ['tour', 'rush']))).toEqual(['tour'])
  expect([...presentIds([essentials, tour])]).toEqual(['photos', 'plan', 'tour'])
})

test('choosing a package replaces its services and packages that overlap it', () => {
  expect([...choose(catalog, ['essentials', 'tour', 'rush'], 'film')]).toEqual(['rush', 'film'])
  expect([...choose(catalog, ['photos'], 'plan')]).toEqual(['photos', 'plan'])
})

test('the package that saves the most on the chosen services is suggested', () => {
  const priced = priceServices(catalog, measures)
  expect(suggestPackage(priced, new Set(['photos', 'plan', 'tour']))?.id).toBe('essentials')
  expect(suggestPackage(priced, new Set(['plan', 'tour']))?.id).toBe('film')
  expect(suggestPackage(priced, new Set(['photos', 'tour']))).toBeNull()
})

test('an add-on has a price for each unit, and a rush shortens the turnaround', () => {
  const [counted] = priceServices([prints], measures)
  expect(counted).toMatchObject({ priceCents: 2500, band: 'quantity 10', state: 'priced' })
  expect(priceService(prints, noMeasures).state).toBe('size-needed')
  const studio = { hours: 24, isPromised: false }
  const order = toOrdered(priceServices([photos, rush], measures))
  expect(turnaroundOf(order, studio)).toEqual({ hours: 12, isPromised: true })
  expect(turnaroundOf(order, { hours: 8, isPromised: true }).hours).toBe(8)
})
