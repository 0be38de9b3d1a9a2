import { expect, test } from 'vitest'
import { priceTravel } from './travel-fee'

const base = { latitude: 35.5951, longitude: -82.5515 }
const road = { roadFactorPercent: 100, averageMph: 35 }
/** A place this many miles north of the base. */
const north = (miles: number) => ({ ...base, latitude: base.latitude + miles / 69.093 })

test.each([
  ['within the free distance', 20, { travelFreeMiles: 20, travelStepMiles: 1, travelStepCents: 100 }, 0],
  ['per mile beyond it', 34, { travelFreeMiles: 20, travelStepMiles: 1, travelStepCents: 100 }, 1_400],
  [
    'per started band of ten miles',
    34,
    { travelFreeMiles: 20, travelStepMiles: 10, travelStepCents: 2_500 },
    5_000,
  ],
  ['a full band', 30, { travelFreeMiles: 20, travelStepMiles: 10, travelStepCents: 2_500 }, 2_500],
  ['without a fee', 90, { travelFreeMiles: 20, travelStepMiles: 1, travelStepCents: 0 }, 0],
])('%s', (_name, miles, terms, feeCents) => {
  expect(priceTravel(base, north(miles), { ...road, ...terms })).toEqual({ miles, feeCents })
})

test('is measured by the shown miles', () => {
  const terms = { ...road, travelFreeMiles: 20, travelStepMiles: 1, travelStepCents: 100 }
  expect(priceTravel(base, north(20.4), terms)).toEqual({ miles: 20, feeCents: 0 })
})

test('is unknown where a place is', () => {
  const terms = { ...road, travelFreeMiles: 0, travelStepMiles: 1, travelStepCents: 100 }
  expect(priceTravel(null, base, terms)).toBeNull()
  expect(priceTravel(base, null, terms)).toBeNull()
})
