import { expect, test } from 'vitest'
import { travelLabel } from '@/lib/calendar/travel/words'
import { driveKey, placeKey } from './drive'
import { drivenFee, priceTravel, toTravel } from './travel-fee'

const base = { latitude: 35.5951, longitude: -82.5515 }
const road = { roadFactorPercent: 100, averageMph: 35 }
/** A visit this many miles north of the base. */
const north = (miles: number) => ({
  position: { ...base, latitude: base.latitude + miles / 69.093 },
  road,
})

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
])('%s', (_name, miles, fee, feeCents) => {
  expect(priceTravel(base, north(miles), fee)).toEqual({ miles, feeCents, isEstimate: true })
})

test('is measured by the shown miles', () => {
  const fee = { travelFreeMiles: 20, travelStepMiles: 1, travelStepCents: 100 }
  expect(priceTravel(base, north(20.4), fee)).toMatchObject({ miles: 20, feeCents: 0 })
})

test('is measured by the road from the base, if that is known', () => {
  const fee = { travelFreeMiles: 20, travelStepMiles: 1, travelStepCents: 100 }
  const { position } = north(20)
  const there = driveKey(placeKey(base), placeKey(position))
  const measured = new Map([[there, { miles: 31.4, minutes: 44, isEstimate: false }]])
  const destination = { position, road: { ...road, measured } }
  expect(priceTravel(base, destination, fee)).toEqual({ miles: 31, feeCents: 1_100, isEstimate: false })
})

test('is unknown where a place is', () => {
  const fee = { travelFreeMiles: 0, travelStepMiles: 1, travelStepCents: 100 }
  expect(priceTravel(null, north(1), fee)).toBeNull()
  expect(priceTravel(base, null, fee)).toBeNull()
})

test.each([
  ['as it was booked', null, 'Travel, 34 miles', 1_400],
  ['of another photographer, who drives nowhere', 0, 'Travel, as agreed', 0],
  ['of another photographer, who drives farther', 5_000, 'Travel, as agreed', 1_400],
])('a drive %s', (_name, driveFeeCents, label, paidCents) => {
  const row = { travelMiles: 34, travelFeeCents: 1_400, driveFeeCents }
  const travel = toTravel(row)
  expect([travel && travelLabel(travel), travel?.feeCents, drivenFee(row)]).toEqual([label, 1_400, paidCents])
})
